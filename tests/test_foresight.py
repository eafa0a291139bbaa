"""What answers lead to: numbers that a seat can know, and Play all."""

# mypy: no-warn-unreachable
# An assertion narrows what the next call changes.

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from random_games import random_index
from script import FOE, FOURTH, ME, THIRD, Script
from test_non_interference import quiet_table
from tiers import size

from archrivals.boxes import BOXES
from archrivals.engine.language.traits import traits
from archrivals.engine.records import to_plain
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.flat import hand, on_hero
from archrivals.engine.table import Table
from archrivals.engine.views.play_all import plan
from archrivals.engine.views.seats import ask_view
from archrivals.engine.views.trying import modest
from archrivals.engine.views.veil import FaceDown, Unseen, VeiledState

JSON = dict[str, Any]


def foretold(table: Script, seat: int = ME) -> JSON:
    """The ask of a seat with what its answers lead to."""
    ask = table.table.ask_of(seat)
    assert ask is not None
    shown: JSON = to_plain(ask_view(table.table.state, ask, foretold=True))
    return shown


def outlook(table: Script) -> JSON:
    found: JSON = foretold(table)["outlook"]
    return found


def leads(table: Script, label: str, seat: int = ME) -> JSON:
    """What the option with this label leads to."""
    ask = table.table.ask_of(seat)
    assert ask is not None
    found: JSON = foretold(table, seat)["options"][table.labels(ask).index(label)].get("leads", {})
    return found


def plays(table: Script) -> list[str]:
    return [card["id"] for card in outlook(table)["plays"]]


def keeps(table: Script) -> list[tuple[str, ...]]:
    """Kept cards: what, why, and for which card."""
    return [
        (each["id"], each["why"], *([each["by"]] if "by" in each else []))
        for each in outlook(table)["keeps"]
    ]


# --- Play all ---------------------------------------------------------------------------------


@pytest.mark.card("batgirl")
def test_batgirls_first_turn_keeps_a_punch_for_her_and_folds_the_vulnerability() -> None:
    table = Script().hero(ME, "Batgirl").deck(ME, "Kick")
    table.hand(ME, "Punch", "Punch", "Vulnerability", "Punch", "Punch")
    assert plays(table) == ["punch"] * 3
    assert keeps(table) == [("punch", "ability", "batgirl"), ("vulnerability", "idle")]
    found = outlook(table)
    assert (found["power"], found["at_least"], found["whole"]) == (3, False, 4)
    assert foretold(table)["options"][found["option"]]["card"] == "punch"


@pytest.mark.card("batgirl")
def test_when_the_ability_has_been_used_nothing_is_kept_for_it() -> None:
    table = Script().hero(ME, "Batgirl").deck(ME, "Kick").hand(ME, "Punch", "Punch")
    table.use("Batgirl").asks(ME, "discard", ["Punch"]).answer("Punch")
    assert sorted(plays(table)) == ["kick", "punch"]
    assert keeps(table) == []


@pytest.mark.card("shazam-3")
def test_as_many_cards_are_kept_as_the_ability_can_take() -> None:
    table = Script().box("rivals-shazam-black-adam").hero(ME, "Shazam!").level(ME, 3)
    table.deck(ME, "Punch", "Punch").hand(ME, "Punch", "Punch", "Punch").normal()
    assert plays(table) == ["punch"]
    assert keeps(table) == [("punch", "ability", "shazam-3")] * 2


@pytest.mark.card("soultaker-sword")
def test_a_card_that_asks_is_kept_and_so_is_one_that_it_could_use() -> None:
    table = Script().hand(ME, "Soultaker Sword", "Punch", "Kick")
    assert plays(table) == ["kick"]
    assert keeps(table) == [("punch", "card", "soultaker-sword"), ("soultaker-sword", "choice")]
    found = outlook(table)
    assert (found["power"], found["whole"]) == (2, 5)


@pytest.mark.card("soultaker-sword")
def test_of_the_cards_that_could_be_used_the_useless_one_is_kept() -> None:
    table = Script().hand(ME, "Soultaker Sword", "Punch", "Weakness", "Kick")
    assert sorted(plays(table)) == ["kick", "punch"]
    assert ("weakness", "card", "soultaker-sword") in keeps(table)


@pytest.mark.card("raven")
def test_what_draws_is_played_first_and_what_it_brings_is_left_open() -> None:
    table = Script().hand(ME, "Punch", "Raven").deck(ME, "Kick", "Kick")
    found = outlook(table)
    assert plays(table) == ["raven", "punch"]
    assert (found["power"], found["at_least"]) == (2, True)
    assert leads(table, "play Raven") == {"power": 1, "draws": 1, "at_least": True}
    assert leads(table, "play Punch") == {"power": 1}


