"""Table talk: every event and every ask gets a sentence, and none of them tells too much."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from random_games import new_table
from script import CATALOGUE, FOE, ME, THIRD, Script
from talking import (
    a_confrontation,
    a_gained_weakness,
    a_look_at_the_deck,
    a_pick,
    a_pick_from_two_places,
    a_team,
    a_turn,
    a_victory,
    all_told,
    an_alternative,
    an_attack,
    an_attack_to_defend,
    asked,
    binding_weaknesses,
    chosen_so_far,
    duel,
    listen,
    reasons_without_a_choice,
    told,
)
from tiers import by_day, size

from archrivals.boxes import catalogue_for
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import Setup
from archrivals.engine.state.events import How
from archrivals.engine.table import Table
from archrivals.engine.views.events import CauseInEvent, MovedInView, PlaceInEvent
from archrivals.speech.table_talk import (
    ending_text,
    event_line,
    event_lines,
)
from archrivals.speech.talk.asks import ASK
from archrivals.speech.talk.happenings import UNSPOKEN_KINDS
from archrivals.speech.talk.log import SAY
from archrivals.speech.talk.options import OPTION

NAMES = ("You", "Hawkman", "Shazam!", "Player 4", "Black Canary", "Batgirl")
ZONES = ["in-play", "main-deck", "line-up", "on-hero", "super-villains", "deck-top"]
TABLES = {
    "base-set": Setup(box="base-set", players=3),
    "batman-joker": Setup(box="rivals-batman-joker"),
    "shazam-black-adam": Setup(box="rivals-shazam-black-adam"),
    "confrontations-2": Setup(box="confrontations", players=2),
    "confrontations-3": Setup(box="confrontations", players=3),
    "confrontations-4": Setup(box="confrontations", players=4),
    "picked": Setup(box="confrontations", players=4, hero_choice="pick"),
    **{id: setup_of(recipe) for id, recipe in RECIPES.items()},
}
CARDS = {name: catalogue_for(setup) for name, setup in TABLES.items()}
IDS = {id for cat in (CATALOGUE, *CARDS.values()) for id in cat.ids if "-" in id or ":" in id}
A_NAME = {card.name.lower() for cat in (CATALOGUE, *CARDS.values()) for card in cat.cards}
RAW = [re.escape(each) for each in (*sorted(IDS - A_NAME), *ZONES)]
AN_ID = re.compile(rf"\b({'|'.join(RAW)})\b")


def sound(text: str) -> str:
    """The text itself, if nothing of the machine shows through."""
    assert text
    assert text == text.strip()
    assert "None" not in text, text
    assert not AN_ID.search(text), text
    assert "  " not in text, text
    assert not re.match(r"You (?!pass)\w+s ", text), text
    assert ".." not in text, text
    assert "!." not in text, text
    return text


def played(seed: int, *, rich: bool) -> tuple[Table, set[str], set[str]]:
    """A random game of Heroes Unite to its end."""
    chance = Random(f"talk {seed}")
    table = new_table(chance, rich=rich)
    return table, *listen(table, chance, 1500, sound)


@pytest.mark.parametrize("seed", range(size(2, 12)))
def test_every_event_and_ask_of_a_random_game_has_a_sentence(seed: int) -> None:
    table, _, _ = played(seed, rich=seed % 2 == 1)
    all_told(table, sound)


@pytest.mark.parametrize("name", by_day(TABLES, 3))
def test_every_event_and_ask_of_every_box_and_recipe_has_a_sentence(name: str) -> None:
    chance = Random(f"talk {name}")
    table = Table.new(TABLES[name], CARDS[name], f"talk {name}", anchored=False)
    kinds, verbs = listen(table, chance, 600, sound)
    all_told(table, sound)
    assert verbs <= set(OPTION)
    if table.state.rules.confrontations:
        assert {"announce", "block", "turn"} <= kinds


def random_games() -> Iterator[tuple[Table, set[str], set[str]]]:
    """Games to their end; first those of which it is known that they are full of events."""
    for seed in (0, 6, 13):
        yield played(seed, rich=True)
    full = ("confrontations-2", "base-set", "picked", "black-adam-vs-joker", "confrontations-3")
    for name in (*full, *TABLES):
        table = Table.new(TABLES[name], CARDS[name], f"{name} 0", anchored=False)
        yield table, *listen(table, Random(f"{name} 0"), 3000, sound)
    for seed in range(60):
        yield played(seed, rich=True)


@pytest.mark.long
def test_random_games_meet_every_kind_of_event_ask_and_option() -> None:
    events = set(SAY) - {"win", "rest"}
    verbs = set(OPTION) - {"trigger"}
    asks = {*ASK, "lay", "give"}
    for table, kinds, options in random_games():
        seen = {event.kind for event in table.events(-1)}
        assert seen <= {*SAY, *UNSPOKEN_KINDS}
        assert options <= set(OPTION)
        events -= seen
        verbs -= options
        asks -= kinds
        if not events and not verbs and not asks:
            return
    assert (events, verbs, asks) == (set(), set(), set())


# --- What happened ----------------------------------------------------------------------------


def move(
    how: How, frm: str, to: str, seat: int, card: str = "", cause: str = "raven"
) -> MovedInView:
    places = PlaceInEvent(frm, seat), PlaceInEvent(to, seat)
    return MovedInView("move", CauseInEvent(card=cause), *places, how, 0, seat, card or None)


def test_one_event_is_one_sentence_that_names_its_cause() -> None:
    def line(event: MovedInView) -> str | None:
        return event_line(event, NAMES, CATALOGUE)

    assert line(move("draw", "deck", "hand", 1)) == "Hawkman draws a card (Raven)."
    assert line(move("draw", "deck", "hand", 0, "kick")) == "You draw Kick (Raven)."
    assert line(move("destroy", "hand", "destroyed", 1, "punch", "soultaker-sword")) == (
        "Hawkman destroys Punch from their hand (Soultaker Sword)."
    )
    assert a_gained_weakness() == "Hawkman gains a Weakness (Black Lantern Corps)."


def test_equal_draws_become_one_sentence() -> None:
    hidden = [move("draw", "deck", "hand", 1)] * 5
    assert event_lines(hidden, NAMES, CATALOGUE) == ["Hawkman draws 5 cards (Raven)."]
    mine = [move("draw", "deck", "hand", 0, card) for card in ("punch", "kick", "punch")]
    assert event_lines(mine, NAMES, CATALOGUE) == ["You draw 2 × Punch and Kick (Raven)."]


def test_a_turn_reads_like_a_turn() -> None:
    assert told(a_turn()) == [
        "Turn 1: your turn begins.",
        "You play 2 × Punch and Kick (+4 Power).",
        "You buy Deadman for 4 Power.",
        "You destroy Vulnerability from your hand (Deadman).",
        "You end your turn and draw 5 × Punch.",
        "New in the Line-Up: Raven.",
        "Turn 2: Hawkman's turn begins.",
    ]


def test_an_attack_tells_who_was_hit_who_avoided_it_and_by_what() -> None:
    assert told(an_attack(), 1)[1:] == [
        "Hawkman plays Yellow Lantern Corps Power Ring (+2 Power).",
        "Yellow Lantern Corps Power Ring attacks you and Shazam!",
        "You defend with Katana and avoid the Attack (Yellow Lantern Corps Power Ring).",
        "You draw Kick (Katana).",
        "Shazam! discards Weakness (Yellow Lantern Corps Power Ring).",
    ]


def test_others_are_told_how_many_cards_are_looked_at_and_not_which() -> None:
    table = a_look_at_the_deck()
    assert "You look at Kick (Jervis Tetch)." in told(table)
    assert "Hawkman looks at a card (Jervis Tetch)." in told(table, FOE)
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")


def test_every_ending_has_words() -> None:
    assert ending_text("G1") == "the Line-Up cannot be refilled"
    assert ending_text("G3") == "a Character of Level 3 is defeated"
    assert ending_text("V3") == "only one player is left"
    assert "stuck" in ending_text("Q39")
    assert ending_text("Q25") == "the text of a card says so"
    assert ending_text("G4") == "rule G4"


# --- Confrontations ---------------------------------------------------------------------------


def test_a_confrontation_is_announced_fought_and_told() -> None:
    scene = a_confrontation()
    table = next(scene)
    assert asked(table) == (
        "Your turn. Confront Felix Faust (cost 9) or play a normal turn?",
        ["Confront Felix Faust (Level 1, cost 9)", "Play a normal turn, to buy cards"],
    )
    next(scene)
    assert asked(table) == (
        "You Confront Felix Faust (Level 1): 3 Power against cost 9, 6 missing.",
        ["Done: 3 Power against cost 9, not enough"],
    )
    next(scene)
    assert asked(table, FOE) == (
        "Aquaman Confronts you (Felix Faust, Level 1): 3 Power against cost 9. That is not enough "
        "for Aquaman. Do you Block all the same?",
        ["Block with Steel: cost +3", "No Block"],
    )
    next(scene)
    assert told(table, FOE)[:7] == [
        "Turn 1: Aquaman's turn begins.",
        "Aquaman Confronts you (Felix Faust, Level 1).",
        "Aquaman plays Enhanced Strength and Punch (+3 Power).",
        "Aquaman is done, with 3 Power.",
        "You Block with Steel: your Character costs 3 more.",
        "Aquaman loses the Confrontation: 3 Power against cost 12.",
        "Aquaman ends their turn and draws 5 cards.",
    ]


def test_a_victory_names_the_level_that_fell_and_the_next_one() -> None:
    table = a_victory()
    assert (
        "You win the Confrontation: 10 Power against cost 9. Felix Faust (Level 1) is defeated, "
        "Level 2 is next." in told(table)
    )


def test_an_assist_card_waits_on_the_character_and_must_be_played() -> None:
    table = duel().hand(ME, "Enhanced Strength").deck(ME, *["Punch"] * 5).hand(FOE)
    table.deck(FOE, *["Punch"] * 5).lay("Enhanced Strength").end().end()
    line = "You put Enhanced Strength onto your Character, for your next turn."
    assert line in told(table)
    table.normal()
    text, options = asked(table)
    assert text == (
        "Your turn, 0 Power. Before the end you must play Enhanced Strength from your Character "
        "(V5)."
    )
    assert options == ["Play Punch", "Play Enhanced Strength from your Character"]
    table.play("Enhanced Strength")
    assert told(table)[-1] == "You play Enhanced Strength as an Assist card (+1 Power)."


def test_a_teammate_helps_blocks_and_defends_by_name() -> None:
    scene = a_team()
    table = next(scene)
    assert "Ask Superman for an Assist card (Enhanced Strength)" in asked(table)[1]
    next(scene)
    assert asked(table, THIRD) == (
        "Aquaman (your teammate) Confronts Felix Faust (Level 1): 0 Power against cost 9, "
        "9 missing. Do you play an Assist card for them?",
        ["Play Enhanced Strength for Aquaman", "No Assist: keep your cards"],
    )
    next(scene)
    assert told(table)[-1] == (
        "Superman plays Enhanced Strength as an Assist card (+1 Power for you)."
    )
    next(scene)
    text, options = asked(table, 3)
    assert text.startswith("Aquaman attacks you and Felix Faust (your teammate) with Nereus: ")
    assert options == [
        "Defend with Steve Trevor: discard a card",
        "Protect Felix Faust (your teammate) with Steve Trevor: discard a card",
        "No Defense: let it happen",
    ]
    next(scene)
    line = "Lex Luthor protects Felix Faust from the Attack with Steve Trevor (Nereus)."
    assert line in told(table)


def test_an_attack_played_as_an_assist_is_its_own_players() -> None:
    table = duel(4).hero(THIRD, "Circe").level(THIRD, 3).hand(ME, "Punch").hand(THIRD, "Strife")
    table.hand(FOE, "Punch").hand(3, "Punch").normal().call()
    table.asks(THIRD, "assist", ["Strife", "none"]).answer("Strife")
    text, options = asked(table, FOE)
    assert text == (
        "Circe attacks you and Superman (your teammate) with Strife: discard a card at random. Do "
        "you use a Defense?"
    )
    assert options == ["No Defense: let it happen"]
    pending = table.table.ask.attack
    assert pending is not None
    assert (pending.attacker, pending.victims, pending.way) == (THIRD, (3, FOE), "play")
    for seat in (FOE, 3):
        table.asks(seat, "defend", ["none"]).answer("none")


def test_a_block_for_a_teammate_says_whose_cost_it_raises() -> None:
    table = duel(4).hand(ME, "Punch").hand(FOE, "Punch").hand(3, "Steel")
    table.confront(FOE).done()
    table.asks(FOE, "block", ["none"]).answer("none")
    assert asked(table, 3)[0].startswith(
        "Aquaman Confronts Felix Faust (your teammate, Level 1): 0 Power against cost 9."
    )
    table.asks(3, "block", ["Steel", "none"]).answer("Steel")
    assert "Lex Luthor Blocks with Steel: your Character costs 3 more." in told(table, FOE)
    while table.table.ask.kind == "block":
        table.table.answer(table.table.ask.seat, len(table.table.ask.options) - 1)
    turns = [line for line in told(table, FOE) if line.startswith("Turn ")]
    assert turns == ["Turn 1: Aquaman's turn begins (foe).", "Turn 2: your turn begins."]


def test_a_block_says_what_is_at_stake_and_whether_it_is_enough() -> None:
    table = duel().hand(ME, *["Enhanced Strength"] * 6).hand(FOE, "Steel", "Punch").confront(FOE)
    for _ in range(6):
        table.play("Enhanced Strength")
    table.done()
    assert asked(table, FOE) == (
        "Aquaman Confronts you (Felix Faust, Level 1): 12 Power against cost 9. Blocks must add +4 "
        "or more, or Level 1 is defeated. Do you Block?",
        ["Block with Steel: cost +3 (not enough alone)", "No Block"],
    )
    table.asks(FOE, "block", ["Steel", "none"]).answer("none")


def test_help_on_a_teammates_normal_turn_is_asked_for_with_the_power_left() -> None:
    table = duel(4).hand(ME, "Punch").hand(THIRD, "Enhanced Strength").normal().play("Punch").call()
    assert asked(table, THIRD)[0] == (
        "Aquaman (your teammate) has 1 Power left to spend on a normal turn. Do you play an Assist "
        "card for them?"
    )
    table.asks(THIRD, "assist", ["Enhanced Strength", "none"]).answer("none")


def test_weaknesses_that_bind_are_asked_for_first() -> None:
    assert (
        asked(binding_weaknesses())[0]
        == "Your turn, 0 Power. You must play 2 × Weakness first (W4)."
    )


# --- What is asked ----------------------------------------------------------------------------


def test_a_pick_says_the_card_that_asks_and_its_effect() -> None:
    assert asked(a_pick()) == (
        "Soultaker Sword: You may destroy a card from your hand.",
        ["Weakness (cost 0)", "Punch (cost 0)", "No card"],
    )


def test_cards_of_two_places_say_where_they_are() -> None:
    table = a_pick_from_two_places()
    _, options = asked(table)
    assert options == [
        "Punch (cost 0), in hand",
        "Punch (cost 0), in the discard pile",
        "No card",
    ]


def test_an_alternative_says_what_declining_it_gives() -> None:
    assert asked(an_alternative()) == (
        "Red Lantern Corps: +1 Power. You may instead destroy a card from your hand for +3 Power.",
        ["Punch (cost 0)", "No card: +1 Power"],
    )


def test_a_shown_card_is_called_by_its_name() -> None:
    table = a_look_at_the_deck()
    assert asked(table) == (
        "Jervis Tetch: Either destroy or discard it. (Kick)",
        ["Destroy Kick", "Discard Kick"],
    )


def test_a_defense_is_asked_for_with_the_attack_in_words() -> None:
    assert asked(an_attack_to_defend(), FOE) == (
        "Hawkman attacks you with Deadshot: reveal the top card of your deck. If it costs 1 or "
        "more, discard it. Do you use a Defense?",
        ["Defend with Katana: draw a card", "No Defense: let it happen"],
    )


def test_a_borrowed_text_attacks_with_its_own_words() -> None:
    table = Script().hand(ME, "Plastic Man").discard(ME, "Yellow Lantern Corps Power Ring")
    table.hand(FOE, "Punch").play("Plastic Man")
    text, options = asked(table, FOE)
    assert text.startswith("Hawkman attacks you with Plastic Man: discard a card. Do")
    assert options == ["No Defense: let it happen"]


def test_of_two_attacks_to_choose_from_the_chosen_one_is_told() -> None:
    table = Script().box("rivals-batman-joker").hand(ME, "Two-Face").hand(FOE, "Insanity", "Kick")
    table.normal().play("Two-Face")
    odd, even = table.labels(table.table.ask)
    table.asks(ME, "choose", [odd, even]).answer(odd)
    text, options = asked(table, FOE)
    assert text == (
        "Batman attacks you with Two-Face: discard a card of odd cost. Do you use a Defense?"
    )
    assert told(table, FOE)[-2:] == [
        'Batman chooses "Attack: Each foe discards a card of odd cost" (Two-Face).',
        "Two-Face attacks you.",
    ]
    assert options == ["Defend with Insanity: draw a card", "No Defense: let it happen"]


def test_cards_chosen_so_far_are_told_and_then_one_may_stop() -> None:
    text, stop = chosen_so_far()
    assert text.endswith("Chosen so far: Kick.")
    assert stop == "Stop here"


def test_triggers_of_one_moment_are_told_apart_by_what_they_do() -> None:
    table = Script().hero(ME, "Nightwing").hand(ME, "Batarang", "White Lantern Power Battery")
    table.line_up("Deadman", "Katana", "Raven", "Saint Walker", "Superboy").deck(ME, "Punch")
    table.play("Batarang").play("White Lantern Power Battery")
    table.asks(ME, "gain", table.labels(table.table.ask)).answer("Deadman")
    assert asked(table) == (
        "Several things happen now. Which one comes first?",
        [
            "Nightwing: Draw a card",
            "Deadman: Destroy up to 2 cards from your hand and/or discard pile",
        ],
    )


def test_where_there_is_no_choice_the_reason_is_told() -> None:
    helpless, single = reasons_without_a_choice()
    assert helpless == "You have no Defense to use."
    assert single == "Batgirl: Punch (cost 0), the only choice."
