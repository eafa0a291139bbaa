"""What can be looked up without playing: every card, every rule."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from typing import Annotated, Any, NamedTuple

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response

from archrivals.boxes import BOXES
from archrivals.engine.language.rules import DEFAULT_BOX, Setup
from archrivals.engine.saving import setup_from_json
from archrivals.hosting import reference
from archrivals.hosting.reference import spoken
from archrivals.server.context import Context, context
from archrivals.server.core.store import hashed
from archrivals.server.edge.security import documented, visitor
from archrivals.server.edge.static_files import ASK_AGAIN, taken
from archrivals.server.lobby.rooms import room

from .lobby import TableId

router = APIRouter(prefix="/api", tags=["reference"])

Server = Annotated[Context, Depends(context)]
Language = Annotated[str, Query(pattern="^[a-z]{2}$", description="one we speak; else English")]
BoxId = Annotated[str, Path(pattern=f"^({'|'.join(BOXES)})$", examples=[DEFAULT_BOX])]


class Kept(NamedTuple):
    """An answer that was worked out once, plain and compressed, and its fingerprint.

    Only what is the same for everybody is compressed: a length tells nothing about a secret.
    """

    body: bytes
    small: bytes
    tag: str

    @classmethod
    def of(cls, value: Any) -> Kept:
        """Plain data, encoded."""
        body = msgspec.json.encode(value)
        return cls(body, gzip.compress(body, mtime=0), f'W/"{hashed(body.decode())[:20]}"')


def _kept(request: Request, kept: Kept) -> Response:
    """An answer that a browser may keep and only asks about again."""
    headers = {"ETag": kept.tag, "Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == kept.tag:
        return Response(status_code=304, headers=headers)
    body = kept.body
    if "gzip" in taken(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
        body = kept.small
    return Response(body, media_type="application/json", headers=headers)


@lru_cache(maxsize=4)
def _codex(language: str) -> Kept:
    return Kept.of(reference.codex(language))


@lru_cache(maxsize=64)
def _cards(setup: Setup, language: str) -> Kept:
    return Kept.of(reference.table_cards(setup, language))


@lru_cache(maxsize=4)
def _catalogue(language: str) -> Kept:
    return Kept.of(reference.catalogue(language))


@lru_cache(maxsize=4)
def _rules(language: str) -> Kept:
    return Kept.of(reference.rules(language))


@lru_cache(maxsize=32)
def _rules_page(box: str, language: str) -> Kept:
    return Kept.of(reference.rules_page(box, language))


@router.get(
    "/codex",
    response_model=list[dict[str, Any]],
    responses=documented() | {304: {"description": "As before."}},
    dependencies=[Depends(visitor)],
)
async def codex(request: Request, language: Language = "en") -> Response:
    """Every card of every box, with its text."""
    return _kept(request, _codex(spoken(language)))


@router.get(
    "/rules",
    response_model=dict[str, Any],
    responses=documented() | {304: {"description": "As before."}},
    dependencies=[Depends(visitor)],
)
async def rules(request: Request, language: Language = "en") -> Response:
    """The rules, each with its id and the boxes it holds in."""
    return _kept(request, _rules(spoken(language)))


@router.get(
    "/rules/{box}",
    response_model=dict[str, Any],
    responses=documented() | {304: {"description": "As before."}},
    dependencies=[Depends(visitor)],
)
async def rules_page(request: Request, box: BoxId, language: Language = "en") -> Response:
    """The rules of a box in playing order: each chapter with its picture and its rules by id."""
    return _kept(request, _rules_page(box, spoken(language)))


@router.get(
    "/catalogue",
    response_model=dict[str, Any],
    responses=documented() | {304: {"description": "As before."}},
    dependencies=[Depends(visitor)],
)
async def catalogue(request: Request, language: Language = "en") -> Response:
    """The sentences of a language: what the ids of messages at the table mean."""
    return _kept(request, _catalogue(spoken(language)))


@router.get(
    "/tables/{table}/cards",
    response_model=list[dict[str, Any]],
    responses=documented(404) | {304: {"description": "As before."}},
    dependencies=[Depends(visitor)],
)
async def table_cards(
    table: TableId, server: Server, request: Request, language: Language = "en"
) -> Response:
    """Every card of a table, with its text; which cards there are is known to all.

    ``phrases`` are the pieces of its text that the sentences of the table are made with.
    """
    known = await room(server.store, table, "")
    setup = setup_from_json(known.setup)
    # the first table of a box takes a while: games go on meanwhile
    return _kept(request, await asyncio.to_thread(_cards, setup, spoken(language)))
