"""The Villains of the original set."""

from __future__ import annotations

from archrivals.engine.language.cards import villain
from archrivals.engine.language.effects import (
    ANY,
    DECK_TOP,
    DISCARD,
    DONE,
    EACH_FOE,
    HAND,
    IN_FRONT,
    IT,
    LINE_UP,
    MAIN_TOP,
    NOT_LOCATIONS,
    PLAYED,
    WEAKNESSES,
    Attack,
    Choose,
    Destroy,
    Discard,
    Draw,
    DrawThese,
    Filter,
    Gain,
    GainWeakness,
    Grant,
    Has,
    If,
    Instead,
    May,
    Move,
    Others,
    Pick,
    PlayAgain,
    PlayFrom,
    Power,
    Reveal,
    Use,
    VpPer,
    any_number,
    cards,
    every,
    one,
    up_to,
)

SUICIDE_SQUAD = Filter(names=("Suicide Squad",))

VILLAINS = (
    villain(
        "Bane",
        cost=4,
        vp=1,
        copies=2,
        play=(Power(2), Attack(EACH_FOE, (Discard(one(HAND)),))),
        rulings=("The foe picks it.",),
    ),
    villain("Bizarro", cost=7, vp=VpPer(2, WEAKNESSES), copies=1, play=(Power(3),)),
    villain(
        "Cheetah",
        cost=2,
        vp=1,
        copies=2,
        play=(Gain(one(LINE_UP, ANY.costing(at_most=4))),),
        rulings=("Not optional if there is one.",),
    ),
    villain(
        "Clayface",
        cost=4,
        vp=1,
        copies=2,
        play=(PlayAgain(Pick((IN_FRONT,), other=True)),),
        rulings=(
            "What it did at its first play stays.",
            "Any card in front of you but himself; not optional if there is one.",
        ),
    ),
    villain("Doomsday", cost=6, vp=2, copies=2, play=(Power(4),)),
    villain("Gorilla Grodd", cost=5, vp=2, copies=2, play=(Power(3),)),
    villain(
        "Harley Quinn",
        cost=2,
        vp=1,
        copies=2,
        play=(
            Power(1),
            Attack(
                EACH_FOE, (Move(one(DISCARD, Filter(names=("Punch", "Vulnerability"))), DECK_TOP),)
            ),
        ),
        rulings=("The foe picks which.",),
    ),
    villain(
        "Lobo",
        cost=7,
        vp=2,
        copies=1,
        play=(Power(3), Destroy(up_to(2, (HAND, DISCARD)))),
        rulings=("The VP are open: public sources say 1 or 2.",),
    ),
    villain(
        "Poison Ivy",
        cost=3,
        vp=1,
        copies=2,
        play=(
            Power(1),
            Attack(
                EACH_FOE,
                (Discard(one(DECK_TOP)), If(Has(DONE, ANY.costing(at_least=1)), (GainWeakness(),))),
            ),
        ),
    ),
    villain(
        "Scarecrow", cost=5, vp=1, copies=2, play=(Power(2), Attack(EACH_FOE, (GainWeakness(),)))
    ),
    villain(
        "Solomon Grundy",
        cost=6,
        vp=2,
        copies=2,
        play=(Power(3),),
        on_gain=(May((Move(every(IT), DECK_TOP),)),),
        rulings=('"Gain" includes buying.',),
    ),
    villain(
        "Starro",
        cost=7,
        vp=2,
        copies=1,
        play=(Attack(EACH_FOE, (Discard(one(DECK_TOP)),)), PlayFrom(any_number(IT, NOT_LOCATIONS))),
        rulings=(
            "Each goes back to its owner's discard pile as soon as it has "
            "resolved; you choose the order.",
            "One printing makes playing them compulsory.",
        ),
    ),
    villain(
        "Suicide Squad",
        cost=4,
        vp=VpPer(1, SUICIDE_SQUAD),
        copies=6,
        play=(
            Power(2),
            If(Has(PLAYED, SUICIDE_SQUAD, n=2), (Others(EACH_FOE, (Discard(every(HAND)),)),)),
        ),
        rulings=("Not an Attack: no Defense against it.",),
    ),
    villain("The Penguin", cost=3, vp=1, copies=2, play=(Draw(2), Discard(cards(2, HAND)))),
    villain(
        "The Riddler",
        cost=3,
        vp=1,
        copies=2,
        play=(
            Instead((Power(1),), (Grant(Use(pay_power=3, do=(Gain(one(MAIN_TOP)),), limit=0)),)),
        ),
        rulings=(
            "Decide on playing it (our reading); if you take the Power, you may not pay later.",
            "Any number of times, also with Power you get later this turn.",
        ),
    ),
    villain(
        "Two-Face",
        cost=2,
        vp=1,
        copies=2,
        play=(
            Power(1),
            Choose(
                (
                    (
                        Reveal(),
                        If(
                            Has(IT, Filter(odd=True)),
                            (DrawThese(every(IT)),),
                            (Discard(every(IT)),),
                        ),
                    ),
                    (
                        Reveal(),
                        If(
                            Has(IT, Filter(odd=False)),
                            (DrawThese(every(IT)),),
                            (Discard(every(IT)),),
                        ),
                    ),
                )
            ),
        ),
        rulings=("Zero is even.",),
    ),
)
