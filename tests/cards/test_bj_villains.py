"""The Villains of Rivals: Batman vs. The Joker."""

from __future__ import annotations

import pytest
from script import FOE, ME, Script

from archrivals.engine.state.flat import WEAKNESSES

NO_HERO = ("Hugo Strange", "The Bat-Signal", "Killing Joke")


@pytest.fixture
def table(table: Script) -> Script:
    return table.box("rivals-batman-joker").hero(ME, "The Joker")


def strike(table: Script, power: int) -> Script:
    """Confront with so many Punches, and say so."""
    table.hand(ME, *["Punch"] * power).confront(FOE)
    for _ in range(power):
        table.play("Punch")
    return table.done()


# --- Bane -------------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:bane")
@pytest.mark.parametrize("place", ["hand", "discard"])
def test_bane_destroys_a_card_from_hand_or_discard_pile(table: Script, place: str) -> None:
    table.hand(ME, "Bane", "Vulnerability", "Kick").discard(ME, "Vulnerability", "Weakness")
    options = ["Vulnerability (hand)", "Kick", "Vulnerability (discard)", "Weakness", "none"]
    table.play("Bane").asks(ME, "destroy", options).answer(f"Vulnerability ({place})")
    assert table.power == 1
    assert table.destroyed == ["Vulnerability"]
    left = table.hand_of(ME) if place == "hand" else table.discard_of(ME)
    assert left == (["Kick"] if place == "hand" else ["Weakness"])


@pytest.mark.card("rivals-batman-joker:bane")
def test_bane_may_destroy_nothing_and_never_himself(table: Script) -> None:
    table.hand(ME, "Bane", "Kick").play("Bane").asks(ME, "destroy", ["Kick", "none"]).answer("none")
    assert table.power == 1
    assert table.destroyed == []


@pytest.mark.card("rivals-batman-joker:bane")
def test_bane_asks_nothing_without_cards(table: Script) -> None:
    table.hand(ME, "Bane").deck(ME, "Punch").discard(FOE, "Kick").play("Bane")
    assert table.power == 1


# --- Clayface ---------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:clayface")
@pytest.mark.rule("Q15")
def test_clayface_plays_a_card_out_of_the_foe_s_discard_pile(table: Script) -> None:
    table.hand(ME, "Clayface").discard(FOE, "Kick", "Talia Al Ghul", "Oracle", "Punch")
    table.play("Clayface").asks(ME, "play", ["Kick", "Oracle", "Punch", "none"]).answer("Kick")
    assert table.power == 2
    assert sorted(table.discard_of(FOE)) == ["Kick", "Oracle", "Punch", "Talia Al Ghul"]
    assert table.in_play_of(ME) == ["Clayface"]
    table.end()
    assert "Kick" not in table.hand_of(ME)


@pytest.mark.card("rivals-batman-joker:clayface")
def test_clayface_may_have_his_power_instead(table: Script) -> None:
    table.hand(ME, "Clayface").discard(FOE, "Kick")
    table.play("Clayface").asks(ME, "play", ["Kick", "none"]).answer("none")
    assert table.power == 1


@pytest.mark.card("rivals-batman-joker:clayface")
def test_clayface_has_his_power_where_no_card_is_cheap_enough(table: Script) -> None:
    table.hand(ME, "Clayface").discard(FOE, "Talia Al Ghul").discard(ME, "Kick").play("Clayface")
    assert table.power == 1


@pytest.mark.card("rivals-batman-joker:clayface")
@pytest.mark.rule("Q15")
@pytest.mark.parametrize("name", ["The Batcave", "Abandoned Amusement Park", "Weakness"])
def test_a_location_or_weakness_that_clayface_plays_has_no_effect(table: Script, name: str) -> None:
    table.hand(ME, "Clayface").discard(FOE, name).confront(FOE)
    table.play("Clayface").asks(ME, "play", [name, "none"]).answer(name)
    assert table.power == 0
    assert table.cost_of(ME) == table.cost_of(FOE) == 9
    assert table.discard_of(FOE) == [name]


