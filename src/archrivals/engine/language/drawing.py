"""A card as a picture for a notebook: plain HTML with its own styles, and nothing to load."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

COLOURS: Final = {
    "Hero": "#2b5fa8",
    "Villain": "#8c2f39",
    "Equipment": "#5b6470",
    "Super Power": "#6c3f97",
    "Location": "#2f7d4f",
    "Starter": "#8a6d3b",
}
"""The band of a card by its type; white text on each is easy to read."""
OTHER_COLOUR: Final = "#3c3c46"


def escape(text: str) -> str:
    """Return a text as HTML shows it: ``html.escape``, whose module a page would have to load."""
    for mark, name in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot"), ("'", "#x27")):
        text = text.replace(mark, f"&{name};")
    return text


def card_html(title: str, type_: str, facts: Sequence[str], text: str, note: str = "") -> str:
    """Draw a card; ``note`` is a line below it."""
    colour = COLOURS.get(type_, OTHER_COLOUR)
    parts = [
        '<div style="display:inline-block;vertical-align:top;width:186px;margin:4px;'
        f"border:2px solid {colour};border-radius:8px;overflow:hidden;background:#fffdf7;"
        'color:#1b1b1f;font:12px/1.35 system-ui,sans-serif;text-align:left">',
        f'<div style="background:{colour};color:#fff;padding:4px 8px;font-weight:600">',
        f"{escape(title)}</div>",
        f'<div style="padding:4px 8px;color:#55555f">{escape(" · ".join(facts))}</div>',
        f'<div style="padding:0 8px 8px;min-height:60px">{escape(text)}</div>',
    ]
    if note:
        parts.append(
            '<div style="padding:2px 8px;border-top:1px solid #ddd8cc;color:#55555f">'
            f"{escape(note)}</div>"
        )
    return "".join([*parts, "</div>"])
