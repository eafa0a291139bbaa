// The link in a mail that opened this page.
export type Mailed = { kind: "verify" | "reset"; token: string };

/** The link of a mail by which this page was opened; it is in the address once, and not again. */
export function mailedLink(hash: string): Mailed | null {
  const found = /^#(verify|reset)=([\w-]{1,128})$/.exec(hash);
  return found ? { kind: found[1] as Mailed["kind"], token: found[2] as string } : null;
}
