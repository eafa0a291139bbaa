// The Confrontations of a game in a row: it ended when a last Character fell.

import { CardArt } from "../../art";
import type { Course } from "../../base/wire/replays";
import { useEndingWords } from "../../base/words/ending";
import { FaceOf } from "./FaceOf";
import { type Ended, standingOf } from "./facts";
import type { Fight } from "./moment";
import { titled } from "./sentences";

export function Fights({ ended, course }: { ended: Ended; course: Course }) {
  const { t } = useEndingWords();
  const fights = course.turns.flatMap(({ number, fights }) =>
    fights.map((fight) => ({ ...fight, turn: number })),
  );
  if (!fights.length) return null;
  return (
    <section className="ending-fights">
      <h3>{t("ending.fights.title", { count: fights.length })}</h3>
      <ol>
        {fights.map((fight, at) => (
          <li
            key={`${fight.turn}-${at}`}
            data-side={sideOf(ended, fight)}
            data-last={(fight.won && at === fights.length - 1) || undefined}
          >
            <FightCard ended={ended} fight={fight} turn={fight.turn} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whose success it was: "none" where the Character held. */
function sideOf(ended: Ended, { seat, won }: Fight): "us" | "them" | "none" {
  if (!won) return "none";
  const { own, winners } = standingOf(ended);
  return (own ?? winners[0])?.seats.includes(seat) ? "us" : "them";
}

function FightCard({ ended, fight, turn }: { ended: Ended; fight: Fight; turn: number }) {
  const { t } = useEndingWords();
  const { seat, card: id, power, cost, block, won } = fight;
  const card = ended.cards.get(id);
  const name = ended.heroes[seat]?.name ?? ended.names[seat];
  const title = titled(ended, id, t);
  const short = [card?.name ?? id, card?.level].filter(Boolean).join(" ");
  const figures = block
    ? t("ending.fights.blocked", { power, printed: cost - block, block })
    : t("ending.fights.power", { power, cost });
  return (
    <>
      <span className="fight-picture" aria-hidden="true">
        {card && <CardArt card={card} crop="bust" mood={won ? "hit" : "calm"} />}
      </span>
      <FaceOf card={ended.heroes[seat]} />
      <span className="fight-turn" aria-hidden="true">
        {t("ending.moment.turn", { turn })}
      </span>
      <span className="fight-words" aria-hidden="true">
        <b>{won ? short : t("ending.fights.holds", { name: card?.name ?? id })}</b>
        {figures}
      </span>
      <span className="unseen">
        {t(won ? "ending.fights.won" : "ending.fights.lost", {
          turn,
          name,
          card: title,
          power,
          cost,
        })}
      </span>
    </>
  );
}
