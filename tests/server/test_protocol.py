"""docs/protocol.md against the code: its examples, its tables, and how a socket is closed."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import jsonschema
import pytest
from servers import Person, person, serving, small_server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from archrivals.engine.records import from_plain, name_of
from archrivals.engine.state.events import Event, Kind, PlayKind
from archrivals.engine.views.seats import (
    AskInView,
    EventInView,
    OptionInView,
    PrivateView,
    PublicView,
    SeatInView,
)
from archrivals.hosting import wire
from archrivals.server.accounts.standing import REFUSED
from archrivals.server.core import codec

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SERVER = ROOT / "src" / "archrivals" / "server"

EXAMPLES = [
    example
    for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    if "type" in (example := json.loads(block))
]
SCHEMA = codec.schema()
TO_CLIENT = jsonschema.Draft202012Validator(
    SCHEMA["properties"]["to_client"] | {"$defs": SCHEMA["$defs"]}
)
SENT = {each.__name__.lower() for each in get_args(wire.FromClient)}
TOLD = {each.__name__.lower() for each in get_args(wire.ToClient)}
CODE = r"(?:Refused|_refused|_refuse)\(\s*\"([a-z-]+)\""
TABLES_CODE = r"Refusal\(\s*\d{3},\s*\"([a-z-]+)\""


# --- The page -----------------------------------------------------------------------------------


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["type"]))
def test_every_example_is_a_message_of_the_wire(example: dict[str, Any]) -> None:
    if example["type"] in SENT:
        codec.decode(json.dumps(example))
        return
    TO_CLIENT.validate(example)
    if example["type"] == "view":
        from_plain(PublicView, example["public"])
        from_plain(PrivateView, example["private"])


def test_every_message_has_an_example() -> None:
    shown = {example["type"] for example in EXAMPLES} | {"update"}  # that one is shortened
    assert shown == SENT | TOLD


def test_every_refusal_of_the_socket_is_told() -> None:
    hosting = SERVER.parent / "hosting"
    tables = [*(SERVER / "tables").glob("*.py"), hosting / "hosted.py", hosting / "orders.py"]
    sources = [*((source, CODE) for source in (SERVER / "edge").glob("*.py"))]
    sources += [(source, form) for source in tables for form in (CODE, TABLES_CODE)]
    codes = {
        code
        for source, form in sources
        for code in re.findall(form, source.read_text(encoding="utf-8"))
    }
    codes.add(REFUSED["mute"][0])  # chat
    assert len(codes) > 25
    told = set(re.findall(r"^\| `([a-z-]+)` \|", PAGE.partition("## 6.")[2], re.MULTILINE))
    assert codes - told == {"in-time"}  # only the host itself hears that


def test_every_field_of_a_view_is_told() -> None:
    part = PAGE.partition("## 11.")[2].partition("## 12.")[0]
    named = set(re.findall(r"`([a-z_]+)`", part))
    views = (PublicView, SeatInView, PrivateView, AskInView, OptionInView)
    for record in (*views, *get_args(EventInView)):
        assert {name_of(each) for each in fields(record)} <= named, record


def test_every_kind_of_event_is_told() -> None:
    kinds = {*get_args(Kind), *get_args(PlayKind)}
    kinds |= {each.kind for each in get_args(Event) if isinstance(vars(each)["kind"], str)}
    part = PAGE.partition("### Events")[2].partition("## 12.")[0]
    assert kinds <= set(re.findall(r"`([a-z-]+)`", part))


# --- The socket ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in one process."""
    with small_server(tmp_path_factory.mktemp("protocol")) as address:
        yield address


def line(address: str, **options: Any) -> connect:
    """A socket that has said nothing yet."""
    return connect(address.replace("http", "ws", 1) + "/ws", proxy=None, **options)


async def rest(socket: ClientConnection) -> tuple[list[str], int | None]:
    """The codes of the refusals that still come, and the code that the socket is closed with."""
    codes = []
    try:
        while True:
            codes.append(json.loads(await socket.recv())["code"])
    except ConnectionClosed:
        return codes, socket.close_code


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("first", "codes"),
    [
        ('{"type": "ping"}', ["no-hello"]),
        ("hello", ["malformed", "no-hello"]),
        ('{"type": "hello", "version": 3, "ticket": "a"}', ["version"]),
        ('{"type": "hello", "version": 2, "ticket": "a"}', ["no-ticket"]),
    ],
)
async def test_a_wrong_hello_is_refused_and_the_socket_closed_with_1008(
    server: str, first: str, codes: list[str]
) -> None:
    async with line(server) as socket:
        await socket.send(first)
        assert await rest(socket) == (codes, 1008)


@pytest.mark.anyio
async def test_a_huge_message_closes_the_socket_with_1009(server: str) -> None:
    async with line(server) as socket:
        await socket.send("x" * 20_000)
        assert await rest(socket) == ([], 1009)


@pytest.mark.anyio
async def test_a_page_of_another_site_gets_no_socket(server: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with line(server, origin="https://elsewhere.example"):
            pass
    assert refused.value.response.status_code == 403


@pytest.mark.skipif(os.name == "nt", reason="Windows kills whatever is told to end")
@pytest.mark.anyio
async def test_a_server_that_is_stopped_tells_its_sockets_to_come_back(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, process):
        async with person(address, "Ada") as ada:
            process.terminate()
            assert await rest(ada.socket) == ([], 1012)


async def at_a_table(ada: Person) -> str:
    """A table with a bot, joined and begun."""
    wish = {"players": 2, "super_villains": 2, "bots": [None, "greedy"]}
    table: str = (await ada.call("POST", "tables", json=wish))["table"]
    await ada.send("join", table=table)
    await ada.call("PUT", f"tables/{table}/ready", json={"ready": True})
    return table


@pytest.mark.anyio
async def test_a_client_cannot_take_the_id_of_a_command_of_the_servers(server: str) -> None:
    async with person(server, "Ada") as ada:
        table = await at_a_table(ada)
        for command in ("bot-1-1", "time-1-0", "vote-1-0"):
            await ada.send("concede", table=table, command=command)
            refused = await ada.next("refused")
            assert (refused["code"], refused["command"]) == ("reserved", command)


@pytest.mark.anyio
async def test_chat_is_text_and_nothing_else(server: str) -> None:
    async with person(server, "Ada") as ada:
        table = await at_a_table(ada)
        await ada.send("say", table=table, text="\x00\n")  # says nothing
        await ada.send("say", table=table, text="one\x00two\n")
        assert (await ada.next("said"))["text"] == "one two"
