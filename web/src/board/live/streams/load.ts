// What a browser has heard of games of every box (tools/record_streams.py), for tests.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Update, View } from "../../../base/wire/messages";

const PACKED = ".json.gz";

export const BOXES = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(PACKED))
  .map((name) => name.slice(0, -PACKED.length));

export interface Stream {
  box: string;
  cards: Map<string, { kind: string; cost: number | null }>;
  messages: (View | Update)[];
}

export function streamOf(box: string): Stream {
  const packed = readFileSync(join(import.meta.dirname, `${box}${PACKED}`));
  const { cards, messages } = JSON.parse(gunzipSync(packed).toString());
  return { box, cards: new Map(Object.entries(cards)), messages };
}

export const STREAMS: Stream[] = BOXES.map(streamOf);
