"""The Heroes of Rivals: Batman vs. The Joker."""

from __future__ import annotations

from functools import partial

from archrivals.engine.language.cards import main_card
from archrivals.engine.language.effects import (
    DECK_TOP,
    DISCARD,
    EQUIPMENT,
    HAND,
    IT,
    LINE_UP,
    THAT_FOE,
    VILLAINS,
    Await,
    Block,
    ChangeCost,
    Confronting,
    CostOf,
    Defeats,
    Defense,
    Destroy,
    Draw,
    DrawThese,
    Has,
    If,
    Lacks,
    Move,
    PlayFrom,
    Power,
    PutBack,
    Reveal,
    RevealAndDraw,
    ThisTurn,
    every,
    one,
    up_to,
)

from .basics import LISTED_TEXT

_hero = partial(main_card, "Hero", symbol="Batman", source=LISTED_TEXT)

HEROES = (
    _hero(
        "Alfred Pennyworth",
        cost=2,
        vp=1,
        copies=2,
        play=(Move(one(DISCARD), DECK_TOP),),
        rulings=("Not optional if you have one.",),
    ),
    _hero("Batwoman", cost=3, vp=1, copies=2, play=(Power(1), Draw(1))),
    _hero(
        "Black Canary",
        cost=6,
        vp=2,
        copies=1,
        play=(
            Power(2),
            Destroy(up_to(1, LINE_UP, VILLAINS)),
            Await(Lacks(LINE_UP, VILLAINS), (Power(3),)),
        ),
        rulings=(
            "A card borrowed out of the Line-Up still counts as there: it comes back.",
            "The +3 comes, once, the moment there is none, however late in the turn.",
            "On every turn: the rulebook speaks of buying the last Villain, which a Confrontation "
            "turn rules out (T6). One list limits it to Confrontations.",
        ),
    ),
    _hero(
        "Catwoman",
        cost=4,
        vp=1,
        copies=1,
        play=(Power(2), If(Confronting(), (PlayFrom(one(DECK_TOP).of(THAT_FOE), then=DISCARD),))),
        rulings=(
            "Not an Attack: no Defense against it. Not optional.",
            "A Location or Weakness so played has no effect (our reading).",
        ),
    ),
    _hero("Commissioner Gordon", cost=3, vp=1, copies=1, play=(Power(2),), block=Block(2)),
    _hero("Huntress", cost=4, vp=1, copies=1, play=(Power(2), Destroy(up_to(1, DISCARD)))),
    _hero(
        "Lucius Fox",
        cost=2,
        vp=1,
        copies=2,
        play=(Power(1),),
        defense=Defense(then=(ChangeCost(1),)),
        rulings=(
            "Not a Block: used only against an Attack.",
            "The +1 matters only while you are Confronted.",
        ),
    ),
    _hero(
        "Nightwing",
        cost=5,
        vp=1,
        copies=1,
        play=(RevealAndDraw(again_if=EQUIPMENT),),
        rulings=("It ends when there is no card left to draw.",),
    ),
    _hero(
        "Oracle",
        cost=4,
        vp=1,
        copies=1,
        play=(Reveal(2), DrawThese(one(IT)), PutBack()),
        rulings=("A card revealed alone is drawn.",),
    ),
    _hero(
        "Red Hood",
        cost=3,
        vp=1,
        copies=1,
        play=(
            Power(2),
            If(Confronting(), (ThisTurn(Defeats(), (Destroy(up_to(2, (HAND, DISCARD))),)),)),
        ),
        rulings=(
            "Waits until the Confrontation has succeeded, whenever he was played.",
            "Two cards in all, split as you like.",
        ),
    ),
    _hero("Red Robin", cost=6, vp=2, copies=1, play=(Power(4),)),
    _hero(
        "Robin",
        cost=5,
        vp=1,
        copies=1,
        play=(Reveal(), If(Has(IT, EQUIPMENT), (Power(CostOf(IT)),), (DrawThese(every(IT)),))),
        rulings=("A revealed Equipment stays on top.",),
    ),
    _hero("Superman", cost=7, vp=3, copies=1, play=(Power(4),), block=Block(4)),
    _hero("Vicky Vale", cost=2, vp=1, copies=2, play=(Draw(1),)),
)
