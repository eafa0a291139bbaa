"""Mixtures: Heroes Unite and the original set in one heap, for two games."""

from __future__ import annotations

from collections import Counter

import pytest

from archrivals.boxes.mixing import mixed, setup_of
from archrivals.boxes.two_games import FIRST, combined, second_game
from archrivals.engine.language.rules import Setup
from archrivals.engine.state.flat import LINE_UP, MAIN_DECK
from archrivals.engine.table import Table


def dealt(setup: Setup, seed: str) -> Table:
    """Deal a game of a mixture."""
    assert setup.recipe is not None
    return Table.new(setup, mixed(setup.recipe), seed)


def main_cards(table: Table) -> Counter[str]:
    """Count the cards of the main deck and the Line-Up by their ids."""
    s = table.state
    cards = [card for zone in (MAIN_DECK, LINE_UP) for card in s.zones[zone]]
    return Counter(s.cat.ids[s.faces[card]] for card in cards)


@pytest.mark.book("MX-005", "Heroes Unite: Combining Sets, one large deck for two games")
def test_mx_005_two_halves_are_played_and_the_scores_added() -> None:
    first = setup_of(FIRST, 3)
    one = dealt(first, "book")
    two = dealt(second_game(first, "book", (40, 31, 25)), "another seed")
    sizes = [main_cards(table).total() for table in (one, two)]
    assert sorted(sizes) == [112, 113]
    cat = two.state.cat
    copies = {id: card.copies for id, card in zip(cat.ids, cat.cards, strict=True)}
    both = main_cards(one) + main_cards(two)
    assert all(copies[id] == number for id, number in both.items()), "no card is in both halves"
    order = []
    while two.ask.kind == "hero":
        order.append(two.ask.seat)
        two.answer(two.ask.seat, 0)
    assert order == [2, 1, 0]
    assert combined((40, 31, 25), (20, 28, 36)) == ([60, 59, 61], [2])
