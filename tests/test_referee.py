"""The engine against the referee: a slow second reading of the rules that shares only cards."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from random_games import CATALOGUES, random_index, random_setup
from referee.game import Game
from referee.judging import play_both
from referee.positions import Place, Touch, keen_choice, pairs, position

from archrivals.boxes import BOXES
from archrivals.engine.language.rules import Setup
from archrivals.engine.state.asks import Ask
from archrivals.engine.table import Table

RESOLVING = ("resolving", "playing", "attacks", "triggers", "confronting", "counting", "picking")


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("box", ["heroes-unite", "rivals-batman-joker"])
def test_engine_and_referee_play_the_same_game(box: str, number: int) -> None:
    chance = Random(f"{box} {number}")
    setup = random_setup(chance, box=box)

    def choose(table: Table, game: Game) -> tuple[Ask, int]:
        ask = chance.choice(table.asks)
        return ask, random_index(ask, chance)

    play_both(setup, CATALOGUES[box], f"game {number}", choose, most=400)


def test_positions_bring_an_attack_and_a_defense_together() -> None:
    place = Place("heroes-unite", CATALOGUES["heroes-unite"], Setup())
    by_id = place.cat.by_id
    found = [each for each in pairs(place, crossing=False) if each.a == by_id["deadshot"]]
    met = {each.touch for each in found if each.b == by_id["katana"]}
    assert met == {Touch("play", "hand", "foe"), Touch("play", "deck-top", "foe")}


@pytest.mark.parametrize("box", BOXES)
def test_engine_and_referee_agree_on_arranged_positions(box: str) -> None:
    place = Place(box, CATALOGUES[box], Setup(box=box))
    players = BOXES[box].rules.players[0]
    chance = Random(box)
    for pair in chance.sample(pairs(place, crossing=False), 12):
        setup = position(place, pair, players, chance)
        play_both(setup, place.cat, "position", keen_choice((pair.a, pair.b), chance), most=24)


def test_the_referee_borrows_nothing_that_resolves_rules() -> None:
    """Only the comparison looks at the engine's state; the rest shares cards, setup, streams."""
    for path in (Path(__file__).parent / "referee").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        used = set(re.findall(r"^from archrivals\.engine\.(?:\w+\.)?(\w+) import", text, re.M))
        if path.name not in ("judging.py", "positions.py"):
            assert used <= {"language", "cards", "rules", "streams"}, path.name
        plain = "from archrivals.engine.language import effects as fx" in text
        assert plain or "language" not in used, path.name
        assert not used & set(RESOLVING) - {"confronting"}, path.name
