"""How a server is run: everything comes from the environment, with defaults for one machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

CLUSTER_DATABASE: Final = "postgresql://postgres@127.0.0.1:5432/test"
CLUSTER_BUS: Final = "nats://127.0.0.1:4222"


class SettingsError(ValueError):
    """A setting that cannot be right; the message says what would be."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One field for each ``ARCHRIVALS_…`` variable, in lower case and without the prefix.

    ``database`` is a ``sqlite:///file`` or ``postgresql://…`` address, ``schema`` a PostgreSQL
    schema to keep apart from others, ``bus`` a ``nats://…`` address or ``local`` for one process,
    ``client`` a folder with a built web client to show instead of the packaged one,
    ``realm`` what all processes of one deployment put before their subjects.
    Times are milliseconds.
    """

    database: str = "sqlite:///archrivals.db"
    schema: str = ""
    bus: str = "local"
    realm: str = "archrivals"
    listen: str = "127.0.0.1"
    port: int = 8777
    url: str = ""
    client: str = ""
    origins: str = ""
    secure_cookies: bool = False
    trust_proxy: bool = False
    lease: int = 3_000
    window: int = 1_000
    away: int = 60_000
    bot_budget: int = 1_500
    smtp: str = ""
    mail_from: str = "archrivals@localhost"
    messages_per_second: int = 40
    requests_per_minute: int = 600
    sign_ups_per_hour: int = 60
    log: str = "info"
    traces: bool = False
    metrics_port: int = 0

    @property
    def public_url(self) -> str:
        """Where people find this server."""
        return self.url.rstrip("/") or f"http://{self.listen}:{self.port}"

    @property
    def allowed_origins(self) -> frozenset[str]:
        """Web origins whose pages may speak to this server."""
        named = {each.strip().rstrip("/") for each in self.origins.split(",") if each.strip()}
        return frozenset({self.public_url, *named})

    @property
    def alone(self) -> bool:
        """Whether one process is the whole server."""
        return self.bus == "local"


def settings_from(environment: Mapping[str, str] | None = None, **changes: object) -> Settings:
    """The settings of an environment; ``changes`` win over it.

    >>> settings_from({"ARCHRIVALS_PORT": "9000"}).port
    9000
    """
    environment = os.environ if environment is None else environment
    found: dict[str, object] = {}
    for each in fields(Settings):
        text = environment.get(f"ARCHRIVALS_{each.name.upper()}")
        if text is not None:
            found[each.name] = _parsed(each.name, str(each.type), text)
    found |= {name: value for name, value in changes.items() if value is not None}
    return Settings(**found)  # type: ignore[arg-type]  # each was parsed to its field's type


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
        raise SettingsError(f"ARCHRIVALS_{name.upper()} is {text!r}; {wanted} is wanted") from None
    return text
