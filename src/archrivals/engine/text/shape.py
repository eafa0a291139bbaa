"""What the data of a text shows before there are words for it: the same in every language."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import replace

from archrivals.engine.effects import (
    ANY,
    Ability,
    AllDiffer,
    Attack,
    Await,
    CardType,
    Choose,
    Condition,
    Confronting,
    Destroy,
    Did,
    Discard,
    Effect,
    Filter,
    Give,
    Has,
    If,
    Lacks,
    May,
    Move,
    Others,
    Per,
    Pick,
    Place,
    Plays,
    Power,
    PowerSoFar,
    Reveal,
    ThisTurn,
    TurnEnds,
    TurnStarts,
    Use,
    When,
)

Effects = tuple[Effect, ...]

# --- Cards ------------------------------------------------------------------------------------


def only_cost(what: Filter) -> bool:
    """Whether a filter asks for the cost and nothing else."""
    return (
        what != ANY and Filter(min_cost=what.min_cost, max_cost=what.max_cost, odd=what.odd) == what
    )


def only_not(what: Filter) -> bool:
    """Whether a filter leaves something out and nothing else."""
    return what != ANY and Filter(not_types=what.not_types, not_names=what.not_names) == what


def optional(pick: Pick, flat: bool) -> bool:
    """Whether a pick reads best with "may": it is up to one card."""
    return pick.up_to and pick.n == 1 and pick.by == "you" and not flat


def counts_done(effect: Effect) -> bool:
    """Whether Power is counted over the cards of the step before: some may count twice."""
    amount = effect.amount if isinstance(effect, Power) else None
    return isinstance(amount, Per) and amount.where == "done"


def goes_on_deck(effects: Effects) -> bool:
    """Whether all that a gained card says is that it may go onto the deck."""
    if len(effects) == 1 and isinstance(effects[0], May):
        effects = effects[0].do
    return len(effects) == 1 and (
        isinstance(effects[0], Move)
        and effects[0].pick.places == ("it",)
        and effects[0].to == "deck-top"
    )


# --- Effects ----------------------------------------------------------------------------------


def is_optional(effect: Effect, flat: bool) -> bool:
    """Whether the phrase of this effect will carry "may"."""
    pick = getattr(effect, "pick", None)
    if isinstance(effect, Choose):
        return effect.up_to
    return isinstance(pick, Pick) and optional(pick, flat)


def has_verb(effect: Effect, verbs: Container[type], flat: bool) -> bool:
    """Whether an effect is said by one verb phrase, of those that a language has."""
    if isinstance(effect, Reveal):
        return effect.whose == "you"
    if isinstance(effect, Choose):
        plain = bool(effect.options) and effect.n == 1 and effect.by == "you"
        return plain and all(
            len(option) == 1
            and type(option[0]) is not Choose
            and has_verb(option[0], verbs, flat)
            and not is_optional(option[0], flat)
            for option in effect.options
        )
    return type(effect) in verbs


def teammate_does_too(effects: Effects) -> bool:
    """Whether the second effect is the first one, done by your teammate."""
    return len(effects) > 1 and effects[1] == Others("teammate", effects[:1])


def one_of_each_place(effects: Effects) -> list[Place]:
    """The places of several steps that destroy up to one card each."""
    places: list[Place] = []
    for effect in effects:
        if not isinstance(effect, Destroy) or len(effect.pick.places) != 1:
            break
        place = effect.pick.places[0]
        if effect.pick != Pick((place,), up_to=True):
            break
        places.append(place)
    return places


def passes(effect: Attack) -> Pick | None:
    """What an Attack passes of the attacker's own cards, if that is all it does."""
    if len(effect.do) != 1 or effect.first or effect.whom != "a-foe":
        return None
    give = effect.do[0]
    if not isinstance(give, Give) or (give.pick.by, give.pick.whose) != ("attacker", "attacker"):
        return None
    return replace(give.pick, by="you", whose="you")


def leaves_other(effect: Effect, count: int) -> bool:
    """Whether an effect takes one of two cards that were looked at; the other stays."""
    pick = getattr(effect, "pick", None)
    return isinstance(pick, Pick) and pick == Pick(("it",)) and count == 2


def splits(effect: Effect | None) -> bool:
    """Whether an effect is for Confrontations, and so is said last under that heading."""
    return (
        isinstance(effect, If) and isinstance(effect.condition, Confronting) and bool(effect.then)
    )


def more_of_a_choice(effect: If) -> tuple[Choose, Choose] | None:
    """A choice, and the same one with more to choose in a Confrontation."""
    if len(effect.then) != 1 or len(effect.otherwise) != 1:
        return None
    more, usual = effect.then[0], effect.otherwise[0]
    if not isinstance(more, Choose) or not isinstance(usual, Choose):
        return None
    if more.options != usual.options or more.up_to or usual.up_to or more.by != usual.by:
        return None
    return usual, more


