"""The OpenSpiel-style interface: no leak, no surprise, the same game as the engine's."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tiers import NIGHT, size

from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import SetupError
from archrivals.engine.views.determinization import Unimaginable
from archrivals.research import NEWEST, State, load_game
from archrivals.research.columns import OTHER
from archrivals.research.encoding import MOST_OPTIONS, card_features
from archrivals.research.games import TERMINAL

SAMPLED = NEWEST if NIGHT else NEWEST[::4]
"""Games for tests of what all games do by the same code."""


def played_on(state: State, chance: Random, decisions: int) -> State:
    """Some random decisions further."""
    for _ in range(decisions):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def positions(name: str, number: int) -> list[State]:
    """So many positions of a random game; late ones have long histories, which take long."""
    state = load_game(name).new_initial_state(name)
    chance = Random(name)
    decisions: list[Any] = []
    while not state.is_terminal() and len(decisions) < 700:
        decisions.append(chance.choice(state.legal_actions()))
        state.apply_action(decisions[-1])
    wanted = frozenset(chance.sample(range(len(decisions)), number))
    state = load_game(name).new_initial_state(name)
    found = []
    for at, decision in enumerate(decisions):
        if at in wanted:
            found.append(state.clone())
        state.apply_action(decision)
    return found


@pytest.mark.parametrize("name", NEWEST)
def test_a_random_game_of_every_id_ends_with_returns_that_sum_to_nothing(name: str) -> None:
    game = load_game(name)
    state = game.new_initial_state("one")
    chance = Random(1)
    while not state.is_terminal():
        assert len(state.ask().options) > 1
        assert sum(state.legal_actions_mask()) == len(state.legal_actions()) <= MOST_OPTIONS
        assert state.legal_actions((state.current_player() + 1) % game.num_players()) == []
        played_on(state, chance, 1)
    assert state.current_player() == -4
    assert sum(state.returns()) == pytest.approx(0)
    assert game.min_utility() <= min(state.returns()) < max(state.returns()) <= 1


@pytest.mark.parametrize("name", NEWEST)
def test_tensors_have_the_shape_and_range_that_is_promised(name: str) -> None:
    game = load_game(name)
    encoding = game.encoding
    assert game.information_state_tensor_shape() == [encoding.size]
    for state in positions(name, 15):
        for player in range(game.num_players()):
            for tensor in (
                state.observation_tensor(player),
                state.information_state_tensor(player),
            ):
                assert len(tensor) == encoding.size
                at = 0
                for part in encoding.parts:
                    numbers = tensor[at : at + part.size]
                    assert all(part.low <= n <= part.high + 1e-9 for n in numbers), part.name
                    at += part.size
        rows = state.option_features()
        assert len(rows) == len(state.legal_actions())
        for row in rows:
            assert len(row) == encoding.option_size
            at = 0
            for part in encoding.option_parts:
                numbers = row[at : at + part.size]
                assert all(part.low <= n <= part.high for n in numbers), part.name
                at += part.size


def part_of(state: State, tensor: list[float], name: str) -> list[float]:
    """One part of a tensor."""
    at = 0
    for part in state.get_game().encoding.parts:
        if part.name == name:
            return tensor[at : at + part.size]
        at += part.size
    raise KeyError(name)


def test_what_is_hidden_is_known_on_average() -> None:
    """At the start a foe's ten cards are known, and that five of them are in hand."""
    state = load_game("archrivals-heroes-unite-v1").new_initial_state("start")
    me = state.current_player()
    ids = state.get_game().catalogue.ids
    columns = state.get_game().encoding.parts[0].labels
    tensor = state.information_state_tensor(me)
    hand = dict(zip(columns, part_of(state, tensor, "hand 1"), strict=True))
    assert hand["punch"] == pytest.approx(3.5)
    assert hand["vulnerability"] == pytest.approx(1.5)
    own = dict(zip(columns, part_of(state, tensor, "hand 0"), strict=True))
    held = state.table.state.zones[(me + 1) * 8]
    assert own["punch"] == [ids[state.table.state.faces[c]] for c in held].count("punch")
    seen = state.observation_tensor(me)
    assert sum(part_of(state, seen, "hand 1")) == 0
    assert sum(part_of(state, seen, "main-deck")) == 0
    left = len(state.table.state.zones[0])
    assert sum(part_of(state, tensor, "main-deck")) == pytest.approx(left)


