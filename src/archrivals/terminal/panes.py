"""The panes of the full screen: lists of cards, the question, the log, one card in full."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from textwrap import fill, wrap
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from archrivals.bots.levels import name_of
from archrivals.engine.language.cards import Card
from archrivals.speech import name_in, vp_text
from archrivals.speech.summary import counted
from archrivals.speech.table_talk import Choice, Question

from .quick import does_something
from .rows import Row, Seat, cut, full_text, headline, sort_of, sort_text, yes_no
from .signatures import KEYWORDS
from .words import words

KEYS: Final = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The key of each option: digits, then capital letters."""

LAST_LINES: Final = 150
MARGIN: Final = 5
"""What comes before the name of a card for sale: the mark and the cost."""

SHORTEST_NAME: Final = 8
"""The part of a name that is shown in the narrowest terminal."""

TINTS: Final = {
    "hero": "#7aa2f7",
    "villain": "#f7768e",
    "super-villain": "#ff5f87",
    "super-power": "#bb9af7",
    "equipment": "#e0af68",
    "location": "#7dcfff",
    "super-hero": "#7aa2f7",
    "character": "#7aa2f7",
}
"""A colour for each sort of card; the sort itself is always written as well."""


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


def market_lines(
    rows: Sequence[Row], language: str, width: int, height: int | None = None
) -> list[Entry]:
    """Cards for sale in columns of this width: mark, cost, name and sort.

    What can be bought is ticked, not only coloured. With a ``height`` each card has its Victory
    Points behind it and below as much of its text as there is room for.
    """
    sorts = [_sort_line(row.card, language, vp=height is not None) for row in rows]
    longest = max((len(name_in(row.card, language)) for row in rows), default=0)
    room = min(longest, width - MARGIN - 1 - max(map(len, sorts), default=0))
    room = max(room, SHORTEST_NAME)
    below = _texts_below(rows, language, width, height) if height is not None else [""] * len(rows)
    return [
        _market_line(row, sort, text, language, width, room)
        for row, sort, text in zip(rows, sorts, below, strict=True)
    ]


def _sort_line(card: Card, language: str, *, vp: bool) -> str:
    sort = sort_text(card, language)
    # A formula is a sentence of its own and stands in the text.
    return f"{sort}, {vp_text(card.vp, language)}" if vp and isinstance(card.vp, int) else sort


def _texts_below(rows: Sequence[Row], language: str, width: int, height: int) -> list[str]:
    """The texts, folded; the longest are cut until all cards fit into the height."""
    margin = " " * MARGIN
    folded = []
    for row in rows:
        text = full_text(row.card, language)
        if not isinstance(row.card.vp, int):
            text = f"{text} {vp_text(row.card.vp, language)}."
        folded.append(wrap(text, width, initial_indent=margin, subsequent_indent=margin))
    shown = [len(lines) for lines in folded]
    while sum(shown) + len(rows) > height and max(shown) > 1:
        shown[shown.index(max(shown))] -= 1
    return [
        "".join(f"\n{line}" for line in _some(lines, most, width))
        for lines, most in zip(folded, shown, strict=True)
    ]


def _some(lines: list[str], most: int, width: int) -> list[str]:
    """The first lines; the last one says that there are more."""
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], cut(f"{lines[most - 1]} {lines[most].strip()}", width)]


def _market_line(row: Row, sort: str, text: str, language: str, width: int, room: int) -> Entry:
    note = f"  {row.note.said(language)}" if row.note else ""
    if MARGIN + room + 1 + len(sort) + len(note) > width:
        note = ""  # the title and the highlighted card also say it
    style = "bold" if row.ready else "dim"
    mark = ("✓", "bold $success") if row.ready else (" ", "")
    cost = "–" if row.card.cost is None else str(row.card.cost)
    name = f" {cost:>2} {cut(name_in(row.card, language), room):<{room}} "
    tint = f"{_weight(row.card)} {_tint(row.card)}".strip()
    line = Content.assemble(mark, (name, style), (sort, tint), (note, "dim"), (text, "dim"))
    return Entry(line, row.card, id=row.id)


def _tint(card: Card) -> str:
    return TINTS.get(sort_of(card), "")


def _weight(card: Card) -> str:
    if card.kind == "super-villain":
        return "bold"
    return "" if _tint(card) else "dim"


def hand_line(row: Row, language: str) -> Entry:
    """Describe a card in hand, with its number of copies."""
    many = f"{row.n}×" if row.n > 1 else "  "
    name = (name_in(row.card, language), _tint(row.card))
    line = Content.assemble((f"{many} ", "dim"), name, (_marks(row.card, language), "dim"))
    return Entry(line, row.card, id=row.id)


def _marks(card: Card, language: str) -> str:
    """Return marks for what a card in hand is good for besides being played."""
    say = words(language)
    marks = [say("keyword", keyword=word) for word in ("Assist", "Block") if card.has(word)]
    return f" {', '.join(marks)}" if marks else ""


def front_line(row: Row, language: str) -> Entry:
    """A card in front of you; what can be used now is ticked."""
    mark = ("✓ ", "bold $success") if row.ready else ("  ", "")
    many = f"{row.n}× " if row.n > 1 else ""
    notes = [row.note.said(language, short=True)] if row.note else []
    notes += [words(language)("ongoing")] if row.card.ongoing else []
    note = f" {', '.join(notes)}" if notes else ""
    line = Content.assemble(mark, f"{many}{name_in(row.card, language)}", (note, "dim"))
    return Entry(line, row.card, id=row.id)


SIDES: Final = {"teammate": "bold $success", "foe": "$error"}


