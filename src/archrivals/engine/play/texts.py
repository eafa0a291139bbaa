"""Running a text: the table of what each effect kind does, and going through a text in order.

A function that returns None is done; one that must ask returns the generator that asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from archrivals.engine.language.effects import Effect
from archrivals.engine.state.asks import Steps
from archrivals.engine.state.flat import State

from .picking import Scene

Done = Steps[None] | None

RUN: dict[type, Callable[[State, Scene, Any], Done]] = {}
"""How each kind resolves; the modules that know a kind put it here."""


def run(s: State, x: Scene, effects: tuple[Effect, ...]) -> Done:
    """Resolve a text from top to bottom (T3)."""
    for at, effect in enumerate(effects):
        steps = RUN[type(effect)](s, x, effect)
        if steps is not None:
            return run_on(s, x, steps, effects[at + 1 :])
    return None


def run_on(s: State, x: Scene, steps: Steps[None], rest: tuple[Effect, ...]) -> Steps[None]:
    """Go on with a text that had to ask."""
    yield from steps
    for effect in rest:
        more = RUN[type(effect)](s, x, effect)
        if more is not None:
            yield from more


def each(steps: Done) -> Steps[None]:
    """Steps that may be none."""
    if steps is not None:
        yield from steps
