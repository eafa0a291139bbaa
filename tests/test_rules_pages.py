"""The rules page of each box: every row of the ledger once, in every language and everywhere."""

from __future__ import annotations

import re
import string
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from archrivals.boxes import BOXES, catalogue
from archrivals.boxes.ledger import LEDGER, rules_of
from archrivals.codex.rules import chapters
from archrivals.codex.rules.chapters import CHAPTERS, chapters_of
from archrivals.codex.rules.pages import Page, page_of
from archrivals.codex.rules.pictures import WIDTH, Picture, as_svg, as_text
from archrivals.codex.rules.sources import is_ours, places_of
from archrivals.codex.rules.words import IN_ENGLISH, page_words
from archrivals.engine.language.rules import Setup
from archrivals.engine.records import to_plain
from archrivals.engine.state.flat import LINE_UP, MAIN_DECK, STACK, SUPER_VILLAINS, WEAKNESSES
from archrivals.engine.table import Table
from archrivals.local.routes import answered
from archrivals.local.server import LocalServer
from archrivals.speech import LANGUAGES

HU, BASE = "heroes-unite", "base-set"
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from rules_pages import rules_pages  # noqa: E402

PAGES = [(box, language) for box in BOXES for language in LANGUAGES]
on_every_page = pytest.mark.parametrize(("box", "language"), PAGES)


def page(box: str, language: str = "en") -> Page:
    return page_of(BOXES[box], language)


def pictures(box: str, language: str) -> list[Picture]:
    return [each.picture for each in page(box, language).chapters if each.picture is not None]


def rows_of(box: str) -> Counter[str]:
    return Counter(row.id for chapter in page(box).chapters for row in chapter.rows)


def wrongly_placed(box: str) -> dict[str, int]:
    """Rows that do not stand on the page exactly once, and how often they do."""
    found = rows_of(box)
    held = [rule.id for rule in rules_of(box)]
    return {id: found[id] for id in {*held, *found} if found[id] != 1 or id not in held}


@pytest.mark.parametrize("box", BOXES)
def test_every_row_of_a_box_stands_on_its_page_exactly_once(box: str) -> None:
    assert wrongly_placed(box) == {}


def test_every_row_of_the_ledger_is_on_a_page_and_the_original_sets_stand_apart() -> None:
    assert set().union(*(rows_of(box) for box in BOXES)) == set(LEDGER)
    own = set(rows_of(BASE)) - set(rows_of(HU))
    assert own == {id for id, rule in LEDGER.items() if rule.boxes == (BASE,)} != set()
    (first, *_) = page(BASE).chapters
    assert {row.id for row in first.rows} == own


def test_a_row_that_is_missing_and_one_that_stands_twice_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setup, turn = (next(each for each in CHAPTERS if each.id == id) for id in ("setup", "turn"))
    spoiled = [
        replace(setup, rows=setup.rows[1:]),
        replace(turn, rows=(*turn.rows, "E1")),
        *(each for each in CHAPTERS if each not in (setup, turn)),
    ]
    monkeypatch.setattr(chapters, "CHAPTERS", spoiled)
    assert wrongly_placed("confrontations") == {"S1": 0, "E1": 2}


@pytest.mark.parametrize("box", BOXES)
def test_every_step_tells_rows_of_its_box_and_every_chapter_has_steps(box: str) -> None:
    held = {rule.id for rule in rules_of(box)}
    for chapter in chapters_of(box):
        assert chapter.steps, chapter.id
        for step in chapter.steps:
            assert set(step.rules) <= held, step.id
            assert step.rules or chapter.id == "singles", step.id


def test_every_step_is_on_a_page_and_every_row_it_tells_is_in_the_ledger() -> None:
    for step in (step for chapter in CHAPTERS for step in chapter.steps):
        assert set(step.rules) <= set(LEDGER), step.id
        assert any(
            step.id == other.id
            for box in BOXES
            for chapter in chapters_of(box)
            for other in chapter.steps
        ), step.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_has_the_same_blanks_in_every_language(language: str) -> None:
    def blanks(text: str) -> set[str | None]:
        return {name for _, name, _, _ in string.Formatter().parse(text)} - {None}

    for id, text in page_words(language).steps.items():
        assert blanks(text) == blanks(IN_ENGLISH.steps[id]), id


@on_every_page
def test_a_page_has_words_for_everything(box: str, language: str) -> None:
    made = page(box, language)
    for chapter in made.chapters:
        for text in (chapter.title, *(step.text for step in chapter.steps)):
            assert text.strip() == text != ""
            assert not set("{}") & set(text), text
            assert "  " not in text
    if language != "en":
        english = {step.text for each in page(box).chapters for step in each.steps}
        assert not english & {step.text for each in made.chapters for step in each.steps}


# --- Places -----------------------------------------------------------------------------------


def test_every_rule_of_a_book_has_its_place_and_only_rulings_are_ours() -> None:
    for id, rule in LEDGER.items():
        places = places_of(id)
        assert {place.book for place in places} <= set(BOXES) - {BASE}
        assert is_ours(id) == (rule.part == "Q")
        if rule.part == "B":
            assert places == ()
        elif not is_ours(id):
            assert places, id
        for place in places:
            assert place.book in rule.boxes or rule.part in "XQ", id
            assert place.sections
            assert len(set(place.sections)) == len(place.sections)


def test_a_row_stands_in_the_book_of_its_box_where_that_speaks_of_it() -> None:
    for box in BOXES:
        book = HU if box == BASE else box
        for rule in rules_of(box):
            everywhere = {place.book for place in places_of(rule.id)}
            here = {place.book for place in places_of(rule.id, box)}
            assert here == ({book} if book in everywhere else everywhere)


