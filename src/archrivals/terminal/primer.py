"""The game in short, for the table at hand: what a newcomer has to know for a first turn."""

from __future__ import annotations

from archrivals.engine.language.rules import Rules

from .rows import yes_no
from .words import words


def game_in_short(
    rules: Rules, *, players: int, teams: bool, calls: bool, language: str = "en"
) -> list[str]:
    """A few sentences on how a turn goes and who wins; ``calls``: teammates may Assist."""
    say = words(language)
    if not rules.confrontations:
        return [say("short-turn"), say("short-villains")]
    lines = [say("short-confront"), say("short-levels", falls=rules.knock_out)]
    if players > 2:
        lines.append(say("short-target", target=rules.target))
    if teams:  # A3, F7, S11
        defenses, blocks = yes_no(rules.share_defenses), yes_no(rules.share_blocks)
        lines.append(say("short-team", calls=yes_no(calls), defenses=defenses, blocks=blocks))
    if rules.assist_on_character:
        lines.append(say("short-lay"))
    return lines
