"""Commands as a person types them."""

from __future__ import annotations

import pytest

from archrivals.terminal.cli import main


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """A command's exit code and what it printed."""
    try:
        code = main(words)
    except SystemExit as stopped:
        code = int(stopped.code or 0)
    out, err = capsys.readouterr()
    return code, out + err
