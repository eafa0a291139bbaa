// Every card there is: looked for by words and filters that stand in the address.
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { memo, useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { Button, Input, Label, SearchField } from "react-aria-components";
import { DrawWhenNear } from "../../art";
import { type CardEntry, codex, games } from "../../base/wire/queries";
import { language } from "../../base/words";
import { useWords } from "../../base/words/say";
import { addressOf, CardFace, InspectDialog } from "../../cards";
import { Filters } from "./Filters";
import {
  filtersSet,
  found,
  type Group,
  grouped,
  SORTS,
  type Sort,
  searchFrom,
  type Wanted,
  wantedFrom,
} from "./find";
import "./codex.css";
import { isNamed } from "../../base/words/keys";

const NOTHING = wantedFrom({});

export function CodexPage() {
  const { t } = useWords();
  const cards = useQuery(codex(language()));
  const { data: known } = useQuery(games);
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { history } = useRouter();
  const openedHere = useRef(false);
  const wanted = useMemo(() => wantedFrom(search), [search]);
  const [shown, setShown] = useState(false);

  const boxes = useMemo(() => known?.boxes.map((box) => box.id) ?? [], [known]);
  const calm = useDeferredValue(wanted);
  const cardsWanted = useMemo(
    () => found(cards.data ?? [], calm, boxes),
    [cards.data, calm, boxes],
  );
  const groups = useMemo(() => grouped(cardsWanted, calm.sort), [cardsWanted, calm.sort]);

  const want = (changes: Partial<Wanted>) =>
    void navigate({
      to: "/codex",
      search: searchFrom({ ...wanted, ...changes }),
      replace: true,
      resetScroll: false,
    });
  const look = useCallback(
    (card: CardEntry | null, replace: boolean) =>
      void navigate({
        to: "/codex",
        search: (before: Record<string, unknown>) => {
          const { card: _, ...rest } = before;
          return (card ? { ...rest, card: addressOf(card) } : rest) as Record<string, string>;
        },
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  const open = useCallback(
    (card: CardEntry) => {
      openedHere.current = true;
      look(card, false);
    },
    [look],
  );
  const close = () => {
    if (openedHere.current) history.back();
    else look(null, true);
    openedHere.current = false;
  };

  const address = search.card === undefined ? "" : String(search.card);
  const looked = cards.data?.find((card) => addressOf(card) === address) ?? null;
  const all = cards.data?.length ?? 0;
  const set = filtersSet(wanted);
  const narrowed = cardsWanted.length < all;

  const headings: Record<Sort, (key: string) => string> = {
    type: (key) => (isNamed("card.families", key) ? t(`card.families.${key}`) : key),
    name: (key) => key,
    cost: (key) => (key === "none" ? t("codex.noCost") : t("codex.ofCost", { cost: key })),
    vp: (key) => (key === "formula" ? t("codex.formula") : t("card.worth", { count: Number(key) })),
    box: (key) => known?.boxes.find((box) => box.id === key)?.name ?? key,
  };

  if (cards.isError)
    return (
      <div className="page codex-empty">
        <p>{cards.error.message}</p>
        <Button className="button first" onPress={() => void cards.refetch()}>
          {t("app.again")}
        </Button>
      </div>
    );
  return (
    <div className="page codex">
      <div className="codex-top">
        <h1>{t("codex.title")}</h1>
        <p role="status" className="codex-count">
          {cards.isPending
            ? t("app.loading")
            : narrowed
              ? t("codex.some", { count: cardsWanted.length, all })
              : t("codex.all", { count: all })}
        </p>
      </div>
      <div className={shown ? "codex-search shown" : "codex-search"}>
        <SearchField
          className="codex-field"
          value={wanted.q}
          onChange={(q) => want({ q })}
          aria-label={t("codex.search")}
        >
          <Label className="unseen">{t("codex.search")}</Label>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14ZM15.5 15.5 21 21" />
          </svg>
          <Input placeholder={t("codex.placeholder")} />
          <Button aria-label={t("codex.clearSearch")}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6 18 18M18 6 6 18" />
            </svg>
          </Button>
        </SearchField>
        <Button
          className="button codex-toggle"
          aria-expanded={shown}
          aria-controls="codex-filters"
          onPress={() => setShown(!shown)}
        >
          {t("codex.filters")}
          {set > 0 && <span className="codex-set">{set}</span>}
        </Button>
        <label className="codex-sort">
          <span>{t("codex.sort.label")}</span>
          <select
            value={wanted.sort}
            onChange={(event) => want({ sort: event.target.value as Sort })}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`codex.sort.${sort}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="codex-main">
        <Filters
          id="codex-filters"
          className={shown ? "sheet codex-filters shown" : "sheet codex-filters"}
          cards={cards.data ?? []}
          boxes={known?.boxes ?? []}
          wanted={wanted}
          onWant={want}
          onClear={set > 0 ? () => want({ ...NOTHING, q: wanted.q, sort: wanted.sort }) : undefined}
        />
        <div className="codex-found">
          {groups.map((group) => (
            <Shelf
              key={group.key}
              group={group}
              heading={headings[calm.sort](group.key)}
              onInspect={open}
            />
          ))}
          {cards.isSuccess && cardsWanted.length === 0 && (
            <div className="codex-empty">
              <p>{t("codex.none")}</p>
              <p>{set > 0 ? t("codex.fewerFilters") : t("codex.otherWords")}</p>
              <Button className="button first" onPress={() => want(NOTHING)}>
                {t("codex.showAll")}
              </Button>
            </div>
          )}
        </div>
      </div>
      <InspectDialog
        card={looked}
        among={cardsWanted}
        sources
        onLook={(card) => look(card, true)}
        onClose={close}
      />
    </div>
  );
}

interface ShelfProps {
  group: Group;
  heading: string;
  onInspect: (card: CardEntry) => void;
}

/** Cards under one heading; those out of sight cost the browser nothing. */
const Shelf = memo(function Shelf({ group, heading, onInspect }: ShelfProps) {
  return (
    <section className="codex-shelf">
      <h2>
        {heading} <span>{group.cards.length}</span>
      </h2>
      <ul>
        <DrawWhenNear value={true}>
          {group.cards.map((card) => (
            <li key={addressOf(card)}>
              <CardFace card={card} size="normal" onInspect={onInspect} />
            </li>
          ))}
        </DrawWhenNear>
      </ul>
    </section>
  );
});
