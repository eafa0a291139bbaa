"""What a player may order at a table, one function for each kind of message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from archrivals.hosting import orders, wire
from archrivals.hosting.entries import Entry
from archrivals.hosting.hosted import STAND_IN
from archrivals.hosting.orders import seated
from archrivals.hosting.refusal import Refusal
from archrivals.server.core import codec
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import now
from archrivals.server.telemetry.metrics import Metrics

from .absences import Absences
from .desk import Desk, UndoQuestion
from .envelopes import Envelope
from .publisher import Publisher

Done = list[bytes] | None
"""The replies to an order; None if the table is another host's by now."""


class Commit(Protocol):
    """Writes an entry that has been tried in memory, then shows it."""

    async def __call__(self, desk: Desk, entry: Entry, since: int, *, undone: bool = False) -> Done:
        """Return the replies for the player whose order this was."""


@dataclass(frozen=True, slots=True)
class HostParts:
    """Holds the parts of a host that orders may use."""

    settings: Settings
    metrics: Metrics
    time: Callable[[], float]
    publisher: Publisher
    absences: Absences
    commit: Commit
    start_hint: Callable[[Desk, int, bool], None]


class Early(Exception):
    """An order whose time has not come; it is carried out ``seconds`` later."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


def check_person(desk: Desk, envelope: Envelope, *, self_made: bool) -> None:
    """A seat is its person's; only the host itself speaks for bots."""
    seat = envelope.seat
    if seat >= 0 and not self_made and desk.hosted.chairs[seat].person != envelope.person:
        raise Refusal(403, "no-seat", "this seat is not yours")


def _log_length(desk: Desk) -> int:
    return len(desk.hosted.table.state.log or ())


# --- Playing ----------------------------------------------------------------------------------


async def answer(parts: HostParts, desk: Desk, envelope: Envelope, message: wire.Answer) -> Done:
    """Play an answer; in a window it waits until the window has been open for a fair while."""
    seat, hosted = envelope.seat, desk.hosted
    elapsed = desk.elapsed(parts.time())
    orders.check_answer(hosted, seat, message, person=bool(envelope.person))
    early = _fair_while(parts, desk, seat) - elapsed
    if early > 0:
        raise Early(early / 1000)
    since = _log_length(desk)
    entry = hosted.answer(seat, message, elapsed, now())
    return await parts.commit(desk, entry, since)


def _fair_while(parts: HostParts, desk: Desk, seat: int) -> int:
    """Return the milliseconds for which a window stays open before an answer of this seat counts.

    All earlier answers of people wait for the same moment. So no player learns from the end of the
    window, nor from the time at which their own answer is accepted, how quick the others were.
    """
    hosted = desk.hosted
    together = {ask.seat for ask in hosted.table.window}
    if len(together) < 2:
        return 0
    people = desk.people()
    if together.isdisjoint(people):
        return 0
    if seat not in people and not hosted.closes_window:  # a bot's answer is not shown yet
        return 0
    least = parts.settings.window
    return min(least, hosted.clock.left(seat)) if hosted.clock.rules.running else least


async def concede(parts: HostParts, desk: Desk, envelope: Envelope, message: wire.Concede) -> Done:
    """Give up."""
    since = _log_length(desk)
    entry = orders.concede(desk.hosted, envelope.seat, message, now())
    return await parts.commit(desk, entry, since)


async def timeout(parts: HostParts, desk: Desk, seat: int) -> Done:
    """The clock has run out: the seat has lost, and a bot plays on where others still play."""
    hosted = desk.hosted
    elapsed = desk.elapsed(parts.time())
    if seat not in hosted.asked or elapsed < hosted.clock.left(seat):
        raise Refusal(409, "in-time", "there is time left")
    since = _log_length(desk)
    command = f"time-{hosted.entries}-{seat}"
    entry = hosted.timeout(seat, command, STAND_IN, now(), spent=elapsed)
    return await parts.commit(desk, entry, since)


# --- Undo -------------------------------------------------------------------------------------


async def undo(parts: HostParts, desk: Desk, envelope: Envelope, message: wire.Undo) -> Done:
    """Take one's last answer back: at once, or when all other players agree."""
    seat, hosted = envelope.seat, desk.hosted
    state = orders.check_undo(hosted, seat, message, now())
    others = set(desk.people(but=seat))
    if state == "free" or not others:
        return await _undone(parts, desk, seat, message.command)
    wait = desk.questions.take(str(seat))
    if wait:
        parts.metrics.limited("undo-questions")
        reason = f"you have asked often enough; wait {wait} seconds and ask again"
        raise Refusal(429, "too-often", reason, wait=wait)
    desk.undo = UndoQuestion(seat, message.command, hosted.position, others)
    await parts.publisher.to_all(desk, wire.UndoAsked(desk.id, message.command, seat))
    return []


