"""For research: the games under versioned names, with the interfaces that learning code expects.

``load_game`` gives an OpenSpiel-style game and states, ``aec_env`` a PettingZoo environment,
``gym_env`` a Gymnasium one. The first needs nothing beyond Python; the other two import their
packages (``archrivals[research]``) when they are called. ``register_openspiel`` makes the games
known to OpenSpiel itself (``pip install open_spiel``).

>>> from random import Random
>>> state = load_game("archrivals-heroes-unite-v1").new_initial_state("demo")
>>> chance = Random(1)
>>> while not state.is_terminal():
...     state.apply_action(chance.choice(state.legal_actions()))
>>> sum(state.returns())
0.0
"""

from __future__ import annotations

from typing import Any

from archrivals.engine.views.determinization import Unimaginable

from .games import GAMES, NEWEST, Game, State, load_game

__all__ = [
    "GAMES",
    "NEWEST",
    "Game",
    "State",
    "Unimaginable",
    "aec_env",
    "gym_env",
    "load_game",
    "register_openspiel",
]


def register_openspiel() -> list[str]:
    """Register every game with OpenSpiel, which must be installed; return their names there."""
    from .openspiel import register

    return register()


def aec_env(name: str, **options: Any) -> Any:
    """A PettingZoo AEC environment; ``options`` as for :class:`archrivals.research.aec.RawEnv`."""
    from .aec import env

    return env(name, **options)


def gym_env(name: str, **options: Any) -> Any:
    """A Gymnasium environment; ``options`` as for :class:`archrivals.research.gym.SeatEnv`."""
    from .gym import SeatEnv

    return SeatEnv(name, **options)
