"""The twelve Super-Villains of Heroes Unite and their First Appearances."""

from __future__ import annotations

from archrivals.engine.language.cards import Source, super_villain
from archrivals.engine.language.effects import (
    ANY,
    DECK_TOP,
    DISCARD,
    DONE,
    EACH_PLAYER,
    EQUIPMENT,
    HAND,
    HEROES,
    IN_PLAY,
    IT,
    LINE_UP,
    LOCATIONS,
    MAIN_BOTTOM,
    MAIN_TOP,
    PLAYED,
    POWER_RINGS,
    VILLAINS,
    Attack,
    Choose,
    CompareHands,
    Destroy,
    Did,
    Discard,
    Draw,
    EveryTurn,
    Gain,
    GainWeakness,
    Has,
    If,
    Instead,
    LayFaceDown,
    Look,
    Move,
    PassCards,
    Per,
    Pick,
    PlayAgain,
    Plays,
    Power,
    Reveal,
    RevealAndDraw,
    ThisTurn,
    at_random,
    cards,
    every,
    one,
    up_to,
)

SUPER_VILLAINS = (
    super_villain(
        "Amazo",
        cost=10,
        vp=5,
        play=(
            Instead(
                (Power(3),),
                (
                    PlayAgain(
                        Pick((PLAYED,), n=2, up_to=True, other=True, each_of=(VILLAINS, HEROES))
                    ),
                ),
            ),
        ),
        first_appearance=(Attack(EACH_PLAYER, (PassCards(),)),),
        rulings=(
            "What the cards did at their first play stays.",
            "You choose the order; choosing neither means the Power.",
            "First Appearance: all choose before any card moves; a lone card goes left. Who avoids "
            "it passes and receives nothing, and the next player takes their place; with two "
            "players hit, both cards go to the other one.",
        ),
    ),
    super_villain(
        "Arkillo",
        cost=10,
        vp=5,
        play=(Power(2), Move(every(DISCARD, EQUIPMENT), HAND)),
        first_appearance=(Attack(EACH_PLAYER, (CompareHands(highest=(GainWeakness(3),)),)),),
        rulings=(
            "Totals are told only after all Defenses are decided.",
            "Who avoids it is left out of the comparison; all who tie for highest gain.",
        ),
    ),
    super_villain(
        "Black Adam",
        cost=11,
        vp=6,
        play=(ThisTurn(Plays(distinct="type"), (Power(2),)),),
        first_appearance=(Attack(EACH_PLAYER, (Destroy(one((HAND, DISCARD), HEROES)),)),),
        rulings=(
            "His own type, Villain, counts. Super-Villain is a title, not a type; a Weakness "
            "has no type.",
            "Cards played before and after this one both count.",
        ),
    ),
    super_villain(
        "Graves",
        cost=9,
        vp=5,
        play=(Power(4), Move(up_to(1, DISCARD), DECK_TOP)),
        first_appearance=(Attack(EACH_PLAYER, (LayFaceDown(highest=(Draw(2),)),)),),
        rulings=(
            "All cards are laid before any is shown.",
            "On a tie for highest nobody draws.",
            "Who avoids it, or has no hand, lays nothing and is left out; a card laid alone is "
            "the highest.",
        ),
    ),
    super_villain(
        "H'el",
        cost=9,
        vp=5,
        play=(RevealAndDraw(until_cost=7),),
        first_appearance=(
            Attack(
                EACH_PLAYER,
                (
                    Reveal(3),
                    Destroy(one(IT, ANY.costing(at_least=1))),
                    Discard(every(IT)),
                ),
            ),
        ),
        rulings=(
            "The owner picks the destroyed card.",
            "It stops early only when deck and discard pile are both empty.",
            "First Appearance: with none of cost 1 or more, all three are discarded.",
        ),
    ),
    super_villain(
        "Hector Hammond",
        cost=11,
        vp=6,
        play=(Instead((Power(3),), (Move(up_to(2, DISCARD), HAND),)),),
        first_appearance=(
            Attack(
                EACH_PLAYER,
                (
                    Gain(one(MAIN_TOP)),
                    If(Has(DONE, ANY.costing(at_least=4)), (GainWeakness(2),)),
                ),
            ),
        ),
        rulings=(
            "Choosing no card means the Power.",
            "First Appearance: one player after the other, to the discard pile (R1).",
        ),
    ),
    super_villain(
        "Helspont",
        cost=10,
        vp=5,
        play=(
            Instead(
                (Power(3),),
                (
                    Move(
                        Pick(
                            (DISCARD,),
                            ANY.costing(at_most=3),
                            n="any",
                            up_to=True,
                            same_type=True,
                        ),
                        HAND,
                    ),
                ),
            ),
        ),
        first_appearance=(
            Attack(
                EACH_PLAYER,
                (
                    Discard(one(IN_PLAY, LOCATIONS)),
                    If(Did(), (), (Discard(cards(2, HAND)),)),
                ),
            ),
        ),
        rulings=(
            "Choosing no card means the Power. A Weakness has no type.",
            "First Appearance: the Location goes from play to the discard pile; two cards only "
            "where none is controlled.",
        ),
    ),
    super_villain(
        "Mongul",
        cost=11,
        vp=6,
        play=(Power(2), Draw(2), Destroy(one(HAND))),
        first_appearance=(
            Attack(
                EACH_PLAYER,
                (
                    Choose(
                        (
                            (Discard(one(HAND, POWER_RINGS)),),
                            (Discard(at_random(2, HAND)),),
                        )
                    ),
                ),
            ),
        ),
        rulings=(
            'A Power Ring is any card with "Power Ring" in its name (K10).',
            "The destroying is required; a card just drawn may be chosen.",
            "First Appearance: the player chooses which of the two; without a Power Ring in "
            "hand, the 2 cards.",
        ),
    ),
    super_villain(
        "Mr. Freeze",
        cost=9,
        vp=5,
        play=(Instead((Power(3),), (Gain(every(LINE_UP, EQUIPMENT), (HAND,)),)),),
        first_appearance=(
            Attack(
                EACH_PLAYER,
                (Move(one((HAND, DISCARD), EQUIPMENT), LINE_UP),),
                first=(Destroy(every(LINE_UP, EQUIPMENT)),),
            ),
        ),
        rulings=(
            "With no Equipment there, the Power.",
            "First Appearance: a Defense saves only the player's own Equipment, not the "
            "Line-Up. Slots left empty wait for the next refill.",
        ),
    ),
    super_villain(
        "Nekron",
        cost=12,
        vp=6,
        play=(Destroy(up_to(3, (HAND, DISCARD))), Draw(Per(1, DONE))),
        first_appearance=(
            Attack(
                EACH_PLAYER,
                (
                    CompareHands(
                        highest=(Destroy(at_random(1, HAND)),),
                        others=(Destroy(one(HAND)),),
                    ),
                ),
            ),
        ),
        rulings=(
            "Totals are told only after all Defenses are decided.",
            "Who avoids it is left out of the comparison.",
            "The draws come after all the destroying.",
        ),
    ),
    super_villain(
        "Trigon",
        cost=12,
        vp=6,
        play=(Look(2, MAIN_TOP), Move(one(IT), HAND), Move(every(IT), MAIN_BOTTOM)),
        first_appearance=(Attack(EACH_PLAYER, (Destroy(one(HAND, ANY.costing(at_least=1))),)),),
        rulings=(
            "Taken, not gained: the card is yours, but gain abilities ignore it.",
            "With one card left there, take it.",
        ),
    ),
    super_villain(
        "Vandal Savage",
        cost=8,
        vp=4,
        ongoing=True,
        abilities=(EveryTurn((Power(1),)),),
        starts_on_top=True,
        source=Source("scan", "rulebook", "rulebook"),
        rulings=(
            "Also on the turn he is played; on later turns from the start of the turn.",
            "Not a card played on those later turns.",
            "Starts face up on top of the Super-Villain stack; no First Appearance.",
        ),
    ),
)
