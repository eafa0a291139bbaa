// The faces of cards as SVG files, for pages without the client: `node tools/faces.mjs CARDS FOLDER`.
// The art, the cut and the pieces of the text are those of the table (`src/art`, `src/cards`). CARDS is
// a JSON file with the cards of the codex; each becomes FOLDER/BOX/ID.svg.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createServer } from "vite";

const ROOT = resolve(import.meta.dirname, "..");
const [WIDTH, HEIGHT] = [250, 350];
/** Room around a card for what stands out of it: the cost, the Power, the band. */
const ROUND = 10;
const SANS = "'Helvetica Neue', Arial, 'Liberation Sans', sans-serif";
const NARROW = "'Barlow Condensed', 'Arial Narrow', 'Liberation Sans Narrow', sans-serif";
const COLOURS = {
  hero: "#1f5fae",
  villain: "#a3243b",
  "super-power": "#6b35b0",
  equipment: "#4d5872",
  location: "#7a5416",
  "super-villain": "#6d0f2a",
  "super-hero": "#14406f",
  nemesis: "#6c1c5a",
  starter: "#4a4a63",
  weakness: "#3d4a2a",
};
const TERMS = {
  attack: "#a3122f",
  "first-appearance": "#a3122f",
  defense: "#0a5c9c",
  block: "#0a5c9c",
  ongoing: "#7a4b00",
  confrontation: "#6b1fa8",
};
const STAR = "M12 1 15 8.6 23 9.2 16.8 14.3 18.8 22.2 12 17.9 5.2 22.2 7.2 14.3 1 9.2 9 8.6Z";
const HOUSE = "M12 2 23 12H20V22H14V15H10V22H4V12H1Z";

/** The widths of Helvetica's letters from the space on, in thousandths of its size. */
const WIDTHS =
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584"
    .split(" ")
    .map(Number);

/** A ruler without a browser. Lines are set to the widths that it gives, in any type. */
const ruler = (words, { size, weight, face }) => {
  if (face === "display") return words.length * size * 0.44;
  const letters = [...words].reduce((sum, l) => sum + (WIDTHS[l.charCodeAt(0) - 32] ?? 556), 0);
  return ((letters * size) / 1000) * (weight === 700 ? 1.07 : 1);
};

const safe = (words) => words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
const near = (number) => String(Math.round(number * 10) / 10);

/** The words of a text, each of one or more parts: "Attack" and ":" stand together. */
function wordsOf(pieces) {
  const words = [];
  let open = null;
  for (const { words: text, term } of pieces)
    for (const part of text.match(/\s+|\S+/g) ?? [])
      if (/^\s/.test(part)) open = null;
      else if (open) open.push({ text: part, term });
      else words.push((open = [{ text: part, term }]));
  return words;
}

/** A text broken into lines of a width. */
function linesOf(pieces, width, size) {
  const space = ruler(" ", { size, weight: 400 });
  const lines = [];
  for (const word of wordsOf(pieces)) {
    const wide = word.reduce(
      (sum, { text, term }) => sum + ruler(text, { size, weight: term ? 700 : 400 }),
      0,
    );
    const line = lines.at(-1);
    if (line && line.wide + space + wide <= width) {
      line.parts.push({ text: " ", term: null }, ...word);
      line.wide += space + wide;
    } else lines.push({ parts: word, wide });
  }
  return lines;
}

/** A line whose width is the one that was measured. */
const set = (x, y, wide, inside, more = "") =>
  `<text x="${near(x)}" y="${near(y)}" textLength="${near(wide)}" lengthAdjust="spacingAndGlyphs" xml:space="preserve"${more}>${inside}</text>`;

const part = ({ text, term }) =>
  term
    ? `<tspan font-weight="700"${TERMS[term] ? ` fill="${TERMS[term]}"` : ""}>${safe(text)}</tspan>`
    : safe(text);

