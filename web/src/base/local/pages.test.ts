// A page and the worker that serves it: what is asked early waits, what nobody will answer is told.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Asked, OWN, type Report, type State } from "./talk";

type Heard = (event: { data: unknown }) => void;

/** Both ends of the channel; the worker's is the test's. */
class Channel {
  static all: Channel[] = [];
  static sent: Asked[] = [];
  onmessage: Heard = () => undefined;
  constructor() {
    Channel.all.push(this);
  }
  postMessage(message: Asked): void {
    Channel.sent.push(message);
  }
  close(): void {
    Channel.all = Channel.all.filter((each) => each !== this);
  }
}

const READY: State = { stage: "ready", done: 1, size: 1, started: 1, keeps: "device" };
const say = (told: Report) => {
  for (const channel of Channel.all) channel.onmessage({ data: told });
};
const sent = (type: string) =>
  Channel.sent.filter((each) => each.type === type) as (Asked & { id: number; from: string })[];

vi.mock("./runtime", () => ({ able: true, alone: false, runtime: { hash: "abc" } }));

let local: typeof import("./pages")["local"];
beforeEach(async () => {
  Channel.all = [];
  Channel.sent = [];
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("navigator", { locks: { request: () => new Promise(() => undefined) } });
  vi.resetModules();
  ({ local } = await import("./pages"));
});
afterEach(() => vi.unstubAllGlobals());

test("what is asked before a worker is there waits for it, and answers find who asked", async () => {
  const asked = local.call("GET", "games");
  expect(sent("call")).toEqual([]);
  say({ type: "here", me: "w1", state: READY });
  const [call] = sent("call");
  expect(call).toMatchObject({ to: "w1", method: "GET", path: "games", body: null });
  const about = { type: "answer", me: "w1", id: call?.id ?? 0, status: 200, body: "[1]" } as const;
  say({ ...about, to: "another page" });
  say({ ...about, to: call?.from ?? "" });
  expect(await asked).toEqual({ status: 200, body: [1] });
});

test("when another page takes over, calls fail and lines are closed", async () => {
  say({ type: "here", me: "w1", state: READY });
  const port = local.port();
  say({ type: "here", me: "w1", state: READY });
  const closed = vi.fn();
  port.onclose = closed;
  const asked = local.call("GET", "games");
  say({ type: "here", me: "w2", state: READY });
  expect(await asked).toMatchObject({ status: 503, body: { code: "offline" } });
  expect(closed).toHaveBeenCalledOnce();
  expect(port.open).toBe(false);
});

test("frames go both ways on the line of the port", () => {
  local.begin();
  say({ type: "here", me: "w1", state: READY });
  const port = local.port();
  const heard = vi.fn();
  port.onmessage = heard;
  port.send("hello");
  const [frame] = sent("frame") as unknown as { line: number; from: string; text: string }[];
  expect(frame?.text).toBe("hello");
  const about = { type: "frame", me: "w1", line: frame?.line ?? 0, text: "welcome" } as const;
  say({ ...about, to: frame?.from ?? "" });
  say({ ...about, me: "w0", to: frame?.from ?? "" });
  expect(heard.mock.calls).toEqual([["welcome"]]);
});

test("whoever follows is told how far Python is", () => {
  local.begin();
  const follower = vi.fn();
  const stop = local.follow(follower);
  say({ type: "here", me: "w1", state: { ...READY, stage: "loading", size: 4 } });
  expect(local.state().done).toBe(1);
  stop();
  say({ type: "here", me: "w1", state: READY });
  expect(follower).toHaveBeenCalledOnce();
});

test("a worker that cannot be loaded refuses whoever waits, and the next one loads it again", async () => {
  const workers: { onerror: () => void }[] = [];
  vi.stubGlobal(
    "Worker",
    class {
      onerror = () => undefined;
      constructor() {
        workers.push(this);
      }
    },
  );
  const request = async (_name: string, held: unknown) => typeof held === "function" && held();
  vi.stubGlobal("navigator", { locks: { request } });
  const asked = local.call("GET", "games");
  workers[0]?.onerror();
  expect(await asked).toMatchObject({ status: 503, body: { code: "no-python" } });
  expect(local.state().stage).toBe("failed");
  const again = local.call("GET", "games");
  expect(workers.length).toBe(2);
  say({ type: "here", me: "w2", state: READY });
  const { id = 0, from = "" } = sent("call")[0] ?? {};
  say({ type: "answer", me: "w2", to: from, id, status: 200, body: "[]" });
  expect(await again).toEqual({ status: 200, body: [] });
});

test("when Python fails in the middle of a game, its lines are closed and not left silent", () => {
  local.begin();
  say({ type: "here", me: "w1", state: READY });
  const port = local.port();
  say({ type: "here", me: "w1", state: { ...READY, stage: "failed" } });
  expect(port.open).toBe(false);
});

/** Workers that pages start, each with its end of a port. */
function stubWorkers() {
  const workers: Own[] = [];
  class Own {
    onmessage: Heard = () => undefined;
    onerror = () => undefined;
    sent: Asked[] = [];
    constructor(
      _address: URL,
      readonly options: WorkerOptions,
    ) {
      workers.push(this);
    }
    postMessage(message: Asked): void {
      this.sent.push(message);
    }
    terminate(): void {}
  }
  vi.stubGlobal("Worker", Own);
  return workers;
}

test("where locks are refused, the page has a worker of its own", async () => {
  const refusals = {
    "third-party storage is blocked": {
      locks: { request: () => Promise.reject(new DOMException("denied", "SecurityError")) },
    },
    "plain http": {},
  };
  for (const [why, navigator] of Object.entries(refusals)) {
    const workers = stubWorkers();
    vi.stubGlobal("navigator", navigator);
    vi.resetModules();
    ({ local } = await import("./pages"));
    const asked = local.call("GET", "games");
    await vi.waitFor(() => expect(workers.length, why).toBe(1));
    const [worker] = workers;
    expect(worker?.options, why).toMatchObject({ name: OWN });
    worker?.onmessage({ data: { type: "here", me: "w1", state: { ...READY, keeps: "refused" } } });
    expect(local.state().keeps, why).toBe("refused");
    const { id = 0, from = "" } = (worker?.sent[0] ?? {}) as { id?: number; from?: string };
    worker?.onmessage({
      data: { type: "answer", me: "w1", to: from, id, status: 200, body: "[]" },
    });
    expect(await asked, why).toEqual({ status: 200, body: [] });
    expect(Channel.all, why).toEqual([]);
  }
});

test("a frame without an origin, where no worker may start, is refused and does not wait", async () => {
  const refuse = () => {
    throw new DOMException("opaque origin", "SecurityError");
  };
  vi.stubGlobal("BroadcastChannel", refuse);
  vi.stubGlobal("Worker", refuse);
  expect(await local.call("GET", "games")).toMatchObject({ status: 503 });
  expect(local.state().stage).toBe("failed");
});
