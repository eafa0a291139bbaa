"""A whole box in the text of a link: what stands behind the ``#``, which no server sees.

Such a text is one byte for the format, four for a checksum, and the compressed JSON of the box, in
base64 for addresses. Colours of portraits are packed apart, as three bytes each: they cannot be
compressed. The box is kept as its maker wrote it, without what a reader adds by itself.

>>> link = box_link('{"format": 1, "id": "mine", "name": "Mine"}')
>>> box_in_link(f"https://example.org/#/box/{link}")
'{"format":1,"id":"mine","name":"Mine"}'
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from hashlib import sha256
from typing import Any, Final, Literal

from .box_file import MAX_BOX_BYTES
from .box_lines import NotJson, parsed
from .link_words import WORDS

FORMAT: Final = 1
"""The first byte: raised when a text is read in another way."""
CHECKSUM_BYTES: Final = 4
MAX_LINK_CHARS: Final = 60_000
TEXT: Final = re.compile(r"[A-Za-z0-9_-]{16,}")

COLOUR: Final = re.compile(r"#([0-9a-f]{6})")
"""A colour in the portraits of a box: in the text a sign stands for it."""
SIGN: Final = "\ue000"
COUNT_BYTES: Final = 2

USUAL_SOURCES: Final = ({"facts": "scan", "effect": "scan", "copies": "rulebook"},)
"""Sources of cards that a reader adds by itself."""

Why = Literal["cut-off", "newer", "no-box"]


class BrokenLink(ValueError):
    """A text that holds no box: ``why`` says in which way."""

    def __init__(self, why: Why, problem: str) -> None:
        super().__init__(problem)
        self.why = why
        self.problem = problem


def box_link(text: str) -> str:
    """Return the text of a link with a box; :class:`NotJson` where the box is not JSON."""
    plain = json.dumps(_bare(parsed(text)), ensure_ascii=False, separators=(",", ":"))
    colours = COLOUR.findall(plain)
    few = colours[: (1 << (8 * COUNT_BYTES)) - 1] if SIGN not in plain else []
    signed = COLOUR.sub(SIGN, plain, count=len(few)) if few else plain
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, WORDS)
    packed = packer.compress(signed.encode()) + packer.flush()
    body = len(few).to_bytes(COUNT_BYTES) + bytes.fromhex("".join(few)) + packed
    checksum = sha256(body).digest()[:CHECKSUM_BYTES]
    whole = bytes([FORMAT]) + checksum + body
    return urlsafe_b64encode(whole).decode().rstrip("=")


def _bare(data: Any) -> Any:  # any JSON
    """Return a box without what its reader adds by itself."""
    if not isinstance(data, dict):
        return data
    bare = {name: value for name, value in data.items() if name != "$schema"}
    if isinstance(bare.get("cards"), list):
        bare["cards"] = [_bare_card(card) for card in bare["cards"]]
    return bare


def _bare_card(card: Any) -> Any:  # any JSON
    if isinstance(card, dict) and card.get("source") in USUAL_SOURCES:
        return {name: value for name, value in card.items() if name != "source"}
    return card


def box_in_link(link: str) -> str:
    """Return the text of the box in a link; a :class:`BrokenLink` where there is none."""
    if len(link) > MAX_LINK_CHARS:
        raise BrokenLink("no-box", f"a link to a box has at most {MAX_LINK_CHARS} characters")
    found = TEXT.findall(link.strip())
    if not found:
        raise BrokenLink("no-box", "this is not a link to a box")
    text = found[-1]
    try:
        whole = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (NotBase64, ValueError):
        raise BrokenLink("cut-off", CUT_OFF) from None
    head = 1 + CHECKSUM_BYTES + COUNT_BYTES
    if whole[:1] != bytes([FORMAT]) and whole:
        if sha256(whole[1 + CHECKSUM_BYTES :]).digest()[:CHECKSUM_BYTES] == whole[1 : head - 2]:
            raise BrokenLink("newer", "this box was made with a newer Archrivals")
        raise BrokenLink("no-box", "this is not a link to a box")
    body = whole[1 + CHECKSUM_BYTES :]
    if sha256(body).digest()[:CHECKSUM_BYTES] != whole[1 : 1 + CHECKSUM_BYTES]:
        raise BrokenLink("cut-off", CUT_OFF)
    return _unpacked(body)


CUT_OFF: Final = "this link is cut off or changed: ask for it again, or for the file"


def _unpacked(body: bytes) -> str:
    n = int.from_bytes(body[:COUNT_BYTES])
    colours, packed = body[COUNT_BYTES : COUNT_BYTES + 3 * n], body[COUNT_BYTES + 3 * n :]
    reader = zlib.decompressobj(-15, WORDS)
    try:
        plain = reader.decompress(packed, MAX_BOX_BYTES + 1)
        text = plain.decode()
    except (zlib.error, UnicodeDecodeError):
        raise BrokenLink("cut-off", CUT_OFF) from None
    if len(plain) > MAX_BOX_BYTES or not reader.eof or text.count(SIGN) < n:
        raise BrokenLink("no-box", f"the box is larger than {MAX_BOX_BYTES // 1024} KB")
    pieces = text.split(SIGN, n)
    said = [f"#{colours[3 * at : 3 * at + 3].hex()}{piece}" for at, piece in enumerate(pieces[1:])]
    whole = pieces[0] + "".join(said)
    try:
        parsed(whole)
    except NotJson as error:
        raise BrokenLink("no-box", error.problem) from None
    return whole
