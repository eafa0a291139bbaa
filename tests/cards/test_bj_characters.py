"""Batman and The Joker, three Levels each."""

from __future__ import annotations

import pytest
from script import FOE, ME, Script

NO_BEARING = ("The Batcave", "Wayne Manor", "Arkham Asylum")
CHOICE = ("The Batcave", "Red Robin", "The Penguin", "Killing Joke", "Laughing Gas")


@pytest.fixture
def table(table: Script) -> Script:
    return table.box("rivals-batman-joker")


def as_joker(table: Script, level: int = 1) -> Script:
    return table.hero(ME, "The Joker").level(ME, level)


def punches(table: Script, n: int) -> Script:
    for _ in range(n):
        table.play("Punch")
    return table


# --- Batman, Level 1 --------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:batman-1")
@pytest.mark.rule("Q10")
def test_batman_1_draws_an_extra_card_when_an_equipment_was_bought(table: Script) -> None:
    table.line_up("Grappling Hook").hand(ME, "Kick", "Kick").deck(ME, *["Punch"] * 7)
    table.play("Kick").play("Kick").buy("Grappling Hook").end()
    assert table.hand_of(ME) == ["Punch"] * 6
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.card("rivals-batman-joker:batman-1")
def test_batman_1_draws_one_card_however_many_equipment(table: Script) -> None:
    table.line_up("Grappling Hook", "Joy Buzzer", "Batmobile").hand(ME, *["Kick"] * 4)
    table.deck(ME, *["Punch"] * 8)
    for _ in range(4):
        table.play("Kick")
    table.buy("Grappling Hook").buy("Joy Buzzer").buy("Batmobile").end()
    assert table.hand_of(ME) == ["Punch"] * 6


@pytest.mark.card("rivals-batman-joker:batman-1")
@pytest.mark.parametrize("bought", ["Kick", "Vicky Vale", "The Penguin", "Insanity", "The Batcave"])
def test_batman_1_draws_no_extra_card_for_other_cards(table: Script, bought: str) -> None:
    table.line_up("Vicky Vale", "The Penguin", "Insanity", "The Batcave")
    table.hand(ME, "Kick", "Kick").deck(ME, *["Punch"] * 7)
    table.play("Kick").play("Kick").buy(bought).end()
    assert table.hand_of(ME) == ["Punch"] * 5


@pytest.mark.card("rivals-batman-joker:batman-1", "rivals-batman-joker:the-riddler")
def test_batman_1_counts_an_equipment_gained_by_an_effect(table: Script) -> None:
    table.hand(ME, "The Riddler", "Kick").deck(ME, *["Punch"] * 7)
    table.main_deck("Grappling Hook", "Oracle", "Robin")
    table.play("The Riddler").play("Kick").use("The Riddler")
    table.asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 0").end()
    assert table.hand_of(ME) == ["Punch"] * 6


@pytest.mark.card("rivals-batman-joker:batman-1", "rivals-batman-joker:billionaire")
@pytest.mark.rule("T6")
def test_batman_1_counts_an_equipment_gained_in_a_confrontation(table: Script) -> None:
    table.hand(ME, "Billionaire").deck(ME, *["Punch"] * 7).main_deck("Grappling Hook", "Robin")
    table.confront(FOE).play("Billionaire").done()
    assert table.hand_of(ME) == ["Punch"] * 6
    assert sorted(table.discard_of(ME)) == ["Billionaire", "Grappling Hook"]


@pytest.mark.card("rivals-batman-joker:batman-1", "rivals-batman-joker:the-bat-signal")
def test_batman_1_does_not_count_equipment_that_is_merely_played_or_drawn(table: Script) -> None:
    table.hand(ME, "Batarang", "The Bat-Signal").deck(ME, "Joy Buzzer", *["Punch"] * 7)
    table.play("Batarang").play("The Bat-Signal").play("Joy Buzzer").end()
    assert table.hand_of(ME) == ["Punch"] * 5


