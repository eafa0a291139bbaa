"""Replays made ready to be sent: each part once, in a process beside the gateway, and kept.

A game of a thousand answers has hundreds of parts (seats, pieces of its frames), so what
somebody asks for is cut into pieces that are the same for everybody.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import asdict
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec

from archrivals.server.admission import Bounds, Job
from archrivals.server.lanes import Lane

from .replays import NoReplay, Row, Viewer, frames, record_of, replay_of, shuffles

if TYPE_CHECKING:
    from archrivals.server.context import Context

PIECE: Final = 20
"""Frames that are made together."""

MOST_KEPT: Final = 32 * 1024 * 1024
"""Bytes of parts that a gateway remembers."""

WAITING: Final = Bounds(all=64, person=8)
PATIENCE: Final = 10.0
LONGEST: Final = 20.0
"""Seconds that somebody waits for a part, and that a part may take once it is begun."""

KINDNESS: Final = 5
Part = tuple[str | int, ...]
"""A part of a game: turns, shuffles, record, or some frames for a seat."""


class NoTime(Exception):
    """More replays are asked for than can be made."""


# --- In a process of its own ------------------------------------------------------------------


def render_data(data: bytes, seconds: float) -> bytes:
    """A part of a replay as JSON, or why there is none."""
    job = msgspec.msgpack.decode(data)
    try:
        return msgspec.json.encode({"made": _made(job["row"], job["part"], job["names"])})
    except NoReplay as why:
        return msgspec.json.encode({"code": why.code, "reason": why.reason})


def _made(row: Row, part: Sequence[Any], names: Sequence[str]) -> Any:
    kind, *rest = part
    if kind == "turns":
        replay = replay_of(row)
        return {"teams": replay.teams, "turns": [asdict(turn) for turn in replay.turns]}
    if kind == "shuffles":
        return shuffles(row)
    if kind == "record":
        return record_of(row)
    viewer, piece = rest
    return frames(row, viewer, PIECE * piece, PIECE, names)


# --- At the gateway ---------------------------------------------------------------------------


class _Told(msgspec.Struct):
    made: msgspec.Raw = msgspec.Raw()
    code: str = ""
    reason: str = ""


_told: Final = msgspec.json.Decoder(_Told)
_frames: Final = msgspec.json.Decoder(list[msgspec.Raw])


class Renderer:
    """The parts of replays, made when they are first asked for."""

    def __init__(self, context: Context) -> None:
        self.lane = Lane(
            "replays",
            render_data,
            *(1, WAITING, context.metrics),
            usual=LONGEST,
            longest=LONGEST,
            kindness=KINDNESS,
            idle=context.settings.idle_time,
            lazy=True,
        )
        self._started = False
        self._kept: OrderedDict[Part, bytes] = OrderedDict()
        self._size = 0

    async def close(self) -> None:
        """End the process."""
        if self._started:
            await self.lane.close()

    def has(self, row: Row, part: Part, names: Sequence[str] = ()) -> bool:
        """Whether a part is there already."""
        return (row["id"], *part, *names) in self._kept

    async def part(
        self, row: Row, part: Part, person: str, address: str, names: Sequence[str] = ()
    ) -> bytes:
        """A part of a replay, as JSON."""
        key = (row["id"], *part, *names)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if not self._started:
            self._started = True
            await self.lane.start()
        data = msgspec.msgpack.encode({"row": dict(row), "part": part, "names": names})
        name = f"{row['id']}:{':'.join(map(str, part))}"
        job = Job("replay", name, -1, 0, person, address, monotonic() + PATIENCE, data)
        result = await self.lane.ask(job)
        if result.outcome != "done":
            raise NoTime(result.outcome)
        told = _told.decode(result.data)
        if told.code:
            raise NoReplay(told.code, told.reason)
        self._keep(key, bytes(told.made))
        return bytes(told.made)

    def _keep(self, key: Part, made: bytes) -> None:
        self._size += len(made) - len(self._kept.pop(key, b""))
        self._kept[key] = made
        while self._size > MOST_KEPT:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)

    async def frames(
        self,
        row: Row,
        viewer: Viewer,
        first: int,
        count: int,
        person: str,
        address: str,
        names: Sequence[str],
    ) -> list[msgspec.Raw]:
        """Frames ``first`` to ``first + count - 1``, each as JSON."""
        shown: list[msgspec.Raw] = []
        for piece in pieces(first, count, len(row["answers"])):
            part = ("frames", viewer, piece)
            made = _frames.decode(await self.part(row, part, person, address, names))
            skipped = max(0, first - PIECE * piece)
            shown += made[skipped : first + count - PIECE * piece]
        return shown


def pieces(first: int, count: int, answers: int) -> range:
    """The pieces in which these frames are; a game has a frame more than answers."""
    last = min(first + count - 1, answers)
    return range(first // PIECE, last // PIECE + 1) if first <= last else range(0)
