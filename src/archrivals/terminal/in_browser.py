"""The graphical table in a browser of this machine: the packaged client, served on loopback.

The client plays with Python in the page, so nothing but the standard library is needed, and no
server. A browser keeps games by address: the port stays the same from one day to the next.
"""

from __future__ import annotations

import gzip
import webbrowser
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from archrivals.web_client import CODINGS, HEADERS, PACKAGED, keeping, kind_of

HERE: Final = "127.0.0.1"
PORT: Final = 8776
PORTS: Final = 10
"""The number of ports to try, from the first on, if other programs use them."""

PAGE: Final = "index.html"
WITHOUT_SERVER: Final = b'<meta name="archrivals-server" content="none">'
"""Says to the page that it has to play by itself (``base/local/runtime.ts``)."""

PACKED: Final = CODINGS["gzip"]


class NoClient(Exception):
    """This installation was made without Node, and has no page to show."""


class NoPort(Exception):
    """All ports are taken."""


class Pages(BaseHTTPRequestHandler):
    """Answers requests for files of the client; every other address is a page of it."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *given: Any, folder: Path) -> None:
        self._folder = folder
        super().__init__(*given)

    def do_GET(self) -> None:
        """Send a file, or the page."""
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        """Say what would be sent."""
        self._answer(with_body=False)

    def log_message(self, *_: object) -> None:
        """Write nothing: the terminal is for the player."""

    def _answer(self, *, with_body: bool) -> None:
        name = unquote(urlsplit(self.path).path).strip("/")
        file = self._file(name)
        is_no_page = name.startswith("api/") or name == "ws" or Path(name).suffix
        if file is None and is_no_page:
            self._refuse(HTTPStatus.NOT_FOUND)
            return
        file = file or self._folder / PAGE
        body, coding = self._bytes_of(file)
        self.send_response(HTTPStatus.OK)
        for header, value in HEADERS.items():
            self.send_header(header, value)
        self.send_header("Content-Type", kind_of(file) or "application/octet-stream")
        self.send_header("Cache-Control", keeping(file))
        self.send_header("Content-Length", str(len(body)))
        if coding:
            self.send_header("Content-Encoding", coding)
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def _file(self, name: str) -> Path | None:
        """Return a file of the client, by its own name even if only its packed form is there."""
        file = (self._folder / name).resolve()
        if not name or not file.is_relative_to(self._folder):
            return None
        packed = file.with_name(file.name + PACKED)
        return file if file.is_file() or packed.is_file() else None

    def _bytes_of(self, file: Path) -> tuple[bytes, str]:
        """Return the bytes to send for a file, and their encoding."""
        if file.is_file():
            body = file.read_bytes()
            if file.name == PAGE:
                body = body.replace(b"<head>", b"<head>" + WITHOUT_SERVER, 1)
            return body, ""
        body = file.with_name(file.name + PACKED).read_bytes()
        if "gzip" in self.headers.get("Accept-Encoding", ""):
            return body, "gzip"
        return gzip.decompress(body), ""

    def _refuse(self, status: HTTPStatus) -> None:
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()


def server_of(folder: Path = PACKAGED, port: int | None = None) -> ThreadingHTTPServer:
    """Return a server of the client on the first free port, or on this one; it does not run yet."""
    if not (folder / PAGE).is_file():
        raise NoClient
    handler = partial(Pages, folder=folder.resolve())
    for each in [port] if port is not None else range(PORT, PORT + PORTS):
        try:
            server = ThreadingHTTPServer((HERE, each), handler)
        except OSError:
            continue
        server.daemon_threads = True
        return server
    raise NoPort


def play_in_browser(
    say: Callable[..., str],
    port: int | None = None,
    *,
    show: bool = True,
    folder: Path = PACKAGED,
) -> int:
    """Serve the client until Ctrl-C, and open it in the user's browser."""
    try:
        server = server_of(folder, port)
    except NoClient:
        print(say("no-client"))
        return 1
    except NoPort:
        print(say("no-port", port=str(port or PORT)))
        return 1
    address = f"http://{HERE}:{server.server_port}/"
    print(say("in-browser", address=address), flush=True)
    if show:
        webbrowser.open(address)
    with server:
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0
