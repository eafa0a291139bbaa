"""The players' messages, compared with the database."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import asyncpg
from players import Record, print_of

from archrivals.engine.fairness import joint_seed, seat_commitment
from archrivals.hosting.clocks import ClockRules
from archrivals.hosting.hosted import Facts, HostedTable
from archrivals.server.core import codec
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store
from archrivals.server.tables.log import log_for

RESULT_TIMEOUT_S: Final = 5.0
"""Seconds from the last answer of a game to its result in the database."""


@dataclass(slots=True)
class Verdict:
    """Every broken promise, in words; and how much was looked at."""

    lost: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    tables: int = 0
    entries: int = 0
    shown: int = 0
    over: int = 0


async def judge(settings: Settings, record: Record, ended: float) -> Verdict:
    """Read every table of the schema, play it again, and compare; ``ended`` is when play did."""
    verdict = Verdict()
    accepted: dict[str, list[tuple[int, str, int]]] = defaultdict(list)
    for table, seat, command, position in record.accepted:
        accepted[table].append((seat, command, position))
    store = Store(settings)
    log = log_for(store)
    try:
        rows = await store.rows(_tables())
        for row in rows:
            sitting = await store.rows(_seats(row["id"]))
            entries = await log.read(row["id"])
            commands = accepted.pop(row["id"], [])
            _judge_log(verdict, row["id"], entries, commands)
            _judge_deal(verdict, row)
            _judge_game(verdict, row, sitting, entries, record, commands, ended)
    finally:
        await log.close()
        await store.close()
    for table, missing in accepted.items():
        verdict.lost.append(f"{table} is gone, and with it {len(missing)} accepted answers")
    return verdict


def _tables() -> Any:
    from archrivals.server.core.schema import tables

    return tables.select().where(tables.c.status != "open")


def _seats(table: str) -> Any:
    from archrivals.server.core.schema import seats

    return seats.select().where(seats.c.table == table).order_by(seats.c.seat)


def _judge_deal(verdict: Verdict, row: Any) -> None:
    """The seed follows from the secret and the shares, and each share was committed to."""
    fair, table, commitment = row["fair"], row["id"], row["commitment"]
    if row["seed"] != joint_seed(fair["secret"], table, commitment, fair["shares"]):
        verdict.wrong.append(f"{table}: the seed does not follow from its shares")
    for seat, (share, to) in enumerate(zip(fair["shares"], fair["commitments"], strict=True)):
        if to != (seat_commitment(table, seat, commitment, share) if share else ""):
            verdict.wrong.append(f"{table}: seat {seat} had committed to another share")


def _judge_log(
    verdict: Verdict, table: str, entries: list[Any], accepted: list[tuple[int, str, int]]
) -> None:
    """Contiguous, every command of a seat once, and all accepted answers are there."""
    verdict.tables += 1
    verdict.entries += len(entries)
    if [entry.position for entry in entries] != list(range(len(entries))):
        verdict.wrong.append(f"{table}: positions have gaps")
    written = Counter((entry.seat, entry.command) for entry in entries)
    twice = [command for command, count in written.items() if count > 1]
    if twice:
        verdict.wrong.append(f"{table}: written twice: {twice[:5]}")
    for seat, command, position in accepted:
        if (seat, command) not in written:
            verdict.lost.append(f"{table}: {command} was accepted at {position}")


def _judge_game(
    verdict: Verdict,
    row: dict[str, Any],
    sitting: list[dict[str, Any]],
    entries: list[Any],
    record: Record,
    accepted: list[tuple[int, str, int]],
    ended: float,
) -> None:
    """The log plays; each position leads to its view; so does the end."""
    table = row["id"]
    clock = ClockRules(**row["clock"])
    chairs = tuple((each["name"], each["person"], each["bot"]) for each in sitting)
    hosted = HostedTable.begin(Facts(table, row["setup"], row["seed"], clock, chairs))
    public: dict[int, set[bytes]] = defaultdict(set)
    private: dict[tuple[int, int], set[bytes]] = defaultdict(set)

    def note() -> None:
        at = hosted.position
        if (table, at) in record.public:
            public[at].add(print_of(codec.json_of(hosted.public()).encode()))
        for seat in range(-1, len(chairs)):  # −1: seen as a spectator, before one is known
            if (table, at, seat) in record.private:
                private[at, seat].add(print_of(codec.json_of(hosted.private(seat)).encode()))

    try:
        note()
        for entry in entries:
            hosted.take(entry)
            note()
    except Exception as error:  # after any error: the log does not play
        verdict.wrong.append(f"{table}: its log does not play: {error!r}")
        return
    for seat, command, position in accepted:
        if hosted.seen.get((seat, command), position) != position:
            verdict.wrong.append(f"{table}: {command} was not accepted at {position}")
    for (of, at), prints in record.public.items():
        if of == table:
            verdict.shown += 1
            if not prints <= public[at]:
                verdict.wrong.append(f"{table}: shown at {at} what the log does not lead to")
    for (of, at, seat), prints in record.private.items():
        if of == table and not prints <= private[at, seat]:
            verdict.wrong.append(f"{table}: seat {seat} was shown a wrong view at {at}")
    known = record.tables.get(table)
    if row["status"] == "playing":
        if known is not None and known.over and ended - known.ended > RESULT_TIMEOUT_S:
            verdict.wrong.append(f"{table}: over, but the result is not written")
        return
    verdict.over += 1
    if row["digest"] != hosted.digest:
        verdict.wrong.append(f"{table}: its digest is not that of its log")
    if row["answers"] != [list(answer) for answer in hosted.table.answers]:
        verdict.wrong.append(f"{table}: its answers are not those of its log")


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def spread(values: Sequence[float]) -> str:
    """How a set of times is distributed."""
    p50, p95, p99 = (percentile(values, share) for share in (0.5, 0.95, 0.99))
    most = max(values, default=0.0)
    return f"p50 {p50:.2f}  p95 {p95:.2f}  p99 {p99:.2f}  max {most:.2f}  (n={len(values)})"


async def dropped(settings: Settings) -> None:
    """Take the schema away."""
    connection = await asyncpg.connect(settings.database)
    try:
        await connection.execute(f'DROP SCHEMA IF EXISTS "{settings.schema}" CASCADE')
    finally:
        await connection.close()
