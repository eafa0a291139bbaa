"""Attacks and Defenses (part A), First Appearances, Confrontations and Blocks (part F)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from archrivals.engine.language import effects as fx

from . import events, resolving
from .game import (
    NONE,
    UNUSED,
    Acquired,
    Game,
    Happened,
    Option,
    Over,
    Question,
    Steps,
    Words,
)
from .reading import (
    PICKING,
    amount,
    candidates,
    pick_cards,
    pick_player,
    seats,
)

# --- Attacks ----------------------------------------------------------------------------------


def attack(g: Game, w: Words, e: fx.Attack) -> Steps[None]:
    """All Defenses are decided before anything else happens (Q5)."""
    victims = seats(g, w, e.whom)
    if e.whom == "each-player":
        victims = [seat for seat in victims if seat != g.immune]  # H2
    if e.whom == "a-foe":
        w.foe = yield from pick_player(g, w, victims)
        victims = [w.foe] if w.foe >= 0 else []
    spared = yield from defend(g, w, victims)
    yield from resolving.run(g, w, e.first)
    hit = [seat for seat in victims if seat not in spared]
    if type(e.do[0]) in TOGETHER:
        yield from TOGETHER[type(e.do[0])](g, w, e.do[0], hit)
        return
    missed = bool(spared)
    moved: list[int] = []
    for seat in hit:
        theirs = Words(seat, w.card, w.by, foe=w.foe)
        yield from resolving.run(g, theirs, e.do)
        missed = missed or not theirs.did
        moved += theirs.done
    w.it = moved
    w.secret = False
    if missed:
        yield from resolving.run(g, w, e.if_any_spared)


def defenses(g: Game, seat: int) -> list[int]:
    """The Defense cards a seat could use: from hand, or from play if they say so (A1)."""
    found = []
    for place, name in (("hand", "hand"), ("play", "in-play")):
        for card in g.pile(name, seat):
            defense = g.cards[card].defense
            if defense is not None and defense.place == place and card not in g.turn.borrowed:
                found.append(card)
    return found


def defend(g: Game, w: Words, victims: list[int]) -> Steps[list[int]]:
    """Everyone hit is asked at once, and where teammates share Defenses, again (A3, Q28)."""
    ready = {seat: defenses(g, seat) for seat in range(g.seats)}
    spared: list[int] = []
    served: list[int] = []
    while True:
        open_ = [seat for seat in victims if seat not in spared]
        asked = open_
        if g.rules.share_defenses:
            start = w.by if w.by >= 0 else w.you
            sides = [g.teams[seat] for seat in open_]
            asked = [seat for seat in g.order(start) if g.teams[seat] in sides]
        questions = [_defense_question(g, w, seat, open_, ready[seat], served) for seat in asked]
        put = [question for question in questions if question is not None]
        if not put:
            return spared
        answers = yield put
        used = False
        for question, answer in zip(put, answers, strict=True):
            if answer == NONE:
                continue
            card, saved = answer[1] if answer[0] == "shield" else (answer[1], question.seat)
            if saved in spared:
                continue
            used = True
            spared.append(saved)
            served.append(card)
            yield from _use_defense(g, w, question.seat, card, saved)
        if not used or not g.rules.share_defenses:
            return spared


def _defense_question(
    g: Game, w: Words, seat: int, open_: list[int], ready: list[int], served: list[int]
) -> Question | None:
    """Who holds a hand is asked, so that nothing is told by it (Q5)."""
    here = [("hand", seat), ("in-play", seat)]
    found = [card for card in ready if card not in served and g.where[card] in here]
    if not found and not g.pile("hand", seat):
        return None
    options: list[Option] = [("card", card) for card in found] if seat in open_ else []
    if g.rules.share_defenses:
        mates = [mate for mate in open_ if mate in g.mates(seat)]
        options += [("shield", (card, mate)) for mate in mates for card in found]
    return Question(seat, "defend", w.card, (*options, NONE))


def _use_defense(g: Game, w: Words, seat: int, card: int, saved: int) -> Steps[None]:
    """Price and reward are the user's, the avoiding is the saved player's (A10, Q28)."""
    defense = g.cards[card].defense
    assert defense is not None
    mine = Words(seat, card, w.by)
    if not defense.reveal:
        resolving.discard_card(g, seat, card)
    if defense.others_too:
        pick = fx.any_number(fx.HAND)
        mine.done = yield from pick_cards(g, mine, defense, pick, g.pile("hand", seat)[:])
        for other in mine.done:
            resolving.discard_card(g, seat, other)
    yield from resolving.run(g, mine, defense.then)
    yield from events.avoided(g, saved)


# --- First Appearances that all answer together (A7, Q12) -------------------------------------


def _lay(
    g: Game, w: Words, kind: str, hit: list[int], taken: dict[int, int]
) -> Steps[dict[int, int]]:
    """Everyone hit picks a card from hand, before any is shown."""
    questions = []
    for seat in hit:
        free = [card for card in g.pile("hand", seat) if card != taken.get(seat)]
        if free:
            options = tuple(("card", card) for card in free)
            questions.append(Question(seat, kind, w.card, options))
    if not questions:
        return {}
    answers = yield questions
    return {q.seat: answer[1] for q, answer in zip(questions, answers, strict=True)}


def _beside(hit: list[int], seat: int, step: int) -> int:
    """The next player hit to the left (1) or right (−1)."""
    ring = sorted(hit)
    return ring[(ring.index(seat) + step) % len(ring)]


def _pass_cards(g: Game, w: Words, e: fx.PassCards, hit: list[int]) -> Steps[None]:
    if len(hit) < 2:
        return
    left = yield from _lay(g, w, "pass-left", hit, {})
    right = yield from _lay(g, w, "pass-right", hit, left)
    for seat, card in left.items():
        g.put(card, ("hand", _beside(hit, seat, 1)))
    for seat, card in right.items():
        g.put(card, ("hand", _beside(hit, seat, -1)))


def _pass_left(g: Game, w: Words, e: fx.PassLeft, hit: list[int]) -> Steps[None]:
    if len(hit) < 2:
        return
    given = yield from _lay(g, w, "pass-left", hit, {})
    for seat, card in given.items():
        g.put(card, ("discard", _beside(hit, seat, 1)))
    received = {_beside(hit, seat, 1): card for seat, card in given.items()}
    for seat in hit:
        if seat in received and g.cost(received[seat]) >= e.min_cost:
            yield from resolving.run(g, Words(seat, w.card, w.by), e.do)


def _redeal(g: Game, w: Words, e: fx.Redeal, hit: list[int]) -> Steps[None]:
    laid: list[tuple[int, int]] = []
    for _ in range(e.n):
        for seat, card in (yield from _lay(g, w, "lay", hit, dict(laid))).items():
            laid.append((seat, card))
    mixed = g.dice([card for _, card in laid], len(laid))
    for seat, _ in laid:
        g.put(mixed.pop(), ("hand", seat))


def _lay_face_down(g: Game, w: Words, e: fx.LayFaceDown, hit: list[int]) -> Steps[None]:
    laid = yield from _lay(g, w, "lay", hit, {})
    costs = {seat: g.cost(card) for seat, card in laid.items()}
    for card in laid.values():
        resolving.destroy(g, card)
    highest = [seat for seat in laid if costs[seat] == max(costs.values())]
    if len(highest) == 1:
        yield from resolving.run(g, Words(highest[0], w.card, w.by), e.highest)


def _compare_hands(g: Game, w: Words, e: fx.CompareHands, hit: list[int]) -> Steps[None]:
    totals = {seat: sum(map(g.cost, g.pile("hand", seat))) for seat in hit}
    for seat in hit:
        wins = totals[seat] == max(totals.values())
        theirs = Words(seat, w.card, w.by)
        yield from resolving.run(g, theirs, e.highest if wins else e.others)


TOGETHER: dict[type, Callable[[Game, Words, Any, list[int]], Steps[None]]] = {
    fx.PassCards: _pass_cards,
    fx.PassLeft: _pass_left,
    fx.Redeal: _redeal,
    fx.LayFaceDown: _lay_face_down,
    fx.CompareHands: _compare_hands,
}

# --- Confrontations ---------------------------------------------------------------------------


def character_cost(g: Game, seat: int) -> int:
    """What it takes to defeat a seat's Character now; never below 0."""
    cost = g.cost(g.pile("hero", seat)[-1])
    cost += sum(n for whom, n, _ in g.cost_changes if whom == seat)
    for _, _, ability in events.abilities(g, seat):
        if isinstance(ability, fx.CharacterCost):
            cost += ability.n
    return max(0, cost)


