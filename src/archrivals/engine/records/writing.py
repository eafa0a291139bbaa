"""Writing: records as JSON text, by code that is made once for each kind of record."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from dataclasses import MISSING, Field, is_dataclass
from functools import partial
from json.encoder import encode_basestring as _quoted
from types import NoneType
from typing import Annotated, Any, Final, Literal, TypeAlias, Union, get_args

from .declaring import Encoded, Kept, default_of, name_of, origin_of, typed_fields

JsonText: TypeAlias = str
"""Text that is JSON already."""

_dumps: Final = partial(json.dumps, ensure_ascii=False, separators=(",", ":"))


class _Numbers(dict[int, str]):
    """The texts of numbers. Python takes 700 instructions for one, so small ones are made once."""

    def __missing__(self, number: int) -> str:
        return str(number)


class Writer(dict[type, Callable[[Any], str]]):
    """The functions that write values of each type; ``tagged`` records name themselves in ``kind``.

    A server writes hundreds of records for each answer: nothing is built on the way.
    """

    def __init__(self, tagged: Collection[type] = ()) -> None:
        super().__init__()
        self.tagged = tagged
        self._records: dict[type, Callable[[Any], str] | None] = {}  # None while it is made

    def tag(self, kind: type) -> dict[str, str]:
        """Return the entry that names a record, before its fields."""
        return {"kind": kind.__name__} if kind in self.tagged else {}

    def leaves_out(self, kind: type) -> bool:
        """Return whether fields that have their default are left out."""
        return True

    def to_json(self, value: Any) -> str:  # records and their containers
        """Return the JSON text of records, and of lists and dicts of them, all the way down."""
        return self[type(value)](value)

    def to_plain(self, value: Any) -> Any:  # records and their containers become JSON
        """Return dicts, lists and simple values, all the way down."""
        return json.loads(self[type(value)](value))

    def __missing__(self, kind: type) -> Callable[[Any], str]:
        self[kind] = made = self._made(kind)
        return made

    def _made(self, kind: type) -> Callable[[Any], str]:
        if kind is str:
            return _quoted
        if kind is int:
            return str
        if issubclass(kind, list | tuple):
            return lambda values: f"[{','.join([self[type(each)](each) for each in values])}]"
        if issubclass(kind, dict):
            return self._paired
        write = self._record(kind) if is_dataclass(kind) else _dumps
        assert write is not None
        return (lambda record: record._text or write(record)) if issubclass(kind, Kept) else write

    def _paired(self, values: dict[str, Any]) -> str:
        inside = [f"{_quoted(key)}:{self[type(each)](each)}" for key, each in values.items()]
        return f"{{{','.join(inside)}}}"

    def _record(self, kind: type) -> Callable[[Any], str] | None:
        if kind not in self._records:
            self._records[kind] = None
            self._records[kind] = self._code(kind)
        return self._records[kind]

    def _code(self, kind: type) -> Callable[[Any], str]:
        """Make the code that writes records of a kind: one f-string."""
        made = _KNOWN | {"to_json": self.to_json}
        always = [f'"{name}":"{word}"' for name, word in self.tag(kind).items()]
        rarely = []
        for each, hint in typed_fields(kind):
            value = f"record.{each.name}"
            default = default_of(each)
            if default is MISSING or not self.leaves_out(kind):
                always.append(f'"{name_of(each)}":{self._written(hint, value, made)}')
            else:
                made[f"_{each.name}"] = default
                made[f"name_{each.name}"] = f',"{name_of(each)}":'
                written = self._expression(hint, value, made, given=True)
                other = _other(each)
                rarely.append(f"{{name_{each.name} + {written} if {value} {other} else nothing}}")
        inside = ",".join(always) + "".join(rarely)
        text = f"f'''{{{{{inside}}}}}'''" if always else f"begin + f'''{inside}'''[1:] + end"
        lines = ["def write(record):", f"text = {text}"]
        lines += ["keep(record, text)"] if issubclass(kind, Kept) else []
        exec("\n    ".join([*lines, "return text"]), made)  # as dataclasses write their methods
        found: Callable[[Any], str] = made["write"]
        return found

    def _written(self, hint: Any, value: str, made: dict[str, Any]) -> str:
        """The inside of an f-string that writes a value of a type."""
        inside = get_args(hint)
        if origin_of(hint) is list and inside == (int,):  # the fastest
            return f"{{str({value}).replace(space, nothing)}}"
        if _is_list(hint):
            return f"[{{{self._joined(inside[0], value, made)}}}]"
        if hint is int:
            return f"{{numbers[{value}]}}"
        if _is_word(hint):
            return f'"{inside[0]}"' if len(inside) == 1 else f'"{{{value}}}"'
        return f"{{{self._expression(hint, value, made)}}}"

    def _joined(self, hint: Any, value: str, made: dict[str, Any]) -> str:
        """An expression for the inside of a list: most of them are empty."""
        each = self._expression(hint, "each", made)
        parts = f"map(quoted, {value})" if hint is str else f"[{each} for each in {value}]"
        return f"comma({parts}) if {value} else nothing"

    def _expression(
        self, hint: Any, value: str, made: dict[str, Any], *, given: bool = False
    ) -> str:
        """An expression that gives the text of a value of a type; ``given``: it is not None."""
        origin, inside = origin_of(hint), get_args(hint)
        if hint is int:
            return f"numbers[{value}]"
        if origin is Annotated:
            encoded = isinstance(inside[1], Encoded)
            return value if encoded else self._expression(inside[0], value, made)
        if hint is bool:
            return f"(true if {value} else false)"
        if hint is str or _is_word(hint):
            return f"quoted({value})"
        if is_dataclass(hint):
            kind: Any = hint  # a class, no record
            write = self._record(kind)
            if write is None:  # a record may hold its own kind
                return f"to_json({value})"
            made[f"write_{kind.__name__}"] = write
            written = f"write_{kind.__name__}({value})"
            return f"({value}._text or {written})" if issubclass(kind, Kept) else written
        if _is_list(hint):
            return f"(first + ({self._joined(inside[0], value, made)}) + last)"
        if origin is dict:
            each = self._expression(inside[1], "each", made)
            pairs = f"[quoted(key) + colon + {each} for key, each in {value}.items()]"
            return f"(begin + comma({pairs}) + end)"
        if origin is Union and len(inside) == 2 and inside[1] is NoneType:
            way = self._expression(inside[0], value, made)
            return way if given else f"(null if {value} is None else {way})"
        return f"to_json({value})"


def _is_word(hint: Any) -> bool:
    """Return whether a type is some words, in which nothing has to be escaped."""
    return origin_of(hint) is Literal and all(
        _dumps(word) == f'"{word}"' for word in get_args(hint)
    )


def _other(field: Field[Any]) -> str:
    """The second half of a test: whether a value is another than the default."""
    plain = field.default is None or field.default is False
    return f"is not {field.default}" if plain else f"!= _{field.name}"


def _is_list(hint: Any) -> bool:
    origin = origin_of(hint)
    return origin is list or (origin is tuple and get_args(hint)[-1] is Ellipsis)


_KNOWN: Final[dict[str, Any]] = {
    "quoted": _quoted,
    "numbers": _Numbers({number: str(number) for number in range(-1, 512)}),
    "comma": ",".join,
    "keep": vars(Kept)["_text"].__set__,  # past the freezing
    "nothing": "",
    "space": " ",
    "begin": "{",
    "end": "}",
    "first": "[",
    "last": "]",
    "colon": ":",
    "null": "null",
    "true": "true",
    "false": "false",
}
"""What the code of a writer uses: there can be no quotes inside an f-string."""


_VIEWS: Final = Writer()


def to_json(value: Any) -> str:  # records and their containers
    """Return the JSON text of records, and of lists and dicts of them, all the way down.

    >>> from archrivals.engine.views.seats import WaitedFor
    >>> to_json([WaitedFor(1, "defend")])
    '[{"seat":1,"kind":"defend"}]'
    """
    return _VIEWS[type(value)](value)


def to_plain(value: Any) -> Any:  # records and their containers become JSON
    """Return dicts, lists and simple values, all the way down."""
    return json.loads(to_json(value))
