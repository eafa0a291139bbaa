"""Teach the network: play, play every option out, fit; write ``network.json``.

    python tools/train_network.py lessons.npz --games 1200 --jobs 2   # plays, then fits
    python tools/train_network.py lessons.npz                         # fits the played games

Games are played by the collector, which thinks about a third of its decisions as the planner does,
follows that, and now and then does anything. Each such decision is a lesson: how every option that
is worth a thought stood on the same imagined tables. The network learns to say at once how much
better or worse than what experience says an option is. It needs NumPy to learn, none to play.
"""

from __future__ import annotations

import argparse
import json
import sys
from base64 import b64encode
from collections.abc import Iterator, Mapping
from functools import lru_cache, partial
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any, Final, get_args

import numpy as np

from archrivals.bots.learned import LearnedBot, worth_of
from archrivals.bots.network import PILE_SCALE
from archrivals.bots.numbers import PLAIN_NUMBERS, cards_of, effect_name
from archrivals.bots.open_sight import BETWEEN_ACTIONS, worlds_of
from archrivals.bots.options import (
    CARD_ROLES,
    KINDS,
    OPTION,
    PILES,
    ROLES,
    SCENE,
    Decision,
)
from archrivals.bots.thinking import (
    Playouts,
    Thought,
    candidates,
    plain,
    standing,
)
from archrivals.bots.worth import Worth
from archrivals.boxes import BOXES, catalogue
from archrivals.boxes.ledger import ALL as WITH_BOOKS
from archrivals.engine.language import effects as fx
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.table import Table
from archrivals.engine.views.determinization import Unimaginable

NETWORK: Final = Path(__file__).resolve().parent.parent / "src/archrivals/bots/network.json"

LESSON_SHARE: Final = 0.35
"""How many of the decisions become lessons; neighbours in a game say much the same."""

CURIOSITY: Final = 0.12
TABLES_PER_LESSON: Final = 3
MAX_OPTIONS: Final = 8
"""Tables and options of a lesson."""

WORSE_MARGIN: Final = 0.08
BETTER_MARGIN: Final = 0.2
"""A difference much larger than this is only large: close choices teach."""

RATE: Final = 2e-3

Arrays = dict[str, Any]
"""Lessons: ``scene`` a row for each decision; the others a row for each option."""

EFFECTS: Final = tuple(effect_name(kind.__name__) for kind in get_args(fx.Effect))
CARD: Final = (*PLAIN_NUMBERS, *EFFECTS)


def _named(part: str, names: tuple[str, ...]) -> list[str]:
    return [f"{part}: {name}" for name in names]


COLUMNS: Final[dict[str, list[str]]] = {
    "scene": [
        *(name for pile in PILES for name in _named(f"pile {pile}", PLAIN_NUMBERS)),
        *_named("scene", SCENE),
        *_named("kinds", KINDS),
        *_named("about", EFFECTS),
    ],
    "option": [*_named("roles", ROLES), *_named("option", OPTION), *_named("text", EFFECTS)],
    "card": list(CARD),
    "role": list(ROLES[:CARD_ROLES]),
}
"""What the columns of the lessons are (of ``role``: what its numbers are). The names are kept with
the lessons, and the weights are written by them: lessons outlive the order of things in the code.
"""

faces = lru_cache(catalogue)

# --- Playing ----------------------------------------------------------------------------------


def lessons_of(task: tuple[str, str]) -> Arrays:
    """The lessons of one game of a box."""
    box, seed = task
    chance = Random(seed)
    cat = faces(box)
    worth = worth_of(cat, confrontations=BOXES[box].rules.confrontations, insight=True)
    table = Table.new(Setup(box=box, players=2), cat, seed, log=False)
    bot = LearnedBot("", worth)
    sights = [Sight(table, seat) for seat in range(2)]
    rows: list[Arrays] = []
    while table.asks:
        ask = table.asks[0]
        sight = sights[ask.seat]
        said = bot.answer(sight, ask)
        options = alternatives(bot, sight, ask, said)
        if len(options) > 1:
            if chance.random() < LESSON_SHARE:
                values = played_out(bot, worth, sight, ask, options, seed)
                rows.append(written(worth, Decision(worth, sight, ask, said), options, values))
                said = Thought(values, options).choice(1.0)
            if chance.random() < CURIOSITY:
                said = chance.choice(options)
        table.answer(ask.seat, said)
    return joined(rows)


