"""Tables before the game: they are opened, filled, made ready and begun; and their public state."""

from __future__ import annotations

import contextlib
import json
from dataclasses import asdict
from typing import Any, Final, cast

import sqlalchemy as sa

from archrivals.bots import BOTS
from archrivals.boxes import BOXES
from archrivals.engine.records import fields_of
from archrivals.hosting import wire
from archrivals.hosting.clocks import ClockRules
from archrivals.hosting.continuing import Branch
from archrivals.hosting.dealing import from_turn
from archrivals.hosting.operations.lobby import (
    ListedSeat,
    ListedTable,
    MyTable,
    Other,
)
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.rooms import (
    NO_SEAT,
    NO_TABLE,
    NOT_OPEN,
    NOT_SEATED,
    OWN_SEAT,
    bot_name,
    check_rematch,
    free_seat,
    opened,
    opened_again,
    room_of,
    seats_again,
    seats_of,
)
from archrivals.hosting.rows import SeatRow, TableRow, from_row
from archrivals.hosting.table_request import CLOCKS, Wish, plain_setup
from archrivals.server.accounts import standing
from archrivals.server.accounts.accounts import Person
from archrivals.server.calls import outbox
from archrivals.server.calls.outbox import START, Call, CallFacts
from archrivals.server.context import Context
from archrivals.server.core.schema import entries, people, removals, seats, tables
from archrivals.server.core.store import Store, new_id, now
from archrivals.server.operating.live import live, live_within

from . import dealing
from .allowed import check_games, check_rated
from .company import check_company, with_unwanted, without_unwanted

MAX_OPEN_TABLES_PER_PERSON: Final = 20
"""How many tables one person may have waiting at a time."""


async def open_table(context: Context, person: Person, wish: Wish) -> str:
    """A new table with its opener in the first free seat."""
    store = context.store
    async with store.engine.connect() as connection:
        (await live_within(context.store, connection)).check_table(wish.bots)
        await check_games(context, connection, person.id)
    if wish.rated and None in _others(wish):
        await standing.check(store, person.id, "unrated")
    if wish.name:
        await standing.check(store, person.id, "mute")
    count = sa.select(sa.func.count()).where(tables.c.owner == person.id, tables.c.status == "open")
    if ((await store.row(count)) or {"count_1": 0})["count_1"] >= MAX_OPEN_TABLES_PER_PERSON:
        raise Refusal(
            409,
            "too-many",
            f"you have {MAX_OPEN_TABLES_PER_PERSON} tables waiting; close one first",
        )
    id = new_id(12)
    async with store.begin() as connection:
        row = opened(id, wish, person.id, now())
        await connection.execute(tables.insert().values(**row, epoch=0))
        sitting = seats_of(wish, person.id, person.name)
        await connection.execute(seats.insert(), [each | {"table": id} for each in sitting])
    await changed(context, id)
    return id


async def begin_branch(context: Context, person: Person, made: Branch) -> None:
    """Enter a table at which a finished game goes on, and wake a host for it."""
    table = fields_of(made.row)
    async with context.store.begin() as connection:
        await check_games(context, connection, person.id)
        await connection.execute(tables.insert().values(**table, epoch=0))
        sitting = [fields_of(each) | {"table": made.row.id} for each in made.seats]
        await connection.execute(seats.insert(), sitting)
        if made.entries:
            await connection.execute(entries.insert(), [asdict(each) for each in made.entries])
    await publish(context, cast(TableRow, table))


def _others(wish: Wish) -> list[str | None]:
    """The seats of a new table but its opener's own: bots, and None for people."""
    others = list(wish.bots)
    if None in others:
        others.remove(None)
    return others


async def changed(context: Context, table: str) -> None:
    """Send the new state to all who look at a table, or at the lobby."""
    await context.bus.publish(f"room.{table}", b"")


async def room(store: Store, table: str, person: str) -> wire.Room:
    """A table as a person may know it; its seed only after the end."""
    row = await store.row(sa.select(tables).where(tables.c.id == table))
    if row is None:
        raise NO_TABLE
    sitting = await store.rows(
        sa.select(seats).where(seats.c.table == table).order_by(seats.c.seat)
    )
    return room_of(row, sitting, person)


# --- Seats ------------------------------------------------------------------------------------


