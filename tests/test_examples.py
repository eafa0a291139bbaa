"""The small programs of examples/programs run, are typed strictly and import public names only."""

from __future__ import annotations

import ast
import re
import runpy
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

import archrivals
import archrivals.research

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = sorted((ROOT / "examples" / "programs").glob("*.py"))
OPENSPIEL = ROOT / "examples" / "programs" / "openspiel_mcts.py"
OWN = [program for program in PROGRAMS if program != OPENSPIEL]
PUBLIC = {
    "archrivals": set(archrivals.__all__),
    "archrivals.research": set(archrivals.research.__all__),
}
BLOCK = re.compile(r"^```(?:python|py)\n(.*?)^```", re.MULTILINE | re.DOTALL)
INTERNAL = (
    "adding-a-box.md",
    "adding-a-card.md",
    "decisions",
    "playtest-1.md",
    "playtest-2.md",
    "playtest-3.md",
)
"""Pages for those who work on the package itself."""


def pages() -> Iterator[tuple[str, str]]:
    """Every page for users of the package, by its name."""
    yield "README.md", (ROOT / "README.md").read_text(encoding="utf-8")
    for page in sorted((ROOT / "docs").rglob("*.md")):
        name = page.relative_to(ROOT / "docs")
        if name.parts[0] not in INTERNAL:
            yield str(name), page.read_text(encoding="utf-8")


def private(code: str) -> Iterator[str]:
    """The names of the package that a program takes although they are not promised."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
            yield from (m for m in modules if m.split(".")[0] == "archrivals" and m not in PUBLIC)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("archrivals"):
            names = PUBLIC.get(node.module or "", set())
            yield from (f"{node.module}.{a.name}" for a in node.names if a.name not in names)
        elif (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "archrivals"
            and node.attr not in PUBLIC["archrivals"]
        ):
            yield f"archrivals.{node.attr}"


def test_a_private_name_is_noticed() -> None:
    code = "import archrivals.engine\nfrom archrivals.boxes import BOXES\narchrivals.two_games\n"
    assert len(list(private(code))) == 3
    assert list(private("from archrivals import Table\nimport archrivals")) == []


def test_documents_and_programs_use_public_names_only() -> None:
    found = {name: code for name, text in pages() for code in BLOCK.findall(text)}
    assert len(found) > 6
    found |= {program.name: program.read_text(encoding="utf-8") for program in PROGRAMS}
    wrong = [
        f"{name}: {each}"
        for name, text in pages()
        for code in BLOCK.findall(text)
        for each in private(code)
    ]
    wrong += [
        f"{program.name}: {each}"
        for program in PROGRAMS
        for each in private(program.read_text(encoding="utf-8"))
    ]
    wrong += [
        f"{name}: {word}"
        for name, text in pages()
        for word in re.findall(r"`(archrivals\.(?:boxes|engine|bots|lab|coach)\b[\w.]*)`", text)
        if name.startswith("api/") is False and name in ("mixing.md", "research.md")
    ]
    assert not wrong, "\n".join(wrong)


def test_there_are_ten_programs_and_the_page_lists_them() -> None:
    assert len(OWN) == 10
    text = (ROOT / "examples" / "programs" / "README.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"`(\w+\.py)`", text)) == [program.name for program in PROGRAMS]


@pytest.mark.parametrize("program", OWN, ids=lambda program: program.stem)
def test_every_program_runs(
    program: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", [str(program), str(tmp_path)])
    runpy.run_path(str(program), run_name="__main__")
    assert capsys.readouterr().out


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is not installed")
def test_openspiel_plays(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(OPENSPIEL), run_name="__main__")
    out = capsys.readouterr().out
    assert out.splitlines()[0].startswith("MCTSBot {")
    assert "ISMCTSBot {" in out
    assert "registered: {" in out


def test_programs_are_typed_strictly() -> None:
    """The gate's mypy reads them; here that it does."""
    import tomllib

    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    assert settings["strict"] is True
    assert "examples/programs" in settings["files"]
