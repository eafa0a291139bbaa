"""The documentation site: links that fit the forge and the site, a page for each card."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from archrivals.boxes import BOXES

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from build_site import (  # noqa: E402
    NOT_SEARCHED,
    BrokenLink,
    add_frame,
    gather,
    with_links_for_the_site,
)
from docstrings import as_markdown  # noqa: E402


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (ROOT / "docs" / "pictures").exists():
        pytest.skip("a source archive has no pictures")
    folder = tmp_path_factory.mktemp("site") / "source"
    gather(folder)
    return folder


def test_a_link_to_a_page_that_lives_outside_docs_leads_to_its_place_on_the_site() -> None:
    text = "See [Hosting](../deploy/README.md#backups) and [rules](rules.md#f3)."
    shown = with_links_for_the_site(text, "docs/playing.md", "playing.md")
    assert shown == "See [Hosting](hosting.md#backups) and [rules](rules.md#f3)."


def test_a_page_from_outside_docs_links_into_docs() -> None:
    shown = with_links_for_the_site("[m](../docs/decisions)", "deploy/README.md", "hosting.md")
    assert shown == "[m](decisions/index.md)"


def test_a_link_to_a_file_that_the_site_does_not_have_becomes_its_path() -> None:
    shown = with_links_for_the_site("[a bot](../examples/bot.py)", "docs/x.md", "x.md")
    assert shown == "a bot (`examples/bot.py`)"


def test_code_is_left_alone() -> None:
    text = "`[a](b.md)`\n```\n[a](b.md)\n```\n[out](https://example.org)"
    assert with_links_for_the_site(text, "docs/x.md", "x.md") == text


def test_a_link_to_nothing_is_told_with_its_page() -> None:
    with pytest.raises(BrokenLink, match=r"docs/x\.md links to docs/nowhere\.md"):
        with_links_for_the_site("[a](nowhere.md)", "docs/x.md", "x.md")


def test_every_card_has_a_page_with_its_text(source: Path) -> None:
    for box in BOXES.values():
        pages = {path.stem for path in (source / "cards" / box.id).glob("*.md")} - {"index"}
        assert pages == {card.id for card in box.cards}
    katana = (source / "cards/heroes-unite/katana.md").read_text(encoding="utf-8")
    assert "Defense: You may discard this card to avoid an Attack" in katana
    assert "House effect" not in katana


def test_a_house_effect_is_marked_and_rule_ids_lead_to_the_rules(source: Path) -> None:
    circe = (source / "cards/confrontations/circe-3.md").read_text(encoding="utf-8")
    assert "House effect" in circe
    mongul = (source / "cards/heroes-unite/mongul.md").read_text(encoding="utf-8")
    assert "[K10](../../rules.md#k10)" in mongul


def test_every_card_hangs_on_the_wall_of_its_box_with_its_text_for_those_who_see_no_picture(
    source: Path,
) -> None:
    for box in BOXES.values():
        wall = (source / "cards" / box.id / "index.md").read_text(encoding="utf-8")
        for card in box.cards:
            assert f'<a href="{card.id}.md"' in wall
            assert f'src="{card.id}.svg"' in wall
    wall = (source / "cards/heroes-unite/index.md").read_text(encoding="utf-8")
    assert 'alt="Katana, Hero. +1 Power. Defense: You may discard this card' in wall


def test_records_of_how_things_came_to_be_are_not_searched(source: Path) -> None:
    places = {path: path.relative_to(source).as_posix() for path in source.rglob("*.md")}
    left_out = {
        place
        for path, place in places.items()
        if "search:\n  exclude: true" in path.read_text(encoding="utf-8")
    }
    assert {"changelog.md", "playtest-1.md", "decisions/index.md"} <= left_out
    assert left_out == {place for place in places.values() if place.startswith(NOT_SEARCHED)}


def test_the_start_page_has_a_table_where_one_lies_above_it(tmp_path: Path) -> None:
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    assert "uvx archrivals open" in index
    (tmp_path / "index.md").write_text(index, encoding="utf-8")
    add_frame(tmp_path)
    shown = (tmp_path / "index.md").read_text(encoding="utf-8")
    assert '<iframe class="ar-table" src="../"' in shown
    assert "uvx archrivals open" not in shown
    assert "[Your first game]" in shown


def test_every_page_in_the_navigation_is_there(source: Path) -> None:
    settings = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))

    def pages(part: Any) -> list[str]:
        if isinstance(part, str):
            return [part]
        parts = part.values() if isinstance(part, dict) else part
        return [page for each in parts for page in pages(each)]

    listed = pages(settings["project"]["nav"])
    assert len(listed) > 30
    assert [page for page in listed if not (source / page).is_file()] == []


@pytest.mark.parametrize("link", ["other.md#nowhere", "nowhere.md"])
def test_the_strict_build_stops_at_a_broken_link(tmp_path: Path, link: str) -> None:
    """Zensical is young: a release that no longer checks links must not pass unnoticed."""
    pytest.importorskip("zensical")
    (tmp_path / "zensical.toml").write_text('[project]\nsite_name = "x"\n', encoding="utf-8")
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "other.md").write_text("# Other\n\n## Here\n", encoding="utf-8")

    def build(target: str) -> int:
        (docs / "index.md").write_text(f"# X\n\n[a]({target})\n", encoding="utf-8")
        command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, check=False).returncode

    assert build("other.md#here") == 0
    assert build(link) == 1


def test_examples_in_docstrings_become_code() -> None:
    shown = as_markdown("Says hello, as :func:`hi` does.\n\n>>> hi()\n'hello'\n\nMore.")
    assert shown == "Says hello, as `hi` does.\n\n```pycon\n>>> hi()\n'hello'\n```\n\nMore."
