"""The table's state: flat lists of ints, one ``move()``, an explicit ``copy()``.

A card is an int; ``faces[card]`` says which card it is; ``where[card]`` its zone; ``zones`` are
lists whose last card is the top one.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Self, get_args

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.effects import Ability, Effect, Plays, ThisTurn, Use, When
from archrivals.engine.language.rules import Rules
from archrivals.engine.records import Kept, record

from .events import (
    Aside,
    Cause,
    Chose,
    Detail,
    Event,
    Failed,
    How,
    Kind,
    Moved,
    Noted,
    Played,
    PlayKind,
    SeenCard,
    Shows,
    Shuffled,
    Sort,
    Why,
)
from .streams import DICE, FIRST_SEAT, MAIN, STREAMS, shuffled

# --- Zones ------------------------------------------------------------------------------------

MAIN_DECK, LINE_UP, STACK, WEAKNESSES, SUPER_VILLAINS, DESTROYED, ASIDE, UNUSED = range(8)
HAND, DECK, DISCARD, IN_PLAY, HERO, ON_HERO, SCORE, UNDER = range(8)
"""A seat's zones: zone number ``(seat + 1) * 8 + HAND`` and so on."""

ZONE_NAMES: Final = (
    "main-deck",
    "line-up",
    "stack",
    "weaknesses",
    "super-villains",
    "destroyed",
    "aside",
    "unused",
)
SEAT_ZONE_NAMES: Final = (
    "hand",
    "deck",
    "discard",
    "in-play",
    "hero",
    "on-hero",
    "score",
    "under",
)
MOST_SEATS: Final = 5
MOST_WORK: Final = 300
"""How many texts one action may resolve, with any cards; then it comes to rest (Q16)."""

ALL_SEATS: Final = (1 << MOST_SEATS) - 1
"""All seats, as bits: who knows a card that lies face down."""

_HIDING: Final = tuple(
    zone in (MAIN_DECK, SUPER_VILLAINS, UNUSED) if zone < 8 else zone % 8 in (HAND, DECK, UNDER)
    for zone in range((MOST_SEATS + 1) * 8)
)
_HELD: Final = tuple(zone >= 8 and zone % 8 in (HAND, UNDER) for zone in range(len(_HIDING)))


def hand(seat: int) -> int:
    """The zone number of a seat's hand."""
    return (seat + 1) * 8 + HAND


def deck(seat: int) -> int:
    """The zone number of a seat's deck."""
    return (seat + 1) * 8 + DECK


def discard_pile(seat: int) -> int:
    """The zone number of a seat's discard pile."""
    return (seat + 1) * 8 + DISCARD


def in_play(seat: int) -> int:
    """The zone number of the cards a seat controls."""
    return (seat + 1) * 8 + IN_PLAY


def hero_zone(seat: int) -> int:
    """The zone number of a seat's Super Hero."""
    return (seat + 1) * 8 + HERO


def on_hero(seat: int) -> int:
    """The zone number of the card lying on a seat's Super Hero or Character (H1, V4)."""
    return (seat + 1) * 8 + ON_HERO


def score_pile(seat: int) -> int:
    """The zone number of the Characters a seat has defeated (G5)."""
    return (seat + 1) * 8 + SCORE


def under_hero(seat: int) -> int:
    """The zone number of what lies aside under a seat's Super Hero."""
    return (seat + 1) * 8 + UNDER


def seat_of(zone: int) -> int:
    """Return the seat of a zone; −1 for the table's own."""
    return zone // 8 - 1


def pool_owner(pool: int) -> int:
    """Return the seat whose deck a pool of shuffled cards is; −1 for the table's own."""
    return pool % 8 if pool >= 16 else -1


def zone_name(zone: int) -> str:
    """A zone's name without its seat."""
    return ZONE_NAMES[zone] if zone < 8 else SEAT_ZONE_NAMES[zone % 8]


def zone_called(name: str, seat: int) -> int:
    """The zone of that name: the table's own, or else a seat's."""
    if name in ZONE_NAMES:
        return ZONE_NAMES.index(name)
    return (seat + 1) * 8 + SEAT_ZONE_NAMES.index(name)


# --- The turn ---------------------------------------------------------------------------------

Watcher = list[Any]
"""A live effect: owner, card, its ThisTurn record, events counted so far, names or types seen, and
whether it is Confrontation text."""


