// A page that shows the end of a game in every kind, from facts: `npm run endings` looks at it.
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const CARDS = `
import json, sys
from archrivals.hosting.reference import codex
print(json.dumps(codex(sys.argv[1])))
`;
const LANGUAGES = ["en", "de", "es"];
const FOLDER = join(tmpdir(), `archrivals-endings-${process.getuid?.() ?? 0}`);

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: join(FOLDER, "cache"),
  build: { outDir: join(FOLDER, "site"), emptyOutDir: true },
  define: { RUNTIME: "null", RELEASE: '"0"' },
  worker: { format: "es" },
  resolve: { preserveSymlinks: true },
  server: { fs: { allow: [resolve(import.meta.dirname, "../../..")] } },
  plugins: [
    react(),
    {
      name: "cards",
      generateBundle() {
        for (const language of LANGUAGES) {
          const source = execFileSync("python", ["-c", CARDS, language]);
          this.emitFile({ type: "asset", fileName: `cards-${language}.json`, source });
        }
      },
    },
  ],
});
