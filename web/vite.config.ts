/// <reference types="vitest/config" />
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { FILE as LICENCES, licences } from "./tools/licences.mjs";
import { gzip, listed, makeRuntime, type Runtime } from "./tools/runtime.mjs";

const server = process.env.ARCHRIVALS_SERVER ?? "http://127.0.0.1:8777";

/** The mode of a client for a plain file server: `npm run site`. */
const SITE = "site";

const WORDS = /\.(html|js|css|svg|json|webmanifest)$/;
const WORTH_IT = 8192;

/** Chat programs want the whole address of a picture. `SITE_ADDRESS` is where the folder will be. */
function pictured(): Plugin {
  const address = (process.env.SITE_ADDRESS ?? ".").replace(/\/$/, "");
  return {
    name: "pictured",
    apply: (_, { mode }) => mode === SITE,
    transformIndexHtml: {
      order: "post",
      handler: (page) => page.replace(/content="\.?\/previews\//, `content="${address}/previews/`),
    },
  };
}

/**
 * Large files are compressed once, here; the server only picks the form that a browser takes.
 * hatch_build.py adds gzip, which an sdist had better not carry.
 */
function compressed(): Plugin {
  let folder = "dist";
  return {
    name: "compressed",
    apply: (_, { command, mode }) => command === "build" && mode !== SITE,
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const each of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const file = join(folder, each);
        if (!WORDS.test(each)) continue;
        const plain = readFileSync(file);
        if (plain.length >= WORTH_IT) writeFileSync(`${file}.br`, brotliCompressSync(plain));
      }
    },
  };
}

/** Everything that a build is made from. */
const SOURCES = [
  "index.html",
  "licences",
  "package-lock.json",
  "package.json",
  "public",
  "src",
  "tools",
  "tsconfig.json",
  "vite.config.ts",
];

/**
 * A build lists its sources in the format of `sha256sum`, so that whoever packs it (hatch_build.py)
 * can tell whether it is up to date. The list comes last: an interrupted build has none.
 */
function signed(): Plugin {
  let root = ".";
  let folder = "dist";
  return {
    name: "signed",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    closeBundle: () => {
      const files = SOURCES.flatMap((source) =>
        statSync(join(root, source)).isFile()
          ? [source]
          : readdirSync(join(root, source), { recursive: true, withFileTypes: true })
              .filter((entry) => entry.isFile())
              .map((entry) => relative(root, join(entry.parentPath, entry.name))),
      );
      const lines = files.sort().map((file) => {
        const digest = createHash("sha256").update(readFileSync(join(root, file)));
        return `${digest.digest("hex")}  ${file.replaceAll("\\", "/")}\n`;
      });
      writeFileSync(join(folder, "sources.sha256"), lines.join(""));
    },
  };
}

/**
 * Python for games in the page, under a folder that its content names. A client has each file in one
 * form only, gzipped: our servers send it as such; where a plain file server does (`npm run site`), the
 * page unpacks it itself.
 */
function runtime(): Plugin {
  let made: Runtime | undefined;
  let packed = false;
  return {
    name: "runtime",
    config: async (_, { command, mode }) => {
      if (command !== "build") return { define: { RUNTIME: "null" } };
      packed = mode === SITE;
      made = await makeRuntime();
      const files = Object.entries(made.files).map(([name, { length }]) => [name, length]);
      const { hash, info } = made;
      const grammars = Object.keys(made.grammars);
      const told = { hash, info, packed, files: Object.fromEntries(files), grammars };
      return { define: { RUNTIME: JSON.stringify(told) } };
    },
    generateBundle() {
      const grammars = Object.entries(made?.grammars ?? {});
      const named = grammars.map(([language, bytes]) => [`${language}.grammar`, bytes] as const);
      for (const [name, bytes] of [...Object.entries(made?.files ?? {}), ...named]) {
        const fileName = `runtime/${made?.hash}/${name}${packed ? ".bin" : ".gz"}`;
        this.emitFile({ type: "asset", fileName, source: gzip(bytes) });
      }
      this.emitFile({ type: "asset", fileName: "runtime/sources.sha256", source: listed() });
    },
  };
}

/** The release, as Python names it. */
function release(): Plugin {
  const source = readFileSync(join(import.meta.dirname, "../src/archrivals/__init__.py"), "utf8");
  const version = /^__version__ = "(.+)"$/m.exec(source)?.[1] ?? "";
  return { name: "release", config: () => ({ define: { RELEASE: JSON.stringify(version) } }) };
}

/** The licences of what others made, in every client. */
function thirdParties(): Plugin {
  return {
    name: "third-parties",
    apply: "build",
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === "chunk" ? Object.keys(part.modules) : [],
      );
      this.emitFile({ type: "asset", fileName: LICENCES, source: licences(modules) });
    },
  };
}

/** The list of everything that a page may load later, for those who will be offline then. */
function assets(): Plugin {
  return {
    name: "assets",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const source = JSON.stringify(["", "app.webmanifest", "icon.svg", ...names.sort()]);
        this.emitFile({ type: "asset", fileName: "assets.json", source });
      },
    },
  };
}

/** What a test does to modules would be felt by the tests after it. */
const CHANGES_MODULES = /\bvi\.(mock|doMock|resetModules)\(/;

/** Test files that need modules and a page of their own. */
const alone = () =>
  readdirSync(join(import.meta.dirname, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join("src", file))
    .filter((file) => CHANGES_MODULES.test(readFileSync(join(import.meta.dirname, file), "utf8")));

const ENTRY = "/src/main.tsx";
/** Parts of the entry that no other part imports: they change with every word and every page. */
const OF_THE_ENTRY =
  /\/src\/(main\.tsx|app\/(router|Shell|idle)\.tsx?|base\/words\/(words\.ts|\w+\.json))$/;

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether the entry imports a module, itself or through others. */
function inEntry(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (id.endsWith(ENTRY)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((each) => inEntry(each, graph, seen));
}

/** Small modules that many pages share: a file of its own costs each more than it weighs. */
const SMALL =
  /\/src\/(base\/(browser|opponents|people|tables)\/\w+|base\/words\/(?!words|about|admin|calls|ending|futures|links|people|section|workshop)\w+|widgets\/(?!Knowing|Unkept|PointBar)\w+|board\/desk\/keys)\.tsx?$/;

/**
 * What the entry shares with other parts is a chunk of its own. Were it in the entry, all of them
 * would import that, and get new names whenever a word in it changes.
 */
const base = {
  debugName: "base",
  name: (id: string, graph: Graph) =>
    SMALL.test(id) || (!OF_THE_ENTRY.test(id) && inEntry(id, graph)) ? "base" : null,
};

export default defineConfig(({ mode }) => ({
  base: mode === SITE ? "./" : "/", // a file server may have it under any path
  plugins: [
    react(),
    runtime(),
    release(),
    thirdParties(),
    assets(),
    compressed(),
    signed(),
    pictured(),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    rollupOptions: {
      output: {
        codeSplitting: { groups: [base] },
        // every page carries the names of its parts: 42 bits tell any two releases apart
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
      },
    },
  },
  worker: { format: "es" },
  server: {
    fs: { allow: [".."] }, // what boxes look like lies in their folders
    proxy: { "/api": server, "/runtime": server, "/ws": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    pool: "threads",
    // The gate runs other steps beside: how long a test takes there says nothing about the code.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ["tools/patience.mjs"],
    projects: [
      // One page for many files: to make a new one for each takes longer than the tests.
      {
        extends: true,
        test: {
          name: "shared",
          isolate: false,
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: alone(),
        },
      },
      {
        extends: true,
        test: {
          name: "alone",
          isolate: false,
          include: alone(),
          setupFiles: ["tools/afresh.mjs"],
        },
      },
    ],
  },
}));
