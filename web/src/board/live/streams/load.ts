// What a browser has heard of games of every box (tools/record_streams.py), for tests.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Update, View } from "../../../base/wire/messages";

export const BOXES = [
  "heroes-unite",
  "base-set",
  "confrontations",
  "rivals-batman-joker",
  "rivals-shazam-black-adam",
] as const;

export interface Stream {
  box: string;
  cards: Map<string, { kind: string; cost: number | null }>;
  messages: (View | Update)[];
}

export function streamOf(box: string): Stream {
  const packed = readFileSync(join(import.meta.dirname, `${box}.json.gz`));
  const { cards, messages } = JSON.parse(gunzipSync(packed).toString());
  return { box, cards: new Map(Object.entries(cards)), messages };
}

export const STREAMS: Stream[] = BOXES.map(streamOf);
