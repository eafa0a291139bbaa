"""What a page brings into memory before it keeps an image of it."""

from __future__ import annotations

import secrets
import subprocess
import sys
import time
from typing import Any

import pytest

from archrivals.local.warming import warm

FIRST_TABLE = """
import sys
from archrivals.local.warming import TABLE, warm
warm()
known = set(sys.modules)
from pages import Page
page = Page()
known |= {"pages"}
page.greet()
page.join(page.begin(**TABLE))
assert page.view
print(sorted(name for name in set(sys.modules) - known if name.startswith("archrivals")))
"""


def test_the_first_table_needs_no_further_module(request: pytest.FixtureRequest) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FIRST_TABLE],
        capture_output=True,
        text=True,
        cwd=request.path.parent,
        timeout=120,
        check=False,
    )
    assert done.stdout == "[]\n", done.stderr


def test_nothing_depends_on_the_time_or_on_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    def used(*_: Any) -> None:
        raise AssertionError("an image would have it for ever")

    monkeypatch.setattr(secrets, "token_bytes", used)
    monkeypatch.setattr(time, "time", used)
    warm()
