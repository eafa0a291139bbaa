"""Resolving: each effect kind as one small function or generator.

A function that returns None is done; one that must ask returns the generator that asks. Those
that work on picked cards are split in two: picking is shared, ``APPLY`` does the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from . import effects as fx
from .asks import NO, NONE, YES, Ask, Option, Steps
from .effects import Amount, Condition, Effect
from .picking import Scene, candidates, cards_in, choose, options_for, tells_of_hand
from .state import (
    ASIDE,
    DESTROYED,
    LINE_UP,
    MAIN_DECK,
    WEAKNESSES,
    Over,
    State,
    Trigger,
    deck,
    discard_pile,
    hand,
    in_play,
    watcher,
)

Done = Steps[None] | None
PickEffect = (
    fx.Discard
    | fx.Destroy
    | fx.Gain
    | fx.Move
    | fx.DrawThese
    | fx.Select
    | fx.PlayFrom
    | fx.PlayAgain
    | fx.TakeText
)


def run(s: State, x: Scene, effects: tuple[Effect, ...]) -> Done:
    """Resolve a text from top to bottom (T3)."""
    for at, effect in enumerate(effects):
        steps = RUN[type(effect)](s, x, effect)
        if steps is not None:
            return _run_on(s, x, steps, effects[at + 1 :])
    return None


def _run_on(s: State, x: Scene, steps: Steps[None], rest: tuple[Effect, ...]) -> Steps[None]:
    yield from steps
    for effect in rest:
        more = RUN[type(effect)](s, x, effect)
        if more is not None:
            yield from more


# --- Amounts and conditions -------------------------------------------------------------------


def amount(s: State, x: Scene, n: Amount) -> int:
    """What a number in a text comes to, now."""
    if isinstance(n, int):
        return n
    found = cards_in(s, x, n.where)
    if isinstance(n, fx.CostOf):
        return sum(s.cat.cost[s.faces[card]] for card in found)
    if isinstance(n, fx.PowerOf):
        return sum(s.turn.gave.get(card, 0) for card in found)
    if n.what is fx.ANY:
        return n.n * len(found)
    allowed = s.cat.faces(n.what)
    return n.n * sum(s.faces[card] in allowed for card in found)


def holds(s: State, x: Scene, condition: Condition) -> bool:
    """Whether a condition is true, now."""
    if isinstance(condition, fx.Did):
        return x.did
    if isinstance(condition, fx.FirstCard):
        return s.turn.plays[:1] == [x.card] and s.turn.plays.count(x.card) == len(s.turn.plays)
    found = cards_in(s, x, condition.where)
    if isinstance(condition, fx.AllDiffer):
        types = [s.cat.type[s.faces[card]] for card in found]
        return None not in types and len(set(types)) == len(types)
    allowed = s.cat.faces(condition.what)
    found = [card for card in found if s.faces[card] in allowed]
    if condition.types:
        return len({s.cat.type[s.faces[card]] for card in found} - {None}) >= condition.n
    return len(found) >= condition.n


def possible(s: State, x: Scene, effects: tuple[Effect, ...]) -> bool:
    """Whether a text can do anything: judged by its first step."""
    if not effects:
        return False
    first = effects[0]
    if isinstance(first, PickEffect):
        return bool(allowed(s, x, first)) or _whole_hand(first)
    if isinstance(first, fx.Draw | fx.RevealAndDraw):
        return bool(s.zones[deck(x.you)] or s.zones[discard_pile(x.you)])
    if isinstance(first, fx.Reveal | fx.Look):
        if first.where == fx.MAIN_TOP:
            return bool(s.zones[MAIN_DECK])
        return bool(s.zones[deck(x.you)] or s.zones[discard_pile(x.you)])
    if isinstance(first, fx.GainWeakness):
        return bool(s.zones[WEAKNESSES])
    return True


def _whole_hand(effect: PickEffect) -> bool:
    """An empty hand can be discarded, too: all of it."""
    return isinstance(effect, fx.Discard) and effect.pick == fx.every(fx.HAND)


# --- Plain effects ----------------------------------------------------------------------------


def _power(s: State, x: Scene, e: fx.Power) -> None:
    n = e.amount
    s.add_power(n if type(n) is int else amount(s, x, n), x.card)


def _draw(s: State, x: Scene, e: fx.Draw) -> None:
    x.did = s.draw(x.you, amount(s, x, e.amount)) > 0


def _reveal_and_draw(s: State, x: Scene, e: fx.RevealAndDraw) -> None:
    total = 0
    while total < e.until_cost:
        top = s.top(x.you, 1)
        if not top:
            return
        s.note("reveal", x.you, s.seen(top))
        total += s.cat.cost[s.faces[top[0]]]
        s.draw(x.you, 1)


def _gain_weakness(s: State, x: Scene, e: fx.GainWeakness) -> None:
    x.did = False
    for _ in range(e.n):
        if not s.zones[WEAKNESSES]:  # W1
            return
        gain(s, x.you, s.zones[WEAKNESSES][-1], discard_pile(x.you))
        x.did = True


def _reveal(s: State, x: Scene, e: fx.Reveal) -> None:
    x.it = cards_in(s, x, e.where, e.n)
    x.private = False
    s.note("reveal", x.you, s.seen(x.it))


def _look(s: State, x: Scene, e: fx.Look) -> None:
    x.it = cards_in(s, x, e.where, e.n)
    x.private = True
    s.note("look", x.you, s.seen(x.it))


def _reveal_hand(s: State, x: Scene, e: fx.RevealHand) -> None:
    s.note("reveal", x.you, s.seen(s.zones[hand(x.you)]))


def _put_back(s: State, x: Scene, e: fx.PutBack) -> Done:
    if len(x.it) < 2 or (not x.private and len({s.faces[card] for card in x.it}) < 2):
        return None
    return _order_on_top(s, x, e)


def _order_on_top(s: State, x: Scene, e: fx.PutBack) -> Steps[None]:
    """Ask for the card on top, then the next one; nobody else sees the order."""
    zone = s.zones[s.where[x.it[0]]]
    left = x.it[:]
    order: list[int] = []
    while len(left) > 1:
        answer = yield Ask(x.you, "order", x.card, tuple(options_for(s, left)), e)
        order.append(answer[1])
        left.remove(answer[1])
    order += left
    zone[len(zone) - len(order) :] = order[::-1]


def _refill(s: State, x: Scene, e: fx.Refill) -> None:
    for _ in range(min(x.slots, s.rules.line_up - len(s.zones[LINE_UP]))):
        if s.zones[MAIN_DECK]:
            s.move(s.zones[MAIN_DECK][-1], LINE_UP)


def _win(s: State, x: Scene, e: fx.Win) -> None:
    s.note("win", x.you)
    raise Over(x.you)


# --- Control ----------------------------------------------------------------------------------


def _may(s: State, x: Scene, e: fx.May) -> Done:
    x.did = False
    if not possible(s, x, e.do):
        return None
    return _ask_may(s, x, e)


def _ask_may(s: State, x: Scene, e: fx.May) -> Steps[None]:
    answer = yield Ask(x.you, "may", x.card, (YES, NO), e, tuple(x.it))
    if answer is YES:
        steps = run(s, x, e.do)
        if steps is not None:
            yield from steps
        x.did = True


def _instead(s: State, x: Scene, e: fx.Instead) -> Steps[None]:
    """This, or the other: the other needs at least one card or its full price."""
    first = e.other[0]
    if isinstance(first, PickEffect) and first.pick.n != "all":
        found = allowed(s, x, first)
        need = first.pick.n if isinstance(first.pick.n, int) and not first.pick.up_to else 1
        if len(found) < need:
            found = []
        chosen = yield from choose(s, x, first, first.pick, found, usual=e.usual)
        steps = (
            run(s, x, e.usual) if not chosen else _applied_and_rest(s, x, first, chosen, e.other)
        )
    else:
        takes = (
            possible(s, x, e.other)
            and (yield Ask(x.you, "instead", x.card, (YES, NO), e, tuple(x.it), e.usual)) is YES
        )
        steps = run(s, x, e.other if takes else e.usual)
    if steps is not None:
        yield from steps


def _applied_and_rest(
    s: State, x: Scene, first: PickEffect, chosen: list[int], effects: tuple[Effect, ...]
) -> Steps[None]:
    """A text whose first cards are chosen already."""
    steps = applied(s, x, first, chosen)
    if steps is not None:
        yield from steps
    steps = run(s, x, effects[1:])
    if steps is not None:
        yield from steps


def _choose_mode(s: State, x: Scene, e: fx.Choose) -> Steps[None]:
    options: list[Option] = [
        ("mode", at) for at, mode in enumerate(e.options) if possible(s, x, mode)
    ]
    told = any(
        isinstance(mode[0], PickEffect) and tells_of_hand(s, x, mode[0].pick) for mode in e.options
    )
    if not options:
        return
    if e.up_to:
        options.append(NONE)
    answer = options[0]
    if len(options) > 1 or told:
        answer = yield Ask(x.you, "choose", x.card, tuple(options), e, tuple(x.it))
    if answer is not NONE:
        steps = run(s, x, e.options[answer[1]])
        if steps is not None:
            yield from steps


def _if(s: State, x: Scene, e: fx.If) -> Done:
    return run(s, x, e.then if holds(s, x, e.condition) else e.otherwise)


def _this_turn(s: State, x: Scene, e: fx.ThisTurn) -> None:
    """Count what was played so far, then watch what comes."""
    live = watcher(x.card, e)
    if e.when.or_in is not None:
        allowed_faces = s.cat.faces(e.when.what)
        for card in cards_in(s, x, e.when.or_in):
            if s.faces[card] in allowed_faces:
                _count(s, x.you, live, card)
    for card in s.turn.plays:
        if _watches(s, live, card):
            _count(s, x.you, live, card)
    s.turn.live.append(live)


def _watches(s: State, live: list[Any], card: int) -> bool:
    when: fx.Plays = live[1].when
    if when.other and card == live[0]:
        return False
    return s.is_live(card, s.cat.faces(when.what), when.what.keyword is not None)


def _count(s: State, seat: int, live: list[Any], card: int) -> None:
    """One more matching play; do what is due."""
    effect: fx.ThisTurn = live[1]
    when = effect.when
    if when.distinct:
        mark = s.cat.name[s.faces[card]] if when.distinct == "name" else s.cat.type[s.faces[card]]
        if mark is None or mark in live[3]:
            return
        live[3] = live[3] | {mark}
    live[2] += 1
    if when.nth and live[2] != when.nth:
        return
    trigger(s, seat, live[0], effect.do)


# --- Triggers ---------------------------------------------------------------------------------


def trigger(s: State, seat: int, source: int, do: tuple[Effect, ...]) -> None:
    """Plain Power comes at once (Q7); everything else waits for the card to finish (R2)."""
    if len(do) == 1 and type(do[0]) is fx.Power and type(do[0].amount) is int:
        s.add_power(do[0].amount, source)
    else:
        s.wait(seat, source, do)


def announce_play(s: State, seat: int, card: int, standing: tuple[Any, ...]) -> None:
    """A card was put down: live effects and abilities that wait for it."""
    for live in s.turn.live:
        if _watches(s, live, card):
            _count(s, seat, live, card)
    for source, number, ability in standing:
        when = ability.event
        if s.is_live(card, s.cat.faces(when.what), when.what.keyword is not None):
            _count_standing(s, seat, card, source, number, ability)


def _count_standing(
    s: State, seat: int, card: int, source: int, number: int, ability: fx.When
) -> None:
    """Q19: an ability counts only what it has seen this turn."""
    when = ability.event
    assert isinstance(when, fx.Plays)
    key = (source, number)
    if when.distinct:
        mark = s.cat.name[s.faces[card]] if when.distinct == "name" else s.cat.type[s.faces[card]]
        seen: frozenset[Any] = s.turn.used.get(key, frozenset())
        if mark in seen:
            return
        s.turn.used[key] = seen | {mark}
        count = len(seen) + 1
    else:
        count = s.turn.used[key] = s.turn.used.get(key, 0) + 1
    if when.nth and count != when.nth:
        return
    s.wait(seat, source, ability.do)


def settle(s: State) -> Done:
    """After the outermost card: what it triggered (R2), and who appeared (H3)."""
    if s.depth == 0 and (s.queue or s.appearing):
        return _settle(s)
    return None


def _settle(s: State) -> Steps[None]:
    while s.queue or s.appearing:
        if s.queue:
            yield from _next_trigger(s)
        else:
            yield from first_appearance(s, s.appearing.pop(0))


def first_appearance(s: State, card: int) -> Steps[None]:
    """A6: a revealed Super-Villain attacks everyone, from the player just before on (Q11)."""
    cause = s.cause
    s.cause = s.faces[card]
    s.note("first-appearance", s.active, s.seen([card]))
    s.depth += 1
    steps = run(s, Scene(s.active, card), s.cat.cards[s.faces[card]].first_appearance)
    if steps is not None:
        yield from steps
    s.depth -= 1
    s.cause = cause


def _next_trigger(s: State) -> Steps[None]:
    """Active player first; an owner of several chooses the next one (Q6)."""
    owners = {waiting[0] for waiting in s.queue}
    seat = next(seat for seat in s.from_seat(s.active) if seat in owners)
    mine = [waiting for waiting in s.queue if waiting[0] == seat]
    chosen = next((waiting for waiting in mine if _only_power(waiting)), None)
    if chosen is None:
        chosen = mine[0]
        different = {(s.faces[waiting[1]], waiting[2]): waiting for waiting in reversed(mine)}
        if len(different) > 1:
            each = list(different.values())[::-1]
            options = tuple(("trigger", (waiting[1], waiting[2])) for waiting in each)
            answer = yield Ask(seat, "order-triggers", -1, options)
            chosen = each[options.index(answer)]
    s.queue.remove(chosen)
    yield from resolve_trigger(s, chosen)


def _only_power(waiting: Trigger) -> bool:
    return all(type(effect) is fx.Power for effect in waiting[2])


def resolve_trigger(s: State, waiting: Trigger) -> Steps[None]:
    """Resolve one triggered text; a Super Hero's is asked for unless it is plain Power (K11)."""
    seat, source, do, chain = waiting
    turn = s.turn
    resolving, turn.resolving = turn.resolving, [*turn.resolving, *chain]
    cause = s.cause
    s.cause = s.faces[source]
    x = Scene(seat, source)
    x.it = [source]
    hero = s.cat.kind[s.faces[source]] == "super-hero"
    if not hero or _only_power(waiting) or (yield from _asked(s, x, do)):
        s.depth += 1
        steps = run(s, x, do)
        if steps is not None:
            yield from steps
        s.depth -= 1
    turn.resolving = resolving
    s.cause = cause


