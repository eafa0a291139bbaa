"""The Locations of Heroes Unite."""

from __future__ import annotations

from archrivals.engine.language.cards import Card, location
from archrivals.engine.language.effects import (
    ANY,
    EQUIPMENT,
    HEROES,
    IT,
    SUPER_POWERS,
    SUPER_VILLAIN,
    VILLAINS,
    Discard,
    Draw,
    DrawThese,
    Filter,
    Has,
    If,
    May,
    Reveal,
    TurnStarts,
    Use,
    When,
    every,
)


def _reveals(name: str, what: Filter, *rulings: str) -> Card:
    """Once on each of your turns: reveal your top card; such a card is drawn."""
    look = (Reveal(), If(Has(IT, what), (DrawThese(every(IT)),), (May((Discard(every(IT)),)),)))
    return location(
        name,
        cost=5,
        vp=1,
        copies=1,
        abilities=(Use(do=look),),
        rulings=("Otherwise it stays on top.", *rulings),
    )


LOCATIONS = (
    _reveals("Apokolips", VILLAINS, "A Super-Villain is a Villain."),
    _reveals("Gotham City", EQUIPMENT),
    _reveals("Metropolis", SUPER_POWERS),
    _reveals("New Genesis", HEROES),
    location(
        "Oa",
        cost=5,
        vp=1,
        copies=1,
        abilities=(
            When(TurnStarts(), (If(Has(SUPER_VILLAIN, ANY.costing(at_least=10)), (Draw(1),)),)),
        ),
        rulings=(
            "With Super-Hidden Super-Villains it checks the Line-Up for such a "
            "Super-Villain instead.",
            "Not on the turn it is played.",
        ),
    ),
)