@pytest.mark.parametrize("name", SAMPLED)
def test_no_kind_of_ask_and_no_verb_is_unknown(name: str) -> None:
    columns = load_game(name).encoding.columns
    asks, verbs = set(columns.asks), set(columns.verbs)
    for number in range(3):
        chance = Random(f"{name} {number}")
        state = load_game(name).new_initial_state(f"{number}")
        while not state.is_terminal():
            assert state.ask().kind in asks - {OTHER}
            assert {verb for verb, _ in state.ask().options} <= verbs - {OTHER}
            played_on(state, chance, 1)


def test_options_are_told_apart_by_their_features() -> None:
    same = Counter[bool]()
    for name in NEWEST:
        for state in positions(name, size(30, 150)):
            rows = [tuple(row) for row in state.option_features()]
            same[len(set(rows)) < len(rows)] += 1
    assert same[True] < 0.03 * same[False]


def test_a_card_never_seen_says_something() -> None:
    for name in NEWEST:
        game = load_game(name)
        for card in game.catalogue.cards:
            found = card_features(card)
            assert any(found.get(feature) for feature in game.encoding.columns.features)


# --- Clones and saves -------------------------------------------------------------------------


@pytest.mark.parametrize("name", SAMPLED)
def test_a_clone_goes_its_own_way_from_the_same_position(name: str) -> None:
    for state in positions(name, size(4, 12)):
        twin = state.clone()
        players = range(state.get_game().num_players())
        before = [state.information_state_string(player) for player in players]
        assert [twin.information_state_string(player) for player in players] == before
        one, other = (played_on(twin.clone(), Random(5), 20) for _ in range(2))
        assert one.history() == other.history()
        assert one.returns() == other.returns()
        assert [state.information_state_string(player) for player in players] == before


def test_a_state_is_read_back_from_its_text() -> None:
    game = load_game("archrivals-confrontations-v1")
    state = played_on(game.new_initial_state("text"), Random(3), 60)
    again = game.deserialize_state(state.serialize())
    assert again.serialize() == state.serialize()
    assert again.information_state_string(0) == state.information_state_string(0)


def test_the_history_grows_and_is_ones_own() -> None:
    state = load_game("archrivals-heroes-unite-v1").new_initial_state("memory")
    chance = Random(4)
    lengths = []
    for _ in range(5):
        played_on(state, chance, 10)
        known = json.loads(state.information_state_string(0))
        lengths.append(len(known["events"]))
        mine = [index for seat, index in state.table.answers if seat == 0]
        assert known["answers"] == mine
    assert lengths == sorted(set(lengths))


# --- Resampling -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SAMPLED)
def test_a_player_cannot_tell_a_resampled_state_from_the_real_one(name: str) -> None:
    chance = Random(name)
    resampled = differ = 0
    for state in positions(name, size(10, 40)):
        me = state.current_player()
        try:
            other = state.resample_from_infostate(me, chance.random)
        except Unimaginable:
            continue
        resampled += 1
        assert other.information_state_string(me) == state.information_state_string(me)
        assert other.information_state_tensor(me) == pytest.approx(
            state.information_state_tensor(me)
        )
        assert other.observation_tensor(me) == state.observation_tensor(me)
        assert other.option_features() == state.option_features()
        differ += other.table.state.faces != state.table.state.faces
    assert resampled > size(2, 10)
    assert differ > 0.9 * resampled


def test_a_resampled_state_tells_nothing_of_what_others_really_saw() -> None:
    chance = Random(7)
    for state in positions("archrivals-heroes-unite-v1", 20):
        me = state.current_player()
        try:
            other = state.resample_from_infostate(me, chance.random)
        except Unimaginable:
            continue
        told = json.loads(other.information_state_string(1 - me))["events"]
        assert told == json.loads(json.dumps(state._seen(-1)))


