"""Attacks and Defenses (part A), and the First Appearances that all players answer at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from . import effects as fx
from .asks import NONE, Ask, Option, Steps
from .picking import Scene, choose, options_for
from .resolving import RUN, resolve_trigger, run
from .state import DESTROYED, State, discard_pile, hand, in_play


def victims(s: State, x: Scene, whom: fx.Whom) -> list[int]:
    """Whom an Attack hits, in turn order (R1); immunity covers one First Appearance (H2)."""
    seats = s.from_seat(x.you)
    if whom == fx.EACH_FOE:
        return seats[1:]
    return [seat for seat in seats if seat != s.immune]


def attack(s: State, x: Scene, e: fx.Attack) -> Steps[None]:
    """All Defenses are decided before anything else happens (Q5)."""
    targets = victims(s, x, e.whom)
    s.note("attack", x.by, s.seen([x.card]), tuple(targets))
    spared = yield from defend(s, x, targets)
    steps = run(s, x, e.first)
    if steps is not None:
        yield from steps
    hit = [seat for seat in targets if seat not in spared]
    group = GROUP.get(type(e.do[0]))
    if group is not None:
        yield from group(s, x, e.do[0], hit)
        return
    missed = len(spared)
    for seat in hit:
        suffering = Scene(seat, x.card, x.by)
        steps = run(s, suffering, e.do)
        if steps is not None:
            yield from steps
        missed += not suffering.did
    if missed:
        steps = run(s, x, e.if_any_spared)
        if steps is not None:
            yield from steps


# --- Defending --------------------------------------------------------------------------------


def defenses(s: State, seat: int) -> list[int]:
    """The cards a seat could defend with now (A1)."""
    cat = s.cat
    found = []
    for place, zone in (("hand", hand(seat)), ("play", in_play(seat))):
        for card in s.zones[zone]:
            defense = cat.defense[s.faces[card]]
            if defense is not None and defense.place == place:
                found.append(card)
    return found


def defend(s: State, x: Scene, targets: list[int]) -> Steps[list[int]]:
    """Ask everyone hit at once; who holds a hand is asked, so that nothing is told by it (Q5)."""
    asks = []
    for seat in targets:
        found = defenses(s, seat)
        if found or s.zones[hand(seat)]:
            options = (*options_for(s, found), NONE)
            asks.append(Ask(seat, "defend", x.card, options))
    if not asks:
        return []
    answers = yield tuple(asks)
    spared = []
    for ask, answer in zip(asks, answers, strict=True):
        if answer is not NONE:
            spared.append(ask.seat)
            yield from use_defense(s, x, ask.seat, answer[1])
    return spared


def use_defense(s: State, x: Scene, seat: int, card: int) -> Steps[None]:
    """Pay the Defense, take its reward (A10), then what avoiding triggers."""
    defense = s.cat.defense[s.faces[card]]
    assert defense is not None
    cause = s.cause
    s.note("defend", seat, s.seen([card]))
    s.cause = s.faces[card]
    mine = Scene(seat, card, x.by)
    s.move(card, discard_pile(seat))
    if defense.others_too:
        others = yield from choose(s, mine, defense, fx.any_number(fx.HAND), s.zones[hand(seat)][:])
        for other in others:
            s.move(other, discard_pile(seat))
        mine.done = others
    steps = run(s, mine, defense.then)
    if steps is not None:
        yield from steps
    s.cause = cause
    for source, _, ability in s.on_event[seat]:
        if isinstance(ability, fx.When) and isinstance(ability.event, fx.Avoids):
            yield from resolve_trigger(s, (seat, source, ability.do, (source,)))


# --- First Appearances that all answer together (A7, Q12) -------------------------------------


def _pass_cards(s: State, x: Scene, e: fx.PassCards, hit: list[int]) -> Steps[None]:
    """All choose before anything moves; a lone card goes left."""
    if len(hit) < 2:
        return
    left = yield from _lay(s, x, e, hit, {})
    right = yield from _lay(s, x, e, hit, left)
    ring = sorted(hit)
    for chosen, step in ((left, 1), (right, -1)):
        for seat in hit:
            if seat in chosen:
                neighbour = ring[(ring.index(seat) + step) % len(ring)]
                s.move(chosen[seat], hand(neighbour))


def _lay(
    s: State, x: Scene, e: Any, hit: list[int], taken: dict[int, int]
) -> Steps[dict[int, int]]:
    """Each of them picks a card from hand, beside one taken before, without the others seeing."""
    asks = []
    for seat in hit:
        free = [card for card in s.zones[hand(seat)] if card != taken.get(seat)]
        if free:
            kind = (
                "lay" if isinstance(e, fx.LayFaceDown) else "pass-right" if taken else "pass-left"
            )
            asks.append(Ask(seat, kind, x.card, tuple(options_for(s, free)), e))
    if not asks:
        return {}
    answers: list[Option] = yield tuple(asks)
    return {ask.seat: answer[1] for ask, answer in zip(asks, answers, strict=True)}


def _lay_face_down(s: State, x: Scene, e: fx.LayFaceDown, hit: list[int]) -> Steps[None]:
    laid = yield from _lay(s, x, e, hit, {})
    costs = {seat: s.cat.cost[s.faces[card]] for seat, card in laid.items()}
    for seat, card in laid.items():
        s.note("reveal", seat, s.seen([card]))
    for card in laid.values():
        s.move(card, DESTROYED)
    highest = [seat for seat, cost in costs.items() if cost == max(costs.values())]
    if len(highest) == 1:  # a tie rewards nobody
        yield from _do_to(s, x, highest, e.highest)


def _compare_hands(s: State, x: Scene, e: fx.CompareHands, hit: list[int]) -> Steps[None]:
    totals = {seat: sum(s.cat.cost[s.faces[card]] for card in s.zones[hand(seat)]) for seat in hit}
    for seat, total in totals.items():
        s.note("total", seat, total)
    most = max(totals.values(), default=0)
    for seat in hit:
        yield from _do_to(s, x, [seat], e.highest if totals[seat] == most else e.others)


def _do_to(s: State, x: Scene, seats: list[int], effects: tuple[fx.Effect, ...]) -> Steps[None]:
    for seat in seats:
        steps = run(s, Scene(seat, x.card, x.by), effects)
        if steps is not None:
            yield from steps


GROUP: Final[dict[type, Callable[[State, Scene, Any, list[int]], Steps[None]]]] = {
    fx.PassCards: _pass_cards,
    fx.LayFaceDown: _lay_face_down,
    fx.CompareHands: _compare_hands,
}

RUN[fx.Attack] = attack
