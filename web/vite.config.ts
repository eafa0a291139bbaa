/// <reference types="vitest/config" />
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const server = process.env.ARCHRIVALS_SERVER ?? "http://127.0.0.1:8777";

const WORDS = /\.(html|js|css|svg|json|webmanifest)$/;
const WORTH_IT = 8192;

/**
 * Large files are compressed once, here; the server only picks the form that a browser takes.
 * hatch_build.py adds gzip, which an sdist had better not carry.
 */
function compressed(): Plugin {
  let folder = "dist";
  return {
    name: "compressed",
    apply: "build",
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
  "package-lock.json",
  "package.json",
  "public",
  "src",
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

export default defineConfig({
  plugins: [react(), compressed(), signed()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
  },
  server: {
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.{ts,tsx}"] },
});
