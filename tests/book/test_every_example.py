"""Every example written from the rulebooks alone is played by a test or listed with a reason."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

FILES: Final = sorted(Path(__file__).parent.glob("test_[a-z][a-z]_*.py"))
EXAMPLES: Final = {"HU": 143, "BJ": 87, "CF": 105, "SB": 59, "MX": 56}
"""Heroes Unite, Batman vs. The Joker, Confrontations, Shazam! vs. Black Adam, and mixtures."""
BOOKS: Final = (
    "Heroes Unite",
    "Batman vs. The Joker",
    "Confrontations",
    "Shazam! vs. Black Adam",
)
NOT_PLAYED: Final = {
    "MX-019": "it needs Sinestro's and The Flash's boxes, whose cards we do not have",
}


class Played(NamedTuple):
    """A test with the mark ``book``: its name, the example and the place in the book."""

    name: str
    id: str
    place: str


def scripts_in(path: Path) -> dict[str, Any]:
    """Return the tests of a file of this folder."""
    names = vars(import_module(path.stem))
    return {name: test for name, test in names.items() if name.startswith("test_")}


def played() -> Iterator[Played]:
    """Return the marks of all tests in this folder."""
    for path in FILES:
        for name, test in scripts_in(path).items():
            for mark in getattr(test, "pytestmark", ()):
                if mark.name == "book":
                    yield Played(name, *mark.args)


def all_ids() -> set[str]:
    """Return the ids of all examples."""
    return {f"{box}-{n:03}" for box, last in EXAMPLES.items() for n in range(1, last + 1)}


def test_every_example_is_played_or_listed_with_the_reason() -> None:
    found = {test.id for test in played()}
    assert found | set(NOT_PLAYED) <= all_ids(), "there is no such example"
    assert not found & set(NOT_PLAYED), "this one is played: take it off the list"
    missing = sorted(all_ids() - found - set(NOT_PLAYED))
    assert not missing, f"{len(missing)} examples have no test: {missing}"


def test_a_test_is_named_for_its_example_and_gives_its_place() -> None:
    for test in played():
        number = test.id.lower().replace("-", "_")
        assert re.match(rf"test_{number}[a-z]?_", test.name), test
        assert test.place.startswith(BOOKS), test


def test_every_test_of_this_folder_names_its_example() -> None:
    marked = {test.name for test in played()}
    for path in FILES:
        assert {*scripts_in(path)} <= marked, path.name
