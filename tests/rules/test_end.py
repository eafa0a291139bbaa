"""Parts E and G, W2, Q1–Q4, Q8–Q14: the end of a turn, the end of the game, scoring."""

from __future__ import annotations

from itertools import groupby
from random import Random

import pytest
from random_games import ALL_VARIANTS, CATALOGUES, new_table, play_out
from script import FOE, ME, THIRD, Script

from archrivals.engine.language.rules import Setup
from archrivals.engine.records import to_plain
from archrivals.engine.state.flat import LINE_UP
from archrivals.engine.table import Table

# --- The end of a turn ------------------------------------------------------------------------


def beat_vandal_savage(table: Script) -> Script:
    """With four Kicks in hand: the turn in which the next Super-Villain will be flipped."""
    for _ in range(4):
        table.play("Kick")
    return table.buy("Vandal Savage").end()


def steps_of_the_end(table: Script) -> list[str]:
    """The last turn's end as its steps, one after the other."""
    events = table.table.events(ME)
    at = max(i for i, event in enumerate(events) if event.kind == "end-turn")
    told = []
    for event in events[at:]:
        if event.kind == "move":
            told.append(f"{event.from_.zone} to {event.to.zone}")
        elif event.kind not in ("shuffle", "choice", "fires"):
            told.append(event.kind)
    return [step for step, _ in groupby(told)]


@pytest.mark.rule("E1", "Q1", "Q2")
def test_the_steps_of_the_end_of_a_turn_come_in_order() -> None:
    table = Script()
    table.super_villains("Vandal Savage", "Hector Hammond").hand(ME, *["Kick"] * 6)
    table.deck(ME, *["Punch"] * 5).line_up("Katana", "Starbolt", "Sciencell", "Oa", "Raven")
    table.main_deck("Hawkgirl", "Talon", "Batarang", "Batarang")
    for _ in range(5):
        table.play("Kick")
    table.buy("Vandal Savage").buy("Katana").end()
    table.asks(ME, "defend", ["none"]).answer("none")
    assert steps_of_the_end(table) == [
        "end-turn",
        "hand to discard",
        "in-play to discard",
        "deck to hand",
        "main-deck to line-up",
        "flip",
        "first-appearance",
        "attack",
        "main-deck to discard",
        "turn",
    ]
    assert table.active == FOE


@pytest.mark.rule("E1", "K2")
def test_ongoing_cards_stay_in_play(table: Script) -> None:
    table.hand(ME, "Oa", "Force Field", "Vandal Savage", "Kick", "Punch")
    table.super_villains("Graves", "Amazo").deck(ME, *["Punch"] * 6)
    table.play("Oa").play("Force Field").play("Vandal Savage").play("Kick").end()
    assert sorted(table.in_play_of(ME)) == ["Force Field", "Oa", "Vandal Savage"]
    assert sorted(table.discard_of(ME)) == ["Kick", "Punch", "Punch"]


@pytest.mark.rule("E1")
def test_unspent_power_is_lost(table: Script) -> None:
    table.hand(ME, "Kick").hand(FOE, "Punch").play("Kick").end()
    assert table.power == 0
    table.play("Punch")
    assert table.power == 1


@pytest.mark.rule("E1")
def test_a_hand_of_five_is_drawn(table: Script) -> None:
    table.hand(ME, "Kick").deck(ME, "Raven", "Katana", "Punch", "Deadshot", "Talon", "Kick")
    table.end()
    assert table.hand_of(ME) == ["Raven", "Katana", "Punch", "Deadshot", "Talon"]
    assert table.deck_of(ME) == ["Kick"]


@pytest.mark.rule("E1")
def test_a_face_up_super_villain_is_not_flipped_and_attacks_nobody() -> None:
    table = Script()
    table.super_villains("Graves", "Amazo").hand(FOE, "Punch", "Kick")
    table.end()
    assert table.active == FOE
    assert "flip" not in steps_of_the_end(table)
    assert "first-appearance" not in steps_of_the_end(table)


