"""What answers lead to, as far as the asked seat can know: numbers and flags beside an ask.

A client shows them and computes no rules. Everything is found out on a veiled state
(:mod:`.veil`), so two tables that look the same to a seat give it the same foresight.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from . import effects as fx
from .asks import NONE, Ask, Option
from .attacks import use_defense
from .confronting import cost_of, react, use_block
from .picking import Scene, of_sort
from .play_all import Plan, plan
from .playing import has_assist, play_assist
from .running import Done
from .state import LINE_UP, STACK, SUPER_VILLAINS, WEAKNESSES, State, hand, on_hero
from .trying import Tried, follow, only_answer
from .turns import act, prey, price
from .veil import VeiledState
from .views import JSON
from .visibility import handle


def foretell(s: State, ask: Ask, shown: JSON) -> None:
    """Add to an ask, as its seat is shown it, what its answers lead to."""
    leads = _LEADS.get(ask.kind)
    if leads is None:
        return
    known = VeiledState.of(s, ask.seat)
    for option, view in zip(ask.options, shown["options"], strict=True):
        found = leads(known, ask, option)
        if found:
            view["leads"] = found
    if ask.kind == "turn":
        shown["outlook"] = _outlook(s, known, ask)


# --- One's own turn ---------------------------------------------------------------------------


def _announced(s: VeiledState, ask: Ask, option: Option) -> JSON:
    """What the hand makes with and without a Confrontation (T2)."""
    trial = s.copy()
    tried = follow(trial, ask.seat, partial(act, trial, option))
    found: JSON = {}
    if option[0] == "confront":
        found["cost"] = cost_of(trial, option[1])
    found["power"] = trial.turn.power
    made = plan(trial.copy(), ask.seat)
    found |= {"after": made.power, "whole": made.whole}
    if made.whole_at_least or tried.ending != "done":
        found["at_least"] = True
    if option[0] == "confront":
        found["falls"] = made.whole >= found["cost"]
        assists = _assists(trial, ask.seat)
        if assists:
            found["assists"] = assists
    return found


def _acted(s: VeiledState, ask: Ask, option: Option) -> JSON:
    """What one of the turn's actions brings."""
    verb, what = option
    if verb in ("buy", "hunt"):
        return {"power": s.turn.power - price(s, what)}
    if verb == "done":
        return _fight(s)
    if verb not in ("play", "use"):
        return {}
    trial = s.copy()
    return _brought(trial, ask.seat, follow(trial, ask.seat, partial(act, trial, option)))


def _brought(trial: VeiledState, seat: int, tried: Tried) -> JSON:
    """The Power then, and the cards drawn."""
    found: JSON = {"power": trial.turn.power}
    if tried.drawn:
        found["draws"] = tried.drawn
    if tried.ending == "asks":
        found["asks"] = True
    if tried.ending != "done":
        found["at_least"] = True
    if seat in tried.won:
        found["wins"] = True
    return found


def _outlook(s: State, known: VeiledState, ask: Ask) -> JSON:
    """What Play all does, what it makes, and what that is enough for."""
    seat = ask.seat
    made = plan(known.copy(), seat)
    found: JSON = {
        "option": option_of(s, ask, made.plays),
        "plays": [_card(s, card) for card in made.plays],
        "keeps": [
            _card(s, card) | {"why": why} | ({} if by < 0 else {"by": s.cat.ids[s.faces[by]]})
            for card, why, by in made.keeps
        ],
        "power": made.power,
        "at_least": made.at_least,
        "whole": made.whole,
        "whole_at_least": made.whole_at_least,
        "prices": [],
    }
    if made.wins:
        found["wins"] = True
    if s.turn.target >= 0:
        found["fight"] = {"seat": s.turn.target} | _missing(s, made, cost_of(s, s.turn.target))
    else:  # T6
        found["prices"] = [
            {"handle": handle(s, card, s.epoch[card])} | _missing(s, made, price(s, card))
            for card in _wares(s, seat)
        ]
    assists = _assists(known, seat)
    if assists:
        found["assists"] = assists
    return found


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


def _missing(s: State, made: Plan, cost: int) -> JSON:
    """How much Power is missing for a price now, after Play all and with the whole hand."""
    return {
        "price": cost,
        "now": max(0, cost - s.turn.power),
        "after": max(0, cost - made.power),
        "whole": max(0, cost - made.whole),
    }


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


