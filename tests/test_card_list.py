"""The list of cards that the client's pictures are tested against."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve().parent.parent / "tools" / "write_card_list.py"


def test_the_list_names_the_cards_of_the_boxes_as_they_are() -> None:
    check = subprocess.run(
        [sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False
    )
    assert check.returncode == 0, check.stderr
