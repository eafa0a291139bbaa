"""Columns: each has a name, none moves under an id that was given, and what has none counts not."""

from __future__ import annotations

import json
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from random import Random
from typing import Any

import pytest
from packages import SOURCE, changed, copied, run, with_new_kinds

from archrivals.boxes import BOXES
from archrivals.engine.language.cards import hero
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.effects import Power
from archrivals.engine.language.rules import Setup
from archrivals.engine.table import Table
from archrivals.research import GAMES, NEWEST, State, load_game
from archrivals.research.columns import columns_of
from archrivals.research.encoding import Encoding, card_features

HEROES = next(name for name in NEWEST if name.startswith("archrivals-heroes-unite-v"))
VERSION = load_game(HEROES).version
MINE = "boxes/heroes_unite/research.json"
NEXT = f"archrivals-heroes-unite-v{VERSION + 1}"


def under_names(state: State, player: int) -> dict[str, float]:
    """A player's information as numbers by their names."""
    names = state.get_game().column_names()
    return dict(zip(names, state.information_state_tensor(player), strict=True))


# --- Names ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NEWEST)
def test_every_column_has_a_name_of_its_own_and_a_range(name: str) -> None:
    game = load_game(name)
    for names, shape in (
        (game.column_names(), game.observation_tensor_shape()[0]),
        (game.option_column_names(), game.option_features_shape()[1]),
    ):
        assert len(set(names)) == len(names) == shape
    for part in (*game.encoding.parts, *game.encoding.option_parts):
        assert isfinite(part.low)
        assert part.low < part.high < float("inf")


def test_a_number_is_found_by_its_name() -> None:
    state = load_game(HEROES).new_initial_state("names")
    me = state.current_player()
    known = under_names(state, me)
    s = state.table.state
    held = [s.cat.ids[s.faces[card]] for card in s.zones[(me + 1) * 8]]
    assert known["hand 0: punch"] == held.count("punch")
    assert known["hand size: 1"] == 5
    assert (known["active: 0"], known["ask: turn"], known["turn"]) == (1, 1, 1)
    option = dict(
        zip(state.get_game().option_column_names(), state.option_features()[0], strict=True)
    )
    assert option["verb: play"] == option["zone: hand"] == option["owner: self"] == 1
    assert sum(n for name, n in option.items() if name.startswith("face: ")) == 1


@pytest.mark.parametrize("name", [name for name in GAMES if name.endswith("-v0")])
def test_the_second_version_has_the_columns_of_the_first_with_ranges(name: str) -> None:
    first, second = load_game(name), load_game(name.replace("-v0", "-v1"))
    assert first.column_names() == second.column_names()
    assert first.option_column_names() == second.option_column_names()
    assert first.shape != second.shape
    one, other = first.new_initial_state("same"), second.new_initial_state("same")
    chance = Random(name)
    for _ in range(60):
        player = one.current_player()
        assert one.information_state_tensor(player) == other.information_state_tensor(player)
        assert one.option_features() == other.option_features()
        action = chance.choice(one.legal_actions())
        one.apply_action(action)
        other.apply_action(action)


def test_what_lies_outside_of_its_range_is_clipped_in_the_second_version_only() -> None:
    first = next(name for name in GAMES if name.endswith("-v0"))
    second = first.replace("-v0", "-v1")
    for name, power, turn in ((first, 500, 20_000), (second, 100, 10_000)):
        state = load_game(name).new_initial_state("far")
        state.table.state.turn.power = 500
        state.table.state.number = 20_000
        known = under_names(state, state.current_player())
        assert (known["power"], known["turn"]) == (power, turn)


# --- What has no column -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Whistle:
    """A kind of effect that no version knows."""

    amount: int = 1


def test_an_unknown_kind_of_effect_counts_as_nothing() -> None:
    whistling: Any = (Power(1), Whistle())
    plain = hero("One", cost=2, vp=1, copies=1, play=(Power(1),))
    other = hero("One", cost=2, vp=1, copies=1, play=whistling)
    features = columns_of(VERSION).features
    assert "effect Whistle" in card_features(other)
    assert [card_features(plain).get(name, 0.0) for name in features] == [
        card_features(other).get(name, 0.0) for name in features
    ]


