"""The bots that have learned and those that think: what they know, and that they keep to it."""

from __future__ import annotations

from random import Random

import pytest
from random_games import CATALOGUES, answer_somehow, new_table
from script import FOE, ME, THIRD, Script

from archrivals.bots import BOTS, looks_ahead, make_bot, remembers
from archrivals.bots.features import FEATURES, features, partners
from archrivals.bots.learned import LearnedBot, best_of_sale, points_of, worth_of
from archrivals.bots.thinking import Budget, PlannerBot, standing
from archrivals.bots.worth import TRAITS, WEIGHTS, between, learned_of, phase_of
from archrivals.boxes import BOXES, catalogue
from archrivals.engine.language.cards import hero
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.effects import Draw, Power
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.state.flat import SUPER_VILLAINS, discard_pile
from archrivals.engine.table import Table
from archrivals.lab.blocks import seated_bot

LEARNED = {box: learned_of(box, "worth") for box in BOXES if learned_of(box, "worth")}


THINKING = sorted(name for name in BOTS if looks_ahead(name))


def test_who_remembers_and_who_thinks() -> None:
    assert set(THINKING) == {"planner", "mastermind", "prodigy", "archrival", "vera", "sibyl"}
    assert {name for name in BOTS if not remembers(name)} == {"random", "keen", "greedy"}
    assert looks_ahead("somebody:Else")
    assert remembers("somebody:Else")
    assert {name for name in BOTS if getattr(make_bot(name, "s", 0), "name", "") == name} == set(
        BOTS
    )


# --- What was learned -------------------------------------------------------------------------


@pytest.mark.parametrize("box", list(LEARNED))
def test_what_was_learned_is_about_the_cards_there_are(box: str) -> None:
    lessons = LEARNED[box]
    assert set(lessons["features"]) <= set(FEATURES)
    assert set(lessons["traits"]) <= set(TRAITS)
    assert set(lessons["weights"]) <= set(WEIGHTS)
    assert set(lessons["cards"]) <= {card.id for card in BOXES[box].cards}


