import { expect, it } from "vitest";
import type { Message } from "../wire/messages";
import { within } from "./within";

it("finds a message by its id, however deep it is inside another", () => {
  const binding: Message = { id: "ask-binding", args: { cards: { cards: [] } } };
  const both: Message = {
    id: "sentences",
    args: { parts: { list: [{ id: "ask-turn", args: { power: 3 } }, binding], join: "sentences" } },
  };
  expect(within(both, ["ask-laid", "ask-binding"])).toBe(true);
  expect(within({ id: "ask-from", args: { ask: both } }, ["ask-binding"])).toBe(true);
  expect(within(both, ["ask-laid"])).toBe(false);
});