@pytest.mark.rule("E2")
def test_every_empty_slot_is_filled_from_the_top_of_the_main_deck(table: Script) -> None:
    table.line_up("Katana").main_deck("Raven", "Talon", "Oa", "Kick", "Punch").end()
    assert table.line_up_now == ["Katana", "Raven", "Talon", "Oa", "Kick"]
    assert table.main_deck_now == ["Punch"]


@pytest.mark.rule("Q8", "F10")
def test_nothing_is_played_bought_or_used_once_the_end_is_announced(table: Script) -> None:
    table.hero(ME, "batgirl").super_villains("Vandal Savage", "Trigon").hand(ME, *["Kick"] * 6)
    table.deck(ME, *["Punch"] * 5).hand(FOE, "Punch").play("Kick").play("Kick")
    beat_vandal_savage(table)
    assert table.active == -1
    assert table.power == 0
    table.asks(ME, "defend", ["none"])
    intents = (("play", "punch"), ("buy", "kick"), ("use", "batgirl"), ("end", ""))
    for intent in intents:
        assert table.table.why_not(ME, intent) is not None
    table.answer("none")
    table.asks(FOE, "defend", ["none"]).answer("none")


@pytest.mark.rule("Q8")
def test_effects_of_this_turn_stop_with_it(table: Script) -> None:
    table.hand(ME, "Winged Warrior", "Talon").line_up("Sciencell")
    table.deck(ME, "Katana", *["Punch"] * 4).deck(FOE, *["Punch"] * 5)
    table.play("Winged Warrior").play("Talon")
    assert table.power == 2
    table.end().end().play("Katana")
    assert table.power == 1
    table.play("Punch")
    assert table.power == 2


@pytest.mark.rule("Q9")
def test_the_clean_up_triggers_nothing(table: Script) -> None:
    table.hand(ME, "Deadman", "Deadman", "Kick").deck(ME, *["Punch"] * 5).play("Deadman").end()
    assert table.active == FOE
    assert table.table.ask.kind == "turn"
    assert sorted(table.discard_of(ME)) == ["Deadman", "Deadman", "Kick"]


@pytest.mark.rule("Q11", "A6", "R1")
def test_a_first_appearance_starts_with_the_player_whose_turn_has_just_ended(
    table: Script,
) -> None:
    table.players(3).options(first=FOE).super_villains("Vandal Savage", "Hector Hammond")
    table.hand(FOE, *["Kick"] * 4).main_deck("Talon", "Katana", "Raven", "Kick")
    table.deck(FOE, *["Punch"] * 5)
    beat_vandal_savage(table)
    table.asks(FOE, "defend", ["none"]).answer("none")
    assert "Talon" in table.discard_of(FOE)
    assert table.discard_of(THIRD) == ["Katana"]
    assert table.discard_of(ME) == ["Raven"]
    assert table.active == THIRD


@pytest.mark.rule("Q11", "K11")
def test_abilities_that_answer_an_attack_work_between_turns(table: Script) -> None:
    table.hero(FOE, "booster-gold").super_villains("Vandal Savage", "Trigon")
    table.hand(ME, *["Kick"] * 4).deck(ME, *["Punch"] * 5)
    table.hand(FOE, "Katana", "Kick").deck(FOE, "Raven", "Deadshot", "Talon")
    beat_vandal_savage(table)
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(FOE, "may", ["yes", "no"]).answer("yes")
    assert sorted(table.hand_of(FOE)) == ["Deadshot", "Kick", "Raven"]
    assert table.power == 0


@pytest.mark.rule("Q13")
def test_a_line_up_above_its_size_keeps_its_cards_and_is_refilled_once_below(
    table: Script,
) -> None:
    table.hand(ME, "World's Mightiest Mortal", "Kick").main_deck("Raven", "Talon", "Oa", "Kick")
    table.line_up("Katana", "Starbolt", "Sciencell", "Brother Blood", "Batarang")
    table.deck(FOE, *["Kick"] * 5).hand(FOE, "Kick", "Kick")
    table.play("World's Mightiest Mortal")
    table.asks(ME, "move", ["Raven", "Talon", "none"]).answer("Raven", "Talon")
    assert len(table.line_up_now) == 7
    table.buy("Katana").end()
    assert len(table.line_up_now) == 6
    assert table.main_deck_now == ["Oa", "Kick"]
    table.play("Kick").play("Kick").buy("Batarang").buy("Talon").end()
    assert len(table.line_up_now) == 5
    assert "Oa" in table.line_up_now
    assert table.main_deck_now == ["Kick"]


