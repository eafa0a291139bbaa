// A finished game once more: any seat's sight, step by decision or turn, a link to a moment.
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { CardFace, InspectProvider } from "../cards";
import type { components } from "../wire/http";
import type { CardInView, PublicView } from "../wire/messages";
import { type CardEntry, cardsOf } from "../wire/queries";
import { call } from "../wire/session";
import { commitment } from "./verify";
import "./after.css";

type Summary = components["schemas"]["ReplaySummary"];
type Frames = components["schemas"]["Frames"];
type Seen = Omit<PublicView, "seats"> & {
  seats: (PublicView["seats"][number] & { hand?: CardInView[] })[];
};

const AT_ONCE = 50;

export function ReplayPage() {
  const { t, i18n } = useTranslation();
  const { table } = useParams({ from: "/replay/$table" });
  const search = useSearch({ from: "/replay/$table" });
  const navigate = useNavigate();
  const at = search.at ?? 0;
  const seat = search.seat ?? "all";
  const first = Math.floor(at / AT_ONCE) * AT_ONCE;
  const summary = useQuery({
    queryKey: ["replay", table],
    queryFn: () => call<Summary>("GET", `tables/${table}/replay`),
  });
  const frames = useQuery({
    queryKey: ["frames", table, seat, first],
    queryFn: () =>
      call<Frames>(
        "GET",
        `tables/${table}/replay/frames?seat=${seat}&first=${first}&count=${AT_ONCE}`,
      ),
    placeholderData: (old) => old,
  });
  const cards = useQuery(cardsOf(table, i18n.language));
  const last = summary.data?.answers ?? 0;
  const go = (changes: { at?: number; seat?: string }) =>
    navigate({
      to: "/replay/$table",
      params: { table },
      search: {
        seat,
        ...changes,
        at: Math.max(0, Math.min(last, changes.at ?? at)),
      },
      replace: true,
    });

  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)
        return;
      if (event.key === "ArrowRight") void go({ at: at + 1 });
      if (event.key === "ArrowLeft") void go({ at: at - 1 });
    };
    addEventListener("keydown", step);
    return () => removeEventListener("keydown", step);
  });

  if (summary.error) return <p className="page trouble">{summary.error.message}</p>;
  if (!summary.data || !cards.data) return <p className="loading">{t("app.loading")}</p>;
  const game = summary.data;
  const frame = frames.data?.frames.find((each) => each.position === at);
  const turn = [...game.turns].reverse().find((each) => each.position <= at);
  const turnAt = game.turns.findIndex((each) => each === turn);
  return (
    <InspectProvider>
      <div className="page replay">
        <h1>{t("replay.title", { game: t(`box.${game.ladder}`) })}</h1>
        <Score game={game} />
        <div className="controls sheet">
          <p className="buttons">
            <button
              type="button"
              className="button"
              onClick={() => go({ at: game.turns[turnAt - 1]?.position ?? 0 })}
            >
              {t("replay.turnBack")}
            </button>
            <button type="button" className="button" onClick={() => go({ at: at - 1 })}>
              {t("replay.back")}
            </button>
            <button type="button" className="button first" onClick={() => go({ at: at + 1 })}>
              {t("replay.on")}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => go({ at: game.turns[turnAt + 1]?.position ?? last })}
            >
              {t("replay.turnOn")}
            </button>
          </p>
          <label>
            {t("replay.where", { at, last, turn: turn?.number ?? 0 })}
            <input
              type="range"
              min={0}
              max={last}
              value={at}
              onChange={(event) => go({ at: Number(event.target.value) })}
            />
          </label>
          <label>
            {t("replay.seen")}
            <select value={seat} onChange={(event) => go({ seat: event.target.value })}>
              <option value="all">{t("replay.all")}</option>
              {game.seats.map((each) => (
                <option key={each.seat} value={String(each.seat)}>
                  {each.name}
                </option>
              ))}
              <option value="-1">{t("replay.spectator")}</option>
            </select>
          </label>
        </div>
        {frame && (
          <>
            <section className="sheet" aria-live="polite">
              {frame.decision && (
                <p>
                  <b>{game.seats[frame.decision.seat]?.name}</b>: {frame.decision.text ?? "…"}
                </p>
              )}
              {frame.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
            <Board view={frame.view as unknown as Seen} cards={cards.data} game={game} />
          </>
        )}
        <Verify game={game} table={table} />
      </div>
    </InspectProvider>
  );
}

function Score({ game }: { game: Summary }) {
  const { t } = useTranslation();
  return (
    <table className="ladder">
      <caption>{t("replay.result")}</caption>
      <tbody>
        {game.seats.map((each) => (
          <tr key={each.seat}>
            <th scope="row">{each.name}</th>
            <td>{each.place ? t("profile.place", { place: each.place }) : "–"}</td>
            <td>{each.points === null ? "" : t("replay.points", { count: each.points })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Board({
  view,
  cards,
  game,
}: {
  view: Seen;
  cards: Map<string, CardEntry>;
  game: Summary;
}) {
  const { t } = useTranslation();
  const row = (shown: CardInView[], label: string) =>
    shown.length > 0 && (
      <section>
        <h3>{label}</h3>
        <div className="strip">
          {shown.map((each) => {
            const card = cards.get(each.id);
            return card && <CardFace key={each.handle} card={card} size="small" />;
          })}
        </div>
      </section>
    );
  return (
    <>
      {row([...view.super_villain, ...view.line_up], t("replay.lineUp"))}
      {view.seats.map((each) => (
        <section key={each.seat} className="sheet">
          <h2>{game.seats[each.seat]?.name}</h2>
          <p>{t("replay.counts", { hand: each.hand_size, deck: each.deck })}</p>
          {row(each.hero, t("replay.hero"))}
          {each.hand && row(each.hand, t("replay.hand"))}
          {row(each.in_play, t("replay.inPlay"))}
          {row(each.discard, t("replay.discard"))}
        </section>
      ))}
    </>
  );
}

/** The promise made before the game, checked here and not by the server. */
function Verify({ game, table }: { game: Summary; table: string }) {
  const { t } = useTranslation();
  const [found, setFound] = useState<"" | "right" | "wrong">("");
  return (
    <section className="sheet">
      <h2>{t("replay.verify")}</h2>
      <p>{t("replay.verifyText")}</p>
      <dl className="facts">
        <dt>{t("replay.commitment")}</dt>
        <dd>{game.commitment}</dd>
        <dt>{t("replay.seed")}</dt>
        <dd>{game.seed}</dd>
      </dl>
      <p className="buttons">
        <button
          type="button"
          className="button"
          onClick={async () =>
            setFound((await commitment(game.seed)) === game.commitment ? "right" : "wrong")
          }
        >
          {t("replay.check")}
        </button>
        <a className="button" href={`/api/tables/${table}/replay/file`} download>
          {t("replay.download")}
        </a>
      </p>
      {found && <p role="status">{t(`replay.${found}`)}</p>}
    </section>
  );
}
