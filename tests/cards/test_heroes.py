"""The Heroes of Heroes Unite."""

from __future__ import annotations

import pytest
from script import FOE, ME, THIRD, Script

from archrivals.engine.record import steps
from archrivals.engine.state.flat import on_hero

PLAIN_LINE_UP = ("Sciencell", "Oa", "Apokolips", "Metropolis", "Gotham City")
GREEN = "Green Lantern Power Ring"
ORANGE = "Orange Lantern Power Ring"
YELLOW = "Yellow Lantern Corps Power Ring"
BLUE = "Blue Lantern Power Ring"


def points_at_the_end(table: Script) -> tuple[int, ...]:
    """End the game at the next refill (G1)."""
    table.main_deck().line_up().end()
    assert table.table.result is not None
    return table.table.result.points


# --- Super Hero Synergy -----------------------------------------------------------------------

SYNERGY = [
    pytest.param(hero, name, marks=pytest.mark.card(card))
    for hero, name, card in (
        ("red-tornado", "Crimson Whirlwind", "crimson-whirlwind"),
        ("batgirl", "Daughter of Gotham City", "daughter-of-gotham-city"),
        ("booster-gold", "Hero of the Future", "hero-of-the-future"),
        ("black-canary", "Sonic Siren", "sonic-siren"),
        ("hawkman", "Winged Warrior", "winged-warrior"),
        ("nightwing", "Wonder of the Knight", "wonder-of-the-knight"),
        ("shazam-super-hero", "World's Mightiest Mortal", "worlds-mightiest-mortal"),
    )
]


@pytest.mark.rule("H1")
@pytest.mark.ruling("Q31")
@pytest.mark.parametrize(("hero", "name"), SYNERGY)
def test_the_synergy_card_lies_on_its_super_hero_and_its_owner_may_buy_it(
    table: Script, hero: str, name: str
) -> None:
    table.variants("synergy").hero(ME, hero).hand(ME, "Brother Blood", "Brother Blood")
    table.line_up(*PLAIN_LINE_UP)
    assert table.names(on_hero(ME)) == [name]
    table.play("Brother Blood").play("Brother Blood").buy(name)
    assert table.discard_of(ME) == [name]
    assert table.names(on_hero(ME)) == []


@pytest.mark.rule("H1")
@pytest.mark.parametrize(("hero", "name"), SYNERGY)
def test_the_synergy_card_is_never_bought_by_another_player(
    table: Script, hero: str, name: str
) -> None:
    table.variants("synergy").hero(ME, hero).hand(FOE, "Brother Blood", "Brother Blood")
    table.line_up(*PLAIN_LINE_UP).end().play("Brother Blood").play("Brother Blood")
    assert f"buy {name}" not in table.turn_options()
    assert "buy Sciencell" in table.turn_options()


@pytest.mark.card("sonic-siren", "daughter-of-gotham-city", "hero-of-the-future")
@pytest.mark.rule("H1")
@pytest.mark.parametrize(
    ("hero", "name"),
    [
        ("black-canary", "Sonic Siren"),
        ("batgirl", "Daughter of Gotham City"),
        ("booster-gold", "Hero of the Future"),
    ],
)
def test_its_owner_may_buy_the_other_copy_and_keep_the_synergy_card(
    table: Script, hero: str, name: str
) -> None:
    table.variants("synergy").hero(ME, hero).hand(ME, "Brother Blood").line_up(name, "Sciencell")
    table.play("Brother Blood")
    options = [option for option in table.turn_options() if name in option]
    assert options == [f"buy {name} (line-up)", f"buy {name} (on-hero)"]


# --- Crimson Whirlwind ------------------------------------------------------------------------


@pytest.mark.card("crimson-whirlwind")
def test_crimson_whirlwind_may_empty_the_deck(table: Script) -> None:
    table.hand(ME, "Crimson Whirlwind").deck(ME, "Punch", "Kick").discard(ME, "Raven")
    table.play("Crimson Whirlwind").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 2
    assert table.deck_of(ME) == []
    assert sorted(table.discard_of(ME)) == ["Kick", "Punch", "Raven"]


@pytest.mark.card("crimson-whirlwind")
def test_crimson_whirlwind_may_leave_the_deck_alone(table: Script) -> None:
    table.hand(ME, "Crimson Whirlwind").deck(ME, "Punch", "Kick")
    table.play("Crimson Whirlwind").asks(ME, "may", ["yes", "no"]).answer("no")
    assert table.power == 2
    assert table.deck_of(ME) == ["Punch", "Kick"]


@pytest.mark.card("crimson-whirlwind")
def test_crimson_whirlwind_does_not_ask_over_an_empty_deck(table: Script) -> None:
    table.hand(ME, "Crimson Whirlwind").discard(ME, "Kick").play("Crimson Whirlwind")
    assert table.power == 2
    assert table.discard_of(ME) == ["Kick"]


@pytest.mark.card("crimson-whirlwind")
@pytest.mark.rule("D1")
def test_a_deck_emptied_by_crimson_whirlwind_is_rebuilt_at_the_next_draw(table: Script) -> None:
    table.hand(ME, "Crimson Whirlwind", "Raven").deck(ME, "Punch", "Punch")
    table.play("Crimson Whirlwind").asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.deck_of(ME) == []
    table.play("Raven")
    assert table.hand_of(ME) == ["Punch"]
    assert table.deck_of(ME) == ["Punch"]
    assert table.discard_of(ME) == []


# --- Daughter of Gotham City ------------------------------------------------------------------


@pytest.mark.card("daughter-of-gotham-city")
def test_daughter_of_gotham_city_fetches_up_to_two_punches(table: Script) -> None:
    table.hand(ME, "Daughter of Gotham City")
    table.discard(ME, "Punch", "Punch", "Punch", "Vulnerability").play("Daughter of Gotham City")
    table.asks(ME, "move", ["Punch", "none"]).answer("Punch")
    table.asks(ME, "move", ["Punch", "none"]).answer("Punch")
    assert table.power == 1
    assert table.hand_of(ME) == ["Punch", "Punch"]
    assert sorted(table.discard_of(ME)) == ["Punch", "Vulnerability"]


@pytest.mark.card("daughter-of-gotham-city")
def test_daughter_of_gotham_city_may_stop_at_one_punch(table: Script) -> None:
    table.hand(ME, "Daughter of Gotham City").discard(ME, "Punch", "Punch")
    table.play("Daughter of Gotham City")
    table.asks(ME, "move", ["Punch", "none"]).answer("Punch")
    table.asks(ME, "move", ["Punch", "none"]).answer("none")
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("daughter-of-gotham-city")
def test_daughter_of_gotham_city_may_fetch_none(table: Script) -> None:
    table.hand(ME, "Daughter of Gotham City").discard(ME, "Punch", "Punch")
    table.play("Daughter of Gotham City").asks(ME, "move", ["Punch", "none"]).answer("none")
    assert table.hand_of(ME) == []
    assert table.discard_of(ME) == ["Punch", "Punch"]


@pytest.mark.card("daughter-of-gotham-city")
def test_daughter_of_gotham_city_asks_once_for_a_lone_punch(table: Script) -> None:
    table.hand(ME, "Daughter of Gotham City").discard(ME, "Punch").play("Daughter of Gotham City")
    table.asks(ME, "move", ["Punch", "none"]).answer("Punch")
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("daughter-of-gotham-city")
def test_daughter_of_gotham_city_asks_nothing_without_a_punch(table: Script) -> None:
    table.hand(ME, "Daughter of Gotham City").discard(ME, "Kick").deck(ME, "Punch")
    table.play("Daughter of Gotham City")
    assert table.power == 1
    assert table.hand_of(ME) == []