async def _open(connection: Any, table: str, *, owner: str | None = None) -> TableRow:
    """The row of a table that waits for players, locked against changes by others."""
    same = tables.c.id == table
    if (
        connection.dialect.name == "sqlite"
    ):  # locks no rows: the first writer has the whole database
        await connection.execute(tables.update().where(same).values(status=tables.c.status))
    query = sa.select(tables).where(same).with_for_update()
    row = (await connection.execute(query)).mappings().first()
    if row is None:
        raise NO_TABLE
    if row["status"] != "open":
        raise NOT_OPEN
    if owner is not None and row["owner"] != owner:
        raise Refusal(403, "not-owner", "only the owner of the table can do that")
    return cast(TableRow, dict(row))


async def sit(context: Context, person: Person, table: str, seat: int | None = None) -> int:
    """Take a seat: that one, or the first that is free; twice is the same as once."""
    async with context.store.begin() as connection:
        row = await _open(connection, table)
        query = sa.select(seats).where(seats.c.table == table).order_by(seats.c.seat)
        sitting = (await connection.execute(query)).mappings().all()
        mine = [each["seat"] for each in sitting if each["person"] == person.id]
        if mine and seat in (None, mine[0]):
            return int(mine[0])
        chosen = free_seat([cast(SeatRow, dict(each)) for each in sitting], seat)
        for old in mine:
            await connection.execute(_seat(table, old).values(person=None, name="", ready=False))
        if not mine:
            await check_company(connection, person.id, table)
        if row["rated"]:
            await standing.check_within(connection, person.id, "unrated")
        await connection.execute(
            _seat(table, chosen).values(person=person.id, name=person.name, ready=False)
        )
        wait = context.settings.call_wait
        others = [
            Call(each["person"], table, chosen, "sat", each["seat"], {"by": chosen}, now(), wait)
            for each in sitting
            if each["person"] not in (None, person.id)
        ]
        await outbox.write(connection, others)
    await changed(context, table)
    return chosen


def _seat(table: str, seat: int) -> Any:
    return seats.update().where(seats.c.table == table, seats.c.seat == seat)


async def stand_up(context: Context, person: str, table: str) -> None:
    """Leave an open table; the last person takes it away with them."""
    async with context.store.begin() as connection:
        row = await _open(connection, table)
        await connection.execute(
            seats.update()
            .where(seats.c.table == table, seats.c.person == person)
            .values(person=None, name="", ready=False)
        )
        left = await connection.execute(
            sa.select(seats.c.person)
            .where(seats.c.table == table, seats.c.person.is_not(None))
            .order_by(seats.c.seat)
        )
        others = [row.person for row in left]
        if not others:
            await connection.execute(tables.delete().where(tables.c.id == table))
        elif row["owner"] == person:
            await connection.execute(
                tables.update().where(tables.c.id == table).values(owner=others[0])
            )
        if others:
            await dealing.settle(context, connection, row)
    await changed(context, table)


async def part(context: Context, person: str, other: str) -> None:
    """Separate two people after one has blocked the other, at all tables that wait for players.

    At the blocker's own tables the other gets up and stays away; elsewhere the blocker gets up.
    """
    mine, theirs = (
        sa.select(seats.c.table).where(seats.c.person == each) for each in (person, other)
    )
    shared = await context.store.rows(
        sa.select(tables.c.id, tables.c.owner).where(
            tables.c.status == "open", tables.c.id.in_(mine), tables.c.id.in_(theirs)
        )
    )
    for table in shared:
        with contextlib.suppress(Refusal):  # it has begun since, or is gone
            await stand_up(context, other if table["owner"] == person else person, table["id"])


async def set_bot(context: Context, person: Person, table: str, seat: int, bot: str | None) -> None:
    """Put a bot into a seat for the owner, or free it; a player who sat there gets up."""
    async with context.store.begin() as connection:
        row = await _open(connection, table, owner=person.id)
        (await live_within(context.store, connection)).check_bots([bot])
        if not 0 <= seat < int(row["setup"]["players"]):
            raise NO_SEAT
        query = sa.select(seats.c.seat, seats.c.person, seats.c.name).where(seats.c.table == table)
        sitting = (await connection.execute(query)).all()
        if any(each.seat == seat and each.person == person.id for each in sitting):
            raise OWN_SEAT
        name = bot_name(bot, {each.name for each in sitting if each.seat != seat})
        for each in sitting:
            if each.seat == seat and each.person is not None:
                await connection.execute(removals.insert().values(table=table, person=each.person))
        await connection.execute(
            _seat(table, seat).values(person=None, bot=bot, name=name, ready=bot is not None)
        )
        await dealing.settle(context, connection, row)
    await publish(context, row)


