"""What the first ask of a page needs, brought into memory before anybody asks.

A page keeps an image of Python's memory after this and starts from it at later visits, so nothing
here may depend on the device, the time or chance.
"""

from __future__ import annotations

import json
from typing import Any, Final

from archrivals.engine.language.rules import DEFAULT_BOX
from archrivals.hosting import wire

from .server import LocalServer

TABLE: Final = {"box": DEFAULT_BOX, "players": 2, "bots": [None, "bruno"]}
"""The table that most people open first."""


def warm() -> None:
    """Deal that table at a server without viewers, and look at it."""
    server = LocalServer(now=float, entropy=bytes)

    def asked(method: str, path: str, body: Any) -> Any:
        return json.loads(server.call(method, path, json.dumps(body)))["body"]

    def said(**message: Any) -> None:
        server.receive(1, json.dumps(message))

    asked("POST", "guests", {"name": "Ada"})
    table = asked("POST", "tables", TABLE)["table"]
    asked("PUT", f"tables/{table}/ready", {"ready": True})
    server.connect(1)
    said(type="hello", version=wire.VERSION, ticket="local", words=True)
    said(type="join", table=table)