def _asked(s: State, x: Scene, do: tuple[Effect, ...]) -> Steps[bool]:
    if not possible(s, x, do):
        return False
    answer = yield Ask(x.you, "may", x.card, (YES, NO), fx.May(do))
    return bool(answer is YES)


# --- Playing ----------------------------------------------------------------------------------


def play_from_hand(s: State, seat: int, card: int) -> Done:
    """Play a card from hand: it is put down, resolves, then what it triggered (T3, R2)."""
    standing = s.on_play[seat]
    turn = s.turn
    cat = s.cat
    face = s.faces[card]
    s.cause = face
    s.move(card, in_play(seat))
    if s.log is not None:
        s.note("play", seat, s.seen([card]))
    turn.plays.append(card)
    if standing or turn.live:
        announce_play(s, seat, card, standing)
    if cat.abilities[face]:
        enters_play(s, seat, card)
    plain = cat.plain[face]
    if plain < 0:
        return resolve_text(s, seat, card, cat.play[face])
    s.add_power(plain, card)  # most plays by far: nothing to ask, nothing to look at
    return settle(s) if s.queue else None


def resolve_text(s: State, seat: int, card: int, text: tuple[Effect, ...]) -> Done:
    """Resolve a played card's text; while it lasts the card cannot be played again (Q16)."""
    x = Scene(seat, card, seat)
    s.depth += 1
    s.turn.resolving.append(card)
    for at, effect in enumerate(text):
        steps = RUN[type(effect)](s, x, effect)
        if steps is not None:
            return _resolve_on(s, x, steps, text[at + 1 :])
    s.turn.resolving.pop()
    s.depth -= 1
    return _settle(s) if s.depth == 0 and (s.queue or s.appearing) else None