class Gained(NamedTuple):
    """A card that a player gained this turn: bought out of the Line-Up, of a type that was not in
    the discard pile, or only ``taken`` by a pass or a defeat (Q36)."""

    seat: int
    card: int
    bought: bool = False
    new_type: bool = False
    taken: bool = False


class Discarded(NamedTuple):
    """A card that a player discarded this turn: from hand, as a Block."""

    seat: int
    card: int
    from_hand: bool
    blocking: bool


class Turn:
    """The facts that hold for one turn only; ``seat`` −1 between turns (Q8, Q11).

    ``plays`` are the cards that the active player has played, in order and as often as played;
    ``helped`` those of others (Assist), with who played them. ``gained`` and ``discarded`` hold
    all players.
    """

    __slots__ = (
        "announced",
        "assists",
        "awaiting",
        "borrowed",
        "called",
        "cheaper",
        "controls",
        "discarded",
        "drawn",
        "extra",
        "gained",
        "gave",
        "given_assist",
        "granted",
        "helped",
        "hunt_over",
        "laid",
        "live",
        "plays",
        "power",
        "resolving",
        "seat",
        "target",
        "text",
        "used",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.power = 0
        self.plays: list[int] = []
        self.live: list[Watcher] = []
        self.used: dict[tuple[int, int], Any] = {}
        self.gave: dict[int, int] = {}
        self.gained: list[Gained] = []
        self.text: dict[int, int] = {}
        self.borrowed: dict[int, int] = {}
        self.resolving: list[int] = []
        self.drawn: dict[int, int] = {}
        self.hunt_over = False
        # Rare things are tuples and numbers, which cost a copy nothing.
        self.announced = False
        self.target = -1
        self.extra = 0
        self.cheaper = 0
        self.laid = -1
        self.called = False
        self.assists: tuple[int, ...] = ()
        self.given_assist: tuple[int, ...] = ()
        self.discarded: tuple[Discarded, ...] = ()
        self.helped: tuple[tuple[int, int], ...] = ()
        self.granted: tuple[tuple[int, int, Any], ...] = ()
        self.awaiting: tuple[tuple[int, int, Any, bool], ...] = ()
        self.controls: tuple[int, ...] = ()

    def copy(self) -> Turn:
        """An independent copy."""
        twin = Turn.__new__(Turn)
        twin.seat = self.seat
        twin.power = self.power
        twin.plays = self.plays[:]
        twin.live = [watcher[:] for watcher in self.live]
        twin.used = self.used.copy()
        twin.gave = self.gave.copy()
        twin.gained = self.gained[:]
        twin.text = self.text.copy()
        twin.borrowed = self.borrowed.copy()
        twin.resolving = self.resolving[:]
        twin.drawn = self.drawn.copy()
        twin.hunt_over = self.hunt_over
        twin.announced = self.announced
        twin.target = self.target
        twin.extra = self.extra
        twin.cheaper = self.cheaper
        twin.laid = self.laid
        twin.called = self.called
        twin.assists = self.assists
        twin.given_assist = self.given_assist
        twin.discarded = self.discarded
        twin.helped = self.helped
        twin.granted = self.granted
        twin.awaiting = self.awaiting
        twin.controls = self.controls
        return twin


Standing = tuple[tuple[int, int, Any], ...]
"""Abilities in force for a seat: card, number of the ability on the card, ability."""

Trigger = tuple[int, int, tuple[Effect, ...], tuple[int, ...], int]
"""A triggered effect that waits: its owner, the card it is on, what it does, the cards that were
resolving when it was triggered (for the loop guard they still are: Q16), and the card that was
played, gained or discarded (−1: none)."""


@record
class CardInView(Kept):
    """A card that is seen: ``handle`` is this very card until it is hidden, ``id`` its face.

    ``assist`` is set for a card in a hand that has Assist now (K6).
    """

    handle: str
    id: str
    assist: bool = False


_SHOWING: Final = frozenset(get_args(Shows))


class Shuffle(NamedTuple):
    """A shuffle that was made: the first block of its stream, the cards before and after it."""

    stream: str
    counter: int
    before: tuple[int, ...]
    after: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """The end of the game: why (a rule id), who won, points and tie-breaks by seat."""

    rule: str
    winners: tuple[int, ...]
    points: tuple[int, ...]
    ties: tuple[tuple[int, ...], ...]


class Over(Exception):
    """Raised inside a resolution when the game ends at once: by which rule, who won."""

    def __init__(self, rule: str, winners: tuple[int, ...]) -> None:
        super().__init__(rule, winners)
        self.rule = rule
        self.winners = winners


class State:
    """Everything that is true at the table.

    ``known`` are, for each card, the seats that know it where it lies now, as bits: cards put face
    down that were seen. ``pool`` is the shuffle it came out of (see :func:`pool_owner`); of the
    cards of a pool that a seat does not know, each is as likely to be here as there. ``cause`` and
    ``by`` say why something happens and who decided on it: only the log reads them.
    """

    __slots__ = (
        "active",
        "appearing",
        "by",
        "cat",
        "cause",
        "cost_changes",
        "counters",
        "depth",
        "epoch",
        "faces",
        "idle",
        "immune",
        "known",
        "limit",
        "log",
        "number",
        "on_event",
        "on_play",
        "out",
        "pool",
        "pools",
        "progress",
        "queue",
        "result",
        "rules",
        "seats",
        "seed",
        "shown",
        "shuffles",
        "teamed",
        "teams",
        "trail",
        "turn",
        "until_defeated",
        "uses",
        "villain_up",
        "watched",
        "where",
        "work",
        "zones",
    )

    def __init__(
        self,
        cat: Catalogue,
        rules: Rules,
        seats: int,
        seed: str,
        faces: list[int],
        teams: tuple[int, ...] = (),
    ) -> None:
        self.cat = cat
        self.rules = rules
        self.seats = seats
        self.teams = teams or tuple(range(seats))
        self.teamed = len(set(self.teams)) < seats
        self.seed = seed
        self.faces = faces
        self.watched = bytes([cat.watched[face] for face in faces])
        self.zones: list[list[int]] = [[] for _ in range((seats + 1) * 8)]
        self.zones[UNUSED] = list(range(len(faces)))
        self.where = bytearray([UNUSED]) * len(faces)
        self.epoch = array("I", [0]) * len(faces)
        self.known = bytearray(len(faces))
        self.pool = array("I", [0]) * len(faces)
        self.pools = 1
        self.counters = [0] * (FIRST_SEAT + seats)
        self.turn = Turn(-1)
        self.number = 0
        self.active = 0
        self.villain_up = False
        self.immune = -1
        self.out: frozenset[int] = frozenset()
        self.limit: tuple[int, int] | None = None
        self.progress: tuple[int, ...] = ()
        self.shown: dict[tuple[int, int], CardInView] = {}
        self.idle = 0
        self.cost_changes: tuple[tuple[int, int, int], ...] = ()
        self.until_defeated: tuple[tuple[int, int, int], ...] = ()
        self.on_play: list[Standing] = [()] * seats
        self.on_event: list[Standing] = [()] * seats
        self.uses: list[Standing] = [()] * seats
        self.result: Result | None = None
        self.log: list[Event] | None = None
        self.shuffles: list[Shuffle] | None = None
        self.trail: list[Detail] | None = None
        self.cause: Cause = "S1"
        self.by = -1
        self.queue: list[Trigger] = []
        self.appearing: list[int] = []
        self.depth = 0
        self.work = 0

    def copy(self) -> Self:
        """An independent copy, without log, shuffles and trail; taken at quiet points only."""
        kind = type(self)
        twin = kind.__new__(kind)
        twin.cat = self.cat
        twin.rules = self.rules
        twin.seats = self.seats
        twin.teams = self.teams
        twin.teamed = self.teamed
        twin.seed = self.seed
        twin.faces = self.faces
        twin.watched = self.watched
        twin.zones = [zone.copy() for zone in self.zones]
        twin.where = self.where[:]
        twin.epoch = self.epoch[:]
        twin.known = self.known[:]
        twin.pool = self.pool[:]
        twin.pools = self.pools
        twin.counters = self.counters.copy()
        twin.turn = self.turn.copy()
        twin.number = self.number
        twin.active = self.active
        twin.villain_up = self.villain_up
        twin.immune = self.immune
        twin.out = self.out
        twin.limit = self.limit
        twin.progress = self.progress
        twin.shown = self.shown
        twin.idle = self.idle
        twin.cost_changes = self.cost_changes
        twin.until_defeated = self.until_defeated
        twin.on_play = self.on_play[:]
        twin.on_event = self.on_event[:]
        twin.uses = self.uses[:]
        twin.result = self.result
        twin.log = None
        twin.shuffles = None
        twin.trail = None
        twin.cause = self.cause
        twin.by = self.by
        twin.queue = []
        twin.appearing = []
        twin.depth = 0
        twin.work = 0
        return twin

    # --- Moving cards -------------------------------------------------------------------------

    def move(
        self,
        card: int,
        to: int,
        *,
        bottom: bool = False,
        how: How = "put",
        gainer: int = -1,
        doer: int = -1,
    ) -> None:
        """The only way a card changes its zone; the last card of a zone is its top."""
        where = self.where
        frm = where[card]
        zone = self.zones[frm]
        if zone[-1] == card:
            zone.pop()
        else:
            zone.remove(card)
        if bottom:
            self.zones[to].insert(0, card)
            self.detail("bottom", (card,))
        else:
            self.zones[to].append(card)
        where[card] = to
        if _HIDING[to]:
            self.epoch[card] += 1
            if not _HIDING[frm]:
                self.known[card] = ALL_SEATS
            elif _HELD[frm]:
                self.known[card] |= self.team_bits(frm // 8 - 1)
        watched = self.watched[card]
        if watched:
            self._moved(card, frm, to)
        if self.log is not None:
            after = self.epoch[card]
            before = after - _HIDING[to]
            home = self.turn.borrowed.get(card, to) if how == "borrow" else to
            owner = seat_of(home)
            fields = (card, self.faces[card], before, after, frm, to, how, self.by, owner, gainer)
            self.log.append(Moved(*fields, doer, self.cause))
        if watched and self.until_defeated and to not in (LINE_UP, SUPER_VILLAINS):
            if card not in self.turn.borrowed:
                self._left(card)

    def move_all(self, frm: int, to: int) -> None:
        """Move every card of a zone, the lowest first."""
        cards = self.zones[frm]
        if self.log is not None:
            for card in cards[:]:
                self.move(card, to)
            return
        self.zones[frm] = []
        self._put(cards, to)
        watched = self.watched
        for card in cards:
            if watched[card]:
                self._stand(frm)
                return

    def _put(self, cards: list[int], to: int) -> None:
        """Unwatched cards, already taken from their zone, onto another unwatched zone."""
        self.zones[to] += cards
        where = self.where
        for card in cards:
            where[card] = to
        if _HIDING[to]:
            epoch = self.epoch
            for card in cards:
                epoch[card] += 1

    def _moved(self, card: int, frm: int, to: int) -> None:
        """Keep the index of abilities; note who enters the Line-Up to attack (H3)."""
        self._stand(frm)
        self._stand(to)
        if to == LINE_UP and frm == MAIN_DECK and self.rules.hidden_villains:
            if self.cat.kind[self.faces[card]] == "super-villain":
                self.appearing.append(card)

    def _left(self, villain: int) -> None:
        """End the effects that last until this Villain leaves Line-Up or stack (Q33)."""
        over = [each for each in self.until_defeated if each[0] == villain]
        if not over:
            return
        self.until_defeated = tuple(each for each in self.until_defeated if each[0] != villain)
        for _, seat, card in over:
            if card >= 0:
                self.move(card, deck(seat))
            else:
                self.stand(seat)

    def _stand(self, zone: int) -> None:
        """Keep the index of abilities in force of a seat."""
        if zone >= 8 and zone % 8 in (IN_PLAY, HERO):
            self.stand(zone // 8 - 1)

    def stand(self, seat: int) -> None:
        """Write the index of a seat's abilities again."""
        on_play: list[tuple[int, int, When]] = []
        on_event: list[tuple[int, int, Ability]] = []
        uses: list[tuple[int, int, Use]] = []
        for card, number, ability in self._abilities(seat):
            if isinstance(ability, Use):
                uses.append((card, number, ability))
            elif isinstance(ability, When) and isinstance(ability.event, Plays):
                on_play.append((card, number, ability))
            else:
                on_event.append((card, number, ability))
        self.on_play[seat] = tuple(on_play)
        self.on_event[seat] = tuple(on_event)
        self.uses[seat] = tuple(uses)

    def _abilities(self, seat: int) -> list[tuple[int, int, Ability]]:
        """All abilities that work for a seat now: of the top Character only (S9)."""
        turn = self.turn
        cards = self.zones[in_play(seat)]
        if not any(face_down == seat for _, face_down, card in self.until_defeated if card < 0):
            cards = self.zones[hero_zone(seat)][-1:] + cards
        if turn.controls and turn.seat == seat:
            cards = cards + [
                card
                for mate in turn.controls
                for card in self.zones[in_play(mate)]
                if self.cat.type[self.faces[card]] == "Location"
            ]
        found = [
            (card, number, ability)
            for card in cards  # Q15: also one borrowed until the end of the turn
            for number, ability in enumerate(self.cat.abilities[self.faces[card]])
        ]
        granted = [grant for grant in turn.granted if grant[0] == seat]
        found += [(card, 100 + at, ability) for at, (_, card, ability) in enumerate(granted)]
        return found

    def owner(self, card: int) -> int:
        """Return the owner's seat; −1 for the table. A borrowed card stays its owner's (Q15)."""
        return seat_of(self.turn.borrowed.get(card, self.where[card]))

    def gains_for(self, source: int) -> list[Gained]:
        """Return the cards gained this turn, as the text of a card reads it (Q36)."""
        if self.reads_owning(source):
            return self.turn.gained
        return [each for each in self.turn.gained if not each.taken]

    def reads_owning(self, card: int) -> bool:
        """Return whether a change of ownership is a gain for the text of a card (Q36)."""
        return self.cat.cards[self.faces[card]].owning_is_gaining

    # --- Players ------------------------------------------------------------------------------

    def foes(self, seat: int) -> list[int]:
        """The players on other sides, in turn order (R1)."""
        team = self.teams[seat]
        return [other for other in self.from_seat(seat) if self.teams[other] != team]

    def mates(self, seat: int) -> list[int]:
        """A player's teammates."""
        if not self.teamed:
            return []
        team = self.teams[seat]
        return [o for o in self.from_seat(seat) if o != seat and self.teams[o] == team]

    def next_seat(self, seat: int) -> int:
        """Return who takes the turn after this one."""
        if not self.out:
            return (seat + 1) % self.seats
        order = self.from_seat(seat)
        return order[1] if order[0] == seat else order[0]

    # --- Decks --------------------------------------------------------------------------------

    def mixed(self, cards: list[int], stream: int) -> list[int]:
        """These cards in a new order, by a named stream: the only way anything is shuffled."""
        name = STREAMS[stream] if stream < FIRST_SEAT else f"seat-{stream - FIRST_SEAT}"
        counter = self.counters[stream]
        after, self.counters[stream] = shuffled(cards, self.seed, name, counter)
        if self.shuffles is not None:
            self.shuffles.append(Shuffle(name, counter, tuple(cards), tuple(after)))
        return after

    def forget(self, cards: list[int], zone: int) -> None:
        """Forget for all players which of these cards, shuffled in a zone, is which.

        They become a pool of their own, so all must know which cards they are together. Those of
        the main deck and the Super-Villains, some of which may have been left out unseen, stay in
        theirs.
        """
        into = zone + 1
        if zone >= 8:
            self.pools += 1
            into = self.pools * 8 + zone // 8 - 1
        known, pool = self.known, self.pool
        for card in cards:
            known[card] = 0
            pool[card] = into

    def team_bits(self, seat: int) -> int:
        """A seat and its teammates as bits: partners see each other's hands (S11)."""
        if not self.teamed:
            return 1 << seat
        team = self.teams[seat]
        return sum(1 << other for other in range(self.seats) if self.teams[other] == team)

    def shuffle_zone(self, zone: int, stream: int) -> None:
        """Shuffle a zone in place with a named stream."""
        cards = self.zones[zone] = self.mixed(self.zones[zone], stream)
        self.forget(cards, zone)
        for card in cards:
            self.epoch[card] += 1
        if self.log is not None:
            self.log.append(Shuffled(seat_of(zone), zone, len(cards), self.cause))

    def rebuild(self, seat: int) -> bool:
        """D1: the discard pile is shuffled and goes under the rest of the deck."""
        pile = discard_pile(seat)
        if not self.zones[pile]:
            return False
        under = self.zones[deck(seat)]
        self.shuffle_zone(pile, FIRST_SEAT + seat)
        fresh = self.zones[pile]
        self.zones[pile] = []
        zone = deck(seat)
        for card in fresh:
            self.where[card] = zone
        self.zones[zone] = fresh + under
        return True

    def top(self, seat: int, n: int) -> list[int]:
        """The top n cards of a seat's deck, first the topmost; fewer where fewer are (Q37)."""
        if len(self.zones[deck(seat)]) < n:
            self.rebuild(seat)
        return self.zones[deck(seat)][: -n - 1 : -1]

    def draw(self, seat: int, n: int) -> int:
        """Draw n, one by one (D1, D7); how many it were."""
        to = hand(seat)
        zone = deck(seat)
        cards = self.zones[zone]
        if self.log is None and 0 < n <= len(cards):
            self._put(cards[: -n - 1 : -1], to)
            del cards[-n:]
            return n
        for drawn in range(n):
            if not cards:
                if not self.rebuild(seat):
                    return drawn
                cards = self.zones[zone]
            self.move(cards[-1], to, how="draw")
        return n

    def plays_of(self, seat: int) -> list[int]:
        """Return the cards that a seat has played this turn, on its own turn or on another's."""
        turn = self.turn
        if seat == turn.seat:
            return turn.plays
        return [card for who, card in turn.helped if who == seat]

    def drew(self, seat: int, n: int) -> None:
        """Remember cards that a text let a seat draw."""
        drawn = self.turn.drawn
        drawn[seat] = drawn.get(seat, 0) + n

    def random_cards(self, cards: list[int], n: int) -> list[int]:
        """n of these cards, chosen by the dice."""
        self.detail("dice", tuple(cards), n)
        return self.mixed(cards, DICE)[:n]

    def shuffle_main(self) -> None:
        """Shuffle the main deck."""
        self.shuffle_zone(MAIN_DECK, MAIN)

    def may_work(self) -> bool:
        """Count one more text of this action; false when it has done enough (Q16)."""
        self.work += 1
        if self.work <= MOST_WORK:
            return True
        self.note("rest", self.turn.seat)
        return False

    def wait(self, seat: int, source: int, do: tuple[Effect, ...], event: int = -1) -> None:
        """Let a triggered effect wait until the card that caused it is done (R2).

        ``event`` is the card that was played, gained or discarded.
        """
        self.queue.append((seat, source, do, (*self.turn.resolving, source), event))

    # --- Power, order, log --------------------------------------------------------------------

    def add_power(self, n: int, source: int) -> None:
        """Power for the turn, remembered by the card that gave it."""
        turn = self.turn
        turn.power += n
        turn.gave[source] = turn.gave.get(source, 0) + n
        if self.log is not None and n:
            self.log.append(Noted("power", turn.seat, None, n, self.faces[source]))

    def from_seat(self, seat: int) -> list[int]:
        """All seats in turn order, starting with this one (R1)."""
        order = [*range(seat, self.seats), *range(seat)]
        return [each for each in order if each not in self.out] if self.out else order

    def note(
        self,
        kind: Kind,
        seat: int,
        cards: list[int] | None = None,
        n: int | tuple[int, ...] | None = None,
    ) -> None:
        """Write an event to the log, with its cause; who is shown cards by it knows them."""
        if kind in _SHOWING:
            seen = 1 << seat if kind == "look" else ALL_SEATS
            for card in cards or ():
                self.known[card] |= seen
        if self.log is not None:
            seen_cards = None if cards is None else self.seen(cards)
            self.log.append(Noted(kind, seat, seen_cards, n, self.cause))

    def played(self, kind: PlayKind, seat: int, card: int, frm: int) -> None:
        """Write down that a card has just been put down, and where it comes from."""
        if self.log is not None:
            origin = (self.by, self.owner(card), frm)
            self.log.append(Played(kind, seat, self.seen([card]), *origin, self.cause))

    def chose(
        self, seat: int, card: int, what: Sort, n: int | str | tuple[int, ...] | None = None
    ) -> None:
        """Write down a choice; all at the table hear of it. ``card`` −1: the rules asked."""
        if self.log is not None:
            cards = self.seen([card] if card >= 0 else [])
            self.log.append(Chose(seat, cards, what, n, self.cause))

    def nothing(self, seat: int, card: int, why: Why) -> None:
        """Write down that an effect did nothing, and why."""
        if self.log is not None:
            self.log.append(Failed(seat, self.seen([card]), why, self.cause))

    def detail(
        self,
        kind: Aside,
        cards: tuple[int, ...] = (),
        n: int = 0,
    ) -> None:
        """Note what the log leaves out, for those who follow every card without the rules."""
        if self.trail is not None:
            self.trail.append(Detail(len(self.log or ()), kind, cards, n))

    def seen(self, cards: list[int]) -> tuple[SeenCard, ...]:
        """Cards as the log keeps them."""
        return tuple(SeenCard(card, self.faces[card], self.epoch[card]) for card in cards)


def watcher(seat: int, card: int, effect: ThisTurn, *, fights: bool) -> Watcher:
    """A fresh live effect; one that ``fights`` is over when the Confrontation is cancelled."""
    return [seat, card, effect, 0, frozenset(), fights]
