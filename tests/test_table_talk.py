"""Table talk: every event and every ask gets a sentence, and none of them tells too much."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from random_games import new_table, random_index
from script import CATALOGUE, FOE, ME, THIRD, Script
from tiers import by_day, size

from archrivals.boxes import catalogue_for
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import Setup
from archrivals.engine.state.events import How
from archrivals.engine.table import Table
from archrivals.engine.views.events import CauseInEvent, MovedInView, PlaceInEvent
from archrivals.speech.table_talk import (
    ask_text,
    ending_text,
    event_line,
    event_lines,
    forced_text,
    option_text,
    option_texts,
    question,
    you,
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


def names_for(seat: int, players: int) -> list[str]:
    """Everybody by name, and one's own seat as "You"."""
    others = iter(NAMES[1:])
    return [you() if each == seat else next(others) for each in range(players)]


Heard = tuple[set[str], set[str]]
"""Kinds of asks and verbs of options that were put into words."""


def listen(table: Table, chance: Random, most: int) -> Heard:
    """Random answers; every ask on the way is put into words."""
    kinds: set[str] = set()
    verbs: set[str] = set()
    while not table.over and len(table.answers) < most:
        for ask in table.asks:
            names = names_for(ask.seat, table.state.seats)
            asked = question(table, ask)
            sound(ask_text(asked, names))
            texts = [sound(text) for text in option_texts(asked, names)]
            assert len(texts) == len(ask.options)
            sound(forced_text(asked, names))
            kinds.add(ask.kind)
            verbs |= {option[0] for option in ask.options}
        ask = table.ask
        table.answer(ask.seat, random_index(ask, chance))
    return kinds, verbs


def played(seed: int, *, rich: bool) -> tuple[Table, set[str], set[str]]:
    """A random game of Heroes Unite to its end."""
    chance = Random(f"talk {seed}")
    table = new_table(chance, rich=rich)
    return table, *listen(table, chance, 1500)


def all_told(table: Table) -> None:
    """Every event has a sentence for every seat, alone and among the others."""
    s = table.state
    for seat in range(-1, s.seats):
        names = names_for(seat, s.seats)
        events = table.events(seat)
        for event in events:
            line = event_line(event, names, s.cat, teams=s.teams)
            if line is not None:
                assert sound(line)[-1] in ".!"
        for line in event_lines(events, names, s.cat, teams=s.teams):
            assert sound(line)[-1] in ".!"


@pytest.mark.parametrize("seed", range(size(2, 12)))
def test_every_event_and_ask_of_a_random_game_has_a_sentence(seed: int) -> None:
    table, _, _ = played(seed, rich=seed % 2 == 1)
    all_told(table)


@pytest.mark.parametrize("name", by_day(TABLES, 3))
def test_every_event_and_ask_of_every_box_and_recipe_has_a_sentence(name: str) -> None:
    chance = Random(f"talk {name}")
    table = Table.new(TABLES[name], CARDS[name], f"talk {name}", anchored=False)
    kinds, verbs = listen(table, chance, 600)
    all_told(table)
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
        yield table, *listen(table, Random(f"{name} 0"), 3000)
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
    weakness = move("gain", "weaknesses", "discard", 1, "weakness", "black-lantern-corps")
    assert line(weakness) == "Hawkman gains a Weakness (Black Lantern Corps)."


def test_equal_draws_become_one_sentence() -> None:
    hidden = [move("draw", "deck", "hand", 1)] * 5
    assert event_lines(hidden, NAMES, CATALOGUE) == ["Hawkman draws 5 cards (Raven)."]
    mine = [move("draw", "deck", "hand", 0, card) for card in ("punch", "kick", "punch")]
    assert event_lines(mine, NAMES, CATALOGUE) == ["You draw 2 × Punch and Kick (Raven)."]


def told(table: Script, seat: int = ME) -> list[str]:
    """The lines of the first turn of a script, without its setup."""
    names = names_for(seat, table.table.state.seats)
    lines = event_lines(table.table.events(seat), names, CATALOGUE)
    return lines[next(at for at, line in enumerate(lines) if line.startswith("Turn 1")) :]


