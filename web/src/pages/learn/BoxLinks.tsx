// Links to the rules of each box in playing order.
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { boxKey } from "../../base/words/keys";
import { BOXES } from "./page";

export function BoxLinks() {
  const { t } = useTranslation();
  return (
    <nav className="rules-parts" aria-label={t("rules.boxes")}>
      {BOXES.map((box) => (
        <Link key={box} to="/rules/$box" params={{ box }}>
          {t(boxKey(box))}
        </Link>
      ))}
    </nav>
  );
}
