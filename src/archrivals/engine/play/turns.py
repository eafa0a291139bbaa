"""The turn: what may be done, doing it, and the end of the turn (parts T, E, G)."""

from __future__ import annotations

from archrivals.engine.language import effects as fx
from archrivals.engine.language.effects import PickEffect
from archrivals.engine.state.asks import NONE, Ask, Option, Steps
from archrivals.engine.state.flat import (
    LINE_UP,
    MAIN_DECK,
    STACK,
    SUPER_VILLAINS,
    State,
    Turn,
    discard_pile,
    hand,
    hero_zone,
    in_play,
    on_hero,
)

from .attacks import defend
from .confronting import announce, block_window, outcome, targets
from .counting import holds, possible
from .picking import Scene, candidates, options_for
from .playing import play_assist, play_from_hand, with_assist
from .resolving import enter_line_up, gain_to_pile, line_up_size
from .scoring import finish
from .texts import Done, each, run
from .triggers import first_appearance, happens, settle, trigger

MOST_USES = 50
"""How often a turn an ability without a limit of its own can be used, on any card."""

STALLED_ROUNDS = 100
MOST_ROUNDS = 1000
"""How long a table may be stuck, and how long a game may last (Q39)."""

PER_TYPE = 1000
"""Where a turn keeps the card types that an ability has moved."""

END: Option = ("end", None)
DONE: Option = ("done", None)
NORMAL: Option = ("normal", None)
CALL: Option = ("call", None)


# --- What may be done -------------------------------------------------------------------------


def turn_ask(s: State) -> Ask:
    """Everything the active player may do now (T3, T4); equal cards are one option."""
    if s.rules.confrontations or s.cat.binds:
        return full_ask(s)
    turn = s.turn
    seat = turn.seat
    faces = s.faces
    zones = s.zones
    options: list[Option] = [
        ("play", card) for card in {faces[card]: card for card in zones[hand(seat)]}.values()
    ]
    if s.uses[seat]:
        options += usable(s, seat)
    if turn.power + turn.cheaper >= s.cat.cheapest:
        options += for_sale(s, seat)
    options.append(END)
    return Ask(seat, "turn", -1, tuple(options))


def full_ask(s: State) -> Ask:
    """The turn with all that other boxes add: first the announcement (T2, Q21), then the rest."""
    turn = s.turn
    seat = turn.seat
    rules = s.rules
    if rules.confrontations and not turn.announced:
        foes: list[Option] = [("confront", foe) for foe in targets(s, seat)]
        return Ask(seat, "announce", -1, (*foes, NORMAL))
    held = s.zones[hand(seat)]
    cat = s.cat
    binding = [card for card in held if cat.cards[s.faces[card]].binding] if cat.binds else []
    laid = []  # V5; a Hero card that lies there by H1 is for sale
    if rules.assist_on_character:
        laid = [card for card in s.zones[on_hero(seat)] if card != turn.laid]
    playable = binding or held + laid
    options: list[Option] = [("play", card) for _, card in options_for(s, playable)]
    options += usable(s, seat)
    if turn.target < 0 and turn.power >= s.cat.cheapest:  # T6
        options += for_sale(s, seat)
    if rules.assist_on_character and turn.laid < 0 and not s.zones[on_hero(seat)]:  # V4
        options += [("lay", card) for _, card in options_for(s, with_assist(s, seat, held))]
    if may_call(s, seat):
        options.append(CALL)
    if not binding and not laid:  # W4, V5
        options.append(END if turn.target < 0 else DONE)
    return Ask(seat, "turn", -1, tuple(options))


def for_sale(s: State, seat: int) -> list[Option]:
    """Return the options to buy (T4), defeat (R5) or hunt (H2) with the Power at hand."""
    faces = s.faces
    cost = s.cat.cost
    power = s.turn.power
    stack = s.zones[STACK]
    offered = {faces[card]: card for card in s.zones[LINE_UP]}
    stacked = {faces[card]: card for card in (stack if s.cat.stacks > 1 else stack[-1:])}
    found: list[Option] = [
        ("buy", card)
        for face, card in (*offered.items(), *stacked.items())  # a copy in each is bought from each
        if cost[face] <= power or (s.turn.cheaper and price(s, card) <= power)
    ]
    if s.villain_up:
        top = s.zones[SUPER_VILLAINS][-1]
        if cost[faces[top]] <= power or (s.turn.cheaper and price(s, top) <= power):
            found.append(("buy", top))
    if s.rules.synergy:  # H1: no other player can take it, so it is not the same as another copy
        found += [("buy", card) for card in s.zones[on_hero(seat)] if cost[faces[card]] <= power]
    if s.rules.hunt and not s.turn.hunt_over:
        found += [("hunt", card) for card in prey(s, seat) if price(s, card) <= power]
    return found


