"""A new kind of effect is asked about everywhere: what reads effects knows it, or need not.

Texts, documents and the codec have such tests of their own (``test_texts.py``, ``test_codec.py``).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, get_args

import pytest
from referee import fighting
from referee.resolving import HOW
from strange_cards import strange

import archrivals.engine.table  # noqa: F401  (enters the kinds into RUN)
from archrivals.bots.features import FEATURES, features
from archrivals.bots.values import fighting_power, harm, strength
from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import Card, hero
from archrivals.engine.language.kinds import KINDS as DECLARED
from archrivals.engine.language.traits import traits
from archrivals.engine.play.attacks import GROUP
from archrivals.engine.play.counting import POSSIBLE
from archrivals.engine.play.texts import RUN

KINDS: dict[str, Any] = {kind.__name__: kind for kind in get_args(fx.Effect)}
SEEDS = range(60)


def known(name: str, found: Callable[[Any], bool]) -> bool:
    """Whether something is found in some record of a kind, however it is filled in."""
    return any(found(record) for record in filled_in(name))


@cache
def filled_in(name: str) -> list[Any]:
    """Records of a kind, each filled in otherwise."""
    return [strange(KINDS[name], seed) for seed in SEEDS]


def doing(*effects: fx.Effect) -> Card:
    """A card that does this."""
    return hero("Somebody", cost=3, vp=1, copies=1, play=effects)


def counted(record: fx.Effect) -> bool:
    """Whether what is learned of a card has a number for a record, beside its strength."""
    guesses = ("strength", "fight")
    pairs = zip(FEATURES, features(doing(record)), features(doing()), strict=True)
    return any(with_it != without for name, with_it, without in pairs if name not in guesses)


READERS: dict[str, tuple[str, Callable[[str], bool]]] = {
    "possible": (
        "engine/play/counting.py: when can it do something?",
        lambda name: KINDS[name] in POSSIBLE,
    ),
    "asks": (
        "engine/language/traits.py: may it ask whoever plays the card?",
        lambda name: known(name, lambda record: traits(doing(record)).asks),
    ),
    "hidden": (
        "engine/language/traits.py: does it look at hidden cards, or do others decide?",
        lambda name: known(name, lambda record: traits(doing(record)).unseen),
    ),
    "worth": (
        "bots/values.py: what is it worth to a simple mind?",
        lambda name: known(name, lambda record: strength((record,)) != 0),
    ),
    "harm": (
        "bots/values.py: what does it harm those whom an Attack hits?",
        lambda name: known(name, lambda record: harm((record,)) != 0),
    ),
    "fight": (
        "bots/values.py: what Power does it bring into a Confrontation?",
        lambda name: known(name, lambda record: fighting_power((record,)) != 0),
    ),
    "learned": (
        "bots/features.py: what is it in what bots learn?",
        lambda name: known(name, counted),
    ),
}
"""The modules that read effects, by question; a kind is declared with those that it answers.

For a new kind, teach the module, or declare it without the question: always possible, never asks,
worth nothing.
"""


@pytest.mark.parametrize("question", READERS)
def test_a_kind_is_known_as_it_is_declared(question: str) -> None:
    where, knows = READERS[question]
    declared = {name for name in KINDS if question in DECLARED[KINDS[name]].known.split()}
    assert {name for name in KINDS if knows(name)} == declared, where


def test_every_kind_of_every_union_is_declared_once() -> None:
    unions = (fx.Effect, fx.Condition, fx.Amount, fx.Ability, fx.Event, fx.Vp)
    kinds = [kind for union in unions for kind in get_args(union) if kind is not int]
    assert set(kinds) == DECLARED.keys(), "effects.py: declare the kind, and name it in its union"
    assert len(kinds) == len(DECLARED)
    asked = {word for about in DECLARED.values() for word in about.known.split()}
    assert asked == READERS.keys()


def test_every_kind_can_be_resolved() -> None:
    known = RUN.keys() | GROUP.keys()
    assert known == set(KINDS.values()), "src/archrivals/engine/play/resolving.py"
    assert not RUN.keys() & GROUP.keys()


def test_the_referee_resolves_every_kind() -> None:
    known = HOW.keys() | fighting.TOGETHER.keys()
    assert known == set(KINDS.values()), "tests/referee/resolving.py"
