export interface Runtime {
  /** Over the names and the bytes of all files. */
  hash: string;
  files: Record<string, Buffer>;
  /** What Pyodide says about itself. */
  info: Record<string, string>;
  /** The grammars of typed sentences, by their languages. */
  grammars: Record<string, Buffer>;
}

export function sources(): string[];
export function carried(): string[];
export function listed(): string;
export function archives(files: string[]): Promise<Record<string, Buffer>>;
export function makeRuntime(): Promise<Runtime>;
export function gzip(bytes: Buffer): Buffer;
