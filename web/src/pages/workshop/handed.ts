// A box on its way from one page to the next: one that came in a file has no link.

/** No box is larger. */
const LARGEST = 256 * 1024;

let handed: string | null = null;

export function handOver(text: string): void {
  handed = text;
}

/** The text of a file that was just opened, once. */
export const handedOver = (): string | null => handed;

/** The text of a file, if it may be a box. */
export async function readBoxFile(file: Blob): Promise<string> {
  if (file.size > LARGEST) throw new Error("large");
  return file.text();
}
