"""Pieces of card text within a sentence of the table: what an option does, what an Attack does.

A phrase is known by its card, its path in the card's data, a mood, and how many cards "it" stands
for. What only a game knows is left open as a slot: the card that is called by its name in place of
"it", and the player who does it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, get_args

from archrivals.engine.language.cards import Card
from archrivals.engine.language.effects import (
    Ability,
    Attack,
    Block,
    Choose,
    Effect,
    Use,
    WhenConfronted,
)

from .marks import realise, slot
from .plan.abilities import block
from .plan.clauses import sentences
from .plan.registry import NoPlan
from .plan.scene import Scene
from .speaker import Speaker
from .talk.messages import Mood
from .talk.paths import at_path, places_in
from .tree import Attacks, Ref, Sentence, Subject

CALLED: Final = slot("called")
"""Stands for the name of the one card that was shown."""

BY: Final = slot("by")
"""Stands for the name of the player who does it."""

NUMBERS: Final = (1, 2, 3)
"""How many cards "it" can stand for; 3 is any number above two."""

EFFECTS: Final = get_args(Effect)
ABILITIES: Final = get_args(Ability)


def phrase(
    card: Card, path: str, speaker: Speaker, mood: Mood = "order", n: int = 1, called: bool = False
) -> str:
    """A piece of the text of a card with the ids of its words: no capital before it, no stop after.

    >>> from archrivals.engine.language.cards import hero
    >>> from archrivals.engine.language.effects import Defense, Draw
    >>> from archrivals.speech.english import ENGLISH
    >>> from archrivals.speech.marks import text_of
    >>> katana = hero("Katana", cost=2, vp=1, copies=4, defense=Defense(then=(Draw(1),)))
    >>> text_of(phrase(katana, "defense.then", ENGLISH, "may"))
    'you may draw a card'
    """
    text = at_path(card, path)
    if isinstance(text, Block):
        shown = block(text, card.type)
        words = speaker.block_amount(shown) if mood == "amount" else speaker.body(shown.body)
    else:
        words = speaker.quoted(_plan(_effects(text), mood, n, called))
    return realise(words, speaker.SANDHI)


def _effects(text: Any) -> tuple[Effect, ...]:  # what a path leads to
    """Return the effects: one, several, or the price of an ability and its effects."""
    if isinstance(text, tuple):
        return text
    if isinstance(text, Use | WhenConfronted):
        return (*text.price, *text.do)
    return (text,)


def _plan(effects: tuple[Effect, ...], mood: Mood, n: int, called: bool) -> list[Sentence]:
    it = Ref(n, called=CALLED if called else "")
    if mood == "they":
        who = Subject("a-player", name=BY)
        return sentences(effects, Scene("they", single=True, subject=who, it=it, done=it))
    planned = sentences(effects, Scene(it=it, done=it, can="may" if mood == "may" else ""))
    if mood == "bare" and planned and isinstance(planned[0].body[0][1], Attacks):
        planned[0] = Sentence(planned[0].body[0][1].body, planned[0].heads)
    return planned


def is_optional(effect: Effect, n: int = 1) -> bool:
    """Return whether the text of an effect itself makes it optional, wholly or in part."""
    return any(_leaves_open(node) for node in _nodes(_plan((effect,), "order", n, False)))


def _leaves_open(node: Any) -> bool:  # of a sentence tree
    can, n = getattr(node, "can", ""), getattr(node, "n", 1)
    return bool(can) or getattr(node, "up_to", False) or n == "any"


def _nodes(node: Any) -> Iterator[Any]:  # of a sentence tree
    if isinstance(node, tuple | list):
        yield node
        for each in node:
            yield from _nodes(each)


# --- All phrases of a card --------------------------------------------------------------------


def phrase_key(path: str, mood: Mood, n: int = 1, called: bool = False) -> str:
    """The key of a phrase among those of its card.

    >>> phrase_key("play.0", "may", 2)
    'play.0|may|2'
    """
    return f"{path}|{mood}|{n}|called" if called else f"{path}|{mood}|{n}"


def phrase_table(card: Card, speaker: Speaker) -> dict[str, str]:
    """Every phrase that may be asked for, by its key, with the ids of its words.

    A phrase that does not depend on the number is there for one card only, and one that does not
    name the card that is called by its name is there without it only: so a key that is not found
    is looked up again without the name, then with the number 1.
    """
    table: dict[str, str] = {}
    for path, text in places_in(card):
        for mood in _moods(card, path, text):
            _add(table, card, path, mood, speaker)
    return table


def _add(table: dict[str, str], card: Card, path: str, mood: Mood, speaker: Speaker) -> None:
    try:
        first = phrase(card, path, speaker, mood)
    except NoPlan:  # no text by itself, such as a part of a condition
        return
    names_it = False
    for n in NUMBERS:
        plain = phrase(card, path, speaker, mood, n)
        if n == 1 or plain != first or names_it:
            table[phrase_key(path, mood, n)] = plain
        named = phrase(card, path, speaker, mood, n, called=True)
        if named != plain:
            table[phrase_key(path, mood, n, called=True)] = named
            names_it = True


def _moods(card: Card, path: str, text: Any) -> Iterator[Mood]:  # what a path leads to
    """In which moods a piece of text may be asked for."""
    if isinstance(text, Block):
        yield from ("amount", "then") if text.then else ("amount",)
    elif isinstance(text, Use | WhenConfronted):
        yield "order"
    elif isinstance(text, tuple) and all(isinstance(each, EFFECTS) for each in text):
        yield "order"
        if isinstance(_holder(card, path), ABILITIES):
            yield "may"
        if _decided_by_a_foe(card, path):
            yield "they"
    elif isinstance(text, EFFECTS):
        yield "order"
        if getattr(text, "pick", None) is not None:
            yield "may"
        if isinstance(text, Attack):
            yield "bare"


def _holder(card: Card, path: str) -> Any:  # a card or a record of it
    head, _, _ = path.rpartition(".")
    return at_path(card, head) if head else card


def _decided_by_a_foe(card: Card, path: str) -> bool:
    options, _, _ = path.rpartition(".")
    holder = _holder(card, options) if options else None
    return isinstance(holder, Choose) and holder.by == "a-foe"
