// How long ago something was, in the words of a language.
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "2 hours ago"; "now" for the last minute. */
export function ago(then: number, language: string, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  const [unit, length] = STEPS.find(([, step]) => passed >= step) ?? ["second", 1000];
  return words.format(unit === "second" ? 0 : -Math.floor(passed / length), unit);
}
