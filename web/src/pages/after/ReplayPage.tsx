// A finished game once more: any seat's sight, step by decision or turn, a link to a moment.
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef } from "react";
import { seatIn } from "../../base/browser/seat";
import { useTitle } from "../../base/browser/title";
import { isLocal } from "../../base/local/tables";
import { change, useSettings } from "../../base/preferences/settings";
import { type Tongue, useTongue } from "../../base/speech/speech";
import { gameLink } from "../../base/wire/links";
import type { AskInView, OptionInView, ResultInView } from "../../base/wire/messages";
import { type CardEntry, meAt } from "../../base/wire/queries";
import { replayOf, type Summary } from "../../base/wire/replays";
import { boxKey } from "../../base/words/keys";
import { refusal } from "../../base/words/refusals";
import { useWords } from "../../base/words/say";
import type { Ended } from "../../board/ending/facts";
import { Counted } from "../../board/ending/late";
import { NotHere } from "../../widgets/NotHere";
import { Chart } from "./Chart";
import { useReview, Verdict, Verdicts } from "./Coach";
import { CopyLink } from "./CopyLink";
import { type Frame, useFrames, useSays } from "./frames";
import { PlayOn, ShowMe } from "./futures/late";
import { useReplay } from "./playing";
import type { Marks } from "./ReplayBoard";
import { decisionAt, isMistake, nextMistake, openingOf, points, type Review } from "./review";
import { SmallStage } from "./SmallStage";
import { Story } from "./Story";
import { Verify } from "./Verify";
import "./after.css";

export function ReplayPage() {
  const { t } = useWords();
  const { table } = useParams({ from: "/replay/$table" });
  const summary = useQuery(replayOf(table));
  const { tongue, error } = useTongue(table);
  const problem = summary.error ?? error;
  if (problem) return <NotHere why={problem.message} />;
  if (!summary.data || !tongue) return <p className="loading">{t("app.loading")}</p>;
  return <Replayed key={table} game={summary.data} tongue={tongue} />;
}

interface GameProps {
  game: Summary;
  tongue: Tongue;
}

function Replayed({ game, tongue }: GameProps) {
  const { t } = useWords();
  const { cards } = tongue;
  const says = useSays(tongue, game);
  const place = usePlace(game);
  const { me } = useOwnSeat(game);
  const coached = useReview(game, me);
  const { review, whose, wanted } = coached;
  // the reader came for the review: it opens where the game was decided
  const opens = wanted && place.asked === undefined && review ? openingOf(review) : null;
  const [at, seat] = [opens?.at, opens?.seat];
  const { go } = place;
  const shown = place.show && review ? decisionAt(review, place.at) : undefined;
  const next = review ? nextMistake(review, place.at) : undefined;
  useEffect(() => {
    if (at !== undefined && seat !== undefined) go({ at, seat: String(seat) });
  }, [at, seat, go]);
  const names = useMemo(() => game.seats.map((each) => each.name), [game]);
  const looks = game.answers > 0 && !game.shown;
  const turn = game.turns.filter((each) => each.position <= place.at).at(-1);
  const box = t(boxKey(game.ladder));
  useTitle(`${names.join(" – ")} · ${box}`);
  if (shown && isMistake(shown))
    return (
      <div className="page replay">
        <Suspense fallback={<p className="loading">{t("app.loading")}</p>}>
          <ShowMe
            key={shown.position}
            game={game}
            tongue={tongue}
            decision={shown}
            says={says}
            names={names}
            me={me}
            next={next}
            show={(mark) => go({ at: mark.position, seat: String(mark.seat), show: true })}
            back={() => go({ show: false })}
          />
        </Suspense>
      </div>
    );
  return (
    <div className="page replay">
      <header className="r-head">
        <h1>
          {wanted && turn
            ? t(turn.seat === me ? "review.titleYours" : "review.titleOf", {
                turn: turn.number,
                name: names[turn.seat],
              })
            : t("replay.title", { game: box })}
        </h1>
        {wanted && <p>{t("review.about", { game: box, names: names.join(", ") })}</p>}
        {!game.shown && <Share table={game.table} at={place.at} seat={place.seat} />}
        {game.from_turn && (
          <p className="r-from">{t("replay.fromTurn", { turn: game.from_turn })}</p>
        )}
      </header>
      {game.shown ? (
        <p className="trouble">{refusal(game.shown.code, game.shown.reason)}</p>
      ) : (
        <Steps game={game} tongue={tongue} place={place} review={review} names={names} me={me}>
          {looks && (
            <Verdict
              game={game}
              says={says}
              at={place.at}
              show={() => go({ show: true })}
              {...coached}
            />
          )}
        </Steps>
      )}
      {review && (
        <section className="sheet r-chart" aria-label={t("review.whole")}>
          <Chart
            review={review}
            name={names[whose] ?? ""}
            at={place.at}
            says={says}
            go={(mark) => place.go({ at: mark.position, seat: String(mark.seat) })}
          />
          <Verdicts game={game} review={review} says={says} />
        </section>
      )}
      <Ending game={game} cards={cards} />
      <Verify game={game} cards={cards} />
    </div>
  );
}

