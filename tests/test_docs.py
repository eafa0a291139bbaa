"""The generated pages of docs/ match the code they are generated from."""

import re
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


ARCHITECTURE = (ROOT / "docs" / "ARCHITECTURE.md").read_text(encoding="utf-8")


def test_the_architecture_page_is_short_and_names_only_what_is_there() -> None:
    assert len(ARCHITECTURE.splitlines()) < 80
    named = [word for word in re.findall(r"`([\w./-]+)`", ARCHITECTURE) if "/" in word[1:]]
    homes = (ROOT, ROOT / "src" / "archrivals")
    assert len(named) > 40
    assert [path for path in named if not any((home / path).exists() for home in homes)] == []


def test_the_architecture_page_names_every_folder_of_the_package_and_of_the_server() -> None:
    package = ROOT / "src" / "archrivals"
    folders = [path.parent.name for path in package.glob("*/__init__.py")]
    folders += [path.parent.name for path in package.glob("server/*/__init__.py")]
    told = set(re.findall(r"`(?:[\w./-]+/)?(\w+)`", ARCHITECTURE))
    assert len(folders) > 12
    assert [name for name in folders if name not in told | {"migrations"}] == []
