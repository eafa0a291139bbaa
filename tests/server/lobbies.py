"""A lobby with players in it, for tests of what happens before a game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
from browsers import Client, browser
from fake_socket import FakeSocket, Lines

from archrivals.hosting import wire
from archrivals.server.accounts.accounts import person_by_id
from archrivals.server.context import Context
from archrivals.server.core import schema
from archrivals.server.edge.app import make_app
from archrivals.server.tables.host import Host

TWO: dict[str, Any] = {"players": 2, "super_villains": 2}
THREE: dict[str, Any] = {"players": 3, "super_villains": 2}


class Player:
    """A guest with a browser."""

    def __init__(self, http: Client, id: str) -> None:
        self.http = http
        self.id = id

    async def call(self, method: str, path: str, status: int = 200, **sent: Any) -> Any:
        """A request, whose status must be this."""
        json = sent or None
        answer = await self.http.request(method, f"/api/{path}", json=json)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, status: int, code: str, /, **sent: Any) -> str:
        """A request that is refused so; the reason."""
        error = await self.call(method, path, status, **sent)
        assert error["code"] == code, error
        return str(error["reason"])

    async def open(self, **wish: Any) -> str:
        """A new table."""
        opened = await self.call("POST", "tables", 201, **wish)
        assert opened["link"].endswith(f"/t/{opened['table']}")
        return str(opened["table"])

    async def room(self, table: str) -> dict[str, Any]:
        """A table as this player knows it."""
        found: dict[str, Any] = await self.call("GET", f"tables/{table}")
        return found

    async def sit(self, table: str, seat: int | None = None) -> int:
        """Take a seat."""
        where = "" if seat is None else f"?seat={seat}"
        taken = await self.call("POST", f"tables/{table}/seat{where}")
        return int(taken["seat"])

    async def ready(self, table: str, ready: bool = True) -> bool:
        """Be ready; whether the game has begun."""
        done = await self.call("PUT", f"tables/{table}/ready", ready=ready)
        return bool(done["begun"])


class Lobby:
    """An application and the players at it."""

    def __init__(self, context: Context) -> None:
        settings = replace(
            context.settings,
            requests_per_minute=0,
            sign_ups_per_hour=0,
            messages_per_second=1_000_000,
            window=0,
        )
        self.context = replace(context, settings=settings)
        self.app = make_app(self.context)
        self.lines = Lines(self.app.state.gateway)
        self._clients: list[Client] = []

    async def player(self, name: str) -> Player:
        """Somebody new."""
        client = browser(self.app)
        self._clients.append(client)
        answer = await client.become("guests", name=name)
        return Player(client, answer.json()["person"]["id"])

    async def players(self, *names: str) -> list[Player]:
        """Several."""
        return [await self.player(name) for name in names]

    async def line(self, player: Player, table: str = "") -> FakeSocket:
        """A socket of a player, at a table if there is one."""
        person = await person_by_id(self.context.store, player.id)
        assert person is not None
        line = await self.lines.of(person)
        if table:
            await line.asked(wire.Join(table), "room")
        return line

    async def row(self, table: str) -> Any:
        """Return the row of a table, if there is one."""
        return await self.context.store.row(
            sa.select(schema.tables).where(schema.tables.c.id == table)
        )

    @asynccontextmanager
    async def host(self) -> AsyncIterator[Host]:
        """A host for the games that begin."""
        host = Host(self.context)
        await host.start()
        try:
            yield host
        finally:
            await host.stop()

    async def close(self) -> None:
        """Everybody goes home."""
        await self.lines.close()
        for client in self._clients:
            await client.aclose()


@pytest.fixture
async def here(sqlite_context: Context) -> AsyncIterator[Lobby]:
    """A lobby over SQLite."""
    lobby = Lobby(sqlite_context)
    yield lobby
    await lobby.close()


@pytest.fixture
async def both(context: Context) -> AsyncIterator[Lobby]:
    """A lobby over each database."""
    lobby = Lobby(context)
    yield lobby
    await lobby.close()


def sitting(room: dict[str, Any]) -> list[str]:
    """Who sits there, by name."""
    return [each["name"] for each in room["seats"]]


async def over(here: Lobby, table: str) -> None:
    """The game at this table ends."""
    await here.context.store.do(
        schema.tables.update()
        .where(schema.tables.c.id == table)
        .values(status="over", rules="an older version", cards="older cards")
    )
