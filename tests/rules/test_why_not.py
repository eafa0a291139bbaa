"""Why not? Whatever is refused has a reason and a rule, and the reason tells no secret."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest
from random_games import ALL_VARIANTS, CATALOGUE, new_table, play_on, play_out
from script import FOE, ME, THIRD, Script
from tiers import by_day, size
from twins import twins

from archrivals.boxes import catalogue_for
from archrivals.boxes.ledger import LEDGER, rules_of
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.play.confronting import character
from archrivals.engine.play.game import Refused
from archrivals.engine.saving import state_digest
from archrivals.engine.state.asks import cards_of
from archrivals.engine.table import Table
from archrivals.engine.views.why import ACTIONS, ANSWERS, BARE, Kind
from archrivals.speech.table_talk import why_message, why_text
from archrivals.speech.talk.signatures import SENTENCES, faults


def intents(cat: Catalogue) -> list[tuple[str, str]]:
    """Everything that a player might try at a table of these cards."""
    verbs = (*ACTIONS, *ANSWERS, "confront")
    return [*((verb, name) for verb in verbs for name in cat.ids), *((verb, "") for verb in BARE)]


INTENTS = intents(CATALOGUE)
TABLES = {
    "base-set": Setup(box="base-set", players=3),
    "batman-joker": Setup(box="rivals-batman-joker"),
    "shazam-black-adam": Setup(box="rivals-shazam-black-adam"),
    "confrontations-2": Setup(box="confrontations", players=2),
    "confrontations-3": Setup(box="confrontations", players=3),
    "confrontations-4": Setup(box="confrontations", players=4),
    **{id: setup_of(recipe) for id, recipe in RECIPES.items()},
}


def offered(table: Table, seat: int) -> set[tuple[str, str]]:
    """The intents that a seat's open ask offers."""
    ask = table.ask_of(seat)
    kinds = ("turn", "announce", *ANSWERS)
    if ask is None or ask.kind not in kinds:
        return set()
    s = table.state
    found = set()
    for option in ask.options:
        verb = ask.kind if option[0] in ("card", "shield") else option[0]
        cards = [character(s, option[1])] if verb == "confront" else cards_of(option)
        found |= {(verb, s.cat.ids[s.faces[card]]) for card in cards}
        if verb in BARE:
            found.add((verb, ""))
    return found


def positions(number: int, n: int) -> list[Table]:
    """Random positions, in mid-effect too."""
    chance = Random(number)
    found = []
    for _ in range(n):
        rich = chance.random() < 0.7
        table = new_table(chance, rich=rich, variants=chance.choice(ALL_VARIANTS))
        found.append(play_on(table, chance, chance.randint(0, 40 if rich else 400)))
    return found


@pytest.mark.rule("T3", "T4", "A1", "K3", "K11", "H2")
@pytest.mark.parametrize("number", range(size(5, 10)))
def test_there_is_a_reason_exactly_when_something_is_not_offered(number: int) -> None:
    for table in positions(number, 20):
        for seat in range(table.state.seats):
            can = offered(table, seat)
            for intent in INTENTS:
                reason = table.why_not(seat, intent)
                assert (reason is None) == (intent in can), (seat, intent, reason, table.asks)
                if reason is not None:
                    assert reason.rule in LEDGER, (intent, reason)
                    assert faults(why_message(reason)) == [], intent


@pytest.mark.parametrize("number", range(size(3, 6)))
def test_a_reason_cites_a_rule_of_this_box(number: int) -> None:
    rules = {rule.id for rule in rules_of("heroes-unite")}
    for table in positions(100 + number, 10):
        for seat in range(table.state.seats):
            for intent in INTENTS:
                reason = table.why_not(seat, intent)
                assert reason is None or reason.rule in rules, (intent, reason)


