"""A match: blocks of every pair until there are enough, or until the test has its verdict."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any, Final

from archrivals.boxes.own_boxes import box_id

from .blocks import Block, Match, Unit
from .executors import Chunk, Crew
from .sprt import Sprt, Verdict, bootstrap, correlation, normal, variance_ratio

LEAST_SECONDS, MOST_SECONDS = 0.1, 1.0
"""What a chunk may take: below that handing it over is felt, above it the end would drag on."""

MAX_CHUNK: Final = 500
CHUNKS_AHEAD: Final = 2
"""Chunks that each worker has before it, so that none waits for the next."""


@dataclass(slots=True)
class Meeting:
    """One pair of a match: its blocks, read in the order of their numbers.

    Blocks arrive in any order. The test reads them in theirs and forgets those past its verdict,
    so that the result does not depend on how many processes played.
    """

    candidate: str
    opponent: str
    test: Sprt | None
    next: int
    blocks: list[Block] = field(default_factory=list)
    failures: list[Block] = field(default_factory=list)
    early: dict[int, Block] = field(default_factory=dict)
    seconds: float = 0.0
    timed: int = 0

    @property
    def verdict(self) -> Verdict:
        """Return the result of the test so far."""
        return "open" if self.test is None else self.test.verdict

    def add(self, block: Block) -> None:
        """A block that has been played."""
        if block.number in self.early or block.number < self.next:
            raise AssertionError(f"block {block.number} was played twice")
        self.seconds += block.seconds
        self.timed += 1
        self.early[block.number] = block
        while self.verdict == "open" and self.next in self.early:
            self._read(self.early.pop(self.next))

    def _read(self, block: Block) -> None:
        self.next += 1
        if block.error:
            self.failures.append(block)
            return
        self.blocks.append(block)
        if self.test is not None:
            self.test.add(block.share)


@dataclass(slots=True)
class Outcome:
    """A match as far as it came."""

    match: Match
    meetings: list[Meeting]
    seconds: float = 0.0
    played: int = 0
    interrupted: bool = False

    @property
    def failures(self) -> list[tuple[int, Block]]:
        """Blocks that could not be played, with the number of their pair."""
        return [(at, block) for at, each in enumerate(self.meetings) for block in each.failures]


def play_match(
    match: Match,
    crew: Crew,
    sprt: tuple[float, float] | None = None,
    report: Callable[[int, int], None] | None = None,
) -> Outcome:
    """Play it; ``report`` is called with the blocks that are done, and the most there may be."""
    outcome = Outcome(
        match,
        [Meeting(*pair, Sprt(*sprt) if sprt else None, match.first) for pair in match.pairs],
    )
    began = time.perf_counter()
    try:
        for done in _rounds(outcome, crew):
            outcome.played += done
            if report is not None:
                report(outcome.played, outcome.played + _left(outcome))
    except KeyboardInterrupt:
        outcome.interrupted = True
    finally:
        outcome.seconds = time.perf_counter() - began
        crew.close()
    return outcome


def _rounds(outcome: Outcome, crew: Crew) -> Iterator[int]:
    """Keep all workers busy; yield how many blocks came in."""
    units = _units(outcome)
    waiting: list[Chunk] = []
    away = 0
    while True:
        while len(waiting) < CHUNKS_AHEAD * crew.hands:
            chunk = _chunk(outcome, units, crew.hands)
            if not chunk:
                break
            crew.give(chunk)
            waiting.append(chunk)
            away += len(chunk)
        if not away:
            return
        blocks = crew.take()
        away -= len(blocks)
        came = {(block.pair, block.number) for block in blocks}
        waiting = [chunk for chunk in waiting if chunk[0] not in came]
        for block in blocks:
            meeting = outcome.meetings[block.pair]
            if meeting.verdict == "open":
                meeting.add(block)
        yield len(blocks)


def _units(outcome: Outcome) -> Iterator[Unit]:
    """Block by block, all pairs of each: a match that is stopped has them all equally far."""
    match = outcome.match
    for number in range(match.first, match.first + match.blocks):
        for pair, meeting in enumerate(outcome.meetings):
            if meeting.verdict == "open":
                yield pair, number


def _chunk(outcome: Outcome, units: Iterator[Unit], hands: int) -> Chunk:
    """The next units: a quarter of the rest for a worker, so that all end at about one time."""
    quarter = _seconds_left(outcome) / (2 * CHUNKS_AHEAD * hands)
    wanted = min(MOST_SECONDS, max(LEAST_SECONDS, quarter))
    chunk: list[Unit] = []
    expected = 0.0
    for unit in units:
        chunk.append(unit)
        meeting = outcome.meetings[unit[0]]
        expected += meeting.seconds / meeting.timed if meeting.timed else wanted
        if expected >= wanted or len(chunk) == MAX_CHUNK:
            break
    return tuple(chunk)


def _seconds_left(outcome: Outcome) -> float:
    """About how long one worker would take for all that is still to come."""
    timed = sum(meeting.timed for meeting in outcome.meetings)
    spent = sum(meeting.seconds for meeting in outcome.meetings)
    return _left(outcome) * spent / timed if timed else 0.0


def _left(outcome: Outcome) -> int:
    """Return the number of blocks still to come, if no test ends before."""
    end = outcome.match.first + outcome.match.blocks
    return sum(
        end - meeting.next - len(meeting.early)
        for meeting in outcome.meetings
        if meeting.verdict == "open"
    )


# --- Figures ----------------------------------------------------------------------------------


def as_json(outcome: Outcome) -> dict[str, Any]:
    """The figures as plain data."""
    match = outcome.match
    rules, cards = match.rules_and_cards
    games = sum(len(each.blocks) for each in outcome.meetings) * len(match.sides)
    return {
        "rules": rules,
        "cards": cards,
        "box": box_id(match.setup),
        "recipe": match.setup.recipe.id if match.setup.recipe else None,
        "players": match.setup.players,
        "sides": len(match.sides),
        "seed": match.seed,
        "fair": match.fair,
        "pairs": [_figures(match, meeting) for meeting in outcome.meetings if meeting.blocks],
        "averages": averages(outcome),
        "games": games,
        "seconds": round(outcome.seconds, 2),
        "games_per_second": round(outcome.played * len(match.sides) / outcome.seconds, 2),
        "interrupted": outcome.interrupted,
        "failures": [
            {"pair": match.pairs[pair], "error": b.error, "command": match.command(pair, b.number)}
            for pair, b in outcome.failures
        ],
    }


def _figures(match: Match, meeting: Meeting) -> dict[str, Any]:
    blocks = meeting.blocks
    games = [game for block in blocks for game in block.games]
    name = f"{match.seed}:{meeting.candidate}:{meeting.opponent}"
    share = bootstrap([block.share for block in blocks], name)
    margin = normal([block.margin for block in blocks])
    shares = [[game.share for game in block.games] for block in blocks]
    ratio = variance_ratio(shares)
    found: dict[str, Any] = {
        "candidate": meeting.candidate,
        "opponent": meeting.opponent,
        "blocks": len(blocks),
        "games": len(games),
        "share": round(share.mean, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
        "margin": round(margin.mean, 2),
        "margin_low": round(margin.low, 2) if len(blocks) > 1 else None,
        "margin_high": round(margin.high, 2) if len(blocks) > 1 else None,
        "share_by_side": [round(fmean(column), 4) for column in zip(*shares, strict=True)],
        "variance_ratio": None if ratio is None else round(ratio, 3),
        "rho": None if ratio is None else round(correlation(ratio, len(match.sides)), 3),
        "turns": round(fmean(game.turns for game in games), 2),
        "decisions": round(fmean(sum(game.decisions) for game in games), 1),
        "thinking_ms": {
            name: _thinking(meeting, name) for name in (meeting.candidate, meeting.opponent)
        },
        "game_seconds": round(fmean(game.seconds for game in games), 4),
    }
    if meeting.test is not None:
        found["sprt"] = {
            "lower": meeting.test.lower,
            "higher": meeting.test.higher,
            "verdict": meeting.test.verdict,
            "llr": round(meeting.test.log_likelihood_ratio, 3),
        }
    return found


def _thinking(meeting: Meeting, name: str) -> dict[str, float]:
    """Milliseconds that a bot thinks about a decision, on average and at most."""
    spent = slowest = 0.0
    decisions = 0
    for block in meeting.blocks:
        for game in block.games:
            for seat, bot in enumerate(game.bots):
                if bot == name:
                    decisions += game.decisions[seat]
                    spent += game.thinking[seat]
                    slowest = max(slowest, game.slowest[seat])
    mean = spent / decisions if decisions else 0.0
    return {"mean": round(1e3 * mean, 4), "slowest": round(1e3 * slowest, 3)}


def averages(outcome: Outcome) -> dict[str, float]:
    """Each bot's share over all it met, the best first."""
    shares: dict[str, list[float]] = {name: [] for name in outcome.match.names}
    two = len(outcome.match.sides) == 2
    for meeting in outcome.meetings:
        if meeting.blocks:
            share = fmean(block.share for block in meeting.blocks)
            shares[meeting.candidate].append(share)
            if two:
                shares[meeting.opponent].append(1 - share)
    means = {name: round(fmean(found), 4) for name, found in shares.items() if found}
    return dict(sorted(means.items(), key=lambda each: -each[1]))
