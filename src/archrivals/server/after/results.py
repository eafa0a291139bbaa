"""The end of a table: places, and everything the database keeps of it, in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Any, Final, Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.engine.game import Refused
from archrivals.engine.rules import Setup, SetupError
from archrivals.engine.saving import SaveError, setup_from_json
from archrivals.engine.state import Result, hero_zone
from archrivals.engine.table import Table
from archrivals.server import schema
from archrivals.server.cards import cards_for, teams_for
from archrivals.server.store import now

from .ratings import Sitting, rate
from .replays import Row

DEALT_WITHIN: Final = 40
"""After so many answers everybody has a Super Hero or Character, however they are chosen."""


def plain(result: Result | Row | None) -> dict[str, Any]:
    """A result as it is stored: the engine's own, or what the host makes of one."""
    if isinstance(result, Result):
        return {
            "rule": result.rule,
            "winners": list(result.winners),
            "points": list(result.points),
            "ties": [list(tie) for tie in result.ties],
        }
    return {"rule": "", "winners": [], "points": [], "ties": []} | dict(result or {})


# --- Places -----------------------------------------------------------------------------------


def places(
    table_setup: Setup, engine_result: Result | Row | None, conceded: Sequence[int]
) -> list[int]:
    """The place of each seat; 1 for those who won.

    Teams share a place. A side of which all have given up is behind all others, the first to do
    so last; where no result names winners, the game has ended by somebody's giving up, and then
    one is enough. Of the others the winners come first, then whoever has more points; equal
    points share a place.
    """
    team_of = teams_for(table_setup)
    result = plain(engine_result)
    gone = _given_up(team_of, conceded, decided=bool(result["winners"]))
    worth: dict[int, tuple[int, int]] = {}
    for side in set(team_of):
        seats = [seat for seat, team in enumerate(team_of) if team == side]
        if side in gone:
            worth[side] = (0, gone[side])
        elif any(seat in result["winners"] for seat in seats):
            worth[side] = (2, 0)
        else:
            worth[side] = (1, sum(result["points"][seat] for seat in seats if result["points"]))
    return [1 + sum(other > worth[side] for other in worth.values()) for side in team_of]


def _given_up(team_of: Sequence[int], conceded: Sequence[int], *, decided: bool) -> dict[int, int]:
    """The sides that have given up, each with when."""
    gone: dict[int, int] = {}
    for when, seat in enumerate(conceded):
        side = team_of[seat]
        mates = {mate for mate, team in enumerate(team_of) if team == side}
        if side not in gone and (not decided or mates <= set(conceded[: when + 1])):
            gone[side] = when
    return gone


# --- The end ----------------------------------------------------------------------------------


async def finish(
    connection: AsyncConnection,
    row: Row,
    seats: Sequence[Row],
    result: Result | Row | None,
    answers: Sequence[Sequence[int]],
    digest: str,
    status: Literal["over", "abandoned"],
    *,
    ended: int | None = None,
    gone: Sequence[int] | None = None,
) -> bool:
    """Write a table's end in the caller's transaction; false if it has been written before.

    ``row`` and ``seats`` are the table's rows, ``answers`` what was played, undone ones left out.
    ``gone`` are the seats whose person gave up or was replaced by a bot for good, in that order;
    unless given, it is read from the table's log.
    """
    setup = setup_from_json(row["setup"])
    mine = schema.tables.c.id == row["id"]
    # First of all: whoever comes second waits here, and then finds it done.
    done = await connection.execute(
        schema.tables.update()
        .where(mine, schema.tables.c.status == "playing")
        .values(
            status=status,
            answers=[list(answer) for answer in answers],
            digest=digest,
            ended=now() if ended is None else ended,
        )
    )
    if done.rowcount != 1:
        return False
    if gone is None:
        gone = await _gone(connection, row["id"])
    heroes = await asyncio.to_thread(heroes_of, setup, row["seed"], answers)
    ending = plain(result) | {"gone": list(gone), "heroes": heroes}
    await connection.execute(schema.tables.update().where(mine).values(result=ending))
    sittings = _sittings(setup, seats, gone)
    by_side = places(setup, ending, _with_bots(sittings, gone))
    for each in sittings:
        place = len(set(teams_for(setup))) if each.left_a_mate(sittings) else by_side[each.seat]
        await connection.execute(
            schema.seats.update()
            .where(schema.seats.c.table == row["id"], schema.seats.c.seat == each.seat)
            .values(
                place=place if status == "over" else None,
                points=ending["points"][each.seat] if ending["points"] else None,
            )
        )
    if status == "over" and row["rated"]:
        await rate(connection, row["id"], row["ladder"], sittings, by_side)
    return True


async def _gone(connection: AsyncConnection, table: str) -> list[int]:
    """Whose person gave up, ran out of time or left for good, by the log; the first first."""
    log = schema.entries
    query = (
        sa.select(log.c.kind, log.c.seat, log.c.note)
        .where(log.c.table == table, log.c.kind.in_(("concede", "timeout", "seat")))
        .order_by(log.c.position)
    )
    conceded: set[int] = set()
    gone: list[int] = []
    for kind, seat, note in (await connection.execute(query)).all():
        if kind != "seat":
            conceded.add(seat)
        back = kind == "seat" and not note
        if back and seat in gone and seat not in conceded:
            gone.remove(seat)
        elif not back and seat not in gone:
            gone.append(seat)
    return gone


def _sittings(setup: Setup, seats: Sequence[Row], gone: Collection[int]) -> list[Sitting]:
    team_of = teams_for(setup)
    return [
        Sitting(
            seat=each["seat"],
            side=team_of[each["seat"]],
            person=each["person"],
            bot=each["bot"] or "",
            gone=each["person"] is not None and each["seat"] in gone,
        )
        for each in sorted(seats, key=lambda each: int(each["seat"]))
    ]


def _with_bots(sittings: Sequence[Sitting], gone: Sequence[int]) -> list[int]:
    """Bots go with the last person of their side."""
    leavers = [seat for seat in gone if sittings[seat].person is not None]
    left: list[int] = []
    for when, seat in enumerate(leavers):
        left.append(seat)
        side = [each for each in sittings if each.side == sittings[seat].side]
        people = {each.seat for each in side if each.person is not None}
        if people <= set(leavers[: when + 1]):
            left += [each.seat for each in side if each.person is None]
    return left


def heroes_of(setup: Setup, seed: str, answers: Sequence[Sequence[int]]) -> list[str]:
    """Each seat's first Super Hero or Character by name; none where it cannot be dealt."""
    try:
        table = Table.new(setup, cards_for(setup), seed, log=False, anchored=False)
        state = table.state
        zones = [hero_zone(seat) for seat in range(setup.players)]
        for seat, option in answers[:DEALT_WITHIN]:
            if all(state.zones[zone] for zone in zones):
                break
            table.answer(seat, option)
    except (SetupError, SaveError, Refused, KeyError):
        return []
    return [
        state.cat.name[state.faces[state.zones[zone][0]]] if state.zones[zone] else ""
        for zone in zones
    ]
