"""The Locations of Rivals: Batman vs. The Joker."""

from __future__ import annotations

from functools import partial

from archrivals.engine.language.cards import location
from archrivals.engine.language.effects import (
    DECK_BOTTOM,
    DISCARD,
    HEROES,
    VILLAINS,
    CharacterCost,
    Confronting,
    EveryTurn,
    Move,
    Power,
    Use,
    one,
)

from .basics import LISTED_TEXT

_batman = partial(location, symbol="Batman", source=LISTED_TEXT)
_joker = partial(location, symbol="The Joker", source=LISTED_TEXT)

ANY_MOMENT = "At a moment of your choice in the turn."

LOCATIONS = (
    _joker(
        "Abandoned Amusement Park",
        cost=4,
        vp=1,
        copies=1,
        abilities=(CharacterCost(1),),
        rulings=("As long as it is in play.",),
    ),
    _joker(
        "Arkham Asylum",
        cost=6,
        vp=1,
        copies=1,
        abilities=(Use(do=(Move(one(DISCARD, VILLAINS), DECK_BOTTOM),)),),
        rulings=(ANY_MOMENT,),
    ),
    _batman(
        "The Batcave",
        cost=4,
        vp=1,
        copies=1,
        abilities=(EveryTurn((Power(1),), only_if=Confronting()),),
        rulings=("Once on each of your Confrontation turns, also the one it is played on.",),
    ),
    _batman(
        "Wayne Manor",
        cost=6,
        vp=1,
        copies=1,
        abilities=(Use(do=(Move(one(DISCARD, HEROES), DECK_BOTTOM),)),),
        rulings=(ANY_MOMENT,),
    ),
)
