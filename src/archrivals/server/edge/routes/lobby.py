"""Tables over HTTP: open one, sit down, be ready, find others; and what there is to play."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import BaseModel, ConfigDict, Field

from archrivals.bots import BOTS
from archrivals.engine.language.rules import DEFAULT_BOX, VARIANTS, HeroChoice, Variant
from archrivals.hosting import reference
from archrivals.hosting.lessons import LESSONS, bots_for
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.table_request import ClockName, Wish, wish_of
from archrivals.hosting.words import plain_text
from archrivals.server.accounts import standing
from archrivals.server.accounts.accounts import Person, blocked, person_by_id
from archrivals.server.accounts.limits import limits
from archrivals.server.context import Context, context
from archrivals.server.core import codec
from archrivals.server.core.lan import qr_image
from archrivals.server.core.refusal import refuse
from archrivals.server.core.settings import MAX_BOT_NAME_LENGTH
from archrivals.server.edge.security import (
    AnyVisitor,
    Me,
    address_for_others,
    documented,
    maybe_person,
    visitor,
)
from archrivals.server.lobby import chat, rooms
from archrivals.server.moderation import reports

router = APIRouter(prefix="/api", tags=["tables"], dependencies=[Depends(visitor)])

Server = Annotated[Context, Depends(context)]
TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{8,32}$")]
Seat = Annotated[int, Path(ge=0, le=4)]
Asking = Annotated[Person | None, Depends(maybe_person)]
LOOKING = documented(401, 403, 404)
CHANGING = documented(401, 403, 404, 409)
SENDING = documented(400, 401, 403, 404, 409)
DIGEST = "^[0-9a-f]{64}$"
PLAIN = r"^[^\x00-\x1f\x7f]*$"


class Strict(BaseModel):
    """Nothing that we do not know, and no 0 for false."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewTable(Strict):
    """A table to open. ``bots`` names a bot for each seat, or null for a person.

    ``cast`` names who plays, seat by seat; in a mixture of Characters the main deck follows.
    ``rated`` null is rated, unless whoever opens the table is kept out of rated games.
    """

    box: str = Field(DEFAULT_BOX, max_length=64, pattern=PLAIN)
    players: int | None = Field(None, ge=2, le=5)
    recipe: str | dict[str, Any] | None = None
    super_villains: int = Field(8, ge=2, le=12)
    heroes: HeroChoice = "deal"
    cast: list[Annotated[str, Field(max_length=60)]] = Field([], max_length=5)
    variants: list[Variant] = Field([], max_length=len(VARIANTS))
    bots: list[str | None] = Field([], max_length=5)
    name: str = Field("", max_length=60, pattern=PLAIN)
    listed: bool = False
    rated: bool | None = None
    clock: ClockName = "none"

    def wish(self, own: tuple[str, ...], *, rated: bool) -> Wish:
        """The wish, checked; ``own`` are the operator's bots, ``rated`` if it does not say."""
        wanted = self.model_dump(include=set(NewTable.model_fields))
        if self.rated is None:
            wanted["rated"] = rated
        return wish_of(**wanted, own=own)


class QuickTable(NewTable):
    """A table to play at soon; with ``share`` the deal waits for this client's share."""

    share: bool = False


class Opened(BaseModel):
    """A table and the link by which others find it."""

    table: str
    link: str


class Invitation(BaseModel):
    """The link that brings others to a table; ``qr`` is its QR code, an SVG as a ``data:`` URI.

    Both are empty where the server does not know its own address: the browser knows it.
    """

    link: str
    qr: str


class Readiness(Strict):
    """Ready, or not yet; with ``share`` the deal waits for this client's share of the seed."""

    ready: bool = True
    share: bool = False


class Promise(Strict):
    """A commitment to a share of the seed, under the commitment that the table shows."""

    commitment: str = Field(pattern=DIGEST)
    promise: str = Field(pattern=DIGEST)


class Share(Strict):
    """A share of the seed, as it was committed to."""

    commitment: str = Field(pattern=DIGEST)
    share: str = Field(pattern=DIGEST)


