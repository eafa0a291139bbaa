"""Whatever the server refuses has a code, and the browser has words for every code."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from archrivals.speech import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
SOURCES = [
    path
    for part in ("server", "hosting", "local")
    for path in sorted((ROOT / "src" / "archrivals" / part).rglob("*.py"))
]
WORDS = ROOT / "web" / "src" / "base" / "words"
REFUSE = ("Refusal", "Refused", "NoReplay", "_refused", "_refuse", "_answer")
CODE = re.compile(r"[a-z]+(-[a-z]+)*")
UNHEARD = {"in-time"}
"""Only the host and operators hear these."""


def codes() -> set[str]:
    """The codes of all refusals: the first text that is given, after a status."""
    found = {"not-found", "bad-request", "method-not-allowed", "no-person"}
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            texts = [
                each.value
                for each in node.args
                if isinstance(each, ast.Constant) and isinstance(each.value, str)
            ]
            if name in REFUSE and texts and CODE.fullmatch(texts[0]):
                found.add(texts[0])
    return found - UNHEARD


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words_in_every_language(language: str) -> None:
    words = json.loads((WORDS / f"{language}.json").read_text(encoding="utf-8"))["refused"]
    alike = dict(
        re.findall(r'^  "?([a-z-]+)"?: "([a-z-]+)",$', (WORDS / "refusals.ts").read_text(), re.M)
    )
    found = codes()
    assert len(found) > 60
    said = {re.sub("_(one|many|other)$", "", key) for key in words}
    assert {code for code in found if alike.get(code, code) not in said} == set()
