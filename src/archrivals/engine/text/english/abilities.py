"""What works from play: abilities, the events they wait for, and Defenses."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from archrivals.engine.effects import (
    Ability,
    Avoids,
    Defense,
    Draw,
    EveryTurn,
    Plays,
    Power,
    TurnStarts,
    Use,
    When,
)
from archrivals.engine.text.language import Words

from .conditions import CONDITIONS, plays_each
from .nouns import listed, noun, ordinal, sentence
from .picks import place_in
from .scene import Group, Scene
from .sentences import clauses, inline, maybe
from .verbs import VERBS, has_verb, is_optional

ABILITIES: Final[Words[Scene, str]] = Words("English")
EVENTS: Final[Words[Scene, str]] = Words("English")
"""Events, as said before the comma: ``whenever you avoid an Attack``."""

YOUR_TURN = "on your turn"
EACH_TURN = "on each of your turns"
DURING_EACH = "during each of your turns"


def abilities_text(abilities: tuple[Ability, ...]) -> str:
    """Abilities one after the other; those that count the same plays share a sentence."""
    told = []
    while abilities:
        length = _counting_length(abilities)
        if length > 1:
            told.append(_counting(abilities[:length]))
        else:
            length = 1
            told.append(ABILITIES(abilities[0], Scene()))
        abilities = abilities[length:]
    return " ".join(told)


def defense_text(defense: Defense) -> str:
    """``Defense: You may discard this card to avoid an Attack. If you do, draw a card.``"""
    where = " from play" if defense.place == "play" else ""
    others = " and any number of other cards" if defense.others_too else ""
    text = f"Defense: You may discard this card{where}{others} to avoid an Attack."
    done = Group(how="discarded this way")
    if defense.others_too:
        done = Group(count=0, how="discarded this way", other=True)
    if not defense.then:
        return text
    return f"{text} If you do, {inline(defense.then, Scene(done=done))}."


# --- When -------------------------------------------------------------------------------------


@EVENTS.of(Plays)
def _plays(event: Plays, scene: Scene) -> str:
    if event.distinct and not event.nth:
        return f"for each {plays_each(event, scene, YOUR_TURN)}"
    kind = plays_each(replace(event, or_in=None), scene, "").removesuffix(" you play ")
    if event.nth:
        lead = f"when you play your {ordinal(event.nth)} {kind} {EACH_TURN}"
    else:
        one = f"an{kind}" if event.other else noun(event.what).one()
        lead = f"whenever you play {one} {YOUR_TURN}"
    if event.or_in is not None:
        lead += f", counting those {place_in(event.or_in, scene.voice)}"
    return lead


@EVENTS.of(Avoids)
def _avoids(event: Avoids, scene: Scene) -> str:
    return "whenever you avoid an Attack"


@EVENTS.of(TurnStarts)
def _turn_starts(event: TurnStarts, scene: Scene) -> str:
    return "at the start of your turn"


@ABILITIES.of(When)
def _when(ability: When, scene: Scene) -> str:
    gives = _gives(ability, scene)
    if gives and isinstance(ability.event, Plays):
        event = ability.event
        which = f"the {ordinal(event.nth)}" if event.nth else "each"
        play = plays_each(event, scene, EACH_TURN if event.nth else YOUR_TURN)
        return sentence(f"{which} {play} {gives}.")
    return sentence(f"{EVENTS(ability.event, scene)}, {inline(ability.do, scene)}.")


def _gives(ability: When, scene: Scene) -> str:
    """What a play gives, if that is all there is: ``gives +1 Power``, ``lets you draw a card``."""
    if not isinstance(ability.event, Plays) or len(ability.do) != 1:
        return ""
    do = ability.do[0]
    if isinstance(do, Power) and isinstance(do.amount, int):
        return f"gives {inline(ability.do, scene.branch())}"
    if isinstance(do, Draw) or (has_verb(do, scene) and is_optional(do, scene)):
        return f"lets you {VERBS(do, scene.branch()).say()}"
    return ""


def _counting_length(abilities: tuple[Ability, ...]) -> int:
    """How many abilities at the head count the same plays: the first, the second …"""
    length = 0
    first = abilities[0]
    for ability in abilities:
        if not isinstance(ability, When) or not isinstance(first, When):
            break
        event, other = ability.event, first.event
        if not isinstance(event, Plays) or not isinstance(other, Plays) or not event.nth:
            break
        if replace(event, nth=other.nth) != other or not _gives(ability, Scene()):
            break
        length += 1
    return length


def _counting(abilities: tuple[Ability, ...]) -> str:
    scene = Scene()
    told: list[str] = []
    for ability in abilities:
        assert isinstance(ability, When)
        assert isinstance(ability.event, Plays)
        nth = f"the {ordinal(ability.event.nth)}"
        play = "" if told else f" {plays_each(ability.event, scene, EACH_TURN)}"
        told.append(f"{nth}{play} {_gives(ability, scene)}")
    return sentence(f"{listed(told)}.")


# --- On your own turn -------------------------------------------------------------------------


@ABILITIES.of(EveryTurn)
def _every_turn(ability: EveryTurn, scene: Scene) -> str:
    do = ability.do
    if len(do) == 1 and isinstance(do[0], Power) and isinstance(do[0].amount, int):
        return sentence(f"{inline(do, scene)} {EACH_TURN}.")
    return sentence(f"{EACH_TURN}, {inline(do, scene)}.")


@ABILITIES.of(Use)
def _use(ability: Use, scene: Scene) -> str:
    only_if = f"if {CONDITIONS(ability.only_if, scene)}, " if ability.only_if else ""
    pays = bool(ability.pay_power or ability.price)
    if pays and ability.limit != 1:
        price = sentence(only_if + _price(ability, scene))
        does = sentence(inline(ability.do, scene))
        return f"{price} ({_times(ability.limit)} on your turn): {does}."
    lead = f"{_times(ability.limit)} {DURING_EACH}, {only_if}"
    if pays:
        price = _price(ability, scene)
        return f"{sentence(lead)}you may {price}. If you do, {inline(ability.do, scene)}."
    if not ability.do or isinstance(ability.do[0], Power):
        return f"{sentence(lead)}{inline(ability.do, scene)}."
    first, *rest = maybe(ability.do, scene)
    return " ".join(f"{sentence(clause)}." for clause in (lead + first, *rest))


def _price(ability: Use, scene: Scene) -> str:
    power = [f"pay {ability.pay_power} Power"] if ability.pay_power else []
    scene.flat = True  # "you may" stands before the price already
    price = clauses(ability.price, scene)
    scene.flat = False
    return " and ".join([*power, *price]) or "do nothing"


def _times(limit: int) -> str:
    if limit == 0:
        return "any number of times"
    return "once" if limit == 1 else f"up to {limit} times"
