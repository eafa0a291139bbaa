"""Mixing boxes (part X): a recipe becomes the faces of a table, or the reasons why it cannot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from archrivals.boxes import BOXES, card_words, rules_held
from archrivals.boxes.casting import Piece, as_many, cast_of
from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import (
    HeroChoice,
    Recipe,
    Rules,
    Setup,
    SetupError,
    Share,
    Swap,
)

FEWEST_MAIN_CARDS = 30
MOST_MAIN_CARDS = 500


def mixed(recipe: Recipe) -> Catalogue:
    """The faces of a mixed table."""
    problems = reasons_against(recipe)
    if problems:
        raise SetupError("; ".join(problems))
    pieces = list(_pieces(recipe))
    host = BOXES[recipe.host]
    own = host.rules_for(recipe.players)
    rules = replace(own, players=(recipe.players, recipe.players))
    cards, boxes = [card for _, card in pieces], [box for box, _ in pieces]
    return Catalogue(cards, lambda _: rules, boxes, card_words, rules_held)


def setup_of(
    recipe: Recipe,
    players: int | None = None,
    *,
    hero_choice: HeroChoice = "deal",
    heroes: Sequence[str] = (),
) -> Setup:
    """Return the setup of a table of this recipe; one without named players seats any number (X1).

    ``heroes`` names others than the recipe does: with Characters the main deck follows (Q41). Where
    the players pick, they pick among those that the recipe names.
    """
    if players is not None and players != recipe.players:
        recipe = _seating(recipe, players)
    if heroes and BOXES[recipe.host].rules.confrontations:
        recipe = cast_of(recipe, heroes)
        problems = reasons_against(recipe)
        if problems:
            raise SetupError("; ".join(problems))
    if recipe.heroes and hero_choice == "two":
        named = ", ".join(recipe.heroes)
        raise SetupError(f"the recipe {recipe.id} names who plays ({named}): none is dealt")
    named_ones = recipe.heroes if recipe.heroes and hero_choice != "pick" else ()
    return Setup(
        box=recipe.host,
        recipe=recipe,
        players=recipe.players,
        teams=recipe.teams,
        heroes=named_ones or (() if recipe.heroes else tuple(heroes)),
        hero_choice=hero_choice,
    )


def _seating(recipe: Recipe, players: int) -> Recipe:
    if recipe.heroes or recipe.teams:
        why = "names who plays" if recipe.heroes else "names its teams"
        raise SetupError(f"the recipe {recipe.id} {why}: it is for {recipe.players} players")
    other = replace(recipe, players=players)
    problems = reasons_against(other)
    if problems:
        raise SetupError("; ".join(problems))
    return other


def reasons_against(recipe: Recipe) -> list[str]:
    """Return why a recipe cannot be played, in words a person understands; nothing when it can."""
    named = [recipe.host, *recipe.characters, *recipe.stacks, *recipe.weaknesses]
    named += [share.box for share in recipe.main]
    named += [box for swap in recipe.swaps for box in (swap.box, swap.other)]
    named += [recipe.super_villains] if recipe.super_villains else []
    unknown = sorted({box for box in named if box not in BOXES})
    if unknown:
        return [f"there is no box {', '.join(unknown)}; there are {', '.join(BOXES)}"]
    if not 2 <= recipe.players <= 5:
        return [f"{recipe.players} players: a table has 2 to 5"]
    problems: list[str] = []
    rules = BOXES[recipe.host].rules_for(recipe.players)
    _check_rules(recipe, problems)
    main = sum(card.copies for _, card in _main_deck(recipe))
    if main < FEWEST_MAIN_CARDS:
        problems.append(f"a main deck of {main} cards: take at least {FEWEST_MAIN_CARDS}")
    if main > MOST_MAIN_CARDS:
        problems.append(f"a main deck of {main} cards: take at most {MOST_MAIN_CARDS}")
    twice = [
        face for face, n in Counter((box, c.id) for box, c in _pieces(recipe)).items() if n > 1
    ]
    if twice:
        some = ", ".join(f"{card} of {box}" for box, card in twice[:3])
        problems.append(f"{len(twice)} cards come in twice ({some}): name each share and swap once")
    _check_swaps(recipe, problems)
    if recipe.half not in (0, 1, 2):
        problems.append(f"half {recipe.half}: 1 or 2 plays one half of the deck, 0 all of it (X1)")
    if not recipe.stacks:
        problems.append("no stack to buy from: name a box in stacks (S4)")
    if not recipe.weaknesses:
        problems.append("no Weakness stack: name a box in weaknesses (S4)")
    stack = BOXES[recipe.super_villains].cards if recipe.super_villains else ()
    if rules.villain_stack and not any(card.kind == "super-villain" for card in stack):
        problems.append("its rules need Super-Villains: name a box in super_villains (S6)")
    _check_people(recipe, rules, problems)
    return problems


_HOUSE_RULES: Final[dict[str, tuple[object, ...]]] = {
    "line_up": tuple(range(1, 11)),
    "hand": tuple(range(1, 11)),
    "punches": tuple(range(1, 8)),
    "vulnerabilities": tuple(range(4)),
    "target": ("lowest-cost", "lowest-level"),
    "share_defenses": (False, True),
    "share_blocks": (False, True),
    "knock_out": ("ends", "out"),
    "assist_on_character": (False, True),
}
"""What a house rule may be. Everything else comes with the host, or is a variant."""


def _check_rules(recipe: Recipe, problems: list[str]) -> None:
    for name, value in recipe.rules:
        if name not in _HOUSE_RULES:
            problems.append(f"{name!r} is not a rule value to change: {', '.join(_HOUSE_RULES)}")
        elif not any(type(value) is type(each) and value == each for each in _HOUSE_RULES[name]):
            may = ", ".join(map(str, _HOUSE_RULES[name]))
            problems.append(f"the rule value {name} may be one of {may}")


def _check_swaps(recipe: Recipe, problems: list[str]) -> None:
    """X2: whole Characters leave, but none that a player has."""
    for swap in recipe.swaps:
        for box, symbols in ((swap.box, swap.out), (swap.other, swap.symbols)):
            known = {c.symbol for c in BOXES[box].cards if c.kind == "main" and c.symbol}
            missing = [symbol for symbol in symbols if symbol not in known]
            if missing:
                problems.append(f"no card of {box} has the symbol of {', '.join(missing)} (X2)")
        plays = [name for name in swap.out if name in recipe.heroes]
        if plays:
            problems.append(f"{', '.join(plays)} plays, so these cards must stay (X2)")


def _check_people(recipe: Recipe, rules: Rules, problems: list[str]) -> None:
    kind = "character" if rules.confrontations else "super-hero"
    people = {
        card.name if kind == "character" else card.id
        for box in recipe.characters
        for card in BOXES[box].cards
        if card.kind == kind
    }
    word = "Characters" if kind == "character" else "Super Heroes"
    if len(people) < recipe.players:
        problems.append(f"{len(people)} {word} for {recipe.players} players")
    for name in recipe.heroes:
        if name not in people:
            problems.append(f"{name!r} is none of its {word}: {', '.join(sorted(people))}")
    if recipe.heroes and len(recipe.heroes) != recipe.players:
        problems.append(f"{len(recipe.heroes)} {word} named for {recipe.players} players")
    if recipe.teams and len(recipe.teams) != recipe.players:
        problems.append(f"{len(recipe.teams)} teams named for {recipe.players} players")
    if any(not 0 <= team < recipe.players for team in recipe.teams):
        problems.append(f"teams are numbers from 0 to {recipe.players - 1}")
    if recipe.teams and len(set(recipe.teams)) < 2:
        problems.append("all players are on one team: there must be a foe")
    sides = Counter(recipe.teams)
    if sides and max(sides.values()) > 2:
        problems.append("a team has two players at most (S8, X4)")


# --- Which cards ------------------------------------------------------------------------------


def _pieces(recipe: Recipe) -> Iterator[Piece]:
    """Every card of the table, with its box."""
    host = recipe.host
    for card in BOXES[host].cards:
        if card.kind == "starter":
            yield host, _enough(card, recipe.players)
    for kind, boxes in (("stack", recipe.stacks), ("weakness", recipe.weaknesses)):
        for box in dict.fromkeys(boxes):
            for card in BOXES[box].cards:
                if card.kind == kind:
                    yield box, card
    for box in dict.fromkeys(recipe.characters):
        for card in BOXES[box].cards:
            if card.kind in ("super-hero", "character"):
                yield box, card
    if recipe.super_villains:
        for card in BOXES[recipe.super_villains].cards:
            if card.kind == "super-villain":
                yield recipe.super_villains, card
    yield from _main_deck(recipe)


def _enough(card: Card, players: int) -> Card:
    """Starting cards for all players: a box may be mixed for more than it was printed for."""
    each = 7 if card.play else 3
    return replace(card, copies=max(card.copies, each * players))


def _main_deck(recipe: Recipe) -> list[Piece]:
    pieces = [piece for share in recipe.main for piece in _of_share(share)]
    for swap in recipe.swaps:
        pieces = _swapped(pieces, swap)
    return pieces


def _of_share(share: Share) -> Iterator[Piece]:
    for card in BOXES[share.box].cards:
        if (
            card.kind == "main"
            and (not share.types or card.type in share.types)
            and (not share.symbols or card.symbol in share.symbols)
            and card.symbol not in share.left_out
        ):
            yield share.box, card


def _swapped(pieces: list[Piece], swap: Swap) -> list[Piece]:
    """X2: all cards of some Characters go out; all cards of others come in, or as many."""
    goes = [p for p in pieces if p[0] == swap.box and p[1].symbol in swap.out]
    comes = [
        (swap.other, card)
        for card in BOXES[swap.other].cards
        if card.kind == "main" and card.symbol in swap.symbols
    ]
    stays = [piece for piece in pieces if piece not in goes]
    return stays + (as_many(goes, comes) if swap.equal else comes)
