"""The Super Powers of Heroes Unite."""

from __future__ import annotations

from archrivals.engine.language.cards import super_power
from archrivals.engine.language.effects import (
    DECK_TOP,
    DISCARD,
    HAND,
    IN_PLAY,
    LOCATIONS,
    MAIN_TOP,
    VILLAINS,
    Choose,
    Defense,
    Discard,
    Draw,
    FirstCard,
    Gain,
    Has,
    If,
    Instead,
    May,
    Move,
    Per,
    PlayFrom,
    Power,
    every,
    one,
)
from archrivals.engine.language.effects import (
    SUPER_POWERS as SUPER_POWER_CARDS,
)

SUPER_POWERS = (
    super_power(
        "Canary Cry",
        cost=4,
        vp=1,
        copies=3,
        play=(Instead((Draw(1),), (Move(one(DISCARD, VILLAINS), DECK_TOP),)),),
        defense=Defense(
            then=(
                Choose(
                    (
                        (Draw(1),),
                        (Move(one(DISCARD, VILLAINS.costing(at_most=7)), HAND),),
                    ),
                    up_to=True,
                ),
            )
        ),
    ),
    super_power(
        "Force Field",
        cost=3,
        vp=1,
        copies=2,
        play=(Draw(1),),
        ongoing=True,
        defense=Defense(place=IN_PLAY),
        rulings=(
            "The Defense works only from play, not from hand.",
            "In any player's turn and against a First Appearance.",
        ),
    ),
    super_power(
        "Power of the Green",
        cost=3,
        vp=1,
        copies=2,
        play=(
            Move(one(DISCARD, LOCATIONS), IN_PLAY),
            Power(2),
            If(Has(IN_PLAY, LOCATIONS), (Power(1),)),
        ),
        rulings=(
            "Put into play, not played; it works from now on.",
            "Not optional if you have one.",
        ),
    ),
    super_power(
        "Shazam!",
        cost=7,
        vp=2,
        copies=2,
        play=(Power(2), PlayFrom(one(MAIN_TOP))),
        rulings=(
            "A revealed Location does nothing: it returns before it can be used.",
            "While it is played the card is not in the main deck: a second Shazam! plays the "
            "card under it.",
        ),
    ),
    super_power(
        "Starbolt",
        cost=5,
        vp=1,
        copies=3,
        play=(Power(2), Power(Per(1, DISCARD, SUPER_POWER_CARDS))),
        rulings=("Warrior Princess names this card.", "Counted once, when played."),
    ),
    super_power(
        "Teleportation",
        cost=7,
        vp=1,
        copies=1,
        play=(Gain(one(MAIN_TOP), (HAND,)),),
    ),
    super_power(
        "Whirlwind",
        cost=2,
        vp=1,
        copies=3,
        play=(Power(1), If(FirstCard(), (May((Discard(every(HAND)), Draw(4))),))),
        rulings=("An empty hand may be discarded, too.",),
    ),
)
