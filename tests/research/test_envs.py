"""PettingZoo's and Gymnasium's own tests, and the training example."""

from __future__ import annotations

import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest
from tiers import NIGHT, size

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from archrivals import Ask, BotError, Sight  # noqa: E402
from archrivals.research import GAMES, NEWEST, aec_env, gym_env, load_game  # noqa: E402
from archrivals.research.encoding import MOST_OPTIONS  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
SHORT: dict[str, Any] = {"super_villains": 2}
ONE = "archrivals-heroes-unite-v1"


@pytest.mark.parametrize("name", NEWEST)
def test_pettingzoos_own_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("default")  # it warns of unusual spaces, not of faults
        api_test(aec_env(name, **SHORT), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", [ONE, "archrivals-confrontations-v1"])
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


def test_gymnasiums_own_test_finds_nothing_to_warn_of() -> None:
    made = gymnasium.make(f"archrivals.research.gym:{ONE}", render_mode="ansi", **SHORT)
    check_env(made.unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_the_spaces_are_those_of_the_shape(name: str) -> None:
    """The stored digest is of columns and ranges: the spaces must be made of just these."""
    game = load_game(name)
    parts, options = game.encoding.parts, game.encoding.option_parts
    env = gym_env(name)
    for space in (env.observation_space, aec_env(name).observation_space("seat_0")):
        assert set(space.spaces) == {"observation", "options", "action_mask"}
        assert [space[key].dtype for key in ("observation", "options", "action_mask")] == [
            np.float32,
            np.float32,
            np.int8,
        ]
        assert space["observation"].low.tolist() == [p.low for p in parts for _ in p.labels]
        assert space["observation"].high.tolist() == [p.high for p in parts for _ in p.labels]
        assert space["options"].shape == (MOST_OPTIONS, len(game.option_column_names()))
        for row in (0, MOST_OPTIONS - 1):
            assert space["options"].low[row].tolist() == [p.low for p in options for _ in p.labels]
            assert space["options"].high[row].tolist() == [
                p.high for p in options for _ in p.labels
            ]
    assert env.action_space.n == MOST_OPTIONS


def test_arrays_hold_the_numbers_of_the_state() -> None:
    env = gym_env(ONE, **SHORT)
    seen, info = env.reset(seed=3)
    for _ in range(40):
        state = env.state_of_play
        told = state.information_state_tensor(info["seat"])
        assert seen["observation"].tolist() == np.array(told, dtype=np.float32).tolist()
        rows = state.option_features()
        assert seen["options"][: len(rows)].tolist() == np.array(rows, dtype=np.float32).tolist()
        assert not seen["options"][len(rows) :].any()
        assert seen["action_mask"].tolist() == state.legal_actions_mask(info["seat"])
        seen, _, over, _, info = env.step(len(rows) - 1)
        if over:
            seen, info = env.reset()


def test_gymnasium_makes_every_game_by_its_id() -> None:
    for name in NEWEST:
        env = gymnasium.make(f"archrivals.research.gym:{name}", opponents="greedy")
        seen, info = env.reset(seed=1)
        assert env.observation_space.contains(seen)
        again, _ = env.reset(seed=1)
        assert all(np.array_equal(seen[key], again[key]) for key in seen)
        assert info["seat"] in range(env.unwrapped.game.num_players())


def test_a_seat_that_the_table_lacks_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 2: seats are 0 to 1"):
        gym_env(ONE, seat=2, **SHORT)
    env = gym_env(ONE, **SHORT)
    with pytest.raises(ValueError, match="no seat -1: seats are 0 to 1"):
        env.reset(seed=1, options={"seat": -1})


def test_a_game_that_is_cut_off_is_truncated_in_both_environments(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("archrivals.research.games.MOST_DECISIONS", 30)
    env = gym_env(ONE, **SHORT)
    env.reset(seed=5)
    over = cut = False
    while not over and not cut:
        _, reward, over, cut, _ = env.step(0)
    assert (reward, over, cut) == (0.0, False, True)
    turns = aec_env(ONE, **SHORT)
    turns.reset(seed=5)
    for _ in range(30):
        turns.step(0)
    assert all(turns.truncations.values())
    assert not any(turns.terminations.values())


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


@pytest.mark.night
def test_the_training_example_learns() -> None:
    """Who has learned nothing wins every second game: 21 of 25 would be a chance of 1 in 2,000.

    In the gate it plays 25, which say nothing of what it learned.
    """
    games = size(25, 75)
    ran = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "train.py"), "--games", str(games)],
        capture_output=True,
        text=True,
        check=True,
        timeout=900,
    )
    won = [float(line.split()[-1].rstrip("%")) for line in ran.stdout.splitlines()]
    assert len(won) == games // 25
    if NIGHT:
        assert won[-1] > won[0]
        assert won[-1] >= 84


# --- Bots of one's own as opponents -----------------------------------------------------------


class Scripted:
    """Takes the first option, and notes that it was asked."""

    asked = 0

    def __init__(self, seed: str = "") -> None:
        self.seed = seed

    def answer(self, sight: Sight, ask: Ask) -> int:
        """The first option."""
        Scripted.asked += 1
        return 0


class Wrong(Scripted):
    """Answers what was not offered."""

    def answer(self, sight: Sight, ask: Ask) -> int:
        """Too much."""
        return 999


def played(env: Any) -> float:
    """A game in which the learner takes its last option: the reward."""
    _, info = env.reset(seed=3)
    over = cut = False
    reward = 0.0
    while not (over or cut):
        last = int(np.flatnonzero(info["action_mask"])[-1])
        _, reward, over, cut, info = env.step(last)
    return float(reward)


def test_the_bot_of_twenty_lines_is_an_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "examples")
    by_name = gym_env(ONE, opponents="mybot:Mine", seat=0, **SHORT)
    assert played(by_name) == -1  # who only ends turns loses to it
    from mybot import Mine  # type: ignore[import-not-found]  # this test writes it

    by_class = gym_env(ONE, opponents=Mine, seat=0, **SHORT)
    assert played(by_class) == -1
    answers = [env.unwrapped.state_of_play.history() for env in (by_name, by_class)]
    assert answers[0] == answers[1]
    made = gymnasium.make(f"archrivals.research.gym:{ONE}", opponents="mybot:Mine", **SHORT)
    made.reset(seed=1)
    assert type(made.unwrapped._bots[0]).__name__ == "Mine"


@pytest.mark.parametrize("opponents", [Scripted, Scripted("ready"), f"{__name__}:Scripted"])
def test_an_opponent_is_a_class_a_bot_or_a_name(opponents: Any) -> None:
    Scripted.asked = 0
    played(gym_env(ONE, opponents=opponents, **SHORT))
    assert Scripted.asked > 10


def test_an_opponent_that_answers_wrongly_is_named() -> None:
    with pytest.raises(BotError, match="Wrong answered 999 when seat 0 was asked"):
        played(gym_env(ONE, opponents=Wrong, seat=1, **SHORT))
    with pytest.raises(BotError, match="did you mean 'greedy'"):
        gym_env(ONE, opponents="gredy").reset(seed=1)
