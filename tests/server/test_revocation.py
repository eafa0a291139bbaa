"""Whatever ends a session ends its connections: every way to end one, every kind of connection.

``small`` is one process over SQLite, ``cluster`` two gateways over PostgreSQL and NATS.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial

import pytest
from browsers import Client, browser
from databases import BUS, emptied, need_nats
from fake_socket import FakeSocket, Lines, ticket_of
from fastapi import FastAPI
from seated import until
from tiers import by_day

from archrivals.hosting import wire
from archrivals.hosting.refusal import Refusal
from archrivals.server import running
from archrivals.server.accounts import accounts, sessions
from archrivals.server.accounts.accounts import Person, new_guest
from archrivals.server.accounts.tickets import issue, redeem
from archrivals.server.context import Context
from archrivals.server.core import schema
from archrivals.server.core.bus import Bus, LocalBus, NatsBus
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store, now
from archrivals.server.edge import registry
from archrivals.server.edge.app import make_app
from archrivals.server.edge.gateway import Gateway
from archrivals.server.edge.sockets import LOGGED_OUT_CODE
from archrivals.server.moderation import sanctions
from archrivals.server.moderation.audit import CONSOLE
from archrivals.server.tables.host import Host
from archrivals.server.telemetry.metrics import Metrics

pytestmark = pytest.mark.anyio

WITHIN = 1.0
ADA = {"email": "ada@example.org", "password": "a horse of correct staples"}
ANOTHER = "a battery of correct horses"


class Server:
    """One or two gateways and a host, with Ada logged in twice."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.contexts: list[Context] = []
        self.apps: list[FastAPI] = []
        self.lines: list[Lines] = []
        self.host: Host
        self.ada = ""

    async def browser(self, gateway: int = 0) -> Client:
        """Another browser in which Ada logs in."""
        found = browser(self.apps[gateway])
        assert (await found.become("login", **ADA)).status_code == 200
        return found

    async def line(self, client: Client, gateway: int) -> FakeSocket:
        """A socket of a browser at a gateway."""
        line = self.lines[gateway % len(self.lines)].raw()
        line.say(wire.Hello(wire.VERSION, await self.ticket(client)))
        await line.next("welcome")
        return line

    async def ticket(self, client: Client) -> str:
        """A ticket of a browser."""
        return str((await client.post("/api/tickets")).json()["ticket"])

    async def table(self, client: Client) -> str:
        """A table against a bot, in play."""
        wanted = {"bots": [None, "greedy"], "super_villains": 4}
        table = (await client.post("/api/tables", json=wanted)).json()["table"]
        assert (await client.put(f"/api/tables/{table}/ready", json={})).json() == {"begun": True}
        return str(table)


@pytest.fixture(params=by_day(["cluster", "small"], 1))
def sized(request: pytest.FixtureRequest) -> Settings:
    """The settings of a server of each size."""
    if request.param == "small":
        small: Settings = request.getfixturevalue("sqlite_settings")
        return small
    need_nats()
    large: Settings = request.getfixturevalue("postgres_settings")
    return replace(large, bus=BUS, realm=f"test_{secrets.token_hex(6)}")


@pytest.fixture
async def server(sized: Settings, anyio_backend: str) -> AsyncIterator[Server]:
    """A server of each size."""
    cluster = not sized.alone
    settings = replace(sized, window=0, lease=60_000)
    here = Server(settings)
    async with AsyncExitStack() as stack:
        for _ in range(2 if cluster else 1):
            store = Store(settings)
            stack.push_async_callback(store.close)
            bus: Bus = LocalBus()
            if cluster:
                bus = await NatsBus.connect(settings.bus, settings.realm, "test")
            stack.push_async_callback(bus.close)
            context = Context(settings, store, bus, Metrics())
            app = make_app(context)
            here.contexts.append(context)
            here.apps.append(app)
            await stack.enter_async_context(app.router.lifespan_context(app))
            here.lines.append(Lines(app.state.gateway))
            stack.push_async_callback(here.lines[-1].close)
        here.host = Host(here.contexts[0])
        await here.host.start()
        stack.push_async_callback(here.host.stop)
        new = browser(here.apps[0])
        await new.become("guests", name="Ada")
        here.ada = (await new.become("accounts", **ADA)).json()["person"]["id"]
        yield here
        if cluster:
            await emptied(here.contexts[0].store)


