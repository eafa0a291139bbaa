"""What a player may order at a table, one function for each kind of message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from archrivals.hosting import orders, wire
from archrivals.hosting.hosted import STAND_IN
from archrivals.hosting.orders import seated
from archrivals.hosting.refusal import Refusal
from archrivals.server.core import codec
from archrivals.server.core.store import now

from .desk import Absence, Desk, UndoQuestion
from .envelopes import Envelope

if TYPE_CHECKING:
    from .host import Host

Done = list[bytes] | None


class Early(Exception):
    """An order whose time has not come; it is carried out so many seconds later."""

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


async def answer(host: Host, desk: Desk, envelope: Envelope, message: wire.Answer) -> Done:
    """An answer; in a window it waits until the window has been open for a fair while."""
    seat, hosted = envelope.seat, desk.hosted
    elapsed = desk.elapsed(host.time())
    orders.check_answer(hosted, seat, message, person=bool(envelope.person))
    early = _fair_while(host, desk, seat) - elapsed
    if early > 0:
        raise Early(early / 1000)
    since = _log_length(desk)
    entry = hosted.answer(seat, message, elapsed, now())
    return await host.commit(desk, entry, since)


def _fair_while(host: Host, desk: Desk, seat: int) -> int:
    """How long a window is open before an answer of this seat counts, in milliseconds.

    Whatever people answer before waits for the same moment. So nobody learns from when it closes,
    nor from when their own answer is accepted, how quick the others were.
    """
    hosted = desk.hosted
    together = {ask.seat for ask in hosted.table.window}
    if len(together) < 2:
        return 0
    people = desk.people()
    if together.isdisjoint(people):
        return 0
    if seat not in people and not hosted.closes_window:  # of a bot's answer nobody hears yet
        return 0
    least = host.context.settings.window
    return min(least, hosted.clock.left(seat)) if hosted.clock.rules.running else least


async def concede(host: Host, desk: Desk, envelope: Envelope, message: wire.Concede) -> Done:
    """Give up."""
    since = _log_length(desk)
    entry = orders.concede(desk.hosted, envelope.seat, message, now())
    return await host.commit(desk, entry, since)


async def timeout(host: Host, desk: Desk, seat: int) -> Done:
    """The clock has run out: the seat has lost, and a bot plays on where others still play."""
    hosted = desk.hosted
    elapsed = desk.elapsed(host.time())
    if seat not in hosted.asked or elapsed < hosted.clock.left(seat):
        raise Refusal(409, "in-time", "there is time left")
    since = _log_length(desk)
    command = f"time-{hosted.entries}-{seat}"
    entry = hosted.timeout(seat, command, STAND_IN, now(), spent=elapsed)
    return await host.commit(desk, entry, since)


# --- Undo -------------------------------------------------------------------------------------


async def undo(host: Host, desk: Desk, envelope: Envelope, message: wire.Undo) -> Done:
    """Take one's last answer back: at once, or when everybody else agrees."""
    seat, hosted = envelope.seat, desk.hosted
    state = orders.check_undo(hosted, seat, message, now())
    others = set(desk.people(but=seat))
    if state == "free" or not others:
        return await _undone(host, desk, seat, message.command)
    wait = desk.questions.take(str(seat))
    if wait:
        host.context.metrics.limited("undo-questions")
        reason = f"you have asked often enough; wait {wait} seconds and ask again"
        raise Refusal(429, "too-often", reason, wait=wait)
    desk.undo = UndoQuestion(seat, message.command, hosted.position, others)
    await host.tell_all(desk, wire.UndoAsked(desk.id, message.command, seat))
    return []


async def _undone(host: Host, desk: Desk, seat: int, command: str) -> Done:
    entry = orders.undo(desk.hosted, seat, command, desk.elapsed(host.time()), now())
    return await host.commit(desk, entry, _log_length(desk), undone=True)


