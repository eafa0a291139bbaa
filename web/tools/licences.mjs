// The licences of everything by others that a client carries: one text, made by every build.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Its name in a client. */
export const FILE = "THIRD-PARTY-LICENSES.txt";

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const TEXTS = join(WEB, "licences");
const PACKAGE = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)(?=[\\/])/g;
const LINE = `\n${"=".repeat(92)}\n\n`;

/** What is not bundled as a module, with the files that hold its licence. */
const BESIDE = [
  {
    name: "Barlow Condensed",
    licence: "OFL-1.1",
    files: [join(WEB, "public", "barlow-condensed-OFL.txt")],
  },
  { name: "CPython and its standard library", licence: "PSF-2.0", files: ["CPython.txt"] },
  {
    name: "Libraries within the interpreter",
    licence: "several",
    files: ["in-the-interpreter.txt"],
  },
  {
    name: "Pyodide, unchanged; its source is at https://github.com/pyodide/pyodide",
    licence: "MPL-2.0",
    files: ["MPL-2.0.txt"],
  },
];

/** The folders of the packages in which modules lie, by the names of the modules. */
export function packagesOf(modules) {
  const found = new Set();
  for (const id of modules) {
    const last = [...id.matchAll(PACKAGE)].at(-1); // a package within another is itself
    if (last) found.add(id.slice(0, last.index + last[0].length).replace("\0", ""));
  }
  return [...found].sort();
}

/** The name, version and licence of a package; one without a text stops the build. */
function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)(\.|$)/i.test(each));
  if (!file) throw new Error(`${name} is in the client and has no text of its licence`);
  return {
    name: `${name} ${version}`,
    licence: license,
    text: readFileSync(join(folder, file), "utf8"),
  };
}

/** One text of all licences, for a client with these modules. */
export function licences(modules) {
  const bundled = packagesOf(modules).filter((folder) => existsSync(join(folder, "package.json")));
  const beside = BESIDE.map(({ name, licence, files }) => ({
    name,
    licence,
    text: files.map((file) => readFileSync(resolve(TEXTS, file), "utf8")).join("\n"),
  }));
  const all = [...bundled.map(licenceOf), ...beside];
  const list = all.map(({ name, licence }) => `* ${name}: ${licence}`).join("\n");
  const head = `What others made and this client carries, with its licences.\n\n${list}\n`;
  return head + all.map(({ name, text }) => `${LINE}${name}\n\n${text.trim()}\n`).join("");
}
