"""The operator's own bots at a server's tables: only listed ones sit there, and none can hurt."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from servers import Message, Person, cluster, person, small_server
from tiers import by_day

from archrivals.bots import BOTS
from archrivals.server.core.settings import SettingsError, settings_from

pytestmark = pytest.mark.anyio

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "mybot.py"
MINE = "mybot:Mine"
BAD = "bad:Loud"
UNINVITED = """
from pathlib import Path
Path(__file__).with_name("imported").touch()
from mybot import Mine as Guest
"""
NOTED = """
import sys
from pathlib import Path
from mybot import Mine
[role] = {"gateway", "host", "bots"} & set(sys.argv)
Path(__file__).with_name(f"imported-by-{role}").touch()
"""
LOUD = """
class Loud:
    def __init__(self, seed): ...
    def answer(self, sight, ask):
        raise RuntimeError("this bot never learned to play")
"""


def first(seen: Message) -> int:
    """Play and buy whatever comes first, then end the turn."""
    options = seen["private"]["ask"]["options"]
    wanted = [at for at, option in enumerate(options) if option["verb"] in ("play", "buy")]
    return wanted[0] if wanted else len(options) - 1


async def played(one: Person, bot: str) -> tuple[str, Message]:
    """A whole game against a bot: the table and the last message."""
    wish = {"players": 2, "super_villains": 2, "bots": [None, bot]}
    table = (await one.call("POST", "tables", json=wish))["table"]
    await one.send("join", table=table)
    await one.call("PUT", f"tables/{table}/ready", json={"ready": True})
    return table, await one.play(table, first)


async def fell_back(address: str) -> float:
    """How many decisions the server's stand-in has made."""
    async with httpx.AsyncClient(base_url=address) as client:
        text = (await client.get("/metrics")).text
    counts = re.findall(r"^archrivals_bot_fallbacks_total{.+} (\S+)$", text, re.MULTILINE)
    return sum(map(float, counts))


def bots_in(here: Path) -> Path:
    """A folder where a server finds the bots of these tests."""
    shutil.copy(EXAMPLE, here)
    (here / "bad.py").write_text(LOUD)
    (here / "uninvited.py").write_text(UNINVITED)
    return here


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server of this module runs."""
    return bots_in(tmp_path_factory.mktemp("own"))


@pytest.fixture
def own_folder(tmp_path: Path) -> Path:
    """Where a test runs servers of its own, one after the other."""
    return bots_in(tmp_path)


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[str]:
    """A server with two bots of its operator's; it finds them in its folder."""
    with small_server(folder, ARCHRIVALS_BOTS=f"{MINE}, {BAD}") as address:
        yield address


async def test_the_bot_of_twenty_lines_sits_at_a_table_and_plays_a_game(server: str) -> None:
    async with person(server, "Ann") as ann:
        games = await ann.call("GET", "games")
        assert games["bots"] == [*BOTS, MINE, BAD]
        assert games["own_bots"] == [{"id": MINE, "name": "Mine"}, {"id": BAD, "name": "Loud"}]
        before = await fell_back(server)
        table, last = await played(ann, MINE)
        room = await ann.call("GET", f"tables/{table}")
        assert [(seat["name"], seat["bot"]) for seat in room["seats"]] == [
            ("Ann", None),
            ("Mine", MINE),
        ]
        assert last["public"]["result"]["points"][1] > 0  # it bought what it could
        assert await fell_back(server) == before
        replay = await ann.call("GET", f"tables/{table}/replay/file")
        assert {seat for seat, _ in replay["answers"]} == {0, 1}


@pytest.mark.night
async def test_a_bot_that_breaks_down_is_named_in_the_log_and_holds_nobody_up(
    server: str, folder: Path
) -> None:
    async with person(server, "Ben") as ben:
        before = await fell_back(server)
        _, last = await played(ben, BAD)
        assert last["public"]["result"] is not None
        assert await fell_back(server) > before
    log = (folder / "serve.log").read_text()
    assert "bad:Loud broke down when seat 1 was asked" in log
    assert "this bot never learned to play" in log


