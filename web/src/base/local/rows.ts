// Stored rows: on this device while it takes them, else in memory until it does.
import { type Keeps, reasonOf } from "../browser/storage";
import { keep, keptRows, type Row } from "./keeping";

export class Rows {
  keeps: Keeps;
  /** What the device has not taken yet, the oldest first. */
  #waiting: Row[] = [];
  /** Without the earlier rows nothing is written: it could be written over. */
  #reads = true;

  /** `own` keeps nothing from the start; `makeRoom` removes what games need least. */
  constructor(
    own: boolean,
    readonly makeRoom: () => Promise<void>,
  ) {
    this.keeps = own ? "refused" : "device";
    this.#reads = !own;
  }

  /** Everything that was kept, as far as it can be read. */
  async read(): Promise<Row[]> {
    if (!this.#reads) return [];
    try {
      return await keptRows();
    } catch (problem) {
      this.#reads = false;
      this.keeps = reasonOf(problem);
      return [];
    }
  }

  /** Write rows, with those that had to wait. If that fails, they wait and the game goes on. */
  async write(rows: Row[]): Promise<void> {
    if (!rows.length || !this.#reads) return;
    this.#waiting.push(...rows);
    try {
      await this.#written();
      this.#waiting = [];
      this.keeps = "device";
    } catch (problem) {
      console.warn(problem);
      this.keeps = reasonOf(problem);
    }
  }

  async #written(): Promise<void> {
    try {
      await keep(this.#waiting);
    } catch (problem) {
      if (this.keeps !== "device") throw problem; // room was made already
      await this.makeRoom();
      await keep(this.#waiting);
    }
  }
}