def alternatives(bot: LearnedBot, sight: Sight, ask: Ask, said: int) -> list[int]:
    """What to think about, first what experience says; nothing where it cannot be imagined."""
    if len(ask.options) == 1 or plain(sight, ask, said):
        return []
    try:
        sight.imagination()
    except Unimaginable:
        return []
    return candidates(bot, sight, ask, said, MAX_OPTIONS)


def played_out(
    bot: LearnedBot, worth: Worth, sight: Sight, ask: Ask, options: list[int], seed: str
) -> dict[int, list[float]]:
    """How each option stands at the end of the turn, table by table."""
    imagination = sight.imagination()
    quiet = ask.kind in BETWEEN_ACTIONS
    make = worlds_of(imagination, f"{seed}:{sight.position}", quiet=quiet)
    judge = partial(standing, worth)
    playouts = Playouts(make, bot, judge, ask.seat, imagination.number + 1)
    return {at: [playouts.value(at, world) for world in range(TABLES_PER_LESSON)] for at in options}


# --- Lessons as arrays ------------------------------------------------------------------------


def written(
    worth: Worth, decision: Decision, options: list[int], values: dict[int, list[float]]
) -> Arrays:
    """One lesson; the first of the options is what experience says."""
    cards = card_rows(worth)
    piles = [PILE_SCALE * cards[pile, : len(PLAIN_NUMBERS)].sum(0) for pile in decision.piles]
    kind = np.eye(len(KINDS), dtype=np.float32)[decision.kind]
    chosen = [decision.options[at] for at in options]
    nothing = np.zeros(len(CARD), np.float32)
    of_option = [
        np.concatenate(
            [
                np.eye(len(ROLES), dtype=np.float32)[each.role],
                wide({OPTION[at]: n for at, n in each.numbers}, OPTION),
                wide(dict(each.text), EFFECTS),
            ]
        )
        for each in chosen
    ]
    return {
        "scene": np.concatenate([*piles, decision.scene, kind, wide(dict(decision.text), EFFECTS)])[
            None
        ].astype(np.float32),
        "option": np.array(of_option),
        "card": np.array([cards[each.face] if each.face >= 0 else nothing for each in chosen]),
        "role": np.array([min(each.role, CARD_ROLES - 1) for each in chosen]),
        "value": np.array([values[at] for at in options], np.float32),
        "first": np.array([at == options[0] for at in options]),
    }


@lru_cache(maxsize=len(BOXES))
def card_rows(worth: Worth) -> Any:
    """The numbers of every face, in the order of ``CARD``."""
    return np.array([wide(numbers, CARD) for numbers in cards_of(worth)])


def wide(numbers: Mapping[str, float], names: tuple[str, ...]) -> Any:
    """The numbers of these names, with those that are 0."""
    return np.array([numbers.get(name, 0.0) for name in names], np.float32)


def joined(parts: list[Arrays]) -> Arrays:
    """Lessons of several decisions or games."""
    parts = [part for part in parts if part]
    return (
        {name: np.concatenate([part[name] for part in parts]) for name in parts[0]} if parts else {}
    )


def played(boxes: list[str], games: int, seed: str, jobs: int) -> Arrays:
    """Return the lessons of a number of games, the boxes in turn."""
    tasks = [(boxes[at % len(boxes)], f"{seed}-{at}") for at in range(games)]
    found = []
    with Pool(jobs) as pool:
        for at, lessons in enumerate(pool.imap(lessons_of, tasks, chunksize=4)):
            found.append(lessons)
            if at % 100 == 99:
                print(f"  {at + 1} games", flush=True)
    return joined(found)


# --- Fitting ----------------------------------------------------------------------------------


