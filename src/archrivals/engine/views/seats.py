"""What a seat may see, by one allow-list: the records that are sent, and how they are made.

The wire, its schema, the types of the browser and the bots' sight follow from these records
(``engine/records``). To show something more, add a field to its record and fill it in here.
"""

from __future__ import annotations

from typing import Any, Literal

from archrivals.engine.language.codec import text_to_json
from archrivals.engine.play.confronting import cost_of
from archrivals.engine.play.game import Game
from archrivals.engine.play.playing import has_assist
from archrivals.engine.play.scoring import Counted, explained
from archrivals.engine.records import Kept, fields_of, record
from archrivals.engine.state.asks import Ask, Option, Verb, cards_of
from archrivals.engine.state.events import Event, Moved, Shuffled
from archrivals.engine.state.flat import (
    ASIDE,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    HERO,
    IN_PLAY,
    LINE_UP,
    MAIN_DECK,
    ON_HERO,
    SCORE,
    STACK,
    SUPER_VILLAINS,
    WEAKNESSES,
    CardInView,
    State,
    hand,
    seat_of,
    zone_name,
)

from .alike import all_alike
from .events import EventInView, events
from .foresight import LeadsInView, OutlookInView, foretell
from .visibility import seen_zones, shown_card, shown_cards

__all__ = [
    "JSON",
    "AskInView",
    "EventInView",
    "OptionInView",
    "Piles",
    "PrivateView",
    "PublicView",
    "View",
    "ask_view",
    "events",
    "option_view",
    "private_view",
    "public_view",
    "result_view",
    "view",
]

JSON = dict[str, Any]
"""Plain data: JSON values and nothing else."""

# --- The table --------------------------------------------------------------------------------


@record
class TurnInView:
    """The turn: its player, its Power, and the player who is confronted (−1: none)."""

    number: int
    seat: int
    power: int
    confronting: int


@record
class StackInView:
    """The top card of a stack that can be bought, and how many are left."""

    handle: str
    id: str
    left: int


def _stacks(s: State) -> tuple[StackInView, ...]:
    tops: dict[int, int] = {}
    left: dict[int, int] = {}
    for card in s.zones[STACK]:
        face = s.faces[card]
        tops[face] = card
        left[face] = left.get(face, 0) + 1
    shown = shown_cards(s, [*tops.values()])
    piles = zip(shown, left.values(), strict=True)
    return tuple([StackInView(top.handle, top.id, n) for top, n in piles])


def _hand(s: State, holder: int) -> tuple[CardInView, ...]:
    held = s.zones[hand(holder)]
    shown = shown_cards(s, held)
    if not s.cat.assists:
        return shown
    return tuple(
        CardInView(each.handle, each.id, assist=True) if has_assist(s, holder, card) else each
        for card, each in zip(held, shown, strict=True)
    )


@record
class SeatInView(Kept):
    """A seat as a viewer sees it. ``cost`` is what its Character takes to defeat.

    ``hand`` is set where the whole view of a seat is one record.
    """

    seat: int
    hand_size: int
    deck: int
    discard: tuple[CardInView, ...]
    in_play: tuple[CardInView, ...]
    hero: tuple[CardInView, ...]
    on_hero: tuple[CardInView, ...]
    score: tuple[CardInView, ...]
    team: int
    out: bool
    cost: int | None = None
    hand: tuple[CardInView, ...] | None = None


