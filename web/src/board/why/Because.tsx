// Why a line of the story is there: its rules with their place in the rulebook, and its cards.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Message } from "../../base/wire/messages";
import { type CardEntry, type Rule, rules } from "../../base/wire/queries";
import { language } from "../../base/words";
import { boxKey } from "../../base/words/keys";
import { useWords } from "../../base/words/say";
import { useInspect } from "../../cards";
import { groundOf } from "./ground";
import "./why.css";

export interface Asked {
  line: Message;
  /** The cards of the table. */
  cards: ReadonlyMap<string, CardEntry>;
  /** The setup of the table; it names the box that is played. */
  setup: Record<string, unknown> | undefined;
}

export function Because({ line, cards, setup }: Asked) {
  const { t } = useWords();
  const inspect = useInspect();
  const { data } = useQuery(rules(language()));
  const host = typeof setup?.box === "string" ? setup.box : undefined;
  const ground = useMemo(() => {
    const boxes = new Set([...cards.values()].map((card) => card.box));
    if (host) boxes.add(host);
    return data ? groundOf(line, data, boxes) : null;
  }, [line, data, cards, host]);
  if (!data) return <p className="because">{t("app.loading")}</p>;
  if (!ground) return <p className="because">{t("table.ground.none")}</p>;
  const shown = ground.cards.flatMap((id) => cards.get(id) ?? []);
  return (
    <div className="because">
      {ground.rules.map((rule) => (
        <Cited key={rule.id} rule={rule} host={host} />
      ))}
      {shown.length > 0 && (
        <p>
          {shown.map((card) => (
            <button
              key={card.id}
              type="button"
              className="because-card"
              onClick={() => inspect(card)}
            >
              {card.name}
            </button>
          ))}
        </p>
      )}
      {host && (
        <p>
          <Link to="/rules/$box" params={{ box: host }} target="_blank">
            {t("table.ground.all")}
          </Link>
        </p>
      )}
    </div>
  );
}

/** A rule with its place in the book of the box that is played, or else in the other books. */
function Cited({ rule, host }: { rule: Rule; host: string | undefined }) {
  const { t } = useWords();
  const places = rule.places ?? [];
  const own = places.filter((place) => place.book === host);
  return (
    <div>
      <p>
        <b>{[rule.id, rule.heading].filter(Boolean).join(" ")}</b> {rule.text}
      </p>
      {(own.length ? own : places).map((place) => (
        <small key={place.book}>
          {t(boxKey(place.book))}: <span lang="en">{place.sections.join(", ")}</span>
        </small>
      ))}
    </div>
  );
}