class Learner:
    """The network while it learns: forward, backward, one step of AdamW."""

    def __init__(self, lessons: Arrays, hidden: tuple[int, int], seed: int) -> None:
        chance = np.random.default_rng(seed)

        def some(*shape: int, size: float) -> Any:
            return (size * chance.standard_normal(shape)).astype(np.float32)

        one, two = hidden
        self.weights = {
            "scene": some(lessons["scene"].shape[1], one, size=0.03),
            "option": some(lessons["option"].shape[1], one, size=0.15),
            "card": some(len(lessons["columns role"]), lessons["card"].shape[1], one, size=0.08),
            "bias": np.zeros(one, np.float32),
            "second": some(one, two, size=(2 / one) ** 0.5),
            "second bias": np.zeros(two, np.float32),
            "third": some(two, 1, size=0.1 / two**0.5),
        }
        self._mean = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._square = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._steps = 0

    def scores(self, part: Arrays) -> Any:
        """The scores of all options of some decisions; ``of`` is the decision of each."""
        w = self.weights
        first = part["option"] @ w["option"] + (part["scene"] @ w["scene"] + w["bias"])[part["of"]]
        self._rows = [np.flatnonzero(part["role"] == role) for role in range(len(w["card"]))]
        for role, rows in enumerate(self._rows):
            first[rows] += part["card"][rows] @ w["card"][role]
        self._first = np.maximum(first, 0)
        self._second = np.maximum(self._first @ w["second"] + w["second bias"], 0)
        return (self._second @ w["third"])[:, 0]

    def learn(self, part: Arrays, error: Any, rate: float, decay: float) -> None:
        """One step against the error of each option's score."""
        w = self.weights
        third = error[:, None].astype(np.float32)
        second = (third @ w["third"].T) * (self._second > 0)
        first = (second @ w["second"].T) * (self._first > 0)
        starts = np.flatnonzero(np.diff(part["of"], prepend=-1))
        slopes = {
            "scene": part["scene"].T @ np.add.reduceat(first, starts, axis=0),
            "option": part["option"].T @ first,
            "card": np.stack([part["card"][rows].T @ first[rows] for rows in self._rows]),
            "bias": first.sum(0),
            "second": self._first.T @ second,
            "second bias": second.sum(0),
            "third": self._second.T @ third,
        }
        self._steps += 1
        for name, slope in slopes.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            step = mean / (1 - 0.9**self._steps)
            step /= np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            w[name] -= rate * (step + (0 if "bias" in name else decay) * w[name])


def parts_of(lessons: Arrays, decisions: Any, size: int) -> Iterator[Arrays]:
    """Some decisions at a time, with the rows of their options."""
    starts = np.append(np.flatnonzero(lessons["first"]), len(lessons["first"]))
    for at in range(0, len(decisions), size):
        some = decisions[at : at + size]
        lengths = starts[some + 1] - starts[some]
        before = np.cumsum(lengths) - lengths
        rows = np.arange(lengths.sum()) + np.repeat(starts[some] - before, lengths)
        part = {name: lessons[name][rows] for name in ("option", "card", "role", "target", "first")}
        yield part | {"scene": lessons["scene"][some], "of": np.repeat(range(len(some)), lengths)}


def centred(numbers: Any, of: Any) -> Any:
    """Numbers less the mean of their decision: only differences mean anything."""
    return numbers - (np.bincount(of, numbers) / np.bincount(of))[of]


def fitted(
    lessons: Arrays, hidden: tuple[int, int], epochs: int, decay: float, begun: int
) -> Arrays:
    """Return the weights after a number of rounds through the lessons; every tenth is kept to test
    them."""
    value = lessons["value"].mean(1)
    ahead = value - value[lessons["first"]][np.cumsum(lessons["first"]) - 1]
    cap = np.where(ahead < 0, WORSE_MARGIN, BETTER_MARGIN)
    lessons["target"] = (20 * cap * np.tanh(ahead / cap)).astype(np.float32)
    learner = Learner(lessons, hidden, begun)
    many = len(lessons["scene"])
    blocks = np.arange(many) // 50  # neighbours are of one game
    chance = np.random.default_rng(begun)
    decisions = np.flatnonzero(blocks % 10)
    for epoch in range(epochs):
        chance.shuffle(decisions)
        rate = RATE * (1 - epoch / epochs) + 2e-5
        for part in parts_of(lessons, decisions, 256):
            error = centred(learner.scores(part) - part["target"], part["of"])
            learner.learn(part, error / len(part["scene"]), rate, decay)
        if epoch % 10 == 9:
            print(f"  {epoch + 1}: {tested(learner, lessons, blocks % 10 == 0)}", flush=True)
    return learner.weights