@pytest.mark.parametrize("name", by_day(TABLES, 3))
def test_every_table_has_a_reason_of_its_own_rules_exactly_when_nothing_is_offered(
    name: str,
) -> None:
    setup = TABLES[name]
    cat = catalogue_for(setup)
    host = "heroes-unite" if setup.box == "base-set" else setup.box
    rules = {rule.id for rule in rules_of(host)}
    tries = intents(cat)
    chance = Random(name)
    table = Table.new(setup, cat, name, anchored=False)
    for _ in range(size(8, 60)):
        for seat in range(table.state.seats):
            can = offered(table, seat)
            for intent in tries:
                reason = table.why_not(seat, intent)
                assert (reason is None) == (intent in can), (seat, intent, reason, table.asks)
                if reason is not None:
                    assert reason.rule in rules, (intent, reason)
                    assert faults(why_message(reason)) == [], intent
        play_on(table, chance, chance.randint(1, 25))


@pytest.mark.rule("D5")
@pytest.mark.parametrize("number", range(size(5, 10)))
def test_a_reason_tells_nothing_that_the_seat_cannot_see(number: int) -> None:
    chance = Random(1000 + number)
    for table in positions(200 + number, 15):
        while not table.over and table.ask.kind != "turn":
            play_on(table, chance, 1)
        if table.over:
            continue
        for seat in range(table.state.seats):
            one, other, _ = twins(table, seat, chance)
            for intent in INTENTS:
                assert one.why_not(seat, intent) == other.why_not(seat, intent), intent


@pytest.mark.parametrize("verb", [*ACTIONS, *ANSWERS, "confront"])
def test_an_intent_without_a_card_has_a_reason_too(table: Script, verb: str) -> None:
    table.variants("hunt").hand(ME, "Punch")
    reason = table.table.why_not(ME, (verb, ""))
    assert reason is not None
    assert reason.rule in LEDGER


@pytest.mark.parametrize("intent", [("fly", ""), ("play", "batman"), ("", "punch")])
def test_unknown_verbs_and_cards_have_a_reason(table: Script, intent: tuple[str, str]) -> None:
    table.hand(ME, "Punch")
    reason = table.table.why_not(ME, intent)
    assert reason is not None
    assert reason.rule in LEDGER
    assert reason.verb in intent


def test_every_kind_of_reason_has_a_message_and_every_message_a_kind() -> None:
    messages = {id_ for id_ in SENTENCES if id_.startswith("why-")}
    assert messages == {f"why-{kind}" for kind in get_args(Kind)}


# --- Some reasons, word by word in their rule -------------------------------------------------


@pytest.mark.parametrize(
    ("intent", "rule"),
    [
        (("play", "kick"), "T3"),
        (("play", "punch"), "R4"),
        (("buy", "starbolt"), "T4"),
        (("buy", "kick"), "T4"),
        (("buy", "vandal-savage"), "T4"),
        (("buy", "graves"), "R5"),
        (("buy", "weakness"), "S4"),
        (("buy", "talon"), "T4"),
        (("use", "oa"), "K11"),
        (("use", "apokolips"), "K2"),
        (("hunt", "graves"), "H2"),
        (("defend", "katana"), "A1"),
    ],
)
def test_a_reason_cites_its_rule(table: Script, intent: tuple[str, str], rule: str) -> None:
    table.hand(ME, "Punch", "Apokolips", "Katana").line_up("Starbolt", "Sciencell")
    table.super_villains("Vandal Savage", "Graves").play("Punch")
    reason = table.table.why_not(ME, intent)
    assert reason is not None
    assert reason.rule == rule


@pytest.mark.rule("F10")
def test_the_others_are_told_that_it_is_not_their_turn(table: Script) -> None:
    table.hand(FOE, "Punch")
    for intent in (("play", "punch"), ("buy", "kick"), ("end", "")):
        reason = table.table.why_not(FOE, intent)
        assert reason is not None
        assert reason.rule == "F10"


@pytest.mark.rule("R2")
def test_in_mid_effect_the_card_comes_first(table: Script) -> None:
    table.hand(ME, "Soultaker Sword", "Punch").play("Soultaker Sword")
    table.asks(ME, "destroy", ["Punch", "none"])
    for intent in (("play", "punch"), ("buy", "kick"), ("end", "")):
        reason = table.table.why_not(ME, intent)
        assert reason is not None
        assert reason.rule == "R2"
    table.answer("none")


