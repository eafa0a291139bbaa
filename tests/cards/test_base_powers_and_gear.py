"""Super Powers, Equipment, Locations, starters and Weakness of the original set."""

from __future__ import annotations

from typing import Any

import pytest
from script import CATALOGUES, FOE, ME, THIRD, Script

from archrivals.engine.language.rules import Setup
from archrivals.engine.state.flat import deck
from archrivals.engine.state.flat import hand as in_hand
from archrivals.engine.table import Table

FIVE = ("Vulnerability",) * 5
RAS = "Ra's al Ghul"


def base(table: Script, hero: str = "Aquaman") -> Script:
    """Aquaman has a bearing on gains alone; the foe is Green Lantern."""
    return table.box("base-set").hero(ME, hero).hero(FOE, "Green Lantern")


def plays(table: Script, *names: str) -> Script:
    for name in names:
        table.play(name)
    return table


def hand(table: Script, seat: int) -> list[str]:
    return sorted(table.hand_of(seat))


def points(table: Script) -> Any:
    """The game ends with this turn: the Victory Points by seat."""
    table.line_up("Starro").main_deck().end()
    assert table.table.result is not None
    return table.table.result.points


@pytest.mark.card(
    "base-set:punch",
    "base-set:vulnerability",
    "base-set:kick",
    "base-set:weakness",
    "base-set:bulletproof",
    "base-set:heat-vision",
    "base-set:super-strength",
    "base-set:aquamans-trident",
    "base-set:green-arrows-bow",
    "base-set:lasso-of-truth",
    "base-set:nth-metal",
    "base-set:power-ring",
    "base-set:the-bat-signal",
    "base-set:the-cape-and-cowl",
    "base-set:utility-belt",
)
@pytest.mark.parametrize(
    ("name", "power"),
    [
        ("Punch", 1),
        ("Vulnerability", 0),
        ("Kick", 2),
        ("Weakness", 0),
        ("Bulletproof", 2),
        ("Heat Vision", 3),
        ("Super Strength", 5),
        ("Aquaman's Trident", 2),
        ("Green Arrow's Bow", 2),
        ("Lasso of Truth", 1),
        ("Nth Metal", 1),
        ("Power Ring", 2),
        ("The Bat-Signal", 1),
        ("The Cape and Cowl", 2),
        ("Utility Belt", 2),
    ],
)
def test_a_card_alone_gives_this_power(table: Script, name: str, power: int) -> None:
    base(table).hand(ME, name).play(name)
    assert table.power == power


# --- Basics -----------------------------------------------------------------------------------


@pytest.mark.card("base-set:punch", "base-set:vulnerability")
@pytest.mark.rule("S1")
def test_everybody_starts_with_seven_punches_and_three_vulnerabilities() -> None:
    cat = CATALOGUES["base-set"]
    s = Table.new(Setup(box="base-set", players=5), cat, "seed").state
    for seat in range(5):
        cards = [cat.name[s.faces[c]] for c in s.zones[in_hand(seat)] + s.zones[deck(seat)]]
        assert sorted(cards) == ["Punch"] * 7 + ["Vulnerability"] * 3


@pytest.mark.card("base-set:kick")
@pytest.mark.rule("S4", "T4")
def test_any_number_of_kicks_may_be_bought(table: Script) -> None:
    base(table, "Batman").hand(ME, "Super Strength", "Super Strength").line_up("Lobo")
    plays(table, "Super Strength", "Super Strength").buy("Kick").buy("Kick").buy("Kick")
    assert table.discard_of(ME) == ["Kick", "Kick", "Kick"]
    assert table.power == 1
    assert table.table.view(ME).stacks[0].left == 13


@pytest.mark.card("base-set:kick", "base-set:weakness", "base-set:lobo")
@pytest.mark.rule("D3")
def test_a_destroyed_kick_or_weakness_does_not_return_to_its_stack(table: Script) -> None:
    base(table).hand(ME, "Lobo", "Kick").discard(ME, "Weakness")
    stack, weak = table.table.view(ME).stacks[0].left, table.weaknesses_left
    table.play("Lobo").asks(ME, "destroy", ["Kick", "Weakness", "none"]).answer("Kick")
    table.asks(ME, "destroy", ["Weakness", "none"]).answer("Weakness")
    assert sorted(table.destroyed) == ["Kick", "Weakness"]
    assert (table.table.view(ME).stacks[0].left, table.weaknesses_left) == (stack, weak)


