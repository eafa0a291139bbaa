"""The game in short, for the table at hand: what a newcomer has to know for a first turn."""

from __future__ import annotations

from typing import Final

from archrivals.engine.rules import Rules

TURN: Final = (
    "Each turn: play your cards for Power, buy cards with it, end your turn. What you buy goes to "
    "your discard pile, which is shuffled into a new deck when yours runs out."
)
VILLAINS: Final = (
    "Cards and defeated Super-Villains are worth Victory Points (VP). When the Super-Villains or "
    "the main deck run out, the most Victory Points win."
)
CONFRONT: Final = (
    "Each turn begins with a choice: a normal turn (play cards for Power, buy with it) or a "
    "Confrontation (play cards, buy nothing, and with Power of at least the cost of a foe's "
    "Character you defeat it). The foe may Block, which raises the cost. What you buy goes to your "
    "discard pile, which is shuffled into a new deck when yours runs out."
)
LEVELS: Final = "Each Character has three Levels, of cost 9, 12 and 15."
FALLS: Final = {
    "ends": "Whoever defeats a Level 3 wins at once; when the main deck runs out, the most Victory "
    "Points win.",
    "out": "Who loses their Level 3 is out, and the last one left wins; when the main deck runs "
    "out, the most Victory Points win.",
}
TARGETS: Final = {
    "lowest-cost": "Of several foes the one of lowest cost must be Confronted.",
    "lowest-level": "Of several foes the one of lowest Level must be Confronted.",
}
LAY: Final = (
    "Once a turn you may put an Assist card onto your Character; you play it on your next turn."
)


def game_in_short(rules: Rules, *, players: int, teams: bool, calls: bool) -> list[str]:
    """A few sentences on how a turn goes and who wins; ``calls``: teammates may Assist."""
    if not rules.confrontations:
        return [TURN, VILLAINS]
    lines = [CONFRONT, f"{LEVELS} {FALLS[rules.knock_out]}"]
    if players > 2:
        lines.append(TARGETS[rules.target])
    if teams:
        lines.append(_team(rules, calls))
    if rules.assist_on_character:
        lines.append(LAY)
    return lines


def _team(rules: Rules, calls: bool) -> str:
    """What teammates can do for each other (A3, F7, S11)."""
    shared = [
        word
        for word, may in (("Defenses", rules.share_defenses), ("Blocks", rules.share_blocks))
        if may
    ]
    text = "You see your teammate's hand."
    if calls:
        text += " Assist cards may be played on the teammate's turn."
    if shared:
        text += f" You may protect your teammate with your {' and '.join(shared)}."
    return text
