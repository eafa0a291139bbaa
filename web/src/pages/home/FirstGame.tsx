// The first visit: one line that asks whether the game is new to the player, once.
import { change, useSettings } from "../../base/preferences/settings";
import { TEACHER, useBeginLesson } from "../../base/tables/lessons";
import { useWords } from "../../base/words/say";
import { Face } from "../../widgets/Face";

export function FirstGame() {
  const { t } = useWords();
  const { newcomer, finished } = useSettings();
  const [begin, trouble, busy] = useBeginLesson();
  if (newcomer !== null || finished.length) return null;
  const learn = async () => {
    if (await begin("first-turn")) change({ newcomer: true });
  };
  return (
    <section className="mine first-game" aria-labelledby="first-game">
      <Face of={TEACHER} />
      <p id="first-game">{t("home.first.asked")}</p>
      <button type="button" className="button" onClick={learn} disabled={busy}>
        <span>{t("home.first.yes")}</span>
      </button>
      <button
        type="button"
        className="button"
        onClick={() => change({ newcomer: false })}
        disabled={busy}
      >
        <span>{t("home.first.no")}</span>
      </button>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}