@pytest.mark.card("base-set:weakness", "base-set:punch", "base-set:vulnerability", "base-set:kick")
@pytest.mark.rule("W2", "G4")
def test_a_weakness_takes_a_point_a_kick_gives_one_and_starters_none(table: Script) -> None:
    base(table).discard(ME, "Weakness", "Weakness", "Kick", "Punch", "Vulnerability")
    assert points(table)[ME] == -1


# --- Super Powers -----------------------------------------------------------------------------


@pytest.mark.card("base-set:bulletproof", "base-set:bane")
@pytest.mark.rule("A10")
def test_bulletproof_defends_draws_and_may_destroy(table: Script) -> None:
    base(table).hand(ME, "Bane").hand(FOE, "Bulletproof", "Robin").deck(FOE, "Kick")
    table.discard(FOE, "Weakness").play("Bane")
    table.asks(FOE, "defend", ["Bulletproof", "none"]).answer("Bulletproof")
    table.asks(FOE, "destroy", ["Bulletproof", "Weakness", "none"]).answer("Weakness")
    assert hand(table, FOE) == ["Kick", "Robin"]
    assert table.destroyed == ["Weakness"]
    assert table.discard_of(FOE) == ["Bulletproof"]


@pytest.mark.card("base-set:bulletproof", "base-set:bane")
def test_bulletproof_need_not_destroy(table: Script) -> None:
    base(table).hand(ME, "Bane").hand(FOE, "Bulletproof").deck(FOE, "Kick").play("Bane")
    table.asks(FOE, "defend", ["Bulletproof", "none"]).answer("Bulletproof")
    table.asks(FOE, "destroy", ["Bulletproof", "none"]).answer("none")
    assert table.destroyed == []


@pytest.mark.card("base-set:heat-vision")
def test_heat_vision_destroys_up_to_one_card_of_hand_or_pile(table: Script) -> None:
    base(table).hand(ME, "Heat Vision", "Punch").discard(ME, "Robin").play("Heat Vision")
    table.asks(ME, "destroy", ["Punch", "Robin", "none"]).answer("Punch")
    assert table.destroyed == ["Punch"]
    assert table.power == 3


@pytest.mark.card("base-set:heat-vision")
def test_heat_vision_may_spare_everything(table: Script) -> None:
    base(table).hand(ME, "Heat Vision", "Punch").play("Heat Vision")
    table.asks(ME, "destroy", ["Punch", "none"]).answer("none")
    assert table.hand_of(ME) == ["Punch"]


@pytest.mark.card("base-set:super-speed")
def test_super_speed_draws_one(table: Script) -> None:
    base(table).hand(ME, "Super Speed").deck(ME, "Kick", "Punch").play("Super Speed")
    assert table.hand_of(ME) == ["Kick"]
    assert table.power == 0


@pytest.mark.card("base-set:x-ray-vision")
def test_x_ray_vision_plays_one_of_the_top_cards_of_foes(table: Script) -> None:
    base(table).players(3).hero(THIRD, "Cyborg").hand(ME, "X-Ray Vision")
    table.deck(FOE, "Doomsday", "Punch").deck(THIRD, "Catwoman").play("X-Ray Vision")
    table.asks(ME, "play", ["Catwoman", "Doomsday", "none"]).answer("Doomsday")
    assert table.power == 4
    assert table.deck_of(FOE) == ["Doomsday", "Punch"]
    assert table.deck_of(THIRD) == ["Catwoman"]


@pytest.mark.card("base-set:x-ray-vision", "base-set:blue-beetle")
def test_x_ray_vision_is_optional_plays_no_location_and_is_no_attack(table: Script) -> None:
    base(table).players(3).hero(THIRD, "Cyborg").hand(ME, "X-Ray Vision").hand(FOE, "Blue Beetle")
    table.deck(FOE, "The Batcave").deck(THIRD, "Catwoman").play("X-Ray Vision")
    table.asks(ME, "play", ["Catwoman", "none"]).answer("none")
    assert table.power == 0


