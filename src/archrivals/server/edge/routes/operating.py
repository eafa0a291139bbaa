"""The operator's page over HTTP, under ``/api/admin``; and what everybody is told."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Path
from pydantic import BaseModel, Field

from archrivals import __version__
from archrivals.hosting.refusal import Refusal
from archrivals.server.context import Context, context
from archrivals.server.edge.security import documented, visitor
from archrivals.server.moderation.roles import Moderator
from archrivals.server.operating import announcements, live, processes
from archrivals.speech import LANGUAGES

from .moderation import moderator, with_role
from .moderation_shapes import HOUR_MS, Because, Id, Reason

Here = Annotated[Context, Depends(context)]
LOOKING: Final = documented(401, 403)
CHANGING: Final = documented(400, 401, 403, 404, 409)
MONTH_HOURS: Final = 720


async def with_operators_role(found: Annotated[Moderator, Depends(with_role)]) -> Moderator:
    """Somebody who sees to the server, or 403; a FastAPI dependency."""
    if found.role != "operator":
        raise Refusal(403, "no-role", "Only operators of this server can do that.")
    return found


async def operator(
    _: Annotated[Moderator, Depends(with_operators_role)],
    found: Annotated[Moderator, Depends(moderator)],
) -> Moderator:
    """The same, who has typed a code a short while ago."""
    return found


By = Annotated[Moderator, Depends(operator)]

admin = APIRouter(prefix="/api/admin", tags=["operating"], dependencies=[Depends(operator)])
everybody = APIRouter(prefix="/api", tags=["announcements"], dependencies=[Depends(visitor)])

routers: Final = (admin, everybody)


# --- What is sent -----------------------------------------------------------------------------


class SettingChange(Because):
    """Another value of a setting; null is the environment's."""

    value: bool | int | None


class Announce(Because):
    """Something that everybody should read, for so many hours."""

    text: Reason
    language: Literal[tuple(LANGUAGES)]  # type: ignore[valid-type]  # those that there are
    hours: int = Field(ge=1, le=MONTH_HOURS)


# --- Answers ----------------------------------------------------------------------------------


class Announcement(BaseModel):
    """What everybody is told, in the language in which it was written."""

    id: str
    language: str
    text: str
    at: int
    until: int


class QueueShown(BaseModel):
    """What waits in a queue of a process, and for how many seconds the first has."""

    queue: str
    depth: int
    oldest: float


class ProcessShown(BaseModel):
    """A process, with what it measures; ``age`` is how many milliseconds ago it said so.

    A process that should have said something is ``silent``. ``wanted`` is ``drain`` for a host that
    is asked to hand its tables over. What a process does not measure is null.
    """

    id: str
    kind: Literal["serve", "gateway", "host", "bots"]
    place: str
    version: str
    started: int
    age: int
    silent: bool
    state: Literal["running", "draining", "stopping"]
    wanted: str | None
    tables: int
    sockets: int
    bot_decisions: int
    bot_fallbacks: int
    lapses: int
    memory: int | None
    disk_free: int | None
    disk_size: int | None
    queues: list[QueueShown]


class SettingShown(BaseModel):
    """A setting that can change while the server runs; ``usual`` is the environment's value."""

    name: str
    value: bool | int
    usual: bool | int


class ServerShown(BaseModel):
    """The whole server: its processes, how many tables there are, and what can be changed.

    It is ``rolling`` while processes of several versions run, or one hands over what it has.
    """

    version: str
    rolling: bool
    versions: dict[str, int]
    open: int
    playing: int
    database: int
    processes: list[ProcessShown]
    settings: list[SettingShown]
    announcements: list[Announcement]


class Announced(BaseModel):
    """By this it can be ended."""

    announcement: str


def _shown(row: dict[str, Any]) -> ProcessShown:
    told = row["report"]
    counted = ("tables", "sockets", "bot_decisions", "bot_fallbacks", "lapses")
    measured = ("memory", "disk_free", "disk_size")
    known: dict[str, Any] = dict(row)
    known |= {name: int(told.get(name, 0)) for name in counted}
    known |= {name: int(told[name]) if told.get(name) else None for name in measured}
    known["queues"] = [
        QueueShown(queue=queue, depth=int(line["depth"]), oldest=line["oldest"])
        for queue, line in sorted(told.get("queues", {}).items())
    ]
    return ProcessShown(**known)


# --- The page ---------------------------------------------------------------------------------


@admin.get("/server", responses=LOOKING)
async def server(here: Here) -> ServerShown:
    """The processes and what they measure, the settings, and what everybody is told."""
    known = await processes.running(here.store)
    counts = await processes.counted(here.store)
    usual, now = live.by_environment(here.settings), await live.live(here.store)
    shown = [_shown(row) for row in known]
    versions: dict[str, int] = {}
    for each in shown:
        if not each.silent:
            versions[each.version] = versions.get(each.version, 0) + 1
    leaving = any(each.state != "running" for each in shown if not each.silent)
    return ServerShown(
        version=__version__,
        rolling=len(versions) > 1 or leaving,
        versions=versions,
        open=counts["open"],
        playing=counts["playing"],
        database=max((int(row["report"].get("database", 0)) for row in known), default=0),
        processes=shown,
        settings=[
            SettingShown(name=name, value=getattr(now, name), usual=getattr(usual, name))
            for name in live.NAMES
        ],
        announcements=await announced(here),
    )


ProcessId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,40}$")]


@admin.post("/processes/{process}/drain", status_code=204, responses=CHANGING)
async def drain(process: ProcessId, sent: Because, by: By, here: Here) -> None:
    """Have a host hand its tables to the others; it takes no new ones."""
    await processes.drain(here.store, by.person.id, process, sent.reason)


@admin.post("/processes/{process}/resume", status_code=204, responses=CHANGING)
async def resume(process: ProcessId, sent: Because, by: By, here: Here) -> None:
    """Let a host take tables again."""
    await processes.drain(here.store, by.person.id, process, sent.reason, resume=True)


@admin.post("/settings/{name}", status_code=204, responses=CHANGING)
async def change(
    name: Annotated[str, Path(pattern=r"^[a-z0-9_]{1,40}$")],
    sent: SettingChange,
    by: By,
    here: Here,
) -> None:
    """Change a setting, at every process at once."""
    await live.change(here.store, by.person.id, name, sent.value, sent.reason)


@admin.post("/announcements", status_code=201, responses=CHANGING)
async def announce(sent: Announce, by: By, here: Here) -> Announced:
    """Tell everybody something."""
    who, last = by.person.id, sent.hours * HOUR_MS
    id = await announcements.announce(here.store, who, sent.text, sent.language, last, sent.reason)
    return Announced(announcement=id)


@admin.post("/announcements/{announcement}/end", status_code=204, responses=CHANGING)
async def end(announcement: Id, sent: Because, by: By, here: Here) -> None:
    """Tell nobody any more."""
    await announcements.end(here.store, by.person.id, announcement, sent.reason)


# --- Everybody --------------------------------------------------------------------------------


@everybody.get("/announcements", responses=documented())
async def announced(here: Here) -> list[Announcement]:
    """What the operator tells everybody now, the latest first."""
    return [Announcement(**row) for row in await announcements.current(here.store)]
