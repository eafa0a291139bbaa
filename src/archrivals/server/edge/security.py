"""Who asks, and whether they may: sessions, CSRF, origins, limits, headers, errors."""

from __future__ import annotations

import asyncio
import re
import secrets
from dataclasses import dataclass
from http import HTTPStatus
from ipaddress import ip_address
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from fastapi import Depends, FastAPI, Request, Response, Security
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.security import APIKeyCookie
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.routing import Match, Mount
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from archrivals.hosting import wire
from archrivals.hosting.refusal import Problem, Refusal
from archrivals.server.accounts.accounts import Person
from archrivals.server.accounts.devices import DEVICE_LIFE_MS
from archrivals.server.accounts.limits import client_address, limits, spend
from archrivals.server.accounts.sessions import Session, find_session, life
from archrivals.server.context import context
from archrivals.server.core.settings import Settings
from archrivals.server.core.trouble import LOST
from archrivals.web_client import HEADERS

from .models import model_of

__all__ = [
    "Me",
    "Refusal",
    "SecurityHeaders",
    "address_for_others",
    "check_origin",
    "documented",
    "install_errors",
    "maybe_person",
    "person",
    "visitor",
]

COOKIE: Final = "archrivals_session"
DEVICE: Final = "archrivals_device"
CSRF_HEADER: Final = "X-Archrivals-CSRF"
VERSION_HEADER: Final = "X-Archrivals-Version"
TOO_MANY: Final = "Too many requests came from you"
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HOST_NAME: Final = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.local)?", re.ASCII)
"""The name of a machine in its own network: one word, or one word and ``.local``."""

# --- Who asks ---------------------------------------------------------------------------------

SESSION_COOKIE: Final = APIKeyCookie(
    name=COOKIE,
    scheme_name="session",
    description=(
        "Set by POST /api/guests and POST /api/login. Every request but GET must also send "
        f"the `csrf` that came with it, as header `{CSRF_HEADER}`."
    ),
    auto_error=False,
)


@dataclass(frozen=True, slots=True)
class Visitor:
    """The sender of a request, and their address."""

    session: Session | None
    address: str

    @property
    def who(self) -> str:
        """Return whose share of costly work it is: the person's, or that of all strangers there."""
        return self.session.person.id if self.session else f"a guest at {self.address}"


async def visitor(request: Request) -> Visitor:
    """Return the sender, after every check that holds for all requests; a FastAPI dependency."""
    if not hasattr(request.state, "visitor"):
        request.state.visitor = await _checked(request)
    found: Visitor = request.state.visitor
    return found


async def _checked(request: Request) -> Visitor:
    here = context(request)
    address = client_address(request, here.settings)
    spend(limits(request).requests, address, TOO_MANY)
    if wait := limits(request).pace.wait(address):
        here.metrics.limited("pace")
        await asyncio.sleep(wait)
    check_version(request)
    if request.method not in SAFE:
        check_origin(request)
    token = request.cookies.get(COOKIE)
    session = await find_session(here.store, token) if token else None
    if session is not None:
        spend(limits(request).requests, session.person.id, TOO_MANY)
        if request.method not in SAFE:
            check_csrf(request, session)
    return Visitor(session, address)


async def session(
    request: Request, cookie: Annotated[str | None, Security(SESSION_COOKIE)] = None
) -> Session:
    """The session of a request, or 401; a FastAPI dependency."""
    found = (await visitor(request)).session
    if found is None:
        raise Refusal(401, "no-session", "You are not logged in here; type a name, or log in.")
    return found


async def person(
    request: Request, cookie: Annotated[str | None, Security(SESSION_COOKIE)] = None
) -> Person:
    """Return the person who is logged in, or refuse with 401; a FastAPI dependency."""
    return (await session(request)).person


async def maybe_person(request: Request) -> Person | None:
    """Return the person who is logged in, if there is one; a FastAPI dependency."""
    found = (await visitor(request)).session
    return found.person if found else None


Me = Annotated[Person, Depends(person)]

# --- Whether they may -------------------------------------------------------------------------