@pytest.mark.card("base-set:x-ray-vision")
def test_x_ray_vision_asks_nothing_for_a_location_alone(table: Script) -> None:
    base(table).hand(ME, "X-Ray Vision").deck(FOE, "The Batcave").play("X-Ray Vision")
    assert table.deck_of(FOE) == ["The Batcave"]


@pytest.mark.card("base-set:super-speed", "base-set:lasso-of-truth", "base-set:the-cape-and-cowl")
@pytest.mark.rule("A1", "A10")
@pytest.mark.parametrize(
    ("name", "n"), [("Super Speed", 2), ("Lasso of Truth", 1), ("The Cape and Cowl", 2)]
)
def test_a_defense_is_discarded_and_draws(table: Script, name: str, n: int) -> None:
    base(table).hand(ME, "Scarecrow").hand(FOE, name, "Robin").deck(FOE, "Kick", "Punch", "Mera")
    table.play("Scarecrow").asks(FOE, "defend", [name, "none"]).answer(name)
    assert hand(table, FOE) == sorted(["Robin", *["Kick", "Punch"][:n]])
    assert table.discard_of(FOE) == [name]
    assert table.weaknesses_left == 20


# --- Aquaman's Trident ------------------------------------------------------------------------


@pytest.mark.card("base-set:aquamans-trident")
def test_aquamans_trident_lets_one_gained_card_go_onto_the_deck(table: Script) -> None:
    base(table, "Batman").hand(ME, "Aquaman's Trident", "Super Strength").deck(ME, "Punch")
    table.line_up("Robin", "Catwoman", "Lobo")
    plays(table, "Aquaman's Trident", "Super Strength").buy("Robin")
    table.asks(ME, "place", ["deck-top", "discard"]).answer("discard").buy("Catwoman")
    table.asks(ME, "place", ["deck-top", "discard"]).answer("deck-top").buy("Kick")
    assert table.deck_of(ME) == ["Catwoman", "Punch"]
    assert table.discard_of(ME) == ["Robin", "Kick"]


@pytest.mark.card("base-set:aquamans-trident")
def test_two_tridents_let_two_cards_go_onto_the_deck(table: Script) -> None:
    base(table, "Superman").hand(ME, "Aquaman's Trident", "Aquaman's Trident", "Kick")
    table.line_up("Robin", "Catwoman", "Lobo")
    plays(table, "Aquaman's Trident", "Aquaman's Trident", "Kick").buy("Robin")
    table.asks(ME, "place", ["deck-top", "discard"]).answer("deck-top").buy("Catwoman")
    table.asks(ME, "place", ["deck-top", "discard"]).answer("deck-top")
    assert table.deck_of(ME) == ["Catwoman", "Robin"]


@pytest.mark.card("base-set:aquamans-trident")
def test_aquamans_trident_works_for_a_super_villain_but_not_for_earlier_gains(
    table: Script,
) -> None:
    base(table, "Superman").hand(ME, "Kick", "Super Strength", "Aquaman's Trident")
    table.line_up("Catwoman", "Lobo").play("Kick").buy("Catwoman")
    assert table.discard_of(ME) == ["Catwoman"]
    plays(table, "Super Strength", "Aquaman's Trident").buy(RAS)
    table.asks(ME, "place", ["deck-top", "discard"]).answer("deck-top")
    assert table.deck_of(ME) == [RAS]


@pytest.mark.rule("H2")
@pytest.mark.card("base-set:aquamans-trident")
def test_aquamans_trident_works_for_a_hunted_super_villain(table: Script) -> None:
    base(table, "Superman").variants("hunt").discard(FOE, RAS)
    table.hand(ME, "Super Strength", "Kick", "Aquaman's Trident")
    plays(table, "Super Strength", "Kick", "Aquaman's Trident").hunt(RAS)
    table.asks(ME, "place", ["deck-top", "discard"]).answer("deck-top")
    assert table.deck_of(ME) == [RAS]


