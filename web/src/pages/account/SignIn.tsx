// From a guest to an account, back into one's account, or to a new password.

import { type FormEvent, lazy, Suspense, useRef, useState } from "react";
import { newGuest, useMe } from "../../base/people/people";
import { call, logIn, makeAccount, type Person, type Problem } from "../../base/wire/session";
import { usePeopleWords } from "../../base/words/people";
import { useAttempt } from "../../widgets/attempt";
import { Field } from "../../widgets/Field";
import { appealForm } from "./moderation";

const AppealForm = lazy(appealForm);

const WAYS = ["login", "make", "forgotten"] as const;
type Way = (typeof WAYS)[number];

export function SignIn({ person }: { person: Person | null }) {
  const { t } = usePeopleWords();
  const { set, become } = useMe();
  // an account is made of a guest's session; until it is, the page shows no one
  const guest = useRef<Person | null>(null);
  const [way, setWay] = useState<Way>(person ? "make" : "login");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [banned, setBanned] = useState(false);
  const { attempt, outcome } = useAttempt();

  const work: Record<Way, () => Promise<string>> = {
    login: async () => {
      setBanned(false);
      const back = logIn(email, password);
      back.catch((problem: Problem) => setBanned(problem.code === "banned"));
      become(await back);
      return "";
    },
    make: async () => {
      if (!person && !guest.current) guest.current = await newGuest();
      set(await makeAccount(email, password));
      setPassword("");
      return "";
    },
    forgotten: async () => {
      await call("POST", "password/forgotten", { email });
      return t("account.resetSent", { email });
    },
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    attempt(work[way]);
  }

  return (
    <section className="sheet part">
      <h2>{t("account.keepTitle")}</h2>
      <p>{t("account.why")}</p>
      {person?.pending && (
        <p className="says" role="status">
          {t("account.pending", { email: person.pending })}
        </p>
      )}
      <fieldset className="segments">
        <legend className="unseen">{t("account.keepTitle")}</legend>
        {WAYS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="way"
              className="chosen-by"
              checked={way === each}
              onChange={() => setWay(each)}
            />
            {t(`account.way.${each}`)}
          </label>
        ))}
      </fieldset>
      <form onSubmit={submit}>
        <Field
          label={t("account.email")}
          type="email"
          value={email}
          onChange={setEmail}
          autoComplete="email"
        />
        {way !== "forgotten" && (
          <Field
            label={t(way === "make" ? "account.newPassword" : "account.password")}
            type="password"
            value={password}
            onChange={setPassword}
            minLength={way === "make" ? 8 : 1}
            autoComplete={way === "make" ? "new-password" : "current-password"}
          />
        )}
        <button type="submit" className="button first">
          {t(`account.do.${way}`)}
        </button>
      </form>
      {outcome}
      {banned && way === "login" && (
        <Suspense>
          <AppealForm send={(text) => call("POST", "appeals", { email, password, text })} />
        </Suspense>
      )}
    </section>
  );
}
