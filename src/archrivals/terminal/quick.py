"""Quick play: the cards of a hand that ask nothing, in a sensible order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass

from archrivals.engine import effects as fx
from archrivals.engine.cards import Card
from archrivals.engine.catalogue import matches
from archrivals.engine.text.table_talk import Question


@dataclass(frozen=True, slots=True)
class Quick:
    """What was played, and what a person should know about the rest."""

    played: tuple[str, ...]
    remark: str


@dataclass(frozen=True, slots=True)
class Step:
    """The option to take next; None with the reason why there is none."""

    index: int | None
    remark: str = ""


def next_quick(asked: Question, hand: Sequence[Card], *, played: bool) -> Step:
    """The next card that asks nothing and loses nothing by being played now."""
    first = next((card for card in hand if _wants_to_be_first(card)), None)
    if first is not None and not played:
        return Step(None, f"{first.name} wants to be the first card of a turn: decide on it first.")
    kept = _prices(asked, hand)
    ready = [
        (_rank(choice.card), at)
        for at, choice in enumerate(asked.choices)
        if choice.verb == "play" and choice.card is not None
        if asks_nothing(choice.card) and choice.card.name not in kept
    ]
    if ready:
        return Step(min(ready)[1])
    names = ", ".join(sorted(kept))
    return Step(None, f"One {names} is kept: an ability may want it as its price." if kept else "")


def asks_nothing(card: Card) -> bool:
    """Whether a card does something when played, and leaves its player nothing to decide."""
    return bool(card.play or card.ongoing) and all(_is_plain(effect) for effect in card.play)


def does_something(card: Card) -> bool:
    """Whether playing a card can do anything at all: a Vulnerability does not."""
    return bool(card.play or card.ongoing)


def _is_plain(effect: fx.Effect) -> bool:
    if isinstance(effect, fx.Power | fx.Draw | fx.RevealAndDraw | fx.Win):
        return True
    if isinstance(effect, fx.GainWeakness | fx.DrawExtra | fx.RevealHand | fx.Cheaper):
        return True
    if isinstance(effect, fx.ThisTurn | fx.Await | fx.Limited):
        return all(_is_plain(each) for each in effect.do)
    if isinstance(effect, fx.If):
        return all(_is_plain(each) for each in effect.then + effect.otherwise)
    if isinstance(effect, fx.Attack):  # only the foes are asked, unless one is to be chosen
        if effect.whom == fx.A_FOE:
            return False
        return all(_is_plain(each) for each in effect.first + effect.if_any_spared)
    return False


def _records(record: object) -> Iterator[object]:
    if isinstance(record, tuple):
        for part in record:
            yield from _records(part)
    elif is_dataclass(record):
        yield record
        for each in fields(record):
            yield from _records(getattr(record, each.name))


def _wants_to_be_first(card: Card) -> bool:
    return any(isinstance(record, fx.FirstCard) for record in _records(card.play))


def _rank(card: Card) -> int:
    """Cards that count the discard pile before draws, which may shuffle it away; then the rest."""
    records = list(_records(card.play))
    if any(getattr(record, "where", "") == fx.DISCARD for record in records):
        return 0
    if any(getattr(record, "or_in", "") == fx.DISCARD for record in records):
        return 0
    if card.ongoing or any(isinstance(record, fx.Draw) for record in records):
        return 1
    return 2


def _prices(asked: Question, hand: Sequence[Card]) -> set[str]:
    """Names of cards of which the last ones are the price of an ability offered now."""
    kept: set[str] = set()
    for choice in asked.choices:
        for effect in choice.ability.price if isinstance(choice.ability, fx.Use) else ():
            pick = getattr(effect, "pick", None)
            if not isinstance(pick, fx.Pick) or fx.HAND not in pick.places:
                continue
            payable = [card.name for card in hand if matches(card, pick.what)]
            if len(payable) <= (pick.n if isinstance(pick.n, int) else len(payable)):
                kept |= set(payable)
    return kept
