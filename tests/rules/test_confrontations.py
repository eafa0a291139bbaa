"""Part F and what goes with it, one against one: announcing, Blocks, the outcome, the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from script import CATALOGUES, FOE, ME, Script

from archrivals.engine.language.rules import Setup, SetupError
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

BJ = "rivals-batman-joker"
SB = "rivals-shazam-black-adam"


@pytest.fixture
def table(table: Script) -> Script:
    return table.box(BJ)


@pytest.fixture(params=[BJ, SB, "confrontations"])
def duel(request: pytest.FixtureRequest, table: Script) -> Script:
    """One against one, in each box of the kind."""
    return table.box(request.param)


def punch(table: Script, n: int) -> Script:
    """Confront with so many Punches of a hand that holds nothing else."""
    table.hand(ME, *["Punch"] * n).confront(FOE)
    for _ in range(n):
        table.play("Punch")
    return table


def new(seed: str = "seed", **setup: Any) -> Table:
    return Table.new(Setup(**({"box": BJ} | setup)), CATALOGUES[BJ], seed)


def ids(table: Table, zone: int) -> list[str]:
    s = table.state
    return [s.cat.cards[s.faces[card]].id for card in s.zones[zone]]


# --- Setup ------------------------------------------------------------------------------------


@pytest.mark.rule("S1", "S2", "S3", "S4")
def test_decks_and_stacks_of_batman_and_the_joker() -> None:
    table = new()
    for seat in (ME, FOE):
        assert len(ids(table, hand(seat))) == 5
        owned = Counter(ids(table, hand(seat)) + ids(table, deck(seat)))
        assert owned == {"punch": 7, "vulnerability": 3}
    assert len(ids(table, MAIN_DECK)) == 55
    assert len(ids(table, LINE_UP)) == 5
    assert ids(table, STACK) == ["kick"] * 8
    assert ids(table, WEAKNESSES) == ["weakness"] * 10


@pytest.mark.rule("S9", "S12")
@pytest.mark.parametrize("heroes", [("Batman", "The Joker"), ("The Joker", "Batman")])
def test_each_player_has_three_levels_of_one_character(heroes: tuple[str, str]) -> None:
    table = new(heroes=heroes)
    for seat, name in enumerate(heroes):
        slug = {"Batman": "batman", "The Joker": "the-joker"}[name]
        assert ids(table, hero_zone(seat)) == [f"{slug}-3", f"{slug}-2", f"{slug}-1"]


@pytest.mark.rule("S12")
def test_unless_chosen_one_player_is_batman_and_the_other_the_joker() -> None:
    for number in range(8):
        table = new(f"seed {number}")
        tops = {ids(table, hero_zone(seat))[-1] for seat in (ME, FOE)}
        assert tops == {"batman-1", "the-joker-1"}


@pytest.mark.rule("S12")
def test_the_first_player_is_random_and_turns_alternate() -> None:
    firsts = [new(f"seed {number}").state.active for number in range(20)]
    assert set(firsts) == {ME, FOE}
    assert new(first=FOE).state.active == FOE


@pytest.mark.rule("S12")
@pytest.mark.parametrize(
    "setup",
    [
        {"players": 1},
        {"players": 3},
        {"first": 2},
        {"first": -1},
        {"hero_choice": "wishes"},
        {"heroes": ("Batman",)},
        {"heroes": ("Batman", "Batman")},
        {"heroes": ("Batman", "Superman")},
        {"variants": ("hunt",)},
    ],
)
def test_a_table_that_cannot_be_is_refused(setup: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        new(**setup)


@pytest.mark.rule("S9")
def test_only_the_top_level_is_in_force(duel: Script) -> None:
    assert [duel.level_of(seat) for seat in (ME, FOE)] == [1, 1]
    assert [duel.cost_of(seat) for seat in (ME, FOE)] == [9, 9]


# --- The announcement -------------------------------------------------------------------------


@pytest.mark.rule("T2")
def test_a_turn_begins_with_the_announcement(duel: Script) -> None:
    duel.hand(ME, "Punch").asks(ME, "announce", ["confront 1", "normal"])
    assert duel.power == 0
    assert duel.table.ask_of(FOE) is None


@pytest.mark.rule("T2")
def test_a_confrontation_cannot_be_announced_later(table: Script) -> None:
    table.hand(ME, "Punch", "Kick").normal()
    assert table.turn_options() == ["end", "play Kick", "play Punch"]
    table.play("Punch")
    assert table.turn_options() == ["end", "play Kick"]


@pytest.mark.rule("T2")
def test_an_announcement_cannot_be_taken_back(table: Script) -> None:
    table.hand(ME, "Punch", "Kick").confront(FOE)
    assert table.turn_options() == ["done", "play Kick", "play Punch"]


@pytest.mark.rule("T2")
def test_each_turn_has_its_own_announcement(table: Script) -> None:
    table.confront(FOE).done()
    table.asks(FOE, "announce", ["confront 0", "normal"]).answer("normal").end()
    table.asks(ME, "announce", ["confront 1", "normal"])


@pytest.mark.ruling("Q21")
def test_nothing_is_used_before_the_announcement(table: Script) -> None:
    table.in_play(ME, "Arkham Asylum", "Wayne Manor").discard(ME, "Bane", "Robin")
    table.asks(ME, "announce", ["confront 1", "normal"]).answer("normal")
    assert table.turn_options() == ["end", "use Arkham Asylum", "use Wayne Manor"]


@pytest.mark.rule("T1", "T2")
@pytest.mark.ruling("Q21")
def test_start_of_turn_effects_come_before_the_announcement(table: Script) -> None:
    table.box("confrontations").hero(ME, "Superman").level(ME, 2)
    table.hand(ME, "Punch").deck(ME, "Vulnerability", "Punch")
    table.asks(ME, "announce", ["confront 1", "normal"])
    assert sorted(table.hand_of(ME)) == ["Punch", "Vulnerability"]


@pytest.mark.ruling("Q21")
@pytest.mark.rule("T2")
def test_who_plays_before_the_announcement_is_told_why_not(table: Script) -> None:
    table.hand(ME, "Punch").in_play(ME, "Arkham Asylum").discard(ME, "Bane")
    for intent in (("play", "punch"), ("use", "arkham-asylum"), ("end", "")):
        reason = table.table.why_not(ME, intent)
        assert reason is not None
        assert reason.rule in ("T2", "Q21")


# --- No buying --------------------------------------------------------------------------------


@pytest.mark.rule("T6")
def test_nothing_is_bought_on_a_confrontation_turn(table: Script) -> None:
    table.line_up("Vicky Vale", "Robin").hand(ME, *["Kick"] * 3, "Punch").confront(FOE)
    table.play("Kick").play("Kick").play("Kick")
    assert table.power == 6
    assert table.turn_options() == ["done", "play Punch"]


@pytest.mark.rule("T6")
@pytest.mark.parametrize("card", ["kick", "vicky-vale"])
def test_who_would_buy_in_a_confrontation_is_told_why_not(table: Script, card: str) -> None:
    table.line_up("Vicky Vale").hand(ME, "Superman").confront(FOE).play("Superman")
    reason = table.table.why_not(ME, ("buy", card))
    assert reason is not None
    assert reason.rule == "T6"


@pytest.mark.rule("T6", "F2")
def test_a_confrontation_is_done_and_not_ended(table: Script) -> None:
    table.hand(ME, "Punch").confront(FOE)
    assert table.turn_options() == ["done", "play Punch"]
    reason = table.table.why_not(ME, ("end", ""))
    assert reason is not None
    assert reason.rule == "F2"


@pytest.mark.rule("T4", "T6")
def test_buying_is_free_without_a_confrontation(table: Script) -> None:
    table.line_up("Vicky Vale").hand(ME, "Superman", "Punch").play("Superman")
    assert table.turn_options() == ["buy Kick", "buy Vicky Vale", "end", "play Punch"]
    table.buy("Vicky Vale").play("Punch").buy("Kick")
    assert table.power == 0
    assert table.discard_of(ME) == ["Vicky Vale", "Kick"]


@pytest.mark.rule("T6")
def test_leftover_power_buys_nothing_after_a_victory(table: Script) -> None:
    punch(table, 13).done()
    assert table.score_of(ME) == ["The Joker"]
    assert table.active == FOE
    assert table.hand_of(ME) == ["Punch"] * 5
    assert table.deck_of(ME) == ["Punch"] * 8
    assert table.discard_of(ME) == []


@pytest.mark.rule("T6", "D4")
def test_an_effect_may_gain_cards_in_a_confrontation(table: Script) -> None:
    table.hand(ME, "Billionaire").main_deck("Robin").confront(FOE).play("Billionaire")
    assert table.hand_of(ME) == ["Robin"]


# --- The outcome ------------------------------------------------------------------------------


@pytest.mark.rule("F3")
@pytest.mark.parametrize(("power", "level"), [(0, 1), (8, 1), (9, 2), (13, 2)])
def test_power_equal_to_the_cost_is_enough(duel: Script, power: int, level: int) -> None:
    punch(duel, power).done()
    assert duel.level_of(FOE) == level
    assert len(duel.score_of(ME)) == level - 1


@pytest.mark.rule("F3", "S9")
@pytest.mark.parametrize(("power", "level"), [(11, 2), (12, 3)])
def test_the_second_level_costs_twelve(duel: Script, power: int, level: int) -> None:
    punch(duel.level(FOE, 2), power).done()
    assert duel.level_of(FOE) == level


@pytest.mark.rule("F3", "G3", "S9")
@pytest.mark.parametrize(("kicks", "over"), [(0, False), (1, True)])
def test_the_third_level_costs_fifteen(table: Script, kicks: int, over: bool) -> None:
    table.level(FOE, 3).hand(ME, *["Punch"] * 13, *["Kick"] * kicks).confront(FOE)
    for _ in range(13):
        table.play("Punch")
    for _ in range(kicks):
        table.play("Kick")
    table.done()
    assert table.table.over == over
    assert table.level_of(FOE) == (0 if over else 3)


@pytest.mark.rule("F4")
def test_one_character_card_falls_however_large_the_power(table: Script) -> None:
    table.hand(ME, "Superman", "Red Robin", *["Punch"] * 14).confront(FOE)
    table.play("Superman").play("Red Robin")
    for _ in range(14):
        table.play("Punch")
    assert table.power == 22
    table.done()
    assert table.score_of(ME) == ["The Joker"]
    assert table.level_of(FOE) == 2
    assert table.cost_of(FOE) == 12
    assert table.active == FOE


@pytest.mark.rule("F4", "S9")
def test_the_next_level_s_ability_applies_from_then_on(table: Script) -> None:
    table.hand(ME, "Red Robin", "Talia Al Ghul", "Kick").main_deck("Superman")
    table.hand(FOE, "The Penguin", "Kick").confront(FOE)
    table.play("Red Robin").play("Talia Al Ghul").play("Kick").done()
    table.asks(FOE, "block", ["none"]).answer("none")
    table.play("The Penguin").play("Kick")
    assert table.power == 8


@pytest.mark.rule("F4", "S9")
def test_a_fallen_level_gives_its_ability_no_more(table: Script) -> None:
    table.hand(ME, "Red Robin", "Talia Al Ghul", "Kick").line_up("Insanity")
    table.hand(FOE, "Kick").deck(FOE, *["Punch"] * 7).confront(FOE)
    table.play("Red Robin").play("Talia Al Ghul").play("Kick").done()
    table.asks(FOE, "block", ["none"]).answer("none")
    table.play("Kick").buy("Insanity").end()
    assert table.hand_of(FOE) == ["Punch"] * 5


@pytest.mark.rule("F4")
def test_a_character_is_defeated_level_after_level(table: Script) -> None:
    table.hand(ME, "Superman", "Red Robin", "Talia Al Ghul", "The Penguin").confront(FOE)
    table.play("Superman").play("Red Robin").play("The Penguin").done()
    assert table.level_of(FOE) == 2
    table.end().confront(FOE)
    for name in ("Superman", "Red Robin", "Talia Al Ghul", "The Penguin"):
        table.play(name)
    assert table.power == 13
    table.done()
    assert table.level_of(FOE) == 3
    assert table.cost_of(FOE) == 15
    assert table.score_of(ME) == ["The Joker", "The Joker"]


@pytest.mark.ruling("Q17")
def test_a_confrontation_compares_the_power_that_is_left(table: Script) -> None:
    table.hand(ME, "The Riddler", "Superman", "Red Robin").main_deck("Robin", "Bane")
    table.confront(FOE).play("The Riddler").play("Superman").play("Red Robin")
    assert table.power == 9
    table.use("The Riddler").asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    table.done()
    assert table.level_of(FOE) == 1


@pytest.mark.rule("F13")
@pytest.mark.ruling("Q23")
@pytest.mark.parametrize("n", [3, 9])
def test_once_it_is_over_nothing_more_is_played(table: Script, n: int) -> None:
    table.hand(ME, *["Punch"] * n, "Kick", "Insanity").in_play(ME, "Wayne Manor")
    table.discard(ME, "Robin").deck(ME, *["Vulnerability"] * 5).hand(FOE, "Kick").confront(FOE)
    for _ in range(n):
        table.play("Punch")
    table.done().asks(FOE, "block", ["none"])
    assert table.table.ask_of(ME) is None
    table.answer("none").asks(FOE, "announce", ["confront 0", "normal"])
    assert sorted(table.discard_of(ME)) == sorted([*["Punch"] * n, "Kick", "Insanity", "Robin"])
    assert table.hand_of(ME) == ["Vulnerability"] * 5
    assert table.power == 0


# --- Blocks -----------------------------------------------------------------------------------


@pytest.mark.rule("F2", "F10")
@pytest.mark.ruling("Q23")
def test_blocks_are_used_after_the_confronter_is_done(table: Script) -> None:
    table.hand(ME, "Superman", "Red Robin", "Punch", "Kick").hand(FOE, "Grappling Hook", "Kick")
    table.confront(FOE).play("Superman")
    assert table.table.ask_of(FOE) is None
    table.play("Red Robin").play("Punch")
    assert table.table.ask_of(FOE) is None
    table.done().asks(FOE, "block", ["Grappling Hook", "none"])
    assert table.table.ask_of(ME) is None
    table.answer("Grappling Hook").asks(FOE, "block", ["none"]).answer("none")
    assert table.level_of(FOE) == 1
    assert "Kick" in table.hand_of(ME)


@pytest.mark.rule("F3")
@pytest.mark.parametrize(("power", "level"), [(12, 1), (13, 2)])
def test_the_cost_after_blocks_must_be_greater_than_the_power(
    table: Script, power: int, level: int
) -> None:
    punch(table.hand(FOE, "Superman"), power).done()
    table.asks(FOE, "block", ["Superman", "none"]).answer("Superman")
    assert table.level_of(FOE) == level


@pytest.mark.rule("F8")
@pytest.mark.ruling("Q24")
def test_any_number_of_blocks_is_used_one_at_a_time(table: Script) -> None:
    table.hand(FOE, "Grappling Hook", "Grappling Hook", "Harley Quinn", "Kick")
    punch(table, 14).done()
    table.asks(FOE, "block", ["Grappling Hook", "Harley Quinn", "none"]).answer("Grappling Hook")
    assert table.cost_of(FOE) == 11
    assert table.discard_of(FOE) == ["Grappling Hook"]
    table.asks(FOE, "block", ["Grappling Hook", "Harley Quinn", "none"]).answer("Harley Quinn")
    assert table.cost_of(FOE) == 13
    table.asks(FOE, "block", ["Grappling Hook", "none"]).answer("Grappling Hook")
    table.asks(FOE, "block", ["none"])
    assert table.cost_of(FOE) == 15
    table.answer("none")
    assert table.level_of(FOE) == 1
    assert sorted(table.discard_of(FOE)) == ["Grappling Hook", "Grappling Hook", "Harley Quinn"]


@pytest.mark.rule("F8")
@pytest.mark.ruling("Q24")
@pytest.mark.parametrize(
    ("box", "name", "drawn"), [("confrontations", "Flight", "Flight"), (SB, "Cyclone", "Hippolyta")]
)
def test_a_block_just_drawn_may_be_used(table: Script, box: str, name: str, drawn: str) -> None:
    table.box(box).hand(FOE, name).deck(FOE, drawn, "Punch")
    punch(table, 9).done().asks(FOE, "block", [name, "none"]).answer(name)
    assert table.cost_of(FOE) == 11
    assert table.hand_of(FOE) == [drawn]
    table.asks(FOE, "block", [drawn, "none"]).answer("none")
    assert table.level_of(FOE) == 1


@pytest.mark.rule("F14")
@pytest.mark.ruling("Q23")
@pytest.mark.parametrize("power", [0, 5, 14])
def test_a_block_may_be_spent_where_it_changes_nothing(table: Script, power: int) -> None:
    punch(table.hand(FOE, "Grappling Hook"), power).done()
    table.asks(FOE, "block", ["Grappling Hook", "none"]).answer("Grappling Hook")
    assert table.discard_of(FOE) == ["Grappling Hook"]
    assert table.level_of(FOE) == (2 if power == 14 else 1)


@pytest.mark.rule("F2")
def test_a_block_may_be_kept(table: Script) -> None:
    punch(table.hand(FOE, "Superman"), 9).done()
    table.asks(FOE, "block", ["Superman", "none"]).answer("none")
    assert table.level_of(FOE) == 2
    assert table.hand_of(FOE) == ["Superman"]


@pytest.mark.rule("F5")
def test_a_raised_cost_lasts_until_the_end_of_the_turn(table: Script) -> None:
    table.hand(FOE, "Superman", "Grappling Hook")
    punch(table, 9).done()
    table.asks(FOE, "block", ["Superman", "Grappling Hook", "none"]).answer("Superman")
    assert table.cost_of(FOE) == 13
    table.asks(FOE, "block", ["Grappling Hook", "none"]).answer("none")
    assert table.cost_of(FOE) == 9


@pytest.mark.rule("F15")
def test_a_block_is_used_from_hand_only(table: Script) -> None:
    table.hand(FOE, "Punch").discard(FOE, "Superman").deck(FOE, "Grappling Hook")
    punch(table, 9).done().asks(FOE, "block", ["none"]).answer("none")
    assert table.level_of(FOE) == 2


@pytest.mark.rule("F15", "A9")
def test_a_block_answers_no_attack(table: Script) -> None:
    table.hand(ME, "Laughing Gas").hand(FOE, "Superman", "Insanity").confront(FOE)
    table.play("Laughing Gas").asks(FOE, "defend", ["Insanity", "none"]).answer("none")
    assert table.discard_of(FOE) == ["Weakness"]


@pytest.mark.rule("F15")
def test_a_defense_answers_no_confrontation(table: Script) -> None:
    table.hand(FOE, "Insanity", "Lucius Fox", "Batarang", "World's Greatest Detective")
    punch(table, 9).done().asks(FOE, "block", ["none"]).answer("none")
    assert table.level_of(FOE) == 2


@pytest.mark.rule("F9")
def test_a_block_card_is_played_like_any_other_on_one_s_own_turn(table: Script) -> None:
    table.hand(ME, "Superman", "Talia Al Ghul", "Grappling Hook").confront(FOE)
    table.play("Superman").play("Talia Al Ghul").play("Grappling Hook")
    assert table.power == 9
    assert table.cost_of(ME) == 9
    table.done()
    assert table.level_of(FOE) == 2


@pytest.mark.rule("F2", "F15")
def test_there_is_no_time_for_blocks_on_a_normal_turn(table: Script) -> None:
    table.hand(ME, "Superman").hand(FOE, "Superman", "Grappling Hook")
    table.hand(ME, "Red Robin").play("Red Robin").end()
    table.asks(FOE, "announce", ["confront 0", "normal"])
    assert len(table.hand_of(FOE)) == 2


@pytest.mark.rule("Q5", "D5")
def test_who_holds_no_block_is_asked_all_the_same(table: Script) -> None:
    punch(table.hand(FOE, "Punch"), 3).done().asks(FOE, "block", ["none"]).answer("none")
    assert table.active == FOE


@pytest.mark.rule("F10")
def test_only_defenses_and_blocks_are_used_on_a_foe_s_turn(table: Script) -> None:
    table.hand(ME, "Laughing Gas").in_play(FOE, "Arkham Asylum").discard(FOE, "Bane")
    table.hand(FOE, "Punch", "Insanity", "Superman").confront(FOE)
    for intent in (("play", "punch"), ("use", "arkham-asylum"), ("buy", "kick"), ("end", "")):
        reason = table.table.why_not(FOE, intent)
        assert reason is not None
        assert reason.rule == "F10"
    table.play("Laughing Gas").asks(FOE, "defend", ["Insanity", "none"]).answer("none")
    table.done().asks(FOE, "block", ["Superman", "none"]).answer("none")


# --- Confrontation text, Attacks --------------------------------------------------------------


@pytest.mark.rule("F6")
@pytest.mark.parametrize(("confronts", "power", "held"), [(True, 1, 2), (False, 1, 0)])
def test_confrontation_text_works_only_when_one_was_announced(
    table: Script, confronts: bool, power: int, held: int
) -> None:
    table.hand(ME, "Maniacal Laugh").deck(ME, "Punch", "Punch", "Kick")
    if confronts:
        table.confront(FOE)
    table.play("Maniacal Laugh")
    assert table.power == power
    assert table.hand_of(ME) == ["Punch"] * held


@pytest.mark.rule("F6")
def test_confrontation_text_is_silent_on_the_next_normal_turn(table: Script) -> None:
    table.deck(ME, "Joy Buzzer", *["Vulnerability"] * 4).hand(FOE, "Kick")
    table.confront(FOE).done().asks(FOE, "block", ["none"]).answer("none").end().play("Joy Buzzer")
    assert table.power == 1


@pytest.mark.rule("A9")
def test_attacks_are_played_in_a_confrontation_and_defended_as_usual(table: Script) -> None:
    table.hand(ME, "Laughing Gas", "Poison Ivy").hand(FOE, "Insanity", "Superman")
    table.deck(FOE, "Grappling Hook").confront(FOE).play("Laughing Gas")
    table.asks(FOE, "defend", ["Insanity", "none"]).answer("Insanity")
    assert sorted(table.hand_of(FOE)) == ["Grappling Hook", "Superman"]
    table.play("Poison Ivy").asks(FOE, "defend", ["none"]).answer("none")
    table.asks(FOE, "discard", ["Superman", "Grappling Hook"]).answer("Grappling Hook")
    table.done().asks(FOE, "block", ["Superman", "none"]).answer("none")


@pytest.mark.rule("A9")
def test_a_confrontation_is_no_attack(table: Script) -> None:
    table.hand(FOE, "Insanity", "Lucius Fox").confront(FOE)
    assert table.table.ask_of(FOE) is None
    assert table.turn_options() == ["done"]


@pytest.mark.rule("R3")
def test_that_foe_is_the_one_being_confronted(table: Script) -> None:
    table.options(first=FOE).hand(FOE, "Joy Buzzer", "Scarecrow").hand(ME, "Punch", "Kick")
    table.confront(ME).play("Joy Buzzer").asks(ME, "discard", ["Punch", "Kick"]).answer("Punch")
    table.play("Scarecrow").asks(ME, "defend", ["none"]).answer("none")
    assert table.power == 3
    assert sorted(table.discard_of(ME)) == ["Punch", "Weakness"]
    table.done().asks(ME, "block", ["none"]).answer("none")


# --- The end of the turn ----------------------------------------------------------------------


@pytest.mark.rule("E1", "F13")
@pytest.mark.ruling("Q25")
def test_a_defeat_is_followed_by_the_end_of_the_turn_step_by_step() -> None:
    table = Script().box(BJ).hand(ME, "Red Hood", *["Punch"] * 7, "Vulnerability")
    table.deck(ME, *["Kick"] * 5).line_up("Robin", "Oracle", "Bane", "Scarecrow").confront(FOE)
    table.play("Red Hood")
    for _ in range(7):
        table.play("Punch")
    table.done().asks(ME, "destroy", ["Vulnerability", "none"]).answer("none")
    kinds: list[str] = []
    for event in table.table.events(ME):
        if event.kind == "move":
            kinds.append(f"{event.from_.zone} to {event.to.zone}")
        elif event.kind not in ("choice", "fires"):  # what is decided on the way
            kinds.append(event.kind)
    told = list(dict.fromkeys(kinds[kinds.index("done") :]))
    assert told == [
        "done",
        "outcome",
        "hero to score",
        "end-turn",
        "hand to discard",
        "in-play to discard",
        "deck to hand",
        "main-deck to line-up",
        "turn",
    ]


@pytest.mark.rule("E1", "E2", "T9")
def test_slots_emptied_in_a_confrontation_are_filled_at_its_end(table: Script) -> None:
    table.hand(ME, "Killer Croc").line_up("Robin", "Oracle", "Bane", "Scarecrow", "Batarang")
    table.main_deck("Huntress", "Superman").confront(FOE).play("Killer Croc")
    table.asks(ME, "destroy", ["Robin", "Oracle", "none"]).answer("Robin")
    assert len(table.line_up_now) == 4
    table.done()
    assert len(table.line_up_now) == 5
    assert table.main_deck_now == ["Superman"]


# --- The end of the game ----------------------------------------------------------------------


@pytest.mark.rule("G3")
@pytest.mark.ruling("Q25")
@pytest.mark.parametrize("hero", ["Batman", "The Joker"])
def test_the_fall_of_the_last_character_wins_whatever_the_points(table: Script, hero: str) -> None:
    table.hero(ME, hero).level(FOE, 3).level(ME, 2).hand(ME, *["Punch"] * 13, "The Penguin")
    table.place("score 1", "batman-1" if hero == "Batman" else "the-joker-1")
    table.deck(FOE, "Superman", "Killing Joke").discard(ME, "Weakness", "Weakness")
    table.confront(FOE)
    for _ in range(13):
        table.play("Punch")
    table.play("The Penguin").done()
    result = table.table.result
    assert result is not None
    assert (result.rule, result.winners) == ("G3", (ME,))
    assert result.points == (-1, 10)
    assert table.table.asks == ()
    assert table.active == ME  # at once, before the turn is over


@pytest.mark.rule("G3")
def test_a_block_saves_the_last_character_and_the_game_goes_on(table: Script) -> None:
    table.level(FOE, 3).hand(ME, *["Punch"] * 13, "The Penguin").hand(FOE, "Grappling Hook")
    table.confront(FOE)
    for _ in range(13):
        table.play("Punch")
    table.play("The Penguin").done()
    table.asks(FOE, "block", ["Grappling Hook", "none"]).answer("Grappling Hook")
    assert not table.table.over
    assert table.active == FOE


def ends(table: Script) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """End the game at the next refill: the points, and who won."""
    table.main_deck().line_up().end()
    result = table.table.result
    assert result is not None
    assert result.rule == "G1"
    return result.points, result.winners


@pytest.mark.rule("G1", "G4")
def test_all_that_is_one_s_own_is_counted(table: Script) -> None:
    table.hand(ME, "Superman").discard(ME, "Hugo Strange").in_play(ME, "The Batcave")
    table.deck(ME, "Kick", "Weakness", "Punch").hand(FOE, "Vulnerability").deck(FOE, "Robin")
    assert ends(table) == ((3 + 2 + 1 + 1 - 1, 1), (ME,))


@pytest.mark.rule("G5")
@pytest.mark.parametrize(
    ("levels", "points"), [((), 0), (("the-joker-1",), 4), (("the-joker-1", "the-joker-2"), 10)]
)
def test_defeated_characters_count_for_who_defeated_them(
    table: Script, levels: tuple[str, ...], points: int
) -> None:
    table.level(FOE, len(levels) + 1).place("score 0", *levels).deck(FOE, "Kick")
    assert ends(table) == ((points, 1), (ME if points else FOE,))


@pytest.mark.rule("G5")
def test_characters_that_still_stand_count_for_nobody(table: Script) -> None:
    assert ends(table) == ((0, 0), (ME, FOE))


@pytest.mark.rule("G7")
def test_a_tie_goes_to_who_defeated_more_characters(table: Script) -> None:
    table.level(FOE, 2).place("score 0", "the-joker-1").deck(FOE, "Superman", "Kick")
    assert ends(table) == ((4, 4), (ME,))


@pytest.mark.rule("G7", "Q4")
def test_a_tie_is_not_broken_by_the_points_of_the_characters(table: Script) -> None:
    table.level(FOE, 2).level(ME, 2).place("score 0", "the-joker-1").place("score 1", "batman-1")
    table.deck(FOE, "Superman").deck(ME, *["Kick"] * 3, *["Punch"] * 7)
    assert ends(table) == ((7, 7), (ME, FOE))


@pytest.mark.rule("G1", "T6")
def test_a_confrontation_turn_may_end_the_game_at_the_refill(table: Script) -> None:
    table.hand(ME, *["Punch"] * 9).main_deck().line_up("Robin", "Oracle", "Bane", "Scarecrow")
    punch(table, 9).done()
    result = table.table.result
    assert result is not None
    assert (result.rule, result.winners, result.points) == ("G1", (ME,), (4, 0))


@pytest.mark.rule("G1", "Q14")
def test_a_full_line_up_over_an_empty_main_deck_plays_on(table: Script) -> None:
    table.main_deck().confront(FOE).done()
    assert not table.table.over
    assert table.active == FOE
