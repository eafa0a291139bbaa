"""Files and links of strangers: each is read, or refused with a reason, within bounds."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tiers import size

from archrivals.boxes.box_file import MAX_BOX_BYTES
from archrivals.boxes.box_lines import NotJson
from archrivals.boxes.box_links import BrokenLink, box_in_link, box_link
from archrivals.boxes.own_boxes import opened

TEXT = (Path(__file__).parents[2] / "examples/low-tide.box.json").read_text(encoding="utf-8")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
SLOWEST_S = 5.0
"""A wide bound, in processor time."""
ODD: tuple[Any, ...] = (
    *(None, True, 1.5, -1, 10**30, "", "\u202e\u0000", "\ud800", "x" * 5_000, "<script>", "Hero"),
    *([], {}, [[]], {"kind": "Draw"}, {"kind": "If"}, {"hole": 0}),
)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of everything in some JSON."""
    yield path
    inside: Any = ()
    if isinstance(data, dict | list):
        inside = data.items() if isinstance(data, dict) else enumerate(data)
    for name, value in inside:
        yield from places(value, (*path, name))


def changed(chance: Random) -> str:
    """A box with something else somewhere."""
    data = json.loads(TEXT)
    *way, last = chance.choice([path for path in places(data) if path])
    here = data
    for step in way:
        here = here[step]
    here[last] = chance.choice((*ODD, [here[last]] * 60))
    return json.dumps(data)


def broken(chance: Random) -> str:
    """The text of a box with other letters."""
    letters = list(TEXT)
    for _ in range(chance.choice((1, 3, 20))):
        letters[chance.randrange(len(letters))] = chance.choice('{}[]",:0a\\\n\u2028\ud800')
    return "".join(letters)


ENDLESS = ("", "{", "[" * 50_000, "null", '{"format":1,' * 300, '{"cards":' * 5_000, "\ud800")


@pytest.mark.parametrize("part", range(4))
def test_a_hostile_file_is_a_box_or_has_a_fault(part: int) -> None:
    chance = Random(f"files {part}")
    texts = [*ENDLESS, "1" * 9_999, TEXT * 50, '{"format":' + "9" * 5_000 + "}"]
    for number in range(size(8, 1_250)):
        text = chance.choice((changed, changed, broken))(chance) if number else texts[part * 2]
        began = time.process_time()
        found = opened(text)
        assert time.process_time() - began < SLOWEST_S
        assert found.box or any(each.level == "fault" for each in found.problems), number


@pytest.mark.parametrize("text", [*ENDLESS[4:], "1" * 9_999, '{"format":' + "9" * 5_000 + "}"])
def test_a_text_without_an_end_is_refused(text: str) -> None:
    found = opened(text)
    assert found.box is None
    assert found.problems


def test_a_hostile_link_is_the_box_or_broken() -> None:
    link, chance = box_link(TEXT), Random("links")
    for number in range(size(500, 5_000)):
        letters = list(link)
        for _ in range(chance.choice((1, 2, 5, 40))):
            at = chance.randrange(len(letters))
            letters[at : at + chance.randrange(2)] = chance.choices(LETTERS, k=chance.randrange(3))
        try:
            read = box_in_link("".join(letters))
        except BrokenLink:
            continue
        assert json.loads(read)["id"] == "low-tide", number


def test_a_box_that_is_no_text_has_no_link() -> None:
    for text in ('{"id": "\\ud800"}', "\ud800", "{", "9" * 5_000):
        with pytest.raises(NotJson):
            box_link(text)


def test_a_link_never_unpacks_to_more_than_a_file_may_have() -> None:
    bomb = box_link(json.dumps({"text": "x" * (MAX_BOX_BYTES * 4)}))
    assert len(bomb) < 10_000
    with pytest.raises(BrokenLink, match="larger"):
        box_in_link(bomb)
