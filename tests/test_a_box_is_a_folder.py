"""A box is found by its folder: what else names one is listed here with a reason."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from archrivals.boxes import BOXES

ROOT = Path(__file__).resolve().parent.parent
DATA = {".json", ".ftl", ".css", ".toml"}
SCRIPTS = {".ts", ".tsx", ".mjs"}
RULING = re.compile(r"\bC-[a-z][a-z0-9-]+")
"""The id of a ruling on a card."""

CHOSEN = "plays or shows chosen tables; a new box misses nothing there"
EXAMPLE = "an example in a help text"
LESSON = "a lesson is a table of one box, and its steps are written for its cards"
RECORDED = "the ids of figures that were measured and kept"
WIN = "the sentence of a win by this card; any other card has the sentence of Q25"
DEBTS = {
    "bench/attackers.py": (2, CHOSEN),
    "bench/calls": (1, CHOSEN),
    "bench/hostile": (7, CHOSEN),
    "bench/players.py": (11, CHOSEN),
    "bench/server": (1, CHOSEN),
    "src/archrivals/bots/worth.py": (1, "the rule value confrontations, in learned numbers"),
    "src/archrivals/engine/language/rules.py": (
        1,
        "saves and setups that name no box mean this one",
    ),
    "src/archrivals/engine/links.py": (1, "links that name no box mean this one"),
    "src/archrivals/hosting/lessons.py": (3, LESSON),
    "src/archrivals/speech/catalogue/de/words.ftl": (1, WIN),
    "src/archrivals/speech/catalogue/en/words.ftl": (1, WIN),
    "src/archrivals/speech/catalogue/es/words.ftl": (1, WIN),
    "src/archrivals/workshop/worths.json": (4, "what printed cards are worth, by box"),
    "src/archrivals/terminal/catalogue/de.ftl": (1, EXAMPLE),
    "src/archrivals/terminal/catalogue/en.ftl": (1, EXAMPLE),
    "src/archrivals/terminal/catalogue/es.ftl": (1, EXAMPLE),
    "src/archrivals/terminal/commands/balancing.py": (1, EXAMPLE),
    "src/archrivals/terminal/commands/looking_up.py": (3, EXAMPLE),
    "src/archrivals/terminal/commands/making.py": (2, EXAMPLE),
    "tools/calibrate_levels.py": (2, RECORDED),
    "tools/gather_tactics.py": (8, CHOSEN),
    "tools/make_replays.py": (7, CHOSEN),
    "tools/measure_reviews.py": (3, CHOSEN),
    "tools/prove_interactions.py": (6, CHOSEN),
    "tools/write_balance.py": (1, RECORDED),
    "tools/write_ladder.py": (3, RECORDED),
    "tools/write_said.py": (7, CHOSEN),
    "tools/write_worths.py": (1, EXAMPLE),
    "web/src/pages/learn/lessons.ts": (3, LESSON),
    "web/src/pages/workshop/CardPage.tsx": (1, EXAMPLE),
    "web/src/pages/workshop/making.ts": (2, CHOSEN),
    "web/tools/previews.mjs": (5, CHOSEN),
}
"""How often a file names a box or a ruling on a card, and why it may. The list only shrinks."""


def folders() -> Iterator[Path]:
    """Yield the files of the project, without tests, boxes and recorded or built files."""
    for folder in ("src", "tools", "bench", "web/src", "web/tools"):
        for path in sorted((ROOT / folder).rglob("*")):
            inside = path.relative_to(ROOT).as_posix()
            if path.is_file() and not re.search(
                r"^src/archrivals/(boxes|server/client)/|__pycache__|\.test\.tsx?$|/streams/|"
                r"/fixture\.json$|\.egg-info/",
                inside,
            ):
                yield path


def literals(path: Path) -> Iterator[str]:
    """Yield what a file says: the strings of code without its docstrings, or all of a data file."""
    if path.suffix in DATA:
        yield path.read_text(encoding="utf-8")
    elif path.suffix in SCRIPTS:
        code = re.sub(r"//[^\n]*|/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S)
        yield from (found[1] for found in re.finditer(r"[\"'`]([^\"'`\n]*)[\"'`]", code))
        yield from (f"{name}:" for name in re.findall(r"^\s*([\w-]+):", code, flags=re.M))
    elif path.suffix == ".py" or path.read_bytes().startswith(b"#!/usr/bin/env python"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if id(node) not in said:
                    yield node.value


def named(text: str) -> list[str]:
    """Return the boxes and rulings on cards that a text names.

    Confrontations is also a word of the rules: it counts where it stands alone.
    """
    found = RULING.findall(text)
    for box in BOXES:
        if "-" in box:
            ids = rf"(?<![\w-])({box}|{box.replace('-', '_')})(?![\w-])"
            found += re.findall(ids, text)
        elif text.strip(":") == box or f'"{box}"' in text:
            found.append(box)
    return found


def namings() -> dict[str, int]:
    """Return how often each file names a box or a ruling on a card."""
    found = Counter[str]()
    for path in folders():
        for text in literals(path):
            found[path.relative_to(ROOT).as_posix()] += len(named(text))
    return {path: times for path, times in found.items() if times}


def test_no_file_outside_boxes_names_a_box_but_for_reasons() -> None:
    assert namings() == {path: times for path, (times, _) in DEBTS.items()}


def test_a_box_that_is_named_is_found() -> None:
    assert named('Setup(box="heroes-unite")') == ["heroes-unite"]
    assert named("boxes/heroes_unite/basics.py") == ["heroes_unite"]
    assert named("confrontations") == ["confrontations"]
    assert named('{"confrontations": 2}') == ["confrontations"]
    assert named("There are no confrontations here, as C-kyle-rayner says") == ["C-kyle-rayner"]
    assert named("why-no-confrontations not-heroes-unite") == []