# --- Pictures ---------------------------------------------------------------------------------


@on_every_page
def test_every_label_fits_its_box_and_no_shape_lies_on_another(box: str, language: str) -> None:
    for picture in pictures(box, language):
        taken: set[tuple[int, int]] = set()
        for shape in picture.shapes:
            room = 2 if shape.kind in ("box", "slot") else 0
            assert all(len(line) <= shape.w - room for line in shape.lines), shape
            assert len(shape.lines) <= shape.h - room, shape
            cells = {
                (x, y)
                for x in range(shape.x, shape.x + shape.w)
                for y in range(shape.y, shape.y + shape.h)
            }
            assert not cells & taken, shape
            assert all(0 <= x < WIDTH and 0 <= y < picture.height for x, y in cells), shape
            taken |= cells


@on_every_page
def test_a_picture_is_the_same_as_text_and_as_svg(box: str, language: str) -> None:
    for picture in pictures(box, language):
        drawn = ElementTree.fromstring(as_svg(picture))
        assert drawn.get("role") == "img"
        assert drawn.get("aria-label") == picture.about
        words = [each.text for each in drawn.iter("text")]
        assert words == [line for shape in picture.shapes for line in shape.lines]
        text = as_text(picture)
        assert all(word in text for word in words if word)


@pytest.mark.parametrize("box", BOXES)
def test_the_numbers_in_the_picture_of_the_table_are_those_of_a_table(box: str) -> None:
    setup = Setup(box=box, players=BOXES[box].usual)
    s = Table.new(setup, catalogue(box), seed="a page").state
    table, *_ = pictures(box, "en")
    shown = [int(line) for shape in table.shapes for line in shape.lines if line.isdigit()]
    piles = [len(s.zones[MAIN_DECK]) + len(s.zones[LINE_UP])]
    piles += [len(s.zones[STACK]), len(s.zones[WEAKNESSES])]
    villains = [len(s.zones[SUPER_VILLAINS])] if BOXES[box].rules.villain_stack else []
    assert shown == villains + piles


# --- The original set -------------------------------------------------------------------------


@pytest.mark.rule("B2")
def test_b2_the_original_set_has_its_own_numbers() -> None:
    numbers = Counter[str]()
    for card in BOXES[BASE].cards:
        numbers[card.kind] += card.copies
    told = [int(n) for n in re.findall(r"\b\d{2,3}\b", LEDGER["B2"].text)]
    assert told == [numbers["main"], numbers["stack"], numbers["weakness"]]
    assert (numbers["super-hero"], numbers["super-villain"]) == (7, 12)


@pytest.mark.rule("B3")
def test_b3_ras_al_ghul_starts_on_top_and_does_not_attack() -> None:
    s = Table.new(Setup(box=BASE), catalogue(BASE), seed="a page").state
    top = s.zones[SUPER_VILLAINS][-1]
    assert (s.cat.ids[s.faces[top]], s.villain_up) == ("ras-al-ghul", True)
    assert not s.cat.cards[s.faces[top]].first_appearance


@pytest.mark.rule("B4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_b4_the_flash_takes_the_first_turn(seat: int) -> None:
    heroes = ["batman", "superman", "cyborg"]
    heroes[seat] = "the-flash"
    for seed in ("a", "b", "c"):
        setup = Setup(box=BASE, players=3, heroes=tuple(heroes))
        assert Table.new(setup, catalogue(BASE), seed=seed).state.turn.seat == seat


@pytest.mark.rule("B4")
def test_b4_without_the_flash_a_random_player_begins() -> None:
    setup = Setup(box=BASE, players=3, heroes=("batman", "superman", "cyborg"))
    first = {Table.new(setup, catalogue(BASE), seed=str(n)).state.turn.seat for n in range(30)}
    assert first == {0, 1, 2}


# --- Where they are shown -----------------------------------------------------------------------


@on_every_page
def test_the_site_shows_every_row_of_a_box_once(box: str, language: str) -> None:
    place = "/".join(["rulebook", *([language] if language != "en" else []), f"{box}.md"])
    text = dict(rules_pages())[place]
    anchors = Counter(re.findall(r'<dt id="([^"]+)">', text))
    assert anchors == Counter(rule.id.lower() for rule in rules_of(box))
    links = set(re.findall(r'<a href="#([^"]+)">', text))
    assert links <= set(anchors)
    assert text.count("<svg") == len(pictures(box, language))


@on_every_page
def test_a_page_without_a_server_is_the_same(box: str, language: str) -> None:
    server = LocalServer(lambda: 0.0, bytes)
    status, told = answered(server, "GET", f"rules/{box}?language={language}", None)
    told = to_plain(told)
    assert status == 200
    assert [each["id"] for each in told["chapters"]] == [each.id for each in chapters_of(box)]
    assert told["words"] == page_words(language).frame
    fields = {"kind", "x", "y", "w", "h", "lines"}
    for chapter in told["chapters"]:
        assert set(chapter) == {"id", "title", "steps", "rows", "picture"}
        shapes = chapter["picture"]["shapes"] if chapter["picture"] else []
        assert all(set(shape) == fields for shape in shapes)


def test_a_page_of_no_box_is_refused_without_a_server() -> None:
    server = LocalServer(lambda: 0.0, bytes)
    status, told = answered(server, "GET", "rules/monopoly", None)
    assert (status, told.code) == (422, "invalid")
    assert "heroes-unite" in told.reason
