"""What a bot sees of an imagined table, where nothing that could be hidden is real."""

from __future__ import annotations

from archrivals.engine.sight import Sight

from .worth import counted


class OpenSight(Sight):
    """A sight of an imagined table: there is nothing hidden on it that would be known."""

    __slots__ = ()

    def face(self, card: int) -> int:
        """Which card it is."""
        return self._state.faces[card]

    def owned(self, seat: int) -> list[int]:
        """The faces of a player's cards."""
        return [face for face, n in counted(self._state, seat).items() for _ in range(n)]
