// What moderators did about oneself: what, why, until when; and the one appeal against it.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { components } from "../../../made/http";
import { useMe } from "../../base/people/people";
import { call } from "../../base/wire/session";
import { useAdminWords, when } from "../../base/words/admin";
import { useAttempt } from "../../widgets/attempt";

type Notice = components["schemas"]["Notice"];

const KEY = ["notices"];

export function Notices() {
  const { t } = useAdminWords();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => call<Notice[]>("GET", "me/notices"),
  });
  if (!data?.length) return null;
  return (
    <section className="sheet part notices">
      <h2>{t("notices.title")}</h2>
      <ul className="rows">
        {data.map((each) => (
          <One key={each.id} notice={each} />
        ))}
      </ul>
    </section>
  );
}

function One({ notice }: { notice: Notice }) {
  const { t } = useAdminWords();
  const queries = useQueryClient();
  const { person, set } = useMe();
  const { attempt, outcome } = useAttempt();
  const open = notice.active && !notice.appealed;
  const read = () =>
    attempt(async () => {
      await call("POST", `me/notices/${notice.id}/seen`);
      if (person) set({ ...person, notices: Math.max(0, (person.notices ?? 1) - 1) });
      await queries.invalidateQueries({ queryKey: KEY });
      return "";
    });
  return (
    <li className="row notice" data-unread={!notice.seen || undefined}>
      <div className="row-words">
        <b>{t(`notices.kinds.${notice.kind}`)}</b> <Until of={notice} />
        <p>
          {notice.counts
            ? t("notices.conduct", { ...notice.counts })
            : t("notices.why", { why: notice.reason })}
        </p>
        {notice.automatic && <p>{t("notices.automatic")}</p>}
        {notice.undone && (
          <p>
            {t("notices.undone", { when: when(notice.undone), why: notice.undone_reason ?? "" })}
          </p>
        )}
        {notice.appealed && !notice.answered && (
          <p>{t("notices.sent", { text: notice.appeal ?? "" })}</p>
        )}
        {notice.answer && !notice.undone && <p>{t("past.answered", { text: notice.answer })}</p>}
        <small>{when(notice.at)}</small>
        {open && (
          <AppealForm
            send={async (text) => {
              await call("POST", `me/notices/${notice.id}/appeal`, { text });
              await queries.invalidateQueries({ queryKey: KEY });
            }}
          />
        )}
        {outcome}
      </div>
      {!notice.seen && (
        <button type="button" className="button" onClick={read}>
          {t("notices.read")}
        </button>
      )}
    </li>
  );
}

/** How long it holds; a warning and a removal hold no one back. */
function Until({ of }: { of: Notice }) {
  const { t } = useAdminWords();
  if (of.undone || of.kind === "warn" || of.kind === "remove") return null;
  if (!of.active) return <>{t("notices.over")}</>;
  return <>{of.until ? t("past.until", { when: when(of.until) }) : t("past.forGood")}</>;
}

/** Ask once that something be looked at again. */
export function AppealForm({ send }: { send: (text: string) => Promise<void> }) {
  const { t } = useAdminWords();
  const [writing, setWriting] = useState(false);
  const [text, setText] = useState("");
  const { attempt, outcome } = useAttempt();
  function submit(event: FormEvent) {
    event.preventDefault();
    attempt(async () => {
      await send(text.trim());
      setWriting(false);
      return t("notices.sent", { text: text.trim() });
    });
  }
  if (!writing)
    return (
      <>
        <button type="button" className="button" onClick={() => setWriting(true)}>
          {t("notices.appeal")}
        </button>
        {outcome}
      </>
    );
  return (
    <form onSubmit={submit}>
      <label className="field">
        {t("notices.appealText")}
        <textarea
          required
          rows={3}
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.target.value.replace(/\s/g, " "))}
        />
      </label>
      <button type="submit" className="button first">
        {t("notices.send")}
      </button>
      {outcome}
    </form>
  );
}
