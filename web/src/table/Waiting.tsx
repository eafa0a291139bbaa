// Before the game: who sits where, who is ready, and the link for those who are missing.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { onClipboard } from "../app/copy";
import { forgetShare, recallSeat } from "../fair/memory";
import { dropped } from "../fair/shares";
import type { Room } from "../wire/messages";
import { beReady, EASY, games, spoken } from "../wire/queries";
import { call } from "../wire/session";

export function Waiting({ room, person }: { room: Room; person: string }) {
  const { t, i18n } = useTranslation();
  const { levels = [], own_bots = [] } = useQuery(games).data ?? {};
  const [problem, setProblem] = useState("");
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/t/${room.table}`;
  const mine = room.seats.find((seat) => seat.seat === room.you);
  const owner = room.owner === person;
  const run = (what: Promise<unknown>) => {
    setProblem("");
    what.catch((error: Error) => setProblem(error.message));
  };
  const character = (bot: string) => {
    const level = levels.find((each) => each.id === bot);
    if (level) return spoken(level.character, i18n.language);
    return own_bots.some((each) => each.id === bot) ? t("new.ownBot") : undefined;
  };
  const { box, recipe } = room.setup as { box?: string; recipe?: unknown };
  const game = t(`box.${recipe ? "mixed" : box}`);
  const missing = room.seats.filter((seat) => !seat.person && !seat.bot).length;
  return (
    <div className="page t-waiting">
      <h1>{room.name || t("table.waiting.title")}</h1>
      <p className="lead">
        {game} ·{" "}
        {missing ? t("table.waiting.missing", { count: missing }) : t("table.waiting.full")}
      </p>
      <ul className="t-seats">
        {room.seats.map((seat) => {
          const free = !seat.person && !seat.bot;
          return (
            <li key={seat.seat} className="sheet">
              <strong>{free ? t("table.waiting.free") : seat.name}</strong>
              <span className="t-hint">
                {seat.bot
                  ? (character(seat.bot) ?? t("table.waiting.bot"))
                  : free
                    ? ""
                    : seat.ready
                      ? t("table.waiting.ready")
                      : t("table.waiting.notReady")}
              </span>
              {free && room.you < 0 && (
                <button
                  type="button"
                  className="button"
                  onClick={() => run(call("POST", `tables/${room.table}/seat?seat=${seat.seat}`))}
                >
                  {t("table.waiting.sit")}
                </button>
              )}
              {owner && seat.bot && (
                <select
                  aria-label={t("table.waiting.level", { name: seat.name })}
                  value={seat.bot}
                  onChange={(event) =>
                    run(
                      call("PUT", `tables/${room.table}/seats/${seat.seat}`, {
                        bot: event.target.value,
                      }),
                    )
                  }
                >
                  {!character(seat.bot) && <option value={seat.bot}>{seat.name}</option>}
                  {levels.map((level) => (
                    <option key={level.id} value={level.id}>
                      {level.level} {level.name}
                    </option>
                  ))}
                  {own_bots.map((bot) => (
                    <option key={bot.id} value={bot.id}>
                      {bot.name}
                    </option>
                  ))}
                </select>
              )}
              {owner && (free || (seat.bot && seat.seat !== room.you)) && (
                <button
                  type="button"
                  className="button"
                  onClick={() =>
                    run(
                      call("PUT", `tables/${room.table}/seats/${seat.seat}`, {
                        bot: free ? EASY : null,
                      }),
                    )
                  }
                >
                  {free ? t("table.waiting.addBot") : t("table.waiting.removeBot")}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {missing > 0 && (
        <p className="t-invite">
          <input
            readOnly
            value={link}
            aria-label={t("table.waiting.link")}
            onFocus={(event) => event.target.select()}
          />
          <button
            type="button"
            className="button"
            onClick={async () => setCopied(await onClipboard(link))}
          >
            {copied ? t("table.waiting.copied") : t("table.waiting.copy")}
          </button>
        </p>
      )}
      {mine && (
        <p className="t-declines">
          <button
            type="button"
            className="button first"
            onClick={() => run(beReady(room.table, !mine.ready))}
          >
            {mine.ready ? t("table.waiting.wait") : t("table.waiting.begin")}
          </button>
          <button
            type="button"
            className="button"
            onClick={() =>
              run(
                call("DELETE", `tables/${room.table}/seat`).then(() =>
                  forgetShare(room.table, room.you),
                ),
              )
            }
          >
            {t("table.waiting.leave")}
          </button>
        </p>
      )}
      <Deal room={room} />
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

/** How the deal goes: whether shares are being collected, and why the last attempt failed. */
function Deal({ room }: { room: Room }) {
  const { t } = useTranslation();
  const last = room.tries?.at(-1);
  const names = room.seats.flatMap((seat) => (last?.missing.includes(seat.seat) ? seat.name : []));
  const seen = recallSeat(room.table, room.you);
  if (seen?.commitment && seen.commitment !== room.commitment)
    return <p role="alert">{t("table.waiting.changed")}</p>;
  if (room.dealing) return <p role="status">{t("table.waiting.dealing")}</p>;
  if (dropped(seen, room)) return <p role="alert">{t("table.waiting.dropped")}</p>;
  const missing = names.filter(Boolean).join(", ");
  return missing ? <p role="status">{t("table.waiting.failed", { names: missing })}</p> : null;
}