def targets(g: Game, seat: int) -> list[int]:
    """F1: the foe of lowest cost, or (X4) of lowest Level; on a tie any of them."""
    foes = g.foes(seat)
    if g.rules.target == "lowest-level":
        weight = {foe: g.cards[g.pile("hero", foe)[-1]].level or 0 for foe in foes}
    else:
        weight = {foe: character_cost(g, foe) for foe in foes}
    return [foe for foe in foes if weight[foe] == min(weight.values())]


def announce(g: Game, seat: int, target: int) -> Steps[None]:
    """T2: a Confrontation, or (−1) none."""
    g.turn.announced = True
    g.turn.target = target
    if target >= 0:
        for card, ability in events.lively(g, seat):
            if ability.only_if is not None:
                events.wait(g, seat, card, ability.do)
    yield from events.settle(g)


def change_cost(g: Game, w: Words, e: fx.ChangeCost) -> Steps[None]:
    """F5: this turn, or until one's own next turn."""
    who = [w.you, *g.mates(w.you)] if e.whom == "team" else [w.you]
    seat = yield from pick_player(g, w, who)
    g.cost_changes.append((seat, e.n, -1 if e.until == "turn" else w.you))


def cancel(g: Game, w: Words, e: fx.CancelConfrontation) -> None:
    """Q26: what was done stays done; "Confrontation" text works no more."""
    g.turn.target = -1
    g.turn.live = [live for live in g.turn.live if not live.fights]
    g.turn.awaiting = [(words, each) for words, each in g.turn.awaiting if not words.fights]


