"""The built web client: sent as small as a browser takes it, kept for good where that is safe.

A package from an index or an image has the client in it. One that was installed from a checkout
without Node has none; then every page of the client is one that says so.
"""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from archrivals.server.core.settings import Settings, SettingsError
from archrivals.server.core.store import hashed
from archrivals.server.telemetry.logs import logger
from archrivals.web_client import ASK_AGAIN, CODINGS, PACKAGED, keeping, kind_of

NO_CLIENT: Final = Path(__file__).parent / "no_client.html"


def client_folder(settings: Settings) -> Path | None:
    """The folder of the built client, if there is one."""
    folder = Path(settings.client) if settings.client else PACKAGED
    return folder if (folder / "index.html").is_file() else None


def check_client(settings: Settings) -> None:
    """Before a start: a folder that was named must have a client; without any, the log says so."""
    if client_folder(settings) is not None:
        return
    if settings.client:
        wanted = "build the client with `npm run build` in web/ and name its folder dist"
        raise SettingsError(
            "client", f"is {settings.client!r}, where there is no index.html; {wanted}"
        )
    logger("web").warning(
        "the web client is missing: it was not built when Archrivals was installed; "
        "install Node 20.19 or newer, then install Archrivals again"
    )


def no_client() -> Response:
    """The page in place of the client's. 404: this server has no such page until it is built."""
    page = NO_CLIENT.read_text(encoding="utf-8")
    return HTMLResponse(page, 404, {"Cache-Control": "no-store"})


def taken(accepted: str) -> set[str]:
    """The codings that a browser takes, from its ``Accept-Encoding``.

    >>> sorted(taken("gzip, br;q=0.5, zstd;q=0"))
    ['br', 'gzip']
    """
    found: set[str] = set()
    for each in accepted.lower().split(","):
        coding, _, weight = each.partition(";")
        if weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}:
            found.add(coding.strip())
    return found


def opens_page(scope: Scope) -> bool:
    """Return whether a browser opens an address as a page; programs and scripts ask for no HTML.

    >>> opens_page({"path": "/cards", "headers": [(b"accept", b"text/html,*/*;q=0.8")]})
    True
    >>> opens_page({"path": "/api/cards", "headers": [(b"accept", b"text/html")]})
    False
    >>> opens_page({"path": "/cards", "headers": [(b"accept", b"*/*")]})
    False
    """
    path: str = scope["path"]
    return "text/html" in Headers(scope=scope).get("accept", "") and not path.startswith("/api/")


def page_response(page: str, scope: Scope) -> Response:
    """Return a page that was made for its address, in a form that the browser takes."""
    asked = Headers(scope=scope)
    body = page.encode()
    tag = hashed(page)[:20]
    headers = {"Vary": "Accept-Encoding, Accept-Language", "Cache-Control": ASK_AGAIN}
    if "gzip" in taken(asked.get("accept-encoding", "")):
        body, tag = gzip.compress(body, mtime=0), f"{tag}-gzip"
        headers["Content-Encoding"] = "gzip"
    headers["ETag"] = f'"{tag}"'
    if asked.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return HTMLResponse(body, headers=headers)


class ClientFiles(StaticFiles):
    """The files of a build. They were compressed once, when they were built, and not by us."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Find a file; of the large ones for games in the page there is a packed form alone."""
        found, stat = super().lookup_path(path)
        if stat is None and (packed := super().lookup_path(path + CODINGS["gzip"]))[1]:
            return packed[0].removesuffix(CODINGS["gzip"]), packed[1]
        return found, stat

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file; a browser that opens an unknown address gets the page that says so."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not opens_page(scope):
                raise
            return self.missing(scope)

    def missing(self, scope: Scope) -> Response:
        """Return the client's page as a 404; the client says that nothing is at this address."""
        full_path, stat = self.lookup_path("index.html")
        if stat is None:
            raise HTTPException(404)
        return self.file_response(full_path, stat, scope, 404)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file in the smallest form the browser takes; or that it has it already."""
        asked = Headers(scope=scope)
        path = Path(full_path)
        headers = {"Vary": "Accept-Encoding", "Cache-Control": keeping(path)}
        kind = kind_of(path)
        codings = taken(asked.get("accept-encoding", ""))
        if not path.is_file():
            codings |= {"gzip"}  # there is no other form
        for coding, ending in CODINGS.items():
            smaller = path.with_name(path.name + ending)
            if coding in codings and smaller.is_file():
                headers["Content-Encoding"] = coding
                path, stat_result = smaller, smaller.stat()
                break
        response = FileResponse(path, status_code, headers, kind, stat_result=stat_result)
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response
