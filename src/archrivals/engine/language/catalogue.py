"""The cards of a table by number: every face gets an index, every filter its set of faces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from .cards import Card, records_in
from .effects import Discards, Filter, Gains, GiveAssist, HandHasAssist, Power
from .printed import Card as PrintedCard
from .printed import CardWords, no_words
from .rules import Rules
from .traits import Traits, traits

FOR_SALE: Final = ("main", "stack", "super-villain")

OWN: Final = "own"
"""The box of cards that a player brought along to a table."""


def _plain_power(card: Card) -> int:
    """The Power of a card whose whole text is +N Power or nothing; −1 for every other card."""
    plain = 0
    for effect in card.play:
        if not isinstance(effect, Power) or not isinstance(effect.amount, int):
            return -1
        plain += effect.amount
    return plain


class Catalogue:
    """All faces of a table. A face is an index; the lists below are read at every step."""

    __slots__ = (
        "_faces",
        "_printed",
        "abilities",
        "assists",
        "binds",
        "block",
        "boxes",
        "by_id",
        "cards",
        "cheapest",
        "cost",
        "defense",
        "ids",
        "kind",
        "name",
        "on_gain",
        "ongoing",
        "plain",
        "play",
        "rules_for",
        "rules_held",
        "stacks",
        "strikes_back",
        "traits",
        "type",
        "watched",
        "watches_discards",
        "watches_gains",
        "words",
    )

    def __init__(
        self,
        cards: Iterable[Card],
        rules_for: Callable[[int], Rules] = lambda _: Rules(),
        boxes: Iterable[str] = (),
        words: Callable[[], CardWords] = no_words,
        rules_held: Callable[[str], frozenset[str]] = lambda _: frozenset(),
    ) -> None:
        """``boxes`` names the box of each card; it distinguishes ids that two boxes share.

        ``words`` gives what says the cards to people, when the first one is wanted, and
        ``rules_held`` the ids of the rules that hold in a box.
        """
        self.cards = tuple(cards)
        self.words = words
        self.rules_held = rules_held
        self._printed: dict[int, PrintedCard] = {}
        self.rules_for = rules_for
        self.boxes = tuple(boxes) or ("",) * len(self.cards)
        self.ids = self._unique_ids()
        self.by_id = {name: face for face, name in enumerate(self.ids)}
        self.name = [card.name for card in self.cards]
        self.kind = [card.kind for card in self.cards]
        self.type = [card.type for card in self.cards]
        self.cost = [card.cost or 0 for card in self.cards]
        self.cheapest = min((c.cost or 0 for c in self.cards if c.kind in FOR_SALE), default=0)
        self.play = [card.play for card in self.cards]
        self.plain = [_plain_power(card) for card in self.cards]
        self.ongoing = [card.ongoing for card in self.cards]
        self.defense = [card.defense for card in self.cards]
        self.binds = any(card.binding for card in self.cards)
        self.assists = any(
            card.assist
            or any(
                isinstance(each, GiveAssist | HandHasAssist)
                for each in records_in((card.play, card.abilities))
            )
            for card in self.cards
        )
        self.stacks = sum(card.kind == "stack" for card in self.cards)
        self.block = [card.block for card in self.cards]
        self.on_gain = [card.on_gain for card in self.cards]
        self.abilities = [card.abilities for card in self.cards]
        self.watched = [bool(card.abilities) or card.kind == "super-villain" for card in self.cards]
        # Filters are looked up by identity: hashing a record costs more than the whole step.
        # The cards keep the filters alive, so an identity is never given twice.
        self._faces = {
            id(what): self._matching(what)
            for card in self.cards
            for what in records_in(card)
            if isinstance(what, Filter)
        }
        events = {type(part) for card in self.cards for part in records_in(card.abilities)}
        self.watches_gains = Gains in events
        self.watches_discards = Discards in events
        self.traits: dict[int, Traits] = {}
        self.strikes_back = any(traits(card).strikes_back for card in self.cards if card.defense)

    def _unique_ids(self) -> list[str]:
        seen = Counter(card.id for card in self.cards)
        ids = [
            card.id if seen[card.id] == 1 or not box else f"{box}:{card.id}"
            for box, card in zip(self.boxes, self.cards, strict=True)
        ]
        twice = sorted(name for name, n in Counter(ids).items() if n > 1)
        if twice:
            raise ValueError(f"two cards share an id: {', '.join(twice)}")
        return ids

    def printed(self, face: int) -> PrintedCard:
        """Return a face as people look it up, made when it is first wanted."""
        known = self._printed.get(face)
        if known is None:
            known = PrintedCard(self.cards[face], self.boxes[face], self.words)
            self._printed[face] = known
        return known

    def ruling(self, face: int, rule: str) -> str:
        """Return the id of the ruling on a card, or of this rule where it has none of its own."""
        own = f"C-{self.cards[face].id}"
        return own if own in self.rules_held(self.boxes[face]) else rule

    def ruling_by(self, part: object, rule: str) -> str:
        """Return the id of the ruling on the card in whose text a record stands, or this rule.

        It is that very record and not an equal one: several cards may say the same.
        """
        for face, card in enumerate(self.cards):
            if any(each is part for each in records_in(card)):
                return self.ruling(face, rule)
        return rule

    def traits_of(self, face: int) -> Traits:
        """Return the traits of a face's text, read when they are first wanted."""
        known = self.traits.get(face)
        if known is None:
            known = self.traits[face] = traits(self.cards[face])
        return known

    def teams_for(self, players: int) -> tuple[int, ...]:
        """Return the usual team of each seat: four players are two on two."""
        rules = self.rules_for(players)
        if rules.confrontations and players == 4:
            return (0, 1, 0, 1)  # S10: teams alternate
        return tuple(range(players))

    def faces(self, what: Filter) -> frozenset[int]:
        """The faces that a filter means."""
        found = self._faces.get(id(what))
        return self._matching(what) if found is None else found

    def _matching(self, what: Filter) -> frozenset[int]:
        return frozenset(face for face, card in enumerate(self.cards) if matches(card, what))


def matches(card: Card, what: Filter) -> bool:
    """Return whether a card is of that sort; an empty filter means every card.

    A Super Hero is in no zone that a filter looks into, so its missing cost counts as 0.
    """
    cost = card.cost or 0
    return (
        (not what.types or card.type in what.types)
        and (not what.names or card.name in what.names)
        and what.word in card.name
        and (not what.keywords or any(card.has(keyword) for keyword in what.keywords))
        and (what.min_cost is None or cost >= what.min_cost)
        and (what.max_cost is None or cost <= what.max_cost)
        and (what.odd is None or (cost % 2 == 1) == what.odd)
        and card.type not in what.not_types
        and card.name not in what.not_names
        and (what.stack is None or (card.kind == "stack") == what.stack)
    )


def matches_with_assist(card: Card, what: Filter) -> bool:
    """Return whether a card that was given Assist is of that sort (K6): all else must hold."""
    rest = tuple(each for each in what.keywords if each != "Assist")
    return matches(card, replace(what, keywords=rest))
