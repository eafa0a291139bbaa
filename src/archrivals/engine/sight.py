"""What a seat may see: one allow-list, live for bots and written out for everybody else."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from .asks import Ask, Option
from .cards import Card
from .catalogue import Catalogue
from .codec import text_to_json
from .confronting import cost_of
from .effects import Use
from .picking import line_up_for
from .playing import has_assist
from .scoring import Counted, explained
from .state import (
    ASIDE,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    HERO,
    IN_PLAY,
    LINE_UP,
    MAIN_DECK,
    ON_HERO,
    SCORE,
    STACK,
    SUPER_VILLAINS,
    UNDER,
    WEAKNESSES,
    Chosen,
    CostChange,
    Moved,
    Origin,
    State,
    hand,
    on_hero,
    pool_owner,
    seat_of,
    under_hero,
    zone_name,
)

if TYPE_CHECKING:
    from .imagining import Imagination
    from .table import Table

JSON = dict[str, Any]
"""A view is plain data: JSON values and nothing else."""

OPEN_ZONES: Final = frozenset({LINE_UP, STACK, WEAKNESSES, DESTROYED, ASIDE})
OWNED_ZONES: Final = frozenset({HAND, DECK, DISCARD, IN_PLAY, UNDER})
OPEN_SEAT_ZONES: Final = frozenset({DISCARD, IN_PLAY, HERO, ON_HERO, SCORE})


def sees(s: State, seat: int, zone: int) -> bool:
    """Whether a seat sees the cards of a zone (D5, S11); −1 is a spectator."""
    return _sees(s.teams, seat, zone)


def _sees(teams: tuple[int, ...], seat: int, zone: int) -> bool:
    if zone < 8:
        return zone in OPEN_ZONES
    if zone % 8 in OPEN_SEAT_ZONES:
        return True
    if seat < 0:
        return False
    if zone % 8 == HAND:
        return teams[zone // 8 - 1] == teams[seat]
    return zone == under_hero(seat)


def handle(s: State, card: int, epoch: int) -> str:
    """A card's name on the wire; it changes whenever the card enters a hidden zone."""
    known = s.handles.get((card, epoch))
    if known is None:
        known = sha256(f"{s.seed}:handle:{card}:{epoch}".encode()).hexdigest()[:12]
        s.handles[card, epoch] = known
    return known


