"""JSON as a type says it should be: lists become tuples, objects records; the rest is refused."""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints


class Misfit(ValueError):
    """Data of another type; the message says what, and what it must be."""


class Limits(NamedTuple):
    """The limits on what people write by hand."""

    text: int
    items: int
    number: int


def typed(value: Any, wanted: Any, where: str, limits: Limits | None = None) -> Any:
    """A value of the type that is wanted.

    Whether a word of a ``Literal`` is known and whether a number makes sense is not asked here:
    the caller reports that better.

    >>> typed([1, [2, "three"]], tuple[int, tuple[int, str]], "it")
    (1, (2, 'three'))
    >>> typed([1, [2, 3]], tuple[int, tuple[int, str]], "it")
    Traceback (most recent call last):
    ...
    archrivals.engine.typed.Misfit: it[1][1] must be text
    """
    origin, kinds = get_origin(wanted), get_args(wanted)
    if wanted is Any:
        wanted, origin, kinds = _plain_type(value)
    elif origin is Literal:
        wanted = str
    elif origin in (Union, UnionType):  # only of one type and None
        if value is None:
            return None
        (wanted,) = (each for each in kinds if each is not NoneType)
        return typed(value, wanted, where, limits)
    if is_dataclass(wanted) and isinstance(value, dict):
        return _record(value, wanted, where, limits)
    if origin is tuple and isinstance(value, list | tuple):
        if kinds[-1] is Ellipsis and (limits is None or len(value) <= limits.items):
            kinds = kinds[:1] * len(value)
        if kinds[-1:] != (Ellipsis,) and len(kinds) == len(value):
            return tuple(
                typed(one, kind, f"{where}[{at}]", limits)
                for at, (one, kind) in enumerate(zip(value, kinds, strict=True))
            )
    if type(value) is wanted and (wanted is bool or _within(value, limits)):
        return value
    raise Misfit(f"{where} must be {_in_words(wanted, limits)}")


def _plain_type(value: Any) -> tuple[Any, Any, tuple[Any, ...]]:
    """The type of a value that may be a word, a number, yes or no, or a list of words."""
    if isinstance(value, str | bool | int):
        return type(value), None, ()
    return tuple[str, ...], tuple, (str, ...)


def _within(value: Any, limits: Limits | None) -> bool:
    if isinstance(value, str):  # half a character is text that cannot be written down
        if limits is None:
            return not any("\ud800" <= each <= "\udfff" for each in value)
        return len(value) <= limits.text and value.isprintable()
    return isinstance(value, int) and (limits is None or abs(value) <= limits.number)


def _record(value: dict[Any, Any], wanted: Any, where: str, limits: Limits | None) -> Any:
    kinds = _kinds(wanted)
    unknown = [repr(key)[:40] for key in value if key not in kinds]
    if unknown:
        raise Misfit(f"{where} has {', '.join(unknown[:5])}; it may have {', '.join(kinds)}")
    for each in fields(wanted):
        if each.name not in value and each.default is MISSING:
            raise Misfit(f"{where} lacks {each.name!r}")
    return wanted(**{key: typed(each, kinds[key], key, limits) for key, each in value.items()})


@lru_cache(maxsize=16)
def _kinds(wanted: Any) -> dict[str, Any]:
    return get_type_hints(wanted)


def _in_words(wanted: Any, limits: Limits | None) -> str:
    if wanted is bool:
        return "true or false"
    if wanted is str:
        return f"text of at most {limits.text} characters that can be seen" if limits else "text"
    if wanted is int:
        return f"a whole number up to {limits.number}" if limits else "a whole number"
    if is_dataclass(wanted):
        return f"an object with {', '.join(each.name for each in fields(wanted))}"
    kinds = get_args(wanted)
    if kinds[-1] is not Ellipsis:
        return f"a list of {len(kinds)}"
    return f"a list of at most {limits.items}" if limits else "a list"
