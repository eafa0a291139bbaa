"""Mixed tables for the examples of their books, and who sits where.

The tables that end in ``WITH_ALL`` play every card of their boxes. What their examples show is how
cards work on each other; which cards leave such a deck is a matter of set-up.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from script import FOE, ME, Script

from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Recipe, Share

HU, BASE, CF = "heroes-unite", "base-set", "confrontations"
BJ, SB = "rivals-batman-joker", "rivals-shazam-black-adam"
MATE, LAST = 2, 3
"""At a table of teams: the partner of the first seat, and the partner of the second."""

WORD = "Word of Power"
STRENGTH = "Enhanced Strength"
TWO_POWER, TOP_CARD = "mode 0", "mode 1"
"""The two halves of a Word of Power."""
PUNCHES = ("Punch",) * 5

TWO_SETS = RECIPES["two-sets-turned"]
"""Equipment, Super Powers and Villains of the original set; the rest of Heroes Unite."""
RIVALS = RECIPES["rivals-teams"]
"""Seats: Shazam!, Black Adam, Batman, The Joker."""
WITH_SHAZAM = RECIPES["confrontations-with-shazam"]
"""Seats: Superman, Lex Luthor, Shazam!, Black Adam."""

BATMAN_WITH_ALL = replace(
    RECIPES["confrontations-with-batman"],
    id="batman-with-all",
    main=(Share(CF), Share(BJ)),
    swaps=(),
)
SHAZAM_WITH_ALL = replace(WITH_SHAZAM, id="shazam-with-all", main=(Share(CF), Share(SB)), swaps=())
DUEL = Recipe(
    id="shazam-against-circe",
    name="Shazam! against Circe",
    host=CF,
    players=2,
    main=(Share(CF), Share(SB)),
    characters=(CF, SB),
    stacks=(SB,),
    weaknesses=(SB,),
    heroes=("Shazam!", "Circe"),
)
THREE = replace(DUEL, id="three-alone", players=3, heroes=("Shazam!", "Superman", "Lex Luthor"))


def cast(table: Script, recipe: Recipe, *heroes: str) -> Script:
    """Play a mixture with these Characters, seat by seat."""
    return table.mixture(replace(recipe, heroes=heroes))


def rivals(table: Script, one: str, other: str) -> Script:
    """Play one of Shazam! and Black Adam against one of Batman and The Joker (X3)."""
    pair = {one, other}
    found = next(each for each in RECIPES.values() if set(each.heroes) == pair)
    return cast(table, found, one, other)


def plays(table: Script, *names: str) -> Script:
    """Play these cards in this order."""
    for name in names:
        table.play(name)
    return table


def says(table: Script, half: str) -> Script:
    """Play a Word of Power and take one of its two halves, which are both offered."""
    return table.play(WORD).asks(ME, "choose", [TWO_POWER, TOP_CARD]).answer(half)


def ends(table: Script, *partners: int) -> Script:
    """End the turn; each of these partners is asked for an Assist and has none to give."""
    table.end()
    for seat in partners:
        table.asks(seat, "assist", ["none"]).answer("none")
    return table


def no_block(table: Script, *seats: int) -> Script:
    """Assert that each of these players is asked for Blocks and has none to offer."""
    for seat in seats or (FOE,):
        table.asks(seat, "block", ["none"]).answer("none")
    return table


def no_defense(table: Script, *seats: int) -> Script:
    """Assert that each of these players is asked for a Defense and has none to offer."""
    for seat in seats or (FOE,):
        table.asks(seat, "defend", ["none"]).answer("none")
    return table


def boxes_of(table: Script, zone: int) -> list[str]:
    """Return the box of each card in a zone."""
    s = table.table.state
    return [s.cat.boxes[s.faces[card]] for card in s.zones[zone]]


def main_deck_of(cat: Catalogue) -> Counter[tuple[str, str | None]]:
    """Count the cards of a main deck by their box and their type."""
    counted: Counter[tuple[str, str | None]] = Counter()
    for box, card in zip(cat.boxes, cat.cards, strict=True):
        if card.kind == "main":
            counted[box, card.type] += card.copies
    return counted
