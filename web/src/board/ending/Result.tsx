// The end of a game on its board, as soon as the table says that it is over.
import { sharing } from "../../base/tables/passing";
import type { PublicView, ResultInView, Room } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import { type Board, useBoard } from "../desk/context";
import { Decks } from "./Decks";
import { Ending } from "./Ending";
import type { Ended } from "./facts";
import { useFresh } from "./fresh";

interface ResultProps {
  fold?: () => void;
  folded?: boolean;
  /** As a part of the page that is read from top to bottom. */
  plain?: boolean;
}

export function Result(props: ResultProps) {
  const shown = useBoard().live.public;
  return shown?.result ? <OnBoard {...props} shown={shown} result={shown.result} /> : null;
}

interface OnBoardProps extends ResultProps {
  shown: PublicView;
  result: ResultInView;
}

function OnBoard({ fold, folded = false, plain = false, shown, result }: OnBoardProps) {
  const board = useBoard();
  const { live, store, cards, speech } = board;
  const fresh = useFresh(store.table);
  const ended: Ended = {
    result,
    table: store.table,
    box: boxOf(live.room),
    seat: sharing(live.room).length ? -1 : live.seat, // "you" would be all of them
    played: live.seat >= 0,
    names: shown.seats.map(({ seat }) => board.name(seat)),
    teams: shown.seats.map(({ team }) => team),
    bots: shown.seats.map(({ seat }) => live.room?.seats[seat]?.bot ?? null),
    heroes: shown.seats.map(({ seat }) => heroAtEnd(board, shown, seat)),
    rematch: live.room?.rematch,
    turns: shown.turn.number || null,
    cards,
  };
  return (
    <Ending
      ended={ended}
      says={(message) => speech.say(message)}
      fresh={fresh}
      plain={plain}
      folded={folded}
      fold={fold}
      behind={<Decks ended={ended} shown={shown} inspect={(card) => board.inspect(card)} />}
    />
  );
}

const boxOf = (room: Room | null): string => (room?.setup as { box?: string })?.box ?? "";

/** Who a player was at the end: a Character that has lost all Levels lies with who took the last. */
function heroAtEnd(board: Board, shown: PublicView, seat: number): CardEntry | undefined {
  const own = shown.seats[seat]?.hero.at(-1)?.id;
  const team = shown.seats[seat]?.team;
  const taken = shown.seats.find((each) => each.team !== team && each.score.length)?.score.at(-1);
  return board.cards.get(own ?? taken?.id ?? "");
}
