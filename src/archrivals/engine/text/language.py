"""What a language must be able to say, and the table of words it is written with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from archrivals.engine.cards import Card
from archrivals.engine.effects import Ability, Effect, Vp

Record = TypeVar("Record")
Scene = TypeVar("Scene")
Said = TypeVar("Said")


class Language(Protocol):
    """A language: every text of a card, from its data only."""

    @property
    def code(self) -> str:
        """The code it is looked up by, such as ``en``."""

    @property
    def kinds(self) -> frozenset[type]:
        """The kinds of records it has words for."""

    def name(self, card: Card) -> str:
        """What a card is called."""

    def card(self, card: Card) -> str:
        """The whole rules text of a card."""

    def effects(self, effects: tuple[Effect, ...]) -> str:
        """Some effects, told to the player who does them."""

    def ability(self, ability: Ability) -> str:
        """One ability that works from play."""

    def first_appearance(self, card: Card) -> str:
        """What a Super-Villain does on being revealed; empty if nothing."""

    def vp(self, vp: Vp) -> str:
        """Victory Points, a number or a formula."""


class NoWords(LookupError):
    """A language lacks the words for a kind of record."""


class Words(Generic[Scene, Said]):
    """One function per kind of record: a record and its scene in, words out."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._say: dict[type, Callable[..., Said]] = {}

    def of(
        self, kind: type[Record]
    ) -> Callable[[Callable[[Record, Scene], Said]], Callable[[Record, Scene], Said]]:
        """Register the function that follows as the words of a kind."""

        def register(say: Callable[[Record, Scene], Said]) -> Callable[[Record, Scene], Said]:
            self._say[kind] = say
            return say

        return register

    def __call__(self, record: object, scene: Scene) -> Said:
        """The words of a record."""
        say = self._say.get(type(record))
        if say is None:
            raise NoWords(
                f"{self._language} has no words for {type(record).__name__}; "
                f"register a function for it beside those of {', '.join(self._names())}"
            )
        return say(record, scene)

    def __contains__(self, kind: object) -> bool:
        return kind in self._say

    @property
    def kinds(self) -> frozenset[type]:
        """The kinds that have words here."""
        return frozenset(self._say)

    def _names(self) -> list[str]:
        return sorted(kind.__name__ for kind in self._say)