/** Where the replay stands, as its address says. */
function usePlace(game: Summary) {
  const search = useSearch({ from: "/replay/$table" });
  const navigate = useNavigate();
  const last = game.answers;
  const at = Math.max(0, Math.min(last, Math.floor(search.at ?? 0)));
  const seat = String(search.seat ?? "all");
  const { table } = game;
  const go = useCallback(
    (to: { at?: number; seat?: string; show?: boolean }) =>
      navigate({
        to: "/replay/$table",
        params: { table },
        search: (old) => ({
          ...old,
          seat: seatIn(to.seat ?? old.seat ?? "all"),
          at: Math.max(0, Math.min(last, Number(to.at ?? old.at ?? 0))),
          show: to.show || undefined,
        }),
        replace: true,
        resetScroll: false,
      }),
    [navigate, table, last],
  );
  return { at, seat, last, go, asked: search.at, show: search.show ?? false };
}

/** One's own seat in a finished game; −1 for who was not there. */
function useOwnSeat(game: Summary): { me: number } {
  const person = useQuery(meAt(game.table));
  return {
    me: game.seats.find((each) => each.person && each.person === person.data?.id)?.seat ?? -1,
  };
}

interface StepsProps extends GameProps {
  place: ReturnType<typeof usePlace>;
  review: Review | null;
  names: string[];
  /** One's own seat; −1 for who was not there. */
  me: number;
  /** What the coach says, next to the board. */
  children: ReactNode;
}

function Steps({ game, tongue, place, review, names, me, children }: StepsProps) {
  const { t } = useWords();
  const { cards } = tongue;
  const { at, seat, last, go } = place;
  const { frames, error } = useFrames(game.table, seat, at, last);
  const found = frames.find((each) => each.position === at);
  const kept = useRef<Frame | undefined>(undefined); // shown until the next one is there
  if (found) kept.current = found;
  const frame = found ?? kept.current;
  const next = () => go({ at: at + 1 });
  const [staged, director, playing] = useReplay({ frame: found, names, cards, last, next });
  const says = useSays(tongue, game);
  const turnAt = game.turns.filter((each) => each.position <= at).length - 1;
  const turn = game.turns[turnAt];
  const by = (to: number) => () => {
    playing.stop();
    go({ at: to });
  };
  const moves = {
    back: by(at - 1),
    on: by(at + 1),
    // from the middle of a turn first to its beginning
    turnBack: by((turn && turn.position < at ? turn : game.turns[turnAt - 1])?.position ?? 0),
    turnOn: by(game.turns[turnAt + 1]?.position ?? last),
  };
  const stage = useRef<HTMLDivElement>(null);
  const play = () => {
    if (!playing.on) stage.current?.scrollIntoView({ block: "nearest" }); // the beat is seen
    playing.toggle();
  };
  useKeys({ ...moves, play });
  const marks = useMarks(frame, review);
  const mistake = review ? nextMistake(review, at) : undefined;
  const plays = Number(seat) >= 0 ? Number(seat) : me >= 0 ? me : (turn?.seat ?? 0);
  return (
    <>
      <div className="r-stage">
        {error && <p className="trouble">{error.message}</p>}
        {frame && (
          <SmallStage
            here={stage}
            game={game}
            staged={staged}
            director={director}
            tongue={tongue}
            names={names}
            marks={marks}
          />
        )}
        <div className="r-side">
          {children}
          <Story
            frames={frames.filter((each) => each.position <= at)}
            at={at}
            names={names}
            says={says}
            cards={cards}
            setup={game.setup}
          />
        </div>
      </div>
      <div className="r-controls">
        <div className="r-buttons">
          {(["turnBack", "back"] as const).map((move) => (
            <Move
              key={move}
              says={t(`replay.${move}`)}
              sign={SIGNS[move]}
              disabled={at === 0}
              go={moves[move]}
            />
          ))}
          <button
            type="button"
            className="button first r-play"
            aria-pressed={playing.on}
            disabled={at === last && !playing.on}
            onClick={play}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={playing.on ? "M6 5H10V19H6ZM14 5H18V19H14Z" : SIGNS.on} />
            </svg>
            <span>{t(playing.on ? "replay.pause" : "replay.autoplay")}</span>
          </button>
          {(["on", "turnOn"] as const).map((move) => (
            <Move
              key={move}
              says={t(`replay.${move}`)}
              sign={SIGNS[move]}
              disabled={at === last}
              go={moves[move]}
            />
          ))}
        </div>
        <label className="r-scrub">
          <span>{t("replay.where", { at, last, turn: turn?.number ?? 0 })}</span>
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            onChange={(event) => by(Number(event.target.value))()}
          />
          <Turns game={game} />
        </label>
        <Speeds />
        <label className="r-seen">
          <span>{t("replay.seen")}</span>
          <select value={seat} onChange={(event) => go({ seat: event.target.value })}>
            <option value="all">{t("replay.all")}</option>
            {game.seats.map((each) => (
              <option key={each.seat} value={String(each.seat)}>
                {each.name}
              </option>
            ))}
            <option value="-1">{t("replay.spectator")}</option>
          </select>
        </label>
        {mistake && (
          <button
            type="button"
            className="button r-next"
            onClick={() => {
              playing.stop();
              go({ at: mistake.position, seat: String(mistake.seat) });
            }}
          >
            {t("review.next", { turn: mistake.turn })}
          </button>
        )}
      </div>
      {at < last && (
        <Suspense>
          <PlayOn game={game} at={at} seat={plays} />
        </Suspense>
      )}
    </>
  );
}

