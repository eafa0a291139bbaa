"""The built web client: where it is, and what every server of it says about its files."""

from __future__ import annotations

import mimetypes
from pathlib import Path, PurePath
from typing import Final

PACKAGED: Final = Path(__file__).parent / "server" / "client"
"""Where the build puts the client into the package."""

CODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The compressed copies that the build leaves next to a file, smallest first. Of the large files
that games in the page need there is the gzipped one alone: every browser takes that everywhere,
and brotli over https only."""

FOR_GOOD: Final = "public, max-age=31536000, immutable"
"""For files with a fingerprint in their name."""

ASK_AGAIN: Final = "no-cache"

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "  # wasm: games in the page
        "style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
"""What browsers may do with anything that a server of ours sends."""

KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""What the build is made of. A browser runs no script of another kind, and what Python makes of
an ending depends on the machine: on Windows on its registry."""


def kind_of(path: PurePath) -> str | None:
    """Return the media type of a file."""
    return KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]


def keeping(path: PurePath) -> str:
    """Return how long a browser may keep a file: for good if its name contains a hash.

    >>> keeping(PurePath("client/assets/index-f00d.js")) == FOR_GOOD
    True
    >>> keeping(PurePath("client/index.html"))
    'no-cache'
    """
    named = path.parent.name == "assets" or path.parent.parent.name == "runtime"
    return FOR_GOOD if named else ASK_AGAIN
