"""The Equipment of Rivals: Shazam! vs. Black Adam."""

from __future__ import annotations

from functools import partial

from archrivals.engine.language.cards import main_card
from archrivals.engine.language.effects import (
    DECK_TOP,
    DISCARD,
    DONE,
    HAND,
    HEROES,
    IN_PLAY,
    IT,
    LINE_UP,
    STACK,
    STARTERS,
    VILLAINS,
    WEAKNESSES,
    Defense,
    Destroy,
    Discard,
    Draw,
    DrawThese,
    Gain,
    Move,
    Per,
    Pick,
    Plays,
    Power,
    PutBack,
    Reveal,
    ThisTurn,
    one,
    up_to,
)

from .basics import BOTH_COUNT, COSTLY, HOUSE_TEXT, WORDS_OF_POWER

_shazam = partial(main_card, "Equipment", symbol="Shazam!", source=HOUSE_TEXT)
_black_adam = partial(main_card, "Equipment", symbol="Black Adam", source=HOUSE_TEXT)

EQUIPMENT_CARDS = (
    _black_adam(
        "Amulet of Isis",
        cost=5,
        vp=1,
        copies=1,
        play=(Power(2), Move(up_to(1, DISCARD, COSTLY), DECK_TOP)),
    ),
    _shazam(
        "Book of Champions",
        cost=4,
        vp=1,
        copies=1,
        play=(Power(1), Reveal(3), DrawThese(up_to(2, IT, HEROES)), PutBack()),
    ),
    _shazam(
        "Encyclopedia of Magical Monsters",
        cost=4,
        vp=1,
        copies=1,
        play=(
            Power(2),
            Destroy(Pick((LINE_UP,), VILLAINS, up_to=True, also=Pick((IN_PLAY,), WEAKNESSES))),
        ),
    ),
    _shazam(
        "Magical Subway",
        cost=3,
        vp=1,
        copies=1,
        play=(Power(1), Discard(up_to(2, HAND, STARTERS)), Draw(Per(1, DONE))),
    ),
    _shazam(
        "Wizard Staff",
        cost=7,
        vp=2,
        copies=1,
        play=(Power(3), ThisTurn(Plays(WORDS_OF_POWER), (Power(1),))),
        defense=Defense(then=(Gain(one(STACK, WORDS_OF_POWER), (HAND,)),)),
        rulings=(BOTH_COUNT,),
    ),
)