@pytest.mark.card("rivals-batman-joker:batman-1")
def test_batman_1_forgets_the_equipment_of_his_last_turn(table: Script) -> None:
    table.line_up("Joy Buzzer", *NO_BEARING, "Utility Belt").hand(ME, "Kick")
    table.deck(ME, *["Vulnerability"] * 6, *["Punch"] * 6)
    table.play("Kick").buy("Joy Buzzer").end().end()
    assert table.hand_of(ME) == ["Vulnerability"] * 6
    table.end()
    assert table.hand_of(ME) == ["Punch"] * 5


@pytest.mark.card("rivals-batman-joker:batman-1", "rivals-batman-joker:the-joker-1")
def test_the_joker_1_draws_nothing_for_an_equipment(table: Script) -> None:
    as_joker(table).line_up("Joy Buzzer").hand(ME, "Kick").deck(ME, *["Punch"] * 7)
    table.play("Kick").buy("Joy Buzzer").end()
    assert table.hand_of(ME) == ["Punch"] * 5


@pytest.mark.card("rivals-batman-joker:batman-1", "rivals-batman-joker:batman-2")
@pytest.mark.rule("S9")
@pytest.mark.parametrize("level", [2, 3])
def test_the_first_level_of_batman_works_only_while_it_is_on_top(table: Script, level: int) -> None:
    table.level(ME, level).line_up("Joy Buzzer").hand(ME, "Kick").deck(ME, *["Punch"] * 7)
    table.play("Kick").buy("Joy Buzzer").end()
    assert table.hand_of(ME) == ["Punch"] * 5


# --- Batman, Level 2 --------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:batman-2")
@pytest.mark.rule("R2", "Q15")
@pytest.mark.parametrize("first", ["Commissioner Gordon", "Grappling Hook"])
def test_batman_2_plays_a_card_of_the_line_up_for_a_hero_and_an_equipment(
    table: Script, first: str
) -> None:
    table.level(ME, 2).line_up(*CHOICE).hand(ME, "Commissioner Gordon", "Grappling Hook")
    table.play(first)
    assert table.power == 2
    table.play("Grappling Hook" if first == "Commissioner Gordon" else "Commissioner Gordon")
    table.asks(ME, "play", ["Red Robin", "The Penguin", "Killing Joke", "Laughing Gas"])
    assert table.power == 4
    table.answer("Red Robin")
    assert table.power == 8
    assert table.line_up_now == list(CHOICE)[::-1]
    assert sorted(table.in_play_of(ME)) == ["Commissioner Gordon", "Grappling Hook"]


@pytest.mark.card("rivals-batman-joker:batman-2")
@pytest.mark.rule("R2")
def test_batman_2_waits_until_the_second_card_has_resolved(table: Script) -> None:
    table.level(ME, 2).line_up("Superman", "Bane").hand(ME, "Red Robin", "Batarang")
    table.deck(ME, "Kick").play("Red Robin").play("Batarang")
    table.asks(ME, "play", ["Superman", "Bane"])
    assert table.hand_of(ME) == ["Kick"]
    table.answer("Bane").asks(ME, "destroy", ["Kick", "none"]).answer("Kick")
    assert table.power == 6
    assert table.destroyed == ["Kick"]


@pytest.mark.card("rivals-batman-joker:batman-2")
def test_batman_2_works_once_a_turn(table: Script) -> None:
    table.level(ME, 2).line_up("The Penguin", "Superman")
    table.hand(ME, "Red Robin", "Grappling Hook", "Commissioner Gordon", "Grappling Hook")
    table.play("Red Robin").play("Grappling Hook")
    table.asks(ME, "play", ["The Penguin", "Superman"]).answer("Superman")
    assert table.power == 10
    table.play("Commissioner Gordon").play("Grappling Hook")
    assert table.power == 14


