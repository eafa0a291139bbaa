// The other players: all that is public about them, and a teammate's hand.

import type { CardInView, SeatInView } from "../../base/wire/messages";
import { useWords } from "../../base/words/say";
import { CardFace, CardPortrait, familyOf, Picture } from "../../cards";
import { optionsOn, useBoard } from "../desk/context";
import { Icon } from "../desk/Icon";
import { assistsOf } from "../live/foretold";
import { seatSpot } from "../live/options";
import { foesOf, matesOf, once, standing } from "../live/seats";
import { Burst } from "./Burst";
import { Levels } from "./Levels";
import { Spot } from "./Spot";

/** What a seat is doing, in a word. */
export function useStatus(seat: SeatInView): string {
  const { live } = useBoard();
  const { t } = useWords();
  const shown = live.public;
  if (seat.out) return t("table.out");
  if (live.away[seat.seat]) return t("table.away");
  if (shown?.turn.seat === seat.seat)
    return seat.seat === live.seat ? t("table.inTurn") : t("table.plays");
  const asked = shown?.waiting.some((each) => each.seat === seat.seat) ?? false;
  return asked && seat.seat !== live.seat ? t("table.decides") : "";
}

/** Equal cards of a hand together. */
function gathered(hand: CardInView[]): { card: CardInView; n: number }[] {
  const found = new Map<string, { card: CardInView; n: number }>();
  for (const card of hand) {
    const key = `${card.id}${card.assist ? "+" : ""}`;
    found.set(key, { card, n: (found.get(key)?.n ?? 0) + 1 });
  }
  return [...found.values()];
}

/** The foes whose Characters can be confronted; a press on one begins the fight. */
export function Foes() {
  const { live } = useBoard();
  const { t } = useWords();
  const shown = live.public;
  if (!shown) return null;
  const foes = foesOf(shown, live.seat);
  if (!foes.length) return null;
  return (
    <section className="t-foes" aria-label={t("table.foes")} data-count={foes.length}>
      {foes.map((seat) => (
        <Foe key={seat.seat} seat={seat} />
      ))}
    </section>
  );
}

function Foe({ seat }: { seat: SeatInView }) {
  const board = useBoard();
  const { t } = useWords();
  const { live } = board;
  const entry = board.character(seat.seat);
  const first = optionsOn(board, seatSpot(seat.seat))[0];
  const ask = live.private?.ask;
  const verb = first === undefined ? "" : (ask?.options[first]?.verb ?? "");
  const shown = live.public;
  if (!shown || !entry) return null;
  const lasting = [...seat.on_hero, ...standing(shown, seat)];
  return (
    <article
      className="t-foe"
      data-target={shown.turn.confronting === seat.seat || undefined}
      data-can={verb || undefined}
      data-out={seat.out || undefined}
    >
      <span className="t-foe-art" data-family={familyOf(entry)}>
        <Picture card={entry} near />
      </span>
      <p className="t-burst" data-tone="plain">
        <Burst />
        <b>{seat.cost}</b>
        <span>{t("table.cost")}</span>
      </p>
      {lasting.length > 0 && (
        <ul className="t-lasts">
          {lasting.map((card) => (
            <li key={card.handle}>
              <Lasting id={card.id} />
            </li>
          ))}
        </ul>
      )}
      <div className="t-foe-in">
        <button type="button" className="t-name" onClick={() => board.lookAtSeat(seat.seat)}>
          <b>{entry.name}</b>
          <span className="t-foe-facts">
            <Levels seat={seat} />
            <span>
              <Icon of="hand" /> {seat.hand_size}
              <span className="unseen">{t("table.hand")}</span>
            </span>
          </span>
          <span className="unseen">{t("table.showSeat")}</span>
        </button>
        {first !== undefined && (
          <button
            type="button"
            className="t-on-seat"
            data-options={first}
            onClick={() => board.choose(first)}
          >
            {verb === "confront" && <kbd>C</kbd>}
            <span>{t(`table.do.${verb === "confront" ? "confront" : "choose"}`)}</span>
            <span className="unseen">{entry.name}</span>
          </button>
        )}
      </div>
    </article>
  );
}

/** A card that lies with a player for longer: a Location, a card on a Character. */
function Lasting({ id }: { id: string }) {
  const board = useBoard();
  const entry = board.cards.get(id);
  if (!entry) return null;
  return (
    <button type="button" className="t-plain" onClick={() => board.inspect(entry)}>
      <Icon of="location" />
      <span>{entry.name}</span>
    </button>
  );
}