@pytest.mark.card("base-set:aquamans-trident")
def test_aquamans_trident_is_for_this_turn_only(table: Script) -> None:
    base(table, "Batman").hand(ME, "Aquaman's Trident").deck(ME, *["Kick"] * 5)
    table.play("Aquaman's Trident").end().end()
    plays(table, "Kick", "Kick").buy("Kick")
    assert table.discard_of(ME)[-1] == "Kick"


# --- Batmobile --------------------------------------------------------------------------------


@pytest.mark.card("base-set:batmobile")
def test_batmobile_as_the_first_card_discards_the_hand_and_draws_five(table: Script) -> None:
    base(table).hand(ME, "Batmobile", "Robin", "Kick").deck(ME, *FIVE, "Mera").play("Batmobile")
    assert table.power == 0
    assert table.hand_of(ME) == list(FIVE)
    assert sorted(table.discard_of(ME)) == ["Kick", "Robin"]


@pytest.mark.card("base-set:batmobile")
def test_batmobile_as_the_first_and_only_card_draws_five(table: Script) -> None:
    base(table).hand(ME, "Batmobile").deck(ME, *FIVE).play("Batmobile")
    assert table.hand_of(ME) == list(FIVE)


@pytest.mark.card("base-set:batmobile")
def test_batmobile_later_gives_one_power(table: Script) -> None:
    base(table).hand(ME, "Punch", "Batmobile", "Kick").deck(ME, *FIVE)
    assert plays(table, "Punch", "Batmobile").power == 2
    assert table.hand_of(ME) == ["Kick"]


@pytest.mark.card("base-set:batmobile")
def test_a_second_batmobile_gives_one_power(table: Script) -> None:
    base(table).hand(ME, "Batmobile", "Batmobile").deck(ME, *FIVE[:4], "Batmobile")
    table.play("Batmobile")
    assert table.play("Batmobile").power == 1


# --- Green Arrow's Bow ------------------------------------------------------------------------


@pytest.mark.card("base-set:green-arrows-bow")
def test_green_arrows_bow_makes_super_villains_two_cheaper(table: Script) -> None:
    base(table).hand(ME, "Green Arrow's Bow", "Kick", "Kick").line_up("Doomsday")
    plays(table, "Green Arrow's Bow", "Kick", "Kick")
    assert table.turn_options() == ["buy Doomsday", "buy Kick", f"buy {RAS}", "end"]
    table.buy(RAS)
    assert table.power == 0
    assert table.discard_of(ME) == [RAS]


@pytest.mark.card("base-set:green-arrows-bow")
def test_bows_add_up_and_help_with_nothing_else(table: Script) -> None:
    base(table).hand(ME, "Green Arrow's Bow", "Green Arrow's Bow").line_up("Gorilla Grodd")
    plays(table, "Green Arrow's Bow", "Green Arrow's Bow")
    assert table.turn_options() == ["buy Kick", f"buy {RAS}", "end"]
    table.buy(RAS)
    assert table.power == 0


@pytest.mark.card("base-set:green-arrows-bow")
def test_green_arrows_bow_is_for_this_turn_only(table: Script) -> None:
    base(table).hand(ME, "Green Arrow's Bow").deck(ME, "Kick", "Kick", "Kick", "Punch", "Punch")
    table.play("Green Arrow's Bow").end().end()
    plays(table, "Kick", "Kick", "Kick", "Punch")
    assert f"buy {RAS}" not in table.turn_options()


@pytest.mark.card("base-set:green-arrows-bow")
@pytest.mark.rule("H3")
@pytest.mark.ruling("Q33")
def test_green_arrows_bow_helps_to_defeat_a_super_villain_in_the_line_up(table: Script) -> None:
    base(table).variants("hidden").hand(ME, "Green Arrow's Bow", "Kick", "Kick")
    table.line_up(RAS, "Lobo", "Starro", "Super Strength", "Super Strength", "Super Strength")
    plays(table, "Green Arrow's Bow", "Kick", "Kick").buy(RAS)
    assert table.power == 0
    assert table.discard_of(ME) == [RAS]