@pytest.mark.card("rivals-batman-joker:clayface", "rivals-batman-joker:alfred-pennyworth")
@pytest.mark.rule("Q15")
def test_what_clayface_plays_works_for_his_player(table: Script) -> None:
    table.hand(ME, "Clayface").discard(ME, "Robin").discard(FOE, "Alfred Pennyworth")
    table.play("Clayface").asks(ME, "play", ["Alfred Pennyworth", "none"])
    table.answer("Alfred Pennyworth")
    assert table.deck_of(ME) == ["Robin"]
    assert table.discard_of(FOE) == ["Alfred Pennyworth"]


@pytest.mark.card("rivals-batman-joker:clayface", "rivals-batman-joker:catwoman")
@pytest.mark.rule("Q15", "D1")
def test_a_catwoman_that_clayface_plays_is_not_shuffled_into_the_deck_she_plays_from(
    table: Script,
) -> None:
    table.hand(ME, "Clayface").discard(FOE, "Catwoman", "Kick").confront(FOE).play("Clayface")
    table.asks(ME, "play", ["Catwoman", "Kick", "none"]).answer("Catwoman")
    assert table.power == 4
    assert sorted(table.discard_of(FOE)) == ["Catwoman", "Kick"]
    assert table.deck_of(FOE) == []


@pytest.mark.card("rivals-batman-joker:clayface", "rivals-batman-joker:the-riddler")
@pytest.mark.rule("Q15")
def test_the_riddler_s_offer_stays_when_clayface_has_put_him_back(table: Script) -> None:
    table.hand(ME, "Clayface", "Kick").discard(FOE, "The Riddler").main_deck("Robin", "Oracle")
    table.play("Clayface").asks(ME, "play", ["The Riddler", "none"]).answer("The Riddler")
    table.play("Kick").use("The Riddler")
    table.asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.discard_of(ME) == ["Oracle"]
    assert table.discard_of(FOE) == ["The Riddler"]
    assert table.power == 0


# --- Harley Quinn, Talia Al Ghul --------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:harley-quinn")
@pytest.mark.rule("F9")
def test_harley_quinn_draws_a_card(table: Script) -> None:
    table.hand(ME, "Harley Quinn").deck(ME, "Kick", "Punch").play("Harley Quinn")
    assert table.power == 0
    assert table.hand_of(ME) == ["Kick"]
    assert table.cost_of(ME) == 9


@pytest.mark.card("rivals-batman-joker:talia-al-ghul")
@pytest.mark.rule("F9")
def test_talia_al_ghul_gives_three_power(table: Script) -> None:
    table.hand(ME, "Talia Al Ghul").play("Talia Al Ghul")
    assert table.power == 3
    assert table.cost_of(ME) == 9


BLOCKS = pytest.mark.parametrize(
    ("name", "n"),
    [
        pytest.param("Harley Quinn", 2, marks=pytest.mark.card("rivals-batman-joker:harley-quinn")),
        pytest.param(
            "Talia Al Ghul", 3, marks=pytest.mark.card("rivals-batman-joker:talia-al-ghul")
        ),
    ],
)


@BLOCKS
@pytest.mark.rule("F2", "F3", "F8")
def test_harley_quinn_and_talia_al_ghul_block(table: Script, name: str, n: int) -> None:
    table.hand(FOE, name, "Punch").deck(FOE, "Kick")
    strike(table, 8 + n)
    table.asks(FOE, "block", [name, "none"]).answer(name)
    table.asks(FOE, "block", ["none"])
    assert table.cost_of(FOE) == 9 + n
    assert table.hand_of(FOE) == ["Punch"]
    table.answer("none")
    assert table.level_of(FOE) == 1


