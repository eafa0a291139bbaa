"""Teach the bots: play, fit what cards are worth, evolve the weights; write ``worth.json``.

    python tools/train_bots.py heroes-unite --games 6000 --generations 8 --jobs 2

Games are played by the bots themselves with some purchases at random. At the start of every turn
the cards of both sides are noted, by phase; a ridge regression of the result on the differences
gives the worth of cards: partly by their features, so that it holds for cards never seen, partly
their own. Then a few global weights are evolved on paired games against the bots there are.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from functools import lru_cache
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, Final

import numpy as np

from archrivals.bots import Bot
from archrivals.bots.features import FEATURES, features
from archrivals.bots.greedy import GreedyBot
from archrivals.bots.learned import LearnedBot
from archrivals.bots.worth import (
    PHASES,
    TRAITS,
    WEIGHTS,
    Worth,
    counted,
    learned_of,
    lessons_from,
    phase_at,
    traits_of,
)
from archrivals.boxes import BOXES, catalogue
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.table import Table

BOX_FOLDERS: Final = Path(__file__).resolve().parent.parent / "src/archrivals/boxes"
CURIOSITY: Final = 0.25
"""How often a purchase is made at random while games are played to learn from."""

MARGIN: Final = 20
"""A lead of this many points counts as much as winning, where both are learned from."""

Lessons = dict[str, Any]
Row = tuple[float, list[tuple[int, float]]]
"""How a game ended for the first seat, and the differences at a turn: column and value."""

faces = lru_cache(catalogue)

# --- Playing ----------------------------------------------------------------------------------


_WORTHS: dict[str, Worth] = {}


def worth_for(box: str, data: Lessons) -> Worth:
    """The worth of a box's cards by lessons, made once a process."""
    key = f"{box} {data.get('made')} {json.dumps(data.get('weights'))}"
    if key not in _WORTHS:
        if len(_WORTHS) > 50:
            _WORTHS.clear()
        _WORTHS[key] = Worth(faces(box), lessons_from(data))
    return _WORTHS[key]


class Curious:
    """A bot that now and then buys, destroys or gains anything."""

    name = "curious"

    def __init__(self, bot: Bot, chance: Random, share: float) -> None:
        self._bot = bot
        self._chance = chance
        self._share = share

    def answer(self, sight: Sight, ask: Ask) -> int:
        """Mostly what the bot says."""
        said = self._bot.answer(sight, ask)
        verb = ask.options[said][0]
        if verb in ("buy", "end") and self._chance.random() < self._share:
            sale = [at for at, (each, _) in enumerate(ask.options) if each in ("buy", "end")]
            return self._chance.choice(sale)
        if ask.kind in ("destroy", "gain", "announce") and self._chance.random() < self._share / 2:
            return self._chance.randrange(len(ask.options))
        return said


def bot_for(data: Lessons, worth: Worth, chance: Random) -> Bot:
    """Who plays the games to learn from: greedy at first, later those who have learned."""
    if data.get("cards") and chance.random() < 0.75:
        return LearnedBot("", worth)
    return GreedyBot()


def rows_of_game(box: str, seed: str, data: Lessons) -> list[Row]:
    """One game between two curious bots, as rows to learn from."""
    chance = Random(seed)
    cat = faces(box)
    worth = worth_for(box, data)
    many = chance.choice((4, 8, 8, 8))
    table = Table.new(
        Setup(box=box, players=2, super_villains=many), cat, seed, log=False, anchored=False
    )
    bots = [Curious(bot_for(data, worth, chance), chance, CURIOSITY) for _ in range(2)]
    sights = [Sight(table, seat) for seat in range(2)]
    noted: list[list[tuple[int, float]]] = []
    turn = 0
    while table.asks:
        if table.state.number != turn:
            turn = table.state.number
            noted.append(list(differences(worth, table)))
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].answer(sights[ask.seat], ask))
    return [(outcome(table), row) for row in noted]


def outcome(table: Table) -> float:
    """How it ended for the first seat, from −1 to 1: mostly who won, partly by how much."""
    result = table.result
    assert result is not None
    won = (0 in result.winners) - (1 in result.winners)
    ahead = (result.points[0] - result.points[1]) / MARGIN
    return 0.6 * won + 0.4 * max(-1.0, min(1.0, ahead))


