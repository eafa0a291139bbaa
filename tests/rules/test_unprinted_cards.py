"""Texts that no card of the boxes has, but a card of your own may: each does what it says."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from script import CATALOGUES, FOE, ME, Script

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.effects import (
    DECK_TOP,
    EQUIPMENT,
    HAND,
    LINE_UP,
    Discards,
    Draw,
    Gain,
    GainCheaper,
    Gains,
    Has,
    If,
    Limited,
    Per,
    Power,
    Use,
    When,
    one,
)
from archrivals.engine.language.rules import Recipe, Share

HU, CF, SB = "heroes-unite", "confrontations", "rivals-shazam-black-adam"
DUEL = Recipe(
    id="duel-with-two-that-bind",
    name="Ocean Master against Wonder Woman",
    host=CF,
    players=2,
    main=(Share(CF), Share(SB)),
    characters=(CF, SB),
    stacks=(SB,),
    weaknesses=(SB,),
    heroes=("Ocean Master", "Wonder Woman"),
)


def print_again(
    patch: pytest.MonkeyPatch, box: str, first: str = "", **changed: dict[str, Any]
) -> None:
    """Change cards of a box, named by id with ``_`` for ``-``; one of them may come first."""
    cat = CATALOGUES[box]
    cards = list(cat.cards)
    for name, parts in changed.items():
        face = cat.by_id[name.replace("_", "-")]
        cards[face] = replace(cards[face], **parts)
    order = sorted(range(len(cards)), key=lambda face: cat.ids[face] != first)
    boxes = [cat.boxes[face] for face in order]
    new = Catalogue([cards[face] for face in order], cat.rules_for, boxes, cat.words)
    patch.setitem(CATALOGUES, box, new)


# --- The top of a deck ------------------------------------------------------------------------


def test_a_number_for_each_card_on_top_of_the_deck_counts_one_card(
    table: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    print_again(monkeypatch, HU, kick={"play": (Power(Per(1, DECK_TOP)),)})
    table.hand(ME, "Kick").deck(ME, "Punch", "Punch", "Punch").play("Kick")
    assert table.power == 1


def test_a_condition_on_the_top_of_the_deck_looks_at_one_card(
    table: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    print_again(monkeypatch, HU, kick={"play": (If(Has(DECK_TOP, EQUIPMENT), (Power(5),)),)})
    table.hand(ME, "Kick").deck(ME, "Punch", "Legion Flight Ring").play("Kick")
    assert table.power == 0


# --- Limits -----------------------------------------------------------------------------------


def test_a_limit_in_a_text_is_apart_from_the_use_of_the_ability_that_holds_it(
    table: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    ability = Use((Power(1), Limited(1, (Power(10),))), limit=2)
    print_again(monkeypatch, HU, sciencell={"abilities": (ability,)})
    table.in_play(ME, "Sciencell")
    assert table.use("Sciencell").power == 1 + 10
    assert table.use("Sciencell").power == 1 + 10 + 1


# --- Cheaper cards of the type just gained ----------------------------------------------------


def test_every_card_that_is_bought_brings_a_cheaper_one_even_the_very_first_of_the_box(
    table: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    ability = When(Gains(bought=True, nth=1), (GainCheaper(),))
    print_again(monkeypatch, HU, "helmet-of-fate", sciencell={"abilities": (ability,)})
    table.in_play(ME, "Sciencell").hand(ME, "Kick", "Punch")
    table.line_up("Helmet of Fate", "Legion Flight Ring").play("Kick").play("Punch")
    table.buy("Helmet of Fate")
    assert table.table.state.faces[0] == table.cat.by_id["helmet-of-fate"]
    assert table.discard_of(ME) == ["Helmet of Fate", "Legion Flight Ring"]


def test_a_card_that_is_gained_to_the_hand_is_not_bought(
    table: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    ability = When(Gains(bought=True), (Power(10),))
    gains = {"play": (Gain(one(LINE_UP, EQUIPMENT), (HAND,)),)}
    print_again(monkeypatch, HU, kick=gains, sciencell={"abilities": (ability,)})
    table.in_play(ME, "Sciencell").hand(ME, "Kick").line_up("Helmet of Fate").play("Kick")
    assert (table.hand_of(ME), table.power) == (["Helmet of Fate"], 0)


def test_nothing_is_cheaper_than_a_card_that_was_not_gained(
    table: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    print_again(monkeypatch, HU, kick={"play": (GainCheaper(),)})
    table.hand(ME, "Kick").line_up("Helmet of Fate", "Legion Flight Ring").play("Kick")
    assert table.discard_of(ME) == []


# --- What must be played before all else ------------------------------------------------------


@pytest.mark.rule("W4", "Q23")
def test_different_cards_that_must_be_played_after_done_are_played_in_the_players_order(
    table: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.mixture(DUEL).level(ME, 2).level(FOE, 3).hand(FOE, "Krypto", "Punch")
    draws = When(Discards(who="foe", nth=1), (Draw(2),))
    print_again(
        monkeypatch,
        DUEL.id,
        ocean_master_2={"abilities": (draws,)},
        zod={"binding": True},
    )
    table.deck(ME, "Weakness", "Zod", *["Punch"] * 6).confront(FOE).done()
    table.asks(FOE, "block", ["use Wonder Woman", "none"]).answer("use Wonder Woman")
    table.asks(FOE, "block", ["none"]).answer("none")
    table.asks(ME, "order", ["Weakness", "Zod"]).answer("Zod")
    assert table.table.ask.kind == "announce", "the last one is played unasked"
    assert table.in_play_of(ME) == ["Weakness"]
    assert "Zod" in table.discard_of(ME)