def check_version(request: Request) -> None:
    """Refuse a page of another version; programs that name none are taken at their word."""
    named = request.headers.get(VERSION_HEADER)
    if named is not None and named != str(wire.VERSION):
        raise Refusal(400, "version", wire.other_version(named))


def check_csrf(request: Request, session: Session) -> None:
    """Refuse unless the page that asks knows the session's CSRF token."""
    sent = request.headers.get(CSRF_HEADER, "")
    if not secrets.compare_digest(sent.encode(), session.csrf.encode()):
        raise Refusal(
            403,
            "csrf",
            f"The header {CSRF_HEADER} must hold the csrf of GET /api/me; reload the page.",
        )


def check_origin(connection: HTTPConnection) -> None:
    """Refuse a page of another site; for requests and for the handshake of a WebSocket.

    Programs that are not browsers send no ``Origin``, and no other person's cookies either.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return
    settings = context(connection).settings
    if origin.rstrip("/") not in {*settings.allowed_origins, own_origin(connection, settings)}:
        raise Refusal(
            403,
            "origin",
            f"Pages of {origin[:100]} may not use this server; "
            "its operator can allow them with ARCHRIVALS_ORIGINS.",
        )


def own_origin(connection: HTTPConnection, settings: Settings) -> str:
    """The web origin under which this request reached us."""
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    if settings.trust_proxy:
        scheme = connection.headers.get("x-forwarded-proto", scheme).rpartition(",")[2].strip()
    return f"{scheme}://{connection.headers.get('host', '')}"


def address_for_others(request: Request, settings: Settings) -> str:
    """Return where others find this server, or nothing if only the browser can know.

    The operator's address comes first. Without one the ``Host`` header counts where it is an IP
    address, a name of the own network or a named origin: a client can send any other name.
    """
    if settings.url:
        return settings.public_url
    asked = own_origin(request, settings)
    known = asked in settings.allowed_origins or _is_near(request.headers.get("host", ""))
    return asked if known else ""


def _is_near(host: str) -> bool:
    """Return whether a ``Host`` header has an IP address or a name of the own network."""
    try:
        parts = urlsplit(f"//{host}")
        name, _ = parts.hostname or "", parts.port
    except ValueError:
        return False
    if parts.netloc != host or "@" in host or "%" in host:
        return False
    try:
        return not ip_address(name).is_unspecified
    except ValueError:
        return HOST_NAME.fullmatch(name) is not None


def set_cookie(response: Response, settings: Settings, token: str, person: Person) -> None:
    """Hand out a session's token."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=life(person) // 1000,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
    )


def set_device(response: Response, settings: Settings, token: str) -> None:
    """Let a browser be known where it logs in again; it is sent nowhere else."""
    response.set_cookie(
        DEVICE,
        token,
        max_age=DEVICE_LIFE_MS // 1000,
        path="/api/login",
        httponly=True,
        samesite="strict",
        secure=settings.secure_cookies,
    )


def clear_cookie(response: Response, settings: Settings) -> None:
    """Take it back."""
    response.delete_cookie(
        COOKIE, path="/", httponly=True, samesite="lax", secure=settings.secure_cookies
    )


class SecurityHeaders:
    """ASGI middleware: what a browser must not do with our pages, on every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and put the headers on what comes back."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers)


# --- Errors -----------------------------------------------------------------------------------


MEANINGS: Final = {
    400: "The body cannot be read.",
    401: "No session, or a wrong password.",
    403: "Not from this page, or not allowed.",
    404: "There is no such thing.",
    409: "It does not fit with how things are.",
    413: "The body is larger than anything we take.",
    422: "Something in the request is not as it should be.",
    429: "Too often; `Retry-After` holds the seconds to wait.",
    503: "Not now; try again in a while.",
}

PLAIN_REASONS: Final = {
    400: "The request cannot be read; its body must be JSON in UTF-8.",
    404: "There is nothing at this address.",
    405: "This address does not take this method; the header Allow lists those it takes.",
}

WORDS: Final = {
    "missing": "is missing",
    "extra_forbidden": "is not expected here",
    "string_pattern_mismatch": "is not written as it should be",
    "string_unicode": "is not text",
    "json_invalid": "is not JSON",
    "model_attributes_type": "must be a JSON object, sent as application/json",
}


def documented(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The ``responses`` of a route that can answer with these errors.

    422 and 429 always can be, and where a body may be unreadable it may be too large.
    """
    large = {413} if 400 in statuses else set()
    return {
        status: {"model": model_of(Problem), "description": MEANINGS[status]}
        for status in sorted({*statuses, *large, 422, 429})
    }


