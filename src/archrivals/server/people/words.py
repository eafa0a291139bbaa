"""What people may type: names, mail addresses, passwords. The same patterns are in the API."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from .names import check_looks
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
LONGEST_NAME: Final = 60  # as typed, with the spaces around it

EMAIL: Final = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+$"
LONGEST_EMAIL: Final = 200

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
LOOKED_AT: Final = 40


def clean_name(typed: str) -> str:
    """A name as it is shown: without spaces around it, one space between words.

    >>> clean_name("  Lady   Katana ")
    'Lady Katana'
    """
    if len(typed) > LONGEST_NAME or not re.fullmatch(NAME, typed):
        raise Refusal(
            422,
            "invalid",
            "A name has 2 to 24 characters that can be seen; please choose another one.",
        )
    name = " ".join(unicodedata.normalize("NFC", typed).split())
    check_looks(name)
    return name


def clean_email(typed: str) -> str:
    """A mail address as it is kept: in lower case."""
    if len(typed) > LONGEST_EMAIL or not re.fullmatch(EMAIL, typed):
        raise Refusal(
            422,
            "invalid",
            "That is not a mail address; one looks like name@example.org.",
        )
    return typed.lower()


def check_password(typed: str, *known: str) -> None:
    """Refuse a new password that is too short, too long to work with, or among the first guesses.

    ``known`` is what others know of the person: name and mail address.
    """
    if not SHORTEST_PASSWORD <= len(typed) <= LONGEST_PASSWORD:
        raise Refusal(
            422,
            "invalid",
            f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.",
        )
    from zxcvbn import zxcvbn

    guessed = [part for each in ("archrivals", *known) for part in (each, *re.split(r"\W", each))]
    # It looks at every part of a text, so a long one takes long; a long beginning is enough.
    if zxcvbn(typed[:LOOKED_AT], user_inputs=[part for part in guessed if part])["score"] < 2:
        raise Refusal(
            422,
            "weak-password",
            "This password is easy to guess; take a longer one, such as three or four words.",
        )


# --- What is said -----------------------------------------------------------------------------

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
