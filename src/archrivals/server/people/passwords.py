"""Passwords: argon2id, in a thread, with the same work whether or not there is one to compare."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import lru_cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

HASHER = PasswordHasher()  # RFC 9106's second choice: 64 MiB, three passes; tests take less


async def hash_of(password: str) -> str:
    """What the database keeps of a password."""
    return await asyncio.to_thread(HASHER.hash, _same_letters(password))


async def matches(kept: str | None, password: str) -> bool:
    """Whether this is the password; without one to compare it takes just as long."""
    return await asyncio.to_thread(_matches, HASHER, kept, _same_letters(password))


def outdated(kept: str) -> bool:
    """Whether a password was kept with other parameters than today's."""
    return HASHER.check_needs_rehash(kept)


def _same_letters(password: str) -> str:
    """An é is an é, whichever way a keyboard writes it."""
    return unicodedata.normalize("NFC", password)


def _matches(hasher: PasswordHasher, kept: str | None, password: str) -> bool:
    decoy = _decoy(hasher)
    try:
        hasher.verify(kept or decoy, password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


@lru_cache(maxsize=1)
def _decoy(hasher: PasswordHasher) -> str:
    """A hash to compare with when there is no such person."""
    return hasher.hash("nobody has this password")
