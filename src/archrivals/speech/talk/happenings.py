"""What happened, gathered from the events of a seat into things worth a sentence each.

No words yet: a language says a ``Happening``; here equal draws become one draw, and what only
repeats another event (the move that is part of a purchase) is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from archrivals.engine.language.cards import Card, choices_of
from archrivals.engine.language.effects import Effect
from archrivals.engine.language.rules import Setup
from archrivals.engine.records import record, replaced
from archrivals.engine.state.events import How
from archrivals.engine.state.flat import CardInView
from archrivals.engine.views.events import (
    ChoseInView,
    CostRaisedInView,
    EndedInView,
    EventInView,
    FailedInView,
    MovedInView,
    NotedInView,
    PlaceInEvent,
    PlayedInView,
    ShuffledInView,
)

Zone = tuple[str, int]
"""A zone by its name, and whose it is; −1 for the table's own."""

SETUP: Final = ("S1", "S2", "S4", "S5", "S6", "S9")
"""The rules by which cards are laid out before the game."""

PLAYED_OUT: Final = ("in-play", "discard")

NOWHERE: Final[Zone] = ("", -1)


@record
class Happening:
    """One or more events that make one line.

    ``cards`` are ids that the seat may know, ``hidden`` counts those it may not. ``rule`` or
    ``card`` is the cause. ``n`` is the number of the event: Power, a cost, a total, a turn.
    ``seats`` are those attacked, those whose cost a Block raises, or the winners; ``cost`` is what
    the Power of a Confrontation meets, or the Power paid for an ability. ``choice`` is what sort of
    choice was made: of a ``mode``, ``n`` says which choice on the card it was, ``cost`` which text
    was chosen. ``reason`` is why nothing happened, or a part of it.

    ``how`` is what a move is by the rules. ``seat`` is the player whose cards move, ``doer`` who
    moves them; −1: none, they go by a rule or by chance.
    """

    kind: str
    seat: int = -1
    cards: tuple[str, ...] = ()
    hidden: int = 0
    n: int = 0
    seats: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    cost: int = 0
    frm: Zone = NOWHERE
    to: Zone = NOWHERE
    card: str = ""
    rule: str = ""
    drawn: tuple[str, ...] = ()
    shuffled: bool = False
    choice: str = ""
    reason: str = ""
    how: How = "put"
    doer: int = -1

    @property
    def draws(self) -> bool:
        """Return whether a player draws."""
        return self.kind == "move" and self.frm[0] == "deck" and self.to[0] == "hand"

    @property
    def from_hand(self) -> bool:
        """Return whether a player plays a card of their own hand, rather than another card."""
        return self.kind == "play" and self.frm == ("hand", self.seat)

    @property
    def finds_nothing(self) -> bool:
        """Return whether a text looks for cards and there are none."""
        return self.kind == "nothing" and self.reason == "no-cards"

    @property
    def told_elsewhere(self) -> bool:
        """Return whether another event says the same, or all players know it."""
        return _TOLD.get(self.kind, _never)(self)


def _never(what: Happening) -> bool:
    return False


def _move_is_told(what: Happening) -> bool:
    by_itself = what.cards == (what.card,)
    return _goes_without_saying(what.rule, what.frm[0], what.to[0], what.how, by_itself)


@lru_cache(maxsize=1024)
def _goes_without_saying(rule: str, frm: str, to: str, how: How, by_itself: bool) -> bool:
    """Return whether a move along a path by a rule, or of a card ``by_itself``, goes unsaid."""
    path = (frm, to)
    return (
        how in ("play", "borrow")  # its play follows
        or rule in ("T4", "R5", "F4")  # part of a purchase or a Confrontation
        or (rule == "V3" and path[1] == "unused")  # out, with all their cards
        or (rule in SETUP and path[1] != "hero")
        or (rule == "E1" and path == PLAYED_OUT)
        or (rule == "E2" and path != ("main-deck", "line-up"))  # an arranged table
        or (by_itself and path in (("hand", "discard"), PLAYED_OUT))
    )


def _always(what: Happening) -> bool:
    return True


ACTIONS: Final = ("play", "play-again", "assist", "use")
"""The acts of a player with a card whose line says if its text finds no card."""

UNSPOKEN_KINDS: Final = ("fires", "cheaper", "control")
"""Kinds that go without saying: what they bring names their card, and its text says the rest."""

