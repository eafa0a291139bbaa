"""Records as they are declared: frozen dataclasses with slots that are made fast."""

from __future__ import annotations

from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, TypeVar, Union, dataclass_transform, get_origin, get_type_hints

T = TypeVar("T")


def name_of(field: Field[Any]) -> str:
    """Return the name of a field in the data."""
    return field.name.removesuffix("_")


class Kept:
    """A record that is made once and written often: its JSON text stays with it."""

    __slots__ = ("_text",)
    _text: str


@dataclass_transform(frozen_default=True)
def record(kind: type[T]) -> type[T]:
    """A frozen dataclass with slots that is made fast: a table makes hundreds for each answer.

    A frozen dataclass sets every field by a call that gets past the freezing, which takes three
    times as long. Here a draft with the same slots is filled, and then it is frozen.
    """
    kind = dataclass(frozen=True, slots=True)(kind)
    given = fields(kind)  # type: ignore[arg-type]  # a dataclass now
    names = [each.name for each in given]
    defaults = {f"_{each.name}": each.default for each in given if each.default is not MISSING}
    wanted = [f"{name}=_{name}" if f"_{name}" in defaults else name for name in names]
    lines = [f"def __new__(cls, {', '.join(wanted)}):", "self = new(draft)"]
    lines += [f"self.{name} = {name}" for name in names]
    unwritten = ["self._text = ''"] if issubclass(kind, Kept) else []
    lines += [*unwritten, "self.__class__ = cls", "return self"]
    slots = {"__slots__": vars(kind)["__slots__"], "__setattr__": object.__setattr__}
    draft = type("draft", kind.__bases__, slots)
    made: dict[str, Any] = {"draft": draft, "new": object.__new__, **defaults}  # a namespace
    exec("\n    ".join(lines), made)  # as dataclasses write their methods
    kind.__new__ = made["__new__"]  # type: ignore[method-assign]
    lines = ["def twin_of(record):", "self = new(draft)"]
    lines += [f"self.{name} = record.{name}" for name in names]
    exec("\n    ".join([*lines, *unwritten, "return self"]), made)
    kind._twin_of = staticmethod(made["twin_of"])  # type: ignore[attr-defined]
    kind.__reduce__ = _reduced  # type: ignore[method-assign, assignment]
    del kind.__init__
    return kind


def is_record(kind: type) -> bool:
    """Return whether a class was made by :func:`record`."""
    return hasattr(kind, "_twin_of")


def replaced(record: T, **changes: Any) -> T:
    """A record with other values: ``dataclasses.replace`` in a quarter of its time.

    >>> from archrivals.engine.views.seats import WaitedFor
    >>> replaced(WaitedFor(1, "defend"), seat=2)
    WaitedFor(seat=2, kind='defend')
    """
    kind: Any = type(record)
    twin = kind._twin_of(record)
    for name, value in changes.items():
        setattr(twin, name, value)
    twin.__class__ = kind
    found: T = twin
    return found


def fields_of(record: Any) -> dict[str, Any]:  # of a record of any kind
    """Return the values of a record by the names of its fields."""
    return {each.name: getattr(record, each.name) for each in fields(record)}


def _reduced(record: Any) -> tuple[Any, ...]:
    """Return how a record is copied and pickled: by its fields."""
    return type(record), tuple(fields_of(record).values())


@dataclass(frozen=True, slots=True)
class Encoded:
    """The type of a text that is JSON already: ``Annotated[JsonText, Encoded(PublicView)]``."""

    hint: Any


def default_of(field: Field[Any]) -> Any:
    """Return the default of a field; ``MISSING`` where it has none."""
    factory = field.default_factory
    return field.default if factory is MISSING else factory()


def is_kind(hint: Any) -> bool:
    """Return whether a type is a class of records."""
    return isinstance(hint, type) and is_dataclass(hint)


def origin_of(hint: Any) -> Any:
    """Return what a type is made with: ``Union``, ``tuple``, ``Literal``, ``Annotated`` …"""
    origin: Any = get_origin(hint)
    return Union if origin is UnionType else origin


@cache
def hints(kind: type) -> dict[str, Any]:
    """Return the types of a record's fields, with their limits, by the names of the fields."""
    return get_type_hints(kind, include_extras=True)


def typed_fields(kind: Any) -> list[tuple[Field[Any], Any]]:
    """Return the fields of a record, each with its type."""
    return [(each, hints(kind)[each.name]) for each in fields(kind)]
