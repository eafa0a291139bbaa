// This page's way to the server within the browser. The first page that wants it has the worker;
// the others speak to that, and the next of them takes over when its page closes.
import type { Port } from "../wire/lines";
import { newCommand } from "../wire/socket";
import { cacheName } from "./loading";
import { able, runtime } from "./runtime";
import { type Asked, CHANNEL, type State, type Told } from "./talk";

interface Answer {
  status: number;
  body: unknown;
}

type Unaddressed<T> = T extends { to: string } ? Omit<T, "to" | "from"> : never;

const NOBODY: State = { stage: "loading", done: 0, size: 1 };

class LocalPages {
  #me = newCommand();
  #channel: BroadcastChannel | null = null;
  #owner = "";
  #state = NOBODY;
  #early: Unaddressed<Asked>[] = [];
  #calls = new Map<number, (answer: Answer) => void>();
  #ports = new Map<number, LocalPort>();
  #count = 0;
  #followers = new Set<() => void>();

  /** Have the files fetched, by whichever page it is; Python starts when it is first asked. */
  begin(): void {
    if (this.#channel || !able || !runtime) return;
    this.#channel = new BroadcastChannel(CHANNEL);
    this.#channel.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
    this.#channel.postMessage({ type: "who" } satisfies Asked);
    const untilGone = () => new Promise(() => undefined);
    void navigator.locks.request(cacheName(runtime.hash), { mode: "shared" }, untilGone);
    void navigator.locks.request(
      CHANNEL,
      () =>
        new Promise<void>((gone) => {
          const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
          worker.onerror = () => {
            if (this.#owner) return; // it has spoken, and lives
            gone();
            this.#fail();
          };
        }),
    );
  }

  /** The worker could not be loaded. Whoever waits for it is refused, and the next one tries again. */
  #fail(): void {
    this.#channel?.close();
    this.#channel = null;
    this.#state = { ...NOBODY, stage: "failed" };
    this.#drop("no-python");
    this.#early = [];
    for (const follower of this.#followers) follower();
  }

  /** Nobody will answer what was asked, and nobody hears what is said on a line. */
  #drop(code: string): void {
    for (const done of this.#calls.values()) done({ status: 503, body: { code } });
    this.#calls.clear();
    for (const port of [...this.#ports.values()]) port.close();
  }

  /** Start Python: somebody is about to play. */
  wake(): void {
    this.begin();
    this.say({ type: "wake" });
  }

  async call(method: string, path: string, body?: unknown): Promise<Answer> {
    this.begin();
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
    else this.#channel?.postMessage({ ...asked, to: this.#owner, from: this.#me });
  }

  state = (): State => this.#state;

  follow = (follower: () => void): (() => void) => {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  };

  #hear(told: Told): void {
    if (told.type === "here") return this.#meet(told.me, told.state);
    if (told.to !== this.#me || told.me !== this.#owner) return;
    if (told.type === "frame") return this.#ports.get(told.line)?.hear(told.text);
    this.#calls.get(told.id)?.({ status: told.status, body: JSON.parse(told.body) });
    this.#calls.delete(told.id);
  }

  /** A worker is there. What was asked of the one before it, nobody will answer. */
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
