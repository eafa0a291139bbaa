"""A request read without a web framework: its path, query and body become one record."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from archrivals.engine.records import Format, fields_of, replaced
from archrivals.hosting.refusal import Refusal

from .declared import Cleaned, Operation, hints_of

FORMAT: Final = Format()


def pattern_of(path: str) -> re.Pattern[str]:
    """Return what a path with names in braces looks like.

    >>> pattern_of("/rules/{box}").fullmatch("/rules/confrontations").groupdict()
    {'box': 'confrontations'}
    """
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


def read(
    operation: Operation,
    parts: Mapping[str, str],
    query: Mapping[str, str],
    body: Any,  # any JSON
) -> Any:  # a record of the kind that the operation takes
    """Return the record of a request; refuse one that is not as it should be."""
    kind: Any = operation.request
    if kind is None:
        return None
    hints = hints_of(kind)
    texts = {name: parts[name] for name in operation.named("path")}
    texts |= {name: query[name] for name in operation.named("query") if name in query}
    try:
        given = {name: _value(text, hints[name], name) for name, text in texts.items()}
        given |= dict.fromkeys(operation.named("document"), body)
        if operation.named("body") and (body is not None or operation.method != "DELETE"):
            given |= _members(body, operation.named("body"))
        for each in fields(kind):
            if each.name not in given and each.default is MISSING:
                raise ValueError(f"{each.name}: is missing")
        values = {name: FORMAT.read(hints[name], value, name) for name, value in given.items()}
    except ValueError as error:
        raise Refusal(422, "invalid", f"{error}.") from None
    asked = kind(**values)
    values = fields_of(asked)
    cleaned = {
        name: clean(values[name]) for name, clean in _cleaning(hints) if values[name] is not None
    }
    return replaced(asked, **cleaned) if cleaned else asked


def _members(body: Any, names: list[str]) -> dict[str, Any]:
    if not isinstance(body, dict):
        raise ValueError("The body must be an object")
    known = {name.removesuffix("_"): name for name in names}
    for name in body:
        if name not in known:
            raise ValueError(f"{name[:80]}: is not expected here")
    return {known[name]: value for name, value in body.items()}


def _value(text: str, hint: Any, name: str) -> Any:
    """Return what the text of a path or of a query means."""
    kinds = [_bare(each) for each in _alternatives(hint) or (hint,)]
    if bool in kinds and text in ("true", "false"):
        return text == "true"
    if int in kinds and re.fullmatch(r"-?[0-9]{1,15}", text):
        return int(text)
    if any(kind is str or get_origin(kind) is Literal for kind in kinds):
        return text
    raise ValueError(f"{name}: must be {'a number' if int in kinds else 'true or false'}")


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _alternatives(hint: Any) -> tuple[Any, ...]:
    bare = _bare(hint)
    return get_args(bare) if get_origin(bare) in (Union, UnionType) else ()


def _cleaning(hints: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, hint in hints.items():
        for each in (hint, *_alternatives(hint)):
            for mark in getattr(each, "__metadata__", ()):
                if isinstance(mark, Cleaned):
                    yield name, mark.clean
