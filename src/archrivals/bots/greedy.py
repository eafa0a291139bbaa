"""Plays everything sensible, buys the most valuable cards, defends when it can, destroys junk."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from archrivals.engine.language import effects as fx
from archrivals.engine.language.catalogue import Catalogue, matches
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask, Option

from .abilities import cost_raised, pays
from .values import Values, strength

VP_WEIGHT: Final = 0.6
LATE_VP_WEIGHT: Final = 2.0
"""What a Victory Point is worth against a point of Power when buying, early and late."""

LATE_SUPER_VILLAINS: Final = 2
"""So few Super-Villains left make it late."""

MIN_BUY_VALUE: Final = 0.5
DRAW_VALUE: Final = 1.3
POWER_MARGIN: Final = 0.5
"""How much more than the cost a hand must promise before a Confrontation is announced."""


@lru_cache(maxsize=8)
def values_of(cat: Catalogue) -> Values:
    """The worth of a catalogue's cards, worked out once."""
    return Values(cat)


class GreedyBot:
    """A simple opponent without look-ahead; it needs no luck of its own."""

    name = "greedy"
    remembers = False
    looks_ahead = False

    def __init__(self, seed: str = "") -> None:
        self.seed = seed

    def answer(self, sight: Sight, ask: Ask) -> int:
        """The option that looks best now."""
        if len(ask.options) == 1:
            return 0
        judge = _JUDGES.get(ask.kind)
        return 0 if judge is None else judge(values_of(sight.cat), sight, ask)


Judge = Callable[[Values, Sight, Ask], int]


def best(scores: list[float]) -> int:
    """The number of the highest score, the first of several."""
    return scores.index(max(scores))


# --- One's own turn ---------------------------------------------------------------------------


def _turn(v: Values, sight: Sight, ask: Ask) -> int:
    """First play, what draws before what looks back; then buy; then end."""
    late = sight.super_villains_left <= LATE_SUPER_VILLAINS and not sight.confrontations
    vp_weight = LATE_VP_WEIGHT if late else VP_WEIGHT
    top, chosen = 0.0, stop_at(ask)
    for at, (verb, what) in enumerate(ask.options):
        if verb == "play":
            score = 100.0 + v.rank[sight.face(what)]
            stops = ask.options[chosen][0] in ("end", "done")
            if score < 100.0 and stops and not is_paid_for(v, sight, what):
                continue
        elif verb == "use":
            score = use_score(v, sight, what, late=late)
        elif verb in ("buy", "hunt"):
            face = sight.face(what)
            score = v.strength[face] * (0.3 if late else 1.0) + vp_weight * v.vp[face]
            if score < MIN_BUY_VALUE:
                continue
        elif verb == "call":
            score = 1.0 if help_is_at_hand(v, sight) else 0.0
        else:
            continue
        if score > top:
            top, chosen = score, at
    return chosen


def stop_at(ask: Ask) -> int:
    """The option that ends the turn or the Confrontation; where there is none, the first."""
    for at, (verb, _) in enumerate(ask.options):
        if verb in ("end", "done"):
            return at
    return 0


def is_paid_for(v: Values, sight: Sight, card: int) -> bool:
    """Return whether a card in front of the team rewards the play of this one."""
    played = sight.cat.cards[sight.face(card)]
    team = (sight.seat, *sight.mates())
    watching = [each for seat in team for each in sight.in_play(seat)]
    return any(
        matches(played, sort)
        for each in (sight.hero(sight.seat), *watching)
        for sort in v.pays_for[sight.face(each)]
    )


def help_is_at_hand(v: Values, sight: Sight) -> bool:
    """Return whether a teammate's Assist would turn a Confrontation that is short of Power."""
    if sight.confronting < 0:
        return False
    missing = sight.cost_of(sight.confronting) - sight.power
    for mate in sight.mates():
        held = [card for card in sight.hand_of(mate) if sight.may_assist(card)]
        if 0 < missing <= sum(v.fight[sight.face(card)] for card in held):
            return True
    return False


def _announce(v: Values, sight: Sight, ask: Ask) -> int:
    """Confront when hand and Character promise the Power it takes."""
    promised = promised_power(v, sight)
    costs = [sight.cost_of(what) if verb == "confront" else 99 for verb, what in ask.options]
    easiest = costs.index(min(costs))
    return easiest if promised >= costs[easiest] + POWER_MARGIN else len(ask.options) - 1


def promised_power(v: Values, sight: Sight) -> float:
    """The Power that one's hand promises in a Confrontation, with the teammates' Assists."""
    promised = sum(v.fight[sight.face(card)] for card in sight.hand)
    mates = [c for mate in sight.mates() for c in sight.hand_of(mate) if sight.may_assist(c)]
    return promised + sum(v.fight[sight.face(card)] for card in mates)


def _assist(v: Values, sight: Sight, ask: Ask) -> int:
    """Help where it decides a Confrontation; otherwise keep the card for one's own turn."""
    decline = len(ask.options) - 1
    if sight.confronting < 0:
        return decline
    missing = sight.cost_of(sight.confronting) - sight.power
    held = [card for card in sight.hand if sight.may_assist(card)]
    if not 0 < missing <= sum(v.fight[sight.face(card)] for card in held):
        return decline
    faces = faces_in(sight, ask)
    return best([-1.0 if face < 0 else v.fight[face] for face in faces])


def _block(v: Values, sight: Sight, ask: Ask) -> int:
    """Block only where the Blocks at hand can save the Character (F3)."""
    decline = len(ask.options) - 1
    short = sight.power - sight.cost_of(sight.confronting) + 1
    team = [sight.hand, *(sight.hand_of(mate) for mate in sight.mates())]
    there = sum(v.block[sight.face(card)] for cards in team for card in cards)
    offered = [_blocked(v, sight, option) for option in ask.options]
    raised = sum(n for n, (verb, _) in zip(offered, ask.options, strict=True) if verb == "use")
    if not 0 < short <= there + raised:
        return decline
    return best(offered)