@pytest.mark.card("rivals-batman-joker:batman-2")
@pytest.mark.parametrize(
    "played",
    [
        ("Red Robin", "Superman"),
        ("Grappling Hook", "Grappling Hook"),
        ("Red Robin", "Talia Al Ghul"),
        ("Grappling Hook", "Kick"),
        ("Grappling Hook", "The Batcave"),
    ],
)
def test_batman_2_needs_one_of_each(table: Script, played: tuple[str, str]) -> None:
    table.level(ME, 2).line_up("The Penguin", "Killing Joke").hand(ME, *played)
    table.play(played[0]).play(played[1])
    assert len(table.in_play_of(ME)) == 2
    assert table.turn_options()[-1] == "end"


@pytest.mark.card("rivals-batman-joker:batman-2")
def test_batman_2_plays_the_only_card_there_is(table: Script) -> None:
    table.level(ME, 2).line_up(*NO_BEARING, "The Penguin")
    table.hand(ME, "Commissioner Gordon", "Grappling Hook")
    table.play("Commissioner Gordon").play("Grappling Hook")
    assert table.power == 6


@pytest.mark.card("rivals-batman-joker:batman-2")
def test_batman_2_does_nothing_where_the_line_up_has_only_locations(table: Script) -> None:
    table.level(ME, 2).line_up(*NO_BEARING).hand(ME, "Commissioner Gordon", "Grappling Hook")
    table.play("Commissioner Gordon").play("Grappling Hook")
    assert table.power == 4


@pytest.mark.card("rivals-batman-joker:batman-2")
@pytest.mark.rule("Q15")
def test_a_card_that_batman_2_played_can_be_bought_afterwards(table: Script) -> None:
    table.level(ME, 2).line_up("Red Robin").hand(ME, "Commissioner Gordon", "Grappling Hook")
    table.play("Commissioner Gordon").play("Grappling Hook")
    assert table.turn_options() == ["buy Kick", "buy Red Robin", "end"]
    table.buy("Red Robin")
    assert table.discard_of(ME) == ["Red Robin"]


@pytest.mark.card("rivals-batman-joker:batman-2", "rivals-batman-joker:laughing-gas")
@pytest.mark.rule("A1")
def test_an_attack_that_batman_2_plays_may_be_avoided(table: Script) -> None:
    table.level(ME, 2).line_up("Laughing Gas").hand(ME, "Red Robin", "Grappling Hook")
    table.hand(FOE, "Lucius Fox").play("Red Robin").play("Grappling Hook")
    table.asks(FOE, "defend", ["Lucius Fox", "none"]).answer("none")
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.power == 8


@pytest.mark.card("rivals-batman-joker:batman-2", "rivals-batman-joker:joy-buzzer")
@pytest.mark.rule("F6")
def test_a_card_that_batman_2_plays_in_a_confrontation_has_its_confrontation_text(
    table: Script,
) -> None:
    table.level(ME, 2).line_up("Joy Buzzer").hand(ME, "Red Robin", "Grappling Hook")
    table.hand(FOE, "Punch", "Kick").confront(FOE).play("Red Robin").play("Grappling Hook")
    table.asks(FOE, "discard", ["Punch", "Kick"]).answer("Kick")
    assert table.power == 7
    assert table.discard_of(FOE) == ["Kick"]


@pytest.mark.card("rivals-batman-joker:batman-2", "rivals-batman-joker:catwoman")
@pytest.mark.rule("R2", "Q15")
def test_batman_2_counts_an_equipment_that_catwoman_borrowed(table: Script) -> None:
    table.level(ME, 2).line_up("Red Robin", "The Penguin").hand(ME, "Catwoman")
    table.deck(FOE, "Grappling Hook").confront(FOE).play("Catwoman")
    table.asks(ME, "play", ["Red Robin", "The Penguin"])
    assert table.discard_of(FOE) == ["Grappling Hook"]
    table.answer("Red Robin")
    assert table.power == 8


