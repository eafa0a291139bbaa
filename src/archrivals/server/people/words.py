"""What people may type: names, mail addresses, passwords. The same patterns are in the API."""

from __future__ import annotations

import re
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
LONGEST_NAME: Final = 60  # as typed, with the spaces around it

EMAIL: Final = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+$"
LONGEST_EMAIL: Final = 200

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200


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
    return " ".join(typed.split())


def clean_email(typed: str) -> str:
    """A mail address as it is kept: in lower case."""
    if len(typed) > LONGEST_EMAIL or not re.fullmatch(EMAIL, typed):
        raise Refusal(
            422,
            "invalid",
            "That is not a mail address; one looks like name@example.org.",
        )
    return typed.lower()


def check_password(typed: str) -> None:
    """Refuse a new password that is too short to be one, or too long to work with."""
    if not SHORTEST_PASSWORD <= len(typed) <= LONGEST_PASSWORD:
        raise Refusal(
            422,
            "invalid",
            f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.",
        )
