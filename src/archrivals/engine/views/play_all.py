"""Play all: which cards of a hand can be played one after the other without a thought.

A card is kept where playing it, or playing it now, is a decision: its text asks something, an
ability or another card could use it, it stays in play, or it wants to be the first or the last. A
card that would do nothing stays where it is. All is foreseen on a veiled state.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Literal, NamedTuple

from archrivals.engine.language import effects as fx
from archrivals.engine.language.traits import Traits, fodder
from archrivals.engine.play.picking import of_sort
from archrivals.engine.play.triggers import is_of, watches
from archrivals.engine.play.turns import MOST_USES, act, why_not_use
from archrivals.engine.state.flat import State, hand, on_hero

from .trying import DONE, Tried, follow, modest
from .veil import Unseen, VeiledState

Why = Literal["idle", "choice", "ability", "card", "stays", "first", "last", "after"]
"""Why a card is kept: it would do nothing; it asks something; an ability or another card could use
it; it stays in play; it, or another, wants to be the first; it wants to be the last; it is better
played after another card that waits for it."""


class Kept(NamedTuple):
    """A card that Play all does not play, why, and for which card it is kept (−1: for none)."""

    card: int
    why: Why
    by: int = -1


@dataclass(slots=True)
class Plan:
    """The plan of Play all: the cards it plays, in order, those it keeps, and the Power it makes.

    ``whole`` is the Power of the whole hand, where everything that can be declined is declined.
    ``at_least`` and ``whole_at_least`` say that there may be more. ``wins``: it wins the game.
    """

    plays: list[int] = field(default_factory=list)
    keeps: list[Kept] = field(default_factory=list)
    power: int = 0
    at_least: bool = False
    whole: int = 0
    whole_at_least: bool = False
    wins: bool = False


# --- One card ---------------------------------------------------------------------------------

Trials = dict[int, tuple[VeiledState, Tried]]
"""Cards that were played on copies of a state: what became of each copy."""


def is_quick(s: State, seat: int, card: int) -> bool:
    """Return whether a card brings nothing but its plain Power: it asks nothing, nothing waits."""
    face, turn = s.faces[card], s.turn
    if s.cat.plain[face] < 0 or s.cat.abilities[face] or s.teamed or turn.awaiting:
        return False
    if s.where[card] != hand(seat):
        return False
    standing = s.on_play[seat]
    if not standing and not turn.live:
        return True
    if s.cat.assists:  # K6: by being played it may become an Assist card
        return False
    for _, _, ability in standing:
        if is_of(s, card, ability.event.what):
            return False
    return not any(watches(s, live, card) for live in turn.live)


def played(s: VeiledState, seat: int, card: int) -> tuple[VeiledState, Tried]:
    """Play a card on a copy."""
    trial = s.copy()
    return trial, follow(trial, seat, partial(act, trial, ("play", card)))


def quick_plan(s: State, seat: int) -> Plan | None:
    """Return the plan for a hand of plain cards, for which nothing has to be tried out.

    None for any other hand: that is for ``plan``.
    """
    held, cat, faces = s.zones[hand(seat)], s.cat, s.faces
    if s.teamed or s.turn.target >= 0 or s.rules.assist_on_character or (held and s.uses[seat]):
        return None
    power, plays, keeps = s.turn.power, [], []
    for card in held:
        face = faces[card]
        if not is_quick(s, seat, card) or cat.type[face] == "Location" or cat.cards[face].binding:
            return None
        if cat.play[face]:
            plays.append(card)
            power += cat.plain[face]
        else:
            keeps.append(Kept(card, "idle"))
    return Plan(plays, keeps, power, whole=power)


@lru_cache(maxsize=1024)
def _fodder_of(ability: fx.Use) -> tuple[tuple[fx.Filter, int], ...]:
    """Return what an ability may take out of the hand, and how many."""
    return tuple(fodder((ability.price, ability.do)))


# --- The plan ---------------------------------------------------------------------------------


def plan(s: VeiledState, seat: int, trials: Trials | None = None) -> Plan:
    """Return the plan of Play all on this seat's turn; it uses up the state and ``trials``."""
    return _Planner(s, seat, trials or {}).plan()


