// The game that a player waited for has begun while they are elsewhere: the way there.
import { Link, useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { useWords } from "../base/words/say";
import { giveUpSeat, keptSeat, useBegun } from "../board/live/begun";
import "./begun.css";

export function Begun() {
  const { t } = useWords();
  const table = useBegun();
  const { table: here } = useParams({ strict: false });
  useEffect(() => {
    if (here && here === keptSeat()) giveUpSeat(); // its own page hears the rest
  }, [here]);
  if (!table || table === here) return null;
  return (
    <div className="begun" role="alert">
      <p>{t("invite.hasCome")}</p>
      <Link to="/t/$table" params={{ table }} className="button first">
        {t("invite.toTheGame")}
      </Link>
    </div>
  );
}
