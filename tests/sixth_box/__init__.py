"""Harbour Lights: five cards, and the starters and stacks of every game; a box for tests."""

from archrivals.engine.language.cards import (
    Box,
    equipment,
    hero,
    stack_card,
    starter,
    super_hero,
    super_villain,
    villain,
    weakness,
)
from archrivals.engine.language.effects import (
    EACH_FOE,
    HAND,
    HEROES,
    Attack,
    Discard,
    Draw,
    Plays,
    Power,
    When,
    one,
)
from archrivals.engine.language.rules import Rules

BASICS = (
    starter("Punch", copies=14, play=(Power(1),)),
    starter("Vulnerability", copies=6),
    stack_card("Kick", cost=3, vp=1, copies=8, play=(Power(2),)),
    weakness(copies=8),
)
KEEPERS = tuple(super_hero(f"Keeper {n}", When(Plays(HEROES, nth=1), (Power(1),))) for n in (1, 2))
CARDS = (
    hero("Lamplighter", cost=2, vp=1, copies=10, play=(Power(1), Draw(1)), rulings=("Burns.",)),
    villain("Wrecker", cost=3, vp=1, copies=8, play=(Attack(EACH_FOE, (Discard(one(HAND)),)),)),
    equipment("Fog Horn", cost=4, vp=1, copies=6, play=(Power(2),)),
    super_villain("The Kraken", cost=6, vp=4, play=(Power(3),), starts_on_top=True),
    super_villain("The Tide", cost=7, vp=5, play=(Power(4),)),
)

BOX = Box(
    id="harbour-lights",
    name="Harbour Lights",
    cards=(*BASICS, *KEEPERS, *CARDS),
    rules=Rules(players=(2, 2), villain_stack=True),
    kin="heroes-unite",
)
