"""Levels for people: who they are, what they overlook, and that they never play at random."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import cast

import pytest
from random_games import CATALOGUES, answer_somehow, new_table
from script import FOE, ME, Script

from archrivals.bots import BOTS, make_bot
from archrivals.bots.levels import (
    BY_ID,
    LEVELS,
    MAX_TEMPERATURES,
    Level,
    name_of,
    pick,
    plans_for,
    temperatures,
)
from archrivals.boxes import BOXES
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask, Option
from archrivals.engine.state.flat import SUPER_VILLAINS
from archrivals.engine.table import Table
from archrivals.speech import LANGUAGES

HEATS = temperatures()


def test_every_level_is_somebody() -> None:
    assert [level.number for level in LEVELS] == list(range(1, len(LEVELS) + 1))
    assert len({level.name for level in LEVELS}) == len(LEVELS)
    for level in LEVELS:
        assert set(level.character) == set(LANGUAGES), level.id
        assert all(said.endswith(".") for said in level.character.values())
    assert all(BOTS[level.id] is level for level in LEVELS)
    assert name_of("sibyl") == "Sibyl"


def test_the_first_page_shows_these_levels_before_a_host_answers() -> None:
    web = Path(__file__).resolve().parents[1] / "web" / "src"
    opponents = web / "base" / "opponents" / "lines.ts"
    listed = re.search(r"OPPONENTS = \[(.*?)\]", opponents.read_text(encoding="utf-8"))
    assert listed is not None
    ids = re.findall(r'"(\w+)"', listed[1])
    shown = [(each, at, each.capitalize()) for at, each in enumerate(ids, start=1)]
    assert shown == [(level.id, level.number, level.name) for level in LEVELS]


def test_temperatures_are_of_levels_and_boxes_there_are() -> None:
    assert set(HEATS) <= set(BY_ID)
    assert all(set(heats) <= set(BOXES) for heats in HEATS.values())
    assert all(0 <= heat <= 2 for heats in HEATS.values() for heat in heats.values())


def test_an_option_is_only_taken_if_it_is_near_the_best_one() -> None:
    values = [0.0, 5.0, 4.5, 3.9]
    taken = [pick(values, 0.5, f"seed {number}") for number in range(300)]
    assert set(taken) == {1, 2}  # 3.9 is more than MAX_TEMPERATURES temperatures away
    assert MAX_TEMPERATURES * 0.5 < 5.0 - 3.9
    assert taken.count(1) > taken.count(2) > 50


def test_without_heat_the_best_is_taken_and_the_first_of_several() -> None:
    assert pick([1.0, 2.0, 2.0], 0.0, "any") == 1


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)
def test_a_level_answers_the_same_question_alike(level: Level) -> None:
    chance = Random(f"alike {level.id}")
    table = new_table(chance, box="rivals-batman-joker")
    for _ in range(60):
        if table.over:
            break
        ask = chance.choice(table.asks)
        if len(ask.options) > 1:
            sight = Sight(table, ask.seat)
            said = {make_bot(level.id, "s", ask.seat).answer(sight, ask) for _ in range(2)}
            assert len(said) == 1
        answer_somehow(table, chance)


def test_bruno_plays_as_the_collector_does() -> None:
    chance = Random("bruno")
    table = new_table(chance, box="heroes-unite")
    for _ in range(200):
        if table.over:
            break
        for ask in table.asks:
            sight = Sight(table, ask.seat)
            said = [make_bot(name, "s", ask.seat) for name in ("bruno", "collector")]
            assert said[0].answer(sight, ask) == said[1].answer(sight, ask)
        answer_somehow(table, chance)


# --- What is overlooked -----------------------------------------------------------------------


def said(table: Table, seat: int, name: str) -> Option:
    """What a level answers, as an option."""
    ask = table.ask_of(seat)
    assert ask is not None
    return ask.options[make_bot(name, "s", seat).answer(Sight(table, seat), ask)]


def test_who_forgets_defenses_does_not_defend() -> None:
    table = Script().hand(ME, "Deadshot").hand(FOE, "Katana", "Punch").play("Deadshot").table
    for level in LEVELS:
        defends = said(table, FOE, level.id)[0] != "none"
        assert defends == ("defenses" not in level.overlooks), level.id


def test_who_does_not_thin_keeps_even_a_weakness() -> None:
    table = Script().hand(ME, "Soultaker Sword", "Weakness").deck(ME, *("Punch",) * 6)
    real = table.play("Soultaker Sword").table
    assert real.ask.kind == "destroy"
    for level in LEVELS:
        keeps = said(real, ME, level.id)[0] == "none"
        assert keeps == ("thinning" in level.overlooks), level.id


def test_who_does_not_count_ends_a_game_that_is_lost() -> None:
    laid = (
        ("super-villains", ("vandal-savage",)),
        ("hand 0", ()),
        ("discard 1", ("jason-blood", "the-demon-etrigan", "brother-blood")),
    )
    table = Table.new(Setup(players=2, first=ME, arranged=laid), CATALOGUES["heroes-unite"], "last")
    s = table.state
    villain = s.zones[SUPER_VILLAINS][-1]
    s.turn.power = s.cat.cost[s.faces[villain]]
    table = Table.at_rest(table.setup, s)
    blind = Level("blind", 0, "Blind", frozenset({"foes"}))
    sighted = Level("sighted", 0, "Sighted")
    options = table.ask.options
    assert options[blind("s").answer(Sight(table, ME), table.ask)] == ("buy", villain)
    assert options[sighted("s").answer(Sight(table, ME), table.ask)] != ("buy", villain)


def test_one_card_at_a_time_or_the_best_set_with_it() -> None:
    items = [(7, 5.0, 0), (4, 3.0, 1), (3, 2.5, 2), (2, -1.0, 3), (9, 9.0, 4)]
    assert plans_for(items, 7, sets=False) == {0: 5.0, 1: 3.0, 2: 2.5}
    assert plans_for(items, 7, sets=True) == {0: 5.0, 1: 5.5, 2: 5.5}


def test_a_forced_move_takes_no_thought() -> None:
    forced = Ask(ME, "turn", -1, (("end", None),))
    nothing = cast(Sight, object())  # whoever looked at it would fail
    assert {make_bot(level.id, "s", ME).answer(nothing, forced) for level in LEVELS} == {0}