class Sight:
    """A seat's live sight of a table: what a program that plays may read, and nothing else.

    Cards are numbers, as in the asks. ``card`` tells what a card is; ``face`` is its index in the
    catalogue of all cards, ``cat``.

    >>> from archrivals import Table
    >>> sight = Table("heroes-unite", seed="winter").sight(0)
    >>> [sight.card(number).name for number in sight.hand]
    ['Punch', 'Vulnerability', 'Punch', 'Punch', 'Punch']
    >>> sight.hand_size(1), sight.super_villains_left
    (5, 8)
    """

    __slots__ = ("_state", "_table", "seat")

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._state = table.state
        self.seat = seat

    @property
    def cat(self) -> Catalogue:
        """The catalogue: what every card of the table does is public."""
        return self._state.cat

    @property
    def position(self) -> int:
        """How many answers there were when the open asks were put."""
        return self._table.moved

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self._state.seats

    @property
    def power(self) -> int:
        """The active player's Power."""
        return self._state.turn.power

    @property
    def confrontations(self) -> bool:
        """Whether this table has Confrontations at all."""
        return self._state.rules.confrontations

    def may_assist(self, card: int) -> bool:
        """Whether a card of a hand in sight has Assist now (K6)."""
        return has_assist(self._state, self._state.owner(card), card)

    def offered(self, card: int, number: int) -> Any:
        """A text of one's own that an ask offers, on one's turn or at the time for Blocks."""
        return _offered(self._state, self.seat, card, number)

    def ability(self, card: int, number: int) -> Use:
        """An ability of one's own that is offered on one's turn."""
        found = self.offered(card, number)
        assert isinstance(found, Use)
        return found

    @property
    def confronting(self) -> int:
        """Whom the active player Confronts; −1 for nobody."""
        return self._state.turn.target

    def cost_of(self, seat: int) -> int:
        """What it takes to defeat a seat's Character now."""
        return cost_of(self._state, seat)

    def foes(self) -> list[int]:
        """The players on other sides."""
        return self._state.foes(self.seat)

    def mates(self) -> list[int]:
        """One's teammates."""
        return self._state.mates(self.seat)

    def hand_of(self, mate: int) -> list[int]:
        """A teammate's hand (S11)."""
        if mate not in self.mates():
            raise PermissionError("a seat sees its own hand and its teammate's")
        return self._state.zones[hand(mate)][:]

    @property
    def hand(self) -> list[int]:
        """One's own hand."""
        return self._state.zones[hand(self.seat)][:]

    @property
    def line_up(self) -> list[int]:
        """The Line-Up, with one's own Hero card on one's own turn (H1)."""
        return line_up_for(self._state, self.seat)[:]

    @property
    def super_villain(self) -> int | None:
        """The face-up Super-Villain on the stack."""
        stack = self._state.zones[SUPER_VILLAINS]
        return stack[-1] if stack and self._state.villain_up else None

    @property
    def super_villains_left(self) -> int:
        """How many Super-Villains are on the stack."""
        return len(self._state.zones[SUPER_VILLAINS])

    @property
    def main_deck_left(self) -> int:
        """How many cards the main deck has."""
        return len(self._state.zones[MAIN_DECK])

    def discard(self, seat: int) -> list[int]:
        """A seat's discard pile."""
        return self._state.zones[(seat + 1) * 8 + DISCARD][:]

    def in_play(self, seat: int) -> list[int]:
        """The cards a seat controls."""
        return self._state.zones[(seat + 1) * 8 + IN_PLAY][:]

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return len(self._state.zones[(seat + 1) * 8 + HAND])

    def deck_size(self, seat: int) -> int:
        """How many cards a seat's deck has."""
        return len(self._state.zones[(seat + 1) * 8 + DECK])

    def hero(self, seat: int) -> int:
        """A seat's Super Hero."""
        return self._state.zones[(seat + 1) * 8 + HERO][0]

    def levels(self, seat: int) -> int:
        """How many Levels of a seat's Character still stand (S9)."""
        return len(self._state.zones[(seat + 1) * 8 + HERO])

    def face(self, card: int) -> int:
        """Which card it is: of a card in sight, or one named in one's own ask."""
        if not self._may_name(card):
            raise PermissionError("a seat cannot look at a hidden card")
        return self._state.faces[card]

    def asking(self, ask: Ask) -> int:
        """The face of the card that puts one's own ask, which is told with it; −1 for the rules."""
        if ask.source < 0:
            return -1
        mine = self._table.ask_of(self.seat)
        if mine is None or mine.source != ask.source:
            raise PermissionError("a seat is told of its own asks")
        return self._state.faces[ask.source]

    def card(self, card: int) -> Card:
        """What a card in sight is: its name, cost, type and all that it does."""
        return self.cat.cards[self.face(card)]

    def zone(self, card: int) -> str:
        """The name of the zone a card in sight is in."""
        return zone_name(self._state.where[card]) if self._may_name(card) else "hidden"

    def owned(self, seat: int) -> list[int]:
        """The faces of a player's cards, sorted, wherever they are: all gains are seen (D5).

        A card that came to them unseen is not among them, one that left them unseen still is.
        """
        s = self._state
        bit = 1 << self.seat
        found = []
        for zone in range(8, len(s.zones)):
            if zone % 8 not in OWNED_ZONES:
                continue
            seen = sees(s, self.seat, zone)
            for card in s.zones[zone]:
                known = seen or s.known[card] & bit
                if (s.owner(card) if known else pool_owner(s.pool[card])) == seat:
                    found.append(s.faces[card])
        if not s.rules.assist_on_character:
            return sorted(found)
        return sorted(found + [s.faces[card] for card in s.zones[on_hero(seat)]])

    def imagination(self) -> Imagination:
        """Tables that might be this one, to think ahead on; see :mod:`.imagining`.

        ``Unimaginable`` where there is none, as while others are asked at the same time.
        """
        return self._table.imagination(self.seat)

    def imagine(self, seed: str) -> Table:
        """One such table."""
        return self.imagination().table(seed)

    def _may_name(self, card: int) -> bool:
        zone = self._state.where[card]
        if sees(self._state, self.seat, zone) or card == self.super_villain:
            return True
        ask = self._table.ask_of(self.seat)
        if ask is None:
            return False
        return card in ask.shown or any(card in cards_of(option) for option in ask.options)


