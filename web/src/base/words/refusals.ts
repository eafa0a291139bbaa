// What the server refuses, in the reader's language: its code says what it is.

import { isNamed, type Names } from "./keys";
import { languageNow, t } from "./say";

/** Refusals that share their words: a page that is too old, or a deal that began again. */
const LIKE: Record<string, Names<"refused"> | undefined> = {
  "bad-request": "reload",
  csrf: "reload",
  malformed: "reload",
  "method-not-allowed": "reload",
  "no-hello": "reload",
  "no-language": "reload",
  "no-ticket": "reload",
  "no-zone": "reload",
  "no-card": "reload",
  "no-change": "reload",
  "no-part": "reload",
  "no-study": "reload",
  "no-trial": "no-box",
  "not-joined": "reload",
  origin: "reload",
  reserved: "reload",
  "said-already": "reload",
  "too-large": "reload",
  version: "reload",
  fixed: "deal",
  "no-share": "deal",
  "not-fixed": "deal",
  "other-deal": "deal",
  "other-share": "deal",
  "no-person": "nobody",
  closed: "gone",
  "no-announcement": "gone",
  "no-appeal": "gone",
  "no-notice": "gone",
  "no-process": "gone",
  "no-report": "gone",
  "no-sanction": "gone",
  "no-setting": "gone",
  "no-thing": "gone",
  "not-banned": "gone",
  undone: "gone",
};

/** What moderators keep people from: until when is a day, and why are their words. */
const KEPT = ["muted", "unrated", "banned", "renamed"] as const;
const isKept = (code: string): code is (typeof KEPT)[number] =>
  (KEPT as readonly string[]).includes(code);

/** Why something was refused; `wait` is how many seconds to wait, `why` a moderator's words. */
export function refusal(code: string, reason = "", wait = 0, why = ""): string {
  if (isKept(code)) return `${t(`refused.${code}`)}${until(wait)} ${why}`.trim();
  const minutes = wait >= 120;
  const count = minutes ? Math.ceil(wait / 60) : wait;
  const name: string = LIKE[code] ?? code;
  const names = minutes ? [`${name}-minutes`, name] : [name];
  const found = names.find((each) => isNamed("refused", each));
  if (!found && reason) return reason;
  return t(`refused.${found ?? "other"}`, { count, code });
}

function until(wait: number): string {
  if (!wait) return "";
  const style = { dateStyle: "medium", timeStyle: "short" } as const;
  const time = new Intl.DateTimeFormat(languageNow(), style).format(Date.now() + 1000 * wait);
  return ` ${t("refused.until", { time })}`;
}
