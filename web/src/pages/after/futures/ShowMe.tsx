// Both choices of a decision played on with the same cards to come: side by side, in three beats.
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import type { Tongue } from "../../../base/speech/speech";
import type { Decision } from "../../../base/wire/coached";
import {
  type FutureChoice,
  type Futures,
  type FutureTurn,
  futuresOf,
} from "../../../base/wire/futures";
import type { CardEntry } from "../../../base/wire/queries";
import type { Summary } from "../../../base/wire/replays";
import { useFuturesWords } from "../../../base/words/futures";
import { boxKey } from "../../../base/words/keys";
import { FaceOf } from "../../../board/ending/FaceOf";
import { CardMini } from "../../../cards";
import { type Says, useFrames } from "../frames";
import type { Marks } from "../ReplayBoard";
import { points, reasonOf } from "../review";
import { LineUp } from "./LineUp";
import { usePlayOn } from "./PlayOn";
import { broughtBy, LAST, spoken, standing, winnerOf } from "./stories";
import { useBeats } from "./useBeats";
import "./futures.css";

interface ShowMeProps {
  game: Summary;
  tongue: Tongue;
  decision: Decision;
  says: Says;
  names: string[];
  /** One's own seat; −1 for who was not there. */
  me: number;
  /** The mistake after this one. */
  next: Decision | undefined;
  show(decision: Decision): void;
  back(): void;
}

export function ShowMe(props: ShowMeProps) {
  const { game, tongue, decision, says, names, me, next, show, back } = props;
  const { t } = useFuturesWords();
  const { cards } = tongue;
  const { position, preferred, seat } = decision;
  const { data, error } = useQuery(futuresOf(game.table, position, preferred.option));
  const ready = data !== undefined && data.done === data.of;
  const { beat, skip, again } = useBeats(ready);
  const { go, problem } = usePlayOn(game.table);
  const goOn = () => go({ position, seat, luck: "new" });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [position]);
  useKeys({ " ": skip, g: goOn, Escape: back });
  const called = useCalled(decision, data, cards, says);
  const { frames } = useFrames(game.table, String(seat), position, game.answers);
  const frame = frames.find((each) => each.position === position);
  const marks: Marks = useMemo(
    () =>
      marksOf(
        frame,
        decision,
        seat === me ? t("future.made") : t("future.madeBy", { name: names[seat] }),
        t("future.better"),
      ),
    [frame, decision, seat, me, names, t],
  );
  const named = {
    card: (id: string) => cards.get(id)?.name ?? id,
    player: (who: number) => names[who] ?? "",
  };
  const teams = game.seats.map((each) => each.team);
  const turn = decision.turn;
  const way = (card: string) => (called.cards ? t("future.with", { card }) : card);
  const ways = { made: way(called.made), better: way(called.better) };
  const stories = { game, cards, seat, teams, names: named, beat };
  return (
    <section className="futures" data-beat={beat} aria-labelledby="futures">
      <header className="futures-head">
        <h1 id="futures" ref={title} tabIndex={-1}>
          {called.cards
            ? t("future.title", { turn, made: called.made, better: called.better })
            : t("future.open", { turn })}
        </h1>
        <p>{t("future.about", { game: t(boxKey(game.ladder)), names: names.join(", ") })}</p>
      </header>
      <div className="futures-choice">
        {frame && <LineUp frame={frame} seat={seat} marks={marks} cards={cards} />}
        <p className="futures-why">
          <b>{points(-decision.gain)}</b> {t("review.games")}. {reasonOf(decision, says)}
        </p>
      </div>
      {error ? (
        <p className="trouble" role="alert">
          {"code" in error && error.code === "no-futures" ? t("future.fails") : error.message}
        </p>
      ) : (
        <>
          <div className="futures-ways">
            <Way
              is="made"
              says={ways.made}
              note={t("future.played")}
              choice={data?.made}
              {...stories}
            />
            <Way
              is="better"
              says={ways.better}
              note={t("future.same")}
              choice={data?.better}
              {...stories}
            />
          </div>
          <Sum
            futures={data}
            made={called.made}
            better={called.better}
            ways={ways}
            whole={beat >= LAST - 1}
            said={beat >= LAST}
          />
        </>
      )}
      <p className="unseen" role="status">
        {data && ready && spoken({ futures: data, ...called, seat, teams, names: named, t })}
      </p>
      <footer className="futures-acts">
        <button type="button" className="button first" aria-keyshortcuts="g" onClick={goOn}>
          {t("future.go")}
        </button>
        <button type="button" className="button" disabled={!ready} onClick={again}>
          {t("future.again")}
        </button>
        {next && (
          <button type="button" className="button" onClick={() => show(next)}>
            {t("future.next", { turn: next.turn })} ▸
          </button>
        )}
        <button type="button" className="button" onClick={back}>
          {t("future.back")}
        </button>
        <p>
          {t("future.fromText", { turn, name: names[seat] })}{" "}
          {ready && t("future.median", { of: data.of })}{" "}
          {data?.verdict === "worse" && <b>{t("future.differs")}</b>}
        </p>
        {problem && <p role="alert">{problem}</p>}
      </footer>
    </section>
  );
}

