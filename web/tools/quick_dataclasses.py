"""Dataclasses write their methods as source and compile it at every start; here it is compiled.

``runtime.py`` notes the sources while it imports all modules, and packs them as bytecode. The page
imports its modules under :func:`ready`. A source that is not known is compiled as always.
"""

from __future__ import annotations

import dataclasses
import inspect
import marshal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from types import SimpleNamespace
from typing import Any, Final

FILE: Final = "dataclasses.bin"
"""Beside this module, in the same archive."""


def key(source: str) -> bytes:
    """What a source is found by."""
    return sha256(source.encode()).digest()


def packed(sources: Iterable[str]) -> bytes:
    """The bytecode of these sources."""
    return marshal.dumps(
        {
            key(source): compile(source, "<string>", "exec", dont_inherit=True, optimize=2)
            for source in sorted(set(sources))
        }
    )


@contextmanager
def noted(sources: list[str]) -> Iterator[None]:
    """Note the sources that dataclasses write meanwhile."""

    def note(source: str, *names: Any) -> None:
        sources.append(source)
        exec(source, *names)

    with _changed(exec=note):
        yield


@contextmanager
def ready(content: bytes | None = None) -> Iterator[None]:
    """Use the bytecode, and write no docstrings, which nobody reads in a page."""
    if content is None:
        archive = __file__.rpartition("/")[0]
        content = __loader__.get_data(f"{archive}/{FILE}")
    known = marshal.loads(content)

    def run(source: str, *names: Any) -> None:
        exec(known.get(key(source), source), *names)

    silent = SimpleNamespace(**vars(inspect) | {"signature": lambda *_, **__: ""})
    with _changed(exec=run, inspect=silent):
        yield


@contextmanager
def _changed(**names: Any) -> Iterator[None]:
    """Other globals for the module `dataclasses`."""
    module = vars(dataclasses)
    before = {name: module[name] for name in names if name in module}
    module.update(names)
    try:
        yield
    finally:
        for name in names:
            del module[name]
        module.update(before)
