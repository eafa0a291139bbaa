// Where `:has()` stands high in the page, or leads to a mere tag, every change of the page styles
// hundreds of elements anew: the browser asks again what each `span` below it looks like.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const FOLDER = resolve(process.cwd(), "src");

/** Return the selectors of a sheet, those of a list each on its own, with § for `:has()`. */
const marked = (sheet: string): string[] =>
  [...sheet.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};@]+)\{/g)].flatMap(([, head = ""]) =>
    marksIn(head)
      .split(",")
      .map((each) => each.replace(/\s+/g, " ").trim()),
  );

/** Put a § for each bracket with a `:has()`, from the inside out; all other brackets go. */
function marksIn(text: string): string {
  const next = text.replace(/:?[\w-]*\(([^()]*)\)/g, (all, inside: string) =>
    all.startsWith(":has(") || inside.includes("§") ? "§" : "",
  );
  return next === text ? text : marksIn(next);
}

/** Return what is wrong with the use of `:has()` in a selector; null if nothing is. */
function faultOf(selector: string): string | null {
  const parts = selector.split(/[\s>+~]+/);
  const at = parts.findIndex((part) => part.includes("§"));
  if (at < 0) return null;
  const anchor = parts[at]?.split("§")[0] ?? "";
  if (/^(\*|html|:root|body|main|#root)?$/.test(anchor)) return "stands too high";
  return at < parts.length - 1 && !/[.&]/.test(parts.at(-1) ?? "") ? "leads to a mere tag" : null;
}

const faults = (sheet: string) =>
  marked(sheet).flatMap((selector) => {
    const fault = faultOf(selector);
    return fault ? [`${selector}: ${fault}`] : [];
  });

test("no :has() makes a small change style the whole page", () => {
  const sheets = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => readFileSync(join(FOLDER, file), "utf8"));
  expect(
    sheets.flatMap(marked).filter((selector) => selector.includes("§")).length,
  ).toBeGreaterThan(40);
  expect(sheets.flatMap(faults)).toEqual([]);
});

test("a :has() that does is found", () => {
  const HIGH = "stands too high";
  const TAG = "leads to a mere tag";
  expect(faults("#root:has(.t-board) > .bar { gap: 0 }")).toEqual([`#root§ > .bar: ${HIGH}`]);
  expect(faults(".x, :has(> .y:focus) { gap: 0 }")).toEqual([`§: ${HIGH}`]);
  expect(faults(".a:not(:has(:checked)) .b span { gap: 0 }")).toEqual([`.a§ .b span: ${TAG}`]);
  expect(faults("li:is(:hover:not(.a *), :has(.b)) i { gap: 0 }")).toEqual([`li§ i: ${TAG}`]);
  expect(faults(".a:has(.b) .c, .d:has(:checked) { & .e { gap: 0 } }")).toEqual([]);
});
