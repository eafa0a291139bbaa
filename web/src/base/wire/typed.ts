// Answers over HTTP with messages: their schema knows only that there are an id and arguments.
import type { components } from "../../../made/http";
import type { Message } from "./messages";

/** The same with messages as the socket sends them. */
export type Typed<T> = T extends components["schemas"]["TableMessage"]
  ? Message
  : T extends (infer Each)[]
    ? Typed<Each>[]
    : T extends object
      ? { [Key in keyof T]: Typed<T[Key]> }
      : T;
