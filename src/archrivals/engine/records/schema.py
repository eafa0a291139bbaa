"""The JSON Schema (draft 2020-12) of records, from their fields and limits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING
from inspect import cleandoc
from types import NoneType
from typing import Annotated, Any, Final, Literal, get_args

from .declaring import Encoded, default_of, is_kind, is_record, name_of, origin_of, typed_fields
from .limits import Limit
from .reading import Format, Hint, members_of
from .writing import Writer

JSON = dict[str, Any]  # a schema is JSON that is not taken apart here

_TYPES: Final = {
    int: "integer",
    str: "string",
    bool: "boolean",
    float: "number",
    NoneType: "null",
}
_KEYWORDS: Final = {
    "integer": {"ge": "minimum", "le": "maximum"},
    "string": {"min_length": "minLength", "max_length": "maxLength", "pattern": "pattern"},
    "array": {"min_items": "minItems", "max_items": "maxItems"},
}


class Schema:
    """Writes the schemas of types; those that have a name are defined once and referred to."""

    def __init__(self, format: Format, names: Mapping[str, Hint]) -> None:
        self.format = format
        self.names = names
        self.write = Writer(format.tagged).to_plain
        self.definitions: JSON = {}

    def tag(self, kind: type) -> dict[str, str]:
        """Return the entry that names a record, next to its fields."""
        return {"kind": kind.__name__} if kind in self.format.tagged else {}

    def is_closed(self, kind: type) -> bool:
        """Return whether a record with other fields is refused."""
        return True

    def of(self, hint: Hint, limit: Limit | None = None) -> JSON:
        """Return the schema of a type, under a limit."""
        if origin_of(hint) is Annotated:
            inner, about = get_args(hint)
            return self.of(about.hint) if isinstance(about, Encoded) else self.of(inner, about)
        name = next((name for name, known in self.names.items() if known == hint), "")
        if is_kind(hint):
            name = hint.__name__
        if not name:
            return self._body(hint, limit)
        if name not in self.definitions:
            self.definitions[name] = {}  # taken: a record may hold its own kind
            self.definitions[name] = {"title": name, **self._body(hint, None)}
        return {"$ref": f"#/$defs/{name}", **_keywords("integer", limit)}

    def _body(self, hint: Hint, limit: Limit | None) -> JSON:
        inside, members = get_args(hint), members_of(hint)
        if is_kind(hint):
            return self._record(hint)
        if len(members) > 1:
            return {"anyOf": [self.of(member, limit) for member in members]}
        if hint is Any:
            return {}
        if origin_of(hint) is Literal:
            return {"enum": list(inside)}
        if origin_of(hint) is dict:
            values = {} if inside[1] is Any else {"additionalProperties": self.of(inside[1])}
            return {"type": "object", **values}
        here = (self.format.limit or Limit()) | (limit or Limit())
        if origin_of(hint) in (tuple, list):
            items = self.of(inside[0], limit)
            return {"type": "array", "items": items, **_keywords("array", here)}
        return {"type": _TYPES[hint], **_keywords(_TYPES[hint], here)}

    def _record(self, kind: Any) -> JSON:
        tag = self.tag(kind)
        properties: JSON = {name: {"const": word} for name, word in tag.items()}
        required = [*tag]
        for each, hint in typed_fields(kind):
            about = self.of(hint)
            default = default_of(each)
            if default is None and is_record(kind):  # left out, so it is never null
                kinds = [one for one in about.pop("anyOf", []) if one != {"type": "null"}]
                about |= kinds[0] if len(kinds) == 1 else {"anyOf": kinds} if kinds else {}
            elif default is not MISSING:
                about["default"] = self.write(default)
            else:
                required.append(name_of(each))
            properties[name_of(each)] = about
        closed = {"additionalProperties": False} if self.is_closed(kind) else {}
        return {
            "description": cleandoc(kind.__doc__ or ""),
            "type": "object",
            "properties": properties,
            "required": required,
            **closed,
        }


def _keywords(kind: str, limit: Limit | None) -> JSON:
    given = limit.given() if limit is not None else {}
    return {word: given[name] for name, word in _KEYWORDS.get(kind, {}).items() if name in given}