@pytest.mark.card("base-set:green-arrows-bow")
@pytest.mark.rule("H2")
@pytest.mark.ruling("Q32")
def test_a_hunted_super_villain_is_cheaper_by_green_arrows_bow(table: Script) -> None:
    base(table).variants("hunt").hand(ME, "Green Arrow's Bow", "Kick", "Kick", "Kick")
    table.super_villains("Parallax", "Lex Luthor").discard(FOE, RAS)
    plays(table, "Green Arrow's Bow", "Kick")
    assert f"hunt {RAS}" not in table.turn_options()
    table.play("Kick").hunt(RAS)
    assert table.power == 0
    assert table.discard_of(ME) == [RAS]


# --- Nth Metal, Power Ring --------------------------------------------------------------------


@pytest.mark.card("base-set:nth-metal")
@pytest.mark.parametrize("answer", ["Weakness", "none"])
def test_nth_metal_looks_at_the_top_card_and_may_destroy_it(table: Script, answer: str) -> None:
    base(table).hand(ME, "Nth Metal").deck(ME, "Weakness", "Kick").play("Nth Metal")
    table.asks(ME, "destroy", ["Weakness", "none"]).answer(answer)
    assert table.power == 1
    assert table.destroyed == ([] if answer == "none" else ["Weakness"])
    assert table.deck_of(ME)[-1] == "Kick"
    assert len(table.deck_of(ME)) == (2 if answer == "none" else 1)


@pytest.mark.card("base-set:power-ring")
@pytest.mark.parametrize(("top", "power"), [("Kick", 3), ("Punch", 2), ("Weakness", 2)])
def test_power_ring_gives_one_more_for_a_dear_card_which_stays(
    table: Script, top: str, power: int
) -> None:
    base(table).hand(ME, "Power Ring").deck(ME, top, "Robin").play("Power Ring")
    assert table.power == power
    assert table.deck_of(ME) == [top, "Robin"]


@pytest.mark.card("base-set:power-ring")
@pytest.mark.rule("D1")
def test_power_ring_shuffles_the_pile_to_reveal(table: Script) -> None:
    base(table).hand(ME, "Power Ring").discard(ME, "Kick").play("Power Ring")
    assert table.power == 3
    assert table.deck_of(ME) == ["Kick"]


@pytest.mark.card("base-set:power-ring")
@pytest.mark.rule("K10")
def test_power_ring_is_a_power_ring_by_its_name(table: Script) -> None:
    base(table)
    names = {card.name for card in table.cat.cards if "Power Ring" in card.name}
    assert names == {"Power Ring"}


# --- The Bat-Signal, Utility Belt -------------------------------------------------------------


@pytest.mark.card("base-set:the-bat-signal")
def test_the_bat_signal_fetches_a_hero_of_my_choice(table: Script) -> None:
    base(table).hand(ME, "The Bat-Signal").discard(ME, "Robin", "Mera", "Kick")
    table.play("The Bat-Signal").asks(ME, "move", ["Mera", "Robin"]).answer("Robin")
    assert table.hand_of(ME) == ["Robin"]
    assert table.power == 1


@pytest.mark.card("base-set:the-bat-signal")
def test_the_bat_signal_must_fetch_the_only_hero(table: Script) -> None:
    base(table).hand(ME, "The Bat-Signal").discard(ME, "Robin", "Kick").play("The Bat-Signal")
    assert table.hand_of(ME) == ["Robin"]


@pytest.mark.card("base-set:utility-belt")
@pytest.mark.parametrize(
    ("others", "vp"),
    [
        (("Batmobile", "Batmobile", "Nth Metal"), 3),
        (("Batmobile", "Batmobile", "Nth Metal", "Nth Metal"), 4 + 5),
        (("Batmobile", "Nth Metal", "Power Ring", "Robin"), 4),
    ],
)
def test_utility_belt_is_worth_five_with_four_other_equipment(
    table: Script, others: tuple[str, ...], vp: int
) -> None:
    base(table).discard(ME, "Utility Belt", *others)
    assert points(table)[ME] == vp


# --- Locations --------------------------------------------------------------------------------

LOCATIONS = [
    ("Arkham Asylum", "Doomsday", "Gorilla Grodd", "Kick"),
    ("Fortress of Solitude", "Kick", "Super Strength", "Catwoman"),
    ("The Batcave", "Utility Belt", "The Cape and Cowl", "Kick"),
    ("The Watchtower", "Catwoman", "Green Arrow", "Doomsday"),
    ("Titans Tower", "Catwoman", "Kick", "Doomsday"),
]


