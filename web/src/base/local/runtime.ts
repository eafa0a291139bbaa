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
}

declare const RUNTIME: Runtime | null;

export const runtime: Runtime | null = RUNTIME;

/** A client that was made for a plain file server: there is no server to ask. */
export const alone = runtime?.packed === true;

/** Whether this browser can play by itself; our server sends Python over https alone, as locks need it. */
export const able = runtime !== null && (alone || "locks" in navigator);
