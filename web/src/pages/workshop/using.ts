// A box that is worked on, for the pages of the Workshop.
import { useEffect, useState } from "react";
import type { MadeBox } from "../../base/making/box";
import { boxes, type Kept, useShelf } from "../../base/making/shelf";

/** The changes by their names, as an undo says them. */
export const DID = [
  "words",
  "name",
  "type",
  "kind",
  "cost",
  "points",
  "copies",
  "part",
  "picture",
  "card",
  "box",
] as const;
export type Did = (typeof DID)[number];

export interface Bench {
  readonly key: string;
  readonly kept: Kept;
  readonly box: MadeBox;
  readonly keeps: boolean;
  change(how: (box: MadeBox) => MadeBox, did: Did): void;
  amend(how: (box: MadeBox) => MadeBox): void;
  undo(): void;
  redo(): void;
  /** What the last undo took back, for a moment. */
  readonly said: Did | null;
}

/** Null while boxes are read; undefined where there is no such box. */
export function useBench(key: string): Bench | null | undefined {
  const { boxes: all, keeps } = useShelf();
  const [said, setSaid] = useState<{ did: Did } | null>(null);
  useEffect(() => {
    if (!said) return;
    const gone = setTimeout(() => setSaid(null), 4000);
    return () => clearTimeout(gone);
  }, [said]);
  const kept = all?.find((each) => each.key === key);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || event.altKey)
        return;
      const { target } = event;
      // a line to type in has an undo of its own; the sentence does not
      if (target instanceof HTMLInputElement && target.type === "text") return;
      event.preventDefault();
      if (event.shiftKey) boxes.redo(key);
      else {
        const did = boxes.get(key)?.of.past.at(-1)?.did;
        boxes.undo(key);
        if (did) setSaid({ did: did as Did });
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [key]);
  if (!all) return null;
  if (!kept) return undefined;
  return {
    key,
    kept,
    box: kept.of.now,
    keeps,
    change: (how, did) => boxes.change(key, how, did),
    amend: (how) => boxes.amend(key, how),
    undo() {
      const did = kept.of.past.at(-1)?.did;
      boxes.undo(key);
      if (did) setSaid({ did: did as Did });
    },
    redo: () => boxes.redo(key),
    said: said?.did ?? null,
  };
}