# --- Deadman ----------------------------------------------------------------------------------


@pytest.mark.card("deadman")
@pytest.mark.rule("K9")
def test_deadman_played_gives_power_and_destroys_nothing(table: Script) -> None:
    table.hand(ME, "Deadman", "Punch").discard(ME, "Punch").play("Deadman")
    assert table.power == 2
    assert table.destroyed == []


@pytest.mark.card("deadman")
@pytest.mark.ruling("C-deadman")
def test_deadman_destroys_one_card_from_each_zone_when_bought(table: Script) -> None:
    table.hand(ME, "Brother Blood", "Punch", "Vulnerability").discard(ME, "Punch", "Kick")
    table.line_up("Deadman").play("Brother Blood").buy("Deadman")
    assert table.power == 0
    table.asks(
        ME,
        "destroy",
        ["Punch (hand)", "Vulnerability", "Punch (discard)", "Kick", "Deadman", "none"],
    ).answer("Punch (hand)")
    table.asks(ME, "destroy", ["Vulnerability", "Punch", "Kick", "Deadman", "none"]).answer("Punch")
    assert table.destroyed == ["Punch", "Punch"]
    assert table.hand_of(ME) == ["Vulnerability"]
    assert sorted(table.discard_of(ME)) == ["Deadman", "Kick"]


@pytest.mark.card("deadman")
@pytest.mark.ruling("C-deadman")
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_deadman_may_destroy_two_cards_of_one_zone(table: Script, zone: str) -> None:
    table.hand(ME, "Brother Blood", "Punch", "Kick").discard(ME, "Punch", "Kick")
    table.line_up("Deadman").play("Brother Blood").buy("Deadman")
    first = [f"{name} ({place})" for name in ("Punch", "Kick") for place in ("hand", "discard")]
    table.asks(ME, "destroy", [*first, "Deadman", "none"]).answer(f"Punch ({zone})")
    rest = ["Punch", "Kick (hand)", "Kick (discard)", "Deadman", "none"]
    table.asks(ME, "destroy", rest).answer(f"Kick ({zone})")
    assert table.destroyed == ["Punch", "Kick"]
    assert len(table.hand_of(ME)) == (0 if zone == "hand" else 2)
    assert len(table.discard_of(ME)) == (3 if zone == "hand" else 1)


@pytest.mark.card("deadman")
def test_deadman_has_arrived_and_may_be_destroyed_himself(table: Script) -> None:
    table.hand(ME, "Brother Blood").line_up("Deadman").play("Brother Blood").buy("Deadman")
    table.asks(ME, "destroy", ["Deadman", "none"]).answer("Deadman")
    assert table.destroyed == ["Deadman"]
    assert table.discard_of(ME) == []


@pytest.mark.card("deadman")
def test_deadman_may_destroy_nothing(table: Script) -> None:
    table.hand(ME, "Brother Blood", "Punch").line_up("Deadman").play("Brother Blood").buy("Deadman")
    table.asks(ME, "destroy", ["Punch", "Deadman", "none"]).answer("none")
    assert table.destroyed == []


@pytest.mark.card("deadman")
def test_deadman_may_destroy_just_one_card(table: Script) -> None:
    table.hand(ME, "Brother Blood", "Punch").line_up("Deadman").play("Brother Blood").buy("Deadman")
    table.asks(ME, "destroy", ["Punch", "Deadman", "none"]).answer("Punch")
    table.asks(ME, "destroy", ["Deadman", "none"]).answer("none")
    assert table.destroyed == ["Punch"]


@pytest.mark.card("deadman", "teleportation")
@pytest.mark.rule("K9", "R2")
def test_deadman_gained_into_the_hand_may_be_destroyed_there(table: Script) -> None:
    table.hand(ME, "Teleportation").main_deck("Deadman", "Oa").play("Teleportation")
    assert table.hand_of(ME) == ["Deadman"]
    table.asks(ME, "destroy", ["Deadman", "none"]).answer("Deadman")
    assert table.hand_of(ME) == []


@pytest.mark.card("deadman", "larfleeze")
@pytest.mark.rule("R2")
def test_deadman_waits_until_the_gaining_card_has_resolved(table: Script) -> None:
    table.hand(ME, "Larfleeze").line_up("Talon", "Deadman").play("Larfleeze")
    table.asks(ME, "gain", ["Talon", "Deadman", "none"]).answer("Deadman", "Talon")
    assert sorted(table.hand_of(ME)) == ["Deadman", "Talon"]
    table.asks(ME, "destroy", ["Talon", "Deadman", "none"]).answer("none")


@pytest.mark.card("deadman", "trigon")
@pytest.mark.ruling("Q36")
def test_deadman_does_nothing_when_he_is_taken_and_not_gained(table: Script) -> None:
    table.hand(ME, "Trigon", "Punch").main_deck("Deadman", "Katana").play("Trigon")
    table.asks(ME, "move", ["Deadman", "Katana"]).answer("Deadman")
    assert sorted(table.hand_of(ME)) == ["Deadman", "Punch"]
    assert table.destroyed == []


@pytest.mark.card("deadman", "hector-hammond")
@pytest.mark.rule("K9", "R2")
@pytest.mark.ruling("Q11")
def test_deadman_works_when_gained_between_turns(table: Script) -> None:
    table.super_villains("Vandal Savage", "Hector Hammond", "Graves")
    table.hand(ME, "Brother Blood", "Brother Blood").line_up(*PLAIN_LINE_UP)
    table.main_deck("Katana", "Deadman", "Raven").discard(FOE, "Vulnerability")
    table.play("Brother Blood").play("Brother Blood").buy("Vandal Savage").end()
    table.asks(ME, "defend", ["none"]).answer("none")
    assert table.discard_of(ME) == ["Katana"]
    options = ["Vulnerability", "Deadman", "Weakness", "none"]
    table.asks(FOE, "destroy", options).answer("Weakness")
    table.asks(FOE, "destroy", options).answer("Weakness")
    assert sorted(table.discard_of(FOE)) == ["Deadman", "Vulnerability"]
    assert table.active == FOE


# --- Hawkgirl ---------------------------------------------------------------------------------


@pytest.mark.card("hawkgirl")
def test_hawkgirl_gives_one_power_without_heroes(table: Script) -> None:
    table.hand(ME, "Hawkgirl").discard(ME, "Punch", "Manhunter").deck(ME, "Raven").play("Hawkgirl")
    assert table.power == 1


@pytest.mark.card("hawkgirl")
def test_hawkgirl_counts_every_hero_in_the_discard_pile(table: Script) -> None:
    table.hand(ME, "Hawkgirl").discard(ME, "Katana", "Katana", "Raven", "Batarang").play("Hawkgirl")
    assert table.power == 4


@pytest.mark.card("hawkgirl")
def test_hawkgirl_counts_only_once_and_no_played_heroes(table: Script) -> None:
    table.hand(ME, "Katana", "Hawkgirl").line_up("Katana").play("Katana").play("Hawkgirl")
    assert table.power == 2
    table.buy("Katana")
    assert table.power == 0