def less_power(effect: If) -> tuple[int, int] | None:
    """A usual number of Power, and the smaller one under a condition."""
    if not is_plain(effect.then) or not is_plain(effect.otherwise):
        return None
    less, usual = effect.then[0], effect.otherwise[0]
    assert isinstance(less, Power)
    assert isinstance(usual, Power)
    if not isinstance(less.amount, int) or not isinstance(usual.amount, int):
        return None
    if less.amount >= usual.amount or isinstance(effect.condition, Confronting):
        return None
    return usual.amount, less.amount


def about_done(effect: If) -> bool:
    """Whether an effect depends on the cards that the last step moved."""
    return isinstance(effect.condition, Has) and effect.condition.where == "done"


# --- Power in a row ---------------------------------------------------------------------------


def looks_back(condition: Condition) -> bool:
    """Whether a condition is about the step before, and so is said first."""
    return isinstance(condition, Has | Lacks | AllDiffer) and condition.where in ("it", "done")


def is_plain(effects: Effects) -> bool:
    """Whether effects are Power of a fixed number and nothing else."""
    return (
        len(effects) == 1 and isinstance(effects[0], Power) and isinstance(effects[0].amount, int)
    )


def _is_bonus(effect: Effect) -> bool:
    """Whether an effect is Power that depends on something."""
    if isinstance(effect, ThisTurn):
        return is_plain(effect.do) and not isinstance(effect.when, TurnStarts | TurnEnds)
    if isinstance(effect, If):
        said_apart = isinstance(effect.condition, Did | Confronting)
        return is_plain(effect.then) and not said_apart and not effect.otherwise
    return isinstance(effect, Await) and is_plain(effect.do)


def doubles(effect: Effect) -> bool:
    """Whether an effect gives as much Power as there is."""
    return effect == Power(PowerSoFar())


def power_length(effects: Effects) -> int:
    """How many effects at the head are Power and are said in one clause."""
    if effects and doubles(effects[0]):
        return 1
    length = 0
    for effect in effects:
        if not isinstance(effect, Power) and not _is_bonus(effect):
            break
        if doubles(effect):
            break
        if not length and isinstance(effect, If) and looks_back(effect.condition):
            break
        length += 1
    return length


def counts_after(effects: Effects, may: bool) -> bool:
    """Whether Power counts what the step before has changed, and so comes after it.

    ``may``: that step was optional.
    """
    if any(isinstance(effect, If) and not looks_back(effect.condition) for effect in effects):
        return True
    return may and any(_counts_anew(effect) for effect in effects)


def _counts_anew(effect: Effect) -> bool:
    amount = effect.amount if isinstance(effect, Power) else 0
    return isinstance(amount, Per) and amount.where not in ("it", "done")


# --- Abilities that share a sentence ----------------------------------------------------------

Gives = Callable[[When], object]
"""Something true if all that an ability does is that a card gives something."""


def counting_length(abilities: tuple[Ability, ...], gives: Gives) -> int:
    """How many abilities at the head count the same plays: the first, the second …"""
    length = 0
    first = abilities[0]
    for ability in abilities:
        if not isinstance(ability, When) or not isinstance(first, When):
            break
        event, other = ability.event, first.event
        if not isinstance(event, Plays) or not isinstance(other, Plays) or not event.nth:
            break
        if replace(event, nth=other.nth) != other or not gives(ability):
            break
        if (ability.turns, ability.only_if) != ("yours", None):
            break
        length += 1
    return length


def same_length(abilities: tuple[Ability, ...], gives: Gives) -> int:
    """How many abilities at the head give the same for different plays."""
    first = abilities[0]
    if not isinstance(first, When) or not isinstance(first.event, Plays):
        return 0
    conditional = first.only_if is not None and not isinstance(first.only_if, Confronting)
    if not gives(first) or first.event.first or conditional:
        return 0
    length = 0
    for ability in abilities:
        if not isinstance(ability, When) or not isinstance(ability.event, Plays):
            break
        alike = replace(ability, event=replace(ability.event, what=first.event.what))
        if alike != first:
            break
        length += 1
    return length


def paid_length(abilities: tuple[Ability, ...]) -> int:
    """How many abilities at the head have the same price, or do the same for another price."""
    first = abilities[0]
    if not isinstance(first, Use) or not first.payment or not first.limit:
        return 0
    same_price = same_do = 0
    for ability in abilities:
        if isinstance(ability, Use) and replace(ability, do=first.do) == first:
            same_price += 1
        else:
            break
    for ability in abilities:
        if isinstance(ability, Use) and replace(ability, price=first.price) == first:
            same_do += 1
        else:
            break
    return max(same_price, same_do)


def paid_with_types(uses: Sequence[Use]) -> Use | None:
    """Abilities that differ only in the card type of their price, as one with all types."""
    steps = [use.price[0] if len(use.price) == 1 else None for use in uses]
    types: list[CardType] = []
    for step in steps:
        if not isinstance(step, Discard) or len(step.pick.what.types) != 1:
            return None
        types += step.pick.what.types
    first = steps[0]
    assert isinstance(first, Discard)
    what = replace(first.pick.what, types=tuple(types))
    both = replace(first, pick=replace(first.pick, what=what))
    for step in steps:
        assert isinstance(step, Discard)
        if replace(step, pick=replace(step.pick, what=what)) != both:
            return None
    return replace(uses[0], price=(both,))
