"""Batman vs. The Joker: the examples of announcing a Confrontation and of its text."""

from __future__ import annotations

import pytest
from bj_table import CALM, NINE, batman, cards, joker, no_block, plays
from script import FOE, ME, Script


@pytest.mark.book("BJ-013", "Batman vs. The Joker: Confronting Your Opponent; when to announce")
def test_bj_013_it_is_announced_before_anything_and_the_batcave_gives_power(table: Script) -> None:
    batman(table).in_play(ME, "The Batcave", "Wayne Manor").discard(ME, "Robin")
    table.hand(ME, "Red Robin")
    table.asks(ME, "announce", ["confront 1", "normal"])
    assert table.power == 0
    table.answer("confront 1")
    assert table.power == 1


@pytest.mark.book("BJ-013", "Batman vs. The Joker: Confronting Your Opponent; when to announce")
@pytest.mark.parametrize("action", ["play", "use"])
def test_bj_013_after_any_action_it_is_too_late(table: Script, action: str) -> None:
    batman(table).in_play(ME, "The Batcave", "Wayne Manor").discard(ME, "Robin")
    table.hand(ME, "Red Robin", "Punch").line_up("Scarecrow", "Ra's Al Ghul").normal()
    if action == "play":
        table.play("Red Robin")
        assert table.turn_options() == ["buy Kick", "end", "play Punch", "use Wayne Manor"]
    else:
        table.use("Wayne Manor")
        assert table.turn_options() == ["end", "play Punch", "play Red Robin"]


@pytest.mark.book("BJ-014", "Batman vs. The Joker: Confronting Your Opponent; no purchases")
def test_bj_014_leftover_power_buys_nothing(table: Script) -> None:
    hand = ["Superman", "Red Robin", "Talia Al Ghul", "The Penguin", "Punch"]
    batman(table).hand(ME, *hand).deck(ME, *["Vulnerability"] * 5).hand(FOE, "Punch")
    line_up = ["Vicky Vale", "Robin", "Oracle", "Bane", "Batarang"]
    plays(table.line_up(*line_up).confront(FOE), *hand)
    assert table.power == 14
    assert table.turn_options() == ["done"]
    no_block(table.done())
    assert table.score_of(ME) == ["The Joker"]
    assert table.active == FOE
    assert sorted(table.discard_of(ME)) == sorted(hand)
    assert sorted(table.line_up_now) == sorted(line_up)
    assert table.table.view(ME).stacks[0].left == 8


@pytest.mark.book("BJ-015", "Batman vs. The Joker: Turn Sequence; a Confrontation that fails")
def test_bj_015_a_failure_costs_the_turn_and_nothing_else(table: Script) -> None:
    batman(table).hand(ME, *["Punch"] * 8, "Insanity").deck(ME, *["Kick"] * 5)
    table.hand(FOE, *["Punch"] * 3).line_up(*CALM)
    plays(table.confront(FOE), *["Punch"] * 8)
    assert table.power == 8
    no_block(table.done())
    assert (table.level_of(ME), table.level_of(FOE)) == (1, 1)
    assert table.score_of(ME) == []
    assert sorted(table.discard_of(ME)) == ["Insanity", *["Punch"] * 8]
    assert table.hand_of(ME) == ["Kick"] * 5
    assert table.active == FOE
    table.end().asks(ME, "announce", ["confront 1", "normal"])


@pytest.mark.book("BJ-016", "Batman vs. The Joker: Turn Sequence; Power equal to the cost")
def test_bj_016_equal_power_defeats_the_character(table: Script) -> None:
    plays(batman(table).hand(ME, *NINE).hand(FOE, "Punch").confront(FOE), *NINE)
    assert table.power == table.cost_of(FOE) == 9
    no_block(table.done())
    assert table.score_of(ME) == ["The Joker"]
    assert (table.level_of(FOE), table.cost_of(FOE)) == (2, 12)


@pytest.mark.book("BJ-017", "Batman vs. The Joker: Confronting Your Opponent; only the top card")
def test_bj_017_thirty_power_defeat_one_character(table: Script) -> None:
    hand = [*["Punch"] * 14, "Superman", "Red Robin", "Talia Al Ghul"]
    hand += ["The Penguin", "The Penguin", "Lucius Fox"]
    plays(batman(table).hand(ME, *hand).confront(FOE), *hand)
    assert table.power == 30
    table.done()
    assert table.score_of(ME) == ["The Joker"]
    assert (table.level_of(FOE), table.cost_of(FOE)) == (2, 12)
    table.asks(FOE, "announce", ["confront 0", "normal"])


@pytest.mark.book("BJ-018", "Batman vs. The Joker: Oversized Character Cards; the next version")
def test_bj_018_the_second_version_replaces_the_first(table: Script) -> None:
    batman(table).hand(ME, *NINE).hand(FOE, "The Penguin", "Kick").deck(FOE, *["Punch"] * 7)
    table.line_up("Insanity", *CALM[:4]).main_deck("Talia Al Ghul", "Robin")
    no_block(plays(table.confront(FOE), *NINE).done())
    plays(table, "The Penguin", "Kick")
    assert table.power == 2 + 2 + 3
    assert table.main_deck_now == ["Talia Al Ghul", "Robin"]
    table.buy("Insanity").end()
    assert table.hand_of(FOE) == ["Punch"] * 5


