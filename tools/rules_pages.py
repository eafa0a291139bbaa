"""The pages of the documentation site that show the rules of each box in playing order."""

from __future__ import annotations

import html
import os.path
from collections.abc import Iterator
from typing import Final

from archrivals.boxes import BOXES
from archrivals.codex.rules import rule_heading, rule_text
from archrivals.codex.rules.pages import Page, Row, SaidChapter, page_of
from archrivals.codex.rules.pictures import as_svg
from archrivals.codex.rules.words import page_words
from archrivals.speech import LANGUAGES

FOLDER: Final = "rulebook"


def rules_pages() -> Iterator[tuple[str, str]]:
    """Yield path and Markdown of every page: a list of the boxes, and each box in each language."""
    for language in LANGUAGES:
        yield _place(language), _list_of_boxes(language)
        for box in BOXES.values():
            yield _place(language, box.id), _page(page_of(box, language), language)


def _place(language: str, page: str = "index") -> str:
    return "/".join([FOLDER, *([language] if language != "en" else []), f"{page}.md"])


def _link(text: str, to: str, frm: str) -> str:
    return f"[{text}]({os.path.relpath(to, os.path.dirname(frm))})"


def _languages(language: str, page: str = "index") -> str:
    """The same page in the other languages."""
    here = _place(language, page)
    return " · ".join(
        _link(speaker.OWN_NAME, _place(code, page), here)
        for code, speaker in LANGUAGES.items()
        if code != language
    )


def _list_of_boxes(language: str) -> str:
    words = page_words(language).frame
    lines = [f"# {words['title']}", "", _languages(language), "", words["lead"], ""]
    here = _place(language)
    lines += [f"- {_link(box.name, _place(language, box.id), here)}" for box in BOXES.values()]
    return "\n".join(lines) + "\n"


def _page(page: Page, language: str) -> str:
    lines = [f"# {page.words['title']}: {BOXES[page.box].name}", "", _languages(language, page.box)]
    lines += ["", page.words["lead"]]
    for chapter in page.chapters:
        lines += ["", *_chapter(chapter, page, language)]
    return "\n".join(lines) + "\n"


def _chapter(chapter: SaidChapter, page: Page, language: str) -> Iterator[str]:
    yield f"## {chapter.title} {{ #{chapter.id} }}"
    yield ""
    for number, step in enumerate(chapter.steps, 1):
        links = ", ".join(f'<a href="#{rule.lower()}">{rule}</a>' for rule in step.rules)
        yield f"{number}. {step.text} <small>{links}</small>"
    if chapter.picture:
        yield ""
        yield as_svg(chapter.picture)
    yield ""
    rows = "".join(_row(row, page.words, language) for row in chapter.rows)
    behind = html.escape(page.words["behind"])
    yield f"<details><summary>{behind}</summary><dl>{rows}</dl></details>"


def _row(row: Row, words: dict[str, str], language: str) -> str:
    """A row of the ledger with an anchor and its place in the books."""
    places = [
        f"{html.escape(BOXES[place.book].name)}: "
        f'<span lang="en">{html.escape(", ".join(place.sections))}</span>'
        for place in row.places
    ]
    source = "; ".join([html.escape(words["ours"])] * row.ours + places)
    heading = rule_heading(row.id, language)
    title = f"{row.id} {html.escape(heading)}".strip()
    text = html.escape(rule_text(row.id, language))
    return f'<dt id="{row.id.lower()}">{title}</dt><dd>{text}<br><small>{source}</small></dd>'
