"""Is the coach right? Its advice played to the end of the game, and its luck summed over many.

``advice`` marks mistakes in games of bots, then plays both options, the one that was played and the
one the coach prefers, to the very end on the same fresh tables: what counts is who wins, not what
the coach thinks. ``luck`` sums the luck of whole games; if the tables it is measured against are as
likely as the real ones, it must come to nothing for each of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from archrivals.bots import make_bot
from archrivals.bots.learned import LearnedBot
from archrivals.coach.chances import shares
from archrivals.coach.luck import steps_of
from archrivals.coach.marks import mark
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table

from .choices import difference
from .simulating import faces_for
from .sprt import Interval, normal


@dataclass(frozen=True, slots=True)
class Checked:
    """A mistake that was marked, and what came of it when the game was played to its end."""

    box: str
    game: int
    kind: str
    said: float
    won: float


@dataclass(frozen=True, slots=True)
class Lucky:
    """The luck of one game: of the first seat, of the deciding seat, and of the winner; and the
    result of the first seat compared with its expectation.

    The starting player is not among them: to start is luck of the deal itself.
    """

    box: str
    game: int
    first_seat: float
    decider: float
    winner: float
    gained: float


# --- Advice -----------------------------------------------------------------------------------


def checked_games(
    box: str, games: range, seed: str, *, looked_at: float, pairs: int, most: int = 8
) -> Iterator[Checked]:
    """The marked mistakes of these games between greedy bots; of each game a few at most.

    ``looked_at`` is the share of decisions that the coach looks at, other than to play a card or
    to end a turn: in those bots seldom err. ``pairs`` is how many tables a mistake is played out
    on, by collectors.
    """
    setup = Setup(box=box, players=2)
    for game in games:
        name = f"{seed}-{box}-{game}"
        chance = Random(name)
        bot = make_bot("greedy", name, 0)
        table = Table.new(setup, faces_for(setup), name, log=False)
        sights = [Sight(table, seat) for seat in range(2)]
        found = 0
        while table.asks:
            ask = table.asks[0]
            answer = bot.answer(sights[ask.seat], ask)
            weighty = ask.options[answer][0] not in ("play", "end")
            if found < most and weighty and chance.random() < looked_at:
                position = len(table.answers)
                marked = mark(sights[ask.seat], ask, answer, f"{name}:coach:{position}")
                if marked is not None and marked.mistake:
                    found += 1
                    two = (marked.preferred, answer)
                    proof = f"{name}:proof:{position}"
                    won = difference(sights[ask.seat], ask, two, proof, pairs, LearnedBot())
                    yield Checked(box, game, ask.kind, marked.gain.mean, won)
            table.answer(ask.seat, answer)


def mistakes_interval(found: Sequence[Checked]) -> Interval:
    """The mean over mistakes, with an interval over games."""
    games: dict[tuple[str, int], list[float]] = {}
    for each in found:
        games.setdefault((each.box, each.game), []).append(each.won)
    rows = list(games.values())
    draw = Random("mistakes").choices
    means = sorted(_pooled(draw(rows, k=len(rows))) for _ in range(2_000))
    return Interval(_pooled(rows), means[50], means[-51])


def _pooled(rows: Sequence[Sequence[float]]) -> float:
    return sum(map(sum, rows)) / sum(map(len, rows))


# --- Luck -------------------------------------------------------------------------------------


def lucky_games(box: str, games: range, seed: str, deals: int) -> Iterator[Lucky]:
    """The luck of these games between collectors."""
    setup = Setup(box=box, players=2)
    cat = faces_for(setup)
    for game in games:
        name = f"{seed}-{box}-{game}"
        table = Table.new(setup, cat, name, log=False, anchored=False)
        bot = LearnedBot()
        sights = [Sight(table, seat) for seat in range(2)]
        while table.asks:
            ask = table.asks[0]
            table.answer(ask.seat, bot.answer(sights[ask.seat], ask))
        start, steps = steps_of(setup, cat, name, table.answers, deals)
        luck = [sum(step.luck[seat] for step in steps) for seat in range(2)]
        assert table.result is not None
        ended = shares(table.state, table.result)
        yield Lucky(
            box,
            game,
            luck[0],
            sum(step.luck[step.seat] for step in steps[1:]),
            sum(share * each for share, each in zip(ended, luck, strict=True)),
            ended[0] - start[0],
        )


def luck_intervals(found: Sequence[Lucky]) -> dict[str, Interval]:
    """Return the mean luck of each seat that might be favoured; the winner's must be above
    nothing."""
    names = ("first_seat", "decider", "winner")
    return {name: normal([getattr(each, name) for each in found]) for name in names}
