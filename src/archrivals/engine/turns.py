"""The turn: what may be done, doing it, and the end of the turn (parts T, E, G)."""

from __future__ import annotations

from . import effects as fx
from .asks import Ask, Option, Steps
from .attacks import defend
from .picking import Scene, candidates
from .resolving import (
    PickEffect,
    first_appearance,
    gain,
    holds,
    play_from_hand,
    possible,
    run,
    settle,
    trigger,
)
from .scoring import finish
from .state import (
    LINE_UP,
    MAIN_DECK,
    STACK,
    SUPER_VILLAINS,
    State,
    Turn,
    discard_pile,
    hand,
    in_play,
    on_hero,
)

Done = Steps[None] | None
END: Option = ("end", None)


# --- What may be done -------------------------------------------------------------------------


def turn_ask(s: State) -> Ask:
    """Everything the active player may do now (T3, T4); equal cards are one option."""
    turn = s.turn
    seat = turn.seat
    faces = s.faces
    zones = s.zones
    options: list[Option] = [
        ("play", card) for card in {faces[card]: card for card in zones[hand(seat)]}.values()
    ]
    if s.uses[seat]:
        options += usable(s, seat)
    if turn.power >= s.cat.cheapest:
        options += for_sale(s, seat)
    options.append(END)
    return Ask(seat, "turn", -1, tuple(options))


def for_sale(s: State, seat: int) -> list[Option]:
    """What the Power at hand can buy (T4), defeat (R5) or hunt (H2)."""
    faces = s.faces
    cost = s.cat.cost
    power = s.turn.power
    stack = s.zones[STACK]
    cards = s.zones[LINE_UP] + stack[-1:]
    if s.villain_up:
        cards += s.zones[SUPER_VILLAINS][-1:]
    found: list[Option] = [
        ("buy", card)
        for face, card in {faces[card]: card for card in cards}.items()
        if cost[face] <= power
    ]
    if s.rules.synergy:  # H1: nobody else can take it, so it is not the same as another copy
        found += [("buy", card) for card in s.zones[on_hero(seat)] if cost[faces[card]] <= power]
    if s.rules.hunt and not s.turn.hunt_over:
        found += [("hunt", card) for card in prey(s, seat) if cost[faces[card]] <= power]
    return found


def usable(s: State, seat: int) -> list[Option]:
    """The abilities a seat may use now."""
    used = s.turn.used
    return [
        ("use", (card, number))
        for card, number, ability in s.uses[seat]
        if not ability.limit or used.get((card, number), 0) < ability.limit
        if not why_not_use(s, seat, card, number, ability)
    ]


def why_not_use(s: State, seat: int, card: int, number: int, ability: fx.Use) -> str:
    """Empty when an ability may be used; otherwise the name of what is missing."""
    if ability.limit and s.turn.used.get((card, number), 0) >= ability.limit:
        return "used"
    if ability.pay_power > s.turn.power:
        return "power"
    x = Scene(seat, card, seat)
    if ability.only_if is not None and not holds(s, x, ability.only_if):
        return "condition"
    if ability.price and not payable(s, x, ability.price):
        return "price"
    if not ability.price and not possible(s, x, ability.do):  # a price may make it possible
        return "nothing"
    return ""


def payable(s: State, x: Scene, price: tuple[fx.Effect, ...]) -> bool:
    """Whether a price can be paid in full."""
    for effect in price:
        if isinstance(effect, PickEffect):
            need = effect.pick.n if isinstance(effect.pick.n, int) else 1
            if len(candidates(s, x, effect.pick)) < need:
                return False
    return True


def prey(s: State, seat: int) -> list[int]:
    """H2: Super-Villains in foes' discard piles."""
    return [
        card
        for foe in s.from_seat(seat)[1:]
        for card in s.zones[discard_pile(foe)]
        if s.cat.kind[s.faces[card]] == "super-villain"
    ]


# --- Doing it ---------------------------------------------------------------------------------


def act(s: State, option: Option) -> Done:
    """Carry out one of the turn's options."""
    verb, what = option
    seat = s.turn.seat
    if verb == "play":
        return play_from_hand(s, seat, what)
    if verb == "buy":
        return buy(s, seat, what)
    if verb == "use":
        return use(s, seat, *what)
    if verb == "hunt":
        return hunt(s, seat, what)
    return end_turn(s)


