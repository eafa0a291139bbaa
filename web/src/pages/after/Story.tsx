// The story of a replay: what led to the position that is shown, its last step marked.
import { type ReactNode, useEffect, useRef } from "react";
import type { Message } from "../../base/wire/messages";
import { useWords } from "../../base/words/say";
import { Ask } from "../../board/why/Ask";
import type { Asked } from "../../board/why/Because";
import type { Frame, Says } from "./frames";

interface StoryProps extends Omit<Asked, "line"> {
  frames: Frame[];
  at: number;
  names: string[];
  says: Says;
}

export function Story({ frames, at, names, says, ...played }: StoryProps) {
  const { t } = useWords();
  const list = useRef<HTMLOListElement>(null);
  const [first, last] = [frames.at(0)?.position, frames.at(-1)?.position];
  useEffect(() => {
    // also when what came before has arrived, and pushes the last one down
    if (list.current && first !== undefined && last !== undefined)
      list.current.scrollTop = list.current.scrollHeight;
  }, [first, last]);
  return (
    <section className="r-story sheet" aria-label={t("table.story")}>
      <h2>{t("table.story")}</h2>
      <ol ref={list} tabIndex={0} aria-label={t("table.story")}>
        {frames.map((frame) => (
          <li key={frame.position} aria-current={frame.position === at ? "step" : undefined}>
            <Step
              frame={frame}
              names={names}
              says={says}
              asks={(line) => (
                <Ask line={line} tabIndex={frame.position === at ? 0 : -1} {...played} />
              )}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  frame: Frame;
  names: string[];
  says: Says;
  /** The question why a line is there; Tab leads to those of the step that is shown. */
  asks(line: Message): ReactNode;
}

function Step({ frame, names, says, asks }: StepProps) {
  const { t } = useWords();
  const { decision, lines } = frame;
  const name = names[decision?.seat ?? -1];
  return (
    <>
      {decision &&
        !lines.length && ( // else the lines report the outcome
          <p className="r-decision">
            {decision.text
              ? t("replay.decision", { name, text: says(decision.text, decision.seat) })
              : t("replay.decided", { name })}
          </p>
        )}
      {lines.map((line, at) => (
        <div key={`${at}-${line.id}`}>
          {says(line)}
          {asks(line)}
        </div>
      ))}
    </>
  );
}
