// A lesson over the table: one thing is lit, its words stand next to it, and nothing else does
// anything. A wrong press is answered kindly; the answer itself is kept back by the store's guard.
import { Link, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSettings } from "../../base/preferences/settings";
import { type LessonId, TEACHER, useBeginLesson } from "../../base/tables/lessons";
import type { OptionInView } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import { useWords } from "../../base/words/say";
import { type Box, nextTo, overlap, placeOf, useBoxes } from "../../board/desk/pointed";
import type { LiveTable } from "../../board/live/live";
import { isPlaying, isSceneOn, type Staged } from "../../board/stage/director";
import { Face } from "../../widgets/Face";
import { counted, isDone, isLesson, lets, nextLesson, type Step, stepOf } from "./lessons";
import "./lesson.css";

/** How long a kind answer stands. */
const STANDS = 4000;

interface LessonProps {
  lesson: LessonId;
  staged: Staged;
  store: LiveTable;
  cards: Map<string, CardEntry>;
}

/** Nothing for a name that no lesson has. */
export function Lesson({ lesson, ...rest }: Omit<LessonProps, "lesson"> & { lesson: string }) {
  return isLesson(lesson) ? <Taught lesson={lesson} {...rest} /> : null;
}

function Taught({ lesson, staged, store, cards }: LessonProps) {
  const { live } = staged;
  const { linear } = useSettings();
  const done = isDone(lesson, live);
  const step = done ? undefined : stepOf(lesson, live);
  const [wrong, answer] = useWrong(step?.words);
  useEffect(() => {
    store.guard = (at, all) => {
      const now = store.now();
      if (lets(lesson, now, at, all)) return true;
      answer(all ? {} : { option: now.private?.ask?.options[at] });
      return false;
    };
    store.hush(); // the table looks again: with a guard no order is carried out
    return () => {
      store.guard = null;
    };
  }, [lesson, store, answer]);
  const shared = { lesson, live, store, cards };
  if (isSceneOn(staged)) return null;
  if (done) return <Finish lesson={lesson} store={store} />;
  if (!step || (isPlaying(staged) && step.option)) return null;
  return linear ? (
    <Read {...shared} step={step} wrong={wrong} />
  ) : (
    <Spotlight
      key={step.words}
      {...shared}
      step={step}
      wrong={wrong}
      missed={(press) => answer(press)}
    />
  );
}

/** The other press: an option, or a card that lies where the press was. */
interface Press {
  option?: OptionInView | undefined;
  card?: string | undefined;
  at?: { x: number; y: number };
}

type Wrong = Press & { number: number };

/** The last wrong press of a step, for as long as it is answered. */
function useWrong(step: string | undefined): [Wrong | null, (press: Press) => void] {
  const [wrong, setWrong] = useState<Wrong | null>(null);
  useEffect(() => setWrong(null), [step]);
  const number = wrong?.number;
  useEffect(() => {
    if (number === undefined) return;
    const timer = setTimeout(() => setWrong(null), STANDS);
    return () => clearTimeout(timer);
  }, [number]);
  const answer = useCallback(
    (press: Press) => setWrong((old) => ({ ...press, number: (old?.number ?? 0) + 1 })),
    [],
  );
  return [wrong, answer];
}

interface Shown extends Omit<LessonProps, "staged"> {
  live: Staged["live"];
  step: Step;
  wrong: Wrong | null;
}

/** The words of a step: what to do, why, and what comes first when something else was pressed. */
function useStepWords({ live, cards, step, wrong }: Shown) {
  const { t } = useWords();
  const shown = live.public;
  const against = shown?.seats[shown.turn.confronting];
  const active = shown?.seats[shown.turn.seat];
  const facts = {
    power: shown?.turn.power ?? 0,
    cost: against?.cost ?? 0,
    foe: cards.get(active?.hero.at(-1)?.id ?? "")?.name ?? "",
  };
  const first = step.option ? t(`${step.words}.first`, facts) : "";
  const name = cards.get(wrong?.option?.card ?? wrong?.card ?? "")?.name;
  const verb = wrong?.option?.verb;
  const kind = verb === "end" || verb === "done" ? "end" : name ? "card" : "other";
  return {
    title: t(`${step.words}.title`, facts),
    text: t(`${step.words}.text`, facts),
    kindly: wrong && first ? t(`lesson.wrong.${kind}`, { name, first }) : "",
  };
}

