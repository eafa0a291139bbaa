"""A seed block: one deal played from every side, so that its luck falls on each bot alike.

The luck of a game belongs to its seats: shuffles, heroes and the first turn come from the seed.
A block plays one seed once for each side of the table, the candidate there and its opponent on
all the others; what the deal gives to a side it gives to both bots.
"""

from __future__ import annotations

import shlex
import time
import traceback
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, permutations
from typing import Final

from archrivals.bots import Bot, BotError, decide, make_bot
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.saving import RULES_VERSION, card_digest
from archrivals.engine.sight import Sight
from archrivals.engine.state.flat import Result
from archrivals.engine.table import Table

from .lab_bots import LAB_BOTS
from .simulating import MAX_ANSWERS, MAX_TURNS, Endless, explained, faces_for

Pair = tuple[str, str]
"""Candidate and opponent, by name."""

MAX_DECISION_S: Final = 60.0
"""Seconds of a processor for one decision, past which a bot is taken for broken."""

Unit = tuple[int, int]
"""The unit of work: the number of a pair and the number of a block."""


def seated_bot(name: str, seed: str, seat: int) -> Bot:
    """A bot by its name, for one seat of one game, from the lab's own as well."""
    if name in LAB_BOTS:
        return LAB_BOTS[name](f"{seed}:{seat}")
    return make_bot(name, seed, seat)


@dataclass(frozen=True)
class Match:
    """The players of a match, its table and its seeds.

    ``recipe_word`` is how the caller named the recipe, by its id or its file, and ``box_word`` the
    file of a box of one's own; ``own`` are cards that the caller brings along.
    """

    names: tuple[str, ...]
    setup: Setup = field(default_factory=Setup)
    blocks: int = 100
    first: int = 0
    seed: str = "1"
    recipe_word: str = ""
    own: tuple[Card, ...] = ()
    box_word: str = ""

    @property
    def cat(self) -> Catalogue:
        """The cards, made once a process."""
        return faces_for(self.setup, self.own)

    @cached_property
    def teams(self) -> tuple[int, ...]:
        """The side of each seat."""
        return self.setup.teams or self.cat.teams_for(self.setup.players)

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The sides of the table, in the order of their first seats."""
        return tuple(dict.fromkeys(self.teams))

    @property
    def fair(self) -> float:
        """The share of wins of a candidate that is as good as its opponent."""
        return 1 / len(self.sides)

    @cached_property
    def pairs(self) -> tuple[Pair, ...]:
        """Return the pairs that meet; from three sides on, both directions differ."""
        meet = combinations if len(self.sides) == 2 else permutations
        return tuple(meet(self.names, 2))

    @cached_property
    def rules_and_cards(self) -> tuple[str, str]:
        """Return rules version and digest of the cards, without which a result is worthless."""
        return RULES_VERSION, card_digest(self.cat)

    def seated(self, pair: int, seating: int) -> list[str]:
        """Return the bots by seat: the candidate on one side, its opponent everywhere else."""
        candidate, opponent = self.pairs[pair]
        here = self.sides[seating]
        return [candidate if team == here else opponent for team in self.teams]

    def seed_of(self, block: int) -> str:
        """The seed of a block; the bots' own luck is made of it and of their seat."""
        return f"{self.seed}-{block}"

    def command(self, pair: int, block: int) -> str:
        """The command that plays just this block again; no command takes cards of one's own."""
        if self.own or (self.setup.own_box and not self.box_word):
            return ""
        setup = self.setup
        words = ["archrivals", "match", *self.pairs[pair], "--seed", self.seed]
        words += ["--first", str(block), "--blocks", "1"]
        if setup.recipe is not None:
            words += ["--recipe", self.recipe_word or setup.recipe.id]
        else:
            words += ["--box", self.box_word or setup.box]
        words += ["--players", str(setup.players), "--heroes", setup.hero_choice]
        if setup.heroes and setup.recipe not in RECIPES.values():
            words += ["--cast", ",".join(setup.heroes)]
        words += ["--super-villains", str(setup.super_villains)]
        words += [word for variant in setup.variants for word in ("--variant", variant)]
        return shlex.join(words)


