"""The software bill of materials names everything that is shipped, and nothing else."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.skipif(shutil.which("npm") is None, reason="npm reads the lock file of the client")
@pytest.mark.night
def test_every_pinned_package_is_in_the_bill_with_its_version_and_hash(tmp_path: Path) -> None:
    written = tmp_path / "bom.json"
    command = [sys.executable, str(ROOT / "tools" / "write_sbom.py"), "--output", str(written)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    bom = json.loads(written.read_text(encoding="utf-8"))
    assert bom["bomFormat"] == "CycloneDX"
    named = {each["purl"] for each in bom["components"]}
    assert len(named) == len(bom["components"])

    pins = (ROOT / "requirements" / "server.txt").read_text(encoding="utf-8")
    python = dict(re.findall(r"^([a-z0-9._-]+)==([^ ;\\]+)", pins, re.MULTILINE))
    assert {f"pkg:pypi/{name}@{version}" for name, version in python.items()} <= named
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    shipped, more = set(), set(lock[""]["dependencies"])
    while more:
        name = more.pop()
        shipped.add(name)
        more |= lock[f"node_modules/{name}"].get("dependencies", {}).keys() - shipped
    in_browser = {each["name"] for each in bom["components"] if "pkg:npm" in each["purl"]}
    assert shipped <= in_browser
    assert {"react", "react-dom"} <= in_browser
    assert not in_browser & {"vite", "typescript", "vitest", "@biomejs/biome"}
    for each in bom["components"]:
        if each["purl"].startswith("pkg:pypi/"):
            assert each["externalReferences"][0]["hashes"], each["purl"]
    refs = {each["ref"] for each in bom["dependencies"]}
    assert {each["bom-ref"] for each in bom["components"]} <= refs
