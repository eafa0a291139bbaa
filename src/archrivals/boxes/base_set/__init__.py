"""The original set: 75 entries, a main deck of 114 cards; for mixing with Heroes Unite (X1)."""

from __future__ import annotations

from archrivals.engine.language.cards import Box
from archrivals.engine.language.rules import Rules

from .basics import BASICS
from .equipment import EQUIPMENT_CARDS
from .heroes import HEROES
from .locations import LOCATIONS
from .super_heroes import SUPER_HEROES
from .super_powers import SUPER_POWERS
from .super_villains import SUPER_VILLAINS
from .villains import VILLAINS

BOX = Box(
    id="base-set",
    name="The original set",
    cards=(
        *BASICS,
        *SUPER_HEROES,
        *SUPER_VILLAINS,
        *HEROES,
        *VILLAINS,
        *SUPER_POWERS,
        *EQUIPMENT_CARDS,
        *LOCATIONS,
    ),
    rules=Rules(villain_stack=True),
)
