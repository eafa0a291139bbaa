"""Examples of Confrontations with Batman vs. The Joker (MX-007 to MX-017)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from mx_tables import BATMAN_WITH_ALL, BJ, CF, LAST, MATE, STRENGTH, cast, no_defense, plays
from script import FOE, ME, Script

from archrivals.boxes.mixing import mixed, reasons_against, setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import Swap
from archrivals.engine.state.flat import STACK, WEAKNESSES, deck, hand
from archrivals.engine.table import Table

PRINCESS = ("Wonder Woman", "Lex Luthor", "Batman", "The Joker")
DETECTIVE = "World's Greatest Detective"


def princess(table: Script, first: int = ME) -> Script:
    """Seat Wonder Woman and Batman against Lex Luthor and The Joker, who may begin."""
    return cast(table, BATMAN_WITH_ALL, *PRINCESS).options(first=first)


@pytest.mark.book("MX-008", "Confrontations: The Stacks; Mixing")
def test_mx_008_the_table_has_its_own_stacks_and_no_kick() -> None:
    """Lay out the stacks of the host: Enhanced Strength and its Weaknesses, and no Kick."""
    recipe = RECIPES["confrontations-with-batman"]
    cat = mixed(recipe)
    s = Table.new(setup_of(recipe), cat, seed="stacks").state
    assert [cat.name[s.faces[card]] for card in s.zones[STACK]] == [STRENGTH] * 16
    assert [cat.boxes[s.faces[card]] for card in s.zones[WEAKNESSES]] == [CF] * 16
    assert "kick" not in cat.by_id
    assert recipe.heroes[2] == "Batman"
    batman = [cat.name[s.faces[card]] for card in (*s.zones[hand(2)], *s.zones[deck(2)])]
    assert (batman.count("Punch"), batman.count("Vulnerability"), len(batman)) == (7, 3, 10)


@pytest.mark.book("MX-009", "Confrontations: Mixing; card text of The Joker, Level 1")
def test_mx_009_the_joker_draws_nothing_extra_for_enhanced_strength(table: Script) -> None:
    """Draw five cards after buying Enhanced Strength.

    The example draws six, since only Kick is excepted by name. No book prints the text; our card
    excepts the card of the stack, which at this table is Enhanced Strength.
    """
    cast(table, BATMAN_WITH_ALL, "The Joker", "Superman", "Lex Luthor", "Batman")
    table.hand(ME, "The Penguin", "The Penguin").deck(ME, *["Punch"] * 8).normal()
    plays(table, "The Penguin", "The Penguin").buy(STRENGTH).end()
    assert table.hand_of(ME) == ["Punch"] * 5


@pytest.mark.book("MX-010", "Confrontations: Attacks and Defenses")
def test_mx_010_a_rivals_defense_protects_the_partner_at_this_table(table: Script) -> None:
    """Use one Defense for the partner and one for oneself; price and reward are the user's."""
    princess(table, FOE).hand(FOE, "Nereus").hand(MATE, "Huntress").deck(MATE, "Oracle", "Robin")
    table.hand(ME, "Batarang", "Krypto").deck(ME, "Tula", "Mera", "Zod").normal().play("Nereus")
    everything = ["Batarang", f"Batarang for {MATE}", "Krypto", f"Krypto for {MATE}", "none"]
    table.asks(ME, "defend", everything).answer(f"Batarang for {MATE}")
    no_defense(table, MATE).asks(ME, "defend", ["Krypto", "none"]).answer("Krypto")
    no_defense(table, MATE)
    assert sorted(table.hand_of(ME)) == ["Mera", "Tula"]
    assert table.hand_of(MATE) == ["Huntress", "Oracle"]
    assert table.discard_of(ME) == ["Batarang", "Krypto"]
    assert table.discard_of(MATE) == []
    assert table.table.ask.kind == "turn"


@pytest.mark.book("MX-011", "Batman vs. The Joker: Specific Card Clarifications, Lucius Fox")
def test_mx_011_lucius_fox_raises_the_cost_of_who_discards_him(table: Script) -> None:
    """Protect the partner's Character from the Attack and raise one's own cost."""
    princess(table, FOE).hand(FOE, "Kryptonite").hand(ME, "Lucius Fox").hand(MATE, "Punch")
    table.confront(MATE)
    assert table.cost_of(MATE) == 9
    table.play("Kryptonite")
    table.asks(ME, "defend", ["Lucius Fox", f"Lucius Fox for {MATE}", "none"])
    no_defense(table.answer(f"Lucius Fox for {MATE}"), MATE, MATE)
    assert (table.cost_of(ME), table.cost_of(MATE)) == (10, 9)
    assert table.discard_of(MATE) == []
    assert table.discard_of(ME) == ["Lucius Fox", "Weakness"]


