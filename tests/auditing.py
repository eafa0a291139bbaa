"""Auditing: a random game whose every line is compared with a bookkeeper's books."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from random import Random

from bookkeeper import JSON, TABLE, Books, Gain, Printed, Wrong
from random_games import random_index, random_setup

from archrivals.boxes import BOXES, catalogue_for
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.effects import CharacterCost, Use
from archrivals.engine.language.rules import Setup
from archrivals.engine.play.confronting import cost_of
from archrivals.engine.records import to_plain
from archrivals.engine.state.events import Event, Moved
from archrivals.engine.state.flat import ASIDE, Gained, State, hero_zone, seat_of
from archrivals.engine.table import Table

SPECTATOR = -1
MOST_ANSWERS = 20_000


def printed(cat: Catalogue) -> dict[str, Printed]:
    """The facts of all cards, by id."""
    facts = {}
    for id, card in zip(cat.ids, cat.cards, strict=True):
        raises = sum(each.n for each in card.abilities if isinstance(each, CharacterCost))
        paid = tuple(each.pay_power for each in card.abilities if isinstance(each, Use))
        kind, cost = card.kind, card.cost or 0
        facts[id] = Printed(card.name, kind, cost, card.type == "Location", raises, paid)
    return facts


@dataclass
class Audit:
    """A table whose every line is compared with the books; ``wrong`` says where they differ."""

    table: Table
    dropped: Collection[str] = ()
    most: int = 5
    lines: int = 0
    wrong: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        s = self.table.state
        start = {"Punch": s.rules.punches, "Vulnerability": s.rules.vulnerabilities}
        self.books = Books(printed(s.cat), start, s.teams)
        for event in to_plain(self.table.events(SPECTATOR)):
            self.hear(event)
        assert s.log is not None
        s.log = _Watched(s.log, self)
        self.compare_all()

    def heard(self) -> None:
        """The log has one more line."""
        if len(self.wrong) >= self.most:
            return
        s = self.table.state
        log = s.log or []
        (event,) = to_plain(self.table.events(SPECTATOR, len(log) - 1))
        self.hear(event)
        if event["kind"] in self.dropped:
            return
        self.compare(event)
        last = log[-1]
        if isinstance(last, Moved):
            self._owner_of(last.card, event)
        if event["kind"] in ("turn", "over"):
            self.compare_all()

    def hear(self, event: JSON) -> None:
        """Tell the books, unless they are not to hear of it."""
        self.lines += 1
        if event["kind"] in self.dropped:
            return
        try:
            self.books.hear(event)
        except (Wrong, KeyError, ValueError) as error:
            self.differ("the books", repr(error), event)

    def differ(self, what: str, said: object, event: JSON | None = None) -> None:
        """Note a difference, and how to see it again."""
        at = f"turn {self.table.state.number}, line {self.lines}"
        self.wrong.append(f"{at}: {what}: {said}" + (f" after {event}" if event else ""))

    def expect(self, what: str, told: object, truth: object, event: JSON | None = None) -> None:
        """The books must say what is true."""
        if told != truth:
            self.differ(what, f"the books say {told}, the table {truth}", event)

    def compare(self, event: JSON) -> None:
        """What may change with any line."""
        s, books = self.table.state, self.books
        self.expect("Power", books.power, s.turn.power, event)
        if s.rules.confrontations:
            for seat in range(s.seats):
                truth = cost_of(s, seat) if s.zones[hero_zone(seat)] else None
                self.expect(f"cost of seat {seat}", books.cost(seat), truth, event)
        gained = [each for each in s.turn.gained if not each.taken or s.reads_owning(each.card)]
        self.expect("gains", len(books.gains), len(gained), event)
        if books.gains and len(books.gains) == len(gained):
            self._gain(books.gains[-1], gained[-1], event)
        for seat, number in books.numbers.items():
            cards = sum(map(len, s.zones[(seat + 1) * 8 : (seat + 2) * 8]))
            away = sum(owner(s, card) == seat for card in s.turn.borrowed)
            self.expect(f"cards of seat {seat}", number, cards - self._lent(seat) + away, event)

    def _lent(self, seat: int) -> int:
        """How many borrowed cards, of whomever, lie before a seat or are back in its piles."""
        s = self.table.state
        return sum(seat_of(s.where[card]) == seat for card in s.turn.borrowed)

    def _gain(self, told: Gain, truth: Gained, event: JSON) -> None:
        s = self.table.state
        id = told.id and s.cat.ids[s.faces[truth.card]]
        self.expect("last gain", told, Gain(truth.seat, id, truth.bought), event)

    def _owner_of(self, card: int, event: JSON) -> None:
        if "now" in event and event["now"] in self.books.owner:
            told = self.books.owner[event["now"]]
            self.expect(f"owner of {event['card']}", told, owner(self.table.state, card), event)

    def compare_all(self) -> None:
        """All cards of all players, those that nobody sees, too."""
        s, books = self.table.state, self.books
        owners: dict[int, Counter[str]] = {seat: Counter() for seat in range(s.seats)}
        for card, face in enumerate(s.faces):
            whose = owner(s, card)
            if whose >= 0:
                owners[whose][books.named(s.cat.ids[face])] += 1
        groups = {frozenset(group) for group in books.together.values()}
        for group in groups:
            if TABLE not in group:
                truth: Counter[str] = sum((owners[seat] for seat in group), Counter())
                told = books.belongings(group)
                self.expect(f"cards of {sorted(group)}", +told, truth)


def owner(s: State, card: int) -> int:
    """Whose a card is: nobody's on the table, unless somebody has borrowed it (Q15)."""
    zone = s.where[card]
    return TABLE if zone < 8 and zone != ASIDE else s.owner(card)


class _Watched(list[Event]):
    """A log that calls an auditor at every line."""

    def __init__(self, lines: Iterable[Event], audit: Audit) -> None:
        super().__init__(lines)
        self.audit = audit

    def append(self, line: Event) -> None:
        super().append(line)
        self.audit.heard()


def setup_for(name: str, number: int) -> Setup:
    """A table of a box, set up somehow, or of a ready-made mixture."""
    if name in RECIPES:
        return setup_of(RECIPES[name])
    assert name in BOXES
    return random_setup(Random(f"{name} {number}"), box=name)


def audited(
    name: str, number: int, *, dropped: Collection[str] = (), answers: int = MOST_ANSWERS
) -> Audit:
    """A random game of a box or mixture to its end, or so many answers of it, line by line.

    The books do not hear of the ``dropped`` kinds of events.
    """
    setup = setup_for(name, number)
    table = Table.new(setup, catalogue_for(setup), f"{name} {number}", anchored=False)
    audit = Audit(table, dropped)
    chance = Random(f"{name} {number}")
    for _ in range(answers):
        if table.over or len(audit.wrong) >= audit.most:
            break
        ask = chance.choice(table.asks)
        table.answer(ask.seat, random_index(ask, chance))
    return audit
