// Playing with nobody there: servers that a test starts and stops, and what a browser has kept.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, type Page } from "@playwright/test";

export interface Served {
  address: string;
  stop(): Promise<void>;
}

/** A program that serves pages, from the moment on when it answers. */
export async function serving(
  address: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Served> {
  const process = spawn(command, args, {
    env: { ...globalThis.process.env, ...env },
    stdio: "ignore",
  });
  globalThis.process.once("exit", () => process.kill()); // a test that failed has not stopped it
  await expect(async () => {
    expect((await fetch(address)).ok).toBe(true);
  }).toPass({ timeout: 120_000 });
  return { address, stop: () => stopped(process) };
}

const stopped = (process: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (process.exitCode !== null || process.signalCode !== null) return done();
    process.once("exit", () => done());
    process.kill("SIGTERM");
  });

/** A database of its own, which nothing else uses. */
export const newDatabase = (): string =>
  `sqlite:///${join(mkdtempSync(join(tmpdir(), "archrivals-")), "e2e.db")}`;

/** `archrivals serve` with the built client, and settings of its own. */
export const archrivals = (port: number, env: Record<string, string> = {}): Promise<Served> =>
  serving(`http://127.0.0.1:${port}`, "archrivals", ["serve"], {
    ARCHRIVALS_PORT: String(port),
    ARCHRIVALS_DATABASE: newDatabase(),
    ARCHRIVALS_CLIENT: process.env.ARCHRIVALS_CLIENT ?? resolve(import.meta.dirname, "..", "dist"),
    ARCHRIVALS_LOG: "warning",
    ...env,
  });

/** Python's own file server: no compression, no headers, no idea of our addresses. */
export const files = (port: number, folder: string): Promise<Served> =>
  serving(`http://127.0.0.1:${port}`, "python3", [
    ...["-m", "http.server", String(port), "--bind", "127.0.0.1", "--directory", folder],
  ]);

/** Wait until this browser has everything: Python, and every part of the client. */
export async function hasAll(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const list: string[] = await (await fetch("assets.json")).json();
      const wanted = list.map((name) => new URL(name, document.baseURI).href);
      const names = await caches.keys();
      const python = names.find((name) => name.startsWith("runtime-"));
      if (!python) return ["Python"];
      const files = await (await caches.open(python)).keys();
      const found = await Promise.all(
        wanted.map((address) => caches.match(address, { ignoreVary: true })),
      );
      return [...(files.length >= 4 ? [] : ["Python"]), ...wanted.filter((_, at) => !found[at])];
    });
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
}
