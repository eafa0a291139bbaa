"""Operations, and the marks by which the fields of their records say what they take."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cache, partial
from types import ModuleType
from typing import Any, Final, Generic, Literal, TypeVar, get_type_hints

from archrivals.engine.records import Kept

T = TypeVar("T")
Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
Place = Literal["path", "query", "body", "document"]
"""Where a field of a request is: ``document`` is the whole body."""

Page = Literal["answers", "needs a server"]
JsonObject = dict[str, Any]
"""A document whose parts are described elsewhere: a setup, a result, a view."""


@dataclass(frozen=True, slots=True)
class Operation:
    """Something that can be asked: where, with which record, and which record is the reply.

    ``page`` says whether a page can answer it alone. ``refuses`` lists the statuses of its
    refusals, ``cache`` is the ``Cache-Control`` of a reply that a browser may keep, ``download``
    the name of a reply that is a file; it may have fields of the request in it.
    """

    method: Method
    path: str
    request: type | None = None
    reply: Any = None
    page: Page | None = None
    refuses: tuple[int, ...] = ()
    status: int = 200
    cache: str = ""
    download: str = ""

    def place(self, name: str) -> Place:
        """Return where a field of the request is."""
        if f"{{{name}}}" in self.path:
            return "path"
        marks = getattr(hints_of(self.request)[name], "__metadata__", ())
        marked = [each.place for each in marks if isinstance(each, In)]
        return marked[0] if marked else "query" if self.method == "GET" else "body"

    def named(self, place: Place) -> list[str]:
        """Return the fields of the request that are in a place."""
        declared = fields(self.request) if self.request else ()
        return [each.name for each in declared if self.place(each.name) == place]


@dataclass(frozen=True)
class Answer:
    """An operation, and the function by which a door answers it.

    The function takes the record of the request, if there is one, and the caller or the door, if it
    has a parameter for it.
    """

    operation: Operation
    function: Callable[..., Any]
    wants: Any = None
    """The type of what it wants to be handed."""

    def __call__(self, asked: Any, by: Any) -> Any:
        """Answer a request, or start to; ``by`` is what it wants to be handed."""
        given = [] if self.operation.request is None else [asked]
        return self.function(*given, *([] if self.wants is None else [by]))


@cache
def hints_of(kind: Any) -> dict[str, Any]:
    """Return the types of the fields of a record, with their marks."""
    return get_type_hints(kind, include_extras=True)


# --- Marks of fields --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class In:
    """The place of a field that is not where the fields of its operation usually are."""

    place: Place


@dataclass(frozen=True, slots=True)
class About:
    """The meaning of a field, and an example."""

    meaning: str = ""
    example: str = ""


@dataclass(frozen=True, slots=True)
class Cleaned:
    """A text that is put in order, or refused, as soon as it is read; it has this pattern."""

    clean: Callable[[str], str]
    pattern: str


@dataclass(frozen=True, slots=True)
class DescribedAs:
    """The type that describes a part of a reply, which itself may be encoded already."""

    type: Any


class Written(Kept):
    """A part of a reply that is JSON already."""

    __slots__ = ()

    def __init__(self, text: str) -> None:
        self._text = text


@dataclass(frozen=True, slots=True)
class Constant(Generic[T]):
    """A reply that never changes, by what makes it: a door may keep it."""

    make: Callable[..., T]
    of: tuple[Hashable, ...]


# --- Declaring --------------------------------------------------------------------------------


def operation(
    method: Method,
    path: str,
    *,
    page: Page | None = None,
    refuses: tuple[int, ...] = (),
    status: int = 200,
    cache: str = "",
    download: str = "",
) -> Callable[[Callable[..., Any]], Answer]:
    """Declare an operation by the function that answers it; its types name the records."""

    def declared(function: Callable[..., Any]) -> Answer:
        request, wants, reply = _types(function)
        made = Operation(
            method, path, request, reply, page, refuses, status, cache=cache, download=download
        )
        return Answer(made, function, wants)

    return declared


needs_server: Final = partial(operation, page="needs a server")
"""The same of an operation that no page can answer alone."""


def answers(operation: Operation) -> Callable[[Callable[..., Any]], Answer]:
    """Declare a function as the answer of one door to an operation that another answers too."""

    def declared(function: Callable[..., Any]) -> Answer:
        request, wants, reply = _types(function)
        if (request, reply) != (operation.request, operation.reply):
            raise TypeError(f"{function.__qualname__} takes or returns other records")
        return Answer(operation, function, wants)

    return declared


def _types(function: Callable[..., Any]) -> tuple[type | None, Any, Any]:
    """Return what a function takes as request, what else it wants, and what it returns."""
    hints = get_type_hints(function, include_extras=True)
    reply = hints.pop("return")
    taken = list(hints.values())
    request = taken.pop(0) if taken and is_dataclass(taken[0]) else None
    return request, (taken or [None])[0], None if reply is type(None) else reply


def answers_in(*modules: ModuleType) -> Iterator[Answer]:
    """Yield the answers that are written in modules, in their order."""
    for module in modules:
        for each in vars(module).values():
            if isinstance(each, Answer) and each.function.__module__ == module.__name__:
                yield each
