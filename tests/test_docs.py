"""The generated pages of docs/ match the code they are generated from."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_the_generated_pages_are_up_to_date() -> None:
    script = ROOT / "tools" / "write_docs.py"
    check = subprocess.run(
        [sys.executable, str(script), "--check"], capture_output=True, text=True, check=False
    )
    assert check.returncode == 0, check.stderr
