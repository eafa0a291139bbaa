"""A page for tests: it keeps what it is told to keep, then hears what was said to it."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from archrivals.local import LocalServer

JSON = dict[str, Any]


class Page:
    """One line to a local server, with the rows that a browser would have."""

    def __init__(self, name: str = "Ada", seed: str = "page") -> None:
        self._chance = Random(seed)
        self.clock = 1_800_000_000.0
        self.rows: dict[str, list[Any]] = {}
        self.heard: list[str] = []
        self.more = False
        self._commands = count(1)
        self.view: JSON = {}
        self.room: JSON = {}
        self.table = ""
        self.server = self._started()
        assert self.call("POST", "guests", {"name": name})[0] == 200

    def _started(self) -> LocalServer:
        return LocalServer(self._now, self._chance.randbytes)

    def _now(self) -> float:
        self.clock += 0.001
        return self.clock

    # --- As a worker does it ------------------------------------------------------------------

    def _take(self, text: str) -> JSON:
        batch: JSON = json.loads(text)
        for store, key, value in batch["keep"]:
            at = json.dumps([store, key])
            if value is None:
                self.rows.pop(at, None)
            else:
                self.rows[at] = [store, key, value]
        self.more = batch["more"]
        for line, frame in batch["send"]:
            assert line == 1
            self._hear(frame)
        return batch

    def _hear(self, frame: str) -> None:
        self.heard.append(frame)
        told = json.loads(frame)
        if told["type"] in ("view", "update"):
            self.view = told
        elif told["type"] == "room":
            self.room = told

    def reload(self) -> None:
        """The page is closed and opened again: all that is left are the rows."""
        rows = list(self.rows.values())
        self._chance.shuffle(rows)
        self.server = self._started()
        self.server.restore(json.dumps(rows))
        self.heard, self.view, self.room, self.more = [], {}, {}, False

    # --- As a client does it ------------------------------------------------------------------

    def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """A request; status and body."""
        sent = None if body is None else json.dumps(body)
        batch = self._take(self.server.call(method, path, sent))
        return batch["status"], batch["body"]

    def get(self, path: str) -> Any:
        """The body of a request that is answered."""
        status, body = self.call("GET", path)
        assert status == 200, body
        return body

    def greet(self) -> None:
        """Open the line."""
        self._take(self.server.connect(1))
        ticket = self.call("POST", "tickets")[1]["ticket"]
        self.say(type="hello", version=2, ticket=ticket, words=True)

    def say(self, **message: Any) -> list[JSON]:
        """Send a message; what is answered at once."""
        before = len(self.heard)
        self._take(self.server.receive(1, json.dumps(message)))
        return [json.loads(each) for each in self.heard[before:]]

    def join(self, table: str, **more: Any) -> list[JSON]:
        """Join a table."""
        return self.say(type="join", table=table, **more)

    def think(self, most: int = 1_000_000) -> int:
        """Let bots decide until it is somebody's turn; how many slices of thinking it took."""
        for number in range(most):
            if not self.more:
                return number
            self._take(self.server.think())
        return most

    def begin(self, **wanted: Any) -> str:
        """A table whose game has begun."""
        status, body = self.call("POST", "tables", wanted)
        assert status == 201, body
        table: str = body["table"]
        self.table = table
        assert self.call("PUT", f"tables/{table}/ready", {"ready": True, "share": True})[1]["begun"]
        return table

    # --- Playing ------------------------------------------------------------------------------

    @property
    def ask(self) -> JSON | None:
        """What is asked."""
        found: JSON | None = self.view["private"]["ask"]
        return found

    def command(self) -> str:
        """A new id."""
        return f"c{next(self._commands)}"

    def answer(self, option: int) -> list[JSON]:
        """Answer the ask."""
        return self.say(
            type="answer",
            table=self.view["table"],
            position=self.view["position"],
            command=self.command(),
            option=option,
        )

    def play(self, chance: Random, between: Callable[[], None] = lambda: None) -> None:
        """Play to the end, by chance."""
        self.think()
        while self.room["status"] == "playing":
            ask = self.ask
            assert ask is not None, "nobody is asked and the game is not over"
            told = self.answer(chance.randrange(len(ask["options"])))
            assert told[-1]["type"] in ("accepted", "room"), told
            self.think()
            if self.room["status"] == "playing":
                between()