def test_a_turn_reads_like_a_turn() -> None:
    table = Script().hand(ME, "Punch", "Kick", "Punch", "Vulnerability")
    table.deck(ME, *["Punch"] * 5).deck(FOE, *["Punch"] * 5).main_deck(*["Raven"] * 2)
    table.line_up("Katana", "Raven", "Kyle Rayner", "Jason Blood", "Deadman")
    table.play("Punch").play("Kick").play("Punch").buy("Deadman")
    table.asks(ME, "destroy", table.labels(table.table.ask)).answer("Vulnerability", "none")
    table.end()
    assert told(table) == [
        "Turn 1: your turn begins.",
        "You play 2 × Punch and Kick (+4 Power).",
        "You buy Deadman for 4 Power.",
        "You destroy Vulnerability from your hand (Deadman).",
        "You end your turn and draw 5 × Punch.",
        "New in the Line-Up: Raven.",
        "Turn 2: Hawkman's turn begins.",
    ]


def test_an_attack_tells_who_was_hit_who_avoided_it_and_by_what() -> None:
    table = Script().players(3).hand(ME, "Yellow Lantern Corps Power Ring")
    table.hand(1, "Katana", "Punch").deck(1, "Kick").hand(2, "Weakness")
    table.play("Yellow Lantern Corps Power Ring")
    table.asks(1, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(2, "defend", ["none"]).answer("none")
    assert told(table, 1)[1:] == [
        "Hawkman plays Yellow Lantern Corps Power Ring (+2 Power).",
        "Yellow Lantern Corps Power Ring attacks you and Shazam!",
        "You defend with Katana and avoid the Attack (Yellow Lantern Corps Power Ring).",
        "You draw Kick (Katana).",
        "Shazam! discards Weakness (Yellow Lantern Corps Power Ring).",
    ]


def test_others_are_told_how_many_cards_are_looked_at_and_not_which() -> None:
    table = Script().hand(ME, "Jervis Tetch").deck(ME, "Kick").play("Jervis Tetch")
    assert "You look at Kick (Jervis Tetch)." in told(table, ME)
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


def duel(players: int = 2) -> Script:
    """A table of Confrontations: Aquaman (me), Felix Faust, Superman, Lex Luthor."""
    return Script().box("confrontations").players(players)


def people(table: Script, seat: int) -> list[str]:
    """The players by their Characters, oneself as "You"."""
    s = table.table.state
    heroes = [s.cat.name[s.faces[s.zones[(each + 1) * 8 + 4][-1]]] for each in range(s.seats)]
    return [you() if each == seat else name for each, name in enumerate(heroes)]


def story(table: Script, seat: int) -> list[str]:
    """The lines of the first turn as a seat hears them, with teams."""
    s = table.table.state
    lines = event_lines(table.table.events(seat), people(table, seat), s.cat, teams=s.teams)
    return lines[next(at for at, line in enumerate(lines) if line.startswith("Turn 1")) :]


def asked_of(table: Script, seat: int) -> tuple[str, list[str]]:
    """A seat's question and its options in words, players by their Characters."""
    ask = table.table.ask_of(seat)
    assert ask is not None
    words = question(table.table, ask)
    return ask_text(words, people(table, seat)), option_texts(words, people(table, seat))


def test_a_confrontation_is_announced_fought_and_told() -> None:
    table = duel().hand(ME, "Enhanced Strength", "Punch").level(ME, 2).hand(FOE, "Steel", "Punch")
    table.deck(ME, *["Punch"] * 5)
    assert asked_of(table, ME) == (
        "Your turn. Confront Felix Faust (cost 9) or play a normal turn?",
        ["Confront Felix Faust (Level 1, cost 9)", "Play a normal turn, to buy cards"],
    )
    table.confront(FOE).play("Enhanced Strength").play("Punch")
    assert asked_of(table, ME) == (
        "You Confront Felix Faust (Level 1): 3 Power against cost 9, 6 missing.",
        ["Done: 3 Power against cost 9, not enough"],
    )
    table.done()
    assert asked_of(table, FOE) == (
        "Aquaman Confronts you (Felix Faust, Level 1): 3 Power against cost 9. That is not enough "
        "for Aquaman. Do you Block all the same?",
        ["Block with Steel: cost +3", "No Block"],
    )
    table.asks(FOE, "block", ["Steel", "none"]).answer("Steel")
    table.asks(FOE, "block", ["none"]).answer("none")
    assert story(table, FOE)[:7] == [
        "Turn 1: Aquaman's turn begins.",
        "Aquaman Confronts you (Felix Faust, Level 1).",
        "Aquaman plays Enhanced Strength and Punch (+3 Power).",
        "Aquaman is done, with 3 Power.",
        "You Block with Steel: your Character costs 3 more.",
        "Aquaman loses the Confrontation: 3 Power against cost 12.",
        "Aquaman ends their turn and draws 5 cards.",
    ]


def test_a_victory_names_the_level_that_fell_and_the_next_one() -> None:
    table = duel().hand(ME, *["Enhanced Strength"] * 5).confront(FOE)
    for _ in range(5):
        table.play("Enhanced Strength")
    table.done()
    assert (
        "You win the Confrontation: 10 Power against cost 9. Felix Faust (Level 1) is defeated, "
        "Level 2 is next." in story(table, ME)
    )


def test_an_assist_card_waits_on_the_character_and_must_be_played() -> None:
    table = duel().hand(ME, "Enhanced Strength").deck(ME, *["Punch"] * 5).hand(FOE)
    table.deck(FOE, *["Punch"] * 5).lay("Enhanced Strength").end().end()
    line = "You put Enhanced Strength onto your Character, for your next turn."
    assert line in story(table, ME)
    table.normal()
    text, options = asked_of(table, ME)
    assert text == (
        "Your turn, 0 Power. Before the end you must play Enhanced Strength from your Character "
        "(V5)."
    )
    assert options == ["Play Punch", "Play Enhanced Strength from your Character"]
    table.play("Enhanced Strength")
    assert story(table, ME)[-1] == "You play Enhanced Strength as an Assist card (+1 Power)."


def test_a_teammate_helps_blocks_and_defends_by_name() -> None:
    table = duel(4).hand(ME, "Punch", "Nereus").hand(THIRD, "Enhanced Strength")
    table.hand(FOE, "Punch").hand(3, "Steve Trevor", "Steel")
    table.confront(FOE)
    assert "Ask Superman for an Assist card (Enhanced Strength)" in asked_of(table, ME)[1]
    table.call()
    assert asked_of(table, THIRD) == (
        "Aquaman (your teammate) Confronts Felix Faust (Level 1): 0 Power against cost 9, "
        "9 missing. Do you play an Assist card for them?",
        ["Play Enhanced Strength for Aquaman", "No Assist: keep your cards"],
    )
    table.asks(THIRD, "assist", ["Enhanced Strength", "none"]).answer("Enhanced Strength")
    assert story(table, ME)[-1] == (
        "Superman plays Enhanced Strength as an Assist card (+1 Power for you)."
    )
    table.play("Nereus")
    text, options = asked_of(table, 3)
    assert text.startswith("Aquaman attacks you and Felix Faust (your teammate) with Nereus: ")
    assert options == [
        "Defend with Steve Trevor: discard a card",
        "Protect Felix Faust (your teammate) with Steve Trevor: discard a card",
        "No Defense: let it happen",
    ]
    asked = table.table.ask_of(3)
    assert asked is not None
    table.asks(3, "defend", table.labels(asked)).answer("Steve Trevor for 1")
    table.asks(1, "defend", ["none"]).answer("none")
    line = "Lex Luthor protects Felix Faust from the Attack with Steve Trevor (Nereus)."
    assert line in story(table, ME)
    while table.table.ask.kind != "turn":
        table.table.answer(table.table.ask.seat, len(table.table.ask.options) - 1)


def test_an_attack_played_as_an_assist_is_its_own_players() -> None:
    table = duel(4).hero(THIRD, "Circe").level(THIRD, 3).hand(ME, "Punch").hand(THIRD, "Strife")
    table.hand(FOE, "Punch").hand(3, "Punch").normal().call()
    table.asks(THIRD, "assist", ["Strife", "none"]).answer("Strife")
    text, options = asked_of(table, FOE)
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
    assert asked_of(table, 3)[0].startswith(
        "Aquaman Confronts Felix Faust (your teammate, Level 1): 0 Power against cost 9."
    )
    table.asks(3, "block", ["Steel", "none"]).answer("Steel")
    assert "Lex Luthor Blocks with Steel: your Character costs 3 more." in story(table, FOE)
    while table.table.ask.kind == "block":
        table.table.answer(table.table.ask.seat, len(table.table.ask.options) - 1)
    turns = [line for line in story(table, FOE) if line.startswith("Turn ")]
    assert turns == ["Turn 1: Aquaman's turn begins (foe).", "Turn 2: your turn begins."]


def test_a_block_says_what_is_at_stake_and_whether_it_is_enough() -> None:
    table = duel().hand(ME, *["Enhanced Strength"] * 6).hand(FOE, "Steel", "Punch").confront(FOE)
    for _ in range(6):
        table.play("Enhanced Strength")
    table.done()
    assert asked_of(table, FOE) == (
        "Aquaman Confronts you (Felix Faust, Level 1): 12 Power against cost 9. Blocks must add +4 "
        "or more, or Level 1 is defeated. Do you Block?",
        ["Block with Steel: cost +3 (not enough alone)", "No Block"],
    )
    table.asks(FOE, "block", ["Steel", "none"]).answer("none")


def test_help_on_a_teammates_normal_turn_is_asked_for_with_the_power_left() -> None:
    table = duel(4).hand(ME, "Punch").hand(THIRD, "Enhanced Strength").normal().play("Punch").call()
    assert asked_of(table, THIRD)[0] == (
        "Aquaman (your teammate) has 1 Power left to spend on a normal turn. Do you play an Assist "
        "card for them?"
    )
    table.asks(THIRD, "assist", ["Enhanced Strength", "none"]).answer("none")


def test_weaknesses_that_bind_are_asked_for_first() -> None:
    table = Script().box("rivals-shazam-black-adam").hand(ME, "Weakness", "Weakness", "Punch")
    table.normal()
    assert asked_of(table, ME)[0] == "Your turn, 0 Power. You must play 2 × Weakness first (W4)."


# --- What is asked ----------------------------------------------------------------------------


def asked(table: Script, seat: int = ME) -> tuple[str, list[str]]:
    """A seat's question and its options in words."""
    ask = table.table.ask_of(seat)
    assert ask is not None
    words = question(table.table, ask)
    names = names_for(seat, table.table.state.seats)
    return ask_text(words, names), option_texts(words, names)


def test_a_pick_says_the_card_that_asks_and_its_effect() -> None:
    table = Script().hand(ME, "Soultaker Sword", "Punch", "Weakness").play("Soultaker Sword")
    assert asked(table) == (
        "Soultaker Sword: You may destroy a card from your hand.",
        ["Weakness (cost 0)", "Punch (cost 0)", "No card"],
    )


def test_cards_of_two_places_say_where_they_are() -> None:
    table = Script().hand(ME, "Ocean Master", "Killer Croc", "Punch").discard(ME, "Punch")
    table.play("Ocean Master").play("Killer Croc")
    _, options = asked(table)
    assert options == [
        "Punch (cost 0), in hand",
        "Punch (cost 0), in the discard pile",
        "No card",
    ]


def test_an_alternative_says_what_declining_it_gives() -> None:
    table = Script().hand(ME, "Red Lantern Corps", "Punch").play("Red Lantern Corps")
    assert asked(table) == (
        "Red Lantern Corps: +1 Power. You may instead destroy a card from your hand for +3 Power.",
        ["Punch (cost 0)", "No card: +1 Power"],
    )


def test_a_shown_card_is_called_by_its_name() -> None:
    table = Script().hand(ME, "Jervis Tetch").deck(ME, "Kick").play("Jervis Tetch")
    assert asked(table) == (
        "Jervis Tetch: Either destroy or discard it. (Kick)",
        ["Destroy Kick", "Discard Kick"],
    )


def test_a_defense_is_asked_for_with_the_attack_in_words() -> None:
    table = Script().hand(ME, "Deadshot").hand(FOE, "Katana").deck(FOE, "Kick").play("Deadshot")
    assert asked(table, FOE) == (
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
    text, options = asked_of(table, FOE)
    assert text == (
        "Batman attacks you with Two-Face: discard a card of odd cost. Do you use a Defense?"
    )
    assert story(table, FOE)[-2:] == [
        'Batman chooses "Attack: Each foe discards a card of odd cost" (Two-Face).',
        "Two-Face attacks you.",
    ]
    assert options == ["Defend with Insanity: draw a card", "No Defense: let it happen"]


def test_cards_chosen_so_far_are_told_and_then_one_may_stop() -> None:
    table = Script().hand(ME, "Deadman", "Punch", "Kick")
    table.hand(ME, "Nekron", "Punch", "Kick").discard(ME).play("Nekron")
    ask = table.table.ask
    kick = CATALOGUE.cards[CATALOGUE.by_id["kick"]]
    words = question(table.table, ask, chosen=[kick])
    assert ask_text(words, NAMES).endswith("Chosen so far: Kick.")
    assert option_text(words, len(words.choices) - 1, NAMES) == "Stop here"


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
    table = Script().hand(ME, "Deadshot").hand(FOE, "Punch").deck(FOE, "Kick").play("Deadshot")
    ask = table.table.ask_of(FOE)
    assert ask is not None
    assert forced_text(question(table.table, ask), NAMES) == "You have no Defense to use."
    table = Script().hero(ME, "Batgirl").hand(ME, "Punch").use("Batgirl")
    told = forced_text(question(table.table, table.table.ask), NAMES)
    assert told == "Batgirl: Punch (cost 0), the only choice."
