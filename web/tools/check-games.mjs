// Runs the page's own check over games that come in as lines of JSON, and answers line by line.
// `{"deal": name, "room": …}` is a table before its game: what the deal waits for from this browser;
// `{"received": name, "commitment": …}`: the server has received its share.
// `{"keep": name, "messages": […], "cards": […]}` is a game watched live, as a browser would;
// `{"check": name, "game": …, "cards": […]}` is a replay, checked by whoever watched that game.
// `seen` is put over what was kept: what a browser has besides messages, or was told otherwise.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const folder = await mkdtemp(join(tmpdir(), "archrivals-check-"));
await build({
  root: new URL("..", import.meta.url).pathname,
  configFile: false,
  logLevel: "silent",
  build: { ssr: "src/fair/index.ts", outDir: folder, emptyOutDir: false },
});
const fair = await import(pathToFileURL(join(folder, "index.js")).href);
await rm(folder, { recursive: true });

const kept = new Map();

function dealt({ deal, room }) {
  const before = kept.get(deal) ?? fair.nothingSeen(room.table, room.you);
  const [seen, due] = fair.due(fair.heardRoom(before, room), room);
  kept.set(deal, seen);
  return due;
}

function watched({ keep, messages, cards }) {
  let seen = kept.get(keep) ?? null;
  for (const message of messages) {
    if (message.type === "room") {
      seen ??= fair.nothingSeen(message.table, message.you);
      seen = fair.heardRoom(seen, message);
    } else seen = fair.heard(seen, message);
  }
  return fair.heardCards(seen, cards);
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  if (asked.deal !== undefined) console.log(JSON.stringify(dealt(asked)));
  else if (asked.received !== undefined) {
    kept.set(asked.received, fair.received(kept.get(asked.received), asked.commitment));
    console.log("{}");
  } else if (asked.keep !== undefined) {
    const seen = watched(asked);
    kept.set(asked.keep, seen);
    console.log(JSON.stringify(seen));
  } else {
    const began = performance.now();
    const known = kept.get(asked.check);
    const seen = known ? { ...known, ...asked.seen } : null;
    const { findings, shuffles } = fair.check(asked.game, asked.cards, seen);
    const ms = performance.now() - began;
    console.log(JSON.stringify({ findings, shuffles: shuffles.length, ms }));
  }
}
