"""The second try of the gate: for a few tests of parts that ran to their end."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))

import check  # noqa: E402

CONFTEST = """
import os, sys
from pathlib import Path
sys.path.insert(0, {tests!r})
from failures import Failures

def pytest_configure(config):
    config.pluginmanager.register(Failures(Path(os.environ["ARCHRIVALS_FAILURES"])))
"""
STEADY = "def test_steady():\n    pass\n"
FAULTY = "def test_faulty():\n    assert False\n"
UNSTEADY = """
from pathlib import Path

def test_unsteady():
    mark = Path(__file__).with_suffix(".tried")
    first = not mark.exists()
    mark.touch()
    assert not first
"""
BROKEN_OFF = "import os\n\ndef test_broken():\n    os._exit(1)\n"


def gate(
    folder: Path, monkeypatch: pytest.MonkeyPatch, **files: str
) -> tuple[list[str], list[str]]:
    """Run files of tests as two steps of a gate: the steps that failed, and the unsteady tests."""
    monkeypatch.setattr(check, "ROOT", folder)
    (folder / "conftest.py").write_text(CONFTEST.format(tests=str(ROOT / "tests")))
    for name, text in files.items():
        (folder / f"test_{name}.py").write_text(text)
    runner = check.Runner(dict(os.environ), folder)
    command = f"{sys.executable} -m pytest -q --disable-plugin-autoload"
    runner.run([check.Step(f"pytest {name}", "", f"{command} test_{name}.py") for name in files])
    unsteady = runner.try_again(command)
    return sorted(run.step.name for run in runner.done if run.failed), unsteady


def test_a_test_that_passes_alone_is_named_and_does_not_fail_the_gate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed, unsteady = gate(tmp_path, monkeypatch, steady=STEADY, unsteady=UNSTEADY)
    assert (failed, unsteady) == ([], ["test_unsteady.py::test_unsteady"])


def test_a_fault_fails_the_gate_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failed, unsteady = gate(tmp_path, monkeypatch, unsteady=UNSTEADY, faulty=FAULTY)
    assert (failed, unsteady) == (["pytest again", "pytest faulty", "pytest unsteady"], [])


def test_many_failures_get_no_second_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    many = "\n".join(
        UNSTEADY.replace("_unsteady", f"_{n}").replace(".tried", f".{n}")
        for n in range(check.MAX_RETRIED_TESTS + 1)
    )
    failed, unsteady = gate(tmp_path, monkeypatch, many=many, steady=STEADY)
    assert (failed, unsteady) == (["pytest many"], [])


def test_a_part_that_was_broken_off_stays_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed, _ = gate(tmp_path, monkeypatch, unsteady=UNSTEADY, broken=BROKEN_OFF)
    assert "pytest broken" in failed
