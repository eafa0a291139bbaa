// Which ends are new to the reader: each is counted up once.
import { useState } from "react";

const counted = new Set<string>();

/** Return whether the end of a table is shown for the first time on this page. */
export function useFresh(table: string): boolean {
  const [fresh] = useState(() => {
    const first = !counted.has(table);
    counted.add(table);
    return first;
  });
  return fresh;
}
