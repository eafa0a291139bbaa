"""What must be true, said after "if"."""

from __future__ import annotations

from typing import Final

from archrivals.engine.effects import (
    ANY,
    AllDiffer,
    AsAssist,
    BeingConfronted,
    Condition,
    Confronting,
    Did,
    Filter,
    FirstCard,
    FoeDiscarded,
    FoeHasFewer,
    Has,
    Lacks,
)
from archrivals.engine.text.language import Words
from archrivals.engine.text.shape import only_cost

from .nouns import are_such, cost_range, is_such, noun
from .picks import SINGLE, cards_in, place_in, yours
from .scene import Group, Scene, Voice, owner

CONDITIONS: Final[Words[Scene, str]] = Words("English")
TEAMS = " (yours or your teammate's)"


def _verb(plain: str, voice: Voice) -> str:
    """The verb that the subject asks for: you have, that foe has."""
    if not voice.named:
        return plain
    return {"have": "has", "control": "controls"}[plain]


@CONDITIONS.of(Has)
def _has(condition: Has, scene: Scene) -> str:
    where, n = condition.where, condition.n
    voice = owner(condition.whose, scene.voice)
    if condition.types:
        return _has_types(condition, voice)
    if where in ("it", "done"):
        return _group_has(condition, scene.it if where == "it" else scene.done)
    if where == "super-villain":  # on the stack, or one of those in the Line-Up (H3)
        cost = cost_range(condition.what)
        return f"there is a Super-Villain{f' of cost {cost}' if cost else ''} to defeat"
    if where in SINGLE:
        if condition.what != ANY:
            return f"{yours(SINGLE[where], voice)} {is_such(condition.what)}"
        if where == "this":
            return "there is this card"
        return f"there is a card {place_in(where, voice)}"
    other = where == "played" and bool(condition.what.names)  # this card is not one of them
    return _holds(condition, noun(condition.what).at_least(n, other=other), voice)


def _holds(condition: Has | Lacks, cards: str, voice: Voice) -> str:
    """Someone has so many cards somewhere, in the words that suit the place."""
    where, you = condition.where, voice.you
    if where in ("play", "front"):
        since = " that you played this turn" if where == "front" else ""
        return f"{you} {_verb('control', voice)} {cards}{yours(since, voice)}"
    if where == "played":
        return f"{you} played {cards} earlier this turn"
    if where == "gained":
        return f"{you} gained {cards} this turn"
    if where in ("line-up", "destroyed", "stack"):
        one = condition.n == 1 and not cards.startswith("fewer")
        return f"there {'is' if one else 'are'} {cards} {place_in(where, voice)}"
    return f"{you} {_verb('have', voice)} {cards} {place_in(where, voice)}"


def _has_types(condition: Has, voice: Voice) -> str:
    where = condition.where
    among = "" if condition.what == ANY else f" among the {noun(condition.what).many('and')}"
    types = f"{condition.n} or more different card types{among}"
    if where in ("it", "done"):
        return f"there are {types} among them"
    if where in ("hand", "discard", "deck", "score"):
        return f"{voice.you} {_verb('have', voice)} {types} {place_in(where, voice)}"
    if where in ("play", "played", "front", "gained", "this"):
        return f"there are {types} among the cards {place_in(where, voice)}"
    return f"there are {types} {place_in(where, voice)}"


def _group_has(condition: Has, group: Group) -> str:
    what, n = condition.what, condition.n
    if n > 1:
        if what == ANY:
            return f"there are {n}{'' if n == group.count else ' or more'} cards"
        return f"{n} or more {group.of_them} {are_such(what)}"
    if what == ANY:
        return "there is one"
    if group.many:
        return f"one {group.of_them} {is_such(what)}"
    if what == Filter(odd=what.odd) and only_cost(what):
        return f"its cost is {'odd' if what.odd else 'even'}"
    return f"it {is_such(what)}"


@CONDITIONS.of(Lacks)
def _lacks(condition: Lacks, scene: Scene) -> str:
    where, n, sort = condition.where, condition.n, noun(condition.what)
    voice = owner(condition.whose, scene.voice)
    if where in ("it", "done"):
        group = scene.it if where == "it" else scene.done
        if n > 1:
            return f"fewer than {n} {group.of_them} {are_such(condition.what)}"
        if condition.what == ANY:
            return "there is none"
        return f"{'none ' + group.of_them if group.many else 'it'} {_is_not(condition.what, group)}"
    if where in SINGLE:
        return f"{yours(SINGLE[where], voice)} {_is_not(condition.what, Group())}"
    if condition.what == ANY and n == 1 and where in ("hand", "discard", "deck", "score"):
        return f"{place_in(where, voice).removeprefix('in ')} is empty"
    cards = f"no {sort.bare()}" if n == 1 else f"fewer than {n} {sort.many('and/or')}"
    return _holds(condition, cards, voice)


def _is_not(what: Filter, group: Group) -> str:
    if group.many:
        return is_such(what)
    if what == ANY:
        return "is not there"
    verb, _, rest = is_such(what).partition(" ")
    return f"is not {rest}" if verb == "is" else f"does not {verb.removesuffix('s')} {rest}"


@CONDITIONS.of(FoeHasFewer)
def _foe_has_fewer(condition: FoeHasFewer, scene: Scene) -> str:
    where, sort = condition.where, noun(condition.what).many("and/or")
    in_play = where in ("play", "front")
    verb = "controls" if in_play else "has"
    place = "" if in_play else f" {place_in(where, Voice('they', 'their'))}"
    if condition.n is None:
        return f"a foe {verb} fewer {sort}{place} than {scene.voice.you}"
    return f"a foe {verb} fewer than {condition.n} {sort}{place}"


@CONDITIONS.of(Confronting)
def _confronting(condition: Confronting, scene: Scene) -> str:
    if condition.whose == "team":
        return f"{scene.voice.you} or {scene.voice.your} teammate is Confronting a foe"
    return f"{scene.voice.you} are Confronting a foe"


def confrontation(condition: Condition | None) -> str:
    """The word at the head of what works in a Confrontation only; empty for another condition."""
    if not isinstance(condition, Confronting):
        return ""
    return f"Confrontation{TEAMS if condition.whose == 'team' else ''}: "


@CONDITIONS.of(BeingConfronted)
def _being_confronted(condition: BeingConfronted, scene: Scene) -> str:
    return "you are Confronting them" if scene.third else "your Character is being Confronted"


@CONDITIONS.of(AsAssist)
def _as_assist(condition: AsAssist, scene: Scene) -> str:
    return "this card is played as an Assist"


@CONDITIONS.of(FoeDiscarded)
def _foe_discarded(condition: FoeDiscarded, scene: Scene) -> str:
    return "a foe discarded a card earlier this turn"


@CONDITIONS.of(AllDiffer)
def _all_differ(condition: AllDiffer, scene: Scene) -> str:
    if condition.where in ("it", "done"):
        return "they are of different card types"
    if condition.where in SINGLE:
        return f"{cards_in(condition.where, scene)} has a card type"
    return f"each of {cards_in(condition.where, scene)} has a different card type"


@CONDITIONS.of(FirstCard)
def _first_card(condition: FirstCard, scene: Scene) -> str:
    return f"this is the first card {scene.voice.you} play this turn"


@CONDITIONS.of(Did)
def _did(condition: Did, scene: Scene) -> str:
    return f"{scene.voice.you} {'did' if scene.third else 'do'}"
