// Runs the page's own memory of games: messages come in as lines of JSON, and it answers line by line.
// `{"deal": name, "room": …}` is a table before its game: what the deal waits for from this browser;
// `{"received": name, "commitment": …}`: the server has received its share;
// `{"keep": name, "messages": […], "cards": […]}` is a game watched live, as a browser would.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const folder = await mkdtemp(join(tmpdir(), "archrivals-keep-"));
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
  } else console.log(JSON.stringify(watched(asked)));
}
