"""Over HTTP: replays to step through and to download, players, leaderboards."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final

import msgspec
import sqlalchemy as sa
from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response

from archrivals.engine.language.rules import DEFAULT_BOX
from archrivals.hosting.coaching import check_review
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.replays import (
    MAX_FRAMES,
    NoReplay,
    Row,
    Viewer,
    finished,
    pieces,
    playable,
    save_of,
    summary,
)
from archrivals.server.accounts.accounts import Person
from archrivals.server.accounts.limits import limits
from archrivals.server.archive import profiles
from archrivals.server.archive.imports import keep_game
from archrivals.server.archive.rendering import NoTime, Renderer
from archrivals.server.archive.reviews import Busy, Reviews
from archrivals.server.context import Context, context
from archrivals.server.core.refusal import refuse
from archrivals.server.core.schema import people, seats, tables
from archrivals.server.core.store import Store
from archrivals.server.edge.security import AnyVisitor, Me, Visitor, documented, maybe_person
from archrivals.server.edge.static_files import taken

from . import archive_shapes

router: Final = APIRouter(
    prefix="/api", tags=["after the game"], dependencies=[Depends(maybe_person)]
)

Here = Annotated[Context, Depends(context)]
Asking = Annotated[Person | None, Depends(maybe_person)]
TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{8,32}$", examples=["k3J9xQ2mT7bVw0Za"])]
PersonId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{8,32}$", examples=["k3J9xQ2mT7bVw0Za"])]
LadderId = Annotated[str, Path(pattern="^[a-z0-9-]{1,40}$", examples=[DEFAULT_BOX])]
SeatName = Annotated[
    str,
    Query(
        pattern="^(-1|[0-4]|all)$",
        description="Whose sight: a seat, -1 for a spectator, or all for every hand.",
    ),
]
CoachedSeat = Annotated[int, Query(ge=0, le=4, description="Whose game it is.")]
First = Annotated[int, Query(ge=0, le=1_000_000)]
Count = Annotated[int, Query(ge=1, le=MAX_FRAMES)]
Before = Annotated[
    str | None,
    Query(
        pattern=r"^[0-9]{1,15}\.[A-Za-z0-9_-]{8,32}$",
        description="`next` of the page before this one.",
    ),
]
Page = Annotated[int, Query(ge=1, le=100)]

UNCHANGING: Final = {"Cache-Control": "private, max-age=3600", "Vary": "Accept-Encoding"}
"""The steps of a finished game stay as they are, and name nobody."""

NAMING: Final = UNCHANGING | {"Cache-Control": "private, no-cache"}
"""What names the players is asked for each time: they may have deleted their accounts."""

COMPRESSED: Final = 5
"""How hard: twenty frames become a twentieth in a few milliseconds, and hardly less by more."""

NO_PERSON: Final = Refusal(404, "no-person", "there is no player with this id")


# --- Replays ----------------------------------------------------------------------------------


async def _finished_table(store: Store, table: str) -> dict[str, Any]:
    row = await store.row(sa.select(tables).where(tables.c.id == table))
    if row is None:
        raise Refusal(404, "no-table", "there is no table with this id")
    finished(row)
    return row


async def _sitting(store: Store, table: str) -> list[dict[str, Any]]:
    return await store.rows(sa.select(seats).where(seats.c.table == table).order_by(seats.c.seat))


def renderer(request: Request) -> Renderer:
    """What makes replays at this gateway; a FastAPI dependency."""
    state = request.app.state
    if not hasattr(state, "renderer"):
        state.renderer = Renderer(context(request))
    found: Renderer = state.renderer
    return found


Rendering = Annotated[Renderer, Depends(renderer)]


@asynccontextmanager
async def _told_why() -> AsyncIterator[None]:
    """Refuse what there is no time for."""
    try:
        yield
    except NoTime:
        reason = "more games are being looked at than this server can show; try again in a moment"
        raise Refusal(503, "busy", reason, 2) from None


def _may_render(request: Request, asking: Visitor, parts: int) -> None:
    """Refuse whoever has more made than a person may; what is there already costs nothing."""
    for _ in range(parts):
        wait = limits(request).replays.take(asking.who, asking.address)
        refuse(wait, "You have looked at a lot of games")


async def _part(request: Request, row: Row, part: str, asking: Visitor, known: Renderer) -> bytes:
    """A part of a replay that is the same for all seats."""
    playable(row)
    if not known.has(row, (part,)):
        _may_render(request, asking, 1)
    return await known.part(row, (part,), asking.who, asking.address)


async def _sent(request: Request, body: bytes, headers: dict[str, str] = UNCHANGING) -> Response:
    """A body that is the same for everybody, compressed in a thread."""
    if "gzip" in taken(request.headers.get("accept-encoding", "")):
        body = await asyncio.to_thread(gzip.compress, body, COMPRESSED)
        headers = headers | {"Content-Encoding": "gzip"}
    return Response(body, media_type="application/json", headers=headers)


@router.get(
    "/tables/{table}/replay",
    response_model=archive_shapes.ReplaySummary,
    responses=documented(404, 409, 503),
)
async def replay_summary(
    request: Request, table: TableId, here: Here, asking: AnyVisitor, known: Rendering
) -> Response:
    """A finished game: who played, how it ended, and where each turn begins."""
    row = await _finished_table(here.store, table)
    sitting = await _sitting(here.store, table)
    turns: dict[str, Any] = {}
    shown = None
    async with _told_why():
        try:
            turns = msgspec.json.decode(await _part(request, row, "turns", asking, known))
        except NoReplay as why:  # it can still be downloaded
            shown = {"code": why.code, "reason": why.reason}
    return await _sent(request, msgspec.json.encode(summary(row, sitting, turns, shown)), NAMING)


@router.get(
    "/tables/{table}/replay/frames",
    response_model=archive_shapes.Frames,
    responses=documented(404, 409, 503),
)
async def replay_frames(
    request: Request,
    table: TableId,
    here: Here,
    asking: AnyVisitor,
    known: Rendering,
    seat: SeatName = "-1",
    first: First = 0,
    count: Count = 20,
) -> Response:
    """Some steps of a finished game, as one seat saw them."""
    row = await _finished_table(here.store, table)
    names = [each["name"] for each in await _sitting(here.store, table)]
    viewer: Viewer = "all" if seat == "all" else int(seat)
    async with _told_why():
        playable(row)
        new = [
            piece
            for piece in pieces(first, count, len(row["answers"]))
            if not known.has(row, ("frames", viewer, piece), names)
        ]
        _may_render(request, asking, len(new))
        who = (asking.who, asking.address)
        steps = await known.frames(row, viewer, first, count, *who, names)
    total = len(row["answers"])
    shown = {"table": table, "seat": viewer, "answers": total, "frames": steps}
    return await _sent(request, msgspec.json.encode(shown))


@router.get(
    "/tables/{table}/replay/shuffles",
    response_model=archive_shapes.Shuffles,
    responses=documented(404, 409, 503),
)
async def replay_shuffles(
    request: Request, table: TableId, here: Here, asking: AnyVisitor, known: Rendering
) -> Response:
    """Every shuffle of a finished game; with the seed anybody can make each of them again."""
    row = await _finished_table(here.store, table)
    async with _told_why():
        made = await _part(request, row, "shuffles", asking, known)
    told = {"table": table, "shuffles": msgspec.Raw(made)}
    return await _sent(request, msgspec.json.encode(told))


@router.get(
    "/tables/{table}/replay/record",
    response_model=archive_shapes.Record,
    responses=documented(404, 409, 503),
)
async def replay_record(
    request: Request, table: TableId, here: Here, asking: AnyVisitor, known: Rendering
) -> Response:
    """A finished game card by card: enough to deal, shuffle and follow it without the rules."""
    row = await _finished_table(here.store, table)
    async with _told_why():
        made = await _part(request, row, "record", asking, known)
    return await _sent(request, made)


@router.get(
    "/tables/{table}/replay/file",
    response_model=archive_shapes.Save,
    responses=documented(404, 409),
)
async def replay_file(request: Request, table: TableId, here: Here) -> Response:
    """A finished game to keep; `archrivals verify` proves it from its seed."""
    row = await _finished_table(here.store, table)
    async with _told_why():
        saved = save_of(row)
    answer = await _sent(request, msgspec.json.format(msgspec.json.encode(saved), indent=1))
    answer.headers["Content-Disposition"] = f'attachment; filename="archrivals-{table}.json"'
    return answer


@router.post(
    "/saves",
    status_code=201,
    response_model=archive_shapes.Kept,
    responses=documented(400, 401, 403, 409),
)
async def keep_save(
    request: Request,
    saved: Annotated[dict[str, Any], Body()],
    here: Here,
    me: Me,
    asking: AnyVisitor,
    known: Rendering,
) -> dict[str, Any]:
    """Add a finished game that was played within a browser to one's own: unlisted and unrated.

    The server plays it again first, and refuses what does not come out as the file claims.
    """
    refuse(limits(request).saves.take(me.id, asking.address), "You have added a lot of games")
    async with _told_why():
        table = await keep_game(here.store, known, me, saved, asking.address)
    return {"table": table, "link": f"{here.settings.public_url}/replay/{table}"}


# --- The coach --------------------------------------------------------------------------------


def reviews(request: Request) -> Reviews:
    """What the coach has said, as this gateway knows it; a FastAPI dependency."""
    state = request.app.state
    if not hasattr(state, "reviews"):
        state.reviews = Reviews(context(request))
    found: Reviews = state.reviews
    return found


@router.get(
    "/tables/{table}/coach",
    response_model=archive_shapes.Coached,
    responses=documented(404, 409, 503),
)
async def coach(
    request: Request,
    table: TableId,
    here: Here,
    asking: AnyVisitor,
    known: Annotated[Reviews, Depends(reviews)],
    seat: CoachedSeat = 0,
) -> dict[str, Any]:
    """A finished game looked back at: chances, luck, choices, the turns that decided it."""
    found = await known.look(table, seat)
    if found is None:
        row = await _finished_table(here.store, table)
        sitting = await _sitting(here.store, table)
        async with _told_why():
            check_review(row, seat)
        if not known.asked(table, sitting, seat):
            wait = limits(request).reviews.take(asking.who, asking.address)
            refuse(wait, "The coach has looked at a lot of games for you")
        try:
            await known.ask(row, sitting, seat, asking.who, asking.address)
        except Busy as busy:
            limits(request).reviews.give_back(asking.who, asking.address)
            raise Refusal(503, "busy", str(busy), 30) from None
    state = "thinking" if found is None else "ready"
    return {"table": table, "seat": seat, "state": state, "review": found}


# --- Players ----------------------------------------------------------------------------------


@router.get("/people/{person}", response_model=archive_shapes.Profile, responses=documented(404))
async def person_profile(person: PersonId, here: Here, me: Asking) -> dict[str, Any]:
    """A player: games, ratings, and the last games; unlisted ones for the player alone."""
    mine = me is not None and me.id == person
    found = await profiles.profile(here.store, person, unlisted=mine)
    if found is None:
        raise NO_PERSON
    return found


@router.get(
    "/people/{person}/games", response_model=archive_shapes.Games, responses=documented(404)
)
async def person_games(
    person: PersonId, here: Here, me: Asking, before: Before = None, count: Page = 20
) -> dict[str, Any]:
    """A player's games, the latest first; unlisted ones for the player alone."""
    mine = me is not None and me.id == person
    if await here.store.row(sa.select(people.c.id).where(people.c.id == person)) is None:
        raise NO_PERSON
    after = None if before is None else profiles.cursor(before)
    games, more = await profiles.history(here.store, person, after, count, unlisted=mine)
    return {"games": games, "next": None if more is None else str(more)}


# --- Leaderboards -----------------------------------------------------------------------------


@router.get("/leaderboards", response_model=archive_shapes.Ladders, responses=documented())
async def all_leaderboards(here: Here) -> dict[str, Any]:
    """Every ladder: one for each box, one for mixed tables."""
    ladders = await profiles.leaderboards(here.store)
    return {"ladders": ladders, "verified": here.settings.verifies_mail}


@router.get(
    "/leaderboards/{ladder}", response_model=archive_shapes.Leaderboard, responses=documented(404)
)
async def one_leaderboard(ladder: LadderId, here: Here, count: Page = 50) -> dict[str, Any]:
    """The best of a ladder."""
    if ladder not in profiles.LADDERS:
        ladders = ", ".join(profiles.LADDERS)
        raise Refusal(404, "no-ladder", f"there is no ladder {ladder!r}; there are {ladders}")
    players = await profiles.leaderboard(here.store, ladder, count)
    return {
        "ladder": ladder,
        "least": profiles.SETTLED_GAMES,
        "verified": here.settings.verifies_mail,
        "players": players,
    }