def test_a_new_card_of_a_box_moves_no_column_and_counts_into_none() -> None:
    box = BOXES["heroes-unite"]
    new = hero("A Newcomer", cost=1, vp=1, copies=3, play=(Power(1),))
    cards = (box.cards[0], new, *box.cards[1:])  # every face behind it has another number
    cat = Catalogue(cards, box.rules_for, ["heroes-unite"] * len(cards))
    encoding = Encoding(cat, 2, columns_of(VERSION))
    here = load_game(HEROES).encoding
    assert [part.names() for part in encoding.parts] == [part.names() for part in here.parts]
    laid = (("hand 0", ("a-newcomer", "kick", "punch")), ("line-up", ("a-newcomer",)))
    table = Table.new(Setup(players=2, first=0, arranged=laid), cat, "new")
    row = [0.0] * encoding.room
    encoding.position(table.state, 0, table.ask, row, memory=True)
    known = dict(zip([n for part in here.parts for n in part.names()], row, strict=True))
    assert [name for name, n in known.items() if n and name.startswith("hand 0:")] == [
        "hand 0: punch",
        "hand 0: kick",
    ]
    assert known["hand size: 0"] == 3
    assert not any(n for name, n in known.items() if name.startswith("line-up:"))
    for option in table.ask.options:
        one = [0.0] * encoding.option_size
        encoding.option(table.state, 0, option, one, 0)
        names = [n for part in here.option_parts for n in part.names()]
        faces = [n for n, each in zip(names, one, strict=True) if each and n.startswith("face: ")]
        told = [cat.ids[table.state.faces[option[1]]]] if option[0] in ("play", "buy") else []
        assert faces == [f"face: {name}" for name in told if name != "a-newcomer"]


def test_a_mixed_table_has_a_column_for_each_of_its_cards() -> None:
    pieces = [("one", BOXES["heroes-unite"].cards[0]), ("other", BOXES["base-set"].cards[5])]
    cat = Catalogue([card for _, card in pieces], boxes=[box for box, _ in pieces])
    assert columns_of(VERSION).faces(cat) == tuple(cat.ids)


# --- Shapes -----------------------------------------------------------------------------------


def test_no_id_has_another_shape_than_it_was_given() -> None:
    check = run(SOURCE, "tools/write_columns.py", "--check")
    assert check.returncode == 0, check.stderr


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("research/columns.json", '"effect Draw", "effect DrawThese"', '"effect DrawThese"'),
        (
            "boxes/heroes_unite/research.json",
            '"batgirl", "black-canary"',
            '"black-canary", "batgirl"',
        ),
        ("research/columns.json", '"power": [-100, 100]', '"power": [-100, 101]'),
        ("research/columns.py", '"target", players', '"whom", players'),
        ("research/encoding.py", "MOST_OPTIONS: Final = 128", "MOST_OPTIONS: Final = 100"),
        ("research/games.py", "action k takes option k", "action k takes the last option but k"),
    ],
    ids=["a column gone", "two swapped", "a range", "a name", "fewer actions", "other actions"],
)
def test_a_changed_shape_under_the_same_id_is_refused_with_what_to_do(
    name: str, old: str, new: str, tmp_path: Path
) -> None:
    check = run(changed(copied(tmp_path), name, old, new), "tools/write_columns.py", "--check")
    assert check.returncode == 1
    assert f"{HEROES} has other columns, ranges or actions than it was given" in check.stderr
    assert f"enter {NEXT} in place of {HEROES}" in check.stderr
    assert "run python tools/write_columns.py" in check.stderr


def test_a_new_number_keeps_the_columns_there_were_and_adds_the_new_ones(tmp_path: Path) -> None:
    source = with_new_kinds(copied(tmp_path), ["start"])
    stem = HEROES.rpartition("-v")[0]
    given = [load_game(name).version for name in GAMES if name.rpartition("-v")[0] == stem]
    columns, mine = (Path("archrivals") / name for name in ("research/columns.json", MINE))
    data = json.loads((source / mine).read_text("utf-8"))
    data["games"]["heroes-unite"]["versions"] = [*given, VERSION + 1]
    (source / mine).write_text(json.dumps(data), "utf-8")
    check = run(source, "tools/write_columns.py", "--check")
    assert (check.returncode, check.stderr.count(f"{NEXT} is new: run python")) == (1, 1)
    ran = run(source, "tools/write_columns.py")
    assert (ran.returncode, ran.stdout) == (0, f"entered {NEXT}\n"), ran.stderr
    before, after = (
        [json.loads((where / file).read_text("utf-8")) for file in (columns, mine)]
        for where in (SOURCE, source)
    )
    newest, last = after[0].pop(str(VERSION + 1)), before[0][str(VERSION)]
    assert newest["features"] == [*last["features"], "effect NewStart"]
    assert after[0] == before[0]
    assert after[1]["columns"].pop(str(VERSION + 1)) == before[1]["columns"][str(VERSION)]
    assert after[1]["columns"] == before[1]["columns"]
    after[1]["shapes"].pop(NEXT)
    assert after[1]["shapes"] == before[1]["shapes"]
    assert run(source, "tools/write_columns.py", "--check").returncode == 0
