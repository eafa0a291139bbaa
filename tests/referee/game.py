"""The table as the referee keeps it: piles of cards, one history of the turn, no index of anything.

A card is a number; the last card of a pile is its top. Everything that depends on what happened is
counted anew from ``history`` whenever somebody asks.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeVar

from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import Card, records_in
from archrivals.engine.language.rules import Rules, Setup
from archrivals.engine.state.streams import shuffled

Pile = tuple[str, int]
"""A place and whose it is: ``("hand", 0)``; the table's own belong to −1."""

Option = tuple[str, Any]
NONE: Final[Option] = ("none", None)
YES: Final[Option] = ("yes", None)
NO: Final[Option] = ("no", None)

MAIN: Final[Pile] = ("main-deck", -1)
LINE_UP: Final[Pile] = ("line-up", -1)
STACK: Final[Pile] = ("stack", -1)
WEAKNESSES: Final[Pile] = ("weaknesses", -1)
VILLAINS: Final[Pile] = ("super-villains", -1)
DESTROYED: Final[Pile] = ("destroyed", -1)
ASIDE: Final[Pile] = ("aside", -1)
UNUSED: Final[Pile] = ("unused", -1)
TABLE: Final = (MAIN, LINE_UP, STACK, WEAKNESSES, VILLAINS, DESTROYED, ASIDE, UNUSED)
SEAT: Final = ("hand", "deck", "discard", "in-play", "hero", "on-hero", "score", "under")

MOST_TEXTS: Final = 300
MOST_USES: Final = 50


Result = tuple[str, tuple[int, ...], tuple[int, ...], tuple[tuple[int, ...], ...]]
"""The rule that ended the game, the winners, points and tie-breaks by seat."""


class Question(NamedTuple):
    """What somebody is asked: every card that may be named, equal ones one by one."""

    seat: int
    kind: str
    source: int
    options: tuple[Option, ...]


T = TypeVar("T")
Steps = Generator[Any, Any, T]
"""Yields a Question, or a list of Questions that are answered together."""


class Over(Exception):
    """The game ends at once."""

    def __init__(self, rule: str, winners: tuple[int, ...] | None = None) -> None:
        super().__init__(rule)
        self.rule = rule
        self.winners = winners


# --- What happened this turn ------------------------------------------------------------------


class Played(NamedTuple):
    """A card was put down, borrowed or played again."""

    seat: int
    card: int


class Gained(NamedTuple):
    """A card became somebody's by buying or gaining."""

    seat: int
    card: int
    bought: bool
    new_type: bool


class Acquired(Gained):
    """A card became somebody's by a pass or a defeat; to some cards that is gaining (Q36)."""


class Discarded(NamedTuple):
    """A card was discarded, from anywhere (D2)."""

    seat: int
    card: int
    from_hand: bool
    as_block: bool


class Drew(NamedTuple):
    """A text let somebody draw a card."""

    seat: int
    card: int = -1


class Happened(NamedTuple):
    """The turn ends, a Character falls or is defeated."""

    seat: int
    what: type
    card: int = -1


Fact = Played | Gained | Discarded | Drew | Happened


@dataclass(slots=True)
class Live:
    """A "this turn" effect: what it waits for, and the events it has counted."""

    seat: int
    card: int
    effect: fx.ThisTurn
    fights: bool
    counted: list[int] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class Waiting:
    """A triggered text that waits for the card that caused it to be done (R2)."""

    seat: int
    source: int
    do: tuple[fx.Effect, ...]
    chain: tuple[int, ...]
    event: int


@dataclass(slots=True)
class Turn:
    """What is true for one turn; ``seat`` is −1 between turns (Q8)."""

    seat: int
    power: int = 0
    history: list[Fact] = field(default_factory=list)
    gave: dict[int, int] = field(default_factory=dict)
    live: list[Live] = field(default_factory=list)
    used: dict[tuple[int, int], int] = field(default_factory=dict)
    moved_types: dict[tuple[int, int], set[str | None]] = field(default_factory=dict)
    borrowed: dict[int, Pile] = field(default_factory=dict)
    text: dict[int, Card] = field(default_factory=dict)
    resolving: list[int] = field(default_factory=list)
    granted: list[tuple[int, int, fx.Ability]] = field(default_factory=list)
    awaiting: list[tuple[Words, fx.Await]] = field(default_factory=list)
    assists: list[int] = field(default_factory=list)
    given_assist: list[int] = field(default_factory=list)
    controls: list[int] = field(default_factory=list)
    cheaper: int = 0
    extra: int = 0
    announced: bool = False
    target: int = -1
    laid: int = -1
    called: bool = False
    hunt_over: bool = False


