"""Leavers and stallers, noticed by themselves: a score from the logs of a person's rated games.

Nothing is stored besides the logs and the notices: the score is computed from the last games
whenever one ends, so a game played to its end lowers it and time forgets it. The server is gentle
first. It writes a friendly note, and only a player who goes on after the note pauses from rated
games for a while. A moderator who undoes a note or a pause forgives all that was before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import sqlalchemy as sa

from archrivals.engine.records import record
from archrivals.server.core.bus import Bus
from archrivals.server.core.rows import LogRow, PlayedRow
from archrivals.server.core.schema import entries, sanctions, seats, tables
from archrivals.server.core.store import Store, now

from . import audit
from .sanctions import Wish, act

DAY_MS: Final = 86_400_000
HOUR_MS: Final = 3_600_000

RECENT_GAMES: Final = 20
RECENT_MS: Final = 60 * DAY_MS
"""How many rated games count, and how long."""

STALL_MS: Final = 3 * 60_000
"""Milliseconds that a decision of a game at the table takes at least to be a stall."""

STALLS_PER_GAME: Final = 3
"""Stalls in one game that made the others wait."""

SLOW_TURN_MS: Final = HOUR_MS
"""A clock with turns of an hour or more is for games of days: no player sits and waits there."""

Fault = Literal["left", "timeout", "stalled"]
POINTS: Final[dict[Fault, float]] = {"left": 2.0, "timeout": 2.0, "stalled": 1.0}
SCORE_DECAY: Final = 0.75
"""The rest of the score after a game that was played to its end."""

NOTE_SCORE: Final = 3.0
PAUSE_SCORE: Final = 5.0
"""A note comes with the second game in a row, a pause with the third."""

NOTE_LIFE_MS: Final = 7 * DAY_MS
"""One note in so long."""

PAUSES_MS: Final = (1 * HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS)
"""The first pause, the second, and all others."""


@record
class JudgedGame:
    """A rated game with others; ``fault`` is null for a player who played to the end or gave up."""

    table: str
    ended: int
    fault: Fault | None


@dataclass(frozen=True, slots=True)
class Conduct:
    """The last rated games of a person, the latest first, and the score that they give."""

    games: tuple[JudgedGame, ...]

    @property
    def score(self) -> float:
        """0 for a player who stays; up with every game left or stalled, down with every other."""
        score = 0.0
        for game in reversed(self.games):
            score = score * SCORE_DECAY if game.fault is None else score + POINTS[game.fault]
        return round(score, 2)

    def count(self, fault: Fault) -> int:
        """In how many games they did that."""
        return sum(game.fault == fault for game in self.games)

    @property
    def counts(self) -> dict[str, int]:
        """Return the number of games, and of each fault."""
        return {"games": len(self.games)} | {fault: self.count(fault) for fault in POINTS}


async def conduct_of(store: Store, person: str) -> Conduct:
    """Return a person's conduct in their last rated games with others."""
    since = max(now() - RECENT_MS, await _forgiven(store, person))
    others = seats.alias("others")
    company = sa.exists().where(
        others.c.table == tables.c.id, others.c.seat != seats.c.seat, others.c.bot.is_(None)
    )
    played = await store.rows(
        sa.select(tables.c.id, tables.c.ended, tables.c.clock, seats.c.seat)
        .join(seats, seats.c.table == tables.c.id)
        .where(seats.c.person == person, tables.c.rated, tables.c.ended > since, company)
        .order_by(tables.c.ended.desc(), tables.c.id)
        .limit(RECENT_GAMES),
        PlayedRow,
    )
    long = sa.and_(entries.c.kind == "answer", entries.c.spent >= STALL_MS)
    rows = await store.rows(
        sa.select(entries)
        .where(entries.c.table.in_([row["id"] for row in played]))
        .where(long | entries.c.kind.in_(("timeout", "seat", "abandon")))
        .order_by(entries.c.table, entries.c.position),
        LogRow,
    )
    return Conduct(
        tuple(
            JudgedGame(
                row["id"],
                row["ended"],
                fault_of([each for each in rows if each["table"] == row["id"]], row),
            )
            for row in played
        )
    )


def fault_of(log: Sequence[LogRow], row: PlayedRow) -> Fault | None:
    """Return a player's fault in a game, by its log; giving up is not one."""
    seat = row["seat"]
    mine = [each for each in log if each["seat"] == seat]
    # The others voted about the absent player: ``vote-POSITION-SEAT`` (tables.orders).
    if any(e["kind"] == "abandon" and e["command"].endswith(f"-{seat}") for e in log):
        return "left"
    seated = [each["note"] for each in mine if each["kind"] == "seat"]
    if seated and seated[-1]:  # a bot took over, and they did not come back
        return "left"
    if any(each["kind"] == "timeout" for each in mine):
        return "timeout"
    stalls = sum(each["kind"] == "answer" for each in mine)
    return "stalled" if stalls >= STALLS_PER_GAME and row["clock"]["turn"] < SLOW_TURN_MS else None


# --- What the server does by itself -----------------------------------------------------------


def _by_itself(person: str) -> Any:
    mine = (sanctions.c.person == person, sanctions.c.actor == audit.SERVER)
    return sa.select(sanctions).where(*mine, sanctions.c.kind.in_(("warn", "unrated")))


async def _forgiven(store: Store, person: str) -> int:
    """Return when a moderator last undid an automatic sanction: older faults count no more."""
    undone = _by_itself(person).where(sanctions.c.undone.is_not(None))
    return max((row["at"] for row in await store.rows(undone)), default=0)


async def look_at(store: Store, bus: Bus, person: str, table: str) -> str | None:
    """Write a note or impose a pause after a rated game; return its id."""
    conduct = await conduct_of(store, person)
    if not conduct.games or conduct.games[0].table != table or conduct.games[0].fault is None:
        return None
    at = now()
    recent = _by_itself(person).where(sanctions.c.undone.is_(None), sanctions.c.at > at - RECENT_MS)
    before = await store.rows(recent)
    notes = [row for row in before if row["kind"] == "warn"]
    pauses = [row for row in before if row["kind"] == "unrated"]
    if any(row["until"] is not None and row["until"] > at for row in pauses):
        return None
    if conduct.score >= PAUSE_SCORE and notes:
        last = PAUSES_MS[min(len(pauses), len(PAUSES_MS) - 1)]
        wish = Wish("unrated", _reason(conduct), last, counts=conduct.counts)
    elif conduct.score >= NOTE_SCORE and not any(row["at"] > at - NOTE_LIFE_MS for row in notes):
        wish = Wish("warn", _reason(conduct), counts=conduct.counts)
    else:
        return None
    return await act(store, bus, audit.SERVER, person, wish)


def _reason(conduct: Conduct) -> str:
    """Describe a fault and its reason to the player."""
    left, late, slow = (conduct.count(fault) for fault in ("left", "timeout", "stalled"))
    sentences = [
        f"{what} {count} of them"
        for what, count in (
            ("you left", left),
            ("your time ran out in", late),
            ("the others waited long for you in", slow),
        )
        if count
    ]
    return (
        f"Of your last {len(conduct.games)} rated games, {' and '.join(sentences)}. "
        "If you cannot go on, give up: that is always fair. Every game that you finish counts "
        "in your favour."
    )
