// The first page: a box, an opponent, one press; and the other ways to a game.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { Portrait } from "../../art";
import { BOXES, castOf, coloursOf } from "../../base/boxes/boxes";
import { useCalm } from "../../base/browser/calm";
import { able } from "../../base/local/runtime";
import { LEVELS } from "../../base/opponents/levels";
import { useMe } from "../../base/people/people";
import { change, useSettings } from "../../base/preferences/settings";
import { company } from "../../base/tables/company";
import { openTable } from "../../base/tables/opening";
import { beReady, games, lobby, type NewTable } from "../../base/wire/queries";
import { useServer } from "../../base/wire/where";
import { boxKey, boxTextKey } from "../../base/words/keys";
import { useWords } from "../../base/words/say";
import { Face } from "../../widgets/Face";
import { FirstGame, isUnasked } from "./FirstGame";
import { Here } from "./Here";
import { MyTables } from "./MyTables";
import { Sign } from "./Sign";
import "./home.css";

/** A game for now: short where a box has a length. */
const SHORT = 4;

export function Home() {
  const { t } = useWords();
  const { person, known, someone } = useMe();
  const wishes = useSettings();
  const { box, bot } = wishes.quick;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const first = known && !person && isUnasked(wishes);
  const rival = LEVELS.find((level) => level.id === bot);

  /** The player gets the table while the server sets it. */
  const bringTable = () => void router.loadRouteChunk(router.routesByPath["/t/$table"]);

  async function play() {
    setBusy(true);
    bringTable();
    setTrouble("");
    try {
      const { boxes, levels } = await queries.ensureQueryData(games);
      const players = boxes.find((each) => each.id === box)?.usual ?? 2;
      const bots = company(bot, levels, players);
      const wanted: NewTable = { box, players, super_villains: SHORT, bots };
      const table = await openTable("tables", wanted, someone);
      await beReady(table);
      await navigate({ to: "/t/$table", params: { table } });
    } catch (problem) {
      setTrouble((problem as Error).message);
      setBusy(false);
    }
  }

  return (
    <div className="page home" data-first={first || undefined}>
      {known && <MyTables person={person !== null} />}
      {first && <FirstGame />}
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
          <b>{t(boxKey(box))}</b>
          <span>{rival && t("home.against", { name: rival.name, level: rival.level })}</span>
        </p>
        <Here busy={busy} />
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
  const { t } = useWords();
  const { quick } = useSettings();
  const calm = useCalm(busy);
  return (
    <fieldset className="sides">
      <legend className="unseen">{t("home.boxes")}</legend>
      {BOXES.map((box) => (
        <label key={box} className="side" style={coloursOf(box)}>
          <input
            type="radio"
            name="box"
            className="chosen-by"
            checked={box === chosen}
            onChange={() => change({ quick: { ...quick, box } })}
          />
          <span className="side-scene">
            {calm &&
              castOf(box)?.map((figure) => (
                <Portrait key={figure} of={figure} crop="cut" className="side-figure" />
              ))}
          </span>
          <span className="side-words">
            <b>{t(boxKey(box))}</b>
            <span>{t(boxTextKey(box))}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Opponents({ chosen }: { chosen: string }) {
  const { t } = useWords();
  const { quick } = useSettings();
  return (
    <fieldset className="against">
      <legend className="unseen">{t("home.whom")}</legend>
      <p className="label" aria-hidden="true">
        {t("home.whom")}
      </p>
      <div className="against-row">
        {LEVELS.map((level) => (
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

/** Those that need a server, and those that this browser must be able to play by itself. */
const WAYS = ["friends", "tables", "new", "pass", "learn"] as const;
const ONLINE: readonly string[] = ["friends", "tables"];

/** Everything but a game at once. */
function Ways() {
  const { t } = useWords();
  const server = useServer();
  const open = useQuery({ ...lobby("open"), enabled: server }).data?.length ?? 0;
  const playing = useQuery({ ...lobby("playing"), enabled: server }).data?.length ?? 0;
  const busy = open + playing > 0;
  const ways = WAYS.filter((way) => (way === "pass" ? able : server || !ONLINE.includes(way)));
  return (
    <nav className="ways" aria-label={t("home.ways")}>
      <p className="label" aria-hidden="true">
        {t("home.or")}
      </p>
      {ways.map((way) => (
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
