"""What is peculiar to Rivals: Shazam! vs. Black Adam: Weaknesses, gaining, Blocks, Famine, ties."""

from __future__ import annotations

from collections import Counter

import pytest
from script import CATALOGUES, FOE, ME, Script

from archrivals.engine.language.rules import Setup
from archrivals.engine.state.flat import (
    LINE_UP,
    MAIN_DECK,
    STACK,
    WEAKNESSES,
    deck,
    hand,
    hero_zone,
)
from archrivals.engine.table import Table

BOX = "rivals-shazam-black-adam"
REST = ("Death", "The Wizard", "Sabbac", "Wizard Staff")
FIVE = (*REST, "Power of Aten")


@pytest.fixture
def table(table: Script) -> Script:
    """The scripted table, with this box."""
    return table.box(BOX)


def weak_foe(table: Script, cost: int) -> Script:
    """A foe of Level 1 whose Weaknesses bring the cost down to this."""
    return table.in_play(FOE, *["Weakness"] * (9 - cost))


def last_refill(table: Script) -> Script:
    """The next refill ends the game (G1)."""
    return table.main_deck().line_up("Isis")


# --- Setup ------------------------------------------------------------------------------------


@pytest.mark.rule("S1", "S2", "S3", "S4", "S9", "S12", "S13")
def test_the_table_as_the_box_sets_it_up() -> None:
    table = Table.new(Setup(box=BOX), CATALOGUES[BOX], seed="setup")
    s = table.state
    names = CATALOGUES[BOX].name
    for seat in (ME, FOE):
        owned = Counter(names[s.faces[card]] for card in s.zones[hand(seat)] + s.zones[deck(seat)])
        assert owned == {"Punch": 7, "Vulnerability": 3}
        assert len(s.zones[hand(seat)]) == 5
        stack = [CATALOGUES[BOX].cards[s.faces[card]] for card in s.zones[hero_zone(seat)]]
        assert [(card.level, card.cost) for card in stack] == [(3, 15), (2, 12), (1, 9)]
    characters = {names[s.faces[s.zones[hero_zone(seat)][-1]]] for seat in (ME, FOE)}
    assert characters == {"Shazam!", "Black Adam"}
    assert len(s.zones[MAIN_DECK]) + len(s.zones[LINE_UP]) == 60
    assert len(s.zones[LINE_UP]) == 5
    assert [names[s.faces[card]] for card in s.zones[STACK]] == ["Word of Power"] * 8
    assert len(s.zones[WEAKNESSES]) == 10


@pytest.mark.card("rivals-shazam-black-adam:punch", "rivals-shazam-black-adam:vulnerability")
@pytest.mark.rule("S13")
def test_there_are_just_the_starters_that_two_players_need() -> None:
    copies = {card.id: card.copies for card in CATALOGUES[BOX].cards}
    assert (copies["punch"], copies["vulnerability"]) == (14, 6)
    assert len(copies) == 63


# --- The announcement -------------------------------------------------------------------------


@pytest.mark.rule("T2", "T6")
def test_the_turn_is_announced_first_and_a_confrontation_buys_nothing(table: Script) -> None:
    table.hand(ME, "Osiris", "Cyclone").line_up("Isis", "Gluttony")
    table.asks(ME, "announce", ["confront 1", "normal"]).answer("confront 1")
    table.play("Osiris").play("Cyclone")
    assert table.power == 5
    assert table.turn_options() == ["done"]


@pytest.mark.rule("T2", "T4")
def test_a_normal_turn_buys_and_cannot_confront(table: Script) -> None:
    table.hand(ME, "Osiris", "Cyclone").line_up("Isis", "Gluttony", "Death").normal()
    table.play("Osiris").play("Cyclone")
    assert table.turn_options() == ["buy Gluttony", "buy Isis", "buy Word of Power", "end"]


