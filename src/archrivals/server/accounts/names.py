"""Names that look alike: by the confusable characters of Unicode (UTS 39), not by their letters.

No person has the name of a bot, of the server, or of an account's owner. Guests may share
a name with each other.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from archrivals.bots import BOTS
from archrivals.bots.levels import LEVELS, name_of
from archrivals.hosting.refusal import Refusal

SERVER: Final = (
    *("archrivals", "admin", "administrator", "moderator", "operator", "support", "system"),
    *("server", "departed", "coach", "bot"),
)
"""Names that stand for the server, and for those who have left it."""

MOST_MARKS: Final = 2
"""Accents on one letter; more of them run over the lines above and below."""

ALPHABETS: Final = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"})
"""Scripts of which many letters look alike: a name has letters of one of them."""

MARK: Final = "\u200e"  # the data has it around letters that are written from right to left


@lru_cache(maxsize=1)
def _prototypes() -> dict[str, str]:
    """For each confusable character the one, or the few, that stand for all that look alike.

    In the data a character that has a prototype names it alone, and a prototype names them all.
    """
    from confusable_homoglyphs.confusables import confusables_data

    data = {
        key.strip(MARK): [each["c"].strip(MARK) for each in others]
        for key, others in confusables_data.items()
    }
    found = {}
    for key, others in data.items():
        if len(key) == 1 and len(others) == 1:
            (other,) = others
            alone = len(data.get(other, ())) <= 1
            found[key] = min(key, other) if alone else other
    return found


def skeleton(text: str) -> str:
    """Return the shape of a text, the same for texts that look alike.

    >>> skeleton("раураl") == skeleton("paypal")
    True
    """
    apart = unicodedata.normalize("NFD", text)
    prototypes = _prototypes()
    return unicodedata.normalize("NFD", "".join(prototypes.get(each, each) for each in apart))


def name_key(name: str) -> str:
    """Return the shape of a name at a glance: without case, accents, spaces and signs.

    >>> name_key("Lady Katana") == name_key("LАDY-KАTАNА")
    True
    """
    seen = skeleton(unicodedata.normalize("NFKC", skeleton(name)).casefold()).casefold()
    letters = "".join(each for each in seen if unicodedata.category(each)[0] in "LN")
    return letters.replace("i", "l") or name


@lru_cache(maxsize=16)
def _reserved(own: tuple[str, ...]) -> frozenset[str]:
    bots = {name_of(bot) for bot in (*BOTS, *own)} | {level.name for level in LEVELS}
    return frozenset(name_key(name) for name in (*bots, *SERVER))


def check_looks(name: str) -> None:
    """Refuse a name that is made to look like another, or to spill over the page."""
    marks = 0
    for each in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(each) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            reason = "This name has too many accents on one letter; please choose another one."
            raise Refusal(422, "invalid-name", reason)
    if len(_alphabets(name)) > 1:
        reason = "This name mixes letters of several alphabets; please write it in one."
        raise Refusal(422, "invalid-name", reason)


def _alphabets(name: str) -> set[str]:
    from confusable_homoglyphs import categories

    return {categories.alias(each) for each in name} & ALPHABETS


def check_free(name: str, own_bots: tuple[str, ...]) -> None:
    """Refuse the name of a bot (also "Pip 2"), or one that stands for the server."""
    without_number = re.sub(r"[\s\d]+$", "", name)
    if {name_key(name), name_key(without_number)} & _reserved(own_bots):
        reason = "A bot or the server is called so; please choose another name."
        raise Refusal(409, "name-reserved", reason)
