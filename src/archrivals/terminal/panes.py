"""The panes of the full screen: lists of cards, the question, the log, one card in full."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from archrivals.bots.levels import name_of
from archrivals.engine.cards import Card
from archrivals.speech.table_talk import Choice, Question

from .quick import does_something
from .rows import Row, Seat, counted, full_text, headline, sort_of

KEYS: Final = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The key of each option: digits, then capital letters."""

LAST_LINES: Final = 150
NAMES: Final = 25
NARROW_NAMES: Final = 20
"""The room for names among the cards for sale; a longer one pushes what follows it."""

TINTS: Final = {
    "Hero": "#7aa2f7",
    "Villain": "#f7768e",
    "Super-Villain": "bold #ff5f87",
    "Super Power": "#bb9af7",
    "Equipment": "#e0af68",
    "Location": "#7dcfff",
    "Super Hero": "#7aa2f7",
    "Character": "#7aa2f7",
}
"""A colour for each sort of card; the sort itself is always written, too."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a list, the card it is about (with its id at this table) or the player, and what
    else there is to say below."""

    line: Content
    card: Card | None = None
    more: str = ""
    id: str = ""
    seat: int = -1


# --- Lines ------------------------------------------------------------------------------------


def market_line(row: Row, room: int = NAMES) -> Entry:
    """Mark, cost, name and sort: what can be bought is ticked, not only coloured."""
    note = f"  {row.note}" if row.note else ""
    style = "bold" if row.ready else "dim"
    mark = ("✓", "bold $success") if row.ready else (" ", "")
    cost = "–" if row.card.cost is None else str(row.card.cost)
    name = f" {cost:>2} {row.card.name:<{room}} "
    line = Content.assemble(mark, (name, style), _sort(row.card), (note, "dim"))
    return Entry(line, row.card, id=row.id)


def _sort(card: Card) -> tuple[str, str]:
    return sort_of(card), TINTS.get(sort_of(card), "dim")


def hand_line(row: Row) -> Entry:
    """How many, and what it is."""
    many = f"{row.n}×" if row.n > 1 else "  "
    tint = TINTS.get(sort_of(row.card), "")
    line = Content.assemble((f"{many} ", "dim"), (row.card.name, tint), (_marks(row.card), "dim"))
    return Entry(line, row.card, id=row.id)


def _marks(card: Card) -> str:
    """What a card in hand is good for beside being played."""
    words = [word for word in ("Assist", "Block") if card.has(word)]
    return f" {', '.join(words)}" if words else ""


def front_line(row: Row) -> Entry:
    """A card in front of you; what can be used now is ticked."""
    mark = ("✓ ", "bold $success") if row.ready else ("  ", "")
    many = f"{row.n}× " if row.n > 1 else ""
    notes = [note for note in (row.note, "ongoing" if row.card.ongoing else "") if note]
    note = f" {', '.join(notes)}" if notes else ""
    if row.card.level is not None:  # room is scarce
        note = note.replace("Level ", "L").replace(",", "")
    line = Content.assemble(mark, f"{many}{row.card.name}", (note, "dim"))
    return Entry(line, row.card, id=row.id)


def seat_line(seat: Seat, kind: str) -> Entry:
    """Another player: side, Level and cost, counts; a teammate's hand below."""
    mark = ("▶ ", "bold $warning") if seat.active else ("  ", "")
    if seat.confronted:
        mark = ("⚔ ", "bold $error")
    side = {"teammate": ("mate ", "bold $success"), "foe": ("foe  ", "$error")}
    told = [mark, side.get(seat.side, ("", "")), (seat.name, "bold")]
    if seat.out:
        return Entry(Content.assemble(*told, ("  out of the game", "dim")), seat=seat.seat)
    if seat.hero is not None and seat.cost is not None:
        told.append((f"  L{seat.hero.level} cost {seat.cost}", "$warning"))
    if seat.score:
        told.append((f"  score {len(seat.score)}", ""))
    told.append((f"  hand {seat.hand}  deck {seat.deck}  discard {len(seat.discard)}", ""))
    if seat.in_play:
        told.append((f"  in play: {counted(seat.in_play)}", ""))
    if not seat.side:
        told.append((f"  {name_of(kind)}", "dim"))
    if seat.holds is not None:
        told.append((f"\n       holds {counted(seat.holds)}", "dim"))
    return Entry(Content.assemble(*told), seat.hero, _all_of(seat), seat.hero_id, seat.seat)


def _all_of(seat: Seat) -> str:
    """What else lies before a player."""
    held = "" if seat.holds is None else f"Hand: {counted(seat.holds)}. "
    lying = ""
    if seat.on_hero is not None and seat.cost is not None:
        lying = f" On the Character: {seat.on_hero.name}."
    score = f" Score pile: {counted(seat.score)}." if seat.cost is not None else ""
    return (
        f"{held}In play: {counted(seat.in_play)}.{lying}{score} "
        f"Discard pile: {counted(seat.discard)}."
    )


