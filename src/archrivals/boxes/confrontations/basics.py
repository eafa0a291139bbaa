"""Starters, the Enhanced Strength stack and the Weakness stack of Confrontations."""

from __future__ import annotations

from archrivals.engine.language.cards import stack_card, starter, weakness
from archrivals.engine.language.effects import AsAssist, If, Power

from .sources import HOUSE_BASIC, RULEBOOK_BASIC

BASICS = (
    starter(
        "Punch",
        copies=28,
        play=(Power(1),),
        rulings=("Seven per player; heroic and villainous printings play alike.",),
        source=RULEBOOK_BASIC,
    ),
    starter(
        "Vulnerability",
        copies=12,
        rulings=("Three per player; heroic and villainous printings play alike.",),
        source=RULEBOOK_BASIC,
    ),
    stack_card(
        "Enhanced Strength",
        cost=3,
        vp=1,
        copies=16,
        assist=True,
        play=(If(AsAssist(), (Power(1),), (Power(2),)),),
        rulings=(
            "Bought from its stack, any number per turn while it lasts; not part of the Line-Up.",
            "Rulebook hint kept: from one's own Character in a 2- or 3-player game it gives "
            "just +1 Power.",
            "Played again on one's own turn: +2.",
            "The reading, type Super Power, VP 1 and cost 3 are ours.",
            "When destroyed it does not return to its stack.",
        ),
        source=HOUSE_BASIC,
    ),
    weakness(
        copies=16,
        rulings=(
            "−1 VP at the end of the game.",
            "Has no card type.",
            "When destroyed it does not return to its stack.",
        ),
        source=RULEBOOK_BASIC,
    ),
)
