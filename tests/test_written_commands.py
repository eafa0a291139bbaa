"""Pages are followed to the letter: their commands are understood, and their blocks are run.

A page is followed in an empty folder. Files that it names are written as it says, and every command
and program is run in its order. What cannot be run here is named in ``LEFT_OUT`` with the reason.
By day two pages are followed, at night all.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from commands import run
from tiers import NIGHT

from archrivals.terminal.commands.completing import METAVARS, NAMES
from archrivals.terminal.parsing import parser

ROOT = Path(__file__).parent.parent
NAMES_OF_PAGES = ("README.md", "CONTRIBUTING.md", "deploy/README.md", "examples/README.md")
PAGES = (
    *(ROOT / name for name in NAMES_OF_PAGES),
    *sorted(page for page in (ROOT / "docs").rglob("*.md") if page.parent.name != "decisions"),
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
    page: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(ROOT / "examples")  # pages name the bot that lies there
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


# --- Following a page ---------------------------------------------------------------------------

FENCED: Final = re.compile(r"^( *)```([\w-]*)\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
NAMED: Final = re.compile(r"(?:file|into|write) `([\w.-]+\.(?:py|json))`")
"""A file that the text before a block asks for."""

COMMANDS: Final = ("sh", "console")
LEFT_OUT: Final = {
    "installs from an index": r"^(uvx|pip|npm|createdb)\b|\bpip install\b|-m venv|activate$",
    "stays until it is stopped": r"\barchrivals (serve|open|host|bots|gateway)\b",
    "needs a server that runs": r"examples/bot\.py|\barchrivals (admin|restore|migrate|backup)\b",
    "needs containers or a cluster": r"\b(docker|dc|kubectl|ray|psql)\b|FIRST:",
    "changes the machine": r"^sudo|systemctl|/(etc|opt|var)/",
    "is a check of the whole project": r"^\.ci/|^python (tools/|-m build)",
    "needs OpenSpiel": r"\b(pyspiel|open_spiel)\b",
    "plays on until it is sure, for minutes": r"match mybot:Mine greedy$|examples/train\.py",
    "is a part of a module": r"^(hero|super_power|NEW|villain)\b|…",
    "is a pattern": r"\.\.\.",
    "needs a game played to its end": r"^archrivals (coach|replay|verify)$|--second first",
    "examines the machine": r"^archrivals doctor$",
}
"""Commands and programs that are not run, by the reason."""
NO_PROGRAMS: Final = ("", "http", "nginx", "toml", "ftl", "diff", "jsonc")
"""Blocks of these sorts are there to be read."""
CHANGES: Final = 1
"""The exit code of `archrivals box diff` where something differs."""
TIMEOUT_S: Final = 1_800
BY_DAY: Final = ("docs/making-cards.md", "docs/tutorials/your-first-card.md")


class Fence(NamedTuple):
    """A fenced block, and the text between it and the one before."""

    sort: str
    text: str
    before: str


def fences(page: Path) -> Iterator[Fence]:
    """Yield the blocks of a page in their order."""
    text, end = page.read_text(encoding="utf-8"), 0
    for found in FENCED.finditer(text):
        yield Fence(found[2], found[3], text[end : found.start()])
        end = found.end()


def reason_of(code: str) -> str:
    """Return why a command or a program is not run; "" if it is."""
    return next((why for why, what in LEFT_OUT.items() if re.search(what, code, re.MULTILINE)), "")


def lines_of(block: str) -> list[str]:
    """Return the commands of a block; one that goes over several lines is one command."""
    whole = block.replace("\\\n", " ")
    if re.search(r"^(for|alias|dc) ", whole, re.MULTILINE):
        return [whole]
    lines = (re.sub(r"^\$ |\s+# .*$", "", line.strip()) for line in whole.splitlines())
    return [line for line in lines if line and not line.startswith("#")]


class Reader:
    """A reader who does what a page says, in a folder of their own."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        self.home = Path.cwd()
        self.names: dict[str, Any] = {"__name__": "a_page"}
        self.said = ""

    def follow(self, block: Fence) -> None:
        """Write, run or read a block."""
        if block.sort in COMMANDS:
            self.monkeypatch.chdir(self.home)
            for line in lines_of(block.text):
                if not reason_of(line):
                    self.type(line)
        elif block.sort == "text":
            printed = self.said.splitlines()
            assert [line for line in block.text.splitlines() if line not in printed] == []
        elif block.sort == "json":
            data = json.loads(block.text)
            if file := NAMED.findall(block.before):
                Path(file[-1]).write_text(block.text, encoding="utf-8")
            elif isinstance(data, dict) and data.get("$schema") == "box.schema.json":
                Path(f"{data['id']}.box.json").write_text(block.text, encoding="utf-8")
        elif block.sort == "python":
            if file := NAMED.findall(block.before):
                Path(file[-1]).write_text(block.text, encoding="utf-8")
                self.monkeypatch.delitem(sys.modules, Path(file[-1]).stem, raising=False)
            elif not reason_of(block.text):
                exec(compile(block.text, "a page", "exec"), self.names)
        else:
            assert block.sort in NO_PROGRAMS

    def type(self, line: str) -> None:
        """Type a command; who is asked something quits."""
        program, *words = shlex.split(line)
        expected = CHANGES if words[:2] == ["box", "diff"] else 0
        code = 0
        if program == "cd":
            self.monkeypatch.chdir(words[0])
        elif program == "archrivals" and not re.search(r"[|>;&$]", line):
            self.monkeypatch.setattr("sys.stdin", StringIO("q\nq\n"))
            code, self.said = run(self.capsys, *words)
        else:
            done = subprocess.run(
                ["bash", "-c", line], capture_output=True, text=True, check=False, timeout=TIMEOUT_S
            )
            code, self.said = done.returncode, done.stdout + done.stderr
        assert code == expected, f"{line}\n{self.said}"