# --- What ends sessions -----------------------------------------------------------------------

Ending = Callable[[Server, Client, Client], Awaitable[object]]
"""What happens to the first of two browsers, perhaps by the hand of the second."""


async def log_out(server: Server, first: Client, second: Client) -> object:
    return (await first.post("/api/logout")).raise_for_status()


async def log_in_again(server: Server, first: Client, second: Client) -> object:
    return (await first.become("login", **ADA)).raise_for_status()


async def end_one_session(server: Server, first: Client, second: Client) -> object:
    mine = (await first.get("/api/sessions")).json()
    id = next(each["id"] for each in mine if each["this"])
    return (await second.delete(f"/api/sessions/{id}")).raise_for_status()


async def log_out_everywhere(server: Server, first: Client, second: Client) -> object:
    return (await second.delete("/api/sessions")).raise_for_status()


async def change_password(server: Server, first: Client, second: Client) -> object:
    sent = {"old": ADA["password"], "new": ANOTHER}
    return (await second.post("/api/password", json=sent)).raise_for_status()


async def reset_password(server: Server, first: Client, second: Client) -> object:
    ticket = await accounts.reset_ticket(server.contexts[0].store, ADA["email"])
    stranger = browser(server.apps[0])
    sent = {"token": ticket, "new": ANOTHER}
    return (await stranger.post("/api/password/reset", json=sent)).raise_for_status()


async def delete_account(server: Server, first: Client, second: Client) -> object:
    return (await second.erase("me", password=ADA["password"])).raise_for_status()


async def ban(server: Server, first: Client, second: Client) -> object:
    async def work(store: Store, bus: Bus) -> None:
        await sanctions.act(store, bus, CONSOLE, server.ada, sanctions.Wish("ban", "rude"))

    return await asyncio.to_thread(running.administer, server.settings, work)


SECOND_STAYS = {log_out, log_in_again, end_one_session, change_password}


def _is_closed(line: FakeSocket) -> bool:
    return line.code is not None


@pytest.mark.parametrize(
    "end",
    [
        log_out,
        log_in_again,
        end_one_session,
        log_out_everywhere,
        change_password,
        reset_password,
        delete_account,
        ban,
    ],
)
async def test_an_ended_session_has_no_connection_left(server: Server, end: Ending) -> None:
    first, second = await server.browser(), await server.browser()
    table = await server.table(first)
    first_gone = {
        "idle": await server.line(first, 0),
        "idle at the other gateway": await server.line(first, 1),
        "playing": await server.line(first, 1),
        "watching": await server.line(first, 0),
    }
    stays = {gateway: await server.line(second, gateway) for gateway in (0, 1)}
    _, others = await server.lines[-1].guest("Grace")
    await first_gone["playing"].asked(wire.Join(table), "view")
    await first_gone["watching"].asked(wire.Join(await _anothers_table(server)), "room")
    unused = await server.ticket(first)
    silent = server.lines[-1].raw()  # it has not said hello yet

    await end(server, first, second)
    ended = time.monotonic()
    gone = dict(first_gone)
    if end not in SECOND_STAYS:
        gone |= {f"the other browser's, {gateway}": line for gateway, line in stays.items()}
    took = {}
    for kind, line in gone.items():
        await until(partial(_is_closed, line))
        took[kind] = time.monotonic() - ended
        assert line.code == LOGGED_OUT_CODE, kind
        told = [(each["code"], each["why"]) for each in line.told("refused")]
        assert told == ([("banned", "rude")] if end is ban else []), kind
    assert max(took.values()) <= WITHIN, took

    silent.say(wire.Hello(wire.VERSION, unused))
    assert (await silent.next("refused", "welcome"))["code"] == "no-ticket"
    assert (await first.get("/api/session")).json() is None or end is log_in_again
    kept = [others, *(stays.values() if end in SECOND_STAYS else ())]
    for line in kept:
        await line.heard_out()
        assert line.code is None


async def _anothers_table(server: Server) -> str:
    """A table at which Ada does not sit."""
    bea = browser(server.apps[0])
    await bea.become("guests", name="Bea")
    return str((await bea.post("/api/tables", json={})).json()["table"])


