"""First games: arranged tables on the real engine, the same for everybody who learns."""

from __future__ import annotations

from typing import Final

from archrivals.engine.rules import Setup

LESSONS: Final[dict[str, Setup]] = {
    "heroes-unite": Setup(
        box="heroes-unite",
        players=2,
        super_villains=2,
        heroes=("hawkman", "batgirl"),
        first=0,
        arranged=(
            ("hand 0", ("punch", "punch", "punch", "punch", "vulnerability")),
            ("deck 0", ("punch", "punch", "punch", "vulnerability", "vulnerability")),
            ("line-up", ("katana", "raven", "batarang", "hawkgirl", "legion-flight-ring")),
        ),
    ),
    "confrontations": Setup(box="confrontations", players=4, first=0),
}
"""What each lesson begins with; the words that go with it are the client's."""
