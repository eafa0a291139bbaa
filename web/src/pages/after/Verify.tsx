// Was the game fair? Everything is checked here, by this page's own Python, and not by the server.
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { saveFile } from "../../base/browser/download";
import { isLocal } from "../../base/local/tables";
import { gameLink } from "../../base/wire/links";
import type { CardEntry } from "../../base/wire/queries";
import type { Summary } from "../../base/wire/replays";
import { call } from "../../base/wire/session";
import { keyFor } from "../../base/words/keys";
import { useWords } from "../../base/words/say";
import { CardNames } from "../../cards/CardNames";
import { type Checked, check, type Finding, type Shuffle } from "../../fair/check";
import { recall } from "../../fair/memory";
import type { Seen } from "../../fair/seen";
import { EngineProgress } from "../../widgets/EngineProgress";
import { CopyLink } from "./CopyLink";

interface VerifyProps {
  game: Summary;
  cards: Map<string, CardEntry>;
}

export function Verify({ game, cards }: VerifyProps) {
  const { t } = useWords();
  const [found, setFound] = useState<Checked | null>(null);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const seen = recall(game.table);
  const look = async () => {
    setBusy(true);
    setProblem("");
    try {
      setFound(await check(await call("GET", `tables/${game.table}/replay/file`), seen));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  const save = async () =>
    saveFile(
      `archrivals-${game.table}.json`,
      await call("GET", `tables/${game.table}/replay/file`),
    );
  return (
    <section className="sheet verify" aria-labelledby="verify">
      <h2 id="verify">{t("verify.title")}</h2>
      <p>{t("verify.text")}</p>
      <dl className="facts">
        <dt>{t("verify.fingerprint")}</dt>
        <dd>{game.commitment}</dd>
        <dt>{t("verify.seedTold")}</dt>
        <dd>{game.seed}</dd>
      </dl>
      <p className="buttons">
        <button type="button" className="button first" onClick={look} disabled={busy}>
          {t("verify.check")}
        </button>
        {isLocal(game.table) ? (
          <button type="button" className="button" onClick={save}>
            {t("verify.download")}
          </button>
        ) : (
          <a className="button" href={`/api/tables/${game.table}/replay/file`} download>
            {t("verify.download")}
          </a>
        )}
        <CopyLink link={() => gameLink(game.table)} says={t("verify.link")} />
        {seen && <Own seen={seen} />}
      </p>
      <div role="status">
        {problem && <p className="trouble">{problem}</p>}
        {busy && <EngineProgress busy />}
        {found && <Findings game={game} found={found} />}
      </div>
      {found && <All game={game} shuffles={found.shuffles} cards={cards} />}
    </section>
  );
}

/** What this browser kept of the game, for `archrivals verify --seen`. */
function Own({ seen }: { seen: Seen }) {
  const { t } = useWords();
  const text = encodeURIComponent(JSON.stringify(seen));
  return (
    <a
      className="button"
      href={`data:application/json,${text}`}
      download={`archrivals-${seen.table}-seen.json`}
    >
      {t("verify.own")}
    </a>
  );
}

/** Whose deck a stream shuffles. */
function useDecks(game: Summary): (stream: string) => string {
  const { t } = useWords();
  return (stream) => {
    const seat = /^seat-(\d+)$/.exec(stream)?.[1];
    return seat === undefined
      ? t(keyFor("verify.stream", stream, "main"))
      : t("verify.stream.seat", { name: game.seats[Number(seat)]?.name });
  };
}

function Findings({ game, found }: { game: Summary; found: Checked }) {
  const { t } = useWords();
  const right = found.findings.every((finding) => finding.right !== false);
  return (
    <>
      <p className="verdict" data-right={right}>
        {t(right ? "verify.fair" : "verify.unfair")}
      </p>
      <ul className="findings">
        {found.findings.map((finding) => (
          <Line key={finding.what} right={finding.right}>
            <Words game={game} finding={finding} shuffles={found.shuffles} />
          </Line>
        ))}
      </ul>
    </>
  );
}

interface WordsProps {
  game: Summary;
  finding: Finding;
  shuffles: Shuffle[];
}

function Words({ game, finding, shuffles }: WordsProps) {
  const { t } = useWords();
  const deck = useDecks(game);
  const { code, at, seat, n = 0, of = 0 } = finding;
  const counts = new Map<string, number>();
  for (const { stream } of shuffles) counts.set(stream, (counts.get(stream) ?? 0) + 1);
  const words = t(keyFor("verify.found", code, "unreadable"), {
    count: n,
    of,
    gap: of - n,
    name: game.seats[seat ?? -1]?.name,
    shuffles: shuffles.length,
    decks: [...counts].map(([stream, count]) => `${deck(stream)} ${count}`).join(", "),
  });
  return (
    <>
      {words} {at !== undefined && <Moment game={game} at={at} />}
    </>
  );
}

function Line({ right, children }: { right: boolean | null; children: ReactNode }) {
  return (
    <li data-right={right ?? undefined}>
      <span aria-hidden="true">{right === null ? "·" : right ? "✓" : "✗"}</span>
      <span>{children}</span>
    </li>
  );
}

function Moment({ game, at }: { game: Summary; at: number }) {
  const { t } = useWords();
  return (
    <Link to="/replay/$table" params={{ table: game.table }} search={{ at, seat: "all" }}>
      {t("verify.moment", { at })}
    </Link>
  );
}

/** Every shuffle to look at: what went in, what came out, and where the replay uses it. */
function All({ game, shuffles, cards }: VerifyProps & { shuffles: Shuffle[] }) {
  const { t } = useWords();
  const deck = useDecks(game);
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("verify.all", { count: shuffles.length })}</summary>
      {open && (
        <ol className="shuffles">
          {shuffles.map((each, number) => (
            <li key={number}>
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
