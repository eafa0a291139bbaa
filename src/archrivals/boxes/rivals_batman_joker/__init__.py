"""Rivals: Batman vs. The Joker: 56 entries, a main deck of 60 cards."""

from __future__ import annotations

from archrivals.engine.language.cards import Box
from archrivals.engine.language.rules import Rules

from .basics import BASICS
from .characters import CHARACTERS
from .equipment import EQUIPMENT_CARDS
from .heroes import HEROES
from .locations import LOCATIONS
from .super_powers import SUPER_POWERS
from .villains import VILLAINS

BOX = Box(
    id="rivals-batman-joker",
    name="Rivals: Batman vs. The Joker",
    cards=(
        *BASICS,
        *CHARACTERS,
        *HEROES,
        *VILLAINS,
        *SUPER_POWERS,
        *EQUIPMENT_CARDS,
        *LOCATIONS,
    ),
    rules=Rules(players=(2, 2), confrontations=True, tie_breaks=("characters",)),
)
