// The table in play: puts its parts where this window has room for them, and acts for its player.
import {
  type CSSProperties,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useTitle } from "../../base/browser/title";
import { change, moves, settings, useSettings } from "../../base/preferences/settings";
import { type Tongue, useSpeech } from "../../base/speech/speech";
import { sharing } from "../../base/tables/passing";
import type { PublicView } from "../../base/wire/messages";
import { useWords } from "../../base/words/say";
import { useInspect } from "../../cards";
import { useAutoEnd, useFinished } from "../desk/autoEnd";
import { useBegin, useByItself, usePlayAll } from "../desk/automatic";
import { type Board, BoardProvider } from "../desk/context";
import { useKeptFocus } from "../desk/focus";
import { atKey, ROW, useKeys } from "../desk/keys";
import { followRoom, measuresOf, roomNow } from "../desk/measures";
import { Result } from "../ending/late";
import { hintable } from "../live/hintable";
import type { LiveTable } from "../live/live";
import {
  byItself,
  declines,
  endingOf,
  firstWith,
  hiddenOf,
  isSceneAsk,
  leftUndone,
  mainOf,
  type Orders,
  onBoard,
  placed,
} from "../live/options";
import { nextOfAll } from "../live/playAll";
import { foesOf, matesOf } from "../live/seats";
import { useNumbers, useSlots } from "../live/slots";
import { useTrail } from "../live/trail";
import { useAhead } from "../stage/ahead";
import { type Director, isPlaying, type Staged } from "../stage/director";
import { Stage } from "../stage/Stage";
import { useSounds, useVoices } from "../stage/senses";
import { StrikesProvider } from "../stage/strikes";
import { lasts } from "../stage/timing";
import { Announcer } from "./Announcer";
import { Bar } from "./Bar";
import { useFlights } from "./flights";
import { Market } from "./Market";
import { Mine } from "./Mine";
import { Notices } from "./Notices";
import type { Opened } from "./opened";
import { Plates } from "./Plates";
import { Preview } from "./Preview";
import { CardList, SeatDetails } from "./Seats";
import { Sheet } from "./Sheet";
import { Recap, Story } from "./Story";
import { Strips } from "./Strips";
import { Tools } from "./Tools";
import "./board.css";

// what most never need, or only at the end, comes when it is needed
const Linear = lazy(() => import("./Linear").then((part) => ({ default: part.Linear })));
const Hints = lazy(() => import("./Hints").then((part) => ({ default: part.Hints })));
const Changed = lazy(() => import("./Changed").then((part) => ({ default: part.Changed })));
const fans = () => import("./Fan");
const Fan = lazy(() => fans().then((part) => ({ default: part.Fan })));
const Chat = lazy(() => import("./Chat").then((part) => ({ default: part.Chat })));
const more = () => import("./More");
const More = lazy(() => more().then((part) => ({ default: part.More })));
const Help = lazy(() => more().then((part) => ({ default: part.Help })));
const Wrong = lazy(() => more().then((part) => part.wrong()));
const scenes = () => import("../stage/scenes");
const FightScene = lazy(() => scenes().then((part) => ({ default: part.FightScene })));
const AskScene = lazy(() => scenes().then((part) => ({ default: part.AskScene })));

