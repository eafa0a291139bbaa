// How a table of this browser is known.

/** Return whether a table is one of this browser: their ids say so. */
export const isLocal = (table: string): boolean => table.startsWith("local-");
