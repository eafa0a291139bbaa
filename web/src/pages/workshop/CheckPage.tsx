// Every problem of a box in one list, each with the card and the answer on the line.
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTitle } from "../../base/browser/title";
import { type BoxProblem, checkBox } from "../../base/making/asked";
import { cardOf, changed, drafts, fileOf, type MadeBox, unnamed } from "../../base/making/box";
import { useWorkshopWords } from "../../base/words/workshop";
import { MadeMini } from "./MadeFace";
import { IconButton, Sign } from "./Sign";
import { useUnread } from "./useRead";
import { type Bench, useBench } from "./using";

const TO = "/workshop/{-$box}/{-$page}/{-$card}";
const LEVELS = ["fault", "think", "know"] as const;
const SIGNS = { fault: "warn", think: "scale", know: "info" } as const;

export function CheckPage({ of }: { of: string }) {
  const bench = useBench(of);
  useUnread(bench);
  return bench ? <List bench={bench} /> : null;
}

function List({ bench }: { bench: Bench }) {
  const { t, language } = useWorkshopWords();
  const navigate = useNavigate();
  const { box, key } = bench;
  const [all, setAll] = useState(false);
  useTitle(t("check.title"));
  const file = JSON.stringify(fileOf(box, t("start.mine")));
  const { data, refetch, isFetching, error } = useQuery({
    queryKey: ["made-check", file, language],
    queryFn: () => checkBox(file),
    retry: false,
  });
  const open: BoxProblem[] = drafts(box).map((card) => ({
    level: "fault",
    path: "",
    card: card.id,
    line: 0,
    what: `${card.name || unnamed(card, box)}: ${t(card.words.trim() ? "check.part" : "check.needs")}`,
    nearest: "",
  }));
  const found = [...open, ...(data?.problems ?? [])];
  const hidden = found.filter((each) => isFine(box, each));
  const shown = all ? found : found.filter((each) => !hidden.includes(each));
  const first = shown.find((each) => cardOf(box, each.card));
  const fine = (problem: BoxProblem) =>
    bench.change((now) => {
      const card = cardOf(now, problem.card);
      return card ? changed(now, card.id, { fine: [...(card.fine ?? []), problem.what] }) : now;
    }, "box");
  return (
    <div className="page w-check">
      <header className="w-box-head">
        <h1>{t("check.title")}</h1>
        <p className="w-crumb">
          <Link to={TO} params={{ box: key, page: undefined, card: undefined }}>
            {box.name || t("box.unnamed")}
          </Link>
        </p>
        <span className="w-push" />
        <IconButton
          of="undo"
          label={t("card.undo")}
          onPress={bench.undo}
          off={!bench.kept.of.past.length}
        />
        <button
          type="button"
          className="button"
          disabled={isFetching}
          onClick={() => void refetch()}
        >
          <Sign of="check" />
          {t("check.again")}
        </button>
      </header>
      <div>
        {error && (
          <p className="trouble" role="alert">
            {error.message}
          </p>
        )}
        {data && !shown.length && <p className="empty">{t("check.none")}</p>}
        {LEVELS.map((level) => {
          const list = shown.filter((each) => each.level === level);
          if (!list.length) return null;
          return (
            <section key={level} className="w-problems" data-level={level}>
              <h2>
                <Sign of={SIGNS[level]} />
                {t(`check.${level}`)} {list.length}
              </h2>
              <ul>
                {list.map((problem) => (
                  <li key={problem.card + problem.path + problem.what}>
                    <Line bench={bench} problem={problem} onFine={() => fine(problem)} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {hidden.length > 0 && !all && (
          <button type="button" className="w-word" onClick={() => setAll(true)}>
            {t("check.hidden", { n: hidden.length })}
          </button>
        )}
      </div>
      <aside className="w-side">
        <h2>{t("check.sure")}</h2>
        <p className="w-small">{t("friend.trust")}</p>
      </aside>
      {first && (
        <div className="w-doing" data-ready>
          <button
            type="button"
            className="button first"
            onClick={() =>
              void navigate({ to: TO, params: { box: key, page: "card", card: first.card } })
            }
          >
            {t("check.first")}
          </button>
          <p>
            <b>{nameOf(box, first.card)}</b>
            <span>{t("check.rest")}</span>
          </p>
        </div>
      )}
    </div>
  );
}

const isFine = (box: MadeBox, problem: BoxProblem): boolean =>
  problem.level !== "fault" && (cardOf(box, problem.card)?.fine ?? []).includes(problem.what);

function nameOf(box: MadeBox, id: string): string {
  const card = cardOf(box, id);
  return card ? card.name || unnamed(card, box) : "";
}

function Line({
  bench,
  problem,
  onFine,
}: {
  bench: Bench;
  problem: BoxProblem;
  onFine: () => void;
}) {
  const { t } = useWorkshopWords();
  const { box, key } = bench;
  const card = cardOf(box, problem.card);
  return (
    <>
      {card ? <MadeMini card={card} box={box} /> : <span className="w-mini-room" />}
      <span className="w-problem-words">
        <b>{problem.what}</b>
        {problem.nearest && <small>{problem.nearest}</small>}
      </span>
      <span className="buttons">
        {card && (
          <Link to={TO} params={{ box: key, page: "card", card: card.id }} className="w-word">
            {t("check.look")}
          </Link>
        )}
        {card && problem.level !== "fault" && (
          <button type="button" className="w-word" onClick={onFine}>
            {t("check.fine")}
          </button>
        )}
      </span>
    </>
  );
}
