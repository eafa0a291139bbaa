// The server within the browser: Python hosts tables here for every page of it.
import { newCommand } from "../browser/command";
import { keepParts } from "./client";
import { loadFiles, loadGrammar, sweep } from "./loading";
import { type Batch, type LocalServer, startPython } from "./python";
import { Rows } from "./rows";
import { runtime } from "./runtime";
import { drop, hasRoom, type Image, keepImage, release, take, worked } from "./snapshots";
import { type Asked, type Carrier, CHANNEL, OWN, type Report, type State } from "./talk";

if (!runtime) throw new Error("this build has no Python");
const parts = runtime;
const { hash, files } = parts;
const base = new URL("../", self.location.href).href;
const folder = `${base}runtime/${hash}/`;
const place = { hash, folder };
const me = newCommand();
const own = self.name === OWN;
const carrier = own ? self : new BroadcastChannel(CHANNEL);
const say = (message: Report) => (carrier as Carrier).postMessage(message);
const rows = new Rows(own, () => drop(place));

const state: State = {
  stage: "loading",
  done: 0,
  size: Object.values(files).reduce((sum, size) => sum + size, 0),
  started: 0,
  keeps: rows.keeps,
};
const STEP = state.size / 100;

function report(changes: Partial<State>): void {
  const before = { ...state };
  Object.assign(state, changes);
  const further = Math.floor(before.done / STEP) !== Math.floor(state.done / STEP);
  const other = (["stage", "started", "keeps"] as const).some((key) => before[key] !== state[key]);
  if (further || other) say({ type: "here", me, state });
}

const loaded = loadFiles(parts, folder, (done) => report({ done }));
loaded.then(
  async () => {
    if (state.stage === "loading") report({ stage: "loaded" });
    // no line, or a browser that keeps nothing: the kept rows stay
    await sweep(hash).catch(() => undefined);
    await keepParts(base).catch(() => undefined);
  },
  (problem) => failed(problem),
);

function failed(problem: unknown): void {
  console.error(problem);
  report({ stage: "failed" });
  for (const asked of waiting.splice(0)) refuse(asked);
}

/** Python, from the first time on that anybody wants it. */
let python: Promise<LocalServer> | null = null;

function wake(): Promise<LocalServer> {
  python ??= (async () => {
    const kept = rows.read();
    const image = take(place); // all three are read at the same time
    await loaded;
    performance.mark("files");
    report({ stage: "starting" });
    const server = await start(await image);
    server.restore(JSON.stringify(await kept));
    performance.mark("ready");
    report({ stage: "ready", started: 1, keeps: rows.keeps });
    return server;
  })();
  return python;
}

/** Python as an earlier visit left it; else afresh, and an image of it is kept for the next one. */
async function start(from: Image | null): Promise<LocalServer> {
  performance.mark("image");
  let files = await loaded;
  const progress = (started: number) => report({ started });
  if (from) {
    try {
      const { server } = await startPython(files, folder, parts, { from, progress });
      void worked(place);
      return server;
    } catch (problem) {
      console.warn(problem);
      await drop(place);
      files = await loadFiles(parts, folder, () => undefined);
    }
  }
  const wanted = await hasRoom();
  const { server, image } = await startPython(files, folder, parts, { wanted, progress });
  if (image) void keepWhenQuiet(image);
  return server;
}

async function keepWhenQuiet(image: Image): Promise<void> {
  await whenQuiet();
  await keepImage(place, image);
  release(image);
}

/** Milliseconds without a request after which something else may be done. */
const QUIET = 1000;

async function whenQuiet(): Promise<void> {
  let before: number;
  do {
    before = heard;
    await new Promise((done) => setTimeout(done, QUIET));
  } while (running || before !== heard);
}

// --- Lines: a page counts its own, Python counts all of them -----------------------------------

const numbers = new Map<string, number>();
const ends = new Map<number, { to: string; line: number }>();

function numberOf(from: string, line: number): number {
  const key = `${from} ${line}`;
  const number = numbers.get(key) ?? numbers.size + 1;
  numbers.set(key, number);
  ends.set(number, { to: from, line });
  return number;
}

// --- The loop: all that waits, then one decision of a bot, then a breath -----------------------

const waiting: Asked[] = [];
let running = false;
let more = false;
/** How many messages have come. */
let heard = 0;

async function run(): Promise<void> {
  if (running) return;
  running = true;
  try {
    const server = await wake();
    while (waiting.length || more) {
      const [asked] = waiting; // it waits until it is answered: an error refuses it
      if (asked) await answer(server, asked);
      else await carryOut(() => server.think());
      if (asked) waiting.shift();
      if (!waiting.length) await breath();
    }
  } catch (problem) {
    failed(problem);
  } finally {
    running = false;
  }
}

/** Let messages in; `setTimeout` would wait for milliseconds. */
const breath = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

async function answer(server: LocalServer, asked: Asked): Promise<void> {
  switch (asked.type) {
    case "call": {
      const { method, path, body, from, id } = asked;
      const call = () => carryOut(() => server.call(method, path, body ?? undefined));
      let { status = 200, body: reply } = await call();
      for (let n = 0; status === NO_GRAMMAR && n < parts.grammars.length; n++) {
        if (!(await taught(server, reply))) break;
        ({ status = 200, body: reply } = await call());
      }
      say({ type: "answer", me, to: from, id, status, body: JSON.stringify(reply ?? null) });
      return;
    }
    case "connect":
      await carryOut(() => server.connect(numberOf(asked.from, asked.line)));
      return;
    case "frame":
      await carryOut(() => server.receive(numberOf(asked.from, asked.line), asked.text));
      return;
    case "close":
      await carryOut(() => server.close(numberOf(asked.from, asked.line)));
  }
}

/** The status of a reply that wants the grammar of a language, which its reason names. */
const NO_GRAMMAR = 424;

async function taught(server: LocalServer, reply: unknown): Promise<boolean> {
  const language = (reply as { reason: string }).reason;
  try {
    server.learn(language, await loadGrammar(parts, folder, language));
    return true;
  } catch (problem) {
    console.warn(problem); // offline, and it was never loaded: the page says so
    return false;
  }
}

const BROKEN: Batch = {
  status: 500,
  body: { code: "broken", reason: "Something broke in this browser; reload the page." },
  keep: [],
  send: [],
  more: false,
};

/**
 * * Python's decisions are stored first and sent then: nothing that was sent is lost, as long as this
 * device keeps anything at all.
 */
async function carryOut(work: () => string): Promise<Batch> {
  let batch: Batch;
  try {
    batch = JSON.parse(work());
  } catch (problem) {
    console.error(problem);
    more = false;
    void drop(place); // the next visit starts afresh, in case it was the image
    return BROKEN;
  }
  await rows.write(batch.keep);
  report({ keeps: rows.keeps });
  more = batch.more;
  for (const [number, text] of batch.send) {
    const end = ends.get(number);
    if (end) say({ type: "frame", me, ...end, text });
  }
  return batch;
}

function refuse(asked: Asked): void {
  if (asked.type !== "call") return;
  const body = JSON.stringify({ code: "no-python", reason: "This browser cannot play by itself." });
  say({ type: "answer", me, to: asked.from, id: asked.id, status: 503, body });
}

carrier.onmessage = ({ data: asked }: MessageEvent<Asked>) => {
  if (asked.type === "who") return say({ type: "here", me, state });
  if (!("to" in asked) || asked.to !== me) return;
  heard += 1;
  if (state.stage === "failed") return refuse(asked);
  if (asked.type !== "wake") waiting.push(asked);
  void run();
};
say({ type: "here", me, state });
