"""A card, a box of cards, and the constructors that card modules are written with."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache, partial
from typing import Annotated, Any, Final, Literal, TypedDict, Unpack

from archrivals.engine.records import Limit

from .effects import (
    Ability,
    Attack,
    BeingConfronted,
    Block,
    CardType,
    Choose,
    Confronting,
    Defense,
    Effect,
    Keyword,
    Use,
    Vp,
)
from .kinds import Natural, Positive
from .rules import Rules

Kind = Literal["starter", "stack", "weakness", "super-hero", "super-villain", "character", "main"]
Provenance = Literal["rulebook", "scan", "listed", "house"]
Part = Literal["facts", "vp", "effect", "copies", "symbol"]
"""A part of a card that has a source of its own."""


@dataclass(frozen=True, slots=True)
class Source:
    """The origin of the facts of a card.

    ``facts`` are type, cost and Victory Points; ``vp`` is given where these are known from
    elsewhere than the rest.
    """

    facts: Provenance
    effect: Provenance
    copies: Provenance
    symbol: Provenance | None = None
    vp: Provenance | None = None

    @property
    def parts(self) -> dict[Part, Provenance | None]:
        """Return where each part of the card comes from; None where the card has no such part.

        >>> Source("listed", "rulebook", "house").parts["vp"]
        'listed'
        """
        return {
            "facts": self.facts,
            "vp": self.vp or self.facts,
            "effect": self.effect,
            "copies": self.copies,
            "symbol": self.symbol,
        }

    @property
    def ours(self) -> tuple[Part, ...]:
        """The parts that we chose ourselves, because no source gives them.

        >>> Source("listed", "rulebook", "house", "house").ours
        ('copies', 'symbol')
        """
        return tuple(part for part, found in self.parts.items() if found == "house")


LAST_LEVEL: Final = 3
LEVEL_COSTS: Final = (9, 12, 15)
LEVEL_POINTS: Final = (4, 6, 0)
"""Costs and Victory Points of the Levels of a Character (S9, G5)."""
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
    """Everything a card is; its rules text is generated from this.

    ``owning_is_gaining`` is how a card reads "gain": every change of ownership counts, a pass and
    a defeat included (Q36). ``second_foe`` marks a card that needs a second foe (V2). ``names``
    are its names in other languages, as pairs of a language and a name.
    """

    id: str
    name: str
    kind: Kind
    type: CardType | None
    cost: Natural | None
    vp: Vp
    copies: Natural
    play: tuple[Effect, ...] = ()
    ongoing: bool = False
    abilities: tuple[Ability, ...] = ()
    defense: Defense | None = None
    on_gain: tuple[Effect, ...] = ()
    first_appearance: tuple[Effect, ...] = ()
    starts_on_top: bool = False
    synergy: str = ""
    block: Block | None = None
    assist: bool = False
    binding: bool = False
    returns: bool = False
    owning_is_gaining: bool = False
    second_foe: bool = False
    level: Positive | None = None
    side: Literal["hero", "villain"] | None = None
    symbol: str | None = None
    rulings: tuple[Annotated[str, Limit(max_length=1000)], ...] = ()
    source: Source = SCANNED
    names: tuple[tuple[str, str], ...] = ()

    @property
    def keywords(self) -> tuple[str, ...]:
        """Assist, Attack, Block …: each exactly when the card has it."""
        inside = list(records_in((self.play, self.abilities)))
        has = {
            "Assist": self.has("Assist"),
            "Attack": self.has("Attack"),
            "Defense": self.has("Defense"),
            "Block": self.has("Block"),
            "Confrontation": any(
                isinstance(part, BeingConfronted)
                or (isinstance(part, Confronting) and part.whose == "you")
                for part in inside
            ),
            "Ongoing": self.ongoing,
            "Payment": any(isinstance(part, Use) and part.payment for part in self.abilities),
            "When you gain this": bool(self.on_gain),
        }
        return tuple(keyword for keyword, held in has.items() if held)

    def has(self, keyword: Keyword) -> bool:
        """Return whether the card bears a keyword (A1)."""
        if keyword == "Assist":
            return self.assist
        if keyword == "Attack":
            return any(isinstance(part, Attack) for part in records_in(self.play))
        return (self.defense if keyword == "Defense" else self.block) is not None


def records_in(record: object) -> Iterator[object]:
    """Yield a record and every record inside it, however deep."""
    waiting = [record]
    while waiting:
        each = waiting.pop()
        kind: Any = type(each)  # mypy does not know that a type can be hashed
        if isinstance(each, tuple):
            waiting.extend(reversed(each))
        elif names := _fields_backwards(kind):
            yield each
            waiting.extend([getattr(each, name) for name in names])
        elif names is not None:
            yield each


@cache
def _fields_backwards(kind: type) -> tuple[str, ...] | None:
    """Return the names of a record's fields, the last one first; None for other types."""
    if not dataclasses.is_dataclass(kind):
        return None
    return tuple(each.name for each in dataclasses.fields(kind))[::-1]


