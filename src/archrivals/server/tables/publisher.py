"""Sends the viewers of a table what they may see, wherever their sockets are."""

from __future__ import annotations

from collections.abc import Callable

from archrivals.hosting import wire
from archrivals.server.core import codec
from archrivals.server.core.bus import Bus
from archrivals.server.core.store import now

from .desk import Desk
from .envelopes import ALL, SITTING, Envelope, packed_parts, packed_sitting, viewer_key


class Publisher:
    """Publishes messages of tables to the gateways, and makes the views that are asked for."""

    def __init__(self, bus: Bus, time: Callable[[], float]) -> None:
        self._bus = bus
        self._time = time

    async def publish(self, desk: Desk, parts: dict[str, bytes]) -> None:
        """Send each part to the viewers that its key names."""
        await self._bus.publish(f"out.{desk.id}", packed_parts(parts))

    async def to_viewers(self, desk: Desk, messages: dict[tuple[int, bool], bytes]) -> None:
        """Send each viewer their own message; a gateway passes it only to the seat's person."""
        parts = {viewer_key(*viewer): message for viewer, message in messages.items()}
        parts[SITTING] = packed_sitting(chair.person for chair in desk.hosted.chairs)
        await self.publish(desk, parts)

    async def to_all(self, desk: Desk, message: wire.Reply) -> None:
        """Send the same message to all viewers of the table."""
        await self.publish(desk, {ALL: codec.encode(message)})

    def view(self, desk: Desk, envelope: Envelope) -> bytes:
        """Return everything that a viewer may see now."""
        elapsed = desk.elapsed(self._time())
        return codec.encode(desk.hosted.view(envelope.seat, envelope.words, elapsed))

    def look(self, desk: Desk, envelope: Envelope) -> list[bytes]:
        """Return the view of a viewer, and a message for each other player who is away."""
        messages = [self.view(desk, envelope)]
        for seat, absence in desk.away.items():
            if seat == envelope.seat:
                continue
            until = now() + round(1000 * (absence.until - self._time()))
            votes: dict[str, str] = {str(who): vote for who, vote in desk.votes(seat).items()}
            away = wire.Away(desk.id, seat, until, absence.asked, votes)
            messages.append(codec.encode(away))
        return messages
