// Something that the server may refuse: what came of it, in words below the form.
import { type ReactNode, useState } from "react";

export interface Attempt {
  /** `work` gives the sentence to show, or none. */
  attempt: (work: () => Promise<string>) => void;
  outcome: ReactNode;
}

export function useAttempt(): Attempt {
  const [told, setTold] = useState("");
  const [trouble, setTrouble] = useState("");
  const attempt = (work: () => Promise<string>) => {
    setTold("");
    setTrouble("");
    work().then(setTold, (problem: Error) => setTrouble(problem.message));
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