@pytest.mark.book("BJ-019", "Batman vs. The Joker: Confronting Your Opponent; it is no Attack")
def test_bj_019_no_defense_answers_a_confrontation(table: Script) -> None:
    held = ["Insanity", "Lucius Fox", "World's Greatest Detective"]
    batman(table).hand(ME, *NINE).hand(FOE, *held).confront(FOE)
    assert table.table.ask_of(FOE) is None
    no_block(plays(table, *NINE).done())
    assert table.score_of(ME) == ["The Joker"]
    assert cards(table, FOE) == held


@pytest.mark.book("BJ-020", "Batman vs. The Joker: Confronting Your Opponent; Attacks during one")
def test_bj_020_an_attack_is_avoided_and_the_confrontation_goes_on(table: Script) -> None:
    joker(table).hand(ME, "Laughing Gas").hand(FOE, "Batarang").deck(FOE, "Robin", "Oracle")
    table.confront(FOE).play("Laughing Gas")
    table.asks(FOE, "defend", ["Batarang", "none"]).answer("Batarang")
    assert table.discard_of(FOE) == ["Batarang"]
    assert table.hand_of(FOE) == ["Robin"]
    assert table.weaknesses_left == 10
    assert table.power == 2
    assert table.turn_options() == ["done"]


@pytest.mark.book("BJ-021", "Batman vs. The Joker: Confronting Your Opponent; its text")
@pytest.mark.parametrize(("confronts", "held"), [(False, []), (True, ["Robin", "Oracle"])])
def test_bj_021_maniacal_laugh_draws_in_a_confrontation_only(
    table: Script, confronts: bool, held: list[str]
) -> None:
    joker(table).hand(ME, "Maniacal Laugh").deck(ME, "Robin", "Oracle", "Bane")
    (table.confront(FOE) if confronts else table.normal()).play("Maniacal Laugh")
    assert table.power == 1
    assert table.hand_of(ME) == held


@pytest.mark.book("BJ-021", "Batman vs. The Joker: Confronting Your Opponent; its text")
@pytest.mark.parametrize(
    ("confronts", "power", "held", "left"),
    [(False, 2, [], ["Robin", "Oracle"]), (True, 0, ["Robin"], ["Oracle"])],
)
def test_bj_021_billionaire_gives_power_or_gains_the_top_card(
    table: Script, confronts: bool, power: int, held: list[str], left: list[str]
) -> None:
    batman(table).hand(ME, "Billionaire").main_deck("Robin", "Oracle")
    (table.confront(FOE) if confronts else table.normal()).play("Billionaire")
    assert table.power == power
    assert table.hand_of(ME) == held
    assert table.main_deck_now == left
    assert table.discard_of(ME) == []


@pytest.mark.book("BJ-022", "Batman vs. The Joker: Gaining Cards; in a Confrontation too")
def test_bj_022_a_card_gained_in_a_confrontation_is_played_and_counts(table: Script) -> None:
    batman(table).hand(ME, "Billionaire").deck(ME, *["Punch"] * 7)
    table.main_deck("Grappling Hook", "Robin").confront(FOE).play("Billionaire")
    assert table.hand_of(ME) == ["Grappling Hook"]
    assert table.play("Grappling Hook").power == 2
    assert table.turn_options() == ["done"]
    table.done()
    assert table.hand_of(ME) == ["Punch"] * 6


@pytest.mark.book("BJ-023", "Batman vs. The Joker: Confronting Your Opponent; the other's turn")
def test_bj_023_confrontation_text_is_not_used_in_the_others_turn(table: Script) -> None:
    batman(table).hand(ME, *NINE).hand(FOE, "Joy Buzzer", "Maniacal Laugh").deck(FOE, "Robin")
    no_block(plays(table.confront(FOE), *NINE).done())
    assert table.score_of(ME) == ["The Joker"]
    assert cards(table, FOE) == ["Joy Buzzer", "Maniacal Laugh"]


@pytest.mark.book("BJ-024", "Batman vs. The Joker: Resolving Card Abilities; that foe")
def test_bj_024_there_is_no_such_foe_in_a_normal_turn(table: Script) -> None:
    joker(table).hand(ME, "Joy Buzzer").hand(FOE, "Punch", "Kick").normal().play("Joy Buzzer")
    assert table.power == 1
    assert cards(table, FOE) == ["Kick", "Punch"]


@pytest.mark.book("BJ-024", "Batman vs. The Joker: Resolving Card Abilities; that foe")
def test_bj_024_that_foe_is_the_one_being_confronted_and_cannot_defend(table: Script) -> None:
    held = ["Punch", "World's Greatest Detective"]
    joker(table).hand(ME, "Joy Buzzer").hand(FOE, *held).confront(FOE).play("Joy Buzzer")
    assert table.power == 1
    table.asks(FOE, "discard", held).answer("Punch")
    assert table.hand_of(FOE) == ["World's Greatest Detective"]
    assert table.discard_of(FOE) == ["Punch"]
