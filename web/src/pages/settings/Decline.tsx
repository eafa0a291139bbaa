// An invitation that one does not accept: a press says why.
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../base/wire/session";
import { usePeopleWords } from "../../base/words/people";
import { useAttempt } from "../../widgets/attempt";

const REASONS = ["no-time", "later", "other-game", "no"] as const;

/** An invitation is accepted at its table; here it is declined, and the one who invites reads why. */
export function Decline({ table }: { table: string }) {
  const { t } = usePeopleWords();
  const queries = useQueryClient();
  const { attempt, outcome } = useAttempt();
  const decline = (reason: (typeof REASONS)[number]) =>
    attempt(async () => {
      await call("POST", `tables/${table}/decline`, { reason });
      await queries.invalidateQueries({ queryKey: ["inbox"] });
      return "";
    });
  return (
    <details>
      <summary>{t("people.decline")}</summary>
      <div className="buttons">
        {REASONS.map((reason) => (
          <button key={reason} type="button" className="button" onClick={() => decline(reason)}>
            {t(`people.reason.${reason}`)}
          </button>
        ))}
      </div>
      {outcome}
    </details>
  );
}