# --- Weaknesses that bind ---------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:weakness")
@pytest.mark.rule("W4", "T8")
def test_a_weakness_in_hand_is_played_before_any_other_card_and_before_the_end(
    table: Script,
) -> None:
    table.hand(ME, "Weakness", "Weakness", "Punch", "Vulnerability").hero(ME, "Black Adam").normal()
    assert table.turn_options() == ["play Weakness"]
    table.play("Weakness")
    assert table.turn_options() == ["play Weakness"]
    table.play("Weakness")
    assert table.turn_options() == ["end", "play Punch", "play Vulnerability"]
    table.end()
    assert sorted(table.discard_of(ME) + table.hand_of(ME)) == ["Punch", "Vulnerability"]


@pytest.mark.card("rivals-shazam-black-adam:weakness")
@pytest.mark.rule("W4")
@pytest.mark.ruling("Q23")
def test_a_weakness_in_hand_is_played_before_done_is_said(table: Script) -> None:
    table.hero(ME, "Black Adam").hand(ME, "Weakness", "Punch").confront(FOE)
    assert table.turn_options() == ["play Weakness"]
    table.play("Weakness")
    assert table.turn_options() == ["done", "play Punch"]


@pytest.mark.rule("T8")
def test_other_cards_need_not_be_played_nor_power_spent(table: Script) -> None:
    table.hand(ME, "Osiris", "Punch").deck(ME, *["Cyclone"], *["Punch"] * 4).play("Osiris").end()
    assert table.active == FOE
    assert sorted(table.discard_of(ME)) == ["Osiris", "Punch"]


@pytest.mark.card("rivals-shazam-black-adam:weakness")
@pytest.mark.rule("W4")
@pytest.mark.ruling("Q35")
def test_with_a_weakness_drawn_late_one_may_buy_and_pay_but_not_end(table: Script) -> None:
    table.hand(ME, "Osiris", "Gluttony", "Punch", "Cyclone").deck(
        ME, "Weakness", "Stargirl", "Isis", "Khandaq"
    )
    table.line_up("Sloth").play("Osiris").play("Gluttony")
    options = ["buy Sloth", "buy Word of Power", "play Weakness", "use Shazam!"]
    assert table.turn_options() == options
    table.buy("Word of Power").use("shazam-1")
    table.asks(ME, "order", ["Isis", "Khandaq"]).answer("Isis")
    assert sorted(table.hand_of(ME)) == ["Cyclone", "Stargirl", "Weakness"]
    assert table.turn_options() == ["play Weakness"]
    table.play("Weakness")
    assert table.turn_options() == ["end", "play Cyclone", "play Stargirl"]


@pytest.mark.card(
    "rivals-shazam-black-adam:weakness",
    "rivals-shazam-black-adam:cyclone",
    "rivals-shazam-black-adam:isis",
)
@pytest.mark.ruling("Q35")
@pytest.mark.rule("F2")
def test_with_a_weakness_in_hand_one_may_defend_and_block_in_a_foes_turn(table: Script) -> None:
    table.hand(ME, "Sabbac").hand(FOE, "Weakness", "Isis", "Cyclone").deck(FOE, "Punch", "Punch")
    table.confront(FOE).play("Sabbac")
    table.asks(FOE, "defend", ["Isis", "none"]).answer("Isis")
    table.done().asks(FOE, "block", ["Cyclone", "none"]).answer("Cyclone")
    table.asks(FOE, "block", ["none"]).answer("none")
    assert "Weakness" in table.hand_of(FOE)


@pytest.mark.card("rivals-shazam-black-adam:weakness")
@pytest.mark.rule("W4")
@pytest.mark.parametrize("intent", [("end", ""), ("play", "punch")])
def test_a_player_is_told_that_the_weakness_comes_first(
    table: Script, intent: tuple[str, str]
) -> None:
    table.hero(ME, "Black Adam").hand(ME, "Weakness", "Punch").normal()
    reason = table.table.why_not(ME, intent)
    assert reason is not None
    assert reason.rule == "W4"


@pytest.mark.rule("T6")
def test_a_player_is_told_that_a_confrontation_buys_nothing(table: Script) -> None:
    table.hand(ME, "Osiris").line_up("Sloth").confront(FOE).play("Osiris")
    reason = table.table.why_not(ME, ("buy", "sloth"))
    assert reason is not None
    assert reason.rule == "T6"


