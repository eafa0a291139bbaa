"""A server that cannot start says why, in one sentence that tells what to do.

The table is the documentation: what is wrong, the command, its exit code (2 for a setting that
cannot be right, 1 for something outside that is not as it should be) and the sentence.
"""

from __future__ import annotations

import errno
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from commands import run
from databases import DATABASE, need_postgres
from tiers import by_day

from archrivals.server import running
from archrivals.server.core import listening, revisions, starting
from archrivals.server.core.settings import Settings


@dataclass(frozen=True)
class Case:
    """What is wrong, the words after ``archrivals`` and the environment; what comes of it.

    In them, {taken} is a port that is in use, {folder} an empty folder and {locked} one in which
    nobody may write; {text}, {newer} and {damaged} are files.
    """

    wrong: str
    words: str
    code: int
    sentence: str
    environment: dict[str, str] = field(default_factory=dict)
    postgres: bool = False

    def __str__(self) -> str:
        return self.wrong


ANOTHER = "choose another with --database sqlite:///FILE or ARCHRIVALS_DATABASE"
ALONE = "for a server without them, `archrivals serve`"
NOBODY = "127.0.0.1:1"
"""Nobody listens there."""

CASES = [
    # --- Ports and addresses ------------------------------------------------------------------
    Case(
        "the port is in use",
        "serve --port {taken}",
        1,
        "port {taken} is in use, perhaps by another Archrivals; "
        "stop that program, or choose another port: --port {after}",
    ),
    Case(
        "the port is in use, by the environment",
        "gateway",
        1,
        "port {taken} is in use, perhaps by another Archrivals; "
        "stop that program, or choose another port: --port {after}",
        {"ARCHRIVALS_PORT": "{taken}"},
    ),
    Case(
        "the port for probes is in use",
        "host",
        1,
        "port {taken} is in use, perhaps by another Archrivals; "
        "stop that program, or choose another port: ARCHRIVALS_METRICS_PORT={after}",
        {"ARCHRIVALS_METRICS_PORT": "{taken}"},
    ),
    Case(
        "the port is too high",
        "serve --port 80000",
        2,
        "--port is 80000; a port is from 1 to 65535",
    ),
    Case(
        "the port is negative",
        "serve --port -1",
        2,
        "--port is -1; a port is from 1 to 65535",
    ),
    Case(
        "the port is too high, by the environment",
        "serve",
        2,
        "ARCHRIVALS_PORT is 80000; a port is from 1 to 65535",
        {"ARCHRIVALS_PORT": "80000"},
    ),
    Case(
        "the port is no number",
        "serve",
        2,
        "ARCHRIVALS_PORT is 'http'; use a whole number",
        {"ARCHRIVALS_PORT": "http"},
    ),
    Case(
        "the address to listen on belongs to another machine",
        "serve --listen 198.51.100.7",
        1,
        "'198.51.100.7' is not an address of this machine to listen on; "
        "use 127.0.0.1 for this machine alone, or 0.0.0.0 for the network",
    ),
    Case(
        "the address to listen on is no address",
        "serve --listen not/an/address",
        1,
        "'not/an/address' is not an address of this machine to listen on; "
        "use 127.0.0.1 for this machine alone, or 0.0.0.0 for the network",
    ),
    Case(
        "the address for people is no web address",
        "serve --url my-laptop.local",
        2,
        "--url is 'my-laptop.local'; use an address such as http://my-laptop.local:8777",
    ),
    Case(
        "two wishes at once",
        "serve --lan --listen 127.0.0.1",
        2,
        "--lan listens on every address of this machine: leave --listen out",
    ),
    # --- SQLite -------------------------------------------------------------------------------
    Case(
        "a file without its scheme",
        "serve --port 0 --database games.db",
        2,
        "--database is 'games.db'; for a file use sqlite:///games.db",
    ),
    Case(
        "a file with too few slashes",
        "serve --port 0 --database sqlite://games.db",
        2,
        "--database is 'sqlite://games.db'; three slashes come before the file: sqlite:///games.db",
    ),
    Case(
        "the folder is missing",
        "serve --port 0 --database sqlite:///{folder}/saves/games.db",
        1,
        f"there is no folder {{folder}}{os.sep}saves for the database; create it, or {ANOTHER}",
    ),
    Case(
        "the file is a folder",
        "serve --port 0 --database sqlite:///{folder}",
        1,
        "the database {folder} is a folder; "
        f"name a file: sqlite:///{{folder}}{os.sep}archrivals.db",
    ),
    Case(
        "nobody may write there",
        "serve --port 0 --database sqlite:///{locked}/games.db",
        1,
        f"cannot write the database {{locked}}{os.sep}games.db ({{denied}}); {ANOTHER}",
    ),
    Case(
        "the file is something else",
        "serve --port 0 --database sqlite:///{text}",
        1,
        f"{{text}} is not a SQLite database; {ANOTHER}",
    ),
    Case(
        "the file is damaged",
        "serve --port 0 --database sqlite:///{damaged}",
        1,
        f"cannot use the database {{damaged}} (database disk image is malformed); {ANOTHER}",
    ),
    Case(
        "the database comes from a newer version",
        "migrate",
        1,
        "the database was made by a newer Archrivals; install that version or a newer one",
        {"ARCHRIVALS_DATABASE": "sqlite:///{newer}"},
    ),
    Case(
        "the file comes from a newer version",
        "serve --port 0 --database sqlite:///{newer}",
        1,
        "the database was made by a newer Archrivals; install that version or a newer one",
    ),
    Case(
        "there is no such schema",
        "migrate --to 0099 --database sqlite:///{folder}/games.db",
        1,
        "there is no schema 0099; this version has 0001 to {newest}",
    ),
    Case(
        "nothing was made in the database yet",
        "admin --database sqlite:///{folder}/games.db list",
        1,
        "the database has no tables yet; create them: archrivals migrate",
    ),
    # --- PostgreSQL ---------------------------------------------------------------------------
    Case(
        "a database that we do not know",
        "serve --port 0 --database mysql://me:secret@db/games",
        2,
        "--database is 'mysql://db/games'; "
        "use sqlite:///FILE or postgresql://USER:PASSWORD@HOST:PORT/NAME",
    ),
    Case(
        "an address that cannot be read",
        "migrate",
        2,
        "ARCHRIVALS_DATABASE is 'postgresql://db:port/games'; "
        "use sqlite:///FILE or postgresql://USER:PASSWORD@HOST:PORT/NAME",
        {"ARCHRIVALS_DATABASE": "postgresql://me:secret@db:port/games"},
    ),
    Case(
        "PostgreSQL is not there",
        f"serve --port 0 --database postgresql://me:secret@{NOBODY}/games",
        1,
        f"PostgreSQL at {NOBODY} does not answer; start it, or correct ARCHRIVALS_DATABASE",
    ),
    Case(
        "the machine of PostgreSQL has no such name",
        "migrate",
        1,
        "PostgreSQL at nowhere.invalid:5432 does not answer; "
        "start it, or correct ARCHRIVALS_DATABASE",
        {"ARCHRIVALS_DATABASE": "postgresql://me:secret@nowhere.invalid/games"},
    ),
    Case(
        "PostgreSQL knows no such user",
        "migrate",
        1,
        "PostgreSQL at {postgres} refuses the user 'stranger'; "
        "correct the user and the password in ARCHRIVALS_DATABASE",
        {"ARCHRIVALS_DATABASE": "postgresql://stranger:secret@{postgres}/test"},
        postgres=True,
    ),
    Case(
        "PostgreSQL has no such database",
        "migrate",
        1,
        "PostgreSQL at {postgres} has no database 'no_games'; "
        "create it (createdb no_games), or correct ARCHRIVALS_DATABASE",
        {"ARCHRIVALS_DATABASE": "{login}/no_games"},
        postgres=True,
    ),
    # --- NATS, and what a cluster needs -------------------------------------------------------
    Case(
        "NATS is not there",
        "serve --port 0",
        1,
        f"NATS at nats://{NOBODY} does not answer; start it, or correct ARCHRIVALS_BUS",
        {"ARCHRIVALS_BUS": f"nats://me:secret@{NOBODY}"},
    ),
    Case(
        "a bus that we do not know",
        "serve",
        2,
        "ARCHRIVALS_BUS is 'redis://db'; use nats://HOST:4222, or local for one process",
        {"ARCHRIVALS_BUS": "redis://me:secret@db"},
    ),
    *(
        Case(
            f"{process} without a bus between processes",
            process,
            2,
            "ARCHRIVALS_BUS is 'local'; the processes of a cluster talk over NATS, "
            f"nats://HOST:4222; {ALONE}",
            {"ARCHRIVALS_BUS": "local"},
        )
        for process in ("gateway", "host", "bots")
    ),
    *(
        Case(
            f"{process} with a database for one process",
            process,
            2,
            "ARCHRIVALS_DATABASE is 'sqlite:///games.db'; the processes of a cluster share a "
            f"PostgreSQL, postgresql://USER@HOST/NAME; {ALONE}",
            {"ARCHRIVALS_DATABASE": "sqlite:///games.db"},
        )
        for process in ("gateway", "host", "bots")
    ),
    # --- The rest -----------------------------------------------------------------------------
    Case(
        "the folder has no web client",
        "serve --port 0",
        2,
        "ARCHRIVALS_CLIENT is '{folder}', where there is no index.html; "
        "build the client with `npm run build` in web/ and name its folder dist",
        {"ARCHRIVALS_CLIENT": "{folder}"},
    ),
    Case(
        "no such level of the log",
        "serve",
        2,
        "ARCHRIVALS_LOG is 'loud'; use debug, info, warning or error",
        {"ARCHRIVALS_LOG": "loud"},
    ),
    Case(
        "no such format of the log",
        "serve",
        2,
        "ARCHRIVALS_LOG_FORMAT is 'xml'; use auto, plain or json",
        {"ARCHRIVALS_LOG_FORMAT": "xml"},
    ),
    Case(
        "a switch that is neither on nor off",
        "serve",
        2,
        "ARCHRIVALS_SECURE_COOKIES is 'maybe'; use on or off",
        {"ARCHRIVALS_SECURE_COOKIES": "maybe"},
    ),
    Case(
        "the mail server is no mail server",
        "serve",
        2,
        "ARCHRIVALS_SMTP is 'mail.example.org'; "
        "use smtp://user:password@host:port, or leave it empty",
        {"ARCHRIVALS_SMTP": "mail.example.org"},
    ),
]