class Piles:
    """The parts of a table's last view, for its next one: an unchanged part is not made again.

    It belongs to one table that keeps a log, which shows the changes.
    """

    __slots__ = ("_seats", "_stacks", "_told", "_zones")

    def __init__(self) -> None:
        self._told = 0
        self._zones: dict[int, tuple[CardInView, ...]] = {}
        self._stacks: tuple[StackInView, ...] | None = None
        self._seats: dict[int, SeatInView] = {}

    def forget(self, log: list[Event]) -> None:
        """Forget the zones to which something has happened since."""
        for event in log[self._told :]:
            if type(event) is Moved:
                self._forget(event.frm)
                self._forget(event.to)
            elif type(event) is Shuffled:
                self._forget(event.zone)
        self._told = len(log)

    def _forget(self, zone: int) -> None:
        self._zones.pop(zone, None)
        if zone >= 8:
            self._seats.pop(zone // 8 - 1, None)
        elif zone == STACK:
            self._stacks = None

    def zone(self, s: State, zone: int) -> tuple[CardInView, ...]:
        """Return the cards of a zone that all see."""
        shown = self._zones.get(zone)
        if shown is None:
            shown = self._zones[zone] = shown_cards(s, s.zones[zone])
        return shown

    def stacks(self, s: State) -> tuple[StackInView, ...]:
        """Return the cards that can be bought besides the Line-Up."""
        if self._stacks is None:
            self._stacks = _stacks(s)
        return self._stacks

    def seat(self, s: State, seat: int, held: tuple[CardInView, ...] | None) -> SeatInView:
        """Return a seat as a viewer sees it."""
        begin, out = 8 * (seat + 1), seat in s.out
        cost = cost_of(s, seat) if s.rules.confrontations and s.zones[begin + HERO] else None
        known = self._seats.get(seat)
        if known is None or known.cost != cost or known.out != out or known.hand is not held:
            size, deck = len(s.zones[begin + HAND]), len(s.zones[begin + DECK])
            discard, in_play = self.zone(s, begin + DISCARD), self.zone(s, begin + IN_PLAY)
            hero, on_hero = self.zone(s, begin + HERO), self.zone(s, begin + ON_HERO)
            score, team = self.zone(s, begin + SCORE), s.teams[seat]
            # in the order of the fields: naming a dozen takes as long as all the rest
            known = self._seats[seat] = SeatInView(
                seat, size, deck, discard, in_play, hero, on_hero, score, team, out, cost, held
            )
        return known


@record
class WaitedFor:
    """A seat that must decide, and what about."""

    seat: int
    kind: str


# --- The result -------------------------------------------------------------------------------


@record
class CountedInView:
    """Copies of a card at the end, and what each gives; ``counted`` is what its formula found.

    ``defeated`` if it is a Character that was defeated, and no card of the deck.
    """

    id: str
    copies: int
    each: int
    counted: int | None = None
    defeated: bool = False


def scores_in_view(s: State) -> tuple[tuple[CountedInView, ...], ...]:
    """Return where the points of each seat come from, by what it owns now."""
    return tuple(tuple(_counted(s, line) for line in explained(s, seat)) for seat in range(s.seats))


def _counted(s: State, line: Counted) -> CountedInView:
    return CountedInView(s.cat.ids[line.face], line.copies, line.each, line.counted, line.defeated)


Departure = Literal["conceded", "timeout"]
"""How a player leaves a game for good: by giving up, or because their time ran out."""


@record
class LeftInView:
    """A player who left the game for good, how, and after how many answers."""

    seat: int
    how: Departure
    at: int


@record
class ResultInView:
    """The end of the game: by a rule, or ``why``: by the last departure, or abandoned.

    By a rule there are ``scores``, where each seat's points come from, and ``tie_breaks``, what
    the numbers of ``ties`` count. ``left`` lists the players who left, in that order.
    """

    rule: str
    winners: tuple[int, ...]
    points: tuple[int, ...]
    ties: tuple[tuple[int, ...], ...]
    scores: tuple[tuple[CountedInView, ...], ...] | None = None
    tie_breaks: tuple[str, ...] | None = None
    why: Departure | Literal["abandoned"] | None = None
    left: tuple[LeftInView, ...] | None = None


def result_view(table: Game) -> ResultInView | None:
    """Return the end of the game, for all viewers: now all decks are open (G4)."""
    result, s = table.result, table.state
    if result is None:
        return None
    return ResultInView(
        rule=result.rule,
        winners=result.winners,
        points=result.points,
        ties=result.ties,
        scores=scores_in_view(s),
        tie_breaks=tuple(s.rules.tie_breaks),
    )


# --- Views ------------------------------------------------------------------------------------


@record
class PublicView:
    """The view that all seats and spectators share.

    Who is asked in a window stays to be seen until all have answered: how soon a player does
    could reveal what they hold.
    """

    turn: TurnInView
    active: int
    line_up: tuple[CardInView, ...]
    main_deck: int
    stacks: tuple[StackInView, ...]
    weaknesses: int
    super_villain: tuple[CardInView, ...]
    super_villains_left: int
    destroyed: tuple[CardInView, ...]
    aside: tuple[CardInView, ...]
    played: tuple[CardInView, ...]
    seats: tuple[SeatInView, ...]
    waiting: tuple[WaitedFor, ...]
    result: ResultInView | None


def public_view(table: Game, piles: Piles | None = None) -> PublicView:
    """Return the view that all share, spectators too; ``piles`` are those of the last view."""
    return _table(table, {}, piles or Piles())


def _table(table: Game, hands: dict[str, tuple[CardInView, ...]], piles: Piles) -> PublicView:
    """Return the view that all share, with these hands."""
    s = table.state
    piles.forget(s.log or [])
    turn, open_zones = s.turn, seen_zones(s.teams, -1)
    return PublicView(
        turn=TurnInView(s.number, turn.seat, turn.power, turn.target),
        active=s.active,
        line_up=piles.zone(s, LINE_UP),
        main_deck=len(s.zones[MAIN_DECK]),
        stacks=piles.stacks(s),
        weaknesses=len(s.zones[WEAKNESSES]),
        super_villain=shown_cards(s, s.zones[SUPER_VILLAINS][-1:]) if s.villain_up else (),
        super_villains_left=len(s.zones[SUPER_VILLAINS]),
        destroyed=piles.zone(s, DESTROYED),
        aside=piles.zone(s, ASIDE),
        played=shown_cards(s, [card for card in turn.plays if open_zones[s.where[card]]]),
        seats=tuple([piles.seat(s, other, hands.get(str(other))) for other in range(s.seats)]),
        waiting=tuple([WaitedFor(each.seat, each.kind) for each in table.window]),
        result=result_view(table),
    )


@record
class PrivateView:
    """The part of a view for one seat alone: hands (its own, its teammate's) and its ask."""

    seat: int
    hands: dict[str, tuple[CardInView, ...]]
    ask: AskInView | None


def private_view(table: Game, seat: int, *, foretold: bool = False) -> PrivateView:
    """Return a seat's own part of a view; people also get the consequences of their answers."""
    s = table.state
    seen = seen_zones(s.teams, seat)
    ask = table.ask_of(seat)
    hands = {str(other): _hand(s, other) for other in range(s.seats) if seen[hand(other)]}
    if ask is None:
        return PrivateView(seat, hands, None)
    alike = foretold and all_alike(table, ask)
    return PrivateView(seat, hands, ask_view(s, ask, foretold=foretold, alike=alike))


@record
class View(PublicView):
    """Everything a seat may see, its own ask included; hands are with their seats."""

    position: int
    seat: int
    ask: AskInView | None


def view(table: Game, seat: int) -> View:
    """Everything a seat may see; −1 is a spectator."""
    mine = private_view(table, seat)
    shown = fields_of(_table(table, mine.hands, Piles()))
    return View(**shown, position=table.moved, seat=seat, ask=mine.ask)


# --- Asks -------------------------------------------------------------------------------------


@record
class OptionInView:
    """One answer: its verb, and what it is about.

    ``owner`` is whose zone the card lies in, where that is seen. ``do`` is what a trigger does,
    ``granted`` an ability that is not on its card: both as the codec writes texts.
    """

    verb: Verb
    card: str | None = None
    zone: str | None = None
    handle: str | None = None
    owner: int | None = None
    leads: LeadsInView | None = None
    mode: int | None = None
    place: str | None = None
    ability: int | None = None
    seat: int | None = None
    do: Any = None  # JSON of a text
    granted: Any = None  # JSON of an ability


def option_view(
    s: State, seat: int, option: Option, led: LeadsInView | None = None
) -> OptionInView:
    """One option: its verb, the card it is about, and where that card is."""
    verb, what = option
    cards = cards_of(option)
    if not cards:
        mode = what if verb == "mode" else None
        chosen = what if verb in ("seat", "confront") else None
        return OptionInView(verb, mode=mode, seat=chosen, leads=led)
    card = cards[0]
    lies = s.where[card]
    handle = owner = None
    if seen_zones(s.teams, seat)[lies] or (s.villain_up and [card] == s.zones[SUPER_VILLAINS][-1:]):
        handle, owner = shown_card(s, card).handle, seat_of(lies)
    id, zone = s.cat.ids[s.faces[card]], zone_name(lies)
    if what == card:
        return OptionInView(verb, id, zone, handle, owner, led)
    return OptionInView(
        verb,
        id,
        zone,
        handle,
        owner,
        led,
        place=what[0] if verb == "place" else None,
        ability=what[1] if verb == "use" else None,
        seat=what[1] if verb == "shield" else None,
        do=[text_to_json(effect) for effect in what[1]] if verb == "trigger" else None,
        granted=_granted(s, seat, *what) if verb == "use" else None,
    )


def _granted(s: State, seat: int, card: int, number: int) -> Any:
    """The text of an ability that is granted for the turn; of one on the card nothing."""
    if number < len(s.cat.abilities[s.faces[card]]):
        return None
    return text_to_json(offered(s, seat, card, number))


def offered(s: State, seat: int, card: int, number: int) -> Any:
    """A text in force for a seat, by its card and its number there."""
    standing = (*s.uses[seat], *s.on_event[seat])
    return next(text for source, n, text in standing if (source, n) == (card, number))


@record
class AskInView:
    """A decision; it is answered by the number of an option.

    ``leads`` of the options, the ``outlook`` of a turn and ``alike`` are for people, not for
    programs. ``alike``: all answers lead to the same table, as far as the seat can know.
    """

    seat: int
    kind: str
    source: str | None
    shown: tuple[str, ...]
    options: tuple[OptionInView, ...]
    outlook: OutlookInView | None = None
    alike: bool = False


def ask_view(s: State, ask: Ask, *, foretold: bool = False, alike: bool = False) -> AskInView:
    """An ask as its seat sees it; options are answered by their number."""
    led, outlook = foretell(s, ask) if foretold else ([None] * len(ask.options), None)
    return AskInView(
        seat=ask.seat,
        kind=ask.kind,
        source=s.cat.ids[s.faces[ask.source]] if ask.source >= 0 else None,
        shown=tuple([s.cat.ids[s.faces[card]] for card in ask.shown]),
        options=tuple(
            [
                option_view(s, ask.seat, option, leads)
                for option, leads in zip(ask.options, led, strict=True)
            ]
        ),
        outlook=outlook,
        alike=alike,
    )
