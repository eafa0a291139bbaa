// Finding a table: those that wait for players, and those that can be watched.
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { games, lobby } from "../wire/queries";
import { call } from "../wire/session";
import { useMe } from "./people";

export function Lobby() {
  const { t } = useTranslation();
  const open = useQuery(lobby("open"));
  const playing = useQuery(lobby("playing"));
  const { data: found } = useQuery(games);
  const { someone } = useMe();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState("");

  async function go(table: string, work: () => Promise<unknown>) {
    setTrouble("");
    try {
      await someone();
      await work();
      await navigate({ to: "/t/$table", params: { table } });
    } catch (problem) {
      setTrouble((problem as Error).message);
    }
  }

  async function quick(box: string) {
    setTrouble("");
    try {
      await someone();
      const { table } = await call<{ table: string }>("POST", "quick", {
        box,
        players: 2,
        clock: "live",
        share: true,
      });
      await navigate({ to: "/t/$table", params: { table } });
    } catch (problem) {
      setTrouble((problem as Error).message);
    }
  }

  return (
    <section className="sheet lobby">
      <h2>{t("lobby.title")}</h2>
      <h3>{t("lobby.quick")}</h3>
      <p className="buttons">
        {found?.boxes.map((box) => (
          <button type="button" key={box.id} className="button" onClick={() => quick(box.id)}>
            {t(`box.${box.id}`)}
          </button>
        ))}
      </p>
      <h3>{t("lobby.open")}</h3>
      {open.data?.length ? (
        <ul className="rows">
          {open.data.map((table) => (
            <li key={table.id} className="row">
              <span>
                <b>{table.name || t(`box.${table.ladder}`)}</b>{" "}
                <small>
                  {table.name && `${t(`box.${table.ladder}`)} · `}
                  {table.seats.map((seat) => seat.name || t("lobby.free")).join(", ")} ·{" "}
                  {table.rated ? t("lobby.rated") : t("lobby.unrated")}
                </small>
              </span>
              <button
                type="button"
                className="button"
                onClick={() => go(table.id, () => call("POST", `tables/${table.id}/seat`))}
              >
                {t("lobby.sit")}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="empty">{t("lobby.none")}</p>
      )}
      <h3>{t("lobby.watch")}</h3>
      {playing.data?.length ? (
        <ul className="rows">
          {playing.data.map((table) => (
            <li key={table.id} className="row">
              <span>
                <b>{table.name || t(`box.${table.ladder}`)}</b>{" "}
                <small>
                  {table.name && `${t(`box.${table.ladder}`)} · `}
                  {table.seats.map((seat) => seat.name).join(", ")}
                </small>
              </span>
              <button
                type="button"
                className="button"
                onClick={() => go(table.id, async () => undefined)}
              >
                {t("lobby.look")}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="empty">{t("lobby.quiet")}</p>
      )}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}