@pytest.mark.card("hawkgirl")
def test_hawkgirl_keeps_her_power_when_the_heroes_leave_the_pile(table: Script) -> None:
    table.hand(ME, "Hawkgirl", "Skeets").discard(ME, "Raven").play("Hawkgirl")
    assert table.power == 2
    table.play("Skeets").asks(ME, "move", ["Raven", "none"]).answer("Raven")
    assert table.power == 2


# --- Hero of the Future -----------------------------------------------------------------------


@pytest.mark.card("hero-of-the-future")
def test_hero_of_the_future_alone_gives_two_power(table: Script) -> None:
    table.hand(ME, "Hero of the Future", "Raven").discard(ME, "Katana").play("Hero of the Future")
    assert table.power == 2
    table.play("Raven")
    assert table.power == 3


@pytest.mark.card("hero-of-the-future")
def test_hero_of_the_future_counts_defense_cards_before_and_after(table: Script) -> None:
    table.hand(ME, "Katana", "Hero of the Future", "Katana", "Helmet of Fate")
    table.play("Katana").play("Hero of the Future")
    assert table.power == 1 + 2 + 2
    table.play("Katana")
    assert table.power == 5 + 1 + 2
    table.play("Helmet of Fate")
    assert table.power == 8 + 2 + 2


@pytest.mark.card("hero-of-the-future")
@pytest.mark.ruling("C-hero-of-the-future")
@pytest.mark.rule("A1")
@pytest.mark.parametrize(
    "name", ["Katana", "Canary Cry", "Force Field", GREEN, "Helmet of Fate", "Skeets"]
)
def test_hero_of_the_future_counts_any_card_with_the_keyword(table: Script, name: str) -> None:
    table.hand(ME, "Hero of the Future", name).play("Hero of the Future").play(name)
    own = {"Katana": 1, GREEN: 2, "Helmet of Fate": 2}.get(name, 0)
    assert table.power == 2 + own + 2


@pytest.mark.card("hero-of-the-future")
def test_hero_of_the_future_does_not_count_a_force_field_of_an_earlier_turn(table: Script) -> None:
    table.hand(ME, "Hero of the Future").in_play(ME, "Force Field").play("Hero of the Future")
    assert table.power == 2


@pytest.mark.card("hero-of-the-future")
def test_two_heroes_of_the_future_count_each_for_itself(table: Script) -> None:
    table.hand(ME, "Hero of the Future", "Katana", "Hero of the Future")
    table.play("Hero of the Future").play("Katana").play("Hero of the Future")
    assert table.power == 2 + 3 + 4


@pytest.mark.card("hero-of-the-future", "amazo")
@pytest.mark.ruling("C-amazo")
@pytest.mark.rule("R4")
def test_hero_of_the_future_played_again_keeps_his_first_effect(table: Script) -> None:
    table.hand(ME, "Hero of the Future", "Katana", "Katana", "Amazo")
    table.play("Hero of the Future").play("Katana").play("Amazo")
    table.asks(ME, "play-again", ["Hero of the Future", "Katana", "none"])
    table.answer("Hero of the Future")
    assert table.power == 2 + 3 + 4
    table.play("Katana")
    assert table.power == 9 + 1 + 2 + 2


# --- Jason Blood ------------------------------------------------------------------------------


@pytest.mark.card("jason-blood")
@pytest.mark.rule("K4")
def test_jason_blood_may_put_a_villain_on_the_deck(table: Script) -> None:
    table.line_up(*PLAIN_LINE_UP).hand(ME, "Jason Blood").deck(ME, "Punch")
    table.discard(ME, "Manhunter", "Graves", "Katana").play("Jason Blood")
    table.asks(ME, "move", ["Manhunter", "Graves", "none"]).answer("Graves")
    assert table.power == 3
    assert table.deck_of(ME) == ["Graves", "Punch"]
    assert sorted(table.discard_of(ME)) == ["Katana", "Manhunter"]


@pytest.mark.card("jason-blood")
def test_jason_blood_may_leave_the_villain(table: Script) -> None:
    table.line_up(*PLAIN_LINE_UP).hand(ME, "Jason Blood").discard(ME, "Manhunter")
    table.play("Jason Blood").asks(ME, "move", ["Manhunter", "none"]).answer("none")
    assert table.power == 3
    assert table.discard_of(ME) == ["Manhunter"]


@pytest.mark.card("jason-blood")
def test_jason_blood_asks_nothing_without_a_villain(table: Script) -> None:
    table.line_up(*PLAIN_LINE_UP).hand(ME, "Jason Blood", "Manhunter").discard(ME, "Katana")
    table.play("Jason Blood")
    assert table.power == 3
    assert table.deck_of(ME) == []


# --- Katana -----------------------------------------------------------------------------------


@pytest.mark.card("katana")
@pytest.mark.rule("A10")
def test_katana_played_gives_one_power_and_draws_nothing(table: Script) -> None:
    table.hand(ME, "Katana").deck(ME, "Kick").play("Katana")
    assert table.power == 1
    assert table.hand_of(ME) == []


@pytest.mark.card("katana")
@pytest.mark.rule("A1", "A4")
def test_katana_avoids_an_attack_and_draws(table: Script) -> None:
    table.hand(FOE, "Katana", "Punch").deck(FOE, "Kick", "Raven").hand(ME, "Deadshot")
    table.play("Deadshot").asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.hand_of(FOE) == ["Punch", "Kick"]
    assert table.discard_of(FOE) == ["Katana"]
    assert table.deck_of(FOE) == ["Raven"]
    assert table.power == 1


@pytest.mark.card("katana")
@pytest.mark.rule("A1")
def test_katana_may_be_kept(table: Script) -> None:
    table.hand(FOE, "Katana").deck(FOE, "Kick").hand(ME, "Deadshot").play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("none")
    assert table.hand_of(FOE) == ["Katana"]
    assert table.discard_of(FOE) == ["Kick"]


@pytest.mark.card("katana")
@pytest.mark.rule("D1")
def test_katana_with_an_empty_deck_is_shuffled_and_drawn_again(table: Script) -> None:
    table.hand(FOE, "Katana").hand(ME, "Deadshot").play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.hand_of(FOE) == ["Katana"]
    assert table.discard_of(FOE) == []


@pytest.mark.card("katana")
@pytest.mark.rule("A2")
def test_a_second_katana_cannot_be_used_against_the_same_attack(table: Script) -> None:
    table.hand(FOE, "Katana", "Katana").deck(FOE, "Kick", "Punch").hand(ME, "Deadshot", "Deadshot")
    table.play("Deadshot").asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.hand_of(FOE) == ["Katana", "Kick"]
    table.play("Deadshot").asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.hand_of(FOE) == ["Kick", "Punch"]


@pytest.mark.card("katana")
@pytest.mark.rule("A1")
@pytest.mark.ruling("Q5")
def test_katana_protects_her_player_alone(table: Script) -> None:
    table.players(3).hand(FOE, "Katana").deck(FOE, "Kick").hand(THIRD, "Punch").deck(THIRD, "Raven")
    table.hand(ME, "Deadshot").play("Deadshot")
    table.asks(THIRD, "defend", ["none"]).asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.hand_of(FOE) == ["Katana"]  # nothing happens until all have answered
    table.asks(THIRD, "defend", ["none"]).answer("none")
    assert table.hand_of(FOE) == ["Kick"]
    assert table.discard_of(THIRD) == ["Raven"]


