"""Pyodide plays the same games, where Node and the npm package are there."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"


@pytest.mark.long
@pytest.mark.skipif(
    not shutil.which("node") or not PYODIDE.is_dir(), reason="needs Node, and npm ci in web"
)
@pytest.mark.parametrize(
    "how", [[], pytest.param(["--restored"], marks=pytest.mark.night)], ids=["started", "restored"]
)
@pytest.mark.night
def test_pyodide_plays_the_same_games(how: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "tools/prove_page.py", "--games", "4", "--frames", "1", *how],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 different" in done.stdout
