"""Picking cards: which ones a ``Pick`` may mean now, and asking a player to choose among them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .asks import NONE, Ask, Option, Steps
from .effects import ANY, Effect, Pick, Place
from .state import (
    LINE_UP,
    MAIN_DECK,
    SUPER_VILLAINS,
    State,
    deck,
    discard_pile,
    hand,
    in_play,
    on_hero,
)


class Scene:
    """Who resolves a text, of which card, and what its words "it" and "if you do" refer to."""

    __slots__ = ("by", "card", "did", "done", "it", "private", "slots", "you")

    def __init__(self, you: int, card: int, by: int = -1) -> None:
        self.you = you
        self.card = card
        self.by = by
        self.it: list[int] = []
        self.done: list[int] = []
        self.did = False
        self.slots = 0
        self.private = False


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


def _deck_top(s: State, x: Scene, n: int) -> list[int]:
    return s.top(x.you, n)


def _main_top(s: State, x: Scene, n: int) -> list[int]:
    return s.zones[MAIN_DECK][: -n - 1 : -1]


def _played(s: State, x: Scene, n: int) -> list[int]:
    if s.turn.seat != x.you:
        return []
    return [card for card in dict.fromkeys(s.turn.plays) if card != x.card]


_CARDS_IN: Final[dict[Place, Callable[[State, Scene, int], list[int]]]] = {
    "hand": lambda s, x, n: s.zones[hand(x.you)],
    "discard": lambda s, x, n: s.zones[discard_pile(x.you)],
    "deck": lambda s, x, n: s.zones[deck(x.you)],
    "deck-top": _deck_top,
    "play": lambda s, x, n: s.zones[in_play(x.you)],
    "played": _played,
    "line-up": lambda s, x, n: line_up_for(s, x.you),
    "main-deck-top": _main_top,
    "super-villain": lambda s, x, n: super_villain_for(s),
    "it": lambda s, x, n: x.it,
    "done": lambda s, x, n: x.done,
}


def cards_in(s: State, x: Scene, place: Place, n: int = 1) -> list[int]:
    """The cards in a place; n matters for the top of a deck only."""
    return _CARDS_IN[place](s, x, n)


def candidates(s: State, x: Scene, pick: Pick) -> list[int]:
    """The cards that a pick may mean now."""
    n = pick.n if isinstance(pick.n, int) else 1
    places = pick.places
    found = cards_in(s, x, places[0], n)
    if len(places) > 1:
        found = found + [card for place in places[1:] for card in cards_in(s, x, place, n)]
    what = pick.what
    if what is not ANY:
        allowed = s.cat.faces(what)
        faces = s.faces
        found = [card for card in found if faces[card] in allowed]
    if pick.other:
        found = [card for card in found if card != x.card]
    if pick.each_of:
        sorts = [s.cat.faces(sort) for sort in pick.each_of]
        found = [card for card in found if any(s.faces[card] in sort for sort in sorts)]
    if pick.same_type:
        found = [card for card in found if s.cat.type[s.faces[card]] is not None]
    return found


def options_for(s: State, cards: list[int]) -> list[Option]:
    """One option for each card; equal cards in one zone are one option, for they are alike.

    Cards played this turn differ by the Power they gave, too.
    """
    gave = s.turn.gave
    seen: dict[tuple[int, int, int], int] = {}
    for card in cards:
        seen.setdefault((s.faces[card], s.where[card], gave.get(card, 0)), card)
    return [("card", card) for card in seen.values()]


def tells_of_hand(s: State, x: Scene, pick: Pick) -> bool:
    """Whether not asking would tell the table what is in a hand, or what was looked at.

    Such a pick is asked even where there is nothing to choose; only when the whole hand goes is
    there nothing to hide.
    """
    if "it" in pick.places:
        return x.private
    if "hand" not in pick.places:
        return False
    held = len(s.zones[hand(x.you)])
    if pick.what is ANY and len(pick.places) == 1:
        return isinstance(pick.n, int) and held > pick.n
    return held > 0


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
    declinable = usual is not None
    optional = declinable or pick.up_to
    tells = tells_of_hand(s, x, pick)
    found = _still_allowed(s, pick, found, [])
    most = len(found) if pick.n in ("all", "any") else min(int(pick.n), len(found))
    if not found and not (optional and tells and pick.what is not ANY):
        return []
    if not optional and not tells and len(found) <= most:
        return found[:]
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
        answer = yield Ask(x.you, kind, x.card, tuple(options), effect, usual=usual)
        if answer is NONE:
            return chosen
        chosen.append(answer[1])


def _still_allowed(s: State, pick: Pick, left: list[int], chosen: list[int]) -> list[int]:
    """What may be picked beside the cards chosen so far."""
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


_VERBS: Final[dict[str, str]] = {
    "Discard": "discard",
    "Destroy": "destroy",
    "Gain": "gain",
    "Move": "move",
    "DrawThese": "draw",
    "Select": "select",
    "PlayFrom": "play",
    "PlayAgain": "play-again",
    "TakeText": "take-text",
    "Defense": "discard",
    "LayFaceDown": "lay",
    "PassCards": "pass",
}
