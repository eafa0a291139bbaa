"""The worth of a card: bots that never saw it play pairs of games, with it and without it.

Both games of a pair have the same seed, so they have the same luck but for what the card makes
different. A seat has it in its starting deck, in place of a Punch; a Super Hero or a
Character is the seat's from the start. Bots know a card by its effect alone. A study is a row of
small steps that can be stopped after each: the figures until then stay.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from json import loads
from math import sqrt
from statistics import fmean, variance
from typing import Final, Literal

from archrivals.bots import Bot, make_bot
from archrivals.boxes import BOXES, catalogue, catalogue_for
from archrivals.boxes.own_boxes import kept_text, own_box, setup_with
from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup, SetupError
from archrivals.engine.play.dealing import GIVEN
from archrivals.engine.play.scoring import points
from archrivals.engine.records import quoted, record
from archrivals.engine.sight import Sight
from archrivals.engine.state.events import Played
from archrivals.engine.state.flat import hero_zone
from archrivals.engine.table import Table

Verdict = Literal["weak", "fair", "strong", "far-above", "far-below", "unsure"]
Trouble = Literal["drags", "runaway", "wins-alone", "never-worked", "stuck"]

DEALS: Final = 240
"""The deals of a whole study; each is three games, or more where more than two play."""
FEWEST_DEALS: Final = 8
"""The number of deals before anything is said about a card."""
SUPER_VILLAINS: Final = 4
BOT: Final = "greedy"
MAX_TURNS: Final = 200
"""The turns after which a game counts as stuck: usual ones have a tenth of them."""
WATCHED_DEALS: Final = 6
"""The deals in which it is noted whether the card is played."""
CONFIDENCE: Final = 1.96
DRAGS: Final = 1.25
"""The length of games with the card, as a share of usual ones, from which it drags them."""
WINS_ALONE: Final = 0.9
"""The share of won games from which a card wins by itself."""
STUCK: Final = 0.02
RUNAWAY: Final = 0.15
"""The share of games more in which the leader at half-time wins."""
FAR: Final = 2.0
"""A card is far above or below its band if it lies outside by this many times the width."""


@record
class LaneCard:
    """A printed card and its worth."""

    id: str
    name: str
    more: float


@record
class Lane:
    """The printed cards of a cost: the band in which the middle ones lie, and each of them."""

    cost: int
    low: float
    high: float
    cards: tuple[LaneCard, ...]


@record
class Warned:
    """Something that a card does to games: ``n`` of ``of`` games or turns; ``usual`` without it."""

    what: Trouble
    n: float
    of: float
    usual: float


@record
class WorthFound:
    """The worth of a card as far as it is known.

    ``more`` are the games of 100 that a deck wins more with it, with a 95 % interval from ``low``
    to ``high``. ``fair_for`` are the costs at which printed cards are worth as much.
    """

    state: Literal["measuring", "done", "stopped"]
    done: int
    all: int
    more: float
    low: float
    high: float
    cost: int | None
    verdict: Verdict
    fair_for: tuple[int, ...]
    lanes: tuple[Lane, ...]
    warnings: tuple[Warned, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """The course of a game: shares of the win, its turns, and who led halfway."""

    shares: tuple[float, ...]
    turns: int
    leaders: tuple[int, ...]
    stuck: bool
    played: bool


@dataclass(frozen=True, slots=True)
class Pair:
    """Two games with the same luck, seen from the seat that has the card in one of them."""

    seat: int
    usual: Course
    with_it: Course

    @property
    def more(self) -> float:
        """Return the share of the win that the card brings."""
        return self.with_it.shares[self.seat] - self.usual.shares[self.seat]


class Study:
    """A study of one card of a table; ``steps`` plays it deal by deal."""

    def __init__(self, setup: Setup, cat: Catalogue, card: Card, deals: int, seed: str) -> None:
        if card.kind not in (*GIVEN, "super-hero", "character"):
            raise SetupError(f"{card.name} is never taken by a player, so it has no worth")
        self.setup, self.cat, self.card = setup, cat, card
        self.deals, self.seed = deals, seed
        self.rows: list[tuple[Pair, ...]] = []
        self.stopped = False

    @classmethod
    def of_box(cls, text: str, card: str, deals: int = DEALS, seed: str = "worth") -> Study:
        """Return the study of a card of a box; a :class:`SetupError` says why there is none."""
        text = kept_text(text)
        box = own_box(text)
        found = next((each for each in box.cards if each.id == card), None)
        if found is None:
            raise SetupError(f"there is no card {quoted(card)} in this box")
        setup = setup_with(text, _players(box.host))
        return cls(_short(setup), catalogue_for(setup), found, deals, seed)

    @classmethod
    def of_printed(cls, box: str, card: str, deals: int = DEALS, seed: str = "worth") -> Study:
        """Return the study of a card of the package."""
        found = next(each for each in BOXES[box].cards if each.id == card)
        setup = Setup(box=box, players=_players(box))
        return cls(_short(setup), catalogue(box), found, deals, seed)

    @property
    def over(self) -> bool:
        """Return whether no deal is left."""
        return self.stopped or len(self.rows) >= self.deals

    def steps(self) -> Iterator[int]:
        """Play deal after deal, and yield how many are played."""
        while not self.over:
            self.step()
            yield len(self.rows)

    def step(self) -> None:
        """Play one more deal: once as it is, and once for each of two seats with the card."""
        deal = len(self.rows)
        seed = f"{self.seed}-{deal}"
        usual, heroes = self._play(self.setup, seed, watched=False)
        pairs = []
        for seat in (0, 1):
            setup = self._with_it(seat, heroes)
            if setup is None:  # the deal gave it to the seat already
                continue
            with_it, _ = self._play(setup, seed, watched=deal < WATCHED_DEALS)
            pairs.append(Pair(seat, usual, with_it))
        self.rows.append(tuple(pairs))

    def _with_it(self, seat: int, heroes: tuple[str, ...]) -> Setup | None:
        """Return the table at which a seat has the card."""
        if self.card.kind in GIVEN:
            return replace(self.setup, gifts=((seat, self.card.id),))
        mine = self.card.name if self.card.kind == "character" else self.card.id
        if heroes[seat] == mine:
            return None
        swap = {heroes[seat]: mine, mine: heroes[seat]}
        return replace(self.setup, heroes=tuple(swap.get(each, each) for each in heroes))

    def _play(self, setup: Setup, seed: str, *, watched: bool) -> tuple[Course, tuple[str, ...]]:
        table = Table.new(setup, self.cat, seed, log=watched, anchored=False)
        seats = range(setup.players)
        bots: list[Bot] = [make_bot(BOT, seed, seat) for seat in seats]
        sights = [Sight(table, seat) for seat in seats]
        heroes = tuple(_hero(table, seat) for seat in seats)
        leaders: list[int] = []
        state = table.state
        while table.asks and state.number <= MAX_TURNS:
            if state.number > len(leaders):
                leaders.append(_leader(table))
            ask = table.asks[0]
            alone = len(ask.options) == 1
            table.answer(ask.seat, 0 if alone else bots[ask.seat].answer(sights[ask.seat], ask))
        result = table.result
        won = result.winners if result else ()
        shares = tuple((seat in won) / len(won) if won else 1 / len(seats) for seat in seats)
        stuck = result is None or result.rule == "Q39"
        played = watched and any(
            isinstance(event, Played)
            and any(self.cat.cards[card.face].id == self.card.id for card in event.cards)
            for event in state.log or ()
        )
        return Course(shares, state.number, tuple(leaders), stuck, played), heroes

    # --- Its figures

    def found(self) -> WorthFound:
        """Return the figures so far."""
        more, error = self._mean()
        low, high = more - error, more + error
        cost = self.card.cost
        lanes = lanes_of(own_box(self.setup.own_box).host if self.setup.own_box else self.setup.box)
        known = len(self.rows) >= FEWEST_DEALS
        gift = self.card.kind in GIVEN
        return WorthFound(
            "stopped" if self.stopped else "done" if self.over else "measuring",
            len(self.rows),
            self.deals,
            round(100 * more, 1),
            round(100 * low, 1),
            round(100 * high, 1),
            cost,
            _verdict(100 * low, 100 * high, cost, lanes) if known and gift else "unsure",
            tuple(each.cost for each in lanes if _fair(100 * low, 100 * high, each))
            if known and gift
            else (),
            lanes if gift else (),
            tuple(self._warnings()) if known else (),
        )

    def _mean(self) -> tuple[float, float]:
        """Return the mean of the deals, and half of its 95 % interval."""
        values = [fmean(pair.more for pair in row) for row in self.rows if row]
        if len(values) < 2:
            return (values[0] if values else 0.0), 1.0
        spread = max(variance(values), 1 / len(values) ** 2)
        return fmean(values), CONFIDENCE * sqrt(spread / len(values))

    def _warnings(self) -> Iterator[Warned]:
        pairs = [pair for row in self.rows for pair in row]
        if not pairs:
            return
        mine = fmean(pair.with_it.turns for pair in pairs)
        usual = fmean(pair.usual.turns for pair in pairs)
        if mine > DRAGS * usual:
            yield Warned("drags", round(mine, 1), 1, round(usual, 1))
        won = fmean(pair.with_it.shares[pair.seat] for pair in pairs)
        if won >= WINS_ALONE + self._mean()[1] / 2:
            before = fmean(pair.usual.shares[pair.seat] for pair in pairs)
            yield Warned("wins-alone", round(won, 3), 1, round(before, 3))
        stuck = sum(pair.with_it.stuck for pair in pairs)
        before = sum(pair.usual.stuck for pair in pairs)
        if stuck > before + STUCK * len(pairs):
            yield Warned("stuck", stuck, len(pairs), before)
        led, led_before = (_leader_wins(pairs, with_it=each) for each in (True, False))
        if led > led_before + RUNAWAY:
            yield Warned("runaway", round(led, 3), 1, round(led_before, 3))
        watched = [pair for row in self.rows[:WATCHED_DEALS] for pair in row]
        worked = sum(pair.with_it.played for pair in watched)
        if self.card.play and self.card.kind in GIVEN and worked == 0:
            yield Warned("never-worked", worked, len(watched), len(watched))


def _leader_wins(pairs: list[Pair], *, with_it: bool) -> float:
    """Return how often a seat that does not have the card and leads at half-time wins."""
    wins = []
    for pair in pairs:
        game = pair.with_it if with_it else pair.usual
        leader = game.leaders[len(game.leaders) // 2] if game.leaders else -1
        if leader >= 0:
            wins.append(game.shares[leader])
    return fmean(wins) if wins else 0.0


def _leader(table: Table) -> int:
    """Return the seat with most points; −1 where two have them."""
    found = [points(table.state, seat) for seat in range(table.setup.players)]
    best = max(found)
    return found.index(best) if found.count(best) == 1 else -1


def _hero(table: Table, seat: int) -> str:
    """Return the name of a hero in a setup: the id of a Super Hero, or a Character's name."""
    state = table.state
    face = state.faces[state.zones[hero_zone(seat)][-1]]
    return state.cat.name[face] if state.cat.kind[face] == "character" else state.cat.ids[face]


