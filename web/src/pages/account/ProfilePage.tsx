// A person: what they played, how it went, where they stand; and what one may do about them.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import type { components } from "../../../made/http";
import { Portrait } from "../../art";
import { castOf } from "../../base/boxes/boxes";
import { useTitle } from "../../base/browser/title";
import { isOpponent } from "../../base/opponents/lines";
import { useMe } from "../../base/people/people";
import { call, type Person } from "../../base/wire/session";
import { boxKey } from "../../base/words/keys";
import { nameOf } from "../../base/words/named";
import { usePeopleWords } from "../../base/words/people";
import { leftWords } from "../../board/ending/ending";
import { useAttempt } from "../../widgets/attempt";
import { Face } from "../../widgets/Face";
import { Knowing } from "../../widgets/Knowing";
import { NotHere } from "../../widgets/NotHere";
import "../../widgets/account.css";

type Profile = components["schemas"]["Profile"];
type Game = components["schemas"]["Game"];

export function ProfilePage() {
  const { t, language } = usePeopleWords();
  const { person } = useParams({ from: "/people/$person" });
  const { person: me } = useMe();
  const { data, error } = useQuery({
    queryKey: ["person", person],
    queryFn: () => call<Profile>("GET", `people/${person}`),
  });
  useTitle(data?.name ?? "");
  if (error) return <NotHere why={error.message} />;
  if (!data) return <p className="loading">{t("app.loading")}</p>;
  const since = new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(data.since);
  const mine = me?.id === data.id;
  return (
    <div key={data.id} className="page profile">
      <header className="poster">
        <Portrait of={data.id} crop="cut" mood={data.streak > 0 ? "triumph" : "calm"} />
        <h1>{data.name}</h1>
        <p>
          {t("profile.since", { date: since })}
          {mine && me.guest && ` ${t("profile.guest")}`}
        </p>
        {mine ? (
          <Own me={me} />
        ) : (
          me && (
            <>
              <Knowing id={data.id} name={data.name} />
              <Other them={data} />
            </>
          )
        )}
      </header>
      <div className="record">
        <Facts of={data} />
        <Standings of={data} />
        <Games of={data} mine={mine} />
      </div>
    </div>
  );
}

function Own({ me }: { me: Person }) {
  const { t } = usePeopleWords();
  return (
    <div className="buttons">
      {me.guest && (
        <Link to="/account" className="button first">
          {t("nav.signIn")}
        </Link>
      )}
      <Link to="/account" className="button">
        {t("profile.change")}
      </Link>
    </div>
  );
}

/** Not to meet a person again, and to report them to the operator. */
function Other({ them }: { them: Profile }) {
  const { t } = usePeopleWords();
  const { table } = useSearch({ from: "/people/$person" });
  const queries = useQueryClient();
  const { data: blocks } = useQuery({
    queryKey: ["blocks"],
    queryFn: () => call<components["schemas"]["Blocked"][]>("GET", "blocks"),
  });
  const [telling, setTelling] = useState(false);
  const [reason, setReason] = useState("");
  const { attempt, outcome } = useAttempt();
  const blocked = blocks?.some(({ id }) => id === them.id) ?? false;
  const toggle = () =>
    attempt(async () => {
      await call(blocked ? "DELETE" : "PUT", `blocks/${them.id}`);
      await queries.invalidateQueries({ queryKey: ["blocks"] });
      return blocked ? "" : t("profile.blocked", { name: them.name });
    });
  function report(event: FormEvent) {
    event.preventDefault();
    attempt(async () => {
      await call("POST", `tables/${table}/reports`, { person: them.id, reason: reason.trim() });
      setTelling(false);
      setReason("");
      return t("profile.reported");
    });
  }
  return (
    <>
      {telling && (
        <form onSubmit={report}>
          <label className="field">
            {t("profile.reason", { name: them.name })}
            <textarea
              required
              rows={3}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value.replace(/\s/g, " "))}
            />
          </label>
          <div className="buttons">
            <button type="submit" className="button first">
              {t("profile.send")}
            </button>
            <button type="button" className="button" onClick={() => setTelling(false)}>
              {t("profile.dont")}
            </button>
          </div>
        </form>
      )}
      {!telling && (
        <div className="buttons">
          <button type="button" className="button" onClick={toggle}>
            {t(blocked ? "account.unblock" : "profile.block")}
          </button>
          {table && (
            <button type="button" className="button" onClick={() => setTelling(true)}>
              {t("profile.report")}
            </button>
          )}
        </div>
      )}
      {outcome}
    </>
  );
}

