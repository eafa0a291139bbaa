"""Triggers: abilities and live effects that wait for an event, and resolving them in order."""

from __future__ import annotations

from typing import Any

from . import effects as fx
from .asks import NO, YES, Ask, Steps
from .counting import holds, possible
from .effects import Effect
from .picking import Scene
from .running import Done, each, run
from .state import State, Trigger, discard_pile, hand

# --- Collecting -------------------------------------------------------------------------------


def trigger(s: State, seat: int, source: int, do: tuple[Effect, ...]) -> None:
    """Plain Power of a live effect comes at once (Q7); all else waits for the card to finish."""
    if len(do) == 1 and type(do[0]) is fx.Power and type(do[0].amount) is int:
        s.add_power(do[0].amount, source)
    else:
        s.wait(seat, source, do)


def is_of(s: State, card: int, what: fx.Filter) -> bool:
    """Whether a card at the table is of a sort; a taken text or a granted Assist lends keywords."""
    faces = s.cat.faces(what)
    if s.faces[card] in faces:
        return True
    if not what.keywords:
        return False
    if "Assist" in what.keywords and card in s.turn.given_assist:
        return True
    return s.turn.text.get(card, -1) in faces


def in_force(s: State, owner: int, source: int, ability: fx.When) -> bool:
    """Whether an ability works in this turn, and under its condition."""
    turn = s.turn
    if turn.seat == owner and ability.only_if is None:
        return True
    if ability.turns == "yours" and turn.seat != owner:
        return isinstance(ability.event, fx.Avoids | fx.Falls)
    if ability.turns == "team" and (turn.seat < 0 or s.teams[turn.seat] != s.teams[owner]):
        return False
    return ability.only_if is None or holds(s, Scene(owner, source), ability.only_if)


def announce_play(s: State, seat: int, card: int, standing: tuple[Any, ...]) -> None:
    """A card was put down: live effects and abilities that wait for it."""
    for live in s.turn.live:
        if live[0] == seat and watches(s, live, card):
            count_live(s, live, card)
    face = s.faces[card]
    for source, number, ability in standing:
        what = ability.event.what
        if face not in s.cat.faces(what) and not (what.keywords and is_of(s, card, what)):
            continue
        if in_force(s, seat, source, ability):
            _count_play(s, seat, card, source, number, ability)
    if s.teamed:
        for mate in s.mates(seat):
            for source, number, ability in s.on_play[mate]:
                if ability.event.who == "team" and is_of(s, card, ability.event.what):
                    if in_force(s, mate, source, ability):
                        _count_play(s, mate, card, source, number, ability)


def lends_keyword(s: State, seat: int, card: int) -> None:
    """With the text of a Defense card this is a Defense card played, as from now."""
    for live in s.turn.live:
        if live[0] == seat and isinstance(live[2].when, fx.Plays) and live[2].when.what.keywords:
            if watches(s, live, card):
                count_live(s, live, card)
    for source, number, ability in s.on_play[seat]:
        if ability.event.what.keywords and is_of(s, card, ability.event.what):
            if in_force(s, seat, source, ability):
                _count_play(s, seat, card, source, number, ability)


def watches(s: State, live: list[Any], card: int) -> bool:
    """Whether a live effect waits for the play of this card."""
    when = live[2].when
    if not isinstance(when, fx.Plays) or (when.other and card == live[1]):
        return False
    return is_of(s, card, when.what)


def count_live(s: State, live: list[Any], card: int) -> None:
    """One more matching event for a live effect; do what is due."""
    effect: fx.ThisTurn = live[2]
    when = effect.when
    if isinstance(when, fx.Plays):
        if when.distinct:
            mark = _mark(s, card, when.distinct)
            if mark is None or mark in live[4]:
                return
            live[4] = live[4] | {mark}
        live[3] += 1
        if when.nth and live[3] != when.nth:
            return
    else:
        live[3] += 1
    if not effect.at_most or live[3] <= effect.at_most:
        trigger(s, live[0], live[1], effect.do)


def _mark(s: State, card: int, distinct: str) -> str | None:
    return s.cat.name[s.faces[card]] if distinct == "name" else s.cat.type[s.faces[card]]


def _count_play(s: State, seat: int, card: int, source: int, number: int, ability: fx.When) -> None:
    """Q19: an ability counts only what it has seen this turn."""
    when = ability.event
    assert isinstance(when, fx.Plays)
    if when.each_of:
        _count_sorts(s, seat, card, (source, number), ability)
        return
    key = (source, number)
    if when.distinct:
        mark = _mark(s, card, when.distinct)
        seen: frozenset[Any] = s.turn.used.get(key, frozenset())
        if mark in seen:
            return
        s.turn.used[key] = seen | {mark}
        count = len(seen) + 1
    else:
        count = s.turn.used[key] = s.turn.used.get(key, 0) + 1
    if (when.nth and count != when.nth) or (when.first and count > when.first):
        return
    s.wait(seat, source, ability.do)


def _count_sorts(s: State, seat: int, card: int, key: tuple[int, int], ability: fx.When) -> None:
    """Once, when a card of each sort has been played (Batman 2)."""
    when = ability.event
    assert isinstance(when, fx.Plays)
    seen: frozenset[int] = s.turn.used.get(key, frozenset())
    now = seen | {at for at, sort in enumerate(when.each_of) if is_of(s, card, sort)}
    s.turn.used[key] = now
    if len(now) == len(when.each_of) > len(seen):
        s.wait(seat, key[0], ability.do)


