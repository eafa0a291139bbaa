"""Change the engine or a card a little, in a copy, and see whether a test notices.

A mutant that no test notices is a survivor: a hole in the suite, or a change that means the same.
Mutants are chosen by a seed, so a run can be repeated and split. The tree itself is never touched.

    python tools/mutate.py --engine 40 --cards 40
    python tools/mutate.py --engine 20:40 --cards 0 --seed b    # another part of another draw
    python tools/mutate.py --engine 17:18 --cards 0 --show      # only print the change
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from touched import guards, likeness

ROOT = Path(__file__).resolve().parent.parent
ENGINE = (
    "attacks",
    "confronting",
    "counting",
    "dealing",
    "picking",
    "playing",
    "resolving",
    "scoring",
    "triggers",
    "turns",
)
TARGETS = (
    ("EACH_FOE", "A_FOE"),
    ("HAND", "DISCARD"),
    ("DECK_TOP", "DISCARD"),
    ("HEROES", "VILLAINS"),
    ("EQUIPMENT", "SUPER_POWERS"),
)
CONDITIONS = {"Has": "Lacks", "Lacks": "Has"}
MEMORY_LIMIT_BYTES = 2 << 30
TEXTS = ("play", "first_appearance", "on_gain", "defense", "block")


# --- Changes ------------------------------------------------------------------------------------


class Change(NamedTuple):
    """The line, the changed part, and how to make the change."""

    line: int
    what: str
    make: Callable[[], None]


Changes = Callable[[ast.Module], Iterator[Change]]


class Mutant(NamedTuple):
    """A file with one of its changes, by number."""

    file: str
    line: int
    what: str
    number: int
    changes: Changes


def _set(node: ast.AST, name: str, value: object, what: str) -> Change:
    """An attribute of a node gets another value."""
    return Change(getattr(node, "lineno", 0), what, lambda: setattr(node, name, value))


OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}


def engine_changes(tree: ast.Module) -> Iterator[Change]:
    """Yield the possible changes to the functions of a module of the engine."""
    negated: set[ast.AST] = set()  # the 1 of −1: −2 would mean "no seat" just as well
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        for node in ast.walk(function):
            if isinstance(node, ast.UnaryOp) and isinstance(node.operand, ast.Constant):
                negated.add(node.operand)
            if isinstance(node, ast.Compare) and type(node.ops[0]) in OPPOSITE:
                other = OPPOSITE[type(node.ops[0])]
                yield _set(node, "ops", [other(), *node.ops[1:]], f"{other.__name__} instead")
            elif isinstance(node, ast.BoolOp):
                other_op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
                yield _set(node, "op", other_op, f"{type(other_op).__name__} instead")
            elif isinstance(node, ast.If):
                yield _set(node, "test", ast.UnaryOp(ast.Not(), node.test), "condition turned")
            elif node in negated:
                yield _set(node, "value", 0, "0 instead of −1")
            elif isinstance(node, ast.Constant) and type(node.value) is int:
                yield _set(node, "value", node.value + 1, f"{node.value} + 1")
            elif isinstance(node, ast.Constant) and type(node.value) is bool:
                yield _set(node, "value", not node.value, f"not {node.value}")
            elif isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant):
                if not isinstance(node.value, ast.YieldFrom | ast.Yield):
                    yield _set(node, "value", ast.Constant(None), "statement dropped")


def card_changes(tree: ast.Module) -> Iterator[Change]:
    """Yield the possible changes to the data of cards."""
    for card in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        texts = [word.value for word in card.keywords if word.arg in TEXTS]
        if isinstance(card.func, ast.Name) and card.func.id in ("character", "location"):
            texts += card.args
        for node in (each for text in texts for each in ast.walk(text)):
            if isinstance(node, ast.Constant) and type(node.value) is int:
                yield _set(node, "value", node.value + 1, f"{node.value} + 1")
            elif isinstance(node, ast.Tuple) and len(node.elts) > 1:
                if all(isinstance(each, ast.Call) for each in node.elts):
                    yield _set(node, "elts", node.elts[:-1], "last effect dropped")
            elif isinstance(node, ast.Name):
                for pair in TARGETS:
                    if node.id in pair:
                        other = pair[1 - pair.index(node.id)]
                        yield _set(node, "id", other, f"{other} instead of {node.id}")
                if node.id in CONDITIONS:
                    yield _set(node, "id", CONDITIONS[node.id], f"{CONDITIONS[node.id]} instead")


def mutants(files: list[Path], changes: Changes) -> list[Mutant]:
    """Every mutant of some files."""
    found = []
    for path in files:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for at, change in enumerate(changes(tree)):
            file = path.relative_to(ROOT).as_posix()
            found.append(Mutant(file, change.line, change.what, at, changes))
    return found


def changed(mutant: Mutant) -> str:
    """The text of a mutant's file."""
    tree = ast.parse((ROOT / mutant.file).read_text(encoding="utf-8"))
    list(mutant.changes(tree))[mutant.number].make()
    return ast.unparse(ast.fix_missing_locations(tree))