def tested(learner: Learner, lessons: Arrays, kept: Any) -> str:
    """How much of the differences the network explains in lessons it has not learned from."""
    left = total = 0.0
    for part in parts_of(lessons, np.flatnonzero(kept), 2_048):
        target = centred(part["target"], part["of"])
        total += float((target**2).sum())
        left += float(((centred(learner.scores(part), part["of"]) - target) ** 2).sum())
    return f"explains {1 - left / total:.3f}"


# --- Writing ----------------------------------------------------------------------------------


def side_by_side(minds: list[Arrays]) -> Arrays:
    """Several networks as one: their first layers next to each other."""
    first = {
        name: np.concatenate([each[name] for each in minds], axis=-1)
        for name in ("scene", "option", "card", "bias")
    }
    return first | {
        "second": np.concatenate([each["second"] for each in minds]),
        "second bias": np.stack([each["second bias"] for each in minds]),
        "third": np.stack([each["third"][:, 0] for each in minds]),
    }


def written_down(weights: Arrays, columns: Mapping[str, list[str]]) -> dict[str, Any]:
    """The weights as the network reads them: the rows of the first layer by their names."""
    first: dict[str, dict[str, str]] = {}
    for part in ("scene", "option"):
        for column, row in zip(columns[part], weights[part], strict=True):
            into, _, name = column.partition(": ")
            first.setdefault(into, {})[name] = packed(row)
    for role, rows in zip(columns["role"], weights["card"], strict=True):
        names = zip(columns["card"], rows, strict=True)
        first[f"card {role}"] = {name: packed(row) for name, row in names}
    upper = ("bias", "second", "second bias", "third")
    return {
        "first": first,
        "upper": {name: [packed(row) for row in np.atleast_2d(weights[name])] for name in upper},
    }


def packed(row: Any) -> str:
    """A row as base64 of half floats."""
    return b64encode(row.astype("<f2").tobytes()).decode()


def write(minds: list[Arrays], columns: Mapping[str, list[str]], into: Path) -> None:
    """The weights of some networks, side by side."""
    kept = written_down(side_by_side(minds), columns)
    into.write_text(json.dumps(kept, indent=0) + "\n", encoding="utf-8")
    print(f"{into}: {into.stat().st_size / 1e3:.0f} kB")


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lessons", type=Path, help="kept here; stored games are not played again")
    parser.add_argument("--boxes", nargs="*", default=WITH_BOOKS, choices=list(BOXES))
    parser.add_argument("--games", type=int, default=1_200)
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--hidden", type=int, nargs=2, default=(40, 20))
    parser.add_argument("--minds", type=int, default=3, help="networks that say their mean")
    parser.add_argument("--decay", type=float, default=0.5)
    parser.add_argument("--into", type=Path, default=NETWORK)
    parser.add_argument("--seed", default="network")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    if not asked.lessons.exists():
        lessons = played(list(asked.boxes), asked.games, asked.seed, asked.jobs)
        lessons |= {f"columns {part}": np.array(names) for part, names in COLUMNS.items()}
        np.savez_compressed(asked.lessons, **lessons)
    lessons = dict(np.load(asked.lessons))
    columns = {part: lessons[f"columns {part}"].tolist() for part in COLUMNS}
    print(f"{len(lessons['scene'])} decisions, {len(lessons['first'])} options")
    minds = [
        fitted(lessons, tuple(asked.hidden), asked.epochs, asked.decay, begun)
        for begun in range(asked.minds)
    ]
    write(minds, columns, asked.into)
    return 0


if __name__ == "__main__":
    sys.exit(main())