@pytest.mark.card("starbolt", "raven")
def test_what_counts_the_discard_pile_is_played_before_a_draw_that_may_shuffle_it() -> None:
    table = Script().hand(ME, "Raven", "Starbolt", "Punch").discard(ME, "Kick", "Kick")
    assert plays(table) == ["starbolt", "raven", "punch"]
    assert outlook(table)["power"] == 4 + 1 + 1


@pytest.mark.card("raven")
def test_with_nothing_left_to_draw_nothing_is_left_open() -> None:
    table = Script().hand(ME, "Punch", "Raven")
    found = outlook(table)
    assert (found["power"], found["at_least"]) == (2, False)


@pytest.mark.card("whirlwind")
def test_everything_waits_for_a_card_that_must_be_the_first_to_matter() -> None:
    table = Script().hand(ME, "Punch", "Whirlwind", "Kick", "Vulnerability").deck(ME, "Kick")
    assert plays(table) == []
    assert sorted(keeps(table)) == [
        ("kick", "first", "whirlwind"),
        ("punch", "first", "whirlwind"),
        ("vulnerability", "idle"),
        ("whirlwind", "first"),
    ]
    assert outlook(table)["option"] == -1
    assert outlook(table)["whole"] == 4
    table.play("Punch")
    assert plays(table) == ["whirlwind", "kick"]


@pytest.mark.card("first-born")
def test_a_card_that_only_gains_by_being_the_first_is_played_first() -> None:
    table = Script().box("confrontations").players(4).hand(ME, "Punch", "First Born")
    table.deck(ME, "Punch").normal()
    assert plays(table) == ["first-born", "punch"]


@pytest.mark.card("metropolis")
def test_a_location_is_kept_to_be_played_by_hand() -> None:
    table = Script().hand(ME, "Punch", "Metropolis").deck(ME, "Kick")
    assert plays(table) == ["punch"]
    assert keeps(table) == [("metropolis", "stays")]


@pytest.mark.card("metropolis", "shazam-3")
def test_an_ability_that_costs_nothing_is_told_and_one_with_a_price_is_not() -> None:
    table = Script().hand(ME, "Punch", "Metropolis").deck(ME, "Kick")
    assert "uses" not in outlook(table)
    table.play("Metropolis")
    (use,) = outlook(table)["uses"]
    assert foretold(table)["options"][use]["card"] == "metropolis"
    paid = Script().box("rivals-shazam-black-adam").hero(ME, "Shazam!").level(ME, 3)
    paid.deck(ME, "Punch").hand(ME, "Punch").normal()
    assert any(option["verb"] == "use" for option in foretold(paid)["options"])
    assert "uses" not in outlook(paid)


@pytest.mark.card("lex-corp")
def test_a_card_that_a_location_waits_for_is_kept_until_it_lies_there() -> None:
    table = Script().box("confrontations").players(4).hand(ME, "Zod", "Punch", "Lex Corp")
    table.line_up("Impervious", "Apollo", "Ares", "Poseidon", "Orion").normal()
    assert plays(table) == ["punch"]
    assert keeps(table) == [("lex-corp", "stays"), ("zod", "after", "lex-corp")]
    assert outlook(table)["whole"] == 1 + 3 + 2
    table.play("Lex Corp")
    assert sorted(plays(table)) == ["punch", "zod"]
    assert outlook(table)["power"] == 6


@pytest.mark.card("parallax")
def test_a_card_that_doubles_the_power_is_played_last() -> None:
    table = Script().box("base-set").hand(ME, "Parallax", "Punch", "Kick")
    assert plays(table) == ["kick", "punch", "parallax"]
    assert outlook(table)["power"] == 6


@pytest.mark.card("parallax")
def test_while_something_else_is_kept_the_last_card_is_kept_too() -> None:
    table = Script().box("base-set").hand(ME, "Parallax", "Punch", "Kick", "Darkseid")
    assert plays(table) == []
    assert ("parallax", "last") in keeps(table)
    assert outlook(table)["whole"] == 2 * (3 + 1 + 2)


@pytest.mark.card("talon")
def test_a_card_without_a_text_is_played_where_something_counts_it() -> None:
    table = Script().hand(ME, "Talon", "Vulnerability", "Vulnerability")
    assert plays(table) == ["talon", "vulnerability"]
    assert keeps(table) == [("vulnerability", "idle")]
    assert outlook(table)["power"] == 2


