"""Write the description of what only a page answers: records and replies of the workshop.

python tools/write_page_types.py > openapi.json

It has the form of `archrivals schema --http`, so the types of the browser follow from it in the
same way (`npm run made` in `web`).
"""

from __future__ import annotations

import json
import sys
from typing import Any

from archrivals.engine.records import Format, Limit, Schema
from archrivals.hosting.operations.declared import JsonObject, answers_in
from archrivals.local import making


class Described(Schema):
    """Schemas of replies: a document whose parts are described elsewhere may have any."""

    def _body(self, hint: Any, limit: Limit | None) -> dict[str, Any]:
        about = super()._body(hint, limit)
        return {"additionalProperties": True, **about} if hint == JsonObject else about

    def is_closed(self, kind: type) -> bool:
        """Return that no record is closed: a newer page may add fields."""
        return False


def description() -> dict[str, Any]:
    """Return the description as OpenAPI."""
    schema = Described(Format(), {})
    paths: dict[str, Any] = {}
    for each in answers_in(making):
        operation = each.operation
        entry: dict[str, Any] = {"operationId": each.function.__name__, "responses": {}}
        if operation.request is not None:
            asked = schema.of(operation.request)
            entry["requestBody"] = {"content": {"application/json": {"schema": asked}}}
        reply = {} if operation.reply is None else schema.of(operation.reply)
        content = {"content": {"application/json": {"schema": reply}}}
        said = (each.function.__doc__ or "").strip().partition("\n")[0]
        entry["responses"][str(operation.status)] = {"description": said, **content}
        paths.setdefault(operation.path, {})[operation.method.lower()] = entry
    for name, about in schema.definitions.items():
        if name not in _requests():
            about["required"] = list(about.get("properties", {}))
    return {
        "openapi": "3.1.0",
        "info": {"title": "What a page answers alone", "version": "1"},
        "paths": paths,
        "components": {"schemas": dict(sorted(schema.definitions.items()))},
    }


def _requests() -> set[str]:
    asked = (each.operation.request for each in answers_in(making))
    return {kind.__name__ for kind in asked if kind is not None}


def main() -> int:
    """Print the description."""
    text = json.dumps(description(), indent=1, sort_keys=True)
    print(text.replace('"#/$defs/', '"#/components/schemas/'))
    return 0


if __name__ == "__main__":
    sys.exit(main())
