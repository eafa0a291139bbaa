"""Records as plain JSON data and back, by the fields that they declare.

A record is a frozen dataclass. A field that has its default is left out, and a name that Python
keeps for itself ends with an underscore: ``from_`` is ``from`` in the data.

>>> from archrivals.engine.views.seats import WaitedFor
>>> to_plain([WaitedFor(1, "defend")])
[{'seat': 1, 'kind': 'defend'}]
>>> from_plain(WaitedFor, {"seat": 1, "kind": "defend"})
WaitedFor(seat=1, kind='defend')
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache, partial
from json.encoder import encode_basestring as _quoted
from types import NoneType, UnionType
from typing import (
    Any,
    Final,
    Literal,
    NoReturn,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

T = TypeVar("T")


def name_of(field: Field[Any]) -> str:
    """The name of a field in the data."""
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
    """What a record holds, by the names of its fields."""
    return {each.name: getattr(record, each.name) for each in fields(record)}


def _reduced(record: Any) -> tuple[Any, ...]:
    """How a record is copied and pickled: by its fields."""
    return type(record), tuple(fields_of(record).values())


# --- Writing ----------------------------------------------------------------------------------

_dumps: Final = partial(json.dumps, ensure_ascii=False, separators=(",", ":"))


def to_plain(value: Any) -> Any:  # records and whatever holds them become JSON
    """Dicts, lists and simple values, all the way down."""
    return json.loads(to_json(value))


def to_json(value: Any) -> str:  # records and whatever holds them
    """The JSON text of records, and of lists and dicts of them, all the way down.

    A server writes hundreds for each answer: nothing is built on the way.

    >>> from archrivals.engine.views.seats import WaitedFor
    >>> to_json([WaitedFor(1, "defend")])
    '[{"seat":1,"kind":"defend"}]'
    """
    return _WAYS[type(value)](value)


class _Ways(dict[type, Callable[[Any], str]]):
    """How values of each type are written."""

    def __missing__(self, kind: type) -> Callable[[Any], str]:
        self[kind] = way = _way(kind)
        return way


_WAYS: Final = _Ways()


def _way(kind: type) -> Callable[[Any], str]:
    if kind is str:
        return _quoted
    if kind is int:
        return str
    if issubclass(kind, list | tuple):
        return _listed
    if issubclass(kind, dict):
        return _paired
    if issubclass(kind, Kept):
        return _text_of
    return _writer(kind) if is_dataclass(kind) else _dumps


def _text_of(record: Kept) -> str:
    kind: type = type(record)
    return record._text or _writer(kind)(record)


def _listed(values: Iterable[Any]) -> str:
    return f"[{','.join([_WAYS[type(each)](each) for each in values])}]"


def _paired(values: dict[str, Any]) -> str:
    inside = [f"{_quoted(key)}:{_WAYS[type(each)](each)}" for key, each in values.items()]
    return f"{{{','.join(inside)}}}"


@cache
def _writer(kind: type) -> Callable[[Any], str]:
    """How records of a kind are written, as code: one f-string."""
    made = dict(_KNOWN)
    always, rarely = [], []
    for each, hint in _fields(kind):
        value = f"record.{each.name}"
        if each.default is MISSING:
            always.append(f'"{name_of(each)}":{_written(hint, value, made)}')
        else:
            made[f"_{each.name}"] = each.default
            made[f"name_{each.name}"] = f',"{name_of(each)}":'
            written = _expression(hint, value, made, given=True)
            other = _other(each)
            rarely.append(f"{{name_{each.name} + {written} if {value} {other} else nothing}}")
    inside = ",".join(always) + "".join(rarely)
    text = f"f'''{{{{{inside}}}}}'''" if always else f"begin + f'''{inside}'''[1:] + end"
    lines = ["def write(record):", f"text = {text}"]
    lines += ["keep(record, text)"] if issubclass(kind, Kept) else []
    exec("\n    ".join([*lines, "return text"]), made)  # as dataclasses write their methods
    found: Callable[[Any], str] = made["write"]
    return found


def _written(hint: Any, value: str, made: dict[str, Any]) -> str:
    """The inside of an f-string that writes a value of a type."""
    inside = get_args(hint)
    if get_origin(hint) is tuple:
        return f"[{{{_joined(inside[0], value, made)}}}]"
    if hint is int:
        return f"{{{value}}}"
    if _is_word(hint):
        return f'"{inside[0]}"' if len(inside) == 1 else f'"{{{value}}}"'
    return f"{{{_expression(hint, value, made)}}}"


def _joined(hint: Any, value: str, made: dict[str, Any]) -> str:
    """An expression for the inside of a list: most of them are empty."""
    each = _expression(hint, "each", made)
    return f"comma([{each} for each in {value}]) if {value} else nothing"


def _expression(hint: Any, value: str, made: dict[str, Any], *, given: bool = False) -> str:
    """An expression that gives the text of a value of a type; ``given``: it is not None."""
    origin, inside = get_origin(hint), get_args(hint)
    if hint is int:
        return f"str({value})"
    if hint is bool:
        return f"(true if {value} else false)"
    if hint is str or _is_word(hint):
        return f"quoted({value})"
    if is_dataclass(hint):
        kind: Any = hint  # a class, no record
        made[f"write_{kind.__name__}"] = _writer(kind)
        written = f"write_{kind.__name__}({value})"
        return f"({value}._text or {written})" if issubclass(kind, Kept) else written
    if origin is tuple:
        return f"(first + ({_joined(inside[0], value, made)}) + last)"
    if origin is dict:
        each = _expression(inside[1], "each", made)
        pairs = f"[quoted(key) + colon + {each} for key, each in {value}.items()]"
        return f"(begin + comma({pairs}) + end)"
    if _is_union(hint) and len(inside) == 2 and inside[1] is NoneType:
        way = _expression(inside[0], value, made)
        return way if given else f"(null if {value} is None else {way})"
    return f"to_json({value})"


def _is_word(hint: Any) -> bool:
    """Whether a type is some words, in which nothing has to be escaped."""
    return get_origin(hint) is Literal and all(
        _dumps(word) == f'"{word}"' for word in get_args(hint)
    )


def _other(field: Field[Any]) -> str:
    """The second half of a test: whether a value is another than the default."""
    plain = field.default is None or field.default is False
    return f"is not {field.default}" if plain else f"!= _{field.name}"


def _fields(kind: type) -> list[tuple[Field[Any], Any]]:
    hints = get_type_hints(kind)
    return [(each, hints[each.name]) for each in fields(kind)]


def _is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, UnionType)


_KNOWN: Final[dict[str, Any]] = {
    "to_json": to_json,
    "quoted": _quoted,
    "comma": ",".join,
    "keep": vars(Kept)["_text"].__set__,  # past the freezing
    "nothing": "",
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


# --- Reading ----------------------------------------------------------------------------------

Reader = Callable[[Any, str], Any]
"""Reads JSON, which may be anything, at a place that an error names."""


def from_plain(kind: type[T], data: Any) -> T:  # any JSON
    """The record of such data; ``ValueError`` says what is wrong with other data."""
    wanted: Any = kind  # mypy knows no class as hashable
    found: T = _reader(wanted)(data, kind.__name__)
    return found


@cache
def _reader(hint: Any) -> Reader:
    """How a value of a type is read."""
    if hint is Any:
        return lambda data, where: data
    if is_dataclass(hint):
        return _record_reader(hint)
    origin, inside = get_origin(hint), get_args(hint)
    if origin is tuple:
        return _tuple_reader(_reader(inside[0]))
    if origin is dict:
        return _dict_reader(_reader(inside[1]))
    if _is_union(hint) and sum(map(is_dataclass, inside)) > 1:
        return _late_reader(inside)
    if _is_union(hint):
        return _union_reader([_reader(kind) for kind in inside])
    return _word_reader(inside) if origin is Literal else _simple_reader(hint)


def _tuple_reader(each: Reader) -> Reader:
    def read(data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise ValueError(f"{where} must be a list, not {data!r}")
        return tuple([each(one, where) for one in data])

    return read


def _dict_reader(each: Reader) -> Reader:
    def read(data: Any, where: str) -> Any:
        if not isinstance(data, dict):
            raise ValueError(f"{where} must be an object, not {data!r}")
        return {key: each(value, where) for key, value in data.items()}

    return read


def _union_reader(kinds: list[Reader]) -> Reader:
    def read(data: Any, where: str) -> Any:
        for kind in kinds[:-1]:
            try:
                return kind(data, where)
            except ValueError:
                continue
        return kinds[-1](data, where)

    return read


def _late_reader(kinds: tuple[Any, ...]) -> Reader:
    """One of several records, which may hold others of their kind: read when one comes."""

    def read(data: Any, where: str) -> Any:
        return _union_reader([_reader(kind) for kind in kinds])(data, where)

    return read


def _word_reader(words: tuple[str, ...]) -> Reader:
    def read(data: Any, where: str) -> Any:
        if data not in words:
            raise ValueError(f"{where} must be one of {', '.join(words)}, not {data!r}")
        return data

    return read


def _simple_reader(kind: type) -> Reader:
    def read(data: Any, where: str) -> Any:
        return data if type(data) is kind else _wrong(data, kind, where)  # True is no number

    return read


def _wrong(data: Any, kind: type, where: str) -> NoReturn:
    raise ValueError(f"{where} must be {kind.__name__}, not {data!r}")


def _record_reader(kind: Any) -> Reader:
    """As code, too: a bot reads a whole view before each answer."""
    known = frozenset(name_of(each) for each, _ in _fields(kind))
    made: dict[str, Any] = {"known": known, "kind": kind, "wrong": _wrong, "strange": _strange}
    made["new"] = kind.__new__  # a call of the class takes half as long again
    always = [_read(each, hint, made) for each, hint in _fields(kind) if each.default is MISSING]
    rest = []
    for each, hint in _fields(kind):
        if each.default is not MISSING:
            made[f"_{each.name}"] = each.default
            read = _read(each, hint, made)
            rest.append(f"{read} if {name_of(each)!r} in data else _{each.name}")
    lines = [
        "def read(data, where):",
        "    if type(data) is not dict:",
        "        strange(data, kind, known, where)",
        "    try:",
        f"        if len(data) == {len(always)}:",
        f"            return new({', '.join(['kind', *always])})",
        "        if not data.keys() <= known:",
        "            strange(data, kind, known, where)",
        f"        return new({', '.join(['kind', *always, *rest])})",
        "    except KeyError as missing:",
        "        raise ValueError(f'{where} lacks {missing.args[0]}') from None",
    ]
    exec("\n".join(lines), made)  # as dataclasses write their methods
    found: Reader = made["read"]
    return found


def _read(field: Field[Any], hint: Any, made: dict[str, Any]) -> str:
    """An expression that reads a field."""
    name = name_of(field)
    if hint in (str, int, bool):
        kind = hint.__name__
        value = f"value if type(value := data[{name!r}]) is {kind} else"
        return f"({value} wrong(value, {kind}, {name!r}))"
    made[f"read_{field.name}"] = _reader(hint)
    return f"read_{field.name}(data[{name!r}], {name!r})"


def _strange(data: Any, kind: type, known: frozenset[str], where: str) -> NoReturn:
    if type(data) is not dict:
        raise ValueError(f"{where} must be an object, not {data!r}")
    unknown = ", ".join(map(str, data.keys() - known))
    raise ValueError(f"{where} has {unknown}, which {kind.__name__} lacks")
