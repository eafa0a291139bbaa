// The first page: a box, an opponent, one press; and the other ways to a game.
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCalm } from "../app/calm";
import { Face } from "../app/Face";
import { Portrait } from "../art";
import { change, useSettings } from "../settings/settings";
import { beReady, games, lobby, openTable } from "../wire/queries";
import { CAST, meantFor } from "./boxes";
import { company } from "./company";
import { MyTables } from "./MyTables";
import { useMe } from "./people";
import { Sign } from "./Sign";
import "./home.css";

/** A game for now: short where a box has a length. */
const SHORT = 4;

/** Whoever is about to play gets the table while the server sets it. */
const bringTable = () => void import("../table/TablePage");

export function Home() {
  const { t } = useTranslation();
  const { person, someone } = useMe();
  const { box, bot } = useSettings().quick;
  const { data } = useQuery(games);
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const rival = data?.levels.find((level) => level.id === bot);

  async function play() {
    setBusy(true);
    bringTable();
    setTrouble("");
    try {
      await someone();
      const players = meantFor(box);
      const bots = company(bot, data?.levels ?? [], players);
      const { table } = await openTable({ box, players, super_villains: SHORT, bots });
      await beReady(table);
      await navigate({ to: "/t/$table", params: { table } });
    } catch (problem) {
      setTrouble((problem as Error).message);
      setBusy(false);
    }
  }

  return (
    <div className="page home">
      {person && <MyTables />}
      <div className="home-head">
        <h1>
          {t("home.side")} <em>{t("home.rival")}</em>
        </h1>
        <p>{t("home.lead")}</p>
      </div>
      <Boxes chosen={box} busy={busy} />
      <div className="start">
        <button
          type="button"
          className="button first"
          onClick={play}
          onPointerEnter={bringTable}
          onFocus={bringTable}
          disabled={busy}
        >
          {t("home.now")}
        </button>
        <p>
          <b>{t(`box.${box}`)}</b>
          <span>{rival && t("home.against", { name: rival.name, level: rival.level })}</span>
        </p>
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
      </div>
      <Opponents chosen={bot} />
      <Ways />
    </div>
  );
}

/** What there is to play, with those who meet in it. */
function Boxes({ chosen, busy }: { chosen: string; busy: boolean }) {
  const { t } = useTranslation();
  const { quick } = useSettings();
  const calm = useCalm() && !busy;
  const boxes = Object.keys(CAST);
  return (
    <fieldset className="sides">
      <legend className="unseen">{t("home.boxes")}</legend>
      {boxes.map((box) => (
        <label key={box} className="side" data-box={box}>
          <input
            type="radio"
            name="box"
            className="chosen-by"
            checked={box === chosen}
            onChange={() => change({ quick: { ...quick, box } })}
          />
          <span className="side-scene">
            {calm &&
              CAST[box]?.map((figure) => (
                <Portrait key={figure} of={figure} crop="cut" className="side-figure" />
              ))}
          </span>
          <span className="side-words">
            <b>{t(`box.${box}`)}</b>
            <span>{t(`box.${box}-text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Opponents({ chosen }: { chosen: string }) {
  const { t } = useTranslation();
  const { quick } = useSettings();
  const levels = useQuery(games).data?.levels ?? [];
  return (
    <fieldset className="against">
      <legend className="unseen">{t("home.whom")}</legend>
      <p className="label" aria-hidden="true">
        {t("home.whom")}
      </p>
      <div className="against-row">
        {levels.map((level) => (
          <label key={level.id} className="rival">
            <input
              type="radio"
              name="rival"
              className="chosen-by"
              checked={level.id === chosen}
              onChange={() => change({ quick: { ...quick, bot: level.id } })}
            />
            <Face of={level.id} />
            <b>{level.name}</b>
            <small>{t("home.level", { level: level.level })}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const WAYS = ["friends", "tables", "new", "learn"] as const;

/** Everything but a game at once. */
function Ways() {
  const { t } = useTranslation();
  const open = useQuery(lobby("open")).data?.length ?? 0;
  const playing = useQuery(lobby("playing")).data?.length ?? 0;
  const busy = open + playing > 0;
  return (
    <nav className="ways" aria-label={t("home.ways")}>
      <p className="label" aria-hidden="true">
        {t("home.or")}
      </p>
      {WAYS.map((way) => (
        <Link key={way} to={`/${way}`} className="way">
          <Sign of={way} />
          <b>{t(`home.way.${way}`)}</b>
          <small>
            {way === "tables" && busy
              ? t("home.tablesNow", { open, playing })
              : t(`home.way.${way}Text`)}
          </small>
        </Link>
      ))}
    </nav>
  );
}
