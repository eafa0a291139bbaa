"""Previews of pasted links: tags for programs that run no scripts."""

from __future__ import annotations

import html
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from browsers import Client, browser

from archrivals.server.context import Context
from archrivals.server.core import schema
from archrivals.server.edge import previews
from archrivals.server.edge.app import make_app

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "web" / "index.html").read_text("utf-8")
SECRET = "the-secret-seed"


@pytest.fixture
async def visit(sqlite_context: Context, tmp_path: Path) -> AsyncIterator[Client]:
    """Ada's browser, at a server whose client is its page alone."""
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    settings = replace(sqlite_context.settings, client=str(tmp_path), url="https://club.example")
    client = browser(make_app(replace(sqlite_context, settings=settings)))
    await client.become("guests", name='Ada "A" <b>')
    yield client
    await client.aclose()


async def tags(visit: Client, path: str, **headers: str) -> dict[str, str]:
    """Return the tags that a chat program reads at an address."""
    stranger = {"Cookie": "", "User-Agent": "Discordbot/2.0", **headers}
    page = (await visit.get(path, headers=stranger)).text
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', page)
    return {name: html.unescape(value) for name, value in found} | {"page": page}


async def opened(visit: Client, context: Context, **changes: Any) -> str:
    """A table of Ada's for two, changed as the game would have changed it."""
    table: str = (await visit.post("/api/tables", json={"players": 2})).json()["table"]
    if changes:
        row = schema.tables.update().where(schema.tables.c.id == table).values(**changes)
        await context.store.do(row)
    return table


async def test_an_invitation_names_the_box_and_the_free_seats(
    visit: Client, sqlite_context: Context
) -> None:
    shown = await tags(visit, f"/t/{await opened(visit, sqlite_context)}")
    assert shown["og:title"] == 'Ada "A" <b> invites you: Heroes Unite'
    assert shown["og:description"] == "2 players, one seat is free."
    assert shown["og:image"] == "https://club.example/previews/invite-heroes-unite.png"
    assert "<b>" not in shown["page"].partition("<body>")[0]
    assert shown["robots"] == "noindex"


async def test_tags_are_in_the_reader_s_language(visit: Client, sqlite_context: Context) -> None:
    path = f"/t/{await opened(visit, sqlite_context)}"
    german = await tags(visit, path, **{"Accept-Language": "fr, de-AT;q=0.8"})
    assert german["og:description"] == "2 Spieler, ein Platz ist frei."
    spanish = await tags(visit, path, **{"Accept-Language": "es"})
    assert "te invita" in spanish["og:title"]


@pytest.mark.parametrize("status", ["open", "playing"])
async def test_no_tag_of_a_game_that_is_not_over_tells_a_card_or_the_seed(
    visit: Client, sqlite_context: Context, status: str
) -> None:
    hidden = {"winners": [0], "points": [35, 28], "heroes": ["Batgirl", "Hawkman"]}
    table = await opened(
        visit, sqlite_context, status=status, seed=SECRET, answers=[[0, 0]], result=hidden
    )
    for path in (f"/t/{table}", f"/replay/{table}?at=1"):
        page = (await tags(visit, path))["page"]
        for word in (SECRET, "35", "Batgirl", "wins", "decision"):
            assert word not in page.partition("<body>")[0], (path, word)


async def test_a_replay_names_the_result_and_a_moment_of_it_does_not(
    visit: Client, sqlite_context: Context
) -> None:
    result = {"rule": "G2", "winners": [0], "points": [35, 28]}
    answers = [[0, 0]] * 120
    table = await opened(visit, sqlite_context, status="over", result=result, answers=answers)
    shown = await tags(visit, f"/replay/{table}")
    assert shown["og:title"] == 'Replay: Ada "A" <b> · Heroes Unite'
    assert shown["og:description"] == 'Ada "A" <b> wins, 35 : 28.'
    assert shown["og:image"].endswith("/previews/replay-heroes-unite.png")
    moment = await tags(visit, f"/replay/{table}?at=57&seat=0")
    assert moment["og:description"] == "A moment of the game: decision 57 of 120."
    for at in ("0", "121", "-1", "x", "9" * 400, "५"):
        assert (await tags(visit, f"/replay/{table}?at={at}"))["og:description"].endswith("28.")


async def test_a_card_and_a_player_are_named(visit: Client) -> None:
    card = await tags(visit, "/codex?card=heroes-unite:katana")
    assert card["og:title"] == "Katana · Heroes Unite"
    assert card["og:description"]
    assert card["og:image"].endswith("/previews/cards-heroes-unite.png")
    me = (await visit.get("/api/me")).json()["person"]["id"]
    player = await tags(visit, f"/people/{me}")
    assert (player["og:title"], player["og:description"]) == ('Ada "A" <b>', "0 games, 0 wins.")


@pytest.mark.parametrize(
    "path", ["/", "/learn", "/t/none", "/replay/none", "/people/none", "/codex?card=a:b", "/game"]
)
async def test_where_there_is_nothing_to_say_a_link_shows_the_first_page(
    visit: Client, path: str
) -> None:
    shown = await tags(visit, path)
    assert shown["og:title"] == "Archrivals"
    assert shown["og:image"] == "https://club.example/previews/archrivals.png"


async def test_a_database_that_is_away_keeps_no_page_away(
    visit: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_: object) -> None:
        raise ConnectionError

    monkeypatch.setattr(previews, "_of_table", lost)
    assert (await tags(visit, "/t/some-table"))["og:title"] == "Archrivals"


async def test_a_page_with_tags_is_sent_once(visit: Client) -> None:
    for accepts in ("gzip", "identity"):
        first = await visit.get("/", headers={"Accept-Encoding": accepts})
        assert first.headers["cache-control"] == "no-cache"
        tag = {"If-None-Match": first.headers["etag"], "Accept-Encoding": accepts}
        again = await visit.get("/", headers=tag)
        assert (again.status_code, again.content) == (304, b"")


async def test_search_engines_find_the_pages_and_no_table(visit: Client) -> None:
    robots = (await visit.get("/robots.txt")).text
    assert "Sitemap: https://club.example/sitemap.xml" in robots
    assert "Disallow: /api/" in robots
    places = (await visit.get("/sitemap.xml")).text
    assert "<loc>https://club.example/rules/heroes-unite</loc>" in places
    assert "/t/" not in places


def test_there_is_a_picture_for_each_box_and_kind() -> None:
    from archrivals.boxes import BOXES

    for kind in ("invite", "replay", "cards"):
        for box in (*BOXES, "mixed"):
            assert (ROOT / "web" / "public" / "previews" / f"{kind}-{box}.png").is_file()


def test_every_language_says_all_of_a_preview() -> None:
    english = previews.messages("en")
    for language in ("de", "es"):
        assert previews.messages(language).keys() == english.keys()