def seat_line(seat: Seat, kind: str, language: str) -> Entry:
    """Another player: side, Level and cost, counts; a teammate's hand below."""
    say = words(language)
    mark = ("▶ ", "bold $warning") if seat.active else ("  ", "")
    if seat.confronted:
        mark = ("⚔ ", "bold $error")
    parts = [mark, (_side(seat.side, language), SIDES.get(seat.side, "")), (seat.name, "bold")]
    if seat.out:
        parts.append((f"  {say('seat-out')}", "dim"))
        return Entry(Content.assemble(*parts), seat=seat.seat)
    if seat.hero is not None and seat.cost is not None:
        level = say("seat-level", level=seat.hero.level or 0, cost=seat.cost)
        parts.append((f"  {level}", "$warning"))
    if seat.score:
        parts.append((f"  {say('seat-score', n=len(seat.score))}", ""))
    counts = say("seat-counts", hand=seat.hand, deck=seat.deck, discard=len(seat.discard))
    parts.append((f"  {counts}", ""))
    if seat.in_play:
        parts.append((f"  {say('seat-in-play', cards=counted(seat.in_play, language))}", ""))
    if not seat.side:
        parts.append((f"  {name_of(kind)}", "dim"))
    if seat.holds is not None:
        held = say("seat-holds", cards=counted(seat.holds, language))
        parts.append((f"\n       {held}", "dim"))
    more = _all_of(seat, language)
    return Entry(Content.assemble(*parts), seat.hero, more, seat.hero_id, seat.seat)


def _side(side: str, language: str) -> str:
    """A player's side, both as wide as the wider one; nothing where all play alone."""
    if not side:
        return ""
    say = words(language)
    width = max(len(say("seat-side", side=each)) for each in SIDES)
    return f"{say('seat-side', side=side):<{width}} "


def _all_of(seat: Seat, language: str) -> str:
    """List the other cards before a player."""
    duel = seat.cost is not None
    lying = seat.on_hero if duel else None
    return words(language)(
        "seat-more",
        teammate=yes_no(seat.holds is not None),
        held=counted(seat.holds or (), language),
        play=counted(seat.in_play, language),
        lies=yes_no(lying is not None),
        lying="" if lying is None else name_in(lying, language),
        duel=yes_no(duel),
        score=counted(seat.score, language),
        discard=counted(seat.discard, language),
    )


def key_of(at: int) -> str:
    """The key of an option; a space for one that has none."""
    return KEYS[at] if at < len(KEYS) else " "


def option_line(at: int, text: str, width: int) -> Content:
    """An option with its key; what does not fit goes on below, under its words."""
    return Content.assemble((f"{key_of(at)} ", "bold $accent"), _folded(text, width - 2))


def _folded(text: str, width: int) -> str:
    """Words in lines of this width, all but the first indented under a mark of two cells."""
    return fill(text, max(width, 16) + 2, subsequent_indent="  ", initial_indent="  ")[2:]


def log_content(lines: Sequence[str], heads: Container[int], fresh: int, width: int) -> Content:
    """The end of the log, wrapped; the newest lines are pointed at, ``heads`` are bold."""
    first = max(0, len(lines) - LAST_LINES)
    parts: list[tuple[str, str]] = []
    for at, line in enumerate(lines[first:], start=first):
        new = at >= len(lines) - fresh
        style = "bold" if at in heads else "" if new else "dim"
        parts.append((f"{'›' if new else ' '} {_folded(line, width - 2)}\n", style))
    return Content.assemble(*parts)


def card_content(card: Card, language: str, more: str = "") -> Content:
    """A card in short: facts and text, and what else there is to say."""
    say = words(language)
    found = [say("keyword", keyword=word) for word in card.keywords if word in KEYWORDS]
    marks = f"  [{', '.join(found)}]" if found else ""
    tint = f"bold {_tint(card)}".strip()
    return Content.assemble(
        (headline(card, language), tint),
        (f"{marks}\n", "dim"),
        full_text(card, language),
        (f"\n{more}", "dim"),
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


class MarketPane(CardList):
    """The cards for sale; where there is room, also what each of them does."""

    _rows: Sequence[Row] = ()
    _language = "en"
    _texts = False

    def show_rows(self, rows: Sequence[Row], language: str) -> None:
        """Show these cards."""
        self._rows, self._language = rows, language
        self._fold()

    def show_texts(self, shown: bool) -> None:
        """Show what each card does, or no more than its name."""
        self._texts = shown
        self._fold()

    def on_resize(self) -> None:
        """Set the columns again."""
        self._fold()

    def _fold(self) -> None:
        place = self.scrollable_content_region
        height = place.height if self._texts else None
        width = place.width - 1  # a scrollbar may come
        self.show(market_lines(self._rows, self._language, width, height))


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
        """Fold the lines again."""
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
    """The story, newest at the bottom."""

    can_focus = False  # l shows it all; the wheel scrolls it here
    _told: tuple[Sequence[str], Container[int], int] = ((), (), 0)

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static(id="lines", markup=False)

    def show(self, lines: Sequence[str], heads: Container[int], fresh: int) -> None:
        """Show the end of the log."""
        self._told = (lines, heads, fresh)
        self._fold()

    def on_resize(self) -> None:
        """Fold the lines again."""
        self._fold()

    def _fold(self) -> None:
        width = self.scrollable_content_region.width - 1
        self.query_one("#lines", Static).update(log_content(*self._told, width))
        self.scroll_end(animate=False)
        self.call_after_refresh(self.scroll_end, animate=False)  # the question may have grown
