// A question mark after a line of the story: pressed, it explains why the line is there.
import { lazy, Suspense, useState } from "react";
import { useWords } from "../../base/words/say";
import type { Asked } from "./Because";
import "./ask.css";

const Because = lazy(() => import("./Because").then((part) => ({ default: part.Because })));

interface AskProps extends Asked {
  /** −1 where Tab passes it by. */
  tabIndex?: 0 | -1;
}

export function Ask({ tabIndex = 0, ...asked }: AskProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="t-line-why"
        tabIndex={tabIndex}
        aria-expanded={open}
        aria-label={t("table.ground.ask")}
        title={t("table.ground.ask")}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Suspense>
          <Because {...asked} />
        </Suspense>
      )}
    </>
  );
}
