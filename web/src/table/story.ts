// The story of the game: its sentences cut at the names of cards, and what is new since one's turn.

export type Piece = { text: string; card?: string };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A pattern that finds the names of all cards, the longest first. */
export function namesPattern(names: Iterable<string>): RegExp | null {
  const sorted = [...new Set(names)].filter(Boolean).sort((a, b) => b.length - a.length);
  if (!sorted.length) return null;
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(${sorted.map(escaped).join("|")})(?![\\p{L}\\p{N}])`,
    "gu",
  );
}

/** A line as plain pieces and names of cards. */
export function pieces(
  line: string,
  names: RegExp | null,
  idOf: (name: string) => string,
): Piece[] {
  if (!names) return [{ text: line }];
  const found: Piece[] = [];
  let at = 0;
  for (const match of line.matchAll(names)) {
    if (match.index > at) found.push({ text: line.slice(at, match.index) });
    found.push({ text: match[0], card: idOf(match[0]) });
    at = match.index + match[0].length;
  }
  if (at < line.length) found.push({ text: line.slice(at) });
  return found;
}

const TURN = /^(Turn|Turno) \d+:/;
const MINE = /^(Turn \d+: your turn|Turno \d+: empieza tu turno)/i;

/** Whether a line begins a turn. */
export const beginsTurn = (line: string): boolean => TURN.test(line);

/** What was told since one's last turn ended, as far as the lines reach. */
export function sinceMine(lines: string[], myTurn: boolean): string[] {
  const turns = lines.flatMap((line, at) => (TURN.test(line) ? [at] : []));
  const mine = turns.filter((at) => MINE.test(lines[at] ?? ""));
  const last = mine.at(myTurn ? -2 : -1) ?? -1;
  const next = turns.find((at) => at > last);
  const end = myTurn ? (mine.at(-1) ?? lines.length) : lines.length;
  return lines.slice(next ?? lines.length, end);
}

const DEEDS =
  /(buys?|defeats?|attacks?|Confronts?|gains?|wins?|loses?|destroys?|passes|compras?|derrotas?|ataca|enfrentas?|ganas?|pierdes?|destruyes?|pasa) /;

/** Whether a line tells of something that changes the game for more than a turn. */
export const matters = (line: string): boolean => !TURN.test(line) && DEEDS.test(` ${line} `);
