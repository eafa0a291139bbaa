"""What people may type: names, mail addresses, passwords. The same patterns are in the API."""

from __future__ import annotations

import re
from typing import Final

from archrivals.hosting.refusal import Refusal
from archrivals.hosting.words import shown_name

from .names import check_looks

EMAIL: Final = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+$"
MAX_EMAIL_LENGTH: Final = 200

MIN_PASSWORD_LENGTH: Final = 8
MAX_PASSWORD_LENGTH: Final = 200
CHECKED_LENGTH: Final = 40


def clean_name(typed: str) -> str:
    """A name as it is shown, unless it looks like one that stands for others."""
    name = shown_name(typed)
    check_looks(name)
    return name


def clean_email(typed: str) -> str:
    """A mail address as it is kept: in lower case."""
    if len(typed) > MAX_EMAIL_LENGTH or not re.fullmatch(EMAIL, typed):
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
    if not MIN_PASSWORD_LENGTH <= len(typed) <= MAX_PASSWORD_LENGTH:
        raise Refusal(
            422,
            "invalid",
            f"A password has {MIN_PASSWORD_LENGTH} to {MAX_PASSWORD_LENGTH} characters.",
        )
    from zxcvbn import zxcvbn

    guessed = [part for each in ("archrivals", *known) for part in (each, *re.split(r"\W", each))]
    # It looks at every part of a text, so a long one takes long; a long beginning is enough.
    if zxcvbn(typed[:CHECKED_LENGTH], user_inputs=[part for part in guessed if part])["score"] < 2:
        raise Refusal(
            422,
            "weak-password",
            "This password is easy to guess; take a longer one, such as three or four words.",
        )
