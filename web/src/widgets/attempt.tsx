// Something that the server may refuse: what came of it, in words below the form.
import { type ReactNode, useRef, useState } from "react";

export interface Attempt {
  /** `work` gives the sentence to show, or none. While it goes on, another press does nothing. */
  attempt: (work: () => Promise<string>) => void;
  outcome: ReactNode;
}

export function useAttempt(): Attempt {
  const [done, setDone] = useState("");
  const [trouble, setTrouble] = useState("");
  const busy = useRef(false);
  const attempt = (work: () => Promise<string>) => {
    if (busy.current) return;
    busy.current = true;
    setDone("");
    setTrouble("");
    work()
      .then(setDone, (problem: Error) => setTrouble(problem.message))
      .finally(() => {
        busy.current = false;
      });
  };
  const outcome = (
    <>
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
    </>
  );
  return { attempt, outcome };
}