# --- Weaknesses that weaken -------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:weakness")
@pytest.mark.rule("W5", "K7")
def test_only_weaknesses_in_play_lower_the_cost(table: Script) -> None:
    table.hand(FOE, "Weakness").deck(FOE, "Weakness").discard(FOE, "Weakness")
    table.in_play(FOE, "Weakness", "Weakness").normal()
    assert table.cost_of(FOE) == 7
    assert table.cost_of(ME) == 9


@pytest.mark.card("rivals-shazam-black-adam:weakness")
@pytest.mark.rule("W5", "F3")
def test_a_cost_never_falls_below_zero_and_zero_power_is_then_enough(table: Script) -> None:
    table.in_play(FOE, *["Weakness"] * 10).confront(FOE)
    assert table.cost_of(FOE) == 0
    table.done()
    assert table.score_of(ME) == ["Black Adam"]
    assert table.level_of(FOE) == 2


@pytest.mark.card("rivals-shazam-black-adam:weakness")
@pytest.mark.rule("W5")
def test_weaknesses_lower_the_next_level_too(table: Script) -> None:
    table.level(FOE, 3).in_play(FOE, *["Weakness"] * 4).normal()
    assert table.cost_of(FOE) == 11


@pytest.mark.card("rivals-shazam-black-adam:weakness")
@pytest.mark.rule("W6")
def test_weaknesses_stay_when_the_confrontation_fails_and_with_the_confronter(
    table: Script,
) -> None:
    table.in_play(FOE, "Weakness").in_play(ME, "Weakness").hand(ME, "Osiris").confront(FOE)
    table.play("Osiris").done()
    assert table.in_play_of(FOE) == table.in_play_of(ME) == ["Weakness"]
    assert table.level_of(FOE) == 1


@pytest.mark.card("rivals-shazam-black-adam:weakness")
@pytest.mark.rule("W6")
def test_the_confronters_own_weaknesses_stay_when_the_foe_falls(table: Script) -> None:
    weak_foe(table, 1).in_play(ME, "Weakness").hand(ME, "Punch").confront(FOE).play("Punch").done()
    assert table.level_of(FOE) == 2
    assert table.in_play_of(ME) == ["Weakness"]
    assert table.weaknesses_left == 9


# --- Winning a Confrontation ------------------------------------------------------------------


@pytest.mark.rule("F3", "F4")
def test_equal_power_is_enough_and_takes_one_level_only(table: Script) -> None:
    weak_foe(table, 3).hand(ME, "Osiris").confront(FOE).play("Osiris").done()
    assert table.score_of(ME) == ["Black Adam"]
    assert table.level_of(FOE) == 2
    assert table.cost_of(FOE) == 12
    assert table.active == FOE


@pytest.mark.rule("F4")
def test_thirty_power_would_take_one_level_only(table: Script) -> None:
    weak_foe(table, 0).hand(ME, "Osiris", "Doctor Fate", "Hawkman", "Wizard Staff", "Isis")
    table.confront(FOE)
    for name in ("Osiris", "Doctor Fate", "Hawkman", "Wizard Staff", "Isis"):
        table.play(name)
    assert table.power == 14
    table.done().asks(ME, "move", ["Osiris", "Doctor Fate", "Isis", "none"]).answer("none")
    assert table.level_of(FOE) == 2


@pytest.mark.rule("G3")
def test_the_third_defeat_wins_at_once_before_weaknesses_return_or_turns_end(table: Script) -> None:
    table.level(FOE, 3).in_play(FOE, *["Weakness"] * 10).hand(ME, "Osiris", "Cyclone").confront(FOE)
    table.play("Osiris").play("Cyclone").done()
    result = table.table.result
    assert result is not None
    assert (result.rule, result.winners) == ("G3", (ME,))
    assert table.in_play_of(FOE) == ["Weakness"] * 10
    assert table.table.asks == ()


