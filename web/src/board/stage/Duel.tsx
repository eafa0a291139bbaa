// Power against cost: two tracks of one scale, each brick with what it is.
import { useWords } from "../../base/words/say";

export interface DuelProps {
  /** Who confronts, and with how much. */
  attacker: { name: string; power: number; mine: boolean };
  /** The target, its cost, and the part of it on top of the printed one. */
  target: { name: string; cost: number; raised: number };
}

/** Room at the end of the longer track. */
const ROOM = 1.18;

export function Duel({ attacker, target }: DuelProps) {
  const { t } = useWords();
  const full = Math.max(attacker.power, target.cost, 1) * ROOM;
  const share = (n: number) => `${(100 * Math.max(0, n)) / full}%`;
  const printed = target.cost - Math.max(0, target.raised);
  return (
    <div
      className="duel"
      role="meter"
      aria-label={t("table.powerAgainstCost")}
      aria-valuemin={0}
      aria-valuemax={target.cost}
      aria-valuenow={Math.min(attacker.power, target.cost)}
      aria-valuetext={t("table.balance", { power: attacker.power, cost: target.cost })}
    >
      <div className="duel-track" data-mine={attacker.mine || undefined}>
        <span
          className="duel-brick"
          data-what="power"
          style={{ transform: `scaleX(${Math.max(0, attacker.power) / full})` }}
        />
        <b>{t("scene.powerOf", { name: attacker.name, n: attacker.power })}</b>
      </div>
      <div className="duel-track">
        <span className="duel-brick" data-what="cost" style={{ inlineSize: share(printed) }} />
        {target.raised > 0 && (
          <span
            key={target.raised}
            className="duel-brick"
            data-what="block"
            style={{ insetInlineStart: share(printed), inlineSize: share(target.raised) }}
          >
            +{target.raised}
          </span>
        )}
        <b>{t("scene.costOf", { name: target.name, n: target.cost })}</b>
        <i className="duel-mark" style={{ insetInlineStart: share(attacker.power) }} />
      </div>
    </div>
  );
}
