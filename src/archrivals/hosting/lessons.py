"""First games: arranged tables on the real engine, the same for all learners."""

from __future__ import annotations

from typing import Final

from archrivals.engine.language.rules import Setup

BOTS: Final = ("goldie", "otto", "pip")
"""Who plays the other seats, the last one first. With the hands below they do what the texts
describe."""

LESSONS: Final[dict[str, Setup]] = {
    "first-turn": Setup(
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
    # the bot begins with an Attack; with Katana or with the card drawn for her it is 8 Power
    "super-villain": Setup(
        box="heroes-unite",
        players=2,
        super_villains=2,
        heroes=("nightwing", "black-canary"),
        first=1,
        arranged=(
            ("hand 0", ("katana", "kick", "kick", "kick", "punch")),
            ("deck 0", ("punch", "punch", "punch", "vulnerability", "vulnerability")),
            ("hand 1", ("black-lantern-corps", "punch", "punch", "punch", "vulnerability")),
            ("line-up", ("raven", "batarang", "hawkgirl", "legion-flight-ring", "deadshot")),
        ),
    ),
    # Circe comes with 13 Power against 9: one Block is too little, two hold. The rest of the hand
    # makes 7, and the teammate's Assist the 9 that it takes.
    "confrontation": Setup(
        box="confrontations",
        players=4,
        heroes=("Wonder Woman", "Lex Luthor", "Superman", "Circe"),
        first=3,
        arranged=(
            ("hand 0", ("steel", "pots", "hera", "enhanced-strength", "enhanced-strength")),
            ("deck 0", (*["punch"] * 7, *["vulnerability"] * 3)),
            ("hand 1", ("punch", "punch", "punch", "punch", "vulnerability")),
            ("hand 2", ("lana-lang", "punch", "punch", "punch", "vulnerability")),
            ("hand 3", ("impervious", "zod", "poseidon", "enhanced-strength", "punch")),
            ("line-up", ("flight", "krypto", "magic-bracelets", "jimmy-olsen", "blue-devil")),
        ),
    ),
}
"""What each lesson begins with, in the order of learning; its words are the client's."""


def bots_for(lesson: str) -> tuple[str | None, ...]:
    """Return the player of each seat; the first seat is the learner's."""
    return (None, *BOTS[1 - LESSONS[lesson].players :])