async def _undone(parts: HostParts, desk: Desk, seat: int, command: str) -> Done:
    entry = orders.undo(desk.hosted, seat, command, desk.elapsed(parts.time()), now())
    return await parts.commit(desk, entry, _log_length(desk), undone=True)


async def consent(parts: HostParts, desk: Desk, envelope: Envelope, message: wire.Consent) -> Done:
    """Allow an undo, or do not."""
    seat = seated(envelope.seat, "consent")
    asked = desk.undo
    if asked is None or asked.command != message.command or asked.position != desk.hosted.position:
        raise Refusal(409, "nothing-asked", "no player asks to undo this any more")
    if seat not in asked.missing:
        raise Refusal(409, "nothing-asked", "you are not asked")
    if not message.allow:
        desk.undo = None
        desk.hosted.deny_undo(asked.seat)
        await parts.publisher.to_all(desk, wire.UndoRefused(desk.id, asked.command, seat))
        return []
    asked.missing.discard(seat)
    if asked.missing:
        return []
    return await _undone(parts, desk, asked.seat, asked.command)


# --- Leaving and coming back ------------------------------------------------------------------


async def vote(parts: HostParts, desk: Desk, envelope: Envelope, message: wire.Vote) -> Done:
    """Vote about a player who has left: most votes count, after a tie the table waits on."""
    seat = seated(envelope.seat, "vote")
    absence = desk.away.get(message.seat)
    if absence is None or not absence.asked or message.seat not in desk.people():
        raise Refusal(409, "nothing-asked", "nothing is to be decided about this seat now")
    voters = desk.voters(message.seat)
    if seat not in voters:
        raise Refusal(403, "no-vote", "you have no vote here")
    known = absence.votes.get(seat) == message.choice  # all viewers have heard it
    absence.votes[seat] = message.choice
    votes = desk.votes(message.seat)
    if not known:
        shown: dict[str, str] = {str(each): choice for each, choice in votes.items()}
        await parts.publisher.to_all(desk, wire.Away(desk.id, message.seat, now(), True, shown))
    if len(votes) < len(voters):
        return []
    return await _decided(parts, desk, message.seat, list(votes.values()))


async def _decided(parts: HostParts, desk: Desk, seat: int, votes: list[wire.Choice]) -> Done:
    counts = {choice: votes.count(choice) for choice in ("wait", "bot", "abandon")}
    best = max(counts.values())
    winners = [choice for choice, count in counts.items() if count == best]
    choice = winners[0] if len(winners) == 1 else "wait"
    since = _log_length(desk)
    command = f"vote-{desk.hosted.entries}-{seat}"
    if choice == "bot":
        parts.absences.settle(desk, seat)
        return await parts.commit(desk, desk.hosted.reseat(seat, command, STAND_IN, now()), since)
    if choice == "abandon":
        parts.absences.settle(desk, seat)
        return await parts.commit(desk, desk.hosted.abandon(command, now()), since)
    await parts.absences.count_down(desk, seat, parts.time())
    return []


async def come_back(parts: HostParts, desk: Desk, envelope: Envelope, message: wire.Return) -> Done:
    """Take one's seat back from the bot."""
    since = _log_length(desk)
    entry = orders.come_back(desk.hosted, envelope.seat, message, now())
    return await parts.commit(desk, entry, since)


# --- Asking -----------------------------------------------------------------------------------


async def resync(parts: HostParts, desk: Desk, envelope: Envelope, message: wire.Resync) -> Done:
    """Return the whole view once more."""
    return parts.publisher.look(desk, envelope)


async def why_not(parts: HostParts, desk: Desk, envelope: Envelope, message: wire.WhyNot) -> Done:
    """Explain why something cannot be done now."""
    return [codec.encode(orders.why_not(desk.hosted, envelope.seat, message))]


async def hint(parts: HostParts, desk: Desk, envelope: Envelope, message: wire.Hint) -> Done:
    """Ask the coach, which thinks in another process and sends its hint to the seat later."""
    orders.check_hint(desk.hosted, envelope.seat, message, thinking=desk.hinting)
    desk.hinting = True
    parts.start_hint(desk, envelope.seat, envelope.words)
    return []


Order = Callable[[HostParts, Desk, Envelope, Any], Awaitable[Done]]

ORDERS: Final[dict[type, Order]] = {
    wire.Answer: answer,
    wire.Undo: undo,
    wire.Consent: consent,
    wire.Concede: concede,
    wire.Vote: vote,
    wire.Return: come_back,
    wire.Resync: resync,
    wire.WhyNot: why_not,
    wire.Hint: hint,
}
