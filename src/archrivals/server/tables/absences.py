"""Players who are away: a countdown that all viewers see, then a vote of the others."""

from __future__ import annotations

from typing import Final

from archrivals.hosting import wire
from archrivals.server.core import codec
from archrivals.server.core.background import Asides
from archrivals.server.core.store import now

from .desk import Absence, Desk, Enqueue
from .envelopes import Envelope
from .publisher import Publisher

REJOIN_GRACE_S: Final = 5.0
"""Seconds that viewers have to come back after a table got a new host."""


class Absences:
    """Starts and ends the countdowns of players who have left their tables."""

    def __init__(
        self, publisher: Publisher, asides: Asides, enqueue: Enqueue, away_ms: int
    ) -> None:
        self._publisher = publisher
        self._asides = asides
        self._enqueue = enqueue
        self._away_ms = away_ms

    async def update(self, desk: Desk, time: float) -> None:
        """Start a countdown for each player who is gone; when it ends, let the others vote."""
        if desk.hosted.clock.rules.slow:
            return
        desk.watching(time)
        if time - desk.born < REJOIN_GRACE_S:
            return
        for seat in desk.away.keys() - desk.people():
            self.settle(desk, seat)
        for seat in desk.people():
            if desk.present(seat):
                self.settle(desk, seat)
                continue
            absence = desk.away.get(seat)
            if absence is None:
                await self.count_down(desk, seat, time)
            elif not absence.asked and time >= absence.until:
                absence.asked = True
                away = wire.Away(desk.id, seat, now(), choose=True)
                await self._publisher.to_all(desk, away)
            elif desk.task is None:
                self._recount(desk, seat)

    async def count_down(self, desk: Desk, seat: int, time: float) -> None:
        """Give an absent player time to come back, and send all viewers the end of it."""
        desk.away[seat] = Absence(time + self._away_ms / 1000)
        await self._publisher.to_all(desk, wire.Away(desk.id, seat, now() + self._away_ms))

    def settle(self, desk: Desk, seat: int) -> None:
        """End the absence of a player who has come back or is out of the game."""
        if desk.away.pop(seat, None) is not None:
            back = wire.Back(desk.id, seat)
            self._asides.start(self._publisher.to_all(desk, back))

    def _recount(self, desk: Desk, seat: int) -> None:
        """Cast one vote again if all voters who are left have voted: the others have gone."""
        votes = desk.votes(seat)
        if votes and len(votes) == len(desk.voters(seat)):
            voter, choice = votes.popitem()
            body = codec.encode(wire.Vote(desk.id, seat, choice))
            self._enqueue(desk, Envelope("order", voter, "", False, body), None)
