// Makes what types and tests need of the server, and nobody reads: `made/http.ts`, the types of its HTTP
// interface, `made/said.json`, messages of real games with their sentences in every language, and
// `made/cards.json`, every card that needs a picture.
//
//   npm run made            makes them where Python's sources are newer
//
// It needs Python with the server's packages (PYTHON names it). A build of the client needs none of them.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const MADE = join(ROOT, "web", "made");
const PYTHON = process.env.PYTHON ?? "python";

const age = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const newest = (folder, ending) =>
  Math.max(
    ...readdirSync(folder, { recursive: true })
      .filter((name) => ending.test(name))
      .map((name) => age(join(folder, name))),
  );
const python = (...words) =>
  execFileSync(PYTHON, words, {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "inherit"],
  });

const sources = Math.max(
  newest(join(ROOT, "src", "archrivals"), /\.(py|ftl)$|^boxes.*\.json$/),
  age(fileURLToPath(import.meta.url)),
  age(join(ROOT, "tools", "write_said.py")),
);
mkdirSync(MADE, { recursive: true });
if (age(join(MADE, "http.ts")) <= sources) {
  const described = JSON.parse(python("-m", "archrivals", "schema", "--http"));
  writeFileSync(join(MADE, "http.ts"), astToString(await openapiTS(described)));
}
if (age(join(MADE, "workshop.ts")) <= sources) {
  const described = JSON.parse(python(join("tools", "write_page_types.py")));
  writeFileSync(join(MADE, "workshop.ts"), astToString(await openapiTS(described)));
}
if (age(join(MADE, "said.json")) <= sources) python(join("tools", "write_said.py"));
if (age(join(MADE, "cards.json")) <= sources) python(join("tools", "write_card_list.py"));
