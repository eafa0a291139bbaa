"""Every operation of a server, and the routes that are made of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Final, NamedTuple

from fastapi.routing import APIRoute

from archrivals.hosting.operations import archive as shared_archive
from archrivals.hosting.operations import reference
from archrivals.hosting.operations.declared import Answer, answers_in

from .asking import Asking
from .routes import accounts, archive, calls, lobby, moderation, notices, operating, people
from .serving import routes_of


class Part(NamedTuple):
    """Operations about one thing; ``here`` is what those get that do not know the server."""

    tag: str
    modules: tuple[ModuleType, ...]
    here: type[Asking] = Asking


PARTS: Final = (
    Part("after the game", (shared_archive, archive), archive.Looking),
    Part("tables", (lobby,)),
    Part("people", (accounts, people)),
    Part("admin", (moderation,)),
    Part("operating", (operating,)),
    Part("notices", (notices,)),
    Part("calls", (calls,)),
    Part("reference", (reference,)),
)


def every_answer() -> Iterator[Answer]:
    """Yield every operation that a server answers."""
    for part in PARTS:
        yield from answers_in(*part.modules)


def routes(*parts: Part) -> Iterator[APIRoute]:
    """Yield the routes of some parts, or of all."""
    for part in parts or PARTS:
        yield from _routes(part)


@cache
def _routes(part: Part) -> tuple[APIRoute, ...]:
    """Return the routes of a part, which know no application: FastAPI takes long to make them."""
    return tuple(routes_of(part.tag, answers_in(*part.modules), part.here))