def happens(s: State, seat: int, event: type, card: int = -1, **about: Any) -> None:
    """Something other than a play happened to a seat: its abilities and live effects wait."""
    for live in s.turn.live:
        if live[0] == seat and type(live[2].when) is event:
            count_live(s, live, card)
    for source, number, ability in s.on_event[seat]:
        if isinstance(ability, fx.When) and type(ability.event) is event:
            if in_force(s, seat, source, ability) and _fits(s, ability.event, card, about):
                _count_event(s, seat, source, number, ability)


def _count_event(s: State, seat: int, source: int, number: int, ability: fx.When) -> None:
    nth = getattr(ability.event, "nth", 0)
    if nth:
        key = (source, number)
        s.turn.used[key] = s.turn.used.get(key, 0) + 1
        if s.turn.used[key] != nth:
            return
    s.wait(seat, source, ability.do)


def _fits(s: State, event: fx.Event, card: int, about: dict[str, Any]) -> bool:
    if isinstance(event, fx.Gains):
        return (
            is_of(s, card, event.what)
            and (not event.bought or bool(about.get("bought")))
            and (not event.new_type or bool(about.get("new_type")))
        )
    if isinstance(event, fx.Discards):
        if event.what is not fx.ANY and not is_of(s, card, event.what):
            return False
        if event.who != about["who"] or (event.who == "foe" and about["blocking"]):
            return False
        return event.place is None or bool(about["from_hand"])
    return True


def discarded(s: State, seat: int, card: int, frm: int, *, blocking: bool = False) -> None:
    """D2: a card was discarded, from anywhere; the clean-up of E1 never comes here (Q9)."""
    s.turn.discarded = (*s.turn.discarded, (seat, card))
    if not s.cat.watches_discards:
        return
    about = {"from_hand": frm == hand(seat), "blocking": blocking}
    for owner in s.from_seat(s.active):
        who = "you" if owner == seat else "foe" if s.teams[owner] != s.teams[seat] else ""
        if who:
            happens(s, owner, fx.Discards, card, who=who, **about)


def drew(s: State, seat: int, n: int) -> None:
    """Cards were drawn because a text said so."""
    s.drew(seat, n)
    for live in s.turn.live:
        if live[0] == seat and isinstance(live[2].when, fx.Draws):
            for _ in range(n):
                count_live(s, live, -1)


# --- Resolving --------------------------------------------------------------------------------


def settle(s: State) -> Done:
    """After the outermost card: what it triggered (R2), and who appeared (H3)."""
    if s.depth == 0 and (s.queue or s.appearing or s.turn.awaiting):
        return _settle(s)
    return None


def _settle(s: State) -> Steps[None]:
    while True:
        _check_awaited(s)
        if s.queue:
            yield from _next_trigger(s)
        elif s.appearing:
            yield from first_appearance(s, s.appearing.pop(0))
        else:
            return


def _check_awaited(s: State) -> None:
    """What waits for a state of the table comes the moment it is true, once."""
    for waiting in s.turn.awaiting:
        seat, card, effect = waiting
        if holds(s, Scene(seat, card, seat), effect.condition):
            s.turn.awaiting = tuple(each for each in s.turn.awaiting if each is not waiting)
            trigger(s, seat, card, effect.do)


def first_appearance(s: State, card: int) -> Steps[None]:
    """A6: a revealed Super-Villain attacks everyone, from the player just before on (Q11)."""
    cause = s.cause
    s.cause = s.faces[card]
    s.note("first-appearance", s.active, s.seen([card]))
    s.depth += 1
    yield from each(run(s, Scene(s.active, card), s.cat.cards[s.faces[card]].first_appearance))
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
            waiting_ones = list(different.values())[::-1]
            options = tuple(("trigger", (each[1], each[2])) for each in waiting_ones)
            answer = yield Ask(seat, "order-triggers", -1, options)
            chosen = waiting_ones[options.index(answer)]
    s.queue.remove(chosen)
    yield from resolve_trigger(s, chosen)


def _only_power(waiting: Trigger) -> bool:
    return all(type(effect) is fx.Power for effect in waiting[2])


def resolve_trigger(s: State, waiting: Trigger) -> Steps[None]:
    """Resolve one triggered text; a Super Hero's is asked for unless it is plain Power (K11)."""
    seat, source, do, chain = waiting
    if not s.may_work():
        return
    turn = s.turn
    resolving, turn.resolving = turn.resolving, [*turn.resolving, *chain]
    cause = s.cause
    s.cause = s.faces[source]
    x = Scene(seat, source, seat)
    if s.where[source] == discard_pile(seat):  # "it may go onto your deck": only from there
        x.it = [source]
    asked = s.cat.kind[s.faces[source]] == "super-hero" and not _only_power(waiting)
    goes = True
    if asked:
        goes = (
            possible(s, x, do) and (yield Ask(x.you, "may", x.card, (YES, NO), fx.May(do))) is YES
        )
    if goes:
        s.depth += 1
        yield from each(run(s, x, do))
        s.depth -= 1
    turn.resolving = resolving
    s.cause = cause
