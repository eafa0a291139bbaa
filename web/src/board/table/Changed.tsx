// What the others' turns have changed for the player, in one look: it lies where the story lies, and goes
// with the player's next act.
import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../../base/words/say";
import { CardBack, CardMini, CardPortrait } from "../../cards";
import { useBoard } from "../desk/context";
import { type Changes, changesFor, isNothing } from "../live/changes";
import "./changed.css";

export function Changed({ close }: { close(): void }) {
  const board = useBoard();
  const { live, trail } = board;
  const { t } = useWords();
  const changes = changesFor(trail.steps, live.seat);
  const asked = useRef(live.private?.ask ? live.position : -1);
  useEffect(() => {
    if (asked.current < 0 && live.private?.ask) asked.current = live.position;
    if (asked.current >= 0 && live.position !== asked.current) close();
  }, [live.position, live.private, close]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector("[role=dialog]")) close();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [close]);
  return (
    <section className="changed" aria-label={t("table.changed.title")} role="status">
      <h2>{t("table.changed.title")}</h2>
      {isNothing(changes) ? (
        <p>{t("table.changed.nothing")}</p>
      ) : (
        <dl>
          <Own changes={changes} />
          <Fought changes={changes} />
          <Sold changes={changes} />
        </dl>
      )}
      <button
        type="button"
        className="hints-close"
        aria-label={t("table.changed.close")}
        onClick={close}
      >
        ×
      </button>
    </section>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <ul>{children}</ul>
      </dd>
    </div>
  );
}

interface ChangeProps {
  card: string | undefined;
  says: string;
  /** Whether it is to the player's good, their harm, or neither. */
  tone?: "good" | "harm" | undefined;
  seat?: number | undefined;
}

function Change({ card, says, tone, seat = -1 }: ChangeProps) {
  const board = useBoard();
  const entry = board.cards.get(card ?? "");
  const who = board.character(seat);
  return (
    <li data-tone={tone}>
      {entry ? (
        <button type="button" className="t-plain" onClick={() => board.inspect(entry)}>
          <CardMini card={entry} />
        </button>
      ) : (
        <CardBack size="small" />
      )}
      <small>
        {who && <CardPortrait card={who} />}
        <span>{says}</span>
      </small>
    </li>
  );
}

function Own({ changes: { own } }: { changes: Changes }) {
  const board = useBoard();
  const { t } = useWords();
  if (!own.length) return <Group name={t("table.changed.own")}>{t("table.changed.same")}</Group>;
  return (
    <Group name={t("table.changed.own")}>
      {own.map(({ card, how, by, cause }, at) => {
        const harmful = how === "gain" && board.cards.get(card ?? "")?.kind === "weakness";
        const tone = harmful || !GOOD.has(how) ? "harm" : "good";
        const causedBy = board.cards.get(cause ?? "")?.name;
        const says = [t(`table.changed.how.${how}`), causedBy].filter(Boolean).join(" · ");
        return <Change key={`${at}-${card}`} card={card} says={says} tone={tone} seat={by} />;
      })}
    </Group>
  );
}

const GOOD: ReadonlySet<string> = new Set(["gain", "draw"]);

function Fought({ changes: { fallen, appeared, fights } }: { changes: Changes }) {
  const { t } = useWords();
  if (!fallen.length && !fights.length && !appeared) return null;
  return (
    <Group name={t("table.changed.fights")}>
      {fallen.map(({ card, by }) => (
        <Change key={card} card={card} says={t("table.changed.fell")} seat={by} />
      ))}
      {appeared && <Change card={appeared} says={t("table.changed.appeared")} />}
      {fights.map(({ by, character, won }, at) => (
        <Change
          key={`${at}-${character}`}
          card={character}
          says={t(won ? "table.changed.lostLevel" : "table.changed.stood")}
          seat={by}
        />
      ))}
    </Group>
  );
}

function Sold({ changes: { left, came } }: { changes: Changes }) {
  const { t } = useWords();
  if (!left.length && !came.length) return null;
  return (
    <Group name={t("table.lineUp")}>
      {left.map(({ card, by }, at) => (
        <Change key={`${at}-${card}`} card={card} says={t("table.changed.gone")} seat={by} />
      ))}
      {came.map((card, at) => (
        <Change key={`${at}-${card}-new`} card={card} says={t("table.changed.new")} tone="good" />
      ))}
    </Group>
  );
}
