"""Luck apart from choices: what came of a decision, against what might have come of it.

Whenever an answer brings something hidden to light (a hand is drawn, the Line-Up filled, a deck
shuffled), the same answer is given again on tables where all unseen cards are dealt again.
The chance to win after what really came, less the mean of what might have come, is luck. Deals that
were as likely as the real one cannot favour a player: over many games luck sums to nothing, however
the chances are worth. A choice is worth what it did better, on those same tables, than a
collector's would have done; so a collector has neither merit nor fault.

As long as all play as collectors would, nothing has to be dealt again for the next answer of a
turn: the mean of what might come of it is the chance that was found at the answer before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Literal

from archrivals.bots.learned import LearnedBot
from archrivals.bots.open_sight import OpenSight
from archrivals.bots.thinking import MAX_PLAYOUT_ANSWERS
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.table import Table
from archrivals.engine.views.determinization import Redeal, Unimaginable

from .chances import chances_for
from .walk import Seats, Walk, walked

DEALS_PER_STEP: Final = 16
"""On how many other deals a step is judged at most."""

FIRST_DEALS: Final = 4
"""A choice that changes nothing on the first deals is worth nothing."""

MIN_WORTH: Final = 0.001
"""The smallest change of a chance that counts as one there."""

NOTHING_WON: Final = 0.0


@dataclass(frozen=True, slots=True)
class Looked:
    """The mean chances of some tables, and the squared standard errors of that."""

    mean: Seats
    noise: Seats


def looked(found: Sequence[Seats]) -> Looked:
    """Return the summary of all these tables."""
    n = len(found)
    seats = list(zip(*found, strict=True))
    means = tuple(sum(each) / n for each in seats)
    if n < 2:
        return Looked(means, (0.0,) * len(seats))
    squares = (sum((x - m) ** 2 for x in each) for each, m in zip(seats, means, strict=True))
    return Looked(means, tuple(square / (n - 1) / n for square in squares))


class Foresight:
    """The chances in any position: collectors play the turn to its end, then they are read."""

    __slots__ = ("_chances", "bot", "nodes")

    def __init__(self, table: Table) -> None:
        s = table.state
        self._chances = chances_for(s.cat, confrontations=s.rules.confrontations)
        self.bot = LearnedBot()
        self.nodes = 0
        """The answers that all playouts took."""

    def of(self, table: Table, until: int = 0) -> Seats:
        """Return the chances of all seats at a table that is not needed any more: it is played on.

        ``until`` is the number of the turn before which it stops; the next one, unless it is said.
        """
        s = table.state
        until = until or s.number + 1
        sights = [OpenSight(table, seat) for seat in range(s.seats)]
        nodes = 0
        while table.asks and nodes < MAX_PLAYOUT_ANSWERS:
            ask = table.asks[0]
            if s.number >= until and ask.kind in ("turn", "announce"):
                break
            table.answer(ask.seat, self.bot.answer(sights[ask.seat], ask))
            nodes += 1
        self.nodes += nodes
        return self._chances.of(s)

    def around(self, table: Table, seed: str, deals: int) -> Looked:
        """The chances on tables that might be this one for a viewer who sees all hands."""
        if table.over:
            return looked([self._chances.of(table.state)])
        try:
            redeal = Redeal(table)
        except Unimaginable:  # a real deal is as likely as any other
            return looked([self.of(table.fork(anchored=False))])
        return looked([self.of(redeal.table(f"{seed}:{n}")) for n in range(deals)])

    def after(
        self, table: Table, answer: tuple[int, int], seed: str, deals: range, until: int = 0
    ) -> list[Seats] | None:
        """The chances after an answer, on other deals; None where nothing can be dealt again."""
        try:
            redeal = Redeal(table)
        except Unimaginable:
            return None
        found = []
        for n in deals:
            twin = redeal.table(f"{seed}:{n}")
            twin.answer(*answer)
            found.append(self.of(twin, until))
        return found


# --- Looks ------------------------------------------------------------------------------------

LookKind = Literal["start", "now", "might", "choice"]
"""``start``: before the deal. ``now``: where an answer led. ``might``: where it might have led.
``choice``: its worth."""


@dataclass(frozen=True, slots=True)
class Look:
    """Something to be found out about a game, by a number of playouts.

    ``position`` is that before the answer it is about; of ``now`` that after it. ``turns`` is the
    length of one of its playouts, by guess, ``tables`` how many there are for each deal.
    """

    kind: LookKind
    position: int
    turns: float
    tables: int = 1

    @property
    def key(self) -> str:
        """Return its name among those of the game."""
        return f"{self.kind}:{self.position}"


def looks_at(walk: Walk) -> Iterator[Look]:
    """Yield everything that the luck of a game is made of, turn by turn."""
    yield Look("start", 0, 1.0)
    yield Look("now", 0, 1.0)
    for at, step in enumerate(walk.steps):
        ends = at + 1 in walk.readings
        if step.reveals and shared_from(walk, at) < 0:
            yield Look("might", at, 1.0 if ends else 0.5)
        if step.said != step.option and not step.idle:
            yield Look("choice", at, 1.5, 2)
        if step.reveals or ends:
            yield Look("now", at + 1, 1.0 if ends else 0.5)


def shared_from(walk: Walk, at: int) -> int:
    """Return the position whose chances are those of what might come of an answer; −1: none.

    They are if no player did anything that a collector would not have done since those chances
    were found, in the same turn. An answer that ends a turn is followed by another turn, to whose
    end both are played.
    """
    step = walk.steps[at]
    if at + 1 in walk.readings:
        return -1
    while True:
        if walk.steps[at].option != walk.steps[at].said:
            return -1
        if at in walk.readings or walk.steps[at - 1].reveals:
            return at if walk.steps[at].number == step.number else -1
        at -= 1


class Looking:
    """Looks at a game, on a number of other deals for each step."""

    def __init__(self, walk: Walk, deals: int) -> None:
        self._walk = walk
        self._deals = deals
        self._eyes = Foresight(walk.table)

    @property
    def nodes(self) -> int:
        """Return the answers that all playouts took."""
        return self._eyes.nodes

    def at(self, look: Look) -> Looked:
        """Return the chances found; of a choice its worth for each seat."""
        walk, eyes, deals = self._walk, self._eyes, self._deals
        here = f"{walk.seed}:{look.position}"
        if look.kind == "start":
            start = walk.at(0)
            how = (start.setup, start.state.cat)
            seeds = (f"{walk.seed}:other:{n}" for n in range(deals))
            tables = (Table.new(*how, seed, log=False, anchored=False) for seed in seeds)
            return looked([eyes.of(table) for table in tables])
        table = walk.at(look.position)
        if look.kind == "now":
            return eyes.around(table, f"{here}:now", deals)
        if look.kind == "choice":
            return self._choice(table, look.position, here)
        step = walk.steps[look.position]
        answer = (step.seat, step.option)
        found = eyes.after(table, answer, here, range(deals))
        if found is None:  # then its outcome does not count as luck
            return eyes.around(walk.at(look.position + 1), f"{here}:now", deals)
        return looked(found)

    def _choice(self, table: Table, position: int, here: str) -> Looked:
        """Return what a choice was worth, as far as the end of the next turn, no matter who ends
        this one."""
        step = self._walk.steps[position]
        until = step.number + 2
        found: list[Seats] = []
        for deals in (range(min(FIRST_DEALS, self._deals)), range(FIRST_DEALS, self._deals)):
            done = self._eyes.after(table, (step.seat, step.option), here, deals, until)
            said = self._eyes.after(table, (step.seat, step.said), here, deals, until)
            if done is None or said is None:
                return looked([(NOTHING_WON,) * table.state.seats])
            found += [less(one, other) for one, other in zip(done, said, strict=True)]
            if all(abs(share) < MIN_WORTH for each in found for share in each):
                break
        return looked(found)


# --- Put together -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Step:
    """One answer, and what it came to for each seat; the first step of a game is the deal.

    ``number`` and ``turn_of`` are the turn it was given in, ``said`` what a collector would have
    answered. ``chances`` are those after it, where they were looked at: as a turn begins, and
    after each decision of luck.
    """

    seat: int
    option: int
    said: int
    number: int
    turn_of: int
    luck: Seats
    choice: Seats
    chances: Seats | None


def steps_from(walk: Walk, found: dict[str, Looked]) -> list[Step]:
    """Return all steps of a game, as far as it was looked at."""
    nothing = (NOTHING_WON,) * walk.table.state.seats
    start, dealt = found.get("start:0"), found.get("now:0")
    luck = less(dealt.mean, start.mean) if dealt and start else nothing
    first = dealt.mean if dealt else walk.readings[0]
    steps = [Step(-1, -1, -1, 0, -1, luck, nothing, first)]
    for at, each in enumerate(walk.steps):
        now, choice = found.get(f"now:{at + 1}"), found.get(f"choice:{at}")
        might = found.get(_might_key(walk, at)) if each.reveals else None
        steps.append(
            Step(
                each.seat,
                each.option,
                each.said,
                each.number,
                each.turn_of,
                less(now.mean, might.mean) if now and might else nothing,
                choice.mean if choice else nothing,
                now.mean if now else walk.readings.get(at + 1),
            )
        )
    return steps


def luck_error(walk: Walk, found: dict[str, Looked], seat: int) -> float:
    """Return the standard error of a seat's luck in a whole game.

    Chances that one step ends with and the next begins with cancel out.
    """
    weights: dict[str, int] = {"now:0": 1, "start:0": -1}
    for at, each in enumerate(walk.steps):
        if each.reveals:
            for key, sign in ((f"now:{at + 1}", 1), (_might_key(walk, at), -1)):
                weights[key] = weights.get(key, 0) + sign
    return sqrt(sum(found[key].noise[seat] for key, n in weights.items() if n and key in found))


def _might_key(walk: Walk, at: int) -> str:
    shared = shared_from(walk, at)
    return f"might:{at}" if shared < 0 else f"now:{shared}"


def steps_of(
    setup: Setup,
    cat: Catalogue,
    seed: str,
    answers: Sequence[tuple[int, int]],
    deals: int = DEALS_PER_STEP,
) -> tuple[Seats, list[Step]]:
    """The chances before a game was dealt, and all its steps, judged on ``deals`` deals each."""
    walk = walked(setup, cat, seed, answers)
    looking = Looking(walk, deals)
    found = {look.key: looking.at(look) for look in looks_at(walk)}
    return found["start:0"].mean, steps_from(walk, found)


def less(these: Seats, those: Seats) -> Seats:
    """Seat by seat."""
    return tuple(a - b for a, b in zip(these, those, strict=True))
