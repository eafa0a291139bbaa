"""The files of boxes of one's own: what a command and the library take where a box is named."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from archrivals.boxes import BOXES
from archrivals.boxes.own_boxes import BoxError, canonical, opened, own_box, setup_with
from archrivals.engine.language.cards import Box
from archrivals.engine.language.rules import Setup, SetupError


def is_file_name(word: str) -> bool:
    """Return whether a word names the file of a box, and not a box of the package."""
    return word.endswith(".json")


def text_of_file(path: str | PathLike[str]) -> str:
    """Return the text of a file; a :class:`SetupError` where it cannot be read."""
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise SetupError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise SetupError(f"cannot read {path}: it is not text in UTF-8") from None


def read_box(path: str | PathLike[str]) -> str:
    """Return the text of a box that can be played, out of its file, as a setup carries it."""
    text = text_of_file(path)
    found = opened(text)
    if found.box is None:
        raise BoxError(str(path), found.problems)
    return canonical(text)


def setup_called(word: str, players: int | None = None) -> Setup:
    """Return the setup of a table with a box by its id or by its file."""
    if is_file_name(word):
        return setup_with(read_box(word), players)
    return Setup(box=word, players=players or 2)


def box_called(word: str) -> Box:
    """Return a box by its id or by its file."""
    return own_box(read_box(word)).box if is_file_name(word) else BOXES[word]
