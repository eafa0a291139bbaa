"""All our code does without what only Unix has. ``test_games`` plays on such a server."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest
from poor_machines import without_unix

pytestmark = pytest.mark.skipif(os.name != "posix", reason="this machine is not Unix anyway")

EVERY_MODULE = """
import pkgutil, archrivals
names = [each.name for each in pkgutil.walk_packages(archrivals.__path__, "archrivals.")]
others = ("archrivals.__main__", "archrivals.research.openspiel")  # OpenSpiel is in no extra
names = [each for each in names if each not in others and ".migrations" not in each]
for name in names:
    __import__(name)
print(len(names))
"""

ANEW = """
import multiprocessing, sys
from archrivals.terminal.cli import main
multiprocessing.set_start_method("spawn")
sys.exit(main(sys.argv[1:]))
"""


def python(program: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a program on a machine without Unix."""
    return subprocess.run(
        [sys.executable, "-c", program, *words],
        env={**os.environ, **without_unix()},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


@pytest.mark.parametrize("name", ["uvloop", "fcntl", "resource", "termios"])
def test_what_only_unix_has_is_really_away(name: str) -> None:
    assert f"import of {name} halted" in python(f"import {name}").stderr


def test_every_module_is_imported_without_it() -> None:
    done = python(EVERY_MODULE)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 150


def figures(jobs: int, *words: str) -> Any:
    """What a command says of the games it has played, on processes that were started anew."""
    done = python(ANEW, *words, "--jobs", str(jobs), "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_games_are_simulated_on_processes_that_were_not_forked() -> None:
    """macOS and Windows start processes anew."""
    one, two = (figures(jobs, "simulate", "--games", "4") for jobs in (1, 2))
    for name in ("games", "failures", "wins", "mean_points", "mean_turns", "heroes"):
        assert one[name] == two[name], name
    assert (one["games"], one["failures"]) == (4, [])


def test_a_match_is_played_on_processes_that_were_not_forked() -> None:
    words = ["match", "greedy", "random", "--blocks", "2", "--super-villains", "2"]
    one, two = (figures(jobs, *words)["pairs"][0] for jobs in (1, 2))
    for name in ("games", "share", "margin", "turns", "decisions"):
        assert one[name] == two[name], name
    assert one["games"] == 4


def test_an_encoding_that_lacks_characters_is_no_reason_to_fail() -> None:
    words = [sys.executable, "-m", "archrivals", "cards", "katana"]
    done = subprocess.run(
        words, env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Hero ? cost 2" in done.stdout
