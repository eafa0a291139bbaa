"""The built web client: sent as small as a browser takes it, kept for good where that is safe."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

CODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""What the build leaves beside a file, smallest first."""

FOR_GOOD: Final = "public, max-age=31536000, immutable"
"""For files with a fingerprint in their name."""

ASK_AGAIN: Final = "no-cache"


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


class ClientFiles(StaticFiles):
    """The files of a build. They were compressed once, when they were built, and not by us."""

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
        headers = {
            "Vary": "Accept-Encoding",
            "Cache-Control": FOR_GOOD if path.parent.name == "assets" else ASK_AGAIN,
        }
        plain = FileResponse(path, status_code, headers, stat_result=stat_result)
        response = plain
        codings = taken(asked.get("accept-encoding", ""))
        for coding, ending in CODINGS.items():
            smaller = path.with_name(path.name + ending)
            if coding in codings and smaller.is_file():
                headers["Content-Encoding"] = coding
                response = FileResponse(
                    smaller, status_code, headers, plain.media_type, stat_result=smaller.stat()
                )
                break
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response
