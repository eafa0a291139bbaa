"""A new kind of effect is asked about everywhere: what reads effects knows it, or says it need not.

Texts, documents and the codec have such tests of their own (``test_texts.py``, ``test_codec.py``);
the motifs of the browser, too (``web/src/art/motifs.test.ts``).
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


READERS: dict[str, tuple[Callable[[str], bool], str]] = {
    "engine/play/counting.py: when can it do something? Always:": (
        lambda name: KINDS[name] in POSSIBLE,
        """Power GainCheaper RevealHand PutBack Instead Attack ThisTurn Await Grant Refill Win
        PassCards PassLeft Redeal CompareHands LayFaceDown UntilDefeated ChangeCost
        Cheaper LimitLineUp ControlLocations""",
    ),
    "engine/language/traits.py: may it ask whoever plays the card? Never:": (
        lambda name: known(name, lambda record: traits(doing(record)).asks),
        """Power Draw DrawExtra RevealAndDraw GainWeakness Look RevealHand Refill Win PassCards
        Redeal UntilDefeated Cheaper CancelConfrontation SwitchTarget ControlLocations""",
    ),
    "engine/language/traits.py: does it look at hidden cards, or do others decide? Never:": (
        lambda name: known(name, lambda record: traits(doing(record)).unseen),
        """Power DrawExtra GainCheaper GainWeakness RevealHand PutBack Refill Win PassCards
        Redeal UntilDefeated ChangeCost Cheaper LimitLineUp CancelConfrontation
        SwitchTarget ControlLocations""",
    ),
    "bots/values.py: what is it worth to a simple mind? Nothing by itself:": (
        lambda name: known(name, lambda record: strength((record,)) != 0),
        """DrawExtra Discard GainCheaper GainWeakness Give GiveAssist Select Reveal Look
        RevealHand PutBack Grant Refill PassCards PassLeft Redeal CompareHands
        LayFaceDown UntilDefeated ChangeCost Cheaper LimitLineUp CancelConfrontation
        SwitchTarget ControlLocations""",
    ),
    "bots/values.py: what does it harm those whom an Attack hits? Nothing:": (
        lambda name: known(name, lambda record: harm((record,)) != 0),
        """Power Draw DrawThese DrawExtra RevealAndDraw Gain GainCheaper Give GiveAssist Move
        Select Reveal Look RevealHand PutBack May Instead Choose Attack Others
        ThisTurn Await Limited Grant PlayFrom PlayAgain TakeText Refill Win
        PassCards PassLeft Redeal CompareHands LayFaceDown UntilDefeated ChangeCost
        Cheaper LimitLineUp CancelConfrontation SwitchTarget ControlLocations""",
    ),
    "bots/values.py: what Power does it bring into a Confrontation? None:": (
        lambda name: known(name, lambda record: fighting_power((record,)) != 0),
        """DrawExtra Discard Destroy Gain GainCheaper GainWeakness Give GiveAssist Move Select
        Reveal Look RevealHand PutBack May Attack Others Await Limited Grant
        TakeText Refill Win PassCards PassLeft Redeal CompareHands LayFaceDown
        UntilDefeated ChangeCost Cheaper LimitLineUp CancelConfrontation
        SwitchTarget ControlLocations""",
    ),
    "bots/features.py: what is it in what bots learn? Nothing by itself:": (
        lambda name: known(name, counted),
        """Discard GainWeakness Give GiveAssist Select Reveal Look RevealHand PutBack Grant
        Refill Win PassCards PassLeft Redeal CompareHands LayFaceDown UntilDefeated
        ChangeCost Cheaper LimitLineUp CancelConfrontation SwitchTarget ControlLocations""",
    ),
}
"""Who reads effects and has an answer for kinds that it does not name; and these kinds.

For a new kind, teach the module, or enter the kind here if that answer is right.
"""


@pytest.mark.parametrize("question", READERS)
def test_a_kind_is_known_or_said_to_need_nothing(question: str) -> None:
    knows, otherwise = READERS[question]
    assert {name for name in KINDS if not knows(name)} == set(otherwise.split()), question


def test_every_kind_can_be_resolved() -> None:
    assert RUN.keys() | GROUP.keys() == set(KINDS.values())
    assert not RUN.keys() & GROUP.keys()


def test_the_referee_resolves_every_kind() -> None:
    assert HOW.keys() | fighting.TOGETHER.keys() == set(KINDS.values())