@pytest.mark.card("katana")
@pytest.mark.rule("A1")
def test_katana_does_not_defend_from_the_discard_pile_or_from_play(table: Script) -> None:
    table.hand(FOE, "Punch").discard(FOE, "Katana").deck(FOE, "Kick").hand(ME, "Deadshot")
    table.play("Deadshot").asks(FOE, "defend", ["none"]).answer("none")
    assert sorted(table.discard_of(FOE)) == ["Katana", "Kick"]


@pytest.mark.card("katana")
@pytest.mark.rule("A6", "A10")
def test_katana_avoids_a_first_appearance(table: Script) -> None:
    table.super_villains("Vandal Savage", "Trigon", "Graves").line_up(*PLAIN_LINE_UP)
    table.hand(ME, "Brother Blood", "Brother Blood").deck(ME, "Katana", *["Punch"] * 4, "Kick")
    table.play("Brother Blood").play("Brother Blood").buy("Vandal Savage").end()
    table.asks(ME, "defend", ["Katana", "none"]).answer("Katana")
    assert table.hand_of(ME) == ["Punch"] * 4 + ["Kick"]
    assert table.destroyed == []


# --- Kyle Rayner ------------------------------------------------------------------------------


@pytest.mark.card("kyle-rayner")
def test_kyle_rayner_gives_three_power_without_rings(table: Script) -> None:
    table.hand(ME, "Kyle Rayner").play("Kyle Rayner")
    assert table.power == 3


@pytest.mark.card("kyle-rayner")
def test_kyle_rayner_counts_the_rings_of_the_discard_pile(table: Script) -> None:
    table.hand(ME, "Kyle Rayner").discard(ME, GREEN, ORANGE).deck(ME, BLUE).play("Kyle Rayner")
    assert table.power == 7


@pytest.mark.card("kyle-rayner")
@pytest.mark.ruling("C-kyle-rayner", "C-power-rings")
@pytest.mark.rule("K10")
def test_kyle_rayner_knows_a_power_ring_by_its_name(table: Script) -> None:
    table.hand(ME, "Kyle Rayner", "Legion Flight Ring")
    table.discard(ME, "Legion Flight Ring", "White Lantern Power Battery").play("Kyle Rayner")
    table.play("Legion Flight Ring")
    assert table.power == 3


@pytest.mark.card("kyle-rayner")
def test_kyle_rayner_counts_rings_played_before_and_after_him(table: Script) -> None:
    table.hand(ME, GREEN, "Kyle Rayner", ORANGE).play(GREEN).play("Kyle Rayner")
    assert table.power == 2 + 3 + 2
    table.play(ORANGE)
    assert table.power == 7 + 2 + 2
    assert not table.table.over


@pytest.mark.card("kyle-rayner")
def test_kyle_rayner_counts_a_name_found_in_both_places_once(table: Script) -> None:
    table.hand(ME, "Kyle Rayner", "Wonder of the Knight").discard(ME, GREEN).play("Kyle Rayner")
    assert table.power == 5
    table.play("Wonder of the Knight").play(GREEN)
    assert table.power == 5 + 2


@pytest.mark.card("kyle-rayner")
def test_kyle_rayner_counts_the_discard_pile_only_when_he_is_played(table: Script) -> None:
    table.hand(ME, "Kyle Rayner", "Brother Blood", "Wonder of the Knight").line_up(GREEN)
    table.play("Kyle Rayner").play("Brother Blood").buy(GREEN)
    assert table.power == 2
    table.play("Wonder of the Knight").play(GREEN)
    assert table.power == 2 + 2 + 2


@pytest.mark.card("kyle-rayner")
@pytest.mark.ruling("C-kyle-rayner")
def test_kyle_rayner_wins_as_the_third_ring_is_played(table: Script) -> None:
    table.hand(ME, "Kyle Rayner", GREEN, ORANGE, BLUE).deck(FOE, "Trigon")
    table.play("Kyle Rayner").play(GREEN).play(ORANGE)
    assert not table.table.over
    table.play(BLUE)
    assert table.table.result is not None
    assert table.table.result.winners == (ME,)


@pytest.mark.card("kyle-rayner")
def test_a_win_by_kyle_rayner_is_told() -> None:
    table = Script().hand(ME, "Kyle Rayner", GREEN, ORANGE, BLUE).play(GREEN).play(ORANGE)
    table.play(BLUE).play("Kyle Rayner")
    assert [event.kind for event in table.table.state.log or ()][-2:] == ["win", "over"]


@pytest.mark.card("kyle-rayner")
@pytest.mark.ruling("C-kyle-rayner")
def test_kyle_rayner_wins_when_he_is_played_last(table: Script) -> None:
    table.hand(ME, "Kyle Rayner", GREEN, ORANGE, BLUE).play(GREEN).play(ORANGE).play(BLUE)
    assert not table.table.over
    table.play("Kyle Rayner")
    assert table.table.result is not None
    assert table.table.result.winners == (ME,)


@pytest.mark.card("kyle-rayner")
@pytest.mark.rule("R2")
def test_kyle_rayners_win_waits_until_the_third_ring_has_resolved(table: Script) -> None:
    table.hand(ME, "Kyle Rayner", GREEN, ORANGE, YELLOW).hand(FOE, "Punch", "Kick")
    table.play("Kyle Rayner").play(GREEN).play(ORANGE).play(YELLOW)
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(FOE, "discard", ["Punch", "Kick"]).answer("Kick")
    assert table.discard_of(FOE) == ["Kick"]
    assert table.table.result is not None
    assert table.table.result.winners == (ME,)


@pytest.mark.card("kyle-rayner")
def test_kyle_rayner_does_not_win_by_rings_in_the_discard_pile(table: Script) -> None:
    table.hand(ME, "Kyle Rayner", GREEN, ORANGE).discard(ME, BLUE)
    table.play(GREEN).play(ORANGE).play("Kyle Rayner")
    assert not table.table.over
    assert table.power == 2 + 2 + 3 + 3 * 2


@pytest.mark.card("kyle-rayner", "granny-goodness")
@pytest.mark.ruling("Q15")
def test_a_borrowed_kyle_rayner_wins_too(table: Script) -> None:
    table.hand(ME, "Granny Goodness", GREEN, ORANGE, BLUE).line_up("Kyle Rayner", "Oa")
    table.play(GREEN).play(ORANGE).play(BLUE).play("Granny Goodness")
    assert table.table.result is not None
    assert table.table.result.winners == (ME,)


@pytest.mark.card("kyle-rayner", "amazo")
@pytest.mark.ruling("C-amazo")
@pytest.mark.rule("R4")
def test_kyle_rayner_played_again_counts_all_once_more(table: Script) -> None:
    table.hand(ME, GREEN, "Kyle Rayner", "Amazo", ORANGE).play(GREEN).play("Kyle Rayner")
    table.play("Amazo").asks(ME, "play-again", ["Kyle Rayner", "none"]).answer("Kyle Rayner")
    assert table.power == 2 + 5 + 5
    table.play(ORANGE)
    assert table.power == 12 + 2 + 2 + 2


# --- Plastic Man ------------------------------------------------------------------------------


@pytest.mark.card("plastic-man")
def test_plastic_man_does_nothing_without_equipment(table: Script) -> None:
    table.hand(ME, "Plastic Man", "Batarang").discard(ME, "Kick").deck(ME, "Batarang")
    table.in_play(FOE).discard(FOE, "Batarang").play("Plastic Man")
    assert table.power == 0


