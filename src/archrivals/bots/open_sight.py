"""Imagined tables, and what a bot sees of one, where nothing that could be hidden is real."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from archrivals.engine.sight import Sight
from archrivals.engine.table import Table
from archrivals.engine.views.determinization import Imagination

from .worth import counted

BETWEEN_ACTIONS: Final = ("turn", "announce")
"""Asks between two actions, when nothing is half done."""


class OpenSight(Sight):
    """A sight of an imagined table: there is nothing hidden on it that would be known."""

    __slots__ = ()

    def face(self, card: int) -> int:
        """Return which card it is."""
        return self._state.faces[card]

    def owned(self, seat: int) -> list[int]:
        """The faces of a player's cards."""
        return [face for face, n in counted(self._state, seat).items() for _ in range(n)]


def worlds_of(imagination: Imagination[Table], seed: str, *, quiet: bool) -> Callable[[int], Table]:
    """Imagined tables by number; between actions one is dealt and then forked."""
    if not quiet:
        return lambda world: imagination.table(f"{seed}:{world}")
    dealt: dict[int, Table] = {}

    def fork(world: int) -> Table:
        if world not in dealt:
            dealt[world] = imagination.table(f"{seed}:{world}")
        return dealt[world].fork(anchored=False)

    return fork