@pytest.mark.rule("A1")
def test_a_defender_is_told_why_a_card_does_not_defend(table: Script) -> None:
    table.hand(ME, "Deadshot").hand(FOE, "Force Field", "Punch").deck(FOE, "Kick")
    table.play("Deadshot").asks(FOE, "defend", ["none"])
    for name in ("force-field", "punch", "katana"):
        reason = table.table.why_not(FOE, ("defend", name))
        assert reason is not None
        assert reason.rule == "A1"
    table.answer("none")


# --- Confrontations ---------------------------------------------------------------------------


def duel(table: Script, players: int = 2) -> Script:
    """A table of Confrontations: Aquaman (me), Felix Faust, Superman, Lex Luthor."""
    return table.box("confrontations").players(players)


def why(table: Script, seat: int, verb: str, name: str = "") -> str:
    """The rule of a reason, and that the reason can be said; empty where it can be done."""
    reason = table.table.why_not(seat, (verb, name))
    if reason is None:
        return ""
    assert faults(why_message(reason)) == []
    return reason.rule


@pytest.mark.rule("T2", "Q21")
def test_a_confrontation_is_announced_before_all_else(table: Script) -> None:
    duel(table).hand(ME, "Punch")
    assert why(table, ME, "confront", "felix-faust-1") == ""
    for verb, name in (("play", "punch"), ("buy", "steel"), ("end", ""), ("done", "")):
        assert why(table, ME, verb, name) == "Q21"
    assert why(table, ME, "confront", "felix-faust-2") == "S9"
    assert why(table, ME, "confront", "circe-1") == "S9"
    assert why(table, ME, "confront", "aquaman-1") == "T2"
    assert why(table, ME, "confront", "steel") == "T2"
    table.normal()
    assert why(table, ME, "confront", "felix-faust-1") == "T2"
    assert why(table, ME, "done") == "F2"
    assert why(table, FOE, "confront", "aquaman-1") == "F10"


@pytest.mark.rule("F1")
def test_the_foe_of_lowest_cost_comes_first(table: Script) -> None:
    duel(table, 4).level(FOE, 2)
    reason = table.table.why_not(ME, ("confront", "felix-faust-2"))
    assert reason is not None
    assert why_text(reason, table.table.state.cat) == (
        "Felix Faust costs 12 and Lex Luthor costs 9. You must Confront the lowest cost first. (F1)"
    )
    assert why(table, ME, "confront", "lex-luthor-1") == ""
    assert why(table, ME, "confront", "superman-1") == "T2"


@pytest.mark.rule("T6", "F2", "F15")
def test_in_a_confrontation_nothing_is_bought_and_blocks_come_after_done(table: Script) -> None:
    duel(table).hand(ME, "Punch").hand(FOE, "Steel", "Punch").confront(FOE).play("Punch")
    assert why(table, ME, "buy", "enhanced-strength") == "T6"
    assert why(table, ME, "end") == "F2"
    assert why(table, ME, "done") == ""
    assert why(table, FOE, "block", "steel") == "F15"
    table.done()
    assert why(table, ME, "play", "punch") == "F2"
    assert why(table, FOE, "block", "steel") == ""
    assert why(table, FOE, "block", "punch") == "F15"
    assert why(table, FOE, "block", "magic-bracelets") == "F15"
    table.asks(FOE, "block", ["Steel", "none"]).answer("none")


@pytest.mark.rule("W4")
def test_weaknesses_come_first(table: Script) -> None:
    table.box("rivals-shazam-black-adam").hand(ME, "Weakness", "Punch").normal()
    assert why(table, ME, "play", "punch") == "W4"
    assert why(table, ME, "end") == "W4"
    assert why(table, ME, "play", "weakness") == ""
    table.play("Weakness")
    assert why(table, ME, "end") == ""