def _assists(s: VeiledState, seat: int) -> list[JSON]:
    """What each Assist card of a teammate would add now (K5, S11)."""
    found = []
    for mate in s.mates(seat):
        for card in s.zones[hand(mate)]:
            if not has_assist(s, mate, card):
                continue
            trial = s.copy()
            tried = follow(trial, seat, partial(play_assist, trial, mate, card))
            gives = trial.turn.power - s.turn.power
            one: JSON = _card(s, card) | {"seat": mate, "gives": gives}
            if tried.ending != "done":
                one["at_least"] = True
            found.append(one)
    return found


def _card(s: State, card: int) -> JSON:
    return {"handle": handle(s, card, s.epoch[card]), "id": s.cat.ids[s.faces[card]]}


# --- In another's turn ------------------------------------------------------------------------


def _fight(s: VeiledState) -> JSON:
    """How a Confrontation stands: F3, equal is enough."""
    if s.turn.target < 0:
        return {}
    cost = cost_of(s, s.turn.target)
    return {"power": s.turn.power, "cost": cost, "falls": s.turn.power >= cost}


def _assisted(s: VeiledState, ask: Ask, option: Option) -> JSON:
    """The active player's Power with an Assist card, and whether a Confrontation succeeds."""
    if option is NONE:
        return _fight(s) or {"power": s.turn.power}
    trial = s.copy()
    tried = follow(trial, ask.seat, partial(play_assist, trial, ask.seat, option[1]))
    return _brought(trial, ask.seat, tried) | _fight(trial)


def _blocked(s: VeiledState, ask: Ask, option: Option) -> JSON:
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
    found = _fight(trial)
    if tried.drawn:
        found["draws"] = tried.drawn
    if tried.ending in ("asks", "waits"):
        found["asks"] = True
    return found


def _first_answer(ask: Ask) -> Option:
    """Whichever card pays for it, the Character's cost is the same."""
    return ask.options[0]


def _defended(s: VeiledState, ask: Ask, option: Option) -> JSON:
    """What a Defense brings; without one, what the Attack takes."""
    seat = ask.seat
    if option is NONE:
        loses = _loses(s, ask)
        return {"loses": loses} if loses else {}
    card, saved = (option[1], seat) if option[0] == "card" else option[1]
    trial = s.copy()
    assert ask.attack is not None
    attacked = Scene(seat, ask.source, ask.attack.attacker)
    tried = follow(trial, seat, partial(use_defense, trial, attacked, seat, card, saved))
    found: JSON = {"avoids": True}
    if tried.drawn:
        found["draws"] = tried.drawn
    if tried.ending == "asks":
        found["asks"] = True
    else:
        found["hand"] = tried.drawn + len(trial.zones[hand(seat)]) - len(s.zones[hand(seat)])
        text = s.cat.defense[s.faces[card]]
        if tried.ending != "done" and not (text and _just_draws(text.then)):
            found["at_least"] = True
    return found


def _just_draws(text: tuple[fx.Effect, ...]) -> bool:
    return len(text) == 1 and isinstance(text[0], fx.Draw)


def _loses(s: VeiledState, ask: Ask) -> JSON:
    """What an Attack takes from who lets it happen, where that is plain to see."""
    attack = ask.attack.effect if ask.attack else None
    if attack is None or len(attack.do) != 1:
        return {}
    step = attack.do[0]
    if isinstance(step, fx.GainWeakness) and isinstance(step.n, int):
        enough = len(s.zones[WEAKNESSES]) >= step.n * s.seats  # W1: they go round
        return {"weaknesses": step.n} if enough else {}
    name = _TAKES.get(type(step))
    if name is None or not isinstance(step, fx.Discard | fx.Destroy):
        return {}
    pick = step.pick
    if pick.places != (fx.HAND,) or pick.whose != "you" or pick.up_to or pick.each_of:
        return {}
    fitting = len(of_sort(s, s.zones[hand(ask.seat)], pick.what))
    n = fitting if pick.n == "all" else pick.n
    return {name: min(n, fitting)} if isinstance(n, int) else {}


_TAKES: Final[dict[type, str]] = {fx.Discard: "discard", fx.Destroy: "destroy"}

_LEADS: Final[dict[str, Callable[[VeiledState, Ask, Option], Any]]] = {
    "turn": _acted,
    "announce": _announced,
    "assist": _assisted,
    "block": _blocked,
    "defend": _defended,
}
