"""Find the tests that a change can touch, those nearest to it first.

What a test file reaches is followed through imports, as ``tests/test_arrows.py`` reads them. Where
everything reaches everything (cards, the engine), ``GUARDS`` names the tests that look closest.
"""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

from archrivals.boxes import BOXES, data_of

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from test_arrows import imports as imports_of_module  # noqa: E402
from test_arrows import module_of  # noqa: E402

SOURCE: Final = ROOT / "src" / "archrivals"
TESTS: Final = ROOT / "tests"

GUARDS: Final = (
    *(
        (f"src/archrivals/boxes/{box.replace('-', '_')}/", data_of(box, "box.json")["tests"])
        for box in BOXES
    ),
    ("src/archrivals/boxes/", "tests/rules/*.py tests/test_texts.py"),
    ("src/archrivals/boxes/", "tests/book/*.py"),
    ("src/archrivals/engine/play/", "tests/test_replays.py"),
    ("src/archrivals/engine/play/", "tests/rules/*.py"),
    ("src/archrivals/engine/play/", "tests/book/*.py"),
    ("src/archrivals/engine/play/", "tests/cards/*.py"),
    ("src/archrivals/engine/play/", "tests/test_referee.py"),
    ("src/archrivals/engine/", "tests/test_every_kind.py tests/rules/*.py tests/test_texts.py"),
    ("src/archrivals/codex/", "tests/test_rules_said.py tests/test_rules_pages.py"),
    ("src/archrivals/speech/", "tests/test_texts.py tests/test_catalogue.py tests/test_spanish.py"),
    ("src/archrivals/admin/", "tests/server/test_admin_command.py tests/terminal/test_system.py"),
    ("src/archrivals/terminal/", "tests/terminal/*.py"),
    ("src/archrivals/server/core/schema.py", "tests/server/test_schema.py tests/test_docs.py"),
    ("tools/", "tests/test_docs.py"),
    ("bench/", "tests/test_docs.py"),
    ("docs/", "tests/test_docs.py tests/test_site.py tests/test_surprises.py"),
    ("docs/", "tests/test_written_commands.py"),
    ("README.md", "tests/test_docs.py tests/test_site.py tests/test_written_commands.py"),
    ("deploy/", "tests/server/test_deploy.py tests/test_written_commands.py"),
    (".github/", "tests/test_workflows.py"),
)
"""Where a file lies, and the tests that look closest at it, nearest first."""

REACHED_BY_ALL: Final = re.compile(r"src/archrivals/(boxes/\w+|engine/play)/")
"""Nearly every test reaches cards and play: their imports do not show which is near."""

MOST_FILES: Final = 40
"""Files that are reached through imports alone: more would only be collected."""


def changed_files(since: str) -> list[str]:
    """Return the files that differ from a commit, and those that git does not know yet."""
    commands = (
        ("git", "diff", "--name-only", "--no-renames", since),
        ("git", "ls-files", "--others", "--exclude-standard"),
    )
    found: set[str] = set()
    for command in commands:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        found |= set(listed.stdout.splitlines())
    return sorted(found)


def guards(file: str) -> list[list[str]]:
    """Return the sets of tests that look closest at a file, nearest first."""
    return [
        [path.relative_to(ROOT).as_posix() for glob in globs.split() for path in found(glob)]
        for place, globs in GUARDS
        if file.startswith(place)
    ]


@cache
def found(glob: str) -> list[Path]:
    """Return the test files of a pattern."""
    return [path for path in sorted(ROOT.glob(glob)) if path.name.startswith("test_")]


def tests_for(changed: list[str]) -> list[str]:
    """Return the test files that a change can touch, nearest first."""
    tests = [file for file in changed if is_test(file) and (ROOT / file).exists()]
    tests += [test for file in changed for tests_ in guards(file) for test in tests_]
    followed = [file for file in changed if not REACHED_BY_ALL.match(file)]
    modules = {name for file in followed if (name := module_name(file))}
    near = sorted(
        (distance(test, modules) - likeness(test, changed), test)
        for test in (path.relative_to(ROOT).as_posix() for path in found("tests/**/*.py"))
        if distance(test, modules) < FAR
    )
    return list(dict.fromkeys(tests + [test for _, test in near[:MOST_FILES]]))


def is_test(file: str) -> bool:
    """Return whether pytest finds tests in a file."""
    return file.startswith("tests/") and Path(file).name.startswith("test_")


def module_name(file: str) -> str:
    """Return the module of a Python file of the package or of the tests; "" for any other."""
    path = ROOT / file
    if not file.endswith(".py"):
        return ""
    if path.is_relative_to(SOURCE):
        return module_of(path)
    return path.stem if path.is_relative_to(TESTS) and path.stem != "conftest" else ""


def likeness(test: str, changed: list[str]) -> int:
    """Return how many words of a test's name stand in the paths of the changed files."""
    words = set(re.findall(r"[a-z]{3,}", Path(test).stem)) - {"test"}
    return len(words & set(re.findall(r"[a-z]{3,}", " ".join(changed))))


FAR: Final = 1000


@cache
def arrows() -> dict[str, set[str]]:
    """Return the imports of every module of the package and of the tests."""
    found: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*.py"):
        found[module_of(path)] = {name for _, name in imports_of_module(path)}
    for path in TESTS.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        names = re.findall(r"^\s*(?:from|import) ([\w.]+)(?: import (.+))?", text, re.MULTILINE)
        found[test_module(path)] = {
            each
            for module, inner in names
            for each in (module, *(f"{module}.{name.strip()}" for name in inner.split(",")))
        }
        if path.name != "conftest.py":  # pytest imports those of all folders above a test
            found[test_module(path)] |= {
                test_module(folder / "conftest.py")
                for folder in path.parents
                if folder.is_relative_to(TESTS)
            }
    return found


def test_module(path: Path) -> str:
    """Return a name for a module of the tests; every folder may have a conftest."""
    return f"{path.parent.name}.conftest" if path.stem == "conftest" else path.stem


@cache
def reach(test: str) -> dict[str, int]:
    """Return every module that a test file reaches, with the number of imports to it."""
    start = test_module(ROOT / test)
    distances = {start: 0}
    waiting = [start]
    for module in waiting:
        for name in arrows().get(module, ()):
            if name in arrows() and name not in distances:
                distances[name] = distances[module] + 1
                waiting.append(name)
    return distances


def distance(test: str, modules: set[str]) -> int:
    """Return how many imports lead from a test file to the nearest of some modules."""
    return min((reach(test).get(module, FAR) for module in modules), default=FAR)
