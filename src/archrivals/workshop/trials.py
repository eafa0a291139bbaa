"""A table at which one card is tried: it lies where it should, and so does what it asks for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal

from archrivals.boxes import BOXES, catalogue_for
from archrivals.boxes.own_boxes import kept_text, own_box, setup_with
from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import Card, records_in
from archrivals.engine.language.catalogue import Catalogue, matches
from archrivals.engine.language.rules import Setup, SetupError
from archrivals.engine.play.dealing import PUNCH, VULNERABILITY, character_names, check
from archrivals.engine.records import quoted, record

Begin = Literal["hand", "line-up", "foe", "stack", "hero"]

HAND_SIZE: Final = 5
VILLAINS: Final = 4
"""The Super-Villains of a trial: the one that is tried, and some to come."""
LAID_PLACES: Final[dict[str, Literal["discard", "hand", "deck"]]] = {
    "discard": "discard",
    "hand": "hand",
    "deck-top": "deck",
}
"""Places in which a card may look for others, and where those are laid."""
MOST_LAID: Final = 3


@record
class Laid:
    """A card that was put somewhere, so that the tried one has something to find."""

    card: str
    name: str
    place: Literal["discard", "hand", "line-up", "deck"]


def trial(
    text: str, card: str, begin: Begin, players: int | None = None
) -> tuple[Setup, tuple[Laid, ...]]:
    """Return the setup of a table with a card of a box in a place, and what else was laid.

    Seat 0 tries it and has the first turn. A :class:`SetupError` says why there is no such table.
    """
    text = kept_text(text)
    box = own_box(text)
    rules = BOXES[box.host].rules
    found = next((each for each in box.cards if each.id == card), None)
    if found is None:
        raise SetupError(f"there is no card {quoted(card)} in this box")
    usual = BOXES[box.host].usual
    seats = players or (2 if rules.players[0] <= 2 <= rules.players[1] else usual)
    setup = setup_with(text, seats, first=0)
    laid: tuple[Laid, ...] = ()
    cat = catalogue_for(setup)
    if begin == "hero" or found.kind in ("super-hero", "character"):
        setup = _as_hero(setup, cat, found)
    elif begin == "stack" or found.kind == "super-villain":
        setup = _on_top(setup, cat, found)
    else:
        setup, laid = _laid(setup, cat, found, begin)
    if rules.villain_stack:
        setup = replace(setup, super_villains=VILLAINS)
    check(setup, cat)
    return setup, laid


def _as_hero(setup: Setup, cat: Catalogue, card: Card) -> Setup:
    """The first seat is the hero; the others are the next ones of the box."""
    if card.kind not in ("super-hero", "character"):
        raise SetupError(f"{card.name} is neither a Super Hero nor a Character")
    if card.kind == "character":
        names = character_names(cat)
        others = [name for name in names if name != card.name]
        return replace(setup, heroes=(card.name, *others[: setup.players - 1]))
    others = [each.id for each in cat.cards if each.kind == "super-hero" and each.id != card.id]
    return replace(setup, heroes=(card.id, *others[: setup.players - 1]))


def _on_top(setup: Setup, cat: Catalogue, card: Card) -> Setup:
    """The Super-Villain comes next: a weaker one lies on it that the first hand defeats."""
    if card.kind != "super-villain":
        raise SetupError(f"{card.name} is not a Super-Villain")
    others = sorted(
        (each for each in cat.cards if each.kind == "super-villain" and each.id != card.id),
        key=lambda each: each.cost or 0,
    )
    stack = (others[0].id, card.id, *(each.id for each in others[1 : VILLAINS - 1]))
    hand = _power_for(cat, others[0].cost or 0)
    return replace(setup, arranged=(("super-villains", stack), ("hand 0", hand)))


def _power_for(cat: Catalogue, cost: int) -> tuple[str, ...]:
    """Return five cards with at least this Power, the fewest strong ones that do."""
    strong = sorted(
        (each for each in cat.cards if each.kind == "main" and _plain_power(each)),
        key=lambda each: -_plain_power(each),
    )
    hand: list[str] = []
    power = 0
    for each in strong:
        for _ in range(each.copies):
            if power >= cost or len(hand) == HAND_SIZE:
                break
            hand.append(each.id)
            power += _plain_power(each)
    return (*hand, *[PUNCH] * (HAND_SIZE - len(hand)))


def _plain_power(card: Card) -> int:
    """Return the Power of a card that gives nothing else."""
    alone = card.play[:1]
    if len(card.play) == 1 and isinstance(alone[0], fx.Power) and isinstance(alone[0].amount, int):
        return alone[0].amount
    return 0


def _laid(setup: Setup, cat: Catalogue, card: Card, begin: Begin) -> tuple[Setup, tuple[Laid, ...]]:
    """Lay the card in a hand or in the Line-Up, and what it asks for where it asks for it."""
    if cat.kind[cat.by_id[card.id]] not in ("main", "stack", "weakness", "starter"):
        raise SetupError(f"{card.name} cannot lie there")
    whose = 1 if begin == "foe" else 0
    wanted = list(_wanted(cat, card))[:MOST_LAID] if begin != "line-up" else []
    hands = {seat: [PUNCH] * (HAND_SIZE - 1) + [VULNERABILITY] for seat in (0, 1)}
    piles: dict[str, list[str]] = {}
    laid: list[Laid] = []
    for each, place in wanted:
        if place == "hand":
            hands[whose][len(laid)] = each.id
        else:
            piles.setdefault(f"{place} {whose}", []).append(each.id)
        laid.append(Laid(each.id, each.name, place))
    line_up: tuple[str, ...] = ()
    if begin == "line-up":
        hands[0] = list(_power_for(cat, card.cost or 0))
        line_up = (card.id, *_others_for_line_up(cat, card, setup))
    else:
        hands[whose][HAND_SIZE - 1] = card.id
    arranged = [(f"hand {seat}", tuple(hands[seat])) for seat in (0, 1)]
    arranged += [(place, _deck(cards, place)) for place, cards in piles.items()]
    arranged += [("line-up", line_up)] if line_up else []
    return replace(setup, arranged=tuple(arranged)), tuple(laid)


def _deck(cards: list[str], place: str) -> tuple[str, ...]:
    """A deck needs more than the card that is looked for."""
    if not place.startswith("deck"):
        return tuple(cards)
    return (*cards, *[PUNCH] * 3, *[VULNERABILITY] * 2)


def _others_for_line_up(cat: Catalogue, card: Card, setup: Setup) -> list[str]:
    size = setup.rules(cat.rules_for(setup.players)).line_up
    others = [each for each in cat.cards if each.kind == "main" and each.id != card.id]
    return [each.id for each in sorted(others, key=lambda each: each.cost or 0)[: size - 1]]


def _wanted(
    cat: Catalogue, card: Card
) -> Iterator[tuple[Card, Literal["discard", "hand", "deck"]]]:
    """Yield the cards that a text looks for, and where it looks first."""
    taken = {card.id}
    for part in records_in((card.play, card.abilities, card.defense)):
        if not isinstance(part, fx.Pick | fx.Has | fx.Per) or part.whose != "you":
            continue
        places = part.places if isinstance(part, fx.Pick) else (part.where,)
        place = next((LAID_PLACES[each] for each in places if each in LAID_PLACES), None)
        if place is None or (place == "hand" and part.what == fx.ANY):
            continue
        found = _example(cat, part.what, taken)
        if found is not None:
            taken.add(found.id)
            yield found, place


def _example(cat: Catalogue, what: fx.Filter, without: set[str]) -> Card | None:
    """Return a card of a sort, a plain one where there is one."""
    fit = [
        each
        for each in cat.cards
        if each.kind in ("main", "stack") and each.id not in without and matches(each, what)
    ]
    return min(fit, key=lambda each: (len(each.play) + len(each.abilities), each.id), default=None)
