"""Every shuffle can be made again from the seed, and no block of any stream goes elsewhere."""

from __future__ import annotations

from random import Random

import pytest
from random_games import CATALOGUES, play_out, random_setup

from archrivals.engine.language.rules import Setup
from archrivals.engine.state.flat import LINE_UP, Shuffle, hand
from archrivals.engine.state.streams import shuffled, stream_names
from archrivals.engine.table import Table


def played(box: str, number: int) -> tuple[Table, list[Shuffle]]:
    """A random game, and every shuffle in it."""
    chance = Random(f"shuffles {box} {number}")
    made: list[Shuffle] = []
    setup = random_setup(chance, box=box)
    table = Table.new(setup, CATALOGUES[box], f"seed {chance.random()}", shuffles=made)
    return play_out(table, chance), made


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("box", CATALOGUES)
def test_every_shuffle_comes_out_as_the_seed_says(box: str, number: int) -> None:
    table, made = played(box, number)
    s = table.state
    counters = dict.fromkeys(stream_names(s.seats), 0)
    counters["deal"] = 1  # who goes first is the first number of the first block (S7)
    for each in made:
        assert each.counter == counters[each.stream]
        after, counters[each.stream] = shuffled(
            list(each.before), s.seed, each.stream, each.counter
        )
        assert each.after == tuple(after)
    assert list(counters.values()) == s.counters


def test_the_hands_and_the_line_up_come_from_the_top_of_shuffled_decks() -> None:
    made: list[Shuffle] = []
    setup = Setup(players=3)
    s = Table.new(setup, CATALOGUES["heroes-unite"], "tops", shuffles=made).state
    by_stream = {each.stream: each.after for each in made}
    assert list(by_stream) == ["seat-0", "seat-1", "seat-2", "villains", "deal", "main"]
    for seat in range(3):
        assert sorted(s.zones[hand(seat)]) == sorted(by_stream[f"seat-{seat}"][-5:])
    assert sorted(s.zones[LINE_UP]) == sorted(by_stream["main"][-5:])


def test_a_fork_keeps_its_shuffles_to_itself() -> None:
    made: list[Shuffle] = []
    table = Table.new(Setup(players=2), CATALOGUES["heroes-unite"], "fork", shuffles=made)
    before = made[:]
    play_out(table.fork(), Random(5))
    assert made == before
