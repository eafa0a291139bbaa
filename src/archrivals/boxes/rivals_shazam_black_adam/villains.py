"""The Villains of Rivals: Shazam! vs. Black Adam."""

from __future__ import annotations

from functools import partial

from archrivals.engine.language.cards import main_card
from archrivals.engine.language.effects import (
    A_FOE,
    ANY,
    ATTACKER,
    DECK_TOP,
    DISCARD,
    DONE,
    EACH_FOE,
    EACH_PLAYER,
    GAINED,
    HAND,
    IN_PLAY,
    IT,
    LINE_UP,
    SCORE,
    WEAKNESSES,
    Attack,
    BeingConfronted,
    Choose,
    Confronting,
    Destroy,
    Did,
    Discard,
    Draw,
    DrawExtra,
    DrawThese,
    Filter,
    FoeHasFewer,
    Gain,
    GainWeakness,
    Give,
    If,
    Lacks,
    LimitLineUp,
    May,
    Move,
    Per,
    Pick,
    PlayFrom,
    Plays,
    Power,
    Reveal,
    ThisTurn,
    TurnEnds,
    every,
    one,
    up_to,
)
from archrivals.engine.language.effects import (
    VILLAINS as VILLAIN_CARDS,
)

from .basics import (
    BOTH_COUNT,
    CHECKED_ONCE,
    COUNTED_ONCE,
    HOUSE_TEXT,
    RULEBOOK_TEXT,
    RULEBOOK_WORDS,
)

_villain = partial(main_card, "Villain", symbol="Black Adam", source=HOUSE_TEXT)

GAIN_TEXT = "The gain text works from any zone and is ignored when the card is played."

VILLAINS = (
    _villain(
        "Death",
        cost=7,
        vp=2,
        copies=1,
        play=(Power(2), Destroy(up_to(2, (HAND, DISCARD, LINE_UP))), Power(Per(1, DONE))),
    ),
    _villain(
        "Dr. Sivana",
        cost=4,
        vp=1,
        copies=1,
        play=(Power(1), May((GainWeakness(),)), If(Did(), (Draw(2),))),
        rulings=("With the Weakness stack out there is nothing to gain, so no draw.",),
    ),
    _villain(
        "Envy",
        cost=3,
        vp=1,
        copies=1,
        play=(Power(2), If(FoeHasFewer(IN_PLAY, WEAKNESSES), (Power(2),))),
        on_gain=(GainWeakness(),),
        rulings=(GAIN_TEXT, CHECKED_ONCE),
    ),
    _villain(
        "Famine",
        cost=5,
        vp=1,
        copies=1,
        play=(Power(2), LimitLineUp(4)),
        rulings=(
            "You pick the cards, one at a time; with 4 or fewer there, none.",
            "It lasts until the player to your right ends their turn. Meanwhile the game ends only "
            "when four slots cannot be filled.",
        ),
        source=RULEBOOK_TEXT,
    ),
    _villain(
        "Felix Faust",
        cost=5,
        vp=2,
        copies=1,
        play=(
            Power(2),
            If(
                Confronting(),
                (
                    Destroy(Pick((IN_PLAY,), WEAKNESSES, up_to=True, also=Pick((HAND,)))),
                    If(Did(), (Power(2),)),
                ),
            ),
        ),
    ),
    _villain(
        "Gluttony",
        cost=3,
        vp=1,
        copies=1,
        play=(Power(1), If(Confronting(), (Draw(2),), (Draw(1),))),
        on_gain=(GainWeakness(),),
        rulings=(GAIN_TEXT,),
    ),
    _villain(
        "Greed",
        cost=3,
        vp=1,
        copies=1,
        play=(Power(1), Gain(up_to(1, LINE_UP, ANY.costing(at_most=4)))),
        on_gain=(GainWeakness(),),
        rulings=(GAIN_TEXT, "The card goes to your discard pile; also in a Confrontation (T6)."),
    ),
    _villain(
        "Lust",
        cost=3,
        vp=1,
        copies=1,
        play=(Power(1), Attack(A_FOE, (Choose(((GainWeakness(),), (Discard(one(HAND)),))),))),
        rulings=(
            "The foe must choose something they can do.",
            "The one Deadly Sin without a gain text.",
        ),
    ),
    _villain(
        "Mister Mind",
        cost=4,
        vp=1,
        copies=1,
        play=(
            Power(1),
            Reveal(1, DECK_TOP, whose=EACH_FOE),
            PlayFrom(up_to(1, IT, Filter(not_types=("Location",), not_names=("Weakness",)))),
        ),
        rulings=(
            "Back on top of its owner's deck.",
            "Not an Attack: no Defense against it.",
            "A Word of Power that returns itself to its stack stays there.",
        ),
    ),
    _villain(
        "Pestilence",
        cost=6,
        vp=2,
        copies=1,
        play=(
            Power(2),
            Attack(EACH_FOE, (GainWeakness(), If(BeingConfronted(), (Move(every(IT), IN_PLAY),)))),
        ),
        rulings=(
            "From their discard pile; their Character's cost is 1 lower at once.",
            "Part of the Attack: avoiding it avoids both. With the stack out, nothing.",
        ),
    ),
    _villain(
        "Pride",
        cost=4,
        vp=2,
        copies=1,
        play=(Reveal(), Choose(((DrawThese(every(IT)),), (Destroy(every(IT)),)))),
        on_gain=(GainWeakness(),),
        rulings=(GAIN_TEXT, RULEBOOK_WORDS),
        source=RULEBOOK_TEXT,
    ),
    _villain(
        "Psycho-Pirate",
        cost=3,
        vp=1,
        copies=2,
        play=(
            Power(1),
            Attack(A_FOE, (Give(up_to(1, (HAND, DISCARD)).of(ATTACKER).chosen_by_attacker()),)),
        ),
        rulings=(
            "The attacker picks the card.",
            "The foe becomes its owner, which in this box is gaining it: a passed Deadly "
            "Sin's gain text works for them.",
            "A Defense stops the passing only.",
        ),
        source=RULEBOOK_TEXT,
    ),
    _villain(
        "Sabbac",
        cost=6,
        vp=2,
        copies=1,
        play=(Power(2), Attack(EACH_FOE, (GainWeakness(),))),
        rulings=(RULEBOOK_WORDS,),
        source=RULEBOOK_TEXT,
    ),
    _villain(
        "Sloth",
        cost=3,
        vp=1,
        copies=1,
        play=(Power(2), ThisTurn(TurnEnds(), (If(Lacks(GAINED), (DrawExtra(2),)),))),
        on_gain=(GainWeakness(),),
        rulings=(
            GAIN_TEXT,
            "Defeating a Character counts as gaining.",
            "A Weakness gained is a card gained.",
        ),
    ),
    _villain(
        "The Monster Society",
        cost=5,
        vp=1,
        copies=1,
        play=(Power(2), ThisTurn(Plays(VILLAIN_CARDS, other=True), (Power(1),))),
        rulings=(BOTH_COUNT,),
    ),
    _villain(
        "War",
        cost=5,
        vp=1,
        copies=1,
        play=(Power(2), Power(Per(1, SCORE, whose=EACH_PLAYER))),
        rulings=(COUNTED_ONCE,),
    ),
    _villain(
        "Wrath",
        cost=4,
        vp=1,
        copies=1,
        play=(Power(2), Power(Per(1, IN_PLAY, WEAKNESSES, at_most=3))),
        on_gain=(GainWeakness(),),
        rulings=(GAIN_TEXT, COUNTED_ONCE),
    ),
)
