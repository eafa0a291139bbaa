// What pages and the worker say to each other. One worker serves every page of this browser, over
// a channel that all of them hear; who is meant stands in each message.
import type { Keeps } from "../browser/storage";

export const CHANNEL = "archrivals-local";

/** The name of a worker that serves one page alone, over its own port instead of the channel. */
export const OWN = "own";

/** What carries messages: the channel of all pages, or the worker of one page. */
export interface Carrier {
  postMessage(message: Asked | Report): void;
}

/** From a page. `to` is the worker that it has heard of. */
export type Asked =
  | { type: "who" }
  | { type: "wake"; to: string }
  | {
      type: "call";
      to: string;
      from: string;
      id: number;
      method: string;
      path: string;
      body: string | null;
    }
  | { type: "connect"; to: string; from: string; line: number }
  | { type: "frame"; to: string; from: string; line: number; text: string }
  | { type: "close"; to: string; from: string; line: number };

/** How far Python is: its files come, it starts, it can be asked, or it never will be. */
export interface State {
  stage: "loading" | "loaded" | "starting" | "ready" | "failed";
  /** Bytes that are there, and all of them. */
  done: number;
  size: number;
  /** How much of the start is behind us, from 0 to 1. */
  started: number;
  keeps: Keeps;
}

/** From the worker; `me` names it. */
export type Report =
  | { type: "here"; me: string; state: State }
  | { type: "answer"; me: string; to: string; id: number; status: number; body: string }
  | { type: "frame"; me: string; to: string; line: number; text: string };
