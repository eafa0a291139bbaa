"""The exhaustive runner: plays until every card has been bought, played, attacked and defended
with, and lists the missing ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from archrivals.bots import make_bot
from archrivals.engine.invariants import check
from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import DEFAULT_BOX
from archrivals.engine.sight import Sight
from archrivals.engine.state.events import Moved, Noted, Played
from archrivals.engine.state.flat import SCORE
from archrivals.engine.table import Table

from .simulating import Plan, faces

DEEDS: Final = (
    "gained",
    "played",
    "attacked",
    "defended",
    "blocked",
    "assisted",
    "appeared",
    "used",
    "fallen",
)


def wanted(card: Card) -> set[str]:
    """Return the deeds that a card must be seen doing."""
    deeds: set[str] = set()
    if card.kind in ("main", "stack", "super-villain", "weakness"):
        deeds.add("gained")
    if card.kind not in ("super-hero", "character"):
        deeds.add("played")
    if card.has("Attack"):
        deeds.add("attacked")
    if card.block:
        deeds.add("blocked")
    if card.assist:
        deeds.add("assisted")
    if card.kind == "character" and card.level != 3:
        deeds.add("fallen")
    if card.defense:
        deeds.add("defended")
    if card.first_appearance:
        deeds.add("appeared")
    if any(type(ability).__name__ == "Use" for ability in card.abilities):
        deeds.add("used")
    return deeds


@dataclass(slots=True)
class Seen:
    """The deeds seen so far: how often each card did each one."""

    games: int = 0
    counts: dict[str, dict[str, int]] = field(default_factory=dict)

    def note(self, card: str, deed: str) -> None:
        """One more."""
        self.counts.setdefault(card, {}).setdefault(deed, 0)
        self.counts[card][deed] += 1

    def missing(self, cat: Catalogue) -> list[tuple[str, str]]:
        """Card and deed of what has not been seen."""
        return [
            (card.id, deed)
            for card in cat.cards
            for deed in sorted(wanted(card))
            if deed not in self.counts.get(card.id, {})
        ]


def exhaust(
    box: str = DEFAULT_BOX,
    seed: str = "1",
    most: int = 2_000,
    progress: Callable[[int, int], None] = lambda seen, wanted: None,
) -> Seen:
    """Play tables of greedy and random bots until nothing is missing.

    ``progress`` is called after each game with the number of deeds seen, and of all.
    """
    cat = faces(box)
    company = (("greedy", "random"), ("random",), ("greedy",))
    plans = [Plan(box=box, bots=bots, seed=seed, mix=True) for bots in company]
    seen = Seen()
    total = len(seen.missing(cat))
    while seen.games < most and (seen.games == 0 or seen.missing(cat)):
        _watch(plans[seen.games % len(plans)], seen.games, cat, seen)
        seen.games += 1
        progress(total - len(seen.missing(cat)), total)
    return seen


def _watch(plan: Plan, game: int, cat: Catalogue, seen: Seen) -> None:
    seed = f"{plan.seed}-{game}"
    table = Table.new(plan.setup(game), cat, seed, anchored=False)
    bots = [make_bot(name, seed, seat) for seat, name in enumerate(plan.seats(game))]
    sights = [Sight(table, seat) for seat in range(len(bots))]
    while table.asks:
        ask = table.ask
        table.answer(ask.seat, bots[ask.seat].answer(sights[ask.seat], ask))
        check(table)
    deeds = {"play": "played", "attack": "attacked", "defend": "defended", "use": "used"}
    deeds |= {"buy": "gained", "defeat": "gained", "first-appearance": "appeared"}
    deeds |= {"block": "blocked", "assist": "assisted"}
    for event in table.state.log or []:
        if isinstance(event, Noted | Played) and event.kind in deeds:
            for each in event.cards or ():
                seen.note(cat.ids[each.face], deeds[event.kind])
        elif isinstance(event, Moved):
            kind = cat.kind[event.face]
            if kind == "weakness" and event.to >= 8:
                seen.note(cat.ids[event.face], "gained")
            elif kind == "character" and event.to % 8 == SCORE:
                seen.note(cat.ids[event.face], "fallen")