# --- Blocks -----------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:cyclone", "rivals-shazam-black-adam:hippolyta")
@pytest.mark.rule("F2", "F8")
@pytest.mark.ruling("Q24")
def test_blocks_add_up_and_each_rider_comes_before_the_next_block(table: Script) -> None:
    weak_foe(table, 2).hand(ME, "Osiris", "Courage of Mehen").hand(FOE, "Cyclone", "Hippolyta")
    table.deck(FOE, "Punch").confront(FOE).play("Osiris").play("Courage of Mehen").done()
    table.asks(FOE, "block", ["Cyclone", "Hippolyta", "none"]).answer("Hippolyta")
    assert table.cost_of(FOE) == 5
    table.asks(FOE, "block", ["Cyclone", "none"]).answer("Cyclone")
    assert table.cost_of(FOE) == 7
    assert table.hand_of(FOE) == ["Punch"]
    table.asks(FOE, "block", ["none"]).answer("none")
    assert table.level_of(FOE) == 1
    assert table.cost_of(FOE) == 2


@pytest.mark.card("rivals-shazam-black-adam:cyclone")
@pytest.mark.rule("F3")
def test_a_block_that_only_matches_the_power_saves_nobody(table: Script) -> None:
    weak_foe(table, 1).hand(ME, "Osiris").hand(FOE, "Cyclone").deck(FOE, "Punch").confront(FOE)
    table.play("Osiris").done().asks(FOE, "block", ["Cyclone", "none"]).answer("Cyclone")
    assert table.cost_of(FOE) == 3
    table.asks(FOE, "block", ["none"]).answer("none")
    assert table.level_of(FOE) == 2


@pytest.mark.card("rivals-shazam-black-adam:cyclone")
@pytest.mark.rule("F14")
@pytest.mark.ruling("Q23")
def test_a_block_may_be_spent_though_the_power_is_too_small_or_too_great(table: Script) -> None:
    table.hand(FOE, "Cyclone").deck(FOE, "Punch").confront(FOE).done()
    table.asks(FOE, "block", ["Cyclone", "none"]).answer("Cyclone")
    table.asks(FOE, "block", ["none"]).answer("none")
    assert table.hand_of(FOE) == ["Punch"]


@pytest.mark.card("rivals-shazam-black-adam:cyclone")
@pytest.mark.rule("F2", "F15")
def test_blocks_wait_until_the_confronter_is_done_and_answer_no_attack(table: Script) -> None:
    table.hand(ME, "Lust", "Punch").hand(FOE, "Cyclone", "Punch").confront(FOE).play("Lust")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    table.asks(FOE, "discard", ["Cyclone", "Punch"]).answer("Cyclone")
    assert table.cost_of(FOE) == 9
    assert table.hand_of(FOE) == ["Punch"]


# --- Discarding and destroying ----------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:lust")
@pytest.mark.rule("D2")
def test_discard_means_from_hand(table: Script) -> None:
    table.hand(ME, "Lust").deck(FOE, "Isis").discard(FOE, "Punch").weaknesses(0).play("Lust")
    assert table.deck_of(FOE) == ["Isis"]
    assert table.discard_of(FOE) == ["Punch"]


@pytest.mark.card("rivals-shazam-black-adam:wisdom-of-solomon")
@pytest.mark.rule("D2")
def test_a_card_discarded_off_the_deck_counts_as_discarded(table: Script) -> None:
    table.hand(ME, "Wisdom of Solomon").deck(ME, "Punch", "Isis").play("Wisdom of Solomon")
    table.asks(ME, "discard", ["Punch", "Isis", "none"]).answer("Punch", "Isis")
    assert [each.seat for each in table.table.state.turn.discarded] == [ME, ME]


@pytest.mark.card("rivals-shazam-black-adam:weakness", "rivals-shazam-black-adam:word-of-power")
@pytest.mark.rule("D3")
def test_destroyed_weaknesses_and_words_of_power_go_back_to_their_stacks(table: Script) -> None:
    table.hand(ME, "Death", "Word of Power").discard(ME, "Weakness").weaknesses(0).place("stack")
    table.line_up("Isis").play("Death")
    table.asks(ME, "destroy", ["Word of Power", "Weakness", "Isis", "none"]).answer("Word of Power")
    table.asks(ME, "destroy", ["Weakness", "Isis", "none"]).answer("Weakness")
    assert table.destroyed == []
    assert table.names(STACK) == ["Word of Power"]
    assert table.weaknesses_left == 1


