"""The Super Powers of the original set."""

from __future__ import annotations

from archrivals.engine.language.cards import super_power
from archrivals.engine.language.effects import (
    DECK_TOP,
    DISCARD,
    EACH_FOE,
    HAND,
    IT,
    NOT_LOCATIONS,
    Defense,
    Destroy,
    Draw,
    PlayFrom,
    Power,
    Reveal,
    up_to,
)

SUPER_POWERS = (
    super_power(
        "Bulletproof",
        cost=4,
        vp=1,
        copies=3,
        play=(Power(2),),
        defense=Defense(then=(Draw(1), Destroy(up_to(1, DISCARD)))),
    ),
    super_power(
        "Heat Vision", cost=6, vp=2, copies=3, play=(Power(3), Destroy(up_to(1, (HAND, DISCARD))))
    ),
    super_power(
        "Super Speed", cost=3, vp=1, copies=4, play=(Draw(1),), defense=Defense(then=(Draw(2),))
    ),
    super_power("Super Strength", cost=7, vp=2, copies=3, play=(Power(5),)),
    super_power(
        "X-Ray Vision",
        cost=3,
        vp=1,
        copies=3,
        play=(Reveal(1, DECK_TOP, EACH_FOE), PlayFrom(up_to(1, IT, NOT_LOCATIONS))),
        rulings=(
            "Back on top of its owner's deck.",
            "Not an Attack: no Defense against it.",
            "One printing makes playing one compulsory.",
        ),
    ),
)