def _resolve_on(s: State, x: Scene, steps: Steps[None], rest: tuple[Effect, ...]) -> Steps[None]:
    cause = s.cause
    yield from _run_on(s, x, steps, rest)
    s.turn.resolving.pop()
    s.depth -= 1
    s.cause = cause
    if s.depth == 0 and (s.queue or s.appearing):
        yield from _settle(s)


def enters_play(s: State, seat: int, card: int) -> None:
    """A card that gives something on every turn gives it on the turn it comes, too."""
    for ability in s.cat.abilities[s.faces[card]]:
        if isinstance(ability, fx.EveryTurn) and s.turn.seat == seat:
            trigger(s, seat, card, ability.do)


# --- Effects on picked cards ------------------------------------------------------------------


def allowed(s: State, x: Scene, e: PickEffect) -> list[int]:
    """The cards a picking effect may take: never one that is still resolving (Q16)."""
    found = candidates(s, x, e.pick)
    if isinstance(e, fx.PlayFrom):
        return [card for card in found if card not in s.turn.resolving]
    if isinstance(e, fx.PlayAgain):
        mine = in_play(x.you)
        resolving = s.turn.resolving
        return [card for card in found if s.where[card] == mine and card not in resolving]
    return found


def _pick(s: State, x: Scene, e: PickEffect) -> Done:
    found = allowed(s, x, e)
    pick = e.pick
    if pick.at_random:
        return applied(s, x, e, s.random_cards(found, int(pick.n)))
    if pick.n == "all" or (not found and not pick.up_to):
        return applied(s, x, e, found[:])
    return _pick_and_apply(s, x, e, found)


