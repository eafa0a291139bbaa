// Somebody who needs no page of ours: a session, tables, and answers over a line. They play at the
// server, or with E2E_BACKEND=page at the tables of their own browser.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { IN_PAGE, settle } from "./backend";

/** Where to stop playing. */
export interface Goal {
  /** At an ask of one of these kinds with something to choose; "choice" is any that names cards. */
  asked?: string[];
  /** How many answers it has at least, declining not counted. */
  choices?: number;
  /** Where one of its answers lies. */
  zone?: string;
  /** In one's own turn, not before this one, */
  turn?: number;
  /** with so many cards played, */
  played?: number;
  /** and in a Confrontation. */
  fight?: boolean;
  /** When the game is over. */
  over?: boolean;
  /** A keyword to look for when buying. */
  likes?: string;
}

export interface NewTable {
  box: string;
  players: number;
  super_villains?: number;
  bots?: (string | null)[];
  name?: string;
  listed?: boolean;
  clock?: string;
}

export class Somebody {
  private constructor(
    readonly context: BrowserContext,
    readonly id: string,
    readonly name: string,
    private readonly desk: Page,
  ) {}

  /** A new guest in a browser of their own. */
  static async called(name: string, browser: Browser, baseURL: string): Promise<Somebody> {
    const nothing = IN_PAGE ? { storageState: { cookies: [], origins: [] } } : {};
    const context = await browser.newContext({ baseURL, serviceWorkers: "block", ...nothing });
    const desk = await context.newPage();
    if (IN_PAGE) await settle(desk);
    else await desk.goto("/healthz");
    await desk.evaluate(IN_PAGE ? meetWorker : meetServer);
    const { person } = await desk.evaluate(
      (name) => globalThis.host.call("POST", "guests", { name }),
      name,
    );
    return new Somebody(context, person.id, name, desk);
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    return this.desk.evaluate(
      ({ method, path, body }) => globalThis.host.call(method, path, body),
      { method, path, body },
    );
  }

  /** What their browser keeps, for another window of it; games of the page are part of that. */
  state(): ReturnType<BrowserContext["storageState"]> {
    return this.context.storageState({ indexedDB: IN_PAGE });
  }

  /** A table of one's own that has begun, with others in the next seats and bots in the rest. */
  async opens(wanted: NewTable, others: Somebody[] = []): Promise<string> {
    const bots = Array.from({ length: wanted.players }, (_, seat) =>
      seat > others.length ? "greedy" : null,
    );
    const { table } = await this.call<{ table: string }>("POST", "tables", { bots, ...wanted });
    for (const [at, other] of others.entries()) {
      await other.call("POST", `tables/${table}/seat?seat=${at + 1}`);
      await other.call("PUT", `tables/${table}/ready`, { ready: true });
    }
    await this.call("PUT", `tables/${table}/ready`, { ready: true });
    return table;
  }

  async says(table: string, ...lines: string[]): Promise<void> {
    await this.desk.evaluate(talk, { table, lines });
  }

  /** Play on until the goal is reached; false if the game was over before. */
  async plays(table: string, goal: Goal): Promise<boolean> {
    return this.desk.evaluate(playOn, { table, goal });
  }

  /** Play a table to its end; false if the line is cut before, as a busy machine may do. */
  private async leaves(table: string): Promise<false> {
    return this.plays(table, { over: true }).then(
      () => new Promise<never>(() => {}),
      () => false,
    );
  }

  /** Open tables until one reaches the goal; others sit there, and play for as long as it lasts. */
  async reaches(goal: Goal, wanted: NewTable, others: Somebody[] = []): Promise<string> {
    for (let tries = 0; tries < 24; tries += 1) {
      const table = await this.opens(wanted, others);
      const left = others.map((other) => other.leaves(table));
      if (await Promise.race([this.plays(table, goal), ...left])) return table;
    }
    throw new Error(`no game of ${wanted.box} came to ${JSON.stringify(goal)}`);
  }
}

/** Whoever hosts the tables, as a page of ours sees it. */
interface Host {
  call(method: string, path: string, body?: unknown): Promise<any>;
  /** An open line, greeted. `hears` gets every message, `cut` comes when the line ends by itself. */
  line(hears: (told: any) => void, cut: () => void): Promise<Line>;
}

interface Line {
  send(message: unknown): void;
  close(): void;
}

declare global {
  var host: Host;
}

