"""What answers lead to, as far as the asked seat can know: numbers and flags beside an ask.

A client shows them and computes no rules. Everything is found out on a veiled state
(:mod:`.veil`), so two tables that look the same to a seat give it the same foresight.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from . import effects as fx
from .asks import NONE, Ask, Option
from .attacks import use_defense
from .confronting import cost_of, react, use_block
from .picking import Scene, of_sort
from .plain import record
from .play_all import Plan, Why, plan
from .playing import has_assist, play_assist
from .running import Done
from .state import (
    LINE_UP,
    STACK,
    SUPER_VILLAINS,
    WEAKNESSES,
    CardInView,
    State,
    hand,
    on_hero,
)
from .trying import Tried, follow, only_answer
from .turns import act, prey, price
from .veil import VeiledState
from .visibility import shown_card, shown_cards


@record
class LossInView:
    """What an Attack takes from who does not defend: cards of the hand, Weaknesses gained."""

    discard: int | None = None
    destroy: int | None = None
    weaknesses: int | None = None


@record
class AssistInView:
    """A teammate's Assist card, and the Power it would give now."""

    handle: str
    id: str
    seat: int
    gives: int
    at_least: bool = False


@record
class LeadsInView:
    """What an answer leads to, as far as the seat can know.

    ``power`` is the active player's Power then; in an announcement ``after`` is the Power after
    Play all and ``whole`` that of the whole hand. ``cost`` is the cost of the Character that is
    Confronted then, ``falls`` whether the Power (announced: that of the whole hand) reaches it.
    ``draws`` and ``hand`` are cards: those drawn, and how many more or fewer the hand holds then.
    ``at_least``: there may be more. ``asks``: something must be chosen before it is known.
    ``avoids``: the Attack is avoided; ``loses`` is what it takes. ``wins``: it wins the game.
    ``assists``: what a teammate's Assist cards would give in the Confrontation announced.
    """

    power: int | None = None
    after: int | None = None
    whole: int | None = None
    cost: int | None = None
    falls: bool | None = None
    draws: int = 0
    hand: int | None = None
    at_least: bool = False
    asks: bool = False
    avoids: bool = False
    wins: bool = False
    loses: LossInView | None = None
    assists: tuple[AssistInView, ...] = ()


@record
class KeptInView:
    """A card that Play all does not play, and why.

    It would do nothing (``idle``), asks for a ``choice``, an ``ability`` or another ``card`` could
    use it, it ``stays`` in play, it wants to be the ``first`` or the ``last``, or it is played
    ``after`` another that waits for it. ``by`` is the other card that asks, that could use it or
    that comes before it.
    """

    handle: str
    id: str
    why: Why
    by: str | None = None


@record
class PriceInView:
    """A card for sale: its price, and the Power missing for it.

    That is ``now``, ``after`` Play all, and when the ``whole`` hand has been played.
    """

    handle: str
    price: int
    now: int
    after: int
    whole: int


@record
class FightInView:
    """The Character that is Confronted: its cost, and the Power missing, as for a card for sale."""

    seat: int
    price: int
    now: int
    after: int
    whole: int


@record
class OutlookInView:
    """What Play all does on this turn, what Power it makes, and what that is enough for.

    ``plays`` are the cards it plays, in order; ``option`` plays the first of them (−1: none).
    After each answer there is a new outlook: cards drawn on the way are part of it. ``power`` is
    the Power after Play all, ``whole`` that of the whole hand with all that can be declined
    declined.
    """

    option: int
    plays: tuple[CardInView, ...]
    keeps: tuple[KeptInView, ...]
    power: int
    at_least: bool
    whole: int
    whole_at_least: bool
    prices: tuple[PriceInView, ...]
    fight: FightInView | None = None
    assists: tuple[AssistInView, ...] = ()
    wins: bool = False


Foretold = tuple[list[LeadsInView | None], OutlookInView | None]
"""What each option of an ask leads to, and the outlook of a turn."""


def foretell(s: State, ask: Ask) -> Foretold:
    """What the answers to an ask lead to."""
    leads = _LEADS.get(ask.kind)
    if leads is None:
        return [None] * len(ask.options), None
    known = VeiledState.of(s, ask.seat)
    found = [leads(known, ask, option) for option in ask.options]
    told = [None if each == LeadsInView() else each for each in found]
    return told, _outlook(s, known, ask) if ask.kind == "turn" else None


