// What the build says about Python for the page (vite.config.ts); the dev server has none.

export interface Runtime {
  /** The name of its folder. */
  hash: string;
  /** What Pyodide says about itself; it has no other packages. */
  info: Record<string, string>;
  /** Whether its files are gzipped ones that the page unpacks: the client of a plain file server. */
  packed: boolean;
  /** The names of the files, and how large they are when unpacked. */
  files: Record<string, number>;
  /** The languages that have a grammar of typed sentences: one is loaded when it is wanted first. */
  grammars: string[];
}

declare const RUNTIME: Runtime | null;
declare const RELEASE: string;

export const runtime: Runtime | null = RUNTIME;

/** The release that this client was built from. */
export const release: string = RELEASE;

/** Whether the program that serves the page says that it does nothing else (`archrivals open`). */
const servedAlone = (): boolean =>
  globalThis.document?.querySelector('meta[name="archrivals-server"][content="none"]') != null;

/** There is no server to ask: a plain file server has the client, or a program for this page alone. */
export const alone = runtime !== null && (runtime.packed || servedAlone());

/** Whether this browser can play by itself; locks need https or this machine. */
export const able = runtime !== null && (alone || "locks" in navigator);