_TOLD: Final[dict[str, Callable[[Happening], bool]]] = {
    **dict.fromkeys(UNSPOKEN_KINDS, _always),
    "choice": lambda what: what.choice != "mode",  # what follows shows it, or that nothing does
    "move": _move_is_told,
    "shuffle": lambda what: what.rule in SETUP,
    "attack": lambda what: what.seat < 0,  # its First Appearance comes before it
}


def happening(event: EventInView) -> Happening:
    """One event of ``Table.events``, parsed."""
    card, rule = event.cause.card or "", event.cause.rule or ""
    if isinstance(event, MovedInView):
        return _moved([event])
    kind, seat = event.kind, event.seat
    match event:
        case NotedInView():
            cards, (n, cost, seats) = _ids(event.cards or ()), _numbers(event)
            hidden = n if kind == "look" and not cards else 0
            return Happening(kind, seat, cards, hidden, n, seats, cost=cost, card=card, rule=rule)
        case PlayedInView():
            cards, frm = _ids(event.cards), _zone(event.from_)
            return Happening(kind, seat, cards, frm=frm, card=card, rule=rule)
        case ShuffledInView():
            return Happening(kind, seat, n=event.n, frm=_zone(event.zone), card=card, rule=rule)
        case ChoseInView():
            cards, (n, cost, seats) = _ids(event.cards), _numbers(event)
            what = Happening(kind, seat, cards, 0, n, seats, cost=cost, card=card, rule=rule)
            return replaced(what, choice=event.what)
        case CostRaisedInView():
            return Happening(kind, seat, n=event.n, card=card, rule=rule)
        case FailedInView():
            cards = _ids(event.cards)
            return Happening(kind, seat, cards, card=card, rule=rule, reason=event.why)
        case EndedInView():
            seats, points = event.winners, event.points
            return Happening(kind, seat, seats=seats, points=points, card=card, rule=rule)


def _moved(run: Sequence[MovedInView]) -> Happening:
    """Moves with the same path and cause."""
    first = run[0]
    frm, to = _zone(first.from_), _zone(first.to)
    known = tuple([event.card for event in run if event.card])
    seat = frm[1] if frm[1] >= 0 else to[1]
    card, rule = first.cause.card or "", first.cause.rule or ""
    hidden = len(run) - len(known)
    what = Happening("move", seat, known, hidden, frm=frm, to=to, card=card, rule=rule)
    return replaced(what, how=first.how, doer=_doer(first))


def _doer(event: MovedInView) -> int:
    """Return who moves the card: by a text, or because a rule lets its owner do so."""
    doer = event.gained if event.doer is None else event.doer
    if doer is not None:
        return doer
    return -1 if event.by < 0 and event.how == "put" else event.from_.seat


def _numbers(event: NotedInView | ChoseInView) -> tuple[int, int, tuple[int, ...]]:
    """A number; a second one of an outcome and of a mode; or several, which are seats."""
    number = event.n
    if not isinstance(number, tuple):
        return number if isinstance(number, int) else 0, 0, ()
    if event.kind == "outcome" or (event.kind == "choice" and event.what == "mode"):
        n, cost = number
        return n, cost, ()
    return 0, 0, number


def _ids(cards: tuple[CardInView, ...]) -> tuple[str, ...]:
    return tuple([card.id for card in cards])


def chosen_text(what: Happening, card: Card) -> tuple[Effect, ...]:
    """The text that was chosen; none where it is not on the card itself."""
    return choices_of(card)[what.n].options[what.cost] if what.n >= 0 else ()


def _zone(shown: PlaceInEvent) -> Zone:
    return shown.zone, shown.seat


def _as_laid(events: Iterable[EventInView], setup: Setup) -> list[EventInView]:
    """The events of an arranged table: its Line-Up is described as it lies, not as it was dealt
    before.

    >>> from archrivals.engine.views.events import CauseInEvent
    >>> setup = Setup(arranged=(("line-up", ("raven",)),))
    >>> deck, line_up = PlaceInEvent("main-deck", -1), PlaceInEvent("line-up", -1)
    >>> dealt = MovedInView("move", CauseInEvent("S3"), deck, line_up, "put", -1, -1, card="kick")
    >>> [event.card for event in _as_laid([dealt, dealt], setup)]
    ['raven']
    """
    kept = list(events)
    laid = dict(setup.arranged).get("line-up")
    if laid is None:
        return kept
    dealt = [event for event in kept if isinstance(event, MovedInView) and event.cause.rule == "S3"]
    if not dealt:
        return kept
    first = kept.index(dealt[0])
    rest = [event for event in kept if event.cause.rule != "S3"]
    rest[first:first] = [replaced(dealt[0], card=card) for card in laid]
    return rest