def option_line(at: int, text: str, width: int) -> Content:
    """An option with its key; what does not fit goes on below, under its words."""
    key = KEYS[at] if at < len(KEYS) else " "
    return Content.assemble((f"{key} ", "bold $accent"), _folded(text, width - 2))


def _folded(text: str, width: int) -> str:
    """Words in lines of this width, all but the first indented under a mark of two cells."""
    return fill(text, max(width, 16) + 2, subsequent_indent="  ", initial_indent="  ")[2:]


def log_content(lines: Sequence[str], fresh: int, width: int) -> Content:
    """The end of the log, wrapped; the newest lines are pointed at."""
    shown = lines[-LAST_LINES:]
    parts: list[tuple[str, str]] = []
    for at, line in enumerate(shown):
        new = at >= len(shown) - fresh
        style = "bold" if line.startswith("Turn ") else "" if new else "dim"
        parts.append((f"{'›' if new else ' '} {_folded(line, width - 2)}\n", style))
    return Content.assemble(*parts)


def card_content(card: Card, more: str = "") -> Content:
    """A card in short: facts and text, and what else there is to say."""
    shown = ("Attack", "Defense", "Ongoing", "Assist", "Block")
    words = [word for word in card.keywords if word in shown]
    marks = f"  [{', '.join(words)}]" if words else ""
    tint = f"bold {TINTS.get(sort_of(card), '').removeprefix('bold ')}".strip()
    return Content.assemble(
        (headline(card), tint), (f"{marks}\n", "dim"), full_text(card), (f"\n{more}", "dim")
    )


# --- Widgets ----------------------------------------------------------------------------------


class CardList(OptionList):
    """Cards in a place; the highlighted one can be read, and Enter does what can be done."""

    def __init__(self, title: str, id: str) -> None:
        super().__init__(id=id, markup=False, compact=True)
        self.border_title = title
        self.entries: list[Entry] = []

    def show(self, entries: Sequence[Entry], empty: str = "") -> None:
        """Show these lines; the highlight stays on its card, or where it was."""
        if list(entries) == self.entries and self.option_count:
            return
        at, card = self.highlighted, self.card
        self.entries = list(entries)
        self.clear_options()
        self.add_options([Option(entry.line) for entry in entries])
        if not entries:
            self.add_option(Option(Content.styled(empty, "dim"), disabled=True))
            return
        cards = [entry.card for entry in entries]
        if card is not None and card in cards:
            self.highlighted = cards.index(card)
        else:
            self.highlighted = min(at or 0, len(entries) - 1)

    @property
    def entry(self) -> Entry | None:
        """The highlighted line."""
        if self.highlighted is None or self.highlighted >= len(self.entries):
            return None
        return self.entries[self.highlighted]

    @property
    def card(self) -> Card | None:
        """The highlighted card."""
        return None if self.entry is None else self.entry.card


class AskPane(Vertical):
    """The question and its answers."""

    def compose(self) -> ComposeResult:
        """The words, then the list."""
        yield Static(id="prompt", markup=False)
        yield CardList("", id="options")

    _told: tuple[Question | None, Sequence[str]] = (None, ())
    _folded_for: Question | None = None

    def show(self, prompt: str, asked: Question | None, options: Sequence[str]) -> None:
        """Show a question and its answers."""
        self.query_one("#prompt", Static).update(prompt)
        self._told = (asked, options)
        self._fold()

    def on_resize(self) -> None:
        """Fold the lines anew."""
        self._fold()

    def _fold(self) -> None:
        """Fit the answers in; the first useful one is highlighted."""
        asked, options = self._told
        choices = asked.choices if asked else ()
        width = self.content_size.width - 3
        entries = [
            Entry(option_line(at, text, width), choice.card)
            for at, (text, choice) in enumerate(zip(options, choices, strict=True))
        ]
        pane = self.query_one("#options", CardList)
        before = pane.card
        pane.show(entries)
        if not entries:
            return
        at = pane.highlighted or 0
        moved = asked is not self._folded_for and (before is None or pane.card is not before)
        self._folded_for = asked
        if moved or not _useful(choices[at]):
            pane.highlighted = next((at for at, each in enumerate(choices) if _useful(each)), 0)


def _useful(choice: Choice) -> bool:
    """Not the play of a card that does nothing, nor a Confrontation or a call by mere habit."""
    if choice.verb in ("confront", "call"):
        return False
    return choice.verb != "play" or choice.card is None or does_something(choice.card)


class LogPane(VerticalScroll):
    """What happened, newest at the bottom."""

    can_focus = False  # l shows it all; the wheel scrolls it here
    _told: tuple[Sequence[str], int] = ((), 0)

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static(id="lines", markup=False)

    def show(self, lines: Sequence[str], fresh: int) -> None:
        """Show the end of the log."""
        self._told = (lines, fresh)
        self._fold()

    def on_resize(self) -> None:
        """Fold the lines anew."""
        self._fold()

    def _fold(self) -> None:
        lines, fresh = self._told
        width = self.scrollable_content_region.width - 1
        self.query_one("#lines", Static).update(log_content(lines, fresh, width))
        self.scroll_end(animate=False)
        self.call_after_refresh(self.scroll_end, animate=False)  # the question may have grown
