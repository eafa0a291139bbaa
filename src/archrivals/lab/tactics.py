"""Positions out of played games that a good player does not get wrong, and how bots do in them.

A position is a table, a seed and the answers that lead to it: one letter an answer, always of the
first open ask. ``tools/gather_tactics.py`` gathers them; ``tests/tactics`` keeps them by name.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from typing import Any, Final, Literal

from archrivals.bots import make_bot
from archrivals.bots.closing import last_villain, missing
from archrivals.bots.conduct import fate
from archrivals.bots.learned import LearnedBot
from archrivals.bots.open_sight import OpenSight
from archrivals.bots.remote import answer_job, job_of
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import Setup
from archrivals.engine.play.scoring import owned, vp_of
from archrivals.engine.play.turns import price
from archrivals.engine.saving import RULES_VERSION, card_digest
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.flat import LINE_UP, hero_zone
from archrivals.engine.table import Table

from .simulating import faces_for

LETTERS: Final = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
TABLES_PER_CONFRONTATION: Final = 24
"""Imagined tables on which a Confrontation is judged."""

SURE_TABLES: Final = 20
"""Imagined tables on all of which a win must come about, and on the real one."""

MAX_PLANS: Final = 60
MAX_ANSWERS: Final = 400

Theme = Literal["win", "lost end", "announce"]
Way = Literal["lab", "server"]
Chooser = Callable[[Table, Ask], int]


@dataclass(frozen=True, slots=True)
class Position:
    """An open ask of a seat. ``hopeless`` are the announcements that cannot succeed."""

    name: str
    theme: Theme
    table: str
    players: int
    seed: str
    answers: str
    seat: int
    hopeless: tuple[int, ...] = ()

    def open(self) -> Table:
        """The table, at the ask."""
        setup = table_named(self.table, self.players)
        table = Table.new(setup, faces_for(setup), self.seed, log=False)
        for letter in self.answers:
            table.answer(table.asks[0].seat, LETTERS.index(letter))
        return table


def table_named(name: str, players: int) -> Setup:
    """The table of a box or a mixture."""
    if name in RECIPES:
        return setup_of(RECIPES[name], players)
    return Setup(box=name, players=players)


def written(answers: list[tuple[int, int]]) -> str:
    """Answers as letters."""
    return "".join(LETTERS[index] for _, index in answers)


# --- Keeping ----------------------------------------------------------------------------------


def keep(positions: list[Position], path: Path) -> None:
    """Write positions, one a line, with the rules and cards that they are of."""
    cards = {each.table: _digest(each.table, each.players) for each in positions}
    head = json.dumps({"rules": RULES_VERSION, "cards": dict(sorted(cards.items()))})
    lines = [head, *(json.dumps(asdict(each)) for each in positions)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def kept(path: Path, *, of_any_rules: bool = False) -> list[Position]:
    """Return the positions in a file; refuse those of other rules or cards."""
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    data: dict[str, Any] = json.loads(head)
    positions = [_position(json.loads(line)) for line in lines]
    cards = {each.table: _digest(each.table, each.players) for each in positions}
    same = (data["rules"], data["cards"]) == (RULES_VERSION, cards)
    if not same and not of_any_rules:
        raise ValueError(
            f"{path.name} has positions of other rules or cards: run tools/gather_tactics.py"
        )
    return positions


def _position(data: dict[str, Any]) -> Position:
    return Position(**(data | {"hopeless": tuple(data["hopeless"])}))


@lru_cache(maxsize=32)
def _digest(table: str, players: int) -> str:
    return card_digest(faces_for(table_named(table, players)))


# --- Asking bots ------------------------------------------------------------------------------


def chooser(bot: str, way: Way) -> Chooser:
    """Return a bot's way of choosing in the lab, with the table, or on a server, by a job."""

    def in_the_lab(table: Table, ask: Ask) -> int:
        return make_bot(bot, "tactics", ask.seat).answer(Sight(table, ask.seat), ask)

    def on_a_server(table: Table, ask: Ask) -> int:
        job = json.loads(json.dumps(job_of(table, ask.seat, bot, "tactics")))
        return answer_job(job, table.state.cat, seconds=1e9)

    return in_the_lab if way == "lab" else on_a_server


def passed(position: Position, choose: Chooser) -> bool | None:
    """Return whether a bot gets a position right; None where it announced nothing to be judged."""
    table = position.open()
    ask = table.ask_of(position.seat)
    assert ask is not None
    if position.theme == "announce":
        at = choose(table, ask)
        return None if ask.options[at][0] != "confront" else at not in position.hopeless
    by_chooser(table, position.seat, choose)
    ended = fate(table.state, position.seat)
    return ended == "won" if position.theme == "win" else ended != "lost"


def played_on(table: Table, answer: Callable[[Ask], int | None]) -> None:
    """The rest of a turn, as far as there are answers."""
    number = table.state.number
    for _ in range(MAX_ANSWERS):
        if not table.asks or table.state.number != number:
            return
        ask = table.asks[0]
        at = answer(ask)
        if at is None:
            return
        table.answer(ask.seat, at)