def _blocked(v: Values, sight: Sight, option: Option) -> float:
    """By how much a Block, or an ability used as one, raises the Character's cost."""
    verb, what = option
    if verb == "use":
        return float(cost_raised(sight.offered(*what)))
    return v.block[sight.face(what)] if verb == "card" else 0.0


def _player(v: Values, sight: Sight, ask: Ask) -> int:
    """Return oneself where that is offered, else the Confronted player, else the first."""
    seats = [what for _, what in ask.options]
    if isinstance(ask.about, fx.ChangeCost) and sight.confronting in seats:
        return seats.index(sight.confronting)
    return seats.index(sight.seat) if sight.seat in seats else 0


def use_score(
    v: Values, sight: Sight, what: tuple[int, int], *, late: bool, counts: bool = False
) -> float:
    """Return when an ability is used: past 100 before anything is bought, 0 where it does not pay.

    ``counts``: whether the bot keeps count of the rest of its deck.
    """
    ability = sight.ability(*what)
    if ability.pay_power:
        return 2.5 if late else 3.2
    if not ability.price:
        return 104.0
    return 102.5 if pays(v, sight, ability, counts=counts) else 0.0


# --- Choosing cards ---------------------------------------------------------------------------


def faces_in(sight: Sight, ask: Ask) -> list[int]:
    """The faces of the offered cards; −1 for declining."""
    return [
        sight.face(what if verb == "card" else what[0]) if verb in ("card", "shield") else -1
        for verb, what in ask.options
    ]


def give_up(v: Values, sight: Sight, ask: Ask) -> int:
    """Lose the card that does least; decline where only good cards are left."""
    return best(
        [0.0 if f < 0 else v.junk[f] * 10 - v.strength[f] - 0.01 for f in faces_in(sight, ask)]
    )


def destroy(v: Values, sight: Sight, ask: Ask) -> int:
    """Destroy the worst card, and nothing out of the Line-Up."""
    pick = ask.about.pick if isinstance(ask.about, fx.Destroy) else None
    if pick is not None and fx.LINE_UP in pick.places:
        return len(ask.options) - 1
    return give_up(v, sight, ask)


def _take(v: Values, sight: Sight, ask: Ask) -> int:
    """Take the strongest card; the price must be worth less."""
    floor = alternative(ask)
    return best([floor if f < 0 else v.strength[f] for f in faces_in(sight, ask)])


def alternative(ask: Ask) -> float:
    """Return the worth of declining: of the usual text of a "you may instead"."""
    return 1.0 if ask.usual is None else strength(ask.usual)


def _move(v: Values, sight: Sight, ask: Ask) -> int:
    if isinstance(ask.about, fx.Move) and ask.about.to == fx.LINE_UP:
        return give_up(v, sight, ask)
    return _take(v, sight, ask)


def _gain(v: Values, sight: Sight, ask: Ask) -> int:
    floor = alternative(ask)
    return best(
        [floor if f < 0 else v.strength[f] + VP_WEIGHT * v.vp[f] for f in faces_in(sight, ask)]
    )


# --- Yes or no, this or that ------------------------------------------------------------------


def may(v: Values, sight: Sight, ask: Ask) -> int:
    """Yes, unless good cards are lost by it."""
    yes, no = 0, 1
    first = ask.about.do[0]
    if isinstance(first, fx.Discard) and first.pick.places == (fx.HAND,):
        held = sum(v.strength[sight.face(card)] for card in sight.hand)
        return yes if held < 4 * DRAW_VALUE else no
    if isinstance(first, fx.Discard | fx.Destroy) and ask.shown:
        return yes if v.junk[sight.face(ask.shown[0])] else no
    if isinstance(first, fx.Move) and first.to == fx.DISCARD:
        return no
    return yes


def _choose(v: Values, sight: Sight, ask: Ask) -> int:
    return best([_mode(v, sight, ask, option) for option in ask.options])


def _mode(v: Values, sight: Sight, ask: Ask, option: Option) -> float:
    verb, at = option
    if verb != "mode":
        return 0.0
    effects: tuple[Any, ...] = ask.about.options[at]
    first = effects[0]
    if isinstance(first, fx.Destroy) and ask.shown:
        return 2.0 if v.junk[sight.face(ask.shown[0])] else -2.0
    if isinstance(first, fx.Discard):
        return -2.0 if first.pick.at_random else -1.0
    return strength(effects)


def _defend(v: Values, sight: Sight, ask: Ask) -> int:
    """Use the weakest Defense there is."""
    return best([-99.0 if f < 0 else -v.strength[f] for f in faces_in(sight, ask)])


def _place(v: Values, sight: Sight, ask: Ask) -> int:
    tops = [at for at, (_, what) in enumerate(ask.options) if what[0] == fx.DECK_TOP]
    return tops[0] if tops else 0


_JUDGES: Final[dict[str, Judge]] = {
    "turn": _turn,
    "announce": _announce,
    "assist": _assist,
    "block": _block,
    "player": _player,
    "give": give_up,
    "defend": _defend,
    "discard": give_up,
    "destroy": destroy,
    "lay": give_up,
    "pass-left": give_up,
    "pass-right": give_up,
    "gain": _gain,
    "move": _move,
    "draw": _take,
    "select": _take,
    "play": _take,
    "play-again": _take,
    "take-text": _take,
    "may": may,
    "choose": _choose,
    "place": _place,
}
"""Other asks are answered with the first option, which is "yes" or any card."""
