"""Shazam! and Black Adam, three Levels each."""

from __future__ import annotations

from functools import partial

from archrivals.engine.language.cards import character
from archrivals.engine.language.effects import (
    DISCARD,
    HAND,
    HEROES,
    IN_PLAY,
    IT,
    PUNCHES,
    SUPER_POWERS,
    VILLAINS,
    WEAKNESSES,
    Confronting,
    Destroy,
    Discard,
    Draw,
    DrawThese,
    Gains,
    Move,
    Plays,
    Power,
    PutBack,
    Reveal,
    Use,
    When,
    any_number,
    one,
    up_to,
)

from .basics import (
    CHEAP_HERO_OR_POWER,
    COSTLY,
    HOUSE_LEVEL,
    RULEBOOK_LEVEL,
    VULNERABILITY_OR_WEAKNESS,
)

_hero = partial(character, "Shazam!", side="hero", source=RULEBOOK_LEVEL)
_villain = partial(character, "Black Adam", side="villain", source=RULEBOOK_LEVEL)

_REVEALS = (Reveal(3), DrawThese(one(IT, COSTLY)), Discard(any_number(IT)), PutBack())

OWN_TURN = "On your own turn only."
BACK_TO_STACK = "A destroyed Weakness goes back to its stack."
NO_VP = "Defeating this Level wins the game: no VP."

CHARACTERS = (
    _hero(
        1,
        Use(
            price=(Discard(one(HAND, PUNCHES)),),
            do=(Reveal(3), DrawThese(one(IT, CHEAP_HERO_OR_POWER)), PutBack()),
            limit=0,
            payment=True,
        ),
        rulings=(
            "On your own turn only, any number of times.",
            'The draw is not optional if a card qualifies (no "may"); the cost limit holds '
            "for both types (our reading).",
        ),
    ),
    _hero(
        2,
        Use(
            price=(Discard(one(HAND, PUNCHES)),),
            do=(Move(one(DISCARD, CHEAP_HERO_OR_POWER), HAND),),
            limit=0,
            payment=True,
            per_type=True,
        ),
        rulings=(
            "On your own turn only: at most one Hero and one Super Power a turn.",
            "The cost limit holds for both types.",
        ),
        source=HOUSE_LEVEL,
    ),
    _hero(
        3,
        Use(price=(Discard(one(HAND, PUNCHES)),), do=(Draw(1),), limit=2, payment=True),
        When(Plays(HEROES), (Power(1),), only_if=Confronting()),
        When(Plays(SUPER_POWERS.costing(at_most=4)), (Power(1),), only_if=Confronting()),
        rulings=(OWN_TURN, "A Hero counts whatever its cost.", NO_VP),
        source=HOUSE_LEVEL,
    ),
    _villain(
        1,
        When(
            Gains(COSTLY, nth=1),
            (Destroy(up_to(1, IN_PLAY, VULNERABILITY_OR_WEAKNESS)),),
            turns="any",
        ),
        owning_is_gaining=True,
        rulings=(
            "Defeating a Character counts as gaining it.",
            BACK_TO_STACK,
            "In any player's turn; only the first such card of the turn. A Character "
            "counts with its printed cost (our reading).",
        ),
    ),
    _villain(
        2,
        Use(price=(Discard(one(HAND, VILLAINS)),), do=_REVEALS, limit=1, payment=True),
        Use(price=(Discard(one(HAND, SUPER_POWERS)),), do=_REVEALS, limit=1, payment=True),
        rulings=(
            "On your own turn only: once for a Villain, once for a Super Power.",
            "The draw is not optional if a card qualifies.",
        ),
    ),
    _villain(
        3,
        Use(price=(Destroy(one(IN_PLAY, WEAKNESSES)),), do=(Power(2),), limit=1, payment=True),
        When(Plays(COSTLY), (Power(1),), only_if=Confronting()),
        rulings=(OWN_TURN, BACK_TO_STACK, NO_VP),
        source=HOUSE_LEVEL,
    ),
)