@pytest.mark.card("plastic-man")
def test_plastic_man_must_take_the_only_text_there_is(table: Script) -> None:
    table.hand(ME, "Plastic Man").discard(ME, "Batarang").play("Plastic Man")
    assert table.power == 2
    assert table.discard_of(ME) == ["Batarang"]
    assert table.in_play_of(ME) == ["Plastic Man"]


@pytest.mark.card("plastic-man")
def test_plastic_man_chooses_in_the_discard_pile_and_among_played_equipment(table: Script) -> None:
    table.hand(ME, "Batarang", "Plastic Man").deck(ME, "Kick")
    table.discard(ME, "Batarang", "Legion Flight Ring", "Raven").play("Batarang")
    table.play("Plastic Man")
    options = ["Batarang (discard)", "Batarang (in-play)", "Legion Flight Ring"]
    table.asks(ME, "take-text", options).answer("Legion Flight Ring")
    assert table.power == 2
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.card("plastic-man")
def test_plastic_man_takes_the_text_of_a_played_equipment(table: Script) -> None:
    table.hand(ME, "Batarang", "Plastic Man").play("Batarang").play("Plastic Man")
    assert table.power == 4


@pytest.mark.card("plastic-man", "soultaker-sword")
def test_plastic_man_makes_the_choices_of_the_text(table: Script) -> None:
    table.hand(ME, "Plastic Man", "Punch").discard(ME, "Soultaker Sword").play("Plastic Man")
    table.asks(ME, "destroy", ["Punch", "none"]).answer("Punch")
    assert table.power == 2
    assert table.destroyed == ["Punch"]


@pytest.mark.card("plastic-man")
@pytest.mark.rule("A1")
def test_plastic_man_attacks_with_the_text_of_an_attack(table: Script) -> None:
    table.hand(ME, "Plastic Man").discard(ME, YELLOW).hand(FOE, "Katana", "Punch")
    table.deck(FOE, "Kick").play("Plastic Man")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.hand_of(FOE) == ["Punch", "Kick"]
    assert table.power == 2


@pytest.mark.card("plastic-man", "nightwing")
def test_plastic_man_is_no_equipment(table: Script) -> None:
    table.hero(ME, "Nightwing").hand(ME, "Plastic Man", "Batarang").discard(ME, "Batarang")
    table.play("Plastic Man")
    assert table.power == 2
    table.play("Batarang")
    assert table.power == 2 + 2 + 1


@pytest.mark.card("plastic-man", "hawkman")
def test_plastic_man_stays_a_hero(table: Script) -> None:
    table.hero(ME, "Hawkman").hand(ME, "Plastic Man").discard(ME, "Batarang").play("Plastic Man")
    assert table.power == 3


@pytest.mark.card("plastic-man", "kyle-rayner")
@pytest.mark.ruling("C-kyle-rayner")
def test_plastic_man_is_no_power_ring(table: Script) -> None:
    table.hand(ME, "Kyle Rayner", GREEN, ORANGE, "Plastic Man").play("Kyle Rayner")
    table.play(GREEN).play(ORANGE)
    assert table.power == 3 + 4 + 4
    table.play("Plastic Man").asks(ME, "take-text", [GREEN, ORANGE]).answer(GREEN)
    assert table.power == 11 + 2
    assert not table.table.over


@pytest.mark.card("plastic-man", "booster-gold")
def test_plastic_man_with_a_defense_text_is_a_defense_card_played(table: Script) -> None:
    table.hero(ME, "Booster Gold").hand(ME, "Plastic Man").discard(ME, GREEN).play("Plastic Man")
    assert table.power == 2 + 1


@pytest.mark.card("plastic-man", "booster-gold")
def test_plastic_man_with_another_text_is_no_defense_card(table: Script) -> None:
    table.hero(ME, "Booster Gold").hand(ME, "Plastic Man").discard(ME, "Batarang")
    table.play("Plastic Man")
    assert table.power == 2


@pytest.mark.card("plastic-man", "hero-of-the-future")
@pytest.mark.ruling("C-hero-of-the-future")
def test_hero_of_the_future_counts_plastic_man_before_and_after(table: Script) -> None:
    table.hand(ME, "Plastic Man", "Hero of the Future", "Plastic Man").discard(ME, GREEN)
    table.play("Plastic Man").play("Hero of the Future")
    assert table.power == 2 + 2 + 2
    table.play("Plastic Man")
    assert table.power == 6 + 2 + 2


@pytest.mark.card("plastic-man")
@pytest.mark.rule("H3")
def test_plastic_man_is_no_defense_from_play(table: Script) -> None:
    table.variants("hidden").hand(ME, "Plastic Man", "Sonic Siren", "Punch").discard(ME, GREEN)
    table.line_up("Oa").main_deck("Trigon").play("Plastic Man").play("Sonic Siren")
    table.asks(ME, "destroy", ["Oa", "none"]).answer("Oa")
    table.asks(ME, "defend", ["none"]).answer("none")


@pytest.mark.card("plastic-man", "blue-lantern-power-ring")
def test_plastic_man_with_the_blue_text_counts_himself_and_later_heroes(table: Script) -> None:
    table.hand(ME, "Plastic Man", "Katana").discard(ME, BLUE, "Raven").play("Plastic Man")
    assert table.power == 1 + 1 + 1
    table.play("Katana")
    assert table.power == 3 + 1 + 1


@pytest.mark.card("plastic-man", "indigo-tribe-power-ring")
def test_plastic_man_with_the_indigo_text_copies_an_earlier_card(table: Script) -> None:
    table.hand(ME, "Punch", "Katana", "Kick", "Plastic Man").discard(ME, "Indigo Tribe Power Ring")
    table.play("Punch").play("Katana").play("Kick").play("Plastic Man")
    table.asks(ME, "select", ["Punch", "Katana", "Kick"]).answer("Kick")
    assert table.power == 1 + 1 + 2 + 2


@pytest.mark.card("plastic-man", "indigo-tribe-power-ring")
def test_plastic_man_played_first_with_the_indigo_text_does_nothing(table: Script) -> None:
    table.hand(ME, "Plastic Man").discard(ME, "Indigo Tribe Power Ring").play("Plastic Man")
    assert table.power == 0


@pytest.mark.card("plastic-man", "amazo")
@pytest.mark.rule("R4")
def test_plastic_man_played_again_chooses_again(table: Script) -> None:
    table.hand(ME, "Plastic Man", "Amazo").deck(ME, "Kick")
    table.discard(ME, "Batarang", "Legion Flight Ring").play("Plastic Man")
    table.asks(ME, "take-text", ["Batarang", "Legion Flight Ring"]).answer("Batarang")
    table.play("Amazo").asks(ME, "play-again", ["Plastic Man", "none"]).answer("Plastic Man")
    table.asks(ME, "take-text", ["Batarang", "Legion Flight Ring"]).answer("Legion Flight Ring")
    assert table.power == 2
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.card("plastic-man", "shazam")
@pytest.mark.ruling("Q15")
def test_plastic_man_takes_the_text_of_a_borrowed_equipment(table: Script) -> None:
    table.hand(ME, "Shazam!", "Plastic Man").main_deck("Batarang", "Oa")
    table.play("Shazam!").play("Plastic Man")
    assert table.power == 2 + 2 + 2


