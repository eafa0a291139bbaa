"""A desk: one hosted table with its viewers, its queue of orders and its open questions."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from archrivals.hosting import wire
from archrivals.hosting.hosted import SPECTATOR, HostedTable
from archrivals.server.core.bus import Note, Stop
from archrivals.server.core.rates import Buckets

from .envelopes import Envelope

VIEWER_TIMEOUT_S: Final = 30.0
"""Seconds after which a gateway that says nothing more of a viewer has lost them."""


@dataclass(slots=True)
class UndoQuestion:
    """A player's wish to take an answer back, about which the others are asked."""

    seat: int
    command: str
    position: int
    missing: set[int]


@dataclass(slots=True)
class Absence:
    """A player has left: until when the table waits, and what the others say then."""

    until: float
    votes: dict[int, wire.Choice] = field(default_factory=dict)
    asked: bool = False


@dataclass(slots=True)
class Desk:
    """A table that this host has the lease of."""

    hosted: HostedTable
    epoch: int
    opened: float
    """The time at which the open asks were put, by the monotonic clock."""

    born: float
    """The time at which this host got the table."""

    stop: Stop | None = None
    queue: deque[tuple[Envelope, Note | None, float]] = field(default_factory=deque)
    """Orders that wait, and since when."""

    task: asyncio.Task[None] | None = None
    viewers: dict[tuple[int, bool, str], float] = field(default_factory=dict)
    """Seat, wish for words and gateway of everyone who looks, and until when that is certain."""

    addresses: dict[str, str] = field(default_factory=dict)
    """Return where each person was heard from last."""

    bots: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    undo: UndoQuestion | None = None
    questions: Buckets = field(default_factory=lambda: Buckets(3, 1 / 20))
    """Return how often each seat may ask the others to take something back."""

    vacations: dict[int, int] = field(default_factory=dict)
    """Until when the players of slow seats are on vacation, by the clock on the wall."""

    away: dict[int, Absence] = field(default_factory=dict)
    touched: float = 0.0
    closed: bool = False
    hinting: bool = False
    """Return whether the coach thinks about a hint for the player who plays here against bots."""

    @property
    def id(self) -> str:
        """The table's id."""
        return self.hosted.facts.id

    def admits(self, envelope: Envelope) -> bool:
        """Return whether a viewer may look from a seat: its person, and nothing that a gateway
        remembers.

        A gateway of the release before does not say who watches; it has looked with a name.
        """
        viewer = (envelope.seat, envelope.words, envelope.gateway)
        if envelope.seat < 0 or (envelope.kind == "watch" and viewer in self.viewers):
            return True
        return envelope.seat == self.hosted.seat_of(envelope.person)

    def watch(self, seat: int, words: bool, now: float, gateway: str = "") -> bool:
        """A viewer is there; whether that is news."""
        viewer = (seat, words, gateway)
        new = viewer not in self.viewers
        self.viewers[viewer] = now + VIEWER_TIMEOUT_S
        return new

    def unwatch(self, seat: int, words: bool, gateway: str = "") -> None:
        """A viewer is gone."""
        self.viewers.pop((seat, words, gateway), None)

    def watching(self, now: float) -> list[tuple[int, bool]]:
        """Return all viewers that messages are sent to."""
        if any(until < now for until in self.viewers.values()):
            self.viewers = {who: until for who, until in self.viewers.items() if until >= now}
        return list(dict.fromkeys((seat, words) for seat, words, _ in self.viewers))

    def present(self, seat: int) -> bool:
        """Return whether a viewer sits in front of this seat."""
        return seat in {viewer for viewer, _, _ in self.viewers}

    def people(self, *, but: int = SPECTATOR) -> list[int]:
        """The seats that people play now."""
        return [
            seat
            for seat, chair in enumerate(self.hosted.chairs)
            if chair.person is not None and not chair.played_by_bot and seat != but
        ]

    def voters(self, seat: int) -> list[int]:
        """Return who decides about a player who has left: all others who are there."""
        return [each for each in self.people(but=seat) if self.present(each)]

    def votes(self, seat: int) -> dict[int, wire.Choice]:
        """Return the votes about a player who has left, of those who are there."""
        votes = self.away[seat].votes
        return {each: votes[each] for each in self.voters(seat) if each in votes}

    @property
    def asked_people(self) -> list[int]:
        """The seats that the table waits for and that people play."""
        return [seat for seat in self.hosted.asked if seat in self.people()]

    @property
    def payer(self) -> str:
        """Return whose share of costly work this table uses: its owner's, while they play."""
        facts, chairs = self.hosted.facts, self.hosted.chairs
        playing = [each.person for each in chairs if each.person and not each.conceded]
        return facts.owner if facts.owner in playing or not playing else playing[0]

    def paused(self, at: int) -> int:
        """Return for how many milliseconds the clock stands still from a time on."""
        return pause(self.hosted, self.vacations, at)

    def elapsed(self, now: float) -> int:
        """Milliseconds since the open asks were put."""
        return max(0, int((now - self.opened) * 1000))

    def close(self) -> None:
        """Nothing happens here any more."""
        self.closed = True
        for task in self.bots.values():
            task.cancel()
        self.bots.clear()


def pause(hosted: HostedTable, vacations: Mapping[int, int], at: int) -> int:
    """Return for how long a table waits for players on vacation; ``vacations`` are their ends."""
    away = [
        vacations[seat]
        for seat in hosted.asked
        if seat in vacations and not hosted.chairs[seat].played_by_bot
    ]
    return max([at, *away]) - at


Enqueue = Callable[[Desk, Envelope, Note | None], None]
"""Puts an order into the queue of its table."""
