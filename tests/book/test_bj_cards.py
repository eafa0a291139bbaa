"""Batman vs. The Joker: the examples of decks, Locations, destroying, gaining and borrowing."""

from __future__ import annotations

import pytest
from bj_table import CALM, batman, cards, joker, no_block, no_defense, plays, verdict
from script import FOE, ME, Script


@pytest.mark.book("BJ-043", "Batman vs. The Joker: Shuffling Your Deck; revealing from no deck")
def test_bj_043_the_pile_is_shuffled_for_a_reveal(table: Script) -> None:
    batman(table).hand(ME, "Robin").discard(ME, "Grappling Hook").play("Robin")
    assert table.power == 3
    assert (table.hand_of(ME), table.deck_of(ME)) == ([], ["Grappling Hook"])
    assert table.discard_of(ME) == []


@pytest.mark.book("BJ-044", "Batman vs. The Joker: Shuffling Your Deck; the other's empty deck")
def test_bj_044_catwoman_plays_a_card_of_the_shuffled_pile(table: Script) -> None:
    batman(table).hand(ME, "Catwoman").discard(FOE, "Talia Al Ghul").hand(FOE, "Punch")
    table.confront(FOE).play("Catwoman")
    assert table.power == 2 + 3
    assert (table.deck_of(FOE), table.discard_of(FOE)) == ([], ["Talia Al Ghul"])
    assert table.in_play_of(ME) == ["Catwoman"]
    no_block(table.done())


@pytest.mark.book("BJ-044", "Batman vs. The Joker: Shuffling Your Deck; the other's empty deck")
def test_bj_044_catwoman_finds_nothing_where_the_pile_is_empty_too(table: Script) -> None:
    batman(table).hand(ME, "Catwoman").confront(FOE).play("Catwoman")
    assert table.power == 2
    assert table.turn_options() == ["done"]


@pytest.mark.book("BJ-045", "Batman vs. The Joker: Locations; bought, drawn, played")
def test_bj_045_the_batcave_works_from_play_in_confrontations(table: Script) -> None:
    batman(table).hand(ME, "Kick", "Kick").line_up("The Batcave", *CALM[:4])
    plays(table, "Kick", "Kick").buy("The Batcave")
    assert table.power == 0
    assert table.discard_of(ME) == ["The Batcave"]
    table.end().end()
    assert sorted(table.hand_of(ME)) == ["Kick", "Kick", "The Batcave"]
    table.confront(FOE)
    assert table.power == 0
    assert table.play("The Batcave").power == 1
    assert table.play("Kick").power == 3
    table.done()
    assert table.in_play_of(ME) == ["The Batcave"]
    table.end()
    assert table.play("Kick").power == 2  # a normal turn
    table.end().end().confront(FOE)
    assert table.power == 1
    assert table.play("Kick").power == 3
    assert table.in_play_of(ME) == ["The Batcave", "Kick"]


@pytest.mark.book("BJ-046", "Batman vs. The Joker: Locations; once in each of one's turns")
def test_bj_046_wayne_manor_is_used_once_and_on_ones_own_turn(table: Script) -> None:
    batman(table).in_play(ME, "Wayne Manor").discard(ME, "Vicky Vale", "Batwoman")
    table.deck(ME, *["Vulnerability"] * 6).normal()
    assert table.turn_options() == ["end", "use Wayne Manor"]
    table.use("Wayne Manor").asks(ME, "move", ["Vicky Vale", "Batwoman"]).answer("Vicky Vale")
    assert table.deck_of(ME) == [*["Vulnerability"] * 6, "Vicky Vale"]
    assert table.discard_of(ME) == ["Batwoman"]
    assert table.turn_options() == ["end"]
    table.end().normal()
    assert table.active == FOE
    assert table.turn_options() == ["end"]


@pytest.mark.book("BJ-047", "Batman vs. The Joker: Destroying Cards; a Kick")
def test_bj_047_a_destroyed_kick_does_not_return_to_its_stack(table: Script) -> None:
    joker(table).hand(ME, "Homicidal Maniac").deck(ME, "Kick", "Robin").hand(FOE, *["Kick"] * 4)
    table.play("Homicidal Maniac").asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.destroyed == ["Kick"]
    assert table.deck_of(ME) == ["Robin"]
    assert table.table.view(ME).stacks[0].left == 3


@pytest.mark.book("BJ-048", "Batman vs. The Joker: Gaining Cards; none of the kind")
def test_bj_048_ras_al_ghul_gains_neither_kick_nor_weakness(table: Script) -> None:
    joker(table).hand(ME, "Ra's Al Ghul").place("destroyed", "Weakness", "Weakness", "Kick")
    table.confront(FOE).play("Ra's Al Ghul")
    assert table.power == 3
    assert (table.hand_of(ME), table.discard_of(ME)) == ([], [])
    assert sorted(table.destroyed) == ["Kick", "Weakness", "Weakness"]
    assert table.turn_options() == ["done"]


