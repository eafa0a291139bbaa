"""The boxes in examples: each is whole, fits a link, and is played by bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from archrivals.boxes.box_links import box_in_link, box_link
from archrivals.boxes.box_lints import lints
from archrivals.boxes.own_boxes import canonical, opened, own_box
from archrivals.lab.box_trying import try_box

FILES = sorted((Path(__file__).parents[2] / "examples").glob("*.box.json"))
MAX_LINK_LETTERS = 2_500
"""The length of a link that chats still take; low-tide has sixteen cards with portraits."""


def test_there_are_examples() -> None:
    names = {file.name.partition(".")[0] for file in FILES}
    assert {"low-tide", "night-shift", "clockwork", "owners-patch"} <= names


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_an_example_has_no_problem_and_fits_a_link(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    found = opened(text)
    assert found.box is not None, found.problems
    levels = {each.level for each in (*found.problems, *lints(found.box))}
    assert levels <= {"know"}
    link = box_link(text)
    assert len(link) <= MAX_LINK_LETTERS
    data = json.loads(text)
    del data["$schema"]
    assert json.loads(box_in_link(link)) == data
    assert own_box(box_in_link(link)).digest == found.box.digest


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_bots_play_an_example_to_the_end(file: Path) -> None:
    tried = try_box(canonical(file.read_text(encoding="utf-8")), 1)
    assert tried.games == 1
    assert [each for each in tried.problems if each.level == "fault"] == []
