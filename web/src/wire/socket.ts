// One line to the server: says hello, joins a table, comes back by itself when the line breaks.
import type { Wire } from "./messages";
import { call, Problem } from "./session";

export type FromServer = Wire["to_client"];
export type ToServer = Wire["from_client"];
/** `ended`: the session is over, and so is the line. */
export type Line = "connecting" | "open" | "broken" | "ended";

const VERSION = 2;
const QUIET = 25_000;
const SESSION_ENDED = 4001;
const NEVER_AGAIN = new Set(["version", "no-table"]);

/** An id for a command; a page over plain http has no `randomUUID`. */
export function newCommand(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, "0")).join("");
}

export interface Listener {
  message(message: FromServer): void;
  line(state: Line): void;
}

/** A table's socket. What was sent and not yet accepted is sent again after a break: it counts once. */
export class TableSocket {
  #socket: WebSocket | null = null;
  #unsure = new Map<string, ToServer>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #alive: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #over = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {}

  open(): void {
    this.#over = false;
    void this.#connect();
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearInterval(this.#alive);
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Send a message; one with a command is kept until the server says that it has it. */
  send(message: ToServer): void {
    if ("command" in message && message.type !== "consent")
      this.#unsure.set(message.command, message);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #again = () => {
    if (document.visibilityState === "hidden" || this.#over) return;
    if (this.#socket === null || this.#socket.readyState > WebSocket.OPEN) {
      this.#tries = 0;
      clearTimeout(this.#timer);
      void this.#connect();
    }
  };

  async #connect(): Promise<void> {
    if (this.#over || this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.listener.line(this.#tries === 0 ? "connecting" : "broken");
    let ticket: string;
    try {
      ticket = (await call<{ ticket: string }>("POST", "tickets")).ticket;
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 401) return this.#ended();
      return this.#later();
    }
    if (this.#over) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      socket.send(JSON.stringify({ type: "hello", version: VERSION, ticket, words: true }));
    };
    socket.onmessage = (event) => this.#read(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      clearInterval(this.#alive);
      // Somebody who has just logged in has another session, and comes back with a ticket of that.
      if (event.code === SESSION_ENDED) void this.#connect();
      else this.#later();
    };
  }

  #ended(): void {
    this.close();
    this.listener.line("ended");
  }

  #later(): void {
    if (this.#over) return;
    this.#tries += 1;
    this.listener.line("broken");
    const wait = Math.min(8000, 250 * 2 ** this.#tries) * (0.5 + Math.random() / 2);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), wait);
  }

  #read(message: FromServer): void {
    this.#heard = Date.now();
    if (message.type === "welcome") {
      this.#tries = 0;
      this.#socket?.send(JSON.stringify({ type: "join", table: this.table }));
      for (const waiting of this.#unsure.values()) this.#socket?.send(JSON.stringify(waiting));
      this.listener.line("open");
      clearInterval(this.#alive);
      this.#alive = setInterval(() => this.#check(), QUIET / 2);
      return;
    }
    if (message.type === "accepted") this.#unsure.delete(message.command);
    if (message.type === "refused") {
      if (message.command) this.#unsure.delete(message.command);
      if (NEVER_AGAIN.has(message.code)) this.#over = true;
    }
    if (message.type !== "pong") this.listener.message(message);
  }

  /** A line may be dead without anybody saying so. */
  #check(): void {
    const quiet = Date.now() - this.#heard;
    if (quiet > 2 * QUIET) this.#socket?.close();
    else if (quiet > QUIET / 2) this.#socket?.send(JSON.stringify({ type: "ping" }));
  }
}
