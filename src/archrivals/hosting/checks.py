"""The check of a finished game as the page behind its replay shows it."""

from __future__ import annotations

from typing import cast

from archrivals.engine.checking import NOTHING_SEEN, Finding, findings, seen_from_json
from archrivals.engine.language.rules import SetupError
from archrivals.engine.records import Misfit, record
from archrivals.engine.saving import SaveError, setup_from_json

from .cards import cards_for
from .operations.declared import JsonObject
from .refusal import Refusal
from .replays import Shuffled, replay_of_save, shuffles_of
from .rows import Saved


@record
class ToCheck:
    """A finished game as a file, and what this browser kept of it while it was played."""

    saved: JsonObject
    seen: JsonObject | None = None


@record
class Checked:
    """All findings of a check, and every shuffle of a game that could be played again."""

    findings: tuple[Finding, ...]
    shuffles: tuple[Shuffled, ...]


def checked(asked: ToCheck) -> Checked:
    """Check a saved game and compare it with a browser's record; refuse an unreadable one."""
    saved, seen = asked.saved, asked.seen
    try:
        cat = cards_for(setup_from_json(saved.get("setup", {})))
        found = tuple(findings(saved, cat, NOTHING_SEEN if seen is None else seen_from_json(seen)))
    except (SaveError, SetupError, Misfit, KeyError) as error:
        raise Refusal(422, "no-save", f"this game cannot be checked: {error}") from None
    played = any(each.what == "game" and each.right for each in found)
    return Checked(found, shuffles_of(replay_of_save(cast(Saved, saved))) if played else ())
