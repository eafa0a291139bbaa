"""Gymnasium: one seat learns, bots have the others.

Importing this module registers every game: ``gymnasium.make("archrivals.research.gym:" + id)``.
"""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from archrivals.bots import BotLike, decide, make_bot, name_for
from archrivals.engine.sight import Sight

from .aec import ILLEGAL, Observation, mask_of, new_seed, observation_space, observed
from .encoding import MOST_OPTIONS
from .games import GAMES, State, load_game


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A game from one seat: ``seat`` is fixed, or None for another one each game.

    ``opponents`` is the bot that has all other seats: a name, a ``module:Class``, a class that
    makes bots from seeds, or one bot that is ready to play. The reward comes at the end.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as its base class has it

    def __init__(
        self,
        name: str,
        opponents: BotLike = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        **changes: Any,
    ) -> None:
        self.game = load_game(name, **changes)
        self.opponents = opponents
        self.seat = self._checked(seat)
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = observation_space(self.game.encoding)
        self.action_space = spaces.Discrete(MOST_OPTIONS)
        self._state: State | None = None
        self._at = 0

    @property
    def state_of_play(self) -> State:
        """The game as it is; ``reset`` begins one."""
        if self._state is None:
            raise RuntimeError("call reset() first")
        return self._state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the learner's first decision; ``options={"seat": n}`` seats it."""
        super().reset(seed=seed)
        while True:  # a game may end before its learner is asked anything
            self._begin(self._checked((options or {}).get("seat", self.seat)))
            if not self.state_of_play.is_terminal():
                return self._observed(), self._info()

    def _checked(self, seat: int | None) -> int | None:
        """Return an existing seat: no other would ever be asked."""
        players = self.game.num_players()
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"no seat {seat}: seats are 0 to {players - 1}, or None for any")
        return seat

    def _begin(self, seat: int | None) -> None:
        players = self.game.num_players()
        self._at = int(self.np_random.integers(players)) if seat is None else seat
        name = new_seed(self.np_random)
        self._state = self.game.new_initial_state(name)
        table = self._state.table
        self._bots = [make_bot(self.opponents, name, each) for each in range(players)]
        self._sights = [Sight(table, each) for each in range(players)]
        self._let_others_play()

    def _let_others_play(self) -> None:
        state = self.state_of_play
        while not state.is_terminal() and state.current_player() != self._at:
            seat = state.current_player()
            name = name_for(self.opponents)
            state.apply_action(decide(self._bots[seat], self._sights[seat], state.ask(), name))

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Decide; an action outside the mask loses the game."""
        state = self.state_of_play
        if not 0 <= int(action) < len(state.legal_actions()):
            return self._observed(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        state.apply_action(int(action))
        self._let_others_play()
        cut = state.is_truncated()
        over = state.is_terminal() and not cut
        return self._observed(), state.player_return(self._at), over, cut, self._info()

    def _observed(self) -> Observation:
        return observed(self.state_of_play, self._at)

    def _info(self) -> dict[str, Any]:
        state = self.state_of_play
        info: dict[str, Any] = {"seat": self._at, "action_mask": mask_of(state, self._at)}
        result = state.table.result
        if result is not None:
            info["points"] = list(result.points)
        return info

    def render(self) -> Any:
        """The position as the learner sees it, as JSON."""
        if self.render_mode != "ansi":
            return None
        return self.state_of_play.observation_string(self._at)


def register() -> None:
    """Make every game known to ``gymnasium.make`` by its id."""
    for name in GAMES:
        if name not in gymnasium.registry:
            where = f"{SeatEnv.__module__}:{SeatEnv.__name__}"
            gymnasium.register(name, entry_point=where, kwargs={"name": name})


register()  # at import, for that is what "module:id" of gymnasium.make does
