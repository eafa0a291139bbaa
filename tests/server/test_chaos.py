"""Durable before shown: the short form of ``bench/chaos``, over a real cluster."""

from __future__ import annotations

import secrets
import subprocess
import sys
from pathlib import Path

import pytest
from databases import need_cluster

CHAOS = Path(__file__).parents[2] / "bench" / "chaos"


@pytest.mark.night
def test_nothing_accepted_is_lost_and_no_table_gets_stuck_when_processes_are_killed() -> None:
    need_cluster()
    sizes = ["--tables", "6", "--kills", "10", "--pauses", "1", "--blackouts", "1", "--hosts", "2"]
    times = ["--gap", "2.5", "--pace", "0.2", "--minutes-limit", "1"]
    options = [*sizes, *times, "--seed", secrets.token_hex(4)]
    done = subprocess.run(
        [sys.executable, str(CHAOS), *options], capture_output=True, text=True, timeout=300
    )
    again = f"repeat with: bench/chaos {' '.join(options)}"
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}\n{again}"
