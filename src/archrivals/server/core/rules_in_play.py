"""The rules that games in play follow, for an operator before and after an upgrade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import sqlalchemy as sa

from archrivals.engine.saving import RULES_VERSION

from .store import Store

STANDINGS_SINCE: Final = "0016"
"""The first schema with standings."""

GAMES_BY_RULES: Final = """
SELECT tables.rules, count(*) AS games, count(standings."table") AS standing
FROM tables LEFT JOIN standings ON standings."table" = tables.id
WHERE tables.status = 'playing' GROUP BY tables.rules ORDER BY tables.rules
"""


class Following(NamedTuple):
    """The games in play that follow a version of the rules, and how many of them keep a turn's
    start, from which other rules can go on."""

    rules: str
    games: int
    standing: int

    @property
    def ours(self) -> bool:
        """Return whether these are the rules of this release."""
        return self.rules == RULES_VERSION

    @property
    def stuck(self) -> int:
        """Return how many of these games cannot go on here."""
        return 0 if self.ours else self.games - self.standing


async def followed(store: Store) -> list[Following]:
    """Return the rules of all games in play; nothing before there were standings."""
    if (await store.revision() or "") < STANDINGS_SINCE:
        return []
    return [Following(*row.values()) for row in await store.rows(sa.text(GAMES_BY_RULES))]


def sentences(found: Sequence[Following]) -> list[str]:
    """Say which rules games in play follow.

    >>> sentences([Following("5", 40, 38)])
    ['40 games in play follow rules 5; 2 of them keep no turn to go on from by other rules yet']
    >>> sentences([Following("4", 3, 1)])  # doctest: +NORMALIZE_WHITESPACE
    ['3 games in play follow rules 4: 1 goes on by rules 5 from the start of a turn, 2 cannot go on
    and can only be given up by their players']
    """
    lines = []
    for each in found:
        line = f"{_games(each.games)} rules {each.rules}"
        late = each.games - each.standing
        if each.ours and late:
            keep = "keeps" if late == 1 else "keep"
            line += f"; {late} of them {keep} no turn to go on from by other rules yet"
        elif not each.ours:
            parts = []
            if each.standing:
                go = "goes" if each.standing == 1 else "go"
                turn = f"by rules {RULES_VERSION} from the start of a turn"
                parts.append(f"{each.standing} {go} on {turn}")
            if each.stuck:
                parts.append(f"{each.stuck} cannot go on and can only be given up by their players")
            line += f": {', '.join(parts)}"
        lines.append(line)
    return lines


def _games(n: int) -> str:
    return "1 game in play follows" if n == 1 else f"{n} games in play follow"
