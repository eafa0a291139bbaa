/// <reference types="vitest/config" />
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const server = process.env.ARCHRIVALS_SERVER ?? "http://127.0.0.1:8777";

const WORDS = /\.(html|js|css|svg|json|webmanifest)$/;
const WORTH_IT = 512;

/** Every file is compressed once, here; the server only picks the form that a browser takes. */
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
        if (plain.length < WORTH_IT) continue;
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(plain));
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), compressed()],
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