# --- Those who come in meanwhile --------------------------------------------------------------


async def test_a_session_that_ends_while_its_socket_is_welcomed_closes_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await server.browser()
    ticket = await server.ticket(first)

    async def ends_meanwhile(*given: object) -> object:
        found = await redeem(*given)  # type: ignore[arg-type]
        (await first.post("/api/logout")).raise_for_status()
        return found

    monkeypatch.setattr(registry, "redeem", ends_meanwhile)
    line = server.lines[-1].raw()
    line.say(wire.Hello(wire.VERSION, ticket))
    await server.lines[-1].over(line)
    assert line.code == LOGGED_OUT_CODE
    assert not line.told("welcome")


async def test_who_typed_the_old_password_does_not_come_in_after_it_changed(store: Store) -> None:
    guest = await new_guest(store, "Ada")
    ada = await accounts.make_account(store, guest, **ADA)
    slow = await accounts.log_in(store, **ADA)
    _, session = await sessions.open_session(store, ada, "")
    await accounts.change_password(store, ada, ADA["password"], ANOTHER, session.token)
    with pytest.raises(Refusal):
        await sessions.open_session(store, slow, "")
    quick = await accounts.log_in(store, ADA["email"], ANOTHER)
    await sessions.open_session(store, quick, "")


async def test_a_ticket_of_a_session_that_has_just_ended_is_not_issued(store: Store) -> None:
    ada = await new_guest(store, "Ada")
    _, session = await sessions.open_session(store, ada, "")
    await sessions.close_session(store, ada, session.id)
    with pytest.raises(Refusal) as refused:
        await issue(store, ada.id, "socket", session.token)
    assert refused.value.status == 401


# --- When nobody tells ------------------------------------------------------------------------


async def _watched(context: Context, person: Person) -> tuple[Gateway, Lines, FakeSocket]:
    gateway = Gateway(context)
    lines = Lines(gateway)
    return gateway, lines, await lines.of(person)


async def test_a_session_that_runs_out_closes_its_sockets(sqlite_context: Context) -> None:
    store = sqlite_context.store
    ada = await new_guest(store, "Ada")
    gateway, lines, line = await _watched(sqlite_context, ada)
    await gateway.registry.check_sessions(gateway.registry.sockets)
    await line.heard_out()
    assert line.code is None
    await store.do(schema.sessions.update().values(expires=now() - 1))
    watching = asyncio.create_task(gateway.registry.watch_sessions())
    await lines.over(line)
    watching.cancel()
    assert line.code == LOGGED_OUT_CODE


async def test_a_gateway_that_was_cut_off_from_the_bus_looks_when_it_is_back(
    sqlite_context: Context,
) -> None:
    store = sqlite_context.store
    ada = await new_guest(store, "Ada")
    gateway, lines, line = await _watched(sqlite_context, ada)
    await sessions.close_every_session(store, ada)  # and nobody hears of it
    await gateway._line_back()
    await lines.over(line)
    assert line.code == LOGGED_OUT_CODE


async def test_more_sessions_than_one_query_takes_are_all_looked_at(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "SESSIONS_PER_QUERY", 2)
    ada = await new_guest(sqlite_store, "Ada")
    tokens = [(await sessions.open_session(sqlite_store, ada, ""))[1].token for _ in range(5)]
    await sessions.close_session(sqlite_store, ada, tokens[3][: sessions.PUBLIC_ID_LENGTH])
    assert await sessions.living(sqlite_store, [*tokens, "made up"]) == {*tokens} - {tokens[3]}


async def test_a_ticket_without_a_session_opens_nothing(sqlite_context: Context) -> None:
    ada = await new_guest(sqlite_context.store, "Ada")
    lines = Lines(Gateway(sqlite_context))
    line = lines.raw()
    line.say(wire.Hello(wire.VERSION, await issue(sqlite_context.store, ada.id, "socket")))
    await lines.over(line)
    assert line.codes == ["no-ticket"]
    good = lines.raw()
    good.say(wire.Hello(wire.VERSION, await ticket_of(sqlite_context.store, ada)))
    await good.next("welcome")
    await lines.close()
