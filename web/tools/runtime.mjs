// Makes the runtime of the page: Python, the part of its library that we use, and our packages.
//
//   npm run runtime            tells what it consists of and what it weighs
//
// `vite build` puts it into every client. It needs Node alone: Pyodide compiles the bytecode itself.
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";

const HERE = dirname(fileURLToPath(import.meta.url));
const WEB = dirname(HERE);
const PYODIDE = join(WEB, "node_modules", "pyodide");
const OURS = join(WEB, "..", "src", "archrivals");
/** The user's, for all checkouts: every file is named by the digest of what it was made from. */
const CACHE = join(
  process.env.XDG_CACHE_HOME || join(homedir(), ".cache"),
  "archrivals",
  "runtime",
);

/** What needs a server, a terminal or a laboratory, and what looks after a server. */
const LEFT_OUT = /^(__main__\.py|_api|admin|lab|research|server|terminal)(\/|$)/;
/** What the client draws by itself, and grammars of typed sentences, which are files of their own. */
const UNREAD = /^(boxes\/\w+\/figures\.json|speech\/reading\/\w+\.json\.gz)$/;
const GRAMMAR = /^speech\/reading\/(\w+)\.json\.gz$/;
const PYTHON = ["pyodide.asm.mjs", "pyodide.asm.wasm"];

const digest = (...parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};

/** The files of our packages, by their names within `archrivals`. */
export function sources() {
  return readdirSync(OURS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith("__pycache__"))
    .map((entry) => relative(OURS, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
}

/** Those of them that are in the archive. */
export const carried = () => sources().filter((name) => !UNREAD.test(name));

/** The grammars by their languages: a page loads one when it is wanted first. */
const grammars = () =>
  Object.fromEntries(
    sources().flatMap((name) => {
      const [, language] = GRAMMAR.exec(name) ?? [];
      return language ? [[language, gunzipSync(readFileSync(join(OURS, name)))]] : [];
    }),
  );

/** The list of our sources, as `sha256sum` writes it: whoever packs a client compares it. */
export const listed = () =>
  sources()
    .map((name) => `${digest(readFileSync(join(OURS, name)))}  ${name}\n`)
    .join("");

/** What has been made once from the same bytes is taken as it was. */
function once(key, make) {
  const file = join(CACHE, key);
  if (existsSync(file)) return readFileSync(file);
  const made = make();
  mkdirSync(CACHE, { recursive: true });
  const begun = `${file}.${process.pid}`;
  writeFileSync(begun, made);
  renameSync(begun, file); // another build may be reading
  return made;
}

/** A Python with our sources in it, where everything is the same each time. */
async function python(files) {
  const { loadPyodide } = await import("pyodide");
  const inside = await loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" } });
  for (const name of files) {
    const path = `/ours/archrivals/${name}`;
    inside.FS.mkdirTree(dirname(path));
    inside.FS.writeFile(path, readFileSync(join(OURS, name)));
  }
  for (const name of RECIPE) inside.FS.writeFile(`/home/pyodide/${name}`, read(name));
  return inside;
}

const RECIPE = ["quick_dataclasses.py", "runtime.py"];
const read = (name) => readFileSync(join(HERE, name));

/** Both archives; the second Python looks at what the modules load, and compiles nothing. */
export async function archives(files) {
  const looking = await python(files);
  const [used, written] = looking
    .runPython(`
      import json, runtime
      written = []
      used = runtime.used(runtime.found("/ours"), "/ours", written)
      [json.dumps(sorted(used)), json.dumps(written)]`)
    .toJs();
  const making = await python(files);
  making.globals.set("used", used);
  making.globals.set("written", written);
  const made = (expression) => {
    const proxy = making.runPython(`import json, runtime; runtime.archive(${expression})`);
    const bytes = Buffer.from(proxy.toJs());
    proxy.destroy();
    return bytes;
  };
  return {
    "python.zip": made("runtime.library(set(json.loads(used)))"),
    "archrivals.zip": made("runtime.ours('/ours', json.loads(written))"),
  };
}

/** Compressed as far as it goes, once for each content. */
export const gzip = (bytes) => once(`${digest(bytes)}.gz`, () => gzipSync(bytes, { level: 9 }));

/** The files of a runtime by their names, and the hash over all of them. */
export async function makeRuntime() {
  const files = carried();
  const version = JSON.parse(readFileSync(join(PYODIDE, "package.json"), "utf8")).version;
  const key = digest(version, ...RECIPE.map(read), files.join("\n"), listed());
  const names = ["archrivals.zip", "python.zip"];
  if (!names.every((name) => existsSync(join(CACHE, `${key}-${name}`)))) {
    const made = await archives(files);
    for (const name of names) once(`${key}-${name}`, () => made[name]);
  }
  const all = Object.fromEntries([
    ...names.map((name) => [name, readFileSync(join(CACHE, `${key}-${name}`))]),
    ...PYTHON.map((name) => [name, readFileSync(join(PYODIDE, name))]),
  ]);
  const hash = digest(listed(), ...Object.entries(all).flatMap(([name, bytes]) => [name, bytes]));
  const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"));
  return { hash: hash.slice(0, 16), files: all, info, grammars: grammars() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { hash, files } = await makeRuntime();
  console.log(`runtime ${hash}`);
  const row = (name, ...sizes) =>
    console.log(name.padEnd(20), ...sizes.map((size) => size.toLocaleString("en").padStart(12)));
  console.log("".padEnd(20), ...["plain", "gzip"].map((word) => word.padStart(12)));
  const sums = [0, 0];
  for (const [name, bytes] of Object.entries(files)) {
    const sizes = [bytes.length, gzip(bytes).length];
    sizes.forEach((size, at) => {
      sums[at] += size;
    });
    row(name, ...sizes);
  }
  row("all", ...sums);
}
