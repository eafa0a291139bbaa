"""Write the streams of web/src/board/live/streams: what a browser hears of games between bots.

For each box one game is played to its end, and sent to seat 0 by the server's own encoder. Kept
are its first and last turns, and turns with kinds of events that the others have not; each part
begins with a whole view, as after a break of the line. The director of the browser is tested on
them. Run it again when the wire has changed; it takes the ids of boxes, and else writes all.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from archrivals.bots.registry import bot_factory
from archrivals.boxes import BOXES
from archrivals.engine.language.rules import DEFAULT_BOX, Setup
from archrivals.engine.sight import Sight
from archrivals.hosting import wire
from archrivals.hosting.clocks import NO_CLOCK
from archrivals.hosting.hosted import Facts, HostedTable
from archrivals.server.core import codec

STREAMS: Final = (
    Path(__file__).resolve().parent.parent / "web" / "src" / "board" / "live" / "streams"
)

GAMES: Final = {
    box.id: Setup(
        box=box.id,
        players=3 if box.id == DEFAULT_BOX else box.usual,
        super_villains=4 if box.rules.villain_stack else 8,
    )
    for box in BOXES.values()
}
BOT: Final = "greedy"
SEED: Final = "stream 3"
OTHER_SEEDS: Final = {DEFAULT_BOX: "stream 5"}
"""Seeds of games that have every kind of beat."""
LISTENER: Final = 0
OPENING, ENDING = 3, 3
"""Turns that are kept from the beginning and from the end."""

Message = dict[str, Any]  # JSON as a browser gets it


def hosted(name: str, setup: Setup) -> HostedTable:
    """A table with a bot on every seat."""
    plain = json.loads(json.dumps(asdict(setup)))
    chairs = tuple((f"Player {seat + 1}", None, BOT) for seat in range(setup.players))
    return HostedTable.begin(
        Facts(name, plain, f"{OTHER_SEEDS.get(name, SEED)} {name}", NO_CLOCK, chairs)
    )


def heard(table: HostedTable) -> Iterator[tuple[int, Message, Message]]:
    """The game: of each update its turn, the view before it and the update itself."""
    bots = [bot_factory(BOT)(f"{table.facts.id} {seat}") for seat in range(len(table.chairs))]
    data = json.loads(codec.encode(table.view(LISTENER, words=False, elapsed=0)))
    while not table.over:
        ask = table.table.asks[0]
        turn, since = table.table.state.number, table.log_length
        option = bots[ask.seat].answer(Sight(table.table, ask.seat), ask)
        command = f"command {table.entries}"
        message = wire.Answer(table.facts.id, table.position, command, option)
        table.answer(ask.seat, message, 0, 0)
        if table.in_window and ask.seat != LISTENER:
            continue
        before = data
        data = json.loads(codec.encode(table.view(LISTENER, words=False, elapsed=0)))
        sent = table.updates(since, [(LISTENER, False)])[LISTENER, False]
        yield turn, before, json.loads(sent)


def kinds(update: Message) -> set[str]:
    """The kinds of its events; an Attack, a Confrontation on the listener is one of its own."""
    found = set()
    for event in update["events"]:
        found.add(event["kind"])
        aimed = event.get("n")
        if event["kind"] in ("attack", "confront"):
            at_me = LISTENER in aimed if isinstance(aimed, list) else aimed == LISTENER
            found.add(f"{event['kind']} {'on me' if at_me else 'on others'}")
        if event["kind"] == "outcome":
            found.add("won" if aimed[0] >= aimed[1] else "lost")
        if event["kind"] == "move":
            found.add(f"move {event['how']}")
    return found


def excerpt(game: list[tuple[int, Message, Message]]) -> list[Message]:
    """The turns worth keeping."""
    turns: dict[int, set[str]] = {}
    for turn, _, update in game:
        turns.setdefault(turn, set()).update(kinds(update))
    numbers = list(turns)
    kept = {*numbers[:OPENING], *numbers[-ENDING:]}
    seen = set().union(*(turns[turn] for turn in kept))
    while missing := set().union(*turns.values()) - seen:
        best = max(numbers, key=lambda turn: len(turns[turn] & missing))
        kept.add(best)
        seen |= turns[best]
    messages: list[Message] = []
    going_on = False
    for turn, before, update in game:
        if turn in kept:
            messages += [update] if going_on else [before, update]
        going_on = turn in kept
    return messages


def main() -> None:
    """Write those that are named."""
    STREAMS.mkdir(exist_ok=True)
    for name in sys.argv[1:] or GAMES:
        table = hosted(name, GAMES[name])
        game = list(heard(table))
        messages = excerpt(game)
        cat = table.table.state.cat
        cards = {
            card: {"kind": cat.kind[face], "cost": cat.cost[face]}
            for face, card in enumerate(cat.ids)
        }
        text = json.dumps({"cards": cards, "messages": messages}, separators=(",", ":"))
        packed = gzip.compress(text.encode(), 9, mtime=0)
        (STREAMS / f"{name}.json.gz").write_bytes(packed)
        print(f"{name}: {len(messages)} of {len(game)} messages, {len(packed)} bytes")


if __name__ == "__main__":
    main()