@dataclass(slots=True)
class Words:
    """What the words of a text mean: "you", "this", "it", "that foe", "if you do"."""

    you: int
    card: int
    by: int = -1
    it: list[int] = field(default_factory=list)
    done: list[int] = field(default_factory=list)
    did: bool = False
    slots: int = 0
    secret: bool = False
    foe: int = -1
    protects: int = -1
    assist: bool = False
    fights: bool = False
    barred: set[str | None] = field(default_factory=set)
    event: int = -1


class Game:
    """Everything that is true at the table."""

    def __init__(self, setup: Setup, faces: tuple[Card, ...], ids: list[str], rules: Rules) -> None:
        self.setup = setup
        self.rules = rules
        self.faces = faces
        self.ids = ids
        self.seats = setup.players
        self.teams: tuple[int, ...] = tuple(range(setup.players))
        self.seed = ""
        self.counters: dict[str, int] = {}
        self.face = [n for n, card in enumerate(faces) for _ in range(card.copies)]
        self.boxed = len(self.face)
        self.face += [ids.index(name) for _, name in setup.gifts]
        self.cards = [faces[n] for n in self.face]
        piles = [*TABLE, *((name, seat) for seat in range(self.seats) for name in SEAT)]
        self.piles: dict[Pile, list[int]] = {pile: [] for pile in piles}
        self.piles[UNUSED] = list(range(len(self.cards)))
        self.where: list[Pile] = [UNUSED] * len(self.cards)
        self.turn = Turn(-1)
        self.active = 0
        self.number = 0
        self.villain_up = False
        self.immune = -1
        self.out: set[int] = set()
        self.limit: tuple[int, int] | None = None
        self.cost_changes: list[tuple[int, int, int]] = []
        self.lasting: list[tuple[int, int, int]] = []
        self.waiting: list[Waiting] = []
        self.appearing: list[int] = []
        self.depth = 0
        self.texts = 0
        self.quiet_rounds = 0
        self.left: tuple[int, ...] = ()
        self.assists = any(gives_assist(card) for card in faces)
        self.fired: list[tuple[int, int]] = []
        self.result: Result | None = None

    # --- Cards and piles ----------------------------------------------------------------------

    def pile(self, name: str, seat: int = -1) -> list[int]:
        """The cards of a pile."""
        return self.piles[name, seat]

    def put(self, card: int, pile: Pile, at: int | None = None) -> None:
        """Move a card, onto the top unless a place in the pile is named."""
        old = self.where[card]
        self.piles[old].remove(card)
        if at is None:
            self.piles[pile].append(card)
        else:
            self.piles[pile].insert(at, card)
        self.where[card] = pile
        if old == MAIN and pile == LINE_UP and self.rules.hidden_villains:  # H3
            if self.cards[card].kind == "super-villain":
                self.appearing.append(card)
        if old in (LINE_UP, VILLAINS) and pile != ASIDE and self.lasting:
            self._leaves(card)

    def _leaves(self, card: int) -> None:
        """What a Villain does until it is defeated ends when it leaves for good."""
        if card in self.turn.borrowed:
            return
        over = [each for each in self.lasting if each[0] == card]
        self.lasting = [each for each in self.lasting if each[0] != card]
        for _, seat, aside in over:
            if aside >= 0:
                self.put(aside, ("deck", seat))

    def owner(self, card: int) -> int:
        """Whose card it is; a borrowed one stays its owner's (Q15)."""
        return self.turn.borrowed.get(card, self.where[card])[1]

    def mix(self, cards: list[int], stream: str) -> list[int]:
        """These cards in a new order."""
        after, self.counters[stream] = shuffled(
            cards, self.seed, stream, self.counters.get(stream, 0)
        )
        return after

    def dice(self, cards: list[int], n: int) -> list[int]:
        """n of these cards that nobody chooses."""
        return self.mix(cards, "dice")[:n]

    def cost(self, card: int) -> int:
        """The printed cost."""
        return self.cards[card].cost or 0

    # --- Players ------------------------------------------------------------------------------

    def order(self, start: int) -> list[int]:
        """All who play, in turn order from a seat (R1)."""
        seats = [(start + n) % self.seats for n in range(self.seats)]
        return [seat for seat in seats if seat not in self.out]

    def foes(self, seat: int, start: int | None = None) -> list[int]:
        """The players on other sides."""
        order = self.order(seat if start is None else start)
        return [other for other in order if self.teams[other] != self.teams[seat]]

    def mates(self, seat: int) -> list[int]:
        """A player's teammates."""
        same = [other for other in self.order(seat) if self.teams[other] == self.teams[seat]]
        return [other for other in same if other != seat]

    # --- Decks --------------------------------------------------------------------------------

    def rebuild(self, seat: int) -> None:
        """D1: the discard pile is shuffled and goes under the deck."""
        fresh = self.mix(self.pile("discard", seat), f"seat-{seat}")
        self.piles["discard", seat] = []
        self.piles["deck", seat] = fresh + self.piles["deck", seat]
        for card in fresh:
            self.where[card] = ("deck", seat)

    def top(self, seat: int, n: int) -> list[int]:
        """The top n cards of a deck, the topmost first (Q37)."""
        if len(self.pile("deck", seat)) < n and self.pile("discard", seat):
            self.rebuild(seat)
        return self.pile("deck", seat)[::-1][:n]

    def draw(self, seat: int, n: int) -> list[int]:
        """Draw n, one by one; the cards drawn."""
        drawn = []
        for _ in range(n):
            card = self.top(seat, 1)
            if card:
                self.put(card[0], ("hand", seat))
                drawn += card
        return drawn

    # --- What was played and gained -----------------------------------------------------------

    def plays(self, seats: Iterable[int]) -> list[int]:
        """The cards these seats have played this turn, in order, replays too."""
        return [e.card for e in self.turn.history if isinstance(e, Played) and e.seat in seats]

    def is_of(self, card: int, what: fx.Filter) -> bool:
        """Whether a card is of a sort; a taken text or a given Assist lends keywords."""
        face = self.cards[card]
        if matches(face, what):
            return True
        lent: tuple[str, ...] = ()
        if card in self.turn.given_assist:
            lent += ("Assist",)
        if card in self.turn.text:
            lent += keywords(self.turn.text[card])
        return bool(lent) and bool(what.keywords) and matches_with(face, what, lent)


