"""A card's own box says how it behaves at every table: gaining (Q36), V2, W6; Famine's limit."""

from __future__ import annotations

from dataclasses import replace

import pytest
from script import FOE, ME, Script

from archrivals.boxes import BOXES
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.cards import records_in
from archrivals.engine.language.effects import Gains
from archrivals.engine.language.rules import Recipe, Share

HU, BASE, CF = "heroes-unite", "base-set", "confrontations"
BJ, SB = "rivals-batman-joker", "rivals-shazam-black-adam"
MATE, LAST = 2, 3
THIRD = 2
X5 = RECIPES["confrontations-with-shazam"]
WORD = "Word of Power"
DUEL = Recipe(
    id="duel",
    name="Shazam! against Circe",
    host=CF,
    players=2,
    main=(Share(CF), Share(SB)),
    characters=(CF, SB),
    stacks=(SB,),
    weaknesses=(SB,),
    heroes=("Shazam!", "Circe"),
)
WITH_HERMES = replace(X5, id="with-hermes", main=(Share(CF), Share(SB)), swaps=())
NARROW = Recipe(
    id="narrow",
    name="Shazam! vs. Black Adam with three slots",
    host=SB,
    players=2,
    main=(Share(SB),),
    characters=(SB,),
    stacks=(SB,),
    weaknesses=(SB,),
    rules=(("line_up", 3),),
)


# --- Gaining (Q36) ----------------------------------------------------------------------------


def test_the_cards_of_shazam_against_black_adam_call_every_change_of_owner_a_gain() -> None:
    for box in BOXES.values():
        for card in box.cards:
            reads = bool(card.on_gain) or any(isinstance(e, Gains) for e in records_in(card))
            if card.owning_is_gaining or (reads and box.id == SB):
                assert (card.owning_is_gaining, box.id) == (reads, SB), card.name


@pytest.mark.rule("Q36", "Q38")
@pytest.mark.card("rivals-shazam-black-adam:black-adam-1")
def test_a_defeat_is_a_gain_for_black_adam_at_the_table_of_confrontations(table: Script) -> None:
    table.mixture(X5).options(first=LAST).in_play(LAST, f"{SB}:weakness")
    table.in_play(ME, *[f"{SB}:weakness"] * 5).hand(LAST, "Zod", "Impervious").confront(ME)
    table.play("Zod").play("Impervious").done().asks(LAST, "destroy", ["Weakness", "none"]).answer(
        "Weakness"
    )
    assert table.score_of(LAST) == ["Superman"]
    assert table.in_play_of(LAST) == []


@pytest.mark.rule("Q36")
@pytest.mark.card("rivals-shazam-black-adam:sloth")
def test_a_defeat_is_a_gain_for_sloth_at_the_table_of_confrontations(table: Script) -> None:
    table.mixture(X5).options(first=LAST).hand(LAST, "Sloth").deck(LAST, *["Punch"] * 8)
    table.in_play(ME, *[f"{SB}:weakness"] * 9).confront(ME).play("Sloth").done()
    assert table.score_of(LAST) == ["Superman"]
    assert len(table.hand_of(LAST)) == 5


@pytest.mark.rule("Q36", "K9")
@pytest.mark.card("rivals-shazam-black-adam:psycho-pirate", "rivals-shazam-black-adam:pride")
def test_a_sin_that_is_passed_brings_its_weakness_at_every_table(table: Script) -> None:
    table.mixture(X5).options(first=LAST).hand(LAST, "Psycho-Pirate").discard(LAST, "Pride")
    table.play("Psycho-Pirate").asks(LAST, "player", ["seat 0", "seat 2"]).answer("seat 0")
    table.asks(LAST, "give", ["Pride", "none"]).answer("Pride")
    assert (table.hand_of(ME), table.discard_of(ME)) == (["Pride"], ["Weakness"])


@pytest.mark.rule("Q36", "Q38")
@pytest.mark.card("deadman", "rivals-shazam-black-adam:psycho-pirate")
def test_a_card_of_another_box_is_not_gained_by_a_pass_even_there(table: Script) -> None:
    with_heroes = replace(NARROW, id="with-heroes", main=(Share(SB), Share(HU, types=("Hero",))))
    table.mixture(with_heroes).hand(ME, "Psycho-Pirate").discard(ME, "Deadman")
    table.hand(FOE, "Punch").play("Psycho-Pirate").asks(FOE, "defend", ["none"]).answer("none")
    table.asks(ME, "give", ["Deadman", "none"]).answer("Deadman")
    assert sorted(table.hand_of(FOE)) == ["Deadman", "Punch"]


@pytest.mark.rule("Q36")
@pytest.mark.card("confrontations:hermes", "rivals-shazam-black-adam:wrath")
def test_who_plays_hermes_alone_gains_what_goes_to_a_foe(table: Script) -> None:
    table.mixture(WITH_HERMES).hand(ME, "Hermes").line_up("Wrath").play("Hermes")
    table.asks(ME, "player", [f"seat {n}" for n in range(4)]).answer("seat 1")
    assert (table.discard_of(ME), table.discard_of(FOE)) == (["Weakness"], ["Wrath"])


# --- An Assist that returns to its stack (K5) -------------------------------------------------


