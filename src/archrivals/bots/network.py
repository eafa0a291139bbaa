"""A small network in plain Python: it scores the options of a decision, whatever they are.

Its first layer adds up what cards, numbers and texts say; what a card says in a pile is worked out
once and kept. The weights are in ``network.json`` as half floats; ``tools/train_network.py`` makes
them again.
"""

from __future__ import annotations

import json
import struct
from base64 import b64decode
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from operator import mul
from typing import Final

from .numbers import PLAIN_NUMBERS, cards_of
from .options import CARD_ROLES, PILES, ROLES, Decision, Numbers
from .worth import Worth

SMALL: Final = 0.2
"""A pile counts a fifth of its sum, so that numbers are of one size."""

Vector = list[float]
Matrix = list[Vector]
Weights = Mapping[str, Matrix]


@lru_cache(maxsize=1)
def all_weights() -> Weights:
    """The weights that were learned, by the names of their matrices."""
    read = files("archrivals.bots").joinpath("network.json").read_text(encoding="utf-8")
    return {name: _matrix(*each) for name, each in json.loads(read).items()}


def _matrix(rows: int, columns: int, data: str) -> Matrix:
    """A matrix out of half floats, row by row."""
    numbers = struct.unpack(f"<{rows * columns}e", b64decode(data))
    return [list(numbers[at : at + columns]) for at in range(0, rows * columns, columns)]


class Eye:
    """What each face says in one pile to the first layer, worked out when it is first seen."""

    __slots__ = ("_cards", "_matrix", "_seen")

    def __init__(self, cards: Matrix, matrix: Matrix, scale: float) -> None:
        self._cards = cards
        self._matrix = [[scale * n for n in row] for row in matrix]
        self._seen: dict[int, Vector] = {}

    def __getitem__(self, face: int) -> Vector:
        found = self._seen.get(face)
        if found is None:
            found = self._seen[face] = added(self._matrix, enumerate(self._cards[face]))
        return found


def added(matrix: Matrix, numbers: Iterable[tuple[int, float]]) -> Vector:
    """The rows of a matrix, each as often as a number says, added up."""
    total = [0.0] * len(matrix[0])
    for at, n in numbers:
        if n:
            total = [have + n * more for have, more in zip(total, matrix[at], strict=True)]
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
        many = len(weights["third"])
        bias = weights["second bias"]
        self._wide = len(weights["bias"][0]) // many
        rows = weights["second"]
        self._minds = [
            (_turned(rows[at * self._wide : (at + 1) * self._wide]), bias[at], weights["third"][at])
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
    """What each option of a decision promises; only differences mean anything."""

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
        cards = cards_of(worth)
        plain = [each[:PLAIN_NUMBERS] for each in cards]
        self._eyes = [Eye(plain, weights[f"pile {pile}"], SMALL) for pile in PILES]
        self._seen_as = [Eye(cards, weights[f"card {role}"], 1.0) for role in ROLES[:CARD_ROLES]]
        self._scene = _turned(weights["scene"])
        self._kinds = weights["kinds"]
        self._about = weights["about"]
        self._roles = weights["roles"]
        self._option = weights["option"]
        self._text = weights["text"]
        self._bias = weights["bias"][0]
        self._upper = Upper(weights)

    def scores(self, decision: Decision) -> list[float]:
        """The score of each option."""
        vectors = [_layer(self._scene, self._bias, decision.scene), self._kinds[decision.kind]]
        if decision.text:
            vectors.append(added(self._about, decision.text))
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

    def _says(self, role: int, face: int, numbers: Numbers, text: Numbers) -> list[Vector]:
        vectors = [self._roles[role]]
        if face >= 0:
            vectors.append(self._seen_as[min(role, CARD_ROLES - 1)][face])
        if numbers:
            vectors.append(added(self._option, numbers))
        if text:
            vectors.append(added(self._text, text))
        return vectors


def _sum(vectors: list[Vector]) -> Vector:
    return list(map(sum, zip(*vectors, strict=True)))


@lru_cache(maxsize=8)
def network_for(worth: Worth) -> Network:
    """The network that scores options with these cards."""
    return Network(worth, all_weights())