@pytest.mark.book("MX-011", "Batman vs. The Joker: Specific Card Clarifications, Lucius Fox")
def test_mx_011b_lucius_fox_raises_the_cost_of_batman_when_he_discards_him(table: Script) -> None:
    """Raise the cost of the Character whose player used the Defense."""
    princess(table, FOE).hand(FOE, "Kryptonite").hand(MATE, "Lucius Fox").confront(MATE)
    table.play("Kryptonite")
    table.asks(MATE, "defend", ["Lucius Fox", f"Lucius Fox for {ME}", "none"]).answer("Lucius Fox")
    assert (table.cost_of(ME), table.cost_of(MATE)) == (9, 10)
    assert table.discard_of(MATE) == ["Lucius Fox"]


@pytest.mark.book("MX-012", "Confrontations: Attacks and Defenses; Batman vs. The Joker")
def test_mx_012_a_revealed_defense_answers_each_attack_once(table: Script) -> None:
    """Reveal the card once for each Attack, for oneself or for the partner, never for both."""
    princess(table, FOE).hand(FOE, "Nereus", "Kryptonite").hand(ME, "Tula")
    table.hand(MATE, DETECTIVE, "Punch").confront(ME).play("Nereus")
    everything = [DETECTIVE, f"{DETECTIVE} for {ME}", "none"]
    table.asks(MATE, "defend", everything).answer(f"{DETECTIVE} for {ME}")
    no_defense(table, ME, MATE, ME)  # Batman may not reveal it for himself as well
    assert table.hand_of(ME) == ["Tula"]
    assert table.hand_of(MATE) == [DETECTIVE]  # Nereus took the Punch
    table.play("Kryptonite")
    table.asks(MATE, "defend", everything).answer(DETECTIVE)
    no_defense(table, ME, MATE, ME).asks(ME, "choose", ["mode 1"]).answer("mode 1")
    assert table.hand_of(MATE) == [DETECTIVE]
    assert table.discard_of(MATE) == ["Punch"]
    assert table.discard_of(ME) == ["Weakness"]


@pytest.mark.book("MX-013", "Batman vs. The Joker: Specific Card Clarifications, Poison Ivy")
def test_mx_013_a_block_lost_to_poison_ivy_only_draws_for_themyscira(table: Script) -> None:
    """Choose which Block to lose; it raises no cost and resolves no text of its own."""
    princess(table, LAST).hand(LAST, "Poison Ivy").in_play(ME, "Themyscira")
    table.hand(ME, "Flight", "Pots!").deck(ME, "Tula", "Mera").hand(MATE, "Grappling Hook")
    table.normal().play("Poison Ivy")
    no_defense(table, ME, MATE).asks(ME, "discard", ["Flight", "Pots!"]).answer("Flight")
    assert table.hand_of(ME) == ["Pots!", "Tula"]
    assert table.discard_of(ME) == ["Flight"]
    assert (table.hand_of(MATE), table.discard_of(MATE)) == ([], ["Grappling Hook"])
    assert (table.cost_of(ME), table.cost_of(MATE)) == (9, 9)
    assert table.power == 2


@pytest.mark.book("MX-014", "Confrontations: Assist; Batman vs. The Joker: Batman, Level 3")
def test_mx_014_batman_adds_nothing_for_a_hero_that_his_partner_plays(table: Script) -> None:
    """Count for Batman what he played himself, not the Assist of his partner."""
    cast(table, BATMAN_WITH_ALL, "Batman", "Lex Luthor", "Wonder Woman", "The Joker")
    table.level(ME, 3).hand(ME, "Robin", "Batmobile").hand(MATE, "Lana Lang")
    table.deck(ME, "Punch", "Oracle").confront(FOE).call()
    table.asks(MATE, "assist", ["Lana Lang", "none"]).answer("Lana Lang")
    assert table.power == 2
    assert table.play("Robin").power == 2 + 1
    assert sorted(table.hand_of(ME)) == ["Batmobile", "Punch"]
    assert table.play("Batmobile").power == 3 + 2 + 1
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.book("MX-015", "Confrontations: Assist; card text of Catwoman")
def test_mx_015_the_active_player_plays_the_card_that_catwoman_finds(table: Script) -> None:
    """Let the active player play the top card of the foe he Confronts, as if it were his."""
    cast(table, BATMAN_WITH_ALL, "Superman", "Lex Luthor", "Batman", "The Joker").level(ME, 3)
    table.hand(ME, "Lois Lane").hand(MATE, "Catwoman").deck(ME, "Tula", "Mera")
    table.deck(FOE, "Zod", "Punch").confront(FOE).play("Lois Lane")
    assert table.power == 2
    table.asks(MATE, "give-assist", ["Catwoman", "none"]).answer("Catwoman")
    table.call().asks(MATE, "assist", ["Catwoman", "none"]).answer("Catwoman")
    assert table.power == 2 + 2 + 3
    assert table.discard_of(FOE) == ["Zod"]
    assert table.deck_of(FOE) == ["Punch"]
    assert table.hand_of(ME) == ["Tula"]  # for Zod, not for Catwoman, whom Batman played
    assert table.in_play_of(MATE) == ["Catwoman"]
    assert table.in_play_of(ME) == ["Lois Lane"]


