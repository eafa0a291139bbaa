// The sounds of a game: a sound for each beat, and now and then a word from an opponent.
import { useEffect, useRef, useState } from "react";
import {
  Conversation,
  linesOf,
  type Occasion,
  type Said,
  STANDS,
} from "../../base/opponents/lines";
import { settings } from "../../base/preferences/settings";
import { useWords } from "../../base/words/say";
import type { LiveTable } from "../live/live";
import { play, soundAfterPress } from "../sound/play";
import type { SoundName } from "../sound/sounds";
import type { Beat } from "./beats";
import type { Director, Staged } from "./director";
import { FREEZE_MS } from "./timing";

/** The sound with which a beat begins; a turn that ends makes none. */
export function soundOf(beat: Beat): SoundName | null {
  switch (beat.kind) {
    case "plays":
      return beat.also.some(({ how }) => how === "destroy") ? "destroyed" : "card";
    case "folds":
      return "cards";
    case "gains":
      return "buy";
    case "attack":
      return "attack";
    case "hit":
    case "falls":
      return "thrown";
    case "appears":
    case "block":
    case "shuffle":
      return beat.kind;
    case "declared":
      return "confront";
    case "outcome":
      return beat.how === "cancelled" ? "block" : "thrown";
    case "my-turn":
      return "turn";
    case "over": // its scene makes its own
    case "ends":
      return null;
  }
}

const FALL: readonly Strike[] = [
  { sound: "drum", delayS: 0 },
  { sound: "falls", delayS: FREEZE_MS / 1000 },
];

interface Strike {
  sound: SoundName;
  delayS: number;
}

/** Return the sounds of the moment in which a beat strikes. */
export function strikeOf(beat: Beat): readonly Strike[] {
  if (beat.kind === "falls") return FALL;
  if (beat.kind === "hit") return [{ sound: beat.avoided ? "defended" : "hit", delayS: 0 }];
  if (beat.kind !== "outcome" || beat.how === "cancelled") return [];
  return beat.how === "won" ? FALL : [{ sound: "block", delayS: 0 }];
}

export function useSounds(staged: Staged, { strikes }: Pick<Director, "strikes">): void {
  useEffect(() => soundAfterPress(), []);
  const beat = staged.now?.item.cue?.beat;
  useEffect(() => {
    const sound = beat ? soundOf(beat) : null;
    if (sound) play(sound);
  }, [beat]);
  useEffect(
    () =>
      strikes.follow(() => {
        const struck = strikes.beat();
        if (struck) for (const { sound, delayS } of strikeOf(struck)) play(sound, delayS);
      }),
    [strikes],
  );
}

/** Which opponent a beat moves to speak, and why. */
export function occasionOf(
  beat: Beat,
  bots: readonly (string | null)[],
): [number, Occasion] | null {
  const bot = (seat: number) => seat >= 0 && !!bots[seat];
  switch (beat.kind) {
    case "gains":
      return beat.how === "buy" && bot(beat.seat) ? [beat.seat, "good"] : null;
    case "falls":
      return bot(beat.seat) ? [beat.seat, "winning"] : null;
    case "hit": {
      const hurt = beat.hits.find(({ seat }) => bot(seat));
      return hurt && !beat.avoided ? [hurt.seat, "attacked"] : null;
    }
    case "outcome":
      if (beat.how !== "won") return null;
      if (bot(beat.seat)) return [beat.seat, "winning"];
      return bot(beat.against) ? [beat.against, "losing"] : null;
    case "over": {
      const speaker = bots.findIndex((each) => each !== null);
      return speaker < 0 ? null : [speaker, "end"];
    }
    default:
      return null;
  }
}

/** What an opponent says just now, next to their plate. */
export function useVoices(
  staged: Staged,
  bots: readonly (string | null)[],
  store: LiveTable,
): Said | null {
  const { language } = useWords();
  const talk = useRef<Conversation | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const beat = staged.now?.item.cue?.beat;
  const first = bots.findIndex((bot) => bot !== null);
  const someone = first >= 0 ? bots[first] : null;
  const early = (staged.live.public?.turn.number ?? 0) <= bots.length; // the first round
  useEffect(() => {
    if (!someone || !settings().bubbles) return;
    let gone = false;
    void linesOf(language).then((lines) => {
      if (gone) return;
      talk.current = new Conversation(lines, () => performance.now());
      if (early && !store.greeted) setSaid(talk.current.say(first, someone, "greeting"));
      store.greeted = true;
    });
    return () => {
      gone = true;
    };
  }, [first, someone, language]);
  useEffect(() => {
    const cause = beat && settings().bubbles ? occasionOf(beat, bots) : null;
    const bot = cause && bots[cause[0]];
    if (!cause || !bot) return;
    const next = talk.current?.say(cause[0], bot, cause[1]);
    if (next) setSaid(next);
  }, [beat, bots]);
  useEffect(() => {
    if (!said) return;
    const end = setTimeout(() => setSaid(null), STANDS);
    return () => clearTimeout(end);
  }, [said]);
  return said;
}
