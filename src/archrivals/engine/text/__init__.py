"""The rules text of a card, generated from its data and from nothing else.

>>> from archrivals.engine.cards import hero
>>> from archrivals.engine.effects import Defense, Draw, Power
>>> katana = hero(
...     "Katana", cost=2, vp=1, copies=4, play=(Power(1),), defense=Defense(then=(Draw(1),))
... )
>>> rules_text(katana)
'+1 Power. Defense: You may discard this card to avoid an Attack. If you do, draw a card.'
"""

from __future__ import annotations

from typing import Final

from archrivals.engine.cards import Card
from archrivals.engine.effects import Ability, Effect, Vp

from .english import ENGLISH
from .language import Language, NoWords, Words
from .spanish import SPANISH

__all__ = [
    "LANGUAGES",
    "Language",
    "NoWords",
    "Words",
    "ability_text",
    "effects_text",
    "first_appearance_text",
    "language_of",
    "name_in",
    "rules_text",
    "vp_text",
]

LANGUAGES: Final[dict[str, Language]] = {speech.code: speech for speech in (ENGLISH, SPANISH)}


def language_of(code: str) -> Language:
    """The language of a code; an unknown code says which there are.

    >>> language_of("en").code
    'en'
    """
    if code not in LANGUAGES:
        raise KeyError(f"no language {code!r}; there are: {', '.join(sorted(LANGUAGES))}")
    return LANGUAGES[code]


def name_in(card: Card, language: str = "en") -> str:
    """What a card is called: basic cards have a name in every language."""
    return language_of(language).name(card)


def rules_text(card: Card, language: str = "en") -> str:
    """The whole rules text of a card, First Appearance included."""
    return language_of(language).card(card)


def effects_text(effects: tuple[Effect, ...], language: str = "en") -> str:
    """Some effects, told to the player who does them.

    >>> from archrivals.engine.effects import HAND, Destroy, Draw, one
    >>> effects_text((Draw(2), Destroy(one(HAND))))
    'Draw 2 cards, then destroy a card from your hand.'
    """
    return language_of(language).effects(effects)


def ability_text(ability: Ability, language: str = "en") -> str:
    """One ability that works from play.

    >>> from archrivals.engine.effects import HEROES, Plays, Power, When
    >>> ability_text(When(Plays(HEROES), (Power(1),)))
    'Each Hero you play on your turn gives +1 Power.'
    """
    return language_of(language).ability(ability)


def first_appearance_text(card: Card, language: str = "en") -> str:
    """The First Appearance with its heading; empty for a card without one."""
    return language_of(language).first_appearance(card)


def vp_text(vp: Vp, language: str = "en") -> str:
    """Victory Points, a number or a formula.

    >>> from archrivals.engine.effects import HEROES, VpPer
    >>> vp_text(VpPer(1, HEROES, distinct=True))
    '1 VP per differently named Hero in your deck'
    """
    return language_of(language).vp(vp)
