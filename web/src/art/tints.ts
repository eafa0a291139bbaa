// The colours of a figure.

export interface Tints {
  /** The two colours of the suit. */
  main: string;
  second: string;
  /** Marks, glow, trim and the light from behind. */
  energy: string;
  ground: string;
  skin: string;
  hair: string;
  gear: string;
  back: string | undefined;
  glove: string | undefined;
}

export const SKINS = {
  a: "#f3c9a4",
  b: "#dba277",
  c: "#a9693f",
  d: "#6e4128",
  w: "#ece7f2",
  g: "#7fb069",
  r: "#c8423b",
  u: "#6f8fd6",
  p: "#a07bc4",
  y: "#e2b33c",
  t: "#4f8f8a",
  o: "#d9763a",
  k: "#3a3446",
  s: "#9aa3b5",
} satisfies Record<string, string>;
