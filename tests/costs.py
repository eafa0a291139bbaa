"""Count the processor seconds of every test file: ``ARCHRIVALS_COSTS=FOLDER pytest …``.

Each process of a run writes one file into the folder. Seconds include those of child processes that
a test has waited for, so a server counts for the file that stops it.
"""

from __future__ import annotations

import json
import os
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

COLLECTING: Final = "(collecting)"


def processor_seconds() -> float:
    """Return the processor time of this process and of the children it has waited for."""
    return sum(os.times()[:4])


class Costs:
    """A pytest plugin that adds up the costs of one process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seconds: dict[str, float] = defaultdict(float)
        self.seconds[COLLECTING] = processor_seconds()
        self.tests: Counter[str] = Counter()

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Iterator[None]:
        """Count what it takes to find the tests."""
        before = processor_seconds()
        result = yield
        self.seconds[COLLECTING] += processor_seconds() - before
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Count what one test takes, with the fixtures that begin and end with it."""
        before = processor_seconds()
        result = yield
        file = item.nodeid.partition("::")[0]
        self.seconds[file] += processor_seconds() - before
        self.tests[file] += 1
        return result

    def pytest_sessionfinish(self) -> None:
        """Write the costs of this process."""
        self.folder.mkdir(parents=True, exist_ok=True)
        rows = {file: [spent, self.tests[file]] for file, spent in self.seconds.items()}
        path = self.folder / f"{os.getpid()}.json"
        path.write_text(json.dumps(rows), encoding="utf-8")


def read(folder: Path) -> dict[str, tuple[float, int]]:
    """Add up what the processes of a run have written: seconds and tests of each file."""
    seconds: dict[str, float] = defaultdict(float)
    tests: Counter[str] = Counter()
    for path in folder.glob("*.json"):
        for file, (spent, count) in json.loads(path.read_text(encoding="utf-8")).items():
            seconds[file] += spent
            tests[file] += count
    dearest = sorted(seconds, key=seconds.__getitem__, reverse=True)
    return {file: (seconds[file], tests[file]) for file in dearest}
