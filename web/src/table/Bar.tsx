// The action bar: whose turn, the Power, the question, and every answer that is on no card.
import { useTranslation } from "react-i18next";
import { useBoard } from "./context";
import { HOME } from "./focus";
import { endingOf, mannerOf, nextPlay } from "./options";

export function Bar({ note, rushing }: { note: string; rushing: boolean }) {
  const board = useBoard();
  const { t } = useTranslation();
  const { live, store } = board;
  const shown = live.public;
  if (!shown) return null;
  const ask = live.private?.ask ?? null;
  const mine = ask?.kind === "turn" && ask.seat === live.seat;
  const end = endingOf(ask);
  const ends = ask?.options[end]?.verb;
  const rest = mine ? board.placed.rest.filter((at) => at !== end) : [];
  const plays = nextPlay(ask) >= 0;
  const text = (at: number) => live.talk?.options[at] ?? ask?.options[at]?.verb ?? "";
  const over = shown.result !== null;
  const alone = !live.room?.seats.some((seat) => seat.person && seat.seat !== live.seat);
  return (
    <section
      className="t-bar"
      aria-label={t("table.actions")}
      data-mine={ask ? true : undefined}
      {...HOME}
    >
      <Power />
      <div className="t-says">
        <p className="t-prompt">
          {ask ? (
            mine ? (
              <TurnWords />
            ) : mannerOf(ask) !== "turn" ? (
              t("table.answerBelow")
            ) : null
          ) : (
            <Waits />
          )}
        </p>
        {note && <p className="t-auto">{note}</p>}
      </div>
      <div className="t-buttons">
        {mine &&
          rest.map((at) => (
            <button key={at} type="button" className="button" onClick={() => board.choose(at)}>
              {at < 9 && <kbd>{at + 1}</kbd>}
              <span title={text(at)}>
                {ask.options[at]?.verb === "call" ? t("table.call") : text(at)}
              </span>
            </button>
          ))}
        {live.seat >= 0 && !over && live.undo !== "no" && (
          <button type="button" className="button" onClick={() => store.undo()}>
            <kbd>U</kbd>
            <span>{live.undo === "free" || alone ? t("table.undo") : t("table.askUndo")}</span>
          </button>
        )}
        {mine && plays && (
          <button type="button" className="button first" disabled={rushing} onClick={board.playAll}>
            <kbd>↵</kbd>
            <span>{t("table.playAll")}</span>
          </button>
        )}
        {mine && end >= 0 && (
          <button
            type="button"
            className={plays ? "button" : "button first"}
            disabled={rushing}
            onClick={() => board.choose(end)}
          >
            <kbd>{plays ? "E" : "↵"}</kbd>
            <span>{ends === "done" ? t("table.done") : t("table.endTurn")}</span>
          </button>
        )}
      </div>
    </section>
  );
}

function Power() {
  const { live } = useBoard();
  const { t } = useTranslation();
  const turn = live.public?.turn;
  if (!turn || live.public?.result || turn.seat < 0) return null;
  return (
    <p className="t-power" data-mine={turn.seat === live.seat || undefined}>
      <b>{turn.power}</b>
      <span>{t("table.power")}</span>
    </p>
  );
}

/** One's own turn in a line: what the server asks, and the next thing to do for who is new. */
function TurnWords() {
  const { live, placed } = useBoard();
  const { t } = useTranslation();
  const ask = live.private?.ask ?? null;
  const buys = ask?.options.filter((option) => option.verb === "buy").length ?? 0;
  const plays = nextPlay(ask) >= 0;
  const fights = (live.public?.turn.confronting ?? -1) >= 0;
  const uses = ask?.options.some((option) => option.verb === "use") ?? false;
  const hint = plays
    ? t(fights ? "table.hint.fight" : "table.hint.play")
    : fights
      ? t("table.hint.done")
      : buys
        ? t("table.hint.buy", { count: buys })
        : uses
          ? t("table.hint.use")
          : t("table.hint.end");
  const bound = /\((W4|V5)\)/.test(live.talk?.prompt ?? "");
  return (
    <>
      <strong>{bound ? live.talk?.prompt : t("table.yourTurn")}</strong>{" "}
      {placed.on.size + placed.rest.length > 0 && <span className="t-next">{hint}</span>}
    </>
  );
}

function Waits() {
  const board = useBoard();
  const { t } = useTranslation();
  const shown = board.live.public;
  if (!shown) return null;
  if (shown.result) return <>{t("table.over")}</>;
  const names = [...new Set(shown.waiting.map((each) => board.name(each.seat)))];
  const whose =
    shown.turn.seat >= 0 ? t("table.turnOf", { name: board.name(shown.turn.seat) }) : "";
  const mine = shown.turn.seat === board.live.seat;
  return (
    <>
      <strong>{mine ? t("table.yourTurn") : whose}</strong>{" "}
      {names.length > 0 && (
        <span className="t-next">{t("table.waitingFor", { names: names.join(", ") })}</span>
      )}
    </>
  );
}