@pytest.mark.card("plastic-man", "mind-control-hat", "jervis-tetch")
@pytest.mark.ruling("Q16")
def test_plastic_man_is_not_borrowed_while_his_own_trigger_resolves(table: Script) -> None:
    """With the Hat's text he would otherwise play himself out of the Line-Up for ever."""
    table.hand(ME, "Mind Control Hat", "Jervis Tetch").line_up("Plastic Man", "Katana", "Oa")
    table.play("Mind Control Hat").play("Jervis Tetch")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    table.asks(ME, "order", ["Plastic Man", "Katana"]).answer("Plastic Man")
    assert table.power == 1 + 1
    table.asks(ME, "may", ["yes", "no"]).answer("yes")  # Plastic Man has the Hat's text
    assert table.power == 2 + 1  # Katana alone was played
    assert sorted(table.line_up_now) == ["Katana", "Oa", "Plastic Man"]


@pytest.mark.card("plastic-man", "mind-control-hat", "jervis-tetch")
@pytest.mark.ruling("Q16")
def test_two_plastic_men_with_the_hats_text_do_not_play_each_other_for_ever(table: Script) -> None:
    table.hand(ME, "Mind Control Hat", "Jervis Tetch").line_up("Plastic Man", "Plastic Man", "Oa")
    table.play("Mind Control Hat").play("Jervis Tetch")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")  # the Hat plays both
    table.asks(ME, "may", ["yes", "no"]).answer("yes")  # each of them plays the other one
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.turn_options() == ["end"]  # and now neither is left to be played
    assert table.line_up_now.count("Plastic Man") == 2


@pytest.mark.card("plastic-man", "mind-control-hat", "jervis-tetch", "amazo")
@pytest.mark.ruling("Q16")
@pytest.mark.rule("H3")
def test_plastic_man_is_not_played_again_while_his_own_trigger_resolves(table: Script) -> None:
    table.variants("hidden").line_up("Amazo", "Oa").hand(ME, "Plastic Man", "Jervis Tetch")
    table.discard(ME, "Mind Control Hat").play("Plastic Man")
    assert len(table.hand_of(ME)) == 2  # the Hat was shuffled in and drawn
    table.play("Jervis Tetch").asks(ME, "may", ["yes", "no"]).answer("yes")
    table.asks(ME, "play-again", ["Jervis Tetch", "none"]).answer("none")
    assert table.power == 1 + 3


# --- Raven ------------------------------------------------------------------------------------


@pytest.mark.card("raven")
def test_raven_gives_one_power_and_draws_one(table: Script) -> None:
    table.hand(ME, "Raven").deck(ME, "Kick", "Punch").play("Raven")
    assert table.power == 1
    assert table.hand_of(ME) == ["Kick"]
    assert table.deck_of(ME) == ["Punch"]


@pytest.mark.card("raven")
@pytest.mark.rule("D1")
def test_raven_draws_out_of_the_shuffled_discard_pile(table: Script) -> None:
    table.hand(ME, "Raven").discard(ME, "Kick").play("Raven")
    assert table.hand_of(ME) == ["Kick"]
    assert table.discard_of(ME) == []


@pytest.mark.card("raven")
@pytest.mark.rule("D1", "D6")
def test_raven_draws_nothing_where_there_is_nothing(table: Script) -> None:
    table.hand(ME, "Raven", "Punch").play("Raven")
    assert table.power == 1
    assert table.hand_of(ME) == ["Punch"]


# --- Saint Walker -----------------------------------------------------------------------------


@pytest.mark.card("saint-walker")
def test_saint_walker_draws_one_and_gives_no_power(table: Script) -> None:
    table.hand(ME, "Saint Walker").deck(ME, "Kick", "Punch").play("Saint Walker")
    assert table.power == 0
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.card("saint-walker")
@pytest.mark.rule("G4")
def test_saint_walker_is_worth_a_point_for_each_differently_named_hero(table: Script) -> None:
    table.hand(ME, "Saint Walker").discard(ME, "Katana", "Katana").deck(ME, "Raven", "Manhunter")
    assert points_at_the_end(table) == (3 + 1 + 1 + 1 + 1, 0)


@pytest.mark.card("saint-walker")
@pytest.mark.rule("G4")
def test_saint_walker_alone_counts_himself(table: Script) -> None:
    table.discard(ME, "Saint Walker").discard(FOE, "Saint Walker", "Katana")
    assert points_at_the_end(table) == (1, 2 + 1)


@pytest.mark.card("saint-walker")
@pytest.mark.rule("G4")
def test_two_saint_walkers_are_one_name_for_each_other(table: Script) -> None:
    table.deck(ME, "Saint Walker", "Saint Walker", "Raven")
    assert points_at_the_end(table) == (2 + 2 + 1, 0)


# --- Sonic Siren ------------------------------------------------------------------------------


@pytest.mark.card("sonic-siren")
def test_sonic_siren_destroys_a_line_up_card_and_refills_its_slot(table: Script) -> None:
    table.hand(ME, "Sonic Siren").line_up("Katana", "Oa").main_deck("Raven", "Talon")
    table.play("Sonic Siren").asks(ME, "destroy", ["Katana", "Oa", "none"]).answer("Katana")
    assert table.power == 2
    assert table.destroyed == ["Katana"]
    assert sorted(table.line_up_now) == ["Oa", "Raven"]  # the other slots stay empty (T9)
    assert table.main_deck_now == ["Talon"]


@pytest.mark.card("sonic-siren")
def test_sonic_siren_may_destroy_nothing_and_then_refills_nothing(table: Script) -> None:
    table.hand(ME, "Sonic Siren").line_up("Oa").main_deck("Raven")
    table.play("Sonic Siren").asks(ME, "destroy", ["Oa", "none"]).answer("none")
    assert table.power == 2
    assert table.line_up_now == ["Oa"]
    assert table.main_deck_now == ["Raven"]


@pytest.mark.card("sonic-siren")
@pytest.mark.ruling("Q14")
def test_sonic_siren_leaves_the_slot_empty_over_an_empty_main_deck(table: Script) -> None:
    table.hand(ME, "Sonic Siren").line_up("Oa", "Katana").main_deck()
    table.play("Sonic Siren").asks(ME, "destroy", ["Oa", "Katana", "none"]).answer("Oa")
    assert table.line_up_now == ["Katana"]
    assert table.destroyed == ["Oa"]
    assert not table.table.over


@pytest.mark.card("sonic-siren")
def test_sonic_siren_asks_nothing_of_an_empty_line_up(table: Script) -> None:
    table.hand(ME, "Sonic Siren").line_up().main_deck("Raven").play("Sonic Siren")
    assert table.power == 2
    assert table.line_up_now == []


@pytest.mark.card("sonic-siren", "worlds-mightiest-mortal")
@pytest.mark.ruling("Q13")
def test_sonic_siren_refills_no_slot_above_the_size_of_the_line_up(table: Script) -> None:
    table.hand(ME, "World's Mightiest Mortal", "Sonic Siren").line_up(*PLAIN_LINE_UP)
    table.main_deck("Raven", "Talon", "Katana").play("World's Mightiest Mortal")
    table.asks(ME, "move", ["Raven", "Talon", "none"]).answer("Raven", "none")
    assert len(table.line_up_now) == 6
    table.play("Sonic Siren")
    table.asks(ME, "destroy", [*PLAIN_LINE_UP, "Raven", "none"]).answer("Raven")
    assert sorted(table.line_up_now) == sorted(PLAIN_LINE_UP)
    assert table.main_deck_now == ["Talon", "Katana"]


