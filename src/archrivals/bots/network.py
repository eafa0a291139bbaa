"""A small network in plain Python: it scores the options of any decision.

Its first layer adds up what cards, numbers and texts say; what a card says in a pile is worked out
once and kept. The weights are in ``network.json`` as half floats, those of the first layer by the
name of what they weigh; ``tools/train_network.py`` makes them again.
"""

from __future__ import annotations

import json
import struct
from binascii import a2b_base64
from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from operator import mul
from typing import Any, Final, Generic, NamedTuple, TypeVar

from .numbers import cards_of
from .options import CARD_ROLES, KINDS, OPTION, PILES, ROLES, SCENE, Decision, Numbers, Text
from .worth import Worth

PILE_SCALE: Final = 0.2
"""A pile counts a fifth of its sum, so that numbers are of one size."""

Vector = list[float]
Matrix = list[Vector]
Rows = Mapping[str, Vector]
Key = TypeVar("Key", bound=Hashable)


class Weights(NamedTuple):
    """Learned weights: rows of the first layer by part and name, matrices of the layers above."""

    first: Mapping[str, Rows]
    upper: Mapping[str, Matrix]

    @property
    def units(self) -> int:
        """Return how many units the first layer has."""
        return len(self.upper["bias"][0])

    def rows(self, part: str, names: Iterable[str]) -> Matrix:
        """The rows of a part in this order; a name that was never learned weighs nothing."""
        known = self.first.get(part, {})
        nothing = [0.0] * self.units
        return [known.get(name, nothing) for name in names]


@lru_cache(maxsize=1)
def all_weights() -> Weights:
    """The weights that come with the package."""
    read = files("archrivals.bots").joinpath("network.json").read_text(encoding="utf-8")
    return weights_from(json.loads(read))


def weights_from(data: dict[str, Any]) -> Weights:
    """Weights out of JSON: every row is base64 of half floats."""
    return Weights(
        {
            part: {name: _row(row) for name, row in rows.items()}
            for part, rows in data["first"].items()
        },
        {name: [_row(row) for row in rows] for name, rows in data["upper"].items()},
    )


def _row(data: str) -> Vector:
    numbers = a2b_base64(data)
    return list(struct.unpack(f"<{len(numbers) // 2}e", numbers))


class Eye(Generic[Key]):
    """The input of each face or text to the first layer, worked out when it is first seen."""

    __slots__ = ("_numbers", "_rows", "_seen", "_units")

    def __init__(
        self, rows: Rows, units: int, numbers: Callable[[Key], Mapping[str, float]]
    ) -> None:
        self._rows = rows
        self._units = units
        self._numbers = numbers
        self._seen: dict[Key, Vector] = {}

    def __getitem__(self, key: Key) -> Vector:
        found = self._seen.get(key)
        if found is None:
            found = self._seen[key] = self._sum(self._numbers(key))
        return found

    def _sum(self, numbers: Mapping[str, float]) -> Vector:
        """In the order of the weights, so that the sum is the same to the last bit."""
        known = ((row, numbers.get(name, 0.0)) for name, row in self._rows.items())
        return _weighed(known, self._units)


def _weighed(rows: Iterable[tuple[Vector, float]], units: int) -> Vector:
    """The rows, each as often as its number says, added up."""
    total = [0.0] * units
    for row, n in rows:
        if n:
            total = [have + n * more for have, more in zip(total, row, strict=True)]
    return total


def _positive(numbers: Iterable[float]) -> Vector:
    return [n if n > 0 else 0.0 for n in numbers]


def _layer(columns: Matrix, bias: Vector, numbers: Vector) -> Vector:
    return [b + sum(map(mul, column, numbers)) for column, b in zip(columns, bias, strict=True)]


def _turned(matrix: Matrix) -> Matrix:
    return [list(column) for column in zip(*matrix, strict=True)]


class Upper:
    """The layers above the first: one number out of what the first has added up.

    Several small networks, taught alike but begun differently, lie side by side in the first
    layer; the mean of what they say errs less than each of them.
    """

    __slots__ = ("_minds", "_wide")

    def __init__(self, weights: Weights) -> None:
        upper = weights.upper
        many = len(upper["third"])
        bias = upper["second bias"]
        self._wide = weights.units // many
        rows = upper["second"]
        self._minds = [
            (_turned(rows[at * self._wide : (at + 1) * self._wide]), bias[at], upper["third"][at])
            for at in range(many)
        ]

    def __call__(self, first: Vector) -> float:
        total = 0.0
        wide = self._wide
        for at, (columns, bias, last) in enumerate(self._minds):
            seen = _positive(first[at * wide : (at + 1) * wide])
            total += sum(map(mul, last, _positive(_layer(columns, bias, seen))))
        return total / len(self._minds)


class Network:
    """The promise of each option of a decision; only differences mean anything."""

    __slots__ = (
        "_about",
        "_bias",
        "_eyes",
        "_kinds",
        "_option",
        "_roles",
        "_scene",
        "_seen_as",
        "_text",
        "_upper",
        "worth",
    )

    def __init__(self, worth: Worth, weights: Weights) -> None:
        self.worth = worth
        units = weights.units
        numbers = cards_of(worth).__getitem__
        first = weights.first
        self._eyes = [
            Eye[int](_scaled(first.get(f"pile {pile}", {})), units, numbers) for pile in PILES
        ]
        self._seen_as = [
            Eye[int](first.get(f"card {role}", {}), units, numbers) for role in ROLES[:CARD_ROLES]
        ]
        self._about = Eye[Text](first.get("about", {}), units, dict)
        self._text = Eye[Text](first.get("text", {}), units, dict)
        self._scene = _turned(weights.rows("scene", SCENE))
        self._kinds = weights.rows("kinds", KINDS)
        self._roles = weights.rows("roles", ROLES)
        self._option = weights.rows("option", OPTION)
        self._bias = weights.upper["bias"][0]
        self._upper = Upper(weights)

    def scores(self, decision: Decision) -> list[float]:
        """The score of each option."""
        vectors = [_layer(self._scene, self._bias, decision.scene), self._kinds[decision.kind]]
        if decision.text:
            vectors.append(self._about[decision.text])
        for name, eye, pile in zip(PILES, self._eyes, decision.piles, strict=True):
            if name == "theirs" and decision.share < 1:
                theirs = _sum([eye[face] for face in pile])
                vectors.append([decision.share * n for n in theirs])
            else:
                vectors += [eye[face] for face in pile]
        base = _sum(vectors)
        return [
            self._upper(_sum([base, *self._says(each.role, each.face, each.numbers, each.text)]))
            for each in decision.options
        ]

    def _says(self, role: int, face: int, numbers: Numbers, text: Text) -> list[Vector]:
        vectors = [self._roles[role]]
        if face >= 0:
            vectors.append(self._seen_as[min(role, CARD_ROLES - 1)][face])
        if numbers:
            option = self._option
            vectors.append(_weighed(((option[at], n) for at, n in numbers), len(self._bias)))
        if text:
            vectors.append(self._text[text])
        return vectors


def _scaled(rows: Rows) -> Rows:
    return {name: [PILE_SCALE * n for n in row] for name, row in rows.items()}


def _sum(vectors: list[Vector]) -> Vector:
    return list(map(sum, zip(*vectors, strict=True)))


@lru_cache(maxsize=8)
def network_for(worth: Worth) -> Network:
    """The network that scores options with these cards."""
    return Network(worth, all_weights())