def _parsed(events: Iterable[EventInView], setup: Setup) -> Iterator[Happening]:
    """Each event parsed, but moves that are alike as one, without those that are known already."""
    run: list[MovedInView] = []
    for event in _as_laid(events, setup):
        if type(event) is not MovedInView:
            if run:
                yield _moved(run)
                run = []
            yield happening(event)
        elif not _goes_without_saying(
            event.cause.rule or "",
            event.from_.zone,
            event.to.zone,
            event.how,
            event.card is not None and event.card == event.cause.card,
        ):
            if run and not _alike(run[0], event):
                yield _moved(run)
                run = []
            run.append(event)
    if run:
        yield _moved(run)


def _alike(one: MovedInView, other: MovedInView) -> bool:
    """Return whether two moves have the same path, cause and doer; most share these records."""
    same = one.cause is other.cause or one.cause == other.cause
    same = same and one.how == other.how and _doer(one) == _doer(other)
    same = same and (one.from_ is other.from_ or one.from_ == other.from_)
    return same and (one.to is other.to or one.to == other.to)


def happenings(
    events: Iterable[EventInView], setup: Setup, before: Sequence[Happening] = ()
) -> list[Happening]:
    """Events in order, those that belong together gathered; ``before`` are those of earlier lines.

    Only the last of them can still grow.
    """
    found = list(before)
    for what in _parsed(events, setup):
        if what.kind == "attack" and found and found[-1].kind == "first-appearance":
            found[-1] = replaced(found[-1], seats=what.seats)
        if what.told_elsewhere:
            continue
        merged = _merged(found[-1], what) if found else None
        if merged is not None:
            found[-1] = merged
        elif not what.finds_nothing:  # a trigger that finds no card needs no line of its own
            found.append(what)
    return found


def _merged(last: Happening, what: Happening) -> Happening | None:
    """Both as one, where they are one."""
    if last.kind == "end-turn":
        return _end_of_turn(last, what)
    if what.finds_nothing and last.kind in ACTIONS and what.card == last.cards[-1]:
        return replaced(last, reason=what.reason)
    if last.draws and what.kind == "shuffle" and what.seat == last.seat:
        return replaced(last, shuffled=True)
    if last.kind == what.kind == "move":
        return _moves(last, what)
    if last.kind in ("play", "play-again") and what.seat == last.seat:
        return _plays(last, what)
    if last.kind == "assist" and what.kind == "power" and what.card == last.card:
        return replaced(last, n=last.n + what.n, seats=(what.seat,))
    if last.kind == "block" and what.kind == "cost" and what.card == last.card and not last.seats:
        return replaced(last, n=what.n, seats=(what.seat,))
    if last.kind == "use" and what.kind == "pay" and what.card == last.card:
        return replaced(last, cost=what.n)
    if last.kind == "pay" and what.kind == "move":  # H2: it was hunted for this Power
        return replaced(what, n=last.n) if last.rule == what.rule else None
    same_cause = (last.card, last.rule, last.seat) == (what.card, what.rule, what.seat)
    if last.kind == what.kind == "power" and same_cause:
        return replaced(last, n=last.n + what.n)
    if last.kind == "flip" and what.kind == "first-appearance":
        return what
    return None


def _moves(last: Happening, what: Happening) -> Happening | None:
    for name in ("frm", "to", "card", "rule", "how", "doer"):
        if getattr(last, name) != getattr(what, name):
            return None
    return replaced(last, cards=last.cards + what.cards, hidden=last.hidden + what.hidden)


def _plays(last: Happening, what: Happening) -> Happening | None:
    if what.kind == "power" and what.card == last.cards[-1]:
        return replaced(last, n=last.n + what.n)
    if what.kind == "play" and last.from_hand and what.from_hand and not last.reason:
        return replaced(what, cards=last.cards + what.cards, n=last.n)
    return None


def _end_of_turn(last: Happening, what: Happening) -> Happening | None:
    """Return the cards that were not played, and the draw for the next turn."""
    if what.seat != last.seat or what.rule != "E1":
        return None
    if what.kind == "shuffle":
        return replaced(last, shuffled=True)
    if what.draws:
        return replaced(last, drawn=last.drawn + what.cards, hidden=last.hidden + what.hidden)
    if what.kind == "move" and (what.frm[0], what.to[0]) == ("hand", "discard"):
        return replaced(last, cards=last.cards + what.cards)
    return None
