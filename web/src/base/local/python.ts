// Python in this worker, started from files that are here already.
import { loadPyodide, type PyodideAPI } from "pyodide";
import type { Row } from "./keeping";
import type { Runtime } from "./runtime";
import { type Image, release } from "./snapshots";

/** `archrivals.local.LocalServer`; each method returns a batch as JSON. */
export interface LocalServer {
  /** Without a body: `null` would not be `None` in Python. */
  call(method: string, path: string, body?: string): string;
  connect(line: number): string;
  receive(line: number, frame: string): string;
  close(line: number): string;
  think(): string;
  restore(kept: string): void;
  /** Takes in the grammar of a language. */
  learn(language: string, grammar: Uint8Array): void;
}

/** What a call of the server brings about, in this order: rows are kept, then frames are sent. */
export interface Batch {
  status?: number;
  body?: unknown;
  keep: Row[];
  send: [line: number, frame: string][];
  /** Whether a bot has something to decide. */
  more: boolean;
}

/** How Python starts: from an image of its memory, or afresh, and then with an image to keep. */
export interface Start {
  from?: Image | null;
  wanted?: boolean;
  /** Hears how much of it is done, from 0 to 1. */
  progress?: (started: number) => void;
}

export interface Started {
  server: LocalServer;
  image: Image | null;
}

/** The share of a plain start after which the interpreter runs (docs/scale.md); then come our modules. */
const INTERPRETER = 0.6;

/** Where a browser forbids WebAssembly, `loadPyodide` only warns and never comes back. */
const PATIENCE = 60_000;

const OURS = "/archrivals.zip";
const WARM = `
import sys
sys.path.insert(0, "${OURS}")
import quick_dataclasses
with quick_dataclasses.ready():
    from archrivals.local.warming import warm
warm()`;
/** Every image has the same state of \`random\`, and nothing may be drawn from it twice. */
const SERVER = `
import random
from archrivals.local import LocalServer
random.seed()
LocalServer()`;

/** Each file is read once: another start needs them again. */
export async function startPython(
  files: Map<string, Response>,
  folder: string,
  runtime: Runtime,
  start: Start,
): Promise<Started> {
  const network = globalThis.fetch;
  globalThis.fetch = async (wanted, options) =>
    files.get(String(wanted instanceof Request ? wanted.url : wanted)) ?? network(wanted, options);
  const inTime = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error("Python does not start")), PATIENCE);
  });
  try {
    return await Promise.race([started(files, folder, runtime, start), inTime]);
  } finally {
    globalThis.fetch = network;
  }
}

async function started(
  files: Map<string, Response>,
  folder: string,
  { packed, info }: Runtime,
  { from, wanted = false, progress = () => undefined }: Start,
): Promise<Started> {
  const ours = await files.get(`${folder}archrivals.zip`)?.arrayBuffer();
  if (!ours) throw new Error("there is no archrivals.zip");
  const create = await interpreter(files, folder, packed);
  const size = from?.byteLength ?? 0;
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}python.zip`,
    lockFileContents: JSON.stringify({ info, packages: {} }),
    createPyodideModule: async (settings) => {
      const module = await create(settings);
      // Pyodide copies an image into memory as large as a fresh Python's, which may be too small
      if (module.HEAPU8.byteLength < size) module.growMemory(size);
      return module;
    },
    fsInit: async (system) => system.writeFile(OURS, new Uint8Array(ours)),
    ...(from ? { _loadSnapshot: from } : { _makeSnapshot: wanted }),
  });
  performance.mark("interpreter");
  progress(from ? 1 : INTERPRETER);
  delete internals(python).config._loadSnapshot; // Pyodide would hold it as long as it lives
  if (from) release(from);
  if (!from) {
    python.runPython(WARM);
    performance.mark("modules");
    progress(1);
  }
  const image = wanted ? (python.makeMemorySnapshot() as Image) : null;
  return { server: python.runPython(SERVER), image };
}

/** What Pyodide keeps of its options. */
const internals = (python: PyodideAPI) =>
  (python as unknown as { _api: { config: { _loadSnapshot?: Image } } })._api;

/** The script of the interpreter. A file server may have it packed alone; ours forbids blobs. */
async function interpreter(files: Map<string, Response>, folder: string, packed: boolean) {
  const address = `${folder}pyodide.asm.mjs`;
  if (!packed) return (await import(/* @vite-ignore */ address)).default;
  const script = URL.createObjectURL((await files.get(address)?.blob()) ?? new Blob());
  try {
    return (await import(/* @vite-ignore */ script)).default;
  } finally {
    URL.revokeObjectURL(script);
  }
}
