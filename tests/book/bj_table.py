"""Arrange tables of Batman against The Joker for the examples of their book."""

from __future__ import annotations

from script import FOE, ME, Script

BJ = "rivals-batman-joker"
NINE = ("Superman", "Red Robin", "Punch")
"""Power 9, without a question and without a draw."""
CALM = ("Scarecrow", "Laughing Gas", "The Bat-Signal", "Killing Joke", "Wayne Manor")
"""A Line-Up of cost 6 and more."""


def batman(table: Script, level: int = 1, foe: int = 1) -> Script:
    """Seat Batman first, at a Level, against The Joker."""
    table.box(BJ).hero(ME, "Batman").hero(FOE, "The Joker")
    return table.level(ME, level).level(FOE, foe)


def joker(table: Script, level: int = 1, foe: int = 1) -> Script:
    """Seat The Joker first, at a Level, against Batman."""
    table.box(BJ).hero(ME, "The Joker").hero(FOE, "Batman")
    return table.level(ME, level).level(FOE, foe)


def plays(table: Script, *names: str) -> Script:
    """Play these cards in this order."""
    for name in names:
        table.play(name)
    return table


def no_block(table: Script, seat: int = FOE) -> Script:
    """Assert that a player is asked for Blocks and has none to offer."""
    return table.asks(seat, "block", ["none"]).answer("none")


def no_defense(table: Script, seat: int = FOE) -> Script:
    """Assert that a player is asked for a Defense and has none to offer."""
    return table.asks(seat, "defend", ["none"]).answer("none")


def cards(table: Script, seat: int) -> list[str]:
    """Return a hand, sorted by name."""
    return sorted(table.hand_of(seat))


def verdict(table: Script) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """Return the rule that ended the game, the winners and the points of each seat."""
    result = table.table.result
    assert result is not None
    return result.rule, result.winners, result.points
