// The end of a game as a scene: who has won, which cards it came from, the turn that decided, the ways on.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { isOpponent, linesOf } from "../../base/opponents/lines";
import { moves, settings, useSettings } from "../../base/preferences/settings";
import { coachedOf } from "../../base/wire/coached";
import type { CardEntry } from "../../base/wire/queries";
import { type Course, courseOf } from "../../base/wire/replays";
import { useEndingWords } from "../../base/words/ending";
import { useTakenFocus } from "../desk/focus";
import { TYPING } from "../desk/keys";
import { play } from "../sound/play";
import { Figure } from "../stage/Figure";
import { SPEEDS } from "../stage/timing";
import { COMES, type Plan, planOf } from "./beats";
import { whyWords } from "./ending";
import { Fights } from "./Fights";
import { castOf, type Ended, type Standing, standingOf } from "./facts";
import { Lanes } from "./Lanes";
import { asItStood, byDefeat, decisiveOf, type Lane, lanesOf } from "./lanes";
import { Marked } from "./Marked";
import { type Moment, momentByPoints, momentByReview } from "./moment";
import { AssistPanel, LuckPanel, MomentPanel } from "./Panels";
import { Score } from "./Score";
import { reasonsOf, scoreOf, titleOf } from "./sentences";
import { type Beats, useBeats } from "./useBeats";
import { Ways } from "./Ways";
import "./ending.css";

type Says = (message: NonNullable<Moment["better"]>["what"], seat: number) => string;

interface EndingProps {
  ended: Ended;
  /** Says a message about the game. */
  says: Says;
  /** Whether it is new here: then it is counted up. */
  fresh: boolean;
  /** As a part of the page that is read from top to bottom. */
  plain?: boolean;
  folded?: boolean;
  fold?: (() => void) | undefined;
  /** What lies behind it when it is folded. */
  behind?: ReactNode;
}

export function Ending(props: EndingProps) {
  const { plain = false, fresh } = props;
  const facts = useFacts(props.ended);
  const { ended, lanes, decisive } = facts;
  const wishes = useSettings();
  const plan = useMemo(
    () => planOf(lanes, decisive, SPEEDS[wishes.speed], !moves()),
    [lanes, decisive, wishes.speed],
  );
  const beats = useBeats(plan, fresh && !plain);
  useTicks(beats, facts.standing, plain && fresh);
  if (plain) return <Plain {...props} ended={ended} facts={facts} />;
  return <Staged {...props} ended={ended} facts={facts} beats={beats} plan={plan} />;
}

interface Facts {
  /** The game, with what its course knows. */
  ended: Ended;
  standing: Standing;
  title: string;
  lanes: Lane[];
  decisive: ReturnType<typeof decisiveOf>;
  course: ReturnType<typeof useCourse>;
  review: ReturnType<typeof useReview>["review"];
  looking: boolean;
  moment: Moment | null;
  reasons: string[];
  score: string;
}

const NOTHING: never[] = [];

function useCourse({ table }: Ended) {
  return useQuery(courseOf(table)).data ?? null;
}

/**
 * The coach looks back at one's own game by itself; what a spectator wants to know, they ask. A game
 * that was given up in its first turn has nothing to look back at.
 */
function useReview({ table, seat, result }: Ended, course: Course | null) {
  const played = Boolean(result.rule) || (course?.turns.length ?? 0) > 1;
  const wanted = seat >= 0 && played;
  const { data, error } = useQuery({ ...coachedOf(table, seat), enabled: wanted, retry: 1 });
  return { review: data?.review ?? null, looking: wanted && !error && !data?.review };
}

/** All facts of an end that are known so far. */
function useFacts(given: Ended): Facts {
  const { t } = useEndingWords();
  const { teams, cards, seat } = given;
  const course = useCourse(given);
  const result = useMemo(() => asItStood(given.result, course), [given.result, course]);
  const heroes = teams.map((_, at) => cards.get(course?.heroes[at] ?? "") ?? given.heroes[at]);
  const ended = { ...given, heroes, result };
  const { review, looking } = useReview(given, course);
  const standing = useMemo(() => standingOf({ result, teams, seat }), [result, teams, seat]);
  const lanes = useMemo(() => lanesOf(result, teams, cards), [result, teams, cards]);
  const decisive = useMemo(() => decisiveOf(lanes, result, course), [lanes, result, course]);
  const moment = useMemo(() => {
    if (review) return momentByReview(review, course);
    return course && lanes.length && !result.why ? momentByPoints(course, lanes, seat) : null;
  }, [review, course, lanes, seat, result]);
  return {
    ended,
    standing,
    title: titleOf(ended, standing, t),
    lanes,
    decisive,
    course,
    review,
    looking,
    moment,
    reasons: reasonsOf(ended, lanes, decisive, course, t),
    score: byDefeat(result) ? "" : scoreOf(lanes, t),
  };
}