def install_errors(app: FastAPI) -> None:
    """Give every error of an application the same shape: ``{"code", "reason"}``."""

    @app.exception_handler(Refusal)
    async def refused(connection: HTTPConnection, error: Refusal) -> Response:
        waiting = {"Retry-After": str(error.wait)} if error.wait else {}
        more = {"why": error.why} if error.why else {}
        return await _answer(connection, error.status, error.code, error.reason, waiting, **more)

    @app.exception_handler(HTTPException)
    async def plain(connection: HTTPConnection, error: HTTPException) -> Response:
        status = error.status_code
        methods = methods_at(connection) if status in (404, 405) else []
        if status == 404 and methods and connection.scope.get("method") not in methods:
            status = 405  # the pages, which come last, looked for a file of this name
        detail: object = error.detail  # FastAPI takes more than the text that Starlette has
        code = HTTPStatus(status).phrase.lower().replace(" ", "-")
        reason = PLAIN_REASONS.get(status, str(detail))
        if isinstance(detail, dict):  # its raiser has words of their own
            code, reason = str(detail.get("code", code)), str(detail.get("reason", reason))
        elif status == 404 and detail != HTTPStatus(404).phrase:
            reason = str(detail)
        headers = dict(error.headers or {})
        if status == 405:
            headers["Allow"] = ", ".join(methods) or "GET, HEAD"  # else a file
        return await _answer(connection, status, code, reason, headers)

    @app.exception_handler(RequestValidationError)
    async def invalid(connection: HTTPConnection, error: RequestValidationError) -> Response:
        return await _answer(connection, 422, "invalid", reason_of(error), {})

    async def away(connection: HTTPConnection, error: Exception) -> Response:
        if isinstance(error, IntegrityError | DataError | ProgrammingError):
            raise error  # no trouble of the database, but ours
        reason = "The database does not answer just now; try again in a moment."
        return await _answer(connection, 503, "unavailable", reason, {"Retry-After": "1"})

    for trouble in (*LOST, DBAPIError, PoolTimeoutError):
        app.add_exception_handler(trouble, away)

    @app.exception_handler(Exception)
    async def broken(connection: HTTPConnection, error: Exception) -> Response:
        reason = "Something broke on our side and was written down; try again in a moment."
        return await _answer(connection, 500, "broken", reason, {})


def reason_of(error: RequestValidationError) -> str:
    """Explain the fault of a request in a sentence, without repeating the input."""
    first = error.errors()[0]
    inside = [str(part) for part in first["loc"][1:] if first["type"] != "json_invalid"]
    where = ".".join(inside)[:80] or f"The {first['loc'][0]}"
    return f"{where}: {WORDS.get(first['type'], first['msg'])}."


def methods_at(connection: HTTPConnection) -> list[str]:
    """All methods of an address; Starlette by itself lists those of one route alone."""
    asked = {"type": "http", "path": connection.scope["path"], "headers": [], "root_path": ""}
    routes = [each for each in connection.app.routes if not isinstance(each, Mount)]
    return [
        method
        for method in METHODS
        if any(each.matches({**asked, "method": method})[0] is Match.FULL for each in routes)
    ]


async def _answer(
    connection: HTTPConnection,
    status: int,
    code: str,
    reason: str,
    headers: dict[str, str],
    **more: str,
) -> Response:
    """Answer a request; a socket that is not open yet is refused in the same words."""
    response = JSONResponse({"code": code, "reason": reason, **more}, status, headers)
    if isinstance(connection, WebSocket):
        if "websocket.http.response" in connection.scope.get("extensions", {}):
            await connection.send_denial_response(response)
        else:
            await connection.close(1008, reason[:120])
    return response