def choices_of(card: Card) -> list[Choose]:
    """The choices between texts that a card offers, in order."""
    texts = (card.play, card.abilities, card.on_gain, card.first_appearance)
    return [part for part in records_in(texts) if isinstance(part, Choose)]


@dataclass(frozen=True, slots=True)
class Box:
    """A box: its cards, and the rule values it plays by.

    ``rules_with`` are those of smaller tables, by the number of players. ``usual`` is how many
    players it is made for. ``kin`` is the box whose printed cards its own are measured against,
    too, where it has hardly any.
    """

    id: str
    name: str
    cards: tuple[Card, ...] = field(repr=False)
    rules: Rules = field(default_factory=Rules)
    rules_with: tuple[tuple[int, Rules], ...] = ()
    usual: int = 2
    kin: str = ""

    def rules_for(self, players: int) -> Rules:
        """Return the rule values for a number of players."""
        return dict(self.rules_with).get(players, self.rules)


class Parts(TypedDict, total=False):
    """The arguments that most constructors take besides name, cost, Victory Points and copies."""

    id: str
    play: tuple[Effect, ...]
    ongoing: bool
    abilities: tuple[Ability, ...]
    defense: Defense | None
    block: Block | None
    assist: bool
    on_gain: tuple[Effect, ...]
    first_appearance: tuple[Effect, ...]
    starts_on_top: bool
    synergy: str
    binding: bool
    returns: bool
    owning_is_gaining: bool
    second_foe: bool
    symbol: str | None
    rulings: tuple[str, ...]
    source: Source


def _parts(name: str, parts: Parts, source: Source) -> Parts:
    """The given parts, with an id and a source."""
    filled: Parts = {"id": slug(name), "source": source}
    filled.update(parts)
    return filled


def main_card(
    type_: CardType, name: str, *, cost: int, vp: Vp, copies: int, **parts: Unpack[Parts]
) -> Card:
    """A card of the main deck."""
    given = _parts(name, parts, LISTED)
    return Card(name=name, kind="main", type=type_, cost=cost, vp=vp, copies=copies, **given)


hero = partial(main_card, "Hero")
villain = partial(main_card, "Villain")
super_power = partial(main_card, "Super Power")
equipment = partial(main_card, "Equipment")


def location(name: str, *, cost: int, vp: int, copies: int, **parts: Unpack[Parts]) -> Card:
    """A Location: played once, it stays and works on each of your turns (K2, K3)."""
    parts["ongoing"] = True
    return main_card("Location", name, cost=cost, vp=vp, copies=copies, **parts)


def super_hero(name: str, *does: Ability, **parts: Unpack[Parts]) -> Card:
    """An oversized Super Hero (S5, K11); ``synergy`` is the id of its Hero card (H1)."""
    given = _parts(name, parts, SCANNED)
    given["abilities"] = does
    return Card(name=name, kind="super-hero", type=None, cost=None, vp=0, copies=1, **given)


def character(
    name: str,
    level: int,
    *does: Ability,
    side: Literal["hero", "villain"],
    **parts: Unpack[Parts],
) -> Card:
    """One Level of a Character: cost 9, 12 or 15, worth 4, 6 or nothing (S9, G5).

    No source says what a Level 3 is worth. That it is worth nothing is our choice: at most tables
    its defeat ends the game at any points (G3).
    """
    given = _parts(f"{name} {level}", parts, LISTED)
    if level == LAST_LEVEL:
        given["source"] = replace(given["source"], vp="house")
    given["abilities"] = does
    given.setdefault("symbol", name)
    return Card(
        name=name,
        kind="character",
        type=None,
        cost=LEVEL_COSTS[level - 1],
        vp=LEVEL_POINTS[level - 1],
        copies=1,
        level=level,
        side=side,
        **given,
    )


def super_villain(name: str, *, cost: int, vp: int, **parts: Unpack[Parts]) -> Card:
    """A Super-Villain of the stack (K4)."""
    given = _parts(name, parts, SCANNED)
    return Card(
        name=name, kind="super-villain", type="Villain", cost=cost, vp=vp, copies=1, **given
    )


def starter(name: str, *, copies: int, **parts: Unpack[Parts]) -> Card:
    """A card of the starting deck (S1)."""
    given = _parts(name, parts, SCANNED)
    return Card(name=name, kind="starter", type="Starter", cost=0, vp=0, copies=copies, **given)


def stack_card(name: str, *, cost: int, vp: int, copies: int, **parts: Unpack[Parts]) -> Card:
    """A card of the buyable stack (S4)."""
    given = _parts(name, parts, SCANNED)
    return Card(
        name=name, kind="stack", type="Super Power", cost=cost, vp=vp, copies=copies, **given
    )


def weakness(*, copies: int, **parts: Unpack[Parts]) -> Card:
    """The Weakness: no type, −1 Victory Point (W1–W3)."""
    given = _parts("Weakness", parts, SCANNED)
    return Card(name="Weakness", kind="weakness", type=None, cost=0, vp=-1, copies=copies, **given)