function Facts({ of }: { of: Profile }) {
  const { t } = usePeopleWords();
  const facts: [string | number, string][] = [
    [of.games, t("profile.gamesWon", { count: of.games, won: of.wins })],
    [Math.abs(of.streak), t(of.streak < 0 ? "profile.withoutWin" : "profile.inARow")],
  ];
  if (of.favourite)
    facts.push([of.favourite.name, t("profile.favourite", { count: of.favourite.games })]);
  return (
    <dl className="facts">
      {facts.map(([value, words]) => (
        <div key={words} className="sheet fact">
          <dt>{words}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Standings({ of }: { of: Profile }) {
  const { t, language } = usePeopleWords();
  const number = new Intl.NumberFormat(language);
  if (!of.ladders.length) return <p className="empty">{t("profile.noneRated")}</p>;
  return (
    <ul className="standings" aria-label={t("profile.ladders")}>
      {of.ladders.map((each) => (
        <li key={each.ladder} className="standing">
          <Portrait of={castOf(each.ladder)?.[0] ?? each.ladder} crop="cut" />
          <h3>{t(boxKey(each.ladder))}</h3>
          <b>{each.provisional ? t("profile.new") : number.format(each.rating)}</b>
          <small>{t("profile.wonOf", { won: each.wins, count: each.games })}</small>
        </li>
      ))}
    </ul>
  );
}

/** How many games a profile lists at most. */
const RECENT = 20;

const SHOWN = ["all", "won", "lost"] as const;

/** The last games, each with those one met and its review. */
function Games({ of, mine }: { of: Profile; mine: boolean }) {
  const { t, language } = usePeopleWords();
  const [shown, setShown] = useState<(typeof SHOWN)[number]>("all");
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const placed = of.recent.filter(({ place }) => place).length;
  // the last games are all that are listed, as long as they are few
  const hidden = of.recent.length && of.recent.length < RECENT ? of.games - placed : 0;
  const games = of.recent.filter(
    ({ place }) => shown === "all" || (place && (place === 1) === (shown === "won")),
  );
  return (
    <section className="sheet">
      <div className="games-head">
        <h2>{t("profile.recent")}</h2>
        {of.recent.length > 0 && (
          <div className="chips">
            {SHOWN.map((each) => (
              <button
                type="button"
                key={each}
                className="chip"
                aria-pressed={shown === each}
                onClick={() => setShown(each)}
              >
                {t(`profile.show.${each}`)}
              </button>
            ))}
          </div>
        )}
      </div>
      {games.length > 0 ? (
        <ul className="games">
          {games.map((game) => (
            <li key={game.table} className="game">
              <Met game={game} mine={mine} />
              <span className="when">
                {t(boxKey(game.ladder))}
                <small>{day.format(game.ended)}</small>
              </span>
              <Verdict game={game} mine={mine} />
              <Link to="/replay/$table" params={{ table: game.table }} className="button">
                {t("profile.review")}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="empty">
          {of.recent.length
            ? t("profile.noneSuch")
            : mine
              ? t("profile.none")
              : t(of.games ? "profile.noneListed" : "profile.noneOf", { name: of.name })}
        </p>
      )}
      {!mine && hidden > 0 && <p className="empty">{t("profile.unlisted", { count: hidden })}</p>}
    </section>
  );
}

/** The others at the table. People lead to their pages. */
function Met({ game, mine }: { game: Game; mine: boolean }) {
  const others = game.players.filter(({ seat }) => seat !== game.seat);
  const [first] = others;
  const face = first?.bot && isOpponent(first.bot) ? first.bot : (first?.person ?? game.table);
  return (
    <>
      <Face of={face} />
      <span className="people">
        {others.map(({ seat, name, person }) =>
          person ? (
            <Link
              key={seat}
              to="/people/$person"
              params={{ person }}
              search={mine ? { table: game.table } : {}}
            >
              {name}
            </Link>
          ) : (
            <span key={seat}>{nameOf(name)}</span>
          ),
        )}
      </span>
    </>
  );
}

/** How a game went; and who left, where that ended it. */
function Verdict({ game, mine }: { game: Game; mine: boolean }) {
  const { t } = usePeopleWords();
  if (!game.place) return <span className="verdict">{t("status.abandoned")}</span>;
  const won = game.place === 1;
  const names = game.players.map(({ name }) => nameOf(name));
  const left = leftWords(game.left, names, mine ? game.seat : -1, t);
  return (
    <span className="verdict" data-won={won}>
      {t(won ? "profile.verdict.won" : "profile.verdict.lost")}
      {left && <small>{left}</small>}
      {game.from_turn && <small>{t("replay.fromTurn", { turn: game.from_turn })}</small>}
      {game.change && <small>{t("profile.changed", game.change)}</small>}
    </span>
  );
}
