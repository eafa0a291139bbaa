// The weight of pictures that are drawn at build time, box by box, against that of the drawing code:
// `node tools/weigh-pictures.mjs`. Decision 037 is made from it.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { build, createServer } from "vite";

const ROOT = resolve(import.meta.dirname, "..");
const KB = 1000;
/** The side of a bitmap for a card of the table on a screen of double density. */
const SIDE = 240;
/** The pictures of a box that are drawn as bitmaps, for a mean. */
const SAMPLE = 20;
/** As large a window as a whole box: figures repeat each other's parts. */
const PACKING = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
};

const packed = (text) => brotliCompressSync(text, PACKING).length / KB;
const shown = (kb) => `${kb.toFixed(1)} KB`;

/** The drawing code alone, as a page gets it. */
async function codeOf() {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: "src/art/gallery.ts", formats: ["es"] },
      rolldownOptions: { output: { minify: true } },
    },
  });
  return [built].flat()[0].output[0].code;
}

const vite = await createServer({
  root: ROOT,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, ws: false },
});
const { pictureOf } = await vite.ssrLoadModule("/src/art/gallery.ts");
const { isFigure, pictureId } = await vite.ssrLoadModule("/src/art/subject.ts");
const { MOODS } = await vite.ssrLoadModule("/src/art/moods.ts");
const cards = JSON.parse(readFileSync(join(ROOT, "made/cards.json"), "utf8"));

const code = await codeOf();
console.log(`drawing code: ${shown(code.length / KB)}, ${shown(packed(code))} packed`);
const began = performance.now();
for (const card of cards) pictureOf(card, { crop: "bust" });
console.log(`a picture is drawn in ${((performance.now() - began) / cards.length).toFixed(2)} ms`);
let all = 0;
for (const box of new Set(cards.map((card) => card.box))) {
  const known = new Map(
    cards
      .filter((card) => card.box === box)
      .map((card) => [pictureId(card) + isFigure(card), card]),
  );
  const drawn = [...known.values()];
  const seated = drawn.filter(({ kind }) => /^(super|character)/.test(kind));
  const plain = drawn.map((card) => pictureOf(card, { crop: "bust" }));
  const stirred = seated.flatMap((card) =>
    MOODS.flatMap((mood) => [
      pictureOf(card, { crop: "face", mood }),
      pictureOf(card, { crop: "cut", mood, facing: "left" }),
      pictureOf(card, { crop: "cut", mood, facing: "right" }),
    ]),
  );
  const bitmaps = plain
    .slice(0, SAMPLE)
    .map(
      (svg) =>
        new Resvg(svg, { fitTo: { mode: "width", value: SIDE }, font: { loadSystemFonts: false } })
          .render()
          .asPng().length,
    );
  const bitmap = bitmaps.reduce((sum, bytes) => sum + bytes, 0) / bitmaps.length / KB;
  const whole = [...plain, ...stirred].join("\n");
  all += packed(whole);
  console.log(
    `${box}: ${plain.length} pictures ${shown(packed(plain.join("\n")))}, with ` +
      `${stirred.length} of moods ${shown(packed(whole))} (${shown(whole.length / KB)} unpacked), ` +
      `as PNG of ${SIDE} points ${shown(bitmap * plain.length)}`,
  );
}
console.log(`all boxes: ${shown(all)}`);
await vite.close();
