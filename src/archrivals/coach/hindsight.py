"""The making of a review: the order of its looks, and their effort.

All decisions are screened at a glance; most playouts go to those where something seems better. The
moments that matter most come first, so that there is something to show long before the end. The
effort is counted in answers of playouts and not in seconds, so a review is the same on every
machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.speech.table_talk import option_messages, question
from archrivals.speech.talk.options import brief

from .luck import DEALS_PER_STEP, Look, Looked, Looking, looks_at, luck_error, steps_from
from .marks import (
    LOOK_TABLES,
    MIN_FIRST_LEAD,
    Breadth,
    Glance,
    Mark,
    Verdict,
    as_played,
    glance,
    look,
)
from .review import Decided, Judged, Review, Turn, at_stake, turns_of, weightiest
from .walk import Walk

BREADTHS: Final = (Breadth(5, 4), Breadth(5, 3), Breadth(4, 3), Breadth(3, 3), Breadth(3, 2))
"""The glances that screen a decision, from the most thorough to the quickest."""

ANSWERS_AT_ONCE: Final = 16
"""The answers of the game that are walked through in one piece of work."""

FIRST_LOOKS: Final = (2, 4)
"""The decisions that are looked at before there is anything to show: more if none is a mistake."""

MIN_DEALS: Final = 3
"""The fewest other deals that luck is measured against."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The effort for a review, in answers of playouts: for luck, and for each seat that is
    reviewed for glances and looks."""

    glances: int = 14_000
    luck: int = 30_000
    looks: int = 30_000

    def of(self, share: float) -> Budget:
        """Return a share of it, for a slow device."""
        parts = (self.glances, self.luck, self.looks)
        return Budget(*(round(share * each) for each in parts))


@dataclass(frozen=True, slots=True)
class Found:
    """Everything that was found out about a game, by position; plain data, with which another
    process can go on. ``opens`` is by seat the position at which its review opens."""

    glances: dict[str, Glance]
    marks: dict[str, Verdict]
    played: dict[str, Verdict]
    luck: dict[str, Looked]
    opens: dict[str, int]


@dataclass(slots=True)
class _Stage:
    """A part of the work: its share of the whole by guess, and how much of it is done."""

    weight: float
    pieces: int = 1
    done: int = 0

    @property
    def share(self) -> float:
        return min(1.0, self.done / max(1, self.pieces))


class Hindsight:
    """The reviews of some seats of a game, made piece by piece; what they share is made once."""

    def __init__(
        self,
        setup: Setup,
        cat: Catalogue,
        seed: str,
        answers: Sequence[tuple[int, int]],
        seats: Sequence[int] = (0,),
        budget: Budget | None = None,
        found: Found | None = None,
    ) -> None:
        self.found = found or Found({}, {}, {}, {}, {})
        self._walk = Walk(setup, cat, seed, answers)
        self._seats = seats
        self._budget = budget or Budget()
        self._breadth = BREADTHS[0]
        self._stages = {
            "walk": _Stage(len(answers), max(1, len(answers) // ANSWERS_AT_ONCE)),
            "glances": _Stage(self._budget.glances),
            "first": _Stage(self._budget.looks / 3),
            "luck": _Stage(self._budget.luck),
            "looks": _Stage(self._budget.looks),
        }
        self._judged: dict[tuple[int, bool], Judged] = {}
        self._work = self._working()
        self.begun = self._whole = False
        self._share = 0.0

    # --- Working ------------------------------------------------------------------------------

    def work(self) -> bool:
        """Do the next piece of work; return whether there is another."""
        try:
            next(self._work)
        except StopIteration:
            self._whole = True
        return not self._whole

    @property
    def share(self) -> float:
        """Return how much of the work is done, by guess: 1 at the end only."""
        if self._whole:
            return 1.0
        stages = self._stages.values()
        done = sum(each.weight * each.share for each in stages)
        self._share = max(self._share, min(0.99, done / sum(each.weight for each in stages)))
        return self._share

    def _working(self) -> Iterator[None]:
        walk = self._walk
        while not walk.done:
            for _ in range(min(ANSWERS_AT_ONCE, len(walk.answers) - len(walk.steps))):
                walk.on()
            yield from self._did("walk")
        if len(walk.readings) < 2:
            raise ValueError("there is no turn to look back at")
        looks, deals = self._planned_luck()
        own = self._planned_glances()
        for position in own:
            yield from self._glance(position, "glances")
        for seat in self._seats:
            yield from self._look_first(seat)
        self.begun = True
        looking = Looking(walk, deals)
        for each in looks:
            if each.key in self.found.luck:
                self._stages["luck"].done += 1
                continue
            self.found.luck[each.key] = looking.at(each)
            yield from self._did("luck")
        yield from self._look_further()
        yield from self._look_at_decisive_turns()

    def _did(self, stage: str) -> Iterator[None]:
        self._stages[stage].done += 1
        yield

    # --- The plan -----------------------------------------------------------------------------

    def _planned_glances(self) -> list[int]:
        """Return the decisions to screen, in order, as thoroughly as the budget allows."""
        walk, most = self._walk, self._budget.glances * len(self._seats)
        own = [
            at
            for at, each in enumerate(walk.steps)
            if each.seat in self._seats and not each.forced and not each.idle
        ]
        for breadth in BREADTHS:
            self._breadth = breadth
            turns = 0.5 + breadth.rounds * walk.table.state.seats
            nodes = turns * walk.answers_per_turn * breadth.options * breadth.tables
            if nodes * len(own) <= most:
                break
        else:  # first those where a collector would have done something else
            own.sort(key=lambda at: walk.steps[at].option == walk.steps[at].said)
            own = sorted(own[: max(1, round(most / nodes))])
        self._stages["glances"] = _Stage(nodes * len(own), len(own))
        return own

    @property
    def _round_nodes(self) -> float:
        """Return the answers of a playout to the end of the next round, by guess."""
        walk = self._walk
        return (walk.table.state.seats + 0.5) * walk.answers_per_turn

    def _planned_luck(self) -> tuple[list[Look], int]:
        """Return what luck is made of, and the number of deals that the budget allows."""
        looks = list(looks_at(self._walk))
        each = sum(look.turns * look.tables for look in looks) * self._walk.answers_per_turn
        deals = max(MIN_DEALS, min(DEALS_PER_STEP, int(self._budget.luck / max(1.0, each))))
        self._stages["luck"] = _Stage(each * deals, len(looks))
        return looks, deals

    # --- Decisions ----------------------------------------------------------------------------

    def _seed(self, position: int) -> str:
        return f"{self._walk.seed}:coach:{position}"

    def _glance(self, position: int, stage: str = "looks") -> Iterator[None]:
        key = str(position)
        if key in self.found.glances:
            self._stages[stage].done += 1
            return
        sight, ask = self._walk.asked(position)
        played = self._walk.steps[position].option
        seen = glance(sight, ask, played, self._seed(position), self._breadth)
        self.found.glances[key] = seen
        yield from self._did(stage)

    def _look(self, position: int, stage: str = "looks") -> Iterator[None]:
        key = str(position)
        if key in self.found.marks:
            self._stages[stage].done += 1
            return
        sight, ask = self._walk.asked(position)
        played, seen = self._walk.steps[position].option, self.found.glances[key]
        self.found.marks[key] = look(sight, ask, played, seen, self._seed(position))
        yield from self._did(stage)

    def _candidates(self, seats: Sequence[int]) -> list[int]:
        """Return the decisions where something seems better, the greatest lead first."""
        steps = self._walk.steps
        leads = {
            int(at): seen.lead(steps[int(at)].option) for at, seen in self.found.glances.items()
        }
        found = [
            at for at, lead in leads.items() if lead >= MIN_FIRST_LEAD and steps[at].seat in seats
        ]
        return sorted(found, key=lambda at: (-leads[at], at))

    def _look_first(self, seat: int) -> Iterator[None]:
        """Find out at which position a seat's review opens."""
        if str(seat) in self.found.opens:
            return
        few, many = FIRST_LOOKS
        for n, position in enumerate(self._candidates([seat])[:many]):
            if n >= few and self._mistakes(seat):
                break
            yield from self._look(position, "first")
        self.found.opens[str(seat)] = self._opening(seat)

    def _mistakes(self, seat: int) -> dict[int, Mark]:
        """Return the mistakes of a seat that are known, by position."""
        marks = {int(at): verdict.mark for at, verdict in self.found.marks.items()}
        return {
            at: mark
            for at, mark in sorted(marks.items())
            if mark is not None and self._walk.steps[at].seat == seat
        }

    def _opening(self, seat: int) -> int:
        """Return the position of the dearest mistake; else where the game turned."""
        mistakes = self._mistakes(seat)
        if mistakes:
            return max(mistakes, key=lambda at: mistakes[at].gain.mean)
        turns = turns_of(steps_from(self._walk, self.found.luck), seat)
        result = turns[-1].after
        way = 0.0 if 0.0 < result < 1.0 else 1.0 if result else -1.0
        turn = max(turns, key=lambda turn: way * turn.swing if way else abs(turn.swing))
        return self._weighty(turn) or turn.position

    def _weighty(self, turn: Turn) -> int:
        """Return the position of the choice in a turn at which most was at stake, or 0."""
        steps = self._walk.steps
        spreads = {
            int(at): seen.spread(steps[int(at)].option)
            for at, seen in self.found.glances.items()
            if (steps[int(at)].number, steps[int(at)].seat) == (turn.number, turn.seat)
        }
        return max(spreads, key=lambda at: (spreads[at], -at), default=0)

    def _look_further(self) -> Iterator[None]:
        """Look at all other decisions where something seems better, as long as the budget lasts."""
        spent = sum(each.nodes for each in self.found.marks.values())
        left = [at for at in self._candidates(self._seats) if str(at) not in self.found.marks]
        most = self._budget.looks * len(self._seats)
        nodes = min(most, len(left) * LOOK_TABLES / 4 * self._round_nodes)
        self._stages["looks"] = _Stage(nodes, len(left))
        for position in left:
            if spent >= most:
                break
            yield from self._look(position)
            spent += self.found.marks[str(position)].nodes

    def _look_at_decisive_turns(self) -> Iterator[None]:
        """Look at what decided most, also in the turns of others."""
        steps = steps_from(self._walk, self.found.luck)
        turns = {
            turn.number: turn for seat in self._seats for turn in weightiest(turns_of(steps, seat))
        }
        for turn in turns.values():
            yield from self._look_at_turn(turn)

    def _look_at_turn(self, turn: Turn) -> Iterator[None]:
        """Look at the choices of a turn: at its worst mistake, or else where most was at stake."""
        here = self._choices_in(turn)
        for position in here:
            yield from self._glance(position)
        worst = [at for at in self._candidates([turn.seat]) if at in here][:1]
        for position in worst:
            yield from self._look(position)
        if any(at in here for at in self._mistakes(turn.seat)):
            return
        position = self._weighty(turn)
        if str(position) in self.found.glances and str(position) not in self.found.played:
            self.found.played[str(position)] = self._as_played(position)
            yield

    def _choices_in(self, turn: Turn) -> list[int]:
        """Return the decisions of a turn in which there was something to choose."""
        return [
            at
            for at, each in enumerate(self._walk.steps)
            if (each.number, each.seat) == (turn.number, turn.seat)
            and not each.forced
            and not each.idle
        ]

    def _as_played(self, position: int) -> Verdict:
        sight, ask = self._walk.asked(position)
        played, seen = self._walk.steps[position].option, self.found.glances[str(position)]
        return as_played(sight, ask, played, seen, self._seed(position))

    # --- The review so far -----------------------------------------------------------------------

    def review(self, seat: int) -> Review | None:
        """The game as a seat may look back at it; None before there is anything to show."""
        if not self.begun:
            return None
        walk, known = self._walk, self.found.luck
        steps = steps_from(walk, known)
        start = known["start:0"].mean if "start:0" in known else walk.readings[0]
        turns = turns_of(steps, seat)
        choices = [0.0] * len(start)
        for step in steps[1:]:
            choices[step.seat] += step.choice[seat]
        luck = sum(step.luck[seat] for step in steps)
        result = turns[-1].after
        mistakes = [self._judgement(at, mark) for at, mark in self._mistakes(seat).items()]
        return Review(
            seat=seat,
            start=start[seat],
            result=result,
            luck=luck,
            luck_error=luck_error(walk, known, seat),
            choices=tuple(choices),
            rest=result - start[seat] - luck - sum(choices),
            turns=tuple(turns),
            mistakes=tuple(mistakes),
            decided=self._decided(turns),
            opens=self.found.opens[str(seat)],
            ended=walk.table.over,
            whole=self._whole,
        )

    def _decided(self, turns: Sequence[Turn]) -> tuple[Decided, ...]:
        """Return the turns that decided most, each with the choice that mattered most in it."""
        decisive = weightiest(turns)
        marks = [
            (at, mark)
            for who in {turn.seat for turn in decisive}
            for at, mark in self._mistakes(who).items()
        ]
        played = ((int(at), verdict.mark) for at, verdict in self.found.played.items())
        marks += [(at, mark) for at, mark in played if mark is not None]
        judged = [self._judgement(at, mark) for at, mark in marks]
        return tuple(Decided(turn, at_stake(judged, turn)) for turn in decisive)

    def _judgement(self, position: int, mark: Mark) -> Judged:
        """A decision that was looked at, with its options in short."""
        key = (position, mark.mistake)
        if key not in self._judged:
            table = self._walk.at(position)
            who = self._walk.steps[position].seat
            ask = table.ask_of(who)
            assert ask is not None  # it was answered here
            asked = question(table, ask)
            options = tuple(brief(option) for option in option_messages(asked))
            number = table.state.number
            self._judged[key] = Judged(position, number, who, mark, options, asked.teams)
        return self._judged[key]


def looked_back(
    setup: Setup,
    cat: Catalogue,
    seed: str,
    answers: Sequence[tuple[int, int]],
    seat: int,
    budget: Budget | None = None,
) -> Review:
    """Return a seat's review of a game, made in one go."""
    hindsight = Hindsight(setup, cat, seed, answers, (seat,), budget)
    while hindsight.work():
        pass
    found = hindsight.review(seat)
    assert found is not None  # the work is done
    return found
