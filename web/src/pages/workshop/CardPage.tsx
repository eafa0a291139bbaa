// The editor of a card: its sentence, its parts, its facts, its picture; the card itself is always in
// sight and shows all that is understood.

import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTitle } from "../../base/browser/title";
import { type Offer, type SentenceRead, trialOf } from "../../base/making/asked";
import {
  cardOf,
  changed,
  drafts,
  freeId,
  isBlank,
  isWhole,
  levelsOf,
  type MadeBox,
  type MadeCard,
  type MadeKind,
  ofKind,
  TYPES,
  textOf,
  unnamed,
  withCards,
  without,
} from "../../base/making/box";
import { boxes } from "../../base/making/shelf";
import { LEVELS } from "../../base/opponents/levels";
import { useMe } from "../../base/people/people";
import { games } from "../../base/wire/queries";
import { playHere } from "../../base/wire/session";
import { useWorkshopWords } from "../../base/words/workshop";
import { CardFace, CardMini, CardPortrait, cardSaid } from "../../cards";
import { meaning, type Shown, useFaces } from "./faces";
import { InOthers, Languages } from "./Languages";
import { laidOf } from "./laid";
import { addCard, copied } from "./making";
import { Parts } from "./Parts";
import { usePrinted } from "./printed";
import { Sentence, type SentenceRef } from "./Sentence";
import { IconButton, Sign } from "./Sign";
import { Stepper } from "./Stepper";
import { type Bench, type Did, useBench } from "./using";
import { useWide } from "./wide";

const Look = lazy(() => import("./Look").then((it) => ({ default: it.Look })));

const TO = "/workshop/{-$box}/{-$page}/{-$card}";

