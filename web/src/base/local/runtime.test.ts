// @vitest-environment node
// The runtime as a build makes it: the same each time, and whole.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadPyodide } from "pyodide";
import { beforeAll, expect, test } from "vitest";
import {
  archives,
  carried,
  gzip,
  makeRuntime,
  type Runtime,
  sources,
} from "../../../tools/runtime.mjs";

const LONG = 120_000;
const MOST = 6_500_000;

let runtime: Runtime;
beforeAll(async () => {
  runtime = await makeRuntime();
}, LONG);

/** What takes long and is seen elsewhere by day: the package of the gate has a limit of its own. */
const night = test.runIf(process.env.ARCHRIVALS_TIER === "night");

night("the same sources give the same bytes", { timeout: LONG }, async () => {
  const again = await archives(carried());
  for (const [name, bytes] of Object.entries(again))
    expect(bytes.equals(runtime.files[name] as Buffer), name).toBe(true);
});

test("nothing of a server, a terminal or a laboratory is in it", () => {
  expect(sources()).toContain("engine/play/game.py");
  for (const name of sources()) expect(name).not.toMatch(/^(server|terminal|lab|research|_api)\//);
});

night("gzipped it stays within six and a half megabytes", { timeout: LONG }, () => {
  const sizes = Object.values(runtime.files).map((bytes) => gzip(bytes).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST);
});

/** A Python that has the two archives and nothing else. */
async function started() {
  const stdLibURL = join(mkdtempSync(join(tmpdir(), "runtime-")), "python.zip");
  writeFileSync(stdLibURL, runtime.files["python.zip"] as Buffer);
  const python = await loadPyodide({ stdLibURL });
  python.FS.writeFile("/ours.zip", new Uint8Array(runtime.files["archrivals.zip"] as Buffer));
  python.runPython("import sys; sys.path.insert(0, '/ours.zip')");
  return python;
}

/** The name by which a module is imported. */
const moduleOf = (file: string) =>
  `archrivals.${file.replace(/(\/?__init__)?\.py$/, "").replaceAll("/", ".")}`.replace(/\.$/, "");

test("every module can be imported from its two archives alone", { timeout: LONG }, async () => {
  const python = await started();
  const modules = sources().filter((file) => file.endsWith(".py"));
  expect(modules.length).toBeGreaterThan(100);
  for (const file of modules) python.runPython(`import ${moduleOf(file)}`);
});

test("what dataclasses write is in the archive as bytecode", { timeout: LONG }, async () => {
  const python = await started();
  const [written, unknown] = python
    .runPython(`
      import marshal, quick_dataclasses
      written = []
      with quick_dataclasses.noted(written):
          import archrivals.local
      known = marshal.loads(quick_dataclasses.__loader__.get_data("/ours.zip/dataclasses.bin"))
      [len(written), sum(quick_dataclasses.key(each) not in known for each in written)]`)
    .toJs();
  expect(written).toBeGreaterThan(100);
  expect(unknown).toBe(0);
});

test("with that bytecode the classes are the same", { timeout: LONG }, async () => {
  const seen = `
      from archrivals.hosting import wire
      answer = wire.Answer("t", 1, "c", 2)
      repr([answer, answer == wire.Answer("t", 1, "c", 2), wire.Answer.__match_args__])`;
  const plain = (await started()).runPython(seen);
  const quick = (await started()).runPython(`
      import quick_dataclasses
      with quick_dataclasses.ready():
          from archrivals.hosting import wire
      ${seen}`);
  expect(plain).toContain("Answer(");
  expect(quick).toBe(plain);
});
