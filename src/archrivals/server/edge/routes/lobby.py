"""Tables at a server: open one, sit down, be ready, find others."""

from __future__ import annotations

from typing import Annotated

from archrivals.bots import BOTS
from archrivals.engine.records import Limit, record
from archrivals.hosting import wire
from archrivals.hosting.lessons import LESSONS, bots_for
from archrivals.hosting.operations import lobby
from archrivals.hosting.operations.declared import DescribedAs, JsonObject, answers, needs_server
from archrivals.hosting.operations.lobby import (
    PLAIN,
    SENDING,
    Begun,
    ChatLine,
    Lesson,
    ListedTable,
    MyTable,
    NewTable,
    QuickTable,
    Readiness,
    Seated,
    SeatedBot,
    Sit,
    Wanted,
)
from archrivals.hosting.operations.tables import OfTable, Opened, TableId
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.table_request import Wish
from archrivals.hosting.words import plain_text
from archrivals.server.accounts import standing
from archrivals.server.accounts.accounts import blocked, person_by_id
from archrivals.server.core.lan import qr_image
from archrivals.server.core.refusal import refuse
from archrivals.server.edge.asking import Asking, Member
from archrivals.server.edge.security import address_for_others
from archrivals.server.lobby import chat, rooms
from archrivals.server.moderation import reports

Digest = Annotated[str, Limit(pattern="^[0-9a-f]{64}$")]


# --- Opening ----------------------------------------------------------------------------------


def _may_open(by: Member) -> None:
    """Refuse a person who opens one table after the other."""
    wait = by.limits.tables.take(by.person.id, by.visitor.address)
    refuse(wait, "You have opened a lot of tables")


async def _wish(asked: NewTable, by: Member) -> Wish:
    kept_out = await by.here.store.row(standing.held(by.person.id, "unrated"))
    return lobby.wish(asked, by.own_bots, rated=kept_out is None)


def _opened(by: Member, table: str) -> Opened:
    return Opened(table, f"{by.here.settings.public_url}/t/{table}")


@answers(lobby.OPEN_TABLE)
async def open_table(asked: NewTable, by: Member) -> Opened:
    """Open a table; you have the first free seat. With bots in all others, be ready to begin."""
    _may_open(by)
    return _opened(by, await rooms.open_table(by.here, by.person, await _wish(asked, by)))


@needs_server("POST", "/quick", refuses=(400, 401, 403, 409), status=201)
async def quick(asked: QuickTable, by: Member) -> Opened:
    """Find players for the same game: return a seat at a waiting table, or at a new one."""
    _may_open(by)
    wish = await _wish(asked, by)
    open_wish = Wish(wish.setup, wish.bots, wish.name, True, wish.rated, wish.clock)
    table = await rooms.quick_match(by.here, by.person, open_wish, share=asked.share)
    return _opened(by, table)


@answers(lobby.LEARN)
async def learn(asked: Lesson, by: Member) -> Opened:
    """A first game against bots on an arranged table; it has begun already."""
    _may_open(by)
    lesson = asked.lesson
    if lesson not in LESSONS:
        raise Refusal(404, "no-lesson", f"there is no such lesson; there are {', '.join(LESSONS)}")
    wish = Wish(LESSONS[lesson], bots_for(lesson), "", False, False)
    table = await rooms.open_table(by.here, by.person, wish)
    await rooms.make_ready(by.here, by.person.id, table, True)
    return _opened(by, table)


@answers(lobby.REMATCH)
async def rematch(asked: OfTable, by: Member) -> Opened:
    """Open the same table once more; all who ask get the same one."""
    _may_open(by)
    return _opened(by, await rooms.rematch(by.here, by.person, asked.table))


# --- Finding a table --------------------------------------------------------------------------


@answers(lobby.LOBBY)
async def listed(asked: Wanted, by: Asking) -> tuple[ListedTable, ...]:
    """Listed tables: those that wait for players, or those that can be watched."""
    return tuple(await rooms.listed(by.here.store, asked.status))


@answers(lobby.MY_TABLES)
async def my_tables(by: Member) -> tuple[MyTable, ...]:
    """The tables where you sit and that are not over; those that wait for you come first."""
    return tuple(await rooms.mine(by.here.store, by.person.id))


@answers(lobby.TABLE)
async def table(asked: OfTable, by: Asking) -> Annotated[wire.Room, DescribedAs(JsonObject)]:
    """Return a table as a visitor with its link may see it."""
    session = by.visitor.session
    return await rooms.room(by.here.store, asked.table, session.person.id if session else "")


