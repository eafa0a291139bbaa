"""Every scripted test runs three times: plainly, with a fork and with a save at every ask."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from script import Script

collect_ignore = ["without_unix"]
"""Importing it for its doctests would take half of Unix away from the tests themselves."""


@pytest.fixture(params=["plain", "fork", "saved"])
def table(request: pytest.FixtureRequest) -> Iterator[Script]:
    """A strict script on an arranged table; an ask that no test foresaw is a failure."""
    script = Script(mode=request.param)
    yield script
    script.finish()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with long tests first: two workers then end at about the same time."""
    long = {item.path for item in items if item.get_closest_marker("long")}
    items.sort(key=lambda item: item.path not in long)
