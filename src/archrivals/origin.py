"""The source of an installed package. A checkout does not know: it is its own source."""

from __future__ import annotations

from pathlib import Path

from archrivals import __version__

BUILT_FROM = Path(__file__).parent / "built-from.txt"
SHORT_COMMIT_LENGTH = 12


def origin() -> dict[str, str]:
    """Return ``commit``, ``changed`` and ``sources``, as far as the build has noted them."""
    try:
        lines = BUILT_FROM.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return {}
    return {name: value for name, _, value in (line.partition(": ") for line in lines)}


def version() -> str:
    """Return the version, with the commit where the build has noted one."""
    noted = origin()
    if "commit" not in noted:
        return __version__
    changes = ", changed" if "changed" in noted else ""
    return f"{__version__} (commit {noted['commit'][:SHORT_COMMIT_LENGTH]}{changes})"
