"""The calls that an entry of a slow table leads to: public facts, the same for every hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from archrivals.hosting.entries import Entry
from archrivals.hosting.hosted import HostedTable
from archrivals.server.calls.outbox import START, Call, CallFacts, Event

REMINDERS: Final[dict[Event, float]] = {"half": 0.5, "tenth": 0.9}
"""The calls about time that runs out, and the part of it that is over then."""

_BY_KIND: Final[dict[str, Event]] = {"turn": "turn", "defend": "attack", "assist": "assist"}


def calls_after(hosted: HostedTable, entry: Entry, wait: int, paused: int = 0) -> Sequence[Call]:
    """Return the calls of an entry that has been taken; they wait as many milliseconds.

    ``paused`` is how long the clock stands still, because a player who is asked is on vacation.

    Who made the entry is at the table and gets reminders alone. In a window that stays open
    no seat is asked anything new.
    """
    if entry.kind not in ("answer", "undo") or (entry.kind == "answer" and hosted.in_window):
        return ()
    return tuple(_calls(hosted, entry.position, entry.at, wait, paused, but=entry.seat))


def calls_at_start(hosted: HostedTable, at: int, wait: int, paused: int = 0) -> Sequence[Call]:
    """Return the calls of a game without an entry."""
    return () if hosted.entries else tuple(_calls(hosted, START, at, wait, paused, but=START))


def calls_at_end(hosted: HostedTable, at: int, wait: int) -> Sequence[Call]:
    """Return the calls of a game that is over, for all people who played it."""
    return tuple(
        Call(chair.person, hosted.facts.id, hosted.entries, "over", seat, {}, at, wait)
        for seat, chair in enumerate(hosted.chairs)
        if chair.person is not None
    )


def _calls(
    hosted: HostedTable, position: int, at: int, wait: int, paused: int, but: int
) -> Iterator[Call]:
    if not hosted.clock.rules.slow or hosted.over:
        return
    table = hosted.table
    for ask in table.asks:
        chair = hosted.chairs[ask.seat]
        if chair.person is None or chair.played_by_bot:
            continue
        left = hosted.clock.left(ask.seat)
        active = table.state.active
        ends = at + paused + left if hosted.clock.rules.running else None
        teams = table.state.teams
        foes = [seat for seat, team in enumerate(teams) if team != teams[ask.seat]]
        facts: CallFacts = {"turn": table.state.number, "by": active, "ends": ends, "foes": foes}
        event = "turn" if ask.seat == active else _BY_KIND.get(ask.kind, "asked")
        due: dict[Event, int] = {} if ask.seat == but else {event: wait}
        if ends is not None:
            due |= {name: paused + int(left * part) for name, part in REMINDERS.items()}
        for name, after in due.items():
            yield Call(chair.person, hosted.facts.id, position, name, ask.seat, facts, at, after)
