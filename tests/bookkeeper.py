"""A bookkeeper: keeps Power, costs, ownership and gains from what a spectator is told.

It reads the events of a spectator, the printed facts of the cards and the starting decks, and
nothing else: no view, no state, no rule of a single card, nothing of the engine. ``auditing``
compares the books with a table after every line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

JSON = dict[str, Any]
TABLE = -1
"""Whose the cards of the table are."""

WHOLE_TURN = -1
"""Until when a cost is changed: to the end of the turn."""


class Printed(NamedTuple):
    """What is printed on a card, as far as the books need it.

    ``raises`` is what the card adds to the cost of its player's Character while it is in play,
    ``paid`` what its abilities ask for in Power.
    """

    name: str
    kind: str
    cost: int
    location: bool
    raises: int
    paid: tuple[int, ...]


class Wrong(Exception):
    """The log contradicts itself."""


class CostChange(NamedTuple):
    """A Character's cost is so much higher until a seat's next turn, or for this turn."""

    seat: int
    n: int
    until: int


class Gain(NamedTuple):
    """A card that somebody gained this turn; the id is empty where nobody else saw it."""

    seat: int
    id: str
    bought: bool


@dataclass
class Books:
    """The books of one game. ``hear`` every event of a spectator, in order.

    ``start`` is a starting deck by names. ``owner`` says by handle whose a card in sight is.
    ``together`` are seats whose cards nobody else can tell apart any more, for some were passed in
    secret.
    """

    cards: Mapping[str, Printed]
    start: Mapping[str, int]
    teams: tuple[int, ...]
    power: int = 0
    seat: int = TABLE
    gains: list[Gain] = field(default_factory=list)
    owner: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        seats = range(len(self.teams))
        self.estates: dict[int, Counter[str]] = {seat: Counter(self.start) for seat in seats}
        self.numbers = {seat: sum(self.start.values()) for seat in seats}
        self.together = {seat: {seat} for seat in seats} | {TABLE: {TABLE}}
        self.characters: dict[int, list[str]] = {seat: [] for seat in seats}
        self.in_play: dict[int, Counter[str]] = {seat: Counter() for seat in seats}
        self.changes: list[CostChange] = []
        self.controls = False
        self.cheaper = 0
        self.ending = False
        self.shown: list[str] = []

    # --- What is asked of the books -----------------------------------------------------------

    def cost(self, seat: int) -> int | None:
        """What it takes to defeat a seat's Character; None where there is none."""
        if not self.characters[seat]:
            return None
        top = self.characters[seat][-1]
        cost = self.cards[top].cost + self.cards[top].raises
        cost += sum(change.n for change in self.changes if change.seat == seat)
        cost += sum(self.cards[id].raises * n for id, n in self.in_play[seat].items())
        if self.controls and seat == self.seat:
            for mate, team in enumerate(self.teams):
                if team == self.teams[seat] and mate != seat:
                    here = self.in_play[mate].items()
                    cost += sum(
                        self.cards[id].raises * n for id, n in here if self.cards[id].location
                    )
        return max(0, cost)

    def belongings(self, seats: Iterable[int]) -> Counter[str]:
        """All cards of some seats, starters by name.

        A single estate may lack a card that came in secret and left in the open: ``update`` adds
        negative numbers, too.
        """
        total: Counter[str] = Counter()
        for seat in seats:
            total.update(self.estates[seat])
        return total

    # --- Hearing ------------------------------------------------------------------------------

    def hear(self, event: JSON) -> None:
        """One more line of the log."""
        self._end_of_turn(event)
        kind = event["kind"]
        if kind in _HEAR:
            _HEAR[kind](self, event)
        if kind != "move":
            self.shown = [card["id"] for card in event.get("cards", ())] if kind == "reveal" else []

    def _end_of_turn(self, event: JSON) -> None:
        """E1: what is left of the turn is over once the new hand is drawn."""
        rule = event["cause"].get("rule", "")
        if not self.ending:
            return
        clears = rule == "E1" and event["kind"] == "move" and event["from"]["zone"] == "in-play"
        if clears:
            self.controls = False
        drawn = rule == "E1" and (event["kind"] == "shuffle" or event.get("how") == "draw")
        if drawn or rule == "E2" or event["kind"] in ("turn", "over"):
            self._nobodys_turn()

    def _nobodys_turn(self) -> None:
        self.ending = self.controls = False
        self.power = self.cheaper = 0
        self.seat = TABLE
        self.gains = []
        self.changes = [change for change in self.changes if change.until != WHOLE_TURN]

    def _turn(self, event: JSON) -> None:
        self._nobodys_turn()
        self.seat = event["seat"]
        self.changes = [change for change in self.changes if change.until != self.seat]

    def _end_turn(self, event: JSON) -> None:
        self.ending = True

    def _power(self, event: JSON) -> None:
        self.power += event["n"]

    def _buy(self, event: JSON) -> None:
        """T4, R5: the printed cost, a Super-Villain perhaps cheaper."""
        card = self.cards[event["cards"][0]["id"]]
        less = self.cheaper if card.kind == "super-villain" else 0
        if event["n"] != max(0, card.cost - less):
            raise Wrong(f"{card.name} costs {card.cost - less} and was sold for {event['n']}")
        self.power -= event["n"]

    def _pay(self, event: JSON) -> None:
        card = self.cards[event["cards"][0]["id"]]
        if event["cause"].get("rule") == "H2":
            asked: Collection[int] = (max(0, card.cost - self.cheaper),)
        else:
            asked = card.paid
        if asked and event["n"] not in asked:
            raise Wrong(f"{event['n']} Power paid for {card.name}, which asks for {asked}")
        self.power -= event["n"]

    def _cheaper(self, event: JSON) -> None:
        self.cheaper += event["n"]

    def _cost(self, event: JSON) -> None:
        self.changes.append(CostChange(event["seat"], event["n"], event["until"]))

    def _control(self, event: JSON) -> None:
        self.controls = True

    def _out(self, event: JSON) -> None:
        gone = event["seat"]
        self.changes = [each for each in self.changes if gone not in (each.seat, each.until)]

    # --- Moves --------------------------------------------------------------------------------

    def _move(self, event: JSON) -> None:
        frm, to = event["from"], event["to"]
        id = event.get("card", "")
        if not id and frm["zone"] == "main-deck" and len(self.shown) == 1:
            id = self.shown.pop()  # revealed just before, then put face down
        was = self.owner.pop(event["handle"], frm["seat"]) if "handle" in event else frm["seat"]
        now = was if event["how"] == "borrow" else to["seat"]
        if event["owner"] != now:
            raise Wrong(f"{id or 'a card'} is told to be {event['owner']}'s, and is {now}'s")
        if "now" in event:
            self.owner[event["now"]] = now
        if was != now:
            self._changes_hands(id, was, now)
        if "gained" in event:
            self._gained(event, id)
        self._stands(event, id)

    def _changes_hands(self, id: str, was: int, now: int) -> None:
        if was != TABLE:
            self.numbers[was] -= 1
        if now != TABLE:
            self.numbers[now] += 1
        if not id:
            both = self.together[was] | self.together[now]
            for seat in both:
                self.together[seat] = both
            return
        name = self.named(id)
        if was != TABLE:
            self.estates[was][name] -= 1
        if now != TABLE:
            self.estates[now][name] += 1

    def named(self, id: str) -> str:
        """A starter by its name, for all versions are alike (S13)."""
        return self.cards[id].name if self.cards[id].kind == "starter" else id

    def _gained(self, event: JSON, id: str) -> None:
        bought = event["cause"].get("rule") in ("T4", "R5") and event["from"]["zone"] == "line-up"
        self.gains.append(Gain(event["gained"], id, bought))

    def _stands(self, event: JSON, id: str) -> None:
        """Who has which Character, and what stands in play."""
        frm, to = event["from"], event["to"]
        if frm["zone"] == "hero":
            self.characters[frm["seat"]].remove(id)
        if to["zone"] == "hero":
            self.characters[to["seat"]].append(id)
        if frm["zone"] == "in-play":
            self.in_play[frm["seat"]][id] -= 1
        if to["zone"] == "in-play":  # Q15: one borrowed until the end of the turn works there, too
            self.in_play[to["seat"]][id] += 1


_HEAR: dict[str, Callable[[Books, JSON], None]] = {
    "turn": Books._turn,
    "end-turn": Books._end_turn,
    "power": Books._power,
    "buy": Books._buy,
    "defeat": Books._buy,
    "pay": Books._pay,
    "cheaper": Books._cheaper,
    "cost": Books._cost,
    "control": Books._control,
    "out": Books._out,
    "move": Books._move,
}
