"""The built web client as browsers get it: small, and no more often than needed."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from browsers import Client, browser
from tiers import by_day

from archrivals.server.context import Context
from archrivals.server.core.settings import Settings, SettingsError
from archrivals.server.edge.app import CLIENT_PAGES, make_app
from archrivals.server.edge.static_files import check_client
from archrivals.web_client import ASK_AGAIN, FOR_GOOD, PACKAGED

pytestmark = pytest.mark.anyio

SCRIPT = b"play();" * 500


@pytest.fixture
async def visit(sqlite_context: Context, tmp_path: Path) -> AsyncIterator[Client]:
    """A browser at a server with a small client."""
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(b"<!doctype html>"))
    (tmp_path / "worker.js").write_text("keep();")
    (assets / "index-f00d.js").write_bytes(SCRIPT)
    (assets / "index-f00d.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "index-f00d.js.br").write_bytes(b"as brotli writes it")
    (assets / "icon-f00d.svg").write_text("<svg/>")
    runtime = tmp_path / "runtime" / "f00d"
    runtime.mkdir(parents=True)
    (runtime / "python.wasm.gz").write_bytes(gzip.compress(b"wasm"))
    settings = replace(sqlite_context.settings, client=str(tmp_path))
    client = browser(make_app(replace(sqlite_context, settings=settings)))
    yield client
    await client.aclose()


async def got(
    visit: Client, path: str, accepts: str = "identity", **headers: str
) -> httpx.Response:
    return await visit.get(path, headers={"Accept-Encoding": accepts, **headers})


@pytest.mark.parametrize(
    ("accepts", "coding"),
    [
        ("gzip", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip", "gzip"),
        ("zstd", None),
        ("identity", None),
    ],
)
async def test_a_script_comes_in_the_smallest_form_a_browser_takes(
    visit: Client, accepts: str, coding: str | None
) -> None:
    request = visit.build_request(
        "GET", "/assets/index-f00d.js", headers={"Accept-Encoding": accepts}
    )
    answer = await visit.send(request, stream=True)
    raw = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert int(answer.headers["content-length"]) == len(raw)
    plain = {None: SCRIPT, "gzip": gzip.compress(SCRIPT), "br": b"as brotli writes it"}[coding]
    assert len(raw) == len(plain)


async def test_python_for_the_page_is_there_gzipped_alone_and_kept_for_good(
    visit: Client,
) -> None:
    for accepts in ("gzip, br", "br"):  # there is no other form
        answer = await got(visit, "/runtime/f00d/python.wasm", accepts)
        assert answer.content == b"wasm"
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["content-type"] == "application/wasm"
        assert answer.headers["cache-control"] == FOR_GOOD
    assert (await got(visit, "/runtime/f00d/other.wasm", "gzip")).status_code == 404


async def test_what_was_not_compressed_comes_as_it_is(visit: Client) -> None:
    answer = await got(visit, "/assets/icon-f00d.svg", "gzip, br")
    assert "content-encoding" not in answer.headers
    assert answer.text == "<svg/>"


async def test_what_has_a_fingerprint_is_kept_for_good_and_pages_are_asked_for_again(
    visit: Client,
) -> None:
    assert (await got(visit, "/assets/index-f00d.js")).headers["cache-control"] == FOR_GOOD
    for path in ("/", "/t/a-table-somewhere", "/codex", "/worker.js"):
        assert (await got(visit, path)).headers["cache-control"] == ASK_AGAIN, path


async def test_who_has_a_file_is_told_that_it_is_the_same(visit: Client) -> None:
    for path, accepts in (("/", "gzip"), ("/", "identity"), ("/assets/index-f00d.js", "gzip")):
        first = await got(visit, path, accepts)
        again = await got(visit, path, accepts, **{"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b""), path
    plain = (await got(visit, "/")).headers["etag"]
    assert (await got(visit, "/", "gzip")).headers["etag"] != plain


async def test_cards_and_rules_come_compressed_and_what_is_somebodys_own_does_not(
    visit: Client,
) -> None:
    await visit.become("guests", name="Ada")
    for path in (
        "/api/catalogue",
        "/api/codex",
        "/api/rules",
        "/api/rules/heroes-unite",
    ):
        plain, small = await got(visit, path), await got(visit, path, "gzip")
        assert small.headers["content-encoding"] == "gzip"
        assert small.json() == plain.json()
        assert int(small.headers["content-length"]) < int(plain.headers["content-length"]) / 3
        again = await got(visit, path, "gzip", **{"If-None-Match": small.headers["etag"]})
        assert again.status_code == 304
    me = await got(visit, "/api/me", "gzip, br")
    assert "content-encoding" not in me.headers


async def test_the_rules_of_a_box_come_in_playing_order(visit: Client) -> None:
    page = (await got(visit, "/api/rules/confrontations?language=de")).json()
    assert (page["box"], page["words"]["title"]) == ("confrontations", "Die Regeln")
    assert [each["id"] for each in page["chapters"]][:2] == ["setup", "turn"]
    assert page["chapters"][0]["picture"]["shapes"][0]["lines"] == ["Charakter des", "Gegners"]
    assert (await got(visit, "/api/rules/monopoly")).status_code == 422


async def test_rules_and_rulings_come_in_the_language_asked_for(visit: Client) -> None:
    english, spanish, german, unknown = [
        (await got(visit, f"/api/rules{query}")).json()
        for query in ("", "?language=es", "?language=de", "?language=xx")
    ]
    assert english == unknown
    assert (english["parts"]["S"], spanish["parts"]["S"]) == ("Setup", "Preparación")
    assert german["parts"]["S"] == "Aufbau"
    for other in (spanish, german):
        for here, there in zip(english["rules"], other["rules"], strict=True):
            assert (here["id"], here["boxes"]) == (there["id"], there["boxes"])
            assert here["text"] != there["text"]
    told = {
        language: [
            card["rulings"]
            for card in (await got(visit, f"/api/codex?language={language}")).json()
            if card["id"] == "mr-zsasz"
        ]
        for language in ("en", "es", "de")
    }
    assert told["en"] == [["Zero is even.", "The revealed card stays on top."]]
    assert told["es"] == [["El cero es par.", "La carta revelada se queda encima."]]
    assert told["de"] == [["Null ist gerade.", "Die aufgedeckte Karte bleibt oben liegen."]]


# --- Unknown addresses ---------------------------------------------------------------------------

OPENS = "text/html,application/xhtml+xml,*/*;q=0.8"


async def test_a_browser_that_opens_an_unknown_address_gets_the_client_page(visit: Client) -> None:
    for path in ("/cards", "/no/such/page", "/admin", "/admin/reports/abcdefgh"):
        page = await got(visit, path, Accept=OPENS)
        assert (page.status_code, page.text) == (404, "<!doctype html>"), path
        assert page.headers["content-type"].startswith("text/html"), path
        assert page.headers["cache-control"] == ASK_AGAIN, path


async def test_programs_and_scripts_get_the_refusal_as_json(visit: Client) -> None:
    for path, accepts in (
        ("/cards", "*/*"),
        ("/admin", "application/json"),
        ("/assets/index-gone.js", "*/*"),
        ("/api/cards", OPENS),
    ):
        refused = await got(visit, path, Accept=accepts)
        assert (refused.status_code, refused.json()["code"]) == (404, "not-found"), path


# --- Without a client -------------------------------------------------------------------------


@pytest.fixture
async def bare(sqlite_context: Context, tmp_path: Path) -> AsyncIterator[Client]:
    """A browser at a server whose client was never built."""
    settings = replace(sqlite_context.settings, client=str(tmp_path))
    client = browser(make_app(replace(sqlite_context, settings=settings)))
    yield client
    await client.aclose()


def test_every_page_of_the_client_can_be_opened_by_its_address() -> None:
    router = Path(__file__).resolve().parents[2] / "web" / "src" / "app" / "router.tsx"
    paths = re.findall(r'path: "([^"]+)"', router.read_text(encoding="utf-8"))
    whole = [re.sub(r"/\{-\$\w+\}", "", each) for each in paths if "admin" not in each]
    found = {re.sub(r"\$(\w+)", r"{\1}", each) for each in whole}
    assert found == set(CLIENT_PAGES)


@pytest.mark.parametrize("path", by_day(CLIENT_PAGES, 2))
async def test_without_a_client_every_page_says_so_and_how_to_build_it(
    bare: Client, path: str
) -> None:
    page = await got(bare, path.replace("{", "").replace("}", ""))
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-store"
    for words in ("web client was not built", "Node 20.19", "npm run pack", "ARCHRIVALS_CLIENT"):
        assert words in page.text
    for wanted in ("<script", "src=", "http:", "https:", "url("):
        assert wanted not in page.text, "the page is all there is, and runs nothing"


async def test_without_a_client_the_interface_for_programs_works(bare: Client) -> None:
    await bare.become("guests", name="Ada")
    assert (await got(bare, "/api/me")).status_code == 200
    assert (await got(bare, "/assets/index-f00d.js")).status_code == 404
    assert (await bare.post("/codex")).status_code == 405


def test_a_server_that_starts_without_a_client_says_so_in_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SettingsError, match=r"no index\.html; build the client"):
        check_client(Settings(client=str(tmp_path)))
    monkeypatch.setattr("archrivals.server.edge.static_files.PACKAGED", tmp_path)
    check_client(Settings())
    (told,) = caplog.messages
    assert "Node 20.19" in told
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    check_client(Settings())
    check_client(Settings(client=str(tmp_path)))
    assert len(caplog.messages) == 1


async def test_what_a_file_is_does_not_depend_on_the_machine(
    visit: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The registry of Windows often says that a script is plain text; then no browser runs it."""
    for place in ("mimetypes.guess_type", "starlette.responses.guess_type"):
        monkeypatch.setattr(place, lambda *_: ("text/plain", None))
    for path, kind in (
        ("/assets/index-f00d.js", "text/javascript"),
        ("/assets/icon-f00d.svg", "image/svg+xml"),
        ("/codex", "text/html"),
    ):
        assert (await got(visit, path)).headers["content-type"].partition(";")[0] == kind


def test_the_build_puts_the_client_where_the_server_looks_for_it() -> None:
    root = Path(__file__).resolve().parents[2]
    pack = json.loads((root / "web" / "package.json").read_text(encoding="utf-8"))["scripts"][
        "pack"
    ]
    folder = pack.split("--outDir ")[1].split()[0]
    assert (root / "web" / folder).resolve() == PACKAGED


async def test_the_page_about_a_server_names_its_operator(sqlite_context: Context) -> None:
    settings = replace(
        sqlite_context.settings, operator="Club Kobalt", contact="play@kobalt.example"
    )
    visit = browser(make_app(replace(sqlite_context, settings=settings)))
    site = (await visit.get("/api/about")).json()
    await visit.aclose()
    assert site["version"]
    assert site["rules"]
    assert site["host"] == {"name": "Club Kobalt", "contact": "play@kobalt.example"}
