"""Running a server: one process for everything, or one kind of process of a cluster."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvloop

from .bus import Bus, LocalBus, NatsBus
from .context import Context
from .eyes.health import serve_eyes
from .eyes.logs import configure
from .eyes.metrics import Metrics
from .eyes.traces import Traces
from .settings import Settings
from .store import Store, new_id
from .wire import LARGEST, schema


@asynccontextmanager
async def opened(settings: Settings, name: str) -> AsyncIterator[Context]:
    """Database and bus, open; closed again at the end."""
    instance = new_id(6)
    configure(settings, name, instance)
    traces = Traces(settings, name, instance)
    store = Store(settings)
    await store.migrate()
    bus: Bus
    if settings.alone:
        bus = LocalBus()
    else:
        bus = await NatsBus.connect(settings.bus, settings.realm, name)
    try:
        yield Context(settings, store, bus, Metrics(), traces)
    finally:
        traces.close()
        await bus.close()
        await store.close()


# What only one kind of process needs is imported by that one: a killed host is back the sooner.


def _web(context: Context) -> Any:
    """The web server of a process, not started yet."""
    import uvicorn

    from .gateway.app import make_app

    settings = context.settings
    return uvicorn.Server(
        uvicorn.Config(
            make_app(context),
            host=settings.listen,
            port=settings.port,
            ws="websockets-sansio",
            ws_max_size=2 * LARGEST,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            log_config=None,
            access_log=False,
            proxy_headers=settings.trust_proxy,
            timeout_graceful_shutdown=5,
            backlog=4096,
        )
    )


async def _serve(settings: Settings) -> None:
    from .bots import work
    from .coaching import work_as_coach
    from .hosting.host import Host

    async with opened(settings, "serve") as context:
        host = Host(context)
        stop = asyncio.Event()
        bots = asyncio.create_task(work(context, stop, 1))
        coach = asyncio.create_task(work_as_coach(context, stop))
        await host.start()
        print(f"Archrivals is at {settings.public_url}", file=sys.stderr, flush=True)
        try:
            await _web(context).serve()
        finally:
            stop.set()
            await host.stop()
            await bots
            await coach


async def _gateway(settings: Settings) -> None:
    async with opened(settings, "gateway") as context:
        await _web(context).serve()


async def _host(settings: Settings) -> None:
    from .hosting.host import Host

    async with opened(settings, "host") as context:
        host = Host(context)
        await host.start()
        unseen = await serve_eyes(
            settings, context.metrics, context.store, context.bus, lambda: host.stopping
        )
        await _until_told()
        await host.stop()
        await unseen()


async def _bots(settings: Settings, jobs: int) -> None:
    from .bots import work
    from .coaching import work_as_coach

    async with opened(settings, "bots") as context:
        stop = asyncio.Event()
        working = asyncio.create_task(work(context, stop, jobs))
        coach = asyncio.create_task(work_as_coach(context, stop))
        unseen = await serve_eyes(settings, context.metrics, context.store, context.bus)
        await _until_told()
        await unseen()
        stop.set()
        await working
        await coach


async def _until_told() -> None:
    """Until somebody ends this process."""
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, told.set)
    await told.wait()


async def _migrate(settings: Settings) -> None:
    store = Store(settings)
    await store.migrate()
    await store.close()


def serve(settings: Settings) -> None:
    """Everything in one process."""
    uvloop.run(_serve(settings))


def gateway(settings: Settings) -> None:
    """The edge of a cluster: HTTP and sockets."""
    uvloop.run(_gateway(settings))


def host(settings: Settings) -> None:
    """A process of a cluster that hosts tables."""
    uvloop.run(_host(settings))


def bots(settings: Settings, jobs: int) -> None:
    """A process of a cluster in which bots think."""
    uvloop.run(_bots(settings, jobs))


def migrate(settings: Settings) -> None:
    """Bring the database up to date."""
    asyncio.run(_migrate(settings))


def described(*, http: bool) -> dict[str, Any]:
    """What the server speaks: the messages of the wire, or the HTTP interface."""
    if not http:
        return schema()
    from .gateway.app import make_app

    settings = Settings(database="sqlite://")
    return make_app(
        Context(settings, Store(settings), LocalBus(), Metrics(), Traces(settings))
    ).openapi()