@pytest.mark.card("sonic-siren")
@pytest.mark.rule("H1")
@pytest.mark.ruling("Q31")
def test_sonic_siren_may_destroy_the_synergy_card_which_takes_no_slot(table: Script) -> None:
    table.variants("synergy").hero(ME, "Black Canary").hand(ME, "Sonic Siren").line_up("Oa")
    table.main_deck("Raven").play("Sonic Siren")
    table.asks(ME, "destroy", ["Oa", "Sonic Siren", "none"]).answer("Sonic Siren")
    assert table.destroyed == ["Sonic Siren"]
    assert table.line_up_now == ["Oa"]
    assert table.main_deck_now == ["Raven"]


# --- Superboy ---------------------------------------------------------------------------------


@pytest.mark.card("superboy")
def test_superboy_must_fetch_a_super_power(table: Script) -> None:
    table.hand(ME, "Superboy").discard(ME, "Kick", "Starbolt", "Batarang").play("Superboy")
    table.asks(ME, "move", ["Kick", "Starbolt"]).answer("Starbolt")
    assert table.power == 1
    assert table.hand_of(ME) == ["Starbolt"]
    assert sorted(table.discard_of(ME)) == ["Batarang", "Kick"]


@pytest.mark.card("superboy")
def test_superboy_takes_the_only_super_power_unasked(table: Script) -> None:
    table.hand(ME, "Superboy").discard(ME, "Kick", "Kick", "Batarang").play("Superboy")
    assert table.hand_of(ME) == ["Kick"]
    assert sorted(table.discard_of(ME)) == ["Batarang", "Kick"]


@pytest.mark.card("superboy")
def test_superboy_fetches_nothing_without_a_super_power(table: Script) -> None:
    table.hand(ME, "Superboy").discard(ME, "Batarang").deck(ME, "Kick").play("Superboy")
    assert table.power == 1
    assert table.hand_of(ME) == []


# --- Warrior Princess -------------------------------------------------------------------------


@pytest.mark.card("warrior-princess")
def test_warrior_princess_alone_gives_three_power(table: Script) -> None:
    table.hand(ME, "Warrior Princess", "Kick").discard(ME, "Starbolt").play("Warrior Princess")
    table.play("Kick")
    assert table.power == 5
    assert len(table.line_up_now) == 5


@pytest.mark.card("warrior-princess", "starbolt")
def test_warrior_princess_after_starbolt_gains_a_line_up_card(table: Script) -> None:
    table.hand(ME, "Starbolt", "Warrior Princess").line_up("Katana", "Oa", "Brother Blood")
    table.play("Starbolt").play("Warrior Princess")
    table.asks(ME, "gain", ["Katana", "Oa", "Brother Blood"]).answer("Brother Blood")
    assert table.power == 5
    assert table.hand_of(ME) == ["Brother Blood"]
    assert sorted(table.line_up_now) == ["Katana", "Oa"]


@pytest.mark.card("warrior-princess", "starbolt")
@pytest.mark.rule("R2")
def test_warrior_princess_before_starbolt_gains_when_it_has_resolved(table: Script) -> None:
    table.hand(ME, "Warrior Princess", "Starbolt").line_up("Katana", "Oa").discard(ME, "Kick")
    table.play("Warrior Princess")
    assert table.power == 3
    table.play("Starbolt").asks(ME, "gain", ["Katana", "Oa"])
    assert table.power == 3 + 2 + 1
    table.answer("Oa")
    assert table.hand_of(ME) == ["Oa"]


@pytest.mark.card("warrior-princess", "starbolt")
def test_warrior_princess_gains_one_card_however_many_starbolts(table: Script) -> None:
    table.hand(ME, "Starbolt", "Warrior Princess", "Starbolt", "Starbolt").line_up("Katana", "Oa")
    table.play("Starbolt").play("Warrior Princess")
    table.asks(ME, "gain", ["Katana", "Oa"]).answer("Katana")
    table.play("Starbolt").play("Starbolt")
    assert table.hand_of(ME) == ["Katana"]
    assert table.line_up_now == ["Oa"]


@pytest.mark.card("warrior-princess", "starbolt")
def test_warrior_princess_must_gain_the_only_card(table: Script) -> None:
    table.hand(ME, "Starbolt", "Warrior Princess").line_up("Oa").play("Starbolt")
    table.play("Warrior Princess")
    assert table.hand_of(ME) == ["Oa"]
    assert table.line_up_now == []


@pytest.mark.card("warrior-princess", "starbolt")
def test_warrior_princess_gains_nothing_from_an_empty_line_up(table: Script) -> None:
    table.hand(ME, "Starbolt", "Warrior Princess").line_up().play("Starbolt")
    table.play("Warrior Princess")
    assert table.power == 5
    assert table.hand_of(ME) == []


@pytest.mark.card("warrior-princess", "starbolt", "shazam")
@pytest.mark.rule("R2")
@pytest.mark.ruling("Q15")
def test_warrior_princess_counts_a_borrowed_starbolt(table: Script) -> None:
    table.hand(ME, "Warrior Princess", "Shazam!").main_deck("Starbolt", "Raven")
    table.line_up("Katana", "Oa").play("Warrior Princess").play("Shazam!")
    assert table.main_deck_now == ["Starbolt", "Raven"]
    table.asks(ME, "gain", ["Katana", "Oa"]).answer("Katana")
    assert table.power == 3 + 2 + 2
    assert table.hand_of(ME) == ["Katana"]


@pytest.mark.card("warrior-princess", "amazo")
@pytest.mark.ruling("C-amazo")
def test_warrior_princess_played_again_gains_again(table: Script) -> None:
    table.hand(ME, "Starbolt", "Warrior Princess", "Amazo").line_up("Katana", "Oa", "Talon")
    table.play("Starbolt").play("Warrior Princess")
    table.asks(ME, "gain", ["Katana", "Oa", "Talon"]).answer("Oa")
    table.play("Amazo").asks(ME, "play-again", ["Warrior Princess", "none"])
    table.answer("Warrior Princess").asks(ME, "gain", ["Katana", "Talon"]).answer("Talon")
    assert table.power == 2 + 3 + 3
    assert table.hand_of(ME) == ["Oa", "Talon"]


# --- Winged Warrior ---------------------------------------------------------------------------


@pytest.mark.card("winged-warrior")
def test_winged_warrior_alone_gives_two_power(table: Script) -> None:
    table.line_up(*PLAIN_LINE_UP).hand(ME, "Winged Warrior", "Manhunter").discard(ME, "Katana")
    table.play("Winged Warrior").play("Manhunter")
    assert table.power == 3


@pytest.mark.card("winged-warrior")
def test_winged_warrior_counts_a_hero_played_before(table: Script) -> None:
    table.line_up(*PLAIN_LINE_UP).hand(ME, "Winged Warrior", "Katana")
    table.play("Katana").play("Winged Warrior")
    assert table.power == 1 + 2 + 3


@pytest.mark.card("winged-warrior")
def test_winged_warrior_counts_a_hero_played_after_and_only_once(table: Script) -> None:
    table.line_up(*PLAIN_LINE_UP).hand(ME, "Winged Warrior", "Katana", "Katana")
    table.play("Winged Warrior").play("Katana")
    assert table.power == 2 + 1 + 3
    table.play("Katana")
    assert table.power == 7


@pytest.mark.card("winged-warrior")
def test_winged_warrior_counts_once_with_heroes_before_and_after(table: Script) -> None:
    table.line_up(*PLAIN_LINE_UP).hand(ME, "Winged Warrior", "Katana", "Katana", "Katana")
    table.play("Katana").play("Katana").play("Winged Warrior").play("Katana")
    assert table.power == 3 + 2 + 3


