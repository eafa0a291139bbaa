"""A small application with people in it, and browsers that talk to it without a network."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import httpx
from fastapi import FastAPI

from archrivals.server.context import Context
from archrivals.server.edge.operations import PARTS, routes
from archrivals.server.edge.security import SecurityHeaders, install_errors


def people_app(context: Context, **changes: object) -> FastAPI:
    """An application with people in it; ``changes`` are settings."""
    app = FastAPI()
    settings = replace(context.settings, **changes)  # type: ignore[arg-type]  # fields of Settings
    app.state.context = replace(context, settings=settings)
    install_errors(app)
    app.routes.extend(routes(*[part for part in PARTS if part.tag == "people"]))
    app.add_middleware(SecurityHeaders)
    return app


class Client(httpx.AsyncClient):
    """A browser of one person: it keeps its cookies, and sends the CSRF token it was told."""

    async def become(self, path: str, **sent: str) -> httpx.Response:
        """Sign up or log in; the token is sent from then on."""
        answer = await self.post(f"/api/{path}", json=sent)
        if answer.is_success:
            self.headers["X-Archrivals-CSRF"] = answer.json()["csrf"]
        return answer

    async def erase(self, path: str, **sent: str) -> httpx.Response:
        """DELETE with a body."""
        return await self.request("DELETE", f"/api/{path}", json=sent)


def browser(app: FastAPI, address: str = "203.0.113.1") -> Client:
    """A new browser that talks to an application."""
    transport = httpx.ASGITransport(app=app, client=(address, 1), raise_app_exceptions=False)
    return Client(transport=transport, base_url="http://archrivals.test")


NewBrowser = Callable[[], Client]
"""What the fixture ``browsers`` gives."""

Open = Callable[..., Client]
"""What the fixture ``opened`` gives."""
