import { describe, expect, it } from "vitest";
import fixture from "../base/wire/fixture.json";
import type { CardEntry } from "../base/wire/queries";
import { BAND_AT, CUTS, cutOf, LEAST, linesOf, nameLines, type Ruler } from "./fit";
import { atMoment, clausesOf, piecesOf, splitOf } from "./words";

/** About as wide as the types of the page: a body of 0.5 em, a condensed face of 0.42 em. */
const ruler: Ruler = (words, { size, weight, face }) =>
  words.length * size * (face === "display" ? 0.42 : weight === 700 ? 0.55 : 0.5);

const cards = fixture as CardEntry[];
const LONGEST = "Encyclopedia of Magical Monsters";

/** The table shows of a Super-Villain what counts at the moment. */
const textsOf = ({ kind, sentences }: CardEntry) =>
  kind === "super-villain"
    ? [atMoment(sentences, "appears"), atMoment(sentences, "appeared")]
    : [sentences];

const plain = (words: string) => (words ? [{ words, term: null }] : []);

describe("the cut of a card", () => {
  it("gives a short text a large picture and a long one a small one", () => {
    const cuts = [0, 12, 60, 100, 150, 230].map(
      (length) =>
        cutOf({ name: "Katana", clauses: [plain("word ".repeat(length / 5))] }, 166, 1, ruler).cut,
    );
    expect(cuts[0]).toBe("bare");
    const places = cuts.map((cut) => CUTS.indexOf(cut));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(cuts).size).toBeGreaterThan(3);
  });

  it("has room for every card's text at the widths of the table, in no type below 11 px", () => {
    for (const card of cards)
      for (const width of [150, 166, 178, 192, 208, 304])
        for (const text of textsOf(card)) {
          const fit = cutOf(
            { name: card.name, clauses: [piecesOf(splitOf(text).rest)] },
            width,
            1,
            ruler,
          );
          expect(fit.whole, `${card.id} at ${width}`).toBe(true);
          expect(fit.type).toBeGreaterThanOrEqual(LEAST);
          expect(fit.name).toBeGreaterThanOrEqual(LEAST);
        }
  });

  it("has room for every clause on lines of its own, as a card that is looked at has them", () => {
    for (const card of cards)
      for (const text of textsOf(card)) {
        const clauses = clausesOf(splitOf(text).rest).map(piecesOf);
        expect(cutOf({ name: card.name, clauses }, 248, 1, ruler).whole, card.id).toBe(true);
      }
    const [one, two] = [plain("word ".repeat(24)), plain("word ".repeat(24))];
    const together = cutOf({ name: "Raven", clauses: [[...one, ...two]] }, 248, 1, ruler);
    const apart = cutOf({ name: "Raven", clauses: [one, two] }, 248, 1, ruler);
    expect(CUTS.indexOf(apart.cut)).toBeGreaterThanOrEqual(CUTS.indexOf(together.cut));
  });

  it("shows no less of a picture when a card is enlarged", () => {
    const [SMALL, FITTED, SHOWN] = [166, 248, 304]; // a large card is fitted narrow, and shown wider
    for (const card of cards) {
      const { name, sentences } = card;
      const [text = sentences] = textsOf(card).slice(-1); // as it lies on the table
      const small = cutOf({ name, clauses: [piecesOf(splitOf(text).rest)] }, SMALL, 1, ruler);
      const clauses = clausesOf(splitOf(sentences).rest).map(piecesOf);
      const large = cutOf({ name, clauses }, FITTED, 1, ruler);
      const picture = Math.min(BAND_AT[small.cut] * SMALL, BAND_AT.xlong * SHOWN);
      expect(BAND_AT[large.cut] * SHOWN, card.id).toBeGreaterThanOrEqual(picture);
    }
  });

  it("sets larger words where the reader wants them, as far as they fit", () => {
    const clauses = [plain("Draw a card.")];
    const usual = cutOf({ name: "Raven", clauses }, 178, 1, ruler);
    const huge = cutOf({ name: "Raven", clauses }, 178, 1.37, ruler);
    expect(huge.type).toBeGreaterThan(usual.type);
  });

  it("sets the longest name in two lines, and breaks no word", () => {
    const { name } = cutOf({ name: LONGEST, clauses: [plain("Draw a card.")] }, 166, 1, ruler);
    expect(nameLines(LONGEST, 146, name, ruler)).toBe(2);
    expect(nameLines("Transportation", 40, 16, ruler)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("lines", () => {
  it("break at spaces and behind hyphens", () => {
    expect(linesOf(plain("one two"), 40, 10, ruler)).toBe(1);
    expect(linesOf(plain("one two"), 20, 10, ruler)).toBe(2);
    expect(linesOf(plain("Line-Up"), 25, 10, ruler)).toBe(2);
  });
});
