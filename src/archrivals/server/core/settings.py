"""How a server is run: everything comes from the environment, with defaults for one machine."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from archrivals.folders import data_folder
from archrivals.hosting.words import MAX_BOT_NAME_LENGTH

CLUSTER_DATABASE: Final = "postgresql://postgres@127.0.0.1:5432/test"
CLUSTER_BUS: Final = "nats://127.0.0.1:4222"

DATABASE_FILE: Final = "archrivals.db"

BOT: Final = re.compile(r"[A-Za-z_][\w.-]*(:[A-Za-z_][\w.]*)?")
KEY: Final = re.compile(r"[0-9a-fA-F]{64}")
HIGHEST_PORT: Final = 65_535
LEVELS: Final = ("debug", "info", "warning", "error")
FORMATS: Final = ("auto", "plain", "json")
EVERYWHERE: Final = ("0.0.0.0", "::", "")
"""Addresses to listen on that stand for all addresses of the machine."""


class SettingsError(ValueError):
    """A setting that cannot be right; the message says what would be.

    ``problem`` follows the setting's name, which is the one that the person used: a variable of
    the environment, or an option of the command line.
    """

    def __init__(self, setting: str, problem: str, *, option: bool = False) -> None:
        name = f"--{setting}" if option else f"ARCHRIVALS_{setting.upper()}"
        super().__init__(f"{name} {problem}")
        self.setting = setting
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Settings:
    """One field for each ``ARCHRIVALS_…`` variable, in lower case and without the prefix.

    ``database`` is a ``sqlite:///file`` or ``postgresql://…`` address, ``schema`` a PostgreSQL
    schema to keep apart from others, ``bus`` a ``nats://…`` address or ``local`` for one process,
    ``operator`` and ``contact`` who runs the server and how to reach them, for the page About,
    ``client`` a folder with a built web client to show instead of the packaged one,
    ``key`` 64 hexadecimal digits that seal the secrets of second factors,
    ``realm`` what all processes of one deployment put before their subjects,
    ``bots`` the operator's own bots, by ``module:Class`` or the name of an entry point.
    ``call_wait`` how long a turn waits before its player is called: one who is quick is not;
    with ``call_inside`` calls may go to addresses of this machine and its network.
    With ``idle_time`` bots, coach and replays use only the time that nothing else wants.
    ``log_format`` is ``plain`` or ``json``; ``auto`` is plain at a terminal and JSON elsewhere.
    Times are milliseconds.
    """

    database: str = "sqlite:///archrivals.db"
    schema: str = ""
    bus: str = "local"
    realm: str = "archrivals"
    listen: str = "127.0.0.1"
    port: int = 8777
    url: str = ""
    operator: str = ""
    contact: str = ""
    key: str = ""
    client: str = ""
    origins: str = ""
    secure_cookies: bool = False
    trust_proxy: bool = False
    lease: int = 3_000
    window: int = 1_000
    away: int = 60_000
    bots: str = ""
    bot_budget: int = 1_500
    idle_time: bool = False
    smtp: str = ""
    mail_from: str = "archrivals@localhost"
    call_wait: int = 120_000
    call_inside: bool = False
    messages_per_second: int = 40
    requests_per_minute: int = 600
    sign_ups_per_hour: int = 60
    sockets_per_address: int = 120
    tables_per_person: int = 30
    bot_answers_per_minute: int = 600
    log: str = "info"
    log_format: str = "auto"
    traces: bool = False
    metrics_port: int = 0

    def __post_init__(self) -> None:
        for name in ("port", "metrics_port"):
            if not 0 <= (port := getattr(self, name)) <= HIGHEST_PORT:
                raise SettingsError(name, f"is {port}; a port is from 1 to {HIGHEST_PORT}")
        if wanted := _wanted_database(self.database):
            raise SettingsError("database", f"is {without_login(self.database)!r}; {wanted}")
        if self.bus != "local" and urlsplit(self.bus).scheme not in ("nats", "tls", "ws", "wss"):
            wanted = "use nats://HOST:4222, or local for one process"
            raise SettingsError("bus", f"is {without_login(self.bus)!r}; {wanted}")
        if self.url and not (_web(self.url)):
            wanted = "use an address such as http://my-laptop.local:8777"
            raise SettingsError("url", f"is {self.url!r}; {wanted}")
        if self.smtp and (urlsplit(self.smtp).scheme != "smtp" or not urlsplit(self.smtp).hostname):
            wanted = "use smtp://user:password@host:port, or leave it empty"
            raise SettingsError("smtp", f"is {without_login(self.smtp)!r}; {wanted}")
        if self.key and not KEY.fullmatch(self.key):
            wanted = "write 64 hexadecimal digits, as `openssl rand -hex 32` prints them"
            raise SettingsError("key", f"is not a key; {wanted}")
        for name in self.own_bots:
            if len(name) > MAX_BOT_NAME_LENGTH or not BOT.fullmatch(name):
                raise SettingsError("bots", f"has {name!r}; write module:Class, comma between")
        for name, known in (("log", LEVELS), ("log_format", FORMATS)):
            if (chosen := getattr(self, name)) not in known:
                raise SettingsError(
                    name, f"is {chosen!r}; use {', '.join(known[:-1])} or {known[-1]}"
                )

    @property
    def public_url(self) -> str:
        """Return the address at which people find this server."""
        # No browser can open "every address"; on the machine itself this one works.
        place = "127.0.0.1" if self.listen in EVERYWHERE else self.listen
        return self.url.rstrip("/") or web_address(place, self.port)

    @property
    def allowed_origins(self) -> frozenset[str]:
        """Web origins whose pages may speak to this server."""
        named = {each.strip().rstrip("/") for each in self.origins.split(",") if each.strip()}
        return frozenset({self.public_url, *named})

    @property
    def own_bots(self) -> tuple[str, ...]:
        """The operator's own bots: the only names besides ours that may sit at a table."""
        return tuple(dict.fromkeys(each.strip() for each in self.bots.split(",") if each.strip()))

    @property
    def verifies_mail(self) -> bool:
        """Return whether an account proves that its mail address is its owner's."""
        return bool(self.smtp)

    @property
    def alone(self) -> bool:
        """Return whether one process is the whole server."""
        return self.bus == "local"


