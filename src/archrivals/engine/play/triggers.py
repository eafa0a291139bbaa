"""Triggers: abilities and live effects that wait for an event, and resolving them in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from archrivals.engine.language import effects as fx
from archrivals.engine.language.catalogue import matches_with_assist
from archrivals.engine.language.effects import Effect
from archrivals.engine.state.asks import NO, YES, Ask, Option, Steps
from archrivals.engine.state.flat import Discarded, Gained, State, Trigger, discard_pile, hand

from .counting import holds, possible
from .picking import Scene
from .texts import Done, each, run

Made = TypeVar("Made", Gained, Discarded)

# --- Collecting -------------------------------------------------------------------------------


def trigger(s: State, seat: int, source: int, do: tuple[Effect, ...], event: int = -1) -> None:
    """Plain Power of a live effect comes at once (Q7); all else waits for the card to finish."""
    if len(do) == 1 and type(do[0]) is fx.Power and type(do[0].amount) is int:
        s.add_power(do[0].amount, source)
    else:
        s.wait(seat, source, do, event)


def is_of(s: State, card: int, what: fx.Filter) -> bool:
    """Return whether a card at the table is of a sort, by a taken text or a granted Assist too."""
    faces = s.cat.faces(what)
    if s.faces[card] in faces:
        return True
    if not what.keywords:
        return False
    if "Assist" in what.keywords and card in s.turn.given_assist:
        return matches_with_assist(s.cat.cards[s.faces[card]], what)
    return s.turn.text.get(card) in faces


def in_force(s: State, owner: int, source: int, ability: fx.When) -> bool:
    """Return whether an ability works in this turn, and under its condition."""
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
    for source, _, ability in standing:
        what = ability.event.what
        if face not in s.cat.faces(what) and not (what.keywords and is_of(s, card, what)):
            continue
        if in_force(s, seat, source, ability):
            _count_play(s, seat, card, source, ability)
    if s.teamed:
        for mate in s.mates(seat):
            for source, _, ability in s.on_play[mate]:
                if ability.event.who == "team" and is_of(s, card, ability.event.what):
                    if in_force(s, mate, source, ability):
                        _count_play(s, mate, card, source, ability)


def take_text(s: State, seat: int, card: int, face: int) -> None:
    """Give a card the text of a face: of its keywords it is a card played, as from now (A1)."""
    lives = [each for each in s.turn.live if each[0] == seat and not watches(s, each, card)]
    others = [each for each in s.on_play[seat] if not is_of(s, card, each[2].event.what)]
    s.turn.text[card] = face
    for live in lives:
        if watches(s, live, card):
            count_live(s, live, card)
    for source, _, ability in others:
        if is_of(s, card, ability.event.what) and in_force(s, seat, source, ability):
            _count_play(s, seat, card, source, ability)


def watches(s: State, live: list[Any], card: int) -> bool:
    """Return whether a live effect waits for the play of this card."""
    when = live[2].when
    if not isinstance(when, fx.Plays) or (when.other and card == live[1]):
        return False
    return is_of(s, card, when.what)


def count_live(s: State, live: list[Any], card: int) -> None:
    """One more matching event for a live effect; do the due part."""
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
        trigger(s, live[0], live[1], effect.do, card)


def _mark(s: State, card: int, distinct: str) -> str | None:
    return s.cat.name[s.faces[card]] if distinct == "name" else s.cat.type[s.faces[card]]


def _count_play(s: State, seat: int, card: int, source: int, ability: fx.When) -> None:
    """Q19: the first is the first of the turn, whether or not the ability was there to see it."""
    when = ability.event
    assert isinstance(when, fx.Plays)
    if when.nth or when.first or when.distinct or when.each_of:
        seats = [seat, *s.mates(seat)] if when.who == "team" else [seat]
        plays = [each for player in seats for each in s.plays_of(player)]
        if not _is_due(s, when, [each for each in plays if is_of(s, each, when.what)], card):
            return
    s.wait(seat, source, ability.do, card)


def _is_due(s: State, when: fx.Plays, plays: list[int], card: int) -> bool:
    """Return whether this play, the last of these, is one that an ability waits for."""
    if when.each_of:
        plays.remove(card)
        sorts = [{s.faces[each] for each in plays}, {s.faces[card]}]
        before, here = (
            {at for at, sort in enumerate(when.each_of) if faces & s.cat.faces(sort)}
            for faces in sorts
        )
        return len(before) < len(before | here) == len(when.each_of)
    count = len(plays)
    if when.distinct:
        marks = [_mark(s, each, when.distinct) for each in plays]
        mark = _mark(s, card, when.distinct)
        if mark is None or marks.count(mark) > 1:
            return False
        count = len({*marks} - {None})
    return (not when.nth or count == when.nth) and (not when.first or count <= when.first)


def happens(
    s: State, seat: int, event: type, card: int = -1, made: Gained | Discarded | None = None
) -> None:
    """Something other than a play happened to a seat: its abilities and live effects wait.

    ``made`` is the card gained or discarded.
    """
    taken = isinstance(made, Gained) and made.taken
    for live in s.turn.live:
        if live[0] == seat and type(live[2].when) is event:
            if not taken or s.reads_owning(live[1]):
                count_live(s, live, card)
    for source, _, ability in s.on_event[seat]:
        if taken and not s.reads_owning(source):
            continue
        if isinstance(ability, fx.When) and type(ability.event) is event:
            if in_force(s, seat, source, ability) and _comes(s, seat, source, ability.event, made):
                s.wait(seat, source, ability.do, card)


def _comes(
    s: State, seat: int, source: int, event: fx.Event, made: Gained | Discarded | None
) -> bool:
    """Return whether an event is one that an ability waits for: each time, or the n-th (Q19)."""
    if isinstance(event, fx.Gains) and isinstance(made, Gained):
        return _is_gain(s, seat, event, made) and (
            not event.nth
            or event.nth
            == sum(_is_gain(s, seat, event, e) for e in _up_to(s.gains_for(source), made))
        )
    if isinstance(event, fx.Discards) and isinstance(made, Discarded):
        return _is_discard(s, seat, event, made) and (
            not event.nth
            or event.nth
            == sum(_is_discard(s, seat, event, e) for e in _up_to(s.turn.discarded, made))
        )
    return True


def _up_to(those: Sequence[Made], made: Made) -> Iterator[Made]:
    """Yield the events that the turn remembers, up to this one."""
    for earlier in those:
        yield earlier
        if earlier is made:
            return


def _is_gain(s: State, seat: int, event: fx.Gains, gained: Gained) -> bool:
    return (
        gained.seat == seat
        and is_of(s, gained.card, event.what)
        and (gained.bought or not event.bought)
        and (gained.new_type or not event.new_type)
    )


def _is_discard(s: State, seat: int, event: fx.Discards, discard: Discarded) -> bool:
    if event.who == "you":
        mine = discard.seat == seat
    else:
        mine = s.teams[discard.seat] != s.teams[seat] and not discard.blocking
    return (
        mine
        and (event.what is fx.ANY or is_of(s, discard.card, event.what))
        and (event.place is None or discard.from_hand)
    )


def discarded(s: State, seat: int, card: int, frm: int, *, blocking: bool = False) -> None:
    """D2: a card was discarded, from anywhere; the clean-up of E1 never comes here (Q9)."""
    made = Discarded(seat, card, frm == hand(seat), blocking)
    s.turn.discarded = (*s.turn.discarded, made)
    if s.cat.watches_discards:
        for owner in s.from_seat(s.active):
            if owner == seat or s.teams[owner] != s.teams[seat]:
                happens(s, owner, fx.Discards, card, made)


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
    """Resolve the abilities that wait for a state of the table, the moment it is true, once."""
    for waiting in s.turn.awaiting:
        seat, card, effect, _ = waiting
        if holds(s, Scene(seat, card, seat), effect.condition):
            s.turn.awaiting = tuple(each for each in s.turn.awaiting if each is not waiting)
            trigger(s, seat, card, effect.do)


def first_appearance(s: State, card: int) -> Steps[None]:
    """A6: a revealed Super-Villain attacks everyone, from the player just before on (Q11)."""
    cause, by = s.cause, s.by
    s.cause = s.faces[card]
    s.by = -1
    s.note("first-appearance", s.active, [card])
    s.depth += 1
    yield from each(run(s, Scene(s.active, card), s.cat.cards[s.faces[card]].first_appearance))
    s.depth -= 1
    s.cause = cause
    s.by = by


def _next_trigger(s: State) -> Steps[None]:
    """Active player first; an owner of several chooses the next one (Q6)."""
    s.queue[:] = [waiting for waiting in s.queue if not _moot(s, waiting)]
    if not s.queue:
        return
    owners = {waiting[0] for waiting in s.queue}
    seat = next(seat for seat in s.from_seat(s.active) if seat in owners)
    mine = [waiting for waiting in s.queue if waiting[0] == seat]
    chosen = next((waiting for waiting in mine if _only_power(waiting)), None)
    if chosen is None:
        chosen = mine[0]
        different = {(s.faces[waiting[1]], waiting[2]): waiting for waiting in reversed(mine)}
        if len(different) > 1:
            waiting_ones = list(different.values())[::-1]
            options: tuple[Option, ...] = tuple(
                ("trigger", (each[1], each[2])) for each in waiting_ones
            )
            answer = yield Ask(seat, "order-triggers", -1, options)
            chosen = waiting_ones[options.index(answer)]
            s.chose(seat, chosen[1], "order")
    s.queue.remove(chosen)
    yield from resolve_trigger(s, chosen)


def _moot(s: State, waiting: Trigger) -> bool:
    """Return whether all it says is where its own card goes, and that was only borrowed (Q15)."""
    seat, source, do, *_ = waiting
    return s.owner(source) != seat and all(
        isinstance(step, fx.Move) and step.pick.places == (fx.THIS,) for step in do
    )


def _only_power(waiting: Trigger) -> bool:
    return all(type(effect) is fx.Power for effect in waiting[2])


def _number(s: State, source: int, do: tuple[Effect, ...]) -> int:
    """The number of a triggered ability on its card; −1 for a text that only waited."""
    abilities = enumerate(s.cat.abilities[s.faces[source]])
    return next((n for n, ability in abilities if getattr(ability, "do", None) is do), -1)


def resolve_trigger(s: State, waiting: Trigger) -> Steps[None]:
    """Resolve one triggered text; a Super Hero's is asked for unless it is plain Power (K11)."""
    seat, source, do, chain, event = waiting
    if not s.may_work():
        return
    turn = s.turn
    resolving, turn.resolving = turn.resolving, [*turn.resolving, *chain]
    cause, by = s.cause, s.by
    s.cause = s.faces[source]
    s.by = seat
    x = Scene(seat, source, seat)
    x.event = event
    if s.where[source] == discard_pile(seat):  # "it may go onto your deck": only from there
        x.it = [source]
    asked = s.cat.kind[s.faces[source]] == "super-hero" and not _only_power(waiting)
    goes = True
    if asked:
        goes = possible(s, x, do)
        if goes and (yield Ask(x.you, "may", x.card, (YES, NO), fx.May(do))) is NO:
            s.chose(seat, source, "declined")
            goes = False
    if goes:
        if s.log is not None:
            s.note("fires", seat, [source], _number(s, source, do))
        s.depth += 1
        yield from each(run(s, x, do))
        s.depth -= 1
    turn.resolving = resolving
    s.cause = cause
    s.by = by
