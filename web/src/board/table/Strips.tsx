// The latest acts, as rows of cards: the others since one's last turn, and oneself in this one.
import type { ReactNode } from "react";
import type { CardInView } from "../../base/wire/messages";
import { useWords } from "../../base/words/say";
import { CardBack, CardMini, CardPortrait } from "../../cards";
import { type Board, useBoard } from "../desk/context";
import { matesOf, once } from "../live/seats";
import { type Deeds, turnsOf } from "../live/trail";
import { Mate } from "./Seats";
import { Spot } from "./Spot";
import { StoryLine } from "./Story";

export function Strips({ openStory }: { openStory(): void }) {
  const board = useBoard();
  const shown = board.live.public;
  if (!shown) return null;
  return (
    <div className="t-strips" data-mate={matesOf(shown, board.live.seat).length > 0 || undefined}>
      <Theirs openStory={openStory} />
      <Mate />
      <Mine />
    </div>
  );
}

/** The last turn of all others, the earliest first. */
function lately({ live, trail }: Board): Deeds[] {
  const { turn } = live.public ?? {};
  if (!turn) return [];
  const found = new Map<number, Deeds>();
  for (const deeds of turnsOf(trail.steps, turn))
    if (deeds.seat !== live.seat && deeds.number !== turn.number) {
      found.delete(deeds.seat);
      found.set(deeds.seat, deeds);
    }
  return [...found.values()];
}

/** The deeds of the turn that is being played, as far as this page has heard them. */
function current({ live, trail }: Board): Deeds | undefined {
  const { turn } = live.public ?? {};
  return (
    turn &&
    turnsOf(trail.steps, turn)
      .filter(({ number }) => number === turn.number)
      .at(-1)
  );
}

function Theirs({ openStory }: { openStory(): void }) {
  const board = useBoard();
  const { t } = useWords();
  const { live } = board;
  const shown = live.public;
  if (!shown) return null;
  const { turn } = shown;
  const theirs = turn.seat >= 0 && turn.seat !== live.seat;
  const whole = (
    <button type="button" className="t-whole" onClick={openStory}>
      {t("table.wholeStory")} <kbd>L</kbd>
    </button>
  );
  if (theirs && !shown.result) {
    const deeds = current(board);
    const who = board.character(turn.seat)?.name ?? board.name(turn.seat);
    return (
      <Strip
        side={matesOf(shown, live.seat).some((mate) => mate.seat === turn.seat) ? "ally" : "foe"}
        title={t("table.turnNow", { name: who })}
        says={t("table.made", { count: turn.power })}
        label={t("table.playedBy", { name: board.name(turn.seat) })}
        played
        more={whole}
      >
        <Row cards={once(shown.played)} still />
        <Gained deeds={deeds} />
      </Strip>
    );
  }
  const last = lately(board);
  const only = last.length === 1 && shown.seats.length === 2 ? last[0] : undefined;
  if (only)
    return (
      <Strip
        side="foe"
        title={t("table.turnThen", {
          name: board.character(only.seat)?.name ?? board.name(only.seat),
          n: only.number,
        })}
        says={t("table.made", { count: only.made })}
        label={t("table.since")}
        more={whole}
      >
        <Minis deeds={only} />
        <Gained deeds={only} />
      </Strip>
    );
  return (
    <Strip side="foe" title={t("table.since")} label={t("table.since")} more={whole}>
      {last.length > 0 ? last.map((deeds) => <Group key={deeds.seat} deeds={deeds} />) : <Goal />}
    </Strip>
  );
}

/** Before any turn was seen: the goal of the game, or the last of the story. */
function Goal() {
  const { live } = useBoard();
  const { t } = useWords();
  const shown = live.public;
  if (!shown) return null;
  const fights = shown.seats.some((seat) => seat.cost !== undefined);
  if (shown.turn.number <= shown.seats.length || !live.recap.length)
    return (
      <li className="t-goal">
        <strong>{t("table.goal")}</strong> {t(`table.help.${fights ? "winFight" : "win"}`)}
      </li>
    );
  return (
    <li className="t-goal">
      {live.recap.slice(-2).map((line, at) => (
        <p key={`${at}-${line.id}`}>
          <StoryLine line={line} />
        </p>
      ))}
    </li>
  );
}

function Mine() {
  const board = useBoard();
  const { t } = useWords();
  const { live, screen } = board;
  const shown = live.public;
  const seat = shown?.seats[live.seat];
  if (!shown || !seat) return null;
  const mine = shown.turn.seat === live.seat;
  const deeds = mine
    ? current(board)
    : turnsOf(board.trail.steps, shown.turn)
        .filter((each) => each.seat === live.seat)
        .at(-1);
  const cards = once(shown.played);
  const known = deeds ? deeds.whole : cards.length === 0; // a page that came later knows a part
  const touch = screen === "phone" || screen === "flat";
  const counts = screen === "phone" && (
    <span className="t-strip-counts">
      {t("table.deckShort")} {seat.deck} · {t("table.discardShort")} {seat.discard.length}
    </span>
  );
  return (
    <Strip
      side="me"
      title={t(mine ? "table.youNow" : "table.youThen")}
      says={
        mine && known
          ? t("table.madeSpent", {
              made: deeds?.made ?? shown.turn.power,
              spent: deeds?.spent ?? 0,
            })
          : ""
      }
      label={t("table.played")}
      played={mine}
      more={counts}
    >
      {mine ? <Row cards={cards} /> : <Minis deeds={deeds} />}
      {mine && cards.length === 0 && (
        <li className="t-hint">{t(touch ? "table.flickHere" : "table.playHere")}</li>
      )}
      <Gained deeds={deeds} mine />
    </Strip>
  );
}