@pytest.mark.card("winged-warrior", "amazo")
@pytest.mark.ruling("C-amazo")
def test_winged_warrior_played_again_is_not_another_hero(table: Script) -> None:
    table.line_up(*PLAIN_LINE_UP).hand(ME, "Winged Warrior", "Amazo", "Katana")
    table.play("Winged Warrior").play("Amazo")
    table.asks(ME, "play-again", ["Winged Warrior", "none"]).answer("Winged Warrior")
    assert table.power == 4
    table.play("Katana")
    assert table.power == 4 + 1 + 3 + 3


@pytest.mark.card("winged-warrior", "granny-goodness")
@pytest.mark.ruling("Q15")
def test_winged_warrior_counts_a_borrowed_hero(table: Script) -> None:
    table.line_up("Katana").hand(ME, "Winged Warrior", "Granny Goodness")
    table.play("Winged Warrior").play("Granny Goodness")
    assert table.power == 2 + 1 + 3


# --- Wonder of the Knight ---------------------------------------------------------------------


@pytest.mark.card("wonder-of-the-knight")
def test_wonder_of_the_knight_must_fetch_an_equipment_and_draws(table: Script) -> None:
    table.hand(ME, "Wonder of the Knight").discard(ME, "Batarang", "Skeets", "Kick")
    table.deck(ME, "Punch", "Raven").play("Wonder of the Knight")
    table.asks(ME, "move", ["Batarang", "Skeets"]).answer("Skeets")
    assert table.power == 0
    assert table.hand_of(ME) == ["Skeets", "Punch"]
    assert sorted(table.discard_of(ME)) == ["Batarang", "Kick"]
    assert table.deck_of(ME) == ["Raven"]


@pytest.mark.card("wonder-of-the-knight")
def test_wonder_of_the_knight_takes_the_only_equipment_unasked(table: Script) -> None:
    table.hand(ME, "Wonder of the Knight").discard(ME, "Batarang", "Kick").deck(ME, "Punch")
    table.play("Wonder of the Knight")
    assert table.hand_of(ME) == ["Batarang", "Punch"]


@pytest.mark.card("wonder-of-the-knight")
def test_wonder_of_the_knight_draws_without_an_equipment_too(table: Script) -> None:
    table.hand(ME, "Wonder of the Knight").discard(ME, "Kick").deck(ME, "Punch")
    table.play("Wonder of the Knight")
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("wonder-of-the-knight")
@pytest.mark.rule("D1")
def test_wonder_of_the_knight_fetches_before_the_pile_is_shuffled(table: Script) -> None:
    table.hand(ME, "Wonder of the Knight").discard(ME, "Batarang", "Kick")
    table.play("Wonder of the Knight")
    assert table.hand_of(ME) == ["Batarang", "Kick"]
    assert table.discard_of(ME) == []


# --- World's Mightiest Mortal -----------------------------------------------------------------

MORTAL = "World's Mightiest Mortal"


@pytest.mark.card("worlds-mightiest-mortal")
@pytest.mark.ruling("Q13")
def test_worlds_mightiest_mortal_adds_both_cards_to_the_line_up(table: Script) -> None:
    table.hand(ME, MORTAL).line_up(*PLAIN_LINE_UP).main_deck("Raven", "Talon", "Katana")
    table.play(MORTAL).asks(ME, "move", ["Raven", "Talon", "none"]).answer("Talon")
    table.asks(ME, "move", ["Raven", "none"]).answer("Raven")
    assert table.power == 5
    assert sorted(table.line_up_now) == sorted([*PLAIN_LINE_UP, "Raven", "Talon"])
    assert table.main_deck_now == ["Katana"]
    table.end()
    assert len(table.line_up_now) == 7
    assert table.main_deck_now == ["Katana"]


@pytest.mark.card("worlds-mightiest-mortal")
def test_worlds_mightiest_mortal_adds_one_and_puts_the_other_back(table: Script) -> None:
    table.hand(ME, MORTAL).line_up("Oa").main_deck("Raven", "Talon", "Katana")
    table.play(MORTAL).asks(ME, "move", ["Raven", "Talon", "none"]).answer("Raven")
    table.asks(ME, "move", ["Talon", "none"]).answer("none")
    assert sorted(table.line_up_now) == ["Oa", "Raven"]
    assert table.main_deck_now == ["Talon", "Katana"]
    assert "buy Raven" in table.turn_options()


@pytest.mark.card("worlds-mightiest-mortal")
@pytest.mark.parametrize(("top", "next_one"), [("Raven", "Talon"), ("Talon", "Raven")])
def test_worlds_mightiest_mortal_puts_both_back_in_any_order(
    table: Script, top: str, next_one: str
) -> None:
    table.hand(ME, MORTAL).line_up("Oa").main_deck("Raven", "Talon", "Katana")
    table.play(MORTAL).asks(ME, "move", ["Raven", "Talon", "none"]).answer("none")
    table.asks(ME, "order", ["Raven", "Talon"]).answer(top)
    assert table.main_deck_now == [top, next_one, "Katana"]
    assert table.line_up_now == ["Oa"]
    played = table.table
    told = steps(played.setup, table.cat, played.state.seed, played.answers)
    events = [event for step in told for event in step["events"]]
    (ordered,) = [event for event in events if event["kind"] == "ordered"]
    assert [table.name(card) for card in ordered["cards"]] == [top, next_one]


@pytest.mark.card("worlds-mightiest-mortal")
def test_worlds_mightiest_mortal_asks_for_no_order_of_equal_cards(table: Script) -> None:
    table.hand(ME, MORTAL).line_up("Oa").main_deck("Katana", "Katana", "Talon")
    table.play(MORTAL).asks(ME, "move", ["Katana", "none"]).answer("none")
    assert table.main_deck_now == ["Katana", "Katana", "Talon"]


@pytest.mark.card("worlds-mightiest-mortal")
@pytest.mark.ruling("Q37")
def test_worlds_mightiest_mortal_reveals_a_lone_last_card(table: Script) -> None:
    table.hand(ME, MORTAL).line_up("Oa").main_deck("Raven")
    table.play(MORTAL).asks(ME, "move", ["Raven", "none"]).answer("Raven")
    assert sorted(table.line_up_now) == ["Oa", "Raven"]
    assert table.main_deck_now == []


@pytest.mark.card("worlds-mightiest-mortal")
@pytest.mark.ruling("Q14")
def test_worlds_mightiest_mortal_reveals_nothing_of_an_empty_main_deck(table: Script) -> None:
    table.hand(ME, MORTAL).line_up("Oa").main_deck().play(MORTAL)
    assert table.power == 5
    assert table.line_up_now == ["Oa"]


@pytest.mark.card("worlds-mightiest-mortal")
@pytest.mark.rule("H3")
@pytest.mark.ruling("Q33")
def test_worlds_mightiest_mortal_may_let_a_hidden_super_villain_appear(table: Script) -> None:
    table.variants("hidden").hand(ME, MORTAL, "Kick").line_up("Oa").main_deck("Trigon", "Talon")
    table.play(MORTAL).asks(ME, "move", ["Trigon", "Talon", "none"]).answer("Trigon", "none")
    table.asks(ME, "defend", ["none"]).answer("none")
    assert table.destroyed == ["Kick"]
    assert sorted(table.line_up_now) == ["Oa", "Trigon"]