class Bot(Strict):
    """A bot by its name; null frees the seat."""

    bot: str | None = Field(None, max_length=MAX_BOT_NAME_LENGTH, pattern=PLAIN)


class Report(Strict):
    """Somebody's behaviour at a table."""

    person: str = Field(min_length=8, max_length=32, pattern="^[A-Za-z0-9_-]+$")
    reason: str = Field(min_length=1, max_length=500, pattern=PLAIN)


async def _wish(server: Context, wanted: NewTable, person: str) -> Wish:
    kept_out = await server.store.row(standing.held(person, "unrated"))
    return wanted.wish(server.settings.own_bots, rated=kept_out is None)


def _opened(server: Context, table: str) -> Opened:
    return Opened(table=table, link=f"{server.settings.public_url}/t/{table}")


@router.get("/games", response_model=dict[str, Any], responses=documented())
async def games(server: Server) -> dict[str, Any]:
    """Everything that can be played: boxes, recipes, variants, bots, clocks.

    ``levels`` are the bots made for people, the easiest first; ``own_bots`` are those that the
    operator of this server has added; all of ``bots`` may be seated.
    """
    return reference.games(server.settings.own_bots)


def may_open(request: Request, me: Me, asking: AnyVisitor) -> None:
    """Refuse whoever opens one table after the other; a FastAPI dependency."""
    refuse(limits(request).tables.take(me.id, asking.address), "You have opened a lot of tables")


MAY_OPEN: Final = [Depends(may_open)]


@router.post(
    "/tables",
    status_code=201,
    responses=documented(400, 401, 403, 409),
    dependencies=MAY_OPEN,
)
async def open_table(wanted: NewTable, server: Server, me: Me) -> Opened:
    """Open a table; you have the first free seat. With bots in all others, be ready to begin."""
    wish = await _wish(server, wanted, me.id)
    return _opened(server, await rooms.open_table(server, me, wish))


@router.post(
    "/quick", status_code=201, responses=documented(400, 401, 403, 409), dependencies=MAY_OPEN
)
async def quick(wanted: QuickTable, server: Server, me: Me) -> Opened:
    """Play with whoever wants to play the same: a seat at a waiting table, or a new one."""
    wish = await _wish(server, wanted, me.id)
    open_wish = Wish(wish.setup, wish.bots, wish.name, True, wish.rated, wish.clock)
    return _opened(server, await rooms.quick_match(server, me, open_wish, share=wanted.share))


@router.post("/lessons/{lesson}", status_code=201, responses=CHANGING, dependencies=MAY_OPEN)
async def learn(
    lesson: Annotated[str, Path(pattern="^[a-z-]{1,32}$")], server: Server, me: Me
) -> Opened:
    """A first game against bots on an arranged table; it has begun already."""
    if lesson not in LESSONS:
        raise Refusal(404, "no-lesson", f"there is no such lesson; there are {', '.join(LESSONS)}")
    setup = LESSONS[lesson]
    table = await rooms.open_table(server, me, Wish(setup, bots_for(lesson), "", False, False))
    await rooms.make_ready(server, me.id, table, True)
    return _opened(server, table)


@router.get("/tables", response_model=list[dict[str, Any]], responses=documented(401, 403))
async def lobby(
    server: Server,
    status: Annotated[Literal["open", "playing"], Query()] = "open",
) -> list[dict[str, Any]]:
    """Listed tables: those that wait for players, or those that can be watched."""
    return await rooms.listed(server.store, status)


@router.get("/me/tables", response_model=list[dict[str, Any]], responses=documented(401, 403))
async def my_tables(server: Server, me: Me) -> list[dict[str, Any]]:
    """The tables where you sit and that are not over; those that wait for you come first."""
    return await rooms.mine(server.store, me.id)


@router.get("/tables/{table}", response_model=dict[str, Any], responses=documented(404))
async def table(table: TableId, server: Server, me: Asking) -> Any:
    """A table as everybody knows it who has its link."""
    known = await rooms.room(server.store, table, me.id if me else "")
    return msgspec.json.decode(codec.encode(known))


