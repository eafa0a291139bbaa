"""OpenSpiel: the games registered with it, so that its algorithms play them.

>>> from archrivals.research import register_openspiel  # doctest: +SKIP
>>> register_openspiel()  # doctest: +SKIP
>>> pyspiel.load_game("archrivals_heroes_unite_v1")  # doctest: +SKIP

A registered game begins with a chance node, the deal: one of ``deals`` numbers, each the seed of a
game. After it all chance follows from the seed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from .encoding import MOST_OPTIONS
from .games import GAMES, MOST_DECISIONS, Game, State, load_game

DEALS: Final = 10_000
"""How many deals the chance node of a registered game has."""


def short_name(name: str) -> str:
    """Return the name of a game at OpenSpiel, where words are joined by underscores."""
    return name.replace("-", "_")


def game_type(game: Game, chance: Any = pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC) -> Any:
    """Return what OpenSpiel calls the type of a game."""
    kinds = pyspiel.GameType
    players = game.num_players()
    return kinds(
        short_name=short_name(game.name),
        long_name=f"Archrivals: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "super_villains": game.setup.super_villains,
            "deals": DEALS,
        },
    )


def register() -> list[str]:
    """Register every game with OpenSpiel, and return their names there."""
    known = set(pyspiel.registered_names())
    names = []
    for name in GAMES:
        names.append(short_name(name))
        if names[-1] not in known:
            kind = game_type(load_game(name), pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC)
            pyspiel.register_game(kind, _class_of(name))
    return names


def _class_of(name: str) -> type[SpielGame]:
    """A class for each game, as OpenSpiel's own Python games have.

    A function would not do: OpenSpiel lets go of it after Python has ended, and crashes.
    """
    return type(short_name(name), (SpielGame,), {"ID": name})


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game as OpenSpiel has it. ``params`` may be ``super_villains`` and ``deals``."""

    ID = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        changes = {key: value for key, value in given.items() if key == "super_villains"}
        self.inner = load_game(self.ID, **changes)
        self.deals = int(given.get("deals", DEALS))
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_OPTIONS,
            max_chance_outcomes=self.deals,
            num_players=self.inner.num_players(),
            min_utility=self.inner.min_utility(),
            max_utility=self.inner.max_utility(),
            utility_sum=self.inner.utility_sum(),
            max_game_length=MOST_DECISIONS,
        )
        chance = pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
        super().__init__(game_type(self.inner, chance), info, given)

    def new_initial_state(self) -> SpielState:
        """Return a state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what writes tensors and strings."""
        if params:
            raise ValueError(f"no parameters for observations are known; given: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.inner, memory=bool(kind.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state as OpenSpiel has it: before the deal nothing, after it one of ours."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # OpenSpiel clones a state by a new one into which it copies the attributes one by one.
        self.deals = game.deals
        self.game = _Shared(game.inner)
        self.state: State | None = None

    @property
    def dealt(self) -> State:
        """The state after the deal."""
        if self.state is None:
            raise ValueError("nothing has been dealt: apply the action of the chance node first")
        return self.state

    def current_player(self) -> int:
        """Return who decides: chance before the deal."""
        return int(pyspiel.PlayerId.CHANCE) if self.state is None else self.state.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.dealt.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals, each as likely as the others."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.state = self.game.value.new_initial_state(action)
        else:
            self.state.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"Deal {action}"
        return self.dealt.action_to_string(player, action)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.state is not None and self.state.is_terminal()

    def returns(self) -> list[float]:
        """Return what the game was worth to each player."""
        if self.state is None:
            return [0.0] * self.game.value.num_players()
        return self.state.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a player has seen and done."""
        return self.dealt.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that looks the same to the player."""
        twin: SpielState = self.clone()
        twin.state = self.dealt.resample_from_infostate(player, sampler)
        return twin

    def __str__(self) -> str:
        if self.state is None:
            return "before the deal"
        player = max(self.state.current_player(), 0)
        return self.state.observation_string(player)


class _Shared:
    """Something that copies of a state have in common."""

    __slots__ = ("value",)

    def __init__(self, value: Game) -> None:
        self.value = value

    def __deepcopy__(self, _: dict[int, Any]) -> _Shared:
        return self


class SpielObserver:
    """Writes what a player knows into ``tensor``, as OpenSpiel asks for it."""

    def __init__(self, game: Game, *, memory: bool) -> None:
        self._memory = memory
        self.tensor = np.zeros(game.encoding.size, np.float32)
        self.dict = {"position": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers of a state."""
        if state.state is None:
            self.tensor.fill(0)
        elif self._memory:
            self.tensor[:] = state.state.information_state_tensor(player)
        else:
            self.tensor[:] = state.state.observation_tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the same as a text."""
        if state.state is None:
            return ""
        if self._memory:
            return state.state.information_state_string(player)
        return state.state.observation_string(player)