interface StripProps {
  side: "foe" | "me" | "ally";
  title: string;
  says?: string;
  label: string;
  /** Cards that are played lie here, and can be dropped here. */
  played?: boolean;
  more?: ReactNode;
  children: ReactNode;
}

function Strip({ side, title, says, label, played = false, more, children }: StripProps) {
  return (
    <section
      className={played ? "t-strip t-played" : "t-strip"}
      data-side={side}
      data-drop={played && side === "me" ? "play" : undefined}
      aria-label={label}
    >
      <h2>
        <span>{title}</span>
        {says && <small>{says}</small>}
        {more}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

/** Cards that lie in play now: some can still be used. */
function Row({ cards, still = false }: { cards: CardInView[]; still?: boolean }) {
  const { live } = useBoard();
  const shown = live.public;
  if (!shown) return null;
  const ownerOf = (card: CardInView) =>
    shown.seats.find((seat) => seat.in_play.some((each) => each.handle === card.handle))?.seat ??
    shown.turn.seat;
  return cards.map((card) => (
    <li key={card.handle}>
      <Spot card={card} zone="in-play" owner={ownerOf(card)} size="mini" still={still} />
    </li>
  ));
}

function Minis({ deeds }: { deeds: Deeds | undefined }) {
  return deeds?.played.map(({ id, count }) => <Mini key={id} id={id} count={count} />);
}

function Mini({
  id,
  count = 1,
  gained,
}: {
  id: string;
  count?: number;
  gained?: "wanted" | "harm";
}) {
  const board = useBoard();
  const entry = board.cards.get(id);
  if (!entry) return null;
  return (
    <li data-gained={gained} data-card={id}>
      <button type="button" className="t-plain" onClick={() => board.inspect(entry)}>
        <CardMini card={entry} count={count} />
      </button>
    </li>
  );
}

const wanted = (board: Board, id: string) =>
  board.cards.get(id)?.kind === "weakness" ? "harm" : "wanted";

function Gained({ deeds, mine = false }: { deeds: Deeds | undefined; mine?: boolean }) {
  const board = useBoard();
  const { t } = useWords();
  if (!deeds || gainedBy(deeds) === 0) return null;
  const bought = deeds.unseen === 0 && deeds.gained.every(({ how }) => how === "buy");
  const word = bought ? (mine ? "boughtYou" : "boughtThem") : mine ? "gainedYou" : "gained";
  return (
    <>
      <li className="t-arrow">{t(`table.${word}`)}</li>
      {deeds.gained.map(({ id }, at) => (
        <Mini key={`${at}-${id}`} id={id} gained={wanted(board, id)} />
      ))}
      <Unseen count={deeds.unseen} />
    </>
  );
}

const gainedBy = ({ gained, unseen }: Deeds): number => gained.length + unseen;

/** Cards that were gained face down. */
function Unseen({ count }: { count: number }) {
  const { t } = useWords();
  if (!count) return null;
  return (
    <li className="t-unseen" data-gained="wanted">
      <CardBack
        size="small"
        count={count > 1 ? count : undefined}
        label={t("table.gainedUnseen", { count })}
      />
    </li>
  );
}

/** The players that a turn hit, by their faces. */
function Struck({ seats }: { seats: number[] }) {
  const board = useBoard();
  const { t } = useWords();
  if (!seats.length) return null;
  const called = (seat: number) => board.character(seat)?.name ?? board.name(seat);
  return (
    <span
      className="t-struck"
      role="img"
      aria-label={t("table.hitBy", { names: seats.map(called).join(", ") })}
    >
      <span aria-hidden="true">{t("table.hits")}</span>
      {seats.map((seat) => {
        const entry = board.character(seat);
        return entry && <CardPortrait key={seat} card={entry} />;
      })}
    </span>
  );
}

/** A turn in short, where several have played: who, what they played and gained, and the players they hit. */
function Group({ deeds }: { deeds: Deeds }) {
  const board = useBoard();
  const { t } = useWords();
  const entry = board.character(deeds.seat);
  const small = board.screen === "phone" || board.screen === "flat";
  const played = deeds.played.filter(({ id }) => board.cards.get(id)?.kind !== "starter");
  return (
    <li className="t-group">
      <button
        type="button"
        className="t-plain"
        onClick={() => board.lookAtSeat(deeds.seat)}
        aria-label={`${entry?.name ?? ""}, ${board.name(deeds.seat)}`}
      >
        {entry && <CardPortrait card={entry} />}
      </button>
      {!small && played.length > 0 && (
        <ul
          className="t-group-played"
          aria-label={t("table.playedBy", { name: board.name(deeds.seat) })}
        >
          {played.map(({ id, count }) => (
            <Mini key={id} id={id} count={count} />
          ))}
        </ul>
      )}
      {gainedBy(deeds) ? (
        <ul>
          {deeds.gained.map(({ id }, at) => (
            <Mini key={`${at}-${id}`} id={id} gained={wanted(board, id)} />
          ))}
          <Unseen count={deeds.unseen} />
        </ul>
      ) : (
        <small>{t("table.gainedNothing")}</small>
      )}
      <Struck seats={deeds.struck} />
    </li>
  );
}