@pytest.mark.card("superboy")
def test_a_card_that_comes_into_the_hand_in_sight_is_played_as_well() -> None:
    table = Script().hand(ME, "Superboy", "Punch").discard(ME, "Kick")
    found = outlook(table)
    assert plays(table) == ["punch", "superboy", "kick"]
    assert (found["power"], found["at_least"]) == (4, False)


@pytest.mark.card("black-lantern-corps")
def test_after_an_attack_the_power_is_sure_and_the_rest_is_not() -> None:
    table = Script().hand(ME, "Black Lantern Corps", "Punch").hand(FOE, "Punch")
    found = outlook(table)
    assert plays(table) == ["punch", "black-lantern-corps"]
    assert (found["power"], found["at_least"]) == (3, True)


@pytest.mark.card("water-control")
def test_power_that_a_foes_defense_could_take_is_not_promised() -> None:
    """Water Control: the attacker discards a card."""
    table = Script().box("confrontations").players(4).hand(FOE, "Punch")
    table.hand(ME, "Tegrof!", "Strife", "Punch").normal()
    found = outlook(table)
    assert plays(table)[0] == "punch"
    assert (found["power"], found["at_least"]) == (1 + 2, True)


@pytest.mark.rule("W4")
def test_weaknesses_that_must_be_played_come_first() -> None:
    table = Script().box("rivals-shazam-black-adam").hero(ME, "Black Adam")
    table.hand(ME, "Punch", "Weakness", "Punch").normal()
    assert plays(table) == ["weakness", "punch", "punch"]


@pytest.mark.card("kyle-rayner")
def test_play_all_tells_that_it_wins_the_game() -> None:
    rings = (
        "Green Lantern Power Ring",
        "Blue Lantern Power Ring",
        "Yellow Lantern Corps Power Ring",
    )
    table = Script().hand(ME, "Kyle Rayner", *rings)
    table.table.state.zones[hand(FOE)].clear()
    found = outlook(table)
    assert found["wins"] is True


@pytest.mark.card("nightwing")
def test_a_card_at_which_a_super_hero_asks_is_kept_with_its_name() -> None:
    table = Script().hero(ME, "Nightwing").deck(ME, "Kick").hand(ME, "Batarang", "Sciencell")
    assert plays(table) == ["sciencell"]
    assert keeps(table) == [("batarang", "choice", "nightwing")]
    assert outlook(table)["power"] == 3


@pytest.mark.card("shazam-super-hero")
def test_an_ability_that_takes_an_unseen_card_stands_in_the_way_of_nothing() -> None:
    table = Script().hero(ME, "shazam-super-hero").hand(ME, "Kick", "Kick", "Kick")
    table.play("Kick").play("Kick")
    assert plays(table) == ["kick"]
    assert leads(table, "use Shazam!")["at_least"] is True


# --- What it is enough for --------------------------------------------------------------------


@pytest.mark.rule("T4", "R5")
def test_every_card_for_sale_says_how_much_is_missing_now_and_then() -> None:
    table = Script().hero(ME, "Batgirl").deck(ME, "Kick").hand(ME, *["Punch"] * 4, "Kick")
    table.super_villains("Vandal Savage", "Trigon").play("Kick")
    shown = to_plain(table.table.view(ME))
    prices = {each["handle"]: each for each in outlook(table)["prices"]}
    villain = prices[shown["super_villain"][0]["handle"]]
    assert villain == villain | {"price": 8, "now": 6, "after": 3, "whole": 2}
    kick = prices[shown["stacks"][0]["handle"]]
    assert kick == kick | {"price": 3, "now": 1, "after": 0, "whole": 0}
    assert len(prices) == 5 + 1 + 1


@pytest.mark.rule("T6")
def test_in_a_confrontation_nothing_is_for_sale_and_the_foe_has_a_price() -> None:
    table = Script().box("rivals-batman-joker").hand(ME, "Punch", "Kick", "Superman").confront(FOE)
    found = outlook(table)
    assert found["prices"] == []
    assert found["fight"] == {"seat": FOE, "price": 9, "now": 9, "after": 2, "whole": 2}
    assert leads(table, "done") == {"power": 0, "cost": 9, "falls": False}


def test_a_purchase_says_what_power_is_left() -> None:
    table = Script().hand(ME, "Kick", "Kick").play("Kick").play("Kick")
    assert leads(table, "buy Kick") == {"power": 1}


@pytest.mark.rule("T2", "F3")
def test_an_announcement_compares_the_hand_with_the_cost() -> None:
    table = Script().box("rivals-batman-joker").hero(ME, "Batman").level(ME, 3)
    table.hand(ME, "Red Robin", "Punch", "Superman")
    fight = leads(table, f"confront {FOE}")
    assert fight == {"power": 0, "cost": 9, "after": 11, "whole": 11, "falls": True}
    assert leads(table, "normal") == {"power": 0, "after": 9, "whole": 9}


