// A person and oneself: follow them, challenge them, and a note that only oneself sees.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { boxFor, challenge, keepTie, myPeople, tieTo } from "../base/people/knowing";
import { boxKey } from "../base/words/keys";
import { usePeopleWords } from "../base/words/people";
import { useAttempt } from "./attempt";

export function Knowing({ id, name }: { id: string; name: string }) {
  const { t } = usePeopleWords();
  const go = useNavigate();
  const queries = useQueryClient();
  const { data: tie } = useQuery(tieTo(id));
  const { data: known } = useQuery(myPeople);
  const { attempt, outcome } = useAttempt();
  const [note, setNote] = useState<string | null>(null);
  if (!tie) return null;
  const box = boxFor(known?.find((each) => each.id === id)?.last?.ladder);
  const change = (changes: Parameters<typeof keepTie>[1], said = "") =>
    attempt(async () => {
      await keepTie(id, changes);
      await queries.invalidateQueries({ queryKey: ["my-people"] });
      return said;
    });
  const keep = (event: FormEvent) => {
    event.preventDefault();
    change({ note: note ?? tie.note }, t("people.kept"));
  };
  return (
    <>
      <div className="buttons">
        <button
          type="button"
          className="button first"
          title={t("people.challengeText", { box: t(boxKey(box)), name })}
          onClick={() =>
            attempt(async () => {
              await go({ to: "/t/$table", params: { table: await challenge(id, box) } });
              return "";
            })
          }
        >
          {t("people.challenge")}
        </button>
        <button
          type="button"
          className="button"
          aria-pressed={tie.follows}
          onClick={() => change({ follows: !tie.follows })}
        >
          {t(tie.follows ? "people.unfollow" : "people.follow", { name })}
        </button>
      </div>
      <form onSubmit={keep}>
        <label className="field">
          {t("people.note")}
          <textarea
            rows={2}
            maxLength={500}
            value={note ?? tie.note}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
        {note !== null && note !== tie.note && (
          <button type="submit" className="button">
            {t("people.keep")}
          </button>
        )}
      </form>
      {outcome}
    </>
  );
}