/** The choice and the better one, marked on the cards of the position. */
function useMarks(frame: Frame | undefined, review: Review | null): Marks {
  const { t } = useWords();
  return useMemo(() => {
    const found = new Map<string, { is: "best" | "was"; says: string }>();
    const decision = frame && review ? decisionAt(review, frame.position) : undefined;
    if (!frame || !decision) return found;
    const handle = (option: number) => optionsIn(frame, decision.seat)[option]?.handle;
    const was = handle(decision.played.option);
    const best = handle(decision.preferred.option);
    if (was) found.set(was, { is: "was", says: t("review.was") });
    if (best && decision.preferred.option !== decision.played.option)
      found.set(best, { is: "best", says: t("review.best", { gain: points(decision.gain) }) });
    return found;
  }, [frame, review, t]);
}

/** What a seat was asked at a frame, as far as the frame shows it. */
function optionsIn(frame: Frame, seat: number): OptionInView[] {
  const { ask, asks } = frame.view as { ask?: AskInView | null; asks?: AskInView[] };
  return [...(asks ?? []), ...(ask ? [ask] : [])].find((each) => each.seat === seat)?.options ?? [];
}

const SPEED = ["slow", "normal", "fast", "off"] as const;

/** How fast what happens is shown: the same setting as at the table. */
function Speeds() {
  const { t } = useWords();
  const { speed } = useSettings();
  return (
    <label className="r-seen">
      <span>{t("replay.speed")}</span>
      <select
        value={speed}
        onChange={(event) => change({ speed: event.target.value as (typeof SPEED)[number] })}
      >
        {SPEED.map((each) => (
          <option key={each} value={each}>
            {t(`settings.speed-${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

type Moves = Record<"back" | "on" | "turnBack" | "turnOn", () => void>;

/** The arrows step by decision, with Shift by turn; P plays by itself, and stops. */
function useKeys(moves: Moves & { play(): void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const within = event.target instanceof Element ? event.target : null;
      if (within?.closest("input, select, textarea, [role=dialog]")) return; // they are theirs
      if (event.key === "ArrowLeft") moves[event.shiftKey ? "turnBack" : "back"]();
      if (event.key === "ArrowRight") moves[event.shiftKey ? "turnOn" : "on"]();
      if (event.key.toLowerCase() === "p") moves.play();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

const SIGNS: Record<keyof Moves, string> = {
  turnBack: "M5 5H8V19H5ZM20 5V19L9 12Z",
  back: "M17 5V19L6 12Z",
  on: "M7 5V19L18 12Z",
  turnOn: "M16 5H19V19H16ZM4 5V19L15 12Z",
};

function Move(props: { says: string; sign: string; disabled: boolean; go(): void }) {
  return (
    <button
      type="button"
      className="button"
      aria-label={props.says}
      title={props.says}
      disabled={props.disabled}
      onClick={props.go}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={props.sign} />
      </svg>
    </button>
  );
}

/** The turns as stripes under the slider, each as long as it has decisions. */
function Turns({ game }: { game: Summary }) {
  return (
    <span className="r-turns" aria-hidden="true">
      {game.turns.map((turn, at) => (
        <i
          key={turn.number}
          data-seat={turn.seat}
          style={{ flexGrow: (game.turns[at + 1]?.position ?? game.answers) - turn.position }}
        />
      ))}
    </span>
  );
}

/** A link to this very moment, as this seat saw it; that of a game of this device carries the game. */
function Share({ table, at, seat }: { table: string; at: number; seat: string }) {
  const place = `/replay/${table}?at=${at}&seat=${seat}`;
  const link = async () => (isLocal(table) ? gameLink(table) : `${location.origin}${place}`);
  return <CopyLink key={isLocal(table) ? table : place} link={link} />;
}

interface EndingProps {
  game: Summary;
  cards: Map<string, CardEntry>;
}

/** How it ended: a replay addresses no one in particular. */
function Ending({ game, cards }: EndingProps) {
  const { t } = useWords();
  const result = game.result as unknown as ResultInView;
  const ended: Ended = {
    result,
    table: game.table,
    box: game.ladder,
    seat: -1,
    played: false,
    names: game.seats.map((each) => each.name),
    teams: game.seats.map((each) => each.team),
    bots: game.seats.map((each) => each.bot),
    heroes: [], // its course knows them
    rematch: null,
    turns: game.turns.length || null,
    cards,
  };
  return (
    <section className="sheet" aria-labelledby="ending">
      <h2 id="ending">{t("replay.result")}</h2>
      {result.winners && (
        <Suspense>
          <Counted ended={ended} />
        </Suspense>
      )}
    </section>
  );
}
