// A live table: everything the server has sent about it, and what one can say to it.
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { newCommand } from "../../base/browser/command";
import { answeredAfter } from "../../base/tables/passing";
import type {
  Away,
  Clocks,
  EventInView,
  Hints,
  Message,
  PrivateView,
  PublicView,
  Room,
  RulesChange,
  Said,
  Talk,
  UndoAsked,
} from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import { call, Problem } from "../../base/wire/session";
import { type FromServer, type Line, TableSocket, type ToServer } from "../../base/wire/socket";
import { Memory } from "../../fair/memory";
import { sinceTurnOf } from "./story";

export interface Step {
  position: number;
  events: EventInView[];
  lines: Message[];
  /** How many events there have been, with these. */
  told: number;
  undone: boolean;
}

export interface Live {
  line: Line;
  room: Room | null;
  position: number;
  seat: number;
  public: PublicView | null;
  private: PrivateView | null;
  names: string[];
  story: Message[];
  /** The story since one's last turn ended. */
  recap: Message[];
  last: Step | null;
  talk: Talk | null;
  clocks: (Clocks & { at: number }) | null;
  undo: "no" | "free" | "ask";
  /** How often something was undone. */
  undos: number;
  /** The position that an undo led to: its question is not answered by itself again. */
  reopened: number;
  undoAsked: UndoAsked | null;
  /** The last change of rules in the middle of this game. */
  rules: RulesChange | null;
  /** Who did not allow one's undo; −1 for no one. */
  undoDenied: number;
  away: Record<number, Away>;
  chat: Said[];
  /** What the coach says to the ask of this position. */
  hints: Hints | null;
  refused: Refused | null;
  waiting: boolean;
  /** Who has this device, where several people share it; −1 for no one yet. */
  holder: number;
  /** Who of those that are asked together are known to have answered. */
  answered: readonly number[];
}

/** Why something was not done: refused by a code, or a message about the rules of the game. */
export interface Refused {
  code: string;
  reason: string | Message;
  wait: number;
  rule: string;
  /** The words of a moderator. */
  why: string;
  at: number;
}

export const NOTHING: Live = {
  line: "connecting",
  room: null,
  position: 0,
  seat: -1,
  public: null,
  private: null,
  names: [],
  story: [],
  recap: [],
  last: null,
  talk: null,
  clocks: null,
  undo: "no",
  undos: 0,
  reopened: -1,
  undoAsked: null,
  rules: null,
  undoDenied: -1,
  away: {},
  chat: [],
  hints: null,
  refused: null,
  waiting: false,
  holder: -1,
  answered: [],
};

export const STORY = 400;
const AGAIN = 1000;

/** Refusals that need no word: the table has moved on, the seat was one's own, the coach is at it. */
const QUIET = new Set(["stale", "your-seat", "no-seat", "thinking"]);

/** Refusals of something else than an answer: that one is still on its way. */
const UNRELATED = new Set(["your-seat", "thinking", "no-coach", "no-hints", "too-often"]);

function recapAfter(live: Live, lines: Message[], turn: number): Message[] {
  if (live.seat < 0) return [];
  const was = live.public?.turn.seat === live.seat;
  const is = turn === live.seat;
  if (was) return is ? live.recap : lines;
  return [...live.recap, ...lines].slice(-STORY);
}

