"""``archrivals doctor``: broken installations, each with the fault that is named and its cure."""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import ssl
import stat
import subprocess
import sys
import threading
from collections import namedtuple
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from commands import run
from databases import DATABASE, need_postgres
from servers import small_server

from archrivals.server import doctor
from archrivals.server.core import starting
from archrivals.server.core.store import now

Break = Callable[[Path, pytest.MonkeyPatch], None]
NOBODY = "127.0.0.1:1"
Usage = namedtuple("Usage", "total used free")


@dataclass(frozen=True)
class Broken:
    """An installation with one thing wrong: how it came about, and the one fault that is told."""

    wrong: str
    fault: str
    cure: str
    environment: dict[str, str] = field(default_factory=dict)
    how: Break = lambda folder, patch: None
    postgres: bool = False

    def __str__(self) -> str:
        return self.wrong


def written(*statements: str) -> Break:
    """Change the database."""

    def change(folder: Path, patch: pytest.MonkeyPatch) -> None:
        with closing(sqlite3.connect(folder / "a.db")) as there:
            for statement in statements:
                there.execute(statement)
            there.commit()

    return change


def cut(folder: Path, patch: pytest.MonkeyPatch) -> None:
    file = folder / "a.db"
    whole = file.read_bytes()
    file.write_bytes(whole[:100] + b"\xff" * (len(whole) - 100))


def locked(folder: Path, patch: pytest.MonkeyPatch) -> None:
    (folder / "a.db").unlink()
    patch.setattr(doctor, "_writable", lambda where: False)  # the superuser may write everywhere


