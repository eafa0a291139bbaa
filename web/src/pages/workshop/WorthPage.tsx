// What a card is worth: bots that never saw it play with it, and without it.
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTitle } from "../../base/browser/title";
import { beginWorth, stopWorth, type WorthFound, worthNow } from "../../base/making/asked";
import { cardOf, changed, fileOf, type MadeCard, unnamed } from "../../base/making/box";
import { useWorkshopWords } from "../../base/words/workshop";
import { CardFace } from "../../cards";
import { useFaces } from "./faces";
import { Sign } from "./Sign";
import { type Bench, useBench } from "./using";
import { useWide } from "./wide";

const TO = "/workshop/{-$box}/{-$page}/{-$card}";
/** Milliseconds between two looks at a study. */
const OFTEN = 1000;

export function WorthPage({ of, card: id }: { of: string; card: string }) {
  const bench = useBench(of);
  const card = bench && cardOf(bench.box, id);
  return bench && card ? <Worth bench={bench} card={card} /> : null;
}

function Worth({ bench, card }: { bench: Bench; card: MadeCard }) {
  const { t } = useWorkshopWords();
  const { box, key } = bench;
  const { entry } = useFaces(card, box);
  const wide = useWide();
  const [found, setFound] = useState<WorthFound | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const name = card.name || unnamed(card, box);
  useTitle(`${name}: ${t("worth.title")}`);
  useEffect(() => {
    if (!busy) return;
    let gone = false;
    const look = async () => {
      if (gone) return;
      try {
        const now = await worthNow();
        if (gone) return;
        setFound(now);
        if (now.state !== "measuring") return setBusy(false);
      } catch (problem) {
        setTrouble((problem as Error).message);
        return setBusy(false);
      }
      setTimeout(() => void look(), OFTEN);
    };
    const wait = setTimeout(() => void look(), OFTEN);
    return () => {
      gone = true;
      clearTimeout(wait);
    };
  }, [busy]);
  useEffect(() => () => void stopWorth().catch(() => undefined), []);

  const measure = async () => {
    setTrouble("");
    try {
      setFound(await beginWorth(JSON.stringify(fileOf(box)), card.id));
      setBusy(true);
    } catch (problem) {
      setTrouble((problem as Error).message);
    }
  };
  const stop = async () => {
    await stopWorth();
    setFound(await worthNow().catch(() => found));
    setBusy(false);
  };
  const measurable = card.kind === "main" && card.whole;
  const known = found !== null && found.done > 0;
  return (
    <div className="page w-editor w-worth">
      <div className="w-stage">
        <div className="w-stage-card">
          <CardFace card={entry} width={wide ? 290 : 138} />
        </div>
      </div>
      <div className="w-main">
        <p className="w-crumb">
          <Link to={TO} params={{ box: key, page: undefined, card: undefined }}>
            {box.name || t("box.unnamed")}
          </Link>{" "}
          /{" "}
          <Link to={TO} params={{ box: key, page: "card", card: card.id }}>
            {name}
          </Link>{" "}
          / {t("worth.title")}
        </p>
        {!known && <h1>{t("worth.title")}</h1>}
        {known && <Verdict found={found} />}
        {!known && (
          <p className="lead">{measurable ? t("worth.band", { n: card.cost }) : t("worth.none")}</p>
        )}
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
        {busy && found && (
          <p className="w-progress">
            <progress value={found.done} max={found.all} aria-label={t("worth.measure")} />
            <span role="status">{t("worth.progress", { done: found.done, all: found.all })}</span>
            <button type="button" className="button" onClick={() => void stop()}>
              <Sign of="stop" />
              {t("worth.stop")}
            </button>
          </p>
        )}
        {known && <Lanes found={found} name={name} />}
        {known && (
          <ul className="w-warnings">
            {found.warnings.map(({ what, ...numbers }) => {
              const key = WARNINGS.find((each) => each === what);
              return key && <li key={what}>{t(`worth.warn.${key}`, rounded(numbers))}</li>;
            })}
          </ul>
        )}
        {known && !busy && (
          <fieldset className="w-costs">
            <legend className="unseen">{t("card.cost")}</legend>
            {[...new Set([card.cost ?? 0, ...found.fair_for])]
              .sort((a, b) => a - b)
              .slice(0, 6)
              .map((cost) => (
                <button
                  key={cost}
                  type="button"
                  className="chip"
                  aria-pressed={cost === card.cost}
                  onClick={() => bench.change((now) => changed(now, card.id, { cost }), "cost")}
                >
                  {t("worth.cost", { n: cost })}
                  {cost === card.cost && <small>{t("worth.asIs")}</small>}
                </button>
              ))}
          </fieldset>
        )}
        <details>
          <summary>{t("worth.how")}</summary>
          <ul>
            {([1, 2, 3, 4] as const).map((n) => (
              <li key={n}>{t(`worth.how${n}`)}</li>
            ))}
          </ul>
        </details>
      </div>
      <div className="w-doing" data-ready={measurable || undefined}>
        {found || !measurable ? (
          <Link to={TO} params={{ box: key, page: "card", card: card.id }} className="button first">
            {t("try.back")}
          </Link>
        ) : (
          <button type="button" className="button first" onClick={() => void measure()}>
            {t("worth.measure")}
          </button>
        )}
        <span className="w-push" />
        {found && !busy && (
          <button type="button" className="button" onClick={() => void measure()}>
            <Sign of="scale" />
            {t("worth.whole")}
          </button>
        )}
      </div>
    </div>
  );
}