class _Planner:
    """One look at a hand: cards leave ``left`` as they are played or kept."""

    __slots__ = (
        "_at_least",
        "_calm",
        "_keeps",
        "_left",
        "_plays",
        "_s",
        "_seat",
        "_trials",
        "_wins",
    )

    def __init__(self, s: VeiledState, seat: int, trials: Trials) -> None:
        self._s = s
        self._seat = seat
        self._trials = trials
        """Cards that have been played on copies of the state as it is now."""

        self._plays: list[int] = []
        self._keeps: dict[int, Kept] = {}
        self._calm: tuple[VeiledState, int] | None = None
        """Before others first decided, if they may take cards from this hand: the state, and the
        card that was played then."""
        self._at_least = False
        self._wins = False
        laid = [card for card in s.zones[on_hero(seat)] if card != s.turn.laid]
        mine = laid if s.rules.assist_on_character else []  # V5
        self._left = s.zones[hand(seat)] + mine

    def plan(self) -> Plan:
        """Look at the hand, then at the cards that came into it on the way."""
        bound = [card for card in self._left if self._s.cat.cards[self._s.faces[card]].binding]
        for card in bound:  # W4: nothing else can be played before
            self._try(card)
        if any(card not in self._plays for card in bound):
            self._keep_all("choice")
        elif not self._first():
            while self._left:
                self._keep_for_abilities()
                self._keep_for_cards()
                self._keep_what_stays()
                self._play_the_rest()
                self._left = self._new_cards()
        return self._told()

    def _new_cards(self) -> list[int]:
        """Return the cards that came into the hand and have not been looked at."""
        if self._wins:
            return []
        held = self._s.zones[hand(self._seat)]
        return [card for card in held if card not in self._keeps and card not in self._plays]

    # --- Cards one by one ---------------------------------------------------------------------

    def _traits(self, card: int) -> Traits:
        return self._s.cat.traits_of(self._s.faces[card])

    def _keep(self, card: int, why: Why, by: int = -1) -> None:
        self._left.remove(card)
        self._keeps[card] = Kept(card, why, by)

    def _keep_all(self, why: Why, by: int = -1) -> None:
        for card in self._left[:]:
            if self._traits(card).idle:
                self._keep(card, "idle")
            else:
                self._keep(card, why, by)

    def _tried(self, card: int) -> tuple[VeiledState, Tried]:
        """Play a card: on a copy, unless nothing can come of it."""
        if is_quick(self._s, self._seat, card):
            act(self._s, ("play", card))
            self._trials = {}
            return self._s, DONE
        return self._trials.pop(card, None) or played(self._s, self._seat, card)

    def _try(self, card: int) -> None:
        """Play a card, unless it asks something."""
        if card not in self._left:
            return
        if self._s.where[card] not in (hand(self._seat), on_hero(self._seat)):
            self._left.remove(card)
            return
        trial, tried = self._tried(card)
        asks = tried.ending in ("unseen", "waits") and self._traits(card).asks_later
        if asks or tried.chose:
            self._keep(card, "choice", -1 if tried.source == card else tried.source)
        else:
            self._take(card, trial, tried)

    def _take(self, card: int, trial: VeiledState, tried: Tried) -> None:
        open_ = tried.ending in ("waits", "unseen")
        if open_ and self._traits(card).provokes and self._s.cat.strikes_back:
            self._calm = self._calm or (self._s, card)
        self._s = trial
        self._trials = {}
        self._left.remove(card)
        self._plays.append(card)
        self._at_least = self._at_least or open_
        if tried.ending == "over":
            self._wins = self._seat in tried.won
            self._left = []

    # --- Cards to keep -------------------------------------------------------------------------

    def _first(self) -> bool:
        """A card that wants to be the first: played at once if it is harmless, else all wait."""
        if self._s.turn.plays or self._plays:
            return False
        eager = [card for card in self._left if self._traits(card).first]
        for card in eager:
            about = self._traits(card)
            if about.asks or about.discards:
                self._keep(card, "first")
                self._keep_all("first", card)
                return True
        if eager:
            self._try(eager[0])
        return False

    def _keep_for_abilities(self) -> None:
        """Cards that an ability in force could take out of the hand."""
        s = self._s
        for source, number, ability in s.uses[self._seat]:
            if self._missing(source, number, ability) not in ("", "power"):
                continue
            often = (ability.limit or MOST_USES) - s.turn.used.get((source, number), 0)
            for what, n in _fodder_of(ability):
                self._reserve(what, n * often, source, "ability")

    def _missing(self, source: int, number: int, ability: fx.Use) -> str:
        """Return what an ability lacks; empty where only hidden cards could show it."""
        try:
            return why_not_use(self._s, self._seat, source, number, ability)
        except Unseen:
            return ""

    def _keep_for_cards(self) -> None:
        """Cards that another card of the hand could take out of it."""
        for card in self._left[:]:
            for what, n in self._traits(card).fodder:
                self._reserve(what, n, card, "card")

    def _reserve(self, what: fx.Filter, n: int, by: int, why: Why) -> None:
        """Keep n cards of a sort (0: all), those that do least."""
        s = self._s
        fitting = of_sort(s, [card for card in self._left if card != by], what)
        fitting.sort(key=self._worth)
        for card in fitting[:n] if n else fitting:
            self._keep(card, why, by)

    def _worth(self, card: int) -> int:
        face = self._s.faces[card]
        plain = self._s.cat.plain[face]
        return 100 if plain < 0 or self._s.cat.abilities[face] else plain

    def _keep_what_stays(self) -> None:
        """Locations (K2), and the cards that their abilities wait for."""
        s = self._s
        for card in self._left[:]:
            if card not in self._left or s.cat.type[s.faces[card]] != "Location":
                continue
            self._keep(card, "stays")
            for what in self._traits(card).waits_for:
                for other in of_sort(s, self._left, what):
                    self._keep(other, "after", card)

    # --- Plays --------------------------------------------------------------------------------

    def _play_the_rest(self) -> None:
        """In the order that loses least.

        What counts the discard pile comes before a draw that may shuffle it away, then what may
        bring cards, plain cards, what lets foes answer, and what counts the cards played.
        """
        idle = [card for card in self._left if self._traits(card).idle]
        last = [card for card in self._left if self._traits(card).last]
        rest = [card for card in self._left if card not in idle and card not in last]
        rest.sort(key=self._rank)
        for card in rest:
            if not self._traits(card).provokes:
                self._try(card)
        for card in idle:
            self._try_idle(card, last)
        for card in rest:
            if self._traits(card).provokes:
                self._try(card)
        busy = any(kept.why != "idle" for kept in self._keeps.values())
        if last and (busy or any(not self._missing(*use) for use in self._s.uses[self._seat])):
            for card in last:
                self._keep(card, "last")
        else:
            for card in last:
                self._try(card)

    def _rank(self, card: int) -> int:
        about = self._traits(card)
        return 0 if about.counts_pile else 1 if about.unseen else 2

    def _try_idle(self, card: int, last: list[int]) -> None:
        """A card without a text is played where something counts it."""
        if card not in self._left:
            return
        if not last and is_quick(self._s, self._seat, card):
            self._keep(card, "idle")
            return
        before = self._s.turn.power
        trial, tried = self._tried(card)
        if tried.chose:
            self._keep(card, "choice")
        elif last or tried.ending != "done" or trial.turn.power > before:
            self._take(card, trial, tried)
        else:
            self._keep(card, "idle")

    # --- What comes of it ---------------------------------------------------------------------

    def _told(self) -> Plan:
        s = self._s
        later: list[int] = []
        promised = Plan(
            plays=self._plays,
            keeps=list(self._keeps.values()),
            power=s.turn.power,
            at_least=self._at_least,
            wins=self._wins,
        )
        if self._calm is not None:  # cards played after that may be gone by then
            s, provoking = self._calm
            later = [provoking]
            promised.power, _ = self._played(s.copy(), later)
        kept = [each.card for each in promised.keeps if each.why != "idle"]
        kept.sort(key=lambda card: self._traits(card).first)
        promised.whole, sure = self._played(s, kept + later)
        promised.whole_at_least = promised.at_least or not sure
        return promised

    def _played(self, s: VeiledState, cards: list[int]) -> tuple[int, bool]:
        """The Power with these cards, everything declined; and whether nothing else can come."""
        sure = True
        for card in cards:
            if s.where[card] in (hand(self._seat), on_hero(self._seat)):
                tried = follow(s, self._seat, partial(act, s, ("play", card)), modest)
                sure = sure and not tried.chose and tried.ending == "done"
        return s.turn.power, sure
