"""What a player may order at a table: each order is checked and becomes an entry, or is refused.

The host of the table writes the entry down before any viewer is shown its result.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from archrivals.bots.greedy import GreedyBot
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table
from archrivals.speech.table_talk import why_message

from . import wire
from .codec import json_of, listed
from .entries import Entry
from .hosted import STAND_IN, HostedTable, UndoState
from .refusal import Refusal

OWN_COMMANDS: Final = ("bot-", "time-", "vote-", "rules-")
"""How the ids of a host's own commands begin: one that a client took before would stop a bot."""


def refused(message: wire.Message | None, refusal: Refusal, table: str) -> wire.Refused:
    """A refusal as its sender hears it."""
    command = getattr(message, "command", "")
    code, reason, rule, wait = refusal.code, refusal.reason, refusal.rule, refusal.wait
    return wire.Refused(code, reason, table, command, rule, wait, refusal.why)


def seated(seat: int, what: str) -> int:
    """Return the seat of a player; refuse spectators."""
    if seat < 0:
        raise Refusal(403, "no-seat", f"only those who play can {what}; you are watching")
    return seat


def check_command(message: wire.Message) -> None:
    """Refuse an id that is kept for the host's own commands."""
    if getattr(message, "command", "").startswith(OWN_COMMANDS):
        reason = f"ids of commands that begin with {', '.join(OWN_COMMANDS)} are the server's"
        raise Refusal(422, "reserved", reason)


# --- Playing ----------------------------------------------------------------------------------


def check_answer(hosted: HostedTable, seat: int, message: wire.Answer, *, person: bool) -> None:
    """Refuse anything but an answer to an open ask, and a person's answer for a bot."""
    seated(seat, "answer")
    if person and hosted.chairs[seat].played_by_bot:
        raise Refusal(409, "bot-plays", "a bot plays your seat; take it back first")
    hosted.check(seat, message)


def bot_command(hosted: HostedTable, seat: int) -> str:
    """The id of the next answer of a seat that a bot plays."""
    return f"bot-{hosted.entries}-{seat}"


def stand_in_answer(table: Table, seat: int) -> int:
    """Decide as the greedy bot for a seat whose own bot gave no answer in time.

    It takes microseconds, so a host can do it itself. A turn or a Confrontation ends with no card
    left to play: the greedy bot keeps cards without a text, but another may give Power for one.
    """
    ask = table.ask_of(seat)
    assert ask is not None  # only a seat that is asked needs an answer
    option = GreedyBot().answer(Sight(table, seat), ask)
    if ask.options[option][0] not in ("end", "done"):
        return option
    left = (at for at, (verb, _) in enumerate(ask.options) if verb == "play")
    return next(left, option)


def concede(hosted: HostedTable, seat: int, message: wire.Concede, at: int) -> Entry:
    """Give up."""
    return hosted.concede(seated(seat, "give up"), message.command, STAND_IN, at)


def come_back(hosted: HostedTable, seat: int, message: wire.Return, at: int) -> Entry:
    """Take one's seat back from the bot."""
    seated(seat, "come back")
    known = (seat, message.command) in hosted.seen
    if not known and not hosted.chairs[seat].played_by_bot:
        raise Refusal(409, "your-seat", "you are playing already")
    return hosted.reseat(seat, message.command, "", at)


# --- Undo -------------------------------------------------------------------------------------


def check_undo(hosted: HostedTable, seat: int, message: wire.Undo, at: int) -> UndoState:
    """Refuse to take back what cannot be; otherwise whether it is free or the others are asked."""
    seated(seat, "take answers back")
    if (seat, message.command) in hosted.seen:
        hosted.undo(seat, message.command, at)  # says that it is a repeat
    if message.position != hosted.position:
        raise Refusal(409, "stale", "the table has moved on since; look again")
    state = hosted.undo_state(seat)
    if state == "no":
        raise Refusal(409, "no-undo", "there is nothing of yours to take back now")
    return state


def undo(hosted: HostedTable, seat: int, command: str, elapsed: int, at: int) -> Entry:
    """Take an answer back; the time spent by taking back counts."""
    return hosted.undo(seat, command, at, elapsed if seat in hosted.asked else 0)


# --- Asking -----------------------------------------------------------------------------------


def why_not(hosted: HostedTable, seat: int, message: wire.WhyNot) -> wire.Reason:
    """Explain why something cannot be done now."""
    seated(seat, "ask that")
    why = hosted.table.why_not(seat, (message.verb, message.card))
    lines = listed([] if why is None else [json_of(why_message(why))])
    rule = "" if why is None else why.rule
    return wire.Reason(hosted.facts.id, message.verb, message.card, lines, rule)


def check_hint(hosted: HostedTable, seat: int, message: wire.Hint, *, thinking: bool) -> None:
    """Refuse a hint where people play against each other, or where there is nothing to say."""
    seated(seat, "have hints")
    if any(chair.person for at, chair in enumerate(hosted.chairs) if at != seat):
        raise Refusal(403, "no-hints", "hints are for games against bots alone")
    if hosted.over:
        raise Refusal(409, "over", "the game is over")
    if message.position != hosted.position:
        raise Refusal(409, "stale", "the table has moved on since; look again")
    if hosted.table.ask_of(seat) is None:
        raise Refusal(409, "not-asked", "you are not asked anything now")
    if thinking:
        raise Refusal(409, "thinking", "the coach is thinking already")


def viewers_of(
    hosted: HostedTable, entry: Entry, viewers: Collection[tuple[int, bool]]
) -> list[tuple[int, bool]]:
    """Return the viewers who learn of an entry: in a window that stays open only its own seat."""
    if entry.kind == "answer" and hosted.in_window:
        return [viewer for viewer in viewers if viewer[0] == entry.seat]
    return list(viewers)


def begins_anew(hosted: HostedTable, entry: Entry) -> bool:
    """Return whether an entry puts new asks, from which time is counted.

    The others' answers do not stop a player's clock, nor reveal a window.
    """
    if entry.kind in ("answer", "undo"):
        return not (entry.kind == "answer" and hosted.in_window)
    return entry.seat in hosted.asked and len(hosted.table.window) == 1
