// Somebody at the server who needs no page of ours: a session, tables, and answers over a socket.
import type { Browser, BrowserContext, Page } from "@playwright/test";

/** Where to stop playing. */
export interface Goal {
  /** At an ask of one of these kinds with something to choose; "choice" is any that names cards. */
  asked?: string[];
  /** How many answers it has at least, declining not counted. */
  choices?: number;
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
    private readonly csrf: string,
  ) {}

  /** A new guest in a browser of their own. */
  static async called(name: string, browser: Browser, baseURL: string): Promise<Somebody> {
    const context = await browser.newContext({ baseURL, serviceWorkers: "block" });
    const desk = await context.newPage();
    await desk.goto("/healthz");
    const { person, csrf } = await desk.evaluate(
      async (name) =>
        (
          await fetch("/api/guests", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ name }),
          })
        ).json(),
      name,
    );
    return new Somebody(context, person.id, name, desk, csrf);
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    return this.desk.evaluate(
      async ({ method, path, body, csrf }) => {
        const got = await fetch(`/api/${path}`, {
          method,
          headers: { "Content-Type": "application/json", "X-Archrivals-CSRF": csrf },
          body: body === undefined ? null : JSON.stringify(body),
        });
        const text = await got.text();
        if (!got.ok) throw new Error(`${method} ${path}: ${got.status} ${text}`);
        return text ? JSON.parse(text) : null;
      },
      { method, path, body, csrf: this.csrf },
    );
  }

  /** A table of one's own, with bots in all other seats, that has begun. */
  async opens(wanted: NewTable): Promise<string> {
    const bots = Array.from({ length: wanted.players }, (_, seat) => (seat ? "greedy" : null));
    const { table } = await this.call<{ table: string }>("POST", "tables", { bots, ...wanted });
    await this.call("PUT", `tables/${table}/ready`, { ready: true });
    return table;
  }

  async says(table: string, ...lines: string[]): Promise<void> {
    await this.desk.evaluate(talk, { table, lines, csrf: this.csrf });
  }

  /** Play on until the goal is reached; false if the game was over before. */
  async plays(table: string, goal: Goal): Promise<boolean> {
    return this.desk.evaluate(playOn, { table, goal, csrf: this.csrf });
  }

  /** Open tables until one reaches the goal. */
  async reaches(goal: Goal, wanted: NewTable): Promise<string> {
    for (let tries = 0; tries < 24; tries += 1) {
      const table = await this.opens(wanted);
      if (await this.plays(table, goal)) return table;
    }
    throw new Error(`no game of ${wanted.box} came to ${JSON.stringify(goal)}`);
  }
}

interface Errand {
  table: string;
  csrf: string;
}

/** Runs in the page: say something at a table, and leave. */
async function talk({ table, lines, csrf }: Errand & { lines: string[] }): Promise<void> {
  const got = await fetch("/api/tickets", {
    method: "POST",
    headers: { "X-Archrivals-CSRF": csrf },
  });
  const { ticket } = await got.json();
  const socket = new WebSocket(`ws://${location.host}/ws`);
  let heard = 0;
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: 2, ticket }));
    socket.onclose = () => reject(new Error("the line was cut"));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "welcome") socket.send(JSON.stringify({ type: "join", table }));
      if (message.type === "room" && !heard)
        for (const text of lines) socket.send(JSON.stringify({ type: "say", table, text }));
      if (message.type === "said") heard += 1;
      if (heard === lines.length) resolve();
    };
  });
  socket.onclose = null;
  socket.close();
}

/** Runs in the page: answer what is asked, plainly, until the goal is reached. */
async function playOn({ table, goal, csrf }: Errand & { goal: Goal }): Promise<boolean> {
  const got = await fetch("/api/tickets", {
    method: "POST",
    headers: { "X-Archrivals-CSRF": csrf },
  });
  const { ticket } = await got.json();
  const list = await (await fetch(`/api/tables/${table}/cards`)).json();
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
      return fits && ask.options.length > 1 && real.length >= (goal.choices ?? 1);
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

  const socket = new WebSocket(`ws://${location.host}/ws`);
  let answered = -1;
  const reached = await new Promise<boolean>((resolve, reject) => {
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", version: 2, ticket, words: true }));
    socket.onclose = () => reject(new Error("the line was cut"));
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === "welcome") socket.send(JSON.stringify({ type: "join", table }));
      if (told.type === "refused" && told.code === "slow-down") {
        answered = -1;
        setTimeout(() => socket.send(JSON.stringify({ type: "resync", table })), 300);
      } else if (told.type === "refused" && told.code !== "stale") reject(new Error(told.reason));
      if (told.type !== "view" && told.type !== "update") return;
      if (told.public.result) return resolve(goal.over ?? false);
      if (arrived(told)) return resolve(true);
      if (!told.private.ask || answered >= told.position) return;
      answered = told.position;
      const command = crypto.randomUUID();
      const { position } = told;
      socket.send(
        JSON.stringify({ type: "answer", table, position, command, option: answer(told) }),
      );
    };
  });
  socket.onclose = null;
  socket.close();
  return reached;
}
