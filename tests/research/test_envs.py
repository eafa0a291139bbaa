"""PettingZoo's and Gymnasium's own tests, and the training example."""

from __future__ import annotations

import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from archrivals.research import GAMES, aec_env, gym_env  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
SHORT: dict[str, Any] = {"super_villains": 2}
ONE = "archrivals-heroes-unite-v0"


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_own_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("default")  # it warns of unusual spaces, not of faults
        api_test(aec_env(name, **SHORT), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", [ONE, "archrivals-confrontations-v0"])
def test_pettingzoos_seed_test(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("default")
        seed_test(lambda: aec_env(name, **SHORT), num_cycles=100)


def test_a_game_through_pettingzoo_ends_with_a_winner() -> None:
    env = aec_env(ONE, **SHORT)
    env.reset(seed=5)
    chance = np.random.default_rng(1)
    worth = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        worth[agent] = reward
        assert env.observation_space(agent).contains(seen)
        env.step(None if over or cut else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    assert sorted(worth.values()) in ([-1, 1], [0, 0])


def test_an_illegal_action_ends_the_game() -> None:
    env = aec_env(ONE, **SHORT)
    env.reset(seed=5)
    loser = env.agent_selection
    env.step(127)
    assert env.terminations[loser]
    assert env.rewards[loser] == -1


def test_gymnasiums_own_test() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("default")
        check_env(gym_env(ONE, **SHORT), skip_render_check=True)


def test_gymnasium_makes_every_game_by_its_id() -> None:
    for name in GAMES:
        env = gymnasium.make(f"archrivals.research.gym:{name}", opponents="greedy")
        seen, info = env.reset(seed=1)
        assert env.observation_space.contains(seen)
        again, _ = env.reset(seed=1)
        assert all(np.array_equal(seen[key], again[key]) for key in seen)
        assert info["seat"] in range(env.unwrapped.game.num_players())


def test_greedy_play_through_gymnasium_is_rewarded() -> None:
    """The first option plays or buys something: enough to beat bots that may pass."""
    env = gym_env(ONE, opponents="random", **SHORT)
    total = 0.0
    for number in range(10):
        _, info = env.reset(seed=number)
        over = cut = False
        while not over and not cut:
            _, reward, over, cut, info = env.step(0)
        total += reward
        assert len(info["points"]) == 2
    assert total > 5


@pytest.mark.long
def test_the_training_example_learns() -> None:
    """Who has learned nothing wins every second game: 21 of 25 would be a chance of 1 in 2,000."""
    ran = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "train.py"), "--games", "75"],
        capture_output=True,
        text=True,
        check=True,
        timeout=900,
    )
    won = [float(line.split()[-1].rstrip("%")) for line in ran.stdout.splitlines()]
    assert len(won) == 3
    assert won[-1] > won[0]
    assert won[-1] >= 84
