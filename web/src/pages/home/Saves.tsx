// The games that this browser keeps: go on with one, look back, take it along in a file, bring one.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { able } from "../../base/local/runtime";
import { useMe } from "../../base/people/people";
import type { MyTable } from "../../base/wire/queries";
import { call, callHere, Problem, playHere, whoIsHere } from "../../base/wire/session";
import { useServer } from "../../base/wire/where";
import { ago } from "../../base/words/ago";
import { boxKey } from "../../base/words/keys";
import { refusal } from "../../base/words/refusals";
import { useWords } from "../../base/words/say";
import { saveTable, useKeeps } from "../../widgets/Unkept";
import { type Kept, keptGames, readSave } from "./kept";
import "./saves.css";

const KEPT = ["kept"];

async function found(): Promise<Kept[]> {
  if (!able) throw new Problem(0, "no-python", refusal("no-python"));
  const me = await whoIsHere();
  if (!me) return [];
  const open = await callHere<MyTable[]>("GET", "me/tables");
  const over = await callHere<{ games: Parameters<typeof keptGames>[1] }>(
    "GET",
    `people/${me.id}/games`,
  );
  return keptGames(open, over.games, me.id);
}

export function Saves() {
  const { t } = useWords();
  const { data, error, isPending } = useQuery({ queryKey: KEPT, queryFn: found, gcTime: 0 });
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { someone } = useMe();
  const [trouble, setTrouble] = useState("");
  const keeps = useKeeps();

  async function bring(file: File) {
    setTrouble("");
    try {
      if (error) throw error; // no caller takes it
      const saved = await readSave(file);
      await playHere((await someone()).name);
      const { table } = await callHere<{ table: string }>("POST", "saves", saved);
      const { status } = await callHere<{ status: string }>("GET", `tables/${table}`);
      await queries.invalidateQueries({ queryKey: KEPT });
      await navigate({
        to: status === "playing" ? "/t/$table" : "/replay/$table",
        params: { table },
      });
    } catch (problem) {
      setTrouble((problem as Error).message);
    }
  }

  return (
    <div className="page saves">
      <h1>{t("saves.title")}</h1>
      <p className="lead">{t(keeps === "device" ? "saves.lead" : `unkept.${keeps}`)}</p>
      <p className="buttons">
        <label className="button saves-open">
          {t("saves.open")}
          <input
            type="file"
            accept="application/json,.json"
            className="unseen"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = ""; // the same file again is a file again
              if (file) void bring(file);
            }}
          />
        </label>
        <Link to="/game/{-$link}" className="button">
          {t("saves.openLink")}
        </Link>
      </p>
      {(trouble || error) && (
        <p className="trouble" role="alert">
          {trouble || error?.message}
        </p>
      )}
      {isPending && <p className="loading">{t("app.loading")}</p>}
      {data && !data.length && <p className="empty">{t("saves.none")}</p>}
      <ul className="saves-list">
        {data?.map((game) => (
          <li key={game.id}>
            <Game game={game} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Game({ game }: { game: Kept }) {
  const { t, language } = useWords();
  const server = useServer();
  const { someone } = useMe();
  const queries = useQueryClient();
  const [done, setDone] = useState("");
  const [busy, setBusy] = useState(false);
  const [sure, setSure] = useState(false);
  const box = t(boxKey(game.ladder));

  const attempt = async (work: () => Promise<string>) => {
    setBusy(true);
    setDone(await work().catch((problem: Error) => problem.message));
    setBusy(false);
  };
  const save = () =>
    attempt(async () => {
      await saveTable(game.id, game.ladder, game.at);
      return "";
    });
  const add = () =>
    attempt(async () => {
      await someone();
      await call("POST", "saves", await callHere("GET", `tables/${game.id}/save`));
      return t("saves.added");
    });

  const forget = () =>
    attempt(async () => {
      await callHere("DELETE", `tables/${game.id}`);
      await queries.invalidateQueries({ queryKey: KEPT });
      return "";
    });

  return (
    <section className="saves-game" aria-label={box}>
      <span>
        <b>{box}</b>
        <small>
          {[game.names && t("home.with", { names: game.names }), ago(game.at, language)]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </span>
      <span className="buttons">
        <Link
          to={game.over ? "/replay/$table" : "/t/$table"}
          params={{ table: game.id }}
          className="button"
        >
          {t(game.over ? "saves.replay" : "home.goOn")}
        </Link>
        <button type="button" className="button" onClick={save} disabled={busy}>
          {t("saves.file")}
        </button>
        {server && game.whole && (
          <button type="button" className="button" onClick={add} disabled={busy}>
            {t("saves.add")}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => setSure(true)}
          disabled={busy || sure}
        >
          {t("saves.delete")}
        </button>
      </span>
      {!game.over && <small>{t("saves.inFile")}</small>}
      {sure && (
        <span className="buttons" role="alertdialog" aria-label={t("saves.deleteSure")}>
          <b>{t("saves.deleteSure")}</b>
          <button type="button" className="button first" onClick={forget} disabled={busy}>
            {t("saves.delete")}
          </button>
          <button type="button" className="button" onClick={() => setSure(false)}>
            {t("saves.keep")}
          </button>
        </span>
      )}
      <span role="status">{done}</span>
    </section>
  );
}
