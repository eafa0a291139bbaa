"""``archrivals doctor``: looks an installation over, and says of each fault what to do about it.

It changes nothing: what does not exist yet is not created.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import smtplib
import socket
import sqlite3
import ssl
import stat
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import sqlalchemy as sa

from archrivals.findings import Finding
from archrivals.folders import data_folder

from .accounts.mail import logged_in
from .core import revisions
from .core.listening import listening
from .core.place import SQLITE_SUFFIXES, CannotStart, explained, file_of, opened_to_read
from .core.rules_in_play import GAMES_BY_RULES, Following, followed, sentences
from .core.schema import roles
from .core.sealing import NoKey, is_sealed, opened_factor
from .core.settings import Settings, without_login
from .core.starting import open_bus
from .core.store import Store, now
from .edge.static_files import client_folder
from .telemetry.writing import MIN_FREE_BYTES

SERVICE_TIMEOUT_S: Final = 5.0
"""Seconds in which a service must answer."""

LOW_DISK_BYTES: Final = 1_000_000_000
"""Bytes on a disk below which an operator should look for more."""

MAX_CLOCK_SKEW_MS: Final = 2_000
"""Milliseconds that the clocks of this machine and of the database may differ."""

FIRST_RELEASE_MS: Final = 1_763_164_800_000
"""No clock that is right shows an earlier time."""

CERTIFICATE_WARNING_S: Final = 14 * 86_400
ROLES_SINCE: Final = "0008"
"""The first schema with roles."""

MIN_POSTGRES_VERSION: Final = 150_000
EXAMPLES: Final = ("change-me", "changeme", "password", "secret", "archrivals", "postgres")
"""Passwords that stand in examples, or that attackers try first."""

HERE: Final = ("localhost", "127.0.0.1", "::1")

Findings = list[Finding]


async def examined(settings: Settings) -> Findings:
    """Return all findings about an installation, in the order in which to fix them."""
    found: Findings = []
    for check in CHECKS:
        found += await check(settings)
    return found


# --- Port and client --------------------------------------------------------------------------


async def port(settings: Settings) -> Findings:
    """Check whether the server can listen where it should, or does so already."""
    try:
        with listening(settings.listen, settings.port):
            return [Finding("ok", "port", f"{settings.port} is free")]
    except CannotStart as trouble:
        running = await asyncio.to_thread(_running, settings.port)
        return running or [Finding("FAULT", "port", str(trouble))]


def _running(port: int) -> Findings:
    """Ask a server of ours that runs there already."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=SERVICE_TIMEOUT_S) as answer:
            answered = json.load(answer)
    except HTTPError as refused:
        try:
            answered = json.load(refused)
        except ValueError:
            return []
    except (URLError, OSError, ValueError):
        return []
    if not isinstance(answered, dict) or answered.get("status") not in ("ready", "not ready"):
        return []
    if answered["status"] == "ready":
        return [Finding("ok", "port", f"a server answers on {port}, and it is ready")]
    lacking = "; ".join(map(str, answered.get("missing", ())))
    return [Finding("FAULT", "port", f"the server on {port} is not ready ({lacking}); fix that")]


async def client(settings: Settings) -> Findings:
    """Check whether there is a web client to show."""
    folder = client_folder(settings)
    if folder is not None:
        return [Finding("ok", "web client", str(folder))]
    if settings.client:
        what = f"there is no index.html in {settings.client}; run `npm run build` in web/ and name "
        return [Finding("FAULT", "web client", f"{what}its folder dist in ARCHRIVALS_CLIENT")]
    what = "it was not built when Archrivals was installed; install Node 20.19 or newer, then "
    return [Finding("FAULT", "web client", f"{what}install Archrivals again")]


# --- Database, disk and clock -----------------------------------------------------------------


async def database(settings: Settings) -> Findings:
    """Check whether the database can be used, and has the schema of this version."""
    if not settings.database.startswith("sqlite:"):
        return await _postgres(settings)
    file = file_of(settings)
    if file is None:
        return [Finding("note", "database", "it is not kept in a file: all is lost at the end")]
    return await asyncio.to_thread(_sqlite, file, settings)


