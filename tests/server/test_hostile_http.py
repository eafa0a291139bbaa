"""Hostile requests: whatever is sent to the HTTP interface, it answers as it says it does.

``schemathesis`` reads the description of the interface and makes requests of it, right ones and
wrong ones. Each answer must be one that is described, and none may be an error of ours.

A deeper pass, of more examples for each operation and by a seed of one's own:
``ARCHRIVALS_EXAMPLES=300 ARCHRIVALS_SEED=7 pytest tests/server/test_hostile_http.py``
"""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import sys
import threading
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import pytest
import requests
import schemathesis
import sqlalchemy as sa
import uvicorn
from databases import DATABASE, need_postgres
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from test_after_results import BOB, end, enter_people, enter_table, playing
from tiers import NIGHT, size

from archrivals.hosting.words import NAME
from archrivals.server.accounts.limits import Limits
from archrivals.server.context import Context
from archrivals.server.core.bus import LocalBus
from archrivals.server.core.rates import Buckets
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store
from archrivals.server.edge.app import make_app
from archrivals.server.edge.security import COOKIE, CSRF_HEADER
from archrivals.server.telemetry.metrics import Metrics

pytest_plugins = ("schemathesis.pytest.plugin",)  # it takes seconds to import
EXAMPLES: Final = int(os.environ.get("ARCHRIVALS_EXAMPLES", size(3, 12)))
SEED: Final = int(os.environ.get("ARCHRIVALS_SEED", "1"))
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]


# --- A server in a thread ---------------------------------------------------------------------


def unlimited(settings: Settings) -> Limits:
    """No limits: how often is tested elsewhere."""
    limits = Limits(settings)
    free = Buckets(0, 0)
    limits.tries_by_address = limits.mails = limits.mails_by_place = limits.guesses = free
    limits.logins._by_address = limits.logins._by_place = limits.logins._by_account = free
    return limits


@dataclass
class Served:
    """A gateway that listens, over a real socket; ``tables`` are some that it knows."""

    settings: Settings
    address: str = ""
    tables: list[str] = field(default_factory=list)
    description: dict[str, Any] = field(default_factory=dict, repr=False)
    _web: Any = None
    _ready: threading.Event = field(default_factory=threading.Event)

    async def _serve(self, listening: socket.socket) -> None:
        store = Store(self.settings)
        bus = LocalBus()
        try:
            await store.migrate()
            await enter_people(store)
            for table in ("table-one", "table-two"):
                row = playing(table_id=table)
                sitting = await enter_table(store, row)
                if table == "table-one":
                    await end(store, row, sitting)
            app = make_app(Context(self.settings, store, bus, Metrics()))
            app.state.limits = unlimited(self.settings)
            self.description = app.openapi()
            self._web = uvicorn.Server(
                uvicorn.Config(app, log_config=None, access_log=False, ws="none")
            )
            self._ready.set()
            await self._web.serve([listening])
        finally:
            self._ready.set()
            await bus.close()
            if not store.sqlite:
                async with store.begin() as connection:
                    await connection.execute(
                        sa.text(f'DROP SCHEMA "{self.settings.schema}" CASCADE')
                    )
            await store.close()


