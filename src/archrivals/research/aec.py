"""PettingZoo: every seat an agent, one decision at a time, options with a mask and features."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .columns import Part
from .encoding import MOST_OPTIONS, Encoding
from .games import State, load_game

Observation = dict[str, NDArray[Any]]
ILLEGAL: float = -1.0
"""What an action outside the mask earns; it ends the game."""


def env(name: str, **options: Any) -> AECEnv[str, Observation, int]:
    """The environment as it should be used: an illegal action ends the game for its player."""
    raw: AECEnv[str, Observation, int] = RawEnv(name, **options)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class RawEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game of ``archrivals.research.GAMES``; ``changes`` are fields of its setup.

    An observation has ``observation`` (what the seat knows), ``options`` (a row of features for
    each option, rows of zeros after them) and ``action_mask``.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012  # as its base class has it

    def __init__(self, name: str, render_mode: str | None = None, **changes: Any) -> None:
        super().__init__()
        self.game = load_game(name, **changes)
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": name}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.num_players())]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._space = observation_space(self.game.encoding)
        self._actions = {agent: spaces.Discrete(MOST_OPTIONS) for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        self._state: State | None = None

    @property
    def state_of_play(self) -> State:
        """The game as it is; ``reset`` begins one."""
        if self._state is None:
            raise RuntimeError("call reset() first")
        return self._state

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent."""
        return self._space

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The number of an option."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; a seed fixes it and those after it."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._state = self.game.new_initial_state(new_seed(self._chance))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._to_move()

    def _to_move(self) -> None:
        state = self.state_of_play
        if state.is_terminal():
            for agent, worth in zip(self.possible_agents, state.returns(), strict=True):
                self.rewards[agent] = worth
                self.terminations[agent] = not state.is_truncated()
                self.truncations[agent] = state.is_truncated()
        else:
            self.agent_selection = self.possible_agents[state.current_player()]

    def observe(self, agent: str) -> Observation:
        """Return the view of an agent; the options of one who is not asked are all masked."""
        return observed(self.state_of_play, self._seats[agent])

    def step(self, action: int) -> None:
        """The agent that is asked decides."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state_of_play.apply_action(int(action))
        self._to_move()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as a spectator sees it, as JSON."""
        return self.state_of_play.observation_string(-1) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


def new_seed(chance: np.random.Generator) -> str:
    """A seed for a table."""
    return f"{chance.integers(2**63):x}"


def observation_space(encoding: Encoding) -> spaces.Dict:
    """The shape and range of observations."""
    low, high = (np.tile(bound, (MOST_OPTIONS, 1)) for bound in _bounds(encoding.option_parts))
    return spaces.Dict(
        {
            "observation": spaces.Box(*_bounds(encoding.parts), dtype=np.float32),
            "options": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (MOST_OPTIONS,), dtype=np.int8),
        }
    )


def _bounds(parts: tuple[Part, ...]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    sizes = [part.size for part in parts]
    low = np.repeat(np.array([part.low for part in parts], dtype=np.float32), sizes)
    high = np.repeat(np.array([part.high for part in parts], dtype=np.float32), sizes)
    return low, high


def observed(state: State, seat: int) -> Observation:
    """A seat's observation as arrays."""
    encoding = state.get_game().encoding
    position = _zeros(encoding.room)
    state.write_position(seat, position, memory=True)
    actions = len(state.legal_actions(seat))
    columns = encoding.option_size
    rows = _zeros(actions * columns)
    for action in range(actions):
        state.write_option(action, rows, action * columns)
    options = np.zeros((MOST_OPTIONS, columns), dtype=np.float32)
    options[:actions] = np.asarray(rows).reshape(actions, columns)
    return {
        "observation": np.asarray(position).astype(np.float32),
        "options": options,
        "action_mask": mask_of(state, seat),
    }


def mask_of(state: State, seat: int) -> NDArray[np.int8]:
    """1 for each action that a seat may take now, 0 for all others."""
    mask = np.zeros(MOST_OPTIONS, dtype=np.int8)
    mask[: len(state.legal_actions(seat))] = 1
    return mask


def _zeros(size: int) -> array[float]:
    """Zeros that plain Python fills fast, and that NumPy reads without a copy."""
    return array("d", bytes(8 * size))
