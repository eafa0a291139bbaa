"""Pages laid over the table: a card in full, help, piles, the log; and short questions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from archrivals.engine.language.rules import Rules

from .primer import game_in_short
from .rows import yes_no
from .words import Words, words

EARLY_KEYS_S: Final = 0.6
"""Seconds in which a key still belongs to the screen before."""


def help_lines(
    rules: Rules, *, players: int, teams: bool, calls: bool, language: str = "en"
) -> list[str]:
    """The keys and the game in short, for the table at hand."""
    say = words(language)
    short = game_in_short(rules, players=players, teams=teams, calls=calls, language=language)
    keys = {
        "a": say("help-all"),
        "e": say("keys-end", duel=yes_no(rules.confrontations)),
        **({"c": say("keys-call")} if calls else {}),
        **({"p": say("keys-lay")} if rules.assist_on_character and not calls else {}),
        f"i, {say('keys-space')}": say("keys-read"),
        "h": say("keys-hint"),
        "w": say("keys-why"),
        "d": say("keys-piles"),
        "l": say("keys-log"),
        "b": say("keys-because"),
        "s": say("keys-save"),
        "q": say("keys-leave"),
        "?": say("keys-help"),
    }
    width = max(map(len, keys)) + 1
    key_lines = [f"{key:<{width}}{meaning}" for key, meaning in keys.items()]
    return [*short, "", say("keys-choose"), say("keys-panes"), say("keys-marks"), "", *key_lines]


SCROLLING: Final[list[BindingType]] = [
    Binding("up,k", "scroll(-1)", show=False),
    Binding("down,j", "scroll(1)", show=False),
    Binding("pageup", "scroll(-10)", show=False),
    Binding("pagedown", "scroll(10)", show=False),
]


class Page(ModalScreen[str | None]):
    """Something to read; Escape, Enter, space or q puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,i", "dismiss", show=False),
        *SCROLLING,
    ]

    def __init__(
        self, title: str, lines: Sequence[str | Content], say: Words, *, end: bool = False
    ) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._say = say
        self._end = end

    def compose(self) -> ComposeResult:
        """A sheet with the lines."""
        with VerticalScroll(classes="sheet") as sheet:
            sheet.border_title = self._title
            sheet.border_subtitle = self._say("page-keys")
            for line in self._lines:
                yield Static(line, markup=False)

    def on_mount(self) -> None:
        """A log begins at its end."""
        if self._end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        """Move the text."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class EndPage(Page, inherit_bindings=False):
    """The end of a game; Enter begins another, Escape shows the table.

    A key that was meant for the last question of the game comes too early to mean another game.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,n", "again", show=False),
        Binding("q", "leave", show=False),
        Binding("escape,space,i", "dismiss", show=False),
        *SCROLLING,
    ]

    def __init__(self, title: str, lines: Sequence[str | Content], say: Words, keys: str) -> None:
        super().__init__(title, lines, say)
        self._keys = keys
        self._since = monotonic()

    def on_mount(self) -> None:
        """It begins at its top."""
        self.query_one(VerticalScroll).border_subtitle = self._keys

    def action_again(self) -> None:
        """Play another game."""
        if monotonic() - self._since >= EARLY_KEYS_S:
            self.dismiss("again")

    def action_leave(self) -> None:
        """Leave the table."""
        self.dismiss("leave")


class Confirm(ModalScreen[bool]):
    """A question of yes or no: Enter or Escape, or the letters of the language."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,j,enter", "answer(True)", show=False),
        Binding("n,escape", "answer(False)", show=False),
    ]

    def __init__(self, question: str, yes: str, no: str, say: Words) -> None:
        super().__init__()
        self._question = question
        self._answers = say("confirm", yes=yes, no=no)
        self._yes = say("yes-letter")

    def compose(self) -> ComposeResult:
        """The question and its two keys."""
        with Vertical(classes="sheet small"):
            yield Static(self._question, markup=False)
            yield Static("")
            yield Static(Content.styled(self._answers, "bold"), markup=False)

    def on_key(self, event: events.Key) -> None:
        """The letter for yes in the player's own language."""
        if event.character == self._yes:
            event.stop()
            self.action_answer(True)

    def action_answer(self, answer: bool) -> None:
        """Give the answer, once."""
        if self.is_current:
            self.dismiss(answer)


class WhereTo(ModalScreen[Path | None]):
    """The name of a file; Escape takes it back."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, path: Path, say: Words) -> None:
        super().__init__()
        self._path = path
        self._say = say

    def compose(self) -> ComposeResult:
        """One line to type."""
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = self._say("save-in")
            sheet.border_subtitle = self._say("save-keys")
            yield Input(str(self._path))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter, once."""
        if self.is_current:
            self.dismiss(Path(event.value) if event.value.strip() else None)