interface Called {
  made: string;
  better: string;
  /** Whether both are cards, and different ones. */
  cards: boolean;
}

/** What the two choices are called: by their cards where these differ. */
function useCalled(
  decision: Decision,
  futures: Futures | undefined,
  cards: Map<string, CardEntry>,
  says: Says,
): Called {
  const made = cards.get(futures?.made.card ?? "")?.name;
  const better = cards.get(futures?.better.card ?? "")?.name;
  if (made && better && made !== better) return { made, better, cards: true };
  const text = (each: Decision["played"]) => says(each.text, decision.seat);
  return { made: text(decision.played), better: text(decision.preferred), cards: false };
}

interface Story {
  game: Summary;
  cards: Map<string, CardEntry>;
  seat: number;
  teams: readonly number[];
  names: { card(id: string): string; player(seat: number): string };
  beat: number;
}

interface WayProps extends Story {
  is: "made" | "better";
  says: string;
  note: string;
  choice: FutureChoice | undefined;
}

function Way({ is, says, note, choice, ...story }: WayProps) {
  const { t } = useFuturesWords();
  const { cards, seat, teams, beat } = story;
  const future = choice?.story;
  const end = future?.end;
  return (
    <section className="futures-way" data-is={is}>
      <header>
        <FaceOf card={cards.get(choice?.card ?? "")} />
        <h2>{says}</h2>
        <small>{note}</small>
      </header>
      <ol>
        <Beat at={1} now={beat} turn={future?.first} card={choice?.card} {...story} />
        <Beat at={2} now={beat} turn={future?.parting} card={choice?.card} {...story} />
        <li data-come={beat >= 3 || undefined} data-end={end && (end.won ? "won" : "lost")}>
          <h3>{t("future.end")}</h3>
          {end && (
            <>
              <Minis ids={end.best} cards={cards} />
              <p>
                <b>{t(end.won ? "future.won" : "future.lost")}</b>{" "}
                {t("future.points", standing(end.points, seat, teams))}{" "}
                {!end.ended && t("future.unended", { turn: end.turn })}
              </p>
            </>
          )}
        </li>
      </ol>
    </section>
  );
}

interface BeatProps extends Story {
  at: number;
  now: number;
  turn: FutureTurn | null | undefined;
  card: string | null | undefined;
}

/** A turn of a future: the cards that were played, their Power, and the cards gained for it. */
function Beat({ at, now, turn, card, cards, names }: BeatProps) {
  const { t } = useFuturesWords();
  const come = now >= at;
  if (turn === null) return <li data-come={come || undefined}>{t("future.noTurn")}</li>;
  if (!turn) return <li aria-busy="true" />;
  const [gained, ...taken] = broughtBy(turn, names, t);
  return (
    <li data-come={come || undefined}>
      <h3>{t("future.turn", { turn: turn.turn })}</h3>
      <Minis
        ids={turn.played.map((each) => each.card)}
        power={turn.played.map((each) => each.power)}
        chosen={card ?? ""}
        cards={cards}
      />
      <p>
        <Burst power={turn.power}>{t("future.power", { power: turn.power })}</Burst>
        <span>
          {gained} {taken.length > 0 && <em>{taken.join(" ")}</em>}
        </span>
      </p>
    </li>
  );
}

function Burst({ power, children }: { power: number; children: ReactNode }) {
  return (
    <span className="futures-burst">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 0l2.600 4.400L19 2l-.3 5L24 9l-3.600 3.600L23 17.500l-5.200.3L16 23l-4-3.500L8 23l-1.800-5.200-5.200-.3 2.600-4.900L0 9l5.300-2L5 2l4.400 2.400z" />
      </svg>
      <b aria-hidden="true">{power}</b>
      <i className="unseen">{children}</i>
    </span>
  );
}