@pytest.mark.card("rivals-batman-joker:batman-2", "rivals-batman-joker:red-hood")
def test_red_hood_played_out_of_the_line_up_by_batman_2_waits_for_the_defeat(
    table: Script,
) -> None:
    table.level(ME, 2).line_up("Red Hood").hand(ME, "Red Robin", "Grappling Hook", "Punch")
    table.discard(ME, "Vulnerability").confront(FOE)
    table.play("Red Robin").play("Grappling Hook").play("Punch")
    assert table.power == 9
    table.done().asks(ME, "destroy", ["Vulnerability", "none"]).answer("Vulnerability")
    assert table.destroyed == ["Vulnerability"]
    assert "Red Hood" in table.line_up_now


@pytest.mark.card("rivals-batman-joker:batman-2")
def test_batman_2_works_again_on_his_next_turn(table: Script) -> None:
    table.level(ME, 2).line_up(*NO_BEARING, "The Penguin", "The Penguin")
    table.hand(ME, "Commissioner Gordon", "Grappling Hook")
    table.deck(ME, "Red Robin", "Joy Buzzer", *["Vulnerability"] * 3)
    table.play("Commissioner Gordon").play("Grappling Hook")
    assert table.power == 6
    table.end().end().play("Red Robin").play("Joy Buzzer")
    assert table.power == 7


@pytest.mark.card("rivals-batman-joker:batman-2", "rivals-batman-joker:lucius-fox")
def test_a_defense_of_batman_2_is_not_a_card_played(table: Script) -> None:
    table.options(first=FOE).level(ME, 2).line_up("The Penguin").hand(ME, "Lucius Fox", "Batarang")
    table.hand(FOE, "Laughing Gas", "Two-Face").deck(ME, "Punch").play("Laughing Gas")
    table.asks(ME, "defend", ["Lucius Fox", "Batarang", "none"]).answer("Lucius Fox")
    table.play("Two-Face").asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    table.asks(ME, "defend", ["Batarang", "none"]).answer("Batarang")
    assert table.power == 3
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card(
    "rivals-batman-joker:batman-2", "rivals-batman-joker:batman-1", "rivals-batman-joker:batman-3"
)
@pytest.mark.rule("S9")
@pytest.mark.parametrize("level", [1, 3])
def test_the_second_level_of_batman_works_only_while_it_is_on_top(
    table: Script, level: int
) -> None:
    table.level(ME, level).line_up("Superman", "The Penguin").hand(ME, "Red Robin", "Joy Buzzer")
    table.play("Red Robin").play("Joy Buzzer")
    assert table.power == 5


# --- Batman, Level 3 --------------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:batman-3")
@pytest.mark.ruling("C-batman-15")
@pytest.mark.parametrize(
    ("played", "power"),
    [
        (("Red Robin",), 5),
        (("Grappling Hook",), 3),
        (("Red Robin", "Superman"), 10),
        (("Grappling Hook", "Grappling Hook", "Red Robin"), 11),
        (("The Penguin", "Kick", "Punch", "Vulnerability", "Weakness"), 5),
    ],
)
def test_batman_3_gives_power_for_each_equipment_and_each_hero(
    table: Script, played: tuple[str, ...], power: int
) -> None:
    table.level(ME, 3).hand(ME, *played).confront(FOE)
    for name in played:
        table.play(name)
    assert table.power == power


@pytest.mark.card("rivals-batman-joker:batman-3")
@pytest.mark.rule("F6")
def test_batman_3_gives_nothing_without_a_confrontation(table: Script) -> None:
    table.level(ME, 3).hand(ME, "Red Robin", "Grappling Hook")
    table.play("Red Robin").play("Grappling Hook")
    assert table.power == 6


