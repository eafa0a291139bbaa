"""Table talk: every event and every ask gets a sentence, and none of them tells too much."""

from __future__ import annotations

import re
from random import Random

import pytest
from random_games import new_table
from script import CATALOGUE, FOE, ME, Script

from archrivals.engine.sight import JSON
from archrivals.engine.table import Table
from archrivals.engine.text.english.table_talk_asks import OPTION
from archrivals.engine.text.english.table_talk_events import SAY
from archrivals.engine.text.table_talk import (
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

NAMES = ("You", "Hawkman", "Shazam!", "Player 4", "Black Canary", "Batgirl")
IDS = [card.id for card in CATALOGUE.cards if "-" in card.id]
ZONES = ["in-play", "main-deck", "line-up", "on-hero", "super-villains", "deck-top"]
AN_ID = re.compile(rf"\b({'|'.join(map(re.escape, [*IDS, *ZONES]))})\b")


def sound(text: str) -> str:
    """The text itself, if nothing of the machine shows through."""
    assert text
    assert text == text.strip()
    assert "None" not in text, text
    assert not AN_ID.search(text), text
    assert "  " not in text, text
    assert not re.match(r"You (?!pass)\w+s ", text), text
    return text


def names_for(seat: int, players: int) -> list[str]:
    """Everybody by name, and one's own seat as "You"."""
    others = iter(NAMES[1:])
    return [you() if each == seat else next(others) for each in range(players)]


def played(seed: int, *, rich: bool) -> tuple[Table, set[str], set[str]]:
    """A random game to its end; every ask on the way is put into words."""
    chance = Random(f"talk {seed}")
    table = new_table(chance, rich=rich)
    kinds: set[str] = set()
    verbs: set[str] = set()
    while not table.over and len(table.answers) < 1500:
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
        table.answer(ask.seat, chance.randrange(len(ask.options)))
    return table, kinds, verbs


@pytest.mark.parametrize("seed", range(12))
def test_every_event_and_ask_of_a_random_game_has_a_sentence(seed: int) -> None:
    table, _, _ = played(seed, rich=seed % 2 == 1)
    for seat in range(-1, table.state.seats):
        names = names_for(seat, table.state.seats)
        events = table.events(seat)
        for event in events:
            line = event_line(event, names, CATALOGUE)
            if line is not None:
                assert sound(line)[-1] in ".!"
        for line in event_lines(events, names, CATALOGUE):
            assert sound(line)[-1] in ".!"


@pytest.mark.long
def test_random_games_meet_every_kind_of_event_ask_and_option() -> None:
    events: set[str] = set()
    asks: set[str] = set()
    verbs: set[str] = set()
    for seed in range(60):
        table, kinds, options = played(seed, rich=True)
        events |= {event["kind"] for event in table.events(-1)}
        asks |= kinds
        verbs |= options
    assert events <= set(SAY)
    assert set(SAY) - events <= {"win"}
    assert verbs <= set(OPTION)
    assert set(OPTION) - verbs <= {"trigger"}
    assert {"turn", "defend", "place", "order", "lay", "hero"} <= asks


# --- What happened ----------------------------------------------------------------------------


def move(frm: str, to: str, seat: int, card: str = "", cause: str = "raven") -> JSON:
    event: JSON = {
        "kind": "move",
        "cause": {"card": cause},
        "from": {"zone": frm, "seat": seat},
        "to": {"zone": to, "seat": seat},
    }
    return event | ({"card": card} if card else {})


def test_one_event_is_one_sentence_that_names_its_cause() -> None:
    def line(event: JSON) -> str | None:
        return event_line(event, NAMES, CATALOGUE)

    assert line(move("deck", "hand", 1)) == "Hawkman draws a card (Raven)."
    assert line(move("deck", "hand", 0, "kick")) == "You draw Kick (Raven)."
    assert line(move("hand", "destroyed", 1, "punch", "soultaker-sword")) == (
        "Hawkman destroys Punch from their hand (Soultaker Sword)."
    )
    weakness = move("weaknesses", "discard", 1, "weakness", "black-lantern-corps")
    assert line(weakness) == "Hawkman gains a Weakness (Black Lantern Corps)."


def test_equal_draws_become_one_sentence() -> None:
    hidden = [move("deck", "hand", 1)] * 5
    assert event_lines(hidden, NAMES, CATALOGUE) == ["Hawkman draws 5 cards (Raven)."]
    mine = [move("deck", "hand", 0, card) for card in ("punch", "kick", "punch")]
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
    assert ending_text("G3").startswith("The game ends at once")


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
        "Hawkman attacks you with Deadshot. Attack: Each foe reveals the top card of their deck "
        "and discards it if it costs 1 or more. Do you use a Defense?",
        ["Defend with Katana: draw a card", "No Defense"],
    )


def test_a_borrowed_text_attacks_with_its_own_words() -> None:
    table = Script().hand(ME, "Plastic Man").discard(ME, "Yellow Lantern Corps Power Ring")
    table.hand(FOE, "Punch").play("Plastic Man")
    text, options = asked(table, FOE)
    assert text.startswith(
        "Hawkman attacks you with Plastic Man. Attack: Each foe discards a card."
    )
    assert options == ["No Defense"]


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