# --- The end of the game ----------------------------------------------------------------------


@pytest.mark.rule("G1", "Q14", "Q3")
def test_the_game_ends_at_once_when_a_slot_stays_empty(table: Script) -> None:
    table.hand(ME, *["Kick"] * 4).deck(ME, *["Katana"] * 4, "Raven").main_deck("Talon")
    table.line_up("Hawkgirl", "Raven", "Sciencell", "Starbolt")
    table.super_villains("Vandal Savage", "Trigon").hand(FOE, "Punch")
    table.play("Kick").buy("Hawkgirl").end()
    assert table.table.over
    assert table.table.asks == ()
    assert table.table.result is not None
    assert table.table.result.rule == "G1"
    assert sorted(table.line_up_now) == ["Raven", "Sciencell", "Starbolt", "Talon"]
    assert sorted(table.hand_of(ME)) == ["Katana"] * 4 + ["Raven"]
    assert table.table.result.points == (4 + 5 + 1, 0)
    assert table.table.result.winners == (ME,)


@pytest.mark.rule("Q14", "G1")
def test_when_the_line_up_cannot_be_filled_no_super_villain_is_flipped(table: Script) -> None:
    table.super_villains("Vandal Savage", "Trigon").hand(ME, *["Kick"] * 5)
    table.line_up("Hawkgirl", "Raven", "Sciencell", "Starbolt", "Oa").main_deck()
    table.deck(ME, *["Katana"] * 4).hand(FOE, "Punch")
    table.play("Kick").buy("Hawkgirl")
    beat_vandal_savage(table)
    result = table.table.result
    assert result is not None
    assert result.rule == "G1"
    assert table.table.view(ME).super_villain == ()
    assert table.destroyed == []
    assert tuple(tie[0] for tie in result.ties) == (1, 0)


@pytest.mark.rule("Q14")
def test_a_full_line_up_over_an_empty_main_deck_plays_on(table: Script) -> None:
    table.main_deck().hand(ME, "Kick").hand(FOE, "Kick").play("Kick").end()
    assert not table.table.over
    assert table.active == FOE
    table.play("Kick").end()
    assert not table.table.over


@pytest.mark.rule("Q14")
def test_an_empty_main_deck_ends_nothing_in_mid_turn(table: Script) -> None:
    table.main_deck("Raven").hand(ME, "Sonic Siren", "Teleportation")
    table.line_up("Katana", "Oa", "Sciencell", "Starbolt", "Talon")
    table.play("Teleportation")
    assert table.hand_of(ME)[-1] == "Raven"
    table.play("Sonic Siren")
    options = ["Katana", "Oa", "Sciencell", "Starbolt", "Talon", "none"]
    table.asks(ME, "destroy", options).answer("Oa")
    assert len(table.line_up_now) == 4
    assert not table.table.over
    table.play("Raven").end()
    assert table.table.over


@pytest.mark.rule("G2", "Q14")
def test_the_game_ends_when_no_super_villain_can_be_flipped(table: Script) -> None:
    table.super_villains("Vandal Savage").hand(ME, *["Kick"] * 6).deck(ME, *["Punch"] * 5)
    table.line_up("Katana", "Starbolt", "Sciencell", "Oa", "Raven").main_deck("Talon", "Kick")
    for _ in range(4):
        table.play("Kick")
    table.buy("Vandal Savage")
    assert not table.table.over
    assert "play Kick" in table.turn_options()
    table.play("Kick").buy("Katana").end()
    result = table.table.result
    assert result is not None
    assert result.rule == "G2"
    assert len(table.line_up_now) == 5
    assert result.points == (4 + 1 + 6, 0)
    assert tuple(tie[0] for tie in result.ties) == (1, 0)