async def make_ready(
    context: Context, person: str, table: str, ready: bool, *, share: bool = False
) -> bool:
    """Be ready, or not yet, and return whether the game has begun: it does when everyone is ready.

    With a ``share`` the deal waits for what this person's client adds to it.
    """
    async with context.store.begin() as connection:
        row = await _open(connection, table)
        if ready:
            await check_games(context, connection, person)
        seat = await _own_seat(connection, table, person)
        if ready:
            await check_rated(connection, row, person)
        await connection.execute(_seat(table, seat["seat"]).values(ready=ready))
        await dealing.offer(connection, row, seat["seat"], person, ready and share)
        await dealing.settle(context, connection, row)
    return await publish(context, row)


async def _own_seat(connection: Any, table: str, person: str) -> SeatRow:
    query = sa.select(seats).where(seats.c.table == table, seats.c.person == person)
    found = (await connection.execute(query)).mappings().first()
    if found is None:
        raise NOT_SEATED
    return cast(SeatRow, dict(found))


async def publish(context: Context, row: TableRow) -> bool:
    """Publish that a table has changed, and wake a host if its game has begun."""
    begun: bool = row["status"] == "playing"
    if begun:
        await context.bus.publish("wake", row["id"].encode())
    await changed(context, row["id"])
    return begun


# --- The deal ---------------------------------------------------------------------------------


async def promise(context: Context, person: str, table: str, commitment: str, to: str) -> bool:
    """Commit to a share of the seed, and return whether the game begins."""
    async with context.store.begin() as connection:
        row = await _open(connection, table)
        seat = await _own_seat(connection, table, person)
        await dealing.promise(connection, row, seat, commitment, to)
        await dealing.settle(context, connection, row)
    return await publish(context, row)


async def reveal(context: Context, person: str, table: str, commitment: str, share: str) -> bool:
    """Reveal the share that one has committed to, and return whether the game begins."""
    async with context.store.begin() as connection:
        row = await _open(connection, table)
        seat = await _own_seat(connection, table, person)
        await dealing.reveal(connection, row, seat, commitment, share)
        await dealing.settle(context, connection, row)
    return await publish(context, row)


async def end_late_deals(context: Context) -> int:
    """Continue late deals without the missing commitments and shares; return how many."""
    late = await dealing.expired(context)
    for table in late:
        try:
            async with context.store.begin() as connection:
                row = await _open(connection, table)
                query = sa.select(sa.literal(row["wake"]) <= context.store.clock())
                over = bool(row["wake"]) and bool((await connection.execute(query)).scalar())
                if over:  # and no other process was faster
                    await dealing.settle(context, connection, row, late=True)
            if over:
                await publish(context, row)
        except Refusal:
            continue  # begun, or gone
    return len(late)


# --- Finding a table --------------------------------------------------------------------------


async def listed(store: Store, status: str, most: int = 50) -> list[ListedTable]:
    """Return the tables of the public list: those that wait for players, or can be watched."""
    query = (
        sa.select(
            tables.c.id,
            tables.c.name,
            tables.c.status,
            tables.c.ladder,
            tables.c.setup,
            tables.c.rated,
            tables.c.clock,
            tables.c.created,
        )
        .where(tables.c.listed, tables.c.status == status)
        .order_by(tables.c.created.desc())
        .limit(most)
    )
    found = await store.rows(query)
    if not found:
        return []
    sitting = await store.rows(
        sa.select(seats.c.table, seats.c.seat, seats.c.name, seats.c.person, people.c.verified)
        .join(people, people.c.id == seats.c.person, isouter=True)
        .where(seats.c.table.in_([row["id"] for row in found]))
        .order_by(seats.c.seat)
    )
    return [_listed(row, [each for each in sitting if each["table"] == row["id"]]) for row in found]


def _listed(row: dict[str, Any], sitting: list[dict[str, Any]]) -> ListedTable:
    guests = any(each["person"] and each["verified"] is None for each in sitting)
    setup, box = row["setup"], BOXES.get(row["ladder"])
    long = box is not None and box.rules.villain_stack
    return from_row(
        ListedTable,
        row,
        players=setup["players"],
        rated=row["rated"] and not guests,
        clock=ClockRules(**row["clock"]),
        super_villains=setup["super_villains"] if long else None,
        seats=tuple(
            ListedSeat(each["seat"], each["name"], free=not each["name"]) for each in sitting
        ),
    )