# --- One's own turn ---------------------------------------------------------------------------


def _announced(s: VeiledState, ask: Ask, option: Option) -> LeadsInView:
    """What the hand makes with and without a Confrontation (T2)."""
    trial = s.copy()
    tried = follow(trial, ask.seat, partial(act, trial, option))
    made = plan(trial.copy(), ask.seat)
    found = LeadsInView(
        power=trial.turn.power,
        after=made.power,
        whole=made.whole,
        at_least=made.whole_at_least or tried.ending != "done",
    )
    if option[0] != "confront":
        return found
    cost = cost_of(trial, option[1])
    assists = _assists(trial, ask.seat)
    return replace(found, cost=cost, falls=made.whole >= cost, assists=assists)


def _acted(s: VeiledState, ask: Ask, option: Option) -> LeadsInView | None:
    """What one of the turn's actions brings."""
    verb, what = option
    if verb in ("buy", "hunt"):
        return LeadsInView(power=s.turn.power - price(s, what))
    if verb == "done":
        return _fight(s)
    if verb not in ("play", "use"):
        return None
    trial = s.copy()
    return _brought(trial, ask.seat, follow(trial, ask.seat, partial(act, trial, option)))


def _brought(trial: VeiledState, seat: int, tried: Tried) -> LeadsInView:
    """The Power then, and the cards drawn."""
    return LeadsInView(
        power=trial.turn.power,
        draws=tried.drawn,
        asks=tried.ending == "asks",
        at_least=tried.ending != "done",
        wins=seat in tried.won,
    )


def _outlook(s: State, known: VeiledState, ask: Ask) -> OutlookInView:
    """What Play all does, what it makes, and what that is enough for."""
    seat, target = ask.seat, s.turn.target
    made = plan(known.copy(), seat)
    wares = _wares(s, seat) if target < 0 else []  # T6
    return OutlookInView(
        option=option_of(s, ask, made.plays),
        plays=shown_cards(s, made.plays),
        keeps=tuple(_kept(s, *kept) for kept in made.keeps),
        power=made.power,
        at_least=made.at_least,
        whole=made.whole,
        whole_at_least=made.whole_at_least,
        prices=tuple(
            PriceInView(shown_card(s, card).handle, *_missing(s, made, price(s, card)))
            for card in wares
        ),
        fight=(
            FightInView(target, *_missing(s, made, cost_of(s, target))) if target >= 0 else None
        ),
        assists=_assists(known, seat),
        wins=made.wins,
    )


def _kept(s: State, card: int, why: Why, by: int) -> KeptInView:
    shown = shown_card(s, card)
    return KeptInView(shown.handle, shown.id, why, s.cat.ids[s.faces[by]] if by >= 0 else None)


def option_of(s: State, ask: Ask, plays: list[int]) -> int:
    """The option that plays the first of these cards: equal cards are one option; −1 for none."""
    if not plays:
        return -1
    face, zone = s.faces[plays[0]], s.where[plays[0]]
    return next(
        at
        for at, (verb, what) in enumerate(ask.options)
        if verb == "play" and (s.faces[what], s.where[what]) == (face, zone)
    )


def _missing(s: State, made: Plan, cost: int) -> tuple[int, int, int, int]:
    """A price, and the Power missing for it now, after Play all and with the whole hand."""
    powers = (s.turn.power, made.power, made.whole)
    now, after, whole = (max(0, cost - power) for power in powers)
    return cost, now, after, whole


def _wares(s: State, seat: int) -> list[int]:
    """What is for sale to a seat, whatever it costs (T4, R5, H1, H2)."""
    tops = {s.faces[card]: card for card in s.zones[STACK]}
    found = [*s.zones[LINE_UP], *tops.values()]
    if s.villain_up:
        found.append(s.zones[SUPER_VILLAINS][-1])
    if s.rules.synergy:
        found += s.zones[on_hero(seat)]
    if s.rules.hunt and not s.turn.hunt_over:
        found += prey(s, seat)
    return found


def _assists(s: VeiledState, seat: int) -> tuple[AssistInView, ...]:
    """What each Assist card of a teammate would add now (K5, S11)."""
    found = []
    for mate in s.mates(seat):
        for card in s.zones[hand(mate)]:
            if not has_assist(s, mate, card):
                continue
            trial = s.copy()
            tried = follow(trial, seat, partial(play_assist, trial, mate, card))
            gives = trial.turn.power - s.turn.power
            shown = shown_card(s, card)
            more = tried.ending != "done"
            found.append(AssistInView(shown.handle, shown.id, mate, gives, more))
    return tuple(found)