def gives_assist(card: Card) -> bool:
    """Whether a card has Assist or gives it (K6)."""
    if id(card) not in _ASSISTS:
        parts = records_in((card.play, card.abilities))
        gives = any(isinstance(each, fx.GiveAssist | fx.HandHasAssist) for each in parts)
        _ASSISTS[id(card)] = card, card.assist or gives
    return _ASSISTS[id(card)][1]


_ASSISTS: Final[dict[int, tuple[Card, bool]]] = {}
_KEYWORDS: Final[dict[int, tuple[Card, tuple[str, ...]]]] = {}
_MATCHES: Final[dict[tuple[int, int], tuple[Card, fx.Filter, bool]]] = {}


def keywords(card: Card) -> tuple[str, ...]:
    """The keywords a card bears (A1); to find them is slow, so they are kept."""
    if id(card) not in _KEYWORDS:
        _KEYWORDS[id(card)] = card, card.keywords
    return _KEYWORDS[id(card)][1]


def matches(card: Card, what: fx.Filter) -> bool:
    """Whether a card is of a sort by what is printed on it; kept, since cards do not change."""
    found = _MATCHES.get((id(card), id(what)))
    if found is None:
        found = card, what, matches_with(card, what, keywords(card))
        _MATCHES[id(card), id(what)] = found
    return found[2]


def matches_with(card: Card, what: fx.Filter, bears: tuple[str, ...]) -> bool:
    """Every part of a filter that is set must hold."""
    cost = card.cost or 0
    tests = [
        not what.types or card.type in what.types,
        not what.names or card.name in what.names,
        not what.word or what.word in card.name,
        not what.keywords or any(keyword in bears for keyword in what.keywords),
        what.min_cost is None or cost >= what.min_cost,
        what.max_cost is None or cost <= what.max_cost,
        what.odd is None or what.odd == (cost % 2 == 1),
        card.type not in what.not_types,
        card.name not in what.not_names,
        getattr(what, "stack", None) in (None, card.kind == "stack"),
    ]
    return all(tests)