interface MinisProps {
  ids: readonly string[];
  power?: readonly number[];
  chosen?: string;
  cards: Map<string, CardEntry>;
}

function Minis({ ids, power, chosen, cards }: MinisProps) {
  return (
    <ul className="futures-minis">
      {ids.map((id, at) => {
        const card = cards.get(id);
        return (
          card && (
            <li key={`${id} ${at}`} data-chosen={id === chosen || undefined}>
              <CardMini card={card} gives={power ? power[at] || null : undefined} />
            </li>
          )
        );
      })}
    </ul>
  );
}

interface SumProps {
  futures: Futures | undefined;
  /** What the choices are called, alone and as ways. */
  made: string;
  better: string;
  ways: { made: string; better: string };
  /** Whether the dots may be counted, and the number is there. */
  whole: boolean;
  said: boolean;
}

/** A dot for each future on either side, and the number that they come to. */
function Sum({ futures, made, better, ways, whole, said }: SumProps) {
  const { t } = useFuturesWords();
  const of = futures?.of ?? 40;
  const done = futures?.done ?? 0;
  const winner = futures && winnerOf(futures);
  const high = Math.max(futures?.made.wins ?? 0, futures?.better.wins ?? 0);
  const low = Math.min(futures?.made.wins ?? 0, futures?.better.wins ?? 0);
  const name = winner && winner[0] === futures?.made ? made : better;
  return (
    <section className="futures-sum" data-said={said || undefined} aria-hidden="true">
      <Dots
        is="made"
        says={t("future.wins", { way: ways.made, wins: futures?.made.wins ?? 0, of })}
        choice={futures?.made}
        of={of}
        shown={whole || done < of}
      />
      <p>
        {done < of ? (
          <>
            <progress max={of} value={done} />
            <span>{t("future.playing", { done, of })}</span>
          </>
        ) : winner ? (
          <>
            <b>{t("future.count", { high, low })}</b>
            <span>{t("future.sum", { card: name, of })}</span>
          </>
        ) : (
          <>
            <b data-close>{t("future.close")}</b>
            <span>
              {t("future.count", { high, low })}, {t("future.closeSum", { of })}
            </span>
          </>
        )}
      </p>
      <Dots
        is="better"
        says={t("future.wins", { way: ways.better, wins: futures?.better.wins ?? 0, of })}
        choice={futures?.better}
        of={of}
        shown={whole || done < of}
      />
    </section>
  );
}

interface DotsProps {
  is: "made" | "better";
  says: string;
  choice: FutureChoice | undefined;
  of: number;
  shown: boolean;
}

function Dots({ is, says, choice, of, shown }: DotsProps) {
  const wins = choice?.wins ?? 0;
  return (
    <div data-is={is}>
      <p>{says}</p>
      <span className="futures-dots">
        {Array.from({ length: of }, (_, at) => (
          <i
            key={at}
            data-won={(shown && at < wins) || undefined}
            style={{ transitionDelay: `${15 * at}ms` }}
          />
        ))}
      </span>
    </div>
  );
}

/** The choice and the better one, by the handles of their cards. */
function marksOf(
  frame: ReturnType<typeof useFrames>["frames"][number] | undefined,
  decision: Decision,
  was: string,
  best: string,
): Marks {
  const marks = new Map<string, { is: "best" | "was"; says: string }>();
  if (!frame) return marks;
  const { ask, asks } = frame.view as {
    ask?: { seat: number; options: { handle?: string }[] } | null;
    asks?: { seat: number; options: { handle?: string }[] }[];
  };
  const asked = [...(asks ?? []), ...(ask ? [ask] : [])].find(
    (each) => each.seat === decision.seat,
  );
  const handle = (option: number) => asked?.options[option]?.handle;
  const [made, better] = [handle(decision.played.option), handle(decision.preferred.option)];
  if (made) marks.set(made, { is: "was", says: was });
  if (better && better !== made) marks.set(better, { is: "best", says: best });
  return marks;
}

/** Keys of this part; a field, a dialog and a button that is pressed keep theirs. */
function useKeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const within = event.target instanceof Element ? event.target : null;
      if (within?.closest("input, select, textarea, [role=dialog]")) return;
      if (event.key === " " && within?.closest("button, a")) return;
      const does = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!does) return;
      event.preventDefault();
      does();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