def _sqlite(file: Path, settings: Settings) -> Findings:
    folder = file.absolute().parent
    if not folder.is_dir() and folder == data_folder():
        return [Finding("ok", "database", f"{file} will be created at the first start")]
    if not folder.is_dir():
        return [Finding("FAULT", "folder", f"there is no folder {folder}; create it")]
    if not _writable(folder) or (file.exists() and not os.access(file, os.W_OK)):
        what = f"this user may not write to {folder}; give it to the user that runs the server"
        return [Finding("FAULT", "folder", f"{what}, or choose another ARCHRIVALS_DATABASE")]
    found = [_space(folder)]
    if not file.exists() or file.stat().st_size == 0:
        return [*found, Finding("ok", "database", f"{file} will be created at the first start")]
    try:
        with closing(opened_to_read(file)) as there:
            damage = there.execute("PRAGMA quick_check(1)").fetchone()[0]
            if damage != "ok":
                raise sqlite3.DatabaseError(damage)
            revision = _rows(there, "SELECT version_num FROM alembic_version")
            pulse = _rows(there, "SELECT at FROM heartbeats WHERE id = 'pulse'")
            factors = _rows(there, "SELECT person, secret FROM roles")
            games = [Following(*row) for row in _rows(there, GAMES_BY_RULES)]
    except sqlite3.DatabaseError as error:
        return [*found, _broken(file, error)]
    found.append(Finding("ok", "database", str(file.absolute())))
    found += [_revision(str(revision[0][0]) if revision else None, settings), *_private(file)]
    found += [*_second_factors(factors, settings), *_rules(games)]
    if pulse and pulse[0][0] > now() + 60_000:
        what = "the server has written a later time than this machine shows; set the clock"
        found.append(Finding("FAULT", "clock", f"{what} (timedatectl set-ntp true)"))
    return found


def _rows(there: sqlite3.Connection, query: str) -> list[Any]:
    """The rows of a query; none if an earlier schema has no such table."""
    try:
        return there.execute(query).fetchall()
    except sqlite3.OperationalError as error:
        if "no such table" in str(error):
            return []
        raise


def _second_factors(rows: Sequence[Any], settings: Settings) -> Findings:
    """Check whether the secrets of second factors, by person, are sealed and can be opened."""
    try:
        for person, secret in rows:
            opened_factor(settings, person, secret)
    except NoKey as error:
        what = f"{error}; bring the key back, or grant the roles again (archrivals admin grant)"
        return [Finding("FAULT", "second factors", what)]
    plain = sum(not is_sealed(secret) for _, secret in rows)
    if plain and settings.database.startswith("sqlite:"):
        what = f"{plain} not sealed; `archrivals serve` seals them at its next start"
        return [Finding("note", "second factors", what)]
    if plain:
        what = f"{plain} not sealed, so a backup gives them away; set ARCHRIVALS_KEY (openssl rand "
        return [Finding("FAULT", "second factors", f"{what}-hex 32), then `archrivals migrate`")]
    return [Finding("ok", "second factors", f"{len(rows)}, all sealed")] if rows else []


def _rules(games: Sequence[Following]) -> Findings:
    """Say which rules games in play follow, and whether they can go on."""
    return [
        Finding("ok" if each.ours else "note", "rules", sentence)
        for each, sentence in zip(games, sentences(games), strict=True)
    ]


