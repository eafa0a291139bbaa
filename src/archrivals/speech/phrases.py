"""Pieces of card text within a sentence of the table: what an option does, what an Attack does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from archrivals.engine.cards import Card
from archrivals.engine.effects import Effect

from .marks import CAP, realise, text_of
from .plan.abilities import block
from .plan.clauses import sentences
from .plan.scene import Scene
from .speaker import Speaker
from .tree import Attacks, Ref, Sentence, Subject


class How(TypedDict, total=False):
    """How effects are said within a sentence of the table."""

    called: str
    subject: str
    may: bool
    bare: bool
    capital: bool
    stop: bool


def phrase(
    effects: tuple[Effect, ...],
    speaker: Speaker,
    *,
    shown: int = 1,
    called: str = "",
    subject: str = "",
    may: bool = False,
    bare: bool = False,
    capital: bool = True,
    stop: bool = True,
) -> str:
    """Effects in their words.

    ``shown`` is how many cards "it" stands for, ``called`` the name of the only one. ``subject`` is
    another player who does it all; ``may`` makes it optional; ``bare`` leaves out the word Attack.
    """
    it = Ref(shown, called=called)
    scene = Scene(it=it, done=it, can="may" if may else "")
    if subject:
        who = Subject("a-player", name=subject)
        scene = Scene("they", single=True, subject=who, it=it, done=it)
    told = sentences(effects, scene)
    if bare and told and isinstance(told[0].body[0][1], Attacks):
        told[0] = Sentence(told[0].body[0][1].body, told[0].heads)
    return _said(told, speaker, capital, stop)


def _said(told: Sequence[Sentence], speaker: Speaker, capital: bool, stop: bool) -> str:
    last = len(told) - 1
    parts = [
        speaker.sentence(each, CAP if i or capital else "", "." if stop or i < last else "")
        for i, each in enumerate(told)
    ]
    return text_of(realise(" ".join(parts), speaker.SANDHI))


def block_words(card: Card, speaker: Speaker) -> tuple[str, str]:
    """What a Block adds to a cost, and what else it does, if anything."""
    assert card.block is not None
    told = block(card.block, card.type)
    amount = realise(speaker.block_amount(told), speaker.SANDHI)
    then = realise(speaker.body(told.body), speaker.SANDHI) if told.body else ""
    return text_of(amount), text_of(then)
