// Finding a table: those that wait for players, and those that can be watched.
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useMe } from "../../base/people/people";
import { clockName } from "../../base/tables/clocks";
import { beReady, games, type Listed, lobby } from "../../base/wire/queries";
import { call } from "../../base/wire/session";
import { ago } from "../../base/words/ago";
import { boxKey } from "../../base/words/keys";
import { useWords } from "../../base/words/say";
import { Cast } from "../../widgets/Cast";
import "./new.css";

export function Lobby() {
  const { t } = useWords();
  const open = useQuery(lobby("open"));
  const playing = useQuery(lobby("playing"));
  const { data: found } = useQuery(games);
  const { someone } = useMe();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState("");

  const busy = useRef(false);

  async function go(work: () => Promise<string>) {
    if (busy.current) return; // a second press would open a second table
    busy.current = true;
    setTrouble("");
    try {
      await someone();
      await navigate({ to: "/t/$table", params: { table: await work() } });
    } catch (problem) {
      setTrouble((problem as Error).message);
    }
    busy.current = false;
  }
  const quick = async (box: string, players: number) => {
    const wanted = { box, players, clock: "live", share: true };
    return (await call<{ table: string }>("POST", "quick", wanted)).table;
  };
  const sit = async (table: string) => {
    await call("POST", `tables/${table}/seat`);
    await beReady(table);
    return table;
  };

  return (
    <div className="page lobby">
      <div>
        <h1>{t("home.way.tables")}</h1>
        <p className="lead">{t("lobby.lead")}</p>
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
      </div>
      <section className="sheet">
        <h2>{t("lobby.quick")}</h2>
        <p>{t("lobby.quickText")}</p>
        <p className="buttons">
          {found?.boxes.map((box) => (
            <button
              type="button"
              key={box.id}
              className="button"
              onClick={() => go(() => quick(box.id, box.usual))}
            >
              {t(boxKey(box.id))} <small>{t("new.players", { count: box.usual })}</small>
            </button>
          ))}
        </p>
      </section>
      <section className="sheet">
        <h2>{t("lobby.open")}</h2>
        <Tables
          tables={open.data}
          none={t("lobby.none")}
          press={t("lobby.sit")}
          onPress={(table) => go(() => sit(table))}
        />
      </section>
      <section className="sheet">
        <h2>{t("lobby.watch")}</h2>
        <Tables
          tables={playing.data}
          none={t("lobby.quiet")}
          press={t("lobby.look")}
          onPress={(table) => go(async () => table)}
        />
      </section>
    </div>
  );
}

interface TablesProps {
  tables: Listed[] | undefined;
  none: string;
  press: string;
  onPress: (table: string) => void;
}

function Tables({ tables, none, press, onPress }: TablesProps) {
  const { t, language } = useWords();
  if (!tables?.length) return <p className="empty">{none}</p>;
  return (
    <ul className="rows">
      {tables.map((table) => (
        <li key={table.id} className="row">
          <Cast box={table.ladder} />
          <div className="row-words">
            <b>{table.name || t(boxKey(table.ladder))}</b>
            <small>
              {[
                table.name && t(boxKey(table.ladder)),
                table.seats.map((seat) => seat.name || t("lobby.free")).join(", "),
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
            <small>
              {[
                t(`clock.${clockName(table.clock)}`),
                table.super_villains && t("lobby.length", { count: table.super_villains }),
                table.rated ? t("lobby.rated") : t("lobby.unrated"),
                ago(table.created, language),
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
          </div>
          <button type="button" className="button" onClick={() => onPress(table.id)}>
            {press}
          </button>
        </li>
      ))}
    </ul>
  );
}
