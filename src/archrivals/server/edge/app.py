"""The web application: every route, the socket, and the built web client where there is one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from archrivals import __version__
from archrivals.hosting.refusal import Refusal
from archrivals.server.accounts.limits import client_address, limits
from archrivals.server.calls.sender import send_always
from archrivals.server.context import Context
from archrivals.server.core.settings import Settings
from archrivals.server.edge.operations import routes
from archrivals.server.edge.routes.health import router as health
from archrivals.server.moderation.roles import role_of
from archrivals.server.telemetry.metrics import CountedRequests

from .gateway import Gateway
from .housekeeping import end_deals, sweep_old_rows
from .limits import SmallBodies
from .previews import BLOCK, preview_of, with_preview
from .security import SecurityHeaders, check_origin, install_errors, visitor
from .site_map import ROBOTS, places_of
from .static_files import ClientFiles, client_folder, no_client, opens_page, page_response

CLIENT_PAGES: Final = (
    "/",
    "/new",
    "/friends",
    "/pass",
    "/saves",
    "/tables",
    "/t/{table}",
    "/replay/{table}",
    "/game",
    "/people",
    "/people/{person}",
    "/leaders",
    "/account",
    "/learn",
    "/codex",
    "/workshop",
    "/box",
    "/rules",
    "/rules/{box}",
    "/settings",
    "/notices",
    "/settings/calls",
    "/about",
)
"""The client's own addresses. They all show its one page, which finds its way itself."""

ADMIN_PAGES: Final = ("/admin", "/admin/{page}", "/admin/{page}/{id}")
"""The same for moderators; to others they do not exist."""


def make_app(context: Context) -> FastAPI:
    """The application of one gateway."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await gateway.registry.listen()
        always = (
            gateway.announce(),
            gateway.registry.watch_sessions(),
            sweep_old_rows(context),
            end_deals(context),
            send_always(context),
        )
        loops = [asyncio.create_task(loop) for loop in always]
        yield
        app.state.draining = True
        for loop in loops:
            loop.cancel()
        await gateway.registry.close()
        if hasattr(app.state, "renderer"):
            await app.state.renderer.close()

    app = FastAPI(
        title="Archrivals",
        version=__version__,
        summary="Tables for superhero deck-building games",
        lifespan=lifespan,
        docs_url=None,  # those pages come from elsewhere, which our security policy forbids
        redoc_url=None,
    )
    gateway = Gateway(context)
    app.state.context = context
    app.state.metrics = context.metrics
    app.state.gateway = gateway
    app.state.draining = False
    install_errors(app)
    app.routes.extend(routes())
    app.routes.extend(health.routes)

    async def socket(websocket: WebSocket) -> None:
        try:
            check_origin(websocket)
        except Refusal:
            await websocket.close(1008)
            return
        if app.state.draining:
            await websocket.close(1012)
            return
        address = client_address(websocket, context.settings)
        if gateway.registry.crowded(address) or limits(websocket).requests.take(address):
            await websocket.close(1013)
            return
        await gateway.serve(websocket, address)

    app.router.routes.append(WebSocketRoute("/ws", socket))
    _pages(app, context.settings)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(SmallBodies)
    app.add_middleware(CountedRequests, metrics=context.metrics)
    return app


def _pages(app: FastAPI, settings: Settings) -> None:
    folder = client_folder(settings)
    files = ClientFiles(directory=folder) if folder else None

    async def page(request: Request) -> Response:
        if folder is None or files is None:
            return no_client()
        text = (folder / "index.html").read_text("utf-8")
        if not BLOCK.search(text):  # a client of the operator's own
            return await files.get_response("index.html", request.scope)
        shown = await preview_of(request)
        return page_response(with_preview(text, shown, request), request.scope)

    async def robots() -> Response:
        return PlainTextResponse(ROBOTS.format(address=settings.public_url))

    async def site_map() -> Response:
        return Response(places_of(settings.public_url), media_type="application/xml")

    async def admin_page(request: Request) -> Response:
        here: Context = app.state.context
        asking = (await visitor(request)).session
        if asking is None or await role_of(here.store, asking.person.id) is None:
            if files and opens_page(request.scope):
                return files.missing(request.scope)
            raise HTTPException(404)
        return await page(request)

    for path, made in (("/robots.txt", robots), ("/sitemap.xml", site_map)):
        app.add_api_route(path, made, methods=["GET", "HEAD"], include_in_schema=False)
    for path in CLIENT_PAGES:
        app.add_api_route(path, page, methods=["GET", "HEAD"], include_in_schema=False)
    for path in ADMIN_PAGES:
        app.add_api_route(path, admin_page, methods=["GET", "HEAD"], include_in_schema=False)
    if files:
        app.mount("/", files, name="client")
