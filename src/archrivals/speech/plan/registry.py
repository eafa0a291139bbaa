"""Which plan belongs to which kind of record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from .scene import Scene

Output = TypeVar("Output")
Planned = TypeVar("Planned", bound=Callable[..., Any])  # each plan takes a kind of its own


class NoPlan(LookupError):
    """A kind of record has no plan."""

    def __init__(self, record: object) -> None:
        kind = type(record).__name__
        super().__init__(
            f"there is no plan for {kind}; register one in archrivals.speech.plan, "
            "or name its verb in OwnVerb of archrivals.engine.language.effects"
        )


class Plans(
    dict[type, Callable[[Any, Scene], Output]]
):  # any kind of record, each with its own plan
    """Plans by the kind of record that they are for."""

    def of(self, kind: type) -> Callable[[Planned], Planned]:
        """Register the function that follows as the plan of a kind."""

        def register(plan: Planned) -> Planned:
            self[kind] = plan
            return plan

        return register

    def plan(self, record: object, scene: Scene) -> Output:
        """Return the plan of a record."""
        plan = self.get(type(record))
        if plan is None:
            raise NoPlan(record)
        return plan(record, scene)
