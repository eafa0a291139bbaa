"""The Equipment of Heroes Unite."""

from __future__ import annotations

from archrivals.engine.language.cards import equipment
from archrivals.engine.language.effects import (
    DECK_TOP,
    DISCARD,
    DONE,
    EACH_FOE,
    EQUIPMENT,
    HAND,
    HEROES,
    HEROES_OR_VILLAINS,
    IT,
    LINE_UP,
    PLAYED,
    POWER_RINGS,
    VILLAINS,
    AllDiffer,
    Attack,
    Choose,
    CostOf,
    Defense,
    Destroy,
    Discard,
    Draw,
    DrawThese,
    Filter,
    Gain,
    Has,
    If,
    Instead,
    Look,
    May,
    Move,
    Per,
    PlayFrom,
    Plays,
    Power,
    PowerOf,
    PutBack,
    Reveal,
    Select,
    ThisTurn,
    VpPer,
    at_random,
    every,
    one,
    up_to,
)

from .heroes import BOTH_COUNT, POWER_RING

RING_VP = VpPer(1, POWER_RINGS)

EQUIPMENT_CARDS = (
    equipment("Batarang", cost=2, vp=1, copies=4, play=(Power(2),)),
    equipment(
        "Blue Lantern Power Ring",
        cost=5,
        vp=RING_VP,
        copies=1,
        play=(
            Power(1),
            Power(Per(1, DISCARD, HEROES)),
            ThisTurn(Plays(HEROES), (Power(1),)),
        ),
        rulings=(
            "Your discard pile is counted once, when this is played; each Hero played before or "
            "after this counts as well.",
            POWER_RING,
        ),
    ),
    equipment(
        "Green Lantern Power Ring",
        cost=5,
        vp=RING_VP,
        copies=1,
        play=(Power(2),),
        defense=Defense(then=(Draw(2),)),
        rulings=(POWER_RING,),
    ),
    equipment(
        "Helmet of Fate",
        cost=3,
        vp=1,
        copies=2,
        play=(Power(2),),
        defense=Defense(others_too=True, then=(Draw(Per(1, DONE)),)),
    ),
    equipment(
        "Indigo Tribe Power Ring",
        cost=5,
        vp=RING_VP,
        copies=1,
        play=(Select(one(PLAYED)), Power(PowerOf(IT))),
        rulings=(
            POWER_RING,
            "The Power that card has given you this turn, conditional bonuses included.",
            "Fixed when chosen: what the card gives later is not added, nor is Power that a "
            "Super Hero or Location gave for it.",
            "With no earlier card, nothing.",
        ),
    ),
    equipment(
        "Legion Flight Ring",
        cost=2,
        vp=1,
        copies=4,
        play=(Draw(1),),
        rulings=("Not a Power Ring.",),
    ),
    equipment(
        "Mind Control Hat",
        cost=7,
        vp=2,
        copies=1,
        play=(
            Draw(2),
            Attack(EACH_FOE, (Discard(at_random(1, HAND)),)),
            ThisTurn(
                Plays(Filter(names=("Jervis Tetch",)), nth=1),
                (May((PlayFrom(every(LINE_UP, HEROES_OR_VILLAINS)),)),),
            ),
        ),
        rulings=(
            BOTH_COUNT + " Once, as soon as both have resolved.",
            "All of them or none, one after the other in an order you choose, each put back "
            "when it has resolved; one that has left the Line-Up meanwhile is skipped.",
        ),
    ),
    equipment(
        "Orange Lantern Power Ring",
        cost=5,
        vp=RING_VP,
        copies=1,
        play=(Instead((Power(2),), (Gain(one(LINE_UP, EQUIPMENT.costing(at_most=5)), (HAND,)),)),),
        rulings=(POWER_RING, "With none there, take the Power."),
    ),
    equipment(
        "Red Lantern Power Ring",
        cost=5,
        vp=RING_VP,
        copies=1,
        play=(
            Look(2),
            If(Has(IT, n=2), (Destroy(one(IT)), Power(CostOf(DONE)))),
        ),
        rulings=(POWER_RING, "With only one card there, it stays and gives no Power."),
    ),
    equipment(
        "Sciencell",
        cost=6,
        vp=VpPer(1, VILLAINS, distinct=True),
        copies=2,
        play=(Power(2),),
    ),
    equipment(
        "Skeets",
        cost=4,
        vp=1,
        copies=3,
        play=(Instead((Draw(1),), (Move(one(DISCARD, HEROES), DECK_TOP),)),),
        defense=Defense(
            then=(Choose(((Draw(1),), (Move(one(DISCARD, HEROES), HAND),)), up_to=True),)
        ),
        rulings=("Finish Skeets before Nightwing's second-Equipment draw.",),
    ),
    equipment(
        "Soultaker Sword",
        cost=4,
        vp=1,
        copies=3,
        play=(Power(2), Destroy(up_to(1, HAND))),
    ),
    equipment(
        "Star Sapphire Power Ring",
        cost=5,
        vp=RING_VP,
        copies=1,
        play=(Reveal(2), If(AllDiffer(IT), (DrawThese(every(IT)),), (PutBack(),))),
        rulings=(
            POWER_RING,
            "A Weakness has no type: with one revealed, draw neither.",
            "A card revealed alone is drawn, unless it is a Weakness.",
        ),
    ),
    equipment(
        "White Lantern Power Battery",
        cost=7,
        vp=2,
        copies=1,
        play=(Gain(every(LINE_UP, POWER_RINGS), (HAND,)), Gain(one(LINE_UP), (DECK_TOP,))),
        rulings=(POWER_RING, "The second gain is not optional; you choose the card."),
    ),
    equipment(
        "Yellow Lantern Corps Power Ring",
        cost=5,
        vp=RING_VP,
        copies=1,
        play=(Power(2), Attack(EACH_FOE, (Discard(one(HAND)),))),
        rulings=(POWER_RING, "The foe picks it."),
    ),
)