@pytest.mark.card("rivals-batman-joker:batman-3")
@pytest.mark.rule("F6")
def test_batman_3_gives_nothing_in_a_confrontation_of_the_joker(table: Script) -> None:
    table.hero(ME, "The Joker").level(FOE, 3).hand(ME, "Red Robin", "Grappling Hook")
    table.confront(FOE).play("Red Robin").play("Grappling Hook")
    assert table.power == 6


@pytest.mark.card("rivals-batman-joker:batman-3", "rivals-batman-joker:catwoman")
@pytest.mark.rule("Q15")
def test_batman_3_counts_a_card_that_catwoman_borrowed(table: Script) -> None:
    table.level(ME, 3).hand(ME, "Catwoman").deck(FOE, "Grappling Hook")
    table.confront(FOE).play("Catwoman")
    assert table.power == 2 + 1 + 2 + 1


@pytest.mark.card("rivals-batman-joker:batman-3")
@pytest.mark.rule("G3", "G5")
def test_the_fall_of_batman_3_wins_the_game_and_is_worth_no_points(table: Script) -> None:
    as_joker(table).level(FOE, 3).hand(ME, *["Punch"] * 13, "The Penguin").hand(FOE, "Superman")
    punches(table.confront(FOE), 13).play("The Penguin").done()
    table.asks(FOE, "block", ["Superman", "none"]).answer("none")
    result = table.table.result
    assert result is not None
    assert (result.rule, result.winners, result.points) == ("G3", (ME,), (1, 3))
    assert table.score_of(ME) == ["Batman"]


# --- The Joker, Level 1 -----------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:the-joker-1")
@pytest.mark.rule("Q10")
def test_the_joker_1_draws_an_extra_card_when_a_super_power_was_bought(table: Script) -> None:
    as_joker(table).line_up("Insanity").hand(ME, "Kick").deck(ME, *["Punch"] * 7)
    table.play("Kick").buy("Insanity").end()
    assert table.hand_of(ME) == ["Punch"] * 6


@pytest.mark.card("rivals-batman-joker:the-joker-1", "rivals-batman-joker:kick")
def test_the_joker_1_draws_nothing_for_a_kick(table: Script) -> None:
    as_joker(table).hand(ME, "Kick", "Kick").deck(ME, *["Punch"] * 7)
    table.play("Kick").play("Kick").buy("Kick").end()
    assert table.hand_of(ME) == ["Punch"] * 5


@pytest.mark.card("rivals-batman-joker:the-joker-1")
def test_the_joker_1_draws_one_card_however_many_super_powers(table: Script) -> None:
    as_joker(table).line_up("Insanity", "Homicidal Maniac").hand(ME, *["Kick"] * 4)
    table.deck(ME, *["Punch"] * 8)
    for _ in range(4):
        table.play("Kick")
    table.buy("Insanity").buy("Homicidal Maniac").buy("Kick").end()
    assert table.hand_of(ME) == ["Punch"] * 6


@pytest.mark.card("rivals-batman-joker:the-joker-1")
@pytest.mark.parametrize("bought", ["Vicky Vale", "The Penguin", "Joy Buzzer", "The Batcave"])
def test_the_joker_1_draws_no_extra_card_for_other_cards(table: Script, bought: str) -> None:
    as_joker(table).line_up("Vicky Vale", "The Penguin", "Joy Buzzer", "The Batcave")
    table.hand(ME, "Kick", "Kick").deck(ME, *["Punch"] * 7)
    table.play("Kick").play("Kick").buy(bought).end()
    assert table.hand_of(ME) == ["Punch"] * 5


@pytest.mark.card("rivals-batman-joker:the-joker-1", "rivals-batman-joker:the-riddler")
def test_the_joker_1_counts_a_super_power_gained_by_an_effect(table: Script) -> None:
    as_joker(table).hand(ME, "The Riddler", "Kick").deck(ME, *["Punch"] * 7)
    table.main_deck("Grappling Hook", "Insanity", "Robin")
    table.play("The Riddler").play("Kick").use("The Riddler")
    table.asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 1").end()
    assert table.hand_of(ME) == ["Punch"] * 6
    assert "Insanity" in table.discard_of(ME)


