"""Strict scripts for every test, and what all tests of a run share."""

from __future__ import annotations

import os
import time
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule
from costs import Costs
from failures import Failures
from script import Script
from tiers import NIGHT, QUICK, THOROUGH

os.environ["LC_ALL"] = "C.UTF-8"  # the commands speak the language of the system

BEGAN = time.monotonic()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add an option for those who do not want to wait."""
    parser.addoption("--seconds", type=float, help="skip the tests that would begin later")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test for which no time is left."""
    seconds = item.config.getoption("--seconds")
    if seconds is not None and time.monotonic() - BEGAN > seconds:
        pytest.skip(f"{seconds:.0f} seconds are over")


def pytest_configure(config: pytest.Config) -> None:
    """Count processor seconds, and note failures, where that is wanted."""
    if folder := os.environ.get("ARCHRIVALS_COSTS"):
        config.pluginmanager.register(Costs(Path(folder)))
    if folder := os.environ.get("ARCHRIVALS_FAILURES"):
        config.pluginmanager.register(Failures(Path(folder)))


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Pass over doctests here: to look for them would import and search every file once more."""
    found = yield
    return [each for each in found if not isinstance(each, DoctestModule)]


@pytest.fixture
def table() -> Iterator[Script]:
    """A strict script on an arranged table; an ask that no test foresaw is a failure."""
    script = Script(thorough=THOROUGH)
    yield script
    script.finish()


@pytest.fixture
def duel(table: Script) -> Script:
    """Two players of Confrontations, everybody for themselves (V1)."""
    return table.box("confrontations")


@pytest.fixture
def teams(table: Script) -> Script:
    """Two against two in Confrontations."""
    return table.box("confrontations").players(4)


@pytest.fixture(scope="session", autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the games and databases of the tests apart from those of the developer."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave to the night what is for the night, and put files with long tests first."""
    if not NIGHT:
        config.hook.pytest_deselected(items=[each for each in items if for_the_night(each)])
        items[:] = [each for each in items if not for_the_night(each)]
    if not QUICK:  # all workers then end at about the same time
        long = {item.path for item in items if item.get_closest_marker("long")}
        items.sort(key=lambda item: item.path not in long)


def for_the_night(item: pytest.Item) -> bool:
    """Return whether a test runs at night only."""
    return item.get_closest_marker("night") is not None
