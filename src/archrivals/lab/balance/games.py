"""One deal, first as it is, then with a change for one seat after the other.

Both games have the same seed: shuffles, heroes and first turn are the same but for what the change
makes different. What a change is worth to a seat is its share of the win with it less that
without it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from statistics import fmean

from archrivals.bots import make_bot
from archrivals.coach.chances import shares
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.play.scoring import points
from archrivals.engine.sight import Sight
from archrivals.engine.state.flat import State, hero_zone
from archrivals.engine.table import Table

from ..simulating import MAX_TURNS, Endless, faces
from .changes import Change, Choosy


@dataclass(frozen=True, slots=True)
class Board:
    """The place of a game: a box, a number of players, and the bot in every seat."""

    box: str
    players: int
    bot: str

    def seed(self, block: int) -> str:
        """The seed of a deal: the same for all bots."""
        return f"balance-{self.box}-{self.players}-{block}"


@dataclass(frozen=True, slots=True)
class Game:
    """The course of a game.

    ``setup`` names heroes and first seat as they were dealt; ``took`` are the cards that each seat
    took by choice; ``leaders`` the sides with most Victory Points at the start of each turn.
    """

    setup: Setup
    shares: tuple[float, ...]
    teams: tuple[int, ...]
    turns: int
    rule: str
    took: tuple[frozenset[str], ...]
    leaders: tuple[frozenset[int], ...] = ()

    @property
    def first(self) -> int:
        """The seat of the first turn."""
        assert self.setup.first is not None
        return self.setup.first


def usual_game(board: Board, block: int) -> Game:
    """A deal as it is."""
    setup = Setup(box=board.box, players=board.players)
    return play(board, block, setup, faces(board.box), watched=True)


def worth(board: Board, block: int, change: Change, usual: Game) -> float | None:
    """Return the mean worth of a change over the seats that can make it; None for none."""
    cat = _changed(board.box, change)
    if change.kind == "cost":
        usual = play(board, block, usual.setup, cat)
    found = [
        _worth_to(board, block, change, usual, seat, cat)
        for seat in range(board.players)
        if _fits(change, usual, seat, cat)
    ]
    return fmean(found) if found else None


@lru_cache(maxsize=2)
def _changed(box: str, change: Change) -> Catalogue:
    return change.cards(faces(box))


def _fits(change: Change, usual: Game, seat: int, cat: Catalogue) -> bool:
    if change.kind == "first":
        return seat != usual.first
    if change.kind == "hero" and len(set(usual.teams)) < len(usual.teams):
        # A team is all heroes or all villains, and stays it.
        sides = {card.name: card.side for card in cat.cards if card.kind == "character"}
        return sides[change.what] == sides[usual.setup.heroes[seat]]
    return True


def _worth_to(
    board: Board, block: int, change: Change, usual: Game, seat: int, cat: Catalogue
) -> float:
    if change.forbids and change.forbids not in usual.took[seat]:
        return 0.0  # it would be the same game
    setup = change.setup(usual.setup, seat)
    if setup == usual.setup and not change.forbids:
        return 0.0
    changed = play(board, block, setup, cat, (seat, change.forbids))
    return changed.shares[seat] - usual.shares[seat]


def play(
    board: Board,
    block: int,
    setup: Setup,
    cat: Catalogue,
    forbidden: tuple[int, str] = (-1, ""),
    *,
    watched: bool = False,
) -> Game:
    """One game; a seat may be forbidden a card, ``watched`` notes who leads."""
    seed = board.seed(block)
    table = Table.new(setup, cat, seed, log=False, anchored=False)
    s = table.state
    seats = range(board.players)
    bots = [
        Choosy(make_bot(board.bot, seed, seat), forbidden[1] if seat == forbidden[0] else "")
        for seat in seats
    ]
    sights = [Sight(table, seat) for seat in seats]
    dealt = replace(setup, heroes=tuple(_hero(s, seat) for seat in seats), first=s.active)
    leaders: list[frozenset[int]] = []
    while table.asks:
        if watched and s.number > len(leaders):
            leaders.append(_leaders(s))
        ask = table.asks[0]
        choice = 0
        if len(ask.options) > 1:
            choice = bots[ask.seat].answer(sights[ask.seat], ask)
        table.answer(ask.seat, choice)
        if s.number > MAX_TURNS:
            raise Endless(f"no end after {s.number} turns")
    result = table.result
    assert result is not None
    return Game(
        setup=dealt,
        shares=shares(s, result),
        teams=s.teams,
        turns=s.number,
        rule=result.rule,
        took=tuple(frozenset(bot.took) for bot in bots),
        leaders=tuple(leaders),
    )


def _hero(s: State, seat: int) -> str:
    """Return the name in ``Setup.heroes``: a Super Hero's id, a Character's name."""
    face = s.faces[s.zones[hero_zone(seat)][-1]]
    return s.cat.name[face] if s.cat.kind[face] == "character" else s.cat.ids[face]


def _leaders(s: State) -> frozenset[int]:
    totals = dict.fromkeys(s.teams, 0)
    for seat, team in enumerate(s.teams):
        totals[team] += points(s, seat)
    most = max(totals.values())
    return frozenset(team for team, total in totals.items() if total == most)
