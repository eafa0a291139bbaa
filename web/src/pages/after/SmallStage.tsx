// The position of a replay with its beats over it, as at the table; nothing on it can be pressed
// but a card to read, and the beat to skip.
import { type RefObject, useMemo } from "react";
import { moves } from "../../base/preferences/settings";
import { type Tongue, useSpeech } from "../../base/speech/speech";
import { type Summary } from "../../base/wire/replays";
import { type Board, BoardProvider } from "../../board/desk/context";
import { measuresOf, roomNow } from "../../board/desk/measures";
import { LiveTable } from "../../board/live/live";
import type { Director, Staged } from "../../board/stage/director";
import { Stage } from "../../board/stage/Stage";
import { useFlights } from "../../board/table/flights";
import { companyOf } from "./frames";
import { seenOn } from "./playing";
import { type Marks, ReplayBoard } from "./ReplayBoard";

const nothing = () => {};

interface SmallStageProps {
  here: RefObject<HTMLDivElement | null>;
  game: Summary;
  staged: Staged;
  director: Director;
  tongue: Tongue;
  names: string[];
  marks: Marks;
}

export function SmallStage(props: SmallStageProps) {
  const { here, game, staged, director, tongue, names, marks } = props;
  const { live } = staged;
  const lively = moves();
  const [flown, whereWas] = useFlights(director, staged, lively);
  const board = useBoard(game, live, tongue, names);
  const view = seenOn(live);
  if (!view) return null;
  return (
    <BoardProvider value={board}>
      <div
        ref={(on) => {
          flown.current = on;
          here.current = on;
        }}
        className="r-live"
      >
        <ReplayBoard view={view} cards={tongue.cards} names={names} marks={marks} />
        <Stage staged={staged} director={director} whereWas={whereWas} asked={false} />
      </div>
    </BoardProvider>
  );
}

/** What the parts of the stage ask of a board; here no one is asked, and the table stays closed. */
function useBoard(game: Summary, live: Staged["live"], tongue: Tongue, names: string[]): Board {
  const { cards } = tongue;
  const store = useMemo(() => new LiveTable(game.table), [game.table]);
  const company = useMemo(() => companyOf(game), [game]);
  const speech = useSpeech(tongue, company);
  return useMemo(() => {
    const measures = measuresOf(roomNow(), {
      slots: 5,
      stacks: 1,
      villain: true,
      foes: 0,
      mate: false,
      seats: game.seats.length,
    });
    return {
      live,
      store,
      cards,
      speech,
      placed: { on: new Map(), rest: [] },
      screen: measures.screen,
      measures,
      slots: [],
      numbers: new Map(),
      trail: { steps: [], taken: [] },
      lively: moves(),
      choose: nothing,
      press: nothing,
      begin: nothing,
      playAll: nothing,
      inspect: nothing,
      lookAtSeat: nothing,
      lookAtPile: nothing,
      name: (seat) => names[seat] ?? "",
      said: null,
      character: (seat) => cards.get(live.public?.seats[seat]?.hero.at(-1)?.id ?? ""),
    };
  }, [live, store, cards, speech, names]);
}