def _pick_and_apply(s: State, x: Scene, e: PickEffect, found: list[int]) -> Steps[None]:
    chosen = yield from choose(s, x, e, e.pick, found)
    steps = applied(s, x, e, chosen)
    if steps is not None:
        yield from steps


def applied(s: State, x: Scene, e: PickEffect, cards: list[int]) -> Done:
    """Do it to these cards, and remember what was done."""
    pick = e.pick
    need = pick.n if isinstance(pick.n, int) and not pick.up_to else 1
    x.did = len(cards) >= need
    x.done = cards
    x.slots = sum(s.where[card] == LINE_UP for card in cards)
    if not isinstance(e, fx.Select):
        x.it = [card for card in x.it if card not in cards]
    return APPLY[type(e)](s, x, e, cards)


def _discard(s: State, x: Scene, e: fx.Discard, cards: list[int]) -> None:
    for card in cards:
        s.move(card, discard_pile(x.you))


def _destroy(s: State, x: Scene, e: fx.Destroy, cards: list[int]) -> None:
    for card in cards:
        s.move(card, DESTROYED)


def _move(s: State, x: Scene, e: fx.Move, cards: list[int]) -> None:
    to = zone_for(x.you, e.to)
    for card in cards:
        s.move(card, to, bottom=e.to == "main-deck-bottom")
        if e.to == "play" and s.cat.abilities[s.faces[card]]:
            enters_play(s, x.you, card)