def full(folder: Path, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(shutil, "disk_usage", lambda where: Usage(10**9, 10**9, 1_000_000))


BROKEN = [
    Broken(
        "another program has the port",
        "FAULT port: port {taken} is in use",
        "choose another port",
        {"ARCHRIVALS_PORT": "{taken}"},
    ),
    Broken(
        "the web client is missing",
        "FAULT web client: there is no index.html in {folder}",
        "run `npm run build`",
        {"ARCHRIVALS_CLIENT": "{folder}"},
    ),
    Broken(
        "the folder of the database is missing",
        "FAULT folder: there is no folder {folder}/gone",
        "create it",
        {"ARCHRIVALS_DATABASE": "sqlite:///{folder}/gone/a.db"},
    ),
    Broken(
        "the folder cannot be written to",
        "FAULT folder: this user may not write to {folder}",
        "give it to the user that runs the server",
        how=locked,
    ),
    Broken(
        "the database is damaged", "FAULT database: {folder}/a.db", "archrivals restore", how=cut
    ),
    Broken(
        "the schema is of a newer version",
        "FAULT schema: it is 9999, of a newer Archrivals",
        "install that version or a newer one",
        how=written("UPDATE alembic_version SET version_num = '9999'"),
    ),
    Broken("the disk is full", "FAULT disk: 0.0 GB free", "make room", how=full),
    Broken(
        "the clock was set back",
        "FAULT clock: the server has written a later time",
        "set the clock",
        how=written(f"INSERT INTO heartbeats VALUES ('pulse', {now() + 86_400_000})"),
    ),
    Broken(
        "the clock begins in 1970",
        "FAULT clock: it shows",
        "timedatectl set-ntp true",
        how=lambda folder, patch: patch.setattr(doctor, "now", lambda: 86_400_000),
    ),
    Broken(
        "everybody can read the database",
        "FAULT secrets: others can read the database",
        "chmod 600 {folder}/a.db",
        how=lambda folder, patch: (folder / "a.db").chmod(0o644),
    ),
    Broken(
        "an address on the internet without TLS",
        "FAULT TLS: http://play.example.org is not encrypted",
        "put a proxy with a certificate before it",
        {"ARCHRIVALS_URL": "http://play.example.org"},
    ),
    Broken(
        "there is no TLS",
        f"FAULT TLS: there is no TLS at {NOBODY}",
        "start the proxy",
        {
            "ARCHRIVALS_URL": f"https://{NOBODY}",
            "ARCHRIVALS_SECURE_COOKIES": "on",
            "ARCHRIVALS_TRUST_PROXY": "on",
        },
    ),
    Broken(
        "the mail server is not there",
        f"FAULT mail: smtp://{NOBODY} does not answer",
        "correct ARCHRIVALS_SMTP",
        {"ARCHRIVALS_SMTP": f"smtp://me:secret@{NOBODY}"},
    ),
    Broken(
        "PostgreSQL is not there",
        f"FAULT database: PostgreSQL at {NOBODY} does not answer",
        "start it, or correct ARCHRIVALS_DATABASE",
        {"ARCHRIVALS_DATABASE": f"postgresql://me:secret@{NOBODY}/games"},
    ),
    Broken(
        "PostgreSQL has not been migrated",
        "FAULT schema: it is missing",
        "run `archrivals migrate`",
        {"ARCHRIVALS_DATABASE": DATABASE, "ARCHRIVALS_SCHEMA": "nothing_here"},
        postgres=True,
    ),
    Broken(
        "NATS is not there",
        f"FAULT NATS: NATS at nats://{NOBODY} does not answer",
        "correct ARCHRIVALS_BUS",
        {
            "ARCHRIVALS_DATABASE": DATABASE,
            "ARCHRIVALS_SCHEMA": "{schema}",
            "ARCHRIVALS_BUS": f"nats://me:secret@{NOBODY}",
        },
        postgres=True,
    ),
]


@pytest.fixture
def install(
    sqlite_template: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[dict[str, str]]:
    """An installation with nothing wrong; what the words in braces stand for."""
    for name in [name for name in os.environ if name.startswith("ARCHRIVALS_")]:
        monkeypatch.delenv(name)
    monkeypatch.setattr(starting, "CONNECT_TIMEOUT_S", 0.5)
    shutil.copy(sqlite_template, tmp_path / "a.db")
    (tmp_path / "a.db").chmod(0o600)
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").touch()
    monkeypatch.setenv("ARCHRIVALS_DATABASE", f"sqlite:///{tmp_path / 'a.db'}")
    monkeypatch.setenv("ARCHRIVALS_CLIENT", str(client))
    monkeypatch.setenv("ARCHRIVALS_PORT", "0")
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        somebody.settimeout(0)
        yield {"folder": str(tmp_path), "taken": str(somebody.getsockname()[1])}


def test_a_healthy_installation_has_no_fault(
    install: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = run(capsys, "doctor")
    assert (code, "FAULT" in told) == (0, False), told
    for about in ("port", "web client", "disk", "schema", "secrets", "clock", "TLS"):
        assert f"ok    {about}: " in told


def test_an_old_schema_of_one_server_is_named_and_its_cure_is_to_start_it(
    install: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for old in ("0007", "0001"):  # before 0005 there were no heartbeats, before 0008 no roles
        assert run(capsys, "migrate", "--to", old)[0] == 0
        code, told = run(capsys, "doctor")
        (line,) = [line for line in told.splitlines() if " schema: " in line]
        assert (code, line[:23]) == (0, f"note  schema: it is {old},"[:23]), told
        assert "`archrivals serve` brings it up to date at its next start" in line


def test_second_factors_that_are_not_sealed_or_cannot_be_opened_are_told(
    install: dict[str, str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
    written(
        "INSERT INTO people (id, name, created, preferences) VALUES ('op', 'Op', 1, '{}')",
        "INSERT INTO roles (person, role, granted, secret, step, tries, tried) "
        f"VALUES ('op', 'operator', 1, '{secret}', 0, 0, 0)",
    )(tmp_path, monkeypatch)
    code, told = run(capsys, "doctor")
    assert (code, "note  second factors: 1 not sealed; `archrivals serve`" in told) == (0, True)
    assert run(capsys, "migrate")[0] == 0
    code, told = run(capsys, "doctor")
    assert (code, "ok    second factors: 1, all sealed" in told) == (0, True), told
    assert secret.encode() not in (tmp_path / "a.db").read_bytes()
    (tmp_path / "a.db.key").unlink()
    code, told = run(capsys, "doctor")
    assert (code, "FAULT second factors: cannot read the key" in told) == (1, True), told
    assert "bring the key back, or grant the roles again" in told


@pytest.mark.parametrize("broken", BROKEN, ids=str)
def test_each_fault_is_named_with_its_cure(
    broken: Broken,
    install: dict[str, str],
    request: pytest.FixtureRequest,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if broken.postgres:
        need_postgres()
        install["schema"] = request.getfixturevalue("postgres_settings").schema
    monkeypatch.setattr(doctor, "SERVICE_TIMEOUT_S", 0.5)
    broken.how(tmp_path, monkeypatch)
    for name, value in broken.environment.items():
        monkeypatch.setenv(name, value.format(**install))
    code, told = run(capsys, "doctor")
    faults = [line for line in told.splitlines() if line.startswith("FAULT")]
    assert code == 1, told
    assert len(faults) == 1, told
    assert faults[0].startswith(broken.fault.format(**install)), told
    assert broken.cure.format(**install) in faults[0]
    assert "secret@" not in told
    assert told.endswith("archrivals: 1 fault; see above\n")


def test_a_server_that_runs_already_is_no_fault(
    install: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with small_server(tmp_path) as address:
        code, told = run(capsys, "doctor", "--port", address.rpartition(":")[2])
    assert (code, "a server answers" in told) == (0, True), told


def test_cookies_and_limits_behind_a_proxy_are_looked_at(
    install: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = run(capsys, "doctor", "--url", f"https://{NOBODY}")
    assert code == 1
    assert "set ARCHRIVALS_SECURE_COOKIES=on" in told
    assert "set ARCHRIVALS_TRUST_PROXY=on" in told


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl makes the certificate")
def test_a_certificate_that_browsers_refuse_is_told(
    install: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "30"]
    command += ["-subj", "/CN=localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)
    speaks = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    speaks.load_cert_chain(certificate, key)
    with socket.create_server(("127.0.0.1", 0)) as proxy:

        def serve() -> None:
            line, _ = proxy.accept()
            with pytest.raises(ssl.SSLError), line:
                speaks.wrap_socket(line, server_side=True).recv(1)

        thread = threading.Thread(target=serve)
        thread.start()
        url = f"https://127.0.0.1:{proxy.getsockname()[1]}"
        code, told = run(capsys, "doctor", "--url", url)
        thread.join(20)
    assert code == 1
    assert "FAULT TLS: browsers refuse the certificate of 127.0.0.1 (self-signed" in told


def test_nothing_is_changed_by_looking(
    install: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new = tmp_path / "new.db"
    run(capsys, "doctor", "--database", f"sqlite:///{new}")
    assert not new.exists()
    before = sorted(each.name for each in tmp_path.iterdir())
    run(capsys, "doctor")
    assert sorted(each.name for each in tmp_path.iterdir()) == before
    if sys.platform != "win32":
        assert stat.S_IMODE((tmp_path / "a.db").stat().st_mode) == 0o600
