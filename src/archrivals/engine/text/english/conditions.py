"""What must be true, said after "if"; and which plays of this turn count."""

from __future__ import annotations

from typing import Final

from archrivals.engine.effects import ANY, AllDiffer, Did, Filter, FirstCard, Has, Plays
from archrivals.engine.text.language import Words

from .nouns import are_such, is_such, noun, only_cost
from .picks import SINGLE, cards_in, place_in, yours
from .scene import Group, Scene

CONDITIONS: Final[Words[Scene, str]] = Words("English")


@CONDITIONS.of(Has)
def _has(condition: Has, scene: Scene) -> str:
    where, n = condition.where, condition.n
    if condition.types:
        return _has_types(condition, scene)
    if where in ("it", "done"):
        return _group_has(condition, scene.it if where == "it" else scene.done)
    if where in SINGLE:
        if condition.what != ANY:
            return f"{yours(SINGLE[where], scene.voice)} {is_such(condition.what)}"
        if where == "super-villain":
            return "there is a face-up Super-Villain"
        return f"there is a card {place_in(where, scene.voice)}"
    cards = noun(condition.what).at_least(n)
    if where == "play":
        return f"{scene.voice.you} control {cards}"
    if where == "played":
        return f"{scene.voice.you} played {cards} earlier this turn"
    if where == "line-up":
        return f"there {'is' if n == 1 else 'are'} {cards} in the Line-Up"
    return f"{scene.voice.you} have {cards} {place_in(where, scene.voice)}"


def _has_types(condition: Has, scene: Scene) -> str:
    among = "" if condition.what == ANY else f" among the {noun(condition.what).many('and')}"
    types = f"{condition.n} or more different card types{among}"
    if condition.where in ("it", "done"):
        return f"there are {types} among them"
    if condition.where == "line-up":
        return f"there are {types} in the Line-Up"
    where = place_in(condition.where, scene.voice)
    have = "" if condition.where in ("play", "played") else f"{scene.voice.you} have "
    return f"{have}{types} {where}" if have else f"there are {types} among the cards {where}"


def _group_has(condition: Has, group: Group) -> str:
    what, n = condition.what, condition.n
    if n > 1:
        if what == ANY:
            return f"there are {n}{'' if n == group.count else ' or more'} cards"
        return f"{n} or more of them {are_such(what)}"
    if what == ANY:
        return "there is one"
    if group.many:
        return f"one of them {is_such(what)}"
    if what == Filter(odd=what.odd) and only_cost(what):
        return f"its cost is {'odd' if what.odd else 'even'}"
    return f"it {is_such(what)}"


@CONDITIONS.of(AllDiffer)
def _all_differ(condition: AllDiffer, scene: Scene) -> str:
    if condition.where in ("it", "done"):
        return "each of them has a different card type"
    if condition.where in SINGLE:
        return f"{cards_in(condition.where, scene)} has a card type"
    return f"each of {cards_in(condition.where, scene)} has a different card type"


@CONDITIONS.of(FirstCard)
def _first_card(condition: FirstCard, scene: Scene) -> str:
    return f"this is the first card {scene.voice.you} play this turn"


@CONDITIONS.of(Did)
def _did(condition: Did, scene: Scene) -> str:
    return f"{scene.voice.you} {'did' if scene.third else 'do'}"


def plays_each(plays: Plays, scene: Scene, when: str) -> str:
    """Each play that counts: ``differently named Hero you play this turn``."""
    sort, voice = noun(plays.what), scene.voice
    if plays.distinct == "type":
        among = "" if plays.what == ANY else f" among the {sort.many('and')}"
        kind = f"different card type{among}"
    elif plays.distinct == "name":
        kind = f"differently named {sort.bare()}"
    else:
        kind = f"{'other ' if plays.other else ''}{sort.bare()}"
    if plays.or_in is None:
        return f"{kind} {voice.you} play {when}"
    that = "" if plays.or_in in ("play", "played") else "that "
    return f"{kind} {place_in(plays.or_in, voice)} or {that}{voice.you} play {when}"


def plays_so_many(plays: Plays, scene: Scene, when: str) -> str:
    """That the n-th such play comes: ``you play another Villain this turn``."""
    sort, n, you = noun(plays.what), plays.nth, scene.voice.you
    if plays.distinct == "type" and n > 1:
        among = "" if plays.what == ANY else f" among {sort.many('and')}"
        cards = f"cards of {n} different types{among}"
    elif plays.distinct == "name" and n > 1:
        cards = f"{n} differently named {sort.many()}"
    elif n == 1 and not plays.other:
        cards = sort.named()
    else:
        cards = sort.some(n, other=plays.other)
    if plays.or_in is None:
        return f"{you} play {cards} {when}"
    return f"{you} play {cards} {when}, counting those {place_in(plays.or_in, scene.voice)}"