def price(s: State, card: int) -> int:
    """Return the price of a card: its cost, a Super-Villain perhaps less (Green Arrow's Bow)."""
    cost = s.cat.cost[s.faces[card]]
    if s.turn.cheaper and s.cat.kind[s.faces[card]] == "super-villain":
        return max(0, cost - s.turn.cheaper)
    return cost


def usable(s: State, seat: int) -> list[Option]:
    """The abilities a seat may use now."""
    used = s.turn.used
    return [
        ("use", (card, number))
        for card, number, ability in s.uses[seat]
        if (card, number) not in used or ability.limit != 1
        if not why_not_use(s, seat, card, number, ability)
    ]


def why_not_use(s: State, seat: int, card: int, number: int, ability: fx.Use) -> str:
    """Empty when an ability may be used; otherwise the name of the missing part."""
    if s.turn.used.get((card, number), 0) >= (ability.limit or MOST_USES):
        return "used"
    if ability.pay_power > s.turn.power:
        return "power"
    x = Scene(seat, card, seat)
    if ability.only_if is not None and not holds(s, x, ability.only_if):
        return "condition"
    if ability.price:
        return "" if payable(s, x, ability.price) else "price"
    if not possible(s, x, ability.do):  # with a price, the price may make it possible
        return "nothing"
    return ""


def payable(s: State, x: Scene, price: tuple[fx.Effect, ...]) -> bool:
    """Return whether a price can be paid in full."""
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
    s.work = 0
    s.by = seat
    s.turn.called = False
    if verb == "play":
        if s.rules.assist_on_character and s.where[what] == on_hero(seat):
            return play_assist(s, seat, what)  # V5
        return play_from_hand(s, seat, what)
    if verb == "buy":
        return buy(s, seat, what)
    if verb == "use":
        return use(s, seat, *what)
    if verb == "hunt":
        return hunt(s, seat, what)
    if verb in ("confront", "normal"):
        return announce(s, seat, what if verb == "confront" else -1)
    if verb == "lay":
        return lay_assist(s, seat, what)
    if verb == "call":
        return called(s, seat)
    if verb == "done":
        return done(s, seat)
    return last_call(s, seat) if s.teamed else end_turn(s)


def buy(s: State, seat: int, card: int) -> Done:
    """Pay for a card and gain it (T4, T5)."""
    face = s.faces[card]
    if s.cat.kind[face] == "super-villain":
        return defeat_villain(s, seat, card)
    s.turn.power -= s.cat.cost[face]
    s.cause = "T4"
    if s.log is not None:
        s.note("buy", seat, [card], s.cat.cost[face])
    steps = gain_to_pile(s, seat, card, bought=s.where[card] == LINE_UP)
    if steps is not None:
        return _bought(s, steps)
    return settle(s) if s.queue or s.turn.awaiting else None


def defeat_villain(s: State, seat: int, card: int) -> Done:
    """R5, Q33: to buy a Super-Villain is to defeat it."""
    cost = price(s, card)
    s.turn.power -= cost
    if s.where[card] == SUPER_VILLAINS:
        s.villain_up = False
        if s.rules.hunt:  # H2: immune to the next First Appearance
            s.immune = seat
    s.cause = "R5"
    s.note("defeat", seat, [card], cost)
    steps = gain_to_pile(s, seat, card, bought=s.where[card] == LINE_UP)
    return _bought(s, each(steps))


def _bought(s: State, steps: Steps[None]) -> Steps[None]:
    yield from steps
    yield from each(settle(s))


def lay_assist(s: State, seat: int, card: int) -> Done:
    """V4: an Assist card onto one's own Character, for the next turn."""
    s.cause = "V4"
    s.turn.laid = card
    s.move(card, on_hero(seat))
    return None


# --- Teammates --------------------------------------------------------------------------------


def may_call(s: State, seat: int) -> bool:
    """Q40: a call in vain can be repeated only after something else has been done.

    Where no card has Assist or gives it, no one is asked.
    """
    if not s.teamed or s.turn.called or not s.cat.assists:
        return False
    return any(s.zones[hand(mate)] for mate in s.mates(seat))


