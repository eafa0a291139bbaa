"""Attacks and Defenses (part A), and the First Appearances that all players answer at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from archrivals.engine.language import effects as fx
from archrivals.engine.state.asks import NONE, Ask, Option, PendingAttack, Steps
from archrivals.engine.state.flat import State, discard_pile, hand, in_play

from .picking import Scene, choose, choose_player, options_for, seats_of
from .resolving import destroy
from .texts import RUN, each, run
from .triggers import discarded, resolve_trigger


def victims(s: State, x: Scene, e: fx.Attack) -> Steps[list[int]]:
    """Return the seats that an Attack hits, in turn order (R1, H2)."""
    whom = e.whom
    seats = seats_of(s, x, whom)
    if whom == fx.EACH_PLAYER:
        return [seat for seat in seats if seat != s.immune]
    if whom == fx.A_FOE:
        x.foe = yield from choose_player(s, x, "player", seats, e)
        return [x.foe] if x.foe >= 0 else []
    return seats


def attack(s: State, x: Scene, e: fx.Attack) -> Steps[None]:
    """All Defenses are decided before anything else happens (Q5)."""
    targets = yield from victims(s, x, e)
    s.note("attack", x.by, [x.card], tuple(targets))
    spared = yield from defend(s, x, targets, e)
    s.by = x.by
    yield from each(run(s, x, e.first))
    hit = [seat for seat in targets if seat not in spared]
    group = GROUP.get(type(e.do[0]))
    if group is not None:
        yield from group(s, x, e.do[0], hit)
        return
    missed = len(spared)
    moved: list[int] = []
    for seat in hit:
        s.by = x.by
        suffering = Scene(seat, x.card, x.by)
        suffering.foe = x.foe
        yield from each(run(s, suffering, e.do))
        missed += not suffering.did
        moved += suffering.done
    x.it = moved
    x.private = False
    if missed:
        yield from each(run(s, x, e.if_any_spared))


# --- Defending --------------------------------------------------------------------------------


def defenses(s: State, seat: int) -> list[int]:
    """The cards a seat could defend with now (A1)."""
    cat = s.cat
    found = []
    for place, zone in (("hand", hand(seat)), ("play", in_play(seat))):
        for card in s.zones[zone]:
            defense = cat.defense[s.faces[card]]
            if defense is not None and defense.place == place and card not in s.turn.borrowed:
                found.append(card)
    return found


def defend(s: State, x: Scene, targets: list[int], e: fx.Attack | None = None) -> Steps[list[int]]:
    """Ask everyone hit at once; who holds a hand is asked, so that the ask reveals nothing (Q5).

    ``e`` is the Attack that they may avoid; a hunt has none (H2).

    Teammates may protect each other (A3): then the asks go round until no one defends any more,
    at most one Defense for each player attacked (Q28).
    """
    spared: list[int] = []
    shown: list[int] = []
    ready = {seat: defenses(s, seat) for seat in range(s.seats)}  # one drawn later is too late
    while True:
        open_ = [seat for seat in targets if seat not in spared]
        attack = PendingAttack(x.by, tuple(open_), _way(x, e), e)
        asks = _defend_asks(s, x, attack, shown, ready)
        if not asks:
            return spared
        answers = yield tuple(asks)
        used = 0
        for ask, answer in zip(asks, answers, strict=True):
            if answer is NONE:
                s.chose(ask.seat, x.card, "declined")
                continue
            card, saved = (answer[1], ask.seat) if answer[0] == "card" else answer[1]
            if saved not in spared:
                used += 1
                spared.append(saved)
                shown.append(card)
                yield from use_defense(s, x, ask.seat, card, saved)
        if not used or not s.rules.share_defenses:
            return spared


def _way(x: Scene, e: fx.Attack | None) -> Literal["play", "first-appearance", "hunt"]:
    if e is None:
        return "hunt"
    return "play" if x.by >= 0 else "first-appearance"


def _defend_asks(
    s: State, x: Scene, attack: PendingAttack, shown: list[int], ready: dict[int, list[int]]
) -> list[Ask]:
    """Return who is asked, and with what; a card serves once an Attack."""
    asks = []
    open_ = attack.victims
    askable: Sequence[int] = open_
    if s.rules.share_defenses:
        sides = {s.teams[seat] for seat in open_}
        order = s.from_seat(x.doer)
        askable = [seat for seat in order if s.teams[seat] in sides]
    for seat in askable:
        here = (hand(seat), in_play(seat))
        found = [c for c in ready[seat] if c not in shown and s.where[c] in here]
        if not found and not s.zones[hand(seat)]:
            continue
        options: list[Option] = []
        if seat in open_:
            options += options_for(s, found)
        for mate in open_ if s.rules.share_defenses else ():
            if mate != seat and s.teams[mate] == s.teams[seat]:
                options += [("shield", (card, mate)) for _, card in options_for(s, found)]
        asks.append(Ask(seat, "defend", x.card, (*options, NONE), attack.effect, attack=attack))
    return asks


def use_defense(s: State, x: Scene, seat: int, card: int, saved: int) -> Steps[None]:
    """Pay the Defense, take its reward (A10), then what avoiding triggers for the saved player."""
    defense = s.cat.defense[s.faces[card]]
    assert defense is not None
    cause = s.cause
    s.note("defend", seat, [card], saved)
    s.cause = s.faces[card]
    s.by = seat
    mine = Scene(seat, card, x.by)
    if not defense.reveal:
        frm = s.where[card]
        s.move(card, discard_pile(seat), how="discard")
        discarded(s, seat, card, frm)
    if defense.others_too:
        others = yield from choose(s, mine, defense, fx.any_number(fx.HAND), s.zones[hand(seat)][:])
        for other in others:
            s.move(other, discard_pile(seat), how="discard")
            discarded(s, seat, other, hand(seat))
        mine.done = others
    yield from each(run(s, mine, defense.then))
    s.cause = cause
    for source, _, ability in s.on_event[saved]:
        if isinstance(ability, fx.When) and isinstance(ability.event, fx.Avoids):
            yield from resolve_trigger(s, (saved, source, ability.do, (source,), -1))


# --- First Appearances that all answer together (A7, Q12) -------------------------------------


def _pass_cards(s: State, x: Scene, e: fx.PassCards, hit: list[int]) -> Steps[None]:
    """All choose before anything moves; a lone card goes left."""
    if len(hit) < 2:
        return
    left = yield from _lay(s, x, "pass-left", e, hit, {})
    right = yield from _lay(s, x, "pass-right", e, hit, left)
    for chosen, step in ((left, 1), (right, -1)):
        for seat, card in chosen.items():
            s.by = seat
            s.move(card, hand(_neighbour(hit, seat, step)))


def _neighbour(hit: list[int], seat: int, step: int) -> int:
    """The next player hit to the left (1) or right (−1)."""
    ring = sorted(hit)
    return ring[(ring.index(seat) + step) % len(ring)]


def _lay(
    s: State, x: Scene, kind: str, e: Any, hit: list[int], taken: dict[int, int]
) -> Steps[dict[int, int]]:
    """Each of them picks a card from hand, besides one taken before, without the others seeing."""
    asks = []
    for seat in hit:
        free = [card for card in s.zones[hand(seat)] if card != taken.get(seat)]
        if free:
            asks.append(Ask(seat, kind, x.card, tuple(options_for(s, free)), e))
    if not asks:
        return {}
    answers: list[Option] = yield tuple(asks)
    return {ask.seat: answer[1] for ask, answer in zip(asks, answers, strict=True)}


def _pass_left(s: State, x: Scene, e: fx.PassLeft, hit: list[int]) -> Steps[None]:
    """To the discard pile of the next player hit; then what it brings them."""
    if len(hit) < 2:
        return
    chosen = yield from _lay(s, x, "pass-left", e, hit, {})
    suffering: set[int] = set()
    for seat, card in chosen.items():
        neighbour = _neighbour(hit, seat, 1)
        s.by = seat
        s.move(card, discard_pile(neighbour))
        if s.cat.cost[s.faces[card]] >= e.min_cost:
            suffering.add(neighbour)
    yield from _do_to(s, x, [seat for seat in hit if seat in suffering], e.do)


def _redeal(s: State, x: Scene, e: fx.Redeal, hit: list[int]) -> Steps[None]:
    """All set cards face down; shuffled together they are dealt out again, as many as were set."""
    rounds: list[dict[int, int]] = []
    for _ in range(e.n):
        taken = {seat: card for laid in rounds for seat, card in laid.items()}
        rounds.append((yield from _lay(s, x, "lay", e, hit, taken)))
    pool = [card for laid in rounds for card in laid.values()]
    mixed = s.random_cards(pool, len(pool))
    s.by = -1
    for laid in rounds:
        for seat in laid:
            s.move(mixed.pop(), hand(seat))


def _lay_face_down(s: State, x: Scene, e: fx.LayFaceDown, hit: list[int]) -> Steps[None]:
    laid = yield from _lay(s, x, "lay", e, hit, {})
    costs = {seat: s.cat.cost[s.faces[card]] for seat, card in laid.items()}
    for seat, card in laid.items():
        s.note("reveal", seat, [card])
    for seat, card in laid.items():
        s.by = seat
        destroy(s, card, seat)
    highest = [seat for seat, cost in costs.items() if cost == max(costs.values())]
    if len(highest) == 1:  # a tie rewards no one
        yield from _do_to(s, x, highest, e.highest)


def _compare_hands(s: State, x: Scene, e: fx.CompareHands, hit: list[int]) -> Steps[None]:
    totals = {seat: sum(s.cat.cost[s.faces[card]] for card in s.zones[hand(seat)]) for seat in hit}
    for seat, total in totals.items():
        s.note("total", seat, n=total)
    most = max(totals.values(), default=0)
    for seat in hit:
        yield from _do_to(s, x, [seat], e.highest if totals[seat] == most else e.others)


def _do_to(s: State, x: Scene, seats: list[int], effects: tuple[fx.Effect, ...]) -> Steps[None]:
    for seat in seats:
        s.by = x.by
        yield from each(run(s, Scene(seat, x.card, x.by), effects))


GROUP: Final[dict[type, Callable[[State, Scene, Any, list[int]], Steps[None]]]] = {
    fx.PassCards: _pass_cards,
    fx.PassLeft: _pass_left,
    fx.Redeal: _redeal,
    fx.LayFaceDown: _lay_face_down,
    fx.CompareHands: _compare_hands,
}

RUN[fx.Attack] = attack
