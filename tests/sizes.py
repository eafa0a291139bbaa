"""How much of something a test looks at: a share in the gate, all of it with ARCHRIVALS_LONG=1."""

from __future__ import annotations

import os
from typing import Final

LONG: Final = os.environ.get("ARCHRIVALS_LONG", "") not in ("", "0")


def size(short: int, long: int) -> int:
    """So many in the gate, and so many where nobody waits."""
    return long if LONG else short
