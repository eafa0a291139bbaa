"""Both choices of a decision played on to the end, in the same futures.

A future is an imagined table: the cards that the player could not know are dealt again, and every
later shuffle has the same luck for both choices. The same bot plays all seats to the end. What
differs between the two ends of a future is the choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from archrivals.bots.learned import LearnedBot
from archrivals.bots.open_sight import BETWEEN_ACTIONS, OpenSight, worlds_of
from archrivals.engine.play.scoring import points
from archrivals.engine.records import record
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask, cards_of
from archrivals.engine.state.events import Event, Moved, Noted, Played
from archrivals.engine.state.flat import State, hero_zone
from archrivals.engine.table import Table

from .chances import chances_for, shares

FUTURES: Final = 40
"""The futures in which both choices are tried."""

MIN_LEAD: Final = 6
"""The wins by which one choice must be ahead: a smaller difference is too close to call."""

MAX_ANSWERS: Final = 2_000
"""A future that is longer is judged by the chances as they stand."""

POINT_WORTH: Final = 0.01
LEVEL_WORTH: Final = 0.1
MAX_LEAD_WORTH: Final = 0.4
"""The worth of a point and of a Level of the lead next to a win, and of all of them together."""

BEST_CARDS: Final = 3
"""The cards that are named at the end of a future."""

Verdict = Literal["better", "worse", "close"]
"""Of the choice that the coach calls better, against the one that was made."""


@record
class Outcome:
    """The end of a future for one choice; ``worth`` orders ends: a win first, then the lead."""

    won: bool
    worth: float


@record
class FutureCard:
    """A card that was played, and the Power that its text gave."""

    card: str
    power: int


@record
class FutureGain:
    """A card that a seat gained."""

    seat: int
    card: str


@record
class FutureTurn:
    """A turn of the player in a future; ``used`` says whether the chosen card was played.

    ``lost`` are cards that the player gained in the other future, and that others gained in this
    one before the player's next turn.
    """

    turn: int
    used: bool
    played: tuple[FutureCard, ...]
    power: int
    gained: tuple[str, ...]
    lost: tuple[FutureGain, ...]


@record
class FutureEnd:
    """The end of a future: the points of each seat, and the best cards that the player gained.

    A future that was too long for a whole game has not ``ended``.
    """

    won: bool
    ended: bool
    turn: int
    points: tuple[int, ...]
    best: tuple[str, ...]


@record
class FutureStory:
    """One choice in the future that is shown: three beats.

    ``first`` is the next turn that uses the chosen card, ``parting`` the turn where the ways of the
    two choices part.
    """

    first: FutureTurn | None
    parting: FutureTurn | None
    end: FutureEnd


class Futures:
    """The two choices in some futures, one after the other; ``Unimaginable`` where there are none.

    ``options`` are the choice that was made and the one that the coach calls better.
    """

    def __init__(
        self,
        sight: Sight,
        ask: Ask,
        options: tuple[int, int],
        seed: str,
        known: Sequence[tuple[Outcome, Outcome]] = (),
    ) -> None:
        self.outcomes = list(known)
        self.nodes = 0
        """The answers that all futures took."""

        self._seat = sight.seat
        self._ask = ask
        self.options = options
        chosen = [cards_of(ask.options[option]) for option in options]
        self._faces = [sight.face(cards[0]) if cards else -1 for cards in chosen]
        self._ids = sight.cat.ids
        quiet = ask.kind in BETWEEN_ACTIONS
        self._make = worlds_of(sight.imagination(), f"{seed}:futures", quiet=quiet)
        self._chances = chances_for(sight.cat, confrontations=sight.confrontations)
        self._bot = LearnedBot()

    @property
    def done(self) -> bool:
        """Return whether all futures have been played."""
        return len(self.outcomes) == FUTURES

    def next(self) -> None:
        """Play both choices in the next future."""
        made, better = (self._outcome(option, len(self.outcomes)) for option in self.options)
        self.outcomes.append((made, better))

    def _outcome(self, option: int, future: int) -> Outcome:
        table = self._make(future)
        self._play(table, option)
        return self.judged(table.state)

    def _play(self, table: Table, option: int) -> None:
        s, answer = table.state, self._bot.answer
        sights = [OpenSight(table, seat) for seat in range(s.seats)]
        table.answer(self._seat, option)
        nodes = 1
        while table.asks and nodes < MAX_ANSWERS:
            ask = table.asks[0]
            table.answer(ask.seat, answer(sights[ask.seat], ask))
            nodes += 1
        self.nodes += nodes

    def judged(self, s: State) -> Outcome:
        """Return what an end is to the player; of a game that goes on, what it promises."""
        seat, result = self._seat, s.result
        share = self._chances.of(s)[seat] if result is None else shares(s, result)[seat]
        won = share > 0.5 if result is None else seat in result.winners
        foes = [foe for foe in range(s.seats) if s.teams[foe] != s.teams[seat]]

        def held(who: int) -> float:
            if s.rules.confrontations:
                return LEVEL_WORTH * len(s.zones[hero_zone(who)])
            return POINT_WORTH * points(s, who)

        lead = held(seat) - max(held(foe) for foe in foes)
        return Outcome(won, share + max(-MAX_LEAD_WORTH, min(MAX_LEAD_WORTH, lead)))

    # --- What they say ------------------------------------------------------------------------

    def card(self, choice: int) -> str | None:
        """Return the card that the first or second choice is about, if it is about one."""
        face = self._faces[choice]
        return self._ids[face] if face >= 0 else None

    @property
    def wins(self) -> tuple[int, int]:
        """Return the wins of the two choices."""
        made = sum(each.won for each, _ in self.outcomes)
        return made, sum(each.won for _, each in self.outcomes)

    @property
    def verdict(self) -> Verdict:
        """Return how the choice that the coach calls better did."""
        made, better = self.wins
        if abs(better - made) < MIN_LEAD:
            return "close"
        return "better" if better > made else "worse"

    @property
    def median(self) -> int:
        """Return the future in the middle, by how much better one choice ended than the other."""
        leads = [(better.worth - made.worth, at) for at, (made, better) in enumerate(self.outcomes)]
        return sorted(leads)[(len(leads) - 1) // 2][1]

    # --- The future that is shown -------------------------------------------------------------

    def stories(self, future: int) -> tuple[FutureStory, FutureStory]:
        """Return the stories of a future with each of the choices."""
        made, better = (self._course(option, future) for option in self.options)
        parting = _parting(made, better)
        return _story(made, better, parting), _story(better, made, parting)

    def _course(self, option: int, future: int) -> _Course:
        table = self._make(future)
        s = table.state
        face = self._faces[self.options.index(option)]
        later = self._ask.options[option][0] not in AT_ONCE
        began, s.log = s.number, []
        course = _Course(self._seat, s, face, began + later)
        self._play(table, option)
        course.read(s.log or [], began)
        course.outcome = self.judged(s)
        return course


AT_ONCE: Final = frozenset({"play", "use", "lay", "hunt", "confront"})
"""The verbs of choices that are used in the turn they are made in."""


class _Course:
    """A future from the decision to its end, turn by turn."""

    def __init__(self, seat: int, s: State, face: int, first: int) -> None:
        self.seat = seat
        self.on_turn = s.turn.seat
        self.s = s
        self.face = face
        self.first = first
        """The turn from which on the chosen card can be used."""

        self.turns: list[_Turn] = []
        self.outcome: Outcome

    def read(self, log: Sequence[Event], number: int) -> None:
        """Read all that happened; the first turn is the one of the decision."""
        self.turns.append(_Turn(number, self.on_turn))
        for event in log:
            if isinstance(event, Noted) and event.kind == "turn" and isinstance(event.n, int):
                self.turns.append(_Turn(event.n, event.seat))
            else:
                self.turns[-1].read(event)

    def own(self, number: int) -> list[_Turn]:
        """Return the turns of the player from one on."""
        return [each for each in self.turns if each.seat == self.seat and each.number >= number]

    def using(self) -> _Turn | None:
        """Return the next turn that uses the chosen card; else the next one at all."""
        own = self.own(self.first)
        uses = (each for each in own if any(face == self.face for face, _ in each.played))
        return next(uses, own[0] if own else None)


class _Turn:
    """A turn of a future, as its events give it; cards are faces."""

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat
        self.played: list[tuple[int, int]] = []
        self.gained: list[tuple[int, int]] = []
        """Each with its seat."""

        self.power = 0

    def read(self, event: Event) -> None:
        """Read an event of this turn."""
        if isinstance(event, Played) and event.seat == self.seat and event.kind != "assist":
            self.played += [(each.face, 0) for each in event.cards]
        elif isinstance(event, Moved) and event.gainer >= 0:
            self.gained.append((event.gainer, event.face))
        elif isinstance(event, Noted) and event.kind == "power" and isinstance(event.n, int):
            self.power += event.n
            for at in range(len(self.played) - 1, -1, -1):
                face, power = self.played[at]
                if face == event.cause:
                    self.played[at] = face, power + event.n
                    break

    def of(self, seat: int) -> list[int]:
        """Return the faces that a seat gained."""
        return [face for who, face in self.gained if who == seat]


def _parting(made: _Course, better: _Course) -> int:
    """Return the number of the player's turn in which the gains differ most.

    It comes after the first beat where the game is long enough.
    """
    seat, cost = made.seat, made.s.cat.cost
    starts = [each.number for course in (made, better) if (each := course.using()) is not None]
    after = max(starts, default=0)
    turns = {each.number: each for each in better.own(0)}
    both = [(each, turns[each.number]) for each in made.own(0) if each.number in turns]
    later = [pair for pair in both if pair[0].number > after] or both
    if not later:
        return -1

    def worth(turn: _Turn) -> int:
        return sum(max(0, cost[face]) for face in turn.of(seat))

    apart = [(abs(worth(here) - worth(there)), -here.number) for here, there in later]
    return -max(apart)[1]


def _story(course: _Course, other: _Course, parting: int) -> FutureStory:
    s, first = course.s, course.using()
    there = [each for each in course.own(0) if each.number == parting]
    theirs = (each for each in other.own(0) if each.number == parting)
    rival = {face for each in theirs for face in each.of(course.seat)}
    ids = s.cat.ids
    return FutureStory(
        _shown(course, first, set()) if first else None,
        _shown(course, there[0], rival) if there else None,
        FutureEnd(
            course.outcome.won,
            s.result is not None,
            s.number,
            tuple(points(s, seat) for seat in range(s.seats)),
            tuple(ids[face] for face in _best(course, other)),
        ),
    )


def _shown(course: _Course, turn: _Turn, rival: set[int]) -> FutureTurn:
    ids, seat = course.s.cat.ids, course.seat
    at = course.turns.index(turn)
    lost: list[FutureGain] = []
    for each in course.turns[at + 1 :]:
        if each.seat == seat:
            break
        others = [(who, face) for who, face in each.gained if who != seat and face in rival]
        lost += [FutureGain(who, ids[face]) for who, face in others]
    return FutureTurn(
        turn.number,
        any(face == course.face for face, _ in turn.played),
        tuple(FutureCard(ids[face], power) for face, power in turn.played),
        turn.power,
        tuple(ids[face] for face in turn.of(seat)),
        tuple(lost),
    )


def _best(course: _Course, other: _Course) -> list[int]:
    """Return the dearest cards that were gained, those first that the other future lacks."""
    cost = course.s.cat.cost
    gained = {face for each in course.turns for face in each.of(course.seat)}
    there = {face for each in other.turns for face in each.of(course.seat)}
    return sorted(gained, key=lambda face: (face in there, -cost[face], face))[:BEST_CARDS]
