"""What people may type: names and lines. The same patterns are in the API."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from .refusal import Refusal

UNSEEN: Final = (
    r"\u0000-\u001f\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f"
    r"\u205f-\u206f\u2800\u3000\u3164\ue000-\uf8ff\ufeff\uffa0\ufff0-\uffff"
    "\U000e0000-\U0010ffff"
)
"""Controls, odd spaces, fillers, direction marks and overrides, private characters: no name
needs them, and with them one name can be made to look like another."""

_SHOWN: Final = f"[^ {UNSEEN}]"
NAME: Final = rf"^ *{_SHOWN}[^{UNSEEN}]{{0,22}}{_SHOWN} *$"
MAX_NAME_LENGTH: Final = 60  # as typed, with the spaces around it
MAX_BOT_NAME_LENGTH: Final = 100  # a bot of the operator's own has the name of its class


def shown_name(typed: str) -> str:
    """A name as it is shown: without spaces around it, one space between words.

    >>> shown_name("  Lady   Katana ")
    'Lady Katana'
    """
    if len(typed) > MAX_NAME_LENGTH or not re.fullmatch(NAME, typed):
        raise Refusal(
            422,
            "invalid",
            "A name has 2 to 24 characters that can be seen; please choose another one.",
        )
    return " ".join(unicodedata.normalize("NFC", typed).split())


# --- Texts ------------------------------------------------------------------------------------

_CONTROLS: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")

_DIRECTIONS: Final = re.compile(r"[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+")
"""Marks, embeddings, overrides and isolates: with them a text can be shown as another."""

_ACCENTS: Final = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]"
_PILE: Final = re.compile(f"({_ACCENTS}{{3}}){_ACCENTS}+")


def plain_text(typed: str) -> str:
    """A line as it is shown: without controls, marks of direction and piles of accents.

    >>> plain_text("see \\u202egpj.exe")
    'see gpj.exe'
    """
    one_line = _CONTROLS.sub(" ", _DIRECTIONS.sub("", typed))
    return _PILE.sub(r"\1", one_line).strip()