@BLOCKS
@pytest.mark.rule("F3")
def test_an_equal_cost_does_not_save(table: Script, name: str, n: int) -> None:
    table.hand(FOE, name)
    strike(table, 9 + n)
    table.asks(FOE, "block", [name, "none"]).answer(name)
    assert table.level_of(FOE) == 2


# --- Hugo Strange, The Penguin ----------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:hugo-strange")
def test_hugo_strange_draws_two(table: Script) -> None:
    table.hand(ME, "Hugo Strange").deck(ME, "Kick", "Punch", "Robin").play("Hugo Strange")
    assert table.hand_of(ME) == ["Kick", "Punch"]
    assert table.power == 0


@pytest.mark.card("rivals-batman-joker:hugo-strange")
@pytest.mark.rule("D1", "D6")
def test_hugo_strange_draws_as_many_as_there_are(table: Script) -> None:
    table.hand(ME, "Hugo Strange").discard(ME, "Kick").play("Hugo Strange")
    assert table.hand_of(ME) == ["Kick"]
    assert table.in_play_of(ME) == ["Hugo Strange"]


@pytest.mark.card("rivals-batman-joker:the-penguin")
def test_the_penguin_gives_two_power(table: Script) -> None:
    table.hand(ME, "The Penguin").play("The Penguin")
    assert table.power == 2


# --- Killer Croc ------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:killer-croc")
@pytest.mark.ruling("C-black-canary")
def test_killer_croc_has_one_more_power_once_the_last_hero_is_destroyed(table: Script) -> None:
    table.hand(ME, "Killer Croc").line_up(*NO_HERO, "Robin").confront(FOE)
    table.play("Killer Croc").asks(ME, "destroy", ["Robin", "none"]).answer("Robin")
    assert table.power == 3
    assert table.destroyed == ["Robin"]


@pytest.mark.card("rivals-batman-joker:killer-croc")
def test_killer_croc_has_two_power_while_a_hero_is_left(table: Script) -> None:
    table.hand(ME, "Killer Croc").line_up(*NO_HERO, "Robin", "Oracle").confront(FOE)
    table.play("Killer Croc").asks(ME, "destroy", ["Robin", "Oracle", "none"]).answer("Oracle")
    assert table.power == 2


@pytest.mark.card("rivals-batman-joker:killer-croc")
def test_killer_croc_may_spare_the_hero(table: Script) -> None:
    table.hand(ME, "Killer Croc").line_up(*NO_HERO, "Robin").confront(FOE)
    table.play("Killer Croc").asks(ME, "destroy", ["Robin", "none"]).answer("none")
    assert table.power == 2
    assert table.destroyed == []


@pytest.mark.card("rivals-batman-joker:killer-croc")
def test_killer_croc_gets_his_one_power_only_once(table: Script) -> None:
    table.hand(ME, "Killer Croc", "Punch", "Kick").line_up(*NO_HERO).confront(FOE)
    table.play("Killer Croc")
    assert table.power == 3
    table.play("Punch").play("Kick")
    assert table.power == 6


@pytest.mark.card("rivals-batman-joker:killer-croc")
@pytest.mark.rule("F6")
def test_killer_croc_has_two_power_without_a_confrontation(table: Script) -> None:
    table.hand(ME, "Killer Croc").line_up(*NO_HERO, "Vicky Vale").play("Killer Croc")
    table.asks(ME, "destroy", ["Vicky Vale", "none"]).answer("none").buy("Vicky Vale")
    assert table.power == 0


@pytest.mark.card("rivals-batman-joker:killer-croc", "rivals-batman-joker:black-canary")
def test_killer_croc_and_black_canary_look_for_one_sort_each(table: Script) -> None:
    table.hand(ME, "Killer Croc", "Black Canary").line_up("Robin", "The Batcave").confront(FOE)
    table.play("Black Canary")
    assert table.power == 5
    table.play("Killer Croc").asks(ME, "destroy", ["Robin", "none"]).answer("Robin")
    assert table.power == 8


