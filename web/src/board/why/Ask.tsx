// A question mark after a line of the story: pressed, it tells why the line is there.
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Message } from "../../base/wire/messages";

const Because = lazy(() => import("./Because").then((part) => ({ default: part.Because })));

export function Ask({ line }: { line: Message }) {
  const { t } = useTranslation();
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
