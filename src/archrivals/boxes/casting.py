"""Mixtures by cast (X2–X5, Q41): who plays decides which cards are in the main deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from archrivals.boxes import BOXES
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.cards import Card
from archrivals.engine.language.rules import Recipe, SetupError, Share, Swap

KEPT: Final = ("Superman", "Lex Luthor")
"""The Characters whose cards stay where others can go: they hold most of the Assist (X2)."""

MOST_OUT: Final = 2
"""The most absent Characters that leave for one of another box: two have nearly as many cards."""

Piece = tuple[str, Card]
"""A card and the box it comes from."""


def cast_of(recipe: Recipe, names: Sequence[str]) -> Recipe:
    """Return the recipe for these Characters, seat by seat; the main deck follows from them.

    >>> from archrivals.boxes.recipes import RECIPES
    >>> names = ["Wonder Woman", "Lex Luthor", "Batman", "Circe"]
    >>> recipe = cast_of(RECIPES["confrontations-with-batman"], names)
    >>> [(swap.out, swap.symbols) for swap in recipe.swaps]
    [(('Aquaman', 'Zatanna Zatara'), ('Batman',))]
    """
    homes = characters_of(recipe)
    for name in names:
        if name not in homes:
            raise SetupError(f"no Character {name!r} at this table; there are {', '.join(homes)}")
    if len(set(names)) < len(names):
        raise SetupError("each Character can be taken once")
    if len(names) != recipe.players:
        raise SetupError(f"{len(names)} Characters named for {recipe.players} players")
    if set(names) == set(recipe.heroes):  # only the seats are others
        return replace(recipe, heroes=tuple(names))
    return replace(
        recipe,
        heroes=tuple(names),
        swaps=_swaps(recipe, names, homes) if recipe.swaps else (),
        main=tuple(_emblems(share, recipe, names) for share in recipe.main),
    )


def characters_of(recipe: Recipe) -> dict[str, str]:
    """Return the Characters who may play a recipe, each with its box."""
    return {
        card.name: box
        for box in recipe.characters
        for card in BOXES[box].cards
        if card.kind == "character"
    }


def _emblems(share: Share, recipe: Recipe, names: Sequence[str]) -> Share:
    """X3: the emblems of a main deck that had those of the players are those of the new ones."""
    if share.symbols and set(share.symbols) == set(recipe.heroes):
        return replace(share, symbols=tuple(names))
    return share


def is_ready_made(recipe: Recipe) -> bool:
    """Return whether a recipe is a ready-made one, with any cast."""
    known = RECIPES.get(recipe.id)
    if known is None or not recipe.heroes:
        return recipe == known
    try:
        return cast_of(known, recipe.heroes) == recipe
    except SetupError:
        return False


# --- Which Characters leave -------------------------------------------------------------------


def _swaps(recipe: Recipe, names: Sequence[str], homes: dict[str, str]) -> tuple[Swap, ...]:
    """X2: for each Character of another box absent ones leave, of its side if possible."""
    base = recipe.swaps[0].box
    guests = [name for name, box in homes.items() if box != base and name in names]
    absent = [name for name, box in homes.items() if box == base and name not in names]
    free: dict[str | None, list[str]] = {
        side: [name for name in absent if _side(name, base) == side and name not in KEPT]
        for side in ("hero", "villain")
    }
    swaps = []
    for at, guest in enumerate(guests):
        side = _side(guest, homes[guest])
        among = free[side] or [name for name in absent if name not in KEPT] or absent
        waiting = sum(_side(name, homes[name]) == side for name in guests[at:])
        number = max(1, min(MOST_OUT, len(free[side]) // waiting))
        out = _nearest(guest, homes[guest], base, among, number)
        absent = [name for name in absent if name not in out]
        free = {key: [name for name in found if name not in out] for key, found in free.items()}
        swaps.append(Swap(base, out, homes[guest], (guest,), equal=True))
    return tuple(swaps)


def _side(name: str, box: str) -> str | None:
    return next(c.side for c in BOXES[box].cards if c.kind == "character" and c.name == name)


def _nearest(guest: str, home: str, base: str, among: list[str], number: int) -> tuple[str, ...]:
    """The Characters whose cards have most nearly the types of the guest's."""
    wanted = _types(home, guest)
    return tuple(sorted(among, key=lambda name: _unlike(_types(base, name), wanted))[:number])


def _types(box: str, symbol: str) -> dict[str | None, float]:
    """Return the share of each type among the cards of a Character."""
    found: Counter[str | None] = Counter()
    for card in BOXES[box].cards:
        if card.kind == "main" and card.symbol == symbol:
            found[card.type] += card.copies
    return {kind: n / found.total() for kind, n in found.items()}


def _unlike(some: dict[str | None, float], others: dict[str | None, float]) -> float:
    kinds = {*some, *others}
    return sum(abs(some.get(kind, 0) - others.get(kind, 0)) for kind in kinds)


# --- Which cards come in ----------------------------------------------------------------------


def as_many(leaving: Iterable[Piece], coming: Sequence[Piece]) -> list[Piece]:
    """Return as many of the coming cards as leave: of the same type first, then of nearest cost."""
    wanted = sorted((card for _, card in leaving for _ in range(card.copies)), key=_by_cost)
    left = [at for at, (_, card) in enumerate(coming) for _ in range(card.copies)]
    taken: Counter[int] = Counter()
    for same_type in (True, False):
        unmet = []
        for card in wanted:
            fits = [at for at in left if not same_type or coming[at][1].type == card.type]
            if not fits:
                unmet.append(card)
                continue
            best = min(fits, key=lambda at: abs((coming[at][1].cost or 0) - (card.cost or 0)))
            left.remove(best)
            taken[best] += 1
        wanted = unmet
    return [(coming[at][0], replace(coming[at][1], copies=n)) for at, n in sorted(taken.items())]


def _by_cost(card: Card) -> tuple[int, str]:
    return -(card.cost or 0), card.id