@pytest.mark.card("rivals-shazam-black-adam:weakness", "rivals-shazam-black-adam:dr-sivana")
@pytest.mark.rule("D3", "W1")
def test_a_weakness_that_went_back_may_be_gained_again(table: Script) -> None:
    table.hand(ME, "Isis", "Dr. Sivana").in_play(ME, "Weakness").weaknesses(0).play("Isis")
    table.asks(ME, "destroy", ["Weakness", "none"]).answer("Weakness")
    table.play("Dr. Sivana").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert "Weakness" in table.hand_of(ME)
    assert table.weaknesses_left == 0


@pytest.mark.card("rivals-shazam-black-adam:pride")
@pytest.mark.rule("D3")
def test_every_other_destroyed_card_goes_to_the_destroyed_pile(table: Script) -> None:
    table.hand(ME, "Pride").deck(ME, "Vulnerability").play("Pride")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert table.destroyed == ["Vulnerability"]


# --- Gaining is owning ------------------------------------------------------------------------


@pytest.mark.rule("D4", "T5")
def test_a_bought_card_is_gained_to_the_discard_pile(table: Script) -> None:
    table.hand(ME, "Osiris").play("Osiris").buy("Word of Power")
    assert table.discard_of(ME) == ["Word of Power"]
    assert len(table.table.state.turn.gained) == 1


@pytest.mark.card("rivals-shazam-black-adam:darla-dudley")
@pytest.mark.rule("K9")
@pytest.mark.ruling("Q36")
def test_moving_ones_own_card_is_not_gaining_it(table: Script) -> None:
    table.hand(ME, "Darla Dudley", "Sloth").discard(ME, "Punch").deck(ME, *["Vulnerability"] * 3)
    table.play("Darla Dudley").asks(ME, "move", ["Punch", "none"]).answer("Punch")
    assert table.table.state.turn.gained == []


@pytest.mark.card("rivals-shazam-black-adam:psycho-pirate", "rivals-shazam-black-adam:envy")
@pytest.mark.rule("K9")
@pytest.mark.ruling("Q36")
def test_a_sin_passed_back_and_forth_brings_a_weakness_each_time(table: Script) -> None:
    table.hand(ME, "Psycho-Pirate", "Envy").hand(FOE, "Psycho-Pirate").play("Psycho-Pirate")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(ME, "give", ["Envy", "none"]).answer("Envy")
    assert table.discard_of(FOE) == ["Weakness"]
    table.end().play("Psycho-Pirate")
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(FOE, "give", ["Envy", "Weakness", "none"]).answer("Envy")
    assert "Envy" in table.hand_of(ME)
    assert table.discard_of(ME) == ["Weakness"]


@pytest.mark.card("rivals-shazam-black-adam:black-adam-1")
@pytest.mark.rule("D4", "W6")
@pytest.mark.ruling("C-black-adam-9", "Q25", "Q36")
def test_a_defeated_character_is_gained_once_its_weaknesses_have_returned(table: Script) -> None:
    weak_foe(table, 0).hero(ME, "Black Adam").in_play(ME, "Weakness").confront(FOE).done()
    table.asks(ME, "destroy", ["Weakness", "none"])
    assert len(table.table.state.zones[WEAKNESSES]) == 9
    assert table.score_of(ME) == ["Shazam!"]
    assert table.cost_of(FOE) == 12
    table.answer("none")
    assert table.active == FOE


@pytest.mark.card("rivals-shazam-black-adam:greed")
@pytest.mark.rule("D4")
def test_nothing_happens_where_no_such_card_can_be_gained(table: Script) -> None:
    table.hand(ME, "Greed").line_up("Isis", "Khandaq").play("Greed")
    assert table.discard_of(ME) == []