@pytest.fixture
def places(tmp_path: Path) -> Iterator[dict[str, str]]:
    """What the words in braces stand for."""
    folder = tmp_path / "folder"
    folder.mkdir()
    text, newer, damaged = (tmp_path / name for name in ("notes.txt", "newer.db", "damaged.db"))
    text.write_text("Remember the milk. " * 100, encoding="utf-8")
    with closing(sqlite3.connect(newer)) as made:
        made.execute("CREATE TABLE alembic_version (version_num TEXT)")
        made.execute("INSERT INTO alembic_version VALUES ('9999')")
        made.commit()
    whole = newer.read_bytes()
    damaged.write_bytes(whole[:100] + b"\xff" * (len(whole) - 100))
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        taken = somebody.getsockname()[1]
        yield {
            "newest": revisions.newest(),
            "folder": str(folder),
            "text": str(text),
            "newer": str(newer),
            "damaged": str(damaged),
            "taken": str(taken),
            "after": str(taken + 1 if taken < 65_535 else taken - 1),
            "postgres": DATABASE.rpartition("@")[2].partition("/")[0],
            "login": DATABASE.rpartition("/")[0],
        }


def locked(tmp_path: Path) -> tuple[Path, str]:
    """A folder in which nobody may write, and what the system says to those who try."""
    folder = tmp_path / "locked"
    folder.mkdir()
    folder.chmod(0o555)
    if os.access(folder, os.W_OK):  # the superuser may, but not everywhere
        folder = Path("/proc/self")
    try:
        (folder / "games.db").touch()
    except OSError as error:
        return folder, str(error.strerror)
    pytest.skip("this user may write everywhere")


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.usefixtures("_loggers_as_before")
def test_what_is_wrong_is_said_in_a_sentence(
    case: Case,
    places: dict[str, str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if case.postgres:
        need_postgres()
    if "{locked}" in case.words:
        folder, denied = locked(tmp_path)
        places |= {"locked": str(folder), "denied": denied}
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(starting, "CONNECT_TIMEOUT_S", 0.5)
    for name in [name for name in os.environ if name.startswith("ARCHRIVALS_")]:
        monkeypatch.delenv(name)
    for name, value in case.environment.items():
        monkeypatch.setenv(name, value.format(**places))
    words = [word.format(**places) for word in case.words.split()]
    sentence = case.sentence.format(**places)
    assert run(capsys, *words) == (case.code, f"archrivals: {sentence}\n")


def test_a_port_that_is_for_the_system_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(listening, "_bind", refuse)
    assert run(capsys, "serve", "--port", "80") == (
        1,
        "archrivals: you may not listen on port 80; choose one above 1023: --port 8777\n",
    )


def test_a_machine_without_a_network_has_no_address_for_others(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "lan_addresses", list)
    assert run(capsys, "serve", "--lan", "--port", "0") == (
        1,
        "archrivals: this machine is in no network; "
        "connect it, or play on it alone: archrivals serve\n",
    )


@pytest.mark.parametrize("format", by_day(["plain", "json"], 1))
def test_a_process_that_cannot_start_leaves_one_line_and_nothing_else(
    places: dict[str, str], tmp_path: Path, format: str
) -> None:
    """Threads and the log have their chance to spill something here."""
    command = [sys.executable, "-m", "archrivals", "serve", "--port", "0"]
    done = subprocess.run(
        [*command, "--database", f"sqlite:///{places['text']}"],
        env={**os.environ, "ARCHRIVALS_LOG_FORMAT": format},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    sentence = f"archrivals: {places['text']} is not a SQLite database; {ANOTHER}\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, "", sentence)


def test_the_port_is_found_taken_before_anything_else_happens(
    places: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.db"
    words = ["serve", "--port", places["taken"], "--database", f"sqlite:///{file}"]
    code, said = run(capsys, *words)
    assert (code, "is in use" in said) == (1, True)
    assert not file.exists()


def test_port_0_takes_a_free_port_on_every_address_of_a_name() -> None:
    with listening.listening("localhost", 0) as sockets:
        (port,) = {one.getsockname()[1] for one in sockets}
        assert port > 0
        assert all(one.proto == socket.IPPROTO_TCP for one in sockets)
        with socket.create_connection(("localhost", port), timeout=10):
            pass


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        (Settings(), "http://127.0.0.1:8777"),
        (Settings(listen="0.0.0.0", port=9000), "http://127.0.0.1:9000"),
        (Settings(listen="::1"), "http://[::1]:8777"),
        (Settings(listen="0.0.0.0", url="https://play.example.org/"), "https://play.example.org"),
    ],
)
def test_the_address_for_people_is_one_they_can_open(settings: Settings, address: str) -> None:
    assert settings.public_url == address
