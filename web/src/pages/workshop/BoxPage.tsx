// A box: its cards by type and cost, work left, their costs, what they are played with.
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { BOXES } from "../../base/boxes/boxes";
import { useTitle } from "../../base/browser/title";
import {
  boxId,
  changed,
  drafts,
  fileOf,
  isWhole,
  type MadeBox,
  type MadeCard,
  unnamed,
} from "../../base/making/box";
import { boxKey } from "../../base/words/keys";
import { useWorkshopWords } from "../../base/words/workshop";
import { CardFace, FAMILIES, type Family, familyOf, TypeMark } from "../../cards";
import { useFaces } from "./faces";
import { addCard } from "./making";
import { usePlay } from "./playing";
import { usePrinted } from "./printed";
import { IconButton, Sign } from "./Sign";
import { saveText } from "./saving";
import { useUnread } from "./useRead";
import { type Bench, useBench } from "./using";
import { useWide } from "./wide";

const TO = "/workshop/{-$box}/{-$page}/{-$card}";
const LEADERS: readonly Family[] = ["super-hero", "super-villain", "nemesis"];
const DRAWN = 7;

const side = (card: MadeCard) => (card.more.side as string | undefined) ?? null;
const family = (card: MadeCard): Family => familyOf({ ...card, side: side(card) });
/** Those for the pile that all buy from. */
const inDeck = (card: MadeCard) => card.kind === "main";

export function BoxPage({ of }: { of: string }) {
  const { t } = useWorkshopWords();
  const bench = useBench(of);
  useUnread(bench);
  if (bench === null) return <p className="loading">{t("sentence.reading")}</p>;
  if (!bench)
    return (
      <section className="page">
        <p>{t("box.gone")}</p>
        <Link
          to={TO}
          params={{ box: undefined, page: undefined, card: undefined }}
          className="button"
        >
          {t("title")}
        </Link>
      </section>
    );
  return <Box bench={bench} />;
}

/** By type, then by cost; drafts stand last. */
function sorted(box: MadeBox): MadeCard[] {
  const rank = (card: MadeCard) =>
    (isWhole(box, card) ? 0 : 1000) + FAMILIES.indexOf(family(card)) * 50 + (card.cost ?? 0);
  return [...box.cards].sort((a, b) => rank(a) - rank(b));
}

