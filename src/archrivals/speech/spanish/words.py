"""Spanish spelling for what is said at the table: lists, contractions, words with a gender."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from .lexicon import NAMES, Word

SOUNDS_I: Final = re.compile(r"i(?![aeouáéó])|í|y[^aeiouáéíóú]", re.IGNORECASE)
SOUNDS_O: Final = re.compile(r"[oó]", re.IGNORECASE)
"""No h: it is silent in Spanish, but our words with one are English names."""

WEAKNESS: Final = Word(*NAMES["Weakness"])
OWN: Final = {
    "hand": Word("mano", "manos", True),
    "discard": Word("pila de descarte", "pilas de descarte", True),
    "deck": Word("mazo", "mazos"),
    "score": Word("pila de puntuación", "pilas de puntuación", True),
}
"""Places that each player has."""


def joint(last: str, after: str) -> str:
    """The conjunction before a word: "y" is "e" before an i, "o" is "u" before an o.

    >>> joint("y", "Isis"), joint("o", "Oracle"), joint("y", "High-Tech Hero"), joint("y", "Punch")
    ('e', 'u', 'y', 'y')
    """
    if last == "y" and SOUNDS_I.match(after):
        return "e"
    return "u" if last == "o" and SOUNDS_O.match(after) else last


def listed(parts: Sequence[str], last: str = "y") -> str:
    """A list in words.

    >>> listed(["Raven", "Katana", "Isis"]), listed(["un Punch", "un Kick"], "o")
    ('Raven, Katana e Isis', 'un Punch o un Kick')
    """
    *head, tail = parts or ("",)
    return f"{', '.join(head)} {joint(last, tail)} {tail}" if head else tail


def de(noun: str) -> str:
    """Of something: ``de tu mano``, ``del mazo principal``."""
    return f"del {noun[3:]}" if noun.startswith("el ") else f"de {noun}"


def sentence(clause: str) -> str:
    """A clause that begins a sentence."""
    return clause[:1].upper() + clause[1:]


def lower(text: str) -> str:
    """A sentence that goes on after a colon."""
    return text[:1].lower() + text[1:]
