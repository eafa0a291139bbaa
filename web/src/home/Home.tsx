// The first page: play at once, play with friends, find a table, learn.
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { beReady, games, myTables, openTable } from "../wire/queries";
import { Lobby } from "./Lobby";
import { NewTable } from "./NewTable";
import { useMe } from "./people";
import "./home.css";

const QUICK = { box: "heroes-unite", players: 2, super_villains: 4, bots: [null, "greedy"] };

export function Home() {
  const { t } = useTranslation();
  const { person, someone } = useMe();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState<"" | "bots" | "friends" | "find">("");

  async function playNow() {
    setBusy(true);
    setTrouble("");
    try {
      await someone();
      const { table } = await openTable(QUICK);
      await beReady(table);
      await navigate({ to: "/t/$table", params: { table } });
    } catch (problem) {
      setTrouble((problem as Error).message);
      setBusy(false);
    }
  }

  return (
    <div className="page home">
      <section className="welcome">
        <h1>{t("home.title")}</h1>
        <p>{t("home.lead")}</p>
        {person && <p className="as">{t("home.as", { name: person.name })}</p>}
      </section>
      <div className="choices">
        <button type="button" className="choice first" onClick={playNow} disabled={busy}>
          <b>{t("home.now")}</b>
          <span>{t("home.nowText")}</span>
        </button>
        <button
          type="button"
          className="choice"
          aria-expanded={open === "friends"}
          onClick={() => setOpen(open === "friends" ? "" : "friends")}
        >
          <b>{t("home.friends")}</b>
          <span>{t("home.friendsText")}</span>
        </button>
        <button
          type="button"
          className="choice"
          aria-expanded={open === "find"}
          onClick={() => setOpen(open === "find" ? "" : "find")}
        >
          <b>{t("home.find")}</b>
          <span>{t("home.findText")}</span>
        </button>
        <Link to="/learn" className="choice">
          <b>{t("home.learn")}</b>
          <span>{t("home.learnText")}</span>
        </Link>
      </div>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <p className="more">
        <button
          type="button"
          className="button"
          aria-expanded={open === "bots"}
          onClick={() => setOpen(open === "bots" ? "" : "bots")}
        >
          {t("home.other")}
        </button>
      </p>
      {open === "bots" && <NewTable withBots />}
      {open === "friends" && <NewTable withBots={false} />}
      {open === "find" && <Lobby />}
      {person && <Mine />}
      <Boxes />
    </div>
  );
}

/** Tables where somebody waits, perhaps for you. */
function Mine() {
  const { t } = useTranslation();
  const { data } = useQuery(myTables);
  if (!data?.length) return null;
  return (
    <section>
      <h2>{t("home.mine")}</h2>
      <ul className="rows">
        {data.map((table) => (
          <li key={table.id}>
            <Link to="/t/$table" params={{ table: table.id }} className="row">
              <b>{table.name || t(`box.${table.ladder}`)}</b>
              <span>{t(`status.${table.status}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What there is to play. */
function Boxes() {
  const { t } = useTranslation();
  const { data } = useQuery(games);
  return (
    <section>
      <h2>{t("home.boxes")}</h2>
      <ul className="boxes">
        {data?.boxes.map((box) => (
          <li key={box.id} className="sheet">
            <h3>{t(`box.${box.id}`)}</h3>
            <p>{t(`box.${box.id}-text`)}</p>
            <Link to="/codex" search={{ box: box.id }}>
              {t("home.cards")}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