# --- As far as possible, one's own deck, control ----------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:speed-of-mercury")
@pytest.mark.rule("D6")
def test_a_draw_takes_the_cards_there_are(table: Script) -> None:
    table.hand(ME, "Speed of Mercury").deck(ME, "Isis").play("Speed of Mercury")
    table.asks(ME, "discard", ["none"]).answer("none")
    assert table.hand_of(ME) == ["Isis"]
    assert table.power == 1


@pytest.mark.card(
    "rivals-shazam-black-adam:mister-mind", "rivals-shazam-black-adam:wisdom-of-zehuti"
)
@pytest.mark.rule("D7")
def test_draw_means_from_ones_own_deck(table: Script) -> None:
    table.hand(ME, "Mister Mind").deck(ME, "Punch", "Isis", "Cyclone")
    table.deck(FOE, "Wisdom of Zehuti", "Osiris", "Stargirl").play("Mister Mind")
    table.asks(ME, "play", ["Wisdom of Zehuti", "none"]).answer("Wisdom of Zehuti")
    table.asks(ME, "draw", ["Punch", "Isis", "Cyclone"]).answer("Isis", "Cyclone")
    assert table.hand_of(ME) == ["Isis", "Cyclone"]
    assert table.deck_of(FOE) == ["Wisdom of Zehuti", "Osiris", "Stargirl"]


@pytest.mark.card("rivals-shazam-black-adam:encyclopedia-of-magical-monsters")
@pytest.mark.rule("D8")
def test_one_controls_what_lies_before_one_and_nothing_else(table: Script) -> None:
    table.hand(ME, "Encyclopedia of Magical Monsters").line_up("Isis").discard(ME, "Weakness")
    table.deck(ME, "Weakness").in_play(FOE, "Weakness").play("Encyclopedia of Magical Monsters")
    assert table.weaknesses_left == 7


@pytest.mark.card("rivals-shazam-black-adam:khandaq", "rivals-shazam-black-adam:rock-of-eternity")
@pytest.mark.rule("K7", "D8")
def test_ongoing_cards_do_nothing_from_hand_and_stay_in_play(table: Script) -> None:
    table.hand(ME, "Khandaq", "Rock of Eternity", "Hippolyta", "Punch").deck(ME, "Isis")
    table.hero(ME, "Black Adam").normal()
    options = ["end", "play Hippolyta", "play Khandaq", "play Punch", "play Rock of Eternity"]
    assert table.turn_options() == options
    table.play("Hippolyta")
    assert "Isis" not in table.hand_of(ME)
    assert table.cost_of(ME) == 9
    table.play("Rock of Eternity").play("Khandaq").end()
    assert sorted(table.in_play_of(ME)) == ["Khandaq", "Rock of Eternity"]


# --- Payments ---------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:shazam-1")
@pytest.mark.rule("K8")
def test_a_payment_ability_is_not_offered_before_the_announcement_nor_after_done(
    table: Script,
) -> None:
    weak_foe(table, 9).hand(ME, "Punch").deck(ME, "Cyclone").hand(FOE, "Punch")
    table.asks(ME, "announce", ["confront 1", "normal"]).answer("confront 1")
    assert "use Shazam!" in table.turn_options()
    table.done().asks(FOE, "block", ["none"])
    assert table.table.ask_of(ME) is None
    table.answer("none")


# --- Attacks ----------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:sabbac", "rivals-shazam-black-adam:power-of-zeus")
@pytest.mark.rule("A8")
def test_the_one_foe_is_the_target_without_asking(table: Script) -> None:
    table.hand(ME, "Power of Zeus", "Lust", "Psycho-Pirate").hand(FOE, "Cyclone")
    table.play("Power of Zeus").asks(FOE, "defend", ["none"]).answer("none")
    assert table.discard_of(FOE) == ["Cyclone"]


@pytest.mark.card("rivals-shazam-black-adam:isis", "rivals-shazam-black-adam:sabbac")
@pytest.mark.rule("A5", "A10")
def test_a_defense_is_rewarded_though_the_attack_would_have_done_nothing(table: Script) -> None:
    table.hand(ME, "Sabbac").weaknesses(0).hand(FOE, "Isis").deck(FOE, "Osiris").play("Sabbac")
    table.asks(FOE, "defend", ["Isis", "none"]).answer("Isis")
    assert table.hand_of(FOE) == ["Osiris"]


