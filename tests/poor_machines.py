"""Python processes without what only Unix has, so that a Unix machine can test for Windows."""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).parent / "without_unix"
"""Its ``sitecustomize`` takes those things from every process that has it on its path."""


def without_unix() -> dict[str, str]:
    """The variable of the environment that makes it so, here and in all processes below."""
    paths = [str(FOLDER), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {"PYTHONPATH": os.pathsep.join(paths)}
