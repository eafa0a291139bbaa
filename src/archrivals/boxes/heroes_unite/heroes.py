"""The Heroes of Heroes Unite."""

from __future__ import annotations

from archrivals.engine.language.cards import hero
from archrivals.engine.language.effects import (
    DECK,
    DECK_TOP,
    DEFENSE_CARDS,
    DISCARD,
    EQUIPMENT,
    HAND,
    IT,
    LINE_UP,
    MAIN_TOP,
    PLAYED,
    POWER_RINGS,
    PUNCHES,
    SUPER_POWERS,
    VILLAINS,
    Defense,
    Destroy,
    Did,
    Draw,
    Filter,
    Gain,
    If,
    May,
    Move,
    Per,
    Plays,
    Power,
    PutBack,
    Refill,
    Reveal,
    TakeText,
    ThisTurn,
    VpPer,
    Win,
    any_number,
    every,
    one,
    up_to,
)
from archrivals.engine.language.effects import (
    HEROES as HERO_CARDS,
)

BOTH_COUNT = "Cards played before and after this one both count."
POWER_RING = (
    'A Power Ring is any card with "Power Ring" in its name (so not Legion Flight Ring or White '
    "Lantern Power Battery)."
)

HEROES = (
    hero(
        "Crimson Whirlwind",
        cost=5,
        vp=1,
        copies=1,
        play=(Power(2), May((Move(every(DECK), DISCARD),))),
        rulings=(
            "Super Hero Synergy card of Red Tornado.",
            "The deck is rebuilt only when a card is next needed from it.",
        ),
    ),
    hero(
        "Daughter of Gotham City",
        cost=3,
        vp=1,
        copies=2,
        play=(Power(1), Move(up_to(2, DISCARD, PUNCHES), HAND)),
        rulings=("Super Hero Synergy card of Batgirl.",),
    ),
    hero(
        "Deadman",
        cost=4,
        vp=1,
        copies=2,
        play=(Power(2),),
        on_gain=(Destroy(up_to(2, (HAND, DISCARD))),),
        rulings=(
            "Two cards in all: both from one zone or one from each.",
            "He has arrived (as a rule in your discard pile) and may be chosen himself.",
        ),
    ),
    hero(
        "Hawkgirl",
        cost=2,
        vp=1,
        copies=2,
        play=(Power(1), Power(Per(1, DISCARD, HERO_CARDS))),
        rulings=("Counted once, when played.",),
    ),
    hero(
        "Hero of the Future",
        cost=4,
        vp=1,
        copies=2,
        play=(Power(2), ThisTurn(Plays(DEFENSE_CARDS), (Power(2),))),
        rulings=(
            "Super Hero Synergy card of Booster Gold.",
            BOTH_COUNT,
            "A Defense card is any card with the keyword Defense.",
        ),
    ),
    hero(
        "Jason Blood",
        cost=7,
        vp=2,
        copies=1,
        play=(Power(3), Move(up_to(1, DISCARD, VILLAINS), DECK_TOP)),
    ),
    hero(
        "Katana",
        cost=2,
        vp=1,
        copies=4,
        play=(Power(1),),
        defense=Defense(then=(Draw(1),)),
    ),
    hero(
        "Kyle Rayner",
        cost=7,
        vp=2,
        copies=1,
        play=(
            Power(3),
            ThisTurn(Plays(POWER_RINGS, distinct="name", or_in=DISCARD), (Power(2),)),
            ThisTurn(Plays(POWER_RINGS, distinct="name", nth=3), (Win(),)),
        ),
        rulings=(
            POWER_RING,
            "Your discard pile is counted when he is played; plays before and after him count "
            "live. A name found in both places counts once.",
            "The win comes at once, when the card that completes it (a ring or Kyle) has resolved.",
            '"Differently named" is open: no public source has it.',
        ),
    ),
    hero(
        "Plastic Man",
        cost=3,
        vp=1,
        copies=3,
        play=(TakeText(one((DISCARD, PLAYED), EQUIPMENT)),),
        rulings=(
            "He takes the text only, not the name or type: he becomes neither an Equipment nor "
            "a Power Ring.",
            "Its keywords are his too: with the text of a Defense card he counts as a Defense "
            "card played (but no Defense is used from play).",
            "With no such Equipment, nothing.",
        ),
    ),
    hero("Raven", cost=3, vp=1, copies=3, play=(Power(1), Draw(1))),
    hero(
        "Saint Walker",
        cost=5,
        vp=VpPer(1, HERO_CARDS, distinct=True),
        copies=2,
        play=(Draw(1),),
    ),
    hero(
        "Sonic Siren",
        cost=4,
        vp=1,
        copies=2,
        play=(Power(2), Destroy(up_to(1, LINE_UP)), If(Did(), (Refill(),))),
        rulings=(
            "Super Hero Synergy card of Black Canary.",
            "With an empty main deck the slot stays empty.",
        ),
    ),
    hero(
        "Superboy",
        cost=5,
        vp=1,
        copies=2,
        play=(Power(1), Move(one(DISCARD, SUPER_POWERS), HAND)),
        rulings=("Not optional if you have one.",),
    ),
    hero(
        "Warrior Princess",
        cost=6,
        vp=2,
        copies=1,
        play=(
            Power(3),
            ThisTurn(
                Plays(Filter(names=("Starbolt",)), nth=1),
                (Gain(one(LINE_UP), (HAND,)),),
            ),
        ),
        rulings=(
            BOTH_COUNT,
            "One card only, however many Starbolts.",
            "You choose the card; not optional.",
        ),
    ),
    hero(
        "Winged Warrior",
        cost=6,
        vp=2,
        copies=1,
        play=(Power(2), ThisTurn(Plays(HERO_CARDS, nth=1, other=True), (Power(3),))),
        rulings=("Super Hero Synergy card of Hawkman.", BOTH_COUNT, "Once."),
    ),
    hero(
        "Wonder of the Knight",
        cost=5,
        vp=1,
        copies=1,
        play=(Move(one(DISCARD, EQUIPMENT), HAND), Draw(1)),
        rulings=(
            "Super Hero Synergy card of Nightwing.",
            "Not optional if you have one; the draw comes in any case.",
        ),
    ),
    hero(
        "World's Mightiest Mortal",
        cost=8,
        vp=3,
        copies=1,
        play=(Power(5), Reveal(2, MAIN_TOP), Move(any_number(IT), LINE_UP), PutBack()),
        rulings=("Super Hero Synergy card of Shazam!.",),
    ),
)
