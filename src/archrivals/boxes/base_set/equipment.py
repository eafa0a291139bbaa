"""The Equipment of the original set."""

from __future__ import annotations

from archrivals.engine.language.cards import equipment
from archrivals.engine.language.effects import (
    ANY,
    DISCARD,
    EQUIPMENT,
    HAND,
    HEROES,
    IT,
    Cheaper,
    Defense,
    Destroy,
    Discard,
    Draw,
    FirstCard,
    GainOnTop,
    Grant,
    Has,
    If,
    Look,
    Move,
    Power,
    Reveal,
    VpIf,
    every,
    one,
    up_to,
)

EQUIPMENT_CARDS = (
    equipment(
        "Aquaman's Trident",
        cost=3,
        vp=1,
        copies=3,
        play=(Power(2), Grant(GainOnTop(once=True))),
        rulings=('"Gain" includes buying; decide as you gain it.',),
    ),
    equipment(
        "Batmobile",
        cost=2,
        vp=1,
        copies=3,
        play=(If(FirstCard(), (Discard(every(HAND)), Draw(5)), (Power(1),)),),
        rulings=("Not optional.",),
    ),
    equipment(
        "Green Arrow's Bow",
        cost=4,
        vp=1,
        copies=3,
        play=(Power(2), Cheaper(2)),
        rulings=("For defeating and for hunting them; several Bows add up.",),
    ),
    equipment(
        "Lasso of Truth", cost=2, vp=1, copies=3, play=(Power(1),), defense=Defense(then=(Draw(1),))
    ),
    equipment("Nth Metal", cost=3, vp=1, copies=4, play=(Power(1), Look(), Destroy(up_to(1, IT)))),
    equipment(
        "Power Ring",
        cost=3,
        vp=1,
        copies=3,
        play=(Reveal(), Power(2), If(Has(IT, ANY.costing(at_least=1)), (Power(1),))),
        rulings=(
            "The card stays on top.",
            "Counts as a Power Ring in a mix with Heroes Unite.",
            "With no card to reveal, +2 Power.",
        ),
    ),
    equipment(
        "The Bat-Signal",
        cost=5,
        vp=1,
        copies=3,
        play=(Power(1), Move(one(DISCARD, HEROES), HAND)),
        rulings=("Not optional if you have one.",),
    ),
    equipment(
        "The Cape and Cowl",
        cost=4,
        vp=1,
        copies=3,
        play=(Power(2),),
        defense=Defense(then=(Draw(2),)),
    ),
    equipment("Utility Belt", cost=5, vp=VpIf(5, EQUIPMENT, others=4), copies=3, play=(Power(2),)),
)
