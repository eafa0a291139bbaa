// The coach, asked during the game: its best three answers, with the chance to win and one reason.
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { reasonText } from "../after/review";
import { useBoard } from "./context";
import type { Live } from "./live";

/** The coach helps who plays against bots alone, and only while something is asked. */
export function hintable({ room, seat, private: mine }: Live): boolean {
  const foes = room?.seats.filter((each) => each.seat !== seat) ?? [];
  return seat >= 0 && !!mine?.ask && foes.length > 0 && foes.every((each) => each.person === null);
}

export function Hints({ close }: { close(): void }) {
  const { live, store, cards, choose } = useBoard();
  const { t } = useTranslation();
  const opened = useRef(live.position);
  useEffect(() => store.hint(), [store]);
  useEffect(() => {
    if (live.position !== opened.current) close();
  }, [live.position, close]);
  const refused = live.refused?.code === "no-coach" || live.refused?.code === "too-often";
  const busy = refused ? live.refused?.reason : t("review.thinking");
  return (
    <>
      <p role="status">{live.hints ? t("table.coach.text") : busy}</p>
      <ol className="t-hints">
        {live.hints?.options.map(({ option, chance, reason }) => (
          <li key={option}>
            <button
              type="button"
              className="button"
              onClick={() => {
                close();
                choose(option);
              }}
            >
              <span>{live.talk?.options[option] ?? live.private?.ask?.options[option]?.verb}</span>
              {chance !== null && (
                <strong>{t("table.coach.chance", { chance: Math.round(100 * chance) })}</strong>
              )}
            </button>
            {reason && <p>{reasonText(t, reason, (id) => cards.get(id)?.name ?? id)}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}