def cards_of(option: Option) -> tuple[int, ...]:
    """The cards that an option is about."""
    verb, what = option
    if verb in ("play", "buy", "hunt", "lay", "card"):
        return (what,)
    if verb in ("use", "trigger", "shield"):
        return (what[0],)
    if verb == "place":
        return (what[1],)
    return ()


# --- Views ------------------------------------------------------------------------------------


def view(table: Table, seat: int) -> JSON:
    """Everything a seat may see, as plain data, its own ask included; −1 is a spectator."""
    mine = private_view(table, seat)
    shown = public_view(table)
    for holder, cards in mine.pop("hands").items():
        shown["seats"][int(holder)]["hand"] = cards
    return {"position": table.moved} | mine | shown


def public_view(table: Table) -> JSON:
    """What everybody may see, spectators too.

    Who is asked in a window stays to be seen until all have answered: how soon somebody does
    could tell what they hold.
    """
    s = table.state
    return {
        "turn": {
            "number": s.number,
            "seat": s.turn.seat,
            "power": s.turn.power,
            "confronting": s.turn.target,
        },
        "active": s.active,
        "line_up": _cards(s, s.zones[LINE_UP]),
        "main_deck": len(s.zones[MAIN_DECK]),
        "stacks": _stacks(s),
        "weaknesses": len(s.zones[WEAKNESSES]),
        "super_villain": _cards(s, s.zones[SUPER_VILLAINS][-1:]) if s.villain_up else [],
        "super_villains_left": len(s.zones[SUPER_VILLAINS]),
        "destroyed": _cards(s, s.zones[DESTROYED]),
        "aside": _cards(s, s.zones[ASIDE]),
        "played": [_card(s, card) for card in s.turn.plays if sees(s, -1, s.where[card])],
        "seats": [_seat(s, other) for other in range(s.seats)],
        "waiting": [{"seat": each.seat, "kind": each.kind} for each in table.window],
        "result": result_view(table),
    }


def private_view(table: Table, seat: int) -> JSON:
    """What a seat sees beyond the others: hands (its own, its teammate's) and its ask."""
    s = table.state
    ask = table.ask_of(seat)
    return {
        "seat": seat,
        "hands": {
            str(other): [_held(s, other, card) for card in s.zones[hand(other)]]
            for other in range(s.seats)
            if sees(s, seat, hand(other))
        },
        "ask": None if ask is None else ask_view(s, ask),
    }


def _held(s: State, holder: int, card: int) -> JSON:
    """A card in a hand that is seen; whether it has Assist now (K6)."""
    shown = _card(s, card)
    if s.cat.assists and has_assist(s, holder, card):
        shown["assist"] = True
    return shown


def _card(s: State, card: int) -> JSON:
    return {"handle": handle(s, card, s.epoch[card]), "id": s.cat.ids[s.faces[card]]}


def _cards(s: State, cards: list[int]) -> list[JSON]:
    """The same for many: half of what a server does is writing cards down."""
    known, ids, faces, epochs = s.handles, s.cat.ids, s.faces, s.epoch
    return [
        {
            "handle": known.get((card, epochs[card])) or handle(s, card, epochs[card]),
            "id": ids[faces[card]],
        }
        for card in cards
    ]


