// The voice beside a first game: one short tip at a time, which can be read in peace or put away.
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Live } from "../table/live";
import { nextTip } from "./coach";
import "./learn.css";

export function Coach({ lesson, live }: { lesson: string; live: Live }) {
  const { t } = useTranslation();
  const [said, setSaid] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState("");
  const [quiet, setQuiet] = useState(false);
  const fresh = nextTip(lesson, live, said);

  useEffect(() => {
    if (!fresh) return;
    setShown(fresh.key);
    setSaid((old) => new Set(old).add(fresh.key));
  }, [fresh]);

  if (quiet || !shown) return null;
  return (
    <aside className="coach sheet" aria-live="polite" aria-label={t("coach.label")}>
      <p>{t(`coach.${lesson}.${shown}`)}</p>
      <p className="buttons">
        <button type="button" className="button" onClick={() => setShown("")}>
          {t("coach.fine")}
        </button>
        <Link to="/rules" className="button" target="_blank">
          {t("learn.rules")}
        </Link>
        <button type="button" className="button" onClick={() => setQuiet(true)}>
          {t("coach.quiet")}
        </button>
      </p>
    </aside>
  );
}