/** What a message changes; the table knows no rules, it only keeps what it receives. */
export function received(live: Live, message: FromServer, now: number): Live {
  if ((message.type === "view" || message.type === "update") && message.position < live.position)
    return live; // overtaken on its way
  switch (message.type) {
    case "room":
      return {
        ...live,
        room: message,
        seat: message.you,
        names: message.seats.map((seat) => seat.name),
      };
    case "view":
      return {
        ...live,
        position: message.position,
        seat: message.seat,
        public: message.public,
        private: message.private,
        names: message.names,
        story: message.lines,
        recap: sinceTurnOf(message.seat, message.lines, message.public.turn.seat === message.seat),
        hints: live.hints?.position === message.position ? live.hints : null,
        last: null,
        talk: message.talk ?? null,
        clocks: message.clocks ? { ...message.clocks, at: now } : null,
        undo: message.undo ?? "no",
        undos: message.kept?.length ?? 0,
        rules: message.rules ?? null,
        away: {}, // sent again after it
        answered: answeredAfter(live, message),
        waiting: false,
      };
    case "update":
      return {
        ...live,
        position: message.position,
        public: message.public,
        private: message.private,
        story: [...live.story, ...message.lines].slice(-STORY),
        recap: recapAfter(live, message.lines, message.public.turn.seat),
        hints: null,
        last: {
          position: message.position,
          events: message.events,
          lines: message.lines,
          told: message.told,
          undone: message.undone ?? false,
        },
        talk: message.talk ?? null,
        clocks: message.clocks ? { ...message.clocks, at: now } : null,
        undo: message.undo ?? "no",
        undos: message.undos ?? 0,
        reopened: message.undone ? message.position : live.reopened,
        undoAsked: null,
        undoDenied: -1,
        answered: answeredAfter(live, message),
        refused: null,
        waiting: false,
      };
    case "accepted":
      return { ...live, refused: null };
    case "refused":
      return {
        ...live,
        waiting: UNRELATED.has(message.code) && live.waiting,
        refused: QUIET.has(message.code)
          ? live.refused
          : {
              code: message.code,
              reason: message.reason,
              wait: message.wait ?? 0,
              rule: message.rule ?? "",
              why: message.why ?? "",
              at: now,
            },
      };
    case "reason":
      return message.lines[0]
        ? {
            ...live,
            refused: {
              code: "reason",
              reason: message.lines[0],
              wait: 0,
              rule: message.rule ?? "",
              why: "",
              at: now,
            },
          }
        : live;
    case "hints":
      return message.position === live.position ? { ...live, hints: message } : live;
    case "undoasked":
      return { ...live, undoAsked: message };
    case "undorefused":
      return live.undoAsked?.command === message.command && live.undoAsked.seat === live.seat
        ? { ...live, undoAsked: null, undo: "no", undoDenied: message.seat }
        : { ...live, undoAsked: null };
    case "away":
      return { ...live, away: { ...live.away, [message.seat]: message } };
    case "back": {
      const { [message.seat]: _, ...away } = live.away;
      return { ...live, away };
    }
    case "said":
      return { ...live, chat: [...live.chat, message].slice(-200) };
    default:
      return live;
  }
}

/** The table as a store that React can follow. */
export class LiveTable {
  #live = NOTHING;
  #followers = new Set<() => void>();
  #socket: TableSocket;
  #memory: Memory;
  #fresh = true;
  /** The messages sent to the deal. */
  #sent = new Set<string>();
  /** Looks at every answer before it is given, and may keep it back: a lesson has one thing to do. */
  guard: ((option: number, all: boolean) => boolean) | null = null;
  /** An opponent has greeted; where a device goes around, the board is made again for each player. */
  greeted = false;

