"""What OpenSpiel's searches ask of games and states; with OpenSpiel, the registered games too."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from archrivals.research import GAMES, State, load_game, register_openspiel

ID = "archrivals-heroes-unite-v1"
THERE = find_spec("pyspiel") is not None


def searched(state: State, chance: Random, simulations: int) -> int:
    """The most visited action, by the calls that OpenSpiel's MCTS makes."""
    player = state.current_player()
    visits: dict[int, list[float]] = {action: [] for action in state.legal_actions(player)}
    for _ in range(simulations):
        action = min(visits, key=lambda each: (len(visits[each]), each))
        leaf = state.child(action)
        while not leaf.is_terminal():
            assert not leaf.is_chance_node()
            assert not leaf.is_simultaneous_node()
            assert leaf.is_player_node()
            leaf.apply_action(chance.choice(leaf.legal_actions()))
        visits[action].append(leaf.returns()[player])
    return max(visits, key=lambda each: sum(visits[each]))


def test_games_and_states_have_what_a_search_asks_for() -> None:
    game = load_game(ID, super_villains=2)
    assert game.get_parameters() == {"super_villains": 2}
    assert load_game(ID).get_parameters() == {}
    state = game.new_initial_state("search")
    before = state.serialize()
    assert state.num_players() == game.num_players() == 2
    assert state.information_state_string() == state.information_state_string(
        state.current_player()
    )
    assert state.observation_string() == state.observation_string(state.current_player())
    assert searched(state, Random(1), 3) in state.legal_actions()
    assert state.serialize() == before, "a child leaves its parent as it is"


@pytest.mark.skipif(THERE, reason="OpenSpiel is installed")
def test_without_openspiel_its_type_of_a_game_says_what_to_install() -> None:
    with pytest.raises(ModuleNotFoundError, match="pip install open_spiel"):
        load_game(ID).get_type()


@pytest.mark.skipif(not THERE, reason="OpenSpiel is not installed")
def test_a_registered_game_is_played_cloned_and_deserialized() -> None:
    import pyspiel

    assert len(register_openspiel()) == len(register_openspiel()) == len(GAMES)
    game: Any = pyspiel.load_game("archrivals_heroes_unite_v1(super_villains=2,deals=50)")
    root = game.new_initial_state()
    assert root.is_chance_node()
    assert len(root.chance_outcomes()) == 50
    root.apply_action(7)
    chance = Random(1)
    for _ in range(20):
        twin = root.clone()
        root.apply_action(chance.choice(root.legal_actions()))
        assert twin.history() == root.history()[:-1]
    again = game.deserialize_state(root.serialize())
    assert str(again) == str(root)
    assert len(root.information_state_tensor(0)) == 2096
    assert root.information_state_string(0) != root.information_state_string(1)
