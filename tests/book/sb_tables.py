"""Arrange tables of Shazam! against Black Adam for the examples of their book."""

from __future__ import annotations

from script import FOE, ME, Script

SB = "rivals-shazam-black-adam"
WORD = "Word of Power"
TWO_POWER, TOP_CARD = "mode 0", "mode 1"
"""The two halves of a Word of Power."""
PUNCHES = ("Punch",) * 5
NINE = ("Osiris", "Courage of Mehen", "Wizard Staff")
"""Power 9, without a question and without a draw, where no Weakness is controlled."""


def shazam(table: Script) -> Script:
    """Seat Shazam! first and Black Adam second."""
    return table.box(SB).hero(ME, "Shazam!").hero(FOE, "Black Adam")


def black_adam(table: Script) -> Script:
    """Seat Black Adam first and Shazam! second."""
    return table.box(SB).hero(ME, "Black Adam").hero(FOE, "Shazam!")


def plays(table: Script, *names: str) -> Script:
    """Play these cards in this order."""
    for name in names:
        table.play(name)
    return table


def says(table: Script, half: str) -> Script:
    """Play a Word of Power and take one of its two halves, which are both offered."""
    return table.play(WORD).asks(ME, "choose", [TWO_POWER, TOP_CARD]).answer(half)


def no_block(table: Script, seat: int = FOE) -> Script:
    """Assert that a player is asked for Blocks and has none to offer."""
    return table.asks(seat, "block", ["none"]).answer("none")


def no_defense(table: Script, seat: int = FOE) -> Script:
    """Assert that a player is asked for a Defense and has none to offer."""
    return table.asks(seat, "defend", ["none"]).answer("none")
