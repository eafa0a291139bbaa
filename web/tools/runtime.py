"""Inside Pyodide: the archives of a runtime. `runtime.mjs` puts the sources in and runs this.

Bytecode is made by the very Python that will run it. Archives are stored, not deflated: whoever
sends them compresses better over all files at once.
"""

from __future__ import annotations

import ast
import importlib
import io
import sys
import zipfile
from collections.abc import Iterable
from importlib.util import MAGIC_NUMBER
from marshal import dumps
from pathlib import Path
from typing import Final

import quick_dataclasses

LIBRARY: Final = f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip"
UNCHECKED: Final = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
"""The head of bytecode that is never compared with its source, which is not there."""

OURS: Final = "archrivals"
"""Of its modules those are taken that are there; the others need what a page has not."""

ALSO: Final = (
    *("encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1", "traceback"),
    *("importlib.readers", "importlib.resources._adapters", "importlib.resources.readers"),
)
"""Modules that Python imports by name when it needs them."""


def bytecode(name: str, source: bytes) -> bytes:
    """A module without docstrings and assertions, as ``python -OO`` makes it."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return UNCHECKED + dumps(code)


def archive(files: dict[str, bytes]) -> bytes:
    """A stored archive; modules are in it as bytecode. The same files give the same bytes."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as to:
        for name, content in sorted(files.items()):
            module = name.endswith(".py")
            entry = zipfile.ZipInfo(name + "c" * module)
            to.writestr(entry, bytecode(name, content) if module else content)
    return made.getvalue()


def found(folder: str) -> dict[str, bytes]:
    """The files of a folder."""
    root = Path(folder)
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in root.rglob("*")
        if path.is_file()
    }


def imports(source: bytes) -> set[str]:
    """The modules that a module imports anywhere, within functions too."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            names.add(node.module)
    return names


def used(files: dict[str, bytes], folder: str, sources: list[str]) -> set[str]:
    """The files of the standard library that these modules load, in whatever way they are used.

    What their dataclasses write is added to the sources.
    """
    sys.path.insert(0, folder)
    wanted = set(ALSO)
    for name, content in files.items():
        if name.endswith(".py"):
            wanted.add(name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
            wanted |= {each for each in imports(content) if each.partition(".")[0] != OURS}
    with quick_dataclasses.noted(sources):
        for module in sorted(wanted):
            importlib.import_module(module)
    return {
        file.removeprefix(f"{LIBRARY}/")
        for module in list(sys.modules.values())
        if (file := getattr(module, "__file__", None) or "").startswith(f"{LIBRARY}/")
    }


def ours(folder: str, sources: Iterable[str]) -> dict[str, bytes]:
    """The files of our packages, with what they need to start sooner."""
    quick = Path(quick_dataclasses.__file__)
    return {
        **found(folder),
        quick.name: quick.read_bytes(),
        quick_dataclasses.FILE: quick_dataclasses.packed(sources),
    }


def library(names: set[str]) -> dict[str, bytes]:
    """These files of the standard library."""
    with zipfile.ZipFile(LIBRARY) as whole:
        return {name: whole.read(name) for name in names}