function nameOn(name, width, size) {
  const lines = [];
  for (const word of name.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && ruler(longer, { size, face: "display" }) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The picture of a card in its room above the band. */
function pictured(svg, high, keep) {
  const side = Math.max(WIDTH - 4, high);
  const y = 2 - (side - high) * keep;
  return svg.replace(
    '<svg xmlns="http://www.w3.org/2000/svg"',
    `<svg x="${near((WIDTH - side) / 2)}" y="${near(y)}" width="${near(side)}" height="${near(side)}"`,
  );
}

function face(card, { art, cut, pieces, power, top, colour, kind }) {
  const names = nameOn(card.name, WIDTH - 20 - (cut.cut === "sheet" ? 0.17 * WIDTH : 0), cut.name);
  const left = cut.cut === "sheet" ? 0.17 * WIDTH + 8 : 14;
  const band = names.length * cut.name * 1.02 + 8;
  const [bandAt, foot] = [Math.max(top * WIDTH, 3), HEIGHT - 0.1325 * WIDTH - 3];
  const room = (top + 0.14) * WIDTH;
  const paper = bandAt + band - 2;
  const shown = `M2 2H${WIDTH - 2}V${near(2 + room * 0.84)}L2 ${near(2 + room)}Z`;
  let text = "";
  let y = paper + 0.054 * WIDTH + cut.type * 0.95;
  for (const clause of pieces) {
    for (const { parts, wide } of linesOf(clause, WIDTH - 14 - 0.084 * WIDTH - 1.5, cut.type)) {
      text += set(7 + 0.042 * WIDTH, y, wide, parts.map(part).join(""));
      y += cut.type * cut.leading;
    }
    y += cut.type * 0.28;
  }
  const middle = (paper + foot) / 2;
  const big = !pieces.length && power !== null ? `+${power} Power` : "";
  const title = names
    .map((line, at) => {
      const size = { size: cut.name, face: "display" };
      return set(left, bandAt + 4 + cut.name * (0.82 + 1.02 * at), ruler(line, size), safe(line));
    })
    .join("");
  const points = typeof card.vp === "number" ? String(card.vp).replace("-", "−") : "∗";
  const marks = [
    card.house && `<path transform="translate(0 -13) scale(.72)" d="${HOUSE}" fill="#ffc93c"/>`,
    card.level !== null && `<text font-size="15" font-weight="700">Lv ${card.level}</text>`,
    card.kind !== "super-hero" &&
      card.vp !== 0 &&
      `<g fill="#ffe08a"><path transform="translate(0 -13) scale(.65)" d="${STAR}"/><text x="18" font-size="18" font-weight="700">${points}</text></g>`,
  ].filter(Boolean);
  const signs = marks.map(
    (mark, at) =>
      `<g transform="translate(${WIDTH - 46 - 40 * (marks.length - 1 - at)} ${HEIGHT - 14})">${mark}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-ROUND} ${-ROUND} ${WIDTH + 2 * ROUND} ${HEIGHT + 2 * ROUND}" font-family="${SANS}">
<title>${safe(card.name)}</title><clipPath id="edge"><rect x="2" y="2" width="${WIDTH - 4}" height="${HEIGHT - 4}" rx="12"/></clipPath><clipPath id="room"><path d="${shown}"/></clipPath>
<rect x="1.5" y="1.5" width="${WIDTH - 3}" height="${HEIGHT - 3}" rx="15" fill="${colour}" stroke="#07060f" stroke-width="3"/>
${cut.cut === "sheet" ? "" : `<g clip-path="url(#edge)"><g clip-path="url(#room)">${art(room)}</g></g>`}
<path d="M7 ${near(paper)}H${WIDTH - 7}V${near(foot)}H7Z" fill="#f7f2e4"/>
<g fill="#17132b" font-size="${near(cut.type)}">${text}</g>${big && `<text x="${WIDTH / 2}" y="${near(middle + 12)}" text-anchor="middle" fill="#17132b" font-family="${NARROW}" font-style="italic" font-weight="700" font-size="28">${big}</text>`}
<g transform="rotate(-3.2 ${WIDTH / 2} ${near(bandAt + band / 2)})"><path d="M-5 ${near(bandAt)}H${WIDTH + 5}V${near(bandAt + band)}H-5Z" fill="#0c0a16"/><path d="M-5 ${near(bandAt)}h6v${near(band)}h-6Z" fill="${colour}"/>
<g fill="#fff" font-family="${NARROW}" font-style="italic" font-weight="700" font-size="${near(cut.name)}">${title}</g></g>
${card.cost === null ? "" : `<circle cx="20" cy="20" r="25" fill="#fff" stroke="#07060f" stroke-width="3"/><text x="19" y="31" text-anchor="middle" fill="#12101f" font-family="${NARROW}" font-style="italic" font-weight="700" font-size="32">${card.cost}</text>`}
${power === null || big ? "" : `<path transform="translate(${WIDTH - 56} 12) skewX(-8)" d="M0 0H64V34H0Z" fill="#ffc93c" stroke="#07060f" stroke-width="2.5"/><text x="${WIDTH - 27}" y="38" text-anchor="middle" fill="#1a1204" font-family="${NARROW}" font-style="italic" font-weight="700" font-size="28">+${power}</text>`}
<g fill="#fff"><text x="12" y="${HEIGHT - 13}" font-family="${NARROW}" font-style="italic" font-weight="700" font-size="18">${safe(kind.toUpperCase())}</text>${signs.join("")}</g></svg>
`;
}

const vite = await createServer({
  root: ROOT,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, ws: false },
});
const [{ pictureOf }, { isFigure }, { familyOf }, { BAND_AT, cutOf }, words] = await Promise.all(
  ["art/gallery", "art/subject", "cards/families", "cards/fit", "cards/words"].map((module) =>
    vite.ssrLoadModule(`/src/${module}.ts`),
  ),
);
const [from, to] = process.argv.slice(2).map((path) => resolve(path));
const cards = JSON.parse(readFileSync(from, "utf8"));
for (const card of cards) {
  const { power, rest } = words.splitOf(card.sentences);
  const pieces = words.clausesOf(rest).map(words.piecesOf);
  const cut = cutOf({ name: card.name, clauses: pieces }, WIDTH, 1, ruler);
  const family = familyOf(card);
  const drawn = face(card, {
    art: (room) => pictured(pictureOf(card, { crop: "bust" }), room, isFigure(card) ? 0.27 : 0.42),
    cut,
    pieces,
    power,
    top: BAND_AT[cut.cut],
    colour: COLOURS[family],
    kind: family === "nemesis" ? "villain" : family.replace("-", " "),
  });
  mkdirSync(join(to, card.box), { recursive: true });
  writeFileSync(join(to, card.box, `${card.id}.svg`), drawn);
}
await vite.close();
