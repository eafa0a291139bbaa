"""Every command written in a code block of the pages is one that `archrivals` understands."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from archrivals.terminal.commands.completing import METAVARS, NAMES
from archrivals.terminal.parsing import parser

ROOT = Path(__file__).parent.parent
PAGES = (
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "deploy/README.md")),
    *sorted((ROOT / "docs").glob("*.md")),
)
BLOCK = re.compile(r"^ *```(?:console|sh|shell|bash|text)?\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^ *(?:\$ +)?(?:[A-Z_]+=\S+ +)*archrivals +(.+?)\s*$", re.MULTILINE)


class Written(NamedTuple):
    page: Path
    words: list[str]


def written(page: Path) -> Iterator[Written]:
    """Yield the commands in the code blocks of a page, up to a pipe or a redirection."""
    for block in BLOCK.findall(page.read_text(encoding="utf-8").replace("\\\n", " ")):
        for line in COMMAND.findall(block):
            words = shlex.split(re.split(r" [|>&;] ?", line)[0], comments=True)
            if not any(re.search(r"[…\[\]]|\.\.\.", word) for word in words):  # a pattern
                yield Written(page, words)


def fault_of(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Return why `archrivals` would refuse these words; "" if it would not."""
    try:
        options = parser().parse_args(words)
    except SystemExit as stopped:
        return "" if stopped.code == 0 else capsys.readouterr().err.splitlines()[-1]
    unknown = [
        f"{name!r} is none of {METAVARS[str(action.metavar)]}"
        for action in _arguments(words[0])
        for name in _names(getattr(options, action.dest, None))
        if name not in NAMES[METAVARS[str(action.metavar)]]()
    ]
    return "; ".join(unknown)


def _arguments(command: str) -> Iterator[Any]:
    """Yield the arguments of a command that take names of bots, boxes, mixtures and so on."""
    for action in parser().commands.choices[command]._actions:
        if METAVARS.get(str(action.metavar)) in NAMES:
            yield action


def _names(value: Any) -> Iterator[str]:
    """Yield the names in the value of an argument, without modules, files and addresses."""
    for each in value if isinstance(value, list) else [value]:
        for name in each.split(",") if isinstance(each, str) else ():
            if not re.search(r"[:/.]", name):
                yield name


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_every_command_of_a_page_is_understood(
    page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    faults = {" ".join(each.words): fault_of(each.words, capsys) for each in written(page)}
    assert {words: fault for words, fault in faults.items() if fault} == {}


def test_pages_have_commands() -> None:
    found = [each for page in PAGES for each in written(page)]
    assert len(found) >= 45


@pytest.mark.parametrize(
    "words", ["play --bots ottto", "play --boxes rivals-teams", "serves", "match otto gredy"]
)
def test_a_mistyped_command_is_found(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert fault_of(words.split(), capsys)
