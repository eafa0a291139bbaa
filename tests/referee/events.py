"""Abilities and triggers: what is in force, what an event sets off, and in which order it comes."""

from __future__ import annotations

from collections.abc import Iterator

from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import Card

from . import resolving
from .game import (
    MOST_TEXTS,
    NO,
    YES,
    Acquired,
    Discarded,
    Drew,
    Fact,
    Gained,
    Game,
    Happened,
    Live,
    Played,
    Question,
    Steps,
    Waiting,
    Words,
)
from .reading import holds, possible

Standing = tuple[int, int, fx.Ability]
"""A card in force, the number of an ability on it, the ability."""

# --- What is in force -------------------------------------------------------------------------


def abilities(g: Game, seat: int) -> list[Standing]:
    """All that works for a seat now: the top Character, what lies in play, what is granted.

    A card that is borrowed until the end of the turn lies in play, too (Q15).
    """
    face_down = any(who == seat and card < 0 for _, who, card in g.lasting)
    sources = [] if face_down else g.pile("hero", seat)[-1:]
    sources += g.pile("in-play", seat)
    if g.turn.seat == seat:
        for mate in g.turn.controls:
            sources += [c for c in g.pile("in-play", mate) if g.cards[c].type == "Location"]
    found: list[Standing] = [
        (card, number, ability)
        for card in sources
        for number, ability in enumerate(g.cards[card].abilities)
    ]
    granted = [(card, ability) for who, card, ability in g.turn.granted if who == seat]
    found += [(card, 100 + at, ability) for at, (card, ability) in enumerate(granted)]
    return found


def works_now(g: Game, seat: int, card: int, ability: fx.When) -> bool:
    """Whether a triggered ability works in this turn, and under its condition."""
    now = g.turn.seat
    if ability.turns == "yours" and now != seat:
        return isinstance(ability.event, fx.Avoids | fx.Falls)
    if ability.turns == "team" and (now < 0 or g.teams[now] != g.teams[seat]):
        return False
    return ability.only_if is None or holds(g, Words(seat, card), ability.only_if)


# --- What an event sets off -------------------------------------------------------------------


def wait(g: Game, seat: int, source: int, do: tuple[fx.Effect, ...], event: int = -1) -> None:
    """R2: it comes when the card that caused it is done; its chain is still resolving (Q16)."""
    g.waiting.append(Waiting(seat, source, do, (*g.turn.resolving, source), event))


def at_once_or_wait(
    g: Game, seat: int, source: int, do: tuple[fx.Effect, ...], event: int = -1
) -> None:
    """Plain Power is simply added (Q7)."""
    if len(do) == 1 and isinstance(do[0], fx.Power) and isinstance(do[0].amount, int):
        resolving.add_power(g, source, do[0].amount)
    else:
        wait(g, seat, source, do, event)


def record(g: Game, fact: Fact, before: dict[int, list[Standing]] | None = None) -> None:
    """Something happened: write it down, then find out who waits for it.

    ``before`` are the abilities that were in force before a card was put down.
    """
    g.turn.history.append(fact)
    for live in g.turn.live[:]:
        if _live_waits(g, live, fact):
            count(g, live, fact.card)
    for seat in g.order(g.active):
        standing = abilities(g, seat) if before is None else before[seat]
        for card, _, ability in standing:
            if isinstance(ability, fx.When) and works_now(g, seat, card, ability):
                if is_due(g, seat, card, ability.event):
                    wait(g, seat, card, ability.do, fact.card)


def everywhere(g: Game) -> dict[int, list[Standing]]:
    """What is in force for everybody."""
    return {seat: abilities(g, seat) for seat in range(g.seats)}


def _live_waits(g: Game, live: Live, fact: Fact) -> bool:
    when = live.effect.when
    if fact.seat != live.seat:
        return False
    if isinstance(fact, Played) and isinstance(when, fx.Plays):
        return g.is_of(fact.card, when.what) and not (when.other and fact.card == live.card)
    if isinstance(fact, Drew):
        return isinstance(when, fx.Draws)
    return isinstance(fact, Happened) and isinstance(when, fact.what)


