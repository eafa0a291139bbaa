"""Table talk in any language: everything that is asked and happens at a table, put into words.

The scenes are those that are read aloud in more than one language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from random_games import random_index
from script import CATALOGUE, FOE, ME, THIRD, Script

from archrivals.engine.table import Table
from archrivals.engine.views.events import CauseInEvent, MovedInView, PlaceInEvent
from archrivals.speech.table_talk import (
    ask_text,
    event_line,
    event_lines,
    forced_text,
    option_text,
    option_texts,
    question,
    you,
)

Sound = Callable[[str], str]
"""A check of one text, which returns it."""

Asked = tuple[str, list[str]]
"""A question and its options in words."""

Heard = tuple[set[str], set[str]]
"""Kinds of asks and verbs of options that were put into words."""

OTHERS = ("Hawkman", "Shazam!", "Player 4", "Black Canary", "Batgirl")
FIRST_TURN = {"en": "Turn 1", "es": "Turno 1"}


def names_for(seat: int, players: int, language: str = "en") -> list[str]:
    """Return the names of all players, "You" for one's own seat."""
    others = iter(OTHERS)
    return [you(language) if each == seat else next(others) for each in range(players)]


def people(table: Script, seat: int, language: str = "en") -> list[str]:
    """Return the players by their Super Heroes or Characters, "You" for one's own seat."""
    s = table.table.state
    if "box" not in table.setup:  # Heroes Unite
        return names_for(seat, s.seats, language)
    heroes = [s.cat.name[s.faces[s.zones[(each + 1) * 8 + 4][-1]]] for each in range(s.seats)]
    return [you(language) if each == seat else name for each, name in enumerate(heroes)]


def told(table: Script, seat: int = ME, language: str = "en") -> list[str]:
    """Return the lines of a script as a seat hears them, without its setup."""
    s = table.table.state
    names = people(table, seat, language)
    lines = event_lines(table.table.events(seat), names, s.cat, language, s.teams)
    first = FIRST_TURN[language]
    return lines[next(at for at, line in enumerate(lines) if line.startswith(first)) :]


def asked(table: Script, seat: int = ME, language: str = "en") -> Asked:
    """Return a seat's question and its options in words."""
    ask = table.table.ask_of(seat)
    assert ask is not None
    words = question(table.table, ask)
    names = people(table, seat, language)
    return ask_text(words, names, language), option_texts(words, names, language)


# --- Random games -----------------------------------------------------------------------------


def listen(table: Table, chance: Random, most: int, sound: Sound, language: str = "en") -> Heard:
    """Answer at random, and put every ask on the way into words."""
    kinds: set[str] = set()
    verbs: set[str] = set()
    while not table.over and len(table.answers) < most:
        for ask in table.asks:
            names = names_for(ask.seat, table.state.seats, language)
            words = question(table, ask)
            sound(ask_text(words, names, language))
            texts = [sound(text) for text in option_texts(words, names, language)]
            assert len(texts) == len(ask.options)
            sound(forced_text(words, names, language))
            kinds.add(ask.kind)
            verbs |= {option[0] for option in ask.options}
        table.answer(table.ask.seat, random_index(table.ask, chance))
    return kinds, verbs


def all_told(table: Table, sound: Sound, language: str = "en") -> None:
    """Read every event to every seat, alone and among the others."""
    s = table.state
    for seat in range(-1, s.seats):
        names = names_for(seat, s.seats, language)
        events = table.events(seat)
        alone = [event_line(event, names, s.cat, language, s.teams) for event in events]
        for line in (*alone, *event_lines(events, names, s.cat, language, s.teams)):
            assert line is None or sound(line)[-1] in ".!"


# --- Scenes -----------------------------------------------------------------------------------


def a_turn() -> Script:
    """Play a turn that buys and destroys a card."""
    table = Script().hand(ME, "Punch", "Kick", "Punch", "Vulnerability")
    table.deck(ME, *["Punch"] * 5).deck(FOE, *["Punch"] * 5).main_deck(*["Raven"] * 2)
    table.line_up("Katana", "Raven", "Kyle Rayner", "Jason Blood", "Deadman")
    table.play("Punch").play("Kick").play("Punch").buy("Deadman")
    table.asks(ME, "destroy", table.labels(table.table.ask)).answer("Vulnerability", "none")
    return table.end()


def an_attack() -> Script:
    """Attack two foes, of whom the first one defends."""
    table = Script().players(3).hand(ME, "Yellow Lantern Corps Power Ring")
    table.hand(1, "Katana", "Punch").deck(1, "Kick").hand(2, "Weakness")
    table.play("Yellow Lantern Corps Power Ring")
    table.asks(1, "defend", ["Katana", "none"]).answer("Katana")
    return table.asks(2, "defend", ["none"]).answer("none")


