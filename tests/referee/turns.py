"""The turn: what may be done, doing it, its end, and the end of the game (parts T, E, G)."""

from __future__ import annotations

from archrivals.engine.language import effects as fx

from . import events, fighting, resolving
from .game import (
    LINE_UP,
    MAIN,
    MOST_USES,
    NONE,
    STACK,
    VILLAINS,
    Game,
    Happened,
    Option,
    Over,
    Question,
    Steps,
    Turn,
    Words,
)
from .reading import PICKING, candidates, holds, looks, possible

STALLED_ROUNDS = 100
MOST_ROUNDS = 1000

# --- What may be done -------------------------------------------------------------------------


def question(g: Game) -> Question:
    """Everything the active player may do now."""
    seat = g.turn.seat
    if g.rules.confrontations and not g.turn.announced:  # T2, Q21
        foes = [("confront", foe) for foe in fighting.targets(g, seat)]
        return Question(seat, "announce", -1, (*foes, ("normal", None)))
    hand = g.pile("hand", seat)
    laid = [c for c in g.pile("on-hero", seat) if c != g.turn.laid and not g.rules.synergy]
    binding = [card for card in hand if g.cards[card].binding]  # W4
    options: list[Option] = [("play", card) for card in binding or hand + laid]
    options += [("use", (c, n)) for c, n, a in events.abilities(g, seat) if _usable(g, c, n, a)]
    if g.turn.target < 0:  # T6
        options += for_sale(g, seat)
    if g.rules.assist_on_character and g.turn.laid < 0 and not g.pile("on-hero", seat):  # V4
        options += [("lay", card) for card in hand if resolving.has_assist(g, seat, card)]
    if not g.turn.called and assists_exist(g):  # Q40
        if any(g.pile("hand", mate) for mate in g.mates(seat)):
            options.append(("call", None))
    if not binding and not laid:  # W4, V5
        options.append(("end" if g.turn.target < 0 else "done", None))
    return Question(seat, "turn", -1, tuple(options))


def assists_exist(g: Game) -> bool:
    """Where no card has Assist or gives it, nobody is asked."""
    return g.assists


def price(g: Game, card: int) -> int:
    """What a card takes to buy; Super-Villains may be cheaper for you."""
    less = g.turn.cheaper if g.cards[card].kind == "super-villain" else 0
    return max(0, g.cost(card) - less)


def for_sale(g: Game, seat: int) -> list[Option]:
    """T4: Line-Up, stacks, the face-up Super-Villain; H1: one's Hero card; H2: prey."""
    cards = g.piles[LINE_UP] + g.piles[STACK]
    cards += g.piles[VILLAINS][-1:] if g.villain_up else []
    cards += g.pile("on-hero", seat) if g.rules.synergy else []
    found: list[Option] = [("buy", card) for card in cards if price(g, card) <= g.turn.power]
    if g.rules.hunt and not g.turn.hunt_over:
        for foe in g.order(seat)[1:]:
            for card in g.pile("discard", foe):
                if g.cards[card].kind == "super-villain" and price(g, card) <= g.turn.power:
                    found.append(("hunt", card))
    return found


def _usable(g: Game, card: int, number: int, ability: fx.Ability) -> bool:
    """K8, K11: often enough left, payable, and of some use."""
    if not isinstance(ability, fx.Use):
        return False
    if g.turn.used.get((card, number), 0) >= (ability.limit or MOST_USES):
        return False
    w = Words(g.turn.seat, card, g.turn.seat)
    if ability.pay_power > g.turn.power:
        return False
    if ability.only_if is not None and not holds(g, w, ability.only_if):
        return False
    if not ability.price:
        return possible(g, w, ability.do)
    for step in ability.price:
        if isinstance(step, PICKING):
            n = step.pick.n if isinstance(step.pick.n, int) else 1
            if len(candidates(g, w, step)) < n:
                return False
    return True


# --- Doing it ---------------------------------------------------------------------------------


def act(g: Game, option: Option) -> Steps[None]:
    """One of the turn's options."""
    verb, what = option
    seat = g.turn.seat
    g.texts = 0
    g.turn.called = False
    if verb == "play" and g.where[what] == ("on-hero", seat):
        yield from resolving.play_assist(g, seat, what)  # V5
    elif verb == "play":
        yield from resolving.play_from_hand(g, seat, what)
    elif verb == "buy":
        yield from _buy(g, seat, what)
    elif verb == "use":
        yield from _use(g, seat, *what)
    elif verb == "hunt":
        yield from _hunt(g, seat, what)
    elif verb in ("confront", "normal"):
        yield from fighting.announce(g, seat, what if verb == "confront" else -1)
    elif verb == "lay":
        g.turn.laid = what
        g.put(what, ("on-hero", seat))
    elif verb == "call":
        g.turn.called = not (yield from _call(g, seat))
    elif not (yield from _call(g, seat)):  # Q23: the teammate is asked before it counts
        if verb == "done":
            yield from _done(g, seat)
        yield from end_turn(g)


def _buy(g: Game, seat: int, card: int) -> Steps[None]:
    g.turn.power -= price(g, card)
    if g.where[card] == VILLAINS:
        g.villain_up = False
        if g.rules.hunt:
            g.immune = seat
    bought = g.where[card] == LINE_UP
    yield from resolving.gain_to_pile(g, seat, card, bought=bought)
    yield from events.settle(g)


