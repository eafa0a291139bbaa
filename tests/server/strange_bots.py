"""Bots that are no good: the processes of the tests' lanes import this and little else."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Final

import msgspec

from archrivals.server.jobs.bots import answer_data

LONG: Final = 60.0
"""Seconds that no bot here takes, on a busy machine either."""


def strange_bots(data: bytes, seconds: float) -> bytes:
    """Answer as a bot that is no good, or as a real one."""
    bot = msgspec.json.decode(data)["bot"]
    if bot == "sleeper":
        while True:
            time.sleep(LONG)
    if bot == "crash":
        os._exit(3)
    if bot == "error":
        raise RuntimeError("this bot fails")
    if bot == "clock":
        return msgspec.json.encode(seconds)
    if bot in ("interrupted", "terminated"):
        signal.raise_signal(signal.SIGINT if bot == "interrupted" else signal.SIGTERM)
    return answer_data(msgspec.json.encode(msgspec.json.decode(data) | {"bot": "greedy"}), seconds)


def policy_there(data: bytes, seconds: float) -> bytes:
    """Return the scheduling policy of the process that this runs in."""
    return str(os.sched_getscheduler(0)).encode()


def killed_at_first(starts: Path, kills: int) -> None:
    """Prepare a process; the first few are killed meanwhile. ``starts`` counts the starts."""
    with starts.open("a+", encoding="utf-8") as file:
        file.write("x")
        file.seek(0)
        started = len(file.read())
    if started <= kills:
        os.kill(os.getpid(), signal.SIGKILL)
