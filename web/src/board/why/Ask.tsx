// A question mark after a line of the story: pressed, it tells why the line is there.
import { lazy, Suspense, useState } from "react";
import type { Message } from "../../base/wire/messages";
import { useWords } from "../../base/words/say";

const Because = lazy(() => import("./Because").then((part) => ({ default: part.Because })));

export function Ask({ line }: { line: Message }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="t-line-why"
        tabIndex={-1}
        aria-expanded={open}
        aria-label={t("table.ground.ask")}
        title={t("table.ground.ask")}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Suspense>
          <Because line={line} />
        </Suspense>
      )}
    </>
  );
}