@pytest.mark.rule("K5", "C-word-of-power")
@pytest.mark.card("rivals-shazam-black-adam:word-of-power", "confrontations:lois-lane")
def test_a_word_of_power_played_as_an_assist_offers_both_halves(table: Script) -> None:
    table.mixture(X5).hand(ME, "Lois Lane").hand(MATE, WORD).main_deck("Cyclone", "Envy")
    table.confront(FOE).play("Lois Lane").asks(MATE, "give-assist", [WORD, "none"]).answer(WORD)
    table.call().asks(MATE, "assist", [WORD, "none"]).answer(WORD)
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.power == 2 + 2
    assert "Cyclone" in table.line_up_now
    assert table.in_play_of(MATE) == []


# --- A card that needs a second foe (V2) ------------------------------------------------------


@pytest.mark.rule("V2", "Q38")
@pytest.mark.card("base-set:swamp-thing")
def test_a_swamp_thing_of_another_box_stays_in_a_game_of_two(table: Script) -> None:
    recipe = replace(DUEL, id="two-swamps", main=(Share(CF), Share(BASE)))
    table.mixture(recipe).line_up("Zod", "Ares", "Tula", "Apollo")
    table.main_deck("confrontations:swamp-thing", "base-set:swamp-thing", "Krypto").normal().end()
    assert table.line_up_now[-1] == "Swamp Thing"
    assert table.main_deck_now == ["Krypto"]


@pytest.mark.rule("V2", "Q38")
@pytest.mark.card("confrontations:magog", "rivals-shazam-black-adam:word-of-power")
def test_the_next_card_replaces_magog_in_mid_turn_too(table: Script) -> None:
    table.mixture(DUEL).hand(ME, WORD).line_up("Zod", "Ares", "Tula", "Mera", "Orion")
    table.main_deck("Magog", "Cyclone", "Krypto").confront(FOE).play(WORD)
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.power == 3
    assert "Cyclone" in table.line_up_now
    assert table.main_deck_now == ["Krypto"]


# --- Weaknesses at a knock-out (Q29, W6) ------------------------------------------------------


@pytest.mark.rule("Q25", "Q29", "W6")
def test_weaknesses_return_to_the_stack_before_the_loser_of_three_is_out(table: Script) -> None:
    strong = ("Ares", "Impervious", "Bizarro", "Zod")
    recipe = replace(DUEL, id="three", players=3, heroes=("Shazam!", "Superman", "Lex Luthor"))
    table.mixture(recipe).options(first=FOE).level(ME, 3).level(THIRD, 3)
    table.in_play(ME, "Weakness", "Weakness").hand(FOE, *strong).confront(ME)
    before = table.weaknesses_left
    for name in strong:
        table.play(name)
    table.done()
    assert table.table.state.out == {ME}
    assert table.weaknesses_left == before + 2
    assert table.in_play_of(ME) == []


# --- What waits for a state of the table (Q26) ------------------------------------------------


@pytest.mark.rule("Q26", "C-black-canary")
@pytest.mark.card("rivals-batman-joker:black-canary", "rivals-batman-joker:killer-croc")
def test_only_confrontation_text_stops_waiting_when_the_confrontation_is_cancelled(
    table: Script,
) -> None:
    recipe = replace(DUEL, id="all", main=(Share(CF), Share(BJ)), heroes=("Superman", "Circe"))
    table.mixture(recipe).hand(ME, "Black Canary", "Killer Croc", "Apollo")
    table.line_up("The Penguin", "Robin", "Batarang").confront(FOE)
    table.play("Black Canary").asks(ME, "destroy", ["The Penguin", "none"]).answer("none")
    table.play("Killer Croc").asks(ME, "destroy", ["Robin", "none"]).answer("none")
    table.play("Apollo").asks(ME, "may", ["yes", "no"]).answer("yes")
    power = table.power
    table.buy("The Penguin")
    assert table.power == power - 2 + 3
    power = table.power
    table.buy("Robin")
    assert table.power == power - 5


# --- Famine's limit (Q34) ---------------------------------------------------------------------


@pytest.mark.rule("Q34")
@pytest.mark.card("rivals-shazam-black-adam:famine")
def test_famine_never_makes_a_line_up_larger(table: Script) -> None:
    table.mixture(NARROW).hand(ME, "Famine").deck(ME, *["Punch"] * 5).line_up("Isis", "Osiris")
    table.main_deck("Pride", "Khandaq", "Envy").normal().play("Famine").end()
    assert sorted(table.line_up_now) == ["Isis", "Osiris", "Pride"]


@pytest.mark.rule("Q34", "Q13")
@pytest.mark.card("rivals-shazam-black-adam:famine", "sonic-siren")
def test_a_card_that_refills_fills_no_more_slots_than_there_are(table: Script) -> None:
    recipe = replace(NARROW, id="sirens", main=(Share(SB), Share(HU, types=("Hero",))))
    table.mixture(recipe).hand(ME, "Famine", "Sonic Siren").line_up("Isis", "Osiris", "Sloth")
    table.main_deck("Pride", "Khandaq", "Envy").normal().play("Famine").play("Sonic Siren")
    table.asks(ME, "destroy", ["Isis", "Osiris", "Sloth", "none"]).answer("Sloth")
    assert sorted(table.line_up_now) == ["Isis", "Osiris", "Pride"]
