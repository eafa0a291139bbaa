// Something that the server may refuse: what came of it, in words below the form.
import { type ReactNode, useRef, useState } from "react";

export interface Attempt {
  /** `work` gives the sentence to show, or none. While it goes on, another press does nothing. */
  attempt: (work: () => Promise<string>) => void;
  outcome: ReactNode;
}

export function useAttempt(): Attempt {
  const [told, setTold] = useState("");
  const [trouble, setTrouble] = useState("");
  const busy = useRef(false);
  const attempt = (work: () => Promise<string>) => {
    if (busy.current) return;
    busy.current = true;
    setTold("");
    setTrouble("");
    work()
      .then(setTold, (problem: Error) => setTrouble(problem.message))
      .finally(() => {
        busy.current = false;
      });
  };
  const outcome = (
    <>
      {told && (
        <p className="told" role="status">
          {told}
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