@pytest.mark.book("BJ-049", "Batman vs. The Joker: Destroying Cards; fetched from there")
def test_bj_049_a_destroyed_card_becomes_ones_own(table: Script) -> None:
    joker(table).hand(ME, "Ra's Al Ghul").place("destroyed", "Vicky Vale").deck(ME, "Punch")
    table.main_deck().line_up().confront(FOE).play("Ra's Al Ghul")
    table.asks(ME, "gain", ["Vicky Vale", "none"]).answer("Vicky Vale")
    assert table.hand_of(ME) == ["Vicky Vale"]
    table.play("Vicky Vale")
    assert table.hand_of(ME) == ["Punch"]
    table.done()
    assert verdict(table) == ("G1", (ME,), (2 + 1, 0))


@pytest.mark.book("BJ-050", "Batman vs. The Joker: Resolving Card Abilities; triggers wait")
def test_bj_050_the_ability_follows_the_whole_card(table: Script) -> None:
    batman(table, 2).hand(ME, "Vicky Vale", "Utility Belt", "Punch").line_up("Red Robin")
    table.deck(ME, "Vulnerability", "Kick", "Insanity")
    plays(table, "Vicky Vale", "Utility Belt")
    held = ["Punch", "Vulnerability", "Kick", "Insanity"]
    table.asks(ME, "discard", held)
    assert table.power == 0
    table.answer("Insanity")
    assert table.power == 4
    assert table.line_up_now == ["Red Robin"]
    assert table.in_play_of(ME) == ["Vicky Vale", "Utility Belt"]
    table.play("Kick")
    assert "buy Red Robin" in table.turn_options()
    table.buy("Red Robin")
    assert table.discard_of(ME) == ["Insanity", "Red Robin"]


@pytest.mark.book("BJ-051", "Batman vs. The Joker: Attacks and Defenses; a borrowed Attack")
@pytest.mark.parametrize("avoids", [True, False])
def test_bj_051_a_borrowed_attack_is_defended_against(table: Script, avoids: bool) -> None:
    batman(table, 2).hand(ME, "Vicky Vale", "Grappling Hook", "Kick").line_up("Laughing Gas")
    table.hand(FOE, "Insanity").deck(FOE, "Robin")
    plays(table, "Vicky Vale", "Grappling Hook").asks(FOE, "defend", ["Insanity", "none"])
    table.answer("Insanity" if avoids else "none")
    assert table.discard_of(FOE) == ["Insanity" if avoids else "Weakness"]
    assert table.hand_of(FOE) == ["Robin" if avoids else "Insanity"]
    assert table.power == 2 + 2
    assert table.line_up_now == ["Laughing Gas"]
    assert table.play("Kick").turn_options() == ["buy Kick", "buy Laughing Gas", "end"]


@pytest.mark.book("BJ-052", "Batman vs. The Joker: Oversized Character Cards; the first pair only")
def test_bj_052_a_second_pair_gives_nothing(table: Script) -> None:
    batman(table, 2).line_up("Red Robin", "Superman")
    table.hand(ME, "Vicky Vale", "Grappling Hook", "Batwoman", "Batarang")
    plays(table, "Vicky Vale", "Grappling Hook")
    table.asks(ME, "play", ["Red Robin", "Superman"]).answer("Red Robin")
    assert table.power == 2 + 4
    assert plays(table, "Batwoman", "Batarang").power == 6 + 1 + 1
    assert sorted(table.line_up_now) == ["Red Robin", "Superman"]


@pytest.mark.book("BJ-082", "Batman vs. The Joker: Oversized Character Cards; The Joker's first")
@pytest.mark.parametrize(
    ("bought", "drawn"), [(["Kick", "Insanity", "Maniacal Laugh"], 6), (["Kick"], 5)]
)
def test_bj_082_the_joker_9_draws_one_card_and_none_for_a_kick(
    table: Script, bought: list[str], drawn: int
) -> None:
    joker(table).hand(ME, "Superman", "Red Robin", "Punch").deck(ME, *["Vulnerability"] * 6)
    table.line_up("Insanity", "Maniacal Laugh", *CALM[:3])
    plays(table, "Superman", "Red Robin", "Punch")
    for name in bought:
        table.buy(name)
    table.end()
    assert table.hand_of(ME) == ["Vulnerability"] * drawn