@record
class Invitation:
    """The link that brings others to a table; ``qr`` is its QR code, an SVG as a ``data:`` URI.

    Both are empty where the server does not know its own address: the browser knows it.
    """

    link: str
    qr: str


@needs_server("GET", "/tables/{table}/invitation", refuses=(404,))
async def invitation(asked: OfTable, by: Asking) -> Invitation:
    """Return the link to a table, and a QR code of it."""
    await by.room(asked.table)
    address = address_for_others(by.request, by.here.settings)
    if not address:
        return Invitation("", "")
    link = f"{address}/t/{asked.table}"
    return Invitation(link, qr_image(link))


@answers(lobby.CHAT)
async def said(asked: OfTable, by: Member) -> tuple[ChatLine, ...]:
    """List the last chat messages, without those of people you block."""
    store = by.here.store
    await rooms.room(store, asked.table, by.person.id)
    unheard = {each.id for each in await blocked(store, by.person.id)}
    lines = await chat.said(store, asked.table)
    return tuple(line for line in lines if line.person not in unheard)


# --- Seats ------------------------------------------------------------------------------------


@answers(lobby.SIT)
async def sit(asked: Sit, by: Member) -> Seated:
    """Take a seat: this one, or the first that is free."""
    return Seated(await rooms.sit(by.here, by.person, asked.table, asked.seat))


@answers(lobby.STAND_UP)
async def stand_up(asked: OfTable, by: Member) -> None:
    """Leave a table that has not begun."""
    await rooms.stand_up(by.here, by.person.id, asked.table)


@answers(lobby.SET_BOT)
async def set_bot(asked: SeatedBot, by: Member) -> None:
    """Put a bot into a seat, or free the seat; only the owner of the table may."""
    known = (*BOTS, *by.own_bots)
    if asked.bot is not None and asked.bot not in known:
        raise Refusal(422, "no-bot", f"there is no such bot; there are {', '.join(known)}")
    await rooms.set_bot(by.here, by.person, asked.table, asked.seat, asked.bot)


# --- The deal ---------------------------------------------------------------------------------


@answers(lobby.READY)
async def ready(asked: Readiness, by: Member) -> Begun:
    """Be ready; the game begins when all players are, and all shares of the seed are there."""
    who, table = by.person.id, asked.table
    return Begun(await rooms.make_ready(by.here, who, table, asked.ready, share=asked.share))


@record
class Promise:
    """A commitment to a share of the seed, under the commitment that the table shows."""

    table: TableId
    commitment: Digest
    promise: Digest


@needs_server("PUT", "/tables/{table}/promise", refuses=SENDING)
async def promise(asked: Promise, by: Member) -> Begun:
    """Commit to a share of the seed; it may be another one until all commitments are fixed."""
    who, table = by.person.id, asked.table
    return Begun(await rooms.promise(by.here, who, table, asked.commitment, asked.promise))


@record
class Share:
    """A share of the seed, as it was committed to."""

    table: TableId
    commitment: Digest
    share: Digest


@needs_server("PUT", "/tables/{table}/share", refuses=SENDING)
async def share(asked: Share, by: Member) -> Begun:
    """Reveal one's share of the seed, once all commitments are fixed."""
    who, table = by.person.id, asked.table
    return Begun(await rooms.reveal(by.here, who, table, asked.commitment, asked.share))


# --- Reports ----------------------------------------------------------------------------------


@record
class Report:
    """A report of a player's behaviour at a table."""

    table: TableId
    person: TableId
    reason: Annotated[str, Limit(min_length=1, max_length=500, pattern=PLAIN)]


@record
class Reported:
    """The id of a report."""

    report: str


@needs_server("POST", "/tables/{table}/reports", refuses=(400, 401, 403, 404), status=201)
async def report(asked: Report, by: Member) -> Reported:
    """Report a player; the last chat messages are kept with the report."""
    store, me = by.here.store, by.person.id
    refuse(by.limits.reports.take(me, by.visitor.address), "You have reported a lot")
    await rooms.room(store, asked.table, me)
    if await person_by_id(store, asked.person) is None:
        raise Refusal(404, "nobody", "there is no such person")
    reason = plain_text(asked.reason)
    return Reported(await reports.file(store, me, asked.person, asked.table, reason))