def _writable(folder: Path) -> bool:
    """Return whether a file can be made there; the superuser may even where the mode forbids it."""
    probe = folder / f".archrivals-{os.getpid()}"
    try:
        os.close(os.open(probe, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        probe.unlink()
    except OSError:
        return False
    return True


def _broken(file: Path, error: sqlite3.Error) -> Finding:
    what = f"{file} cannot be used ({error}); restore a backup: archrivals restore FILE"
    return Finding("FAULT", "database", what)


def _revision(at: str | None, settings: Settings) -> Finding:
    wanted = revisions.newest()
    if at == wanted:
        return Finding("ok", "schema", f"{at}, as this version wants it")
    if at == revisions.after(wanted):
        what = f"it is {at}, one step newer than this version, which works; upgrade this version"
        return Finding("note", "schema", what)
    if at is None or at in revisions.known():
        what = f"it is {at or 'missing'}, this version wants {wanted}"
        if settings.database.startswith("sqlite:"):
            how = "`archrivals serve` brings it up to date at its next start, after a backup"
            return Finding("note", "schema", f"{what}; {how}")
        return Finding("FAULT", "schema", f"{what}; make a backup, then run `archrivals migrate`")
    what = f"it is {at}, of a newer Archrivals; install that version or a newer one"
    return Finding("FAULT", "schema", what)


def _private(file: Path) -> Findings:
    if sys.platform == "win32":
        return []
    siblings = [file.with_name(file.name + ending) for ending in SQLITE_SUFFIXES]
    found = [each for each in siblings if each.exists()]
    shown = [each for each in found if stat.S_IMODE(each.stat().st_mode) & 0o077]
    if not shown:
        return [Finding("ok", "secrets", "only this user can read the database")]
    names = " ".join(map(str, shown))
    return [Finding("FAULT", "secrets", f"others can read the database; chmod 600 {names}")]


def _space(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    space = f"{free / 1e9:.1f} GB free in {folder}"
    if free < MIN_FREE_BYTES:
        return Finding("FAULT", "disk", f"{space}; the server stops writing: make room")
    if free < LOW_DISK_BYTES:
        return Finding("note", "disk", f"{space}; make room before it is full")
    return Finding("ok", "disk", space)


async def _postgres(settings: Settings) -> Findings:
    address = sa.make_url(settings.database)
    store = Store(settings)
    try:
        async with asyncio.timeout(2 * SERVICE_TIMEOUT_S), store.engine.connect() as connection:
            version = (await connection.execute(sa.text("SHOW server_version_num"))).scalar()
            began = now()
            theirs = (await connection.execute(sa.select(store.clock()))).scalar() or 0
            apart = theirs - (began + now()) // 2
            at = await connection.run_sync(revisions.current)
            factors: Sequence[Any] = ()
            if at is not None and at >= ROLES_SINCE:
                query = sa.select(roles.c.person, roles.c.secret)
                factors = (await connection.execute(query)).all()
        games = await followed(store)
    except Exception as error:
        explanation = explained(error, address)
        return [Finding("FAULT", "database", explanation or f"{type(error).__name__}: {error}")]
    finally:
        await store.close()
    found = [Finding("ok", "database", f"PostgreSQL at {address.host}:{address.port or 5432}")]
    if int(version or 0) < MIN_POSTGRES_VERSION:
        found = [Finding("FAULT", "database", "PostgreSQL is older than 15; upgrade it")]
    found += [_revision(at, settings), *_second_factors(factors, settings), *_rules(games)]
    if abs(apart) > MAX_CLOCK_SKEW_MS:
        what = f"this machine and PostgreSQL differ by {apart / 1000:.0f} s; let both follow NTP"
        found.append(Finding("FAULT", "clock", what))
    if (address.password or "") in EXAMPLES:
        what = "the password of PostgreSQL is one of the examples; choose another (ALTER ROLE)"
        found.append(Finding("FAULT", "secrets", what))
    return found


async def clock(settings: Settings) -> Findings:
    """Check whether the time can be right."""
    if now() < FIRST_RELEASE_MS:
        what = f"it shows {time.strftime('%Y-%m-%d')}; set it (timedatectl set-ntp true)"
        return [Finding("FAULT", "clock", what)]
    return [Finding("ok", "clock", time.strftime("%Y-%m-%d %H:%M:%S %z"))]


# --- The way to people ------------------------------------------------------------------------


async def way_in(settings: Settings) -> Findings:
    """Check whether people reach the server safely: TLS, the proxy before it, cookies."""
    url = urlsplit(settings.public_url)
    host = url.hostname or ""
    if url.scheme == "http":
        if host in HERE or _private_address(host):
            return [Finding("ok", "TLS", f"{settings.public_url} is for this house")]
        what = f"{settings.public_url} is not encrypted: passwords travel in the open; put a proxy "
        return [
            Finding("FAULT", "TLS", f"{what}with a certificate before it (deploy/README.md)"),
        ]
    found: Findings = []
    if not settings.secure_cookies:
        what = "the address is https, and cookies would also go over http"
        found.append(Finding("FAULT", "cookies", f"{what}; set ARCHRIVALS_SECURE_COOKIES=on"))
    if not settings.trust_proxy:
        what = "behind it all players have one address and share its limits"
        found.append(Finding("FAULT", "proxy", f"{what}; set ARCHRIVALS_TRUST_PROXY=on"))
    elif settings.listen not in HERE:
        what = f"a client past the proxy, at {settings.listen}:{settings.port}, can pretend any "
        what += "address; close that port to all others"
        found.append(Finding("note", "proxy", what))
    return [*found, await asyncio.to_thread(_certificate, host, url.port or 443)]


def _private_address(host: str) -> bool:
    try:
        return ip_address(host).is_private
    except ValueError:
        return host.endswith(".local") or "." not in host


def _certificate(host: str, port: int) -> Finding:
    try:
        with (
            socket.create_connection((host, port), timeout=SERVICE_TIMEOUT_S) as line,
            ssl.create_default_context().wrap_socket(line, server_hostname=host) as safe,
        ):
            ends = ssl.cert_time_to_seconds(str((safe.getpeercert() or {})["notAfter"]))
    except ssl.SSLCertVerificationError as error:
        what = f"browsers refuse the certificate of {host} ({error.verify_message})"
        return Finding("FAULT", "TLS", f"{what}; get a new one for that name")
    except (OSError, ssl.SSLError) as error:
        what = f"there is no TLS at {host}:{port} ({error}); start the proxy, or open the port"
        return Finding("FAULT", "TLS", what)
    left = ends - time.time()
    if left < CERTIFICATE_WARNING_S:
        what = f"the certificate of {host} ends in {left / 86_400:.0f} days; renew it"
        return Finding("note", "TLS", what)
    return Finding("ok", "TLS", f"the certificate of {host} is good for {left / 86_400:.0f} days")


async def mail(settings: Settings) -> Findings:
    """Check whether a mail server takes our login."""
    if not settings.smtp:
        what = (
            "ARCHRIVALS_SMTP is empty: players cannot verify addresses or reset passwords, and the "
        )
        what += "leaders page says that its places mean little"
        return [Finding("note", "mail", what)]
    try:
        await asyncio.to_thread(_greeted, settings.smtp)
    except smtplib.SMTPAuthenticationError:
        what = "the mail server refuses the login; correct ARCHRIVALS_SMTP"
        return [Finding("FAULT", "mail", what)]
    except (OSError, smtplib.SMTPException) as error:
        what = f"{without_login(settings.smtp)} does not answer ({error}); correct ARCHRIVALS_SMTP"
        return [Finding("FAULT", "mail", what)]
    if settings.mail_from.endswith("@localhost"):
        what = f"mails come from {settings.mail_from}; set ARCHRIVALS_MAIL_FROM to a real address"
        return [Finding("FAULT", "mail", what)]
    return [Finding("ok", "mail", f"{without_login(settings.smtp)} takes our login")]


def _greeted(address: str) -> None:
    with logged_in(urlsplit(address), SERVICE_TIMEOUT_S):
        pass


async def bus(settings: Settings) -> Findings:
    """Check whether the processes of a cluster reach each other."""
    if settings.alone:
        return []
    if settings.database.startswith("sqlite:"):
        what = "the processes of a cluster share a PostgreSQL; set ARCHRIVALS_DATABASE"
        return [Finding("FAULT", "NATS", what)]
    try:
        opened = await open_bus(settings, "doctor")
    except CannotStart as trouble:
        return [Finding("FAULT", "NATS", str(trouble))]
    await opened.close()
    where = without_login(settings.bus)
    if where == settings.bus:
        what = f"{where} takes anybody; give it a user and a password (deploy/README.md)"
        return [Finding("note", "NATS", what)]
    return [Finding("ok", "NATS", where)]


CHECKS: Final[tuple[Callable[[Settings], Awaitable[Findings]], ...]] = (
    port,
    client,
    database,
    clock,
    way_in,
    mail,
    bus,
)
