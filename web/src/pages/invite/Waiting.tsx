// Before the game: who sits where, who is ready, and the link for those who are missing.

import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Portrait } from "../../art";
import { FIRST_BOX } from "../../base/boxes/boxes";
import { isOpponent } from "../../base/opponents/lines";
import { useMe } from "../../base/people/people";
import { EASY } from "../../base/preferences/settings";
import { type ClockRules, clockName } from "../../base/tables/clocks";
import { company } from "../../base/tables/company";
import { openTable } from "../../base/tables/opening";
import type { Room } from "../../base/wire/messages";
import { beReady, games, spoken } from "../../base/wire/queries";
import { call } from "../../base/wire/session";
import { boxKey } from "../../base/words/keys";
import { useWords } from "../../base/words/say";
import { keepSeat } from "../../board/live/begun";
import { forgetShare, recallSeat } from "../../fair/memory";
import { dropped } from "../../fair/shares";
import { Share } from "./Share";
import { boxOf, isFree } from "./setup";
import "./invite.css";

type Seat = Room["seats"][number];

export function Waiting({ room, person }: { room: Room; person: string }) {
  const { t } = useWords();
  const [problem, setProblem] = useState("");
  const mine = room.seats.find((seat) => seat.seat === room.you);
  const run = (what: Promise<unknown>) => {
    setProblem("");
    what.catch((error: Error) => setProblem(error.message));
  };
  const sit = async (seat: number) => {
    await call("POST", `tables/${room.table}/seat?seat=${seat}`);
    await beReady(room.table);
  };
  const leave = async () => {
    await call("DELETE", `tables/${room.table}/seat`);
    forgetShare(room.table, room.you);
  };
  const setBot = (seat: number, bot: string | null) =>
    run(call("PUT", `tables/${room.table}/seats/${seat}`, { bot }));
  const game = t(boxKey(boxOf(room)));
  const missing = room.seats.filter(isFree).length;
  const looks = room.listed && missing > 0; // players in the lobby find it
  return (
    <div className="page waiting">
      <div className="waiting-head">
        <h1>{room.name || t("table.waiting.title")}</h1>
        <p className="lead">
          {game} ·{" "}
          {looks
            ? t("table.waiting.looking", { count: missing })
            : missing
              ? t("table.waiting.missing", { count: missing })
              : t("table.waiting.full")}
        </p>
        <p>
          {t(`clock.${clockName(room.clock as unknown as ClockRules)}`)} ·{" "}
          {t("new.players", { count: room.seats.length })}
        </p>
        {looks && mine?.ready && <PlayUntil room={room} run={run} />}
      </div>
      <ul className="seats">
        {room.seats.map((seat) => (
          <SeatTile
            key={seat.seat}
            seat={seat}
            table={room.table}
            me={person}
            owner={room.owner === person}
            onBot={(bot) => setBot(seat.seat, bot)}
            onSit={room.you < 0 ? () => run(sit(seat.seat)) : undefined}
          />
        ))}
      </ul>
      {missing > 0 && <Share table={room.table} game={game} />}
      <div className="waiting-says">
        <Deal room={room} />
        {problem && (
          <p className="trouble" role="alert">
            {problem}
          </p>
        )}
      </div>
      {mine && (
        <div className="invite-foot">
          <button
            type="button"
            className={mine.ready ? "button" : "button first"}
            onClick={() => run(beReady(room.table, !mine.ready))}
          >
            {mine.ready ? t("table.waiting.wait") : t("table.waiting.begin")}
          </button>
          <button type="button" className="button" onClick={() => run(leave())}>
            {t("table.waiting.leave")}
          </button>
        </div>
      )}
    </div>
  );
}

/** A game against a bot until a player comes; the seat here is kept. */
function PlayUntil({ room, run }: { room: Room; run(what: Promise<unknown>): void }) {
  const { t } = useWords();
  const { someone } = useMe();
  const navigate = useNavigate();
  const { data } = useQuery(games);
  const known = data?.boxes.find(({ id }) => id === boxOf(room)) ?? data?.boxes[0];
  const { id: box, usual: players } = known ?? { id: FIRST_BOX, usual: 2 };
  const play = async () => {
    const bots = company(EASY, data?.levels ?? [], players);
    const table = await openTable("tables", { box, players, bots }, someone);
    await beReady(table);
    await keepSeat(room.table);
    await navigate({ to: "/t/$table", params: { table } });
  };
  return (
    <p className="waiting-until">
      <button type="button" className="button first" onClick={() => run(play())}>
        {t("table.waiting.until")}
      </button>{" "}
      {t("table.waiting.untilText")}
    </p>
  );
}

interface SeatTileProps {
  seat: Seat;
  table: string;
  me: string;
  /** Whether I opened the table, and may seat bots. */
  owner: boolean;
  onBot: (bot: string | null) => void;
  /** Given where I have no seat. */
  onSit: (() => void) | undefined;
}

function SeatTile({ seat, table, me, owner, onBot, onSit }: SeatTileProps) {
  const { t, language } = useWords();
  const { levels = [], own_bots = [] } = useQuery(games).data ?? {};
  if (isFree(seat))
    return (
      <li className="seat free">
        <strong>{t("table.waiting.free")}</strong>
        <span>{t("invite.friendSits")}</span>
        {onSit && (
          <button type="button" className="button first" onClick={onSit}>
            {t("table.waiting.sit")}
          </button>
        )}
        {owner && (
          <button type="button" className="button" onClick={() => onBot(EASY)}>
            {t("table.waiting.addBot")}
          </button>
        )}
      </li>
    );
  const level = levels.find((each) => each.id === seat.bot);
  const own = own_bots.some((each) => each.id === seat.bot);
  const bot = level ? spoken(level.character, language) : own ? t("new.ownBot") : "";
  const state = seat.ready ? t("table.waiting.ready") : t("table.waiting.notReady");
  const other = seat.person && seat.person !== me;
  return (
    <li className="seat" data-mine={seat.person === me || undefined}>
      <Portrait
        of={seat.bot && isOpponent(seat.bot) ? seat.bot : (seat.person ?? seat.name)}
        crop="cut"
      />
      <strong>
        {other ? (
          <Link to="/people/$person" params={{ person: seat.person ?? "" }} search={{ table }}>
            {seat.name}
          </Link>
        ) : (
          seat.name
        )}
      </strong>
      <span>{seat.bot ? bot || t("table.waiting.bot") : state}</span>
      {owner && seat.bot && (
        <>
          <select
            aria-label={t("table.waiting.level", { name: seat.name })}
            value={seat.bot}
            onChange={(event) => onBot(event.target.value)}
          >
            {!bot && <option value={seat.bot}>{seat.name}</option>}
            {levels.map((each) => (
              <option key={each.id} value={each.id}>
                {each.level} {each.name}
              </option>
            ))}
            {own_bots.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
          <button type="button" className="button" onClick={() => onBot(null)}>
            {t("table.waiting.removeBot")}
          </button>
        </>
      )}
    </li>
  );
}

/** How the deal goes: whether shares are being collected, and why the last attempt failed. */
function Deal({ room }: { room: Room }) {
  const { t } = useWords();
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