@pytest.mark.rule("G4")
def test_hand_discard_pile_and_cards_in_play_return_to_the_deck_for_scoring(
    table: Script,
) -> None:
    table.super_villains().hand(ME, "Kick").in_play(ME, "Oa", "Vandal Savage", "Force Field")
    table.deck(ME, "Raven", *["Punch"] * 6).discard(ME, "Kyle Rayner")
    table.hand(FOE, "Katana").deck(FOE, "Kick").discard(FOE, "Nekron").in_play(FOE, "Apokolips")
    table.end()
    result = table.table.result
    assert result is not None
    assert result.rule == "G2"
    assert result.points == (1 + 1 + 4 + 1 + 1 + 2, 1 + 1 + 6 + 1)
    assert result.winners == (ME,)


@pytest.mark.rule("G4", "W2")
def test_each_weakness_is_one_point_less(table: Script) -> None:
    table.super_villains().hand(ME, *["Weakness"] * 2, "Katana").deck(FOE, *["Weakness"] * 3)
    table.end()
    result = table.table.result
    assert result is not None
    assert result.points == (-1, -3)
    assert result.winners == (ME,)


@pytest.mark.rule("G4")
def test_cards_that_lie_elsewhere_score_for_nobody(table: Script) -> None:
    table.super_villains().place("destroyed", "Nekron", "Raven").discard(ME, "Katana").end()
    result = table.table.result
    assert result is not None
    assert result.points == (1, 0)


@pytest.mark.rule("G6")
def test_a_tie_goes_to_more_super_villain_cards(table: Script) -> None:
    table.super_villains().discard(ME, *["Kick"] * 5).discard(FOE, "Graves").end()
    result = table.table.result
    assert result is not None
    assert result.points == (5, 5)
    assert tuple(tie[0] for tie in result.ties) == (0, 1)
    assert result.winners == (FOE,)


@pytest.mark.rule("G6")
def test_super_villains_break_ties_and_nothing_else(table: Script) -> None:
    table.super_villains().discard(ME, *["Kick"] * 6).discard(FOE, "Graves").end()
    result = table.table.result
    assert result is not None
    assert result.winners == (ME,)


@pytest.mark.rule("Q4", "G6")
def test_what_is_still_tied_is_shared(table: Script) -> None:
    table.players(4).super_villains().discard(ME, "Graves", "Kick").discard(FOE, "Mongul")
    table.discard(THIRD, *["Kick"] * 6).end()
    result = table.table.result
    assert result is not None
    assert result.points == (6, 6, 6, 0)
    assert tuple(tie[0] for tie in result.ties) == (1, 1, 0, 0)
    assert result.winners == (ME, FOE)


@pytest.mark.rule("Q4")
def test_with_nothing_between_them_all_win(table: Script) -> None:
    table.players(5).super_villains().end()
    result = table.table.result
    assert result is not None
    assert result.points == (0,) * 5
    assert result.winners == (0, 1, 2, 3, 4)


@pytest.mark.rule("G1", "G2")
def test_the_result_is_told_to_everybody() -> None:
    table = Script()
    table.super_villains().discard(FOE, "Kick").end()
    for seat in (-1, ME, FOE):
        assert to_plain(table.table.view(seat).result) == {
            "rule": "G2",
            "winners": [FOE],
            "points": [0, 1],
            "scores": [
                [],
                [{"id": "kick", "copies": 1, "each": 1}],
            ],
            "ties": [[0], [0]],
            "tie_breaks": ["super-villains"],
        }
        assert table.table.events(seat)[-1].kind == "over"


# --- Victory Points, counted a second time and slowly -----------------------------------------


def ids_in(text: str) -> set[str]:
    """The ids in a list of words."""
    return set(text.split())