def call(s: State, seat: int) -> Steps[bool]:
    """Q27: ask the teammates whether one of them plays an Assist card now; whether one did."""
    if not s.cat.assists:
        return False
    for mate in s.mates(seat):
        held = s.zones[hand(mate)]
        if not held:
            continue
        cards = with_assist(s, mate, held)
        answer = yield Ask(mate, "assist", -1, (*options_for(s, cards), NONE))
        if answer is not NONE:
            yield from play_assist(s, mate, answer[1])
            return True
        s.cause = "K5"
        s.chose(mate, -1, "declined")
    return False


def called(s: State, seat: int) -> Steps[None]:
    """The active player asks for help."""
    s.turn.called = not (yield from call(s, seat))


def last_call(s: State, seat: int) -> Steps[None]:
    """Q23: the teammate is asked before the end counts; if an Assist comes, the turn goes on."""
    if not (yield from call(s, seat)):
        yield from end_turn(s)


def done(s: State, seat: int) -> Steps[None]:
    """F2: the confronter is done; Blocks, the outcome, the end of the turn."""
    if (yield from call(s, seat)) or s.turn.target < 0:
        return
    s.cause = "F2"
    s.by = seat
    s.note("done", seat, n=s.turn.power)
    yield from block_window(s, s.turn.target)
    yield from outcome(s, seat)
    yield from late_weaknesses(s, seat)
    yield from end_turn(s)


def late_weaknesses(s: State, seat: int) -> Steps[None]:
    """Q23: what must be played before all else (W4) is played even if it came after "done"."""
    while True:
        binding = [card for card in s.zones[hand(seat)] if s.cat.cards[s.faces[card]].binding]
        if not binding:
            return
        s.by = seat
        options = tuple(options_for(s, binding))
        answer = options[0]
        if len(options) > 1:
            answer = yield Ask(seat, "order", -1, options)
            s.chose(seat, answer[1], "order")
        yield from each(play_from_hand(s, seat, answer[1]))


# --- Using and hunting ------------------------------------------------------------------------


def use(s: State, seat: int, card: int, number: int) -> Steps[None]:
    """Use an ability of a card in play or of one's Super Hero (K3, K8, K11)."""
    ability = next(a for c, n, a in s.uses[seat] if (c, n) == (card, number))
    s.cause = s.faces[card]
    s.note("use", seat, [card], number)
    s.turn.used[card, number] = s.turn.used.get((card, number), 0) + 1
    if ability.pay_power:
        pay(s, seat, card, ability.pay_power)
    x = Scene(seat, card, seat)
    s.depth += 1
    yield from each(run(s, x, ability.price))
    key = (card, PER_TYPE + number)
    if ability.per_type:
        x.barred = s.turn.used.get(key, frozenset())
    yield from each(run(s, x, ability.do))
    if ability.per_type:
        moved = {s.cat.type[s.faces[done]] for done in x.done}
        s.turn.used[key] = x.barred | moved
    s.depth -= 1
    yield from each(settle(s))


def pay(s: State, seat: int, card: int, n: int) -> None:
    """Q17: Power for an ability or a hunt; a purchase records its price itself."""
    s.turn.power -= n
    s.note("pay", seat, [card], n)


def hunt(s: State, seat: int, card: int) -> Steps[None]:
    """H2, Q32: an Attack on the owner of a defeated Super-Villain; avoided, the Power is kept."""
    owner = s.owner(card)
    s.cause = "H2"
    s.note("hunt", seat, [card], owner)
    s.depth += 1
    spared = yield from defend(s, Scene(seat, card, seat), [owner])
    s.depth -= 1
    s.cause = "H2"
    s.by = seat
    if spared:
        s.turn.hunt_over = True
    elif s.where[card] == discard_pile(owner):
        pay(s, seat, card, price(s, card))
        yield from each(gain_to_pile(s, seat, card))  # as if it were on the stack
    yield from each(settle(s))


# --- The end of the turn ----------------------------------------------------------------------