@pytest.mark.parametrize("bot", ["uninvited:Guest", "os:abort", "mybot:mine", "MYBOT:MINE", "Mine"])
async def test_a_bot_that_is_not_listed_is_refused_and_never_imported(
    server: str, folder: Path, bot: str
) -> None:
    async with person(server, "Eve") as eve:
        wish: dict[str, Any] = {"players": 2, "bots": [None, bot]}
        for path in ("tables", "quick"):
            refused = await eve.http.post(f"/api/{path}", json=wish)
            assert refused.status_code == 422
            assert refused.json()["code"] == "cannot-be-played"
        table = (await eve.call("POST", "tables", json={"players": 2}))["table"]
        seat = await eve.http.put(f"/api/tables/{table}/seats/1", json={"bot": bot})
        assert (seat.status_code, seat.json()["code"]) == (422, "no-bot")
        await eve.call("PUT", f"tables/{table}/seats/1", json={"bot": MINE})
    assert not (folder / "imported").exists()


@pytest.mark.night  # it starts two servers
async def test_a_game_outlives_its_bot(own_folder: Path) -> None:
    async def again(bots: str, table: str = "") -> tuple[str, Any]:
        with small_server(own_folder, ARCHRIVALS_BOTS=bots) as address:
            async with person(address, "Cy") as cy:
                if not table:
                    table, _ = await played(cy, MINE)
                    assert (await cy.call("POST", f"tables/{table}/rematch"))["table"]
                room = await cy.call("GET", f"tables/{table}")
                replay = await cy.call("GET", f"tables/{table}/replay/file")
                return table, (room["seats"], replay)

    table, before = await again(MINE)
    _, after = await again("", table)
    assert before == after
    assert before[0][1]["bot"] == MINE


@pytest.mark.night
async def test_a_rematch_without_the_bot_has_another_in_its_place(own_folder: Path) -> None:
    with small_server(own_folder, ARCHRIVALS_BOTS=MINE) as address:
        async with person(address, "Di") as di:
            table, _ = await played(di, MINE)
            cookies, csrf = dict(di.http.cookies), di.http.headers["X-Archrivals-CSRF"]
    with small_server(own_folder) as address:
        async with httpx.AsyncClient(base_url=address, cookies=cookies) as http:
            http.headers["X-Archrivals-CSRF"] = csrf
            opened = (await http.post(f"/api/tables/{table}/rematch")).raise_for_status().json()
            room = (await http.get(f"/api/tables/{opened['table']}")).json()
    assert [(seat["name"], seat["bot"]) for seat in room["seats"]] == [
        ("Di", None),
        ("Greedy", "greedy"),
    ]


@pytest.fixture
def gateway(folder: Path, tmp_path: Path) -> Iterator[str]:
    """A gateway of a cluster; every process could import the bot, and it notes which one does."""
    (folder / "noted.py").write_text(NOTED)
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH", "")]))
    with cluster(tmp_path, ARCHRIVALS_BOTS="noted:Mine", PYTHONPATH=path) as members:
        yield members.addresses[0]


@pytest.mark.night
async def test_in_a_cluster_only_the_workers_import_the_bot(gateway: str, folder: Path) -> None:
    async with person(gateway, "Fay") as fay:
        table, last = await played(fay, "noted:Mine")
        assert last["public"]["result"]["points"][1] > 0
        room = await fay.call("GET", f"tables/{table}")
        assert room["seats"][1]["bot"] == "noted:Mine"
    assert [file.name for file in folder.glob("imported-by-*")] == ["imported-by-bots"]


# --- Settings ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "says"),
    by_day(
        [
            ("nowhere:Bot", "ARCHRIVALS_BOTS: no bot 'nowhere:Bot': there is no module 'nowhere'"),
            ("mybot:Mien", "did you mean 'Mine'?"),
            ("shark", "no bot 'shark'"),
            ("../mybot:Mine", "ARCHRIVALS_BOTS has '../mybot:Mine'; write module:Class"),
        ],
        2,
    ),
)
def test_a_server_does_not_start_without_a_bot_that_it_lists(
    folder: Path, bots: str, says: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "archrivals", "serve", "--port", "0"],
        env={**os.environ, "ARCHRIVALS_BOTS": bots},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_list_of_bots_is_read_from_the_environment() -> None:
    listed = settings_from({"ARCHRIVALS_BOTS": " mybot:Mine,shark , mybot:Mine,"})
    assert listed.own_bots == ("mybot:Mine", "shark")
    assert settings_from({}).own_bots == ()
    with pytest.raises(SettingsError, match="write module:Class"):
        settings_from({"ARCHRIVALS_BOTS": "my bot"})
