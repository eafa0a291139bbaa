"""What answers lead to, as far as the asked seat can know: numbers and flags with an ask.

A client shows them and computes no rules. Everything is found out on a veiled state
(:mod:`.veil`), so two tables that look the same to a seat give it the same foresight.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from archrivals.engine.language import effects as fx
from archrivals.engine.play.attacks import use_defense
from archrivals.engine.play.confronting import cost_of, react, use_block
from archrivals.engine.play.picking import Scene, of_sort
from archrivals.engine.play.playing import has_assist, play_assist
from archrivals.engine.play.texts import Done
from archrivals.engine.play.turns import act, prey, price
from archrivals.engine.records import record
from archrivals.engine.state.asks import NONE, Ask, Option
from archrivals.engine.state.flat import (
    LINE_UP,
    STACK,
    SUPER_VILLAINS,
    WEAKNESSES,
    CardInView,
    State,
    hand,
    on_hero,
)

from .play_all import Plan, Trials, Why, is_quick, plan, played, quick_plan
from .trying import Tried, follow, only_answer
from .veil import VeiledState
from .visibility import shown_card, shown_cards


@record
class LossInView:
    """The loss of a player who does not defend: cards of the hand, Weaknesses gained."""

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
    """The consequences of an answer, as far as the seat can know.

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
    """The result of Play all on this turn: its plays, its Power, and what that is enough for.

    ``plays`` are the cards it plays, in order; ``option`` plays the first of them (−1: none).
    After each answer there is a new outlook: cards drawn on the way are part of it. ``power`` is
    the Power after Play all, ``whole`` that of the whole hand with all that can be declined
    declined. ``uses`` are the options that use an ability which costs nothing.
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
    uses: tuple[int, ...] = ()
    wins: bool = False


Foretold = tuple[list[LeadsInView | None], OutlookInView | None]
"""What each option of an ask leads to, and the outlook of a turn."""


def foretell(s: State, ask: Ask) -> Foretold:
    """Return the consequences of the answers to an ask."""
    if ask.kind == "turn":
        return _turn(s, ask)
    leads = _LEADS.get(ask.kind)
    if leads is None:
        return [None] * len(ask.options), None
    known = VeiledState.of(s, ask.seat)
    return [_worth_telling(leads(known, ask, option)) for option in ask.options], None


def _worth_telling(found: LeadsInView | None) -> LeadsInView | None:
    return None if found == _NOTHING else found


_NOTHING: Final = LeadsInView()


# --- One's own turn ---------------------------------------------------------------------------


def _announced(s: VeiledState, ask: Ask, option: Option) -> LeadsInView:
    """Return the Power of the hand with and without a Confrontation (T2)."""
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


def _turn(s: State, ask: Ask) -> Foretold:
    """Return the consequences of each action, and the outlook."""
    made = quick_plan(s, ask.seat)
    if made is not None and all(verb != "use" for verb, _ in ask.options):  # nothing to try out
        return [_plainly(s, option) for option in ask.options], _outlook(s, ask, made, ())
    known = VeiledState.of(s, ask.seat)
    trials: Trials = {}
    found = [_worth_telling(_acted(known, option, trials)) for option in ask.options]
    assists = _assists(known, ask.seat)
    return found, _outlook(s, ask, plan(known, ask.seat, trials), assists)


def _plainly(s: State, option: Option) -> LeadsInView | None:
    """Return the Power left after a purchase, or the Power with a card of plain Power."""
    verb, what = option
    if verb in ("buy", "hunt"):
        return LeadsInView(power=s.turn.power - price(s, what))
    if verb == "play":
        return LeadsInView(power=s.turn.power + s.cat.plain[s.faces[what]])
    return None


def _acted(s: VeiledState, option: Option, trials: Trials) -> LeadsInView | None:
    """Return the consequences of one of the turn's actions; played cards remain in ``trials``."""
    verb, what = option
    seat = s.turn.seat
    if verb == "done":
        return _fight(s)
    if verb == "use":
        trial = s.copy()
        return _brought(trial, seat, follow(trial, seat, partial(act, trial, option)))
    if verb == "play" and not is_quick(s, seat, what):
        trial, tried = trials[what] = played(s, seat, what)
        return _brought(trial, seat, tried)
    return _plainly(s, option)


def _brought(trial: VeiledState, seat: int, tried: Tried) -> LeadsInView:
    """The Power then, and the cards drawn."""
    return LeadsInView(
        power=trial.turn.power,
        draws=tried.drawn,
        asks=tried.ending == "asks",
        at_least=tried.ending != "done",
        wins=seat in tried.won,
    )


def _outlook(s: State, ask: Ask, made: Plan, assists: tuple[AssistInView, ...]) -> OutlookInView:
    """Return the plays of Play all, the Power they make, and what that is enough for."""
    seat, target = ask.seat, s.turn.target
    return OutlookInView(
        option=option_of(s, ask, made.plays),
        plays=shown_cards(s, made.plays),
        keeps=tuple(_kept(s, *kept) for kept in made.keeps),
        power=made.power,
        at_least=made.at_least,
        whole=made.whole,
        whole_at_least=made.whole_at_least,
        prices=_prices(s, made, _wares(s, seat)) if target < 0 else (),  # T6
        fight=(
            FightInView(target, *_missing(s, made, cost_of(s, target))) if target >= 0 else None
        ),
        assists=assists,
        uses=_free_uses(s, ask),
        wins=made.wins,
    )


def _free_uses(s: State, ask: Ask) -> tuple[int, ...]:
    """Return the options that use an ability for nothing, as often as its card says."""
    free = {
        (card, number)
        for card, number, ability in s.uses[ask.seat]
        if not ability.price and not ability.pay_power and ability.limit
    }
    return tuple(
        at for at, (verb, what) in enumerate(ask.options) if verb == "use" and what in free
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


def _prices(s: State, made: Plan, wares: list[int]) -> tuple[PriceInView, ...]:
    shown = shown_cards(s, wares)
    return tuple(
        [
            PriceInView(each.handle, *_missing(s, made, price(s, card)))
            for card, each in zip(wares, shown, strict=True)
        ]
    )


def _missing(s: State, made: Plan, cost: int) -> tuple[int, int, int, int]:
    """A price, and the Power missing for it now, after Play all and with the whole hand."""
    now, after, whole = cost - s.turn.power, cost - made.power, cost - made.whole
    return cost, now if now > 0 else 0, after if after > 0 else 0, whole if whole > 0 else 0


def _wares(s: State, seat: int) -> list[int]:
    """Return the cards for sale to a seat, at any cost (T4, R5, H1, H2)."""
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
    """Return the Power that each Assist card of a teammate would add now (K5, S11)."""
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
    """Return how a Confrontation stands: F3, equal is enough."""
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
    """Return a Character's cost after a Block, and whether it stands (F3, F8)."""
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
    """Return the result of a Defense; without one, the loss to the Attack."""
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
    """Return the loss of a player who lets an Attack happen, where that is plain to see."""
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
    "announce": _announced,
    "assist": _assisted,
    "block": _blocked,
    "defend": _defended,
}
