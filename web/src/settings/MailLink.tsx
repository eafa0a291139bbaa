// What a link in a mail opens: an address is verified, or a new password is chosen.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Mailed } from "../app/mailed";
import { useMe } from "../home/people";
import { call, type Problem, verifyAddress } from "../wire/session";
import "../home/home.css";

export function MailLink({ kind, token }: Mailed) {
  const { t } = useTranslation();
  const { set } = useMe();
  const [asked, setAsked] = useState(kind === "reset");
  const [password, setPassword] = useState("");
  const [told, setTold] = useState("");
  const [trouble, setTrouble] = useState("");
  const begun = useRef(false);

  async function open(typed?: string) {
    setTrouble("");
    try {
      if (kind === "verify") set(await verifyAddress(token, typed));
      else await call("POST", "password/reset", { token, new: typed });
      setAsked(false);
      setTold(t(kind === "verify" ? "account.verified" : "account.resetDone"));
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
    <section className="page sheet">
      <h2>{t(kind === "verify" ? "account.verifyTitle" : "account.resetTitle")}</h2>
      {asked && (
        <form onSubmit={submit}>
          <label>
            {t(kind === "verify" ? "account.chosen" : "account.newPassword")}
            <input
              type="password"
              autoComplete={kind === "verify" ? "current-password" : "new-password"}
              minLength={kind === "verify" ? 1 : 8}
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </label>
          <p className="buttons">
            <button type="submit" className="button first">
              {t("account.go")}
            </button>
          </p>
        </form>
      )}
      {told && <p role="status">{told}</p>}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}
