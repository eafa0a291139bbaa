"""What a seat is asked, in encoded messages; what every turn asks alike is made once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.play.turns import price
from archrivals.engine.records import JsonText
from archrivals.engine.state.asks import Ask, Option
from archrivals.engine.state.flat import State
from archrivals.engine.table import Table
from archrivals.speech.table_talk import Question, ask_message, option_messages, question

from . import wire
from .codec import json_of, json_of_all, listed

Key = tuple[str, int, int]
"""What a message of a turn depends on: a verb, the face of a card, and a number."""

MAX_PRINTED_ABILITIES: Final = 100
"""Abilities with a smaller number are on their card, others are granted for the turn."""


def talk(table: Table, ask: Ask) -> wire.Talk:
    """An ask as messages."""
    if ask.kind == "turn" and _is_plain(table.state):
        return _turn_talk(table, ask)
    return _talk(question(table, ask))


def _talk(asked: Question) -> wire.Talk:
    return wire.Talk(json_of(ask_message(asked)), json_of_all(option_messages(asked)))


# --- Turns ------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _known(cat: Catalogue) -> dict[Key, JsonText]:
    """The messages of turns with these cards that have been made so far."""
    return {}


def _is_plain(s: State) -> bool:
    """Return whether the question of a turn is about its Power and nothing else."""
    return s.turn.target < 0 and not s.cat.binds and not s.rules.assist_on_character


def _turn_talk(table: Table, ask: Ask) -> wire.Talk:
    s = table.state
    known = _known(s.cat)
    begin = ("turn", -1, s.turn.power)
    keys = [key for option in ask.options if (key := _key(s, option)) is not None]
    if len(keys) < len(ask.options):
        return _talk(question(table, ask))
    if begin not in known or not known.keys() >= set(keys):
        asked = question(table, ask)
        known[begin] = json_of(ask_message(asked))
        for key, each in zip(keys, option_messages(asked), strict=True):
            known[key] = json_of(each)
    return wire.Talk(known[begin], listed([known[key] for key in keys]))


def _key(s: State, option: Option) -> Key | None:
    """Return the key that the message of an option depends on; None where that is more."""
    verb, what = option
    if verb == "play":
        return verb, s.faces[what], 0
    if verb == "buy":
        return verb, s.faces[what], price(s, what)
    if verb == "end":
        return verb, -1, 0
    if verb == "use" and what[1] < MAX_PRINTED_ABILITIES:
        return verb, s.faces[what[0]], what[1]
    return None
