"""Reading: JSON as a type says it should be; anything else is refused with place and reason.

Lists become tuples and objects records. What a format adds are limits and words for its errors.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from functools import partial
from itertools import repeat
from types import NoneType
from typing import Annotated, Any, Final, Literal, NamedTuple, NoReturn, TypeVar, Union, get_args

from .declaring import default_of, hints, is_kind, name_of, origin_of, typed_fields
from .limits import Limit, Misfit, did_you_mean, nearest_word, quoted, shown

T = TypeVar("T")
Hint = Any  # a type hint: a class, a union, a Literal, a tuple or a dict of these
Reader = Callable[[Any, "_Count | None"], Any]
"""Reads JSON, which may be anything, and counts the records in it."""

SIMPLE: Final[dict[Any, str]] = {
    int: "a whole number",
    str: "text",
    bool: "true or false",
    float: "a number",
    NoneType: "null",
}


class Said(NamedTuple):
    """The words for a sort of data: in "is not a kind of …" and in "expected …"."""

    sort: str
    expected: str


@dataclass(eq=False)
class Format:
    """The rules by which data of one sort is read.

    ``limit`` holds for all numbers, texts and lists, next to those in its annotations.
    ``tagged`` records name themselves in ``kind``. ``names`` are what errors call unions and the
    words of a ``Literal``; ``said`` are words for people instead, by these names and by the names
    of records. At most ``depth`` records may be in one another, and at most ``records`` in all; 0
    means any number.
    """

    limit: Limit | None = None
    tagged: Collection[type] = ()
    names: Mapping[str, Hint] = field(default_factory=dict)
    depth: int = 0
    records: int = 0
    said: Mapping[str, Said] = field(default_factory=dict)
    _readers: dict[Hint, Reader] = field(default_factory=dict, init=False)
    _records: dict[type, Reader] = field(default_factory=dict, init=False)

    def read(self, hint: Hint, data: Any, place: str = "") -> Any:
        """Return the value of some JSON; a :class:`Misfit` names the mistake."""
        try:
            return self._reader(hint)(data, _Count(self) if self.depth else None)
        except Misfit as misfit:
            raise misfit.inside(place) from None

    def called(self, hint: Hint) -> str:
        """Return what errors call a value of a type."""
        members = members_of(hint)
        for name, union in self.names.items():
            if len(members) > 1 and members == members_of(union):
                return self._expected(name)
        return " or ".join(self._called(member) for member in members)

    def _called(self, hint: Hint) -> str:
        if origin_of(hint) is Annotated:
            return self.called(get_args(hint)[0])
        if origin_of(hint) is Literal:
            return " or ".join(quoted(word) for word in get_args(hint))
        if origin_of(hint) is tuple:
            return "a list"
        return SIMPLE.get(hint) or self._expected(str(getattr(hint, "__name__", "an object")))

    def _expected(self, name: str) -> str:
        return self.said[name].expected if name in self.said else name

    def _sort(self, name: str) -> str:
        return self.said[name].sort if name in self.said else name

    def _sort_of(self, hint: Hint) -> str:
        """Return the word for a union in "is not a kind of …"."""
        members = members_of(hint)
        names = (name for name, union in self.names.items() if members == members_of(union))
        return self._sort(next(names, "")) or self.called(hint)

    # --- The reader of each type --------------------------------------------------------------

    def _reader(self, hint: Hint) -> Reader:
        if hint not in self._readers:  # while it is made: a record may hold its own kind
            self._readers[hint] = lambda data, count: self._readers[hint](data, count)
            self._readers[hint] = self._made(hint)
        return self._readers[hint]

    def _made(self, hint: Hint) -> Reader:
        limit, given = self.limit, None
        if origin_of(hint) is Annotated:
            hint, *marks = get_args(hint)
            for mark in marks:  # other marks are for others; the outermost limit comes last
                if isinstance(mark, Limit):
                    given = mark if given is None else given | mark
            limit = limit | given if limit and given else limit or given
        origin, inside = origin_of(hint), get_args(hint)
        if hint is Any:
            return lambda data, count: data
        if is_kind(hint):
            return self._one_of([hint]) if hint in self.tagged else self._record_reader(hint)
        if origin is dict:
            return self._dict_reader(inside[1])
        if origin is Union:
            return self._union_reader([_limited(member, given) for member in inside], hint)
        if origin is tuple:
            return self._tuple_reader([_limited(each, given) for each in inside], limit, hint)
        if origin is Literal:
            return self._word_reader(hint)
        return self._simple_reader(hint, limit)

    def _refuse(self, hint: Hint, data: Any) -> NoReturn:
        raise Misfit(f"expected {self.called(hint)}, found {shown(data)}")

    def _simple_reader(self, kind: Hint, limit: Limit | None) -> Reader:
        check: Any = None
        if limit is not None and kind in (int, str):
            check = limit.check_number if kind is int else limit.check_text

        def read(data: Any, count: _Count | None) -> Any:
            if type(data) is not kind:  # True is not a number
                self._refuse(kind, data)
            if check is not None:
                check(data)
            return data

        return read

    def _word_reader(self, hint: Hint) -> Reader:
        words = get_args(hint)
        called = next((name for name, known in self.names.items() if known == hint), "choice")

        def read(data: Any, count: _Count | None) -> Any:
            if type(data) is not str:
                self._refuse(hint, data)
            if data not in words:
                problem = f"{quoted(data)} is not a {called}{did_you_mean(data, words)}"
                raise Misfit(problem, "", nearest_word(data, words))
            return data

        return read

    def _tuple_reader(self, items: list[Hint], limit: Limit | None, hint: Hint) -> Reader:
        readers = [self._reader(each) for each in items if each is not Ellipsis]
        many = items[-1] is Ellipsis

        def read(data: Any, count: _Count | None) -> Any:
            if not isinstance(data, list | tuple):
                self._refuse(hint, data)
            if not many and len(data) != len(readers):
                raise Misfit(f"expected a list of {len(readers)}, found one of {len(data)}")
            if limit is not None:
                limit.check_items(len(data))
            found: list[Any] = []
            try:
                for one, reader in zip(data, repeat(readers[0]) if many else readers, strict=False):
                    found.append(reader(one, count))  # their number is the place
            except Misfit as misfit:
                raise misfit.inside(f"[{len(found)}]") from None
            return tuple(found)

        return read

    def _dict_reader(self, hint: Hint) -> Reader:
        each = self._reader(hint)

        def read(data: Any, count: _Count | None) -> Any:
            if not isinstance(data, dict):
                self._refuse(dict, data)
            found = {}
            for key, value in data.items():
                try:
                    found[key] = each(value, count)
                except Misfit as misfit:
                    raise misfit.inside(f"[{quoted(key)}]") from None
            return found

        return read

    # --- One of several types -----------------------------------------------------------------

    def _union_reader(self, kinds: list[Hint], hint: Hint) -> Reader:
        """Read what the type of the data says."""
        records = [kind for kind in kinds if is_kind(kind)]
        readers = {_sort_of(kind): self._reader(kind) for kind in kinds if kind not in records}
        if records:
            readers[dict] = self._one_of(records) if len(records) > 1 else self._reader(records[0])
        if list in readers:
            readers[tuple] = readers[list]

        def read(data: Any, count: _Count | None) -> Any:
            reader = readers.get(type(data))
            if reader is None:
                self._refuse(hint, data)
            return reader(data, count)

        return read

    def _one_of(self, kinds: list[Any]) -> Reader:
        """Read one of several records, by its ``kind`` or by its first field."""
        hint: Any = Union[tuple(kinds)]  # noqa: UP007
        words = {word: kind for kind in kinds for word in self._words_of(kind)}
        first = {} if words else {name_of(fields(kind)[0]): kind for kind in kinds}

        def read(data: Any, count: _Count | None) -> Any:
            word = data.get("kind") if type(data) is dict else self._refuse(hint, data)
            if type(word) is str and word in words:
                kind = words[word]
            elif not (found := first.keys() & data.keys()):
                self._refuse_kind(self._sort_of(hint), words, word)
            else:
                kind = first[found.pop()]
            if kind not in self._records:
                self._records[kind] = self._record_reader(kind)
            return self._records[kind](data, count)

        return read

    def _words_of(self, kind: Any) -> tuple[str, ...]:
        """Return the words in ``kind`` by which a reader recognizes a record."""
        if kind in self.tagged:
            return (kind.__name__,)
        hint = hints(kind).get("kind")
        return get_args(hint) if origin_of(hint) is Literal else ()

    def _refuse_kind(self, called: str, words: dict[str, Any], word: Any) -> NoReturn:
        if word is None:
            raise Misfit(f'"kind" is missing; it is one of {", ".join(words)}')
        if not isinstance(word, str):
            raise Misfit(f"expected text, found {shown(word)}").inside("kind")
        for sort, union in self.names.items():
            if any(word in self._words_of(each) for each in members_of(union) if is_kind(each)):
                problem = f"expected a kind of {called}; {word} is a kind of {self._sort(sort)}"
                raise Misfit(problem).inside("kind")
        problem = f"{quoted(word)} is not a kind of {called}{did_you_mean(word, words)}"
        raise Misfit(problem, "", nearest_word(word, words)).inside("kind")

    # --- Records ------------------------------------------------------------------------------

    def _record_reader(self, kind: Any) -> Reader:
        """Make the code that reads a record: a bot reads a whole view before each answer."""
        made: dict[str, Any] = {"refuse": partial(self._refuse_record, kind), "Misfit": Misfit}
        made["new"] = kind.__new__ if "__new__" in vars(kind) else kind  # of the two the faster
        body, needed, values = [], 0, ["kind"] if "__new__" in vars(kind) else []
        for each, hint in typed_fields(kind):
            name, at = each.name, name_of(each)
            made[f"read_{name}"] = self._reader(hint)
            plain = hint in (int, str, bool) and self.limit is None
            value = f"data[{at!r}]" if plain else f"read_{name}(data[{at!r}], count)"
            default = default_of(each)
            if default is MISSING:
                needed += 1
            else:
                made[f"default_{name}"] = default
                value += f" if {at!r} in data else default_{name}"
            body += [f"at = {at!r}", f"_{name} = {value}"]
            if plain:
                body += [f"if type(_{name}) is not {hint.__name__}:"]
                body += [f"    read_{name}(_{name}, count)"]
            if is_dataclass(default):  # the engine may know it by identity
                body += [f"if _{name} == default_{name}:", f"    _{name} = default_{name}"]
            values.append(f"{name}=_{name}" if each.kw_only else f"_{name}")
        known = {name_of(each) for each in fields(kind)}
        made |= {"kind": kind, "known": known | ({"kind"} if kind in self.tagged else set())}
        lines = [
            "def read(data, count):",
            "    if type(data) is not dict:",
            "        refuse(data)",
            *(["    count.enter()"] if self.depth else []),
            "    at = ''",
            "    try:",
            f"        if len(data) != {needed} and not data.keys() <= known:",
            "            refuse(data)",
            *(f"        {line}" for line in body),
            "    except KeyError:",
            "        if at in data:",
            "            raise",
            "        refuse(data)",
            "    except Misfit as misfit:",
            "        raise misfit.inside(at) from None",
            *(["    count.depth -= 1"] if self.depth else []),
            f"    return new({', '.join(values)})",
        ]
        exec("\n".join(lines), made)  # as dataclasses write their methods
        found: Reader = made["read"]
        return found

    def _refuse_record(self, kind: Any, data: Any) -> NoReturn:
        if type(data) is not dict:
            self._refuse(kind, data)
        known = {name_of(each): each for each in fields(kind)}
        for name in data:
            if name not in known and not (name == "kind" and kind in self.tagged):
                problem = f"{kind.__name__} has no field {quoted(name)}"
                raise Misfit(problem + did_you_mean(name, known), "", nearest_word(name, known))
        missing = [name for name, each in known.items() if default_of(each) is MISSING]
        name = next(name for name in missing if name not in data)
        raise Misfit(f"{kind.__name__} lacks its field {quoted(name)}")


VIEWS: Final = Format()


def from_plain(kind: type[T], data: Any) -> T:  # any JSON
    """Return the record of some data; a :class:`Misfit` names the mistake."""
    found: T = VIEWS.read(kind, data)
    return found


def members_of(hint: Hint) -> tuple[Hint, ...]:
    """Return the members of a union; any other type is its own only member."""
    return get_args(hint) if origin_of(hint) is Union else (hint,)


def _limited(hint: Hint, limit: Limit | None) -> Hint:
    """Return a type under a limit; the fields of a record have limits of their own."""
    return hint if limit is None or is_kind(hint) or hint is Ellipsis else Annotated[hint, limit]


def _sort_of(hint: Hint) -> type:
    """The type of the JSON that is read as such a type."""
    origin = origin_of(hint)
    if origin is Annotated:
        return _sort_of(get_args(hint)[0])
    if is_kind(hint) or origin is dict:
        return dict
    sort: type = str if origin is Literal else list if origin is tuple else hint
    return sort


class _Count:
    """The number of records read so far, and the depth of the present one."""

    def __init__(self, format: Format) -> None:
        self.depth = -1
        self.records = 0
        self.format = format

    def enter(self) -> None:
        """Begin a record."""
        self.depth += 1
        self.records += 1
        if self.depth > self.format.depth:
            raise Misfit(f"nested too deep; at most {self.format.depth} records in one another")
        if self.records > self.format.records:
            raise Misfit(f"too many records; at most {self.format.records}")