def _players(box: str) -> int:
    fewest, most = BOXES[box].rules.players
    return 2 if fewest <= 2 <= most else fewest


def _short(setup: Setup) -> Setup:
    """Return a short game where there are Super-Villains."""
    return replace(setup, super_villains=SUPER_VILLAINS)


# --- Printed cards ----------------------------------------------------------------------------


@cache
def lanes_of(box: str) -> tuple[Lane, ...]:
    """Return the worths of the printed cards of a box by their costs."""
    file = resources.files(__package__).joinpath("worths.json")
    studied: dict[str, dict[str, float]] = loads(file.read_text(encoding="utf-8"))
    if box not in studied:  # its cards were not studied: those of the same rules stand for them
        rules = BOXES[box].rules.villain_stack
        box = next((each for each in studied if BOXES[each].rules.villain_stack == rules), "")
    worths = studied.get(box, {})
    by_cost: dict[int, list[LaneCard]] = {}
    for card in BOXES[box].cards if worths else ():
        if card.id in worths and card.cost is not None:
            shown = LaneCard(card.id, card.name, worths[card.id])
            by_cost.setdefault(card.cost, []).append(shown)
    return tuple(_lane(cost, cards) for cost, cards in sorted(by_cost.items()))


def _lane(cost: int, cards: list[LaneCard]) -> Lane:
    """Return a lane; its band leaves out the tenth at each end."""
    ordered = sorted(cards, key=lambda each: each.more)
    cut = len(ordered) // 10
    inside = ordered[cut : len(ordered) - cut]
    return Lane(cost, inside[0].more, inside[-1].more, tuple(ordered))


def _fair(low: float, high: float, lane: Lane) -> bool:
    return low <= lane.high and high >= lane.low


def _verdict(low: float, high: float, cost: int | None, lanes: tuple[Lane, ...]) -> Verdict:
    """Return the verdict by the interval: fair where it overlaps the band of its cost."""
    if cost is None or not lanes:
        return "unsure"
    lane = min(lanes, key=lambda each: abs(each.cost - cost))
    width = max(lane.high - lane.low, 1.0)
    if high - low > 2 * width:
        return "unsure"
    if _fair(low, high, lane):
        middle = (low + high) / 2
        third = width / 3
        return "weak" if middle < lane.low + third - width else "fair"
    if low > lane.high:
        return "far-above" if low > lane.high + (FAR - 1) * width else "strong"
    return "far-below" if high < lane.low - (FAR - 1) * width else "weak"
