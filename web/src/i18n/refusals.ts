// What the server refuses, in the reader's language where there are words for it.
import i18next from "i18next";

/** Why something was refused; `wait` is how many seconds to wait, if that helps. */
export function refusal(code: string, reason: string, wait = 0): string {
  const minutes = wait >= 120;
  const key = `refused.${code}${minutes ? "-minutes" : ""}`;
  const count = minutes ? Math.ceil(wait / 60) : wait;
  return i18next.exists(key, { count }) ? i18next.t(key, { count }) : reason;
}
