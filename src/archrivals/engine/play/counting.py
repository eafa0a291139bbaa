"""Counting: what an amount comes to, whether a condition holds and a text can do anything, now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from archrivals.engine.language import effects as fx
from archrivals.engine.language.effects import Amount, Condition, PickEffect
from archrivals.engine.state.flat import (
    ASIDE,
    MAIN_DECK,
    WEAKNESSES,
    State,
    deck,
    discard_pile,
    hero_zone,
    in_play,
)

from .picking import Scene, candidates, cards_in, of_sort, seats_of, that_foe, wanted


def amount(s: State, x: Scene, n: Amount) -> int:
    """Return the value of a number in a text, now."""
    if isinstance(n, int):
        return n
    if isinstance(n, fx.Per):
        return _per(s, x, n)
    if isinstance(n, fx.CostOf):
        total = sum(s.cat.cost[s.faces[card]] for card in cards_in(s, x, n.where))
        total = max(total, n.at_least)
        return total if n.at_most is None else min(total, n.at_most)
    if isinstance(n, fx.PowerOf):
        return sum(s.turn.gave.get(card, 0) for card in cards_in(s, x, n.where))
    if isinstance(n, fx.PowerSoFar):
        return s.turn.power
    if isinstance(n, fx.LevelOf):
        seats = {"you": x.you, "that-foe": that_foe(s, x), "protected": x.protects}
        return n.n * level(s, seats[n.whose])
    if isinstance(n, fx.FoesWith):
        allowed = s.cat.faces(n.what)
        held = [cards_in(s, Scene(foe, x.card), n.where) for foe in s.foes(x.you)]
        return n.n * sum(any(s.faces[card] in allowed for card in cards) for cards in held)
    vps = [s.cat.cards[s.faces[card]].vp for card in cards_in(s, x, n.where)]
    return sum(vp for vp in vps if isinstance(vp, int))


def _per(s: State, x: Scene, n: fx.Per) -> int:
    found = cards_in(s, x, n.where, 1, n.whose)
    if n.what is not fx.ANY:
        allowed = s.cat.faces(n.what)
        found = [card for card in found if s.faces[card] in allowed]
    if n.and_this and not x.assist:
        found = [*found, x.card]
    if n.types:
        number = len({s.cat.type[s.faces[card]] for card in found} - {None})
    else:
        number = len(found)
    return n.n * number if n.at_most is None else min(n.n * number, n.at_most)


def level(s: State, seat: int) -> int:
    """The Level of a seat's Character (S9); 0 where there is none."""
    if seat < 0 or not s.zones[hero_zone(seat)]:
        return 0
    return s.cat.cards[s.faces[s.zones[hero_zone(seat)][-1]]].level or 0


def holds(s: State, x: Scene, condition: Condition) -> bool:
    """Return whether a condition is true, now."""
    if isinstance(condition, fx.Did):
        return x.did
    if isinstance(condition, fx.Confronting):
        if s.turn.target < 0:
            return False
        return s.turn.seat == x.you or (condition.whose == "team" and s.turn.seat in s.mates(x.you))
    if isinstance(condition, fx.Has | fx.Lacks):
        return _has(s, x, condition) == isinstance(condition, fx.Has)
    if isinstance(condition, fx.FirstCard):
        plays = s.turn.plays
        return plays[:1] == [x.card] and plays.count(x.card) == len(plays)
    if isinstance(condition, fx.AllDiffer):
        types = [s.cat.type[s.faces[card]] for card in cards_in(s, x, condition.where)]
        return None not in types and len(set(types)) == len(types)
    if isinstance(condition, fx.BeingConfronted):
        return s.turn.target == x.you
    if isinstance(condition, fx.AsAssist):
        return x.assist
    if isinstance(condition, fx.FoeDiscarded):
        foes = s.foes(x.you)
        return any(each.seat in foes for each in s.turn.discarded)
    return _foe_has_fewer(s, x, condition)


def _has(s: State, x: Scene, condition: fx.Has | fx.Lacks) -> bool:
    found = cards_in(s, x, condition.where, 1, condition.whose)
    if condition.what is not fx.ANY:
        found = of_sort(s, found, condition.what)
    if isinstance(condition, fx.Has) and condition.types:
        return len({s.cat.type[s.faces[card]] for card in found} - {None}) >= condition.n
    return len(found) >= condition.n