def count(g: Game, live: Live, card: int) -> None:
    """One more event for a "this turn" effect."""
    when = live.effect.when
    if isinstance(when, fx.Plays) and when.distinct:
        marks = [mark_of(g, each, when.distinct) for each in live.counted]
        if mark_of(g, card, when.distinct) in (None, *marks):
            return
    live.counted.append(card)
    number = len(live.counted)
    if isinstance(when, fx.Plays) and when.nth and number != when.nth:
        return
    if not live.effect.at_most or number <= live.effect.at_most:
        at_once_or_wait(g, live.seat, live.card, live.effect.do, card)


def mark_of(g: Game, card: int, distinct: str) -> str | None:
    """A card's name or type."""
    return g.cards[card].name if distinct == "name" else g.cards[card].type


def is_due(g: Game, seat: int, source: int, event: fx.Event) -> bool:
    """Whether the last fact of the history is what an ability waits for; the first of a turn is
    counted from its start (Q19)."""
    last = g.turn.history[-1]
    if isinstance(event, fx.Plays):
        if not isinstance(last, Played):
            return False
        seats = [seat, *g.mates(seat)] if event.who == "team" else [seat]
        if last.seat not in seats or not g.is_of(last.card, event.what):
            return False
        return _play_due(g, event, [c for c in g.plays(seats) if g.is_of(c, event.what)])
    if isinstance(event, fx.Gains):
        return _nth(event.nth, [_is_gain(g, seat, source, event, e) for e in g.turn.history])
    if isinstance(event, fx.Discards):
        return _nth(event.nth, [_is_discard(g, seat, event, e) for e in g.turn.history])
    return isinstance(last, Happened) and last.seat == seat and isinstance(event, last.what)


def _nth(nth: int, fits: list[bool]) -> bool:
    return fits[-1] and (not nth or sum(fits) == nth)


def _play_due(g: Game, event: fx.Plays, plays: list[int]) -> bool:
    """Whether the last of these plays is one an ability waits for."""
    if event.each_of:
        before = [any(g.is_of(c, sort) for c in plays[:-1]) for sort in event.each_of]
        after = [any(g.is_of(c, sort) for c in plays) for sort in event.each_of]
        return all(after) and not all(before)
    number = len(plays)
    if event.distinct:
        marks = [mark_of(g, card, event.distinct) for card in plays]
        if marks[-1] is None or marks[-1] in marks[:-1]:
            return False
        number = len(set(marks) - {None})
    return (not event.nth or number == event.nth) and (not event.first or number <= event.first)


def is_gained(g: Game, source: int, fact: Fact) -> bool:
    """Q36: the text that speaks of gaining decides by its own box whether a pass or defeat is."""
    if isinstance(fact, Acquired):
        return g.cards[source].owning_is_gaining
    return isinstance(fact, Gained)


def _is_gain(g: Game, seat: int, source: int, event: fx.Gains, fact: Fact) -> bool:
    return (
        isinstance(fact, Gained)
        and is_gained(g, source, fact)
        and fact.seat == seat
        and g.is_of(fact.card, event.what)
        and (fact.bought or not event.bought)
        and (fact.new_type or not event.new_type)
    )


def _is_discard(g: Game, seat: int, event: fx.Discards, fact: Fact) -> bool:
    if not isinstance(fact, Discarded) or not g.is_of(fact.card, event.what):
        return False
    if event.place == "hand" and not fact.from_hand:
        return False
    if event.who == "you":
        return fact.seat == seat
    return g.teams[fact.seat] != g.teams[seat] and not fact.as_block


def take_text(g: Game, seat: int, card: int, text: Card) -> None:
    """With a taken text this becomes, as from now, a played card of its keywords (A1)."""
    played = Played(seat, card)
    counted = [live for live in g.turn.live if _live_waits(g, live, played)]
    seen = [what for what in _watched(g, seat) if g.is_of(card, what)]
    g.turn.text[card] = text
    for live in g.turn.live[:]:
        if isinstance(live.effect.when, fx.Plays) and _live_waits(g, live, played):
            if all(live is not each for each in counted):
                count(g, live, card)
    for source, _, ability in abilities(g, seat):
        if isinstance(ability, fx.When) and isinstance(ability.event, fx.Plays):
            what = ability.event.what
            if what in seen or not g.is_of(card, what) or not works_now(g, seat, source, ability):
                continue
            plays = [c for c in g.plays([seat]) if g.is_of(c, what) and c != card]
            if _play_due(g, ability.event, [*plays, card]):
                wait(g, seat, source, ability.do, card)