def by_chooser(table: Table, seat: int, choose: Chooser) -> None:
    """The rest of a turn: the seat by its chooser, the others by experience."""
    habit = LearnedBot()

    def answer(ask: Ask) -> int:
        if len(ask.options) == 1:
            return 0
        if ask.seat == seat:
            return choose(table, ask)
        return habit.answer(Sight(table, ask.seat), ask)

    played_on(table, answer)


# --- Judging ----------------------------------------------------------------------------------
# Written apart from archrivals.bots.conduct: sets of cards are tried, not computed.


def hopeless(table: Table, seat: int) -> tuple[int, ...]:
    """The announcements of an ask that succeed on no imagined table."""
    ask = table.ask_of(seat)
    assert ask is not None
    worlds = [table.imagined(seat, f"judge {number}") for number in range(TABLES_PER_CONFRONTATION)]
    return tuple(
        at
        for at, (verb, foe) in enumerate(ask.options)
        if verb == "confront" and not any(_falls(world, seat, at, foe) for world in worlds)
    )


def _falls(world: Table, seat: int, at: int, foe: int) -> bool:
    table = world.fork(anchored=False)
    s = table.state
    before = len(s.zones[hero_zone(foe)])
    table.answer(seat, at)
    by_experience(table)
    return len(s.zones[hero_zone(foe)]) < before


def by_experience(table: Table, until: Callable[[Ask, int], bool] | None = None) -> None:
    """The rest of a turn by experience, or until an answer is one to stop before."""
    habit = LearnedBot()

    def answer(ask: Ask) -> int | None:
        at = habit.answer(OpenSight(table, ask.seat), ask)
        return None if until is not None and until(ask, at) else at

    played_on(table, answer)


def shopping(seat: int) -> Callable[[Ask, int], bool]:
    """Return whether a seat has nothing left to play and would buy, or end its turn."""

    def stops(ask: Ask, at: int) -> bool:
        return (
            ask.seat == seat and ask.kind == "turn" and ask.options[at][0] in ("buy", "hunt", "end")
        )

    return stops


def certain_win(table: Table, seat: int) -> bool:
    """Return whether the seat surely wins on this turn, by one option and what follows."""
    ask = table.ask_of(seat)
    assert ask is not None
    ways = range(len(ask.options)) if ask.kind == "announce" else (-1,)
    worlds = [table, *(table.imagined(seat, f"judge {number}") for number in range(SURE_TABLES))]
    return any(all(_won(world, seat, at) for world in worlds) for at in ways)


def _won(world: Table, seat: int, at: int) -> bool:
    table = world.fork(anchored=False)
    number = table.state.number
    if at >= 0:
        table.answer(seat, at)
    by_experience(table, shopping(seat))
    if table.over or table.state.number != number:
        return fate(table.state, seat) == "won"
    return any(_bought(table, seat, plan) == "won" for plan in closing_sets(table, seat))


def closing_sets(table: Table, seat: int) -> Iterator[tuple[int, ...]]:
    """Sets of cards that the Power can pay for and that end the game, most points first."""
    s = table.state
    for_sale = [what for verb, what in table.asks[0].options if verb == "buy"]
    deck = owned(s, seat)
    short, villain = missing(s), last_villain(s)
    found: list[tuple[int, int, tuple[int, ...]]] = []
    for n in range(min(6, len(for_sale)) + 1):
        for cards in combinations(for_sale, n):
            if sum(price(s, card) for card in cards) > s.turn.power:
                continue
            slots = sum(s.where[card] == LINE_UP for card in cards)
            if slots >= short or villain in cards:
                worth = sum(vp_of(s.cat.cards[s.faces[card]], deck) for card in cards)
                found.append((-worth, len(found), cards))
    for _, _, cards in sorted(found)[:MAX_PLANS]:
        yield cards


def _bought(table: Table, seat: int, cards: tuple[int, ...]) -> str:
    """Return the outcome of buying these cards and ending the turn."""
    twin = table.fork(anchored=False)
    left = list(cards)

    def choose(now: Table, ask: Ask) -> int:
        if ask.kind == "turn":
            for at, option in enumerate(ask.options):
                if option[0] == "buy" and option[1] in left:
                    left.remove(option[1])
                    return at
            if ask.options[-1][0] == "end":
                return len(ask.options) - 1
        return LearnedBot().answer(OpenSight(now, ask.seat), ask)

    by_chooser(twin, seat, choose)
    return fate(twin.state, seat)


def tempting_end(table: Table, seat: int) -> bool:
    """Return whether some purchase ends the game lost, while to stop now leaves it open."""
    world = table.imagined(seat, "judge")
    if _bought(world, seat, ()) != "open":
        return False
    outcomes = [_bought(world, seat, cards) for cards in closing_sets(world, seat)]
    return "lost" in outcomes and "won" not in outcomes


def named(position: Position) -> Position:
    """A position with a name that says what it is and where it comes from."""
    where = f"{position.table} {position.players} {position.seed}"
    return replace(position, name=f"{position.theme}: {where} at {len(position.answers)}")
