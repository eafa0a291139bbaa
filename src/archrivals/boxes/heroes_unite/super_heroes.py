"""The seven oversized Super Heroes of Heroes Unite."""

from __future__ import annotations

from archrivals.engine.language.cards import super_hero
from archrivals.engine.language.effects import (
    DEFENSE_CARDS,
    DISCARD,
    EQUIPMENT,
    HAND,
    HEROES,
    MAIN_TOP,
    PUNCHES,
    VILLAINS,
    Avoids,
    Discard,
    Draw,
    Gain,
    Has,
    Plays,
    Power,
    Use,
    When,
    one,
)

SUPER_HEROES = (
    super_hero(
        "Batgirl",
        Use(price=(Discard(one(HAND, PUNCHES)),), do=(Draw(1),)),
        synergy="daughter-of-gotham-city",
        rulings=("At a moment of your choice in the turn.",),
    ),
    super_hero(
        "Black Canary",
        When(Plays(VILLAINS, distinct="name"), (Power(1),)),
        synergy="sonic-siren",
        rulings=("Each name counts once a turn, at its first play; a Super-Villain is a Villain.",),
    ),
    super_hero(
        "Booster Gold",
        When(Plays(DEFENSE_CARDS), (Power(1),)),
        When(Avoids(), (Draw(1),)),
        synergy="hero-of-the-future",
        rulings=(
            "You avoid an Attack only by using a Defense; the draw works on any player's turn "
            "and against a First Appearance, after the Defense's own reward.",
            "Using a Defense against an Attack is not playing it.",
            "Both abilities may apply in one turn.",
        ),
    ),
    super_hero(
        "Hawkman",
        When(Plays(HEROES), (Power(1),)),
        synergy="winged-warrior",
    ),
    super_hero(
        "Nightwing",
        When(Plays(EQUIPMENT, nth=1), (Power(1),)),
        When(Plays(EQUIPMENT, nth=2), (Draw(1),)),
        synergy="wonder-of-the-knight",
        rulings=("The Equipment resolves in full first.",),
    ),
    super_hero(
        "Red Tornado",
        Use(only_if=Has(DISCARD, n=4, types=True), do=(Power(2),)),
        synergy="crimson-whirlwind",
        rulings=(
            "At a moment of your choice in the turn.",
            "Starter is a type; a Weakness has none.",
        ),
    ),
    super_hero(
        "Shazam!",
        Use(pay_power=4, do=(Gain(one(MAIN_TOP), (DISCARD, "deck-top")),), limit=0),
        id="shazam-super-hero",
        synergy="worlds-mightiest-mortal",
        rulings=(
            "On your turn, any number of times.",
            "You see the card before you choose where it goes.",
            "Not with an empty main deck.",
        ),
    ),
)
