"""The twelve Super-Villains of the original set and their First Appearances."""

from __future__ import annotations

from archrivals.engine.language.cards import LISTED, super_villain
from archrivals.engine.language.effects import (
    ANY,
    ATTACKER,
    DECK_BOTTOM,
    DECK_TOP,
    DISCARD,
    DONE,
    EACH_FOE,
    EACH_PLAYER,
    HAND,
    HEROES,
    HEROES_OR_VILLAINS,
    IT,
    LINE_UP,
    MAIN_TOP,
    NOT_LOCATIONS,
    THIS,
    VILLAINS,
    Attack,
    Choose,
    Destroy,
    Discard,
    Draw,
    Filter,
    FoesWith,
    Gain,
    GainWeakness,
    Has,
    If,
    Instead,
    Move,
    Others,
    PassLeft,
    Per,
    Pick,
    PlayFrom,
    Power,
    PowerSoFar,
    Redeal,
    Refill,
    Reveal,
    RevealHand,
    Select,
    ThisTurn,
    TurnEnds,
    UntilDefeated,
    any_number,
    at_random,
    cards,
    every,
    one,
    up_to,
)

SUPER_VILLAINS = (
    super_villain(
        "Ra's al Ghul",
        cost=8,
        vp=4,
        play=(Power(3), ThisTurn(TurnEnds(), (Move(one(THIS), DECK_BOTTOM),))),
        starts_on_top=True,
        rulings=(
            "Starts face up on top of the Super-Villain stack; no First Appearance.",
            "Only if he is still in front of you.",
        ),
        source=LISTED,
    ),
    super_villain(
        "Atrocitus",
        cost=10,
        vp=5,
        play=(Power(2), Destroy(up_to(2, DISCARD))),
        first_appearance=(Attack(EACH_PLAYER, (UntilDefeated("card"),)),),
        rulings=(
            "Set-aside cards are in no zone until then; at scoring they return to the deck "
            "(our reading).",
            "A player without a hand sets nothing aside.",
            "They return when he leaves the stack or the Line-Up in any way, by defeat or "
            "destruction.",
        ),
        source=LISTED,
    ),
    super_villain(
        "Black Manta",
        cost=8,
        vp=4,
        play=(Power(3), Draw(1)),
        first_appearance=(
            Attack(
                EACH_PLAYER,
                (
                    Discard(one(DECK_TOP)),
                    If(
                        Has(DONE, ANY.costing(at_least=1)),
                        (Choose(((Destroy(every(DONE)),), (Discard(every(HAND)),))),),
                    ),
                ),
            ),
        ),
        source=LISTED,
    ),
    super_villain(
        "Brainiac",
        cost=11,
        vp=6,
        play=(Reveal(1, HAND, EACH_FOE), PlayFrom(every(IT, NOT_LOCATIONS))),
        first_appearance=(Attack(EACH_PLAYER, (Redeal(2),)),),
        rulings=(
            "Each goes back to its owner's hand as soon as it has resolved.",
            "You choose the order; not optional. Not an Attack on play.",
            "First Appearance: who avoids it is left out; with fewer than 2 cards set "
            "what there is, and get back as many as were set.",
        ),
        source=LISTED,
    ),
    super_villain(
        "Captain Cold",
        cost=9,
        vp=5,
        play=(Power(2), Power(FoesWith(1, DISCARD, HEROES))),
        first_appearance=(Attack(EACH_PLAYER, (UntilDefeated("hero"),)),),
        rulings=(
            "A face-down Super Hero has no ability; it turns face up when he is defeated, by "
            "whomever, or leaves the Line-Up in any other way.",
            "Who avoids it keeps theirs face up.",
        ),
        source=LISTED,
    ),
    super_villain(
        "Darkseid",
        cost=11,
        vp=6,
        play=(Instead((Power(3),), (Destroy(cards(2, HAND)), Power(5))),),
        first_appearance=(
            Attack(
                EACH_PLAYER, (Choose(((Discard(cards(2, HAND)),), (Select(one(HAND, VILLAINS)),))),)
            ),
        ),
        rulings=("First Appearance: the player chooses which.",),
        source=LISTED,
    ),
    super_villain(
        "Deathstroke",
        cost=9,
        vp=5,
        play=(Instead((Power(3),), (Gain(one(LINE_UP, HEROES_OR_VILLAINS)),)),),
        first_appearance=(
            Attack(
                EACH_PLAYER,
                (
                    RevealHand(),
                    Destroy(
                        one((HAND, DISCARD), Filter(types=("Hero", "Super Power", "Equipment")))
                    ),
                ),
            ),
        ),
        rulings=(
            "With none there, the Power. The gained card goes to the discard pile.",
            "First Appearance: with no such card, nothing.",
        ),
        source=LISTED,
    ),
    super_villain(
        "Lex Luthor",
        cost=10,
        vp=5,
        play=(Draw(3),),
        first_appearance=(Attack(EACH_PLAYER, (GainWeakness(Per(1, LINE_UP, VILLAINS)),)),),
        source=LISTED,
    ),
    super_villain(
        "Parallax",
        cost=12,
        vp=6,
        play=(Power(PowerSoFar()),),
        first_appearance=(
            Attack(EACH_PLAYER, (RevealHand(), Discard(every(HAND, ANY.costing(at_most=2))))),
        ),
        rulings=("Doubles the Power you have at that moment; Power gained later is not doubled.",),
        source=LISTED,
    ),
    super_villain(
        "Sinestro",
        cost=10,
        vp=5,
        play=(
            Reveal(1, MAIN_TOP),
            If(Has(IT, HEROES), (Power(3), Destroy(every(IT))), (Move(every(IT), HAND),)),
        ),
        first_appearance=(
            Attack(EACH_PLAYER, (RevealHand(), Discard(Pick((HAND,), n=Per(1, HAND, HEROES))))),
        ),
        rulings=(
            "Taken, not gained: the card is yours, but gain abilities ignore it (our reading).",
            "First Appearance: the player picks the cards; Heroes may be among them.",
        ),
        source=LISTED,
    ),
    super_villain(
        "The Anti-Monitor",
        cost=12,
        vp=6,
        play=(Power(2), Destroy(any_number(LINE_UP)), Refill()),
        first_appearance=(
            Attack(EACH_PLAYER, (RevealHand(), Move(one(HAND, ANY.costing(at_least=1)), LINE_UP))),
        ),
        rulings=(
            "First Appearance: the player picks the card, which is no longer theirs; with "
            "none of that cost, nothing.",
        ),
        source=LISTED,
    ),
    super_villain(
        "The Joker",
        cost=10,
        vp=5,
        play=(
            Power(2),
            Others(
                EACH_FOE,
                (Choose(((Discard(at_random(1, HAND)),), (Others(ATTACKER, (Draw(1),)),))),),
            ),
        ),
        first_appearance=(
            Attack(EACH_PLAYER, (PassLeft(min_cost=1, do=(GainWeakness(1, DECK_TOP),)),)),
        ),
        rulings=(
            "Not an Attack on play.",
            "First Appearance: all choose before any card moves; who avoids it passes, "
            "receives and gains nothing, and the next player takes their place.",
        ),
        source=LISTED,
    ),
)