# --- Mr. Freeze -------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:mr-freeze")
@pytest.mark.rule("Q18", "D2")
def test_mr_freeze_makes_the_foe_discard_an_equipment_of_their_choice(table: Script) -> None:
    table.hand(ME, "Mr. Freeze").hand(FOE, "Joy Buzzer", "Grappling Hook", "Punch")
    table.discard(FOE, "Batmobile").play("Mr. Freeze")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(FOE, "discard", ["Joy Buzzer", "Grappling Hook"]).answer("Joy Buzzer")
    assert table.power == 2
    assert sorted(table.hand_of(FOE)) == ["Grappling Hook", "Punch"]
    assert sorted(table.discard_of(FOE)) == ["Batmobile", "Joy Buzzer"]


@pytest.mark.card("rivals-batman-joker:mr-freeze")
@pytest.mark.rule("D6")
def test_mr_freeze_takes_nothing_from_a_hand_without_equipment(table: Script) -> None:
    table.hand(ME, "Mr. Freeze", "Batmobile").hand(FOE, "Kick", "Robin").deck(FOE, "Batarang")
    table.play("Mr. Freeze").asks(FOE, "defend", ["none"]).answer("none")
    assert sorted(table.hand_of(FOE)) == ["Kick", "Robin"]
    assert table.discard_of(FOE) == []
    assert table.hand_of(ME) == ["Batmobile"]


@pytest.mark.card("rivals-batman-joker:mr-freeze", "rivals-batman-joker:batarang")
@pytest.mark.rule("A4")
def test_a_batarang_avoids_mr_freeze(table: Script) -> None:
    table.hand(ME, "Mr. Freeze").hand(FOE, "Batarang", "Joy Buzzer").deck(FOE, "Kick")
    table.play("Mr. Freeze").asks(FOE, "defend", ["Batarang", "none"]).answer("Batarang")
    assert table.power == 2
    assert sorted(table.hand_of(FOE)) == ["Joy Buzzer", "Kick"]
    assert table.discard_of(FOE) == ["Batarang"]


@pytest.mark.card("rivals-batman-joker:mr-freeze", "rivals-batman-joker:batarang")
def test_a_batarang_discarded_to_mr_freeze_draws_nothing(table: Script) -> None:
    table.hand(ME, "Mr. Freeze").hand(FOE, "Batarang").deck(FOE, "Kick").play("Mr. Freeze")
    table.asks(FOE, "defend", ["Batarang", "none"]).answer("none")
    assert table.hand_of(FOE) == []
    assert table.discard_of(FOE) == ["Batarang"]


# --- Poison Ivy -------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:poison-ivy")
@pytest.mark.ruling("C-poison-ivy")
@pytest.mark.rule("F15", "Q18")
def test_poison_ivy_makes_the_foe_discard_a_block_without_its_use(table: Script) -> None:
    table.hand(ME, "Poison Ivy").hand(FOE, "Superman", "Utility Belt", "Punch", "Robin")
    table.confront(FOE).play("Poison Ivy").asks(FOE, "defend", ["none"]).answer("none")
    table.asks(FOE, "discard", ["Superman", "Utility Belt"]).answer("Utility Belt")
    assert table.power == 2
    assert table.cost_of(FOE) == 9
    assert table.discard_of(FOE) == ["Utility Belt"]
    table.done().asks(FOE, "block", ["Superman", "none"]).answer("none")


@pytest.mark.card("rivals-batman-joker:poison-ivy")
@pytest.mark.rule("D6")
def test_poison_ivy_takes_nothing_from_a_hand_without_blocks(table: Script) -> None:
    table.hand(ME, "Poison Ivy").hand(FOE, "Kick", "Lucius Fox").deck(FOE, "Superman")
    table.play("Poison Ivy").asks(FOE, "defend", ["Lucius Fox", "none"]).answer("none")
    assert sorted(table.hand_of(FOE)) == ["Kick", "Lucius Fox"]


