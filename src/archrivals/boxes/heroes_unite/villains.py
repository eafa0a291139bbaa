"""The Villains of Heroes Unite."""

from __future__ import annotations

from archrivals.engine.language.cards import villain
from archrivals.engine.language.effects import (
    ANY,
    DECK_TOP,
    DISCARD,
    EACH_FOE,
    HAND,
    HEROES,
    HEROES_OR_VILLAINS,
    IT,
    LINE_UP,
    PUNCHES,
    STARTERS,
    SUPER_POWERS,
    Attack,
    Choose,
    Destroy,
    Did,
    Discard,
    Draw,
    Filter,
    Gain,
    GainWeakness,
    Has,
    If,
    Instead,
    Look,
    Move,
    Per,
    Pick,
    PlayFrom,
    Plays,
    Power,
    Reveal,
    RevealHand,
    ThisTurn,
    VpPer,
    every,
    one,
    up_to,
)
from archrivals.engine.language.effects import (
    VILLAINS as VILLAIN_CARDS,
)

from .heroes import BOTH_COUNT

ANOTHER_VILLAIN = Plays(VILLAIN_CARDS, nth=1, other=True)

VILLAINS = (
    villain(
        "Black Lantern Corps",
        cost=6,
        vp=2,
        copies=2,
        play=(Power(2), Attack(EACH_FOE, (GainWeakness(),), if_any_spared=(Draw(1),))),
        rulings=(
            "A foe gains none if the stack is out or the Attack was avoided.",
            "One card at most.",
            "Checked when all foes have been dealt with.",
        ),
    ),
    villain("Brother Blood", cost=6, vp=2, copies=2, play=(Power(4),)),
    villain(
        "Deadshot",
        cost=2,
        vp=1,
        copies=2,
        play=(
            Power(1),
            Attack(
                EACH_FOE,
                (Reveal(), If(Has(IT, ANY.costing(at_least=1)), (Discard(every(IT)),))),
            ),
        ),
        rulings=("Otherwise it stays on top.",),
    ),
    villain(
        "Dr. Sivana",
        cost=4,
        vp=1,
        copies=2,
        play=(Power(2), Move(up_to(1, DISCARD, SUPER_POWERS), DECK_TOP)),
    ),
    villain(
        "Granny Goodness",
        cost=5,
        vp=1,
        copies=2,
        play=(PlayFrom(one(LINE_UP, HEROES_OR_VILLAINS), until_end=True),),
        rulings=(
            "Meanwhile it is not in the Line-Up: it cannot be bought or gained this turn.",
            "Nothing can pick it: it cannot be played again, discarded or destroyed, and is no "
            "Defense.",
            "Not optional if there is one.",
            "It is back before the Line-Up is refilled.",
        ),
    ),
    villain(
        "Jervis Tetch",
        cost=3,
        vp=1,
        copies=2,
        play=(
            Power(1),
            Look(),
            Choose(((Destroy(every(IT)),), (Discard(every(IT)),))),
        ),
        rulings=("One of the two is required.", "Mind Control Hat names this card."),
    ),
    villain(
        "Killer Croc",
        cost=4,
        vp=1,
        copies=2,
        play=(Power(2), ThisTurn(ANOTHER_VILLAIN, (Power(1),))),
        rulings=(BOTH_COUNT,),
    ),
    villain(
        "Larfleeze",
        cost=7,
        vp=VpPer(1, every=7),
        copies=1,
        play=(
            Instead(
                (Power(3),),
                (Gain(Pick((LINE_UP,), n="any", up_to=True, total_cost=5), (HAND,)),),
            ),
        ),
        rulings=("Choosing no card means the Power.", "You choose the whole set first."),
    ),
    villain(
        "Manhunter",
        cost=3,
        vp=1,
        copies=6,
        play=(Power(1), Power(Per(2, DISCARD, Filter(word="Manhunter")))),
        rulings=(
            "A Manhunter is any card with that word in its name.",
            "Counted once, when played.",
        ),
    ),
    villain(
        "Mr. Zsasz",
        cost=3,
        vp=1,
        copies=2,
        play=(
            Power(2),
            Attack(EACH_FOE, (Reveal(), If(Has(IT, Filter(odd=True)), (GainWeakness(),)))),
        ),
        rulings=("Zero is even.", "The revealed card stays on top."),
    ),
    villain(
        "Ocean Master",
        cost=2,
        vp=1,
        copies=2,
        play=(Power(1), ThisTurn(ANOTHER_VILLAIN, (Destroy(up_to(1, (HAND, DISCARD))),))),
        rulings=(
            BOTH_COUNT,
            "Once.",
            "The +1 Power is open: not every public source has it.",
        ),
    ),
    villain(
        "Parasite",
        cost=4,
        vp=1,
        copies=2,
        play=(
            Power(2),
            Attack(
                EACH_FOE,
                (
                    RevealHand(),
                    Discard(one(HAND, ANY.costing(at_least=3))),
                    If(Did(), (Move(up_to(1, DISCARD, PUNCHES), HAND),)),
                ),
            ),
        ),
        rulings=(
            "The foe picks among several.",
            "A foe without such a card only reveals, and moves no Punch.",
        ),
    ),
    villain(
        "Red Lantern Corps",
        cost=5,
        vp=1,
        copies=2,
        play=(Instead((Power(1),), (Destroy(one(HAND)), Power(3))),),
    ),
    villain(
        "Talon",
        cost=1,
        vp=1,
        copies=2,
        play=(ThisTurn(Plays(STARTERS, nth=1), (Power(2),)),),
        rulings=(BOTH_COUNT, "Punch and Vulnerability are Starters."),
    ),
    villain(
        "The Demon Etrigan",
        cost=7,
        vp=2,
        copies=1,
        play=(Power(4), Move(up_to(1, DISCARD, HEROES), DECK_TOP)),
    ),
)