/** A tick with each card, a blow with the one that decided, and a chord for who has won. */
function useTicks({ ticks, gold, runs }: Beats, { tone }: Standing, atOnce: boolean): void {
  const won = tone !== "lost" && tone !== "none";
  useEffect(() => {
    if (atOnce && won) play("won");
  }, [atOnce, won]);
  useEffect(() => {
    if (runs && ticks > 0) play("tick");
  }, [runs, ticks]);
  const over = !runs;
  const ran = useRef(runs);
  useEffect(() => {
    if (gold && ran.current) play("hit");
  }, [gold]);
  useEffect(() => {
    if (over && ran.current && won) play("won");
  }, [over, won]);
}

interface StagedProps extends EndingProps {
  facts: Facts;
  beats: Beats;
  plan: Plan;
}

function Staged({ ended, facts, beats, plan, says, folded = false, fold, behind }: StagedProps) {
  const { t } = useEndingWords();
  const here = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const all = useRef<HTMLDetailsElement>(null);
  useTakenFocus(title);
  useEndingKeys(here, { fold, skip: beats.runs ? beats.skip : null });
  const { standing, lanes, decisive, course, review, looking, moment, reasons, score } = facts;
  const { result, names, teams, cards, seat } = ended;
  const fights = byDefeat(result) && course !== null;
  const word = useLastWord(ended, standing);
  const roomy = lanes.length < 3 && !hasTeams(teams);
  const better = ({ what, seat: whose }: NonNullable<Moment["better"]>) => says(what, whose);
  const showAll = () => {
    const details = all.current;
    if (!details) return;
    details.open = !details.open;
    if (details.open)
      details.scrollIntoView({ block: "start", behavior: moves() ? "smooth" : "auto" });
  };
  const shared = [facts.title, score].filter(Boolean).join(" ");
  const ways = <Ways ended={ended} moment={moment} says={shared} folded={folded} />;
  if (folded)
    return (
      <>
        {behind}
        <section
          ref={here}
          className="scene ending"
          aria-label={t("table.over")}
          data-kind="over"
          data-tone={standing.tone}
          data-folded
        >
          <div className="ending-sheet">
            <Faces ended={ended} standing={standing} />
            <div>
              <h2 ref={title} tabIndex={-1}>
                {shared}
              </h2>
              <p>{madeOf(facts, ended, t)}</p>
            </div>
            <button
              type="button"
              className="button ending-unfold"
              data-key="f"
              aria-label={t("ending.ways.unfold")}
              onClick={fold}
            >
              <span aria-hidden="true">▴</span>
            </button>
          </div>
          <div className="ending-ways">{ways}</div>
        </section>
      </>
    );
  return (
    <section
      ref={here}
      className="scene ending"
      aria-label={t("table.over")}
      data-kind="over"
      data-tone={standing.tone}
      data-runs={beats.runs || undefined}
      data-still={!moves() || undefined}
      data-many={lanes.length > 2 || undefined}
      style={timed(plan)}
      onPointerDown={(event) => {
        const on = event.target instanceof Element ? event.target : null;
        if (beats.runs && !on?.closest("button, a, summary, input")) beats.skip();
      }}
    >
      <div className="ending-ground" aria-hidden="true">
        <i data-part="left" />
        <i data-part="right" />
        <i data-part="edge" />
      </div>
      <Figures ended={ended} standing={standing} hit={beats.gold || !beats.runs} />
      {word && (
        <p className="ending-word" data-by={word.by}>
          <span className="unseen">{t("ending.says", { name: names[word.seat] })}</span>
          <q>{word.line}</q>
        </p>
      )}
      <section className="ending-page" aria-label={facts.title} tabIndex={0}>
        <header className="ending-head">
          <h2
            ref={title}
            tabIndex={-1}
            data-long={longOf(facts.title)}
            style={{ "--characters": facts.title.length } as CSSProperties}
          >
            {facts.title}
          </h2>
          <p className="ending-why">
            <Marked lines={reasons} />
          </p>
        </header>
        {fights ? (
          <Fights ended={ended} course={course} />
        ) : (
          lanes.length > 0 && (
            <Lanes
              ended={ended}
              lanes={lanes}
              decisive={decisive}
              times={plan.slices}
              totals={beats.totals}
            />
          )
        )}
        <div className="ending-story" data-roomy={roomy || undefined}>
          <MomentPanel
            ended={ended}
            moment={moment}
            review={review}
            looking={looking}
            says={better}
          />
          {review && !result.why && <LuckPanel ended={ended} review={review} />}
          {course && hasTeams(teams) && <AssistPanel ended={ended} course={course} />}
        </div>
        <details ref={all} className="ending-all">
          <summary>{t("ending.ways.all")}</summary>
          <Why ended={ended} />
          <Score
            result={result}
            names={names}
            teams={teams}
            cards={cards as Map<string, CardEntry>}
            own={seat}
          />
        </details>
      </section>
      <p className="ending-links ending-corner">
        <Link to="/">{t("table.end.home")}</Link>
        {fold && (
          <button type="button" data-key="f" onClick={fold}>
            {t("ending.ways.look")}
          </button>
        )}
        {moment && (
          <Link to="/replay/$table" params={{ table: ended.table }} search={{}}>
            {t("table.end.replay")}
          </Link>
        )}
      </p>
      <footer className="ending-ways">
        {ways}
        {lanes.length > 0 && (
          <p className="ending-links">
            <button type="button" onClick={showAll}>
              {t("ending.ways.all")}
            </button>
          </p>
        )}
      </footer>
    </section>
  );
}