@pytest.mark.card("rivals-batman-joker:poison-ivy", "rivals-batman-joker:insanity")
@pytest.mark.rule("A4")
def test_poison_ivy_may_be_avoided(table: Script) -> None:
    table.hand(ME, "Poison Ivy").hand(FOE, "Insanity", "Superman").deck(FOE, "Kick")
    table.play("Poison Ivy").asks(FOE, "defend", ["Insanity", "none"]).answer("Insanity")
    assert table.power == 2
    assert sorted(table.hand_of(FOE)) == ["Kick", "Superman"]


@pytest.mark.card("rivals-batman-joker:poison-ivy")
@pytest.mark.rule("F6")
def test_poison_ivy_attacks_without_a_confrontation_too(table: Script) -> None:
    table.hand(ME, "Poison Ivy").hand(FOE, "Superman").play("Poison Ivy")
    table.asks(FOE, "defend", ["none"]).answer("none")
    assert table.discard_of(FOE) == ["Superman"]


# --- Ra's Al Ghul -----------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:ras-al-ghul")
def test_ras_al_ghul_gains_a_destroyed_hero_or_villain_into_hand(table: Script) -> None:
    table.hand(ME, "Ra's Al Ghul").place("destroyed", "Red Robin", "Bane", "Kick", "Weakness")
    table.confront(FOE).play("Ra's Al Ghul")
    table.asks(ME, "gain", ["Red Robin", "Bane", "none"]).answer("Red Robin")
    assert table.hand_of(ME) == ["Red Robin"]
    assert sorted(table.destroyed) == ["Bane", "Kick", "Weakness"]
    table.play("Red Robin")
    assert table.power == 7


@pytest.mark.card("rivals-batman-joker:ras-al-ghul")
def test_ras_al_ghul_may_gain_nothing(table: Script) -> None:
    table.hand(ME, "Ra's Al Ghul").place("destroyed", "Red Robin").confront(FOE)
    table.play("Ra's Al Ghul").asks(ME, "gain", ["Red Robin", "none"]).answer("none")
    assert table.power == 3
    assert table.destroyed == ["Red Robin"]


@pytest.mark.card("rivals-batman-joker:ras-al-ghul")
def test_ras_al_ghul_asks_nothing_without_a_destroyed_hero_or_villain(table: Script) -> None:
    table.hand(ME, "Ra's Al Ghul").place("destroyed", "Kick", "Batarang").confront(FOE)
    table.play("Ra's Al Ghul")
    assert table.power == 3


@pytest.mark.card("rivals-batman-joker:ras-al-ghul")
@pytest.mark.rule("F6")
def test_ras_al_ghul_has_three_power_without_a_confrontation(table: Script) -> None:
    table.hand(ME, "Ra's Al Ghul").place("destroyed", "Red Robin").play("Ra's Al Ghul")
    assert table.power == 3
    assert table.destroyed == ["Red Robin"]


@pytest.mark.card("rivals-batman-joker:ras-al-ghul", "rivals-batman-joker:killer-croc")
def test_ras_al_ghul_fetches_what_killer_croc_has_destroyed(table: Script) -> None:
    table.hand(ME, "Ra's Al Ghul", "Killer Croc").line_up(*NO_HERO, "Superman").confront(FOE)
    table.play("Killer Croc").asks(ME, "destroy", ["Superman", "none"]).answer("Superman")
    table.play("Ra's Al Ghul").asks(ME, "gain", ["Superman", "none"]).answer("Superman")
    table.play("Superman")
    assert table.power == 3 + 3 + 4


