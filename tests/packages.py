"""Copies of the package with something changed, run in processes of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
UNION = "\nEffect = (\n"
NEW_KIND = '''

@dataclass(frozen=True, slots=True)
class {name}:
    """A kind that nobody has trained with."""

    amount: int = 1

'''


def copied(into: Path) -> Path:
    """A copy of the package, without what needs more than Python."""
    left_out = shutil.ignore_patterns("__pycache__", "server", "terminal", "admin")
    shutil.copytree(SOURCE / "archrivals", into / "archrivals", ignore=left_out)
    return into


def with_new_kinds(source: Path, places: Sequence[str]) -> Path:
    """A new kind of effect at each of these places of the union: NewStart, NewMiddle, NewEnd."""
    path = source / "archrivals" / "engine" / "language" / "effects.py"
    before, _, rest = path.read_text("utf-8").partition(UNION)
    members, _, after = rest.partition("\n)\n")
    kinds = members.replace("|", " ").split()
    for place in places:
        at = {"start": 0, "middle": len(kinds) // 2, "end": len(kinds)}[place]
        name = f"New{place.title()}"
        kinds.insert(at, name)
        before += NEW_KIND.format(name=name)
    union = "    " + "\n    | ".join(kinds)
    path.write_text(f"{before}{UNION}{union}\n)\n{after}", encoding="utf-8")
    return source


def changed(source: Path, name: str, old: str, new: str) -> Path:
    """Some text of one file replaced by another, wherever it stands."""
    path = source / "archrivals" / name
    text = path.read_text("utf-8")
    assert old in text, f"{name} has changed: give this test something else to replace"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return source


def run(source: Path, script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a script of the repository with a copy of the package."""
    return subprocess.run(
        [sys.executable, str(ROOT / script), *arguments],
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        timeout=1_200,
        check=False,
    )
