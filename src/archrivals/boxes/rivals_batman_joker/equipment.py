"""The Equipment of Rivals: Batman vs. The Joker."""

from __future__ import annotations

from functools import partial

from archrivals.engine.language.cards import main_card
from archrivals.engine.language.effects import (
    DISCARD,
    EACH_FOE,
    HAND,
    HEROES,
    THAT_FOE,
    Attack,
    Block,
    Confronting,
    Defense,
    Discard,
    Draw,
    FirstCard,
    GainWeakness,
    If,
    Move,
    Others,
    Power,
    every,
    one,
)

from .basics import LISTED_TEXT

_batman = partial(main_card, "Equipment", symbol="Batman", source=LISTED_TEXT)
_joker = partial(main_card, "Equipment", symbol="The Joker", source=LISTED_TEXT)

EQUIPMENT_CARDS = (
    _batman(
        "Batarang",
        cost=4,
        vp=1,
        copies=1,
        play=(Power(1), Draw(1)),
        defense=Defense(then=(Draw(1),)),
    ),
    _batman(
        "Batmobile",
        cost=3,
        vp=1,
        copies=2,
        play=(If(FirstCard(), (Discard(every(HAND)), Draw(4)), (Power(2),)),),
        rulings=("Not optional.",),
    ),
    _batman("Grappling Hook", cost=3, vp=1, copies=2, play=(Power(2),), block=Block(2)),
    _joker(
        "Joy Buzzer",
        cost=2,
        vp=1,
        copies=2,
        play=(Power(1), If(Confronting(), (Others(THAT_FOE, (Discard(one(HAND)),)),))),
        rulings=("Not an Attack: no Defense against it. The foe picks the card.",),
    ),
    _joker(
        "Laughing Gas", cost=6, vp=2, copies=1, play=(Power(2), Attack(EACH_FOE, (GainWeakness(),)))
    ),
    _batman(
        "The Bat-Signal",
        cost=7,
        vp=3,
        copies=1,
        play=(Power(3), If(Confronting(), (Move(one(DISCARD, HEROES), HAND),))),
        rulings=("Not optional if you have one.",),
    ),
    _batman(
        "Utility Belt", cost=5, vp=1, copies=1, play=(Draw(2), Discard(one(HAND))), block=Block(3)
    ),
)
