"""How often people may ask, from one address, under one name, for one mail."""

from __future__ import annotations

import asyncio
import re
import threading
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher
from browsers import Open
from starlette.requests import HTTPConnection

from archrivals.hosting.refusal import Refusal
from archrivals.server.accounts.accounts import change_password, make_account, new_guest
from archrivals.server.accounts.attempts import MAX_DELAYED_PER_ACCOUNT, Attempts
from archrivals.server.accounts.devices import known_device, remember_device
from archrivals.server.accounts.limits import Limits, client_address
from archrivals.server.accounts.passwords import MOST_WAITING, THREADS, Furnace
from archrivals.server.context import Context
from archrivals.server.core.rates import Buckets
from archrivals.server.core.schema import devices
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store, hashed
from archrivals.server.edge.routes import accounts as routes
from archrivals.server.edge.security import DEVICE

pytestmark = pytest.mark.anyio


def connection(peer: str = "203.0.113.1", **headers: str) -> HTTPConnection:
    """A request from somewhere, with these headers."""
    sent = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    return HTTPConnection({"type": "http", "headers": sent, "client": (peer, 1)})


def test_a_bucket_fills_again_with_time() -> None:
    at = [0.0]
    buckets = Buckets(2, 0.5, clock=lambda: at[0])
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 2]
    assert buckets.take("b") == 0
    at[0] = 2.0
    assert [buckets.take("a") for _ in range(2)] == [0, 2]
    buckets.give_back("a")
    assert buckets.take("a") == 0
    at[0] = 1000.0
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 2]


def test_buckets_take_no_more_room_than_they_may() -> None:
    buckets = Buckets(1, 1, most=100)
    for number in range(1000):
        buckets.take(str(number))
    assert len(buckets) == 100


def test_nothing_is_limited_where_the_limit_is_zero() -> None:
    limits = Limits(Settings(requests_per_minute=0, sign_ups_per_hour=0))
    assert {limits.sign_ups.take("a") for _ in range(100)} == {0}
    assert {limits.requests.take("a") for _ in range(100)} == {0}
    assert {limits.tables.take("a", "here") for _ in range(100)} == {0}
    assert {limits.pace.wait("a") for _ in range(100)} == {0}


def test_a_forwarded_address_counts_only_from_a_trusted_proxy() -> None:
    trusting, plain = Settings(trust_proxy=True), Settings()
    forwarded = {"x_forwarded_for": "198.51.100.7, 198.51.100.8"}
    assert client_address(connection(**forwarded), plain) == "203.0.113.1"
    assert client_address(connection(**forwarded), trusting) == "198.51.100.8"
    assert client_address(connection(), trusting) == "203.0.113.1"


def test_a_network_of_ipv6_is_one_address() -> None:
    settings = Settings()
    seen = [
        client_address(connection(peer), settings)
        for peer in ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1")
    ]
    assert seen[0] == seen[1] != seen[2]
    assert client_address(connection("::ffff:203.0.113.1"), settings) == "203.0.113.1"
    assert client_address(connection("a socket"), settings) == "a socket"


async def test_sign_ups_are_limited_for_each_address(opened: Open) -> None:
    for _ in range(2):
        assert (await opened(sign_ups_per_hour=2).become("guests", name="Ada")).is_success
    answer = await opened(sign_ups_per_hour=2).become("guests", name="Ada")
    assert (answer.status_code, answer.json()["code"]) == (429, "too-often")
    assert 1700 < int(answer.headers["retry-after"]) <= 1800
    elsewhere = opened("203.0.113.2", sign_ups_per_hour=2)
    assert (await elsewhere.become("guests", name="Ada")).is_success


async def test_requests_are_limited_for_each_address_and_each_person(opened: Open) -> None:
    client = opened(requests_per_minute=5)
    await client.become("guests", name="Ada")
    seen = [(await client.get("/api/me")).status_code for _ in range(5)]
    assert seen == [200, 200, 200, 200, 429]
    moved = opened("203.0.113.2", requests_per_minute=5)
    moved.cookies = client.cookies
    seen = [(await moved.get("/api/me")).status_code for _ in range(2)]
    assert seen == [200, 429]


