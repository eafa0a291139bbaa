// What a link in a mail opens: an address is verified, or a new password is chosen.

import { Link } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Mailed } from "../../base/browser/mailed";
import { useMe } from "../../base/people/people";
import { call, type Problem, verifyAddress } from "../../base/wire/session";
import { usePeopleWords } from "../../base/words/people";
import { Field } from "../../widgets/Field";
import "../../widgets/account.css";

export interface MailLinkProps extends Mailed {
  /** The page behind it is wanted. */
  onDone: () => void;
}

export function MailLink({ kind, token, onDone }: MailLinkProps) {
  const { t } = usePeopleWords();
  const { become } = useMe();
  const [asked, setAsked] = useState(kind === "reset");
  const [password, setPassword] = useState("");
  const [done, setDone] = useState("");
  const [trouble, setTrouble] = useState("");
  const begun = useRef(false);

  async function open(typed?: string) {
    setTrouble("");
    try {
      if (kind === "verify") become(await verifyAddress(token, typed));
      else {
        await call("POST", "password/reset", { token, new: typed });
        become(null);
      }
      setAsked(false);
      setDone(t(kind === "verify" ? "account.verified" : "account.resetDone"));
    } catch (thrown) {
      const problem = thrown as Problem;
      if (kind === "verify" && problem.code === "password-needed") setAsked(true);
      if (problem.code !== "password-needed" || typed) setTrouble(problem.message);
    }
  }

  useEffect(() => {
    history.replaceState(history.state, "", location.pathname + location.search);
    if (kind === "verify" && !begun.current) void open();
    begun.current = true;
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    void open(password);
  }

  return (
    <div className="page account">
      <h1>{t(kind === "verify" ? "account.verifyTitle" : "account.resetTitle")}</h1>
      <section className="sheet part">
        {asked && (
          <form onSubmit={submit}>
            <Field
              label={t(kind === "verify" ? "account.chosen" : "account.newPassword")}
              type="password"
              value={password}
              onChange={setPassword}
              minLength={kind === "verify" ? 1 : 8}
              autoComplete={kind === "verify" ? "current-password" : "new-password"}
            />
            <button type="submit" className="button first">
              {t("account.go")}
            </button>
          </form>
        )}
        {done && (
          <p className="says" role="status">
            {done}
          </p>
        )}
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
        {!done && !trouble && !asked && <p>{t("app.loading")}</p>}
        <div className="buttons">
          {done && kind === "reset" && (
            <Link to="/account" className="button first" onClick={onDone}>
              {t("nav.signIn")}
            </Link>
          )}
          <Link
            to="/"
            className={done && kind === "verify" ? "button first" : "button"}
            onClick={onDone}
          >
            {t("account.toGames")}
          </Link>
        </div>
      </section>
    </div>
  );
}
