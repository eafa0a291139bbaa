"""Examples of the main decks of mixtures by cast (MX-006, MX-007, MX-038)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

import pytest
from mx_tables import BJ, CF, MATE, SB

from archrivals.boxes import BOXES
from archrivals.boxes.casting import cast_of
from archrivals.boxes.mixing import mixed, setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.cards import Card
from archrivals.engine.language.rules import Recipe, Swap
from archrivals.engine.state.flat import LINE_UP, MAIN_DECK
from archrivals.engine.table import Table

WITH_BATMAN = RECIPES["confrontations-with-batman"]
WITH_SHAZAM = RECIPES["confrontations-with-shazam"]
BOOK = ("Wonder Woman", "Lex Luthor", "Batman", "Circe")
"""The cast of the book's own example, seat by seat."""

Emblem = tuple[str, str | None]
"""A box and the emblem of a card."""


def emblems(recipe: Recipe) -> Counter[Emblem]:
    """Count the cards of the dealt main deck, Line-Up included, by their emblems."""
    cat = mixed(recipe)
    s = Table.new(setup_of(recipe), cat, seed="deck").state
    faces = [s.faces[card] for zone in (MAIN_DECK, LINE_UP) for card in s.zones[zone]]
    return Counter((cat.boxes[face], cat.cards[face].symbol) for face in faces)


def types(recipe: Recipe, box: str, *symbols: str) -> Counter[str | None]:
    """Count the cards with these emblems in a main deck, by their types."""
    cat = mixed(recipe)
    counted: Counter[str | None] = Counter()
    for home, card in zip(cat.boxes, cat.cards, strict=True):
        if home == box and card.kind == "main" and card.symbol in symbols:
            counted[card.type] += card.copies
    return counted


def printed(box: str, symbol: str) -> int:
    """Return how many cards of a box that are for the main deck have an emblem."""
    cards = [card for card in BOXES[box].cards if card.kind == "main"]
    return sum(card.copies for card in cards if card.symbol == symbol)


def costs(cards: Iterable[Card], symbol: str) -> list[int]:
    """Return the costs of the main deck's cards with an emblem, the cheapest first."""
    those = [card for card in cards if card.kind == "main" and card.symbol == symbol]
    return sorted(card.cost or 0 for card in those for _ in range(card.copies))


def with_swaps(recipe: Recipe, heroes: tuple[str, ...], *swaps: Swap) -> Recipe:
    """Play a mixture in which just these cards are taken out."""
    return replace(recipe, id="with-swaps", heroes=heroes, swaps=swaps)


@pytest.mark.book("MX-006", "Confrontations: Mixing")
def test_mx_006_as_many_cards_come_in_as_one_character_takes_out() -> None:
    """Replace the cards of an absent Character by as many, of the same types if possible."""
    swap = Swap(CF, ("Zatanna Zatara",), BJ, ("Batman",), equal=True)
    recipe = with_swaps(WITH_BATMAN, BOOK, swap)
    found = emblems(recipe)
    assert found.total() == 108
    assert (CF, "Zatanna Zatara") not in found
    assert found[BJ, "Batman"] == 13
    assert {emblem for emblem in found if emblem[0] == BJ} == {(BJ, "Batman")}
    assert types(recipe, BJ, "Batman") == {"Hero": 10, "Super Power": 2, "Equipment": 1}
    came = costs(mixed(recipe).cards, "Batman")
    went = costs(BOXES[CF].cards, "Zatanna Zatara")
    assert all(abs(one - other) <= 2 for one, other in zip(came, went, strict=True))
    for name in ("Superman", "Wonder Woman", "Aquaman", "Lex Luthor", "Circe", "Ocean Master"):
        assert found[CF, name] == printed(CF, name) > 0


@pytest.mark.book("MX-006", "Confrontations: Mixing")
def test_mx_006b_the_cast_of_the_book_takes_two_characters_out() -> None:
    """Take out the cards of one or more absent Characters: of two, and 26 cards come in."""
    recipe = cast_of(WITH_BATMAN, BOOK)
    assert recipe.heroes == BOOK
    found = emblems(recipe)
    assert found.total() == 108
    assert found[BJ, "Batman"] == 26
    assert (CF, "Aquaman") not in found
    assert (CF, "Zatanna Zatara") not in found
    assert found[CF, "Superman"] == 14
    assert found[CF, "Lex Luthor"] == 15


@pytest.mark.book("MX-007", "Confrontations: Mixing; the cards of Superman and Lex Luthor stay")
def test_mx_007b_the_cards_of_superman_and_lex_stay_when_neither_plays() -> None:
    """Take out four others who do not play, and leave the cards of those who do."""
    cast = ("Wonder Woman", "Ocean Master", "Batman", "The Joker")
    found = emblems(cast_of(WITH_BATMAN, cast))
    assert found.total() == 108
    assert (found[CF, "Superman"], found[CF, "Lex Luthor"]) == (14, 15)
    assert {name for box, name in found if box == CF} == {
        "Superman",
        "Lex Luthor",
        "Wonder Woman",
        "Ocean Master",
    }
    assert found[CF, "Wonder Woman"] == printed(CF, "Wonder Woman")
    assert found[CF, "Ocean Master"] == printed(CF, "Ocean Master")
    assert (found[BJ, "Batman"], found[BJ, "The Joker"]) == (26, 26)


@pytest.mark.book("MX-038", "Shazam! vs. Black Adam: Combining; Confrontations: Mixing")
def test_mx_038c_27_and_26_cards_come_in_for_as_many() -> None:
    """Replace two Characters on each side by as many cards of the two who come."""
    recipe = with_swaps(
        WITH_SHAZAM,
        WITH_SHAZAM.heroes,
        Swap(CF, ("Wonder Woman", "Zatanna Zatara"), SB, ("Shazam!",), equal=True),
        Swap(CF, ("Circe", "Ocean Master"), SB, ("Black Adam",), equal=True),
    )
    found = emblems(recipe)
    assert found.total() == 108
    assert (found[SB, "Shazam!"], found[SB, "Black Adam"]) == (27, 26)
    assert (found[CF, "Superman"], found[CF, "Lex Luthor"]) == (14, 15)


@pytest.mark.book("MX-038", "Shazam! vs. Black Adam: Combining; Confrontations: Mixing")
@pytest.mark.parametrize("recipe", [WITH_BATMAN, WITH_SHAZAM], ids=lambda recipe: recipe.id)
def test_mx_038d_a_ready_made_main_deck_has_108_cards(recipe: Recipe) -> None:
    """Keep the size of the main deck, and the cards of all who play."""
    found = emblems(recipe)
    assert found.total() == 108
    assert (found[CF, "Superman"], found[CF, "Lex Luthor"]) == (14, 15)
    other = BJ if recipe is WITH_BATMAN else SB
    guests = [found[other, name] for name in recipe.heroes[MATE:]]
    assert all(26 <= number <= 28 for number in guests)
    assert sum(guests) == 108 - sum(n for (box, _), n in found.items() if box == CF)
