"""Replays made ready to be sent: each part once, in a process next to the gateway, and kept.

A game of a thousand answers has hundreds of parts (seats, pieces of its frames), so what
a client asks for is cut into pieces that are the same for all.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from archrivals.engine.records import to_json
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.replays import FRAMES_PER_PART, NoReplay, Part, Viewer, part_of, pieces
from archrivals.hosting.rows import SeatRow, TableRow
from archrivals.hosting.save_files import finished_game
from archrivals.server.core.admission import Bounds, Job
from archrivals.server.jobs.lanes import Lane

if TYPE_CHECKING:
    from archrivals.server.context import Context

CACHE_BYTES: Final = 32 * 1024 * 1024
"""Bytes of parts that a gateway remembers."""

WAITING: Final = Bounds(all=64, person=8)
RENDER_TIMEOUT_S: Final = 10.0
RENDER_LIMIT_S: Final = 20.0
"""Seconds that a client waits for a part, and that a part may take once it is begun."""

WORKER_NICENESS: Final = 5


class NoTime(Exception):
    """More replays are asked for than can be made."""


# --- In a process of its own ------------------------------------------------------------------


def render_data(data: bytes, seconds: float) -> bytes:
    """A part of a replay as JSON, or why there is none."""
    job = msgspec.msgpack.decode(data)
    try:
        if "saved" in job:
            return msgspec.json.encode({"made": finished_game(**job)})
        return to_json({"made": part_of(job["row"], job["part"], job["names"])}).encode()
    except Refusal as why:
        rendered = {"code": why.code, "reason": why.reason, "status": why.status}
        return msgspec.json.encode(rendered)


# --- At the gateway ---------------------------------------------------------------------------


class _Told(msgspec.Struct):
    made: msgspec.Raw = msgspec.Raw()
    code: str = ""
    reason: str = ""
    status: int = 0


_told: Final = msgspec.json.Decoder(_Told)
_game: Final = msgspec.json.Decoder(tuple[dict[str, Any], list[dict[str, Any]]])
_frames: Final = msgspec.json.Decoder(list[msgspec.Raw])


class Renderer:
    """The parts of replays, made when they are first asked for."""

    def __init__(self, context: Context) -> None:
        self.lane = Lane(
            "replays",
            render_data,
            *(1, WAITING, context.metrics),
            usual=RENDER_LIMIT_S,
            longest=RENDER_LIMIT_S,
            kindness=WORKER_NICENESS,
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

    def has(self, row: TableRow, part: Part, names: Sequence[str] = ()) -> bool:
        """Return whether a part is there already."""
        return (row["id"], *part, *names) in self._kept

    async def part(
        self, row: TableRow, part: Part, person: str, address: str, names: Sequence[str] = ()
    ) -> bytes:
        """A part of a replay, as JSON."""
        key = (row["id"], *part, *names)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        wanted = {"row": dict(row), "part": part, "names": names}
        rendered = await self._made(
            f"{row['id']}:{':'.join(map(str, part))}", wanted, person, address
        )
        if rendered.code:
            raise NoReplay(rendered.code, rendered.reason)
        self._keep(key, bytes(rendered.made))
        return bytes(rendered.made)

    async def played(
        self, saved: Any, id: str, me: Mapping[str, str], at: int, address: str
    ) -> tuple[TableRow, list[SeatRow]]:
        """A game that was played elsewhere, played again: its table and its seats."""
        wanted = {"saved": saved, "id": id, "me": me, "at": at}
        rendered = await self._made(f"save:{id}", wanted, me["id"], address)
        if rendered.code:
            raise Refusal(rendered.status, rendered.code, rendered.reason)
        return cast(tuple[TableRow, list[SeatRow]], _game.decode(rendered.made))

    async def _made(self, name: str, wanted: Any, person: str, address: str) -> _Told:
        if not self._started:
            self._started = True
            await self.lane.start()
        data = msgspec.msgpack.encode(wanted)
        job = Job("replay", name, -1, 0, person, address, monotonic() + RENDER_TIMEOUT_S, data)
        result = await self.lane.ask(job)
        if result.outcome != "done":
            raise NoTime(result.outcome)
        return _told.decode(result.data)

    def _keep(self, key: Part, made: bytes) -> None:
        self._size += len(made) - len(self._kept.pop(key, b""))
        self._kept[key] = made
        while self._size > CACHE_BYTES:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)

    async def frames(
        self,
        row: TableRow,
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
            skipped = max(0, first - FRAMES_PER_PART * piece)
            shown += made[skipped : first + count - FRAMES_PER_PART * piece]
        return shown