def differences(worth: Worth, table: Table) -> Iterator[tuple[int, float]]:
    """What the first seat has and the second has not, by phase: faces, then traits."""
    s = table.state
    phase = phase_at(s, worth.main_of) * (PHASES - 1)
    low = min(int(phase), PHASES - 2)
    shares = [(low, 1 - (phase - low)), (low + 1, phase - low)]
    mine, theirs = counted(s, 0), counted(s, 1)
    columns = [
        (face, float(mine.get(face, 0) - theirs.get(face, 0)))
        for face in mine.keys() | theirs.keys()
    ]
    first = len(worth.cat.cards)
    for at, (one, other) in enumerate(
        zip(traits_of(worth, s, 0, mine), traits_of(worth, s, 1, theirs), strict=True)
    ):
        columns.append((first + at, one - other))
    for column, value in columns:
        if value:
            for knot, share in shares:
                if share:
                    yield column * PHASES + knot, value * share


def some_rows(task: tuple[str, str, int, int, Lessons]) -> tuple[list[float], list[Any]]:
    """The rows of some games."""
    box, seed, start, stop, data = task
    results, rows = [], []
    for game in range(start, stop):
        for result, row in rows_of_game(box, f"{seed}-{game}", data):
            results.append(result)
            rows.append(row)
    return results, rows


# --- Fitting ----------------------------------------------------------------------------------


def fitted(box: str, games: int, seed: str, jobs: int, data: Lessons) -> Lessons:
    """The worth of cards, features and traits, by ridge regression on a number of games."""
    cat = faces(box)
    size = (len(cat.cards) + len(TRAITS)) * PHASES
    normal = np.zeros((size, size))
    right = np.zeros(size)
    turns, squares, left = 0, 0.0, 0.0
    tasks = [(box, seed, at, min(at + 20, games), data) for at in range(0, games, 20)]
    with Pool(jobs) as pool:
        for results, rows in pool.imap_unordered(some_rows, tasks):
            block = np.zeros((len(rows), size))
            for at, row in enumerate(rows):
                for column, value in row:
                    block[at, column] = value
            y = np.array(results)
            normal += block.T @ block
            right += block.T @ y
            turns += len(rows)
            squares += float(y @ y)
    wide = to_features(cat)
    normal, right = wide.T @ normal @ wide, wide.T @ right
    penalty = penalties(cat, turns)
    found = np.linalg.solve(normal + np.diag(penalty), right)
    left = squares - 2 * float(found @ right) + float(found @ normal @ found)
    print(f"  {games} games, {turns} turns, explained {1 - left / squares:.3f}", flush=True)
    return as_lessons(cat, found)


def to_features(cat: Catalogue) -> Any:
    """From features, faces and traits to the columns of the rows: a face also has its features."""
    first, n = len(FEATURES) * PHASES, len(cat.cards) + len(TRAITS)
    wide = np.zeros((n * PHASES, first + n * PHASES))
    for face, card in enumerate(cat.cards):
        for at, value in enumerate(features(card)):
            for knot in range(PHASES):
                wide[face * PHASES + knot, at * PHASES + knot] = value
    for column in range(n * PHASES):
        wide[column, first + column] = 1.0
    return wide


def penalties(cat: Catalogue, turns: int) -> Any:
    """Features and traits are nearly free, a face must differ from its features for a reason.

    The turns of a game all have its result, so they show far less than as many games would.
    """
    scale = turns / 1000
    return np.array(
        [4.0 * scale] * (len(FEATURES) * PHASES)
        + [25.0 * scale] * (len(cat.cards) * PHASES)
        + [2.0 * scale] * (len(TRAITS) * PHASES)
    )


def as_lessons(cat: Catalogue, found: Any) -> Lessons:
    """Numbers by name; worth of cards in hundredths."""
    parts = [[round(100 * float(v), 2) for v in each] for each in found.reshape(-1, PHASES)]
    cards = parts[len(FEATURES) : len(FEATURES) + len(cat.cards)]
    return {
        "features": dict(zip(FEATURES, parts, strict=False)),
        "cards": {
            card.id: each
            for card, each in zip(cat.cards, cards, strict=True)
            if any(abs(v) >= 0.05 for v in each)
        },
        "traits": dict(zip(TRAITS, parts[-len(TRAITS) :], strict=True)),
    }


# --- Evolving ---------------------------------------------------------------------------------

Pairing = tuple[str, str, int, Lessons, Lessons | None]


def paired(task: Pairing) -> float:
    """A candidate's share of two games of one seed, each seat once; None stands for greedy."""
    box, seed, _, mine, theirs = task
    share = 0.0
    for seat in range(2):
        table = Table.new(Setup(box=box, players=2), faces(box), seed, log=False, anchored=False)
        other: Bot = GreedyBot() if theirs is None else LearnedBot("", worth_for(box, theirs))
        bots: list[Bot] = [other, other]
        bots[seat] = LearnedBot("", worth_for(box, mine))
        sights = [Sight(table, each) for each in range(2)]
        while table.asks:
            ask = table.asks[0]
            table.answer(ask.seat, bots[ask.seat].answer(sights[ask.seat], ask))
        assert table.result is not None
        winners = table.result.winners
        share += (seat in winners) / len(winners) / 2
    return share


