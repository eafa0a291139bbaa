"""Where a person's games and databases are kept, unless they name a file."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str] | None = None, platform: str = sys.platform) -> Path:
    """Return the folder for the user's data; it need not exist.

    XDG_DATA_HOME names the folder around it on every system; without it, it is in the usual place.

    >>> data_folder({"XDG_DATA_HOME": "/data"}, "linux").as_posix()
    '/data/archrivals'
    >>> data_folder({"HOME": "/home/ana"}, "linux").as_posix()
    '/home/ana/.local/share/archrivals'
    >>> data_folder({"HOME": "/Users/ana"}, "darwin").as_posix()
    '/Users/ana/Library/Application Support/archrivals'
    """
    given = os.environ if environment is None else environment
    named = given.get("XDG_DATA_HOME", "")
    if os.path.isabs(named):  # the specification of XDG says to ignore a relative path
        return Path(named) / "archrivals"
    if platform == "win32":
        local = given.get("LOCALAPPDATA", "")
        return Path(local or _home(given) / "AppData" / "Local") / "archrivals"
    if platform == "darwin":
        return _home(given) / "Library" / "Application Support" / "archrivals"
    return _home(given) / ".local" / "share" / "archrivals"


def _home(given: Mapping[str, str]) -> Path:
    """Return the user's home; an account without one, as in some containers, has this folder."""
    named = given.get("HOME", "")
    if named:
        return Path(named)
    try:
        return Path.home()
    except RuntimeError:
        return Path.cwd()
