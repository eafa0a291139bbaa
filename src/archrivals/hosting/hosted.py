"""A table in the memory of its host: the engine's table and what the server knows besides.

Everything that happens to it is an entry; the entries in order give the same table again.
No I/O here: a command is tried and becomes an entry, and messages are made from the state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, Self

from archrivals.engine.positions import (
    NoPosition,
    facts_at,
    option_called,
    option_name,
    table_at,
)
from archrivals.engine.records import JsonText, to_json
from archrivals.engine.saving import (
    RULES_VERSION,
    Part,
    card_digest,
    setup_from_json,
    state_digest,
)
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.events import Event, Moved
from archrivals.engine.state.flat import (
    DECK,
    MAIN_DECK,
    SUPER_VILLAINS,
    UNDER,
    UNUSED,
    State,
)
from archrivals.engine.table import Table
from archrivals.engine.views.events import EventInView, MovedInView, events_by_seat
from archrivals.engine.views.seats import (
    Departure,
    LeftInView,
    Piles,
    PrivateView,
    PublicView,
    ResultInView,
    private_view,
    public_view,
    result_view,
)
from archrivals.engine.views.visibility import sees
from archrivals.speech.table_talk import left_message, log_messages, rules_message

from . import wire
from .asking import talk
from .cards import cards_for
from .clocks import Clock, ClockRules
from .codec import NO_LINES, encode, json_of, json_of_all, listed
from .entries import Entry
from .refusal import Refusal
from .standings import (
    ENTRIES_OF_PLAY,
    RULES,
    Changed,
    LeftThen,
    Standing,
    Stranded,
    answers_in,
    changed_from,
    last_change,
    since,
    text_of,
)
from .story import Story

SPECTATOR: Final = -1
MIN_ANSWERS_BETWEEN_COPIES: Final = 32
"""The fewest answers between two of the earlier positions that a table keeps."""

MAX_COPIES: Final = 4
"""How many earlier positions a table keeps."""

STAND_IN: Final = "greedy"
"""The bot that plays on for a player who has left."""

UndoState = Literal["no", "free", "ask"]


class Repeat(Exception):
    """A command that has been carried out already."""

    def __init__(self, position: int) -> None:
        super().__init__(position)
        self.position = position


@dataclass(slots=True)
class Chair:
    """The player of a seat: a person, a bot in a person's place, or a bot from the start."""

    name: str
    person: str | None
    bot: str | None
    conceded: bool = False

    @property
    def played_by_bot(self) -> bool:
        """Return whether a program decides here now."""
        return self.bot is not None


@dataclass(frozen=True, slots=True)
class Left:
    """A player who left for good: how, and when by entries, answers and events."""

    seat: int
    how: Departure
    entry: int
    answers: int
    log_length: int
    plays_on: bool
    """Return whether the game goes on, with a bot in this seat."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts that the database has about a table when it begins."""

    id: str
    setup: dict[str, Any]
    seed: str
    clock: ClockRules
    chairs: tuple[tuple[str, str | None, str | None], ...]  # name, person, bot
    owner: str = ""
    rules: str = RULES_VERSION
    """The version of the rules that it follows until now."""


