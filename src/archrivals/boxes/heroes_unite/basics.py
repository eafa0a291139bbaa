"""Starters, the Kick stack and the Weakness stack of Heroes Unite."""

from __future__ import annotations

from archrivals.engine.language.cards import stack_card, starter, weakness
from archrivals.engine.language.effects import Power

BASICS = (
    starter("Punch", copies=36, play=(Power(1),)),
    starter("Vulnerability", copies=16),
    stack_card(
        "Kick",
        cost=3,
        vp=1,
        copies=16,
        play=(Power(2),),
        rulings=(
            "Bought from its stack, any number a turn while it lasts; not part of the Line-Up.",
            "When destroyed it does not return to its stack.",
        ),
    ),
    weakness(
        copies=20,
        rulings=("Has no card type.", "When destroyed it does not return to its stack."),
    ),
)