async def mine(store: Store, person: str) -> list[MyTable]:
    """Return the tables of a person that are not over; those that wait for them come first."""
    last = (
        sa.select(entries.c.at)
        .where(entries.c.table == tables.c.id)
        .order_by(entries.c.position.desc())
        .limit(1)
        .scalar_subquery()
    )
    query = (
        sa.select(
            tables.c.id,
            tables.c.name,
            tables.c.status,
            tables.c.ladder,
            tables.c.created,
            tables.c.waits,
            tables.c.fair,
            seats.c.seat,
            sa.func.coalesce(last, tables.c.started, tables.c.created).label("last"),
        )
        .join(seats, seats.c.table == tables.c.id)
        .where(seats.c.person == person, tables.c.status.in_(["open", "playing"]))
        .order_by(tables.c.created.desc())
        .limit(100)
    )
    found = await store.rows(query)
    others = await store.rows(
        sa.select(seats.c.table, seats.c.name, seats.c.person, seats.c.bot)
        .where(seats.c.table.in_([row["id"] for row in found]), seats.c.name != "")
        .where(seats.c.person.is_distinct_from(person))
        .order_by(seats.c.seat)
    )
    shown = [
        from_row(
            MyTable,
            row,
            from_turn=from_turn(row["fair"]),
            yours=None if row["waits"] is None else row["seat"] in row["waits"],
            others=tuple(from_row(Other, each) for each in others if each["table"] == row["id"]),
        )
        for row in found
    ]
    order = {True: 0, None: 1, False: 2}
    return sorted(shown, key=lambda each: (order[each.yours], each.status == "open"))


async def quick_match(context: Context, person: Person, wish: Wish, *, share: bool = False) -> str:
    """Return a seat at a waiting table like this one, or at a new one that others can find.

    A second request returns the same seat. Two players never meet if one of them blocks the other.
    """
    query = (
        sa.select(tables.c.id, tables.c.setup, tables.c.clock)
        .where(
            tables.c.listed,
            tables.c.status == "open",
            tables.c.ladder == wish.ladder,
            tables.c.rated == wish.rated,
            tables.c.id.not_in(with_unwanted(person.id)),
        )
        .order_by(tables.c.created)
        .limit(20)
    )
    like = json.loads(json.dumps(plain_setup(wish.setup)))
    async with context.store.engine.connect() as connection:
        await check_games(context, connection, person.id)
    for row in await context.store.rows(query):
        if row["setup"] != like or row["clock"] != CLOCKS[wish.clock]:
            continue
        try:
            await sit(context, person, row["id"])
        except Refusal:
            continue  # another player was faster
        try:
            await make_ready(context, person.id, row["id"], True, share=share)
            return str(row["id"])
        except Refusal:
            with contextlib.suppress(Refusal):
                await stand_up(context, person.id, row["id"])
    id = await open_table(context, person, wish)
    await make_ready(context, person.id, id, True, share=share)
    return id


async def rematch(context: Context, person: Person, table: str) -> str:
    """Open the same table once more with the same seats; all who ask get the same one.

    If all have got up from it, it is gone, and the next one who asks gets another.
    """
    store = context.store
    row = await store.row(sa.select(tables).where(tables.c.id == table))
    if row is None:
        raise NO_TABLE
    check_rematch(row)
    sitting = await store.rows(
        sa.select(seats).where(seats.c.table == table).order_by(seats.c.seat)
    )
    if all(each["person"] != person.id for each in sitting):
        raise Refusal(403, "no-seat", "only those who played can ask for a rematch")
    if not await store.row(sa.select(tables.c.id).where(tables.c.id == row["rematch"])):
        (await live(context.store)).check_table(each["bot"] for each in sitting)
        again = await without_unwanted(store, sitting, person.id)
        owners = [each["person"] for each in again if each["person"] == row["owner"]]
        row["owner"] = (*owners, person.id)[0]
        await _open_again(context, row, again, person.id)
        row = await store.row(sa.select(tables).where(tables.c.id == table))
        assert row is not None
    await changed(context, table)
    return str(row["rematch"])


async def _open_again(context: Context, row: TableRow, sitting: list[SeatRow], person: str) -> None:
    id = new_id(12)
    again = opened_again(id, row, now())
    async with context.store.begin() as connection:
        first = await connection.execute(
            tables.update()
            .where(
                tables.c.id == row["id"],
                tables.c.rematch.is_not_distinct_from(row["rematch"]),
            )
            .values(rematch=id)
        )
        if not first.rowcount:
            return
        await connection.execute(tables.insert().values(**again, epoch=0))
        for each in seats_again(sitting, (*BOTS, *context.settings.own_bots)):
            await connection.execute(seats.insert().values(table=id, **each))
        mine = next(each["seat"] for each in sitting if each["person"] == person)
        wait, facts = context.settings.call_wait, CallFacts(by=mine)
        others = [
            Call(each["person"], id, START, "rematch", each["seat"], facts, now(), wait)
            for each in sitting
            if each["person"] not in (None, person)
        ]
        await outbox.write(connection, others)