/** In the view that is read: the words above the table, and no light. */
function Read(shown: Shown) {
  const { t } = useWords();
  const { title, text, kindly } = useStepWords(shown);
  return (
    <aside className="lesson-read sheet" aria-label={t("lesson.label")}>
      <div role="status">
        <p>
          <strong>{title}</strong> {text}
        </p>
        {kindly && <p>{kindly}</p>}
      </div>
      <Nav {...shown} />
    </aside>
  );
}

interface SpotlightProps extends Shown {
  missed(press: Press): void;
}

function Spotlight({ missed, ...shown }: SpotlightProps) {
  const { lesson, live, step } = shown;
  const { t } = useWords();
  const { title, text, kindly } = useStepWords(shown);
  const bubble = useRef<HTMLElement>(null);
  const ask = live.private?.ask ?? null;
  const option = ask && step.option ? step.option(ask) : -1;
  const find = useCallback(() => {
    if (document.querySelector("[role=dialog]")) return []; // a sheet is a place of its own
    const target = step.at ? document.querySelector(step.at) : option >= 0 ? placeOf(option) : null;
    const lit = step.lit ? document.querySelector(step.lit) : null;
    return target ? [target, lit] : [];
  }, [step, option]);
  const [target, ...more] = useBoxes(find);
  const holes = target
    ? [target, ...more.filter((box) => !overlap(grown(box), grown(target)))].map(grown)
    : [];
  const pressed = shown.wrong?.at;
  const kept = [...holes, ...useBoxes(read)];
  const place = usePlace(bubble, target && grown(target), kept, title + text + kindly);
  useFocusKept(step.option ? find : null, bubble, target !== undefined);
  const covered = step.option && !target;
  if (covered) return null; // still on its way, or under a sheet
  return (
    <>
      {target && (
        <Shade
          holes={holes}
          pressed={(x, y) => missed({ card: cardAt(shown, x, y), at: { x, y } })}
        />
      )}
      <section
        ref={bubble}
        className="lesson"
        aria-label={t("lesson.label")}
        data-watch={!step.option || undefined}
        style={place}
      >
        <Progress lesson={lesson} step={step} />
        <Face of={TEACHER} className="lesson-face" />
        <div className="lesson-words" role="status">
          <p className="lesson-title">{title}</p>
          <p>{text}</p>
          {kindly && !pressed && <p className="lesson-kind">{kindly}</p>}
        </div>
        <Nav {...shown} />
      </section>
      <div role="status">
        {kindly && pressed && (
          <p className="lesson-kind" data-there style={near(pressed)}>
            {kindly}
          </p>
        )}
      </div>
    </>
  );
}

/** What the words of a lesson leave free: the card of an Attack, which is to be read. */
const read = () => [document.querySelector(".t-board > .scene[data-asks] .scene-card")];

const ROOM = 8;
const grown = ({ left, top, width, height }: Box): Box => ({
  left: left - ROOM,
  top: top - ROOM,
  width: width + 2 * ROOM,
  height: height + 2 * ROOM,
});

/** Next to the pressed element; a key is answered with the words. */
const near = ({ x, y }: { x: number; y: number }) => ({
  left: Math.max(8, Math.min(innerWidth - 308, x - 24)),
  top: Math.max(8, Math.min(innerHeight - 96, y + 14)),
});

/** The card at the press: the words name it. */
function cardAt({ live }: Shown, x: number, y: number): string | undefined {
  const spot = document
    .elementsFromPoint(x, y)
    .map((each) => each.closest<HTMLElement>(".t-board [data-handle]"))
    .find(Boolean);
  const handle = spot?.dataset.handle;
  const shown = live.public;
  const all = [
    ...(shown?.line_up ?? []),
    ...(shown?.super_villain ?? []),
    ...(shown?.stacks ?? []),
    ...(live.private?.hands[live.seat] ?? []),
  ];
  return all.find((card) => card.handle === handle)?.id;
}