export function CardPage({ of, card: id }: { of: string; card: string }) {
  const { t } = useWorkshopWords();
  const bench = useBench(of);
  const card = bench && cardOf(bench.box, id);
  if (bench === null) return <p className="loading">{t("sentence.reading")}</p>;
  if (!bench || !card)
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
  return <Editor key={card.id} bench={bench} card={card} />;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type Tab = "parts" | "picture" | "languages";

function Editor({ bench, card }: { bench: Bench; card: MadeCard }) {
  const { t, language } = useWorkshopWords();
  const navigate = useNavigate();
  const { box, key } = bench;
  const { id } = card;
  const shown = useFaces(card, box);
  const wide = useWide();
  const [tab, setTab] = useState<Tab>("parts");
  const [state, setState] = useState<SentenceRead["state"]>(
    card.whole ? "understood" : card.words.trim() ? "open" : "empty",
  );
  const [part, setPart] = useState("");
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const [doing, setDoing] = useState(false);
  const sentence = useRef<SentenceRef>(null);
  const { someone } = useMe();
  const name = card.name || unnamed(card, box);
  const levels = levelsOf(box, card);
  const whole = isWhole(box, card);
  const at = box.cards.indexOf(card);
  useTitle(name);

  const set = (fields: Partial<MadeCard>, did: Did) =>
    bench.change((now) => changed(now, id, fields), did);
  const understand = (words: string, said: SentenceRead) => {
    setState(said.state);
    const fields = {
      effect: said.effect ?? {},
      whole: said.state === "understood" && said.effect !== null,
    };
    bench.amend((now) => {
      const old = cardOf(now, id);
      if (!old || old.words !== words) return now;
      if (old.whole === fields.whole && same(old.effect, fields.effect)) return now;
      return changed(now, id, fields);
    });
  };
  const take = ({ text, effect }: Pick<Offer, "text" | "effect">) =>
    set({ words: text, effect, whole: true, language: reads }, "part");

  // a whole card speaks the language of the page, words that are not understood stay
  const reads = card.whole && shown.here ? language : card.language;
  const own = shown.entry.text;
  useEffect(() => {
    if (card.language === language) return;
    if (card.whole && shown.here && own)
      bench.amend((now) => changed(now, id, { language, words: own }));
    else if (!card.whole && !card.words.trim())
      bench.amend((now) => changed(now, id, { language }));
  }, [language, card.whole, shown.here, own]);

  const go = useCallback(
    (to: string | undefined) => {
      if (to) void navigate({ to: TO, params: { box: key, page: "card", card: to } });
    },
    [navigate, key],
  );
  const next = () => go(addCard(key, language, bench.change));
  const before = box.cards[at - 1]?.id;
  const after = box.cards[at + 1]?.id;
  const ready = whole && state !== "open" && state !== "unknown";
  const tries = async () => {
    if (!ready || busy) return;
    setBusy(true);
    setTrouble("");
    try {
      await boxes.settled();
      await playHere((await someone()).name);
      const begin = beginOf(card);
      const trial = await trialOf(textOf(boxes.get(key)?.of.now ?? box), id, begin);
      await navigate({
        to: "/t/$table",
        params: { table: trial.table },
        search: { trying: `${key}.${id}`, begin, ...laidOf(trial.laid) },
      });
    } catch (problem) {
      setTrouble((problem as Error).message);
      setBusy(false);
    }
  };
  const keys = useRef({ tries, go, before, after });
  keys.current = { tries, go, before, after };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const now = keys.current;
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        void now.tries();
      }
      if (event.key === "PageUp") now.go(now.before);
      if (event.key === "PageDown") now.go(now.after);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  const change = (kind: MadeKind) => {
    const rest = without(box, id);
    const free = kind === card.kind ? id : freeId(rest, card.name || "leader");
    const made = ofKind(card, kind, free);
    bench.change(() => {
      const cards = [...rest.cards];
      cards.splice(Math.min(at, cards.length), 0, ...made);
      return { ...rest, cards };
    }, "kind");
    go(made[0]?.id);
  };

  const tabs: Tab[] = ["parts", "picture", "languages"];
  const json = useMemo(() => meaning(card, box), [card, box]);
  const first = isBlank(card) && levels.length === 1;
  return (
    <div className="page w-editor" data-family={undefined}>
      <h1 className="unseen">{name}</h1>
      <div className="w-stage">
        <div className="w-stage-card">
          <div className="w-crop" data-done={ready || undefined}>
            <i /> <i /> <i /> <i />
            {levels.length > 1 ? (
              <Trio levels={levels} box={box} now={id} width={wide ? 216 : 96} />
            ) : (
              <span role="img" aria-label={cardSaid(shown.entry, t)}>
                <span aria-hidden="true" inert>
                  <CardFace card={shown.entry} width={wide ? 322 : 138} />
                </span>
              </span>
            )}
            {card.words.trim() && !ready && state !== "empty" && (
              <p className="w-so-far">{t("card.soFar")}</p>
            )}
          </div>
          <Sizes card={card} shown={shown} />
        </div>
      </div>
      <div className="w-main">
        <div className="w-top">
          <p className="w-crumb">
            <Link to={TO} params={{ box: key, page: undefined, card: undefined }}>
              {box.name || t("box.unnamed")}
            </Link>{" "}
            <span>/</span>{" "}
            {first ? t("card.new") : t("card.of", { n: at + 1, all: box.cards.length })}
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
            of="redo"
            label={t("card.redo")}
            onPress={bench.redo}
            off={!bench.kept.of.future.length}
          />
          <IconButton of="back" label={t("card.before")} onPress={() => go(before)} off={!before} />
          <IconButton of="next" label={t("card.next")} onPress={() => go(after)} off={!after} />
          <IconButton
            of="more"
            label={t("card.others")}
            pressed={doing}
            onPress={() => setDoing(!doing)}
          />
        </div>
        {doing && (
          <p className="buttons">
            {!card.instead && card.kind !== "character" && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  const copy = { ...card, id: freeId(box, ""), name: "" };
                  bench.change((now) => withCards(now, [copy]), "card");
                  go(copy.id);
                }}
              >
                <Sign of="copy" />
                {t("card.double")}
              </button>
            )}
            <button
              type="button"
              className="button"
              onClick={() => {
                bench.change((now) => without(now, id), "card");
                void navigate({ to: TO, params: { box: key, page: undefined, card: undefined } });
              }}
            >
              <Sign of="bin" />
              {t(card.instead ? "box.backToHouse" : "card.remove")}
            </button>
          </p>
        )}
        <Facts bench={bench} card={card} onChange={set} onKind={change} />
        {levels.length > 1 && (
          <div className="w-levels" role="tablist" aria-label={t("leader.all")}>
            {levels.map((each, n) => (
              <button
                key={each.id}
                type="button"
                role="tab"
                aria-selected={each.id === id}
                onClick={() => go(each.id)}
              >
                {t("card.level", { n: n + 1, cost: each.cost })}
              </button>
            ))}
          </div>
        )}
        <Sentence
          ref={sentence}
          label={t("sentence.label")}
          heading={
            card.kind === "super-villain" ? (
              <>
                <Sign of="plus" /> {t("sentence.defeats")}
              </>
            ) : undefined
          }
          words={card.words}
          card={json}
          language={card.language}
          first={first}
          onWords={(words) => set({ words }, "words")}
          onRead={understand}
          onTake={take}
          onPart={(path) => {
            setPart(path);
            document.querySelector<HTMLElement>(`[data-path="${path}"] button`)?.focus();
          }}
          onTry={() => void tries()}
        />
        {card.kind === "super-villain" && (
          <Appearance
            words={card.words}
            onWords={(words) => set({ words }, "part")}
            sentence={sentence}
          />
        )}
        {levels.length > 1 && id !== levels[0]?.id && (
          <p className="buttons">
            {levels
              .slice(
                0,
                levels.findIndex((each) => each.id === id),
              )
              .filter((each) => each.whole)
              .map((each) => (
                <button
                  key={each.id}
                  type="button"
                  className="button"
                  onClick={() =>
                    set(
                      {
                        words: each.words,
                        effect: each.effect,
                        whole: true,
                        language: each.language,
                      },
                      "part",
                    )
                  }
                >
                  <Sign of="copy" />
                  {t("leader.same", { n: levels.indexOf(each) + 1 })}
                </button>
              ))}
          </p>
        )}
        {first && !card.words && (
          <Beginnings
            language={card.language}
            onWords={(words) => {
              set({ words }, "words");
              sentence.current?.focus();
            }}
            bench={bench}
            onCopy={(made) => {
              bench.change((now) => changed(now, id, { ...made, id }), "card");
            }}
          />
        )}
        <div className="w-tabs" role="tablist" aria-label={t("tab.label")}>
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`tab-${each}`}
              aria-selected={tab === each}
              aria-controls="w-panel"
              tabIndex={tab === each ? 0 : -1}
              onKeyDown={(event) => {
                const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
                if (!by) return;
                const to = tabs[(tabs.indexOf(each) + by + tabs.length) % tabs.length] ?? each;
                setTab(to);
                document.getElementById(`tab-${to}`)?.focus();
              }}
              onClick={() => setTab(each)}
            >
              {t(`tab.${each}`)}
            </button>
          ))}
        </div>
        <div className="w-panel" id="w-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
          {tab === "parts" && (
            <div className="w-two">
              <div className="w-column">
                <Parts
                  card={json}
                  language={card.language}
                  at={part}
                  onText={take}
                  onWords={(path) => sentence.current?.show(path)}
                />
                <Alikes shown={shown} />
              </div>
              <div className="w-column">
                <InOthers shown={shown} />
                <WorthBox bench={bench} card={card} />
              </div>
            </div>
          )}
          {tab === "picture" && (
            <Suspense>
              <Look
                card={card}
                entry={shown.entry}
                onLook={(portrait) => set({ portrait }, "picture")}
              />
            </Suspense>
          )}
          {tab === "languages" && <Languages shown={shown} width={wide ? 196 : 112} />}
        </div>
      </div>
      <div className="w-doing" data-ready={ready || undefined}>
        <button
          type="button"
          className="button first"
          aria-disabled={!ready}
          disabled={busy}
          onClick={() => (ready ? void tries() : sentence.current?.focus())}
        >
          {t("bar.try")}
          <kbd>Ctrl ↵</kbd>
        </button>
        <p>
          <b>{ready ? t(readyWords(card)) : t(waitWords(state, levels.length > 1))}</b>
          <span>
            {trouble ||
              (ready
                ? t("bar.against", { bot: LEVELS[0]?.name, n: LEVELS[0]?.level })
                : t("bar.leave"))}
          </span>
        </p>
        <Link
          to={TO}
          params={{ box: key, page: "check", card: undefined }}
          className="button w-push"
        >
          <Sign of="check" />
          {drafts(box).length ? t("bar.check", { n: drafts(box).length }) : t("bar.checkNone")}
        </Link>
        <button type="button" className="button" onClick={next}>
          <Sign of="plus" />
          {t("card.next")}
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