def _stacks(s: State) -> list[JSON]:
    """The buyable stacks: the top card of each, and how many are left."""
    tops = {s.faces[card]: card for card in s.zones[STACK]}
    left = Counter(s.faces[card] for card in s.zones[STACK])
    return [_card(s, card) | {"left": left[face]} for face, card in tops.items()]


def _seat(s: State, other: int) -> JSON:
    base = (other + 1) * 8
    shown: JSON = {
        "seat": other,
        "hand_size": len(s.zones[base + HAND]),
        "deck": len(s.zones[base + DECK]),
        "discard": _cards(s, s.zones[base + DISCARD]),
        "in_play": _cards(s, s.zones[base + IN_PLAY]),
        "hero": _cards(s, s.zones[base + HERO]),
        "on_hero": _cards(s, s.zones[base + ON_HERO]),
        "score": _cards(s, s.zones[base + SCORE]),
        "team": s.teams[other],
        "out": other in s.out,
    }
    if s.rules.confrontations and s.zones[base + HERO]:
        shown["cost"] = cost_of(s, other)
    return shown


def ask_view(s: State, ask: Ask) -> JSON:
    """An ask as its seat sees it; options are answered by their number."""
    return {
        "seat": ask.seat,
        "kind": ask.kind,
        "source": s.cat.ids[s.faces[ask.source]] if ask.source >= 0 else None,
        "shown": [s.cat.ids[s.faces[card]] for card in ask.shown],
        "options": [option_view(s, ask.seat, option) for option in ask.options],
    }


def option_view(s: State, seat: int, option: Option) -> JSON:
    """One option: its verb, the card it is about, and where that card is."""
    verb, what = option
    shown: JSON = {"verb": verb}
    for card in cards_of(option):
        shown["card"] = s.cat.ids[s.faces[card]]
        zone = s.where[card]
        shown["zone"] = zone_name(zone)
        if sees(s, seat, zone) or (s.villain_up and [card] == s.zones[SUPER_VILLAINS][-1:]):
            shown["handle"] = handle(s, card, s.epoch[card])
            shown["owner"] = seat_of(zone)
    if verb == "mode":
        shown["mode"] = what
    elif verb == "place":
        shown["place"] = what[0]
    elif verb == "use":
        shown |= _ability_view(s, seat, *what)
    elif verb == "trigger":
        shown["do"] = [text_to_json(effect) for effect in what[1]]
    elif verb in ("seat", "confront"):
        shown["seat"] = what
    elif verb == "shield":
        shown["seat"] = what[1]
    return shown


def _ability_view(s: State, seat: int, card: int, number: int) -> JSON:
    """An ability by its number on the card; one granted for the turn with its text."""
    shown: JSON = {"ability": number}
    if number >= len(s.cat.abilities[s.faces[card]]):
        shown["granted"] = text_to_json(_offered(s, seat, card, number))
    return shown


def _offered(s: State, seat: int, card: int, number: int) -> Any:
    standing = (*s.uses[seat], *s.on_event[seat])
    return next(text for source, n, text in standing if (source, n) == (card, number))


def result_view(table: Table) -> JSON | None:
    """How the game ended, for everybody: now all decks are open (G4)."""
    result = table.result
    if result is None:
        return None
    s = table.state
    return {
        "rule": result.rule,
        "winners": list(result.winners),
        "points": list(result.points),
        "scores": [[_counted(s, line) for line in explained(s, seat)] for seat in range(s.seats)],
        "ties": [list(tie) for tie in result.ties],
        "tie_breaks": list(s.rules.tie_breaks),
    }


def _counted(s: State, line: Counted) -> JSON:
    shown: JSON = {"id": s.cat.ids[line.face], "copies": line.copies, "each": line.each}
    if line.counted is not None:
        shown["counted"] = line.counted
    if line.defeated:
        shown["defeated"] = True
    return shown


# --- Events -----------------------------------------------------------------------------------