/** The times of a plan as the styles read them. */
function timed({ gold, sentence, panels }: Plan): CSSProperties {
  const speed = SPEEDS[settings().speed];
  const times: Record<string, number> = {
    "--gold-at": gold ?? 0,
    "--sentence-at": sentence,
    "--panels-at": panels[0] ?? 0,
    "--panels-apart": (panels[1] ?? 0) - (panels[0] ?? 0),
  };
  for (const [name, comes] of Object.entries(COMES)) {
    times[`--${name}-takes`] = comes.lasts * speed;
    if ("at" in comes) times[`--${name}-at`] = comes.at * speed;
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, ms]) => [name, `${Math.round(ms)}ms`]),
  ) as CSSProperties;
}

/** The end where the table is read as text. */
function Plain({ ended, facts, says }: EndingProps & { facts: Facts }) {
  const { t } = useEndingWords();
  const here = useRef<HTMLElement>(null);
  useTakenFocus(here);
  const { review, moment, looking, reasons, score } = facts;
  const better = ({ what, seat: whose }: NonNullable<Moment["better"]>) => says(what, whose);
  return (
    <section ref={here} className="ending-plain" tabIndex={-1} aria-label={t("table.over")}>
      <h2>{facts.title}</h2>
      <p>
        <Marked lines={reasons} />
      </p>
      <Sides ended={ended} facts={facts} />
      <MomentPanel ended={ended} moment={moment} review={review} looking={looking} says={better} />
      {review && !ended.result.why && <LuckPanel ended={ended} review={review} />}
      <Why ended={ended} />
      <Points ended={ended} />
      <p className="t-declines">
        <Ways ended={ended} moment={moment} says={[facts.title, score].join(" ")} />
        {moment && (
          <Link className="button" to="/replay/$table" params={{ table: ended.table }} search={{}}>
            {t("table.end.replay")}
          </Link>
        )}
        <Link className="button" to="/">
          {t("table.end.home")}
        </Link>
      </p>
    </section>
  );
}

/** The end as a part of the page of its replay: who won by which cards, and all points. */
export function Counted(props: { ended: Ended }) {
  const facts = useFacts(props.ended);
  const { ended, title, reasons } = facts;
  return (
    <div className="ending-plain">
      <h3>{title}</h3>
      <p>
        <Marked lines={reasons} />
      </p>
      <Sides ended={ended} facts={facts} />
      <Points ended={ended} />
    </div>
  );
}

/** The Confrontations in a row where the last one decided; else the cards of each side. */
function Sides({ ended, facts }: { ended: Ended; facts: Facts }) {
  const { lanes, decisive, course } = facts;
  if (byDefeat(ended.result) && course) return <Fights ended={ended} course={course} />;
  if (!lanes.length) return null;
  const totals = lanes.map(({ points }) => points);
  return <Lanes ended={ended} lanes={lanes} decisive={decisive} times={NOTHING} totals={totals} />;
}

/** Every Victory Point by the card that gave it. */
function Points({ ended: { cards, seat, ...of } }: { ended: Ended }) {
  return <Score {...of} cards={cards as Map<string, CardEntry>} own={seat} />;
}

