// Were the shuffles fair? The promise made before the game, checked here and not by the server.
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { components } from "../wire/http";
import type { CardEntry } from "../wire/queries";
import { call } from "../wire/session";
import { CardNames } from "./CardNames";
import type { Frames, Seen, Summary } from "./frames";
import { promised } from "./promise";
import { commitment, dealtFrom, type Recomputed, recomputed, type Shuffle } from "./verify";

type Shuffles = components["schemas"]["Shuffles"];

interface Found extends Recomputed {
  shuffles: Shuffle[];
  /** Whether seed and fingerprint belong together. */
  seed: boolean;
  /** Whether this browser was shown the same fingerprint before; null if it was not there. */
  promise: boolean | null;
  /** Whether the hands of the replay came from these decks; null where cards were laid out. */
  hands: boolean | null;
}

interface VerifyProps {
  game: Summary;
  cards: Map<string, CardEntry>;
}

export function Verify({ game, cards }: VerifyProps) {
  const { t } = useTranslation();
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const look = async () => {
    setBusy(true);
    setProblem("");
    try {
      setFound(await checked(game));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  return (
    <section className="sheet verify" aria-labelledby="verify">
      <h2 id="verify">{t("verify.title")}</h2>
      <p>{t("verify.text")}</p>
      <dl className="facts">
        <dt>{t("verify.commitment")}</dt>
        <dd>{game.commitment}</dd>
        <dt>{t("verify.seed")}</dt>
        <dd>{game.seed}</dd>
      </dl>
      <p className="buttons">
        <button type="button" className="button first" onClick={look} disabled={busy}>
          {t("verify.check")}
        </button>
        <a className="button" href={`/api/tables/${game.table}/replay/file`} download>
          {t("verify.download")}
        </a>
      </p>
      <div role="status">
        {problem && <p className="trouble">{problem}</p>}
        {found && <Findings game={game} found={found} />}
      </div>
      {found && <All game={game} shuffles={found.shuffles} cards={cards} />}
    </section>
  );
}

/** Everything fetched, and recomputed with the code of this page. */
async function checked(game: Summary): Promise<Found> {
  const { shuffles } = await call<Shuffles>("GET", `tables/${game.table}/replay/shuffles`);
  const first = await call<Frames>(
    "GET",
    `tables/${game.table}/replay/frames?seat=all&first=0&count=1`,
  );
  const view = first.frames[0]?.view as unknown as Seen;
  const hands = view.seats.map((seat) => (seat.hand ?? []).map((card) => card.id));
  const shown = promised(game.table);
  const setup = game.setup as { first?: number | null; arranged?: unknown[] };
  return {
    shuffles,
    seed: commitment(game.seed) === game.commitment,
    promise: shown === null ? null : shown === game.commitment,
    hands: setup.arranged?.length ? null : dealtFrom(shuffles, hands),
    ...recomputed(game.seed, shuffles, { lot: (setup.first ?? null) === null }),
  };
}

/** Whose deck a stream shuffles. */
function useDecks(game: Summary): (stream: string) => string {
  const { t } = useTranslation();
  return (stream) => {
    const seat = /^seat-(\d+)$/.exec(stream)?.[1];
    return seat === undefined
      ? t(`verify.stream.${stream}`)
      : t("verify.stream.seat", { name: game.seats[Number(seat)]?.name });
  };
}

function Findings({ game, found }: { game: Summary; found: Found }) {
  const { t } = useTranslation();
  const deck = useDecks(game);
  const { seed, promise, hands, right, wrong } = found;
  const count = [...right.values()].reduce((sum, each) => sum + each, 0);
  const decks = [...right].map(([stream, n]) => `${deck(stream)} ${n}`).join(", ");
  const all = seed && promise !== false && hands !== false && !wrong;
  return (
    <>
      <p className="verdict" data-right={all}>
        {t(all ? "verify.fair" : "verify.unfair")}
      </p>
      <ul className="findings">
        <Finding right={seed}>{t(seed ? "verify.seedRight" : "verify.seedWrong")}</Finding>
        <Finding right={promise}>
          {t(
            promise === null
              ? "verify.promiseUnknown"
              : promise
                ? "verify.promiseRight"
                : "verify.promiseWrong",
          )}
        </Finding>
        <Finding right={!wrong}>
          {wrong ? (
            <>
              {t(`verify.wrong.${wrong.why}`, {
                number: wrong.number,
                deck: deck(wrong.shuffle.stream),
              })}{" "}
              <Moment game={game} at={wrong.shuffle.position} />
            </>
          ) : (
            t("verify.right", { count, decks })
          )}
        </Finding>
        {hands !== null && (
          <Finding right={hands}>{t(hands ? "verify.handsRight" : "verify.handsWrong")}</Finding>
        )}
      </ul>
    </>
  );
}

function Finding({ right, children }: { right: boolean | null; children: ReactNode }) {
  return (
    <li data-right={right ?? undefined}>
      <span aria-hidden="true">{right === null ? "·" : right ? "✓" : "✗"}</span>
      <span>{children}</span>
    </li>
  );
}

function Moment({ game, at }: { game: Summary; at: number }) {
  const { t } = useTranslation();
  return (
    <Link to="/replay/$table" params={{ table: game.table }} search={{ at, seat: "all" }}>
      {t("verify.moment", { at })}
    </Link>
  );
}

/** Every shuffle to look at: what went in, what came out, and where the replay uses it. */
function All({ game, shuffles, cards }: VerifyProps & { shuffles: Shuffle[] }) {
  const { t } = useTranslation();
  const deck = useDecks(game);
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("verify.all", { count: shuffles.length })}</summary>
      {open && (
        <ol className="shuffles">
          {shuffles.map((each) => (
            <li key={`${each.stream}-${each.counter}`}>
              <details>
                <summary>
                  {deck(each.stream)}: {t("verify.cards", { count: each.before.length })}
                </summary>
                <p>
                  <Moment game={game} at={each.position} />,{" "}
                  {t("verify.block", { stream: each.stream, counter: each.counter })}
                </p>
                <h3>{t("verify.after")}</h3>
                <CardNames ids={[...each.after].reverse()} cards={cards} />
                <h3>{t("verify.before")}</h3>
                <CardNames ids={[...each.before].reverse()} cards={cards} />
              </details>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