def evolved(box: str, data: Lessons, generations: int, pairs: int, seed: str, jobs: int) -> Lessons:
    """Return the weights after a number of generations: the best third of a dozen gives the next
    mean.

    All meet the greedy bot and the champion of the generation before, on the same seeds.
    """
    chance = Random(seed)
    names = list(WEIGHTS)
    centre = WEIGHTS | data.get("weights", {})
    spread = {name: 0.3 * max(0.4, abs(WEIGHTS[name])) for name in names}
    champion = data | {"weights": dict(centre)}
    with Pool(jobs) as pool:
        for generation in range(generations):
            children = [dict(centre)]
            for _ in range(5):
                steps = {name: chance.gauss(0, spread[name]) for name in names}
                children += [
                    {name: round(centre[name] + sign * steps[name], 3) for name in names}
                    for sign in (1, -1)
                ]
            scores = scored(pool, box, f"{seed}-{generation}", data, children, champion, pairs)
            order = sorted(range(len(children)), key=lambda at: -scores[at])
            parents = [children[at] for at in order[:4]]
            weights = (0.4, 0.3, 0.2, 0.1)
            centre = {
                name: round(sum(w * p[name] for w, p in zip(weights, parents, strict=True)), 3)
                for name in names
            }
            spread = {name: 0.9 * each for name, each in spread.items()}
            champion = data | {"weights": dict(centre)}
            print(
                f"  generation {generation + 1}: best {scores[order[0]]:.3f}, "
                f"mean {mean(scores):.3f}, centre of the last {scores[0]:.3f}",
                flush=True,
            )
    return champion


def scored(
    pool: Any,
    box: str,
    seed: str,
    data: Lessons,
    children: list[dict[str, float]],
    champion: Lessons,
    pairs: int,
) -> list[float]:
    """The share of each child, half of its games against the greedy bot."""
    tasks: list[Pairing] = [
        (box, f"{seed}-{pair}", at, data | {"weights": child}, champion if pair % 2 else None)
        for at, child in enumerate(children)
        for pair in range(pairs)
    ]
    shares = pool.map(paired, tasks, chunksize=8)
    return [mean(shares[at * pairs : (at + 1) * pairs]) for at in range(len(children))]


# --- The command ------------------------------------------------------------------------------


def first_weights(known: dict[str, Lessons], box: str) -> dict[str, float]:
    """Where the weights begin: those of the box, of its kin, or zeros."""
    fights = BOXES[box].rules.confrontations
    kin = [each for each in known if BOXES[each].rules.confrontations == fights]
    for each in (box, *kin):
        if each in known:
            return dict(known[each].get("weights", WEIGHTS))
    return dict(WEIGHTS)


def written(data: Lessons) -> str:
    """Return the lessons of a box as JSON, a line for each name."""
    parts = []
    for part, values in sorted(data.items()):
        lines = [f"  {json.dumps(name)}: {values[name]}" for name in sorted(values)]
        parts.append(f" {json.dumps(part)}: {{\n" + ",\n".join(lines) + "\n }")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main(argv: list[str]) -> int:
    """Teach one box, or each in turn."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("box", nargs="+", choices=list(BOXES))
    parser.add_argument("--games", type=int, default=4000, help="games to fit on, each round")
    parser.add_argument(
        "--rounds", type=int, default=2, help="fit, then play with it and fit again"
    )
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--pairs", type=int, default=80, help="paired games of each child")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="school")
    parser.add_argument("--into", type=Path, default=BOX_FOLDERS, help="folder of the boxes")
    asked = parser.parse_args(argv)
    for box in asked.box:
        began = time.monotonic()
        print(box, flush=True)
        known = {box: learned_of(box, "worth") for box in BOXES if learned_of(box, "worth")}
        data: Lessons = {"weights": first_weights(known, box)}
        for number in range(asked.rounds):
            weights = data.get("weights")
            data = fitted(box, asked.games, f"{asked.seed}-{number}", asked.jobs, data)
            data["made"] = number
            if weights:
                data["weights"] = weights
            more = asked.generations if number == asked.rounds - 1 else asked.generations // 2
            data = evolved(box, data, more, asked.pairs, f"{asked.seed}-e{number}", asked.jobs)
        served = known.get(box, {}).get("serves")
        lessons = {key: value for key, value in data.items() if key != "made"}
        if served:  # keep the box that stands in for this one
            lessons["serves"] = served
        file = asked.into / box.replace("-", "_") / "learned" / "worth.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(written(lessons), encoding="utf-8")
        print(f"  {time.monotonic() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
