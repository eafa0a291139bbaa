"""What can be said of an installation without any extra: packages, terminal, language, games."""

from __future__ import annotations

import os
import platform
import re
import shutil
import sys
from collections.abc import Iterator, Mapping
from importlib import metadata
from pathlib import Path
from typing import Final

from archrivals.findings import Finding
from archrivals.folders import data_folder
from archrivals.origin import origin, version
from archrivals.terminal.system import system_language

PACKAGE: Final = Path(__file__).parent.parent

EXTRAS: Final = {
    "terminal": "the full screen of `archrivals play`",
    "server": "`archrivals serve` and all that looks after a server",
    "traces": "traces of a server",
    "research": "environments for learning",
    "lab": "reports on balance, matches on clusters",
}
"""The extras of the package, and what each is for."""

MIN_SCREEN_SIZE: Final = (80, 24)
"""Columns and lines that the full screen needs."""

REQUIREMENT: Final = re.compile(r"""([\w.-]+).*\bextra == ['"]([\w-]+)['"]""")


def examined(environment: Mapping[str, str] | None = None) -> list[Finding]:
    """Return what there is to say about this installation and this terminal."""
    given = os.environ if environment is None else environment
    return [
        _python(),
        _origin(),
        *_extras(),
        *_client(given),
        _terminal(),
        _colours(given),
        _language(given),
        _games(given),
    ]


def _python() -> Finding:
    text = f"{version()} in {PACKAGE}, Python {platform.python_version()}"
    return Finding("ok", "Archrivals", f"{text}, {platform.system()}")


def _origin() -> Finding:
    """Return what the package was built from."""
    noted = origin()
    if "sources" not in noted:
        return Finding("ok", "built from", "nothing: this is a checkout")
    commit = f"commit {noted['commit']}" if "commit" in noted else "a tree without git"
    changes = " with changes" if "changed" in noted else ""
    return Finding("ok", "built from", f"{commit}{changes}, sources {noted['sources']}")


def _extras() -> Iterator[Finding]:
    """Yield each extra with the packages that it lacks."""
    try:
        wanted = metadata.requires("archrivals") or []
    except metadata.PackageNotFoundError:
        yield Finding("note", "extras", "Archrivals runs from a folder; install it to see them")
        return
    for extra, purpose in EXTRAS.items():
        lacking = [name for name in _packages(wanted, extra) if not _is_installed(name)]
        if not lacking:
            yield Finding("ok", f"extra {extra}", "installed")
            continue
        text = f"not installed; for {purpose}: pip install 'archrivals[{extra}]'"
        if len(lacking) < len(_packages(wanted, extra)):
            text = f"incomplete, {', '.join(lacking)} is missing: pip install 'archrivals[{extra}]'"
        yield Finding("note", f"extra {extra}", text)


def _packages(wanted: list[str], extra: str) -> list[str]:
    """Return the packages of an extra that this system needs."""
    found = (REQUIREMENT.match(each) for each in wanted if _is_for_here(each))
    names = [each[1] for each in found if each is not None and each[2] == extra]
    return [name for name in names if name != "archrivals"]


def _is_for_here(requirement: str) -> bool:
    """Return whether a requirement holds on this system; ours leave out Windows, if any."""
    return "sys_platform" not in requirement or sys.platform != "win32"


def _is_installed(package: str) -> bool:
    try:
        metadata.version(package)
    except metadata.PackageNotFoundError:
        return False
    return True


def _client(given: Mapping[str, str]) -> list[Finding]:
    """Return where the web client is; a server that is installed says more about it."""
    named = given.get("ARCHRIVALS_CLIENT", "")
    folder = Path(named or PACKAGE / "server" / "client")
    if (folder / "index.html").is_file():
        return [Finding("ok", "web client", str(folder))]
    return [Finding("note", "web client", f"there is none in {folder}")]


def _terminal() -> Finding:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        text = "input or output is not a terminal; `archrivals play` goes line by line"
        return Finding("note", "terminal", text)
    columns, lines = shutil.get_terminal_size()
    text = f"{columns} columns, {lines} lines"
    if columns < MIN_SCREEN_SIZE[0] or lines < MIN_SCREEN_SIZE[1]:
        enough = f"make it {MIN_SCREEN_SIZE[0]} by {MIN_SCREEN_SIZE[1]}, or play with --plain"
        return Finding("note", "terminal", f"{text}; {enough}")
    return Finding("ok", "terminal", text)


def _colours(given: Mapping[str, str]) -> Finding:
    term = given.get("TERM", "")
    if given.get("NO_COLOR"):
        return Finding("ok", "colours", "none, because NO_COLOR is set")
    if term == "dumb" or (not term and sys.platform != "win32"):
        text = f"TERM is {term or 'not set'}, which has none; play with --plain"
        return Finding("note", "colours", text)
    if given.get("COLORTERM") in ("truecolor", "24bit") or "WT_SESSION" in given:
        return Finding("ok", "colours", "all of them")
    many = "256" if "256" in term else "the basic ones"
    return Finding("ok", "colours", f"{many} (TERM is {term})")


def _language(given: Mapping[str, str]) -> Finding:
    names = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")
    text = ", ".join(f"{name}={given[name]}" for name in names if given.get(name))
    encoding = (sys.stdout.encoding or "unknown").lower()
    found = f"{system_language(given)} ({text or 'no locale is set'}), encoding {encoding}"
    if encoding.replace("-", "") != "utf8":
        return Finding("note", "language", f"{found}; choose a UTF-8 locale for all characters")
    return Finding("ok", "language", found)


def _games(given: Mapping[str, str]) -> Finding:
    """Return where games are kept, and whether they can be."""
    folder = data_folder(given)
    games = len(list((folder / "games").glob("*.json")))
    text = f"{folder}, with {games} saved game{'' if games == 1 else 's'}"
    nearest = next(each for each in (folder, *folder.parents) if each.exists())
    if nearest.is_dir() and os.access(nearest, os.W_OK):
        return Finding("ok", "data folder", text)
    return Finding(
        "FAULT", "data folder", f"{nearest} cannot be written to; set XDG_DATA_HOME to a folder"
    )