@pytest.mark.card("rivals-batman-joker:the-joker-1", "rivals-batman-joker:the-joker-2")
@pytest.mark.rule("S9")
@pytest.mark.parametrize("level", [2, 3])
def test_the_first_level_of_the_joker_works_only_while_it_is_on_top(
    table: Script, level: int
) -> None:
    as_joker(table, level).line_up("Insanity").hand(ME, "Kick").deck(ME, *["Punch"] * 7)
    table.play("Kick").buy("Insanity").end()
    assert table.hand_of(ME) == ["Punch"] * 5


# --- The Joker, Level 2 -----------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:the-joker-2")
@pytest.mark.rule("R2", "Q15")
@pytest.mark.parametrize("cards", [("The Penguin", "Kick"), ("Kick", "The Penguin")])
def test_the_joker_2_plays_the_top_card_of_the_main_deck(
    table: Script, cards: tuple[str, str]
) -> None:
    as_joker(table, 2).main_deck("Red Robin", "Robin").hand(ME, *cards).play(cards[0])
    assert table.power == 2
    table.play(cards[1])
    assert table.power == 8
    assert table.main_deck_now == ["Red Robin", "Robin"]
    assert sorted(table.in_play_of(ME)) == ["Kick", "The Penguin"]


@pytest.mark.card(
    "rivals-batman-joker:the-joker-2",
    "rivals-batman-joker:hugo-strange",
    "rivals-batman-joker:bane",
)
@pytest.mark.rule("R2")
def test_the_joker_2_waits_until_the_second_card_has_resolved(table: Script) -> None:
    as_joker(table, 2).main_deck("Bane").hand(ME, "Kick", "Hugo Strange")
    table.deck(ME, "Punch", "Vulnerability").play("Kick").play("Hugo Strange")
    table.asks(ME, "destroy", ["Punch", "Vulnerability", "none"]).answer("Vulnerability")
    assert table.power == 3
    assert table.hand_of(ME) == ["Punch"]
    assert table.main_deck_now == ["Bane"]


@pytest.mark.card("rivals-batman-joker:the-joker-2", "rivals-batman-joker:clayface")
@pytest.mark.rule("R2", "Q15")
def test_the_joker_2_counts_a_super_power_that_clayface_borrowed_once_he_is_done(
    table: Script,
) -> None:
    as_joker(table, 2).main_deck("Mr. Freeze").hand(ME, "Clayface").discard(FOE, "Kick")
    table.hand(FOE, "Batarang", "Punch").play("Clayface")
    table.asks(ME, "play", ["Kick", "none"]).answer("Kick")
    table.asks(FOE, "defend", ["Batarang", "none"])
    assert table.discard_of(FOE) == ["Kick"]
    assert table.power == 4
    table.answer("none").asks(FOE, "discard", ["Batarang"]).answer("Batarang")
    assert table.discard_of(FOE) == ["Kick", "Batarang"]


@pytest.mark.card("rivals-batman-joker:the-joker-2")
def test_the_joker_2_works_once_a_turn(table: Script) -> None:
    as_joker(table, 2).main_deck("The Penguin").hand(ME, "The Penguin", *["Kick"] * 2, "Bane")
    table.play("The Penguin").play("Kick")
    assert table.power == 6
    table.play("Kick").play("Bane")
    assert table.power == 9


@pytest.mark.card("rivals-batman-joker:the-joker-2")
@pytest.mark.parametrize(
    "played", [("The Penguin", "Talia Al Ghul"), ("Kick", "Insanity"), ("Kick", "Superman")]
)
def test_the_joker_2_needs_one_of_each(table: Script, played: tuple[str, str]) -> None:
    as_joker(table, 2).main_deck("Laughing Gas").hand(ME, *played)
    table.play(played[0]).play(played[1])
    assert table.weaknesses_left == 10


