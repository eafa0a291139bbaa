// Contact sheets of all portraits in three moods and of all things: PNG files outside the repository.
// `npm run sheets`, or `SHEETS_FOLDER=… npm run sheets`; then look at them.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { createServer } from "vite";

const ROOT = resolve(import.meta.dirname, "..");
const FOLDER = resolve(process.env.SHEETS_FOLDER ?? join(tmpdir(), "archrivals-sheets"));
const GAP = 6;
const LABEL = 16;
const NONE = { loadSystemFonts: false };

/** A picture in its place on a sheet. */
function cell(svg, x, y, side) {
  const png = new Resvg(svg, { fitTo: { mode: "width", value: side }, font: NONE })
    .render()
    .asPng();
  const href = `data:image/png;base64,${png.toString("base64")}`;
  return `<image x="${x}" y="${y}" width="${side}" height="${side}" href="${href}"/>`;
}

/** One PNG: rows of a name and its pictures. */
function sheet(name, rows, { side, columns, labels = true }) {
  const wide = side * (rows[0]?.pictures.length ?? 1) + GAP * 2;
  const high = side + GAP + (labels ? LABEL : 0);
  let drawn = "";
  rows.forEach(({ label, pictures }, at) => {
    const [x, y] = [(at % columns) * wide + GAP, Math.floor(at / columns) * high + GAP];
    pictures.forEach((svg, i) => {
      drawn += cell(svg, x + i * side, y, side - 2);
    });
    if (labels)
      drawn += `<text x="${x}" y="${y + side + 11}" font-size="12" font-family="sans-serif" fill="#f6f3ff">${label.replace("&", "&amp;")}</text>`;
  });
  const size = `width="${columns * wide + GAP}" height="${Math.ceil(rows.length / columns) * high + GAP}"`;
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="#0b0a17"/>${drawn}</svg>`;
  const file = join(FOLDER, `${name}.png`);
  writeFileSync(file, new Resvg(whole).render().asPng());
  console.log(file);
}

const vite = await createServer({
  root: ROOT,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, ws: false },
});
const { portraitOf, pictureOf } = await vite.ssrLoadModule("/src/art/gallery.ts");
const { isFigure, pictureId } = await vite.ssrLoadModule("/src/art/subject.ts");
const { ROWS } = await vite.ssrLoadModule("/src/art/figures.ts");
const { MOODS } = await vite.ssrLoadModule("/src/art/moods.ts");
const cards = JSON.parse(readFileSync(join(ROOT, "made/cards.json"), "utf8"));
mkdirSync(FOLDER, { recursive: true });

const figures = Object.keys(ROWS);
const moods = (id, look) => MOODS.map((mood) => portraitOf(id, { ...look, mood }));
for (let from = 0; from < figures.length; from += 36) {
  const rows = figures.slice(from, from + 36).map((id) => ({ label: id, pictures: moods(id) }));
  sheet(`moods-${1 + from / 36}`, rows, { side: 150, columns: 3 });
}
const faces = figures.map((id) => ({ label: id, pictures: moods(id, { crop: "face" }) }));
sheet("faces-32", faces, { side: 34, columns: 12, labels: false });
for (const box of new Set(cards.map((card) => card.box))) {
  const shown = new Map(
    cards
      .filter((card) => card.box === box)
      .map((card) => [pictureId(card) + isFigure(card), card]),
  );
  const rows = [...shown.values()].map((card) => ({
    label: card.name,
    pictures: [pictureOf(card, { crop: "bust" })],
  }));
  sheet(`cards-${box}`, rows, { side: 150, columns: 10 });
}
await vite.close();
