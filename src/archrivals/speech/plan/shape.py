"""What the data of a text shows before there is a plan for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from archrivals.engine.language import effects as fx
from archrivals.speech.tree import Matching

Effects = tuple[fx.Effect, ...]

# --- Effects ----------------------------------------------------------------------------------


def optional(pick: fx.Pick, flat: bool) -> bool:
    """Return whether a pick reads best with "may": it is up to one card."""
    return pick.up_to and pick.n == 1 and pick.by == "you" and not flat


def is_optional(effect: fx.Effect, flat: bool) -> bool:
    """Return whether the act of this effect will carry "may"."""
    pick = getattr(effect, "pick", None)
    if pick is None:
        return isinstance(effect, fx.Choose) and effect.up_to
    return isinstance(pick, fx.Pick) and optional(pick, flat)


def counts_done(effect: fx.Effect) -> bool:
    """Return whether Power is counted over the cards of the step before: some may count twice."""
    amount = effect.amount if isinstance(effect, fx.Power) else None
    return isinstance(amount, fx.Per) and amount.where == "done"


def event(happens: fx.Event) -> fx.Event:
    """An event as it is said: the first of one is the first."""
    if isinstance(happens, fx.Plays) and happens.first == 1 and not happens.nth:
        return replace(happens, first=0, nth=1)
    return happens


def goes_on_deck(effects: Effects) -> bool:
    """Return whether all that a gained card says is that it may go onto the deck."""
    if len(effects) == 1 and isinstance(effects[0], fx.May):
        effects = effects[0].do
    return len(effects) == 1 and (
        isinstance(effects[0], fx.Move)
        and effects[0].pick.places == ("it",)
        and effects[0].to == "deck-top"
    )


def teammate_does_too(effects: Effects) -> bool:
    """Return whether the second effect is the first one, done by your teammate."""
    if len(effects) < 2 or not isinstance(effects[1], fx.Others):
        return False
    return effects[1] == fx.Others("teammate", effects[:1])


def one_of_each_place(effects: Effects) -> list[fx.Place]:
    """The places of several steps that destroy up to one card each."""
    places: list[fx.Place] = []
    for effect in effects:
        if not isinstance(effect, fx.Destroy) or len(effect.pick.places) != 1:
            break
        place = effect.pick.places[0]
        if effect.pick != fx.Pick((place,), up_to=True):
            break
        places.append(place)
    return places


def passes(effect: fx.Attack) -> fx.Pick | None:
    """Return the cards that an Attack makes the attacker pass, if that is all it does."""
    if len(effect.do) != 1 or effect.first or effect.whom != "a-foe":
        return None
    give = effect.do[0]
    if not isinstance(give, fx.Give) or (give.pick.by, give.pick.whose) != ("attacker", "attacker"):
        return None
    return replace(give.pick, by="you", whose="you")


def leaves_other(effect: fx.Effect, count: int) -> bool:
    """Return whether an effect takes one of two cards that were looked at; the other stays."""
    pick = getattr(effect, "pick", None) if count == 2 else None
    return isinstance(pick, fx.Pick) and pick == fx.Pick(("it",))


def costs_done(effects: Effects) -> bool:
    """Return whether Power for the cost of the card just moved comes next."""
    return bool(effects) and effects[0] == fx.Power(fx.CostOf("done"))


def splits(effect: fx.Effect | None) -> bool:
    """Return whether an effect is for Confrontations, and so is said last under that heading."""
    return (
        isinstance(effect, fx.If)
        and isinstance(effect.condition, fx.Confronting)
        and bool(effect.then)
    )


def more_of_a_choice(effect: fx.If) -> tuple[fx.Choose, fx.Choose] | None:
    """A choice, and the same one with more to choose in a Confrontation."""
    if len(effect.then) != 1 or len(effect.otherwise) != 1:
        return None
    more, usual = effect.then[0], effect.otherwise[0]
    if not isinstance(more, fx.Choose) or not isinstance(usual, fx.Choose):
        return None
    if more.options != usual.options or more.up_to or usual.up_to or more.by != usual.by:
        return None
    return usual, more


def less_power(effect: fx.If) -> tuple[int, int] | None:
    """A usual number of Power, and the smaller one under a condition."""
    usual, less = plain_power(effect.otherwise), plain_power(effect.then)
    if usual is None or less is None or less >= usual:
        return None
    return None if isinstance(effect.condition, fx.Confronting) else (usual, less)


def about_done(effect: fx.If) -> bool:
    """Return whether an effect depends on the cards that the last step moved."""
    return isinstance(effect.condition, fx.Has) and effect.condition.where == "done"


Tree = TypeVar("Tree")


def matching(tree: Tree, odd: bool) -> Tree:
    """The same tree with "odd" (or "even") left open."""
    return _matching(tree, odd)  # type: ignore[no-any-return]  # a tree of the same kind


def _matching(tree: Any, odd: bool) -> Any:  # any record of the effect language
    if isinstance(tree, tuple):
        return tuple(_matching(part, odd) for part in tree)
    if isinstance(tree, fx.Filter):
        if tree.odd is not odd:
            return tree
        known = {field.name: getattr(tree, field.name) for field in fields(fx.Filter)}
        return Matching(**{**known, "odd": None})
    if not is_dataclass(tree) or isinstance(tree, type):
        return tree
    return replace(
        tree, **{each.name: _matching(getattr(tree, each.name), odd) for each in fields(tree)}
    )


# --- Power in a row ---------------------------------------------------------------------------


def looks_back(condition: fx.Condition) -> bool:
    """Return whether a condition is about the step before, and so is said first."""
    return isinstance(condition, fx.Has | fx.Lacks | fx.AllDiffer) and condition.where in (
        "it",
        "done",
    )


def plain_power(effects: Effects) -> int | None:
    """The number, if effects are Power of a fixed number and nothing else."""
    if len(effects) != 1 or not isinstance(effects[0], fx.Power):
        return None
    amount = effects[0].amount
    return amount if isinstance(amount, int) else None


def _is_bonus(effect: fx.Effect) -> bool:
    """Return whether an effect is Power that depends on something."""
    if isinstance(effect, fx.ThisTurn):
        moment = isinstance(effect.when, fx.TurnStarts | fx.TurnEnds)
        return plain_power(effect.do) is not None and not moment
    if isinstance(effect, fx.If):
        said_apart = isinstance(effect.condition, fx.Did | fx.Confronting)
        return plain_power(effect.then) is not None and not said_apart and not effect.otherwise
    return isinstance(effect, fx.Await) and plain_power(effect.do) is not None


def doubles(effect: fx.Effect) -> bool:
    """Return whether an effect gives as much Power as there is."""
    return isinstance(effect, fx.Power) and isinstance(effect.amount, fx.PowerSoFar)


def power_length(effects: Effects) -> int:
    """Return how many effects at the head are Power and are said in one clause."""
    length = 0
    for effect in effects:
        if isinstance(effect, fx.Power):
            if doubles(effect):
                return length or 1
        elif not _is_bonus(effect) or (
            not length and isinstance(effect, fx.If) and looks_back(effect.condition)
        ):
            break
        length += 1
    return length


def counts_after(effects: Effects, may: bool) -> bool:
    """Return whether Power counts what the step before has changed, and so comes after it.

    ``may``: that step was optional.
    """
    for effect in effects:
        if isinstance(effect, fx.If) and not looks_back(effect.condition):
            return True
        amount = effect.amount if may and isinstance(effect, fx.Power) else 0
        if isinstance(amount, fx.Per) and amount.where not in ("it", "done"):
            return True
    return False


# --- Abilities that share a sentence ----------------------------------------------------------

Gift = Callable[[fx.When], object]
"""Something true if all that an ability does is that a card gives something."""


def counting_length(abilities: tuple[fx.Ability, ...], gift: Gift) -> int:
    """Return how many abilities at the head count the same plays: the first, the second …"""
    first = abilities[0]
    if (
        len(abilities) < 2
        or not isinstance(first, fx.When)
        or not isinstance(first.event, fx.Plays)
    ):
        return 0
    length = 0
    for ability in abilities:
        if not isinstance(ability, fx.When) or not isinstance(ability.event, fx.Plays):
            break
        event = ability.event
        if not event.nth or replace(event, nth=first.event.nth) != first.event:
            break
        if (ability.turns, ability.only_if) != ("yours", None) or not gift(ability):
            break
        length += 1
    return length


def same_length(abilities: tuple[fx.Ability, ...], gift: Gift) -> int:
    """Return how many abilities at the head give the same for different plays."""
    first = abilities[0]
    if (
        len(abilities) < 2
        or not isinstance(first, fx.When)
        or not isinstance(first.event, fx.Plays)
    ):
        return 0
    conditional = first.only_if is not None and not isinstance(first.only_if, fx.Confronting)
    if first.event.first or conditional or not gift(first):
        return 0
    length = 0
    for ability in abilities:
        if not isinstance(ability, fx.When) or not isinstance(ability.event, fx.Plays):
            break
        alike = replace(ability, event=replace(ability.event, what=first.event.what))
        if alike != first:
            break
        length += 1
    return length


def paid_length(abilities: tuple[fx.Ability, ...]) -> int:
    """Return how many abilities at the head have one price, or do one thing for several."""
    first = abilities[0]
    if len(abilities) < 2 or not isinstance(first, fx.Use) or not first.payment or not first.limit:
        return 0
    return max(_alike(abilities, first, "do"), _alike(abilities, first, "price"))


def _alike(abilities: tuple[fx.Ability, ...], first: fx.Use, but: str) -> int:
    length = 0
    for ability in abilities:
        if (
            not isinstance(ability, fx.Use)
            or replace(ability, **{but: getattr(first, but)}) != first
        ):
            break
        length += 1
    return length


def paid_with_types(uses: Sequence[fx.Use]) -> fx.Use | None:
    """Abilities that differ only in the card type of their price, as one with all types."""
    types: list[fx.CardType] = []
    for use in uses:
        step = use.price[0] if len(use.price) == 1 else None
        if not isinstance(step, fx.Discard) or len(step.pick.what.types) != 1:
            return None
        types += step.pick.what.types
    both = [_with_types(use.price[0], tuple(types)) for use in uses]
    if any(each != both[0] for each in both):
        return None
    return replace(uses[0], price=(both[0],))


def _with_types(step: fx.Effect, types: tuple[fx.CardType, ...]) -> fx.Discard:
    assert isinstance(step, fx.Discard)
    return fx.Discard(replace(step.pick, what=replace(step.pick.what, types=types)))


def is_verbal(effect: fx.Effect, verbs: dict[type, Any], flat: bool) -> bool:
    """Return whether an effect is said by one verb, of those that have a plan."""
    if isinstance(effect, fx.Choose):
        plain = bool(effect.options) and effect.n == 1 and effect.by == "you"
        return plain and all(
            len(option) == 1
            and type(option[0]) is not fx.Choose
            and is_verbal(option[0], verbs, flat)
            and not is_optional(option[0], flat)
            for option in effect.options
        )
    if isinstance(effect, fx.Reveal):
        return effect.whose == "you"
    return type(effect) in verbs
