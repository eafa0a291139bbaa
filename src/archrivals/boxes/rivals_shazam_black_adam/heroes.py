"""The Heroes of Rivals: Shazam! vs. Black Adam."""

from __future__ import annotations

from functools import partial

from archrivals.engine.language.cards import main_card
from archrivals.engine.language.effects import (
    ATTACKER,
    DECK_TOP,
    DESTROYED,
    DISCARD,
    HAND,
    IN_PLAY,
    IT,
    LINE_UP,
    PUNCHES,
    STACK,
    SUPER_POWERS,
    WEAKNESSES,
    Block,
    Confronting,
    Defense,
    Destroy,
    Discard,
    Draw,
    DrawThese,
    Gain,
    GainWeakness,
    If,
    Look,
    Move,
    Others,
    Per,
    Pick,
    Plays,
    Power,
    PutBack,
    Reveal,
    ThisTurn,
    TurnEnds,
    every,
    one,
    up_to,
)
from archrivals.engine.language.effects import (
    HEROES as HERO_CARDS,
)

from .basics import (
    BOTH_COUNT,
    COUNTED_ONCE,
    HOUSE_TEXT,
    RULEBOOK_TEXT,
    RULEBOOK_WORDS,
    VULNERABILITY_OR_WEAKNESS,
    WORDS_OF_POWER,
)

_shazam = partial(main_card, "Hero", symbol="Shazam!", source=HOUSE_TEXT)
_black_adam = partial(main_card, "Hero", symbol="Black Adam", source=HOUSE_TEXT)

ANOTHER_HERO = Plays(HERO_CARDS, nth=1, other=True)

HEROES = (
    _shazam(
        "Atom Smasher",
        cost=3,
        vp=1,
        copies=1,
        play=(Power(1), ThisTurn(Plays(HERO_CARDS, other=True), (Power(1),))),
        rulings=(BOTH_COUNT,),
    ),
    _shazam(
        "Cyclone",
        cost=4,
        vp=1,
        copies=1,
        play=(Power(2),),
        block=Block(2, then=(Draw(1),)),
        rulings=("The card drawn may be used as a Block in the same Confrontation, if it is one.",),
    ),
    _shazam(
        "Darla Dudley",
        cost=2,
        vp=1,
        copies=2,
        play=(Power(1), Move(up_to(1, DISCARD, PUNCHES), HAND)),
    ),
    _shazam(
        "Doctor Fate",
        cost=8,
        vp=3,
        copies=1,
        play=(Power(3), Look(3), DrawThese(one(IT)), Destroy(up_to(1, IT)), PutBack()),
    ),
    _shazam(
        "Eugene Choi",
        cost=2,
        vp=1,
        copies=2,
        play=(Power(1),),
        defense=Defense(then=(Reveal(2), DrawThese(one(IT)), Discard(every(IT)))),
        rulings=("A card revealed alone is drawn.",),
    ),
    _shazam(
        "Freddy Freeman",
        cost=4,
        vp=1,
        copies=1,
        play=(Power(2), ThisTurn(ANOTHER_HERO, (Draw(1),))),
        rulings=(BOTH_COUNT, "Once."),
    ),
    _shazam(
        "Hawkgirl",
        cost=5,
        vp=1,
        copies=1,
        play=(Power(2), ThisTurn(ANOTHER_HERO, (Power(1),))),
        defense=Defense(then=(Others(ATTACKER, (GainWeakness(),)),)),
        rulings=(BOTH_COUNT, "The +1 comes once."),
    ),
    _shazam(
        "Hawkman",
        cost=6,
        vp=2,
        copies=1,
        play=(
            Power(3),
            ThisTurn(
                TurnEnds(), (Move(Pick((IN_PLAY,), HERO_CARDS, up_to=True, other=True), DECK_TOP),)
            ),
        ),
        rulings=(
            "Before the five cards are drawn, so that Hero is in the new hand.",
            "A card of your own, not a borrowed one.",
        ),
    ),
    _shazam(
        "Hippolyta",
        cost=5,
        vp=2,
        copies=1,
        play=(Power(2),),
        block=Block(
            3, then=(Move(Pick((DISCARD,), HERO_CARDS, up_to=True, other=True), DECK_TOP),)
        ),
    ),
    _black_adam(
        "Isis",
        cost=5,
        vp=2,
        copies=1,
        play=(Power(2), Destroy(up_to(1, (IN_PLAY, DISCARD), WEAKNESSES))),
        defense=Defense(then=(Draw(1),)),
    ),
    _shazam(
        "Mary Marvel",
        cost=4,
        vp=1,
        copies=1,
        play=(Power(2), ThisTurn(Plays(WORDS_OF_POWER, nth=1), (Draw(1),))),
        rulings=(BOTH_COUNT, "Once.", "A Word of Power returned to its stack was still played."),
    ),
    _black_adam(
        "Osiris",
        cost=5,
        vp=1,
        copies=1,
        play=(Power(3), If(Confronting(), (Power(Per(1, IN_PLAY, WEAKNESSES, at_most=3)),))),
        rulings=(COUNTED_ONCE,),
    ),
    _shazam(
        "Pedro Pena",
        cost=3,
        vp=1,
        copies=1,
        play=(Power(1), ThisTurn(Plays(PUNCHES), (Power(1),), at_most=3)),
        rulings=(BOTH_COUNT,),
    ),
    _shazam(
        "Rosa & Victor Vasquez",
        cost=3,
        vp=1,
        copies=1,
        id="rosa-and-victor-vasquez",
        play=(Power(1), Move(up_to(1, DISCARD, HERO_CARDS.costing(at_most=4)), HAND)),
    ),
    _shazam(
        "Stargirl",
        cost=4,
        vp=1,
        copies=1,
        play=(Power(2), Destroy(up_to(1, (IN_PLAY, DISCARD), VULNERABILITY_OR_WEAKNESS))),
    ),
    _shazam(
        "Tawky Tawny",
        cost=4,
        vp=1,
        copies=1,
        play=(Power(2),),
        defense=Defense(then=(Move(up_to(1, DISCARD, SUPER_POWERS), DECK_TOP),)),
        rulings=(RULEBOOK_WORDS,),
        source=RULEBOOK_TEXT,
    ),
    _shazam(
        "The Wizard",
        cost=7,
        vp=2,
        copies=1,
        play=(Power(3), Gain(one((STACK, LINE_UP, DESTROYED), WORDS_OF_POWER), (HAND,))),
        rulings=(
            "With this box alone only the stack can hold one.",
            "You choose the place; not optional.",
        ),
        source=RULEBOOK_TEXT,
    ),
)
