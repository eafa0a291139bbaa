"""The bot that docs/protocol.md points to: it must play as it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from servers import small_server

BOT = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


@pytest.mark.night
def test_the_bot_of_fifty_lines_plays_a_game_at_a_server(tmp_path: Path) -> None:
    fast = {"ARCHRIVALS_MESSAGES_PER_SECOND": "0", "ARCHRIVALS_WINDOW": "0"}
    with small_server(tmp_path, **fast) as address:
        done = subprocess.run(
            [sys.executable, str(BOT), "--server", address],
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("won by "), done.stdout
