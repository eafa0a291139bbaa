"""Who may ask what, and from where; and what everyone is told who may not."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import pytest
from browsers import Open, browser, people_app
from fastapi import Depends, HTTPException, WebSocket
from starlette.staticfiles import StaticFiles
from starlette.types import Message

from archrivals.hosting.wire import VERSION
from archrivals.server.accounts.accounts import Person
from archrivals.server.context import Context
from archrivals.server.edge.security import (
    COOKIE,
    check_origin,
    maybe_person,
)

pytestmark = pytest.mark.anyio

# --- CSRF and origins -------------------------------------------------------------------------


@pytest.mark.parametrize("token", [None, "", "wrong", "wr\u00f6ng"])
async def test_a_change_needs_the_csrf_token_of_its_session(
    opened: Open, token: str | None
) -> None:
    client = opened()
    await client.become("guests", name="Ada")
    del client.headers["X-Archrivals-CSRF"]
    headers = {} if token is None else {"X-Archrivals-CSRF": token.encode()}
    for method, path in (
        ("POST", "tickets"),
        ("PATCH", "me"),
        ("DELETE", "me"),
        ("POST", "login"),
        ("POST", "logout"),
        ("PUT", "blocks/somebody-else"),
    ):
        answer = await client.request(method, f"/api/{path}", headers=headers)  # type: ignore[arg-type]
        assert (answer.status_code, answer.json()["code"]) == (403, "csrf"), path
    assert (await client.get("/api/me")).status_code == 200


async def test_the_csrf_token_of_another_session_is_not_enough(opened: Open) -> None:
    ada, bea = opened(), opened()
    await ada.become("guests", name="Ada")
    await bea.become("guests", name="Bea")
    ada.headers["X-Archrivals-CSRF"] = bea.headers["X-Archrivals-CSRF"]
    assert (await ada.post("/api/tickets")).status_code == 403


@pytest.mark.parametrize(
    ("version", "status"),
    [(None, 200), (str(VERSION), 200), ("1", 400), ("", 400), ("9" * 99, 400)],
)
async def test_a_page_of_another_version_is_told_to_reload(
    opened: Open, version: str | None, status: int
) -> None:
    client = opened()
    headers = {} if version is None else {"X-Archrivals-Version": version}
    answer = await client.get("/api/session", headers=headers)
    assert answer.status_code == status
    if status == 400:
        assert answer.json()["code"] == "version"
        assert f"speaks version {VERSION}" in answer.json()["reason"]
        assert answer.json()["reason"].endswith("reload the page")


async def test_a_cookie_that_opens_nothing_does_not_stop_one_from_logging_in(opened: Open) -> None:
    client = opened()
    client.cookies.set(COOKIE, "expired")
    assert (await client.become("guests", name="Ada")).status_code == 200


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("http://archrivals.test", True),
        ("https://play.example.org", True),
        ("http://127.0.0.1:8777", True),
        ("https://archrivals.test", False),
        ("http://archrivals.test.example.com", False),
        ("https://example.com", False),
        ("null", False),
        ("", False),
    ],
)
async def test_pages_of_other_sites_change_nothing(
    opened: Open, origin: str, allowed: bool
) -> None:
    client = opened(origins="https://play.example.org/, https://other.example.org")
    client.headers["Origin"] = origin
    answer = await client.become("guests", name="Ada")
    assert answer.status_code == (200 if allowed else 403)
    assert allowed or answer.json()["code"] == "origin"
    assert (await client.get("/api/me")).status_code == (200 if allowed else 401)


async def test_behind_a_proxy_the_origin_is_that_of_the_proxy(opened: Open) -> None:
    headers = {"Origin": "https://archrivals.test", "X-Forwarded-Proto": "https"}
    for trusted, status in ((True, 200), (False, 403)):
        client = opened(trust_proxy=trusted)
        client.headers.update(headers)
        assert (await client.become("guests", name="Ada")).status_code == status


@pytest.mark.parametrize("extension", [True, False])
@pytest.mark.parametrize(
    ("origin", "allowed"),
    [(b"http://archrivals.test", True), (b"https://example.com", False), (None, True)],
)
async def test_a_socket_of_another_site_is_refused_before_it_opens(
    sqlite_context: Context, origin: bytes | None, allowed: bool, extension: bool
) -> None:
    app = people_app(sqlite_context)

    @app.websocket("/socket")
    async def socket(websocket: WebSocket) -> None:
        check_origin(websocket)
        await websocket.accept()
        await websocket.close()

    told: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        told.append(message)

    headers = [(b"host", b"archrivals.test")] + ([(b"origin", origin)] if origin else [])
    scope = {
        "type": "websocket",
        "path": "/socket",
        "scheme": "ws",
        "headers": headers,
        "query_string": b"",
        "subprotocols": [],
        "client": ("203.0.113.1", 1),
        "server": ("archrivals.test", 80),
        "extensions": {"websocket.http.response": {}} if extension else {},
    }
    await app(scope, receive, send)
    refusal = "websocket.http.response.start" if extension else "websocket.close"
    assert told[0]["type"] == ("websocket.accept" if allowed else refusal)
    if extension and not allowed:
        assert told[0]["status"] == 403


async def test_secure_cookies_are_secure(opened: Open) -> None:
    answer = await opened(secure_cookies=True).become("guests", name="Ada")
    assert "Secure" in answer.headers["set-cookie"]


async def test_a_page_may_be_for_anybody(sqlite_context: Context) -> None:
    app = people_app(sqlite_context)

    @app.get("/hello")
    async def hello(asking: Annotated[Person | None, Depends(maybe_person)]) -> str:
        return asking.name if asking else "stranger"

    async with browser(app) as client:
        assert (await client.get("/hello")).json() == "stranger"
        await client.become("guests", name="Ada")
        assert (await client.get("/hello")).json() == "Ada"


# --- Headers and errors -----------------------------------------------------------------------


async def test_every_response_says_what_a_browser_must_not_do(opened: Open) -> None:
    client = opened()
    for path in ("/api/me", "/nowhere", "/openapi.json"):
        headers = (await client.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "style-src 'self' 'unsafe-inline'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        policy = headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy, "the page runs Python"
        assert headers["referrer-policy"] == "same-origin"
    assert (await client.get("/api/me")).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"{", "The body: is not JSON."),
        (b"{}", "name: is missing."),
        (b'{"name": "Ada", "admin": true}', "admin: is not expected here."),
        (b'{"name": 5}', "name: Input should be a valid string."),
        (b'{"name": "\\ud800x"}', "name: is not text."),
        (b'{"name": "' + b"x" * 61 + b'"}', "name: String should have at most 60 characters."),
        (b'{"name": "a\\u0000b"}', "A name has 2 to 24 characters that can be seen"),
        (b"[]", "The body: must be a JSON object"),
        (b"", "The body: is missing."),
    ],
)
async def test_what_is_wrong_with_a_request_is_told_in_a_sentence(
    opened: Open, body: bytes, reason: str
) -> None:
    headers = {"Content-Type": "application/json"}
    answer = await opened().post("/api/guests", content=body, headers=headers)
    assert answer.status_code == 422
    assert answer.json().keys() == {"code", "reason"}
    assert answer.json()["code"] == "invalid"
    assert answer.json()["reason"].startswith(reason)


@pytest.mark.parametrize(
    "preferences",
    [
        {"": 1},
        {"nul\x00": 1},
        {"a": "nul\x00"},
        {"a": "x" * 201},
        {"a": 2**60},
        {"a": {"nested": 1}},
        {"a": [1]},
        {f"k{n}": n for n in range(65)},
    ],
)
async def test_preferences_are_small_and_flat(opened: Open, preferences: dict[str, object]) -> None:
    client = opened()
    await client.become("guests", name="Ada")
    answer = await client.patch("/api/me", json={"preferences": preferences})
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid")


async def test_a_form_of_another_site_is_not_json(opened: Open) -> None:
    headers = {"Content-Type": "text/plain"}
    answer = await opened().post("/api/guests", content=b'{"name": "Ada"}', headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid")


async def test_every_error_has_the_same_shape(sqlite_context: Context) -> None:
    app = people_app(sqlite_context)

    @app.get("/broken")
    async def broken() -> None:
        raise RuntimeError("a secret")

    @app.get("/worded")
    async def worded() -> None:
        raise HTTPException(409, {"code": "own", "reason": "Own words."})

    @app.get("/gone")
    async def gone() -> None:
        raise HTTPException(404, "There is no such table.")

    async with browser(app) as client:
        seen = {path: await client.get(path) for path in ("/broken", "/worded", "/gone", "/none")}
        seen["/api/guests"] = await client.get("/api/guests")
        headers = {"Content-Type": "application/json"}
        seen["/api/login"] = await client.post("/api/login", content=b'"\xff"', headers=headers)
    told = {path: (answer.status_code, answer.json()["code"]) for path, answer in seen.items()}
    assert told == {
        "/broken": (500, "broken"),
        "/worded": (409, "own"),
        "/gone": (404, "not-found"),
        "/none": (404, "not-found"),
        "/api/guests": (405, "method-not-allowed"),
        "/api/login": (400, "bad-request"),
    }
    assert all(answer.json().keys() == {"code", "reason"} for answer in seen.values())
    assert "secret" not in seen["/broken"].text
    assert seen["/gone"].json()["reason"] == "There is no such table."
    assert seen["/api/guests"].headers["allow"] == "POST"


@pytest.mark.parametrize("with_files", [False, True])
async def test_a_method_that_is_not_taken_is_answered_with_those_that_are(
    sqlite_context: Context, tmp_path: Path, with_files: bool
) -> None:
    app = people_app(sqlite_context)
    if with_files:  # they stand behind every address and would answer first
        app.mount("/", StaticFiles(directory=tmp_path))
    async with browser(app) as client:
        for path, methods in (("me", "GET, PATCH, DELETE"), ("blocks/else", "PUT, DELETE")):
            answer = await client.options(f"/api/{path}")
            assert answer.status_code == 405
            assert answer.headers["allow"] == methods


async def test_every_operation_describes_its_errors_in_our_shape(opened: Open) -> None:
    description = (await opened().get("/openapi.json")).json()
    assert "HTTPValidationError" not in description["components"]["schemas"]
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            assert {"422", "429"} <= operation["responses"].keys(), (path, method)
            assert "summary" in operation
            assert "description" in operation
            for status, response in operation["responses"].items():
                if status >= "400":
                    schema = response["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Problem"}