# --- Scarecrow --------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:scarecrow")
@pytest.mark.ruling("C-scarecrow")
@pytest.mark.rule("R3")
def test_scarecrow_counts_the_weakness_he_has_just_given(table: Script) -> None:
    table.hand(ME, "Scarecrow").discard(ME, "Weakness").discard(FOE, "Weakness", "Kick")
    table.hand(FOE, "Weakness").confront(FOE).play("Scarecrow")
    table.asks(FOE, "defend", ["none"])
    assert table.power == 0
    table.answer("none")
    assert table.power == 4
    assert sorted(table.discard_of(FOE)) == ["Kick", "Weakness", "Weakness"]


@pytest.mark.card("rivals-batman-joker:scarecrow", "rivals-batman-joker:lucius-fox")
@pytest.mark.ruling("C-scarecrow")
@pytest.mark.rule("A4")
def test_scarecrow_keeps_his_power_when_the_attack_is_avoided(table: Script) -> None:
    table.hand(ME, "Scarecrow").discard(FOE, "Weakness", "Weakness").hand(FOE, "Lucius Fox")
    table.confront(FOE).play("Scarecrow")
    table.asks(FOE, "defend", ["Lucius Fox", "none"]).answer("Lucius Fox")
    assert table.power == 4
    assert table.discard_of(FOE).count("Weakness") == 2


@pytest.mark.card("rivals-batman-joker:scarecrow", "rivals-batman-joker:insanity")
@pytest.mark.rule("D1")
def test_scarecrow_counts_after_a_defense_has_shuffled_the_weaknesses_away(table: Script) -> None:
    table.hand(ME, "Scarecrow").discard(FOE, "Weakness", "Weakness").hand(FOE, "Insanity")
    table.confront(FOE).play("Scarecrow")
    table.asks(FOE, "defend", ["Insanity", "none"]).answer("Insanity")
    assert table.power == 0
    assert table.discard_of(FOE) == []


@pytest.mark.card("rivals-batman-joker:scarecrow")
@pytest.mark.rule("W1")
def test_scarecrow_has_power_though_the_stack_is_out(table: Script) -> None:
    table.hand(ME, "Scarecrow").discard(FOE, "Weakness").weaknesses(0)
    table.confront(FOE).play("Scarecrow")
    assert table.power == 2
    assert table.discard_of(FOE) == ["Weakness"]


@pytest.mark.card("rivals-batman-joker:scarecrow")
@pytest.mark.rule("F6")
def test_scarecrow_has_no_power_without_a_confrontation(table: Script) -> None:
    table.hand(ME, "Scarecrow").discard(FOE, "Weakness").play("Scarecrow")
    assert table.power == 0
    assert table.discard_of(FOE) == ["Weakness", "Weakness"]


@pytest.mark.card("rivals-batman-joker:scarecrow")
def test_scarecrow_s_power_is_fixed_when_he_is_played(table: Script) -> None:
    table.hand(ME, "Scarecrow", "Laughing Gas").confront(FOE).play("Scarecrow")
    assert table.power == 2
    table.play("Laughing Gas")
    assert table.power == 4
    assert table.discard_of(FOE) == ["Weakness", "Weakness"]


# --- The Riddler ------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:the-riddler")
@pytest.mark.ruling("C-the-riddler", "Q17")
@pytest.mark.parametrize(
    ("mode", "gained", "left"),
    [("mode 0", "Robin", ["Oracle", "Bane"]), ("mode 1", "Oracle", ["Robin", "Bane"])],
)
def test_the_foe_chooses_which_card_the_riddler_gains(
    table: Script, mode: str, gained: str, left: list[str]
) -> None:
    table.hand(ME, "The Riddler", "Kick", "Kick").main_deck("Robin", "Oracle", "Bane")
    table.play("The Riddler").play("Kick").play("Kick").use("The Riddler")
    assert table.power == 2
    table.asks(FOE, "choose", ["mode 0", "mode 1"]).answer(mode)
    assert table.discard_of(ME) == [gained]
    assert table.main_deck_now == left
    assert table.turn_options() == ["end"]