def end_turn(s: State) -> Steps[None]:
    """E1, step by step; at its end the next player's turn has begun."""
    seat = s.turn.seat
    s.cause = "E1"
    s.note("end-turn", seat)
    s.by = -1
    if s.limit is not None and (s.limit[1] in s.out or s.from_seat(s.limit[1])[-1] == seat):
        s.limit = None  # Q34: it ends with this announcement; Q29: with the turn
    s.move_all(hand(seat), discard_pile(seat))  # Q9: no trigger sees it
    turn = s.turn
    if turn.live or s.on_event[seat] or turn.granted or turn.awaiting or turn.controls:
        yield from ending(s, seat)
    clear_played(s, seat)
    extra = turn.extra
    s.turn = Turn(-1)  # Q8: from here on no player has the turn
    if s.cost_changes:
        s.cost_changes = tuple(change for change in s.cost_changes if change[2] >= 0)
    s.cause = "E1"
    s.draw(seat, s.rules.hand + extra)
    if not refill(s):
        finish(s, "G1")
        return
    if s.rules.hidden_villains and not s.zones[MAIN_DECK]:
        finish(s, "H3")
        return
    if stalled(s):
        finish(s, "Q39")
        return
    if s.appearing:
        yield from each(settle(s))  # Q33: all slots are filled first, then First Appearances
    if s.rules.villain_stack:
        if not s.zones[SUPER_VILLAINS]:
            finish(s, "G2")
            return
        if not s.villain_up:
            s.villain_up = True
            villain = s.zones[SUPER_VILLAINS][-1]
            s.note("flip", -1, [villain])
            yield from first_appearance(s, villain)
            s.immune = -1
            yield from each(settle(s))
    yield from each(start_turn(s, s.next_seat(seat)))


def stalled(s: State) -> bool:
    """Q39: whether nothing has left main deck and stacks for so long that nothing will.

    A card can return to its stack and leave it again without end, so every game also has a last
    round.
    """
    zones = s.zones
    standing = sum([len(zones[hero_zone(seat)]) for seat in range(s.seats)])
    left = (len(zones[MAIN_DECK]), len(zones[STACK]), len(zones[SUPER_VILLAINS]), standing)
    s.idle = s.idle + 1 if left == s.progress else 0
    s.progress = left
    return s.idle >= STALLED_ROUNDS * s.seats or s.number >= MOST_ROUNDS * s.seats


def ending(s: State, seat: int) -> Steps[None]:
    """Carry out the end of the turn: abilities, and texts of played cards."""
    granted, s.turn.granted = s.turn.granted, ()
    happens(s, seat, fx.TurnEnds)
    yield from each(settle(s))
    s.turn.awaiting = ()
    changed = {granter for granter, _, _ in granted} | ({seat} if s.turn.controls else set())
    s.turn.controls = ()
    for other in changed:
        s.stand(other)


def clear_played(s: State, seat: int) -> None:
    """Played cards to the discard pile; borrowed ones go home, Ongoing ones stay (K2).

    A teammate's Assist cards leave with them, to their owner's pile (E3).
    """
    pile = discard_pile(seat)
    borrowed = s.turn.borrowed
    ongoing = s.cat.ongoing
    faces = s.faces
    played = s.zones[in_play(seat)]
    if not borrowed and not any(ongoing[faces[card]] for card in played):
        s.move_all(in_play(seat), pile)
    else:
        for card in played[:]:
            if card in borrowed:
                s.move(card, borrowed.pop(card), how="return")
            elif not ongoing[faces[card]]:
                s.move(card, pile)
    for card in s.turn.assists:
        owner = s.owner(card)
        if owner >= 0 and s.where[card] == in_play(owner) and not ongoing[faces[card]]:
            s.move(card, discard_pile(owner))


def refill(s: State, rule: str = "E2") -> bool:
    """E2: fill every empty slot; false when one stays empty (G1, Q14)."""
    s.cause = rule
    size = line_up_size(s)
    while len(s.zones[LINE_UP]) < size:
        if not enter_line_up(s):
            return False
    return True


def start_turn(s: State, seat: int) -> Done:
    """T1: what happens at the start of a turn comes before anything else."""
    s.active = seat
    s.number += 1
    s.turn = Turn(seat)
    s.cause = "T1"
    s.by = -1
    if s.cost_changes:  # those that last until this turn; F5: and those made between turns
        s.cost_changes = tuple(change for change in s.cost_changes if change[2] not in (-1, seat))
    if s.log is not None:
        s.note("turn", seat, n=s.number)
    for card, _, ability in s.on_event[seat]:
        if isinstance(ability, fx.EveryTurn):
            if ability.only_if is None:
                trigger(s, seat, card, ability.do)
        elif isinstance(ability, fx.When) and isinstance(ability.event, fx.TurnStarts):
            trigger(s, seat, card, ability.do)
    return settle(s)