def _use(g: Game, seat: int, card: int, number: int) -> Steps[None]:
    ability = next(a for c, n, a in events.abilities(g, seat) if (c, n) == (card, number))
    assert isinstance(ability, fx.Use)
    g.turn.used[card, number] = g.turn.used.get((card, number), 0) + 1
    g.turn.power -= ability.pay_power
    w = Words(seat, card, seat)
    g.depth += 1
    yield from resolving.run(g, w, ability.price)
    if ability.per_type:
        w.barred = g.turn.moved_types.setdefault((card, number), set())
    yield from resolving.run(g, w, ability.do)
    if ability.per_type:
        g.turn.moved_types[card, number] |= {g.cards[done].type for done in w.done}
    g.depth -= 1
    yield from events.settle(g)


def _hunt(g: Game, seat: int, card: int) -> Steps[None]:
    """H2: an Attack on the owner; avoided, the Power is kept and the hunting is over."""
    owner = g.owner(card)
    g.depth += 1
    spared = yield from fighting.defend(g, Words(seat, card, seat), [owner])
    g.depth -= 1
    if spared:
        g.turn.hunt_over = True
    elif g.where[card] == ("discard", owner):
        g.turn.power -= price(g, card)
        yield from resolving.gain_to_pile(g, seat, card)  # as if it were on the stack
    yield from events.settle(g)


def _call(g: Game, seat: int) -> Steps[bool]:
    """Q27: whether a teammate plays an Assist card now."""
    if not assists_exist(g):
        return False
    for mate in g.mates(seat):
        if g.pile("hand", mate):
            cards = [c for c in g.pile("hand", mate) if resolving.has_assist(g, mate, c)]
            options: tuple[Option, ...] = tuple(("card", card) for card in cards)
            answer = yield Question(mate, "assist", -1, (*options, NONE))
            if answer != NONE:
                yield from resolving.play_assist(g, mate, answer[1])
                return True
    return False


def _done(g: Game, seat: int) -> Steps[None]:
    """F2: Blocks, the outcome; a Weakness that came late is still played (Q23)."""
    yield from fighting.block_window(g)
    yield from fighting.outcome(g, seat)
    while binding := [card for card in g.pile("hand", seat) if g.cards[card].binding]:
        card = binding[0]
        if len({looks(g, each) for each in binding}) > 1:
            options = tuple(("card", each) for each in binding)
            card = (yield Question(seat, "order", -1, options))[1]
        yield from resolving.play_from_hand(g, seat, card)


# --- The end of the turn ----------------------------------------------------------------------


def end_turn(g: Game) -> Steps[None]:
    """E1, step by step."""
    seat = g.turn.seat
    if g.limit is not None:  # Q34, Q29
        whose = g.limit[1]
        if whose in g.out or g.order(whose)[-1] == seat:
            g.limit = None
    for card in g.pile("hand", seat)[:]:
        g.put(card, ("discard", seat))
    events.record(g, Happened(seat, fx.TurnEnds))
    yield from events.settle(g)
    _put_away(g, seat)
    extra = g.turn.extra
    g.turn = Turn(-1)
    g.cost_changes = [change for change in g.cost_changes if change[2] >= 0]
    g.draw(seat, g.rules.hand + extra)
    if not refill(g):
        raise Over("G1")
    if g.rules.hidden_villains and not g.piles[MAIN]:  # H3: played until the main deck is empty
        raise Over("H3")
    _check_stalled(g)
    yield from events.settle(g)
    if g.rules.villain_stack:
        if not g.piles[VILLAINS]:
            raise Over("G2")
        if not g.villain_up:
            g.villain_up = True
            yield from events.first_appearance(g, g.piles[VILLAINS][-1])
            g.immune = -1
            yield from events.settle(g)
    after = [other for other in g.order(seat) if other != seat]
    yield from start_turn(g, after[0])


def _put_away(g: Game, seat: int) -> None:
    """Borrowed cards go home, Ongoing ones stay; a teammate's Assist cards leave too (E3)."""
    for card in g.pile("in-play", seat)[:]:
        if card in g.turn.borrowed:
            g.put(card, g.turn.borrowed.pop(card))
        elif not g.cards[card].ongoing:
            g.put(card, ("discard", seat))
    for card in g.turn.assists:
        owner = g.owner(card)
        if owner >= 0 and g.where[card] == ("in-play", owner) and not g.cards[card].ongoing:
            g.put(card, ("discard", owner))


def refill(g: Game) -> bool:
    """E2: every empty slot; false when one stays empty (G1)."""
    while len(g.piles[LINE_UP]) < resolving.line_up_size(g):
        if not resolving.enter_line_up(g):
            return False
    return True


def _check_stalled(g: Game) -> None:
    """Q39: nothing has left the main deck, the stacks or a Character for 100 rounds, or 1,000."""
    heroes = sum(len(g.pile("hero", seat)) for seat in range(g.seats))
    left = (len(g.piles[MAIN]), len(g.piles[STACK]), len(g.piles[VILLAINS]), heroes)
    g.quiet_rounds = g.quiet_rounds + 1 if left == g.left else 0
    g.left = left
    if g.quiet_rounds >= STALLED_ROUNDS * g.seats or g.number >= MOST_ROUNDS * g.seats:
        raise Over("Q39")


def start_turn(g: Game, seat: int) -> Steps[None]:
    """T1: what happens at the start of a turn."""
    g.active = seat
    g.number += 1
    g.turn = Turn(seat)
    g.cost_changes = [change for change in g.cost_changes if change[2] not in (-1, seat)]
    for card, _, ability in events.abilities(g, seat):
        every = isinstance(ability, fx.EveryTurn) and ability.only_if is None
        start = isinstance(ability, fx.When) and isinstance(ability.event, fx.TurnStarts)
        if isinstance(ability, fx.EveryTurn | fx.When) and (every or start):
            events.at_once_or_wait(g, seat, card, ability.do)
    yield from events.settle(g)
