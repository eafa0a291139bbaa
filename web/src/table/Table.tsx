// The table in play: puts its parts where this window has room for them, and acts for its player.
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useTranslation } from "react-i18next";
import { useInspect } from "../cards";
import { change, moves, settings, useSettings } from "../settings/settings";
import type { CardEntry } from "../wire/queries";
import { Announcer } from "./Announcer";
import { AskPanel } from "./AskPanel";
import { useByItself, usePlayAll } from "./automatic";
import { Bar } from "./Bar";
import { Chat } from "./Chat";
import { type Board, BoardProvider, followScreen, screenNow } from "./context";
import { Fight } from "./Fight";
import { useFlights } from "./flights";
import { useKeptFocus } from "./focus";
import { Hints, hintable } from "./Hints";
import { useKeys } from "./keys";
import type { Live, LiveTable } from "./live";
import { Market, Played } from "./Market";
import { Mine } from "./Mine";
import { Help, More } from "./More";
import { Notices } from "./Notices";
import { byItself, endingOf, type Left, leftUndone, mainOf, placed } from "./options";
import { CardList, Foes, SeatDetails } from "./Seats";
import { Sheet } from "./Sheet";
import { Side, Ticker } from "./Side";
import { Recap, Story } from "./Story";

// what most never need, or only at the end, comes when it is needed
const Linear = lazy(() => import("./Linear").then((part) => ({ default: part.Linear })));
const Result = lazy(() => import("./Result").then((part) => ({ default: part.Result })));

export type Opened =
  | null
  | { what: "story" | "chat" | "recap" | "more" | "help" | "hint" }
  | { what: "seat"; seat: number }
  | { what: "pile"; title: string; cards: string[] }
  | { what: "end"; option: number; left: Left };

export function Table({
  live,
  store,
  cards,
}: {
  live: Live;
  store: LiveTable;
  cards: Map<string, CardEntry>;
}) {
  const { t } = useTranslation();
  const inspect = useInspect();
  const screen = useSyncExternalStore(followScreen, screenNow);
  const wishes = useSettings();
  const lively = moves();
  const [opened, setOpened] = useState<Opened>(null);
  const [resultFolded, setResultFolded] = useState(false);
  const ask = live.private?.ask ?? null;
  const close = useCallback(() => setOpened(null), []);
  const [rushing, playAll] = usePlayAll(live, store, lively);
  const note = useByItself(live, store, wishes.orders);
  const offered = byItself(ask, wishes.orders) ? null : ask; // what is answered by itself is not put
  const asked = live.waiting ? null : offered;

  const name = useCallback(
    (seat: number) =>
      seat === live.seat ? t("table.you") : (live.names[seat] ?? t("table.seat", { n: seat + 1 })),
    [live.seat, live.names, t],
  );
  const choose = useCallback(
    (option: number) => {
      const now = store.now();
      const open = now.private?.ask ?? null;
      if (!open || now.waiting || option >= open.options.length) return;
      const left = leftUndone(open, now.private?.hands[now.seat] ?? [], cards);
      const ends = option === endingOf(open);
      if (ends && settings().confirmEnd && (left.cards.length || left.buys.length))
        setOpened({ what: "end", option, left });
      else store.answer(option);
    },
    [store, cards],
  );
  const board: Board = useMemo(
    () => ({
      live,
      store,
      cards,
      placed: placed(offered, live.seat),
      screen,
      lively,
      choose,
      playAll,
      inspect,
      lookAtSeat: (seat) => setOpened({ what: "seat", seat }),
      lookAtPile: (title, ids) => setOpened({ what: "pile", title, cards: ids }),
      name,
    }),
    [live, store, cards, offered, screen, lively, choose, playAll, inspect, name],
  );

  useKeys({
    option: (at) => asked && choose(at),
    main: () => {
      const main = mainOf(asked);
      if (main === "play-all") playAll();
      else if (main !== null) choose(main);
    },
    end: () => {
      const end = endingOf(asked);
      if (end >= 0) choose(end);
    },
    undo: () => live.undo !== "no" && live.seat >= 0 && store.undo(),
    hint: () => hintable(live) && setOpened({ what: "hint" }),
    help: () => setOpened({ what: "help" }),
  });

  useKeptFocus();
  const flown = useFlights(store, live, lively);

  const seat = opened?.what === "seat" ? live.public?.seats[opened.seat] : undefined;
  const noteText = note ? t(`table.auto.${note.why}`, { text: note.text }) : "";
  return (
    <BoardProvider value={board}>
      {wishes.linear ? (
        <>
          <Notices />
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
          aria-busy={live.waiting}
          data-seats={live.public?.seats.length}
          data-fight={(live.public?.turn.confronting ?? -1) >= 0 || undefined}
        >
          <h1 className="unseen">{t("table.title")}</h1>
          <Foes />
          {screen !== "desktop" && <Ticker open={setOpened} />}
          <div className="t-center">
            <Market />
            <Fight />
            <Played />
          </div>
          <div className="t-action">
            <Notices />
            {asked && asked.kind !== "turn" && <AskPanel ask={asked} />}
            {live.public?.result && (
              <Suspense>
                <Result folded={resultFolded} fold={() => setResultFolded(!resultFolded)} />
              </Suspense>
            )}
            <Bar note={noteText} rushing={rushing} />
          </div>
          <Mine />
          {screen === "desktop" && <Side open={setOpened} />}
        </div>
      )}
      <Announcer live={live} />
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
      <Sheet title={t("table.help.title")} open={opened?.what === "help"} close={close}>
        <Help />
      </Sheet>
      <Sheet title={t("review.title")} open={opened?.what === "hint"} close={close}>
        <Hints close={close} />
      </Sheet>
      <Sheet title={seat ? name(seat.seat) : ""} open={!!seat} close={close}>
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
        end={(option) => {
          close();
          store.answer(option);
        }}
      />
    </BoardProvider>
  );
}

/** Asked back before a turn ends that leaves something undone. */
function EndSheet({
  opened,
  close,
  end,
}: {
  opened: Opened;
  close(): void;
  end(option: number): void;
}) {
  const { t } = useTranslation();
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
      keys={(key) => key === "e" && here && end(here.option)}
    >
      {here && (
        <>
          {here.left.cards.length > 0 && (
            <p>
              {t("table.endAnyway.cards", {
                count: here.left.cards.length,
                names: listed(here.left.cards),
              })}
            </p>
          )}
          {here.left.buys.length > 0 && (
            <p>
              {t("table.endAnyway.buys", {
                count: here.left.buys.length,
                names: listed(here.left.buys),
              })}
            </p>
          )}
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
            <button type="button" className="button" onClick={() => end(here.option)}>
              <kbd>E</kbd> {t("table.endAnyway.end")}
            </button>
          </p>
        </>
      )}
    </Sheet>
  );
}

const listed = (names: string[]) => [...new Set(names)].join(", ");
