"""Confrontations: 116 entries, a main deck of 108 cards, eight Characters of three Levels."""

from __future__ import annotations

from dataclasses import replace

from archrivals.engine.language.cards import Box
from archrivals.engine.language.rules import Rules

from .basics import BASICS
from .characters import CHARACTERS
from .equipment import EQUIPMENT_CARDS
from .heroes import HEROES
from .locations import LOCATIONS
from .super_powers import SUPER_POWERS
from .villains import VILLAINS

TEAMS = Rules(
    players=(2, 4),
    confrontations=True,
    share_defenses=True,
    share_blocks=True,
    tie_breaks=("characters",),
)
ALONE = replace(TEAMS, share_defenses=False, share_blocks=False, assist_on_character=True)
"""V1–V5: two or three players, each for themselves."""

BOX = Box(
    id="confrontations",
    name="Confrontations",
    cards=(*BASICS, *CHARACTERS, *HEROES, *VILLAINS, *SUPER_POWERS, *EQUIPMENT_CARDS, *LOCATIONS),
    rules=TEAMS,
    rules_with=(
        (2, replace(ALONE, one_foe=True)),
        (3, replace(ALONE, knock_out="out")),
    ),
    usual=4,
)
