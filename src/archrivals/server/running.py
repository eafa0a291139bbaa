"""Running a server: one process for everything, or one kind of process of a cluster."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

from archrivals.server.core.bus import Bus, LocalBus
from archrivals.server.core.codec import schema
from archrivals.server.core.lan import lan_addresses
from archrivals.server.core.listening import listening, port_of
from archrivals.server.core.place import CannotStart, check_place, make_place
from archrivals.server.core.rules_in_play import sentences
from archrivals.server.core.sealing import key_file
from archrivals.server.core.settings import Settings, SettingsError, web_address
from archrivals.server.core.signals import until_stop_signal
from archrivals.server.core.starting import change_schema, open_bus, open_store
from archrivals.server.core.store import Store, new_id
from archrivals.server.operating.processes import present
from archrivals.server.telemetry.health import serve_eyes
from archrivals.server.telemetry.logs import configure, is_plain, logger
from archrivals.server.telemetry.metrics import Metrics
from archrivals.server.telemetry.traces import Traces

from .alone import alone
from .context import Context
from .welcome import welcome

__all__ = [
    "CannotStart",
    "SettingsError",
    "administer",
    "backup",
    "bots",
    "described",
    "doctor",
    "gateway",
    "host",
    "migrate",
    "restore",
    "serve",
]


Administering = Callable[[Store, Bus], Awaitable[None]]
"""What an operator does on the command line."""


@asynccontextmanager
async def opened(settings: Settings, name: str, *, own: bool = False) -> AsyncIterator[Context]:
    """Database and bus, open; closed again at the end. ``own`` is as for ``open_store``."""
    instance = new_id(6)
    configure(settings, name, instance)
    traces = Traces(settings, name, instance)
    store = await open_store(settings, own=own)
    try:
        bus = await open_bus(settings, name)
        try:
            yield Context(settings, store, bus, Metrics(), traces)
        finally:
            traces.close()
            await bus.close()
    finally:
        await store.close()


def _run(process: Coroutine[Any, Any, None]) -> None:
    """Run a process to its end."""
    with asyncio.Runner(loop_factory=_faster_loop()) as runner:
        runner.run(process)


def _faster_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the maker of the event loop: uvloop where it is installed; Windows has none."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


# What only one kind of process needs is imported by that one: a killed host is back the sooner.


async def _serve(
    settings: Settings, sockets: list[socket.socket], lan: list[str], *, show: bool
) -> None:
    from archrivals.server.edge.web import Web
    from archrivals.server.jobs.bots import work
    from archrivals.server.jobs.coach import work_as_coach
    from archrivals.server.tables.host import Host

    make_place(settings)
    check_place(settings)
    with alone(settings) as no_others:  # first: the schema must not change under another server
        async with opened(settings, "serve", own=True) as context:
            web = Web(context, lambda: _ready(settings, "serve", lan, show=show))
            stop, warm = asyncio.Event(), asyncio.Event()
            host = Host(context, alone=no_others, workers_ready=warm)
            bots = asyncio.create_task(work(context, stop, 1, warm))
            coach = asyncio.create_task(work_as_coach(context, stop))
            for each in (bots, coach):  # without them, tables would only wait
                each.add_done_callback(lambda _: web.stop())
            await host.start()
            async with present(context, "serve"):
                try:
                    await web.serve(sockets)
                finally:
                    stop.set()
                    await host.stop()
                    await bots
                    await coach


async def _gateway(settings: Settings, sockets: list[socket.socket]) -> None:
    from archrivals.server.edge.web import Web

    async with opened(settings, "gateway") as context, present(context, "gateway"):
        await Web(context, lambda: _ready(settings, "gateway")).serve(sockets)


async def _host(settings: Settings, sockets: list[socket.socket]) -> None:
    from archrivals.server.tables.host import Host

    async with opened(settings, "host") as context:
        host = Host(context)
        await host.start()
        unseen = await serve_eyes(
            sockets,
            *(context.metrics, context.store, context.bus),
            host.leaving,
        )
        async with present(context, "host", host) as presence:
            await until_stop_signal()
            await presence.leave()
            await host.stop()
        await unseen()


async def _bots(settings: Settings, sockets: list[socket.socket], jobs: int) -> None:
    from archrivals.server.jobs.bots import work
    from archrivals.server.jobs.coach import work_as_coach

    async with opened(settings, "bots") as context:
        stop, warm = asyncio.Event(), asyncio.Event()
        working = asyncio.create_task(work(context, stop, jobs, warm))
        working.add_done_callback(lambda _: warm.set())
        coach = asyncio.create_task(work_as_coach(context, stop))
        await warm.wait()  # ready means that bots can think
        if working.done():
            await working  # it could not start, and says why
        unseen = await serve_eyes(sockets, context.metrics, context.store, context.bus)
        async with present(context, "bots") as presence:
            await until_stop_signal()
            await presence.leave()
            await unseen()
            stop.set()
            await working
            await coach


def _ready(
    settings: Settings, process: str, lan: Sequence[str] = (), *, show: bool = False
) -> None:
    """Say where the server is, now that it answers; with ``show``, also open it in a browser."""
    if is_plain(settings):
        print(welcome(settings, lan), file=sys.stderr, flush=True)
    else:
        logger(process).info("ready", url=settings.public_url)
    if show:  # in a thread, because some browsers return only when they are closed
        address = web_address("127.0.0.1", settings.port) if lan else settings.public_url
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def serve(settings: Settings, *, lan: bool = False, show: bool = False) -> None:
    """Everything in one process; with ``lan`` for the whole house, with ``show`` in a browser."""
    place = "0.0.0.0" if lan else settings.listen
    with listening(place, settings.port) as sockets:
        settings = replace(settings, listen=place, port=port_of(sockets))
        found = lan_addresses() if lan else []
        if lan and not found:
            raise CannotStart(
                "this machine is in no network; connect it, or play on it alone: archrivals serve"
            )
        if lan and not settings.url:
            settings = replace(settings, url=web_address(found[0], settings.port))
        _run(_serve(settings, sockets, found, show=show))
    if is_plain(settings):
        print("\nStopped.", file=sys.stderr)  # the terminal has echoed ^C


def gateway(settings: Settings) -> None:
    """The edge of a cluster: HTTP and sockets."""
    with listening(settings.listen, settings.port) as sockets:
        _run(_gateway(replace(settings, port=port_of(sockets)), sockets))


def host(settings: Settings) -> None:
    """A process of a cluster that hosts tables."""
    with _probed(settings) as sockets:
        _run(_host(settings, sockets))


def bots(settings: Settings, jobs: int) -> None:
    """A process of a cluster in which bots think."""
    with _probed(settings) as sockets:
        _run(_bots(settings, sockets, jobs))


def _probed(settings: Settings) -> AbstractContextManager[list[socket.socket]]:
    """Listen where probes and Prometheus ask; nowhere with port 0."""
    if not settings.metrics_port:
        return nullcontext([])
    return listening(settings.listen, settings.metrics_port, "metrics_port")


def migrate(settings: Settings, to: str | None, say: Callable[[str], object]) -> None:
    """Bring the database up to date, or back to the schema of an older version."""
    done = asyncio.run(change_schema(settings, to))
    if done.backup is not None:
        say(f"A backup from before is {done.backup}.")
    if done.before is None:
        say(f"The database was empty. It has the tables of schema {done.after} now.")
    elif done.before == done.after:
        say(f"The database had the schema {done.after} already; nothing was changed.")
    else:
        say(f"The database went from schema {done.before} to {done.after}.")
    for sentence in sentences(done.games):
        say(f"{sentence}.")
    if done.unsealed:
        say(
            f"{_factors(done.unsealed)} not sealed: set ARCHRIVALS_KEY (openssl rand -hex 32) for "
            "all processes, then run `archrivals migrate` again."
        )


def _factors(count: int) -> str:
    return f"{count} second factor is" if count == 1 else f"{count} second factors are"


def what_a_backup_holds(settings: Settings) -> list[str]:
    """Describe the contents of a backup, what it lacks, and what follows from that."""
    key = key_file(settings)
    where = "ARCHRIVALS_KEY" if key is None else str(key)
    return [
        "It holds mail addresses, password hashes, the seeds of running games and chat: keep it as "
        "safe as the server.",
        f"The secrets of second factors in it are sealed. Their key ({where}) is not in the "
        "backup: keep a copy of it in another place.",
    ]


def backup(settings: Settings, file: Path, say: Callable[[str], object]) -> None:
    """Write everything into one file, while the server runs or not."""
    from archrivals.server.core.backups import back_up

    found = asyncio.run(back_up(settings, file))
    size = file.stat().st_size / 1_000_000
    say(f"{file}: {found} ({size:.1f} MB).")
    for line in what_a_backup_holds(settings):
        say(line)


def restore(settings: Settings, file: Path, say: Callable[[str], object]) -> None:
    """Bring a backup back into an empty place."""
    from archrivals.server.core.backups import restore as restored

    found = asyncio.run(restored(settings, file))
    say(f"Restored: {found}. Start the server: games in play go on.")


def doctor(settings: Settings, say: Callable[[str], object]) -> None:
    """Check an installation; print each fault with its remedy."""
    from .doctor import examined

    found = asyncio.run(examined(settings))
    for each in found:
        say(str(each))
    faults = sum(each.state == "FAULT" for each in found)
    if faults:
        raise CannotStart(f"{faults} fault{'s' if faults > 1 else ''}; see above")


async def administered(settings: Settings, work: Administering) -> None:
    """Do something to the database of a server, while it runs or not."""
    store = await open_store(settings)
    try:
        bus = await open_bus(settings, "admin")
        try:
            await work(store, bus)
        finally:
            await bus.close()
    finally:
        await store.close()


def administer(settings: Settings, work: Administering) -> None:
    """Run to the end; print a refusal in a sentence."""
    from archrivals.hosting.refusal import Refusal

    try:
        asyncio.run(administered(settings, work))
    except Refusal as refused:
        raise CannotStart(refused.reason) from None


def described(*, http: bool) -> dict[str, Any]:
    """Return a description of the messages of the wire, or of the HTTP interface."""
    if not http:
        return schema()
    from archrivals.server.edge.app import make_app

    settings = Settings(database="sqlite://")
    return make_app(
        Context(settings, Store(settings), LocalBus(), Metrics(), Traces(settings))
    ).openapi()
