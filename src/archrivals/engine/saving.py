"""Saves: engine version, card digest, setup, seed, answers; loading plays them again."""

from __future__ import annotations

import json
from dataclasses import MISSING, asdict, fields, is_dataclass
from functools import lru_cache
from hashlib import sha256
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import OWN, Catalogue
from archrivals.engine.language.codec import CardError, card_from_json, card_to_json, digest
from archrivals.engine.language.rules import Recipe, Setup
from archrivals.engine.play.game import Refused
from archrivals.engine.state.flat import Shuffle, State

from .table import Table

RULES_VERSION: Final = "4"
"""Raised whenever the same answers could lead to another game."""

PLAYED_BY: Final = {"3": "0.1"}
"""The release that plays the games of older rules versions."""


@lru_cache(maxsize=8)
def card_digest(cat: Catalogue) -> str:
    """The fingerprint of a table's cards, worked out once."""
    return digest(cat.cards)


class SaveError(ValueError):
    """A save that cannot be loaded; the message says why."""


def other_rules(version: object) -> str:
    """Why a game of another rules version is not played on here, and what plays it.

    >>> other_rules("3")
    'this game follows rules version 3 and this is version 4: play it with Archrivals 0.1'
    """
    here = f"this game follows rules version {version} and this is version {RULES_VERSION}"
    if isinstance(version, str) and version in PLAYED_BY:
        return f"{here}: play it with Archrivals {PLAYED_BY[version]}"
    newer = isinstance(version, str) and version.isdigit() and int(version) > int(RULES_VERSION)
    return f"{here}: {'a newer Archrivals plays it' if newer else 'no release plays it'}"


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
        [
            turn.announced,
            turn.target,
            turn.extra,
            turn.cheaper,
            turn.laid,
            turn.assists,
            turn.called,
        ],
        [turn.given_assist, turn.discarded, turn.controls, sorted(turn.drawn.items())],
        turn.helped,
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
    """A table as plain data, with the cards that somebody brought along."""
    setup = asdict(table.setup)
    cat = table.state.cat
    own = [card for box, card in zip(cat.boxes, cat.cards, strict=True) if box == OWN]
    saved: dict[str, Any] = {
        "archrivals": RULES_VERSION,
        "cards": card_digest(cat),
        "setup": setup,
        "seed": table.state.seed,
        "answers": [list(answer) for answer in table.answers],
        "digest": state_digest(table.state),
    }
    if own:
        saved["own_cards"] = [card_to_json(card) for card in own]
    return json.loads(json.dumps(saved))  # type: ignore[no-any-return]  # plain lists throughout


def own_cards(saved: dict[str, Any]) -> tuple[Card, ...]:
    """The cards that somebody brought along to a saved table."""
    found = saved.get("own_cards", [])
    if not isinstance(found, list):
        raise SaveError("not a save: its own_cards are no list")
    try:
        return tuple(card_from_json(each) for each in found)
    except CardError as error:
        raise SaveError(f"one of its own cards cannot be read: {error}") from None


def setup_from_json(data: dict[str, Any]) -> Setup:
    """A setup out of a save; :class:`SaveError` where a field is not what it should be."""
    if not isinstance(data, dict):
        raise SaveError("not a save: its setup is no object")
    kinds = _kinds_of_setup()
    unknown = sorted(set(data) - set(kinds))
    if unknown:
        raise SaveError(f"this save's setup has {', '.join(unknown)}, which this version lacks")
    for name, value in data.items():
        if name != "recipe" and not _fits(value, kinds[name]):
            raise SaveError(f"this save's setup is broken: {name} cannot be {repr(value)[:40]}")
    plain = dict(data)
    for name in ("heroes", "variants", "teams", "left_out", "picks"):
        plain[name] = tuple(plain.get(name, ()))
    if plain.get("recipe") is not None:
        plain["recipe"] = recipe_from_json(plain["recipe"])
    plain["gifts"] = tuple((seat, name) for seat, name in plain.get("gifts", ()))
    plain["arranged"] = tuple((place, tuple(ids)) for place, ids in plain.get("arranged", ()))
    return Setup(**plain)


@lru_cache(maxsize=1)
def _kinds_of_setup() -> dict[str, Any]:
    return get_type_hints(Setup)


def _fits(value: Any, wanted: Any) -> bool:
    """Whether JSON is of the kind that a field wants; what it says is checked at the table."""
    origin, kinds = get_origin(wanted), get_args(wanted)
    if origin is Literal:
        return isinstance(value, str)
    if origin in (Union, UnionType):
        return any(_fits(value, kind) for kind in kinds)
    if wanted is str:
        return _is_text(value)
    if origin is not tuple:
        return type(value) is wanted
    if not isinstance(value, list | tuple):
        return False
    if kinds[-1] is Ellipsis:
        return all(_fits(each, kinds[0]) for each in value)
    return len(value) == len(kinds) and all(map(_fits, value, kinds))


