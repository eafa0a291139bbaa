"""Play the marked mistakes of bots' games on: does the choice that the coach calls better win more?

    python tools/measure_futures.py --mistakes 30

Bots play games of every box, and the one who is reviewed slips now and then. For each mistake that
the review marks both choices are played on in 40 futures; then the future that is shown is played
once more, answer by answer, and compared with its story. With ``--into`` every mistake is
written to a file as well, as a line of JSON.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any, cast

from measure_reviews import TABLES, played

from archrivals.bots.learned import LearnedBot
from archrivals.bots.open_sight import BETWEEN_ACTIONS, OpenSight, worlds_of
from archrivals.coach.futures import FUTURES, Futures, FutureStory
from archrivals.engine.play.scoring import points
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table
from archrivals.hosting.coaching import Reviewing
from archrivals.hosting.futures import futures_of
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.replays import replay_of_save
from archrivals.hosting.rows import Saved


def mistakes(saved: Saved) -> list[dict[str, Any]]:
    """Return the mistakes that a review of the first seat marks."""
    making = Reviewing(saved, [0])
    while making.work():
        pass
    review = making.of(0).review
    return [] if review is None else list(review["mistakes"])


def imagined(saved: Saved, position: int, future: int) -> Table:
    """Return a future of a decision, made without the code that is measured."""
    replay = replay_of_save(saved)
    table = replay.at(position)
    seat = replay.answers[position][0]
    ask = table.ask_of(seat)
    assert ask is not None
    imagination = Sight(table, seat).imagination()
    seed = f"{replay.seed}:coach:{position}:futures"
    return worlds_of(imagination, seed, quiet=ask.kind in BETWEEN_ACTIONS)(future)


def differs(saved: Saved, position: int, futures: Futures, future: int) -> str:
    """Return how the story of a future differs from it when it is played again; "" if nowhere."""
    seat = replay_of_save(saved).answers[position][0]
    both = futures.stories(future)
    for option, story, outcome in zip(futures.options, both, futures.outcomes[future], strict=True):
        table = imagined(saved, position, future)
        s, bot = table.state, LearnedBot()
        table.answer(seat, option)
        bought = []
        while table.asks:
            ask = table.asks[0]
            before = s.number
            choice = bot.answer(OpenSight(table, ask.seat), ask)
            verb, what = ask.options[choice]
            if ask.seat == seat and verb == "buy":
                bought.append((before, s.cat.ids[s.faces[what]]))
            table.answer(ask.seat, choice)
        ended = s.result is not None and seat in s.result.winners
        if not ended == story.end.won == outcome.won:
            return "the winner"
        if story.end.points != tuple(points(s, each) for each in range(s.seats)):
            return "the points"
        if not _gained(story, bought):
            return "the cards that were bought"
    return ""


def _gained(story: FutureStory, bought: list[tuple[int, str]]) -> bool:
    """Return whether the beats show every card that was bought in their turns."""
    beats = [each for each in (story.first, story.parting) if each is not None]
    return all(
        sorted(card for number, card in bought if number == beat.turn)
        == sorted(card for card in beat.gained if (beat.turn, card) in bought)
        for beat in beats
    )


def rows(asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Yield what has come of each mistake."""
    found = 0
    for game in range(asked.games):
        for box, players in TABLES:
            saved = cast(Saved, played(box, players, f"{asked.seed}-{game}"))
            for each in mistakes(saved)[: asked.most]:
                row = _row(saved, each)
                if row is None:
                    continue
                yield {"box": box, "players": players, "game": game} | row
                found += 1
                if found == asked.mistakes:
                    return


def _row(saved: Saved, mistake: dict[str, Any]) -> dict[str, Any] | None:
    position, better = mistake["position"], mistake["preferred"]["option"]
    try:
        futures = futures_of(saved, position, better)
    except Refusal:
        return None
    began = process_time()
    while not futures.done:
        futures.next()
    seconds = process_time() - began
    made, other = futures.wins
    return {
        "position": position,
        "turn": mistake["turn"],
        "gain": mistake["gain"],
        "made": made,
        "better": other,
        "verdict": futures.verdict,
        "future": futures.median,
        "differs": differs(saved, position, futures, futures.median),
        "seconds": round(seconds, 2),
        "answers": round(futures.nodes / FUTURES / 2),
    }


def main(argv: list[str]) -> int:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--mistakes", type=int, default=30, help="marked mistakes in all")
    parser.add_argument("--games", type=int, default=20, help="games of each box at most")
    parser.add_argument("--most", type=int, default=2, help="mistakes of one game at most")
    parser.add_argument("--seed", default="futures")
    parser.add_argument("--into", type=Path, help="a file for the results, one on a line")
    asked = parser.parse_args(argv)
    found = []
    print("box, players, turn: gain, wins with the choice, with the better one, verdict, seconds")
    for row in rows(asked):
        found.append(row)
        print(
            f"{row['box']}, {row['players']}, {row['turn']}: {100 * row['gain']:.0f}, "
            f"{row['made']}, {row['better']}, {row['verdict']}, {row['seconds']:.1f}"
            f"{', differs in ' + row['differs'] if row['differs'] else ''}",
            flush=True,
        )
        if asked.into:
            with asked.into.open("a", encoding="utf-8") as out:
                out.write(json.dumps(row) + "\n")
    ahead = sum(row["better"] > row["made"] for row in found)
    behind = sum(row["better"] < row["made"] for row in found)
    verdicts = {name: sum(row["verdict"] == name for row in found) for name in NAMES}
    wrong = sum(bool(row["differs"]) for row in found)
    pairs = sum(row["better"] - row["made"] for row in found) / max(1, len(found)) / FUTURES
    print(
        f"\n{len(found)} mistakes: the better choice wins more futures in {ahead}, fewer in "
        f"{behind}; clear {verdicts['better']}, too close {verdicts['close']}, "
        f"against {verdicts['worse']}; "
        f"{100 * pairs:+.1f} wins of 100 on average; {wrong} stories differ from their future"
    )
    return 1 if wrong else 0


NAMES = ("better", "close", "worse")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
