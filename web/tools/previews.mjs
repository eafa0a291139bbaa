// The pictures of links in chats (1200×630) and the icons of the app: PNG files of `public`.
// `npm run previews`; then look at them. No words are in them: the text of a link has those.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { deflateSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { createServer } from "vite";

const ROOT = resolve(import.meta.dirname, "..");
const PUBLIC = join(ROOT, "public");
const [WIDE, HIGH] = [1200, 630];
const FIGURE = 570;
const MOST_COLOURS = 128;
const NONE = { loadSystemFonts: false };

/** Who stands for a box: two who face each other. */
const RIVALS = {
  "heroes-unite": ["batgirl", "black-adam"],
  confrontations: ["superman", "lex-luthor"],
  "rivals-batman-joker": ["batman", "the-joker"],
  "rivals-shazam-black-adam": ["shazam", "black-adam"],
  "base-set": ["wonder-woman", "darkseid"],
  mixed: ["batman", "black-adam"],
};

/** The colours of a kind: left, right, and the sign between them. */
const KINDS = {
  invite: { left: "#123a7a", right: "#8a1730", sign: "M0 -64 74 64H38L0 -2 -38 64H-74Z" },
  replay: { left: "#101c4a", right: "#123a7a", sign: "M-52 -70 72 0 -52 70Z" },
  cards: { left: "#2a1458", right: "#4a1d86", sign: "M-58 -78H26V46H-58ZM40 -46H58V78H-26V60H40Z" },
};

const render = (svg, width) =>
  new Resvg(svg, { fitTo: { mode: "width", value: width }, font: NONE }).render();

/** A figure in its place, with its lower edge at that of the picture. */
function placed(svg, x) {
  const drawn = render(svg, FIGURE);
  const href = `data:image/png;base64,${drawn.asPng().toString("base64")}`;
  const size = `width="${FIGURE}" height="${drawn.height}"`;
  return `<image x="${x}" y="${HIGH - drawn.height}" ${size} href="${href}"/>`;
}

function picture({ left, right, sign }, figures) {
  const rays = Array.from({ length: 14 }, (_, at) => {
    const [from, to] = [(at * Math.PI) / 7, ((at + 0.5) * Math.PI) / 7];
    const point = (angle) => `${600 + 1000 * Math.cos(angle)} ${330 + 1000 * Math.sin(angle)}`;
    return `M600 330 ${point(from)} ${point(to)}Z`;
  }).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}">
<path d="M0 0H${WIDE}V${HIGH}H0Z" fill="${right}"/><path d="M0 0H690L510 ${HIGH}H0Z" fill="${left}"/>
<path d="${rays}" fill="#fff" fill-opacity=".06"/>${figures}
<path d="M700 0h12L532 ${HIGH}h-24L688 0Z" fill="#ffc93c"/>
<circle cx="606" cy="315" r="126" fill="#0b0a17" stroke="#ffc93c" stroke-width="10"/>
<path transform="translate(606 315)" d="${sign}" fill="#ffc93c" fill-rule="evenodd"/></svg>`;
}

// --- PNG files with a palette: a third of the bytes, and no eye sees the difference -----------

const CRC = Uint32Array.from({ length: 256 }, (_, at) => {
  let value = at;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind), data]);
  let crc = ~0;
  for (const byte of body) crc = CRC[(crc ^ byte) & 255] ^ (crc >>> 8);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(~crc >>> 0);
  return Buffer.concat([length, body, sum]);
}

/** The colours that are most in a picture, by five bits a channel, and the nearest of them for each. */
function paletteOf(pixels) {
  const counts = new Map();
  const coarse = (at) =>
    ((pixels[at] >> 3) << 10) | ((pixels[at + 1] >> 3) << 5) | (pixels[at + 2] >> 3);
  for (let at = 0; at < pixels.length; at += 4)
    counts.set(coarse(at), (counts.get(coarse(at)) ?? 0) + 1);
  const most = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_COLOURS);
  const colours = most.map(([key]) => [key >> 10, (key >> 5) & 31, key & 31]);
  const nearest = new Map();
  for (const key of counts.keys()) {
    const [r, g, b] = [key >> 10, (key >> 5) & 31, key & 31];
    const far = colours.map((c) => (c[0] - r) ** 2 + (c[1] - g) ** 2 + (c[2] - b) ** 2);
    nearest.set(key, far.indexOf(Math.min(...far)));
  }
  return { colours, index: (at) => nearest.get(coarse(at)) };
}

function png({ pixels, width, height }) {
  const { colours, index } = paletteOf(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + x + 1] = index(4 * (y * width + x));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(colours.flat().map((value) => Math.round((value * 255) / 31)))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function write(name, svg, width) {
  const bytes = png(render(svg, width));
  mkdirSync(join(PUBLIC, name, ".."), { recursive: true });
  writeFileSync(join(PUBLIC, name), bytes);
  console.log(`${String(bytes.length).padStart(7)}  ${name}`);
}

const vite = await createServer({
  root: ROOT,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, ws: false },
});
const { portraitOf } = await vite.ssrLoadModule("/src/art/gallery.ts");
for (const [box, [left, right]] of Object.entries(RIVALS))
  for (const [kind, look] of Object.entries(KINDS)) {
    const figures =
      placed(portraitOf(left, { crop: "cut", depth: 1, facing: "right" }), 0) +
      placed(portraitOf(right, { crop: "cut", depth: 1, facing: "left" }), 620);
    write(`previews/${kind}-${box}.png`, picture(look, figures), WIDE);
  }
const [hero, villain] = RIVALS.mixed.map((id, at) =>
  placed(portraitOf(id, { crop: "cut", depth: 1, facing: at ? "left" : "right" }), at ? 620 : 0),
);
const ours = { ...KINDS.replay, sign: KINDS.invite.sign };
write("previews/archrivals.png", picture(ours, hero + villain), WIDE);
await vite.close();

// The icon of the app: on its ground, and for masks that cut off all but the middle.
const icon = readFileSync(join(PUBLIC, "icon.svg"), "utf8");
const drawn = icon.slice(icon.indexOf("<path"), icon.lastIndexOf("</svg>"));
const whole = (scale) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0H64V64H0Z" fill="#14181f"/>
<g transform="translate(32 32) scale(${scale}) translate(-32 -32)">${drawn}</g></svg>`;
write("icons/192.png", whole(1), 192);
write("icons/512.png", whole(1), 512);
write("icons/maskable-512.png", whole(0.75), 512);
write("icons/apple-180.png", whole(0.9), 180);