  constructor(readonly table: string) {
    this.#memory = new Memory(table);
    this.#socket = new TableSocket(table, {
      message: (message) => this.#hear(message),
      line: (line) => {
        if (line === "open") this.#fresh = true;
        this.#set({ ...this.#live, line });
      },
    });
  }

  #hear(message: FromServer): void {
    this.#memory.hear(message);
    this.#set(received(this.#live, message, Date.now()));
    if (message.type === "room") void this.#deal(message);
    if (message.type === "update" && message.undone)
      this.#say({ type: "resync", table: this.table }); // the story has another end now
    if (message.type !== "view" || !this.#fresh) return;
    this.#fresh = false; // after a break a bot may sit in one's seat: it gives way
    if (message.seat >= 0 && !message.public.result) this.comeBack();
  }

  /** Give this browser's part of the deal, as far as it is due. */
  async #deal(room: Room): Promise<void> {
    const due = this.#memory.due(room);
    const key = due && `${due.what} ${due.commitment}`;
    if (!key || this.#sent.has(key)) return;
    this.#sent.add(key);
    const { what, ...body } = due;
    try {
      await call("PUT", `tables/${this.table}/${what}`, body);
      if (what === "share") this.#memory.received(room.you, due.commitment);
    } catch (error) {
      this.#sent.delete(key);
      const refused = error instanceof Problem && error.status >= 400 && error.status < 500;
      if (!refused) setTimeout(() => this.#dealAgain(), AGAIN);
    }
  }

  #dealAgain(): void {
    if (this.#live.room) void this.#deal(this.#live.room);
  }

  #set(live: Live): void {
    this.#live = live;
    for (const follower of this.#followers) follower();
  }

  follow = (follower: () => void): (() => void) => {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  };

  now = (): Live => this.#live;

  /** Keep what the decks of this table are made of. */
  remember(cards: Map<string, CardEntry>): void {
    this.#memory.hearCards([...cards.values()]);
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  #say(message: ToServer): void {
    this.#socket.send(message);
  }

  /** Whether an answer may be given now; `all`: and the others after it that "Play all" gives. */
  allows(option: number, all = false): boolean {
    return this.guard?.(option, all) ?? true;
  }

  /** Answer the open ask; while the server has not answered, nothing else can be answered. */
  answer(option: number): void {
    if (this.#live.waiting || !this.#live.private?.ask || !this.allows(option)) return;
    this.#set({ ...this.#live, waiting: true });
    this.#say({
      type: "answer",
      table: this.table,
      position: this.#live.position,
      command: newCommand(),
      option,
    });
  }

  undo(): void {
    if (this.#live.waiting) return;
    this.#say({
      type: "undo",
      table: this.table,
      position: this.#live.position,
      command: newCommand(),
    });
  }

  /** A player takes this device: nothing of the one before is kept, and their own cards come. */
  take(seat: number): void {
    const { room, names, line, position, public: shown, undos, answered } = this.#live;
    const table = { room, names, line, position, public: shown, undos, answered };
    this.#set({ ...NOTHING, ...table, seat, holder: seat });
    this.#socket.sit(seat);
  }

  consent(allow: boolean): void {
    const asked = this.#live.undoAsked;
    if (!asked) return;
    this.#say({ type: "consent", table: this.table, command: asked.command, allow });
    this.#set({ ...this.#live, undoAsked: null });
  }

  concede(): void {
    this.#say({ type: "concede", table: this.table, command: newCommand() });
  }

  vote(seat: number, choice: "wait" | "bot" | "abandon"): void {
    this.#say({ type: "vote", table: this.table, seat, choice });
  }

  comeBack(): void {
    this.#say({ type: "return", table: this.table, command: newCommand() });
  }

  say(text: string): void {
    this.#say({ type: "say", table: this.table, text });
  }

  mute(person: string, on: boolean): void {
    this.#say({ type: "mute", table: this.table, person, on });
  }

  /** Say that the player looks at this table now, or no longer does. */
  look = (on: boolean): void => this.#say({ type: "looking", table: this.table, on });

  whyNot(verb: string, card: string): void {
    this.#say({ type: "whynot", table: this.table, verb, card });
  }

  /** Ask the coach, if it has not answered yet. */
  hint(): void {
    if (this.#live.hints || this.#live.waiting || !this.#live.private?.ask) return;
    this.hush();
    this.#say({ type: "hint", table: this.table, position: this.#live.position });
  }

  hush(): void {
    this.#set({ ...this.#live, refused: null, undoDenied: -1 });
  }
}

/** Sit at a table for as long as a component is shown. */
export function useTable(table: string): [Live, LiveTable] {
  const store = useMemo(() => new LiveTable(table), [table]);
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  return [useSyncExternalStore(store.follow, store.now), store];
}