@contextmanager
def served(settings: Settings) -> Iterator[Served]:
    """A gateway while it is needed."""
    # With its protocol named: else asyncio leaves Nagle's algorithm on, 40 ms for each request.
    with socket.socket(proto=socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(64)
        here = Served(settings, f"http://127.0.0.1:{listening.getsockname()[1]}")
        thread = threading.Thread(target=lambda: asyncio.run(here._serve(listening)))
        thread.start()
        try:
            here._ready.wait(60)
            assert here._web is not None, "the server did not start"
            yield here
        finally:
            if here._web is not None:
                here._web.should_exit = True
            thread.join(30)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"] if NIGHT else ["sqlite"])
def here(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """A gateway over each kind of database."""
    unhurried: dict[str, Any] = {"requests_per_minute": 0, "sign_ups_per_hour": 0}
    if request.param == "sqlite":
        path = tmp_path_factory.mktemp("hostile") / "archrivals.db"
        chosen = Settings(database=f"sqlite:///{path}", **unhurried)
    else:
        need_postgres()
        schema = f"hostile_{secrets.token_hex(6)}"
        chosen = Settings(database=DATABASE, schema=schema, **unhurried)
    with served(chosen) as server:
        yield server


# --- Somebody who sends it --------------------------------------------------------------------


@dataclass
class Sender:
    """Sends what the fuzzer made; mostly as somebody who is logged in, to tables that exist."""

    here: Served
    http: requests.Session = field(default_factory=requests.Session)
    who: dict[str, str] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.http.trust_env = False

    def _become_somebody(self) -> None:
        """A new guest with a table; the one before may have been logged out or deleted."""
        name = f"Mallory {secrets.token_hex(4)}"  # who may have made an account of another one
        answer = self.http.post(f"{self.here.address}/api/guests", json={"name": name})
        csrf = {CSRF_HEADER: answer.json()["csrf"]}
        self.who = {"cookie": f"{COOKIE}={answer.cookies[COOKIE]}", **csrf}
        self.http.cookies.clear()
        opened = self.http.post(f"{self.here.address}/api/tables", json={}, headers=self.who)
        self.tables = [opened.json()["table"], "table-one", "table-two"]
        self.http.cookies.clear()

    def _is_nobody_now(self, case: Case[Any], answer: Any) -> bool:
        """Whether that request ended the session, or filled the lobby."""
        again = (case.method, case.path) == ("GET", "/api/me")  # the same cookie once more
        if "set-cookie" in answer.headers and not again:
            return True
        return answer.status_code == 401 or b'"too-many"' in answer.content

    def send(self, case: Case[Any]) -> Any:
        """One request and its answer. What is sent is decided by what was made, not by chance."""
        if not self.who:
            self._become_somebody()
        number = zlib.crc32(
            repr((case.path_parameters, case.query, case.body)).encode("utf-8", "replace")
        )
        stranger = number % 5 == 0 or case.path in ("/api/guests", "/api/login")
        if case.meta is not None and case.meta.generation.mode.is_positive and number % 3:
            if "table" in case.path_parameters:
                case.path_parameters["table"] = self.tables[number % 7 % 3]
            if "person" in case.path_parameters:
                case.path_parameters["person"] = BOB
        headers = {} if stranger else self.who
        case.cookies.pop(COOKIE, None)
        answer = case.call(base_url=self.here.address, session=self.http, headers=headers)
        self.http.cookies.clear()
        self.counts[str(answer.status_code)] += 1
        if not stranger and self._is_nobody_now(case, answer):
            self.who = {}
        return answer


@pytest.fixture(scope="module")
def sender(here: Served) -> Iterator[Sender]:
    """Somebody with nothing good in mind."""
    somebody = Sender(here)
    with somebody.http:
        yield somebody
    sys.stdout.write(f"{somebody.counts.total()} requests: {dict(somebody.counts)}\n")


def readable(described: Any) -> Any:
    """The description without what schemathesis 4.32 cannot read well.

    The pattern of names takes it seconds: so it sends any text as a name, and 422 is as good an
    answer. ``prefixItems`` it rewrites as no validator of OpenAPI 3.1 takes them.
    """
    if isinstance(described, list):
        return [readable(each) for each in described]
    if not isinstance(described, dict):
        return described
    return {
        key: readable(each)
        for key, each in described.items()
        if each != NAME and key != "prefixItems"
    }


@pytest.fixture
def interface(here: Served) -> Any:
    """The interface, as it describes itself."""
    config = SchemathesisConfig.from_dict(
        {"seed": SEED, "generation": {"with-security-parameters": False}}
    )
    return schemathesis.openapi.from_dict(readable(here.description), config=config)


every_operation: Final = schemathesis.pytest.from_fixture("interface")


@pytest.mark.long
@every_operation.parametrize()
@pytest.mark.filterwarnings("ignore:Generating overly large repr")  # of a body that is too large
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@pytest.mark.night
def test_every_answer_is_one_that_is_described(case: Case[Any], sender: Sender) -> None:
    answer = sender.send(case)
    checks = CHECKS
    if answer.status_code == 503 and answer.json()["code"] == "busy":  # on a slow machine
        checks = [each for each in CHECKS if each is not not_a_server_error]
    case.validate_response(answer, checks=checks)