@pytest.mark.rule("K5", "S11")
def test_an_announcement_says_what_a_teammate_could_add() -> None:
    table = Script().box("confrontations").players(4)
    table.hand(ME, "Punch").hand(THIRD, "Lana Lang", "Jimmy Olsen", "Punch")
    assists = leads(table, f"confront {FOE}")["assists"]
    assert sorted((each["id"], each["gives"]) for each in assists) == [
        ("jimmy-olsen", 2),
        ("lana-lang", 2),
    ]
    assert "assists" not in leads(table, "normal")


# --- In another's turn ------------------------------------------------------------------------


@pytest.mark.rule("F3", "F8")
def test_a_block_says_what_the_cost_will_be_and_whether_the_character_holds() -> None:
    table = Script().box("rivals-batman-joker").hand(ME, *["Kick"] * 5)
    table.hand(FOE, "Commissioner Gordon", "Superman", "Punch").confront(FOE)
    for _ in range(5):
        table.play("Kick")
    table.done()
    assert leads(table, "Commissioner Gordon", FOE) == {"power": 10, "cost": 11, "falls": False}
    assert leads(table, "Superman", FOE) == {"power": 10, "cost": 13, "falls": False}
    assert leads(table, "none", FOE) == {"power": 10, "cost": 9, "falls": True}
    table.asks(FOE, "block", ["Commissioner Gordon", "Superman", "none"]).answer("none")


@pytest.mark.card("orion")
def test_a_block_that_counts_itself_in_the_discard_pile_is_counted_as_played() -> None:
    table = Script().box("confrontations").players(4).hand(ME, "Zod").hand(FOE, "Orion")
    table.discard(FOE, "Poseidon").confront(FOE).play("Zod").done()
    assert leads(table, "Orion", FOE)["cost"] == 9 + 2
    table.asks(FOE, "block", ["Orion", "none"]).answer("none")


@pytest.mark.card("katana")
def test_a_defense_says_what_it_draws_and_no_defense_what_is_lost() -> None:
    table = Script().hand(ME, "Yellow Lantern Corps Power Ring").deck(FOE, "Punch", "Punch")
    table.hand(FOE, "Katana", "Green Lantern Power Ring", "Punch")
    table.play("Yellow Lantern Corps Power Ring")
    assert leads(table, "Katana", FOE) == {"avoids": True, "draws": 1, "hand": 0}
    assert leads(table, "Green Lantern Power Ring", FOE) == {"avoids": True, "draws": 2, "hand": 1}
    assert leads(table, "none", FOE) == {"loses": {"discard": 1}}
    table.asks(FOE, "defend", ["Katana", "Green Lantern Power Ring", "none"]).answer("Katana")


@pytest.mark.card("helmet-of-fate")
def test_a_defense_with_a_choice_says_so_and_promises_no_number() -> None:
    table = Script().hand(ME, "Black Lantern Corps").hand(FOE, "Helmet of Fate", "Punch", "Kick")
    table.play("Black Lantern Corps")
    assert leads(table, "Helmet of Fate", FOE) == {"avoids": True, "asks": True}
    assert leads(table, "none", FOE) == {"loses": {"weaknesses": 1}}
    table.asks(FOE, "defend", ["Helmet of Fate", "none"]).answer("none")


@pytest.mark.card("mr-freeze")
def test_an_attack_that_finds_nothing_takes_nothing() -> None:
    table = Script().box("rivals-batman-joker").hand(ME, "Mr. Freeze").hand(FOE, "Punch")
    table.play("Mr. Freeze")
    assert leads(table, "none", FOE) == {"loses": {"discard": 0}}
    table.asks(FOE, "defend", ["none"]).answer("none")


@pytest.mark.rule("K5", "Q27")
def test_an_assist_says_what_it_adds_and_whether_the_confrontation_succeeds() -> None:
    table = Script().box("confrontations").players(4)
    table.hand(ME, "Zod", "Bizarro", "Punch").hand(THIRD, "Lana Lang", "Jimmy Olsen", "Punch")
    table.hand(FOURTH, "Punch").confront(FOE).play("Zod").play("Bizarro")
    mate = [(each["id"], each["gives"]) for each in outlook(table)["assists"]]
    assert sorted(mate) == [("jimmy-olsen", 2), ("lana-lang", 2)]
    table.play("Punch").call()
    assert leads(table, "Lana Lang", THIRD) == {"power": 9, "cost": 9, "falls": True}
    assert leads(table, "none", THIRD) == {"power": 7, "cost": 9, "falls": False}
    table.asks(THIRD, "assist", ["Lana Lang", "Jimmy Olsen", "none"]).answer("none")


