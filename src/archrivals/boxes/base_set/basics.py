"""Starters, the Kick stack and the Weakness stack of the original set."""

from __future__ import annotations

from archrivals.engine.language.cards import LISTED, stack_card, starter, weakness
from archrivals.engine.language.effects import Power

BASICS = (
    starter("Punch", copies=36, play=(Power(1),), source=LISTED),
    starter("Vulnerability", copies=16, source=LISTED),
    stack_card(
        "Kick",
        cost=3,
        vp=1,
        copies=16,
        play=(Power(2),),
        rulings=(
            "Bought from its stack, any number per turn while it lasts; not part of the Line-Up.",
            "When destroyed it does not return to its stack.",
        ),
        source=LISTED,
    ),
    weakness(
        copies=20,
        rulings=(
            "−1 VP at the end of the game.",
            "Has no card type.",
            "When destroyed it does not return to its stack.",
        ),
        source=LISTED,
    ),
)
