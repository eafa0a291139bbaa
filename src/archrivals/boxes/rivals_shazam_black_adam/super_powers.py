"""The Super Powers of Rivals: Shazam! vs. Black Adam."""

from __future__ import annotations

from functools import partial

from archrivals.engine.language.cards import main_card
from archrivals.engine.language.effects import (
    A_FOE,
    ANY,
    DONE,
    HAND,
    IN_FRONT,
    IN_PLAY,
    IT,
    PUNCHES,
    WEAKNESSES,
    Attack,
    ChangeCost,
    Destroy,
    Did,
    Discard,
    Draw,
    DrawThese,
    GainWeakness,
    Has,
    If,
    Look,
    May,
    Per,
    Pick,
    PlayAgain,
    Plays,
    Power,
    PutBack,
    Reveal,
    RevealAndDraw,
    RevealHand,
    ThisTurn,
    any_number,
    cards,
    every,
    one,
    up_to,
)

from .basics import BOTH_COUNT, CHEAP_HERO_OR_POWER, CHECKED_ONCE, COSTLY, HOUSE_TEXT

_shazam = partial(main_card, "Super Power", symbol="Shazam!", source=HOUSE_TEXT)
_black_adam = partial(main_card, "Super Power", symbol="Black Adam", source=HOUSE_TEXT)

SUPER_POWERS = (
    _shazam(
        "Courage of Achilles",
        cost=6,
        vp=2,
        copies=1,
        play=(
            Power(2),
            PlayAgain(Pick((IN_FRONT,), CHEAP_HERO_OR_POWER, up_to=True, played_once=True)),
        ),
        rulings=(
            "The cost limit holds for both types.",
            "What the card did at its first play stays.",
            "Two replaying cards cannot loop: the second time round the card has been "
            "played twice.",
        ),
    ),
    _black_adam(
        "Courage of Mehen",
        cost=7,
        vp=2,
        copies=1,
        play=(Power(3), Destroy(up_to(2, IN_PLAY, WEAKNESSES)), Draw(Per(1, DONE))),
    ),
    _black_adam(
        "Power of Aten",
        cost=6,
        vp=2,
        copies=1,
        play=(Power(3), May((GainWeakness(),)), If(Did(), (Power(2),))),
        rulings=("With the Weakness stack out there is nothing to gain, so no extra Power.",),
    ),
    _shazam(
        "Power of Zeus",
        cost=5,
        vp=1,
        copies=1,
        play=(
            Power(2),
            Attack(
                A_FOE,
                (RevealHand(), Discard(one(HAND, ANY.costing(at_least=1)).chosen_by_attacker())),
            ),
        ),
        rulings=("A Block may not be used in response.",),
    ),
    _shazam(
        "Speed of Mercury",
        cost=7,
        vp=2,
        copies=1,
        play=(Power(1), Draw(2), Discard(up_to(1, HAND, PUNCHES)), If(Did(), (Draw(1),))),
    ),
    _shazam(
        "Stamina of Atlas",
        cost=4,
        vp=1,
        copies=1,
        play=(Power(2), ChangeCost(2, until="your-next-turn")),
        rulings=("Not a Block: it is in force from the moment it is played.", "Several add up."),
    ),
    _black_adam(
        "Stamina of Shu",
        cost=2,
        vp=1,
        copies=2,
        play=(Power(1), If(Has(IN_PLAY, WEAKNESSES), (Draw(1),))),
        rulings=(CHECKED_ONCE,),
    ),
    _black_adam(
        "Strength of Amon",
        cost=4,
        vp=1,
        copies=1,
        play=(Power(2), ThisTurn(Plays(COSTLY, nth=1), (Power(1),))),
        rulings=(BOTH_COUNT, "Once."),
    ),
    _shazam(
        "Strength of Hercules",
        cost=3,
        vp=1,
        copies=2,
        play=(Power(2), Discard(up_to(1, HAND, PUNCHES)), If(Did(), (Power(2),))),
    ),
    _black_adam(
        "Swiftness of Horus",
        cost=3,
        vp=1,
        copies=2,
        play=(RevealAndDraw(), If(Has(DONE, COSTLY), (Power(2),))),
    ),
    _shazam(
        "Wisdom of Solomon",
        cost=2,
        vp=1,
        copies=2,
        play=(Power(1), Look(2), Discard(any_number(IT)), PutBack()),
    ),
    _black_adam(
        "Wisdom of Zehuti",
        cost=5,
        vp=1,
        copies=1,
        play=(Reveal(3), DrawThese(cards(2, IT)), Discard(every(IT))),
        rulings=("You choose which; with fewer than three cards draw up to two.",),
    ),
)
