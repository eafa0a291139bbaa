"""Note which tests failed: ``ARCHRIVALS_FAILURES=FOLDER pytest …``.

Each process of a run writes one file into the folder: whoever runs the tests can try them again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest


class Failures:
    """A pytest plugin that notes the tests of one process that failed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that failed, or whose fixtures did."""
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Write the names of the tests that failed."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"{os.getpid()}.json"
        path.write_text(json.dumps(sorted(self.failed)), encoding="utf-8")


def read(folder: Path) -> list[str]:
    """Return the names that the processes of a run have written."""
    files = sorted(folder.glob("*.json"))
    return sorted({name for file in files for name in json.loads(file.read_text(encoding="utf-8"))})