def _draw_these(s: State, x: Scene, e: fx.DrawThese, cards: list[int]) -> None:
    for card in cards:
        s.move(card, hand(x.you))


def _select(s: State, x: Scene, e: fx.Select, cards: list[int]) -> None:
    x.it = cards
    s.note("select", x.you, s.seen(cards))


def zone_for(seat: int, place: fx.Place) -> int:
    """The zone a card goes to."""
    return {
        "hand": hand(seat),
        "discard": discard_pile(seat),
        "deck-top": deck(seat),
        "play": in_play(seat),
        "line-up": LINE_UP,
        "main-deck-bottom": MAIN_DECK,
        "main-deck-top": MAIN_DECK,
    }[place]


def gain(s: State, seat: int, card: int, to: int) -> None:
    """Take a card for oneself, bought, defeated or free (D4); its own text then waits (K9)."""
    s.move(card, to)
    s.turn.gained.append((seat, card))
    text = s.cat.on_gain[s.faces[card]]
    if text:
        s.wait(seat, card, text)


def _gain(s: State, x: Scene, e: fx.Gain, cards: list[int]) -> Done:
    x.it = cards
    if len(e.to) > 1 and cards:
        return _gain_and_place(s, x, e, cards)
    for card in cards:
        gain(s, x.you, card, zone_for(x.you, e.to[0]))
    return None


def _gain_and_place(s: State, x: Scene, e: fx.Gain, cards: list[int]) -> Steps[None]:
    for card in cards:
        s.note("reveal", x.you, s.seen([card]))
        options = tuple(("place", (place, card)) for place in e.to)
        answer = yield Ask(x.you, "place", x.card, options, e, (card,))
        gain(s, x.you, card, zone_for(x.you, answer[1][0]))


