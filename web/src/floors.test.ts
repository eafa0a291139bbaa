// The client is a house with floors. A room uses only the floors below its own and rooms beside it,
// never in a ring; neither do files. A page knows no other page, and is loaded when it is opened.
// Tests may use rooms beside their own in any order. `docs/ARCHITECTURE.md` lists the floors.
import { readdirSync, readFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const FOLDER = resolve(process.cwd(), "src");

/** The floors from the ground up. A folder with a star has a room in each of its folders. */
const FLOORS = [
  ["base/*"],
  ["art", "cards", "fair"],
  ["widgets"],
  ["board/*"],
  ["pages/*"],
  ["app"],
  ["main.tsx", "floors.test.ts"],
] as const;

/** The files that each file imports, by their paths in `src`; files elsewhere are not among them. */
type Imports = ReadonlyMap<string, readonly string[]>;

interface Room {
  name: string;
  floor: number;
}

/** Return the room of a file, or null if no floor has one for it. */
function roomOf(file: string): Room | null {
  const [top = "", inside = "", ...rest] = file.split("/");
  for (const [floor, rooms] of FLOORS.entries())
    for (const room of rooms) {
      if (room === top) return { name: top, floor };
      if (room === `${top}/*` && rest.length) return { name: `${top}/${inside}`, floor };
    }
  return null;
}

const isPage = ({ name }: Room): boolean => name.startsWith("pages/");
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Return the faults in the imports of a house, in a line each. */
function faultsOf(imports: Imports): string[] {
  const faults: string[] = [];
  const rooms = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const from = roomOf(file);
    if (!from) faults.push(`${file} is on no floor`);
    for (const target of targets) {
      const to = roomOf(target);
      if (!from || !to || from.name === to.name) continue;
      if (to.floor > from.floor) faults.push(`${file} imports ${target}, which is above it`);
      else if (isPage(from) && isPage(to)) faults.push(`${file} imports another page: ${target}`);
      if (!isTest(file)) rooms.set(from.name, (rooms.get(from.name) ?? new Set()).add(to.name));
    }
  }
  return [...faults, ...ringsOf(rooms), ...ringsOf(imports)];
}

/** Return each room, or each file, from which imports lead back to it. */
function ringsOf(house: ReadonlyMap<string, Iterable<string>>): string[] {
  const reached = (start: string): Set<string> => {
    const seen = new Set<string>();
    const open = [start];
    for (let room = open.pop(); room !== undefined; room = open.pop())
      for (const next of house.get(room) ?? [])
        if (!seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
    return seen;
  };
  return [...house.keys()].filter((room) => reached(room).has(room)).map((room) => `ring: ${room}`);
}

/** Return every path that a source names in an import, an export or a call of `import` or a mock. */
function pathsIn(file: string, text: string): string[] {
  if (file.endsWith(".css"))
    return [...text.matchAll(/@import\s+"([^"]+)"/g)].map(([, at]) => at ?? "");
  const found = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  const others = text.matchAll(/(?:new URL|vi\.(?:mock|doMock))\(\s*"(\.[^"]+)"/g);
  return [...found, ...[...others].map(([, at]) => at ?? "")];
}

const FILES = new Set(
  readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).map((file) =>
    file.replaceAll("\\", "/"),
  ),
);
const ENDINGS = ["", ".ts", ".tsx", ".d.ts", "/index.ts"];

/** Return the file that a path names; null for what is not in `src`. */
function fileAt(from: string, path: string): string | null {
  if (!path.startsWith(".")) return null;
  const at = posix.join(posix.dirname(from), path);
  const ending = ENDINGS.find((each) => FILES.has(at + each) && /\.\w+$/.test(at + each));
  return ending === undefined ? null : at + ending;
}

const ours: Imports = new Map(
  [...FILES]
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .map((file) => {
      const paths = pathsIn(file, readFileSync(join(FOLDER, file), "utf8"));
      return [file, paths.flatMap((path) => fileAt(file, path) ?? [])];
    }),
);

test("rooms use the floors below them and stand in no ring, and no page knows another", () => {
  expect([...ours.values()].flat().length).toBeGreaterThan(1000);
  expect(faultsOf(ours)).toEqual([]);
});

/** Return the pages that a source imports at once, and not when one is opened. */
const eager = (text: string): string[] =>
  [...text.matchAll(/from "([./]+\/pages\/[^"]+)"/g)].map(([, page]) => page ?? "");

test("a page is loaded when it is opened", () => {
  const above = [...ours.keys()].filter((file) => /^(app\/|main)/.test(file) && !isTest(file));
  const found = above.flatMap((file) => eager(readFileSync(join(FOLDER, file), "utf8")));
  expect(found).toEqual([]);
  expect(eager('import { Home } from "../pages/home/Home";')).toEqual(["../pages/home/Home"]);
  expect(eager('const home = import("../pages/home/Home");')).toEqual([]);
});

test("what is on no floor, points upward, leads round or names another page is found", () => {
  const planted: Imports = new Map([
    ["attic/Ghost.ts", ["base/wire/session.ts"]],
    ["base/wire/session.ts", ["cards/words.ts"]],
    ["board/live/live.ts", ["board/desk/context.ts"]],
    ["board/desk/context.ts", ["board/table/Table.tsx"]],
    ["board/table/Table.tsx", ["board/live/live.ts"]],
    ["pages/home/Home.tsx", ["pages/learn/lessons.ts", "pages/home/Here.tsx"]],
    ["app/router.tsx", ["pages/home/Home.tsx", "widgets/Face.tsx"]],
  ]);
  expect(faultsOf(planted)).toEqual([
    "attic/Ghost.ts is on no floor",
    "base/wire/session.ts imports cards/words.ts, which is above it",
    "pages/home/Home.tsx imports another page: pages/learn/lessons.ts",
    "ring: board/live",
    "ring: board/desk",
    "ring: board/table",
    "ring: board/live/live.ts",
    "ring: board/desk/context.ts",
    "ring: board/table/Table.tsx",
  ]);
});

test("every way to name another file is seen", () => {
  const text = `
    import a from "./a";
    import type { B } from "../b";
    export { c } from "./c";
    import "./d.css";
    const e = () => import("./e");
    new Worker(new URL("./f.ts", import.meta.url));
    vi.mock("../g", () => ({}));
  `;
  const paths = ["./a", "../b", "./c", "./d.css", "./e", "./f.ts", "../g"];
  expect(pathsIn("x.ts", text).sort()).toEqual(paths.sort());
  expect(pathsIn("x.css", '@import "./bar.css";')).toEqual(["./bar.css"]);
});
