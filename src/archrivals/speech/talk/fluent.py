"""The part of Fluent that our catalogues are written in, and no more.

A file holds messages: text, variables, selections by a key, a number or a plural form, strings in
quotes, references to other messages. Everything else (terms, attributes, functions) is refused
with the line it is on, so a file that is read here means the same to every reader of Fluent.

>>> messages = read('''
... drawn = { $who-person ->
...     [you] You draw
...    *[other] { $who } draws
... } { $n ->
...     [one] a card
...    *[other] { $n } cards
... }.
... ''')
>>> said(messages, "drawn", {"who": "Circe", "who-person": "other", "n": 1})
'Circe draws a card.'
>>> sorted(variables(messages, "drawn"))
['n', 'who', 'who-person']
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

Value: TypeAlias = str | int
"""What a variable holds."""


class Variable(NamedTuple):
    """A variable, to be put in."""

    name: str


class Reference(NamedTuple):
    """Another message, to be put in."""

    id: str


class Selection(NamedTuple):
    """One of several texts, by the value of a variable."""

    name: str
    variants: dict[Value, Pattern]
    default: Value


Part: TypeAlias = str | Variable | Reference | Selection
Pattern: TypeAlias = tuple[Part, ...]
Messages: TypeAlias = dict[str, Pattern]

_HEAD: Final = re.compile(r"([a-zA-Z][\w-]*) *= *")
_NAME: Final = re.compile(r"[a-zA-Z][\w-]*")
_SPACE: Final = re.compile(r"\s*")
_STRING: Final = re.compile(r'"([^"\\\n]*)"')
_KEY: Final = re.compile(r"(\*?)\[ *(?:(\d+)|([a-zA-Z][\w-]*)) *\] *")
_TEXT: Final = re.compile(r"[^{}\n]+")
_INDENT: Final = re.compile(r"\n+ *(?=[^ \n])")


class CatalogueError(ValueError):
    """A file that is not a catalogue; the message says where and why."""


# --- Reading ----------------------------------------------------------------------------------


def read(text: str, name: str = "catalogue") -> Messages:
    """The messages of a file; ``name`` is for errors."""
    return _Reader(text, name).messages()


class _Reader:
    """Reads a file from its beginning to its end."""

    def __init__(self, text: str, name: str) -> None:
        self._text = text
        self._name = name
        self._at = 0

    def messages(self) -> Messages:
        found: Messages = {}
        while self._at < len(self._text):
            if self._text.startswith(("\n", "#"), self._at):
                end = self._text.find("\n", self._at)
                self._at = len(self._text) if end < 0 else end + 1
                continue
            head = self._take(_HEAD, "a message, a comment or an empty line")
            if head[1] in found:
                raise self._error(f"{head[1]} is there twice")
            found[head[1]] = self._pattern()
        return found

    def _pattern(self) -> Pattern:
        """Text and its placeables, up to the next message or variant."""
        parts: list[Part] = []
        while self._at < len(self._text):
            here = self._text[self._at]
            if here == "{":
                parts.append(self._placeable())
            elif here == "}":
                break
            elif here == "\n":
                broken = _INDENT.match(self._text, self._at)
                if broken is None or not self._goes_on(broken):
                    break
                self._at = broken.end()
                if parts:
                    parts.append("\n")
            else:
                parts.append(self._take(_TEXT, "text")[0])
        if parts and type(parts[-1]) is str:  # spaces at the end count in quotes only
            parts[-1:] = [parts[-1].rstrip()] if parts[-1].strip() else []
        if not parts:
            raise self._error("a text is missing")
        return tuple(parts)

    def _goes_on(self, broken: re.Match[str]) -> bool:
        """Return whether the next line goes on with the text: it is indented and begins nothing."""
        indented = not broken[0].endswith("\n")
        begins = self._text[broken.end()]
        return indented and begins not in "[*.}"

    def _placeable(self) -> Part:
        self._at += 1
        self._skip()
        quoted = _STRING.match(self._text, self._at)
        if quoted is not None:
            self._at = quoted.end()
            return self._closed(_Quoted(quoted[1]))
        if not self._text.startswith("$", self._at):
            id_ = self._take(_NAME, "a variable, a message or a string")[0]
            return self._closed(Reference(id_))
        self._at += 1
        name = self._take(_NAME, "the name of a variable")[0]
        self._skip()
        if not self._text.startswith("->", self._at):
            return self._closed(Variable(name))
        self._at += 2
        return self._closed(self._selection(name))

    def _selection(self, name: str) -> Selection:
        variants: dict[Value, Pattern] = {}
        default: Value | None = None
        self._skip()
        while not self._text.startswith("}", self._at):
            key = self._take(_KEY, "a variant")
            value: Value = int(key[2]) if key[2] else key[3]
            if value in variants or (key[1] and default is not None):
                raise self._error(f"{key[0].strip()} is there twice")
            if key[1]:
                default = value
            variants[value] = self._pattern()
            self._skip()
        if default is None:
            raise self._error(f"no variant of ${name} has a star")
        return Selection(name, variants, default)

    def _closed(self, part: Part) -> Part:
        self._skip()
        if not self._text.startswith("}", self._at):
            raise self._error("a } is missing")
        self._at += 1
        return part

    def _skip(self) -> None:
        space = _SPACE.match(self._text, self._at)
        assert space is not None  # it also matches nothing
        self._at = space.end()

    def _take(self, pattern: re.Pattern[str], wanted: str) -> re.Match[str]:
        found = pattern.match(self._text, self._at)
        if found is None:
            raise self._error(f"{wanted} is missing")
        self._at = found.end()
        return found

    def _error(self, why: str) -> CatalogueError:
        line = self._text.count("\n", 0, self._at) + 1
        return CatalogueError(f"{self._name}, line {line}: {why}")


class _Quoted(str):
    """A string in quotes: its spaces count."""

    __slots__ = ()


# --- Saying -----------------------------------------------------------------------------------


def said(messages: Messages, id_: str, values: Mapping[str, Value]) -> str:
    """A message with its variables put in."""
    return _joined(messages, messages[id_], values)


def _joined(messages: Messages, pattern: Pattern, values: Mapping[str, Value]) -> str:
    return "".join([_part(messages, part, values) for part in pattern])


def _part(messages: Messages, part: Part, values: Mapping[str, Value]) -> str:
    if isinstance(part, str):
        return part
    if isinstance(part, Variable):
        return str(values[part.name])
    if isinstance(part, Reference):
        return _joined(messages, messages[part.id], values)
    return _joined(messages, _chosen(part, values[part.name]), values)


def _chosen(selection: Selection, value: Value) -> Pattern:
    found = selection.variants.get(value)
    if found is None and isinstance(value, int):
        found = selection.variants.get(plural(value))
    return selection.variants[selection.default] if found is None else found


def plural(n: int) -> str:
    """The plural form of a number; all our languages have these two.

    >>> plural(1), plural(2), plural(0)
    ('one', 'other', 'other')
    """
    return "one" if n == 1 else "other"


# --- Checking ---------------------------------------------------------------------------------


def parts_of(messages: Messages, id_: str) -> Iterator[Part]:
    """Everything that is put into a message, through the messages that it refers to."""
    yield from _parts(messages, messages[id_])


def _parts(messages: Messages, pattern: Pattern) -> Iterator[Part]:
    for part in pattern:
        yield part
        if isinstance(part, Reference):
            yield from _parts(messages, messages[part.id])
        if isinstance(part, Selection):
            for variant in part.variants.values():
                yield from _parts(messages, variant)


def variables(messages: Messages, id_: str) -> set[str]:
    """The variables that a message needs."""
    return {p.name for p in parts_of(messages, id_) if isinstance(p, Variable | Selection)}


# --- As data ----------------------------------------------------------------------------------


def to_json(messages: Messages) -> dict[str, Any]:  # JSON data
    """Messages as JSON data, for a reader that has no parser.

    >>> to_json(read('''drawn = { $who } draws { $n ->
    ...     [one] a card
    ...    *[other] { $n } cards
    ... }'''))["drawn"]  # doctest: +NORMALIZE_WHITESPACE
    [{'put': 'who'}, ' draws ',
     {'by': 'n', 'of': {'one': 'a card', 'other': [{'put': 'n'}, ' cards']}, 'else': 'other'}]
    """
    return {id_: _pattern_json(pattern) for id_, pattern in messages.items()}


def _pattern_json(pattern: Pattern) -> str | list[Any]:  # JSON data
    parts = [_part_json(part) for part in pattern]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _part_json(part: Part) -> str | dict[str, Any]:  # JSON data
    if isinstance(part, str):
        return str(part)
    if isinstance(part, Variable):
        return {"put": part.name}
    if isinstance(part, Reference):
        return {"message": part.id}
    variants = {str(key): _pattern_json(pattern) for key, pattern in part.variants.items()}
    return {"by": part.name, "of": variants, "else": str(part.default)}