WORTH = {
    0: """punch vulnerability""",
    1: """kick crimson-whirlwind daughter-of-gotham-city deadman hawkgirl hero-of-the-future katana
        plastic-man raven sonic-siren superboy wonder-of-the-knight deadshot dr-sivana
        granny-goodness jervis-tetch killer-croc manhunter mr-zsasz ocean-master parasite
        red-lantern-corps talon canary-cry force-field power-of-the-green starbolt teleportation
        whirlwind batarang helmet-of-fate legion-flight-ring skeets soultaker-sword apokolips
        gotham-city metropolis new-genesis oa""",
    2: """jason-blood kyle-rayner warrior-princess winged-warrior black-lantern-corps brother-blood
        the-demon-etrigan shazam mind-control-hat white-lantern-power-battery""",
    3: """worlds-mightiest-mortal""",
    4: """vandal-savage""",
    5: """amazo arkillo graves hel helspont mr-freeze""",
    6: """black-adam hector-hammond mongul nekron trigon""",
    -1: """weakness""",
}
FIXED = {card: points for points, cards in WORTH.items() for card in cards.split()}
RINGS = {
    "blue-lantern-power-ring",
    "green-lantern-power-ring",
    "indigo-tribe-power-ring",
    "orange-lantern-power-ring",
    "red-lantern-power-ring",
    "star-sapphire-power-ring",
    "yellow-lantern-corps-power-ring",
}
HEROES = ids_in(
    """crimson-whirlwind daughter-of-gotham-city deadman hawkgirl hero-of-the-future jason-blood
    katana kyle-rayner plastic-man raven saint-walker sonic-siren superboy warrior-princess
    winged-warrior wonder-of-the-knight worlds-mightiest-mortal"""
)
SUPER_VILLAINS = ids_in(
    """amazo arkillo black-adam graves hel hector-hammond helspont mongul mr-freeze nekron trigon
    vandal-savage"""
)
VILLAINS = SUPER_VILLAINS | ids_in(
    """black-lantern-corps brother-blood deadshot dr-sivana granny-goodness jervis-tetch
    killer-croc larfleeze manhunter mr-zsasz ocean-master parasite red-lantern-corps talon
    the-demon-etrigan"""
)


def slow_points(deck: list[str]) -> int:
    """What a deck is worth, card by card, from nothing but the ids."""
    total = 0
    for card in deck:
        if card in RINGS:
            total += sum(1 for other in deck if other in RINGS)
        elif card == "saint-walker":
            total += len(HEROES & set(deck))
        elif card == "sciencell":
            total += len(VILLAINS & set(deck))
        elif card == "larfleeze":
            total += len(deck) // 7
        else:
            total += FIXED[card]
    return total


def decks_at_the_end(table: Table) -> list[list[str]]:
    """What everybody owns: hand, deck, discard pile and cards in play, but nothing borrowed."""
    s = table.state
    cards = s.cat.cards
    return [
        [
            cards[s.faces[card]].id
            for zone in range((seat + 1) * 8, (seat + 1) * 8 + 4)
            for card in s.zones[zone]
            if card not in s.turn.borrowed
        ]
        for seat in range(s.seats)
    ]


@pytest.mark.rule("G4", "W2")
@pytest.mark.parametrize(
    ("deck", "points"),
    [
        (["Blue Lantern Power Ring"], 1),
        (["Blue Lantern Power Ring", "Red Lantern Power Ring", "Legion Flight Ring"], 5),
        (["Green Lantern Power Ring", "White Lantern Power Battery"], 3),
        (["Saint Walker"], 1),
        (["Saint Walker", "Saint Walker", "Katana", "Katana", "Raven"], 3 + 3 + 3),
        (["Saint Walker", "Katana", "Deadshot"], 2 + 2),
        (["Sciencell"], 0),
        (["Sciencell", "Sciencell", "Deadshot", "Deadshot", "Graves"], 2 + 2 + 2 + 5),
        (["Larfleeze", *["Punch"] * 5], 0),
        (["Larfleeze", *["Punch"] * 6], 1),
        (["Larfleeze", *["Punch"] * 12, "Weakness"], 2 - 1),
        (["Sciencell", "Larfleeze", "Vandal Savage"], 2 + 4),
    ],
)
def test_victory_points_that_depend_on_the_deck(
    table: Script, deck: list[str], points: int
) -> None:
    table.super_villains().line_up(*["Batarang"] * 4, "Oa").discard(FOE, *deck).end()
    result = table.table.result
    assert result is not None
    assert result.points == (0, points)
    assert slow_points(decks_at_the_end(table.table)[FOE]) == points


