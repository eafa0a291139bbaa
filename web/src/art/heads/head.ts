import type { Tints } from "../tints";

/** A head that replaces the usual one. */
export type Head = (c: Tints) => string;
