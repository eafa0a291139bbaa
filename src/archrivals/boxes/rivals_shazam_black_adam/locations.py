"""The Locations of Rivals: Shazam! vs. Black Adam."""

from __future__ import annotations

from functools import partial

from archrivals.engine.language.cards import location
from archrivals.engine.language.effects import (
    HAND,
    PUNCHES,
    CharacterCost,
    Discard,
    Draw,
    Plays,
    Use,
    When,
    one,
)

from .basics import COSTLY, HOUSE_TEXT

_shazam = partial(location, symbol="Shazam!", source=HOUSE_TEXT)
_black_adam = partial(location, symbol="Black Adam", source=HOUSE_TEXT)

LOCATIONS = (
    _black_adam(
        "Khandaq",
        cost=5,
        vp=1,
        copies=1,
        abilities=(When(Plays(COSTLY, nth=1), (Draw(1),)),),
        rulings=(
            "The first of the whole turn, and playing Khandaq itself counts: on that turn it "
            "draws nothing.",
        ),
    ),
    _shazam(
        "Rock of Eternity",
        cost=6,
        vp=2,
        copies=1,
        abilities=(CharacterCost(1), Use(price=(Discard(one(HAND, PUNCHES)),), do=(Draw(1),))),
    ),
)
