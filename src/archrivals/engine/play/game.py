"""A game: asks, answers, forks. State = f(setup, seed, answers)."""

from __future__ import annotations

from typing import Any, Self

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.state.asks import Ask, Option, Steps
from archrivals.engine.state.events import Detail
from archrivals.engine.state.flat import Over, Result, Shuffle, State

from .dealing import deal, opening
from .scoring import finish
from .turns import act, turn_ask


class Refused(ValueError):
    """An answer that cannot be given; nothing has changed."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(f"{reason} ({rule})")
        self.reason = reason
        self.rule = rule


class Game:
    """One game. ``asks`` are the open decisions; ``answer`` them until there are none.

    ``anchored`` keeps a copy of the last quiet state, which a fork in mid-effect needs; a playout
    that is never forked can do without. ``joint`` says that several have answered together since
    that quiet state: what they chose may still wait to be carried out.
    """

    __slots__ = (
        "__weakref__",
        "_base",
        "_base_asks",
        "_replies",
        "_since",
        "_steps",
        "_window",
        "anchored",
        "answers",
        "asks",
        "joint",
        "setup",
        "state",
    )

    def __init__(self, setup: Setup, state: State, *, anchored: bool) -> None:
        self.setup = setup
        self.state = state
        self.anchored = anchored
        self.answers: list[tuple[int, int]] = []
        self.asks: tuple[Ask, ...] = ()
        self._steps: Steps[None] | None = None
        self._window: tuple[Ask, ...] = ()
        self._replies: dict[int, Option] = {}
        self._base: State | None = None
        self._base_asks: tuple[Ask, ...] = ()
        self._since: list[tuple[int, int]] = []
        self.joint = False

    @classmethod
    def new(
        cls,
        setup: Setup,
        cat: Catalogue,
        seed: str,
        *,
        log: bool = True,
        anchored: bool = True,
        shuffles: list[Shuffle] | None = None,
        trail: list[Detail] | None = None,
    ) -> Self:
        """A fresh table, up to its first ask; ``shuffles`` fills with every shuffle it makes.

        ``trail`` fills with what the log leaves out: see ``engine/record.py``.
        """
        state = deal(setup, cat, seed, shuffles)
        state.log = [] if log else None
        state.trail = trail
        table = cls(setup, state, anchored=anchored)
        table._open()
        return table

    def _open(self) -> None:
        if self.anchored:
            self._base = self.state.copy()
            self._base_asks = ()
        self._since = []
        self._steps = opening(self.state, self.setup)
        self._advance(None)

    # --- Asking and answering -----------------------------------------------------------------

    @property
    def ask(self) -> Ask:
        """The first open ask."""
        return self.asks[0]

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.state.result is not None

    @property
    def result(self) -> Result | None:
        """Return how it ended."""
        return self.state.result

    @property
    def moved(self) -> int:
        """Return how many answers there were when the open asks were put, which all may know."""
        return len(self.answers) - (len(self._replies) if self._window else 0)

    @property
    def window(self) -> tuple[Ask, ...]:
        """All that are asked together, including those that have answered already."""
        return self._window or self.asks

    def ask_of(self, seat: int) -> Ask | None:
        """The open ask of a seat, if any."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def answer(self, seat: int, index: int) -> None:
        """Answer a seat's open ask by the number of an option; refused before any change."""
        asks = self.asks
        ask = asks[0] if asks and asks[0].seat == seat else self.ask_of(seat)
        if ask is None:
            raise Refused(*self._why_no_ask(seat))
        if not 0 <= index < len(ask.options):
            raise Refused(f"there are options 0 to {len(ask.options) - 1}, not {index}", "T3")
        self.answers.append((seat, index))
        option = ask.options[index]
        if self._steps is None:
            self._begin(seat, index, option)
            return
        self._since.append((seat, index))
        if not self._window:
            self._advance(option)
            return
        self._replies[seat] = option
        self.asks = tuple(other for other in self.asks if other is not ask)
        if not self.asks:
            window, replies = self._window, self._replies
            self.joint = self.joint or len(window) > 1
            self._advance([replies[each.seat] for each in window])

    def _why_no_ask(self, seat: int) -> tuple[str, str]:
        if self.over:
            return "the game is over", self.state.result.rule if self.state.result else "G1"
        waiting = ", ".join(f"seat {ask.seat}" for ask in self.asks)
        return f"seat {seat} is not asked anything now; the table waits for {waiting}", "T3"

    def _begin(self, seat: int, index: int, option: Option) -> None:
        """Start one of the turn's actions from a quiet state."""
        if self.anchored:
            self._base = self.state.copy()
            self._base_asks = self.asks
            self._since = [(seat, index)]
        try:
            steps = act(self.state, option)
        except Over as won:
            self._end(won)
            return
        if steps is None:
            self.asks = (turn_ask(self.state),)
        else:
            self._steps = steps
            self._advance(None)

    def _advance(self, value: Any) -> None:
        """Let the resolution go on until it asks again or is done."""
        assert self._steps is not None
        try:
            wanted = self._steps.send(value)
        except StopIteration:
            self._rest()
            return
        except Over as won:
            self._end(won)
            return
        if type(wanted) is Ask:
            self.asks = (wanted,)
            self._window = ()
        else:
            self.asks = self._window = wanted
            self._replies = {}

    def _end(self, won: Over) -> None:
        finish(self.state, won.rule, won.winners)
        self._rest()

    def _rest(self) -> None:
        self._steps = None
        self._base = None
        self.joint = False
        self._window = ()
        self.asks = () if self.over else (turn_ask(self.state),)

    # --- Forking ------------------------------------------------------------------------------

    def fork(self, *, anchored: bool = True) -> Self:
        """An independent table in the same position, in mid-effect too; it keeps no log."""
        twin = type(self).__new__(type(self))
        twin.setup = self.setup
        twin.anchored = anchored
        twin.answers = self.answers[:]
        twin._base = None
        twin._base_asks = ()
        twin._since = []
        twin._steps = None
        twin._window = ()
        twin._replies = {}
        twin.joint = False
        if self._steps is None:
            twin.state = self.state.copy()
            twin.asks = self.asks
            return twin
        if self._base is None:
            raise RuntimeError("this table keeps no quiet state: make it with anchored=True")
        twin.state = self._base.copy()
        twin.asks = self._base_asks
        if not twin.asks:
            twin._open()
        done = len(self.answers) - len(self._since)
        del twin.answers[done:]
        for seat, index in self._since:
            twin.answer(seat, index)
        return twin

    @property
    def quiet(self) -> bool:
        """Return whether nothing is half done: the table is between two actions, or over."""
        return self._steps is None

    @property
    def forkable(self) -> bool:
        """Return whether it can be forked now: between actions, and in mid-effect when anchored."""
        return self._steps is None or self._base is not None

    def cut_loose(self) -> None:
        """Forget the last quiet state: from there the game might not lead here any more."""
        self._base = None
        self._since = []

    def anchor(self) -> tuple[State | None, list[tuple[int, int]]]:
        """In mid-effect the last quiet state and the answers since; otherwise nothing."""
        return (None, []) if self._steps is None else (self._base, self._since[:])

    @classmethod
    def at_rest(cls, setup: Setup, state: State) -> Self:
        """A table between two actions, made of a state."""
        table = cls(setup, state, anchored=True)
        table.asks = (turn_ask(state),)
        return table
