"""Confrontations: announcing, Blocks, the outcome (part F), and what changes a Character's cost."""

from __future__ import annotations

from archrivals.engine.language import effects as fx
from archrivals.engine.language.effects import PickEffect
from archrivals.engine.state.asks import NONE, Ask, Option, Steps
from archrivals.engine.state.events import CostRaised
from archrivals.engine.state.flat import (
    UNUSED,
    Gained,
    Over,
    State,
    discard_pile,
    hand,
    hero_zone,
    score_pile,
)

from .counting import allowed, amount, level
from .picking import Scene, choose_player, options_for
from .texts import RUN, Done, each, run
from .triggers import discarded, happens, settle

# --- Cost and target --------------------------------------------------------------------------


def character(s: State, seat: int) -> int:
    """A seat's Character in force: the top card of its stack (S9)."""
    return s.zones[hero_zone(seat)][-1]


def cost_of(s: State, seat: int) -> int:
    """Return the Power it takes to defeat a seat's Character now; never below 0."""
    cost = s.cat.cost[s.faces[character(s, seat)]]
    for whom, n, _ in s.cost_changes:
        if whom == seat:
            cost += n
    for _, _, ability in s.on_event[seat]:
        if isinstance(ability, fx.CharacterCost):
            cost += ability.n
    return max(0, cost)


def targets(s: State, seat: int) -> list[int]:
    """F1, X4: the foe of lowest cost (or Level) must be Confronted; ties are free."""
    foes = s.foes(seat)
    if s.rules.target == "lowest-level":
        weight = {foe: level(s, foe) for foe in foes}
    else:
        weight = {foe: cost_of(s, foe) for foe in foes}
    return [foe for foe in foes if weight[foe] == min(weight.values())]


def announce(s: State, seat: int, target: int) -> Done:
    """T2: the turn is a Confrontation, or (−1) a normal one."""
    s.turn.announced = True
    s.turn.target = target
    s.cause = "T2"
    if target >= 0:
        s.note("confront", seat, [character(s, target)], target)
        for card, _, ability in s.on_event[seat]:
            if isinstance(ability, fx.EveryTurn) and ability.only_if is not None:
                s.wait(seat, card, ability.do)
    return settle(s)


# --- Effects that change a Confrontation ------------------------------------------------------


def _change_cost(s: State, x: Scene, e: fx.ChangeCost) -> Steps[None]:
    seats = [x.you, *s.mates(x.you)] if e.whom == "team" else [x.you]
    seat = yield from choose_player(s, x, "player", seats, e)
    until = -1 if e.until == "turn" else x.you
    raise_cost(s, seat, e.n, until)


def raise_cost(s: State, seat: int, n: int, until: int = -1) -> None:
    """F5: until the end of the turn, or the start of a seat's next turn."""
    s.cost_changes = (*s.cost_changes, (seat, n, until))
    if s.log is not None:
        s.log.append(CostRaised(seat, n, until, s.cause))


def _cancel(s: State, x: Scene, e: fx.CancelConfrontation) -> None:
    """F12, Q26: from now on the turn is a normal one."""
    s.note("cancel", x.you)
    turn = s.turn
    turn.target = -1
    turn.live = [live for live in turn.live if not live[5]]
    turn.awaiting = tuple(waiting for waiting in turn.awaiting if not waiting[3])


def _switch(s: State, x: Scene, e: fx.SwitchTarget) -> Steps[None]:
    """F1: the new target is legal at any cost."""
    others = [foe for foe in s.foes(x.you) if foe != s.turn.target]
    seat = yield from choose_player(s, x, "player", others, e)
    if seat >= 0:
        s.turn.target = seat
        s.note("confront", x.you, [character(s, seat)], seat)


# --- Blocks -----------------------------------------------------------------------------------


def block_window(s: State, target: int) -> Steps[None]:
    """F2, Q24: one Block at a time; teammates may alternate until neither wants more."""
    defenders = [target, *(s.mates(target) if s.rules.share_blocks else ())]
    declined: set[int] = set()
    while len(declined) < len(defenders):
        for seat in defenders:
            if seat in declined:
                continue
            answer = yield from _ask_block(s, seat, target)
            if answer is NONE:
                declined.add(seat)
                s.cause = "F2"
                s.chose(seat, -1, "declined")
                continue
            declined.clear()
            if answer[0] == "use":
                yield from react(s, seat, *answer[1])
            else:
                yield from use_block(s, seat, answer[1], target)


