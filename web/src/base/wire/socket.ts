// One line to a table: says hello, joins a table, comes back by itself when the line breaks.

import type { Port } from "../local/port";
import { dial } from "./lines";
import type { Wire } from "./messages";
import { outdated, Problem, VERSION } from "./session";

export type FromServer = Wire["to_client"];
export type ToServer = Wire["from_client"];
/** `ended`: the session is over, and so is the line. */
export type Line = "connecting" | "open" | "broken" | "ended";

const QUIET = 25_000;
const SESSION_ENDED = 4001;
const NEVER_AGAIN = new Set(["version", "no-table"]);

export interface Listener {
  message(message: FromServer): void;
  line(state: Line): void;
}

/** A table's socket. Messages not yet accepted are sent again after a break: they count once. */
export class TableSocket {
  #port: Port | null = null;
  #dialling = false;
  #unsure = new Map<string, ToServer>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #alive: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #over = false;
  /** Who looks, where several people share a device. */
  #seat: number | null = null;

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
    const port = this.#port;
    this.#port = null;
    port?.close();
  }

  /** Send a message; one with a command is kept until the server says that it has it. */
  send(message: ToServer): void {
    if ("command" in message && message.type !== "consent")
      this.#unsure.set(message.command, message);
    if (this.#port?.open) this.#port.send(JSON.stringify(message));
  }

  /** Look at the table from another seat of this device. */
  sit(seat: number): void {
    this.#seat = seat;
    if (this.#port?.open) this.#join();
  }

  #join(): void {
    const seat = this.#seat === null ? {} : { seat: this.#seat };
    this.#port?.send(JSON.stringify({ type: "join", table: this.table, ...seat }));
  }

  #again = () => {
    if (document.visibilityState === "hidden" || this.#over) return;
    if (!this.#port?.open) {
      this.#tries = 0;
      clearTimeout(this.#timer);
      void this.#connect();
    }
  };

  async #connect(): Promise<void> {
    if (this.#over || this.#dialling) return;
    this.#dialling = true;
    this.listener.line(this.#tries === 0 ? "connecting" : "broken");
    try {
      const { port, ticket } = await dial(this.table);
      if (this.#over) return port.close();
      this.#port = port;
      this.#heard = Date.now();
      port.onmessage = (text) => this.#read(JSON.parse(text) as FromServer);
      port.onclose = (code) => this.#closed(port, code);
      port.send(JSON.stringify({ type: "hello", version: VERSION, ticket, words: true }));
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 401) this.#ended();
      else this.#later();
    } finally {
      this.#dialling = false;
    }
  }

  #closed(port: Port, code: number): void {
    if (this.#port !== port) return;
    this.#port = null;
    clearInterval(this.#alive);
    // A person who has just logged in has another session, and comes back with a ticket of that.
    if (code === SESSION_ENDED) void this.#connect();
    else this.#later();
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
      this.#join();
      for (const waiting of this.#unsure.values()) this.#port?.send(JSON.stringify(waiting));
      this.listener.line("open");
      clearInterval(this.#alive);
      this.#alive = setInterval(() => this.#check(), QUIET / 2);
      return;
    }
    if (message.type === "accepted") this.#unsure.delete(message.command);
    if (message.type === "refused") {
      if (message.command) this.#unsure.delete(message.command);
      if (NEVER_AGAIN.has(message.code)) this.#over = true;
      if (message.code === "version") return outdated();
    }
    if (message.type !== "pong") this.listener.message(message);
  }

  /** A line may be dead without anybody saying so. */
  #check(): void {
    const quiet = Date.now() - this.#heard;
    if (quiet > 2 * QUIET) this.#port?.close();
    else if (quiet > QUIET / 2) this.#port?.send(JSON.stringify({ type: "ping" }));
  }
}
