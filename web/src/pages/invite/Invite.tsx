// What a link to a table opens: who asks, which game, who is there; one press to sit and be ready.
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { Portrait } from "../../art";
import { isOpponent } from "../../base/opponents/lines";
import { newGuest, useMe } from "../../base/people/people";
import type { Room } from "../../base/wire/messages";
import { beReady } from "../../base/wire/queries";
import { call, type Person } from "../../base/wire/session";
import { boxKey, boxTextKey } from "../../base/words/keys";
import { nameOf } from "../../base/words/named";
import { useWords } from "../../base/words/say";
import { Face } from "../../widgets/Face";
import { GuestName } from "../../widgets/GuestName";
import { boxOf, isFree, meeting } from "./setup";
import "./invite.css";

export interface InviteProps {
  room: Room;
  /** None, if this browser was never here. */
  person: Person | null;
  onWatch: () => void;
}

export function Invite({ room, person, onWatch }: InviteProps) {
  const { t } = useWords();
  const { set } = useMe();
  const [name, setName] = useState("");
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const host = room.seats.find((seat) => seat.person === room.owner)?.name;
  const people = room.seats.map((seat) => nameOf(seat.name)).filter(Boolean);
  const free = room.status === "open" && room.seats.some(isFree);
  const box = boxOf(room);
  const [left, right] = meeting(room);

  async function come(work: () => Promise<unknown>) {
    setBusy(true);
    setTrouble("");
    try {
      const me = person ?? (await newGuest(name));
      // this browser has a person from here on, with any answer of the table
      await work().finally(() => set(me));
    } catch (problem) {
      setTrouble((problem as Error).message);
      setBusy(false);
    }
  }
  const sit = async () => {
    await call("POST", `tables/${room.table}/seat`);
    await beReady(room.table);
  };
  const watch = async () => onWatch();

  function submit(event: FormEvent) {
    event.preventDefault();
    void come(free ? sit : watch);
  }

  return (
    <form className="page invite" onSubmit={submit}>
      <div className="invite-scene">
        <Portrait of={left} crop="cut" facing="right" />
        <Portrait of={right} crop="cut" facing="left" />
        <span className="invite-vs" aria-hidden="true">
          {t("table.versus")}
        </span>
        <h1>
          {room.status !== "open"
            ? people.join(" – ")
            : host
              ? t("invite.from", { name: host })
              : t("invite.title")}
        </h1>
      </div>
      <div className="invite-words">
        <h2>{room.name || t(boxKey(box))}</h2>
        <p>{t(boxTextKey(box))}</p>
        {!person && <GuestName value={name} onChange={setName} />}
        <ul className="rows">
          {room.seats.map((seat) => (
            <li key={seat.seat} className="row invite-seat" data-free={isFree(seat) || undefined}>
              {isFree(seat) ? (
                <span className="invite-free">
                  {room.status === "open" ? t("table.waiting.free") : nameOf(seat.name)}
                </span>
              ) : (
                <>
                  <Face
                    of={seat.bot && isOpponent(seat.bot) ? seat.bot : (seat.person ?? seat.name)}
                  />
                  <div className="row-words">
                    <b>{seat.name}</b>
                    <small>
                      {seat.bot
                        ? t("table.waiting.bot")
                        : seat.person === room.owner
                          ? t("invite.host")
                          : ""}
                    </small>
                  </div>
                  {seat.ready && <em>{t("table.waiting.ready")}</em>}
                </>
              )}
            </li>
          ))}
        </ul>
        {room.status === "open" && !free && <p>{t("invite.full")}</p>}
        {room.status !== "open" && (
          <p>{t(room.status === "over" ? "invite.over" : "invite.begun")}</p>
        )}
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
      </div>
      <div className="invite-foot">
        <button type="submit" className="button first" disabled={busy}>
          {t(free ? "invite.sit" : room.status === "over" ? "invite.result" : "invite.watch")}
        </button>
        <p>
          {free && (
            <button type="button" className="quiet" onClick={() => void come(watch)}>
              {t("invite.onlyWatch")}
            </button>
          )}
          <Link to="/" className="quiet">
            {t("invite.no")}
          </Link>
        </p>
      </div>
    </form>
  );
}