@pytest.mark.rule("G4", "W2")
def test_every_point_of_a_score_is_explained(table: Script) -> None:
    table.super_villains().hand(ME, *["Weakness"] * 2, "Katana", "Punch")
    table.discard(ME, *["Saint Walker"] * 2, "Raven", "Vandal Savage", "Larfleeze")
    table.deck(FOE, *["Punch"] * 3).end()
    result = table.table.view(FOE).result
    assert result is not None
    assert to_plain(result.scores) == [
        [
            {"id": "saint-walker", "copies": 2, "each": 3, "counted": 3},
            {"id": "vandal-savage", "copies": 1, "each": 4},
            {"id": "katana", "copies": 1, "each": 1},
            {"id": "raven", "copies": 1, "each": 1},
            {"id": "larfleeze", "copies": 1, "each": 1, "counted": 9},
            {"id": "punch", "copies": 1, "each": 0},
            {"id": "weakness", "copies": 2, "each": -1},
        ],
        [{"id": "punch", "copies": 3, "each": 0}],
    ]
    assert result.points == (6 + 4 + 1 + 1 + 1 + 0 - 2, 0)


@pytest.mark.rule("G4", "G5")
@pytest.mark.parametrize("box", CATALOGUES)
def test_what_is_explained_adds_up_to_the_points(box: str) -> None:
    for number in range(6):
        chance = Random(f"scores {box} {number}")
        table = play_out(new_table(chance, rich=number % 2 == 1, box=box), chance)
        result = table.view(-1).result
        assert result is not None
        assert result.scores is not None
        assert result.tie_breaks is not None
        added = [sum(line.copies * line.each for line in lines) for lines in result.scores]
        assert tuple(added) == result.points, f"scores {box} {number}"
        named = len(result.tie_breaks)
        assert all(len(tie) == named for tie in result.ties)


@pytest.mark.rule("G1", "G2", "G4", "G6", "Q3", "Q4", "W2")
@pytest.mark.parametrize("number", range(40))
def test_random_games_end_and_score_as_a_slow_count_says(number: int) -> None:
    chance = Random(number)
    table = play_out(new_table(chance, variants=ALL_VARIANTS[number % len(ALL_VARIANTS)]), chance)
    result = table.result
    assert result is not None
    decks = decks_at_the_end(table)
    points = [slow_points(deck) for deck in decks]
    villains = [sum(card in SUPER_VILLAINS for card in deck) for deck in decks]
    assert list(result.points) == points
    assert [tie[0] for tie in result.ties] == villains
    if result.rule == "C-kyle-rayner":
        assert len(result.winners) == 1
        return
    best = max(zip(points, villains, strict=True))
    assert list(result.winners) == [
        seat for seat, pair in enumerate(zip(points, villains, strict=True)) if pair == best
    ]
    hidden = "hidden" in table.setup.variants
    assert result.rule in (("G1", "H3") if hidden else ("G1", "G2"))
    if result.rule == "G1":
        assert len(table.state.zones[LINE_UP]) < (6 if hidden else 5)


@pytest.mark.rule("Q39")
def test_a_table_where_nobody_gets_on_ends_after_a_hundred_rounds(table: Script) -> None:
    table.thorough = False  # two hundred turns, saved and loaded at each, show nothing more
    table.line_up("jason-blood", "kyle-rayner", "the-demon-etrigan", "shazam", "teleportation")
    table.place("stack").hand(ME, "Punch").hand(FOE, "Punch")
    turns = 0
    while not table.table.over:
        table.end()
        turns += 1
    assert turns == 201  # the first one is what the others are compared with
    assert table.table.result is not None
    assert table.table.result.rule == "Q39"
    assert table.table.result.points == (0, 0)
    assert table.table.result.winners == (ME, FOE)


@pytest.mark.rule("Q39")
def test_a_game_ends_after_a_thousand_rounds_whatever_happens() -> None:
    table = Table.new(Setup(players=3), CATALOGUES["heroes-unite"], "a thousand rounds")
    s = table.state
    s.number = 2998  # as when a Word of Power goes back to its stack and leaves it, again and again
    while not table.over and s.number < 3010:
        ends = [option[0] for option in table.ask.options].index("end")
        table.answer(table.ask.seat, ends)
    assert s.number == 3000
    assert table.result is not None
    assert table.result.rule == "Q39"