const beginOf = ({ kind }: MadeCard): string =>
  kind === "super-hero" || kind === "character"
    ? "hero"
    : kind === "super-villain"
      ? "stack"
      : "hand";

const readyWords = ({ kind }: MadeCard) =>
  kind === "super-hero" || kind === "character"
    ? "bar.hero"
    : kind === "super-villain"
      ? "bar.villain"
      : "bar.atOnce";

const waitWords = (state: SentenceRead["state"], levels: boolean) =>
  state === "empty"
    ? "bar.first"
    : state === "unknown"
      ? "bar.change"
      : state === "understood" && levels
        ? "bar.levels"
        : "bar.finish";

interface FactsProps {
  bench: Bench;
  card: MadeCard;
  onChange: (fields: Partial<MadeCard>, did: Did) => void;
  onKind: (kind: MadeKind) => void;
}

/** Name, type, cost, points and copies: all have usable values from the start. */
function Facts({ bench, card, onChange, onKind }: FactsProps) {
  const { t } = useWorkshopWords();
  const { data } = useQuery(games);
  const { box } = bench;
  const host = data?.boxes.find(({ id }) => id === box.host);
  const stack = host?.villain_stack ?? true;
  const kinds: MadeKind[] = stack ? ["main", "super-hero", "super-villain"] : ["main", "character"];
  const { kind, instead } = card;
  const numbered = kind === "main" || kind === "super-villain";
  return (
    <div className="w-facts" data-kind={kind}>
      <label className="w-fact w-fact-name">
        <span className="label">{t("card.name")}</span>
        <input
          type="text"
          value={card.name}
          maxLength={40}
          readOnly={instead}
          placeholder={t("card.later")}
          onChange={({ target }) => onChange({ name: target.value }, "name")}
        />
      </label>
      {!instead && (
        <label className="w-fact">
          <span className="label">{t("card.kind")}</span>
          <select value={kind} onChange={({ target }) => onKind(target.value as MadeKind)}>
            {kinds.map((each) => (
              <option key={each} value={each}>
                {t(`leader.${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {kind === "main" && (
        <label className="w-fact">
          <span className="label">{t("card.type")}</span>
          <select
            value={card.type ?? ""}
            disabled={instead}
            onChange={({ target }) => onChange({ type: target.value }, "type")}
          >
            {TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`card.family.${familyNames[type]}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {numbered && (
        <div className="w-fact">
          <span className="label">{t("card.cost")}</span>
          <Stepper
            label={t("card.cost")}
            value={card.cost ?? 0}
            least={0}
            most={20}
            off={instead ?? false}
            onChange={(cost) => onChange({ cost }, "cost")}
          />
        </div>
      )}
      {numbered && typeof card.vp === "number" && (
        <div className="w-fact">
          <span className="label">{t("card.points")}</span>
          <Stepper
            label={t("card.points")}
            value={card.vp}
            least={0}
            most={10}
            off={instead ?? false}
            onChange={(vp) => onChange({ vp }, "points")}
          />
        </div>
      )}
      {kind === "main" && (
        <div className="w-fact">
          <span className="label">{t("card.copies")}</span>
          <Stepper
            label={t("card.copies")}
            value={card.copies}
            least={1}
            most={8}
            onChange={(copies) => onChange({ copies }, "copies")}
          />
        </div>
      )}
      {kind === "super-villain" && !instead && (
        <label className="switch w-fact-wide">
          {t("leader.top")}
          <input
            type="checkbox"
            role="switch"
            checked={card.more.starts_on_top === true}
            onChange={({ target }) => {
              const { starts_on_top: _, ...rest } = card.more;
              onChange({ more: target.checked ? { ...rest, starts_on_top: true } : rest }, "kind");
            }}
          />
        </label>
      )}
      {instead && <p className="w-note w-fact-wide">{t("box.asPrinted")}</p>}
      {kind === "character" && <p className="w-note w-fact-wide">{t("leader.turns")}</p>}
    </div>
  );
}

const familyNames = {
  Hero: "hero",
  Villain: "villain",
  "Super Power": "super-power",
  Equipment: "equipment",
  Location: "location",
} as const;

/** The card as the table shows it in its rows. */
function Sizes({ card, shown }: { card: MadeCard; shown: Shown }) {
  const { t } = useWorkshopWords();
  const leads = card.kind === "super-hero" || card.kind === "character";
  return (
    <div className="w-sizes" inert aria-hidden="true">
      <span className="label">{t("card.atTable")}</span>
      {leads ? (
        <span className="w-plate">
          <CardPortrait card={shown.entry} />
          <span>
            <b>{shown.entry.name}</b>
            <small>{shown.entry.text}</small>
          </span>
        </span>
      ) : (
        <>
          <CardFace card={shown.entry} size="small" width={104} />
          <CardMini card={shown.entry} />
        </>
      )}
    </div>
  );
}

function Trio({
  levels,
  box,
  now,
  width,
}: {
  levels: MadeCard[];
  box: MadeBox;
  now: string;
  width: number;
}) {
  return (
    <div className="w-trio" inert>
      {levels.map((card) => (
        <LevelFace key={card.id} card={card} box={box} now={card.id === now} width={width} />
      ))}
    </div>
  );
}

function LevelFace({
  card,
  box,
  now,
  width,
}: {
  card: MadeCard;
  box: MadeBox;
  now: boolean;
  width: number;
}) {
  const { entry } = useFaces(card, box);
  return <CardFace card={entry} width={width} className={now ? "w-now" : "w-dim"} />;
}

/** Printed cards with nearly the same text. */
function Alikes({ shown }: { shown: Shown }) {
  const { t } = useWorkshopWords();
  const like = shown.here ? shown.like : [];
  const { data } = usePrinted("known");
  if (!like.length) return null;
  return (
    <section className="w-like">
      <h2 className="label">{t("part.like")}</h2>
      <ul>
        {like.map(({ box, card, name, pieces }) => {
          const entry = data?.find((each) => each.box === box && each.id === card);
          return (
            <li key={`${box}:${card}`}>
              {entry && <CardMini card={entry} />}
              <span>
                <b>
                  {name}
                  {entry?.cost != null && ` · ${entry.cost}`}
                </b>
                <small>
                  {pieces.map((piece, at) =>
                    piece.other ? <u key={at}>{piece.text}</u> : <span key={at}>{piece.text}</span>,
                  )}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const STARTS: Record<string, readonly string[]> = {
  en: [
    "+2 Power.",
    "Draw a card.",
    "Attack: Each foe ",
    "Defense: You may ",
    "Ongoing: ",
    "You may destroy ",
  ],
  de: [
    "+2 Kraft.",
    "Ziehe eine Karte.",
    "Angriff: Jeder Gegner ",
    "Verteidigung: Du darfst ",
    "Dauerhaft: ",
    "Du darfst ",
  ],
  es: [
    "+2 de Poder.",
    "Roba una carta.",
    "Ataque: Cada rival ",
    "Defensa: Puedes ",
    "Permanente: ",
    "Puedes destruir ",
  ],
};
const KNOWN = ["helmet-of-fate", "raven", "mr-zsasz", "force-field", "killer-croc"];

interface BeginningsProps {
  language: string;
  bench: Bench;
  onWords: (words: string) => void;
  onCopy: (card: MadeCard) => void;
}

/** For an empty field: six ways to begin a sentence, and cards to copy. */
function Beginnings({ language, bench, onWords, onCopy }: BeginningsProps) {
  const { t, language: page } = useWorkshopWords();
  const { data = [] } = usePrinted("known");
  const known = KNOWN.flatMap(
    (id) => data.find((card) => card.box === "heroes-unite" && card.id === id) ?? [],
  );
  return (
    <>
      <div className="w-next">
        <span className="label">{t("sentence.begin")}</span>
        {(STARTS[language] ?? STARTS.en ?? []).map((words) => (
          <button key={words} type="button" className="w-word" onClick={() => onWords(words)}>
            {words.trim()}
            {/\s$/.test(words) && " …"}
          </button>
        ))}
      </div>
      <section className="w-side">
        <h2>{t("copy.begin")}</h2>
        <ul className="w-known">
          {known.map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                onClick={() => void copied(bench.box, entry, page, false).then(onCopy)}
              >
                <CardFace card={entry} size="small" width={104} />
                {t("copy.copy")}
              </button>
            </li>
          ))}
          <li>
            <Link
              to={TO}
              params={{ box: bench.key, page: "copy", card: undefined }}
              className="w-any"
            >
              <Sign of="more" />
              {t("copy.any", { n: data.length || "…" })}
            </Link>
          </li>
        </ul>
      </section>
    </>
  );
}

const APPEARANCE: Record<string, string> = {
  en: "First Appearance Attack: Each player ",
  de: "Erster Auftritt – Angriff: Jeder Spieler ",
  es: "Primera aparición – Ataque: Cada jugador ",
};

/** A Super-Villain's other paper is the end of the same text. */
function Appearance({
  words,
  onWords,
  sentence,
}: {
  words: string;
  onWords: (words: string) => void;
  sentence: { current: SentenceRef | null };
}) {
  const { t, language } = useWorkshopWords();
  const begin = APPEARANCE[language] ?? APPEARANCE.en ?? "";
  const has = words.includes(begin.split(":")[0] ?? "");
  return (
    <p className="w-note">
      <Sign of="info" /> {t("leader.first")}
      {!has && (
        <button
          type="button"
          className="w-word"
          onClick={() => {
            onWords(`${words.trim()} ${begin}`.trimStart());
            sentence.current?.focus();
          }}
        >
          {t("leader.hasAppearance")}
        </button>
      )}
    </p>
  );
}

/** Where the worth of the card stands, or how it is found. */
function WorthBox({ bench, card }: { bench: Bench; card: MadeCard }) {
  const { t } = useWorkshopWords();
  if (card.kind !== "main") return null;
  return (
    <section className="w-side">
      <h2>{t("worth.title")}</h2>
      <p className="w-small w-quiet">{t("worth.band", { n: card.cost })}</p>
      <Link
        to={TO}
        params={{ box: bench.key, page: "worth", card: card.id }}
        className="button"
        aria-disabled={!card.whole}
      >
        <Sign of="scale" />
        {t("worth.measure")}
      </Link>
    </section>
  );
}
