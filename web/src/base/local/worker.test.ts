// The worker: when Python starts and from what, what is kept before it is told, who is answered.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Batch, Start } from "./python";
import type { Asked, Report } from "./talk";

const mocks = vi.hoisted(() => ({
  keep: vi.fn(),
  keptRows: vi.fn(),
  loadFiles: vi.fn(),
  startPython: vi.fn(),
  take: vi.fn(),
  worked: vi.fn(),
  drop: vi.fn(),
  keepImage: vi.fn(),
  hasRoom: vi.fn(),
  release: vi.fn(),
}));
vi.mock("./runtime", () => ({
  runtime: { hash: "abc", info: {}, packed: false, files: { "a.zip": 3 } },
}));
vi.mock("./keeping", () => ({ keep: mocks.keep, keptRows: mocks.keptRows }));
vi.mock("./loading", () => ({
  loadFiles: mocks.loadFiles,
  sweep: async () => undefined,
}));
vi.mock("./client", () => ({ keepParts: async () => undefined }));
vi.mock("./python", () => ({ startPython: mocks.startPython }));
vi.mock("./snapshots", () => ({
  take: mocks.take,
  worked: mocks.worked,
  drop: mocks.drop,
  keepImage: mocks.keepImage,
  hasRoom: mocks.hasRoom,
  release: mocks.release,
}));

let told: Report[];
let channel: { onmessage: (event: { data: Asked }) => void };
/** What happened, in its order. */
let order: string[];

const batch = (more: Partial<Batch> = {}): string =>
  JSON.stringify({ keep: [], send: [], more: false, ...more });
const server = {
  call: vi.fn(() => batch({ status: 200, body: "well" })),
  connect: vi.fn(() => batch()),
  receive: vi.fn(() => batch()),
  close: vi.fn(() => batch()),
  think: vi.fn(() => batch()),
  restore: vi.fn(),
};
const IMAGE = new Uint8Array([1]);
const FILES = new Map([["first", 1]]);

beforeEach(async () => {
  told = [];
  order = [];
  vi.resetAllMocks();
  server.call.mockReturnValue(batch({ status: 200, body: "well" }));
  for (const each of [server.connect, server.receive, server.close, server.think])
    each.mockReturnValue(batch());
  mocks.loadFiles.mockResolvedValue(FILES);
  mocks.keptRows.mockResolvedValue([]);
  mocks.keep.mockImplementation(async (rows: unknown[]) => {
    if (rows.length) order.push("kept");
  });
  mocks.take.mockResolvedValue(null);
  mocks.hasRoom.mockResolvedValue(false); // an image would be kept a second later, in the next test
  mocks.startPython.mockImplementation(async (_files, _folder, _runtime, { wanted }: Start) => ({
    server,
    image: wanted ? IMAGE : null,
  }));
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      onmessage = () => undefined;
      constructor() {
        channel = this as unknown as typeof channel;
      }
      postMessage(message: Report) {
        told.push(structuredClone(message));
        if (message.type !== "here") order.push(message.type);
      }
    },
  );
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.resetModules();
  await import("./worker");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const me = () => told[0]?.me ?? "";
const say = (asked: Partial<Asked> & { type: Asked["type"] }) =>
  channel.onmessage({ data: { to: me(), from: "page", ...asked } as Asked });
const ask = (id: number, to = me()) =>
  say({ type: "call", to, id, method: "GET", path: "games", body: null });
const answers = () => told.filter((each) => each.type === "answer");
const stages = () => told.flatMap((each) => (each.type === "here" ? [each.state.stage] : []));

test("Python starts when it is first asked, and once", async () => {
  await vi.waitFor(() => expect(stages()).toContain("loaded"));
  expect(mocks.startPython).not.toHaveBeenCalled();
  say({ type: "wake" });
  ask(1);
  ask(2);
  await vi.waitFor(() => expect(answers().length).toBe(2));
  expect(mocks.startPython).toHaveBeenCalledOnce();
  expect(server.restore).toHaveBeenCalledWith("[]");
  expect(stages().at(-1)).toBe("ready");
});

test("whoever asks who is there is told how far Python is", async () => {
  await vi.waitFor(() => expect(stages()).toContain("loaded"));
  told.length = 1;
  channel.onmessage({ data: { type: "who" } });
  expect(told.at(-1)).toMatchObject({ type: "here", me: me(), state: { stage: "loaded" } });
});

test("answers go to who asked; what is meant for another worker is not heard", async () => {
  ask(7, "another worker");
  ask(8);
  await vi.waitFor(() => expect(answers().length).toBe(1));
  expect(answers()[0]).toMatchObject({ to: "page", id: 8, status: 200, body: '"well"' });
});

test("what Python decides is kept before anybody is told", async () => {
  server.receive.mockReturnValue(
    batch({ keep: [["tables", "local-1", {}]], send: [[1, "welcome"]] }),
  );
  say({ type: "connect", line: 5 });
  say({ type: "frame", line: 5, text: "hello" });
  await vi.waitFor(() => expect(order).toEqual(["kept", "frame"]));
  expect(server.receive).toHaveBeenCalledWith(1, "hello");
  expect(told.at(-1)).toMatchObject({ type: "frame", to: "page", line: 5, text: "welcome" });
});