/** Runs in the page: the server hosts. */
function meetServer(): void {
  let csrf = "";
  const call: Host["call"] = async (method, path, body) => {
    const got = await fetch(`/api/${path}`, {
      method,
      headers: { "Content-Type": "application/json", "X-Archrivals-CSRF": csrf },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await got.text();
    if (!got.ok) throw new Error(`${method} ${path}: ${got.status} ${text}`);
    const told = text ? JSON.parse(text) : null;
    csrf = told?.csrf ?? csrf;
    return told;
  };
  const line: Host["line"] = async (hears, cut) => {
    const { ticket } = await call("POST", "tickets");
    const socket = new WebSocket(`ws://${location.host}/ws`);
    socket.onmessage = ({ data }) => hears(JSON.parse(data));
    await new Promise<void>((done, fail) => {
      socket.onopen = () => done();
      socket.onclose = () => fail(new Error("the line was cut"));
    });
    socket.onclose = cut;
    const send = (message: unknown) => socket.send(JSON.stringify(message));
    send({ type: "hello", version: 2, ticket, words: true });
    return {
      send,
      close: () => {
        socket.onclose = null;
        socket.close();
      },
    };
  };
  globalThis.host = { call, line };
}

/** Runs in the page: the worker of this browser hosts (src/base/local/talk.ts). */
async function meetWorker(): Promise<void> {
  const channel = new BroadcastChannel("archrivals-local");
  const from = crypto.randomUUID();
  const answers = new Map<number, (told: any) => void>();
  const lines = new Map<number, (told: any) => void>();
  let count = 0;
  const to = await new Promise<string>((done) => {
    channel.onmessage = ({ data }) => data.type === "here" && done(data.me);
    channel.postMessage({ type: "who" });
  });
  channel.onmessage = ({ data }) => {
    if (data.to !== from) return;
    if (data.type === "answer") answers.get(data.id)?.(data);
    if (data.type === "frame") lines.get(data.line)?.(JSON.parse(data.text));
  };
  const call: Host["call"] = async (method, path, body) => {
    count += 1;
    const id = count;
    const text = body === undefined ? null : JSON.stringify(body);
    const told = await new Promise<any>((done) => {
      answers.set(id, done);
      channel.postMessage({ type: "call", to, from, id, method, path, body: text });
    });
    if (told.status >= 400) throw new Error(`${method} ${path}: ${told.status} ${told.body}`);
    return JSON.parse(told.body);
  };
  const line: Host["line"] = async (hears) => {
    count += 1;
    const about = { to, from, line: count };
    lines.set(count, hears);
    channel.postMessage({ type: "connect", ...about });
    const send = (message: unknown) =>
      channel.postMessage({ type: "frame", ...about, text: JSON.stringify(message) });
    send({ type: "hello", version: 2, ticket: "local", words: true });
    return { send, close: () => channel.postMessage({ type: "close", ...about }) };
  };
  globalThis.host = { call, line };
}

/** Runs in the page: say something at a table, and leave. */
async function talk({ table, lines }: { table: string; lines: string[] }): Promise<void> {
  let heard = 0;
  await new Promise<void>((resolve, reject) => {
    const begun = globalThis.host.line(
      async (message) => {
        const line = await begun;
        if (message.type === "welcome") line.send({ type: "join", table });
        if (message.type === "room" && !heard)
          for (const text of lines) line.send({ type: "say", table, text });
        if (message.type === "said") heard += 1;
        if (heard < lines.length) return;
        line.close();
        resolve();
      },
      () => reject(new Error("the line was cut")),
    );
    begun.catch(reject);
  });
}

/** Runs in the page: answer what is asked, plainly, until the goal is reached. */
async function playOn({ table, goal }: { table: string; goal: Goal }): Promise<boolean> {
  const list = await globalThis.host.call("GET", `tables/${table}/cards`);
  const cards = new Map<string, { cost: number | null; keywords: string[] }>(
    list.map((card: { id: string }) => [card.id, card]),
  );
  type Told = any;
  const declines = (option: Told) => ["none", "no", "normal"].includes(option.verb);
  const worth = (option: Told) => {
    const card = cards.get(option.card);
    return (card?.cost ?? 0) + (goal.likes && card?.keywords.includes(goal.likes) ? 20 : 0);
  };

  const arrived = (told: Told): boolean => {
    const ask = told.private.ask;
    if (!ask) return false;
    const { turn } = told.public;
    if (goal.asked) {
      const real = ask.options.filter((option: Told) => !declines(option));
      const named = real.filter((option: Told) => option.card).length;
      const other = !["turn", "announce", "defend", "block", "assist", "hero"].includes(ask.kind);
      const fits =
        goal.asked.includes(ask.kind) || (goal.asked.includes("choice") && other && named);
      const there = !goal.zone || real.some((option: Told) => option.zone === goal.zone);
      return fits && there && ask.options.length > 1 && real.length >= (goal.choices ?? 1);
    }
    if (goal.over || ask.kind !== "turn") return false;
    if (goal.fight && turn.confronting < 0) return false;
    return turn.number >= (goal.turn ?? 1) && told.public.played.length >= (goal.played ?? 0);
  };

  const answer = (told: Told): number => {
    const { ask } = told.private;
    const at = (verb: string) => ask.options.findIndex((option: Told) => option.verb === verb);
    if (ask.kind === "announce") {
      const late = told.public.turn.number >= (goal.turn ?? 1);
      return goal.fight && late ? Math.max(0, at("confront")) : Math.max(0, at("normal"));
    }
    if (ask.kind === "turn") {
      if (at("play") >= 0) return at("play");
      const buys = [...ask.options.entries()].filter(([, option]) => option.verb === "buy");
      buys.sort(([, a], [, b]) => worth(b) - worth(a));
      if (buys[0]) return buys[0][0];
      return Math.max(at("end"), at("done"));
    }
    return Math.max(
      0,
      ask.options.findIndex((option: Told) => !declines(option)),
    );
  };

  let answered = -1;
  return new Promise<boolean>((resolve, reject) => {
    const begun = globalThis.host.line(
      async (told) => {
        const line = await begun;
        const end = (reached: boolean) => {
          line.close();
          resolve(reached);
        };
        if (told.type === "welcome") line.send({ type: "join", table });
        if (told.type === "refused" && told.code === "slow-down") {
          answered = -1;
          setTimeout(() => line.send({ type: "resync", table }), 300);
        } else if (told.type === "refused" && told.code !== "stale") reject(new Error(told.reason));
        if (told.type !== "view" && told.type !== "update") return;
        if (told.public.result) return end(goal.over ?? false);
        if (arrived(told)) return end(true);
        if (!told.private.ask || answered >= told.position) return;
        answered = told.position;
        const command = crypto.randomUUID();
        const { position } = told;
        line.send({ type: "answer", table, position, command, option: answer(told) });
      },
      () => reject(new Error("the line was cut")),
    );
    begun.catch(reject);
  });
}
