"""Passwords: argon2id, in threads of its own, with the same work for any account.

Each takes 64 MiB while it is worked out. A few threads do that, however many cores there are, so
that a flood of logins fills no memory; and they do it at a lower priority than everything else.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from archrivals.hosting.refusal import Refusal

HASHER = PasswordHasher()  # RFC 9106's second choice: 64 MiB, three passes; tests take less

THREADS: Final = 2
"""How many passwords are worked out at a time: 128 MiB."""

MOST_WAITING: Final = 40
"""How many may wait for that; it takes a few seconds."""

WORKER_NICENESS: Final = 5

P = ParamSpec("P")
T = TypeVar("T")


class Furnace:
    """The threads in which passwords are worked out."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "argon2", _kindly)
        self._here = 0

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something in one of the threads, unless too many wait already."""
        if self._here >= THREADS + MOST_WAITING:
            reason = "Too many people are logging in just now; try again in a moment."
            raise Refusal(503, "busy", reason, 3)
        self._here += 1
        try:
            return await asyncio.wrap_future(self._threads.submit(work, *args, **kwargs))
        finally:
            self._here -= 1


def _kindly() -> None:
    """A thread has a priority of its own on Linux; elsewhere it is that of the process."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), WORKER_NICENESS)


@lru_cache(maxsize=1)
def furnace() -> Furnace:
    """The threads of this process."""
    return Furnace()


async def hash_of(password: str) -> str:
    """Return the text that the database keeps for a password."""
    return await furnace().run(HASHER.hash, _same_letters(password))


async def matches(kept: str | None, password: str) -> bool:
    """Return whether this is the password; without one to compare it takes just as long."""
    return await furnace().run(_matches, HASHER, kept, _same_letters(password))


def outdated(kept: str) -> bool:
    """Return whether a password was kept with other parameters than today's."""
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
    return hasher.hash("no person has this password")
