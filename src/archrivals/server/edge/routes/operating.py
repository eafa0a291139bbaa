"""The operator's page, under ``/api/admin``."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final, Literal

from archrivals import __version__
from archrivals.engine.records import Limit, record
from archrivals.hosting.operations.declared import needs_server
from archrivals.server.edge.asking import Operating
from archrivals.server.operating import announcements, live, processes
from archrivals.server.operating.announcements import Announcement
from archrivals.server.operating.processes import ProcessShown

from .moderation import CHANGING, HOUR_MS, LOOKING, Id, Reason

MONTH_HOURS: Final = 720


@record
class SettingShown:
    """A setting that can change while the server runs; ``usual`` is the environment's value."""

    name: str
    value: bool | int
    usual: bool | int


@record
class ServerShown:
    """The whole server: its processes, how many tables there are, and what can be changed.

    It is ``rolling`` while processes of several versions run, or one hands over what it has.
    """

    version: str
    rolling: bool
    versions: dict[str, int]
    open: int
    playing: int
    database: int
    processes: tuple[ProcessShown, ...]
    settings: tuple[SettingShown, ...]
    announcements: tuple[Announcement, ...]


@needs_server("GET", "/admin/server", refuses=LOOKING)
async def server(by: Operating) -> ServerShown:
    """Return the processes and their figures, the settings, and the current announcements."""
    store = by.here.store
    known = await processes.running(store)
    counts = await processes.counted(store)
    usual, now = live.by_environment(by.here.settings), await live.live(store)
    shown = [processes.shown(row) for row in known]
    versions = Counter(each.version for each in shown if not each.silent)
    leaving = any(each.state != "running" for each in shown if not each.silent)
    return ServerShown(
        version=__version__,
        rolling=len(versions) > 1 or leaving,
        versions=dict(versions),
        open=counts["open"],
        playing=counts["playing"],
        database=max((int(row["report"].get("database", 0)) for row in known), default=0),
        processes=tuple(shown),
        settings=tuple(
            SettingShown(name, getattr(now, name), getattr(usual, name)) for name in live.NAMES
        ),
        announcements=tuple(await announcements.current(store)),
    )


@record
class OfProcess:
    """A process, and why something is done about it."""

    process: Id
    reason: Reason


@needs_server("POST", "/admin/processes/{process}/drain", refuses=CHANGING, status=204)
async def drain(asked: OfProcess, by: Operating) -> None:
    """Have a host hand its tables to the others; it takes no new ones."""
    await processes.drain(by.here.store, by.person.id, asked.process, asked.reason)


@needs_server("POST", "/admin/processes/{process}/resume", refuses=CHANGING, status=204)
async def resume(asked: OfProcess, by: Operating) -> None:
    """Let a host take tables again."""
    await processes.drain(by.here.store, by.person.id, asked.process, asked.reason, resume=True)


@record
class SettingChange:
    """Another value of a setting; null is the environment's."""

    name: Annotated[str, Limit(pattern=r"^[a-z0-9_]{1,40}$")]
    reason: Reason
    value: bool | int | None


@needs_server("POST", "/admin/settings/{name}", refuses=CHANGING, status=204)
async def change(asked: SettingChange, by: Operating) -> None:
    """Change a setting, at every process at once."""
    await live.change(by.here.store, by.person.id, asked.name, asked.value, asked.reason)


@record
class Announce:
    """An announcement to all players for a number of hours."""

    reason: Reason
    text: Reason
    language: Literal["en", "de", "es"]
    hours: Annotated[int, Limit(ge=1, le=MONTH_HOURS)]


@record
class Announced:
    """By this it can be ended."""

    announcement: str


@needs_server("POST", "/admin/announcements", refuses=CHANGING, status=201)
async def announce(asked: Announce, by: Operating) -> Announced:
    """Publish an announcement to all players."""
    store, who, last = by.here.store, by.person.id, asked.hours * HOUR_MS
    return Announced(
        await announcements.announce(store, who, asked.text, asked.language, last, asked.reason)
    )


@record
class Ending:
    """The reason to end an announcement."""

    announcement: Id
    reason: Reason


@needs_server("POST", "/admin/announcements/{announcement}/end", refuses=CHANGING, status=204)
async def end(asked: Ending, by: Operating) -> None:
    """End an announcement."""
    await announcements.end(by.here.store, by.person.id, asked.announcement, asked.reason)