@pytest.mark.card("rivals-batman-joker:the-riddler")
@pytest.mark.ruling("Q17")
def test_the_riddler_takes_three_power(table: Script) -> None:
    table.hand(ME, "The Riddler", "Punch", "Punch").line_up().play("The Riddler").play("Punch")
    assert table.power == 2
    assert table.turn_options() == ["end", "play Punch"]
    table.play("Punch")
    assert table.turn_options() == ["buy Kick", "end", "use The Riddler"]


@pytest.mark.card("rivals-batman-joker:the-riddler")
def test_the_riddler_is_used_once_however_much_power_there_is(table: Script) -> None:
    table.hand(ME, "The Riddler", *["Kick"] * 4).main_deck("Robin", "Oracle", "Bane").line_up()
    table.play("The Riddler")
    for _ in range(4):
        table.play("Kick")
    table.use("The Riddler").asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    assert table.power == 6
    assert table.turn_options() == ["buy Kick", "end"]


@pytest.mark.card("rivals-batman-joker:the-riddler")
def test_two_riddlers_are_used_once_each(table: Script) -> None:
    table.hand(ME, "The Riddler", "The Riddler", *["Kick"] * 4).line_up()
    table.main_deck("Robin", "Oracle", "Bane").play("The Riddler").play("The Riddler")
    for _ in range(4):
        table.play("Kick")
    twice = ["use The Riddler (in-play)"] * 2
    table.asks(ME, "turn", ["buy Kick", *twice, "end"]).answer(twice[0])
    table.asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 0").use("The Riddler")
    table.asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.power == 4
    assert table.discard_of(ME) == ["Robin", "Bane"]
    assert table.turn_options() == ["buy Kick", "end"]


@pytest.mark.card("rivals-batman-joker:the-riddler")
@pytest.mark.rule("T6")
@pytest.mark.ruling("Q17")
def test_the_riddler_may_be_paid_in_a_confrontation(table: Script) -> None:
    table.hand(ME, "The Riddler", "Kick").main_deck("Robin", "Oracle").confront(FOE)
    table.play("The Riddler").play("Kick")
    assert table.turn_options() == ["done", "use The Riddler"]
    table.use("The Riddler").asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    assert table.power == 0
    assert table.discard_of(ME) == ["Robin"]


@pytest.mark.card("rivals-batman-joker:the-riddler")
@pytest.mark.ruling("C-the-riddler")
def test_the_riddler_gains_a_card_left_alone_in_the_main_deck(table: Script) -> None:
    table.hand(ME, "The Riddler", "Kick").main_deck("Robin").play("The Riddler").play("Kick")
    table.use("The Riddler")
    assert table.discard_of(ME) == ["Robin"]
    assert table.main_deck_now == []
    assert table.power == 0


@pytest.mark.card("rivals-batman-joker:the-riddler")
@pytest.mark.rule("Q14")
def test_the_riddler_asks_for_nothing_over_an_empty_main_deck(table: Script) -> None:
    table.hand(ME, "The Riddler", "Kick").main_deck().line_up().play("The Riddler").play("Kick")
    assert table.turn_options() == ["buy Kick", "end"]


@pytest.mark.card("rivals-batman-joker:the-riddler")
@pytest.mark.ruling("Q8")
def test_the_riddler_s_offer_is_gone_on_the_next_turn(table: Script) -> None:
    table.hand(ME, "The Riddler").deck(ME, "Kick", "Kick", *["Vulnerability"] * 3)
    table.play("The Riddler").end().end().play("Kick").play("Kick")
    assert "use The Riddler" not in table.turn_options()
    assert table.power == 4


