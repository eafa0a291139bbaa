"""The text of a card, generated from its data and from nothing else, in every language.

One planner makes a sentence tree of the effects; each language has a lexicon and a grammar that
says the tree. What comes out are spans: pieces of text with the id of what they speak of.

>>> from archrivals.engine.language.cards import hero
>>> from archrivals.engine.language.effects import Defense, Draw, Power
>>> katana = hero(
...     "Katana", cost=2, vp=1, copies=4, play=(Power(1),), defense=Defense(then=(Draw(1),))
... )
>>> rules_text(katana)
'+1 Power. Defense: You may discard this card to avoid an Attack. If you do, draw a card.'
>>> [(span.text, span.term or span.number) for span in rules_spans(katana)[:3]]
[('+1', 'power'), (' ', None), ('Power', 'power')]
"""

from __future__ import annotations

from typing import Final

from archrivals.engine.language.cards import Card
from archrivals.engine.language.effects import Ability, Effect, Vp

from .card_text import CardSentence, sentences_of
from .english import ENGLISH
from .german import GERMAN
from .gist import gist_in
from .marks import Span, realise, spans_of, text_of
from .plan.abilities import abilities
from .plan.cards import card_plan, first_appearance_plan, vp_plan
from .plan.clauses import sentences
from .plan.registry import NoPlan
from .plan.scene import Scene
from .spanish import SPANISH
from .speaker import Speaker

__all__ = [
    "LANGUAGES",
    "CardSentence",
    "NoPlan",
    "Span",
    "Speaker",
    "ability_text",
    "effects_text",
    "first_appearance_text",
    "gist",
    "language_of",
    "name_in",
    "rules_sentences",
    "rules_spans",
    "rules_text",
    "vp_spans",
    "vp_text",
]

LANGUAGES: Final[dict[str, Speaker]] = {each.CODE: each for each in (ENGLISH, SPANISH, GERMAN)}


def language_of(code: str) -> Speaker:
    """The language of a code; an unknown code says which there are.

    >>> language_of("en").CODE
    'en'
    """
    if code not in LANGUAGES:
        raise KeyError(f"no language {code!r}; there are: {', '.join(sorted(LANGUAGES))}")
    return LANGUAGES[code]


def name_in(card: Card, language: str = "en") -> str:
    """Return the name of a card: basic cards have one in every language."""
    return language_of(language).card_name(card)


def rules_text(card: Card, language: str = "en") -> str:
    """The whole rules text of a card, First Appearance included."""
    return text_of(language_of(language).spoken(card_plan(card)))


def gist(card: Card, language: str = "en") -> str:
    """Return what a card does in at most 26 characters, or two lines of 15.

    >>> from archrivals.engine.language.cards import hero
    >>> from archrivals.engine.language.effects import Defense, Draw, Power
    >>> katana = hero(
    ...     "Katana", cost=2, vp=1, copies=4, play=(Power(1),), defense=Defense(then=(Draw(1),))
    ... )
    >>> gist(katana), gist(katana, "de")
    ('+1, Defense: draw 1', '+1, Vert.: zieh 1')
    """
    return gist_in(language_of(language).TERSE, card)


def rules_spans(card: Card, language: str = "en") -> tuple[Span, ...]:
    """The same in pieces, each with the id of what it speaks of."""
    return spans_of(language_of(language).spoken(card_plan(card)))


def rules_sentences(card: Card, language: str = "en") -> tuple[CardSentence, ...]:
    """The same sentence by sentence, with what the face of a card needs."""
    return sentences_of(card_plan(card), language_of(language))


def effects_text(effects: tuple[Effect, ...], language: str = "en") -> str:
    """Some effects, in words for the player who does them.

    >>> from archrivals.engine.language.effects import HAND, Destroy, Draw, one
    >>> effects_text((Draw(2), Destroy(one(HAND))))
    'Draw 2 cards, then destroy a card from your hand.'
    """
    return text_of(language_of(language).spoken(sentences(effects, Scene())))


def ability_text(ability: Ability, language: str = "en") -> str:
    """One ability that works from play.

    >>> from archrivals.engine.language.effects import HEROES, Plays, Power, When
    >>> ability_text(When(Plays(HEROES), (Power(1),)))
    'Each Hero you play on your turn gives +1 Power.'
    """
    return text_of(language_of(language).spoken(abilities((ability,))))


def first_appearance_text(card: Card, language: str = "en") -> str:
    """The First Appearance with its heading; empty for a card without one."""
    return text_of(language_of(language).spoken(first_appearance_plan(card)))


def vp_text(vp: Vp, language: str = "en") -> str:
    """Victory Points, a number or a formula.

    >>> from archrivals.engine.language.effects import HEROES, VpPer
    >>> vp_text(VpPer(1, HEROES, distinct=True))
    '1 VP per differently named Hero in your deck'
    """
    return text_of(_vp(vp, language))


def vp_spans(vp: Vp, language: str = "en") -> tuple[Span, ...]:
    """The same in pieces, each with the id of what it speaks of."""
    return spans_of(_vp(vp, language))


def _vp(vp: Vp, language: str) -> str:
    speaker = language_of(language)
    return realise(speaker.vp(vp_plan(vp)), speaker.SANDHI)
