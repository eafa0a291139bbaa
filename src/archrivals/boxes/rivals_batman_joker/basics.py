"""Starters, the Kick stack and the Weakness stack of Rivals: Batman vs. The Joker."""

from __future__ import annotations

from archrivals.engine.language.cards import Source, stack_card, starter, weakness
from archrivals.engine.language.effects import Power

ON_LISTS = Source("listed", "listed", "rulebook", "rulebook")
LISTED_TEXT = Source("listed", "listed", "house", "house")

BASICS = (
    starter("Punch", copies=14, play=(Power(1),), source=Source("listed", "rulebook", "rulebook")),
    starter("Vulnerability", copies=6),
    stack_card(
        "Kick",
        cost=3,
        vp=1,
        copies=8,
        play=(Power(2),),
        rulings=(
            "Bought from its stack, any number per turn while it lasts; not part of the Line-Up.",
            "When destroyed it does not return to its stack.",
        ),
        source=Source("listed", "listed", "rulebook"),
    ),
    weakness(
        copies=10,
        rulings=(
            "-1 VP at the end of the game.",
            "Has no card type.",
            "When destroyed it does not return to its stack.",
        ),
    ),
)