function Box({ bench }: { bench: Bench }) {
  const { t, language } = useWorkshopWords();
  const navigate = useNavigate();
  const { box, key } = bench;
  const [only, setOnly] = useState<Family | "leaders" | null>(null);
  const [details, setDetails] = useState(false);
  const { play, busy, trouble } = usePlay();
  const name = box.name || t("box.unnamed");
  useTitle(name);
  const all = sorted(box);
  const isLeader = (card: MadeCard) => LEADERS.includes(family(card));
  const shown = all.filter((card) =>
    only === "leaders" ? isLeader(card) : only ? family(card) === only && !isLeader(card) : true,
  );
  const families = FAMILIES.filter((each) =>
    all.some((card) => family(card) === each && !isLeader(card)),
  );
  const whole = all.filter((card) => isWhole(box, card));
  const { data: printed = [] } = usePrinted("calm");
  const main = printed.filter((card) => card.box === box.host && card.kind === "main");

  const add = async () => {
    const card = addCard(key, language, bench.change);
    await navigate({ to: TO, params: { box: key, page: "card", card } });
  };
  return (
    <div className="page w-boxpage">
      <header className="w-box-head">
        <h1>{name}</h1>
        <p className="w-quiet w-small">
          {box.about && (
            <>
              {box.about}
              <br />
            </>
          )}
          {[
            ...(box.author ? [t("madeBy", { name: box.author })] : []),
            t("version", { n: box.version }),
            t("cards", { count: whole.reduce((sum, { copies }) => sum + copies, 0) }),
          ].join(" · ")}{" "}
          <span className="w-unrated">{t("unrated")}</span>
        </p>
        <span className="w-note w-push">
          <Sign of={bench.keeps ? "check" : "warn"} />
          {t(bench.keeps ? "status.kept" : "status.unkept")}
        </span>
        <IconButton
          of="undo"
          label={t("card.undo")}
          onPress={bench.undo}
          off={!bench.kept.of.past.length}
        />
        <IconButton
          of="pencil"
          label={t("box.details")}
          pressed={details}
          onPress={() => setDetails(!details)}
        />
        <Link to={TO} params={{ box: key, page: "share", card: undefined }} className="button">
          <Sign of="link" />
          {t("box.share")}
        </Link>
        <button type="button" className="button" onClick={() => void add()}>
          <Sign of="plus" />
          {t("box.new")}
        </button>
      </header>
      {details && <Details bench={bench} />}
      <div>
        <div className="chips">
          <button
            type="button"
            className="chip"
            aria-pressed={only === null}
            onClick={() => setOnly(null)}
          >
            {t("box.all")} <small>{all.length}</small>
          </button>
          {families.map((each) => (
            <button
              key={each}
              type="button"
              className="chip"
              aria-pressed={only === each}
              onClick={() => setOnly(only === each ? null : each)}
            >
              <TypeMark of={each} />
              {t(`card.families.${each}`)}{" "}
              <small>{all.filter((card) => family(card) === each && !isLeader(card)).length}</small>
            </button>
          ))}
          {all.some(isLeader) && (
            <button
              type="button"
              className="chip"
              aria-pressed={only === "leaders"}
              onClick={() => setOnly(only === "leaders" ? null : "leaders")}
            >
              <TypeMark of="super-villain" />
              {t("box.leaders")} <small>{all.filter(isLeader).length}</small>
            </button>
          )}
        </div>
        <ul className="w-cards">
          {shown.map((card) => (
            <li key={card.id}>
              <CardTile bench={bench} card={card} />
            </li>
          ))}
          <li>
            <button type="button" className="w-plus" onClick={() => void add()}>
              <Sign of="plus" />
              {t("box.new")}
            </button>
          </li>
          <li>
            <Link to={TO} params={{ box: key, page: "copy", card: undefined }} className="w-plus">
              <Sign of="copy" />
              {t("start.copy")}
            </Link>
          </li>
          <li>
            <Link to={TO} params={{ box: key, page: "copy", card: "instead" }} className="w-plus">
              <Sign of="pencil" />
              {t("box.changeAnother", { box: t(boxKey(box.host)) })}
            </Link>
          </li>
        </ul>
      </div>
      <aside className="w-column">
        <Todo bench={bench} />
        <Costs whole={whole} main={main} host={t(boxKey(box.host))} />
        <Mixture box={box} whole={whole} main={main} name={name} />
      </aside>
      <div className="w-doing" data-ready={whole.length > 0 || undefined}>
        <button
          type="button"
          className="button first"
          aria-disabled={!whole.length}
          disabled={busy}
          onClick={() => whole.length && void play(box)}
        >
          {t("box.play")}
        </button>
        <p>
          <b>{whole.length ? t("box.playText", { box: t(boxKey(box.host)) }) : t("box.notYet")}</b>
          <span role="alert">{trouble}</span>
        </p>
        <Link
          to={TO}
          params={{ box: key, page: "share", card: undefined }}
          className="button w-push"
        >
          <Sign of="link" />
          {t("box.friends")}
        </Link>
        <button
          type="button"
          className="button"
          onClick={() => saveText(`${boxId(box)}.box.json`, fileOf(box))}
        >
          <Sign of="down" />
          {t("box.file")}
        </button>
      </div>
      {bench.said && (
        <p className="w-toast" role="status">
          {t("card.undone", { what: t(`did.${bench.said}`) })}
        </p>
      )}
    </div>
  );
}