def _is_text(value: Any) -> bool:
    """Whether a value is text that can be written down: half a character cannot."""
    return isinstance(value, str) and not any("\ud800" <= each <= "\udfff" for each in value)


LONGEST_TEXT: Final = 100
LONGEST_LIST: Final = 24
LARGEST_NUMBER: Final = 1_000


def recipe_from_json(data: Any) -> Recipe:
    """A recipe out of JSON: lists become tuples, records records; anything else is refused."""
    recipe: Recipe = _typed(data, Recipe, "the recipe")
    return recipe


def _typed(value: Any, wanted: Any, where: str) -> Any:
    """A value as a field wants it; people write recipes by hand, and some write anything."""
    if wanted is Any:  # the value of a house rule, which ``reasons_against`` looks at
        wanted = type(value) if isinstance(value, str | bool | int) else tuple[str, ...]
    if is_dataclass(wanted) and isinstance(value, dict):
        return _record(value, wanted, where)
    if get_origin(wanted) is tuple and isinstance(value, list | tuple):
        kinds = get_args(wanted)
        if kinds[-1] is Ellipsis:
            kinds = kinds[:1] * min(len(value), LONGEST_LIST)
        if len(kinds) == len(value):
            each = zip(value, kinds, strict=True)
            return tuple(_typed(one, kind, f"{where}[{at}]") for at, (one, kind) in enumerate(each))
    plain = type(value) is wanted and (
        (wanted is str and len(value) <= LONGEST_TEXT and value.isprintable())
        or (wanted is int and abs(value) <= LARGEST_NUMBER)
        or wanted is bool
    )
    if not plain:
        raise SaveError(f"this recipe cannot be read: {where} must be {_in_words(wanted)}")
    return value


def _record(value: dict[Any, Any], wanted: Any, where: str) -> Any:
    kinds = get_type_hints(wanted)
    unknown = [repr(key)[:40] for key in value if key not in kinds]
    if unknown:
        raise SaveError(
            f"this recipe cannot be read: {where} has {', '.join(unknown[:5])}; "
            f"it may have {', '.join(kinds)}"
        )
    for each in fields(wanted):
        if each.name not in value and each.default is MISSING:
            raise SaveError(f"this recipe cannot be read: {where} lacks {each.name!r}")
    return wanted(**{key: _typed(each, kinds[key], key) for key, each in value.items()})


def _in_words(wanted: Any) -> str:
    if wanted is str:
        return f"text of at most {LONGEST_TEXT} characters that can be seen"
    if wanted is int:
        return f"a whole number up to {LARGEST_NUMBER}"
    if is_dataclass(wanted):
        return f"an object with {', '.join(each.name for each in fields(wanted))}"
    kinds = get_args(wanted)
    if kinds[-1] is Ellipsis:
        return f"a list of at most {LONGEST_LIST}"
    return f"a list of {len(kinds)}: a name and a value"


def load(
    saved: dict[str, Any],
    cat: Catalogue,
    *,
    log: bool = True,
    shuffles: list[Shuffle] | None = None,
) -> Table:
    """The table of a save, in the same position; anything that differs is refused."""
    missing = [
        key for key in ("archrivals", "cards", "setup", "seed", "answers") if key not in saved
    ]
    if missing:
        raise SaveError(f"not a save: it lacks {', '.join(missing)}")
    if saved["archrivals"] != RULES_VERSION:
        raise SaveError(other_rules(saved["archrivals"]))
    if saved["cards"] != card_digest(cat):
        raise SaveError("saved with other cards than these: their digests differ")
    setup = setup_from_json(saved["setup"])
    if not _is_text(saved["seed"]):
        raise SaveError("not a save: its seed is no text")
    if not _fits(saved["answers"], tuple[tuple[int, int], ...]):
        raise SaveError("not a save: its answers are no pairs of whole numbers")
    table = Table.new(setup, cat, saved["seed"], log=log, shuffles=shuffles)
    for at, (seat, index) in enumerate(saved["answers"]):
        try:
            table.answer(seat, index)
        except Refused as refused:
            raise SaveError(f"answer {at} ({seat}, {index}) cannot be given: {refused}") from None
    if "digest" in saved and saved["digest"] != state_digest(table.state):
        raise SaveError("the answers lead to another position than the one saved")
    return table