@pytest.mark.card("rivals-batman-joker:the-joker-2")
@pytest.mark.rule("Q15")
@pytest.mark.parametrize("location", ["The Batcave", "Abandoned Amusement Park", "Arkham Asylum"])
def test_a_location_that_the_joker_2_reveals_has_no_effect(table: Script, location: str) -> None:
    as_joker(table, 2).main_deck(location, "Robin").hand(ME, "The Penguin", "Kick")
    table.discard(ME, "Bane").confront(FOE).play("The Penguin").play("Kick")
    assert table.power == 4
    assert table.cost_of(ME) == 12
    assert table.turn_options() == ["done"]
    assert table.main_deck_now == [location, "Robin"]


@pytest.mark.card("rivals-batman-joker:the-joker-2")
@pytest.mark.rule("Q14")
def test_the_joker_2_does_nothing_over_an_empty_main_deck(table: Script) -> None:
    as_joker(table, 2).main_deck().hand(ME, "The Penguin", "Kick").play("The Penguin").play("Kick")
    assert table.power == 4


@pytest.mark.card("rivals-batman-joker:the-joker-2", "rivals-batman-joker:billionaire")
@pytest.mark.rule("Q15")
def test_billionaire_played_by_the_joker_2_gains_the_card_under_it(table: Script) -> None:
    as_joker(table, 2).main_deck("Billionaire", "Robin", "Oracle").hand(ME, "The Penguin", "Kick")
    table.confront(FOE).play("The Penguin").play("Kick")
    assert table.hand_of(ME) == ["Robin"]
    assert table.main_deck_now == ["Billionaire", "Oracle"]
    assert table.power == 4


@pytest.mark.card("rivals-batman-joker:the-joker-2", "rivals-batman-joker:the-riddler")
@pytest.mark.rule("Q15")
def test_the_riddler_s_offer_stays_when_the_joker_2_has_put_him_back(table: Script) -> None:
    as_joker(table, 2).main_deck("The Riddler", "Robin", "Oracle").hand(ME, "The Penguin", "Kick")
    table.play("The Penguin").play("Kick")
    assert table.power == 5
    assert "use The Riddler" in table.turn_options()
    table.use("The Riddler").asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    assert table.discard_of(ME) == ["The Riddler"]
    assert table.main_deck_now == ["Robin", "Oracle"]
    assert table.power == 2


@pytest.mark.card("rivals-batman-joker:the-joker-2", "rivals-batman-joker:black-canary")
@pytest.mark.ruling("C-black-canary")
def test_black_canary_played_by_the_joker_2_gets_her_power_though_she_is_back_on_the_deck(
    table: Script,
) -> None:
    as_joker(table, 2).main_deck("Black Canary").line_up("Bane", "The Batcave")
    table.hand(ME, "The Penguin", "Kick").confront(FOE).play("The Penguin").play("Kick")
    table.asks(ME, "destroy", ["Bane", "none"]).answer("Bane")
    assert table.power == 4 + 2 + 3
    assert table.main_deck_now == ["Black Canary"]


@pytest.mark.card("rivals-batman-joker:the-joker-2", "rivals-batman-joker:catwoman")
@pytest.mark.rule("Q15")
def test_a_catwoman_played_by_the_joker_2_borrows_in_her_turn(table: Script) -> None:
    as_joker(table, 2).main_deck("Catwoman", "Robin").hand(ME, "The Penguin", "Kick")
    table.deck(FOE, "Red Robin").confront(FOE).play("The Penguin").play("Kick")
    assert table.power == 4 + 2 + 4
    assert table.main_deck_now == ["Catwoman", "Robin"]
    assert table.discard_of(FOE) == ["Red Robin"]
    assert sorted(table.in_play_of(ME)) == ["Kick", "The Penguin"]


