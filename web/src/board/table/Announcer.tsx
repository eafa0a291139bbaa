// What happens, said aloud: one polite log to which every sentence is added once.
import { useCallback, useEffect, useRef, useState } from "react";
import type { Speech } from "../../base/speech/speech";
import { refusalOf } from "../desk/context";
import type { Live, Step } from "../live/live";

const KEPT = 40;

interface Sentence {
  id: string;
  text: string;
}

/** The log with the news; lines that it has already are not said twice. */
export function added(said: Sentence[], fresh: Sentence[]): Sentence[] {
  const news = fresh.filter(({ id }) => !said.some((each) => each.id === id));
  return news.length ? [...said, ...news].slice(-KEPT) : said;
}

/** The sentences of a step, each with a name of its own. */
const sentencesOf = ({ position, lines }: Step, speech: Speech): Sentence[] =>
  lines.map((line, at) => ({ id: `${position}-${at}-${line.id}`, text: speech.say(line) }));

/** What has come after the last step that was said. */
export const since = (heard: readonly Step[], last: Step | undefined): readonly Step[] =>
  heard.slice(last ? heard.lastIndexOf(last) + 1 : 0);

interface AnnouncerProps {
  live: Live;
  heard: readonly Step[];
  speech: Speech;
}

/** The story as it is played, the question, and why something could not be done. */
export function Announcer({ live, heard, speech }: AnnouncerProps) {
  const [said, setSaid] = useState<Sentence[]>([]);
  const say = useCallback((...fresh: Sentence[]) => setSaid((old) => added(old, fresh)), []);
  const { position, refused } = live;
  const prompt = live.private?.ask ? live.talk?.prompt : undefined;
  const speaks = useRef(speech); // another language says nothing again
  speaks.current = speech;
  const last = useRef<Step | undefined>(undefined);
  useEffect(() => {
    const fresh = since(heard, last.current);
    last.current = heard.at(-1);
    say(...fresh.flatMap((step) => sentencesOf(step, speaks.current)));
  }, [heard, say]);
  useEffect(() => {
    if (prompt) say({ id: `ask-${position}`, text: speaks.current.say(prompt) });
  }, [position, prompt, say]);
  useEffect(() => {
    if (refused) say({ id: `no-${refused.at}`, text: refusalOf(refused, speaks.current) });
  }, [refused, say]);
  return (
    <div className="unseen" aria-live="polite" role="log">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