/** Why it ended, with the rule. */
function Why({ ended: { result, names, seat } }: { ended: Ended }) {
  const { t } = useEndingWords();
  return (
    <p className="ending-rule">
      {whyWords(result, names, seat, t)}{" "}
      {result.rule && (
        <Link to="/rules" search={{ id: result.rule }} target="_blank">
          {t("table.rule", { rule: result.rule })}
        </Link>
      )}
    </p>
  );
}

const hasTeams = (teams: readonly number[]) => new Set(teams).size < teams.length;

/** How long a title is: it gets smaller in steps. */
const longOf = (title: string): number =>
  [14, 20, 26].filter((most) => title.length >= most).length;

/** What made the difference, in a few words. */
function madeOf(
  { decisive, lanes, reasons }: Facts,
  { cards }: Ended,
  t: ReturnType<typeof useEndingWords>["t"],
): string {
  const [first, ...others] = decisive;
  const slice = first && lanes[first.lane]?.slices[first.slice];
  if (slice && !others.length)
    return t("ending.made", { card: cards.get(slice.id)?.name ?? slice.id });
  return (reasons[0] ?? "").replaceAll("*", "");
}

interface PeopleProps {
  ended: Ended;
  standing: Standing;
}

/** The winners large, the best of the others small. */
function Figures({ ended, standing, hit }: PeopleProps & { hit: boolean }) {
  const { front, behind } = castOf(standing, ended.result.points);
  const mood = standing.tone === "none" ? ("calm" as const) : ("triumph" as const);
  const struck = standing.winners.length > 0 && hit ? ("hit" as const) : ("calm" as const);
  return (
    <div className="ending-figures" aria-hidden="true">
      {[...front].reverse().map((seat, at) => (
        <span key={seat} data-place={front.length < 2 ? "alone" : at ? "first" : "second"}>
          <Figure card={ended.heroes[seat]} mood={mood} facing="right" />
        </span>
      ))}
      {behind !== null && (
        <span data-place="behind">
          <Figure card={ended.heroes[behind]} mood={struck} facing="left" />
        </span>
      )}
    </div>
  );
}

function Faces({ ended, standing }: PeopleProps) {
  const { front } = castOf(standing, ended.result.points);
  return (
    <span className="ending-faces">
      {front.slice(0, 1).map((seat) => (
        <Figure key={seat} card={ended.heroes[seat]} mood="triumph" />
      ))}
    </span>
  );
}

interface Word {
  seat: number;
  line: string;
  /** Where its speaker stands. */
  by: "front" | "behind";
}

/** The last word of an opponent: of the one who stands small, or else of the winner; of a game without
 * a winner there is none. People say what they say. */
function useLastWord({ bots, table, result }: Ended, standing: Standing): Word | null {
  const { language } = useEndingWords();
  const { bubbles } = useSettings();
  const [word, setWord] = useState<Word | null>(null);
  const { front, behind } = castOf(standing, result.points);
  const speaker = result.winners.length
    ? [behind, ...front].find((seat) => seat !== null && isOpponent(bots[seat] ?? ""))
    : null;
  const bot = speaker === undefined || speaker === null ? "" : (bots[speaker] ?? "");
  useEffect(() => {
    if (!bubbles || !isOpponent(bot) || typeof speaker !== "number") return setWord(null);
    let gone = false;
    void linesOf(language).then((lines) => {
      const choices = lines[bot].end;
      const at = [...table].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
      const line = choices[at % choices.length];
      if (!gone && line)
        setWord({ seat: speaker, line, by: speaker === behind ? "behind" : "front" });
    });
    return () => {
      gone = true;
    };
  }, [bot, speaker, behind, bubbles, language, table]);
  return word;
}

interface EndingKeys {
  fold: (() => void) | undefined;
  /** Ends what runs; null where nothing does. */
  skip: (() => void) | null;
}

/** A, R, H and F press what bears them, Enter the gold one; Space skips. */
function useEndingKeys(here: React.RefObject<HTMLElement | null>, keys: EndingKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const on = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return;
      if (on?.closest(TYPING) || on?.closest("[role=dialog]")) return;
      const { skip } = latest.current;
      const pressable = on?.closest("button, a, summary");
      if (event.key === " " && (pressable || !skip)) return;
      if (event.key === "Enter" && pressable) return;
      const found =
        event.key === "Enter"
          ? here.current?.querySelector<HTMLElement>(".button.first")
          : here.current?.querySelector<HTMLElement>(`[data-key="${event.key.toLowerCase()}"]`);
      if (event.key !== " " && !found) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === " ") skip?.();
      else found?.click();
    };
    addEventListener("keydown", pressed, true);
    return () => removeEventListener("keydown", pressed, true);
  }, [here]);
}