/** `staged` is what the table shows; `store` is how it stands, and takes the answers. */
export function Table({
  staged,
  director,
  store,
  tongue,
}: {
  staged: Staged;
  director: Director;
  store: LiveTable;
  tongue: Tongue;
}) {
  const { cards } = tongue;
  const { live } = staged;
  const { t } = useWords();
  const inspect = useInspect();
  const room = useSyncExternalStore(followRoom, roomNow);
  const wishes = useSettings();
  const lively = moves();
  const [opened, setOpened] = useState<Opened>(null);
  const [foldedAt, setFoldedAt] = useState(-1);
  const [resultFolded, setResultFolded] = useState(false);
  const ask = live.private?.ask ?? null;
  const close = useCallback(() => setOpened(null), []);
  const shown = live.public;
  const slots = useSlots(shown?.line_up ?? [], live.undos);
  const [numbers, press] = useNumbers(
    shown?.turn.number ?? 0,
    live.private?.hands[live.seat] ?? [],
  );
  const trail = useTrail(store, live);
  const measures = useMemo(
    () =>
      measuresOf(room, {
        slots: slots.length,
        stacks: shown?.stacks.length ?? 1,
        villain: (shown?.super_villains_left ?? 0) > 0,
        foes: shown ? foesOf(shown, live.seat).length : 0,
        mate: shown ? matesOf(shown, live.seat).length > 0 : false,
        seats: shown?.seats.length ?? 2,
      }),
    [room, slots.length, shown, live.seat],
  );
  const { screen } = measures;
  const folds = useCallback((card: string) => cards.get(card)?.kind === "starter", [cards]);
  const [rushing, playAll] = usePlayAll(live, store, lively, folds);
  const { now } = staged;
  const shared = sharing(live.room).length > 0;
  const own = live.public?.turn.seat === live.seat;
  const asksAgain = live.reopened === live.position; // an undo would be answered away
  // orders are one person's, and a lesson asks in any case
  const given = shared || store.guard ? NO_ORDERS : wishes.orders;
  const orders = asksAgain || (shared && !own) ? null : given;
  const note = useByItself(live, store, orders, now?.item.cue?.asks ? lasts(now.timing) : 0);
  const offered = byItself(ask, orders) ? null : ask; // an automatic answer is not asked
  const asked = live.waiting ? null : offered;
  const fights = (live.public?.turn.confronting ?? -1) >= 0;
  const scenic = offered !== null && isSceneAsk(offered, fights); // it stays until the answer is in
  const fighting = fights && !scenic && !(asked && onBoard(asked, live.seat)); // cards may be the answers

  const open = shared && live.public?.result; // now all of them look
  const name = useCallback(
    (seat: number) =>
      seat === live.seat && !open
        ? t("table.you")
        : (live.names[seat] ?? t("table.seat", { n: seat + 1 })),
    [live.seat, live.names, open, t],
  );
  const { position } = live;
  const choose = useCallback(
    (option: number) => {
      const now = store.now();
      if (!ask || now.waiting || now.position !== position) return; // options of an older position
      const ends = option === endingOf(ask);
      if (option >= ask.options.length || (ends && rushing) || !store.allows(option)) return;
      const left = ends && settings().confirmEnd && !store.guard && leftUndone(ask, cards);
      if (left && (left.cards.length || left.buys.length)) setOpened({ what: "end", left });
      else store.answer(option);
    },
    [store, ask, position, rushing, cards],
  );
  const begin = useBegin(live, store, choose);
  const alone = !shared && !store.guard; // no lesson, and no device of several people
  useFinished(store.table, alone && live.seat >= 0 && !!shown?.result);
  const calm = alone && !rushing && !opened && !isPlaying(staged);
  const ending = useAutoEnd(live, calm, () => choose(endingOf(ask)));
  const character = useCallback(
    (seat: number) => cards.get(shown?.seats[seat]?.hero.at(-1)?.id ?? ""),
    [cards, shown],
  );
  useAhead(live, cards);
  useSounds(staged, director);
  const bots = useMemo(() => live.room?.seats.map(({ bot }) => bot) ?? [], [live.room]);
  const said = useVoices(staged, bots, store);
  const speech = useSpeech(tongue, {
    names: live.names,
    teams: shown?.seats.map((seat) => seat.team) ?? [],
    you: live.seat,
  });
  const board: Board = useMemo(
    () => ({
      live,
      store,
      cards,
      speech,
      placed: placed(offered, live.seat, fights && offered?.kind === "turn"),
      screen,
      measures,
      slots,
      numbers: scenic ? NO_NUMBERS : numbers, // its answers have them
      trail,
      lively,
      choose,
      press,
      begin,
      playAll,
      inspect,
      lookAtSeat: (seat) => setOpened({ what: "seat", seat }),
      lookAtPile: (title, ids) => setOpened({ what: "pile", title, cards: ids }),
      name,
      said,
      character,
    }),
    [
      live,
      store,
      cards,
      speech,
      offered,
      fights,
      screen,
      measures,
      slots,
      numbers,
      scenic,
      trail,
      lively,
      choose,
      press,
      begin,
      playAll,
      inspect,
      name,
      character,
      said,
    ],
  );

  const summarize = useCallback(() => {
    director.hurry();
    setOpened({ what: "changed" });
  }, [director]);
  const hinted = opened?.what === "hint";
  const fanned = offered && !scenic && hiddenOf(offered, live.seat).length ? offered : null;
  const folded = fanned !== null && foldedAt === position;
  const fold = () => setFoldedAt(folded ? -1 : position);
  const answer = (option: number | null) => option !== null && option >= 0 && choose(option);
  useKeys({
    number: (n) => (wishes.linear ? asked && choose(n - 1) : atKey(`${n % 10}`)?.click()),
    slot: (at) => atKey(ROW[at] ?? "")?.focus(),
    villain: () => atKey("s")?.focus(),
    hero: () => atKey("h")?.click(),
    confront: () => atKey("c")?.click(),
    decline: () => {
      const no = asked?.options.filter(declines) ?? [];
      if (asked?.kind !== "announce" && no.length === 1)
        answer(asked?.options.findIndex(declines) ?? -1);
    },
    call: () => asked?.kind === "turn" && answer(firstWith(asked, "call")),
    playAll: () => (nextOfAll(asked) >= 0 || asked?.kind === "announce") && playAll(),
    main: () => answer(mainOf(asked)),
    end: () => (asked?.kind === "announce" ? begin({ verb: "end" }) : answer(endingOf(asked))),
    undo: () => live.undo !== "no" && live.seat >= 0 && store.undo(),
    hint: () => hintable(live) && !store.guard && setOpened(hinted ? null : { what: "hint" }),
    story: () => setOpened({ what: "story" }),
    changed: summarize,
    fold: () => fanned && fold(),
    help: () => setOpened({ what: "help" }),
  });

  useEffect(() => {
    // after the first press they are there when a beat or a question needs one
    const bring = () => void Promise.all([scenes(), fans()]);
    const once = { once: true };
    addEventListener("pointerdown", bring, once);
    addEventListener("keydown", bring, once);
    return () => {
      removeEventListener("pointerdown", bring);
      removeEventListener("keydown", bring);
    };
  }, []);
  useWholeWindow(!wishes.linear);
  useTitle(ask ? `● ${t("stage.yourTurn")}` : "");
  useKeptFocus();
  const [flown, whereWas] = useFlights(director, staged, lively && wishes.speed !== "off");

  const seat = opened?.what === "seat" ? shown?.seats[opened.seat] : undefined;
  const seatTitle = (at: number) => [character(at)?.name, name(at)].filter(Boolean).join(" · ");
  const noteText = note
    ? t(`table.auto.${note.why}`, { text: note.option ? speech.say(note.option) : "" })
    : "";
  return (
    <BoardProvider value={board}>
      {wishes.linear ? (
        <>
          <Notices />
          <Suspense>{hinted && <Hints scenic={false} plain close={close} />}</Suspense>
          <Suspense fallback={<p className="loading">{t("app.loading")}</p>}>
            <Linear
              ask={offered}
              note={noteText}
              leave={() => change({ linear: false })}
              more={() => setOpened({ what: "more" })}
            />
          </Suspense>
        </>
      ) : (
        <div
          ref={flown}
          className="t-board"
          data-screen={screen}
          data-position={live.position}
          data-turn={shown?.turn.number}
          aria-busy={live.waiting}
          data-seats={shown?.seats.length}
          data-form={formOf(shown, live.seat)}
          data-low={measures.low || undefined}
          data-narrow={measures.narrow || undefined}
          data-touch={!matchMedia("(hover: hover)").matches || undefined}
          data-fight={fighting || undefined}
          style={
            {
              "--u": measures.unit,
              "--line-up": `${measures.lineUp}px`,
              "--villain": `${measures.villain}px`,
              "--left": `${measures.left}px`,
              "--in-hand": `${measures.hand}px`,
              "--cell": `${measures.cell}px`,
              "--hand-cell": `${measures.handCell}px`,
            } as CSSProperties
          }
        >
          <h1 className="unseen">{t("table.title")}</h1>
          <StrikesProvider value={director.strikes}>
            <Plates />
          </StrikesProvider>
          <Market covered={fanned !== null && !folded} />
          <Suspense>{fighting && <FightScene />}</Suspense>
          <Strips openStory={() => setOpened({ what: "story" })} />
          <Suspense>{hinted && <Hints scenic={scenic} close={close} />}</Suspense>
          <Suspense>{opened?.what === "changed" && <Changed close={close} />}</Suspense>
          <Notices />
          <Suspense>{fanned && <Fan ask={fanned} folded={folded} fold={fold} />}</Suspense>
          <div className="t-action">
            <Bar note={noteText} rushing={rushing} ending={ending} />
          </div>
          <Mine />
          <Tools opened={opened} open={setOpened} />
          {screen === "desktop" && <Preview board={flown} />}
          <Suspense>
            {offered && scenic && <AskScene ask={offered} />}
            {shown?.result && (
              <Result folded={resultFolded} fold={() => setResultFolded(!resultFolded)} />
            )}
          </Suspense>
        </div>
      )}
      {!wishes.linear && (
        <Stage
          staged={staged}
          director={director}
          whereWas={whereWas}
          asked={scenic}
          summarize={live.seat < 0 ? undefined : summarize}
          top={measures.plates}
        />
      )}
      <Announcer live={live} heard={staged.heard} speech={speech} />
      <Sheet title={t("table.story")} open={opened?.what === "story"} close={close} side>
        <Story />
      </Sheet>
      <Sheet title={t("table.chat")} open={opened?.what === "chat"} close={close} side>
        <Chat />
      </Sheet>
      <Sheet title={t("table.recap")} open={opened?.what === "recap"} close={close} side>
        <Recap />
      </Sheet>
      <Sheet title={t("table.more")} open={opened?.what === "more"} close={close}>
        <More open={setOpened} />
      </Sheet>
      <Sheet title={t("table.wrong")} open={opened?.what === "wrong"} close={close}>
        <Wrong />
      </Sheet>
      <Sheet title={t("table.help.title")} open={opened?.what === "help"} close={close}>
        <Help />
      </Sheet>
      <Sheet title={seat ? seatTitle(seat.seat) : ""} open={!!seat} close={close}>
        {seat && <SeatDetails seat={seat} />}
      </Sheet>
      <Sheet
        title={opened?.what === "pile" ? opened.title : ""}
        open={opened?.what === "pile"}
        close={close}
      >
        {opened?.what === "pile" && <CardList ids={opened.cards} />}
      </Sheet>
      <EndSheet
        opened={opened}
        close={close}
        end={() => {
          close();
          const option = endingOf(ask); // as it is now: something may have been undone
          if (option >= 0) store.answer(option);
        }}
      />
    </BoardProvider>
  );
}