@dataclass(frozen=True, slots=True)
class Game:
    """One game of a block, seat by seat; ``share`` is the candidate's part of the win.

    A tie at the top is shared between the sides; a side's win is whole for each of its seats.
    """

    seating: int
    bots: tuple[str, ...]
    heroes: tuple[str, ...]
    first: int
    share: float
    margin: float
    winners: tuple[int, ...]
    points: tuple[int, ...]
    rule: str
    turns: int
    answers: int
    decisions: tuple[int, ...]
    thinking: tuple[float, ...]
    slowest: tuple[float, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class Block:
    """All games of one pair on one seed; no games but an error where one of them failed."""

    pair: int
    number: int
    games: tuple[Game, ...]
    seconds: float
    error: str = ""

    @property
    def share(self) -> float:
        """The candidate's share over all seatings: the figure that intervals are made of."""
        return sum(game.share for game in self.games) / len(self.games)

    @property
    def margin(self) -> float:
        """Victory Points more than the best other side, on average."""
        return sum(game.margin for game in self.games) / len(self.games)


def play_block(match: Match, unit: Unit) -> Block:
    """One seed from every side."""
    pair, number = unit
    began = time.perf_counter()
    try:
        games = tuple(_play(match, pair, number, at) for at in range(len(match.sides)))
        error = ""
    except BotError as broken:
        games, error = (), explained(broken)
    except Exception:
        games, error = (), traceback.format_exc(limit=-4)
    return Block(pair, number, games, time.perf_counter() - began, error)


def play_blocks(match: Match, units: tuple[Unit, ...]) -> list[Block]:
    """Several blocks: what a process or a machine is given at a time."""
    return [play_block(match, unit) for unit in units]


def _play(match: Match, pair: int, number: int, seating: int) -> Game:
    seed = match.seed_of(number)
    names = match.seated(pair, seating)
    bots = [seated_bot(name, seed, seat) for seat, name in enumerate(names)]
    ahead = any(getattr(bot, "looks_ahead", True) for bot in bots)  # it forks what it sees
    began = time.process_time()
    table = Table.new(match.setup, match.cat, seed, log=False, anchored=ahead)
    state = table.state
    seats = range(match.setup.players)
    sights = [Sight(table, seat) for seat in seats]
    decisions, thinking, slowest = ([0] * len(seats) for _ in range(3))
    first = -1
    heroes: tuple[str, ...] = ()
    clock = time.thread_time_ns  # a busy machine is not the bot's fault
    while table.asks:
        if first < 0 and state.number:  # the heroes are chosen, no Level has fallen yet
            first = state.active
            heroes = tuple(_hero(sight) for sight in sights)
        ask = table.asks[0]
        seat = ask.seat
        choice = 0
        if len(ask.options) > 1:
            start = clock()
            choice = decide(bots[seat], sights[seat], ask, names[seat])
            spent = clock() - start
            decisions[seat] += 1
            thinking[seat] += spent
            if spent > slowest[seat]:
                slowest[seat] = spent
                if spent > MAX_DECISION_S * 1e9:
                    raise BotError(f"{names[seat]} thought {spent / 1e9:.0f} s about one decision")
        table.answer(seat, choice)
        if len(table.answers) > MAX_ANSWERS or state.number > MAX_TURNS:
            raise Endless(f"no end after {state.number} turns")
    result = table.result
    assert result is not None
    share, margin = _outcome(match.teams, match.sides[seating], result)
    return Game(
        seating=seating,
        bots=tuple(names),
        heroes=heroes,
        first=first,
        share=share,
        margin=margin,
        winners=result.winners,
        points=result.points,
        rule=result.rule,
        turns=state.number,
        answers=len(table.answers),
        decisions=tuple(decisions),
        thinking=tuple(spent / 1e9 for spent in thinking),
        slowest=tuple(spent / 1e9 for spent in slowest),
        seconds=time.process_time() - began,
    )


def _hero(sight: Sight) -> str:
    return sight.cat.name[sight.face(sight.hero(sight.seat))]


def _outcome(teams: tuple[int, ...], side: int, result: Result) -> tuple[float, float]:
    """A side's share of the win, and its points beyond those of the best other side."""
    winning = {teams[seat] for seat in result.winners}
    points = dict.fromkeys(teams, 0)
    for seat, team in enumerate(teams):
        points[team] += result.points[seat]
    others = max(total for team, total in points.items() if team != side)
    return (side in winning) / len(winning), float(points[side] - others)
