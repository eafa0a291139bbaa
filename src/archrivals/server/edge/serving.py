"""Operations as routes of FastAPI: their records say what they take and what they answer."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Iterable
from dataclasses import MISSING, fields
from functools import lru_cache
from inspect import Parameter, Signature, isawaitable
from typing import Annotated, Any, Final, NamedTuple, get_origin

import msgspec
from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel

from archrivals.engine.records import to_json
from archrivals.hosting import codec
from archrivals.hosting.operations.declared import (
    About,
    Answer,
    Constant,
    Operation,
    hints_of,
)
from archrivals.server.core.store import hashed
from archrivals.web_client import ASK_AGAIN

from .asking import Asking
from .models import described, model_of
from .security import documented
from .static_files import taken

PREFIX: Final = "/api"
COMPRESSION: Final = 5
"""How hard: twenty frames become a twentieth in a few milliseconds, and hardly less by more."""

MOST_CONSTANTS: Final = 96
"""Replies that never change and are kept; those of a table's cards take half a megabyte."""


def routes_of(tag: str, answers: Iterable[Answer], here: type[Asking] = Asking) -> list[APIRoute]:
    """Return the routes of some operations; ``here`` is for those that name a protocol."""
    router = APIRouter(prefix=PREFIX, tags=[tag])
    for each in answers:
        asked = each.operation
        responses = documented(*asked.refuses)
        if get_origin(asked.reply) is Constant:
            responses[304] = {"description": "As before."}
        router.add_api_route(
            asked.path,
            _endpoint(each, here),
            methods=[asked.method],
            status_code=asked.status,
            response_model=described(asked.reply),
            responses=responses,
        )
    return [each for each in router.routes if isinstance(each, APIRoute)]


def _endpoint(answer: Answer, here: type[Asking]) -> Callable[..., Any]:
    """Return the function of a route: FastAPI reads and checks by its signature."""
    asked, wants = answer.operation, answer.wants
    who = wants if isinstance(wants, type) and issubclass(wants, Asking) else here

    async def endpoint(by: Asking, **given: Any) -> Response:
        reply = answer(_record(asked.request, given) if asked.request else None, by)
        return await _sent(asked, await reply if isawaitable(reply) else reply, by, given)

    endpoint.__name__ = answer.function.__name__
    endpoint.__doc__ = answer.function.__doc__
    parameters = [*_parameters(asked), ("by", Annotated[who, Depends(who.of)], Parameter.empty)]
    endpoint.__signature__ = Signature(  # type: ignore[attr-defined]  # as inspect reads it
        [
            Parameter(name, Parameter.KEYWORD_ONLY, annotation=kind, default=default)
            for name, kind, default in parameters
        ]
    )
    return endpoint


# --- Requests ---------------------------------------------------------------------------------


def _parameters(asked: Operation) -> list[tuple[str, Any, Any]]:
    """Return name, type and default of what FastAPI reads for an operation."""
    if asked.request is None:
        return []
    hints = hints_of(asked.request)
    found: list[tuple[str, Any, Any]] = []
    for each in fields(asked.request):
        place, kind = asked.place(each.name), described(hints[each.name])
        default = Parameter.empty if each.default is MISSING else each.default
        if place == "path":
            found.append((each.name, Annotated[kind, Path(**_told(hints[each.name]))], default))
        elif place == "query":
            found.append((each.name, Annotated[kind, Query(**_told(hints[each.name]))], default))
        elif place == "document":
            found.append((each.name, Annotated[kind, Body()], default))
    body = asked.named("body")
    if body:
        model: Any = model_of(asked.request, tuple(body), True)
        optional = asked.method == "DELETE"
        found.append(
            (
                "sent",
                Annotated[model | None if optional else model, Body()],
                None if optional else Parameter.empty,
            )
        )
    return found


def _told(hint: Any) -> dict[str, Any]:  # arguments for FastAPI
    """Return the description of a field and its example."""
    marks = [each for each in getattr(hint, "__metadata__", ()) if isinstance(each, About)]
    return {
        name: value
        for each in marks
        for name, value in (("description", each.meaning), ("examples", [each.example]))
        if value not in ("", [""])
    }


def _record(kind: type, given: dict[str, Any]) -> Any:
    """Return the record of what FastAPI has read."""
    sent = given.get("sent")
    values = {name: value for name, value in given.items() if name != "sent"}
    if isinstance(sent, BaseModel):
        values |= {name: getattr(sent, name) for name in sent.model_fields_set}
    return kind(
        **{
            name: tuple(value) if isinstance(value, list) else value
            for name, value in values.items()
        }
    )


# --- Replies ----------------------------------------------------------------------------------


async def _sent(asked: Operation, reply: Any, by: Asking, given: dict[str, Any]) -> Response:
    """Return the response that takes a reply back."""
    if isinstance(reply, Constant):
        return await _constant(by.request, reply)
    headers = {"Cache-Control": asked.cache} if asked.cache else {}
    body = b"" if asked.status == 204 else to_json(codec.as_reply(reply)).encode()
    if asked.download:
        body = msgspec.json.format(body, indent=1)
        name = asked.download.format_map(given)
        headers["Content-Disposition"] = f'attachment; filename="{name}"'
    if asked.cache:
        headers["Vary"] = "Accept-Encoding"
        if _takes_gzip(by.request):  # the same for all callers, so its length reveals no secret
            body = await asyncio.to_thread(gzip.compress, body, COMPRESSION)
            headers["Content-Encoding"] = "gzip"
    kind = None if asked.status == 204 else "application/json"
    response = Response(body, asked.status, headers, kind, by.later)
    cookies = [each for each in by.answer.raw_headers if each[0] == b"set-cookie"]
    response.raw_headers.extend(cookies)
    return response


def _takes_gzip(request: Request) -> bool:
    return "gzip" in taken(request.headers.get("accept-encoding", ""))


class Stored(NamedTuple):
    """A reply that was made once, plain and compressed, and its fingerprint.

    Only replies that are the same for all callers are compressed: their length reveals no secret.
    """

    body: bytes
    small: bytes
    tag: str

    @classmethod
    def of(cls, constant: Constant[Any]) -> Stored:
        """Make it."""
        body = to_json(constant.make(*constant.of)).encode()
        return cls(body, gzip.compress(body, mtime=0), f'W/"{hashed(body.decode())[:20]}"')


@lru_cache(maxsize=MOST_CONSTANTS)
def _stored(constant: Constant[Any]) -> Stored:
    return Stored.of(constant)


async def _constant(request: Request, constant: Constant[Any]) -> Response:
    """Return a reply that a browser may keep and only asks about again."""
    # the first table of a box takes a while: games go on
    stored = await asyncio.to_thread(_stored, constant)
    headers = {"ETag": stored.tag, "Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == stored.tag:
        return Response(status_code=304, headers=headers)
    if not _takes_gzip(request):
        return Response(stored.body, media_type="application/json", headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(stored.small, media_type="application/json", headers=headers)
