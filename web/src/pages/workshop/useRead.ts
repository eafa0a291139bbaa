// Cards whose words have not been read yet, as those of an example: read one after the other, and quietly.
import { useEffect } from "react";
import { readText } from "../../base/making/asked";
import { changed } from "../../base/making/box";
import { meaning } from "./faces";
import type { Bench } from "./using";

export function useUnread(bench: Bench | null | undefined): void {
  const box = bench?.box;
  const unread = box?.cards.find(
    (card) => card.words && !card.whole && Object.keys(card.effect).length === 0,
  );
  const words = unread?.words;
  const id = unread?.id;
  useEffect(() => {
    if (!bench || !box || !unread || !words) return;
    let gone = false;
    void readText(words, meaning(unread, box), unread.language).then(
      (said) => {
        if (gone || !said.effect) return;
        const whole = said.state === "understood";
        bench.amend((now) => changed(now, unread.id, { effect: said.effect ?? {}, whole }));
      },
      () => undefined, // it stays a draft
    );
    return () => {
      gone = true;
    };
  }, [id, words]);
}