async def consent(host: Host, desk: Desk, envelope: Envelope, message: wire.Consent) -> Done:
    """Allow an undo, or do not."""
    seat = seated(envelope.seat, "consent")
    asked = desk.undo
    if asked is None or asked.command != message.command or asked.position != desk.hosted.position:
        raise Refusal(409, "nothing-asked", "nobody asks to take this back any more")
    if seat not in asked.missing:
        raise Refusal(409, "nothing-asked", "you are not asked")
    if not message.allow:
        desk.undo = None
        desk.hosted.deny_undo(asked.seat)
        await host.tell_all(desk, wire.UndoRefused(desk.id, asked.command, seat))
        return []
    asked.missing.discard(seat)
    if asked.missing:
        return []
    return await _undone(host, desk, asked.seat, asked.command)


# --- Leaving and coming back ------------------------------------------------------------------


async def vote(host: Host, desk: Desk, envelope: Envelope, message: wire.Vote) -> Done:
    """What to do about somebody who has left: most votes count, a tie waits on."""
    seat = seated(envelope.seat, "vote")
    absence = desk.away.get(message.seat)
    if absence is None or not absence.asked or message.seat not in desk.people():
        raise Refusal(409, "nothing-asked", "nothing is to be decided about this seat now")
    voters = desk.voters(message.seat)
    if seat not in voters:
        raise Refusal(403, "no-vote", "you have no vote here")
    known = absence.votes.get(seat) == message.choice  # everybody has heard it
    absence.votes[seat] = message.choice
    votes = desk.votes(message.seat)
    if not known:
        shown: dict[str, str] = {str(each): choice for each, choice in votes.items()}
        await host.tell_all(desk, wire.Away(desk.id, message.seat, now(), True, shown))
    if len(votes) < len(voters):
        return []
    return await _decided(host, desk, message.seat, list(votes.values()))


async def _decided(host: Host, desk: Desk, seat: int, votes: list[wire.Choice]) -> Done:
    counts = {choice: votes.count(choice) for choice in ("wait", "bot", "abandon")}
    best = max(counts.values())
    winners = [choice for choice, count in counts.items() if count == best]
    choice = winners[0] if len(winners) == 1 else "wait"
    since = _log_length(desk)
    command = f"vote-{desk.hosted.entries}-{seat}"
    if choice == "bot":
        host.settled(desk, seat)
        return await host.commit(desk, desk.hosted.reseat(seat, command, STAND_IN, now()), since)
    if choice == "abandon":
        host.settled(desk, seat)
        return await host.commit(desk, desk.hosted.abandon(command, now()), since)
    wait = host.context.settings.away
    desk.away[seat] = Absence(host.time() + wait / 1000)
    await host.tell_all(desk, wire.Away(desk.id, seat, now() + wait))
    return []


async def come_back(host: Host, desk: Desk, envelope: Envelope, message: wire.Return) -> Done:
    """Take one's seat back from the bot."""
    since = _log_length(desk)
    entry = orders.come_back(desk.hosted, envelope.seat, message, now())
    return await host.commit(desk, entry, since)


# --- Asking -----------------------------------------------------------------------------------


async def resync(host: Host, desk: Desk, envelope: Envelope, message: wire.Resync) -> Done:
    """The whole view once more."""
    return host.looked(desk, envelope)


async def why_not(host: Host, desk: Desk, envelope: Envelope, message: wire.WhyNot) -> Done:
    """Why something cannot be done now."""
    return [codec.encode(orders.why_not(desk.hosted, envelope.seat, message))]


async def hint(host: Host, desk: Desk, envelope: Envelope, message: wire.Hint) -> Done:
    """What the coach would answer; it thinks elsewhere, and its seat is told when it has."""
    orders.check_hint(desk.hosted, envelope.seat, message, thinking=desk.hinting)
    desk.hinting = True
    host.aside(host.bots.hint(desk, envelope.seat, envelope.words))
    return []


Order = Callable[["Host", Desk, Envelope, Any], Awaitable[Done]]

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