@pytest.mark.card("rivals-shazam-black-adam:isis", "rivals-shazam-black-adam:mister-mind")
@pytest.mark.rule("A10")
def test_a_defense_answers_nothing_but_an_attack(table: Script) -> None:
    table.hand(ME, "Mister Mind").hand(FOE, "Isis").deck(FOE, "Khandaq").confront(FOE)
    table.play("Mister Mind").done().asks(FOE, "block", ["none"]).answer("none")
    assert "Isis" in table.hand_of(FOE)


@pytest.mark.card("rivals-shazam-black-adam:isis", "rivals-shazam-black-adam:hawkgirl")
@pytest.mark.rule("A2")
def test_one_defense_answers_one_attack(table: Script) -> None:
    table.hand(ME, "Sabbac", "Lust").hand(FOE, "Isis", "Hawkgirl").deck(FOE, "Punch")
    table.play("Sabbac").asks(FOE, "defend", ["Isis", "Hawkgirl", "none"]).answer("Isis")
    table.play("Lust").asks(FOE, "defend", ["Hawkgirl", "none"]).answer("Hawkgirl")
    assert table.hand_of(FOE) == ["Punch"]
    assert table.discard_of(ME) == ["Weakness"]


# --- Famine -----------------------------------------------------------------------------------


@pytest.mark.card("rivals-shazam-black-adam:famine")
@pytest.mark.ruling("C-famine", "Q34")
def test_the_line_up_refills_to_four_until_the_player_to_the_right_ends_a_turn(
    table: Script,
) -> None:
    table.hand(ME, "Famine").line_up(*FIVE).main_deck("Isis", "Osiris", "Envy", "Cyclone")
    table.play("Famine").asks(ME, "destroy", [*FIVE]).answer("Death")
    table.end()
    assert sorted(table.line_up_now) == sorted(FIVE[1:])
    assert len(table.main_deck_now) == 4
    table.end()
    assert len(table.line_up_now) == 5
    assert table.main_deck_now == ["Osiris", "Envy", "Cyclone"]
    table.end()
    assert len(table.line_up_now) == 5


@pytest.mark.card("rivals-shazam-black-adam:famine")
@pytest.mark.ruling("Q34")
def test_a_line_up_short_of_four_is_refilled_to_four(table: Script) -> None:
    table.hand(ME, "Famine", "Osiris").line_up("Death", "Sloth", "War").main_deck(
        "Isis", "Envy", "Cyclone"
    )
    table.play("Famine").play("Osiris").buy("Sloth").end()
    assert sorted(table.line_up_now) == ["Death", "Envy", "Isis", "War"]


@pytest.mark.card("rivals-shazam-black-adam:famine")
@pytest.mark.rule("G1")
@pytest.mark.ruling("Q34")
def test_while_famine_lasts_four_cards_are_enough_to_play_on(table: Script) -> None:
    table.hand(ME, "Famine").line_up(*REST).main_deck().play("Famine").end()
    assert not table.table.over
    table.end()
    assert table.table.result is not None
    assert table.table.result.rule == "G1"


@pytest.mark.card("rivals-shazam-black-adam:famine")
@pytest.mark.rule("G1")
@pytest.mark.ruling("Q34")
def test_famine_does_not_save_a_line_up_of_three(table: Script) -> None:
    table.hand(ME, "Famine").line_up(*REST[:3]).main_deck().play("Famine").end()
    assert table.table.over