const WARNINGS = ["wins-alone", "drags", "never-worked", "stuck", "runaway"] as const;
const GOOD = { fair: "good", weak: "think", strong: "think", unsure: "think" } as const;

const whole = (n: number): string => String(Math.round(n)).replace("-", "−");

const rounded = (numbers: Record<string, number>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, n]) => [name, whole(n)]));

function Verdict({ found }: { found: WorthFound }) {
  const { t, language } = useWorkshopWords();
  const { verdict, cost, more, low, high, fair_for } = found;
  const others = fair_for.filter((each) => each !== cost).map(String);
  const list = new Intl.ListFormat(language, { type: "conjunction" }).format(others);
  return (
    <div
      className="w-verdict"
      data-of={verdict in GOOD ? GOOD[verdict as keyof typeof GOOD] : "bad"}
    >
      <h1>{t(`worth.${verdict}`, { n: cost })}</h1>
      <p role="status">
        {t("worth.said", { n: whole(more), a: whole(low), b: whole(high) })}{" "}
        {others.length > 0 && t("worth.also", { list })}
      </p>
    </div>
  );
}

/** Lanes by cost: dots are printed cards, the white bar is mine with its interval. */
function Lanes({ found, name }: { found: WorthFound; name: string }) {
  const { t } = useWorkshopWords();
  const all = found.lanes.flatMap(({ cards, low, high }) => [
    ...cards.map(({ more }) => more),
    low,
    high,
  ]);
  const least = Math.min(0, found.low, ...all);
  const most = Math.max(10, found.high, ...all);
  const at = (n: number) => `${((100 * (n - least)) / (most - least)).toFixed(1)}%`;
  const near = found.lanes.filter(({ cost }) => Math.abs(cost - (found.cost ?? 0)) <= 1);
  return (
    <>
      <div className="w-lanes" aria-hidden="true">
        {near.map(({ cost, low, high, cards }) => (
          <div key={cost} data-mine={cost === found.cost || undefined}>
            <b>{cost}</b>
            <span className="w-lane">
              <i
                className="w-band"
                style={{ insetInlineStart: at(low), inlineSize: `calc(${at(high)} - ${at(low)})` }}
              />
              {cards.map(({ id, name: called, more }) => (
                <i
                  key={id}
                  className="w-dot"
                  style={{ insetInlineStart: at(more) }}
                  title={called}
                />
              ))}
              {cost === found.cost && (
                <i
                  className="w-bar"
                  style={{
                    insetInlineStart: at(found.low),
                    inlineSize: `calc(${at(found.high)} - ${at(found.low)})`,
                  }}
                />
              )}
            </span>
          </div>
        ))}
      </div>
      <p className="w-small w-quiet">{t("worth.axis")}</p>
      <details>
        <summary>{t("worth.table")}</summary>
        <table className="w-table">
          <thead>
            <tr>
              <th>{t("card.cost")}</th>
              <th>{t("worth.printed")}</th>
              <th>{t("worth.more")}</th>
            </tr>
          </thead>
          <tbody>
            {found.lanes.map(({ cost, cards, low, high }) => (
              <tr key={cost}>
                <td>{cost}</td>
                <td>{cards.length}</td>
                <td>{t("worth.range", { a: whole(low), b: whole(high) })}</td>
              </tr>
            ))}
            <tr>
              <td>{found.cost}</td>
              <td>{name}</td>
              <td>{t("worth.range", { a: whole(found.low), b: whole(found.high) })}</td>
            </tr>
          </tbody>
        </table>
      </details>
    </>
  );
}