def _play_from(s: State, x: Scene, e: fx.PlayFrom, cards: list[int]) -> Steps[None]:
    """Borrow cards one after the other, in the player's order (Q15)."""
    left = [(card, s.where[card]) for card in cards]
    while left:
        left = [(card, home) for card, home in left if s.where[card] == home]
        if not left:
            return
        card, home = left[0]
        options = tuple(("card", card) for card, _ in left)
        if len({s.faces[card] for card, _ in left}) > 1:
            answer = yield Ask(x.you, "order", x.card, options, e)
            card, home = next(pair for pair in left if pair[0] == answer[1])
        left.remove((card, home))
        yield from _borrow(s, x, e, card, home)


def _borrow(s: State, x: Scene, e: fx.PlayFrom, card: int, home: int) -> Steps[None]:
    turn = s.turn
    standing = s.on_play[x.you]
    at = s.zones[home].index(card)
    turn.borrowed[card] = home
    s.move(card, in_play(x.you) if e.until_end else ASIDE)
    s.note("play", x.you, s.seen([card]))
    turn.plays.append(card)
    announce_play(s, x.you, card, standing)
    if not s.cat.ongoing[s.faces[card]]:  # a borrowed Location or Ongoing card does nothing
        steps = resolve_text(s, x.you, card, s.cat.play[s.faces[card]])
        if steps is not None:
            yield from steps
    if not e.until_end:
        if s.where[card] == ASIDE:
            s.move(card, home)
            if home == LINE_UP:
                s.zones[home].insert(at, s.zones[home].pop())
        del turn.borrowed[card]


def _play_again(s: State, x: Scene, e: fx.PlayAgain, cards: list[int]) -> Steps[None]:
    for card in cards:
        if s.where[card] != in_play(x.you):
            continue
        s.note("play-again", x.you, s.seen([card]))
        s.turn.plays.append(card)
        announce_play(s, x.you, card, s.on_play[x.you])
        if card in s.turn.borrowed and s.cat.ongoing[s.faces[card]]:
            continue
        steps = resolve_text(s, x.you, card, s.cat.play[s.faces[card]])
        if steps is not None:
            yield from steps


def _take_text(s: State, x: Scene, e: fx.TakeText, cards: list[int]) -> Done:
    if not cards:
        return None
    before = s.turn.text.get(x.card, -1)
    face = s.turn.text[x.card] = s.faces[cards[0]]
    s.note("take-text", x.you, s.seen(cards))
    if s.cat.defense[face] and not (before >= 0 and s.cat.defense[before]):
        _lends_keyword(s, x.you, x.card)
    return run(s, x, s.cat.play[face])


def _lends_keyword(s: State, seat: int, card: int) -> None:
    """With the text of a Defense card this is a Defense card played, as from now."""
    for live in s.turn.live:
        if live[1].when.what.keyword and _watches(s, live, card):
            _count(s, seat, live, card)
    for source, number, ability in s.on_play[seat]:
        what = ability.event.what
        if what.keyword and s.is_live(card, s.cat.faces(what), True):
            _count_standing(s, seat, card, source, number, ability)


APPLY: Final[dict[type, Callable[[State, Scene, Any, list[int]], Done]]] = {
    fx.Discard: _discard,
    fx.Destroy: _destroy,
    fx.Move: _move,
    fx.DrawThese: _draw_these,
    fx.Select: _select,
    fx.Gain: _gain,
    fx.PlayFrom: _play_from,
    fx.PlayAgain: _play_again,
    fx.TakeText: _take_text,
}


RUN: Final[dict[type, Callable[[State, Scene, Any], Done]]] = {
    **dict.fromkeys(APPLY, _pick),
    fx.Power: _power,
    fx.Draw: _draw,
    fx.RevealAndDraw: _reveal_and_draw,
    fx.GainWeakness: _gain_weakness,
    fx.Reveal: _reveal,
    fx.Look: _look,
    fx.RevealHand: _reveal_hand,
    fx.PutBack: _put_back,
    fx.Refill: _refill,
    fx.Win: _win,
    fx.May: _may,
    fx.Instead: _instead,
    fx.Choose: _choose_mode,
    fx.If: _if,
    fx.ThisTurn: _this_turn,
}
"""How each kind resolves; ``attacks`` adds those that hit several players."""
