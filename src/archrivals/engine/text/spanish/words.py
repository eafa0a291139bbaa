"""Spanish spelling: lists, contractions, numbers, and words that have a gender."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

ORDINALS: Final = ("primer", "segundo", "tercer", "cuarto", "quinto")
ORDINALS_F: Final = ("primera", "segunda", "tercera", "cuarta", "quinta")
NUMBERS: Final = ("ninguna", "una", "dos", "tres", "cuatro", "cinco")

SOUNDS_I: Final = re.compile(r"i(?![aeouáéó])|í|y[^aeiouáéíóú]", re.IGNORECASE)
SOUNDS_O: Final = re.compile(r"[oó]", re.IGNORECASE)
"""No h: it is silent in Spanish, but our words with one are English names."""


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


def to(noun: str) -> str:
    """To something: ``a Batman``, ``al Personaje``."""
    return f"al {noun[3:]}" if noun.startswith("el ") else f"a {noun}"


def sentence(clause: str) -> str:
    """A clause that begins a sentence."""
    return clause[:1].upper() + clause[1:]


def lower(text: str) -> str:
    """A sentence that goes on after a colon."""
    return text[:1].lower() + text[1:]


def ordinal(n: int, fem: bool) -> str:
    """Which one in order, before its noun.

    >>> ordinal(1, False), ordinal(3, True), ordinal(7, True)
    ('primer', 'tercera', '7.ª')
    """
    if 1 <= n <= len(ORDINALS):
        return (ORDINALS_F if fem else ORDINALS)[n - 1]
    return f"{n}.{'ª' if fem else 'º'}"


def number(n: int) -> str:
    """A small number in words, of options or cards."""
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)


def times(n: int) -> str:
    """How often: ``una vez``, ``dos veces``."""
    return {1: "una vez", 2: "dos veces"}.get(n, f"{n} veces")


def signed(n: int) -> str:
    """A number with its sign, the minus being a real one."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def o(fem: bool, many: bool = False) -> str:
    """The ending of what agrees: ``elegid`` + ``as``."""
    return ("a" if fem else "o") + ("s" if many else "")


@dataclass(frozen=True, slots=True)
class Word:
    """A noun: one, several, and its gender."""

    one: str
    many: str
    fem: bool = False

    @property
    def a(self) -> str:
        """With the indefinite article: ``una carta``."""
        return f"{'una' if self.fem else 'un'} {self.one}"

    @property
    def the(self) -> str:
        """With the definite article: ``la carta``."""
        return f"{'la' if self.fem else 'el'} {self.one}"

    @property
    def the_many(self) -> str:
        """Several, with the definite article."""
        return f"{'las' if self.fem else 'los'} {self.many}"


CARD: Final = Word("carta", "cartas", fem=True)
WEAKNESS: Final = Word("Debilidad", "Debilidades", fem=True)