@pytest.mark.book("BJ-083", "Batman vs. The Joker: Oversized Character Cards; Batman's first")
def test_bj_083_batman_9_draws_one_card_for_two_equipment(table: Script) -> None:
    batman(table).hand(ME, "Superman", "Punch").deck(ME, *["Punch"] * 8)
    table.line_up("Joy Buzzer", "Grappling Hook", *CALM[:3])
    plays(table, "Superman", "Punch").buy("Joy Buzzer").buy("Grappling Hook").end()
    assert table.hand_of(ME) == ["Punch"] * 6


@pytest.mark.book("BJ-084", "Batman vs. The Joker: Oversized Character Cards; The Joker's second")
def test_bj_084_the_joker_12_reveals_a_location_in_vain(table: Script) -> None:
    joker(table, 2).hand(ME, "The Penguin", "Kick", "The Penguin", "Insanity")
    table.main_deck("Wayne Manor", "Superman").line_up("Robin", "Oracle", "Bane", "Scarecrow")
    assert plays(table, "The Penguin", "Kick").power == 4
    assert table.main_deck_now == ["Wayne Manor", "Superman"]
    assert table.in_play_of(ME) == ["The Penguin", "Kick"]
    assert plays(table, "The Penguin", "Insanity").power == 4 + 2 + 1
    assert table.main_deck_now == ["Wayne Manor", "Superman"]


@pytest.mark.book("BJ-085", "Batman vs. The Joker: Order of Playing Your Cards; Batmobile first")
def test_bj_085_batmobile_replaces_the_hand_as_the_first_card(table: Script) -> None:
    held = ["Punch", "Kick", "Robin", "Oracle"]
    drawn = ["Bane", "Insanity", "Superman", "Red Robin"]
    batman(table).hand(ME, "Batmobile", *held).deck(ME, *drawn, "Punch")
    table.confront(FOE).play("Batmobile")  # the announcement is no play
    assert table.power == 0
    assert sorted(table.discard_of(ME)) == sorted(held)
    assert table.hand_of(ME) == drawn
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.book("BJ-085", "Batman vs. The Joker: Order of Playing Your Cards; Batmobile first")
def test_bj_085_batmobile_gives_power_as_the_second_card(table: Script) -> None:
    batman(table).hand(ME, "Punch", "Batmobile", "Robin").deck(ME, "Bane").confront(FOE)
    assert plays(table, "Punch", "Batmobile").power == 1 + 2
    assert (table.hand_of(ME), table.discard_of(ME)) == (["Robin"], [])


@pytest.mark.book("BJ-086", "Batman vs. The Joker: Attacks and Defenses; odd or even")
def test_bj_086_two_face_takes_a_card_of_the_named_sort(table: Script) -> None:
    joker(table).hand(ME, "Two-Face").hand(FOE, "Superman", "Batwoman", "Vicky Vale")
    table.play("Two-Face")
    assert table.table.ask_of(FOE) is None
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")  # odd
    no_defense(table).asks(FOE, "discard", ["Superman", "Batwoman"]).answer("Batwoman")
    assert cards(table, FOE) == ["Superman", "Vicky Vale"]
    assert table.power == 1


@pytest.mark.book("BJ-086", "Batman vs. The Joker: Attacks and Defenses; odd or even")
def test_bj_086_two_face_takes_nothing_of_the_other_sort(table: Script) -> None:
    joker(table).hand(ME, "Two-Face").hand(FOE, "Vicky Vale", "Red Robin", "Punch")
    table.play("Two-Face").asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    no_defense(table)
    assert cards(table, FOE) == ["Punch", "Red Robin", "Vicky Vale"]
    assert table.turn_options() == ["end"]


@pytest.mark.book("BJ-087", "Batman vs. The Joker: Gaining Cards; what is borrowed is not gained")
@pytest.mark.parametrize(
    ("borrowed", "power"),
    [("Grappling Hook", 2), ("The Batcave", 0), ("Weakness", 0), ("none", 1)],
)
def test_bj_087_clayface_borrows_a_card_that_stays_batmans(
    table: Script, borrowed: str, power: int
) -> None:
    pile = ["Grappling Hook", "Superman", "The Batcave", "Weakness"]
    joker(table).hand(ME, "Clayface").discard(FOE, *pile).main_deck().line_up()
    table.play("Clayface")
    table.asks(ME, "play", ["Grappling Hook", "The Batcave", "Weakness", "none"]).answer(borrowed)
    assert table.power == power
    assert sorted(table.discard_of(FOE)) == sorted(pile)
    assert table.in_play_of(ME) == ["Clayface"]
    table.end()
    assert verdict(table) == ("G1", (FOE,), (1, 1 + 3 + 1 - 1))
