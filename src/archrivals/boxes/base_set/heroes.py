"""The Heroes of the original set."""

from __future__ import annotations

from archrivals.engine.language.cards import hero
from archrivals.engine.language.effects import (
    DECK_BOTTOM,
    DISCARD,
    EQUIPMENT,
    GAINED,
    HAND,
    IN_PLAY,
    LINE_UP,
    LOCATIONS,
    STACK,
    SUPER_POWERS,
    SUPER_VILLAIN_TOP,
    VILLAINS,
    Defense,
    Destroy,
    Draw,
    Filter,
    Gain,
    Has,
    If,
    Instead,
    Lacks,
    Move,
    PlayFrom,
    Plays,
    Power,
    ThisTurn,
    VpIf,
    every,
    one,
    up_to,
)
from archrivals.engine.language.effects import HEROES as HERO_CARDS

CHECKED_ONCE = "Checked once, when played."

HEROES = (
    hero(
        "Blue Beetle",
        cost=6,
        vp=2,
        copies=1,
        play=(Power(3),),
        defense=Defense(reveal=True),
        rulings=("Against every Attack, once each.",),
    ),
    hero(
        "Catwoman",
        cost=2,
        vp=1,
        copies=3,
        play=(Power(2),),
        rulings=("Dark Knight names this card.",),
    ),
    hero(
        "Dark Knight",
        cost=5,
        vp=1,
        copies=1,
        play=(
            Power(2),
            Gain(every(LINE_UP, EQUIPMENT)),
            ThisTurn(Plays(Filter(names=("Catwoman",)), nth=1), (Move(up_to(1, GAINED), HAND),)),
        ),
        rulings=(
            "Hero version of Batman.",
            "Cards played before and after this one both count. One card, once, from "
            "wherever it went, but never out of the destroyed pile.",
            '"Gain" includes buying.',
        ),
    ),
    hero(
        "Emerald Knight",
        cost=5,
        vp=1,
        copies=1,
        play=(
            PlayFrom(
                one(LINE_UP, Filter(types=("Equipment", "Hero", "Super Power"))), until_end=True
            ),
        ),
        rulings=(
            "Hero version of Green Lantern.",
            "Meanwhile it is not in the Line-Up: it cannot be bought or gained this turn.",
            "Nothing can pick it: it cannot be played again, discarded or destroyed, and is no "
            "Defense.",
            "Not optional if there is one.",
            "It is back before the Line-Up is refilled.",
        ),
    ),
    hero("Green Arrow", cost=5, vp=VpIf(5, HERO_CARDS, others=4), copies=3, play=(Power(2),)),
    hero(
        "High-Tech Hero",
        cost=3,
        vp=1,
        copies=3,
        play=(
            Power(1),
            ThisTurn(Plays(Filter(types=("Super Power", "Equipment")), nth=1), (Power(2),)),
        ),
        rulings=("Hero version of Cyborg.", "Cards played before and after this one both count."),
    ),
    hero(
        "J'onn J'onzz",
        cost=6,
        vp=2,
        copies=1,
        play=(PlayFrom(one(SUPER_VILLAIN_TOP)),),
        rulings=(
            "Face up or face down: it is shown, played and put back as it was.",
            "Its First Appearance does not happen.",
            "Where Super-Villains are shuffled into the main deck there is no stack: nothing "
            "happens.",
        ),
    ),
    hero("Kid Flash", cost=2, vp=1, copies=4, play=(Draw(1),)),
    hero(
        "King of Atlantis",
        cost=5,
        vp=1,
        copies=1,
        play=(Instead((Power(1),), (Destroy(one(DISCARD)), Power(3))),),
        rulings=("Hero version of Aquaman.",),
    ),
    hero(
        "Man of Steel",
        cost=8,
        vp=3,
        copies=1,
        play=(Power(3), Move(every(DISCARD, SUPER_POWERS), HAND)),
        rulings=("Hero version of Superman.", "Kicks are Super Powers and come along."),
    ),
    hero(
        "Mera",
        cost=3,
        vp=1,
        copies=2,
        play=(Power(2), If(Lacks(DISCARD), (Power(2),))),
        rulings=(CHECKED_ONCE,),
    ),
    hero(
        "Princess Diana of Themyscira",
        cost=7,
        vp=2,
        copies=1,
        play=(Gain(every(LINE_UP, VILLAINS.costing(at_most=7))),),
        rulings=("Hero version of Wonder Woman.",),
    ),
    hero(
        "Robin",
        cost=3,
        vp=1,
        copies=3,
        play=(Power(1), Move(one(DISCARD, EQUIPMENT), HAND)),
        rulings=("Not optional if you have one.",),
    ),
    hero(
        "Supergirl",
        cost=4,
        vp=1,
        copies=2,
        play=(Move(up_to(1, STACK, Filter(names=("Kick",))), HAND),),
        rulings=(
            "Taken, not gained: the card is yours, but gain abilities ignore it (our "
            "reading, as for Sinestro).",
        ),
    ),
    hero(
        "Swamp Thing",
        cost=4,
        vp=1,
        copies=2,
        play=(Power(2), If(Has(IN_PLAY, LOCATIONS), (Power(3),))),
        rulings=(CHECKED_ONCE,),
    ),
    hero(
        "The Fastest Man Alive",
        cost=5,
        vp=1,
        copies=1,
        play=(Draw(2),),
        rulings=("Hero version of The Flash.",),
    ),
    hero(
        "Zatanna Zatara",
        cost=4,
        vp=1,
        copies=2,
        play=(Power(1), Move(up_to(2, DISCARD), DECK_BOTTOM)),
    ),
)
