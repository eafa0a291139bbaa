"""Arrange tables of Confrontations for the examples of their book."""

from __future__ import annotations

from script import FOE, FOURTH, ME, THIRD, Script

CF = "confrontations"
ES = "Enhanced Strength"
P1, P2, P3, P4 = ME, FOE, THIRD, FOURTH
"""The seats in turn order: heroes are the first and the third, villains the others."""
CHARACTERS = ("Superman", "Lex Luthor", "Wonder Woman", "Circe")
QUIET = ("Lana Lang", "Tula", "Pots!", "Zod", "Steel")


def four(
    table: Script,
    first: int = P1,
    *,
    instead: dict[int, str] | None = None,
    levels: dict[int, int] | None = None,
) -> Script:
    """Seat Superman and Wonder Woman against Lex Luthor and Circe, or others instead of them."""
    table.box(CF).players(4).options(first=first)
    for seat, name in enumerate(CHARACTERS):
        table.hero(seat, (instead or {}).get(seat, name))
    for seat, level in (levels or {}).items():
        table.level(seat, level)
    return table


def alone(table: Script, *names: str, levels: dict[int, int] | None = None) -> Script:
    """Seat two or three Characters without teams."""
    table.box(CF).players(len(names))
    for seat, name in enumerate(names):
        table.hero(seat, name)
    for seat, level in (levels or {}).items():
        table.level(seat, level)
    return table


def plays(table: Script, *names: str) -> Script:
    """Play these cards in this order."""
    for name in names:
        table.play(name)
    return table


def done_with(table: Script, power: int, target: int, *more: str, by: int = P2) -> Script:
    """Confront with so many Punches, play all but the cards named, and say that it is all."""
    table.hand(by, *["Punch"] * power, *more).confront(target)
    return plays(table, *["Punch"] * power).done()


def nothing(table: Script, kind: str, *seats: int) -> Script:
    """Assert that these players are asked and have nothing to offer."""
    for seat in seats:
        table.asks(seat, kind, ["none"]).answer("none")
    return table


def assists(table: Script, seat: int, name: str, *others: str) -> Script:
    """Let a teammate assist with a card; assert which others were offered as well."""
    table.call().asks(seat, "assist", [name, *others, "none"]).answer(name)
    return table


def strength_left(table: Script) -> int:
    """Count the cards in the stack of Enhanced Strength."""
    return table.table.view(ME).stacks[0].left


def cards(table: Script, seat: int) -> list[str]:
    """Return a hand, sorted by name."""
    return sorted(table.hand_of(seat))


def verdict(table: Script) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """Return the rule that ended the game, the winners and the points of each seat."""
    result = table.table.result
    assert result is not None
    return result.rule, result.winners, result.points