def switch_target(g: Game, w: Words, e: fx.SwitchTarget) -> Steps[None]:
    """F1: the new one is legal whatever its cost."""
    seat = yield from pick_player(g, w, [foe for foe in g.foes(w.you) if foe != g.turn.target])
    if seat >= 0:
        g.turn.target = seat


def block_window(g: Game) -> Steps[None]:
    """F2, Q24: one Block at a time, until nobody on the side wants more."""
    target = g.turn.target
    side = [target, *(g.mates(target) if g.rules.share_blocks else [])]
    passed: set[int] = set()
    while len(passed) < len(side):
        for seat in side:
            if seat in passed:
                continue
            answer = yield from _block_answer(g, seat, target)
            if answer == NONE:
                passed.add(seat)
                continue
            passed.clear()
            if answer[0] == "use":
                yield from _raise_by_ability(g, seat, *answer[1])
            else:
                yield from _use_block(g, seat, answer[1], target)


def _block_answer(g: Game, seat: int, target: int) -> Steps[Option]:
    options: list[Option] = [
        ("card", card) for card in g.pile("hand", seat) if g.cards[card].block is not None
    ]
    for source, number, ability in events.abilities(g, seat):
        if isinstance(ability, fx.WhenConfronted) and (source, number) not in g.turn.used:
            price = ability.price[0]
            if isinstance(price, PICKING) and candidates(g, Words(seat, source), price):
                options.append(("use", (source, number)))
    if not options and not g.pile("hand", seat):
        return NONE
    asked = Question(seat, "block", g.pile("hero", target)[-1], (*options, NONE))
    answer: Option = yield asked
    return answer


def _use_block(g: Game, seat: int, card: int, target: int) -> Steps[None]:
    """F8, Q24: discard, value and rider, then what it triggered."""
    block = g.cards[card].block
    assert block is not None
    w = Words(seat, card, seat, protects=target)
    g.depth += 1
    resolving.discard_card(g, seat, card, as_block=True)
    g.cost_changes.append((target, amount(g, w, block.amount), -1))
    yield from resolving.run(g, w, block.then)
    g.depth -= 1
    yield from events.settle(g)


def _raise_by_ability(g: Game, seat: int, source: int, number: int) -> Steps[None]:
    """F10: an ability that raises a cost, at the time for Blocks."""
    ability = next(a for c, n, a in events.abilities(g, seat) if (c, n) == (source, number))
    assert isinstance(ability, fx.WhenConfronted)
    g.turn.used[source, number] = 1
    w = Words(seat, source, seat)
    g.depth += 1
    yield from resolving.run(g, w, ability.price)
    if w.did:
        yield from resolving.run(g, w, ability.do)
    g.depth -= 1
    yield from events.settle(g)


def outcome(g: Game, seat: int) -> Steps[None]:
    """F3: equal is enough; Q25: the order of things at a defeat."""
    target = g.turn.target
    if g.turn.power < character_cost(g, target):
        return
    fallen = g.pile("hero", target)[-1]
    g.put(fallen, ("score", seat))
    fell_for_good = not g.pile("hero", target)
    if fell_for_good and g.rules.knock_out == "ends":  # G3: that side wins, at once
        raise Over("G3", tuple(s for s in range(g.seats) if g.teams[s] == g.teams[seat]))
    events.record(g, Happened(target, fx.Falls, fallen))
    yield from events.settle(g)
    if fell_for_good:  # Q29: Weaknesses are back on their stack by now (W6)
        _knocked_out(g, seat, target)
    events.record(g, Happened(seat, fx.Defeats, fallen))
    events.record(g, Acquired(seat, fallen, bought=False, new_type=False))  # Q36
    yield from events.settle(g)


def _knocked_out(g: Game, seat: int, target: int) -> None:
    """With three players the loser is out, with all cards (V3, Q29)."""
    g.out.add(target)
    for name in ("hand", "deck", "discard", "in-play", "hero", "on-hero", "score", "under"):
        for card in g.pile(name, target)[:]:
            g.put(card, UNUSED)
    g.turn.live = [live for live in g.turn.live if live.seat != target]
    g.cost_changes = [each for each in g.cost_changes if target not in (each[0], each[2])]
    if g.seats - len(g.out) == 1:
        raise Over("V3", (seat,))
