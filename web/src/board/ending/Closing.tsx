// The end of a game that was put away: for readers who open its link later.
import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { type Tongue, useSpeech } from "../../base/speech/speech";
import { sharing } from "../../base/tables/passing";
import type { ResultInView, Room } from "../../base/wire/messages";
import { replayOf, type Summary } from "../../base/wire/replays";
import { nameOf } from "../../base/words/named";
import { useWords } from "../../base/words/say";
import { Ending } from "./Ending";
import type { Ended } from "./facts";
import { useFresh } from "./fresh";

/** A table that is over and put away: there is no board any more, but there is its result. */
export function PutAway({ room, tongue }: { room: Room; tongue: Tongue }) {
  const { t } = useWords();
  const replay = useQuery(replayOf(room.table));
  if (replay.error) return <p className="page">{replay.error.message}</p>;
  if (!replay.data) return <p className="loading">{t("app.loading")}</p>;
  return <Closing room={room} game={replay.data} tongue={tongue} />;
}

function Closing({ room, game, tongue }: { room: Room; game: Summary; tongue: Tongue }) {
  const { t } = useWords();
  const fresh = useFresh(room.table);
  const you = sharing(room).length ? -1 : room.you; // at a shared device "you" are several
  const ended: Ended = {
    result: game.result as unknown as ResultInView,
    table: room.table,
    box: game.ladder,
    seat: you,
    played: room.you >= 0,
    names: room.seats.map((each) => (each.seat === you ? t("table.you") : nameOf(each.name))),
    teams: room.seats.map((each) => each.team),
    bots: room.seats.map((each) => each.bot),
    heroes: [], // its course knows them
    rematch: room.rematch,
    turns: game.turns.length || null,
    cards: tongue.cards,
  };
  const speech = useSpeech(tongue, { names: ended.names, teams: ended.teams, you });
  useWholeWindow();
  return (
    <div className="put-away">
      <h1 className="unseen">{t("table.over")}</h1>
      <Ending ended={ended} says={(message) => speech.say(message)} fresh={fresh} />
    </div>
  );
}

/** Let the scene fill the window, as at the table. */
function useWholeWindow(): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute("data-table", true);
    return () => page.removeAttribute("data-table");
  }, []);
}
