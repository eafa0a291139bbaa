"""How often people may ask, from one address, under one name, for one mail."""

from __future__ import annotations

import pytest
from browsers import Open
from starlette.requests import HTTPConnection

from archrivals.server.people.limits import Buckets, Limits, client_address
from archrivals.server.settings import Settings

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


async def test_attempts_to_log_in_are_limited_for_each_mail(opened: Open) -> None:
    owner = opened()
    await owner.become("guests", name="Ada")
    await owner.become("accounts", email="ada@example.org", password="correct horse")
    right = {"email": "ada@example.org", "password": "correct horse"}
    for _ in range(12):
        assert (await opened("203.0.113.2").become("login", **right)).is_success
    for number in range(10):
        guess = await opened(f"198.51.100.{number}").become(
            "login", email="ada@example.org", password="wrong horse"
        )
        assert guess.status_code == 401
    assert (await opened("203.0.113.3").become("login", **right)).status_code == 429
    other = await opened("203.0.113.3").become("login", email="b@example.org", password="x")
    assert other.status_code == 401


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
    await client.become("accounts", email="ada@example.org", password="correct horse")
    seen = [(await client.erase("me", password="guess")).status_code for _ in range(10)]
    assert seen == [403] * 10
    change = {"old": "correct horse", "new": "battery staple"}
    assert (await client.post("/api/password", json=change)).status_code == 429


async def test_nobody_is_flooded_with_mails(opened: Open) -> None:
    client = opened()
    sent = {"email": "ada@example.org"}
    seen = [(await client.post("/api/password/forgotten", json=sent)).status_code for _ in range(4)]
    assert seen == [202, 202, 202, 429]