@dataclass(slots=True)
class HostedTable:
    """One table that people play at."""

    facts: Facts
    table: Table
    chairs: list[Chair]
    clock: Clock
    entries: int = 0
    position: int = 0
    seen: dict[tuple[int, str], int] = field(default_factory=dict)
    """The commands of each seat, and the position that all knew then."""

    marks: list[int] = field(default_factory=list)  # the log's length before each answer
    latest: dict[int, int] = field(default_factory=dict)  # the number of each seat's last answer
    unpaid: dict[int, int] = field(default_factory=dict)  # time spent in the window that is open
    left: list[Left] = field(default_factory=list)  # who left for good, in that order
    kept: list[int] = field(default_factory=list)  # the log's length after each undo
    denied: set[tuple[int, int, int]] = field(default_factory=set)
    """Answers that the others did not allow to be taken back: seat, number, undos before."""

    abandoned: bool = False
    parts: list[Part] = field(default_factory=list)
    """The parts of the game that ended with a change of rules."""

    change: wire.RulesChange | None = None
    """The last change of rules, as its seats see it."""

    stood: tuple[int, int] | None = None
    """Of the latest standing: the number of its turn, and of the answers before it."""

    stories: dict[int, Story] = field(default_factory=dict)
    """By seat, of those who were shown the table."""

    earlier: list[tuple[Table, int]] = field(default_factory=list)
    """Positions between two actions, without their logs, and how long the log was."""

    base: tuple[int, int, Any] = (0, 0, None)
    """The start of the present rules: after how many answers and events, and the position."""

    noted: list[int] = field(default_factory=list)
    """The length of the log when the rules changed."""

    piles: Piles = field(default_factory=Piles)
    """The public view that was shown last."""

    shown: dict[tuple[int, bool], JsonText] = field(default_factory=dict)
    """The encoded private view of each viewer at this position: who asks again gets it again."""

    @classmethod
    def begin(cls, facts: Facts) -> Self:
        """A table before its first entry."""
        setup = setup_from_json(facts.setup)
        table = Table.new(setup, cards_for(setup), facts.seed)
        chairs = [Chair(*chair) for chair in facts.chairs]
        clock = Clock(facts.clock, setup.players)
        clock.at_turn(table.state.number, table.state.active)
        return cls(facts, table, chairs, clock)

    @classmethod
    def resume(cls, facts: Facts, log: Sequence[Entry]) -> Self:
        """The table that these entries lead to; a bot plays for who has deleted their account."""
        at = last_change(log)
        if at is None:
            hosted, rest = cls.begin(facts), log
        else:
            hosted, rest = cls._changed(facts, log[: at + 1]), log[at + 1 :]
        for entry in rest:
            hosted.take(entry)
        hosted._fill_chairs()
        return hosted

    def _fill_chairs(self) -> None:
        for chair in self.chairs:
            if chair.person is None and chair.bot is None:
                chair.bot = STAND_IN

    # --- Other rules --------------------------------------------------------------------------

    @classmethod
    def go_on(
        cls, facts: Facts, log: Sequence[Entry], standing: Standing, at: int
    ) -> tuple[Self, Entry]:
        """Go on with a game of other rules from a standing, and return the entry that says so.

        The answers since then are given again if each is still offered by its name; otherwise all
        of them are taken back. Raise :class:`Stranded` where the standing cannot be played on.
        """
        held = since(standing, log)
        options = cls._fitting(facts, log, standing, held)
        back: list[tuple[int, str]] = []
        if options is None:
            for entry in held:
                if entry.kind == "answer":
                    back.append((entry.seat, entry.note))
                elif entry.kind == "undo":  # one before the standing brings nothing back
                    del back[max(0, entry.value - standing.answers) :]
        cards = card_digest(cards_for(setup_from_json(facts.setup)))
        change = Changed(facts.rules, RULES_VERSION, cards, standing, options, tuple(back))
        number = len(log)
        command = f"rules-{number}-{SPECTATOR}"
        entry = Entry(
            *(facts.id, number, command, RULES, SPECTATOR, standing.answers),
            *(to_json(change), 0, at),
        )
        hosted = cls._changed(facts, [*log, entry])
        hosted._fill_chairs()
        return hosted, entry

    @classmethod
    def _fitting(
        cls, facts: Facts, log: Sequence[Entry], standing: Standing, held: Sequence[Entry]
    ) -> tuple[int, ...] | None:
        """Return the options of the answers since a standing by our rules; None if one is gone."""
        hosted = cls._standing(facts, log[: standing.entries], standing)
        options: list[int] = []
        for entry in held:
            again = entry
            if entry.kind == "answer":
                ask = hosted.table.ask_of(entry.seat)
                state = hosted.table.state
                if ask is None or not entry.note:
                    return None
                option = option_called(state, ask, entry.note, entry.value)
                if option is None:
                    return None
                options.append(option)
                again = replace(entry, value=option)
            elif entry.kind == "undo" and entry.value < standing.answers:
                return None
            if entry.kind in ENTRIES_OF_PLAY:
                hosted.take(again)
        return tuple(options)

    @classmethod
    def _changed(cls, facts: Facts, log: Sequence[Entry]) -> Self:
        """Return the table after a change of rules, the last entry of this log."""
        last = log[-1]
        change = changed_from(last)
        standing = change.standing
        hosted = cls._standing(facts, log[: standing.entries], standing)
        held = since(standing, log)
        hosted.parts = [_part(changed_from(each)) for each in log if each.kind == RULES]
        for entry in held:
            hosted.take(entry)
        hosted.entries = last.position + 1
        hosted.position = last.position + 1
        hosted.shown = {}
        hosted.seen = {
            (each.seat, each.command): min(each.position, hosted.position) for each in log
        }
        number = hosted.table.state.number
        back = tuple(
            sum(who == seat for who, _ in change.back) for seat in range(len(hosted.chairs))
        )
        hosted.change = wire.RulesChange(
            *(change.before, change.after, last.position, number), back if change.back else ()
        )
        hosted.noted = [hosted.log_length]
        return hosted

    @classmethod
    def _standing(cls, facts: Facts, log: Sequence[Entry], standing: Standing) -> Self:
        """Return the table of a standing, with the players that this log leads to."""
        hosted = cls.begin(facts)
        for entry in log:
            chair = hosted.chairs[entry.seat]
            if entry.kind in ("concede", "timeout"):
                chair.conceded = True
            if entry.kind in ("concede", "timeout", "seat"):
                chair.bot = entry.note or None
        hosted.base = standing.answers, standing.log_length, standing.table
        hosted.table = hosted._first(answers_in(log))
        hosted.marks = [-1] * standing.answers
        hosted.entries, hosted.position = standing.entries, standing.position
        hosted.kept = [*standing.kept]
        hosted.left = [
            Left(each.seat, each.how, each.entry, each.answers, each.log_length, each.plays_on)
            for each in standing.left
        ]
        hosted.clock.put(standing.banks, standing.used, standing.turn, standing.latest)
        return hosted

    def _first(self, answers: Sequence[tuple[int, int]]) -> Table:
        """Return the table as it was when the present rules began: as dealt, or as it stood."""
        table, (count, events, position) = self.table, self.base
        if position is None:
            return Table.new(table.setup, table.state.cat, self.facts.seed)
        kept, seed = answers[:count], self.facts.seed
        try:
            return table_at(position, table.setup, table.state.cat, kept, seed=seed, before=events)
        except NoPosition as why:
            raise Stranded(str(why)) from None

    def standing(self) -> str | None:
        """Return how the table stands, to be kept, if a turn has begun since it last was.

        What followed an undo of the last standing is kept as well.
        """
        table = self.table
        if not table.quiet or self.over:
            return None
        turn, answers = table.state.number, len(table.answers)
        if self.stood is not None and self.stood[0] == turn and self.stood[1] <= answers:
            return None
        self.stood = turn, answers
        return text_of(self._stands(facts_at(table.state)))

    def opening(self) -> str:
        """Return the standing of a table that is as it was dealt."""
        return text_of(self._stands(None))

    def _stands(self, position: Any) -> Standing:
        banks, used, turn, latest = self.clock.kept
        left = (
            LeftThen(each.seat, each.how, each.entry, each.answers, each.log_length, each.plays_on)
            for each in self.left
        )
        return Standing(
            RULES_VERSION,
            card_digest(self.table.state.cat),
            self.entries,
            len(self.table.answers),
            self.position,
            self.log_length,
            banks,
            used,
            turn,
            latest,
            tuple(left),
            tuple(self.kept),
            position,
        )

    # --- How it stands ------------------------------------------------------------------------

    @property
    def sides(self) -> set[int]:
        """The sides on which a player has not given up."""
        teams = self.table.state.teams
        return {teams[seat] for seat, chair in enumerate(self.chairs) if not chair.conceded}

    @property
    def over(self) -> bool:
        """Return whether nothing can happen any more."""
        return self.table.over or self.abandoned or (bool(self.left) and self._given_up())

    def _unbeaten(self) -> set[int]:
        """Return the winners when the rest gives up: sides that stayed, else the last to leave."""
        if len(self.sides) == 1:
            return self.sides
        teams = self.table.state.teams
        gone = [teams[each.seat] for each in self.left]
        return {*teams} - {*gone} or {gone[-1]}

    def _given_up(self) -> bool:
        """Return whether only one side is left, or only bots."""
        people = any(chair.person and not chair.conceded for chair in self.chairs)
        return len(self.sides) < 2 or not people

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats the table waits for."""
        return () if self.over else tuple([ask.seat for ask in self.table.asks])

    @property
    def result(self) -> ResultInView | None:
        """Return how it ended, for all: by the rules, because players left, or abandoned."""
        left = tuple(LeftInView(each.seat, each.how, each.answers) for each in self.left) or None
        result = result_view(self.table)
        if result is not None:
            return replace(result, left=left)
        if self.abandoned:
            return ResultInView("", (), (), (), why="abandoned", left=left)
        if left and self._given_up():
            teams = self.table.state.teams
            winners = tuple(seat for seat, team in enumerate(teams) if team in self._unbeaten())
            return ResultInView("", winners, (), (), why=left[-1].how, left=left)
        return None

    @property
    def digest(self) -> str:
        """The fingerprint of the position."""
        return state_digest(self.table.state)

    @property
    def log_length(self) -> int:
        """Return the number of events so far, which is the same for all viewers."""
        return len(self.table.state.log or ())

    @property
    def closes_window(self) -> bool:
        """Return whether one more answer ends a window in which several were asked together."""
        return len(self.table.asks) == 1 and len(self.table.window) > 1

    @property
    def in_window(self) -> bool:
        """Return whether some have answered that were asked together, and not all."""
        return len(self.table.asks) < len(self.table.window)

    def seat_of(self, person: str) -> int:
        """Return the seat of a person; −1 if they only watch."""
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return SPECTATOR

    # --- Entries ------------------------------------------------------------------------------

    def take(self, entry: Entry) -> None:
        """Let an entry happen; the only way this table changes."""
        self.shown = {}
        if entry.kind == "answer":
            self.unpaid[entry.seat] = entry.spent
            self._answered(entry.seat, entry.value)
            self._charge()
        elif entry.kind == "undo":
            self.clock.charge(entry.seat, entry.spent)
            self._keep(entry.value)
            self.kept.append(self.log_length)
        elif entry.kind in ("concede", "timeout"):
            self.clock.charge(entry.seat, entry.spent)
            self._leaves(entry)
        elif entry.kind == "seat":
            self.chairs[entry.seat].bot = entry.note or None
        elif entry.kind == "abandon":
            self.abandoned = True
        else:
            raise ValueError(f"no entry is of kind {entry.kind!r}")
        self.clock.at_turn(self.table.state.number, self.table.state.active)
        self.entries = entry.position + 1
        self.seen[entry.seat, entry.command] = self.position
        if entry.kind != "answer":
            self.position += 1  # by one: not by the answers in an open window
        elif not self.in_window:
            self.position = self.entries

    def _answered(self, seat: int, option: int) -> None:
        revealed = len(self.table.window) > 1  # what others decided at the same time comes to light
        self.latest[seat] = len(self.marks)
        self.marks.append(-1 if revealed else len(self.table.state.log or ()))
        self.table.answer(seat, option)
        since = len(self.earlier[-1][0].answers) if self.earlier else 0
        if len(self.table.answers) - since >= MIN_ANSWERS_BETWEEN_COPIES and self.table.quiet:
            fork = self.table.fork(anchored=False), self.log_length
            self.earlier = [*self.earlier[1 - MAX_COPIES :], fork]

    def _charge(self) -> None:
        """All answers of a window are paid for when it closes: clocks do not show who was quick."""
        if not self.in_window:
            for seat, spent in self.unpaid.items():
                self.clock.charge(seat, spent)
            self.unpaid = {}

    def _keep(self, answers: int) -> None:
        """Go back to an earlier answer by playing those before it again.

        They are played from an earlier position: a long game would take a host's time from all
        other tables. An answer before all that are kept takes the whole game.
        """
        kept, log = self.table.answers[:answers], self.table.state.log
        self.earlier = [each for each in self.earlier if len(each[0].answers) <= answers]
        if self.earlier and log is not None:
            earlier, log_length = self.earlier[-1]
            self.table = earlier.fork()
            self.table.state.log = log[:log_length]
        else:
            self.table = self._first(kept)
        done = len(self.table.answers)
        self.marks = self.marks[:done]
        self.latest = {seat: number for number, (seat, _) in enumerate(kept[:done])}
        self.stories = {}
        self.piles = Piles()
        for seat, index in kept[done:]:
            self._answered(seat, index)
        # Who left before stays away, and the story reports it no later than where it now ends.
        self.left = [
            replace(
                each,
                answers=min(each.answers, answers),
                log_length=min(each.log_length, self.log_length),
            )
            for each in self.left
        ]
        self.noted = [min(each, self.log_length) for each in self.noted]

    def _leaves(self, entry: Entry) -> None:
        chair = self.chairs[entry.seat]
        chair.conceded = True
        chair.bot = entry.note
        how: Departure = "timeout" if entry.kind == "timeout" else "conceded"
        answers, plays_on = len(self.table.answers), not self._given_up()
        self.left.append(Left(entry.seat, how, entry.position, answers, self.log_length, plays_on))

    # --- Commands -----------------------------------------------------------------------------

    def _fresh(self, seat: int, command: str) -> None:
        if (seat, command) in self.seen:
            raise Repeat(self.seen[seat, command])
        if self.over:
            raise Refusal(409, "over", "the game is over")

    def _entry(
        self, kind: str, command: str, seat: int, value: int, note: str, at: int, spent: int = 0
    ) -> Entry:
        return Entry(self.facts.id, self.entries, command, kind, seat, value, note, spent, at)

    def answer(self, seat: int, message: wire.Answer, spent: int, at: int) -> Entry:
        """Answer an ask; the table has changed when this returns."""
        ask = self.check(seat, message)
        name = option_name(self.table.state, ask, ask.options[message.option])
        entry = Entry(
            self.facts.id,
            self.entries,
            message.command,
            "answer",
            seat,
            message.option,
            name,
            spent,
            at,
        )
        self.take(entry)
        return entry

    def check(self, seat: int, message: wire.Answer) -> Ask:
        """Return the ask that is answered; refuse anything but an answer to an open ask.

        A refusal does not reveal the options nor the answers of others.
        """
        self._fresh(seat, message.command)
        if message.position != self.position:
            raise Refusal(409, "stale", "the table has moved on since; look again")
        ask = self.table.ask_of(seat)
        if ask is None:
            asked = [each.seat for each in self.table.window]  # also those who have answered
            waiting = " and ".join(self.chairs[other].name for other in asked)
            raise Refusal(
                409, "not-asked", f"you are not asked anything now; {waiting} must decide"
            )
        if message.option >= len(ask.options):
            last = len(ask.options) - 1
            raise Refusal(
                422, "illegal", f"there are options 0 to {last}, not {message.option}", rule="T3"
            )
        return ask

    def concede(self, seat: int, command: str, bot: str, at: int) -> Entry:
        """Give up; a bot plays on where others still play."""
        return self._leave("concede", seat, command, bot, at)

    def timeout(self, seat: int, command: str, bot: str, at: int, spent: int = 0) -> Entry:
        """Out of time: the game is lost as by giving up, but reported as a timeout."""
        return self._leave("timeout", seat, command, bot, at, spent)

    def _leave(
        self, kind: str, seat: int, command: str, bot: str, at: int, spent: int = 0
    ) -> Entry:
        self._fresh(seat, command)
        if seat < 0:
            raise Refusal(403, "no-seat", "only those who play can give up")
        if self.chairs[seat].conceded:
            raise Refusal(409, "conceded", "you have given up already")
        entry = self._entry(kind, command, seat, 0, bot, at, spent)
        self.take(entry)
        return entry

    def reseat(self, seat: int, command: str, bot: str, at: int) -> Entry:
        """A bot takes a seat over, or (without a name) its person takes it back."""
        self._fresh(seat, command)
        chair = self.chairs[seat]
        if not bot and (chair.person is None or chair.conceded):
            raise Refusal(403, "no-seat", "this seat is not yours to take back")
        entry = self._entry("seat", command, seat, 0, bot, at)
        self.take(entry)
        return entry

    def abandon(self, command: str, at: int) -> Entry:
        """End a game that is abandoned; it does not count."""
        self._fresh(SPECTATOR, command)
        entry = self._entry("abandon", command, SPECTATOR, 0, "", at)
        self.take(entry)
        return entry

    # --- Undo ---------------------------------------------------------------------------------

    def last_of(self, seat: int) -> int:
        """The number of a seat's last answer; −1 if it has given none."""
        return self.latest.get(seat, -1)

    def undo_state(self, seat: int) -> UndoState:
        """Return whether a seat may take its last answer back: not at all, freely, or by consent.

        An answer is free if no one has answered to it and it brought nothing hidden or random to
        light. This must not reveal how a window is going, nor who was the last to answer; and
        its end shows what others decided in secret. So an answer in a window is never free.
        """
        if seat < 0 or self.over or self.chairs[seat].played_by_bot:
            return "no"
        last = self.last_of(seat)
        if last < self.base[0] or last < 0 or len(self.table.window) > 1:
            return "no"
        if last == len(self.table.answers) - 1:
            mark, state = self.marks[last], self.table.state
            shown = (state.log or [])[mark:]
            if mark >= 0 and not any(_tells(state, seat, event) for event in shown):
                return "free"
        return "no" if (seat, last, len(self.kept)) in self.denied else "ask"

    def deny_undo(self, seat: int) -> None:
        """The others said no: this answer is not asked for again."""
        self.denied.add((seat, self.last_of(seat), len(self.kept)))

    def undo(self, seat: int, command: str, at: int, spent: int = 0) -> Entry:
        """Take a seat's last answer back, and all that followed; the time it took is not."""
        self._fresh(seat, command)
        if self.undo_state(seat) == "no":
            raise Refusal(409, "no-undo", "there is nothing of yours to take back now")
        entry = self._entry("undo", command, seat, self.last_of(seat), "", at, spent)
        self.take(entry)
        return entry

    # --- Messages -----------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """The players by seat."""
        return [chair.name for chair in self.chairs]

    def clocks(self, elapsed: int) -> wire.Clocks | None:
        """The clocks, a while after the open asks were put."""
        if not self.clock.rules.running:
            return None
        running = [] if self.over else sorted({ask.seat for ask in self.table.window})
        allowances = [self.clock.allowance(seat) for seat in running]
        banks = list(self.clock.banks)
        for seat, allowance in zip(running, allowances, strict=True):
            if elapsed > allowance:
                banks[seat] = max(0, banks[seat] - elapsed + allowance)
        return wire.Clocks(max(0, min(allowances, default=0) - elapsed), banks, running)

    def talk(self, seat: int, words: bool) -> wire.Talk | None:
        """A seat's ask as messages."""
        ask = None if self.over else self.table.ask_of(seat)
        if ask is None or not words:
            return None
        return talk(self.table, ask)

    def lines(self, events: Sequence[EventInView]) -> JsonText:
        """Return the events as messages: the same for all viewers who may know the same."""
        cat, setup = self.table.state.cat, self.table.setup
        return json_of_all(log_messages(events, self.names, cat, setup))

    def _lines_by_seat(self, by_seat: Mapping[int, Sequence[EventInView]]) -> dict[int, JsonText]:
        """The same for several seats; equal messages are made once."""
        known: dict[tuple[Any, ...], JsonText] = {}
        lines = {}
        for seat, events in by_seat.items():
            key = tuple([_gist(event) for event in events])
            if key not in known:
                known[key] = self.lines(events)
            lines[seat] = known[key]
        return lines

    def recap(self, seat: int) -> JsonText:
        """The last lines of the story, as a seat may know it."""
        story = self.stories.get(seat)
        left = [(each.log_length, self._departure(each)) for each in self.left]
        left += [(log_length, json_of(rules_message())) for log_length in self.noted]
        left.sort(key=lambda note: note[0])
        if story is None:
            story = Story.begin(self.table, seat, self.names, left)
            self.stories[seat] = story
        story.go_on(self.table, seat, left)
        return listed(story.lines(self.table))

    def _departure(self, left: Left) -> JsonText:
        """Return the line of the story about a player who left."""
        return json_of(left_message(left.seat, left.how, plays_on=left.plays_on))

    def public(self) -> PublicView:
        """Return the view that all share, which also says how a game ended outside its rules."""
        shown = public_view(self.table, self.piles)
        return replace(shown, result=self.result, waiting=()) if self.over else shown

    def private(self, seat: int, words: bool = False) -> PrivateView:
        """Return a seat's own part of the view; for people, with the consequences of their answers.

        Programs want no words and bots look for themselves: neither gets them.
        """
        if self.over:
            return replace(private_view(self.table, seat), ask=None)
        person = words and seat >= 0 and not self.chairs[seat].played_by_bot
        return private_view(self.table, seat, foretold=person)

    def _encoded(self, seat: int, words: bool) -> JsonText:
        """The private view as it is sent; what it foretells takes most of the time of a view."""
        if (seat, words) not in self.shown:
            self.shown[seat, words] = json_of(self.private(seat, words))
        return self.shown[seat, words]

    def view(self, seat: int, words: bool, elapsed: int) -> wire.View:
        """Everything a seat may see."""
        return wire.View(
            table=self.facts.id,
            position=self.position,
            seat=seat,
            public=json_of(self.public()),
            private=self._encoded(seat, words),
            lines=self.recap(seat) if words else NO_LINES,
            names=self.names,
            clocks=self.clocks(elapsed),
            talk=self.talk(seat, words),
            undo=self.undo_state(seat),
            told=self.log_length,
            kept=self.kept,
            rules=None if self.over else self.change,
        )

    def updates(
        self,
        since: int,
        viewers: Sequence[tuple[int, bool]],
        *,
        undone: bool = False,
        elapsed: int = 0,
    ) -> dict[tuple[int, bool], bytes]:
        """Return the message for each viewer (a seat, and its wish for words) after a change."""
        public = json_of(self.public())
        clocks = self.clocks(elapsed)
        first = self.log_length if undone else since
        by_seat = events_by_seat(self.table, [*{seat for seat, _ in viewers}], first)
        events = {seat: json_of_all(seen) for seat, seen in by_seat.items()}
        lines = self._lines_by_seat({seat: by_seat[seat] for seat, words in viewers if words})
        if self.left and self.left[-1].entry == self.entries - 1:  # nothing else happened with it
            lines = dict.fromkeys(lines, listed([self._departure(self.left[-1])]))
        sent: dict[tuple[int, bool], bytes] = {}
        for seat, words in viewers:
            sent[seat, words] = encode(
                wire.Update(
                    table=self.facts.id,
                    position=self.position,
                    seat=seat,
                    events=events[seat],
                    public=public,
                    private=self._encoded(seat, words),
                    lines=lines[seat] if words else NO_LINES,
                    clocks=clocks,
                    talk=self.talk(seat, words),
                    undo=self.undo_state(seat),
                    undone=undone,
                    told=self.log_length,
                    undos=len(self.kept),
                )
            )
        return sent


def _part(change: Changed) -> Part:
    """Return the part of a game that ended with a change of rules."""
    standing = change.standing
    return Part(standing.answers, change.before, standing.cards, standing.table)


def _gist(event: EventInView) -> Any:  # a number, or several
    """Return the shown part of an event: of a move the card, but not its handles."""
    if type(event) is MovedInView:
        return id(event.cause), id(event.from_), id(event.to), event.card
    return id(event)


_TELLING: Final = frozenset(
    {"shuffle", "look", "reveal", "total", "flip", "first-appearance", "turn", "over", "random"}
)


def _tells(state: State, seat: int, event: Event) -> bool:
    """Return whether an event revealed something hidden, to this seat or to all."""
    if type(event) is not Moved:
        return event.kind in _TELLING
    source = event.frm
    if not sees(state, seat, source):  # a card out of a foe's hand
        return True
    if source < 8:
        return source in (MAIN_DECK, SUPER_VILLAINS, UNUSED)
    return source % 8 in (DECK, UNDER)
