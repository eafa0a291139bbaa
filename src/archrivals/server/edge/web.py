"""The web server of a process: uvicorn, with its sockets and its signals in our hands."""

from __future__ import annotations

import socket
from collections.abc import Callable, Generator
from contextlib import contextmanager

import uvicorn

from archrivals.hosting.wire import MAX_MESSAGE_BYTES
from archrivals.server.context import Context
from archrivals.server.core.listening import BACKLOG
from archrivals.server.core.signals import on_stop_signal

from .app import make_app
from .connections import protocol_for
from .static_files import check_client


class Web(uvicorn.Server):
    """Serves an application; ``ready`` is called once it answers."""

    def __init__(self, context: Context, ready: Callable[[], None]) -> None:
        check_client(context.settings)
        super().__init__(
            uvicorn.Config(
                make_app(context),
                http=protocol_for(context.settings),
                ws="websockets-sansio",
                ws_max_size=2 * MAX_MESSAGE_BYTES,
                ws_per_message_deflate=False,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                log_config=None,
                access_log=False,
                proxy_headers=context.settings.trust_proxy,
                timeout_graceful_shutdown=5,
                backlog=BACKLOG,
            )
        )
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept connections."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """End at a signal; uvicorn's own way kills the process before its other parts have
        ended."""
        with on_stop_signal(self.stop):
            yield

    def stop(self) -> None:
        """End the open requests, then return from ``serve``."""
        self.should_exit = True