@router.get("/tables/{table}/invitation", responses=documented(404))
async def invitation(table: TableId, server: Server, request: Request) -> Invitation:
    """Return the link to a table, and a QR code of it."""
    await rooms.room(server.store, table, "")
    address = address_for_others(request, server.settings)
    if not address:
        return Invitation(link="", qr="")
    link = f"{address}/t/{table}"
    return Invitation(link=link, qr=qr_image(link))


@router.post("/tables/{table}/seat", responses=CHANGING)
async def sit(
    table: TableId,
    server: Server,
    me: Me,
    seat: Annotated[int | None, Query(ge=0, le=4)] = None,
) -> dict[str, int]:
    """Take a seat: this one, or the first that is free."""
    return {"seat": await rooms.sit(server, me, table, seat)}


@router.delete("/tables/{table}/seat", status_code=204, responses=CHANGING)
async def stand_up(table: TableId, server: Server, me: Me) -> None:
    """Leave a table that has not begun."""
    await rooms.stand_up(server, me.id, table)


@router.put("/tables/{table}/ready", responses=SENDING)
async def ready(table: TableId, wanted: Readiness, server: Server, me: Me) -> dict[str, bool]:
    """Be ready; the game begins when everybody is, and all shares of the seed are there."""
    begun = await rooms.make_ready(server, me.id, table, wanted.ready, share=wanted.share)
    return {"begun": begun}


@router.put("/tables/{table}/promise", responses=SENDING)
async def promise(table: TableId, wanted: Promise, server: Server, me: Me) -> dict[str, bool]:
    """Commit to a share of the seed; it may be another one until all commitments are fixed."""
    begun = await rooms.promise(server, me.id, table, wanted.commitment, wanted.promise)
    return {"begun": begun}


@router.put("/tables/{table}/share", responses=SENDING)
async def share(table: TableId, wanted: Share, server: Server, me: Me) -> dict[str, bool]:
    """Reveal one's share of the seed, once all commitments are fixed."""
    begun = await rooms.reveal(server, me.id, table, wanted.commitment, wanted.share)
    return {"begun": begun}


@router.put("/tables/{table}/seats/{seat}", status_code=204, responses=SENDING)
async def set_bot(table: TableId, seat: Seat, wanted: Bot, server: Server, me: Me) -> None:
    """Put a bot into a seat, or free it; for whoever opened the table."""
    known = (*BOTS, *server.settings.own_bots)
    if wanted.bot is not None and wanted.bot not in known:
        raise Refusal(422, "no-bot", f"there is no such bot; there are {', '.join(known)}")
    await rooms.set_bot(server, me, table, seat, wanted.bot)


@router.post("/tables/{table}/rematch", status_code=201, responses=CHANGING, dependencies=MAY_OPEN)
async def rematch(table: TableId, server: Server, me: Me) -> Opened:
    """The same table once more; everybody who asks gets the same one."""
    return _opened(server, await rooms.rematch(server, me, table))


@router.get("/tables/{table}/chat", response_model=list[dict[str, Any]], responses=LOOKING)
async def said(table: TableId, server: Server, me: Me) -> list[dict[str, Any]]:
    """What was said last, but for what those said whom you block."""
    await rooms.room(server.store, table, me.id)
    unheard = {each["id"] for each in await blocked(server.store, me.id)}
    lines = await chat.said(server.store, table)
    return [line for line in lines if line["person"] not in unheard]


@router.post("/tables/{table}/reports", status_code=201, responses=documented(400, 401, 403, 404))
async def report(
    table: TableId, wanted: Report, server: Server, me: Me, asking: AnyVisitor, request: Request
) -> dict[str, str]:
    """Report somebody; the last lines of chat are kept with it."""
    refuse(limits(request).reports.take(me.id, asking.address), "You have reported a lot")
    await rooms.room(server.store, table, me.id)
    if await person_by_id(server.store, wanted.person) is None:
        raise Refusal(404, "nobody", "there is no such person")
    id = await reports.file(server.store, me.id, wanted.person, table, plain_text(wanted.reason))
    return {"report": id}
