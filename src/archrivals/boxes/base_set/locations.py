"""The Locations of the original set."""

from __future__ import annotations

from archrivals.engine.language.cards import location
from archrivals.engine.language.effects import (
    ANY,
    EQUIPMENT,
    HEROES,
    SUPER_POWERS,
    VILLAINS,
    Draw,
    Plays,
    When,
)

OF_THE_TURN = (
    "The first of the whole turn: if you played one before this Location, it draws nothing this "
    "turn."
)

LOCATIONS = (
    location(
        "Arkham Asylum",
        cost=5,
        vp=1,
        copies=1,
        abilities=(When(Plays(VILLAINS, nth=1), (Draw(1),)),),
        rulings=(OF_THE_TURN,),
    ),
    location(
        "Fortress of Solitude",
        cost=5,
        vp=1,
        copies=1,
        abilities=(When(Plays(SUPER_POWERS, nth=1), (Draw(1),)),),
        rulings=(OF_THE_TURN,),
    ),
    location(
        "The Batcave",
        cost=5,
        vp=1,
        copies=1,
        abilities=(When(Plays(EQUIPMENT, nth=1), (Draw(1),)),),
        rulings=(OF_THE_TURN,),
    ),
    location(
        "The Watchtower",
        cost=5,
        vp=1,
        copies=1,
        abilities=(When(Plays(HEROES, nth=1), (Draw(1),)),),
        rulings=(OF_THE_TURN,),
    ),
    location(
        "Titans Tower",
        cost=5,
        vp=1,
        copies=1,
        abilities=(When(Plays(ANY.costing(at_least=2, at_most=3), nth=1), (Draw(1),)),),
        rulings=(OF_THE_TURN,),
    ),
)
