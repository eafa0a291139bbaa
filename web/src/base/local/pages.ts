// This page's way to the server within the browser. The first page that wants it has the worker;
// the others speak to that, and the next of them takes over when its page closes.
import { newCommand } from "../browser/command";
import { cacheName } from "./loading";
import type { Port } from "./port";
import { runtime } from "./runtime";
import { type Asked, type Carrier, CHANNEL, type Report, type State } from "./talk";

interface Answer {
  status: number;
  body: unknown;
}

type Unaddressed<T> = T extends { to: string } ? Omit<T, "to" | "from"> : never;

const NO_OWNER: State = { stage: "loading", done: 0, size: 1, started: 0, keeps: "device" };

class LocalPages {
  #me = newCommand();
  #carrier: Carrier | null = null;
  #release = () => undefined as void;
  #owner = "";
  #state = NO_OWNER;
  #early: Unaddressed<Asked>[] = [];
  #calls = new Map<number, (answer: Answer) => void>();
  #ports = new Map<number, LocalPort>();
  #count = 0;
  #followers = new Set<() => void>();

  /** Have the files fetched, by whichever page it is; Python starts when it is first asked. */
  begin(): void {
    if (this.#carrier || !runtime) return;
    try {
      this.#share(runtime.hash);
    } catch {
      this.#playAlone(); // a page over plain http has no locks, a frame without an origin no channel
    }
  }

  /** One worker for all pages: the page with the lock starts it. */
  #share(hash: string): void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = this.#heard;
    this.#carrier = channel;
    this.#release = () => channel.close();
    channel.postMessage({ type: "who" } satisfies Asked);
    const untilGone = () => new Promise(() => undefined);
    navigator.locks.request(cacheName(hash), { mode: "shared" }, untilGone).catch(() => undefined);
    const start = () =>
      new Promise<void>((gone) => {
        const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
        this.#watch(worker, gone);
      });
    navigator.locks.request(CHANNEL, start).catch(() => this.#playAlone());
  }

  /**
   * A worker for this page alone, where the browser refuses locks. It writes nothing: another page
   * * could also have one.
   */
  #playAlone(): void {
    this.#release();
    try {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), {
        type: "module",
        name: "own",
      });
      worker.onmessage = this.#heard;
      this.#carrier = worker;
      this.#release = () => worker.terminate();
      this.#watch(worker, () => undefined);
    } catch {
      this.#fail();
    }
  }

  #heard = ({ data }: MessageEvent<Report>) => this.#hear(data);

  #watch(worker: Worker, gone: () => void): void {
    worker.onerror = () => {
      if (this.#owner) return; // it has spoken, and lives
      gone();
      this.#fail();
    };
  }

  /** The worker could not be loaded. Those who wait for it are refused, and the next one tries again. */
  #fail(): void {
    this.#release();
    this.#carrier = null;
    this.#state = { ...NO_OWNER, stage: "failed" };
    this.#drop("no-python");
    this.#early = [];
    for (const follower of this.#followers) follower();
  }

  /** Open requests get no answer, and messages on a line get lost. */
  #drop(code: string): void {
    for (const done of this.#calls.values()) done({ status: 503, body: { code } });
    this.#calls.clear();
    for (const port of [...this.#ports.values()]) port.close();
  }

  /** Start Python: a player is about to play. */
  wake(): void {
    this.begin();
    this.say({ type: "wake" });
  }

  async call(method: string, path: string, body?: unknown): Promise<Answer> {
    this.begin();
    if (!this.#carrier) return { status: 503, body: { code: "no-python" } };
    this.#count += 1;
    const id = this.#count;
    return new Promise((done) => {
      this.#calls.set(id, done);
      const text = body === undefined ? null : JSON.stringify(body);
      this.say({ type: "call", id, method, path, body: text });
    });
  }

  /** A line to the tables of this browser. */
  port(): Port {
    this.begin();
    this.#count += 1;
    const port = new LocalPort(this.#count, this);
    this.#ports.set(this.#count, port);
    this.say({ type: "connect", line: this.#count });
    return port;
  }

  forget(line: number): void {
    this.#ports.delete(line);
  }

  say(asked: Unaddressed<Asked>): void {
    if (!this.#owner) this.#early.push(asked);
    else this.#carrier?.postMessage({ ...asked, to: this.#owner, from: this.#me } as Asked);
  }

  state = (): State => this.#state;

  follow = (follower: () => void): (() => void) => {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  };

  #hear(report: Report): void {
    if (report.type === "here") return this.#meet(report.me, report.state);
    if (report.to !== this.#me || report.me !== this.#owner) return;
    if (report.type === "frame") return this.#ports.get(report.line)?.hear(report.text);
    this.#calls.get(report.id)?.({ status: report.status, body: JSON.parse(report.body) });
    this.#calls.delete(report.id);
  }

  /** A worker is there. Requests to the one before it get no answer. */
  #meet(owner: string, state: State): void {
    const first = !this.#owner;
    const other = owner !== this.#owner;
    this.#owner = owner;
    this.#state = state;
    if (other && !first) this.#drop("offline");
    if (state.stage === "failed") for (const port of [...this.#ports.values()]) port.close();
    for (const asked of this.#early.splice(0)) this.say(asked);
    for (const follower of this.#followers) follower();
  }
}

class LocalPort implements Port {
  onmessage: (text: string) => void = () => undefined;
  onclose: (code: number) => void = () => undefined;
  #open = true;

  constructor(
    readonly line: number,
    readonly pages: LocalPages,
  ) {}

  get open(): boolean {
    return this.#open;
  }

  hear(text: string): void {
    this.onmessage(text);
  }

  send(text: string): void {
    this.pages.say({ type: "frame", line: this.line, text });
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.pages.forget(this.line);
    this.pages.say({ type: "close", line: this.line });
    this.onclose(1000);
  }
}

export const local = new LocalPages();
