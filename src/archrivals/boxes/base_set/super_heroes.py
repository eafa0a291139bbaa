"""The seven oversized Super Heroes of the original set."""

from __future__ import annotations

from archrivals.engine.language.cards import LISTED, super_hero
from archrivals.engine.language.effects import (
    ANY,
    EQUIPMENT,
    GAINED,
    SUPER_POWERS,
    VILLAINS,
    Draw,
    DrawExtra,
    FirstDrawMore,
    GainOnTop,
    Per,
    Plays,
    Power,
    TakesFirstTurn,
    TurnEnds,
    When,
)

SUPER_HEROES = (
    super_hero(
        "Aquaman",
        GainOnTop(ANY.costing(at_most=5)),
        synergy="king-of-atlantis",
        rulings=('"Gain" includes buying; decided for each card as it is gained.',),
        source=LISTED,
    ),
    super_hero("Batman", When(Plays(EQUIPMENT), (Power(1),)), synergy="dark-knight", source=LISTED),
    super_hero(
        "Cyborg",
        When(Plays(SUPER_POWERS, nth=1), (Power(1),)),
        When(Plays(EQUIPMENT, nth=1), (Draw(1),)),
        synergy="high-tech-hero",
        rulings=("Each once per turn.",),
        source=LISTED,
    ),
    super_hero(
        "Green Lantern",
        When(Plays(ANY.costing(at_least=1), distinct="name", nth=3), (Power(3),)),
        synergy="emerald-knight",
        rulings=("Comes when the third such card has resolved.",),
        source=LISTED,
    ),
    super_hero(
        "Superman",
        When(Plays(SUPER_POWERS, distinct="name"), (Power(1),)),
        synergy="man-of-steel",
        rulings=("Each name counts once a turn, at its first play.",),
        source=LISTED,
    ),
    super_hero(
        "The Flash",
        TakesFirstTurn(),
        FirstDrawMore(1),
        synergy="the-fastest-man-alive",
        rulings=(
            "The first turn is his instead of S7.",
            "Drawing five at the end of the turn is no card's doing; a Location is a card, a "
            "Super Hero is not.",
            "The extra card belongs to that draw: with The Penguin, draw 3 cards, then discard 2.",
            "Revealed cards are still on the deck, so the extra card may be one of them.",
        ),
        source=LISTED,
    ),
    super_hero(
        "Wonder Woman",
        When(TurnEnds(), (DrawExtra(Per(1, GAINED, VILLAINS)),)),
        synergy="princess-diana-of-themyscira",
        rulings=('"Gain" includes buying; a defeated Super-Villain is a Villain.',),
        source=LISTED,
    ),
)
