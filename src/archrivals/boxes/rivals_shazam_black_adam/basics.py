"""Starters, the Word of Power stack and the Weakness stack of Rivals: Shazam! vs. Black Adam."""

from __future__ import annotations

from archrivals.engine.language.cards import Source, stack_card, starter, weakness
from archrivals.engine.language.effects import (
    ANY,
    LINE_UP,
    MAIN_TOP,
    STACK,
    THIS,
    CharacterCost,
    Choose,
    Confronting,
    Destroy,
    Did,
    Falls,
    Filter,
    If,
    Move,
    PlayFrom,
    Power,
    When,
    one,
)

RULEBOOK_LEVEL = Source("listed", "rulebook", "rulebook", "rulebook")
HOUSE_LEVEL = Source("listed", "house", "rulebook", "rulebook")
RULEBOOK_TEXT = Source("listed", "rulebook", "house", "house")
HOUSE_TEXT = Source("listed", "house", "house", "house")

WORDS_OF_POWER = Filter(names=("Word of Power",))
VULNERABILITY_OR_WEAKNESS = Filter(names=("Vulnerability", "Weakness"))
CHEAP_HERO_OR_POWER = Filter(types=("Hero", "Super Power"), max_cost=4)
COSTLY = ANY.costing(at_least=5)

BOTH_COUNT = "Cards played before and after this one both count."
COUNTED_ONCE = "Counted once, when played."
CHECKED_ONCE = "Checked once, when played."
RULEBOOK_WORDS = "Rulebook text, attribution ours."

BASICS = (
    starter(
        "Punch",
        copies=14,
        play=(Power(1),),
        rulings=("7 carry the Shazam! emblem, 7 the Black Adam emblem; same card.",),
        source=Source("listed", "rulebook", "rulebook"),
    ),
    starter(
        "Vulnerability",
        copies=6,
        rulings=(
            "Once played you control it until the end of your turn.",
            "3 carry each emblem; same card.",
        ),
        source=Source("listed", "rulebook", "rulebook"),
    ),
    stack_card(
        "Word of Power",
        cost=3,
        vp=0,
        copies=8,
        play=(
            Choose(
                (
                    (Power(2),),
                    (
                        If(
                            Confronting(),
                            (
                                Move(one(THIS), STACK),
                                If(Did(), (PlayFrom(one(MAIN_TOP), then=LINE_UP),)),
                            ),
                        ),
                    ),
                )
            ),
        ),
        returns=True,
        rulings=(
            "The choice is made at once, before any other card is played; the second only "
            "in a Confrontation.",
            "Put back on its stack, it is no longer controlled (but it was played).",
            "When destroyed it goes back to its stack.",
            "A Location played this way ends in the Line-Up and does nothing (our "
            "reading). With an empty main deck nothing is played.",
        ),
        source=Source("listed", "rulebook", "rulebook"),
    ),
    weakness(
        copies=10,
        ongoing=True,
        binding=True,
        returns=True,
        abilities=(CharacterCost(-1), When(Falls(), (Destroy(one(THIS)),), turns="any")),
        rulings=(
            "-1 VP at the end of the game.",
            "Has no card type.",
            "When destroyed it goes back to its stack.",
            "Those in hand, deck or discard pile stay when the Character is defeated.",
        ),
        source=Source("rulebook", "rulebook", "rulebook"),
    ),
)
