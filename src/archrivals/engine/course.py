"""The course of a game, turn by turn: points, gained cards, Confrontations, Assists.

Nothing in it is hidden: it is made of games that are over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.play.scoring import points
from archrivals.engine.records import record
from archrivals.engine.state.events import CostRaised, Event, Moved, Noted, Played
from archrivals.engine.state.flat import State, hero_zone
from archrivals.engine.views.seats import CountedInView, scores_in_view

from .table import Table


@record
class CourseGain:
    """A card that a seat gained."""

    seat: int
    card: str


@record
class CourseFight:
    """A Confrontation: a seat with ``power`` against the Character ``card`` of another seat.

    ``cost`` is the Power that was needed at the end; Blocks had added ``block`` to it.
    """

    seat: int
    against: int
    card: str
    power: int
    cost: int
    block: int
    won: bool


@record
class CourseAssist:
    """An Assist: who played which card for the seat on turn, and the Power that it gave."""

    seat: int
    card: str
    power: int


@record
class CourseTurn:
    """A turn: where it begins, after how many answers, and what came of it.

    ``points`` are those of each seat as it ended, as if the game had ended there.
    """

    number: int
    seat: int
    position: int
    points: tuple[int, ...]
    gained: tuple[CourseGain, ...]
    fights: tuple[CourseFight, ...]
    assists: tuple[CourseAssist, ...]


@record
class Course:
    """A game turn by turn; ``heroes`` are the last Super Hero or Character of each seat.

    ``scores`` say where the points of each seat came from in a game that ended before they were
    counted; of another the result says it.
    """

    heroes: tuple[str, ...]
    turns: tuple[CourseTurn, ...]
    scores: tuple[tuple[CountedInView, ...], ...] | None = None


def course_of(
    setup: Setup, cat: Catalogue, seed: str, answers: Iterable[tuple[int, int]]
) -> Course:
    """Return the course of a game as far as its answers go."""
    table = Table.new(setup, cat, seed)
    following = _Following(table.state)
    following.read(0)
    for seat, option in answers:
        table.answer(seat, option)
        following.read(len(table.answers))
    return following.course()


class _Following:
    """A game as it is played again: the turn that is on, and those that have ended."""

    def __init__(self, s: State) -> None:
        self._s = s
        self._heroes = [""] * s.seats
        self._turns: list[CourseTurn] = []
        self._number, self._seat, self._position = 0, -1, 0
        self._log: list[Event] = []

    def read(self, position: int) -> None:
        """Read what came of the last answer; it may end a turn and begin the next one."""
        s = self._s
        for seat in range(s.seats):
            zone = s.zones[hero_zone(seat)]
            if zone:  # of a seat that has lost its last Level the last one is remembered
                self._heroes[seat] = s.cat.ids[s.faces[zone[-1]]]
        log, s.log = s.log or [], []
        for event in log:
            if isinstance(event, Noted) and event.kind == "turn" and isinstance(event.n, int):
                self._close()
                self._number, self._seat, self._position = event.n, event.seat, position
            self._log.append(event)

    def course(self) -> Course:
        """Return the course so far, with the turn that is on."""
        self._close()
        scores = None if self._s.result else scores_in_view(self._s)
        return Course(tuple(self._heroes), tuple(self._turns), scores)

    def _close(self) -> None:
        """Add the turn that has ended."""
        s, log = self._s, self._log
        self._log = []
        if self._seat < 0:  # before the first turn
            return
        self._turns.append(
            CourseTurn(
                self._number,
                self._seat,
                self._position,
                points=tuple(points(s, seat) for seat in range(s.seats)),
                gained=tuple(_gains(s, log)),
                fights=tuple(_fights(s, log)),
                assists=tuple(_assists(s, log)),
            )
        )
        self._seat = -1


def _gains(s: State, log: Sequence[Event]) -> list[CourseGain]:
    """Return the cards that were gained, in order."""
    moves = (each for each in log if isinstance(each, Moved) and each.gainer >= 0)
    return [CourseGain(each.gainer, s.cat.ids[each.face]) for each in moves]


def _fights(s: State, log: Sequence[Event]) -> list[CourseFight]:
    """Return the Confrontations that came to an outcome."""
    found: list[CourseFight] = []
    against, block = -1, 0
    for event in log:
        if isinstance(event, CostRaised) and event.seat == against:
            block += event.n
        if not isinstance(event, Noted):
            continue
        if event.kind == "confront" and isinstance(event.n, int):
            against = event.n
        elif event.kind == "done":
            block = 0  # F5: only a raise of the cost from here on is a Block
        elif event.kind == "outcome" and event.cards and isinstance(event.n, tuple):
            power, cost = event.n
            card = s.cat.ids[event.cards[0].face]
            won = power >= cost  # F3: equal is enough
            found.append(CourseFight(event.seat, against, card, power, cost, block, won))
    return found


def _assists(s: State, log: Sequence[Event]) -> list[CourseAssist]:
    """Return the Assists with the Power that the text of each gave."""
    played: list[tuple[int, int]] = []
    power: dict[int, int] = {}
    for event in log:
        if isinstance(event, Played) and event.kind == "assist":
            played += [(event.seat, each.face) for each in event.cards]
        elif isinstance(event, Noted) and event.kind == "power" and isinstance(event.n, int):
            if isinstance(event.cause, int) and any(face == event.cause for _, face in played):
                power[event.cause] = power.get(event.cause, 0) + event.n
    return [CourseAssist(seat, s.cat.ids[face], power.pop(face, 0)) for seat, face in played]
