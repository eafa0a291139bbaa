"""Games with a box of one's own: each new or changed card comes up, and all laws are checked."""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass, field, replace
from typing import Final

from archrivals.bots import decide, make_bot
from archrivals.boxes import BOXES, catalogue_for
from archrivals.boxes.box_file import Problem
from archrivals.boxes.own_boxes import OwnBox, own_box, setup_with
from archrivals.engine.invariants import Broken
from archrivals.engine.language.cards import Card
from archrivals.engine.language.rules import Setup
from archrivals.engine.play.dealing import GIVEN
from archrivals.engine.sight import Sight
from archrivals.engine.state.events import Played
from archrivals.engine.table import Table

from .simulating import Endless, check_laws

MAX_ANSWERS: Final = 20_000
MAX_TURNS: Final = 1_000
MAX_ANSWER_S: Final = 5.0
"""Seconds of a processor for one answer, past which an effect takes too much work."""

BOTS: Final = ("random", "greedy")


@dataclass(slots=True)
class Tried:
    """The result of some games: their number, the problems, and the cards that were played."""

    games: int = 0
    problems: list[Problem] = field(default_factory=list)
    played: set[str] = field(default_factory=set)
    stuck: int = 0


def try_box(text: str, games: int, seed: str = "try") -> Tried:
    """Play games between bots with a box; every card that may be a gift lies in a starting deck."""
    box = own_box(text)
    made = [*box.added, *(card for _, card in box.changed)]
    cat = catalogue_for(setup_with(text))
    tried = Tried()
    for game in range(games):
        setup = _setup(text, box, made, game)
        try:
            _play(tried, Table.new(setup, cat, f"{seed}-{game}"), game)
        except (Broken, Endless) as wrong:
            tried.problems.append(Problem("", f"game {game} ({setup.players} players): {wrong}"))
        except Exception:
            last = traceback.format_exc(limit=-2)
            what = f"game {game} broke off, which is our mistake: {last}"
            tried.problems.append(Problem("", what))
    for card in made:
        if games and card.kind in GIVEN and card.id not in tried.played and _playable(card):
            what = f"{card.name} was never played in {games} games"
            tried.problems.append(Problem(box.places.get(card.id, ""), what, "think"))
    if tried.stuck:
        what = f"{tried.stuck} of {games} games got stuck: no player could go on (Q39)"
        tried.problems.append(Problem("", what, "think"))
    return tried


def _playable(card: Card) -> bool:
    return card.kind != "super-villain"


def _setup(text: str, box: OwnBox, made: list[Card], game: int) -> Setup:
    rules = BOXES[box.host].rules
    fewest, most = rules.players
    players = (fewest, most)[game % 2]
    gifts = [card.id for card in made if card.kind in GIVEN]
    first = game * players
    given = [(seat, gifts[(first + seat) % len(gifts)]) for seat in range(players)] if gifts else []
    setup = setup_with(text, players)
    return replace(setup, gifts=tuple(given), super_villains=4)


def _play(tried: Tried, table: Table, game: int) -> None:
    setup = table.setup
    name = BOTS[game % len(BOTS)]
    bots = [make_bot(name, f"{game}", seat) for seat in range(setup.players)]
    sights = [Sight(table, seat) for seat in range(setup.players)]
    while table.asks:
        ask = table.asks[0]
        choice = decide(bots[ask.seat], sights[ask.seat], ask, name)
        began = time.process_time()
        table.answer(ask.seat, choice)
        took = time.process_time() - began
        if took > MAX_ANSWER_S:
            raise Endless(f"one answer took {took:.1f} seconds")
        check_laws(table)
        if len(table.answers) > MAX_ANSWERS or table.state.number > MAX_TURNS:
            raise Endless(f"no end after {table.state.number} turns")
    cat = table.state.cat
    for event in table.state.log or ():
        if isinstance(event, Played):
            tried.played |= {cat.cards[card.face].id for card in event.cards}
    tried.games += 1
    tried.stuck += table.result is not None and table.result.rule == "Q39"
