// Ids that no one else makes.

/** An id for a command, a page or a worker; a page over plain http has no `randomUUID`. */
export function newCommand(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, "0")).join("");
}