@pytest.mark.book("MX-016", "Confrontations: Confronting, the lowest-cost Character")
def test_mx_016_a_location_that_raises_a_cost_counts_for_who_is_lowest(table: Script) -> None:
    """Confront the foe of lower cost, by the cost of that moment."""
    cast(table, BATMAN_WITH_ALL, "Batman", "Lex Luthor", "Superman", "The Joker")
    table.in_play(LAST, "Abandoned Amusement Park")
    table.asks(ME, "announce", ["confront 1", "normal"]).answer("normal")
    assert (table.cost_of(FOE), table.cost_of(LAST)) == (9, 10)


def red_hood(table: Script) -> Script:
    """Confront Lex Luthor with Red Hood and 9 Power; Circe holds Steel."""
    cast(table, BATMAN_WITH_ALL, "Batman", "Lex Luthor", "Superman", "Circe")
    table.hand(ME, "Red Hood", "Superman", "The Penguin", "Punch", "Vulnerability")
    table.discard(ME, "Oracle").hand(LAST, "Steel").confront(FOE)
    assert plays(table, "Red Hood", "Superman", "The Penguin", "Punch").power == 9
    return table.done().asks(LAST, "block", ["Steel", "none"])


@pytest.mark.book("MX-017", "Batman vs. The Joker: Specific Card Clarifications, Red Hood")
def test_mx_017_red_hood_destroys_right_after_the_defeat(table: Script) -> None:
    """Destroy up to two cards of hand and discard pile, though no card is played any more."""
    red_hood(table).answer("none")
    table.asks(ME, "destroy", ["Oracle", "Vulnerability", "none"])
    assert table.score_of(ME) == ["Lex Luthor"]
    table.answer("Vulnerability").asks(ME, "destroy", ["Oracle", "none"]).answer("none")
    assert table.destroyed == ["Vulnerability"]
    assert table.active == FOE


@pytest.mark.book("MX-017", "Batman vs. The Joker: Specific Card Clarifications, Red Hood")
def test_mx_017b_red_hood_destroys_nothing_when_a_block_saves_the_foe(table: Script) -> None:
    """Destroy nothing where no Character was defeated."""
    red_hood(table).answer("Steel")
    assert table.score_of(ME) == []
    assert table.destroyed == []
    assert table.level_of(FOE) == 1
    assert table.discard_of(LAST) == ["Steel"]
    assert table.active == FOE


@pytest.mark.book("MX-007", "Confrontations: Mixing; the cards of Superman and Lex Luthor stay")
def test_mx_007_superman_and_lex_cards_stay_though_nobody_plays_them() -> None:
    """Take out the cards of four who do not play; leave those of Superman and Lex Luthor in."""
    recipe = replace(
        RECIPES["confrontations-with-batman"],
        id="ocean-master-and-the-joker",
        heroes=("Wonder Woman", "Ocean Master", "Batman", "The Joker"),
        swaps=(
            Swap(CF, ("Aquaman", "Zatanna Zatara"), BJ, ("Batman",)),
            Swap(CF, ("Circe", "Felix Faust"), BJ, ("The Joker",)),
        ),
    )
    left: dict[str | None, int] = {}
    for card in mixed(recipe).cards:
        if card.kind == "main":
            left[card.symbol] = left.get(card.symbol, 0) + card.copies
    assert (left["Superman"], left["Lex Luthor"]) == (14, 15)
    assert {"Wonder Woman", "Ocean Master", "Batman", "The Joker"} <= set(left)
    assert not {"Aquaman", "Zatanna Zatara", "Circe", "Felix Faust"} & set(left)
    for name in ("Wonder Woman", "Ocean Master"):
        wrong = replace(recipe, swaps=(Swap(CF, (name,), BJ, ("Batman",)),))
        assert any("stay" in reason for reason in reasons_against(wrong))