def with_names(text: str) -> str:
    """Also import constants that a changed card may name now."""
    names = sorted({name for pair in TARGETS for name in pair} | set(CONDITIONS))
    future = "from __future__ import annotations\n"
    head, _, rest = text.partition(future)
    return (
        f"{head}{future}from archrivals.engine.language.effects import {', '.join(names)}\n{rest}"
    )


# --- Running ------------------------------------------------------------------------------------


def _bounded() -> None:
    """A mutant that gathers cards without end shall not take the machine's memory."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT_BYTES, MEMORY_LIMIT_BYTES))


def sets(file: str) -> Iterator[list[str]]:
    """Yield the sets of tests to run, nearest first; of each, files named like this one first."""
    name = [Path(file).stem]
    for tests in guards(file):
        like = max(likeness(test, name) for test in tests)
        yield [test for test in tests if likeness(test, name) == like]
        if rest := [test for test in tests if likeness(test, name) < like]:
            yield rest


def notices(copy: Path, tests: list[str], seconds: float) -> str:
    """Return the first of these tests that fails, or what else goes wrong; "" if nothing does."""
    paths = os.pathsep.join(str(copy / each) for each in ("src", "tests", "."))
    environment = {**os.environ, "PYTHONPATH": paths}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # or each run would compile all tests again
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    command += tests
    try:
        done = subprocess.run(
            command,
            cwd=copy,
            env=environment,
            capture_output=True,
            timeout=seconds,
            check=False,
            preexec_fn=_bounded,  # there is one thread
        )
    except subprocess.TimeoutExpired:
        return f"no end within {seconds:.0f} seconds"
    if not done.returncode:
        return ""
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout.decode(), re.MULTILINE)
    return failed[1] if failed else f"exit code {done.returncode}"


def noticed_by(copy: Path, mutant: Mutant, seconds: float) -> str:
    """Return the test that notices a mutant; "" if it survives."""
    path = copy / mutant.file
    original = path.read_text(encoding="utf-8")
    cards = "boxes" in Path(mutant.file).parts
    text = changed(mutant)
    _write(path, with_names(text) if cards else text)
    try:
        found = (notices(copy, tests, seconds) for tests in sets(mutant.file))
        return next(filter(None, found), "")
    finally:
        _write(path, original)


def _write(path: Path, text: str) -> None:
    """Write a module and remove its bytecode, because a file's date does not distinguish two
    changes."""
    path.write_text(text, encoding="utf-8")
    Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)


def shown(mutant: Mutant) -> str:
    """The place of the change, before and after."""
    before = ast.unparse(ast.parse((ROOT / mutant.file).read_text(encoding="utf-8")))
    after = changed(mutant)
    at = next((at for at, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), 0)
    start = max(before.rfind("\n", 0, at) + 1, at - 120)
    return "\n".join(
        f"  {mark} {text[start : at + 60].splitlines()[0]}"
        for mark, text in (("-", before), ("+", after))
    )


def _span(text: str) -> range:
    first, colon, last = text.rpartition(":")
    return range(int(first) if colon else 0, int(last))


def main() -> int:
    """Make mutants and list those that survive; the exit code is 1 if any does."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--engine", type=_span, default=range(40), help="which: N, or A:B")
    parser.add_argument("--cards", type=_span, default=range(40), help="which: N, or A:B")
    parser.add_argument("--seed", default="a", help="another seed draws other mutants")
    parser.add_argument("--timeout", type=float, default=900, help="seconds for a set of tests")
    parser.add_argument("--show", action="store_true", help="print the changes and run nothing")
    options = parser.parse_args()
    source = ROOT / "src" / "archrivals"
    engine = mutants([source / "engine" / "play" / f"{name}.py" for name in ENGINE], engine_changes)
    boxes = sorted((source / "boxes").glob("*/*.py"))
    cards = mutants(boxes, card_changes)
    for which, found in (("engine", engine), ("cards", cards)):
        Random(f"{which} {options.seed}").shuffle(found)
        print(f"{which}: {len(found):,} mutants, of these {len(getattr(options, which))}")
    todo = [engine[at] for at in options.engine] + [cards[at] for at in options.cards]
    if options.show:
        for mutant in todo:
            print(f"{mutant.file}:{mutant.line} {mutant.what}\n{shown(mutant)}\n")
        return 0
    return _run(todo, options.timeout)


def _run(todo: list[Mutant], seconds: float) -> int:
    began = time.monotonic()
    left = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in ("src", "tests", "tools", "docs"):
            ignore = shutil.ignore_patterns("__pycache__", "static")
            shutil.copytree(ROOT / name, copy / name, ignore=ignore)
        shutil.copy(ROOT / "pyproject.toml", copy)
        for mutant in todo:
            test = noticed_by(copy, mutant, seconds)
            word = "noticed" if test else "SURVIVES"
            by = f" ({test})" if test else ""
            print(f"{word:9} {mutant.file}:{mutant.line} {mutant.what}{by}", flush=True)
            if not test:
                left.append(mutant)
    for mutant in left:
        print(f"\n{mutant.file}:{mutant.line} {mutant.what}\n{shown(mutant)}")
    took = time.monotonic() - began
    print(f"\n{len(todo)} mutants, {len(left)} survive, {took:.0f} seconds")
    return bool(left)


if __name__ == "__main__":
    sys.exit(main())