# --- Two-Face ---------------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:two-face")
@pytest.mark.rule("Q18")
@pytest.mark.parametrize(
    ("mode", "options", "lost"),
    [
        ("mode 0", ["Kick", "Robin"], "Robin"),
        ("mode 1", ["Punch", "Weakness", "The Penguin"], "Punch"),
    ],
)
def test_two_face_makes_the_foe_discard_a_card_of_odd_or_even_cost(
    table: Script, mode: str, options: list[str], lost: str
) -> None:
    table.hand(ME, "Two-Face").hand(FOE, "Kick", "Robin", "Punch", "Weakness", "The Penguin")
    table.play("Two-Face").asks(ME, "choose", ["mode 0", "mode 1"]).answer(mode)
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(FOE, "discard", options).answer(lost)
    assert table.power == 1
    assert table.discard_of(FOE) == [lost]


@pytest.mark.card("rivals-batman-joker:two-face")
@pytest.mark.rule("D6")
def test_two_face_takes_nothing_where_no_cost_matches(table: Script) -> None:
    table.hand(ME, "Two-Face").hand(FOE, "Punch", "The Penguin").play("Two-Face")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    table.asks(FOE, "defend", ["none"]).answer("none")
    assert sorted(table.hand_of(FOE)) == ["Punch", "The Penguin"]


@pytest.mark.card("rivals-batman-joker:two-face")
def test_odd_or_even_is_chosen_even_against_an_empty_hand(table: Script) -> None:
    table.hand(ME, "Two-Face").play("Two-Face")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.power == 1


@pytest.mark.card("rivals-batman-joker:two-face", "rivals-batman-joker:insanity")
@pytest.mark.rule("A1", "A4")
def test_two_face_may_be_avoided_once_the_choice_is_known(table: Script) -> None:
    table.hand(ME, "Two-Face").hand(FOE, "Insanity", "Kick").deck(FOE, "Robin").play("Two-Face")
    table.asks(ME, "choose", ["mode 0", "mode 1"])
    assert table.table.ask_of(FOE) is None
    table.answer("mode 0").asks(FOE, "defend", ["Insanity", "none"]).answer("Insanity")
    assert table.power == 1
    assert sorted(table.hand_of(FOE)) == ["Kick", "Robin"]


# --- Victor Zsasz -----------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:victor-zsasz")
@pytest.mark.rule("D3")
def test_victor_zsasz_destroys_a_weakness_or_a_vulnerability(table: Script) -> None:
    table.hand(ME, "Victor Zsasz", "Vulnerability", "Punch").discard(ME, "Weakness", "Kick")
    table.play("Victor Zsasz").asks(ME, "destroy", ["Vulnerability", "Weakness", "none"])
    table.answer("Weakness")
    assert table.power == 1
    assert table.destroyed == ["Weakness"]
    assert table.discard_of(ME) == ["Kick"]
    assert len(table.table.state.zones[WEAKNESSES]) == 9


@pytest.mark.card("rivals-batman-joker:victor-zsasz")
def test_victor_zsasz_may_destroy_nothing(table: Script) -> None:
    table.hand(ME, "Victor Zsasz", "Vulnerability").play("Victor Zsasz")
    table.asks(ME, "destroy", ["Vulnerability", "none"]).answer("none")
    assert table.power == 1
    assert table.destroyed == []


@pytest.mark.card("rivals-batman-joker:victor-zsasz")
@pytest.mark.rule("Q5")
def test_victor_zsasz_does_not_tell_that_the_hand_has_no_such_card(table: Script) -> None:
    table.hand(ME, "Victor Zsasz", "Punch").discard(ME, "Kick").play("Victor Zsasz")
    table.asks(ME, "destroy", ["none"]).answer("none")
    assert table.power == 1


@pytest.mark.card("rivals-batman-joker:victor-zsasz")
def test_victor_zsasz_asks_nothing_without_cards(table: Script) -> None:
    table.hand(ME, "Victor Zsasz").deck(ME, "Weakness").discard(ME, "Kick").play("Victor Zsasz")
    assert table.power == 1
    assert table.destroyed == []
