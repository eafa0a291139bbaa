"""Hostile recipes: whatever JSON is sent as one, it is refused with a reason, or is played."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st
from tiers import size

from archrivals.boxes import BOXES, catalogue_for
from archrivals.boxes.mixing import reasons_against
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import VARIANTS, Rules, Setup
from archrivals.engine.saving import SaveError, recipe_from_json, setup_from_json
from archrivals.engine.table import Table
from archrivals.hosting.table_request import Wrong, plain_setup, setup_wished

bounded = settings(
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)

# --- Anything ---------------------------------------------------------------------------------

texts = st.text(st.characters(), max_size=200) | st.sampled_from(["\0", "\ud800", "a" * 5000, ""])
scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**63, -(2**63), 10**400, 1e308, float("nan"), float("inf"), -1])
    | st.floats()
    | texts
)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(texts, inner, max_size=6)
)


def _spoiled(data: Any, chance: Random, junk: Any) -> Any:
    """The same data with one thing in it replaced, added or left out."""
    if isinstance(data, dict) and data and chance.random() < 0.9:
        key = chance.choice(sorted(data))
        what = chance.randrange(8)
        if what == 0:
            return {name: value for name, value in data.items() if name != key}
        if what == 1:
            return {**data, str(junk)[:20]: junk}
        return {**data, key: _spoiled(data[key], chance, junk)}
    if isinstance(data, list) and data and chance.random() < 0.8:
        at = chance.randrange(len(data))
        return [*data[:at], _spoiled(data[at], chance, junk), *data[at + 1 :]]
    return [data] * chance.choice((0, 2, 2000)) if chance.random() < 0.2 else junk


def _deep(levels: int) -> Any:
    nested: Any = "confrontations"
    for _ in range(levels):
        nested = [nested]
    return nested


def _answered(recipe: Any) -> Setup | None:
    """What the lobby makes of it; a reason is words that can be sent."""
    try:
        return setup_wished(recipe=recipe)
    except Wrong as wrong:
        reason = str(wrong)
    assert json.dumps(reason, ensure_ascii=False).encode()
    assert 0 < len(reason) < 3000
    return None


@settings(bounded, max_examples=size(60, 250))
@given(st.sampled_from(sorted(RECIPES)), st.randoms(use_true_random=False), anything)
def test_a_spoiled_recipe_is_refused_with_a_reason_or_is_one(
    name: str, chance: Random, junk: Any
) -> None:
    whole = json.loads(json.dumps(plain_setup(setup_wished(recipe=name))["recipe"]))
    spoiled = _spoiled(whole, chance, junk)
    assume(isinstance(spoiled, dict))  # the interface takes nothing else
    _answered(spoiled)


@settings(bounded, max_examples=size(30, 100))
@given(st.dictionaries(texts, anything, max_size=8))
def test_anything_at_all_is_refused_with_a_reason(junk: dict[str, Any]) -> None:
    assert _answered(junk) is None
    with pytest.raises(SaveError):
        recipe_from_json(junk)


@pytest.mark.parametrize("field", ["main", "characters", "swaps", "rules", "id", "teams"])
@pytest.mark.parametrize("value", [_deep(900), {"a": _deep(900)}, [[]], [{}], 10**300])
def test_what_is_deep_or_huge_is_refused(field: str, value: Any) -> None:
    good = json.loads(json.dumps(plain_setup(setup_wished(recipe="two-sets"))["recipe"]))
    assert _answered({**good, field: value}) is None


# --- Almost a recipe --------------------------------------------------------------------------

boxes = st.sampled_from(list(BOXES))
some_boxes = st.lists(boxes, max_size=4)
kinds = st.lists(
    st.sampled_from(["Hero", "Villain", "Equipment", "Super Power", "Location", "X"]), max_size=4
)
symbols = st.lists(
    st.sampled_from(
        sorted({card.symbol or "" for box in BOXES.values() for card in box.cards} - {""})
    ),
    max_size=4,
)
people = sorted(
    {name for box in BOXES.values() for card in box.cards for name in (card.name, card.id)}
)
values = (
    st.booleans()
    | st.integers(-1, 12)
    | st.sampled_from(["lowest-cost", "lowest-level", "ends", "out", ""])
    | st.lists(st.sampled_from(["super-villains", "characters", "punch"]), max_size=2)
)
recipes: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {
        "id": st.just("own"),
        "name": st.just("Own"),
        "host": boxes,
        "players": st.integers(1, 6),
        "main": st.lists(
            st.fixed_dictionaries(
                {"box": boxes},
                optional={"types": kinds, "symbols": symbols, "left_out": symbols},
            )
            | st.fixed_dictionaries({"box": boxes}),
            min_size=1,
            max_size=3,
            unique_by=lambda share: str(share["box"]),
        ),
        "characters": some_boxes,
        "stacks": some_boxes,
        "weaknesses": some_boxes,
    },
    optional={
        "super_villains": boxes,
        "teams": st.lists(st.integers(-1, 5), max_size=5) | st.sampled_from([[0, 1], [0, 1, 0, 1]]),
        "heroes": st.lists(st.sampled_from(people), max_size=5),
        "swaps": st.lists(
            st.fixed_dictionaries(
                {"box": boxes, "out": symbols, "other": boxes, "symbols": symbols}
            ),
            max_size=2,
        ),
        "rules": st.lists(
            st.tuples(st.sampled_from(list(Rules.__dataclass_fields__)), values).map(list),
            max_size=3,
        ),
        "half": st.integers(0, 3),
    },
)


@pytest.mark.parametrize("variants", [(), *((each,) for each in VARIANTS)], ids=str)
@settings(bounded, max_examples=size(20, 60))
@given(recipe=recipes, chance=st.randoms(use_true_random=False))
def test_whatever_recipe_is_accepted_can_be_dealt_and_played(
    variants: Any, recipe: dict[str, Any], chance: Random
) -> None:
    assert isinstance(reasons_against(recipe_from_json(recipe)), list)
    try:
        setup = setup_wished(recipe=recipe, variants=variants)
    except Wrong:
        return
    again = setup_from_json(json.loads(json.dumps(plain_setup(setup))))
    assert again == setup
    table = Table.new(setup, catalogue_for(setup), seed=str(chance.random()))
    for _ in range(80):
        if table.over:
            break
        ask = chance.choice(table.asks)
        table.answer(ask.seat, chance.randrange(len(ask.options)))