@pytest.fixture
def reader(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Reader:
    for folder in ("examples", "deploy"):
        ignored = shutil.ignore_patterns("node_modules")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    for folder in (
        ".local/share/bash-completion/completions",
        ".zfunc",
        ".config/fish/completions",
    ):
        (tmp_path / folder).mkdir(parents=True)
    for name, value in {
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "LANGUAGE": "en",
        "PATH": os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])),
    }.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return Reader(capsys, monkeypatch)


WITH_BLOCKS = [page for page in PAGES if any(fences(page))]
FOLLOWED = [page for page in WITH_BLOCKS if NIGHT or page.relative_to(ROOT).as_posix() in BY_DAY]


@pytest.mark.long
@pytest.mark.parametrize("page", FOLLOWED, ids=[str(page.relative_to(ROOT)) for page in FOLLOWED])
def test_a_page_is_followed_to_the_letter(page: Path, reader: Reader) -> None:
    for block in fences(page):
        reader.follow(block)


def test_a_reason_that_nothing_needs_is_gone() -> None:
    blocks = [block.text for page in WITH_BLOCKS for block in fences(page)]
    lines = [line for text in blocks for line in (*lines_of(text), text)]
    assert [why for why, what in LEFT_OUT.items()
            if not any(re.search(what, line, re.MULTILINE) for line in lines)] == []  # fmt: skip


def test_a_page_that_is_wrong_is_found(reader: Reader) -> None:
    with pytest.raises(AssertionError, match="gredy"):
        reader.follow(Fence("sh", "archrivals simulate --bots gredy --games 1\n", ""))
    reader.follow(Fence("sh", "archrivals cards katana\n", ""))
    with pytest.raises(AssertionError):
        reader.follow(Fence("text", "Katana draws ten cards\n", ""))
    with pytest.raises(AttributeError):
        reader.follow(Fence("python", "import archrivals\narchrivals.Tabel()\n", ""))
