"""Batman and The Joker, three Levels each."""

from __future__ import annotations

from functools import partial

from archrivals.engine.language.cards import character
from archrivals.engine.language.effects import (
    EQUIPMENT,
    GAINED,
    HEROES,
    LINE_UP,
    MAIN_TOP,
    NOT_LOCATIONS,
    SUPER_POWERS,
    VILLAINS,
    Confronting,
    DrawExtra,
    Filter,
    Has,
    If,
    PlayFrom,
    Plays,
    Power,
    TurnEnds,
    When,
    one,
)

from .basics import ON_LISTS

_hero = partial(character, "Batman", side="hero", source=ON_LISTS)
_villain = partial(character, "The Joker", side="villain", source=ON_LISTS)

GAINING = '"Gain" includes buying.'
SECOND_OF_TWO = "Happens when the second of the two has resolved."
NO_PAIRS = "Each single card counts; no pairs needed."
NO_VP = "Defeating this Level wins the game: no VP."

CHARACTERS = (
    _hero(
        1,
        When(TurnEnds(), (If(Has(GAINED, EQUIPMENT), (DrawExtra(1),)),)),
        rulings=(GAINING, "One card, however many Equipment."),
    ),
    _hero(
        2,
        When(Plays(each_of=(HEROES, EQUIPMENT)), (PlayFrom(one(LINE_UP, NOT_LOCATIONS)),)),
        rulings=(SECOND_OF_TWO, "You choose the card; not optional."),
    ),
    _hero(
        3,
        When(Plays(Filter(types=("Equipment", "Hero"))), (Power(1),), only_if=Confronting()),
        rulings=(NO_PAIRS, NO_VP),
    ),
    _villain(
        1,
        When(
            TurnEnds(),
            (
                If(
                    Has(GAINED, Filter(types=("Super Power",), stack=False)),
                    (DrawExtra(1),),
                ),
            ),
        ),
        rulings=(
            GAINING,
            "One card, however many Super Powers.",
            "A stack card is one that anybody can buy from a stack: Kick, or at a mixed table "
            "whatever lies there, such as Word of Power.",
        ),
    ),
    _villain(
        2,
        When(Plays(each_of=(VILLAINS, SUPER_POWERS)), (PlayFrom(one(MAIN_TOP)),)),
        rulings=(SECOND_OF_TWO, "A revealed Location has no effect (our reading)."),
    ),
    _villain(
        3,
        When(Plays(Filter(types=("Villain", "Super Power"))), (Power(1),), only_if=Confronting()),
        rulings=(NO_PAIRS, NO_VP),
    ),
)
