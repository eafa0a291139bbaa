// What a message speaks of, by its ids, without reading the words.
import type { Message, MessageId } from "../wire/messages";

/** Whether a message is one of these, or has one of these inside. */
export function within(message: Message, ids: readonly MessageId[]): boolean {
  if (ids.includes(message.id)) return true;
  return Object.values(message.args).some((arg) => {
    if (typeof arg !== "object") return false;
    if ("list" in arg) return arg.list.some((each) => within(each, ids));
    return "id" in arg && within(arg, ids);
  });
}
