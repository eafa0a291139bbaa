"""Named random streams from one seed, which anybody can recompute once the seed is published.

Block ``k`` of a stream is SHA-256 of the text ``seed:stream:k``, read as eight big-endian
32-bit numbers. A shuffle is Fisher-Yates from the last card down; a number too large to be fair
is skipped; every shuffle starts on a fresh block.
"""

from __future__ import annotations

from hashlib import sha256
from struct import unpack
from typing import Final

STREAMS: Final = ("deal", "main", "villains", "dice")
"""The table's own streams; a seat's shuffles are ``seat-0``, ``seat-1`` and so on."""

DEAL, MAIN, VILLAINS, DICE = 0, 1, 2, 3
FIRST_SEAT: Final = len(STREAMS)


def stream_names(seats: int) -> tuple[str, ...]:
    """The names of all streams of a table, in the order of their counters."""
    return (*STREAMS, *(f"seat-{seat}" for seat in range(seats)))


def block(seed: str, stream: str, counter: int) -> tuple[int, ...]:
    """Eight numbers below 2**32."""
    return unpack(">8I", sha256(f"{seed}:{stream}:{counter}".encode()).digest())


def shuffled(cards: list[int], seed: str, stream: str, counter: int) -> tuple[list[int], int]:
    """A shuffled copy, and the stream's next counter.

    >>> shuffled([1, 2, 3, 4], "demo", "main", 0)
    ([4, 3, 1, 2], 1)
    """
    deck = cards[:]
    numbers: tuple[int, ...] = ()
    at = 8
    for last in range(len(deck) - 1, 0, -1):
        size = last + 1
        fair = 0x100000000 - 0x100000000 % size
        while True:
            if at == 8:
                numbers = block(seed, stream, counter)
                counter += 1
                at = 0
            number = numbers[at]
            at += 1
            if number < fair:
                break
        other = number % size
        deck[last], deck[other] = deck[other], deck[last]
    return deck, counter


def commitment(seed: str) -> str:
    """Return the text shown before the game; the seed shown after it must give the same."""
    return sha256(f"archrivals:{seed}".encode()).hexdigest()
