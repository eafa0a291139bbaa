// What happens, said aloud: one polite log to which every sentence is added once.
import { useCallback, useEffect, useState } from "react";
import type { Live } from "./live";

const KEPT = 40;

interface Sentence {
  id: string;
  text: string;
}

/** The log with what is new; what it has already is not said twice. */
export function added(said: Sentence[], fresh: Sentence[]): Sentence[] {
  const news = fresh.filter(({ id }) => !said.some((each) => each.id === id));
  return news.length ? [...said, ...news].slice(-KEPT) : said;
}

/** The story as it goes on, what is asked, and why something could not be done. */
export function Announcer({ live }: { live: Live }) {
  const [said, setSaid] = useState<Sentence[]>([]);
  const say = useCallback((...fresh: Sentence[]) => setSaid((old) => added(old, fresh)), []);
  const { last, position, refused } = live;
  const prompt = live.private?.ask ? (live.talk?.prompt ?? "") : "";
  useEffect(() => {
    if (!last) return;
    say(...last.lines.map((text, at) => ({ id: `${last.position}-${at}-${text}`, text })));
  }, [last, say]);
  useEffect(() => {
    if (prompt) say({ id: `ask-${position}-${prompt}`, text: prompt });
  }, [position, prompt, say]);
  useEffect(() => {
    if (refused) say({ id: `no-${refused.at}`, text: refused.reason });
  }, [refused, say]);
  return (
    <div className="unseen" aria-live="polite" role="log">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