@pytest.mark.card(
    "base-set:arkham-asylum",
    "base-set:fortress-of-solitude",
    "base-set:the-batcave",
    "base-set:the-watchtower",
    "base-set:titans-tower",
)
@pytest.mark.rule("K2", "K3")
@pytest.mark.parametrize(("place", "first", "second", "other"), LOCATIONS)
def test_a_location_draws_for_the_first_fitting_card_of_each_turn(
    table: Script, place: str, first: str, second: str, other: str
) -> None:
    base(table).hand(ME, place, other, first, second).deck(ME, "Punch", "Robin", "Mera")
    plays(table, place, other)
    assert len(table.hand_of(ME)) == 2
    table.play(first)
    assert hand(table, ME) == sorted([second, "Punch"])
    table.play(second)
    assert table.hand_of(ME) == ["Punch"]
    table.end()
    assert table.in_play_of(ME) == [place]


@pytest.mark.card("base-set:titans-tower")
@pytest.mark.parametrize(
    ("name", "drawn"), [("Punch", 0), ("Catwoman", 1), ("Mera", 1), ("Bane", 0), ("Weakness", 0)]
)
def test_titans_tower_looks_for_costs_of_2_and_3(table: Script, name: str, drawn: int) -> None:
    base(table).in_play(ME, "Titans Tower").hand(ME, name).deck(ME, "Kick").play(name)
    assert len(table.hand_of(ME)) == drawn


@pytest.mark.card("base-set:the-batcave")
@pytest.mark.ruling("Q19")
def test_after_an_earlier_equipment_the_batcave_draws_nothing_that_turn(table: Script) -> None:
    base(table).hand(ME, "Utility Belt", "The Batcave", "Batmobile").deck(ME, "Kick", "Punch")
    plays(table, "Utility Belt", "The Batcave", "Batmobile")
    assert table.hand_of(ME) == []


@pytest.mark.card("base-set:arkham-asylum")
@pytest.mark.ruling("Q19")
def test_bane_then_arkham_asylum_then_doomsday_draws_nothing(table: Script) -> None:
    base(table).hand(ME, "Bane", "Arkham Asylum", "Doomsday").deck(ME, "Kick").hand(FOE)
    plays(table, "Bane", "Arkham Asylum", "Doomsday")
    assert table.hand_of(ME) == []


@pytest.mark.card("base-set:arkham-asylum")
def test_a_location_is_silent_on_other_turns_and_begins_anew(table: Script) -> None:
    base(table).in_play(ME, "Arkham Asylum").hand(ME, "Doomsday").deck(ME, "Punch", *FIVE[:4])
    table.deck(ME, "Punch", *FIVE[:4], "Gorilla Grodd", "Kick").hand(FOE, "Doomsday")
    table.play("Doomsday")
    assert table.hand_of(ME) == ["Punch"]
    table.end().play("Doomsday")
    assert len(table.hand_of(ME)) == 5
    table.end().play("Gorilla Grodd")
    assert "Kick" in table.hand_of(ME)


@pytest.mark.card("base-set:the-watchtower", "base-set:kid-flash")
@pytest.mark.rule("R2")
def test_a_location_waits_until_the_card_has_resolved(table: Script) -> None:
    base(table).in_play(ME, "The Watchtower").hand(ME, "Robin").discard(ME, "Batmobile")
    table.deck(ME, "Kick").play("Robin")
    assert table.hand_of(ME) == ["Batmobile", "Kick"]


@pytest.mark.card("base-set:the-batcave", "base-set:titans-tower")
@pytest.mark.ruling("Q6")
def test_two_locations_may_draw_for_one_card(table: Script) -> None:
    base(table).in_play(ME, "The Batcave", "Titans Tower").hand(ME, "Lasso of Truth")
    table.deck(ME, "Kick", "Punch", "Robin").play("Lasso of Truth")
    table.asks(ME, "order-triggers", ["Titans Tower: Draw", "The Batcave: Draw"])
    table.answer("The Batcave: Draw")
    assert hand(table, ME) == ["Kick", "Punch"]
