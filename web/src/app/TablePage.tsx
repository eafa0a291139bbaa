// A table's page: an invitation for who has no seat, the seats while it waits, then the game.
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTongue } from "../base/speech/speech";
import { type ClockRules, isSlow } from "../base/tables/clocks";
import { useLooking } from "../base/tables/looking";
import { coverOf } from "../base/tables/passing";
import { meAt, room } from "../base/wire/queries";
import type { Person } from "../base/wire/session";
import { useWords } from "../base/words/say";
import { refusalOf } from "../board/desk/context";
import { PutAway } from "../board/ending/late";
import { useTable } from "../board/live/live";
import { useStage } from "../board/stage/useStage";
import { Table } from "../board/table/Table";
import { NotHere } from "../widgets/NotHere";
import "../board/table/table.css";

const Curtain = lazy(() =>
  import("../pages/pass/Curtain").then((page) => ({ default: page.Curtain })),
);
const Invite = lazy(() =>
  import("../pages/invite/Invite").then((page) => ({ default: page.Invite })),
);
const Waiting = lazy(() =>
  import("../pages/invite/Waiting").then((page) => ({ default: page.Waiting })),
);
const Lesson = lazy(() =>
  import("../pages/learn/Lesson").then((page) => ({ default: page.Lesson })),
);

const Trying = lazy(async () => {
  const [part, words] = await Promise.all([
    import("../pages/workshop/Trying"),
    import("../base/words/workshop"),
  ]);
  await words.loadWords();
  return { default: part.Trying };
});

export function TablePage() {
  const { table } = useParams({ from: "/t/$table" });
  const { t } = useWords();
  const person = useQuery(meAt(table));
  const [watched, setWatched] = useState("");
  const watches = watched === table;
  const watch = () => setWatched(table);
  if (person.isPending) return <p className="loading">{t("app.loading")}</p>;
  if (!person.data) return <Visitor table={table} onWatch={watch} />;
  return (
    <Seated key={table} table={table} person={person.data} watches={watches} onWatch={watch} />
  );
}

/** A person who follows a link and has no session yet. */
function Visitor({ table, onWatch }: { table: string; onWatch: () => void }) {
  const { t } = useWords();
  const { data, error } = useQuery({ ...room(table), refetchInterval: 3000 });
  if (error) return <NotHere why={error.message} />;
  if (!data) return <p className="loading">{t("app.loading")}</p>;
  return <Invite room={data} person={null} onWatch={onWatch} />;
}

interface SeatedProps {
  table: string;
  person: Person;
  /** Whether they have said that they want no seat. */
  watches: boolean;
  onWatch: () => void;
}

function Seated({ table, person, watches, onWatch }: SeatedProps) {
  const { t } = useWords();
  const { lesson, trying } = useSearch({ from: "/t/$table" });
  const [live, store] = useTable(table);
  const { tongue, error } = useTongue(table);
  const list = tongue?.cards;
  const [staged, director] = useStage(store, list);
  const here = live.room !== null;
  const mine = live.room && live.room.you >= 0 ? live.room : null;
  useLooking(!!mine && isSlow(mine.clock as unknown as ClockRules), store.look);
  useEffect(() => {
    if (list && here) store.remember(list); // what the decks are made of, to compare later
  }, [store, list, here]);
  const { refused } = live;
  if (refused?.code === "no-table" || (refused && !live.public && live.room?.status !== "open"))
    return (
      <NotHere why={refusalOf(refused)}>
        {refused.code === "other-rules" && mine && (
          <button type="button" className="button" onClick={() => store.concede()}>
            {t("table.concede")}
          </button>
        )}
      </NotHere>
    );
  if (live.room?.status === "open")
    return live.room.you < 0 && !watches ? (
      <Invite room={live.room} person={person} onWatch={onWatch} />
    ) : (
      <Waiting room={live.room} person={person.id} />
    );
  if (error && !tongue) return <NotHere why={error.message} />;
  if (!tongue) return <p className="loading">{t("app.loading")}</p>;
  // over, without its last step: opened late, or the line broke at the end
  if (live.room?.seed && !live.public?.result) return <PutAway room={live.room} tongue={tongue} />;
  const cover = coverOf(live);
  const plays = live.private && staged.now && live.holder >= 0; // what has just been done is shown
  if (cover && live.room && !plays)
    return <Curtain room={live.room} cover={cover} onOpen={(seat) => store.take(seat)} />;
  if (!staged.live.public) return <p className="loading">{t("app.loading")}</p>;
  return (
    <>
      {lesson && live.seat >= 0 && (
        <Suspense>
          <Lesson lesson={lesson} staged={staged} store={store} cards={tongue.cards} />
        </Suspense>
      )}
      {trying && (
        <Suspense>
          <Trying key={table} of={trying} staged={staged} tongue={tongue} />
        </Suspense>
      )}
      {live.room?.from_turn && (
        <p className="from-turn">{t("replay.fromTurn", { turn: live.room.from_turn })}</p>
      )}
      <Table staged={staged} director={director} store={store} tongue={tongue} />
    </>
  );
}
