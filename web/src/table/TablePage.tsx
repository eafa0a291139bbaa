// A table's page: a name if one has none, the seats while it waits, then the game.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { type FormEvent, lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStage } from "../stage/useStage";
import { cardsOf, me } from "../wire/queries";
import { becomeGuest, type Person } from "../wire/session";
import { useTable } from "./live";
import { Table } from "./Table";
import "./table.css";

const PutAway = lazy(() => import("./Closing").then((page) => ({ default: page.PutAway })));
const Waiting = lazy(() => import("./Waiting").then((page) => ({ default: page.Waiting })));
const Coach = lazy(() => import("../learn/Coach").then((page) => ({ default: page.Coach })));

export function TablePage() {
  const { table } = useParams({ from: "/t/$table" });
  const { t } = useTranslation();
  const person = useQuery(me);
  if (person.isPending) return <p className="loading">{t("app.loading")}</p>;
  if (!person.data) return <Name />;
  return <Seated key={table} table={table} person={person.data} />;
}

function Name() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [problem, setProblem] = useState("");
  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name")).trim();
    try {
      queries.setQueryData(me.queryKey, await becomeGuest(name));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form className="page t-enter" onSubmit={enter}>
      <h1>{t("table.enter.title")}</h1>
      <label>
        {t("table.enter.name")}
        <input name="name" required minLength={1} maxLength={24} autoComplete="nickname" />
      </label>
      <button type="submit" className="button first">
        {t("table.enter.go")}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}

function Seated({ table, person }: { table: string; person: Person }) {
  const { t, i18n } = useTranslation();
  const { lesson } = useSearch({ from: "/t/$table" });
  const [language, setLanguage] = useState(i18n.language);
  const [live, store] = useTable(table, language);
  const cards = useQuery(cardsOf(table, language));
  const [staged, director] = useStage(store, cards.data);
  const silent = live.public !== null && !live.talk && live.private?.ask !== null && live.seat >= 0;
  const mute = live.public !== null && live.story.length === 0 && live.position > 0;
  useEffect(() => {
    // the server may not speak this language yet: better English than silence
    if (language !== "en" && (silent || mute)) setLanguage("en");
  }, [language, silent, mute]);
  const list = cards.data;
  const here = live.room !== null;
  useEffect(() => {
    if (list && here) store.remember(list); // what the decks are made of, to compare later
  }, [store, list, here]);
  if (live.refused?.code === "no-table" || live.refused?.code === "not-found")
    return <p className="page">{live.refused.reason}</p>;
  if (live.room?.status === "open") return <Waiting room={live.room} person={person.id} />;
  if (!cards.data) return <p className="loading">{t("app.loading")}</p>;
  // over, and nobody is left to tell its last step: opened late, or the line broke at the end
  if (live.room?.seed && !live.public?.result)
    return <PutAway room={live.room} cards={cards.data} />;
  if (!staged.live.public) return <p className="loading">{t("app.loading")}</p>;
  return (
    <>
      <Table staged={staged} director={director} store={store} cards={cards.data} />
      {lesson && (
        <Suspense>
          <Coach lesson={lesson} live={staged.live} />
        </Suspense>
      )}
    </>
  );
}
