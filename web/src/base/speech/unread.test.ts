// Nothing here reads what the server or the catalogue has put into words: ids say what it means.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const FOLDER = resolve(process.cwd(), "src");

/** Every regular expression of the client, by file: what it reads is no sentence. */
const READ: Record<string, { count: number; reads: string }> = {
  "pages/account/browsers.ts": { count: 13, reads: "the name of a browser in its user agent" },
  "pages/account/ProfilePage.tsx": { count: 1, reads: "what somebody types" },
  "pages/account/Notices.tsx": { count: 1, reads: "what somebody types" },
  "pages/admin/Server.tsx": { count: 1, reads: "what somebody types" },
  "pages/admin/shared.tsx": { count: 1, reads: "what somebody types" },
  "pages/after/Verify.tsx": { count: 1, reads: "the name of a random stream" },
  "base/boxes/boxes.ts": { count: 1, reads: "the path of a file" },
  "base/browser/mailed.ts": { count: 1, reads: "an address" },
  "cards/fit.ts": { count: 2, reads: "where a line may break" },
  "pages/codex/find.ts": {
    count: 4,
    reads: "an address, what somebody types, and the words it is looked for in",
  },
  "pages/learn/RulesPage.tsx": { count: 1, reads: "what somebody types" },
  "base/speech/voice.ts": { count: 2, reads: "how a word begins, for Spanish" },
  "board/desk/keys.ts": { count: 1, reads: "a key" },
  "base/words/say.ts": { count: 1, reads: "the blanks of a sentence" },
  "base/wire/where.ts": { count: 2, reads: "an address" },
  "base/wire/links.ts": { count: 1, reads: "an address" },
  "board/table/Wrong.tsx": { count: 1, reads: "an address" },
  "app/bell.tsx": { count: 1, reads: "the number in the title of the tab" },
  "base/making/box.ts": { count: 4, reads: "the name that a maker gives, for its id" },
  "pages/workshop/CardPage.tsx": { count: 1, reads: "what a maker types" },
  "pages/workshop/Parts.tsx": { count: 1, reads: "the words between two blanks" },
  "pages/workshop/Sentence.tsx": { count: 7, reads: "what a maker types, and how it goes on" },
  "pages/workshop/SharePage.tsx": { count: 1, reads: "a fingerprint, in groups of four" },
  "pages/workshop/Stepper.tsx": { count: 1, reads: "a number that a maker types" },
};

/** Ways to look into a text. */
const LOOKS = new Set([
  "charAt",
  "endsWith",
  "exec",
  "includes",
  "indexOf",
  "lastIndexOf",
  "match",
  "matchAll",
  "replace",
  "replaceAll",
  "search",
  "slice",
  "split",
  "startsWith",
  "substring",
  "test",
]);

/** Where sentences come from: what says them, and the texts of cards. */
const SENTENCES = new Set(["optionOf", "promptOf", "say", "says", "text", "vp_text"]);

const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/^(art|fair)\//.test(file) && !/^base\/wire\/(http|messages)\.ts$/.test(file));

const sources = new Map(
  files.map((file) => {
    const text = readFileSync(join(FOLDER, file), "utf8");
    return [file, ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)] as const;
  }),
);

function* nodes(node: ts.Node): Generator<ts.Node> {
  yield node;
  const inside: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    inside.push(child);
  });
  for (const each of inside) yield* nodes(each);
}

const isRegExp = (node: ts.Node): boolean =>
  ts.isRegularExpressionLiteral(node) ||
  (ts.isNewExpression(node) && node.expression.getText() === "RegExp");

test("every regular expression is known, and none reads a sentence", () => {
  const found: Record<string, number> = {};
  for (const [file, source] of sources) {
    const count = [...nodes(source)].filter(isRegExp).length;
    if (count) found[file] = count;
  }
  expect(found).toEqual(
    Object.fromEntries(Object.entries(READ).map(([file, { count }]) => [file, count])),
  );
});

/** The last name of what a method is called on: `t` of `card.text`, `say` of `speech.say(…)`. */
function nameOf(on: ts.Expression): string {
  if (ts.isCallExpression(on)) return nameOf(on.expression);
  if (ts.isNonNullExpression(on) || ts.isParenthesizedExpression(on)) return nameOf(on.expression);
  if (ts.isPropertyAccessExpression(on)) return on.name.text;
  return ts.isIdentifier(on) ? on.text : "";
}

/** Where something looks into a sentence. */
function looks(source: ts.SourceFile): string[] {
  return [...nodes(source)]
    .filter(ts.isCallExpression)
    .filter(({ expression: called, arguments: given }) => {
      if (!ts.isPropertyAccessExpression(called) || !LOOKS.has(called.name.text)) return false;
      return [called.expression, ...given].some((each) => SENTENCES.has(nameOf(each)));
    })
    .map((call) => `${relative(FOLDER, join(FOLDER, source.fileName))}: ${call.getText()}`);
}

/** Texts of other things: what is typed, a line of the chat; and a sentence that is being made. */
const OTHER = [
  "base/speech/marks.ts",
  "pages/codex/find.ts",
  "pages/learn/RulesPage.tsx",
  "pages/workshop/Parts.tsx", // Python says where its blanks stand
  "pages/workshop/Sentence.tsx",
];

test("nothing looks into a sentence", () => {
  const found = [...sources].filter(([file]) => !OTHER.includes(file));
  expect(found.flatMap(([, source]) => looks(source))).toEqual([]);
});

test("a look into a sentence would be found", () => {
  const bad = `
    /^Turn/.test(speech.say(line));
    card.text.startsWith("+2");
    promptOf(board).includes("W4");
    names.includes("Punch");
  `;
  const source = ts.createSourceFile("bad.ts", bad, ts.ScriptTarget.Latest, true);
  expect(looks(source)).toHaveLength(3);
});