def a_look_at_the_deck() -> Script:
    """Look at the top card of one's deck, and be asked what becomes of it."""
    return Script().hand(ME, "Jervis Tetch").deck(ME, "Kick").play("Jervis Tetch")


def an_attack_to_defend() -> Script:
    """Attack a foe who has a Defense."""
    table = Script().hand(ME, "Deadshot").hand(FOE, "Katana").deck(FOE, "Kick")
    return table.play("Deadshot")


def duel(players: int = 2) -> Script:
    """Return a table of Confrontations: Aquaman (me), Felix Faust, Superman, Lex Luthor."""
    return Script().box("confrontations").players(players)


def a_confrontation() -> Iterator[Script]:
    """Confront a foe in vain: a pause before, amid and after the cards, and after the Block."""
    table = duel().hand(ME, "Enhanced Strength", "Punch").level(ME, 2).hand(FOE, "Steel", "Punch")
    yield table.deck(ME, *["Punch"] * 5)
    yield table.confront(FOE).play("Enhanced Strength").play("Punch")
    yield table.done()
    table.asks(FOE, "block", ["Steel", "none"]).answer("Steel")
    yield table.asks(FOE, "block", ["none"]).answer("none")


def a_victory() -> Script:
    """Confront a foe and win."""
    table = duel().hand(ME, *["Enhanced Strength"] * 5).confront(FOE)
    for _ in range(5):
        table.play("Enhanced Strength")
    return table.done()


def a_team() -> Iterator[Script]:
    """Confront two foes with a teammate: a pause before each help, and at the end."""
    table = duel(4).hand(ME, "Punch", "Nereus").hand(THIRD, "Enhanced Strength")
    table.hand(FOE, "Punch").hand(3, "Steve Trevor", "Steel")
    yield table.confront(FOE)
    yield table.call()
    yield table.asks(THIRD, "assist", ["Enhanced Strength", "none"]).answer("Enhanced Strength")
    yield table.play("Nereus")
    ask = table.table.ask_of(3)
    assert ask is not None
    table.asks(3, "defend", table.labels(ask)).answer("Steve Trevor for 1")
    yield table.asks(1, "defend", ["none"]).answer("none")
    while table.table.ask.kind != "turn":
        table.table.answer(table.table.ask.seat, len(table.table.ask.options) - 1)


def binding_weaknesses() -> Script:
    """Begin a turn with two Weaknesses that must be played."""
    table = Script().box("rivals-shazam-black-adam").hand(ME, "Weakness", "Weakness", "Punch")
    return table.normal()


def a_pick() -> Script:
    """Be asked for a card of one's hand."""
    return Script().hand(ME, "Soultaker Sword", "Punch", "Weakness").play("Soultaker Sword")


def a_pick_from_two_places() -> Script:
    """Be asked for a card of one's hand or one's discard pile."""
    table = Script().hand(ME, "Ocean Master", "Killer Croc", "Punch").discard(ME, "Punch")
    return table.play("Ocean Master").play("Killer Croc")


def an_alternative() -> Script:
    """Be asked whether to do something else instead."""
    return Script().hand(ME, "Red Lantern Corps", "Punch").play("Red Lantern Corps")


def reasons_without_a_choice(language: str = "en") -> tuple[str, str]:
    """Return why there is no choice: no Defense to use, and a single card."""
    helpless = Script().hand(ME, "Deadshot").hand(FOE, "Punch").deck(FOE, "Kick").play("Deadshot")
    single = Script().hero(ME, "Batgirl").hand(ME, "Punch").use("Batgirl")
    ask = helpless.table.ask_of(FOE)
    assert ask is not None
    return (
        forced_text(question(helpless.table, ask), names_for(FOE, 2, language), language),
        forced_text(question(single.table, single.table.ask), names_for(ME, 2, language), language),
    )


def chosen_so_far(language: str = "en") -> tuple[str, str]:
    """Return a question for further cards, and its last option, after one card was chosen."""
    table = Script().hand(ME, "Nekron", "Punch", "Kick").discard(ME).play("Nekron")
    kick = CATALOGUE.cards[CATALOGUE.by_id["kick"]]
    words = question(table.table, table.table.ask, chosen=[kick])
    names = names_for(ME, 2, language)
    return (
        ask_text(words, names, language),
        option_text(words, len(words.choices) - 1, names, language),
    )


def a_gained_weakness(language: str = "en") -> str | None:
    """Return the line of a Weakness that a card gave to a foe."""
    cause = CauseInEvent(card="black-lantern-corps")
    frm, to = PlaceInEvent("weaknesses", 1), PlaceInEvent("discard", 1)
    event = MovedInView("move", cause, frm, to, "gain", 0, 1, card="weakness")
    return event_line(event, names_for(ME, 2, language), CATALOGUE, language)