def test_resampled_states_can_be_played_and_cloned_everywhere() -> None:
    chance = Random(8)
    for name in NEWEST:
        for state in positions(name, 20):
            me = state.current_player()
            try:
                other = state.resample_from_infostate(me, chance.random)
            except Unimaginable:
                continue
            one = played_on(other.clone(), Random(1), 15)
            two = played_on(other, Random(1), 15)
            assert one.history() == two.history()
            assert one.clone().serialize() == two.clone().serialize()


# --- Needs ------------------------------------------------------------------------------------


def test_states_need_nothing_beyond_python() -> None:
    script = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo", "pyarrow", "ray"):
    sys.modules[name] = None
from archrivals.research import load_game
state = load_game("archrivals-heroes-unite-v1", super_villains=2).new_initial_state(1)
while not state.is_terminal():
    state.apply_action(0)
print(sum(state.returns()))
"""
    ran = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=120
    )
    assert ran.stdout == "0.0\n"


# --- Names ------------------------------------------------------------------------------------


def test_a_game_is_changed_by_fields_of_its_setup() -> None:
    short = load_game("archrivals-heroes-unite-v1", super_villains=2, players=3)
    assert short.num_players() == 3
    assert short.new_initial_state("s").table.setup.super_villains == 2
    assert short.fingerprint != load_game("archrivals-heroes-unite-v1").fingerprint
    with pytest.raises(KeyError, match="there are archrivals-heroes-unite-v1"):
        load_game("chess")


def test_a_recipe_brings_its_own_players_teams_and_characters() -> None:
    game = load_game("archrivals-heroes-unite-v1", recipe=RECIPES["rivals-teams"])
    assert (game.num_players(), game.teams, game.min_utility()) == (4, (0, 1, 0, 1), -1.0)
    assert game.setup.heroes == ("Shazam!", "Black Adam", "Batman", "The Joker")
    assert game.setup.box == "rivals-shazam-black-adam"
    state = played_on(game.new_initial_state("mixed"), Random(1), 20)
    assert len(state.information_state_tensor(0)) == game.information_state_tensor_shape()[0]
    three = load_game("archrivals-heroes-unite-v1", recipe="two-sets", players=3, super_villains=4)
    assert (three.num_players(), three.setup.super_villains) == (3, 4)
    with pytest.raises(SetupError, match="two-sets"):
        load_game("archrivals-heroes-unite-v1", recipe="twosets")


def test_a_table_that_cannot_be_is_refused_before_it_is_encoded() -> None:
    with pytest.raises(SetupError, match="this table is for 2 to 5"):
        load_game("archrivals-heroes-unite-v1", players=9)


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    state = load_game("archrivals-heroes-unite-v1").new_initial_state("no")
    before = state.serialize()
    with pytest.raises(ValueError, match="action 99"):
        state.apply_action(99)
    assert state.serialize() == before
    said = json.loads(state.action_to_string(state.current_player(), 0))
    assert said["verb"] == "play"


def test_a_game_that_goes_on_too_long_is_cut_off_and_nobody_has_won(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("archrivals.research.games.MOST_DECISIONS", 20)
    state = load_game("archrivals-heroes-unite-v1").new_initial_state("on")
    played_on(state, Random(1), 20)
    assert state.is_truncated()
    assert state.is_terminal()
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    assert state.returns() == [0.0, 0.0]


def test_an_action_may_be_a_number_of_numpy() -> None:
    np = pytest.importorskip("numpy")
    state = load_game("archrivals-heroes-unite-v1").new_initial_state("plain")
    twin = state.clone()
    state.apply_action(np.int64(0))
    twin.apply_action(0)
    seat = state.current_player()
    assert state.information_state_string(seat) == twin.information_state_string(seat)
    assert state.serialize() == twin.serialize()


def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "research.md").read_text("utf-8")
    example = page.partition("```python\n")[2].partition("```")[0]
    exec(example, {})
    assert capsys.readouterr().out in ("[1.0, -1.0]\n", "[-1.0, 1.0]\n", "[0.0, 0.0]\n")
