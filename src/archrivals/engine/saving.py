"""Saves: engine version, card digest, setup, seed, answers; loading plays them again."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from .catalogue import Catalogue
from .codec import digest
from .rules import Recipe, Setup, Share, Swap
from .state import State
from .table import Refused, Table

RULES_VERSION: Final = "1"
"""Raised whenever the same answers could lead to another game."""


@lru_cache(maxsize=8)
def card_digest(cat: Catalogue) -> str:
    """The fingerprint of a table's cards, worked out once."""
    return digest(cat.cards)


class SaveError(ValueError):
    """A save that cannot be loaded; the message says why."""


def state_digest(s: State) -> str:
    """A fingerprint of everything that is true at the table."""
    turn = s.turn
    facts = [
        s.zones,
        list(s.epoch),
        s.counters,
        s.active,
        s.number,
        s.villain_up,
        s.immune,
        None if s.result is None else [s.result.winners, s.result.points, s.result.rule],
        [sorted(s.out), s.limit, s.cost_changes, s.until_defeated, s.progress, s.idle],
        [turn.seat, turn.power, turn.plays, turn.gained, turn.hunt_over],
        [turn.announced, turn.target, turn.extra, turn.cheaper, turn.laid, turn.assists],
        [turn.given_assist, turn.discarded, turn.controls, sorted(turn.drawn.items())],
        [[seat, card] for seat, card, _ in (*turn.granted, *turn.awaiting)],
        [
            [seat, card, count, sorted(map(str, seen)), fights]
            for seat, card, _, count, seen, fights in turn.live
        ],
        sorted((key, _plain(value)) for key, value in turn.used.items()),
        sorted(turn.gave.items()),
        sorted(turn.text.items()),
        sorted(turn.borrowed.items()),
    ]
    return sha256(json.dumps(facts, separators=(",", ":")).encode()).hexdigest()


def _plain(value: Any) -> Any:
    return sorted(map(str, value)) if isinstance(value, frozenset) else value


def save(table: Table) -> dict[str, Any]:
    """A table as plain data."""
    setup = asdict(table.setup)
    saved: dict[str, Any] = {
        "archrivals": RULES_VERSION,
        "cards": card_digest(table.state.cat),
        "setup": setup,
        "seed": table.state.seed,
        "answers": [list(answer) for answer in table.answers],
        "digest": state_digest(table.state),
    }
    return json.loads(json.dumps(saved))  # type: ignore[no-any-return]  # plain lists throughout


def setup_from_json(data: dict[str, Any]) -> Setup:
    """A setup out of a save."""
    known = {each.name for each in fields(Setup)}
    unknown = sorted(set(data) - known)
    if unknown:
        raise SaveError(f"this save's setup has {', '.join(unknown)}, which this version lacks")
    plain = dict(data)
    for name in ("heroes", "variants", "teams", "left_out"):
        plain[name] = tuple(plain.get(name, ()))
    if plain.get("recipe") is not None:
        plain["recipe"] = recipe_from_json(plain["recipe"])
    plain["arranged"] = tuple((place, tuple(ids)) for place, ids in plain.get("arranged", ()))
    return Setup(**plain)


def recipe_from_json(data: dict[str, Any]) -> Recipe:
    """A recipe out of JSON: lists become tuples, records records."""
    try:
        plain = {key: _tuples(value) for key, value in data.items()}
        plain["main"] = tuple(Share(**_fields(share)) for share in data["main"])
        plain["swaps"] = tuple(Swap(**_fields(swap)) for swap in data.get("swaps", ()))
        return Recipe(**plain)
    except (KeyError, TypeError) as error:
        raise SaveError(f"this recipe cannot be read: {error}") from None


def _fields(data: dict[str, Any]) -> dict[str, Any]:
    return {key: _tuples(value) for key, value in data.items()}


def _tuples(value: Any) -> Any:
    return tuple(_tuples(each) for each in value) if isinstance(value, list) else value


def load(saved: dict[str, Any], cat: Catalogue, *, log: bool = True) -> Table:
    """The table of a save, in the same position; anything that differs is refused."""
    missing = [
        key for key in ("archrivals", "cards", "setup", "seed", "answers") if key not in saved
    ]
    if missing:
        raise SaveError(f"not a save: it lacks {', '.join(missing)}")
    if saved["archrivals"] != RULES_VERSION:
        raise SaveError(
            f"saved under rules version {saved['archrivals']}, this is {RULES_VERSION}: "
            "finish it with the version it began with"
        )
    if saved["cards"] != card_digest(cat):
        raise SaveError("saved with other cards than these: their digests differ")
    table = Table.new(setup_from_json(saved["setup"]), cat, saved["seed"], log=log)
    for at, (seat, index) in enumerate(saved["answers"]):
        try:
            table.answer(seat, index)
        except Refused as refused:
            raise SaveError(f"answer {at} ({seat}, {index}) cannot be given: {refused}") from None
    if "digest" in saved and saved["digest"] != state_digest(table.state):
        raise SaveError("the answers lead to another position than the one saved")
    return table