def buy(s: State, seat: int, card: int) -> Done:
    """Pay for a card and gain it (T4, T5); the top Super-Villain is defeated so (R5)."""
    cost = s.cat.cost[s.faces[card]]
    s.turn.power -= cost
    if s.where[card] == SUPER_VILLAINS:
        s.cause = "R5"
        s.villain_up = False
        if s.rules.hunt:  # H2: immune to the next First Appearance
            s.immune = seat
        s.note("defeat", seat, s.seen([card]), cost)
    else:
        s.cause = "T4"
        s.note("buy", seat, s.seen([card]), cost)
    gain(s, seat, card, discard_pile(seat))
    return settle(s) if s.queue else None


def use(s: State, seat: int, card: int, number: int) -> Steps[None]:
    """Use an ability of a card in play or of one's Super Hero (K3, K8, K11)."""
    ability = s.cat.abilities[s.faces[card]][number]
    assert isinstance(ability, fx.Use)
    s.cause = s.faces[card]
    s.note("use", seat, s.seen([card]))
    s.turn.used[card, number] = s.turn.used.get((card, number), 0) + 1
    s.turn.power -= ability.pay_power
    x = Scene(seat, card, seat)
    s.depth += 1
    for part in (ability.price, ability.do):
        steps = run(s, x, part)
        if steps is not None:
            yield from steps
    s.depth -= 1
    more = settle(s)
    if more is not None:
        yield from more


def hunt(s: State, seat: int, card: int) -> Steps[None]:
    """H2, Q32: an Attack on the owner of a defeated Super-Villain; avoided, the Power is kept."""
    owner = s.owner(card)
    s.cause = "H2"
    s.note("hunt", seat, s.seen([card]), owner)
    s.depth += 1
    spared = yield from defend(s, Scene(seat, card, seat), [owner])
    s.depth -= 1
    s.cause = "H2"
    if spared:
        s.turn.hunt_over = True
    elif s.where[card] == discard_pile(owner):
        s.turn.power -= s.cat.cost[s.faces[card]]
        gain(s, seat, card, discard_pile(seat))
    more = settle(s)
    if more is not None:
        yield from more


# --- The end of the turn ----------------------------------------------------------------------


def end_turn(s: State) -> Steps[None]:
    """E1, step by step; at its end the next player's turn has begun."""
    seat = s.turn.seat
    s.cause = "E1"
    s.note("end-turn", seat)
    pile = discard_pile(seat)
    for card in s.zones[hand(seat)][:]:
        s.move(card, pile)  # Q9: no trigger sees it
    clear_played(s, seat)
    s.turn = Turn(-1)  # Q8: from here it is nobody's turn
    s.draw(seat, s.rules.hand)
    if not refill(s):
        finish(s, "G1")
        return
    yield from appear(s)
    if s.rules.villain_stack:
        if not s.zones[SUPER_VILLAINS]:
            finish(s, "G2")
            return
        if not s.villain_up:
            s.villain_up = True
            villain = s.zones[SUPER_VILLAINS][-1]
            s.note("flip", -1, s.seen([villain]))
            yield from first_appearance(s, villain)
            s.immune = -1
            yield from appear(s)
    steps = start_turn(s, (seat + 1) % s.seats)
    if steps is not None:
        yield from steps


def clear_played(s: State, seat: int) -> None:
    """Played cards to the discard pile; borrowed ones go home, Ongoing ones stay (K2)."""
    pile = discard_pile(seat)
    borrowed = s.turn.borrowed
    ongoing = s.cat.ongoing
    faces = s.faces
    for card in s.zones[in_play(seat)][:]:
        if card in borrowed:
            s.move(card, borrowed.pop(card))
        elif not ongoing[faces[card]]:
            s.move(card, pile)


def refill(s: State, rule: str = "E2") -> bool:
    """E2: fill every empty slot; false when one stays empty (G1, Q14)."""
    s.cause = rule
    while len(s.zones[LINE_UP]) < s.rules.line_up:
        if not s.zones[MAIN_DECK]:
            return False
        s.move(s.zones[MAIN_DECK][-1], LINE_UP)
    return True


def appear(s: State) -> Steps[None]:
    """Q33: all slots are filled first, then First Appearances in order of entry."""
    steps = settle(s)
    if steps is not None:
        yield from steps


def start_turn(s: State, seat: int) -> Done:
    """T1: what happens at the start of a turn comes before anything else."""
    s.active = seat
    s.number += 1
    s.turn = Turn(seat)
    s.cause = "T1"
    if s.log is not None:
        s.note("turn", seat, s.number)
    for card, _, ability in s.on_event[seat]:
        if isinstance(ability, fx.EveryTurn) or isinstance(ability.event, fx.TurnStarts):
            trigger(s, seat, card, ability.do)
    return settle(s)
