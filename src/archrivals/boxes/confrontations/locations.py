"""The Locations of Confrontations."""

from __future__ import annotations

from archrivals.engine.language.cards import location
from archrivals.engine.language.effects import (
    A_FOE,
    ANY,
    BLOCK_CARDS,
    DONE,
    HAND,
    IT,
    TEAM,
    Confronting,
    Discard,
    Discards,
    Draw,
    Filter,
    Has,
    If,
    Look,
    Others,
    Plays,
    Power,
    Use,
    When,
    at_random,
    one,
    up_to,
)

from .sources import HOUSE, RULEBOOK

LOCATIONS = (
    location(
        "Amnesty Bay",
        cost=4,
        vp=1,
        copies=1,
        abilities=(
            Use(
                do=(
                    Look(),
                    Discard(up_to(1, IT)),
                    If(Has(DONE, ANY.costing(at_least=1)), (Power(1),)),
                )
            ),
        ),
        symbol="Aquaman",
        rulings=(
            "Rulebook hint kept: it discards from the deck, so a Block discarded here was "
            "never in hand.",
            "Playing it again does not give a second use.",
        ),
        source=HOUSE,
    ),
    location(
        "Daily Planet",
        cost=4,
        vp=1,
        copies=1,
        abilities=(Use(only_if=Confronting(), do=(Draw(1), Discard(one(HAND)))),),
        symbol="Superman",
        rulings=("Rulebook text, attribution ours.",),
        source=RULEBOOK,
    ),
    location(
        "Lex Corp",
        cost=6,
        vp=1,
        copies=1,
        abilities=(When(Plays(Filter(types=("Villain", "Equipment")), nth=1), (Power(2),)),),
        symbol="Lex Luthor",
        rulings=(
            "One card in all, not one of each.",
            "The first of the whole turn: after a Villain or Equipment played before Lex Corp, it "
            "gives nothing this turn.",
        ),
        source=HOUSE,
    ),
    location(
        "Olympus",
        cost=5,
        vp=1,
        copies=1,
        abilities=(When(Plays(ANY.costing(at_least=5), nth=1), (Others(TEAM, (Draw(1),)),)),),
        symbol="Circe",
        rulings=(
            "You choose which of you.",
            "The first of the whole turn, and playing Olympus itself counts: on that turn it "
            "draws nothing.",
        ),
        source=HOUSE,
    ),
    location(
        "The Deep",
        cost=5,
        vp=1,
        copies=1,
        abilities=(
            # Tuned: while the foe picked the card, giving up one's own for it was a loss.
            Use(
                price=(Discard(one(HAND)),),
                do=(Others(A_FOE, (Discard(at_random(1, HAND)),), holding=5),),
            ),
        ),
        symbol="Ocean Master",
        rulings=(
            "Not an Attack: no Defense against it. You may discard even where no foe qualifies.",
        ),
        source=HOUSE,
    ),
    location(
        "Themyscira",
        cost=5,
        vp=1,
        copies=1,
        abilities=(When(Discards(BLOCK_CARDS, place="hand"), (Draw(1),), turns="any"),),
        symbol="Wonder Woman",
        rulings=(
            "To use it or by any other effect, on any player's turn, every time (its own "
            "text, not K3's once); not Blocks discarded from the deck.",
        ),
        source=RULEBOOK,
    ),
)