def test_a_flood_of_requests_is_taken_at_a_pace() -> None:
    limits = Limits(Settings())
    waits = [limits.pace.wait("203.0.113.1") for _ in range(600)]
    assert waits[:60] == [0] * 60  # a family that opens the page
    assert waits == sorted(waits)
    assert 26 < waits[-1] < 28  # 20 a second
    assert limits.pace.wait("203.0.113.2") == 0


def test_one_person_opens_ten_tables_at_once_and_an_address_forty() -> None:
    limits = Limits(Settings())
    assert [limits.tables.take("ada", "here") for _ in range(11)] == [0] * 10 + [10]
    for person in ("bob", "cem", "dee"):
        assert {limits.tables.take(person, "here") for _ in range(10)} == {0}
    assert limits.tables.take("eve", "here") == 3
    assert limits.tables.take("eve", "elsewhere") == 0


RIGHT = {"email": "ada@example.org", "password": "correct horse"}
WRONG = RIGHT | {"password": "wrong horse"}


async def test_attempts_to_log_in_are_limited_for_each_account_at_each_address(
    opened: Open,
) -> None:
    await account(opened)
    for _ in range(12):
        assert (await opened("203.0.113.2").become("login", **RIGHT)).is_success
    stranger = opened("198.51.100.1")
    seen = [(await stranger.become("login", **WRONG)).status_code for _ in range(11)]
    assert seen == [401] * 10 + [429]
    assert (await stranger.become("login", **RIGHT)).status_code == 429
    other = await stranger.become("login", email="b@example.org", password="x")
    assert other.status_code == 401


async def account(opened: Open) -> None:
    """Ada's account, made at an address where she never logs in."""
    owner = opened("203.0.113.99")
    await owner.become("guests", name="Ada")
    await owner.become("accounts", **RIGHT)


async def test_a_stranger_does_not_lock_the_owner_out(opened: Open) -> None:
    await account(opened)
    stranger = opened("198.51.100.1")
    for _ in range(20):
        await stranger.become("login", **WRONG)
    assert (await opened("203.0.113.3").become("login", **RIGHT)).is_success


