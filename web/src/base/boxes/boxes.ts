// The boxes that there are, and what each looks like before a card was dealt. Each folder of
// `src/archrivals/boxes` says it in `box.json`; no box is named here.

interface Look {
  position: number;
  /** Those on its picture: in front, behind, and next to them. */
  cast: readonly string[];
  /** The colours behind them, above and below. */
  sky: string;
  deep: string;
}

const FILES = import.meta.glob<Look>("../../../../src/archrivals/boxes/*/box.json", {
  eager: true,
  import: "default",
});

/** Return the id of the box in whose folder a file lies. */
export const boxOfFile = (path: string): string =>
  (/boxes\/(\w+)\//.exec(path)?.[1] ?? "").replaceAll("_", "-");

const LOOKS: Readonly<Record<string, Look>> = Object.fromEntries(
  Object.entries(FILES)
    .sort(([, one], [, other]) => one.position - other.position)
    .map(([path, look]) => [boxOfFile(path), look]),
);

/** Every box, in the order of lists. */
export const BOXES: readonly string[] = Object.keys(LOOKS);

/** The box of a game for which none is named. */
export const FIRST_BOX = BOXES[0] ?? "";

export const castOf = (box: string): readonly string[] | undefined => LOOKS[box]?.cast;

/** Return the colours of a box, as values of `--sky` and `--deep`. */
export const coloursOf = (box: string): Record<string, string> => ({
  "--sky": LOOKS[box]?.sky ?? "",
  "--deep": LOOKS[box]?.deep ?? "",
});
