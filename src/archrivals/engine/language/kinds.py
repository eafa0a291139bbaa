"""Kinds of the card language, declared on top of their classes.

The documentation and the browser's small drawings are written from it by ``tools/write_docs.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Final, NamedTuple, TypeVar, dataclass_transform

from archrivals.engine.records import Limit

T = TypeVar("T")

Natural = Annotated[int, Limit(ge=0)]
Positive = Annotated[int, Limit(ge=1)]
AT_LEAST_1: Final = Limit(ge=1)
"""For the numbers in a union."""
Some = Annotated[tuple[T, ...], Limit(min_items=1)]
"""A list that is not empty."""


class About(NamedTuple):
    """The declaration of a kind.

    ``example`` is Python with it; ``sign`` names its drawing on small cards, or is empty. ``known``
    are the questions about an effect to which some reader has an answer of its own: is it
    ``possible`` now, may it ask (``asks``), does it look at ``hidden`` cards or let others decide,
    its ``worth``, its ``harm`` in an Attack, its Power in a ``fight``, is it ``learned``?
    """

    example: str
    sign: str
    known: str


KINDS: Final[dict[type, About]] = {}
"""Every kind of effect, condition, amount, ability, event and Victory Points."""


@dataclass_transform(frozen_default=True)
def kind(example: str, sign: str, known: str = "") -> Callable[[type[T]], type[T]]:
    """Declare a kind of record."""

    def declared(declaring: type[T]) -> type[T]:
        made = dataclass(frozen=True, slots=True)(declaring)
        KINDS[made] = About(example, sign, known)
        return made

    return declared


@dataclass_transform(frozen_default=True)
def effect(example: str, sign: str, *, known: str) -> Callable[[type[T]], type[T]]:
    """Declare a kind of effect; also an empty ``known`` has to be written."""
    return kind(example, sign, known)
