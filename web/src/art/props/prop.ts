import type { Body } from "../bodies";
import type { Tints } from "../tints";

/** Something in front of a figure. */
export type Prop = (c: Tints, b: Body) => string;
