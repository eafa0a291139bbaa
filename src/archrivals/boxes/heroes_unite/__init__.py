"""Heroes Unite: 82 entries, a main deck of 111 cards."""

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
    id="heroes-unite",
    name="Heroes Unite",
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