@pytest.mark.rule("V4", "V5", "K6")
def test_one_assist_card_lies_on_the_character_and_is_played_next_turn(table: Script) -> None:
    duel(table).hand(ME, "Enhanced Strength", "Enhanced Strength", "Punch")
    table.deck(ME, *["Enhanced Strength"] * 5).normal()
    assert why(table, ME, "lay", "enhanced-strength") == ""
    assert why(table, ME, "lay", "punch") == "K6"
    assert why(table, ME, "lay", "metallo") == "V4"
    assert why(table, ME, "call") == "V1"
    assert why(table, ME, "assist", "enhanced-strength") == "V1"
    table.lay("Enhanced Strength")
    assert why(table, ME, "lay", "enhanced-strength") == "V4"
    table.end().end().normal()
    assert why(table, ME, "end") == "V5"
    assert why(table, ME, "lay", "enhanced-strength") == "V4"


@pytest.mark.rule("K6", "F10")
def test_a_teammate_assists_when_asked_and_with_assist_cards_only(table: Script) -> None:
    duel(table, 4).hand(ME, "Punch").hand(THIRD, "Enhanced Strength", "Punch").normal()
    assert why(table, ME, "call") == ""
    assert why(table, ME, "assist", "punch") == "Q27"
    assert why(table, ME, "lay", "punch") == "V4"
    assert why(table, THIRD, "assist", "enhanced-strength") == "Q27"
    assert why(table, FOE, "assist", "punch") == "F10"
    table.call()
    assert why(table, THIRD, "assist", "enhanced-strength") == ""
    assert why(table, THIRD, "assist", "punch") == "K6"
    table.asks(THIRD, "assist", ["Enhanced Strength", "none"]).answer("none")


@pytest.mark.rule("F6")
def test_an_ability_for_confrontations_waits_for_one(table: Script) -> None:
    duel(table).level(ME, 3).hand(ME, "Punch").normal()
    assert why(table, ME, "use", "aquaman-3") == "F6"
    assert why(table, ME, "use", "felix-faust-1") == "D8"


# --- Refused answers --------------------------------------------------------------------------


def refused(table: Table, seat: int, index: int) -> Refused:
    """The refusal of an answer, which must leave everything as it was."""
    before = (state_digest(table.state), repr(table.asks), table.answers[:])
    with pytest.raises(Refused) as error:
        table.answer(seat, index)
    assert (state_digest(table.state), repr(table.asks), table.answers) == before
    assert error.value.reason.strip()
    assert error.value.rule in LEDGER
    return error.value


@pytest.mark.parametrize("number", range(20))
def test_a_wrong_seat_or_index_is_refused_and_changes_nothing(number: int) -> None:
    chance = Random(number)
    table = new_table(chance, rich=number % 2 == 0)
    for _ in range(15):
        play_on(table, chance, chance.randint(1, 10))
        if table.over:
            break
        asked = {ask.seat for ask in table.asks}
        for seat in (-1, *range(table.state.seats), table.state.seats):
            if seat not in asked:
                assert str(min(asked)) in refused(table, seat, 0).reason
        for ask in table.asks:
            for index in (-1, len(ask.options), 10_000):
                assert str(len(ask.options) - 1) in refused(table, ask.seat, index).reason


def test_after_the_end_every_answer_is_refused() -> None:
    chance = Random(7)
    table = play_out(new_table(chance), chance)
    assert table.result is not None
    for seat in range(table.state.seats):
        error = refused(table, seat, 0)
        assert "over" in error.reason
        assert error.rule == table.result.rule
        for intent in INTENTS:
            reason = table.why_not(seat, intent)
            assert reason is not None
            assert reason.rule == table.result.rule


def test_answering_twice_in_a_window_is_refused(table: Script) -> None:
    table.players(3).hand(ME, "Deadshot").hand(FOE, "Katana").hand(2, "Katana")
    table.deck(FOE, "Punch").deck(2, "Punch").play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("none")
    refused(table.table, FOE, 0)
    table.asks(2, "defend", ["Katana", "none"]).answer("none")