/** What a table is about: foes with Characters, a Super-Villain, or both; teams have a mate to show. */
function formOf(shown: PublicView | null, seat: number): string {
  if (!shown) return "";
  const foes = foesOf(shown, seat).length > 0 ? "foes" : "";
  const villain = shown.super_villains_left > 0 ? "villain" : "";
  return [foes, villain, matesOf(shown, seat).length ? "mate" : ""].filter(Boolean).join(" ");
}

const NO_ORDERS: Orders = {};
const NO_NUMBERS: ReadonlyMap<string, number> = new Map();

/** Mark the page as one that the table fills; its styles leave out all else. */
function useWholeWindow(whole: boolean): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute("data-table", whole);
    return () => page.removeAttribute("data-table");
  }, [whole]);
}

const LEFT = ["cards", "buys"] as const;

/** Asked back before a turn ends that leaves something undone. */
function EndSheet({ opened, close, end }: { opened: Opened; close(): void; end(): void }) {
  const { t } = useWords();
  const back = useRef<HTMLButtonElement>(null);
  const here = opened?.what === "end" ? opened : null;
  useEffect(() => {
    if (here) back.current?.focus();
  }, [here]);
  return (
    <Sheet
      title={t("table.endAnyway.title")}
      open={!!here}
      close={close}
      keys={(event) => {
        if (event.key !== "Enter" || !event.shiftKey) return;
        event.preventDefault();
        end();
      }}
    >
      {here && (
        <>
          {LEFT.map((what) => {
            const names = here.left[what];
            return (
              names.length > 0 && (
                <p key={what}>
                  {t(`table.endAnyway.${what}`, { count: names.length, names: listed(names) })}
                </p>
              )
            );
          })}
          <label className="t-check">
            <input
              type="checkbox"
              onChange={(event) => change({ confirmEnd: !event.target.checked })}
            />
            {t("table.endAnyway.never")}
          </label>
          <p className="t-declines">
            <button ref={back} type="button" className="button first" onClick={close}>
              {t("table.endAnyway.back")}
            </button>
            <button type="button" className="button" onClick={end}>
              {t("table.endAnyway.end")} <kbd>⇧↵</kbd>
            </button>
          </p>
        </>
      )}
    </Sheet>
  );
}

const listed = (names: string[]) => [...new Set(names)].join(", ");
