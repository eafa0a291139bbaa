"""What a card is worth to a simple mind, read off its effects.

Weights in Power: a draw 1.5, destroying a card of one's own 1, a Weakness on each foe 1.25, a
discard of each foe 0.75, a Defense 0.5; what depends on other cards counts by guess.
"""

from __future__ import annotations

from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import Catalogue

FORMULA_VP = 3.0


def strength(effects: tuple[fx.Effect, ...]) -> float:
    """The Power-equivalent of a text."""
    return sum(_worth(effect) for effect in effects)


def _amount(n: fx.Amount) -> float:
    if isinstance(n, int):
        return n
    if isinstance(n, fx.Per):
        return 1.2 * n.n
    return 2.5


def _count(pick: fx.Pick) -> float:
    return float(pick.n) if isinstance(pick.n, int) else 2.0


def _worth(effect: fx.Effect) -> float:
    if isinstance(effect, fx.Power):
        return _amount(effect.amount)
    if isinstance(effect, fx.Draw):
        return 1.5 * _amount(effect.amount)
    if isinstance(effect, fx.RevealAndDraw):
        return max(1.7, 0.6 * effect.until_cost)
    if isinstance(effect, fx.ThisTurn):
        once = isinstance(effect.when, fx.Plays) and effect.when.nth
        return strength(effect.do) * (0.5 if once else 1.2)
    if isinstance(effect, fx.Instead):
        return max(strength(effect.usual), strength(effect.other)) + 0.3
    if isinstance(effect, fx.Choose):
        return max(strength(option) for option in effect.options)
    if isinstance(effect, fx.May):
        return 0.7 * strength(effect.do)
    if isinstance(effect, fx.If):
        if isinstance(effect.condition, fx.Confronting):
            return max(0.4 * strength(effect.then), strength(effect.otherwise))
        return 0.6 * max(strength(effect.then), strength(effect.otherwise))
    if isinstance(effect, fx.Others):
        return 0.3 + harm(effect.do)
    if isinstance(effect, fx.Await | fx.Limited):
        return 0.5 * strength(effect.do)
    if isinstance(effect, fx.Attack):
        return 0.3 + 0.3 * strength(effect.if_any_spared) + harm(effect.do)
    return _worth_of_cards(effect)


def _worth_of_cards(effect: fx.Effect) -> float:
    if isinstance(effect, fx.Destroy):
        return 0.5 if fx.LINE_UP in effect.pick.places else 1.0 * _count(effect.pick)
    if isinstance(effect, fx.Move):
        return {fx.HAND: 1.4, fx.DECK_TOP: 0.6}.get(effect.to, 0.3) * _count(effect.pick)
    if isinstance(effect, fx.DrawThese):
        return 1.5 * _count(effect.pick)
    if isinstance(effect, fx.Gain):
        return 1.5 + (1.5 if effect.to == (fx.HAND,) else 0.5)
    if isinstance(effect, fx.PlayFrom | fx.PlayAgain):
        return 2.2 * min(_count(effect.pick), 2)
    if isinstance(effect, fx.TakeText):
        return 1.5
    if isinstance(effect, fx.Win):
        return 2.0
    return 0.0


def harm(effects: tuple[fx.Effect, ...]) -> float:
    """Return the worth of an Attack by the harm to its victims."""
    total = 0.0
    for effect in effects:
        if isinstance(effect, fx.GainWeakness):
            total += _amount(effect.n)
        elif isinstance(effect, fx.Discard | fx.Destroy):
            total += 0.5
        elif isinstance(effect, fx.If):
            total += 0.5 * harm(effect.then)
    return total


def card_strength(card: Card) -> float:
    """Return the worth of a card to its owner whenever it is in hand."""
    value = strength(card.play)
    if card.defense:
        value += 0.5 + 0.2 * strength(card.defense.then)
    if card.block:
        value += 0.25 * _amount(card.block.amount)
    for ability in card.abilities:
        if isinstance(ability, fx.When | fx.EveryTurn | fx.Use):
            value += 2.0 * strength(ability.do)
    return value


def fighting_power(effects: tuple[fx.Effect, ...]) -> float:
    """The Power a text gives in a Confrontation, a draw counted as one and a half."""
    total = 0.0
    for effect in effects:
        if isinstance(effect, fx.Power):
            total += _amount(effect.amount)
        elif isinstance(effect, fx.Draw):
            total += 1.3 * _amount(effect.amount)
        elif isinstance(effect, fx.DrawThese | fx.RevealAndDraw):
            total += 1.3
        elif isinstance(effect, fx.If) and isinstance(effect.condition, fx.Confronting):
            total += fighting_power(effect.then)
        elif isinstance(effect, fx.If):
            total += 0.5 * max(fighting_power(effect.then), fighting_power(effect.otherwise))
        elif isinstance(effect, fx.ThisTurn):
            total += 0.5 * fighting_power(effect.do)
        elif isinstance(effect, fx.Instead):
            total += max(fighting_power(effect.usual), fighting_power(effect.other))
        elif isinstance(effect, fx.Choose):
            total += max(fighting_power(option) for option in effect.options)
        elif isinstance(effect, fx.PlayFrom | fx.PlayAgain):
            total += 1.5
    return total


class Values:
    """The worth of every face of a catalogue."""

    __slots__ = ("block", "fight", "junk", "pays_for", "rank", "strength", "vp")

    def __init__(self, cat: Catalogue) -> None:
        self.strength = [card_strength(card) for card in cat.cards]
        self.vp = [card.vp if isinstance(card.vp, int) else FORMULA_VP for card in cat.cards]
        self.junk = [_junk(card) for card in cat.cards]
        self.fight = [fighting_power(card.play) for card in cat.cards]
        self.block = [_amount(card.block.amount) if card.block else 0.0 for card in cat.cards]
        self.rank = [_rank(card) for card in cat.cards]
        self.pays_for = [_pays_for(card) for card in cat.cards]


def _junk(card: Card) -> float:
    """Return how gladly a card is destroyed: Weakness, then Vulnerability, then Punch."""
    if card.kind == "weakness":
        return 3.0
    if card.kind == "starter":
        return 1.0 if card.play else 2.0
    return 0.0


def _rank(card: Card) -> float:
    """Return when a card is played in the turn: first to draw, last to look back; −1 never."""
    if not card.play and not card.abilities:
        return -1.0
    late = (fx.PlayAgain, fx.TakeText, fx.Select)
    if any(isinstance(effect, late) for effect in card.play):
        return 0.0
    if any(isinstance(effect, fx.Instead | fx.Destroy | fx.PlayFrom) for effect in card.play):
        return 1.0
    draws = any(isinstance(e, fx.Draw | fx.RevealAndDraw | fx.Gain) for e in card.play)
    return 3.0 if draws or card.ongoing else 2.0


def _pays_for(card: Card) -> tuple[fx.Filter, ...]:
    """Return the sorts of card whose play this card rewards while it lies in front of a player."""
    watching = [
        (effect.when if isinstance(effect, fx.ThisTurn) else effect.event, effect.do)
        for effect in (*card.play, *card.abilities)
        if isinstance(effect, fx.ThisTurn | fx.When)
    ]
    return tuple(
        event.what for event, do in watching if isinstance(event, fx.Plays) and strength(do) > 0
    )