@pytest.mark.parametrize("box", list(BOXES))
def test_a_weakness_is_worth_less_than_a_punch_and_a_punch_less_than_most_of_what_is_bought(
    box: str,
) -> None:
    cat = CATALOGUES[box]
    worth = worth_of(cat, confrontations=BOXES[box].rules.confrontations)
    values = worth.to_buy(0.5)
    main = sorted(values[face] for face, card in enumerate(cat.cards) if card.kind == "main")
    punch = max(values[face] for face, card in enumerate(cat.cards) if card.kind == "starter")
    junk = max(values[face] for face, card in enumerate(cat.cards) if card.kind == "weakness")
    assert junk < punch < main[len(main) // 2]


def test_a_card_that_nobody_has_seen_has_a_worth_by_what_it_does() -> None:
    known = BOXES["heroes-unite"].cards
    weak = hero("A Newcomer", cost=4, vp=1, copies=1, play=(Power(1),))
    strong = hero("A Champion", cost=4, vp=1, copies=1, play=(Power(3), Draw(2)))
    cat = Catalogue((*known, weak, strong), boxes=["heroes-unite"] * (len(known) + 2))
    values = worth_of(cat, confrontations=False).to_buy(0.3)
    assert values[-1] > values[-2]


def test_cards_that_speak_of_each_other_go_together() -> None:
    cat = catalogue("heroes-unite")
    together = partners(cat)
    starbolt = cat.by_id["starbolt"]
    others = {face for face, card in enumerate(cat.cards) if card.type == "Super Power"}
    assert set(together[starbolt]) & others
    assert len(features(cat.cards[starbolt])) == len(FEATURES)


def test_a_game_is_early_at_first_and_late_at_last() -> None:
    assert phase_of(8, 8, 100, 100, 0) == 0
    assert phase_of(1, 8, 60, 100, 0) == 7 / 8
    assert phase_of(0, 0, 0, 100, 0) == 1
    assert phase_of(0, 0, 100, 100, 2) == 2 / 3
    assert between(0.25, (0.0, 2.0, 4.0)) == 1.0


# --- The collector ----------------------------------------------------------------------------


def test_the_best_set_of_cards_is_bought_rather_than_the_best_card() -> None:
    dear, good, fair = (7, 5.0, 0), (4, 3.0, 1), (3, 2.5, 2)
    assert best_of_sale([dear, good, fair], 7) == 1
    assert best_of_sale([dear, good], 7) == 0
    assert best_of_sale([(2, -1.0, 0)], 7) == -1


@pytest.mark.parametrize(("ahead", "buys"), [(True, True), (False, False)])
def test_it_defeats_the_last_super_villain_only_to_win(*, ahead: bool, buys: bool) -> None:
    worth_much = ("jason-blood", "the-demon-etrigan", "brother-blood")
    laid = (
        ("super-villains", ("vandal-savage",)),
        ("hand 0", ()),
        ("discard 0", worth_much if ahead else ()),
        ("discard 1", () if ahead else worth_much),
    )
    table = Table.new(Setup(players=2, first=ME, arranged=laid), catalogue("heroes-unite"), "last")
    s = table.state
    s.turn.power = s.cat.cost[s.faces[s.zones[SUPER_VILLAINS][-1]]]
    table = Table.at_rest(table.setup, s)
    sight = Sight(table, ME)
    gap = points_of(s.cat, sight.owned(ME)) - points_of(s.cat, sight.owned(FOE))
    vp = points_of(s.cat, [s.faces[s.zones[SUPER_VILLAINS][-1]]])
    assert (gap + vp > 0) == ahead
    verb, what = table.ask.options[LearnedBot().answer(sight, table.ask)]
    villain = s.zones[SUPER_VILLAINS][-1]
    assert ((verb, what) == ("buy", villain)) == buys
    assert s.where[villain] != discard_pile(ME)


# --- Those who think --------------------------------------------------------------------------


@pytest.mark.parametrize("name", THINKING)
def test_a_thinker_says_the_same_again(name: str) -> None:
    chance = Random(f"again {name}")
    table = new_table(chance, players=2, hero_choice="deal", variants=())
    for _ in range(6):
        for _ in range(9):
            answer_somehow(table, chance)
        if table.over:
            break
        ask = table.ask
        said = {make_bot(name, "s", ask.seat).answer(Sight(table, ask.seat), ask) for _ in range(2)}
        assert len(said) == 1


def test_a_thinker_that_cannot_imagine_answers_by_experience() -> None:
    table = Script().players(3).hand(ME, "Deadshot").hand(FOE, "Katana").hand(THIRD, "Kick")
    real = table.play("Deadshot").table
    ask = real.ask_of(FOE)
    assert ask is not None
    sight = Sight(real, FOE)
    assert make_bot("mastermind", "s", FOE).answer(sight, ask) == LearnedBot().answer(sight, ask)


def test_a_thinker_sees_what_its_choice_leads_to() -> None:
    """With enough Power for the last Character it confronts, whatever its budget."""
    table = Script().box("rivals-batman-joker").level(FOE, 3)
    table.hand(ME, *("kick",) * 5).deck(ME, *("punch",) * 5).deck(FOE, *("punch",) * 5)
    real = table.table
    real.state.cost_changes = ((FOE, -10, ME),)
    real = Table.at_rest(real.setup, real.state)
    ask = real.ask
    assert ask.kind == "announce"
    bot = PlannerBot("s", Budget(rounds=0, nodes=200))
    assert ask.options[bot.answer(Sight(real, ME), ask)] == ("confront", FOE)


def test_a_won_game_stands_better_than_any_other() -> None:
    chance = Random("won")
    table = new_table(chance, players=2, hero_choice="deal", variants=(), super_villains=2)
    worth = worth_of(table.state.cat, confrontations=False)
    while not table.over:
        assert -1 < standing(worth, table.state, 0) < 1
        answer_somehow(table, chance)
    assert table.result is not None
    for seat in (ME, FOE):
        won = table.result.winners == (seat,)
        assert (standing(worth, table.state, seat) > 0.9) == won


def test_a_loner_gives_its_teammate_nothing() -> None:
    seen = {"assist": 0, "block": 0}
    for game in range(6):
        setup = Setup(box="confrontations", players=4)
        table = Table.new(setup, CATALOGUES["confrontations"], f"alone {game}")
        bots = [seated_bot("loner", "alone", seat) for seat in range(4)]
        sights = [Sight(table, seat) for seat in range(4)]
        while table.asks:
            ask = table.asks[0]
            answer = bots[ask.seat].answer(sights[ask.seat], ask)
            helps = ask.kind == "assist" or (
                ask.kind == "block" and sights[ask.seat].confronting != ask.seat
            )
            if helps:
                seen[ask.kind] += 1
                assert ask.options[answer][0] == "none"
            table.answer(ask.seat, answer)
    assert seen["block"]