@pytest.mark.card("rivals-shazam-black-adam:famine", "rivals-shazam-black-adam:mister-mind")
@pytest.mark.ruling("Q34")
def test_a_second_famine_begins_anew_and_does_not_add_up(table: Script) -> None:
    table.hand(ME, "Famine").deck(ME, *["Punch"] * 5).hand(FOE, "Mister Mind").line_up(*FIVE)
    table.main_deck("Isis", "Osiris", "Envy").play("Famine")
    table.asks(ME, "destroy", [*FIVE]).answer("Death")
    table.end().play("Mister Mind").asks(FOE, "play", ["Famine", "none"]).answer("Famine")
    assert table.deck_of(ME) == ["Famine"]
    table.end()
    assert sorted(table.line_up_now) == sorted(FIVE[1:])
    table.end()
    assert sorted(table.line_up_now) == sorted([*FIVE[1:], "Isis"])


@pytest.mark.card("rivals-shazam-black-adam:famine", "rivals-shazam-black-adam:mister-mind")
@pytest.mark.ruling("Q34")
def test_a_borrowed_famine_lasts_as_long_for_its_borrower(table: Script) -> None:
    table.hand(ME, "Mister Mind").deck(FOE, "Famine").line_up(*FIVE)
    table.main_deck("Isis", "Osiris", "Envy", "Cyclone", "Sloth").play("Mister Mind")
    table.asks(ME, "play", ["Famine", "none"]).answer("Famine")
    table.asks(ME, "destroy", [*FIVE]).answer("Death")
    table.end()
    assert len(table.line_up_now) == 4
    table.end()
    assert len(table.line_up_now) == 5


# --- The end of the game ----------------------------------------------------------------------


@pytest.mark.rule("G4", "G5")
def test_defeated_characters_and_all_owned_cards_score(table: Script) -> None:
    last_refill(table).level(FOE, 3).place("score 0", "black-adam-1", "black-adam-2")
    table.hand(ME, "Cyclone").deck(ME, "Death").discard(ME, "Pride").in_play(ME, "Khandaq")
    table.in_play(FOE, "Weakness", "Rock of Eternity").end()
    result = table.table.result
    assert result is not None
    assert result.points == (4 + 6 + 1 + 2 + 2 + 1, 2 - 1)
    assert result.winners == (ME,)


@pytest.mark.rule("G8")
@pytest.mark.ruling("Q4")
def test_a_tie_goes_to_who_defeated_more_characters(table: Script) -> None:
    last_refill(table).level(FOE, 2).place("score 0", "black-adam-1")
    table.discard(FOE, "Death", "Pride", "Punch", "Punch").end()
    result = table.table.result
    assert result is not None
    assert result.points == (4, 4)
    assert result.winners == (ME,)


@pytest.mark.rule("G8")
@pytest.mark.ruling("Q4")
def test_a_tie_of_characters_too_goes_to_who_has_more_cards(table: Script) -> None:
    last_refill(table).level(FOE, 2).level(ME, 2).place("score 0", "black-adam-1")
    table.place("score 1", "shazam-1").discard(FOE, "Punch").hand(FOE, "Punch")
    table.deck(ME, "Punch").end()
    result = table.table.result
    assert result is not None
    assert result.points == (4, 4)
    assert result.winners == (FOE,)


@pytest.mark.rule("G8", "G4")
@pytest.mark.ruling("Q4")
def test_ongoing_cards_in_play_count_for_the_tie(table: Script) -> None:
    last_refill(table).in_play(ME, "Khandaq").discard(ME, "Weakness", "Punch")
    table.discard(FOE, "Punch").end()
    result = table.table.result
    assert result is not None
    assert result.points == (0, 0)
    assert result.winners == (ME,)


@pytest.mark.rule("G8")
@pytest.mark.ruling("Q4")
def test_what_is_still_tied_is_shared(table: Script) -> None:
    last_refill(table).hand(ME, "Punch").discard(FOE, "Vulnerability").end()
    result = table.table.result
    assert result is not None
    assert result.winners == (ME, FOE)


@pytest.mark.rule("G8", "G5")
@pytest.mark.ruling("Q4")
def test_more_points_win_over_more_characters(table: Script) -> None:
    last_refill(table).level(FOE, 2).place("score 0", "black-adam-1")
    table.discard(FOE, "Doctor Fate", "Death").end()
    result = table.table.result
    assert result is not None
    assert result.points == (4, 5)
    assert result.winners == (FOE,)
