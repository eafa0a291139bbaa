// Links to the rules of each box in playing order.
import { Link } from "@tanstack/react-router";
import { BOXES } from "../../base/boxes/boxes";
import { boxKey } from "../../base/words/keys";
import { useWords } from "../../base/words/say";

export function BoxLinks() {
  const { t } = useWords();
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
