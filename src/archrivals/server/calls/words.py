"""Says calls in the person's language, from public facts alone.

>>> about = About("t", "heroes-unite", ("Grace",), "Grace", turn=9, left=3 * DAY_MS)
>>> notice("en", "turn", about)
Notice(title='Your turn against Grace', text='Heroes Unite, turn 9. 3 days left.', table='t')
>>> notice("de", "attack", about).title
'Grace greift an'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from archrivals.boxes import BOXES
from archrivals.speech.talk.fluent import Messages, Value, read, said
from archrivals.speech.talk.voice import TALKS, voice

from .outbox import Event

MINUTE_MS: Final = 60_000
HOUR_MS: Final = 60 * MINUTE_MS
DAY_MS: Final = 24 * HOUR_MS
HOURS_SAID_BELOW: Final = 48
"""Shorter times are said in hours."""

MINUTES_SAID_BELOW: Final = 120
"""Shorter times are said in minutes."""


@dataclass(frozen=True, slots=True)
class About:
    """The facts of a call: who else plays, who made the move, which turn, and how long is left."""

    table: str
    ladder: str
    others: tuple[str, ...]
    by: str
    turn: int = 0
    left: int | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Notice:
    """A call as it is shown; without a table it leads to the list of what waits."""

    title: str
    text: str
    table: str = ""


def notice(language: str, event: Event, about: About) -> Notice:
    """Say a call about one table."""
    words = _Words(language)
    who = voice(language).joined(about.others, "and")
    title = words(event, who=who, by=about.by)
    box = words.box(about.ladder)
    if event == "declined":
        return Notice(title, words(f"declined-{about.reason}"), about.table)
    if event in ("over", "sat", "rematch", "invited"):
        return Notice(title, words("box", box=box), about.table)
    asked = event in ("attack", "assist", "asked")
    if about.left is None:
        text = words("asked-text" if asked else "where", box=box, turn=about.turn)
    else:
        left = words.time(about.left)
        text = words("asked-left" if asked else "where-left", box=box, turn=about.turn, left=left)
    return Notice(title, text, about.table)


def several(language: str, found: Sequence[About]) -> Notice:
    """Say that several games wait; name the one with the least time."""
    words = _Words(language)
    title = words("several", n=len(found))
    timed = [each for each in found if each.left is not None]
    if not timed:
        return Notice(title, "")
    first = min(timed, key=lambda each: each.left or 0)
    who = voice(language).joined(first.others, "and")
    return Notice(title, words("least", who=who, left=words.time(first.left or 0)))


def test(language: str) -> Notice:
    """Say what a test says."""
    words = _Words(language)
    return Notice(words("test"), words("test-text"))


def stop(language: str, link: str) -> str:
    """Say how mails end."""
    return _Words(language)("stop", link=link)


class _Words:
    """The words of calls in one language."""

    def __init__(self, language: str) -> None:
        self._messages = messages(language)

    def __call__(self, id_: str, /, **given: Value) -> str:
        return said(self._messages, id_, given)

    def box(self, ladder: str) -> str:
        """Return the name of a box, or the word for a mixture."""
        return BOXES[ladder].name if ladder in BOXES else self("mixed")

    def time(self, left: int) -> str:
        """Say a time in one unit."""
        minutes = max(1, left // MINUTE_MS)
        if minutes < MINUTES_SAID_BELOW:
            return self("minutes", n=minutes)
        hours = left // HOUR_MS
        return self("hours", n=hours) if hours < HOURS_SAID_BELOW else self("days", n=hours // 24)


@cache
def messages(language: str) -> Messages:
    """Return all messages of a language."""
    if language not in TALKS:
        raise KeyError(f"no words of calls in {language!r}; there are: {', '.join(TALKS)}")
    file = resources.files("archrivals.server.calls").joinpath("catalogue", f"{language}.ftl")
    return read(file.read_text("utf-8"), f"calls/{language}.ftl")
