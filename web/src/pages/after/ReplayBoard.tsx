// A position of a replay: what lies in the middle, and every player's side as far as it is seen.
import { createContext, type ReactNode, useContext } from "react";
import type { CardInView } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import { useWords } from "../../base/words/say";
import { CardBack, CardButton, CardFace, CardPortrait, useInspect } from "../../cards";
import type { Seen, SeenSeat } from "./frames";

/** Cards that the coach speaks of, by their handles, with a word on each. */
export type Marks = ReadonlyMap<string, { is: "best" | "was"; says: string }>;

const MarksContext = createContext<Marks>(new Map());

interface BoardProps {
  view: Seen;
  cards: Map<string, CardEntry>;
  names: readonly string[];
  marks?: Marks;
}

export function ReplayBoard({ marks = new Map(), ...board }: BoardProps) {
  return (
    <MarksContext.Provider value={marks}>
      <Position {...board} />
    </MarksContext.Provider>
  );
}

function Position({ view, cards, names }: BoardProps) {
  const { t } = useWords();
  const { turn } = view;
  const against = view.seats[turn.confronting];
  return (
    <div className="r-board">
      <p className="r-turn">
        {turn.seat >= 0 && (
          <strong>{t("replay.turnOf", { turn: turn.number, name: names[turn.seat] })}</strong>
        )}
        {turn.seat >= 0 && <span>{t("table.powerNow", { count: turn.power })}</span>}
        {against && (
          <span>
            {t("table.linearFight", { name: names[against.seat], cost: against.cost ?? 0 })}
          </span>
        )}
      </p>
      <div className="r-middle">
        <h2 className="unseen">{t("table.market")}</h2>
        {view.super_villains_left > 0 && (
          <Row
            title={t("table.superVillain")}
            note={t("table.left", { count: view.super_villains_left })}
          >
            {view.super_villain.length ? (
              <Cards of={view.super_villain} cards={cards} />
            ) : (
              <li>
                <CardBack size="small" />
              </li>
            )}
          </Row>
        )}
        <Row
          title={t("table.lineUp")}
          className="r-row r-line-up"
          note={t("replay.mainDeck", { count: view.main_deck })}
        >
          <Cards of={view.line_up} cards={cards} />
        </Row>
        {view.stacks.length > 0 && (
          <Row title={t("table.stacks")}>
            <Cards
              of={view.stacks}
              cards={cards}
              notes={view.stacks.map((stack) => `× ${stack.left}`)}
            />
          </Row>
        )}
      </div>
      <div className="r-piles">
        <Pile title={t("table.destroyed")} of={view.destroyed} cards={cards} />
        <Pile title={t("table.aside")} of={view.aside} cards={cards} />
      </div>
      <div className="r-seats">
        {view.seats.map((seat) => (
          <SeatSide
            key={seat.seat}
            seat={seat}
            cards={cards}
            name={names[seat.seat] ?? ""}
            active={turn.seat === seat.seat}
          />
        ))}
      </div>
    </div>
  );
}

interface SideProps {
  seat: SeenSeat;
  cards: Map<string, CardEntry>;
  name: string;
  active: boolean;
}

function SeatSide({ seat, cards, name, active }: SideProps) {
  const { t } = useWords();
  const inspect = useInspect();
  const hero = cards.get(seat.hero.at(-1)?.id ?? "");
  const laid = [...seat.on_hero, ...seat.in_play];
  return (
    <section
      className="r-seat sheet"
      data-active={active || undefined}
      data-place={`seat-${seat.seat}`}
      aria-label={name}
    >
      <header>
        {hero && (
          <button
            type="button"
            className="r-face"
            aria-label={t("table.lookAt", { name: hero.name })}
            onClick={() => inspect(hero)}
          >
            <CardPortrait card={hero} />
          </button>
        )}
        <h2>
          {hero?.name ?? name} {hero && <small>{name}</small>}
        </h2>
        {active && <span className="r-tag">{t("table.plays")}</span>}
        {seat.out && <span className="r-tag">{t("table.out")}</span>}
        <p>
          {t("replay.counts", { hand: seat.hand_size, deck: seat.deck })}
          {seat.cost !== undefined && ` · ${t("table.costWord", { cost: seat.cost })}`}
        </p>
      </header>
      <div className="r-sides">
        <Row title={t("table.hand")}>
          {seat.hand ? (
            <Cards of={seat.hand} cards={cards} />
          ) : (
            seat.hand_size > 0 && (
              <li>
                <CardBack size="small" count={seat.hand_size} />
              </li>
            )
          )}
        </Row>
        {laid.length > 0 && (
          <Row title={t("table.inPlay")}>
            <Cards of={laid} cards={cards} />
          </Row>
        )}
      </div>
      <div className="r-piles">
        <Pile title={t("table.discard")} of={seat.discard} cards={cards} />
        <Pile title={t("table.score")} of={seat.score} cards={cards} />
      </div>
    </section>
  );
}

interface RowProps {
  title: string;
  note?: string;
  className?: string;
  children: ReactNode;
}

function Row({ title, note, className = "r-row", children }: RowProps) {
  return (
    <section className={className}>
      <h3>
        {title} {note && <small>{note}</small>}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

interface CardsProps {
  of: readonly CardInView[];
  cards: Map<string, CardEntry>;
  notes?: readonly string[];
}

/** Cards side by side; a press looks at one, and the arrows then at its neighbours. */
function Cards({ of, cards, notes }: CardsProps) {
  const among = [...new Set(of.map((each) => each.id))].flatMap((id) => cards.get(id) ?? []);
  const marks = useContext(MarksContext);
  return of.map((each, at) => {
    const card = cards.get(each.id);
    const mark = marks.get(each.handle);
    return (
      card && (
        <li key={each.handle} data-handle={each.handle} data-mark={mark?.is}>
          <CardButton card={card} size="small" among={among}>
            {notes && <span className="r-note">{notes[at]}</span>}
            {mark && <span className="r-mark">{mark.says}</span>}
          </CardButton>
        </li>
      )
    );
  });
}

/** A pile that opens; closed it shows its top card. */
function Pile({ title, of, cards }: CardsProps & { title: string }) {
  const top = cards.get(of.at(-1)?.id ?? "");
  if (!top) return null;
  return (
    <details className="r-pile">
      <summary>
        {title} <b>{of.length}</b>
        <CardFace card={top} size="tiny" />
      </summary>
      <ul>
        <Cards of={[...of].reverse()} cards={cards} />
      </ul>
    </details>
  );
}
