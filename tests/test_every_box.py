"""Boxes, variants, clocks and languages are entered once: every list that follows knows them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import pytest

from archrivals.bots.worth import kin_of, learned_of
from archrivals.boxes import BOXES
from archrivals.boxes.ledger import rules_of
from archrivals.engine.language.rules import HERO_CHOICES, VARIANTS, HeroChoice, Variant
from archrivals.hosting.operations.declared import hints_of
from archrivals.hosting.reference import games
from archrivals.hosting.table_request import CLOCKS, ClockName
from archrivals.lab.kinds import VARIANT_MIXES
from archrivals.research import NEWEST, load_game
from archrivals.server.edge.routes.operating import Announce
from archrivals.speech import LANGUAGES
from archrivals.speech.talk.voice import TALKS

PRINTED = 20
"""So many printed cards of a main deck are enough to measure others against."""


def printed(box: str) -> int:
    """How many cards of a box's main deck have their printed effect."""
    main = [card for card in BOXES[box].cards if card.kind == "main"]
    return sum(card.source.effect != "house" for card in main)


@pytest.mark.parametrize("box", BOXES)
def test_a_box_has_printed_cards_enough_or_a_kin_that_has(box: str) -> None:
    kin = BOXES[box].kin
    assert (printed(box) < PRINTED) == bool(kin)
    assert not kin or printed(kin) >= PRINTED
    assert not kin or BOXES[kin].rules.confrontations == BOXES[box].rules.confrontations


@pytest.mark.parametrize("box", BOXES)
def test_the_ledger_has_the_rules_of_a_box(box: str) -> None:
    assert {"S", "T", "E", "G"} <= {rule.part for rule in rules_of(box)}


@pytest.mark.parametrize("box", BOXES)
def test_a_box_is_made_for_a_number_of_players_that_it_allows(box: str) -> None:
    fewest, most = BOXES[box].rules.players
    assert fewest <= BOXES[box].usual <= most


@pytest.mark.parametrize("box", BOXES)
def test_a_box_is_a_game_of_research_at_its_usual_table(box: str) -> None:
    found = [load_game(name).setup for name in NEWEST if name.startswith(f"archrivals-{box}-v")]
    assert [(setup.box, setup.players) for setup in found] == [(box, BOXES[box].usual)]


@pytest.mark.parametrize("confrontations", [False, True])
def test_one_box_of_its_sort_serves_those_that_nothing_was_learned_about(
    *, confrontations: bool
) -> None:
    lessons = [learned_of(box, "worth") for box in BOXES]
    says = [each["serves"]["confrontations"] for each in lessons if "serves" in each]
    assert says.count(confrontations) == 1
    kin = kin_of(confrontations=confrontations)
    assert BOXES[kin].rules.confrontations == confrontations
    assert learned_of(kin, "chances")


def test_the_list_of_games_says_of_each_box_what_a_new_table_asks_about() -> None:
    assert [(box["id"], box["usual"], box["villain_stack"]) for box in games()["boxes"]] == [
        (box.id, box.usual, box.rules.villain_stack) for box in BOXES.values()
    ]


def test_every_variant_way_to_heroes_and_clock_is_described() -> None:
    assert tuple(VARIANTS) == get_args(Variant)
    assert tuple(HERO_CHOICES) == get_args(HeroChoice)
    assert tuple(CLOCKS) == get_args(ClockName)


def test_the_browser_has_words_for_every_variant_way_to_heroes_and_clock() -> None:
    english = Path(__file__).resolve().parent.parent / "web" / "src" / "base" / "words" / "en.json"
    words = json.loads(english.read_text("utf-8"))
    assert set(words["variant"]) == set(VARIANTS)
    assert set(words["heroes"]) == set(HERO_CHOICES)
    assert set(words["clock"]) >= set(CLOCKS)


def test_the_table_and_announcements_are_said_in_every_language() -> None:
    assert set(TALKS) == set(LANGUAGES)
    assert set(get_args(hints_of(Announce)["language"])) == set(LANGUAGES)


@pytest.mark.parametrize("folder", ["base/words", "base/opponents", "base/words/admin"])
def test_the_browser_has_a_file_for_every_language(folder: str) -> None:
    web = Path(__file__).resolve().parent.parent / "web" / "src"
    assert {path.stem for path in (web / folder).glob("*.json")} == set(LANGUAGES)


def test_the_tables_of_the_lab_mix_all_variants() -> None:
    assert len(VARIANT_MIXES) == len(set(VARIANT_MIXES)) == 2 ** len(VARIANTS)
    assert {variant for mix in VARIANT_MIXES for variant in mix} == set(VARIANTS)