/** A teammate: who they are, and their hand, which is open to oneself. */
export function Mate() {
  const board = useBoard();
  const { t } = useWords();
  const { live } = board;
  const shown = live.public;
  const seat = shown && matesOf(shown, live.seat)[0];
  const entry = seat && board.character(seat.seat);
  if (!shown || !seat || !entry) return null;
  const hand = live.private?.hands[seat.seat] ?? [];
  const gives = new Map(
    assistsOf(live.private?.ask ?? null).map((each) => [each.handle, each.gives]),
  );
  const assist = ({ handle }: CardInView) =>
    [t("table.assist"), gives.get(handle) ? `+${gives.get(handle)}` : ""].join(" ").trim();
  return (
    <section className="t-mate" aria-label={t("table.teammate")}>
      <button type="button" className="t-name" onClick={() => board.lookAtSeat(seat.seat)}>
        <CardPortrait card={entry} />
        <span className="t-who">
          <b>{entry.name}</b>
          <small>{t("table.yourMate", { name: board.name(seat.seat) })}</small>
          {seat.cost !== undefined && (
            <small>
              <Levels seat={seat} /> {t("table.costWord", { cost: seat.cost })}
            </small>
          )}
        </span>
        <span className="unseen">{t("table.showSeat")}</span>
      </button>
      <ul>
        {[...seat.on_hero, ...standing(shown, seat)].map((card) => (
          <li key={card.handle}>
            <Spot card={card} zone="in-play" owner={seat.seat} size="mini" still />
          </li>
        ))}
        {gathered(hand).map(({ card, n }) => (
          <li key={card.handle} data-assist={card.assist || undefined}>
            <Spot
              card={card}
              zone="hand"
              owner={seat.seat}
              size="mini"
              count={n}
              still
              note={card.assist ? assist(card) : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Counts({ seat }: { seat: SeatInView }) {
  const board = useBoard();
  const { t } = useWords();
  const pile = (title: string, cards: CardInView[]) => () =>
    board.lookAtPile(
      `${board.name(seat.seat)}: ${title}`,
      cards.map((card) => card.id),
    );
  const counts: [keyof typeof ICONS, number, CardInView[] | null][] = [
    ["hand", seat.hand_size, null],
    ["deck", seat.deck, null],
    ["discard", seat.discard.length, seat.discard],
    ["score", seat.score.length, seat.score],
  ];
  return (
    <ul className="t-counts">
      {counts.map(([what, n, cards]) => {
        const shown = (
          <>
            <Icon of={ICONS[what]} />
            <b>{n}</b> <span className="t-count-word">{t(`table.${what}Short`)}</span>
          </>
        );
        if (what === "score" && n === 0) return null;
        return (
          <li key={what} title={t(`table.${what}`)}>
            {cards?.length ? (
              <button type="button" onClick={pile(t(`table.${what}`), cards)}>
                {shown}
              </button>
            ) : (
              shown
            )}
          </li>
        );
      })}
    </ul>
  );
}

const ICONS = { hand: "hand", deck: "deck", discard: "pile", score: "star" } as const;

/** Everything that is public about one seat, large enough to read. */
export function SeatDetails({ seat }: { seat: SeatInView }) {
  const board = useBoard();
  const { t } = useWords();
  const shown = board.live.public;
  if (!shown) return null;
  const hand = board.live.private?.hands[seat.seat];
  const rows: [string, CardInView[]][] = [
    [seat.cost === undefined ? t("table.superHero") : t("table.character"), seat.hero.slice(-1)],
    [t("table.nextLevels"), seat.hero.slice(0, -1).reverse()],
    [t("table.onHero"), seat.on_hero],
    [t("table.hand"), hand ?? []],
    [t("table.inPlay"), once(seat.in_play)],
    [t("table.discard"), seat.discard],
    [t("table.score"), seat.score],
  ];
  return (
    <div className="t-details">
      <Counts seat={seat} />
      {seat.cost !== undefined && <p>{t("table.toDefeat", { cost: seat.cost })}</p>}
      {rows.map(([title, cards]) =>
        cards.length ? (
          <section key={title}>
            <h3>{title}</h3>
            <CardList ids={cards.map((card) => card.id)} />
          </section>
        ) : null,
      )}
    </div>
  );
}

/** Cards side by side, equal ones together; a press shows one large. */
export function CardList({ ids }: { ids: string[] }) {
  const board = useBoard();
  const counted = new Map<string, number>();
  for (const id of ids) counted.set(id, (counted.get(id) ?? 0) + 1);
  const entries = [...counted.keys()].flatMap((id) => board.cards.get(id) ?? []);
  return (
    <ul className="t-list">
      {entries.map((entry) => (
        <li key={entry.id}>
          <button
            type="button"
            className="t-plain"
            aria-label={`${entry.name}${(counted.get(entry.id) ?? 1) > 1 ? ` × ${counted.get(entry.id)}` : ""}`}
            onClick={() => board.inspect(entry, entries)}
          >
            <CardFace card={entry} size="small" />
          </button>
          {(counted.get(entry.id) ?? 1) > 1 && (
            <span className="t-note">× {counted.get(entry.id)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