/** Dark over everything but the holes; only they let a press through. */
function Shade({ holes, pressed }: { holes: Box[]; pressed(x: number, y: number): void }) {
  const d = holes.map(({ left, top, width, height }) => {
    const r = Math.min(14, width / 2, height / 2);
    const [w, h] = [width - 2 * r, height - 2 * r];
    return `M${left + r} ${top}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
  });
  return (
    <svg className="lesson-shade" aria-hidden="true">
      <path
        className="lesson-dark"
        fillRule="evenodd"
        d={`M0 0H${innerWidth}V${innerHeight}H0Z${d.join("")}`}
        onPointerDown={(event) => {
          event.preventDefault();
          pressed(event.clientX, event.clientY);
        }}
      />
      <path className="lesson-ring" d={d[0]} />
    </svg>
  );
}

/** Where the words stand: measured, because no two languages are as long as each other. */
function usePlace(
  bubble: React.RefObject<HTMLElement | null>,
  target: Box | undefined,
  lit: Box[],
  words: string,
): { left?: number; top?: number } {
  const [place, setPlace] = useState<{ left?: number; top?: number }>({});
  const key = JSON.stringify([target, lit, words, innerWidth, innerHeight]);
  useLayoutEffect(() => {
    const own = bubble.current;
    const [aim, holes] = JSON.parse(key) as [Box | null, Box[]];
    if (!own || !aim) return setPlace({});
    const { offsetWidth: width, offsetHeight: height } = own;
    setPlace(nextTo(aim, holes, { width, height }, { width: innerWidth, height: innerHeight }));
  }, [key, bubble]);
  return place;
}

/** The focus goes to the next press, and Tab between that and the lesson's own buttons. */
function useFocusKept(
  find: (() => (Element | null)[]) | null,
  bubble: React.RefObject<HTMLElement | null>,
  there: boolean,
): void {
  useEffect(() => {
    if (!find || !there) return;
    const buttons = () => {
      const target = find()[0];
      const press = target?.matches("button") ? target : target?.querySelector("button");
      const own = bubble.current?.querySelectorAll("button, a[href]") ?? [];
      return [press, ...own].filter((each): each is HTMLElement => each instanceof HTMLElement);
    };
    const [press] = buttons();
    press?.scrollIntoView({ block: "nearest", inline: "nearest" });
    press?.focus({ preventScroll: true });
    const tab = (event: KeyboardEvent) => {
      const all = buttons();
      if (event.key !== "Tab" || !all.length || document.querySelector("[role=dialog]")) return;
      event.preventDefault();
      const at = all.indexOf(document.activeElement as HTMLElement);
      all.at((at + (event.shiftKey ? -1 : 1) + all.length) % all.length)?.focus();
    };
    addEventListener("keydown", tab, true);
    return () => removeEventListener("keydown", tab, true);
  }, [find, bubble, there]);
}

function Progress({ lesson, step }: { lesson: LessonId; step: Step }) {
  const { t } = useWords();
  const steps = useMemo(() => counted(lesson), [lesson]);
  const at = steps.indexOf(step);
  return (
    <p className="lesson-progress">
      <span>{t(`lesson.${lesson}.name`)}</span>
      {at >= 0 && (
        <>
          <span className="lesson-dots" aria-hidden="true">
            {steps.map(({ words }, n) => (
              <i key={words} data-is={n < at ? "done" : n === at ? "now" : undefined} />
            ))}
          </span>
          <span>{t("lesson.at", { at: at + 1, of: steps.length })}</span>
        </>
      )}
    </p>
  );
}

function Nav({ live, store }: Shown) {
  const { t } = useWords();
  return (
    <p className="lesson-nav">
      {live.undo === "free" && (
        <button type="button" className="button" onClick={() => store.undo()}>
          <span>{t("lesson.back")}</span>
        </button>
      )}
      <Link to="/learn" className="button">
        <span>{t("lesson.leave")}</span>
      </Link>
    </p>
  );
}

/** Everything was taught: on to the next lesson, or on with this game. */
function Finish({ lesson, store }: { lesson: LessonId; store: LiveTable }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [begin, trouble, busy] = useBeginLesson();
  const first = useRef<HTMLButtonElement>(null);
  const next = nextLesson(lesson);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const playOn = () =>
    navigate({ to: "/t/$table", params: { table: store.table }, search: {}, replace: true });
  return (
    <section className="lesson lesson-finish" aria-label={t("lesson.label")}>
      <Face of={TEACHER} className="lesson-face" />
      <div className="lesson-words" role="status">
        <p className="lesson-title">{t(`lesson.${lesson}.done`)}</p>
        <p>{t(`lesson.${lesson}.doneText`)}</p>
      </div>
      <p className="lesson-nav">
        {next ? (
          <button
            ref={first}
            type="button"
            className="button first"
            disabled={busy}
            onClick={() => begin(next)}
          >
            <span>{t("lesson.next", { name: t(`lesson.${next}.name`) })}</span>
          </button>
        ) : (
          <Link to="/" className="button first">
            <span>{t("lesson.home")}</span>
          </Link>
        )}
        <button type="button" className="button" onClick={playOn}>
          <span>{t("lesson.playOn")}</span>
        </button>
      </p>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}