def web_address(place: str, port: int) -> str:
    """The address for a browser.

    >>> web_address("192.168.1.20", 8777), web_address("::1", 8777)
    ('http://192.168.1.20:8777', 'http://[::1]:8777')
    """
    return f"http://[{place}]:{port}" if ":" in place else f"http://{place}:{port}"


def without_login(address: str) -> str:
    """An address as it may be shown.

    >>> without_login("nats://me:secret@example.org:4222")
    'nats://example.org:4222'
    """
    scheme, found, rest = address.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if found else address


def _web(address: str) -> bool:
    parts = urlsplit(address)
    return parts.scheme in ("http", "https") and bool(parts.hostname)


def _wanted_database(address: str) -> str:
    """Return what would be the address of a database; empty if this is one."""
    scheme, found, rest = address.partition("://")
    if not found:  # the name of a file was typed
        return f"for a file use sqlite:///{address.removeprefix('sqlite:') or 'archrivals.db'}"
    if scheme == "sqlite":
        slashes = f"three slashes come before the file: sqlite:///{rest}"
        return slashes if rest and not rest.startswith("/") else ""
    if scheme in ("postgresql", "postgres") and _has_port_or_none(without_login(address)):
        return ""
    return "use sqlite:///FILE or postgresql://USER:PASSWORD@HOST:PORT/NAME"


def _has_port_or_none(address: str) -> bool:
    try:
        urlsplit(address).port  # noqa: B018 - it is parsed when it is asked for
    except ValueError:
        return False
    return True


def settings_from(environment: Mapping[str, str] | None = None, **changes: object) -> Settings:
    """The settings of an environment; ``changes``, options of the command line, win over it.

    >>> settings_from({"ARCHRIVALS_PORT": "9000"}).port
    9000
    """
    return _settings(environment, {"database": default_database(environment)}, changes)


def default_database(environment: Mapping[str, str] | None = None) -> str:
    """Return the database of a server that names none: a file in the user's data folder.

    Older versions kept it in the current folder. One that is there is used.
    """
    here = Path(DATABASE_FILE)
    file = here.absolute() if here.is_file() else data_folder(environment) / DATABASE_FILE
    return f"sqlite:///{file}"


def cluster_settings_from(
    environment: Mapping[str, str] | None = None, **changes: object
) -> Settings:
    """The settings of one process of a cluster, which meets the others at PostgreSQL and NATS."""
    defaults: dict[str, object] = {"database": CLUSTER_DATABASE, "bus": CLUSTER_BUS}
    found = _settings(environment, defaults, changes)
    alone = "for a server without them, `archrivals serve`"
    if found.database.startswith("sqlite:"):
        wanted = "the processes of a cluster share a PostgreSQL, postgresql://USER@HOST/NAME"
        raise SettingsError("database", f"is {found.database!r}; {wanted}; {alone}")
    if found.alone:
        wanted = "the processes of a cluster talk over NATS, nats://HOST:4222"
        raise SettingsError("bus", f"is 'local'; {wanted}; {alone}")
    return found


def _settings(
    environment: Mapping[str, str] | None, defaults: dict[str, object], changes: dict[str, object]
) -> Settings:
    environment = os.environ if environment is None else environment
    found = defaults
    for each in fields(Settings):
        text = environment.get(f"ARCHRIVALS_{each.name.upper()}")
        if text is not None:
            found[each.name] = _parsed(each.name, str(each.type), text)
    given = {name: value for name, value in changes.items() if value is not None}
    try:
        return Settings(**found | given)  # type: ignore[arg-type]  # parsed to its field's type
    except SettingsError as error:
        if error.setting in given:
            raise SettingsError(error.setting, error.problem, option=True) from None
        raise


def _parsed(name: str, kind: str, text: str) -> object:
    try:
        if kind == "int":
            return int(text)
        if kind == "bool":
            return {"on": True, "1": True, "true": True, "off": False, "0": False, "false": False}[
                text.lower()
            ]
    except (ValueError, KeyError):
        wanted = "a whole number" if kind == "int" else "on or off"
        raise SettingsError(name, f"is {text!r}; use {wanted}") from None
    return text
