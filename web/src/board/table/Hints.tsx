// The coach, asked during the game: its best three ways, each in two lines, where the story stands
// otherwise. What a way begins with glows on the board; a press on the way only moves the glow.
import { useCallback, useEffect, useRef, useState } from "react";
import { isLocal } from "../../base/local/tables";
import { useWords } from "../../base/words/say";
import { optionOf, refusalOf, useBoard } from "../desk/context";
import { placeOf, useBoxes } from "../desk/pointed";
import "./hints.css";

interface HintsProps {
  /** A question lies over the board as a scene. */
  scenic: boolean;
  /** In the view that is read nothing glows. */
  plain?: boolean;
  close(): void;
}

/** Refusals of a hint. */
const UNHEARD = new Set(["no-coach", "too-often"]);

/** A coach that thinks about an older position does not hear; it may be asked every six seconds. */
const AGAIN = 7000;

export function Hints({ scenic, plain = false, close }: HintsProps) {
  const board = useBoard();
  const { live, store, speech } = board;
  const { t } = useWords();
  const opened = useRef(live.position);
  const here = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState(0);
  useEffect(() => {
    store.hint();
    if (isLocal(store.table)) return; // it would think twice
    const again = setInterval(() => store.now().refused || store.hint(), AGAIN);
    return () => clearInterval(again);
  }, [store]);
  useEffect(() => {
    if (live.position !== opened.current) close();
  }, [live.position, close]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector("[role=dialog]")) close();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [close]);
  const { options: ways = [], lines: why = [] } = live.hints ?? {};
  const refused = live.refused && UNHEARD.has(live.refused.code) ? live.refused : null;
  const text = (option: number) => optionOf(board, option);
  const lit = ways[Math.min(chosen, ways.length - 1)];
  return (
    <section
      ref={here}
      className="hints"
      aria-label={t("table.coach.label")}
      data-scenic={scenic || undefined}
      data-plain={plain || undefined}
    >
      {ways.length > 0 ? (
        <ol>
          {ways.map(({ option, chance }, at) => (
            <li key={option} data-chosen={at === chosen || undefined}>
              <button
                type="button"
                className="hints-way"
                aria-pressed={at === chosen}
                onClick={() => setChosen(at)}
              >
                <span className="hints-medal">{at + 1}</span>
                {chance !== null && (
                  <span className="hints-chance">
                    <b>{Math.round(100 * chance)}</b> {t("table.coach.of")}
                  </span>
                )}
                <span className="hints-words">
                  <b>{text(option)}</b>
                  <span>{why[at] && speech.say(why[at])}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <p className="hints-wait" role="status">
          {refused ? refusalOf(refused, speech) : t("review.thinking")}
        </p>
      )}
      <p role="status" className="unseen">
        {lit && t("table.coach.points", { what: text(lit.option) })}
      </p>
      <button
        type="button"
        className="hints-close"
        aria-label={t("table.coach.close")}
        onClick={close}
      >
        ×
      </button>
      {lit && !plain && <Glow option={lit.option} number={chosen + 1} />}
    </section>
  );
}

/** The ring around what an option lies on, with its number. */
function Glow({ option, number }: { option: number; number: number }) {
  const find = useCallback(
    () => (document.querySelector("[role=dialog]") ? [] : [placeOf(option)]),
    [option],
  );
  const [box] = useBoxes(find);
  useEffect(() => {
    const place = placeOf(option);
    place?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const held = place?.closest(".t-hand > li"); // it comes forward, as if pointed at
    held?.toggleAttribute("data-pointed", true);
    return () => void held?.toggleAttribute("data-pointed", false);
  }, [option]);
  if (!box) return null;
  const { left, top, width, height } = box;
  return (
    <i className="hints-glow" style={{ left, top, width, height }} aria-hidden="true">
      <b>{number}</b>
    </i>
  );
}