def _watched(g: Game, seat: int) -> list[fx.Filter]:
    """The sorts of cards whose play the abilities of a seat wait for."""
    events = [each.event for _, _, each in abilities(g, seat) if isinstance(each, fx.When)]
    return [event.what for event in events if isinstance(event, fx.Plays)]


# --- In which order it comes ------------------------------------------------------------------


def settle(g: Game) -> Steps[None]:
    """After the outermost text: what waits (R2), what appeared (H3)."""
    while g.depth == 0:
        for waiting in g.turn.awaiting[:]:
            w, effect = waiting
            if holds(g, Words(w.you, w.card, w.you), effect.condition):
                g.turn.awaiting = [each for each in g.turn.awaiting if each is not waiting]
                at_once_or_wait(g, w.you, w.card, effect.do)
        if g.waiting:
            yield from _next(g)
        elif g.appearing:
            yield from first_appearance(g, g.appearing.pop(0))
        else:
            return


def _only_power(do: tuple[fx.Effect, ...]) -> bool:
    return all(isinstance(effect, fx.Power) for effect in do)


def _next(g: Game) -> Steps[None]:
    """Q6: the active player's first; an owner of several chooses."""
    g.waiting = [each for each in g.waiting if not _moot(g, each)]
    if not g.waiting:
        return
    seat = next(s for s in g.order(g.active) if any(each.seat == s for each in g.waiting))
    mine = [each for each in g.waiting if each.seat == seat]
    plain = [each for each in mine if _only_power(each.do)]
    chosen = plain[0] if plain else mine[0]
    different = {(g.face[each.source], each.do) for each in mine}
    if not plain and len(different) > 1:
        options = tuple(("trigger", (each.source, each.do)) for each in mine)
        answer = yield Question(seat, "order-triggers", -1, options)
        source, do = answer[1]
        same = [each for each in mine if (g.face[each.source], each.do) == (g.face[source], do)]
        chosen = same[0]
    g.waiting.remove(chosen)
    yield from resolve(g, chosen)


def _moot(g: Game, waiting: Waiting) -> bool:
    """A text that only says where its own card goes, and the card was only borrowed (Q15)."""
    moves = [isinstance(e, fx.Move) and e.pick.places == (fx.THIS,) for e in waiting.do]
    return all(moves) and g.owner(waiting.source) != waiting.seat


def resolve(g: Game, waiting: Waiting) -> Steps[None]:
    """One triggered text; a Super Hero's is asked for, unless it is plain Power (K11, Q7)."""
    g.texts += 1
    if g.texts > MOST_TEXTS:
        return
    outer = g.turn.resolving
    g.turn.resolving = [*outer, *waiting.chain]
    w = Words(waiting.seat, waiting.source, waiting.seat, event=waiting.event)
    if g.where[waiting.source] == ("discard", waiting.seat):
        w.it = [waiting.source]
    goes = True
    if g.cards[waiting.source].kind == "super-hero" and not _only_power(waiting.do):
        goes = possible(g, w, waiting.do)
        if goes:
            question = Question(waiting.seat, "may", waiting.source, (YES, NO))
            goes = (yield question) == YES
    if goes:
        g.fired.append((waiting.seat, waiting.source))
        g.depth += 1
        yield from resolving.run(g, w, waiting.do)
        g.depth -= 1
    g.turn.resolving = outer


def avoided(g: Game, seat: int) -> Steps[None]:
    """What avoiding an Attack gives, at once."""
    for source, _, ability in abilities(g, seat):
        if isinstance(ability, fx.When) and isinstance(ability.event, fx.Avoids):
            yield from resolve(g, Waiting(seat, source, ability.do, (source,), -1))


def first_appearance(g: Game, card: int) -> Steps[None]:
    """A6, Q11: it attacks everybody, from the player whose turn it was."""
    g.depth += 1
    yield from resolving.run(g, Words(g.active, card), g.cards[card].first_appearance)
    g.depth -= 1


def lively(g: Game, seat: int) -> Iterator[tuple[int, fx.EveryTurn]]:
    """What a seat's cards give on every turn."""
    for card, _, ability in abilities(g, seat):
        if isinstance(ability, fx.EveryTurn):
            yield card, ability