test("lines of two pages are told apart", async () => {
  for (const from of ["page", "other"]) say({ type: "connect", from, line: 1 });
  say({ type: "close", from: "other", line: 1 });
  await vi.waitFor(() => expect(server.close).toHaveBeenCalledWith(2));
  expect(server.connect.mock.calls).toEqual([[1], [2]]);
});

test("bots think one decision at a time, and what waits comes first", async () => {
  let decisions = 3;
  server.call.mockReturnValue(batch({ status: 200, more: true }));
  server.think.mockImplementation(() => {
    order.push("think");
    decisions -= 1;
    return batch({ more: decisions > 0 });
  });
  ask(1);
  ask(2);
  await vi.waitFor(() => expect(decisions).toBe(0));
  expect(order).toEqual(["answer", "answer", "think", "think", "think"]);
});

test("what breaks in Python is answered, and the next visit starts anew", async () => {
  server.call.mockImplementation(() => {
    throw new Error("Traceback");
  });
  ask(1);
  await vi.waitFor(() => expect(answers().length).toBe(1));
  expect(answers()[0]).toMatchObject({ status: 500 });
  expect(mocks.drop).toHaveBeenCalledOnce();
});

test("an image that was kept is what Python starts from", async () => {
  mocks.take.mockResolvedValue(IMAGE);
  ask(1);
  await vi.waitFor(() => expect(answers().length).toBe(1));
  expect(mocks.startPython.mock.calls.map((args) => args[3])).toMatchObject([{ from: IMAGE }]);
  expect(mocks.worked).toHaveBeenCalledOnce();
  expect(mocks.drop).not.toHaveBeenCalled();
});

test("an image that does not work is dropped, and Python starts with fresh files", async () => {
  mocks.take.mockResolvedValue(IMAGE);
  const fresh = new Map([["again", 1]]);
  mocks.loadFiles.mockResolvedValue(fresh);
  mocks.startPython.mockRejectedValueOnce(new Error("Snapshot has invalid magic number"));
  ask(1);
  await vi.waitFor(() => expect(answers().length).toBe(1));
  expect(mocks.drop).toHaveBeenCalledOnce();
  expect(mocks.worked).not.toHaveBeenCalled();
  expect(mocks.startPython.mock.calls.map((args) => args[0])).toEqual([FILES, fresh]);
  expect(answers()[0]).toMatchObject({ status: 200 });
});

/** Wait without moving timers that are fake, as `vi.waitFor` would. */
const realTimeout = setTimeout;
async function untilAnswers(count: number): Promise<void> {
  while (answers().length < count) await new Promise((done) => realTimeout(done));
}

test("a fresh image is kept once nobody asks any more", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  mocks.hasRoom.mockResolvedValue(true);
  ask(1);
  await untilAnswers(1);
  await vi.advanceTimersByTimeAsync(900);
  ask(2);
  await untilAnswers(2);
  await vi.advanceTimersByTimeAsync(900);
  expect(mocks.keepImage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1200);
  expect(mocks.keepImage.mock.calls.map((args) => args[1])).toEqual([IMAGE]);
  expect(mocks.release).toHaveBeenCalledWith(IMAGE);
});

test("without room there is no image", async () => {
  ask(1);
  await vi.waitFor(() => expect(answers().length).toBe(1));
  expect(mocks.startPython.mock.calls[0]?.[3]).toMatchObject({ wanted: false });
});

test("where Python never starts, everybody is refused", async () => {
  mocks.startPython.mockRejectedValue(new Error("Python does not start"));
  ask(1);
  await vi.waitFor(() => expect(stages().at(-1)).toBe("failed"));
  ask(2);
  expect(answers().map((each) => each.type === "answer" && each.status)).toContain(503);
});

test("a full device stops nothing: the image makes room first, then the game goes on in memory", async () => {
  mocks.keep.mockRejectedValue(new DOMException("full", "QuotaExceededError"));
  server.call.mockReturnValue(batch({ status: 200, keep: [["tables", "local-1", {}]] }));
  ask(1);
  ask(2);
  await vi.waitFor(() => expect(answers().length).toBe(2));
  expect(answers()).toMatchObject([
    { id: 1, status: 200 },
    { id: 2, status: 200 },
  ]);
  expect(mocks.drop).toHaveBeenCalledOnce();
  expect(told.filter((each) => each.type === "here").at(-1)).toMatchObject({
    state: { stage: "ready", keeps: "full" },
  });
});

test("where nothing can be read, games begin in memory, and everybody is told", async () => {
  mocks.keptRows.mockRejectedValue(new DOMException("denied", "SecurityError"));
  ask(1);
  await vi.waitFor(() => expect(answers()).toMatchObject([{ id: 1, status: 200 }]));
  expect(server.restore).toHaveBeenCalledWith("[]");
  expect(told.filter((each) => each.type === "here").at(-1)).toMatchObject({
    state: { stage: "ready", keeps: "refused" },
  });
});
