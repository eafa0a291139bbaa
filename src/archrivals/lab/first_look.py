"""A first look at balance: greedy against greedy, how games go and which cards winners buy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import Pool
from typing import Final

from archrivals.bots import make_bot
from archrivals.boxes import BOXES
from archrivals.engine.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.state import hero_zone
from archrivals.engine.table import Table

from .simulating import faces

TABLES: Final = (
    ("heroes-unite", 2),
    ("heroes-unite", 4),
    ("base-set", 2),
    ("rivals-batman-joker", 2),
    ("rivals-shazam-black-adam", 2),
    ("confrontations", 4),
    ("confrontations", 2),
    ("confrontations", 3),
)
FEWEST_BUYS: Final = 200


@dataclass(slots=True)
class Look:
    """What was seen at one kind of table."""

    games: int = 0
    turns: int = 0
    first_wins: float = 0.0
    side_wins: Counter[str] = field(default_factory=Counter)
    side_seats: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    won_fights: int = 0
    buys: Counter[str] = field(default_factory=Counter)
    buyer_wins: Counter[str] = field(default_factory=Counter)

    def add(self, other: Look) -> None:
        """Take another one in."""
        self.games += other.games
        self.turns += other.turns
        self.first_wins += other.first_wins
        self.won_fights += other.won_fights
        for name in ("side_wins", "side_seats", "endings", "events", "buys", "buyer_wins"):
            getattr(self, name).update(getattr(other, name))


def look_at(box: str, players: int, games: int, jobs: int = 1) -> Look:
    """Play them all."""
    total = Look()
    tasks = [(box, players, start, min(start + 50, games)) for start in range(0, games, 50)]
    with Pool(jobs) as pool:
        for part in pool.imap_unordered(_some, tasks):
            total.add(part)
    return total


def _some(task: tuple[str, int, int, int]) -> Look:
    box, players, start, stop = task
    total = Look()
    for game in range(start, stop):
        total.add(_one(box, players, game))
    return total


def _one(box: str, players: int, game: int) -> Look:
    seed = f"first-look-{box}-{players}-{game}"
    table = Table.new(Setup(box=box, players=players), faces(box), seed, anchored=False)
    bots = [make_bot("greedy", seed, seat) for seat in range(players)]
    sights = [Sight(table, seat) for seat in range(players)]
    first = table.state.active
    names = [_side(table, seat) for seat in range(players)]
    while table.asks:
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].answer(sights[ask.seat], ask))
    return _seen(table, first, names)


def _side(table: Table, seat: int) -> str:
    s = table.state
    return s.cat.name[s.faces[s.zones[hero_zone(seat)][-1]]]


def _seen(table: Table, first: int, names: list[str]) -> Look:
    s = table.state
    result = table.result
    assert result is not None
    look = Look(games=1, turns=s.number)
    winning = {s.teams[seat] for seat in result.winners}
    share = {seat: (s.teams[seat] in winning) / len(winning) for seat in range(s.seats)}
    look.first_wins = share[first]
    for seat, name in enumerate(names):
        look.side_seats[name] += 1
        look.side_wins[name] += share[seat]  # type: ignore[assignment]  # shared wins
    look.endings[result.rule] += 1
    for event in s.log or []:
        kind = event[0]
        look.events[kind] += 1
        if kind == "outcome" and event[3][0] >= event[3][1]:
            look.won_fights += 1
        if kind == "buy":
            card = s.cat.ids[event[2][0][1]]
            look.buys[card] += 1
            look.buyer_wins[card] += share[event[1]]  # type: ignore[assignment]
    return look


def interval(hits: float, n: float) -> tuple[float, float, float]:
    """A share and its 95 % Wilson interval."""
    if not n:
        return 0.0, 0.0, 1.0
    share = hits / n
    z = 1.96
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return share, max(0.0, middle - half), min(1.0, middle + half)


def out_of_line(box: str, look: Look) -> Iterator[tuple[str, float, float, float, float, float]]:
    """House cards whose buyers win clearly more or less often than those of printed cards.

    Compared within a cost, or one off where few printed cards are known: card, share, its
    interval, and the lowest and highest share among the printed cards.
    """
    cards = {card.id: card for card in BOXES[box].cards}
    shares = {
        name: interval(look.buyer_wins[name], n)
        for name, n in look.buys.items()
        if n >= FEWEST_BUYS and name in cards
    }
    printed = [name for name in shares if cards[name].source.effect != "house"]
    for name, (share, low, high) in sorted(shares.items()):
        card = cards[name]
        if card.source.effect != "house" or card.kind != "main":
            continue
        near = [n for n in printed if abs((cards[n].cost or 0) - (card.cost or 0)) <= 1]
        if not near:
            continue
        least, most = min(shares[n][0] for n in near), max(shares[n][0] for n in near)
        if low > most or high < least:
            yield name, share, low, high, least, most
