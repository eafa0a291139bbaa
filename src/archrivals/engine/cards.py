"""A card, a box of cards, and the constructors that card modules are written with."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Literal

from .effects import Ability, Attack, CardType, Defense, Effect, Keyword, Vp

Kind = Literal["starter", "stack", "weakness", "super-hero", "super-villain", "main"]
Provenance = Literal["rulebook", "scan", "listed", "house"]


@dataclass(frozen=True, slots=True)
class Source:
    """Where what we know of a card comes from."""

    facts: Provenance
    effect: Provenance
    copies: Provenance


SCANNED: Final = Source("scan", "scan", "rulebook")
LISTED: Final = Source("scan", "scan", "listed")


def slug(name: str) -> str:
    """A card's id, from its name.

    >>> slug("World's Mightiest Mortal")
    'worlds-mightiest-mortal'
    """
    plain = re.sub(r"['!.,]", "", name.lower())
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """Everything a card is; its rules text is generated from this."""

    id: str
    name: str
    kind: Kind
    type: CardType | None
    cost: int | None
    vp: Vp
    copies: int
    play: tuple[Effect, ...] = ()
    ongoing: bool = False
    abilities: tuple[Ability, ...] = ()
    defense: Defense | None = None
    on_gain: tuple[Effect, ...] = ()
    first_appearance: tuple[Effect, ...] = ()
    starts_on_top: bool = False
    synergy: str = ""
    rulings: tuple[str, ...] = ()
    source: Source = SCANNED

    @property
    def keywords(self) -> tuple[str, ...]:
        """Attack, Defense, Ongoing, When you gain this: each exactly when the card has it."""
        found: list[str] = []
        if any(isinstance(effect, Attack) for effect in self.play):
            found.append("Attack")
        if self.defense:
            found.append("Defense")
        if self.ongoing:
            found.append("Ongoing")
        if self.on_gain:
            found.append("When you gain this")
        return tuple(found)

    def has(self, keyword: Keyword) -> bool:
        """Whether the card bears a keyword (A1)."""
        return keyword in self.keywords


@dataclass(frozen=True, slots=True)
class Box:
    """A box: its cards, under the id that every command knows."""

    id: str
    name: str
    cards: tuple[Card, ...] = field(repr=False)


def _make(
    kind: Kind,
    type_: CardType | None,
    name: str,
    *,
    cost: int | None,
    vp: Vp,
    copies: int,
    source: Source,
    id: str | None = None,
    play: tuple[Effect, ...] = (),
    ongoing: bool = False,
    abilities: tuple[Ability, ...] = (),
    defense: Defense | None = None,
    on_gain: tuple[Effect, ...] = (),
    first_appearance: tuple[Effect, ...] = (),
    starts_on_top: bool = False,
    synergy: str = "",
    rulings: tuple[str, ...] = (),
) -> Card:
    return Card(
        id=id or slug(name),
        name=name,
        kind=kind,
        type=type_,
        cost=cost,
        vp=vp,
        copies=copies,
        play=play,
        ongoing=ongoing,
        abilities=abilities,
        defense=defense,
        on_gain=on_gain,
        first_appearance=first_appearance,
        starts_on_top=starts_on_top,
        synergy=synergy,
        rulings=rulings,
        source=source,
    )


def main_card(
    type_: CardType,
    name: str,
    *,
    cost: int,
    vp: Vp,
    copies: int,
    play: tuple[Effect, ...] = (),
    ongoing: bool = False,
    abilities: tuple[Ability, ...] = (),
    defense: Defense | None = None,
    on_gain: tuple[Effect, ...] = (),
    rulings: tuple[str, ...] = (),
    source: Source = LISTED,
) -> Card:
    """A card of the main deck."""
    return _make(
        "main",
        type_,
        name,
        cost=cost,
        vp=vp,
        copies=copies,
        source=source,
        play=play,
        ongoing=ongoing,
        abilities=abilities,
        defense=defense,
        on_gain=on_gain,
        rulings=rulings,
    )


hero = partial(main_card, "Hero")
villain = partial(main_card, "Villain")
super_power = partial(main_card, "Super Power")
equipment = partial(main_card, "Equipment")


def location(
    name: str,
    *,
    cost: int,
    vp: int,
    copies: int,
    abilities: tuple[Ability, ...],
    rulings: tuple[str, ...] = (),
) -> Card:
    """A Location: played once, it stays and works on each of your turns (K2, K3)."""
    return main_card(
        "Location",
        name,
        cost=cost,
        vp=vp,
        copies=copies,
        ongoing=True,
        abilities=abilities,
        rulings=rulings,
    )


def super_hero(
    name: str,
    *abilities: Ability,
    synergy: str,
    id: str | None = None,
    rulings: tuple[str, ...] = (),
) -> Card:
    """An oversized Super Hero (S5, K11); ``synergy`` is the id of its Hero card (H1)."""
    return _make(
        "super-hero",
        None,
        name,
        cost=None,
        vp=0,
        copies=1,
        source=SCANNED,
        id=id,
        abilities=abilities,
        synergy=synergy,
        rulings=rulings,
    )


def super_villain(
    name: str,
    *,
    cost: int,
    vp: int,
    play: tuple[Effect, ...] = (),
    ongoing: bool = False,
    abilities: tuple[Ability, ...] = (),
    first_appearance: tuple[Effect, ...] = (),
    starts_on_top: bool = False,
    rulings: tuple[str, ...] = (),
    source: Source = SCANNED,
) -> Card:
    """A Super-Villain of the stack (K4)."""
    return _make(
        "super-villain",
        "Villain",
        name,
        cost=cost,
        vp=vp,
        copies=1,
        source=source,
        play=play,
        ongoing=ongoing,
        abilities=abilities,
        first_appearance=first_appearance,
        starts_on_top=starts_on_top,
        rulings=rulings,
    )


def starter(name: str, *, copies: int, play: tuple[Effect, ...] = ()) -> Card:
    """A card of the starting deck (S1)."""
    return _make("starter", "Starter", name, cost=0, vp=0, copies=copies, play=play, source=SCANNED)


def stack_card(
    name: str,
    *,
    cost: int,
    vp: int,
    copies: int,
    play: tuple[Effect, ...],
    rulings: tuple[str, ...] = (),
) -> Card:
    """A card of the buyable stack (S4)."""
    return _make(
        "stack",
        "Super Power",
        name,
        cost=cost,
        vp=vp,
        copies=copies,
        play=play,
        rulings=rulings,
        source=SCANNED,
    )


def weakness(*, copies: int, rulings: tuple[str, ...] = ()) -> Card:
    """The Weakness: no type, no effect, −1 Victory Point (W1–W3)."""
    return _make(
        "weakness",
        None,
        "Weakness",
        cost=0,
        vp=-1,
        copies=copies,
        rulings=rulings,
        source=SCANNED,
    )
