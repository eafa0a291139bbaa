"""The first command: a choice of three, and the table in a browser out of the package alone."""

from __future__ import annotations

import gzip
import json
import os
import re
import threading
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from archrivals.terminal.choosing import COMMANDS
from archrivals.terminal.in_browser import NoClient, NoPort, play_in_browser, server_of
from archrivals.terminal.parsing import parser
from archrivals.terminal.words import words
from archrivals.web_client import ASK_AGAIN, FOR_GOOD

WASM = b"\0asm" * 300


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A small client as the build leaves it, beside something that is not part of it."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "runtime" / "f00d").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><html><head><title>A</title></head></html>")
    (folder / "assets" / "index-f00d.js").write_text("play();")
    (folder / "runtime" / "f00d" / "python.wasm.gz").write_bytes(gzip.compress(WASM))
    (tmp_path / "secret.txt").write_text("not for the page")
    return folder


class Visit:
    """A browser at the page."""

    def __init__(self, port: int) -> None:
        self.port = port

    def get(self, path: str, *, method: str = "GET", accepts: str = "gzip") -> HTTPResponse:
        """Ask for an address; the body is read."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=10)
        line.request(method, path, headers={"Accept-Encoding": accepts})
        answer = line.getresponse()
        answer.body = answer.read()  # type: ignore[attr-defined]
        line.close()
        return answer


@pytest.fixture
def visit(client: Path) -> Iterator[Visit]:
    with server_of(client, 0) as server:
        running = threading.Thread(target=server.serve_forever, args=(0.01,))
        running.start()
        yield Visit(server.server_port)
        server.shutdown()
        running.join()


def body(answer: HTTPResponse) -> bytes:
    read: bytes = answer.body  # type: ignore[attr-defined]
    return read


@pytest.mark.parametrize("path", ["/", "/index.html", "/t/local-1", "/codex?box=base-set"])
def test_every_address_is_the_page_and_the_page_knows_that_there_is_no_server(
    visit: Visit, path: str
) -> None:
    answer = visit.get(path)
    assert answer.status == 200
    assert b'<head><meta name="archrivals-server" content="none">' in body(answer)
    assert answer.headers["content-type"] == "text/html"
    assert answer.headers["cache-control"] == ASK_AGAIN
    assert "wasm-unsafe-eval" in answer.headers["content-security-policy"]


def test_python_for_the_page_comes_gzipped_or_plain(visit: Visit) -> None:
    answer = visit.get("/runtime/f00d/python.wasm")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"] == "application/wasm"
    assert answer.headers["cache-control"] == FOR_GOOD
    assert gzip.decompress(body(answer)) == WASM
    plain = visit.get("/runtime/f00d/python.wasm", accepts="identity")
    assert "content-encoding" not in plain.headers
    assert body(plain) == WASM


@pytest.mark.parametrize(
    "path",
    ["/assets/other.js", "/api/session", "/ws", "/../secret.txt", "/%2e%2e/secret.txt"],
)
def test_what_is_no_file_of_the_client_is_not_there(visit: Visit, path: str) -> None:
    answer = visit.get(path)
    assert (answer.status, body(answer)) == (404, b"")


def test_a_head_has_no_body(visit: Visit) -> None:
    answer = visit.get("/assets/index-f00d.js", method="HEAD")
    assert (answer.status, answer.headers["content-length"], body(answer)) == (200, "7", b"")


def test_the_port_stays_the_same_while_it_is_free(
    client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server_of(client, 0) as first:
        monkeypatch.setattr("archrivals.terminal.in_browser.PORT", first.server_port)
        with server_of(client) as second:
            assert second.server_port != first.server_port
        with pytest.raises(NoPort):
            server_of(client, first.server_port)


def test_an_installation_without_a_page_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(NoClient):
        server_of(tmp_path)
    assert play_in_browser(words("en"), 0, show=False, folder=tmp_path) == 1
    assert "archrivals play" in capsys.readouterr().out


def test_each_choice_is_a_command() -> None:
    for chosen in COMMANDS.values():
        assert callable(parser().parse_args(chosen).run)


@pytest.mark.skipif(os.name != "posix", reason="needs the terminals of Unix")
def test_archrivals_alone_asks_and_goes_on(tmp_path: Path) -> None:
    from terminals import Terminal

    terminal = Terminal(environment={"XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"})
    terminal.wait_for("1, 2 or 3")
    terminal.type("?\n")
    terminal.wait_for("usage: archrivals")
    terminal.kill()


def test_the_choice_has_three_lines_in_every_language() -> None:
    for language in ("en", "de", "es"):
        lines = words(language)("start", version="0.2.0").splitlines()
        assert [re.match(r"\s*(\d)  ", line) is not None for line in lines] == [False, *[True] * 3]
        assert json.dumps(lines[0]) == '"Archrivals 0.2.0"'
