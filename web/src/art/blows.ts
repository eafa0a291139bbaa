// The arm of a blow, and the arm that wards one off. `side` is where the other figure is: 1 to the right.
import type { Body } from "./bodies";
import { EDGE, fill, glow, light, line, short, turned } from "./ink";
import { grip, open } from "./props";
import type { Tints } from "./tints";

interface Limb {
  tints: Tints;
  body: Body;
  /** The colour of the sleeve, or of a bare arm. */
  sleeve: string;
  side: 1 | -1;
}

/** A drawing that was made for a figure that looks to the right. */
const facing = (drawing: string, side: 1 | -1): string =>
  side > 0 ? drawing : `<g transform="matrix(-1 0 0 1 200 0)">${drawing}</g>`;

/** A tapered arm from a shoulder to a wrist. */
function limb(from: [number, number], to: [number, number], thick: number, thin: number): string {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(x, y);
  const [across, down] = [-y / long, x / long];
  const at = ([px, py]: [number, number], by: number) =>
    `${short(px + across * by)},${short(py + down * by)}`;
  return `M${at(from, -thick)}L${at(to, -thin)}L${at(to, thin)}L${at(from, thick)}Q${short(from[0] - x * 0.12)},${short(from[1] - y * 0.12)} ${at(from, -thick)}Z`;
}

const FIST_SCALE = 1.45;

/** A fist at the end of a straight arm, with the air that it has moved. */
export function strikingArm({ tints, body, sleeve, side }: Limb): string {
  const shoulder: [number, number] = [100 + body.wide * 0.5, body.high + 22];
  const wrist: [number, number] = [178, body.high - 4];
  const [fistX, fistY] = [194, body.high - 9];
  const cuff = limb([160, body.high + 2], wrist, 14, 13);
  const air = line(
    `M${fistX - 44},${fistY + 33}L${fistX - 4},${fistY + 27}M${fistX - 30},${fistY + 43}L${fistX + 4},${fistY + 38}M${fistX - 16},${fistY - 29}L${fistX + 6},${fistY - 33}`,
    "#fff",
    4,
    'opacity=".8"',
  );
  const fist = turned(
    `<g transform="translate(${fistX} ${fistY}) scale(${FIST_SCALE})">${grip(tints, 0, 0)}</g>`,
    -9,
    fistX,
    fistY,
  );
  return facing(
    air + fill(limb(shoulder, wrist, 19, 12), sleeve, EDGE) + fill(cuff, tints.second, EDGE) + fist,
    side,
  );
}

/** An open hand before the chest, from which the figure's own light breaks. */
export function castingArm({ tints, body, sleeve, side }: Limb): string {
  const shoulder: [number, number] = [100 + body.wide * 0.5, body.high + 22];
  const wrist: [number, number] = [170, body.high + 4];
  const [x, y] = [180, body.high - 6];
  const beam = fill(
    `M${x + 6},${y - 12}L236,${y - 34}V${y + 30}L${x + 6},${y + 10}Z`,
    tints.energy,
    'opacity=".55"',
  );
  return facing(
    fill(limb(shoulder, wrist, 19, 12), sleeve, EDGE) +
      turned(open(tints, x - 4, y, -1.15), 58, x - 4, y) +
      beam +
      glow(x + 16, y - 3, 15, tints.energy) +
      line(`M${x + 30},${y - 3}L232,${y - 4}`, light(tints.energy, 0.6), 6),
    side,
  );
}

/** A forearm raised between the figure and what hits it. */
export function wardingArm({ tints, sleeve, side }: Limb): string {
  const hand = turned(open(tints, 160, 112, -1), 14, 160, 112);
  return facing(fill("M132,240L146,126Q158,118 171,128L182,240Z", sleeve, EDGE) + hand, side);
}