/** A card of the box: a press opens it, the tag above has its copies. */
function CardTile({ bench, card }: { bench: Bench; card: MadeCard }) {
  const { t } = useWorkshopWords();
  const { box, key } = bench;
  const wide = useWide();
  const { entry } = useFaces(card, box);
  const [open, setOpen] = useState(false);
  const draft = !isWhole(box, card);
  const name = card.name || unnamed(card, box);
  const copies = (n: number) =>
    bench.change((now) => changed(now, card.id, { copies: Math.max(1, Math.min(8, n)) }), "copies");
  return (
    <div className="w-tile" data-draft={draft || undefined}>
      <Link to={TO} params={{ box: key, page: "card", card: card.id }} aria-label={name}>
        <CardFace card={entry} size={wide ? "normal" : "small"} width={wide ? 138 : 108} />
      </Link>
      {draft ? (
        <span className="w-times" data-draft>
          {t("box.draft")}
        </span>
      ) : (
        inDeck(card) && (
          <button
            type="button"
            className="w-times"
            aria-label={`${t("box.copies", { card: name })}: ${card.copies}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {card.copies}×
          </button>
        )
      )}
      {card.instead && <span className="w-flag">{t("box.mine")}</span>}
      {open && (
        <span className="w-copies">
          <button type="button" aria-label={t("box.fewer")} onClick={() => copies(card.copies - 1)}>
            −
          </button>
          <b>{card.copies}</b>
          <button
            type="button"
            aria-label={t("box.another")}
            onClick={() => copies(card.copies + 1)}
          >
            +
          </button>
        </span>
      )}
    </div>
  );
}

function Details({ bench }: { bench: Bench }) {
  const { t } = useWorkshopWords();
  const { box } = bench;
  const set = (fields: Partial<MadeBox>) => bench.change((now) => ({ ...now, ...fields }), "box");
  return (
    <div className="w-side w-details">
      <label className="field">
        {t("box.name")}
        <input
          type="text"
          value={box.name}
          maxLength={60}
          onChange={({ target }) => set({ name: target.value })}
        />
      </label>
      <label className="field">
        {t("box.author")}
        <input
          type="text"
          value={box.author}
          maxLength={60}
          onChange={({ target }) => set({ author: target.value })}
        />
      </label>
      <label className="field">
        {t("box.about")}
        <input
          type="text"
          value={box.about}
          maxLength={200}
          onChange={({ target }) => set({ about: target.value })}
        />
      </label>
      <label className="field">
        {t("box.host")}
        <select
          value={box.host}
          disabled={box.cards.some(({ instead, kind }) => instead || kind !== "main")}
          onChange={({ target }) => set({ host: target.value })}
        >
          {BOXES.map((each) => (
            <option key={each} value={each}>
              {t(boxKey(each))}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function Todo({ bench }: { bench: Bench }) {
  const { t } = useWorkshopWords();
  const { box, key } = bench;
  const open = drafts(box);
  return (
    <section className="w-side">
      <h2>
        {t("box.todo")} <small>{open.length || ""}</small>
      </h2>
      {open.length === 0 && <p className="w-small w-quiet">{t("box.todoNone")}</p>}
      <ul className="w-todo">
        {open.slice(0, 2).map((card) => (
          <li key={card.id}>
            <Link to={TO} params={{ box: key, page: "card", card: card.id }}>
              <Sign of="info" />
              <span>{t("box.isDraft", { card: card.name || unnamed(card, box) })}</span>
              <Sign of="next" />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={TO} params={{ box: key, page: "check", card: undefined }} className="button">
        <Sign of="check" />
        {open.length > 2 ? t("box.more", { n: open.length - 2 }) : t("bar.checkNone")}
      </Link>
    </section>
  );
}

type Printed = { cost: number | null; copies: number };

const ofCost = (cards: readonly Printed[], cost: number): number =>
  cards
    .filter((card) => (cost === DRAWN ? (card.cost ?? 0) >= cost : card.cost === cost))
    .reduce((sum, { copies }) => sum + copies, 0);

const count = (cards: readonly Printed[]): number =>
  cards.reduce((sum, { copies }) => sum + copies, 0);

/** Bars are this box, dashes what the host would have at the same size. */
function Costs({ whole, main, host }: { whole: MadeCard[]; main: Printed[]; host: string }) {
  const { t } = useWorkshopWords();
  const mine = whole.filter(inDeck);
  const costs = Array.from({ length: DRAWN }, (_, at) => at + 1);
  const share = count(mine) / (count(main) || 1);
  const bars = costs.map((cost) => [cost, ofCost(mine, cost), ofCost(main, cost) * share] as const);
  const most = Math.max(1, ...bars.flatMap(([, n, usual]) => [n, usual]));
  if (!mine.length) return null;
  const families = FAMILIES.filter((each) => mine.some((card) => family(card) === each));
  return (
    <section className="w-side">
      <h2>
        {t("box.costs")} <small>{t("box.dashes", { box: host })}</small>
      </h2>
      <div
        className="w-curve"
        role="img"
        aria-label={bars.map(([cost, n]) => t("box.ofCost", { n, cost })).join(", ")}
      >
        {bars.map(([cost, n, usual]) => (
          <div key={cost}>
            <span>
              <i style={{ blockSize: `${(100 * n) / most}%` }} />
              <u style={{ insetBlockEnd: `${(100 * usual) / most}%` }} />
            </span>
            <b>
              {cost}
              {cost === DRAWN && "+"}
            </b>
            <small>{n || "–"}</small>
          </div>
        ))}
      </div>
      <ul className="w-types">
        {families.map((each) => (
          <li key={each}>
            <TypeMark of={each} />
            {t(`card.families.${each}`)}
            <b>{count(mine.filter((card) => family(card) === each))}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mixture({
  box,
  whole,
  main,
  name,
}: {
  box: MadeBox;
  whole: MadeCard[];
  main: Printed[];
  name: string;
}) {
  const { t } = useWorkshopWords();
  const mine = count(whole.filter((card) => inDeck(card) && !card.instead));
  const theirs = count(main);
  if (!theirs) return null;
  const share = mine ? Math.round((theirs + mine) / mine) : 0;
  return (
    <section className="w-side w-mix">
      <h2>{t("box.with")}</h2>
      <p>
        <span>{t("box.mainDeck", { box: t(boxKey(box.host)) })}</span>
        <b>{theirs}</b>
      </p>
      <p>
        <span>{t("box.allOfIt", { box: name })}</span>
        <b>+ {mine}</b>
      </p>
      <p className="w-sum">
        <span className="w-quiet w-small">
          {share > 1 && t("box.oneIn", { n: share })}
          {share === 1 && t("box.mostly")}
        </span>
        <b>{theirs + mine}</b>
      </p>
    </section>
  );
}