def _foe_has_fewer(s: State, x: Scene, condition: fx.FoeHasFewer) -> bool:
    allowed = s.cat.faces(condition.what)

    def count(seat: int) -> int:
        return sum(s.faces[c] in allowed for c in cards_in(s, Scene(seat, x.card), condition.where))

    bound = count(x.you) if condition.n is None else condition.n
    return any(count(foe) < bound for foe in seats_of(s, x, "each-foe"))


# --- What can be done -------------------------------------------------------------------------


def allowed(s: State, x: Scene, e: PickEffect) -> list[int]:
    """The cards a picking effect may take: never one that is still resolving (Q16)."""
    found = candidates(s, x, e.pick)
    if not found:
        return found
    if isinstance(e, fx.PlayFrom):
        return [card for card in found if card not in s.turn.resolving]
    if isinstance(e, fx.PlayAgain):
        mine = in_play(x.you)
        resolving = s.turn.resolving
        return [card for card in found if s.where[card] == mine and card not in resolving]
    if isinstance(e, fx.Move) and e.pick.places == (fx.THIS,):
        if e.to == fx.STACK:  # a borrowed card may also put itself elsewhere (Q15)
            front = in_play(x.by if x.assist else x.you)  # K5: an Assist lies before its player
            return [card for card in found if s.where[card] in (front, ASIDE)]
        return [card for card in found if s.where[card] == in_play(x.you) and _own(s, x, card)]
    return found


def _own(s: State, x: Scene, card: int) -> bool:
    return s.owner(card) == x.you


def possible(s: State, x: Scene, effects: tuple[fx.Effect, ...]) -> bool:
    """Return whether a text can do anything: whether one of its steps can, as things lie (D6)."""
    for effect in effects:
        can = POSSIBLE.get(type(effect))
        if can is None or can(s, x, effect):
            return True
    return False


def _can_pick(s: State, x: Scene, step: PickEffect) -> bool:
    if fx.DECK_TOP in step.pick.places:  # to look would shuffle the discard pile (D1)
        return any(_has_deck(s, seat) for seat in seats_of(s, x, step.pick.whose))
    return bool(allowed(s, x, step)) or _whole_hand(step)


def _can_branch(s: State, x: Scene, step: fx.If) -> bool:
    return possible(s, x, step.then if holds(s, x, step.condition) else step.otherwise)


def _can_others(s: State, x: Scene, step: fx.Others) -> bool:
    seats = seats_of(s, x, step.whom)
    return any(possible(s, Scene(seat, x.card, x.doer), step.do) for seat in seats)


def _can_look(s: State, x: Scene, step: fx.Reveal | fx.Look) -> bool:
    return bool(s.zones[MAIN_DECK]) if step.where == fx.MAIN_TOP else _has_deck(s, x.you)


POSSIBLE: Final[dict[type, Callable[[State, Scene, Any], bool]]] = {
    **dict.fromkeys(get_args(PickEffect), _can_pick),
    fx.If: _can_branch,
    fx.May: lambda s, x, step: possible(s, x, step.do),
    fx.Limited: lambda s, x, step: possible(s, x, step.do),
    fx.Draw: lambda s, x, step: _has_deck(s, x.you),
    fx.RevealAndDraw: lambda s, x, step: _has_deck(s, x.you),
    fx.DrawExtra: lambda s, x, step: amount(s, x, step.amount) > 0,
    fx.Choose: lambda s, x, step: any(possible(s, x, option) for option in step.options),
    fx.Others: _can_others,
    fx.Reveal: _can_look,
    fx.Look: _can_look,
    fx.GainWeakness: lambda s, x, step: bool(s.zones[WEAKNESSES]),
    fx.CancelConfrontation: lambda s, x, step: s.turn.target >= 0,
    fx.SwitchTarget: lambda s, x, step: len(s.foes(x.you)) > 1 and s.turn.target >= 0,
}
"""When a kind can do something; the kinds not named here always can."""


def _has_deck(s: State, seat: int) -> bool:
    return bool(s.zones[deck(seat)] or s.zones[discard_pile(seat)])


def _whole_hand(effect: PickEffect) -> bool:
    """An empty hand can also be discarded: all of it."""
    return isinstance(effect, fx.Discard) and effect.pick == fx.every(fx.HAND)


def need_of(s: State, x: Scene, e: PickEffect) -> int:
    """Return how many cards make a picking effect happen in full."""
    if e.pick.up_to:
        return 1
    return 1 if e.pick.n in ("all", "any") else wanted(s, x, e.pick) or 0
