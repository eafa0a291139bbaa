"""The pictures of a rules page, drawn from the data of the box on a grid of characters.

A picture is a list of shapes, without a look of its own: the terminal draws it with lines, the
browser and the documentation site as SVG.

>>> from archrivals.boxes import BOXES
>>> print(as_text(picture_of("attack", BOXES["heroes-unite"])))
┌──────────────────────────────────────────┐
│                  Attack                  │
└──────────────────────────────────────────┘
                      ▼
┌──────────────────────────────────────────┐
│          Defense from your hand?         │
└──────────────────────────────────────────┘
      yes ▼                        no ▼
┌──────────────────┐    ┌──────────────────┐
│   You are safe   │    │  It affects you  │
└──────────────────┘    └──────────────────┘
                      ▼
┌──────────────────────────────────────────┐
│       The rest of the card happens       │
└──────────────────────────────────────────┘
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from html import escape
from typing import Final, Literal

from archrivals.engine.language.cards import Box, Card
from archrivals.engine.records import record
from archrivals.speech.talk.voice import voice

from . import ENGLISH
from .chapters import PictureName
from .words import page_words

WIDTH: Final = 44
LEFT: Final = (0, 20)
RIGHT: Final = (24, 20)
WHOLE: Final = (0, WIDTH)
"""Where a box begins, and how wide it is."""

CELL: Final = (9, 18)
"""The width and height of one character in an SVG, in pixels."""

STANDARD_VILLAINS: Final = 8

Kind = Literal["box", "slot", "text", "arrow"]


@record
class Shape:
    """A box with lines of text in its middle, an empty slot, plain text, or an arrow down."""

    kind: Kind
    x: int
    y: int
    w: int
    h: int
    lines: tuple[str, ...]


@record
class Picture:
    """Shapes on a grid; ``about`` says what they show."""

    about: str
    width: int
    height: int
    shapes: tuple[Shape, ...]


class _Drawing:
    """A picture in the making."""

    def __init__(self, box: Box, language: str) -> None:
        self.box = box
        self.say = page_words(language).labels
        self.name = voice(language).name
        self.shapes: list[Shape] = []

    def put(self, label: str, place: tuple[int, int], y: int, h: int = 3, n: int = 0) -> None:
        """Add a box with a label, and a number below it."""
        x, w = place
        lines = textwrap.wrap(label, w - 2) + ([str(n)] if n else [])
        self.shapes.append(Shape("box", x, y, w, h, tuple(lines)))

    def flow(self, labels: tuple[str, ...], y: int = 0) -> int:
        """Add boxes below each other with arrows between them; return the row below the last."""
        for at, label in enumerate(labels):
            if at or y:
                self.arrow(WIDTH // 2, y)
                y += 1
            self.put(self.say[label], WHOLE, y)
            y += 3
        return y

    def fork(self, labels: tuple[str, str], y: int, *, answers: bool = False) -> int:
        """Add two boxes next to each other; return the row below them."""
        for label, answer, place in zip(labels, ("yes", "no"), (LEFT, RIGHT), strict=True):
            middle = place[0] + place[1] // 2
            self.arrow(middle, y)
            if answers:
                said = self.say[answer]
                self.shapes.append(Shape("text", middle - 1 - len(said), y, len(said), 1, (said,)))
            self.put(self.say[label], place, y + 1)
        return y + 4

    def arrow(self, x: int, y: int) -> None:
        self.shapes.append(Shape("arrow", x, y, 1, 1, ()))

    def row(self, label: str, y: int) -> int:
        """Add five slots in a row under a label; return the row below them."""
        said = self.say[label]
        self.shapes.append(Shape("text", 0, y, len(said), 1, (said,)))
        self.shapes.extend(Shape("slot", 9 * at, y + 1, 8, 3, ()) for at in range(5))
        return y + 4

    def done(self, about: str) -> Picture:
        height = max(shape.y + shape.h for shape in self.shapes)
        return Picture(about, WIDTH, height, tuple(self.shapes))


def _table(draw: _Drawing) -> None:
    cards = draw.box.cards
    with_heroes = draw.box.rules.villain_stack
    foe, n = ("super-villains", STANDARD_VILLAINS) if with_heroes else ("foe", 0)
    draw.put(draw.say[foe], LEFT, 0, 4, n)
    draw.put(draw.say["main-deck"], RIGHT, 0, 4, copies_of(draw.box, "main"))
    y = draw.row("line-up", 4)
    for kind, place in (("stack", LEFT), ("weakness", RIGHT)):
        card = next(card for card in cards if card.kind == kind)
        draw.put(draw.name(card), place, y, 4, copies_of(draw.box, kind))
    y = draw.row("hand", y + 5)
    own = "super-hero" if with_heroes else "character"
    for label, x in zip((own, "deck", "discard"), (0, 15, 30), strict=True):
        draw.put(draw.say[label], (x, 14), y, 4)


def _turn(draw: _Drawing) -> None:
    y = 0
    if draw.box.rules.confrontations:
        y = draw.fork(("buy", "confront"), draw.fork(("play", "play"), draw.flow(("choose",))))
    else:
        draw.put(draw.say["play"], LEFT, 0)
        draw.put(draw.say["buy"], RIGHT, 0)
        draw.shapes.append(Shape("text", 21, 1, 2, 1, ("◀▶",)))
        y = 3
    y = draw.flow(("away", "draw", "fill"), y)
    if draw.box.rules.villain_stack:
        draw.flow(("flip",), y)


def _attack(draw: _Drawing) -> None:
    y = draw.flow(("attack", "defense"))
    draw.flow(("rest",), draw.fork(("saved", "hit"), y, answers=True))


def _confrontation(draw: _Drawing) -> None:
    y = draw.flow(("announce", "play", "blocks", "enough"))
    draw.fork(("defeated", "stands"), y, answers=True)


_DRAWN: Final[dict[PictureName, Callable[[_Drawing], None]]] = {
    "table": _table,
    "turn": _turn,
    "attack": _attack,
    "confrontation": _confrontation,
}


def picture_of(name: PictureName, box: Box, language: str = ENGLISH) -> Picture:
    """Draw a picture for a box."""
    drawing = _Drawing(box, language)
    _DRAWN[name](drawing)
    return drawing.done(page_words(language).pictures[name])


def copies_of(box: Box, kind: str) -> int:
    """Return how many cards of a kind a box has."""
    return sum(card.copies for card in box.cards if card.kind == kind)


def only(cards: tuple[Card, ...], kind: str) -> Card:
    """Return the one card of a kind."""
    return next(card for card in cards if card.kind == kind)


# --- Looks ------------------------------------------------------------------------------------


def as_text(picture: Picture) -> str:
    """Draw a picture with the lines of a terminal."""
    rows = [[" "] * picture.width for _ in range(picture.height)]

    def write(x: int, y: int, text: str) -> None:
        rows[y][x : x + len(text)] = text

    for shape in picture.shapes:
        x, y, w, h = shape.x, shape.y, shape.w, shape.h
        if shape.kind == "arrow":
            write(x, y, "▼")
        elif shape.kind == "text":
            write(x, y, shape.lines[0])
        else:
            write(x, y, f"┌{'─' * (w - 2)}┐")
            for inner in range(1, h - 1):
                write(x, y + inner, f"│{' ' * (w - 2)}│")
            write(x, y + h - 1, f"└{'─' * (w - 2)}┘")
            for at, line in enumerate(shape.lines):
                write(x, y + 1 + at, f"│{line:^{w - 2}}│")
    return "\n".join("".join(row).rstrip() for row in rows)


def as_svg(picture: Picture) -> str:
    """Draw a picture as SVG in the colour of the text around it."""
    wide, high = CELL
    drawn = []
    for shape in picture.shapes:
        x, y, w, h = shape.x * wide, shape.y * high, shape.w * wide, shape.h * high
        if shape.kind == "arrow":
            drawn.append(f'<path d="M{x - 5} {y + 5}h10l-5 9z" fill="currentColor"/>')
        if shape.kind in ("box", "slot"):
            drawn.append(f'<rect x="{x + 1}" y="{y + 1}" width="{w - 2}" height="{h - 2}" rx="6"/>')
        top = y + h / 2 - (len(shape.lines) - 1) * high / 2
        for at, line in enumerate(shape.lines):
            middle, below = x + w / 2, top + at * high + 5
            drawn.append(f'<text x="{middle:g}" y="{below:g}">{escape(line)}</text>')
    size = f"0 0 {picture.width * wide} {picture.height * high}"
    return (
        f'<svg class="ar-picture" viewBox="{size}" role="img" aria-label="{escape(picture.about)}">'
        f"{''.join(drawn)}</svg>"
    )
