// Between two turns of a slow game: the next game that waits, and once the question how one is called.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { components } from "../../../made/http";
import { subscribed } from "../../base/tables/device";
import { inbox, waitingOf } from "../../base/tables/waiting";
import { call } from "../../base/wire/session";
import { language as chosen } from "../../base/words";
import { useCallsWords } from "../../base/words/calls";
import { useBoard } from "../desk/context";
import "./between.css";

type Calls = components["schemas"]["CallsShown"];

export function Between() {
  const { live } = useBoard();
  const { t, language } = useCallsWords();
  const table = live.room?.table ?? "";
  const { data } = useQuery(inbox(language));
  const queries = useQueryClient();
  // a turn was made just before this was shown
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: ["inbox"] });
  }, [queries]);
  const [next] = waitingOf(data ?? [], table);
  return (
    <>
      {next && (
        <Link to="/t/$table" params={{ table: next.table }} className="button first t-next-game">
          {t("calls.next", { title: next.title })}
        </Link>
      )}
      <AskOnce />
    </>
  );
}

/** After the first move of a slow game, while others are to move: asked once, and no is kept. */
function AskOnce() {
  const board = useBoard();
  const { live } = board;
  const { data } = useQuery({
    queryKey: ["calls"],
    queryFn: () => call<Calls>("GET", "me/calls"),
  });
  const seat = live.public?.turn.seat ?? -1;
  const others = live.public?.waiting.some((each) => each.seat !== live.seat);
  const moved = live.undo !== "no"; // there is something of one's own to take back
  if (!data || data.asked || !moved || !others || live.public?.result) return null;
  const name = seat >= 0 && seat !== live.seat ? board.name(seat) : "";
  return name ? <Question name={name} calls={data} /> : null;
}

function Question({ name, calls }: { name: string; calls: Calls }) {
  const { t } = useCallsWords();
  const queries = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const [said, setSaid] = useState("");
  useEffect(() => dialog.current?.showModal(), []);
  const want = async (wish: Partial<Calls>) => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await call("PUT", "me/calls", { on: true, mail: false, zone, language: chosen(), ...wish });
    await queries.invalidateQueries({ queryKey: ["calls"] });
  };
  const here = async () => {
    const done = await subscribed(calls.key);
    if (done === "here") await want({});
    else setSaid(t(`calls.${done}`));
  };
  return createPortal(
    <dialog
      ref={dialog}
      className="ask-calls"
      aria-labelledby="ask-calls"
      onCancel={() => void want({ on: false })}
    >
      <h2 id="ask-calls">{t("calls.ask.title", { name })}</h2>
      <p>{t("calls.ask.text")}</p>
      <button type="button" className="button first" onClick={() => void here()}>
        <b>{t("calls.ask.device")}</b>
        <small>{t("calls.ask.deviceText")}</small>
      </button>
      {said && (
        <p className="trouble" role="alert">
          {said}
        </p>
      )}
      {calls.mails && (
        <button type="button" className="button" onClick={() => void want({ mail: true })}>
          <b>{t("calls.ask.mail")}</b>
          <small>{t("calls.ask.mailText")}</small>
        </button>
      )}
      <Link to="/settings/calls" className="button">
        <b>{t("calls.ask.hook")}</b>
        <small>{t("calls.ask.hookText")}</small>
      </Link>
      <button type="button" className="ask-calls-no" onClick={() => void want({ on: false })}>
        {t("calls.ask.no")}
      </button>
    </dialog>,
    document.body, // the buttons of the bar have styles of their own
  );
}
