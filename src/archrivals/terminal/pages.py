"""Pages laid over the table: a card in full, help, piles, the log; and short questions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from archrivals.engine.rules import Rules

from .primer import game_in_short

KEYS_HELP: Final = (
    "Choose an answer with its key (1 to 9, then A, B, C …), or with the arrows and Enter.",
    "Tab and Shift+Tab, or left and right, go from pane to pane. In your hand Enter plays a card, "
    "among the cards for sale it buys one, in front of you it uses one. A click does the same.",
    "✓ marks what you can buy or use now. › marks what happened since your last decision.",
    "",
    "a        play all cards that need no decision",
)
END_HELP: Final = "e        end your turn (asks first if something is left)"
MORE_HELP: Final = (
    "i, space read the highlighted card in full, with its rulings",
    "h        a hint: the best three answers, by the coach",
    "w        why can I not buy, play or use what is highlighted?",
    "d        discard piles and destroyed cards",
    "l        everything that has happened",
    "s        save the game",
    "q        leave the table",
    "?        this help",
)
DUEL_END_HELP: Final = "e        end your turn, or be done Confronting (may ask first)"
CALL_HELP: Final = "c        ask your teammate for an Assist card"
LAY_HELP: Final = "p        put the highlighted Assist card onto your Character"


def help_lines(rules: Rules, *, players: int, teams: bool, calls: bool) -> list[str]:
    """The keys and the game in short, for the table at hand."""
    end = DUEL_END_HELP if rules.confrontations else END_HELP
    own = [CALL_HELP] if calls else [LAY_HELP] if rules.assist_on_character else []
    short = game_in_short(rules, players=players, teams=teams, calls=calls)
    return [*short, "", *KEYS_HELP, end, *own, *MORE_HELP]


class Page(ModalScreen[None]):
    """Something to read; Escape, Enter, space or q puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,i", "dismiss", "Close"),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[str | Content], *, end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._end = end

    def compose(self) -> ComposeResult:
        """A sheet with the lines."""
        with VerticalScroll(classes="sheet") as sheet:
            sheet.border_title = self._title
            sheet.border_subtitle = "arrows scroll, Escape closes"
            for line in self._lines:
                yield Static(line, markup=False)

    def on_mount(self) -> None:
        """A log begins at its end."""
        if self._end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        """Move the text."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Confirm(ModalScreen[bool]):
    """A question of yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter", "answer(True)", "Yes"),
        Binding("n,escape", "answer(False)", "No"),
    ]

    def __init__(self, question: str, yes: str, no: str) -> None:
        super().__init__()
        self._question = question
        self._answers = f"[y] {yes}    [n] {no}"

    def compose(self) -> ComposeResult:
        """The question and its two keys."""
        with Vertical(classes="sheet small"):
            yield Static(self._question, markup=False)
            yield Static("")
            yield Static(Content.styled(self._answers, "bold"), markup=False)

    def action_answer(self, answer: bool) -> None:
        """Give the answer."""
        self.dismiss(answer)


class WhereTo(ModalScreen[Path | None]):
    """The name of a file; Escape takes it back."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "Cancel")]

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path

    def compose(self) -> ComposeResult:
        """One line to type."""
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = "Save the game in"
            sheet.border_subtitle = "Enter saves, Escape cancels"
            yield Input(str(self._path))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter."""
        self.dismiss(Path(event.value) if event.value.strip() else None)