async def test_many_strangers_hold_up_only_who_is_not_known(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    held_up: list[float] = []

    async def pause(seconds: float) -> None:
        held_up.append(seconds)

    monkeypatch.setattr(Attempts.__init__, "__defaults__", (lambda name: None, pause))
    await account(opened)
    at_home = opened("203.0.113.3")
    assert (await at_home.become("login", **RIGHT)).is_success
    for number in range(40):
        guess = await opened(f"198.51.100.{number}").become("login", **WRONG)
        assert guess.status_code == 401
    assert len(held_up) > 5
    before = len(held_up)
    assert (await opened("203.0.113.3").become("login", **RIGHT)).is_success  # a known address
    travelling = opened("192.0.2.1")
    travelling.cookies.set(DEVICE, at_home.cookies[DEVICE])  # a known browser
    assert (await travelling.become("login", **RIGHT)).is_success
    assert len(held_up) == before
    assert (await opened("192.0.2.2").become("login", **RIGHT)).is_success  # it takes longer
    assert len(held_up) == before + 1


async def test_so_many_strangers_wait_at_a_time_and_the_rest_is_refused() -> None:
    go = asyncio.Event()

    async def pause(seconds: float) -> None:
        await go.wait()

    tried = Attempts(pause=pause)
    for number in range(30):
        await tried.begin("ada", f"address {number}")
    waiting = [
        asyncio.create_task(tried.begin("ada", f"wait {n}")) for n in range(MAX_DELAYED_PER_ACCOUNT)
    ]
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as refused:
        await tried.begin("ada", "one more")
    assert (refused.value.status, refused.value.code) == (429, "too-often")
    assert "reset the password" in refused.value.reason
    await tried.begin("ada", "one more", "a device of hers")
    await tried.begin("bob", "one more")
    go.set()
    await asyncio.gather(*waiting)
    await tried.begin("ada", "another")


async def test_a_device_is_known_to_its_own_account_until_the_password_changes(
    store: Store,
) -> None:
    ada = await new_guest(store, "Ada")
    await make_account(store, ada, "ada@example.org", "correct horse")
    token = await remember_device(store, ada.id)
    device = await known_device(store, token, "ADA@example.org")
    assert device == hashed(str(token))
    assert await known_device(store, token, "bob@example.org") == ""
    assert await known_device(store, "guessed", "ada@example.org") == ""
    assert await known_device(store, None, "ada@example.org") == ""
    assert await remember_device(store, ada.id, device) is None
    for _ in range(25):
        await remember_device(store, ada.id)
    kept = await store.rows(sa.select(devices.c.token))
    assert len(kept) == 20
    ada = replace(ada, email="ada@example.org")
    await change_password(store, ada, "correct horse", "battery staple", "")
    assert await store.rows(sa.select(devices.c.token)) == []


async def test_attempts_to_log_in_are_limited_for_each_address(opened: Open) -> None:
    client = opened()
    seen = [
        (await client.become("login", email=f"a{n}@example.org", password="x")).status_code
        for n in range(61)
    ]
    assert seen == [401] * 60 + [429]


async def test_a_stolen_session_cannot_guess_the_password(opened: Open) -> None:
    client = opened()
    await client.become("guests", name="Ada")
    await client.become("accounts", **RIGHT)
    seen = [(await client.erase("me", password="guess")).status_code for _ in range(10)]
    assert seen == [403] * 10
    change = {"old": "correct horse", "new": "battery staple"}
    assert (await client.post("/api/password", json=change)).status_code == 429
    elsewhere = opened("203.0.113.2")  # a session of her own
    await elsewhere.become("login", **RIGHT)
    assert (await elsewhere.post("/api/password", json=change)).status_code == 204


async def test_nobody_is_flooded_with_mails(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []

    async def mail_reset(here: Context, email: str) -> None:
        written.append(email)

    monkeypatch.setattr(routes, "mail_reset", mail_reset)
    sent = {"email": "ada@example.org"}
    client = opened()
    seen = [(await client.post("/api/password/forgotten", json=sent)).status_code for _ in range(4)]
    assert seen == [202, 202, 202, 429]
    for number in range(9):  # strangers do not use up what the owner may ask for
        answer = await opened(f"198.51.100.{number}").post("/api/password/forgotten", json=sent)
        assert answer.status_code == 202
    assert written == ["ada@example.org"] * 6


# --- argon2 -----------------------------------------------------------------------------------


async def test_few_passwords_are_worked_out_at_a_time_and_few_wait() -> None:
    at_work = most = 0
    lock, go = threading.Lock(), threading.Event()

    def work() -> None:
        nonlocal at_work, most
        with lock:
            at_work += 1
            most = max(most, at_work)
        go.wait(60)
        with lock:
            at_work -= 1

    furnace = Furnace()
    tasks = [asyncio.create_task(furnace.run(work)) for _ in range(THREADS + MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as refused:
        await furnace.run(work)
    assert (refused.value.status, refused.value.code) == (503, "busy")
    go.set()
    await asyncio.gather(*tasks)
    assert most <= THREADS
    await furnace.run(work)


def test_the_memory_of_all_passwords_at_a_time_fits_into_the_manifests() -> None:
    text = Path("deploy/kubernetes/gateway.yaml").read_text(encoding="utf-8")
    (limit,) = re.findall(r"limits: {memory: (\d+)Mi}", text)
    each = PasswordHasher().memory_cost / 1024
    assert 256 + THREADS * each <= int(limit)  # a gateway without any takes less than 256
