// The first visit: one line that asks whether the game is new to the player, once.
import { change, type Settings, useSettings } from "../../base/preferences/settings";
import { TEACHER, useBeginLesson } from "../../base/tables/lessons";
import { useWords } from "../../base/words/say";
import { Face } from "../../widgets/Face";

/** Whether it is still to be asked in this browser. */
export const isUnasked = ({ newcomer, finished }: Settings): boolean =>
  newcomer === null && !finished.length;

export function FirstGame() {
  const { t } = useWords();
  const wishes = useSettings();
  const [begin, trouble, busy] = useBeginLesson();
  if (!isUnasked(wishes)) return null;
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