def events(table: Table, seat: int, since: int = 0) -> list[JSON]:
    """What happened, as a seat may know it; every entry names its cause."""
    log = table.state.log
    if log is None:
        raise ValueError("this table keeps no log")
    seen = _seen_zones(table.state.teams, seat)
    return [_event(table.state, seat, seen, event) for event in log[since:]]


@lru_cache(maxsize=64)
def _seen_zones(teams: tuple[int, ...], seat: int) -> tuple[bool, ...]:
    """Which zones a seat sees."""
    return tuple(_sees(teams, seat, zone) for zone in range((len(teams) + 1) * 8))


def _event(s: State, seat: int, seen: tuple[bool, ...], event: tuple[Any, ...]) -> JSON:
    kind = event[0]
    shown: JSON = {"kind": kind, "cause": _cause(s, event[-1])}
    if type(event) is Moved:
        return shown | _moved(s, seen, event)
    shown["seat"] = event[1]
    data = event[2:-1]
    if kind == "look" and event[1] != seat:
        shown["n"] = len(data[0])
        return shown
    return shown | _EVENT_DATA.get(kind, _seen_cards)(s, data)


def _moved(s: State, seen: tuple[bool, ...], event: Moved) -> JSON:
    _, card, face, before, after, frm, to, how, by, owner, gainer, _ = event
    shown: JSON = {"from": _zone(frm), "to": _zone(to), "how": how, "by": by, "owner": owner}
    if gainer >= 0:
        shown["gained"] = gainer
    seen_there, seen_here = seen[frm], seen[to]
    if seen_there or seen_here:
        shown["card"] = s.cat.ids[face]
    if seen_there:
        shown["handle"] = handle(s, card, before)
    if seen_here:
        shown["now"] = handle(s, card, after)
    return shown


@cache
def _zone(zone: int) -> JSON:
    """A zone and whose it is; shared by all events that name it."""
    return {"zone": zone_name(zone), "seat": seat_of(zone)}


def _cause(s: State, cause: int | str) -> JSON:
    """Why: a card, or a rule by its id."""
    return {"rule": cause} if isinstance(cause, str) else {"card": s.cat.ids[cause]}


def _seen_cards(s: State, data: tuple[Any, ...]) -> JSON:
    """The cards of an event, and its number."""
    shown: JSON = {}
    if data and isinstance(data[0], tuple):
        shown["cards"] = [
            {"id": s.cat.ids[face], "handle": handle(s, card, epoch)}
            for card, face, epoch in data[0]
        ]
        data = data[1:]
    if data:
        shown["n"] = list(data[0]) if isinstance(data[0], tuple) else data[0]
    return shown


def _shuffle(s: State, data: tuple[Any, ...]) -> JSON:
    return {"zone": _zone(data[0]), "n": data[1]}


def _over(s: State, data: tuple[Any, ...]) -> JSON:
    return {"winners": list(data[0]), "points": list(data[1])}


def _origin(s: State, data: tuple[Any, ...]) -> JSON:
    """A play: where its card comes from."""
    origin: Origin = data[1]
    shown = _seen_cards(s, data[:1])
    return shown | {"by": origin.by, "owner": origin.owner, "from": _zone(origin.frm)}


def _choice(s: State, data: tuple[Any, ...]) -> JSON:
    chosen: Chosen = data[1]
    n = () if chosen.n is None else (chosen.n,)
    return _seen_cards(s, (data[0], *n)) | {"what": chosen.what}


def _cost(s: State, data: tuple[Any, ...]) -> JSON:
    change: CostChange = data[0]
    return {"n": change.n, "until": change.until}


def _nothing(s: State, data: tuple[Any, ...]) -> JSON:
    return _seen_cards(s, data[:1]) | {"why": data[1]}


_EVENT_DATA: Final = {
    "shuffle": _shuffle,
    "over": _over,
    "play": _origin,
    "play-again": _origin,
    "assist": _origin,
    "choice": _choice,
    "cost": _cost,
    "nothing": _nothing,
}
