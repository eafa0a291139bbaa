"""The Villains of Rivals: Batman vs. The Joker."""

from __future__ import annotations

from functools import partial

from archrivals.engine.language.cards import main_card
from archrivals.engine.language.effects import (
    ANY,
    ANY_FOE,
    BLOCK_CARDS,
    DESTROYED,
    DISCARD,
    EACH_FOE,
    EQUIPMENT,
    HAND,
    HEROES,
    HEROES_OR_VILLAINS,
    IT,
    LINE_UP,
    MAIN_SECOND,
    MAIN_TOP,
    THAT_FOE,
    WEAKNESSES,
    Attack,
    Await,
    Block,
    Choose,
    Confronting,
    Destroy,
    Discard,
    Draw,
    Filter,
    Gain,
    GainWeakness,
    Grant,
    If,
    Instead,
    Lacks,
    Per,
    PlayFrom,
    Power,
    Reveal,
    Use,
    every,
    one,
    up_to,
)

from .basics import LISTED_TEXT

_villain = partial(main_card, "Villain", symbol="The Joker", source=LISTED_TEXT)

FROM_HAND = "From hand; the foe picks among several."

VILLAINS = (
    _villain("Bane", cost=4, vp=1, copies=1, play=(Power(1), Destroy(up_to(1, (HAND, DISCARD))))),
    _villain(
        "Clayface",
        cost=3,
        vp=1,
        copies=1,
        play=(Instead((Power(1),), (PlayFrom(one(DISCARD, ANY.costing(at_most=4)).of(ANY_FOE)),)),),
        rulings=("A Location or Weakness so played has no effect (our reading).",),
    ),
    _villain("Harley Quinn", cost=3, vp=1, copies=2, play=(Draw(1),), block=Block(2)),
    _villain("Hugo Strange", cost=6, vp=2, copies=1, play=(Draw(2),)),
    _villain(
        "Killer Croc",
        cost=4,
        vp=1,
        copies=1,
        play=(
            Power(2),
            Destroy(up_to(1, LINE_UP, HEROES)),
            If(Confronting(), (Await(Lacks(LINE_UP, HEROES), (Power(1),)),)),
        ),
        rulings=(
            "A card borrowed out of the Line-Up still counts as there: it comes back.",
            "The +1 comes, once, the moment there is none, as for Black Canary.",
        ),
    ),
    _villain(
        "Mr. Freeze",
        cost=4,
        vp=1,
        copies=1,
        play=(Power(2), Attack(EACH_FOE, (Discard(one(HAND, EQUIPMENT)),))),
        rulings=(FROM_HAND,),
    ),
    _villain(
        "Poison Ivy",
        cost=5,
        vp=1,
        copies=1,
        play=(Power(2), Attack(EACH_FOE, (Discard(one(HAND, BLOCK_CARDS)),))),
        rulings=(FROM_HAND, "The card may not be used as a Block in response."),
    ),
    _villain(
        "Ra's Al Ghul",
        cost=7,
        vp=2,
        copies=1,
        play=(
            Power(3),
            If(Confronting(), (Gain(up_to(1, DESTROYED, HEROES_OR_VILLAINS), (HAND,)),)),
        ),
    ),
    _villain(
        "Scarecrow",
        cost=6,
        vp=2,
        copies=1,
        play=(
            Attack(EACH_FOE, (GainWeakness(),)),
            If(Confronting(), (Power(Per(2, DISCARD, WEAKNESSES, whose=THAT_FOE)),)),
        ),
        rulings=(
            "The second sentence is not part of the Attack: the Power stays even if the "
            "Attack was avoided.",
            "Counted after the Attack.",
        ),
    ),
    _villain("Talia Al Ghul", cost=5, vp=1, copies=1, play=(Power(3),), block=Block(3)),
    _villain("The Penguin", cost=2, vp=1, copies=2, play=(Power(2),)),
    _villain(
        "The Riddler",
        cost=2,
        vp=1,
        copies=2,
        play=(
            Power(1),
            Grant(
                Use(
                    pay_power=3,
                    do=(
                        Reveal(1, MAIN_TOP),
                        Choose(((Gain(every(IT)),), (Gain(one(MAIN_SECOND)),)), by="a-foe"),
                    ),
                    limit=1,
                )
            ),
        ),
        rulings=(
            "If the second card is chosen, the first goes back on top of the main deck.",
            "With several foes you say which one chooses; a single card left in the main "
            "deck is simply gained.",
        ),
    ),
    _villain(
        "Two-Face",
        cost=3,
        vp=1,
        copies=2,
        play=(
            Power(1),
            Choose(
                (
                    (Attack(EACH_FOE, (Discard(one(HAND, Filter(odd=True))),)),),
                    (Attack(EACH_FOE, (Discard(one(HAND, Filter(odd=False))),)),),
                )
            ),
        ),
        rulings=("Zero is even.", FROM_HAND, "You choose odd or even."),
    ),
    _villain(
        "Victor Zsasz",
        cost=2,
        vp=1,
        copies=2,
        play=(
            Power(1),
            Destroy(up_to(1, (HAND, DISCARD), Filter(names=("Weakness", "Vulnerability")))),
        ),
    ),
)
