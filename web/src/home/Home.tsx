// The first page: play at once, play with friends, find a table, learn.
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { beReady, EASY, games, myTables, openTable } from "../wire/queries";
import { Lobby } from "./Lobby";
import { NewTable } from "./NewTable";
import { useMe } from "./people";
import { Sign } from "./Sign";
import "./home.css";

const Fan = lazy(() => import("./Showpiece").then((piece) => ({ default: piece.Fan })));
const Faces = lazy(() => import("./Showpiece").then((piece) => ({ default: piece.Faces })));

const QUICK = { box: "heroes-unite", players: 2, super_villains: 4, bots: [null, EASY] };

/** Whether the page has come to rest: pictures wait for that, a press on "Play now" does not. */
function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const rest = () => ("requestIdleCallback" in window ? requestIdleCallback(now) : now());
    const now = () => setCalm(true);
    const timer = setTimeout(rest, 300);
    return () => clearTimeout(timer);
  }, []);
  return calm;
}

/** Whoever is about to play gets the table while the server sets it. */
const bringTable = () => void import("../table/TablePage");

type Way = "friends" | "find" | "bots";
const WAYS: Way[] = ["friends", "find", "bots"];
const WORDS: Record<Way, string> = { friends: "friends", find: "find", bots: "other" };

export function Home() {
  const { t } = useTranslation();
  const { person, someone } = useMe();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState<Way | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const calm = useCalm();

  useEffect(() => {
    // what was opened may lie below the edge of a phone
    if (open) panel.current?.scrollIntoView({ block: "nearest" });
  }, [open]);

  async function playNow() {
    setBusy(true);
    bringTable();
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
        <div className="welcome-words">
          <h1>{t("home.title")}</h1>
          <p>{t("home.lead")}</p>
          <div className="start">
            <button
              type="button"
              className="button first"
              onClick={playNow}
              onPointerEnter={bringTable}
              onFocus={bringTable}
              disabled={busy}
            >
              {t("home.now")}
            </button>
            <span>{t("home.nowText")}</span>
          </div>
          {trouble && (
            <p className="trouble" role="alert">
              {trouble}
            </p>
          )}
          {person && (
            <p className="as">
              {t("home.as", { name: person.name })}{" "}
              <Link to="/people/$person" params={{ person: person.id }}>
                {t("home.profile")}
              </Link>
            </p>
          )}
        </div>
        <div className="welcome-fan">
          <Suspense>{calm && !busy && <Fan />}</Suspense>
        </div>
      </section>
      {person && <Mine />}
      <div className="choices">
        {WAYS.map((way) => (
          <button
            key={way}
            type="button"
            className="choice"
            aria-expanded={open === way}
            onClick={() => setOpen(open === way ? null : way)}
          >
            <Sign of={way} />
            <b>{t(`home.${WORDS[way]}`)}</b>
            <span>{t(`home.${WORDS[way]}Text`)}</span>
          </button>
        ))}
        <Link to="/learn" className="choice">
          <Sign of="learn" />
          <b>{t("home.learn")}</b>
          <span>{t("home.learnText")}</span>
        </Link>
      </div>
      {open && (
        <div ref={panel} className="opened">
          {open === "bots" && <NewTable withBots />}
          {open === "friends" && <NewTable withBots={false} />}
          {open === "find" && <Lobby />}
        </div>
      )}
      <Boxes calm={calm && !busy} />
    </div>
  );
}

/** How many of one's tables are shown before one asks for the rest. */
const FEW = 4;

/** Tables where somebody waits, perhaps for you. */
function Mine() {
  const { t } = useTranslation();
  const { data } = useQuery(myTables);
  if (!data?.length) return null;
  const rows = (tables: typeof data) => (
    <ul className="rows wide">
      {tables.map((table) => (
        <li key={table.id}>
          <Link to="/t/$table" params={{ table: table.id }} className="row">
            <b>{table.name || t(`box.${table.ladder}`)}</b>
            <span>{t(`status.${table.status}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <section>
      <h2>{t("home.mine")}</h2>
      {rows(data.slice(0, FEW))}
      {data.length > FEW && (
        <details>
          <summary>{t("home.moreTables", { count: data.length - FEW })}</summary>
          {rows(data.slice(FEW))}
        </details>
      )}
    </section>
  );
}

/** What there is to play. */
function Boxes({ calm }: { calm: boolean }) {
  const { t } = useTranslation();
  const { data } = useQuery(games);
  return (
    <section>
      <h2>{t("home.boxes")}</h2>
      <ul className="boxes">
        {data?.boxes.map((box) => (
          <li key={box.id} className="sheet box">
            <Suspense fallback={<div className="faces-room" />}>
              {calm ? <Faces box={box.id} /> : <div className="faces-room" />}
            </Suspense>
            <div>
              <h3>{t(`box.${box.id}`)}</h3>
              <p>{t(`box.${box.id}-text`)}</p>
              <Link to="/codex" search={{ box: box.id }}>
                {t("home.cards")}
                <span className="unseen">: {t(`box.${box.id}`)}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