def _ask_block(s: State, seat: int, target: int) -> Steps[Option]:
    cards = [card for card in s.zones[hand(seat)] if s.cat.block[s.faces[card]] is not None]
    options = options_for(s, cards)
    for source, number, ability in s.on_event[seat]:
        if isinstance(ability, fx.WhenConfronted) and (source, number) not in s.turn.used:
            first = ability.price[0]
            if isinstance(first, PickEffect) and allowed(s, Scene(seat, source), first):
                options.append(("use", (source, number)))
    if not options and not s.zones[hand(seat)]:
        return NONE
    answer: Option = yield Ask(seat, "block", character(s, target), (*options, NONE))
    return answer


def use_block(s: State, seat: int, card: int, target: int) -> Steps[None]:
    """F8: discard, value and rider, then what it triggered."""
    block = s.cat.block[s.faces[card]]
    assert block is not None
    s.cause = s.faces[card]
    s.by = seat
    s.note("block", seat, [card])
    s.move(card, discard_pile(seat), how="discard")
    x = Scene(seat, card, seat)
    x.protects = target
    if isinstance(block.amount, fx.VpOf):
        s.note("reveal", seat, s.zones[hand(seat)])
    raise_cost(s, target, amount(s, x, block.amount))
    s.depth += 1
    discarded(s, seat, card, hand(seat), blocking=True)
    yield from each(run(s, x, block.then))
    s.depth -= 1
    yield from each(settle(s))


def react(s: State, seat: int, source: int, number: int) -> Steps[None]:
    """An ability that is used at the time for Blocks (Wonder Woman 3)."""
    ability = next(a for c, n, a in s.on_event[seat] if (c, n) == (source, number))
    assert isinstance(ability, fx.WhenConfronted)
    s.turn.used[source, number] = 1
    s.cause = s.faces[source]
    s.by = seat
    s.note("use", seat, [source], number)
    x = Scene(seat, source, seat)
    s.depth += 1
    yield from each(run(s, x, ability.price))
    if x.did:
        yield from each(run(s, x, ability.do))
    s.depth -= 1
    yield from each(settle(s))


# --- The outcome ------------------------------------------------------------------------------


def outcome(s: State, seat: int) -> Steps[None]:
    """F3: equal is enough. Then nothing more is played this turn (F13)."""
    target = s.turn.target
    cost = cost_of(s, target)
    won = s.turn.power >= cost
    s.cause = "F3"
    s.by = seat
    s.note("outcome", seat, [character(s, target)], (s.turn.power, cost))
    if won:
        yield from defeat(s, seat, target)


def defeat(s: State, seat: int, target: int) -> Steps[None]:
    """Q25: the card moves, G3 is checked, Weaknesses return, then triggers."""
    fallen = character(s, target)
    s.cause = "F4"
    gained = Gained(seat, fallen, taken=True)  # Q36
    s.turn.gained.append(gained)
    s.move(fallen, score_pile(seat), how="defeat", gainer=seat if s.reads_owning(fallen) else -1)
    last = not s.zones[hero_zone(target)]
    if last and s.rules.knock_out == "ends":
        winners = tuple(each for each in range(s.seats) if s.teams[each] == s.teams[seat])
        raise Over("G3", winners)
    happens(s, target, fx.Falls)
    yield from each(settle(s))
    if last:
        _knocked_out(s, seat, target)
    happens(s, seat, fx.Defeats, fallen)
    happens(s, seat, fx.Gains, fallen, gained)
    yield from each(settle(s))


def _knocked_out(s: State, seat: int, target: int) -> None:
    """With three players the loser is out, with their cards (V3, Q29)."""
    s.cause = "V3"
    s.out = s.out | {target}
    s.cost_changes = tuple(each for each in s.cost_changes if target not in (each[0], each[2]))
    s.note("out", target)
    for offset in range(8):
        for card in s.zones[(target + 1) * 8 + offset][:]:
            s.move(card, UNUSED)
    s.turn.live = [live for live in s.turn.live if live[0] != target]
    if s.seats - len(s.out) == 1:
        raise Over("V3", (seat,))


RUN.update(
    {
        fx.ChangeCost: _change_cost,
        fx.CancelConfrontation: _cancel,
        fx.SwitchTarget: _switch,
    }
)
