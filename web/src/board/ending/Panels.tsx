// What the result says beyond the points: the turn that decided, luck and choices, the best Assist.
import type { CSSProperties } from "react";
import type { Review } from "../../base/wire/coached";
import type { Course } from "../../base/wire/replays";
import { useEndingWords } from "../../base/words/ending";
import { CardMini } from "../../cards";
import { Curve } from "./Curve";
import { type Ended, standingOf } from "./facts";
import { type Judged, judgedBy } from "./luck";
import { Marked } from "./Marked";
import type { Moment } from "./moment";
import { momentLines } from "./sentences";

type SaysBetter = (better: NonNullable<Moment["better"]>) => string;

interface MomentPanelProps {
  ended: Ended;
  moment: Moment | null;
  review: Review | null;
  /** Whether the coach still looks back at the game. */
  looking: boolean;
  says: SaysBetter;
}

export function MomentPanel({ ended, moment, review, looking, says }: MomentPanelProps) {
  const { t, language } = useEndingWords();
  if (!moment && !looking) return null;
  const lines = moment ? momentLines(ended, moment, says, language, t) : [];
  return (
    <section className="ending-panel ending-moment">
      <h3>
        {moment && !looking
          ? t("ending.moment.title", { turn: moment.turn })
          : t("ending.moment.open")}
      </h3>
      <div>
        <p>
          <Marked lines={lines} />
        </p>
        {(review || looking) && (
          <div className="ending-looks" role="status">
            {review ? (
              <Chances review={review} moment={moment} />
            ) : (
              <p>{t("ending.moment.looking")}</p>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

function Chances({ review, moment }: { review: Review; moment: Moment | null }) {
  const { t } = useEndingWords();
  const chances = [...review.turns.map(({ before }) => before), review.result];
  const at = review.turns.findIndex(({ turn }) => turn === moment?.turn);
  const marked = at < 0 ? -1 : at + 1; // where the turn had led
  const hundred = (chance: number | undefined) => Math.round(100 * (chance ?? 0));
  return (
    <Curve
      chances={chances}
      marked={marked}
      good={(chances[marked] ?? 0) >= (chances[marked - 1] ?? 0)}
      label={t("ending.moment.curve", {
        before: hundred(chances[0]),
        after: hundred(chances.at(-1)),
      })}
      first={t("ending.moment.turn", { turn: review.turns[0]?.turn ?? 1 })}
      last={`${review.turns.at(-1)?.turn ?? ""}`}
    />
  );
}

/** Luck and choices, in one heading and two bars. */
export function LuckPanel({ ended, review }: { ended: Ended; review: Review }) {
  const { t } = useEndingWords();
  const { own, sides } = standingOf(ended);
  const judged = judgedBy(review, ended.teams, own?.won ?? false);
  const { verdict, choices, luck } = judged;
  const others = sides.filter((side) => side !== own);
  const single = others.length === 1 && others[0]?.seats.length === 1 ? others[0].seats[0] : null;
  const name = single === null || single === undefined ? "" : ended.names[single];
  const blanks = { name, ahead: Math.abs(choices), luck: Math.abs(luck) };
  const key = verdict === "found" && !name ? "foundOthers" : verdict;
  return (
    <section className="ending-panel ending-luck">
      <h3>{t(`ending.luck.${key}`, blanks)}</h3>
      <p>
        {t(`ending.luck.${key}Text`, blanks)} {SAYS_LUCK.has(verdict) && t(luckKey(luck))}
      </p>
      {verdict !== "hard" && (
        <dl>
          <LuckBar what={t("ending.luck.choices")} n={choices} sort="choices" />
          <LuckBar what={t("ending.luck.luck")} n={luck} sort="luck" />
        </dl>
      )}
    </section>
  );
}

/** Headings that say nothing of luck yet. */
const SAYS_LUCK: ReadonlySet<Judged["verdict"]> = new Set([
  "earned",
  "team",
  "fair",
  "found",
  "well",
]);

/** Games of a hundred at which a bar reaches its end. */
const FULL_BAR = 50;

/** Less luck than this hardly matters. */
const LITTLE = 5;

const luckKey = (luck: number) =>
  Math.abs(luck) < LITTLE
    ? ("ending.luck.little" as const)
    : luck > 0
      ? ("ending.luck.for" as const)
      : ("ending.luck.against" as const);

const signed = (n: number) => (n > 0 ? `+${n}` : String(n).replace("-", "−"));

function LuckBar({ what, n, sort }: { what: string; n: number; sort: "choices" | "luck" }) {
  const { t } = useEndingWords();
  return (
    <div data-sort={sort}>
      <dt aria-hidden="true">{what}</dt>
      <dd aria-hidden="true" className="luck-track">
        <i
          data-less={n < 0 || undefined}
          style={{ "--share": Math.min(1, Math.abs(n) / FULL_BAR) } as CSSProperties}
        />
      </dd>
      <dd aria-hidden="true">{signed(n)}</dd>
      <dd className="unseen">{t("ending.luck.bar", { what, n: signed(n) })}</dd>
    </div>
  );
}

const SHOWN_ASSISTS = 3;

/** The Assists of one's own team, or of the winners'. */
export function AssistPanel({ ended, course }: { ended: Ended; course: Course }) {
  const { t } = useEndingWords();
  const { own, winners } = standingOf(ended);
  const seats = (own ?? winners[0])?.seats ?? [];
  const found = course.turns
    .flatMap(({ number, assists }) => assists.map((each) => ({ ...each, turn: number })))
    .filter(({ seat }) => seats.includes(seat))
    .sort((one, other) => other.power - one.power);
  const [best] = found;
  if (!best) return null;
  const power = found.reduce((sum, each) => sum + each.power, 0);
  return (
    <section className="ending-panel ending-assists">
      <div>
        <h3>{t("ending.assist.title")}</h3>
        <p>
          {t(best.seat === ended.seat ? "ending.assist.you" : "ending.assist.other", {
            card: ended.cards.get(best.card)?.name ?? best.card,
            name: ended.names[best.seat],
            turn: best.turn,
            power: best.power,
          })}
        </p>
      </div>
      <ul aria-hidden="true">
        {found.slice(0, SHOWN_ASSISTS).map(({ card, turn }, at) => {
          const entry = ended.cards.get(card);
          return <li key={`${turn}-${at}`}>{entry && <CardMini card={entry} />}</li>;
        })}
      </ul>
      <p>{t("ending.assist.all", { count: found.length, power })}</p>
    </section>
  );
}
