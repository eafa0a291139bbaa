"""Picking cards: which ones a ``Pick`` may mean now, and asking a player to choose among them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from archrivals.engine.language.catalogue import matches_with_assist
from archrivals.engine.language.effects import ANY, Effect, Filter, Per, Pick, Place, Whose
from archrivals.engine.state.asks import NONE, Ask, Option, Steps
from archrivals.engine.state.flat import (
    DESTROYED,
    LINE_UP,
    MAIN_DECK,
    STACK,
    SUPER_VILLAINS,
    State,
    deck,
    discard_pile,
    hand,
    in_play,
    on_hero,
    score_pile,
)


class Scene:
    """The scene of a text: who resolves it, of which card, and what its words "it" and so on mean.

    ``by`` is who played the card (the attacker), ``foe`` "that foe", ``event`` the card whose play,
    gain or discard triggered the text, ``protects`` the seat whose Character a Block protects
    (one's own outside Blocks), ``barred`` card types that may not be picked any more, ``fights``
    whether this is text of a Confrontation.
    """

    __slots__ = (
        "assist",
        "barred",
        "by",
        "card",
        "did",
        "done",
        "event",
        "fights",
        "foe",
        "it",
        "private",
        "protects",
        "slots",
        "you",
    )

    def __init__(self, you: int, card: int, by: int = -1) -> None:
        self.you = you
        self.card = card
        self.by = by
        self.it: list[int] = []
        self.done: list[int] = []
        self.did = False
        self.slots = 0
        self.private = False
        self.foe = -1
        self.event = -1
        self.protects = you
        self.assist = False
        self.fights = False
        self.barred: frozenset[str | None] = frozenset()

    @property
    def doer(self) -> int:
        """Return who played the card; of a text that no one played, who resolves it."""
        return self.by if self.by >= 0 else self.you


# --- Places -----------------------------------------------------------------------------------


def line_up_for(s: State, seat: int) -> list[int]:
    """The Line-Up as a seat sees it now: with its own Hero card on its own turn (H1, Q31)."""
    cards = s.zones[LINE_UP]
    if s.rules.synergy and s.turn.seat == seat:
        return cards + s.zones[on_hero(seat)]
    return cards


def super_villain_for(s: State) -> list[int]:
    """The Super-Villains to be defeated now: the face-up one, or those in the Line-Up (H3)."""
    if s.rules.hidden_villains:
        kind = s.cat.kind
        return [c for c in s.zones[LINE_UP] if kind[s.faces[c]] == "super-villain"]
    return s.zones[SUPER_VILLAINS][-1:] if s.villain_up else []


def that_foe(s: State, x: Scene) -> int:
    """R3: the foe chosen for the Attack, else the one being Confronted; −1 for none."""
    return x.foe if x.foe >= 0 else s.turn.target


def seats_of(s: State, x: Scene, whose: Whose) -> list[int]:
    """The players a text speaks of; those to be chosen are all who might be."""
    if whose == "you":
        return [x.you]
    if whose in ("a-foe", "any-foe", "each-foe"):
        return s.foes(x.by if x.assist else x.you)  # R1: from the one who played it
    if whose == "that-foe":
        foe = that_foe(s, x)
        return [foe] if foe >= 0 else []
    if whose == "attacker":
        return [x.by] if x.by >= 0 else []
    if whose == "teammate":
        return s.mates(x.you)
    if whose == "team":
        return [x.you, *s.mates(x.you)]
    if whose == "a-player":
        return [seat for seat in s.from_seat(x.you) if seat != x.you]
    return s.from_seat(x.you)


def _played(s: State, x: Scene) -> list[int]:
    if s.turn.seat != x.you:
        return []
    return [card for card in dict.fromkeys(s.turn.plays) if card != x.card]


def _front(s: State, x: Scene, seat: int) -> list[int]:
    if s.turn.seat != seat:
        return []
    zone = in_play(seat)
    return [card for card in dict.fromkeys(s.turn.plays) if s.where[card] == zone]


_CARDS_IN: Final[dict[Place, Callable[[State, Scene, int, int], list[int]]]] = {
    "hand": lambda s, x, seat, n: s.zones[hand(seat)],
    "discard": lambda s, x, seat, n: s.zones[discard_pile(seat)],
    "deck": lambda s, x, seat, n: s.zones[deck(seat)],
    "deck-top": lambda s, x, seat, n: s.top(seat, n),
    "play": lambda s, x, seat, n: s.zones[in_play(seat)],
    "played": lambda s, x, seat, n: _played(s, x),
    "front": lambda s, x, seat, n: _front(s, x, seat),
    "this": lambda s, x, seat, n: [x.card],
    "gained": lambda s, x, seat, n: [e.card for e in s.gains_for(x.card) if e.seat == seat],
    "line-up": lambda s, x, seat, n: line_up_for(s, seat),
    "main-deck-top": lambda s, x, seat, n: s.zones[MAIN_DECK][: -n - 1 : -1],
    "main-deck-second": lambda s, x, seat, n: s.zones[MAIN_DECK][-2:-1],
    "stack": lambda s, x, seat, n: s.zones[STACK],
    "destroyed": lambda s, x, seat, n: s.zones[DESTROYED],
    "score": lambda s, x, seat, n: s.zones[score_pile(seat)],
    "super-villain": lambda s, x, seat, n: super_villain_for(s),
    "super-villain-top": lambda s, x, seat, n: (
        s.zones[SUPER_VILLAINS][-1:] if s.rules.villain_stack else []
    ),
    "it": lambda s, x, seat, n: x.it,
    "done": lambda s, x, seat, n: x.done,
}
SOURCES: Final = tuple(_CARDS_IN)
"""The places that cards can be chosen from."""


def cards_in(s: State, x: Scene, place: Place, n: int = 1, whose: Whose = "you") -> list[int]:
    """The cards in a place; n matters for the top of a deck only."""
    if whose == "you":
        return _CARDS_IN[place](s, x, x.you, n)
    return [card for seat in seats_of(s, x, whose) for card in _CARDS_IN[place](s, x, seat, n)]


# --- Candidates -------------------------------------------------------------------------------


def wanted(s: State, x: Scene, pick: Pick) -> int | None:
    """Return how many cards a pick is for; None for all or any number."""
    n = pick.n
    if isinstance(n, int):
        return n
    if isinstance(n, Per):
        allowed = s.cat.faces(n.what)
        found = cards_in(s, x, n.where, 1, n.whose)
        return n.n * sum(s.faces[card] in allowed for card in found)
    return None


def of_sort(s: State, cards: list[int], what: Filter) -> list[int]:
    """Those of the cards that a filter means; a granted Assist counts (K6)."""
    allowed = s.cat.faces(what)
    faces = s.faces
    given = s.turn.given_assist
    if given and "Assist" in what.keywords:
        kinds = s.cat.cards
        return [
            card
            for card in cards
            if faces[card] in allowed
            or (card in given and matches_with_assist(kinds[faces[card]], what))
        ]
    return [card for card in cards if faces[card] in allowed]


def candidates(s: State, x: Scene, pick: Pick) -> list[int]:
    """The cards that a pick may mean now."""
    n = pick.n if isinstance(pick.n, int) else 1
    places = pick.places
    found = cards_in(s, x, places[0], n, pick.whose)
    if len(places) > 1:
        found = found + [c for place in places[1:] for c in cards_in(s, x, place, n, pick.whose)]
    if s.turn.borrowed and places != ("this",):  # Q15: nothing picks a borrowed card
        found = [card for card in found if card not in s.turn.borrowed]
    if "gained" in places:  # cards destroyed or given away since are gone (D3)
        found = [card for card in found if s.owner(card) == x.you]
    what = pick.what
    if what is not ANY:
        found = of_sort(s, found, what)
    if pick.other:
        found = [card for card in found if card != x.card]
    if pick.each_of:
        sorts = [s.cat.faces(sort) for sort in pick.each_of]
        found = [card for card in found if any(s.faces[card] in sort for sort in sorts)]
    if pick.same_type:
        found = [card for card in found if s.cat.type[s.faces[card]] is not None]
    if pick.played_once:
        found = [card for card in found if s.turn.plays.count(card) == 1]
    if x.barred:
        found = [card for card in found if s.cat.type[s.faces[card]] not in x.barred]
    if pick.also is not None:
        found = found + candidates(s, x, pick.also)
    return found


def options_for(s: State, cards: list[int]) -> list[Option]:
    """One option for each card; equal cards in one zone are one option, for they are alike.

    Cards played this turn also differ by the Power they gave.
    """
    gave = s.turn.gave
    given = s.turn.given_assist
    seen: dict[tuple[int, int, int, bool], int] = {}
    for card in cards:
        key = (s.faces[card], s.where[card], gave.get(card, 0), card in given)
        seen.setdefault(key, card)
    return [("card", card) for card in seen.values()]


def tells_of_hand(s: State, x: Scene, pick: Pick) -> bool:
    """Return whether skipping the ask would reveal a hand, or cards that were looked at.

    Such a pick is asked even where there is nothing to choose; only when the whole hand goes is
    there nothing to hide.
    """
    if "it" in pick.places:
        return x.private
    if pick.also is not None and tells_of_hand(s, x, pick.also):
        return True
    if "hand" not in pick.places:
        return False
    held = len(cards_in(s, x, "hand", 1, pick.whose))
    if pick.what is ANY and len(pick.places) == 1 and pick.also is None:
        return isinstance(pick.n, int) and held > pick.n
    return held > 0


_IN_SIGHT: Final = frozenset(
    {"discard", "play", "played", "front", "line-up", "stack", "destroyed", "score"}
)


def in_sight(pick: Pick) -> bool:
    """Return whether all see the places of a pick, and may learn that no such card is there."""
    return _IN_SIGHT.issuperset(pick.places) and (pick.also is None or in_sight(pick.also))


# --- Choosing ---------------------------------------------------------------------------------


def choose(
    s: State,
    x: Scene,
    effect: Any,
    pick: Pick,
    found: list[int],
    *,
    usual: tuple[Effect, ...] | None = None,
) -> Steps[list[int]]:
    """Ask for cards, one at a time; the whole set is chosen before anything moves.

    With a ``usual`` text the pick stands instead of it, and may be refused at its first card.
    """
    asked = x.doer if pick.by == "attacker" else x.you
    s.by = asked
    declinable = usual is not None
    optional = declinable or pick.up_to
    tells = tells_of_hand(s, x, pick)
    found = _still_allowed(s, pick, found, [])
    n = wanted(s, x, pick)
    most = len(found) if n is None else min(n, len(found))
    if not found and not (optional and tells and pick.what is not ANY):
        if s.log is not None and in_sight(pick):
            s.nothing(x.you, x.card, "no-cards")
        return []
    if not optional and not tells and len(found) <= most:
        return found[:]
    if n == 0:
        return []
    kind = _VERBS[type(effect).__name__]
    chosen: list[int] = []
    left = found
    while True:
        left = _still_allowed(s, pick, left, chosen)
        may_stop = pick.up_to or (declinable and not chosen)
        if chosen and (len(chosen) == most or not left):
            return chosen
        options = options_for(s, left)
        if not may_stop and not tells and len(options) == 1:
            chosen.append(options[0][1])
            continue
        if may_stop:
            options.append(NONE)
        answer = yield Ask(asked, kind, x.card, tuple(options), effect, usual=usual)
        if answer is NONE:
            if not chosen:
                s.chose(asked, x.card, "declined")
            return chosen
        chosen.append(answer[1])


def _still_allowed(s: State, pick: Pick, left: list[int], chosen: list[int]) -> list[int]:
    """Return the cards that may be picked with those chosen so far."""
    cost = s.cat.cost
    faces = s.faces
    if pick.total_cost is not None:
        room = pick.total_cost - sum(cost[faces[card]] for card in chosen)
        left = [card for card in left if cost[faces[card]] <= room]
    if not chosen:
        return left
    last = chosen[-1]
    left = [card for card in left if card != last]
    if pick.same_type:
        left = [card for card in left if s.cat.type[faces[card]] == s.cat.type[faces[last]]]
    if pick.each_of:
        open_sorts = [s.cat.faces(sort) for sort in pick.each_of]
        for card in chosen:
            taken = next((sort for sort in open_sorts if faces[card] in sort), None)
            if taken is not None:
                open_sorts.remove(taken)
        left = [card for card in left if any(faces[card] in sort for sort in open_sorts)]
    return left


def choose_player(s: State, x: Scene, kind: str, seats: list[int], about: Any) -> Steps[int]:
    """Ask for a player, where there is a choice; −1 where there is none."""
    s.by = x.you
    if not seats:
        return -1
    if len(seats) == 1:
        return seats[0]
    options: tuple[Option, ...] = tuple(("seat", seat) for seat in seats)
    answer = yield Ask(x.you, kind, x.card, options, about)
    s.chose(x.you, x.card, "player", answer[1])
    return int(answer[1])


_VERBS: Final[dict[str, str]] = {
    "Discard": "discard",
    "Destroy": "destroy",
    "Gain": "gain",
    "Give": "give",
    "GiveAssist": "give-assist",
    "GainCheaper": "gain",
    "LimitLineUp": "destroy",
    "Move": "move",
    "DrawThese": "draw",
    "Select": "select",
    "PlayFrom": "play",
    "PlayAgain": "play-again",
    "TakeText": "take-text",
    "Defense": "discard",
}
