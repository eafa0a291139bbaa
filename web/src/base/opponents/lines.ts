// What the opponents say: a line now and then, in character, never more often than one may like.

export const OCCASIONS = ["greeting", "good", "attacked", "winning", "losing", "end"] as const;
export type Occasion = (typeof OCCASIONS)[number];

export const OPPONENTS = ["pip", "goldie", "otto", "tilda", "bruno", "vera", "sibyl"] as const;
export type Opponent = (typeof OPPONENTS)[number];

export type Lines = Record<Opponent, Record<Occasion, string[]>>;

/** The least milliseconds between two lines at a table; the last word of a game always comes. */
export const PAUSE = 20_000;

/** How long a line stands. */
export const STANDS = 2_500;

export interface Said {
  seat: number;
  line: string;
}

export const isOpponent = (bot: string): bot is Opponent =>
  (OPPONENTS as readonly string[]).includes(bot);

const FILES = import.meta.glob<Lines>("./*.json", { import: "default" });

/** The lines of a language, loaded when an opponent first speaks; English where there are none. */
export async function linesOf(language: string): Promise<Lines> {
  const load = FILES[`./${language.slice(0, 2)}.json`] ?? FILES["./en.json"];
  return (await load?.()) as Lines;
}

/**
 * Who may speak, and what: a seat that has just spoken lets others come first, and no opponent says the
 * same twice before everything else was said.
 */
export class Conversation {
  private quietUntil = 0;
  private readonly spoken = new Map<string, number>();

  constructor(
    private readonly lines: Lines,
    private readonly now: () => number,
  ) {}

  /** The line for an occasion, or nothing where it is too early to speak again. */
  say(seat: number, bot: string, occasion: Occasion): Said | null {
    if (!isOpponent(bot)) return null;
    if (occasion !== "end" && this.now() < this.quietUntil) return null;
    const choices = this.lines[bot][occasion];
    const key = `${seat} ${occasion}`;
    const turn = this.spoken.get(key) ?? (seat + occasion.length) % choices.length;
    this.spoken.set(key, turn + 1);
    this.quietUntil = this.now() + PAUSE;
    const line = choices[turn % choices.length];
    return line ? { seat, line } : null;
  }
}