@pytest.mark.card("rivals-batman-joker:the-joker-2", "rivals-batman-joker:scarecrow")
@pytest.mark.rule("A9")
def test_an_attack_that_the_joker_2_plays_may_be_avoided(table: Script) -> None:
    as_joker(table, 2).main_deck("Scarecrow").hand(ME, "The Penguin", "Kick")
    table.hand(FOE, "Insanity").deck(FOE, "Punch").discard(FOE, "Weakness").confront(FOE)
    table.play("The Penguin").play("Kick")
    table.asks(FOE, "defend", ["Insanity", "none"]).answer("Insanity")
    assert table.power == 6
    assert table.weaknesses_left == 9


@pytest.mark.card(
    "rivals-batman-joker:the-joker-2",
    "rivals-batman-joker:the-joker-1",
    "rivals-batman-joker:the-joker-3",
)
@pytest.mark.rule("S9")
@pytest.mark.parametrize("level", [1, 3])
def test_the_second_level_of_the_joker_works_only_while_it_is_on_top(
    table: Script, level: int
) -> None:
    as_joker(table, level).main_deck("Red Robin").hand(ME, "The Penguin", "Kick")
    table.play("The Penguin").play("Kick")
    assert table.power == 4


# --- The Joker, Level 3 -----------------------------------------------------------------------


@pytest.mark.card("rivals-batman-joker:the-joker-3")
@pytest.mark.ruling("C-the-joker-15")
@pytest.mark.parametrize(
    ("played", "power"),
    [
        (("The Penguin",), 3),
        (("Kick",), 3),
        (("The Penguin", "The Penguin"), 6),
        (("Kick", "Kick", "Talia Al Ghul"), 10),
        (("Red Robin", "Grappling Hook", "Punch", "Vulnerability", "Weakness"), 7),
    ],
)
def test_the_joker_3_gives_power_for_each_villain_and_each_super_power(
    table: Script, played: tuple[str, ...], power: int
) -> None:
    as_joker(table, 3).hand(ME, *played).confront(FOE)
    for name in played:
        table.play(name)
    assert table.power == power


@pytest.mark.card("rivals-batman-joker:the-joker-3")
@pytest.mark.rule("F6")
def test_the_joker_3_gives_nothing_without_a_confrontation(table: Script) -> None:
    as_joker(table, 3).hand(ME, "The Penguin", "Kick").play("The Penguin").play("Kick")
    assert table.power == 4


@pytest.mark.card("rivals-batman-joker:the-joker-3")
@pytest.mark.rule("F6")
def test_the_joker_3_gives_nothing_in_a_confrontation_of_batman(table: Script) -> None:
    table.level(FOE, 3).hand(ME, "The Penguin", "Kick").confront(FOE)
    table.play("The Penguin").play("Kick")
    assert table.power == 4


@pytest.mark.card("rivals-batman-joker:the-joker-3", "rivals-batman-joker:clayface")
@pytest.mark.rule("Q15")
def test_the_joker_3_counts_a_card_that_clayface_borrowed(table: Script) -> None:
    as_joker(table, 3).hand(ME, "Clayface").discard(FOE, "Kick").confront(FOE).play("Clayface")
    table.asks(ME, "play", ["Kick", "none"]).answer("Kick")
    assert table.power == 1 + 2 + 1


@pytest.mark.card("rivals-batman-joker:the-joker-3")
@pytest.mark.rule("G3", "G5")
def test_the_fall_of_the_joker_3_wins_the_game_and_is_worth_no_points(table: Script) -> None:
    table.level(FOE, 3).hand(ME, *["Punch"] * 13, "The Penguin").hand(FOE, "Killing Joke")
    punches(table.confront(FOE), 13).play("The Penguin").done()
    table.asks(FOE, "block", ["Killing Joke", "none"]).answer("none")
    result = table.table.result
    assert result is not None
    assert (result.rule, result.winners, result.points) == ("G3", (ME,), (1, 3))
    assert table.score_of(ME) == ["The Joker"]
