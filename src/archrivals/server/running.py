"""Running a server: one process for everything, or one kind of process of a cluster."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from dataclasses import replace
from typing import Any

from .alone import alone
from .bus import LocalBus
from .context import Context
from .eyes.health import serve_eyes
from .eyes.logs import configure, is_plain, logger
from .eyes.metrics import Metrics
from .eyes.traces import Traces
from .lan import lan_addresses
from .listening import listening, port_of
from .settings import Settings, SettingsError, web_address
from .signals import until_told
from .starting import CannotStart, open_bus, open_store
from .store import Store, new_id
from .welcome import welcome
from .wire import schema

__all__ = [
    "CannotStart",
    "SettingsError",
    "ban",
    "bots",
    "described",
    "gateway",
    "host",
    "migrate",
    "serve",
]


@asynccontextmanager
async def opened(settings: Settings, name: str) -> AsyncIterator[Context]:
    """Database and bus, open; closed again at the end."""
    instance = new_id(6)
    configure(settings, name, instance)
    traces = Traces(settings, name, instance)
    store = await open_store(settings)
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
    """What makes the event loop: uvloop where it is installed; it does not exist for Windows."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


# What only one kind of process needs is imported by that one: a killed host is back the sooner.


async def _serve(settings: Settings, sockets: list[socket.socket], lan: list[str]) -> None:
    from .bots import work
    from .coaching import work_as_coach
    from .gateway.web import Web
    from .hosting.host import Host

    async with opened(settings, "serve") as context:
        with alone(settings) as no_others:
            web = Web(context, lambda: _ready(settings, "serve", lan))
            host = Host(context, alone=no_others)
            stop = asyncio.Event()
            bots = asyncio.create_task(work(context, stop, 1))
            coach = asyncio.create_task(work_as_coach(context, stop))
            for each in (bots, coach):  # without them, tables would only wait
                each.add_done_callback(lambda _: web.stop())
            await host.start()
            try:
                await web.serve(sockets)
            finally:
                stop.set()
                await host.stop()
                await bots
                await coach


async def _gateway(settings: Settings, sockets: list[socket.socket]) -> None:
    from .gateway.web import Web

    async with opened(settings, "gateway") as context:
        await Web(context, lambda: _ready(settings, "gateway")).serve(sockets)


async def _host(settings: Settings, sockets: list[socket.socket]) -> None:
    from .hosting.host import Host

    async with opened(settings, "host") as context:
        host = Host(context)
        await host.start()
        unseen = await serve_eyes(
            sockets, context.metrics, context.store, context.bus, lambda: host.stopping
        )
        await until_told()
        await host.stop()
        await unseen()


async def _bots(settings: Settings, sockets: list[socket.socket], jobs: int) -> None:
    from .bots import work
    from .coaching import work_as_coach

    async with opened(settings, "bots") as context:
        stop = asyncio.Event()
        working = asyncio.create_task(work(context, stop, jobs))
        coach = asyncio.create_task(work_as_coach(context, stop))
        unseen = await serve_eyes(sockets, context.metrics, context.store, context.bus)
        await until_told()
        await unseen()
        stop.set()
        await working
        await coach


def _ready(settings: Settings, process: str, lan: Sequence[str] = ()) -> None:
    """Say where the server is, now that it answers."""
    if is_plain(settings):
        print(welcome(settings, lan), file=sys.stderr, flush=True)
    else:
        logger(process).info("ready", url=settings.public_url)


def serve(settings: Settings, *, lan: bool = False) -> None:
    """Everything in one process; with ``lan`` for everybody in the house."""
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
        _run(_serve(settings, sockets, found))
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
    """Where probes and Prometheus ask; nowhere with port 0."""
    if not settings.metrics_port:
        return nullcontext([])
    return listening(settings.listen, settings.metrics_port, "metrics_port")


def migrate(settings: Settings) -> None:
    """Bring the database up to date."""

    async def up_to_date() -> None:
        store = await open_store(settings)
        await store.close()

    asyncio.run(up_to_date())


def ban(settings: Settings, person: str, *, lift: bool) -> None:
    """Keep somebody out, or let them in again, while the server runs."""
    from .people import accounts, sessions

    async def done() -> bool:
        store = await open_store(settings)
        try:
            if lift:
                return await accounts.lift_ban(store, person)
            found = await accounts.ban(store, person)
            bus = await open_bus(settings, "ban")
            await sessions.tell(bus, person)
            await bus.close()
            return found
        finally:
            await store.close()

    if not asyncio.run(done()):
        raise CannotStart(
            f"there is nobody with the id {person!r}; it is in the address of a "
            "person's page: /people/ID"
        )


def described(*, http: bool) -> dict[str, Any]:
    """What the server speaks: the messages of the wire, or the HTTP interface."""
    if not http:
        return schema()
    from .gateway.app import make_app

    settings = Settings(database="sqlite://")
    return make_app(
        Context(settings, Store(settings), LocalBus(), Metrics(), Traces(settings))
    ).openapi()
