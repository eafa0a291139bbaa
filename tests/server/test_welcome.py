"""The first minute of a server: where it says it is, for whom, and how it ends."""

from __future__ import annotations

import asyncio
import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue

import pytest
import segno
from servers import person, wait_until_ready

from archrivals.server import running
from archrivals.server.core import lan
from archrivals.server.core.lan import lan_addresses, qr_code
from archrivals.server.core.place import check_place, make_place
from archrivals.server.core.settings import Settings, settings_from
from archrivals.server.welcome import welcome

WINDOWS = sys.platform == "win32"


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


# --- A process that starts and ends -----------------------------------------------------------


@contextmanager
def started(folder: Path, *words: str, **changes: str) -> Iterator[subprocess.Popen[str]]:
    """``archrivals serve`` on a free port, with its output in a pipe."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("ARCHRIVALS_")
    }
    command = [sys.executable, "-m", "archrivals", "serve", "--port", "0", *words]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{folder / 'games.db'}"],
        env={**environment, **changes},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        # Windows sends Ctrl-Break to whole groups, and must not send it to us.
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def line(process: subprocess.Popen[str]) -> str:
    """The next line on stderr but for the one about a client that was not built."""
    assert process.stderr is not None
    while "web client is missing" in (found := process.stderr.readline()):
        pass
    return found


def ended(process: subprocess.Popen[str]) -> str:
    """What it still says until it has ended; nothing of it on stdout."""
    assert process.stderr is not None
    assert process.stdout is not None
    rest = process.stderr.read()
    assert process.stdout.read() == ""
    process.wait(60)
    return rest


def interrupt(process: subprocess.Popen[str]) -> None:
    """What Ctrl-C does."""
    process.send_signal(getattr(signal, "CTRL_BREAK_EVENT", signal.SIGINT))


def test_the_address_is_told_when_the_server_answers_there_and_ctrl_c_is_quiet(
    tmp_path: Path,
) -> None:
    with started(tmp_path, ARCHRIVALS_LOG_FORMAT="plain") as process:
        told = line(process)
        assert told.startswith("Archrivals is ready: http://127.0.0.1:")
        wait_until_ready(told.rpartition(" ")[2].strip())
        interrupt(process)
        rest = ended(process)
    assert process.returncode == 0
    kept = f"Accounts and games are in {tmp_path / 'games.db'}\n"
    assert rest == f"{kept}Press Ctrl-C to stop.\n\nStopped.\n"


@pytest.mark.night
def test_in_a_pipe_every_line_is_json_and_a_server_that_is_told_to_end_ends_well(
    tmp_path: Path,
) -> None:
    with started(tmp_path, ARCHRIVALS_LOG="debug") as process:
        lines = [json.loads(line(process))]
        while lines[-1]["event"] != "ready":
            lines.append(json.loads(line(process)))
        address = lines[-1]["url"]
        asyncio.run(_greeted(address))
        process.terminate()
        rest = ended(process)
    lines += [json.loads(each) for each in rest.splitlines()]
    assert {each["process"] for each in lines} == {"serve"}
    if not WINDOWS:  # there it is killed
        assert process.returncode == 0
        assert lines[-1]["event"] == "host stopped"


async def _greeted(address: str) -> None:
    async with person(address, "Ada"):
        pass


# --- Its database and its page ----------------------------------------------------------------


def test_a_server_without_a_named_database_has_it_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    usual = tmp_path / "data" / "archrivals" / "archrivals.db"
    settings = settings_from()
    assert settings.database == f"sqlite:///{usual}"
    assert f"Accounts and games are in {usual}\n" in welcome(settings)
    assert not usual.parent.exists(), "reading the settings creates nothing"
    make_place(settings)
    check_place(settings)
    assert usual.exists()
    make_place(settings_from(database=f"sqlite:///{tmp_path / 'no' / 'a.db'}"))
    assert not (tmp_path / "no").exists(), "another folder is not ours to make"


@pytest.mark.night
def test_a_database_in_the_current_folder_is_still_found_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "archrivals.db").touch()
    settings = settings_from()
    assert settings.database == f"sqlite:///{tmp_path / 'archrivals.db'}"
    told = welcome(settings)
    assert f"Accounts and games are in {tmp_path / 'archrivals.db'}\n" in told
    assert "It was found in this folder; servers started elsewhere use" in told
    named = settings_from({"ARCHRIVALS_DATABASE": "sqlite:///other.db"})
    assert named.database == "sqlite:///other.db"


def test_the_page_is_opened_where_this_machine_finds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: Queue[str] = Queue()
    monkeypatch.setattr("webbrowser.open", opened.put)
    settings = Settings(port=8777, url="http://192.168.1.20:8777", log_format="plain")
    running._ready(settings, "serve", show=True)
    assert opened.get(timeout=30) == "http://192.168.1.20:8777"
    running._ready(settings, "serve", ["192.168.1.20"], show=True)
    assert opened.get(timeout=30) == "http://127.0.0.1:8777"
    running._ready(settings, "serve")
    assert opened.empty()


# --- For the house ----------------------------------------------------------------------------


@pytest.mark.night
def test_for_the_house_it_prints_an_address_that_others_can_use(tmp_path: Path) -> None:
    addresses = lan_addresses()
    if not addresses:
        pytest.skip("this machine is in no network")
    with started(tmp_path, "--lan", ARCHRIVALS_LOG_FORMAT="plain") as process:
        told = [line(process) for _ in range(3)]
        here, network = (each.split()[-1] for each in told[1:])
        assert told[0] == "Archrivals is ready.\n"
        assert here.startswith("http://127.0.0.1:")
        assert network.startswith(f"http://{addresses[0]}:")
        for place in (here, network):
            wait_until_ready(place)
        asyncio.run(_invited(network))
        interrupt(process)
        rest = ended(process)
    assert process.returncode == 0
    assert not set(lan.BLOCKS) & set(rest), "a pipe gets no picture"


async def _invited(network: str) -> None:
    """Somebody at another machine, in a browser; their links lead friends to the same place."""
    async with person(network, "Ada") as ada:
        ada.http.headers["Origin"] = network
        wish = {"box": "heroes-unite", "players": 2}
        opened = await ada.call("POST", "tables", json=wish)
        assert opened["link"].startswith(f"{network}/t/")


@pytest.mark.parametrize(
    ("sends_from", "named", "found"),
    [
        (["192.168.1.20"] * 4, "127.0.1.1", ["192.168.1.20"]),
        (["10.8.0.3", "192.168.1.20", "10.8.0.3", "10.8.0.3"], "", ["10.8.0.3", "192.168.1.20"]),
        (["", "", "", ""], "192.168.1.20", ["192.168.1.20"]),
        (["127.0.0.1", "169.254.7.7", "0.0.0.0", ""], "127.0.1.1", []),
    ],
    ids=["one network", "two networks", "no route", "no network"],
)
def test_the_addresses_of_a_machine_are_those_it_would_send_from(
    monkeypatch: pytest.MonkeyPatch, sends_from: list[str], named: str, found: list[str]
) -> None:
    answers = iter(sends_from)

    class Asked:
        """A datagram socket on a machine with these addresses."""

        def __init__(self, *_: object) -> None:
            self.address = next(answers)

        def __enter__(self) -> Asked:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def connect(self, place: object) -> None:
            if not self.address:
                raise OSError("no route")

        def getsockname(self) -> tuple[str, int]:
            return self.address, 0

    def names(*_: object) -> list[object]:
        if not named:
            raise OSError("no name")
        return [(0, 0, 0, "", (named, 0))]

    monkeypatch.setattr("socket.socket", Asked)
    monkeypatch.setattr("socket.getaddrinfo", names)
    assert lan_addresses() == found


def modules(drawn: str) -> list[list[int]]:
    """The dark (1) and light (0) modules of a code drawn with half blocks."""
    pairs = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}
    rows = []
    for text in drawn.splitlines():
        halves = [pairs[each] for each in text]
        rows += [[upper for upper, _ in halves], [lower for _, lower in halves]]
    return rows


def test_the_qr_code_is_that_of_the_address_with_a_light_margin() -> None:
    address = "http://192.168.1.20:8777"
    rows = modules(qr_code(address, colours=False))
    wanted = [list(row) for row in segno.make(address, micro=False).matrix]
    size, margin = len(wanted), 4
    assert [row[margin:-margin] for row in rows[margin : margin + size]] == wanted
    edges = [*rows[:margin], *rows[margin + size : 2 * margin + size]]
    edges += [row[:margin] for row in rows[: 2 * margin + size]]
    assert {each for edge in edges for each in edge} == {0}
    for text in qr_code(address).splitlines():
        assert text.startswith("\x1b[97;40m")
        assert text.endswith("\x1b[0m")


@pytest.mark.parametrize(
    ("out", "drawn"),
    [(Terminal(), True), (io.StringIO(), False)],
    ids=["at a terminal", "in a pipe"],
)
def test_the_qr_code_is_for_terminals(out: io.StringIO, drawn: bool) -> None:
    settings = Settings(listen="0.0.0.0", url="http://192.168.1.20:8777")
    told = welcome(settings, ["192.168.1.20", "10.8.0.3"], out)
    assert (set(lan.BLOCKS) <= set(told)) == drawn
    assert "In your network:  http://192.168.1.20:8777\n" in told
    assert "If that fails:    http://10.8.0.3:8777\n" in told


def test_a_terminal_without_the_characters_gets_the_address_alone() -> None:
    class Old(Terminal):
        encoding = "cp1252"

    told = welcome(Settings(url="http://192.168.1.20:8777"), ["192.168.1.20"], Old())
    assert not set(lan.BLOCKS) & set(told)
    assert "http://192.168.1.20:8777" in told