# --- What is hidden stays hidden --------------------------------------------------------------


def test_cards_that_lie_face_down_can_be_counted_and_nothing_else() -> None:
    cards = FaceDown(3)
    assert len(cards) == 3
    assert len(cards[:]) == 3
    looks: list[Any] = [
        lambda: cards[0],
        lambda: cards[-1:],
        lambda: list(cards),
        lambda: [*cards],
        lambda: 5 in cards,
        lambda: [1, 2] + cards,  # noqa: RUF005
        lambda: cards + [1, 2],  # noqa: RUF005
        lambda: sorted(cards),
        lambda: cards.pop(),
        lambda: cards.remove(1),
        lambda: cards == [1, 2, 3],
    ]
    for look in looks:
        with pytest.raises(Unseen):
            look()
    up = FaceDown(2, top=7)
    assert (up[-1], up[-1:], up.pop(), len(up)) == (7, [7], 7, 1)
    with pytest.raises(Unseen):
        up.pop()


def test_a_veiled_state_holds_no_hidden_card() -> None:
    table = Script().hand(FOE, "Katana", "Punch").deck(ME, "Raven", "Kick").table
    known = VeiledState.of(table.state, ME)
    held = {card for zone in known.zones for card in list.__iter__(zone) if card >= 0}
    hidden = {card for seat in (FOE,) for card in table.state.zones[hand(seat)]}
    assert not held & hidden
    assert all(type(zone) is list for zone in known.copy().zones[hand(ME) : hand(ME) + 1])


# --- What was foretold comes true -------------------------------------------------------------


def option_for(table: Table, face: int) -> int | None:
    """The number of the option that plays such a card; equal cards are one option."""
    for at, (verb, what) in enumerate(table.ask.options):
        if verb == "play" and table.state.faces[what] == face:
            return at
    return None


def settle(table: Table, seat: int, chance: Random) -> list[Ask]:
    """Answer what others are asked, and modestly what this seat is; what was its own to decide."""
    mine = []
    while not table.over and table.ask.kind != "turn":
        ask = chance.choice(table.asks)
        index = random_index(ask, chance)
        if ask.seat == seat:
            if len(ask.options) > 1:
                mine.append(ask)
            answer = modest(ask)
            index = ask.options.index(answer) if answer else index
        table.answer(ask.seat, index)
    return mine


def play_cards(table: Table, seat: int, cards: list[int], chance: Random) -> list[Ask]:
    """Play such cards, and before them those that must come first (W4)."""
    asked: list[Ask] = []
    for face in [table.state.faces[card] for card in cards]:
        at: int | None = None
        while at is None and not table.over and table.state.turn.seat == seat:
            s = table.state
            held = s.zones[hand(seat)] + s.zones[on_hero(seat)]
            if all(s.faces[card] != face for card in held):
                break
            at = option_for(table, face)
            table.answer(seat, 0 if at is None else at)
            asked += settle(table, seat, chance)
    return asked


@pytest.mark.parametrize("number", range(size(2, 6)))
@pytest.mark.parametrize("box", list(BOXES))
def test_play_all_makes_the_power_that_was_foretold_and_asks_nothing(box: str, number: int) -> None:
    chance = Random(f"{box} {number}")
    exact = 0
    for _ in range(30):
        table = quiet_table(chance, chance.randrange(8), box)
        if table.ask.kind == "announce":
            table.answer(table.ask.seat, chance.randrange(len(table.ask.options)))
            settle(table, table.state.turn.seat, chance)
        if table.over:
            continue
        seat = table.ask.seat
        fight = table.state.turn.target
        made = plan(VeiledState.of(table.state, seat), seat)
        asked = play_cards(table, seat, made.plays, chance)
        if table.over:
            assert not made.plays or table.state.turn.seat == seat
            continue
        if made.at_least:
            assert table.state.turn.power >= made.power
        else:
            assert not asked
            assert table.state.turn.power == made.power
            exact += 1
        if table.state.turn.target != fight:
            continue
        kept = [each.card for each in made.keeps if each.why != "idle"]
        kept.sort(key=lambda card: traits(table.state.cat.cards[table.state.faces[card]]).first)
        forced = play_cards(table, seat, kept, chance)
        if all(modest(ask) for ask in forced) and not table.over:
            assert table.state.turn.power >= made.whole
    assert exact > 5
