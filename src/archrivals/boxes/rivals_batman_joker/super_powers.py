"""The Super Powers of Rivals: Batman vs. The Joker."""

from __future__ import annotations

from functools import partial

from archrivals.engine.language.cards import main_card
from archrivals.engine.language.effects import (
    HAND,
    IT,
    MAIN_TOP,
    Block,
    Choose,
    Confronting,
    Defense,
    Destroy,
    Draw,
    DrawThese,
    Gain,
    If,
    Power,
    Reveal,
    every,
    one,
)

from .basics import LISTED_TEXT

_batman = partial(main_card, "Super Power", symbol="Batman", source=LISTED_TEXT)
_joker = partial(main_card, "Super Power", symbol="The Joker", source=LISTED_TEXT)

SUPER_POWERS = (
    _batman(
        "Billionaire",
        cost=5,
        vp=1,
        copies=1,
        play=(If(Confronting(), (Gain(one(MAIN_TOP), (HAND,)),), (Power(2),)),),
    ),
    _joker(
        "Homicidal Maniac",
        cost=3,
        vp=1,
        copies=2,
        play=(Reveal(), Choose(((DrawThese(every(IT)),), (Destroy(every(IT)),)))),
    ),
    _joker("Insanity", cost=2, vp=1, copies=2, play=(Power(1),), defense=Defense(then=(Draw(1),))),
    _joker("Killing Joke", cost=7, vp=3, copies=1, play=(Power(2), Draw(1)), block=Block(4)),
    _joker(
        "Maniacal Laugh", cost=4, vp=1, copies=1, play=(Power(1), If(Confronting(), (Draw(2),)))
    ),
    _batman("Master Martial Artist", cost=4, vp=1, copies=1, play=(Power(2),), block=Block(3)),
    _batman(
        "World's Greatest Detective",
        cost=6,
        vp=2,
        copies=1,
        play=(Power(1), Draw(1)),
        defense=Defense(reveal=True),
        rulings=(
            "May be revealed against every Attack, once each.",
            "VP 2: the two lists disagree (2 and 1).",
        ),
    ),
)