# --- In another's turn ------------------------------------------------------------------------


def _fight(s: VeiledState) -> LeadsInView | None:
    """How a Confrontation stands: F3, equal is enough."""
    if s.turn.target < 0:
        return None
    cost = cost_of(s, s.turn.target)
    return LeadsInView(power=s.turn.power, cost=cost, falls=s.turn.power >= cost)


def _assisted(s: VeiledState, ask: Ask, option: Option) -> LeadsInView:
    """The active player's Power with an Assist card, and whether a Confrontation succeeds."""
    if option is NONE:
        return _fight(s) or LeadsInView(power=s.turn.power)
    trial = s.copy()
    tried = follow(trial, ask.seat, partial(play_assist, trial, ask.seat, option[1]))
    found, fight = _brought(trial, ask.seat, tried), _fight(trial)
    return replace(found, cost=fight.cost, falls=fight.falls) if fight else found


def _blocked(s: VeiledState, ask: Ask, option: Option) -> LeadsInView | None:
    """What a Block makes of a Character's cost, and whether it stands (F3, F8)."""
    if option is NONE:
        return _fight(s)
    trial = s.copy()
    target = s.turn.target
    begin: Callable[[], Done] = (
        partial(react, trial, ask.seat, *option[1])
        if option[0] == "use"
        else partial(use_block, trial, ask.seat, option[1], target)
    )
    tried = follow(trial, ask.seat, begin, _first_answer if option[0] == "use" else only_answer)
    asks = tried.ending in ("asks", "waits")
    return replace(_fight(trial) or LeadsInView(), draws=tried.drawn, asks=asks)


def _first_answer(ask: Ask) -> Option:
    """Whichever card pays for it, the Character's cost is the same."""
    return ask.options[0]


def _defended(s: VeiledState, ask: Ask, option: Option) -> LeadsInView | None:
    """What a Defense brings; without one, what the Attack takes."""
    seat = ask.seat
    if option is NONE:
        loses = _loses(s, ask)
        return LeadsInView(loses=loses) if loses else None
    card, saved = (option[1], seat) if option[0] == "card" else option[1]
    trial = s.copy()
    assert ask.attack is not None
    attacked = Scene(seat, ask.source, ask.attack.attacker)
    tried = follow(trial, seat, partial(use_defense, trial, attacked, seat, card, saved))
    if tried.ending == "asks":
        return LeadsInView(avoids=True, draws=tried.drawn, asks=True)
    text = s.cat.defense[s.faces[card]]
    return LeadsInView(
        avoids=True,
        draws=tried.drawn,
        hand=tried.drawn + len(trial.zones[hand(seat)]) - len(s.zones[hand(seat)]),
        at_least=tried.ending != "done" and not (text and _just_draws(text.then)),
    )


def _just_draws(text: tuple[fx.Effect, ...]) -> bool:
    return len(text) == 1 and isinstance(text[0], fx.Draw)


def _loses(s: VeiledState, ask: Ask) -> LossInView | None:
    """What an Attack takes from who lets it happen, where that is plain to see."""
    attack = ask.attack.effect if ask.attack else None
    if attack is None or len(attack.do) != 1:
        return None
    step = attack.do[0]
    if isinstance(step, fx.GainWeakness) and isinstance(step.n, int):
        enough = len(s.zones[WEAKNESSES]) >= step.n * s.seats  # W1: they go round
        return LossInView(weaknesses=step.n) if enough else None
    if not isinstance(step, fx.Discard | fx.Destroy):
        return None
    pick = step.pick
    if pick.places != (fx.HAND,) or pick.whose != "you" or pick.up_to or pick.each_of:
        return None
    fitting = len(of_sort(s, s.zones[hand(ask.seat)], pick.what))
    n = fitting if pick.n == "all" else pick.n
    if not isinstance(n, int):
        return None
    n = min(n, fitting)
    return LossInView(discard=n) if isinstance(step, fx.Discard) else LossInView(destroy=n)


_LEADS: Final[dict[str, Callable[[VeiledState, Ask, Option], LeadsInView | None]]] = {
    "turn": _acted,
    "announce": _announced,
    "assist": _assisted,
    "block": _blocked,
    "defend": _defended,
}
