"""Previews of pasted links: title, words and a picture, for programs without scripts.

Everything comes from what a stranger with the link would see on the page itself. A link for which
there is nothing to say, or no time to find out, shows what the first page shows.
"""

from __future__ import annotations

import asyncio
import re
from functools import cache
from html import escape
from importlib import resources
from typing import Any, Final

import sqlalchemy as sa
from starlette.requests import Request

from archrivals.boxes import BOXES
from archrivals.boxes.recipes import recipe_names
from archrivals.engine.language.cards import Card
from archrivals.engine.records import record
from archrivals.hosting.table_request import MIXED
from archrivals.server.accounts.limits import client_address, limits
from archrivals.server.archive import profiles
from archrivals.server.context import Context, context
from archrivals.server.core.schema import seats, tables
from archrivals.server.core.trouble import DATABASE_TROUBLE
from archrivals.speech import LANGUAGES, name_in, rules_text
from archrivals.speech.talk.fluent import Messages, Value, read, said

LOOKING_TIMEOUT_S: Final = 1.0
MAX_DESCRIPTION_CHARS: Final = 200

BLOCK: Final = re.compile(r"<!-- preview -->.*?<!-- /preview -->", re.DOTALL)
"""The part of the client's page that says what it shows."""


@record
class Preview:
    """The title, the words and the picture of a link; ``picture`` is a file of the client."""

    title: str
    description: str
    picture: str


def language_of(request: Request) -> str:
    """Return the first language that the reader takes and that is spoken here, or English."""
    wanted = request.headers.get("accept-language", "")
    for each in wanted.split(","):
        code = each.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


async def preview_of(request: Request) -> Preview:
    """Return what the link of a request shows."""
    here, language = context(request), language_of(request)
    usual = Preview("Archrivals", _say(language, "preview-usual"), "archrivals")
    if limits(request).requests.take(client_address(request, here.settings)):
        return usual
    try:
        async with asyncio.timeout(LOOKING_TIMEOUT_S):
            return await _found(request, here, language) or usual
    except (*DATABASE_TROUBLE, TimeoutError):
        return usual


async def _found(request: Request, here: Context, language: str) -> Preview | None:
    """Return the preview of a table, a game, a player or a card; None for other pages."""
    given = request.path_params
    if "table" in given:
        at = request.query_params.get("at", "")
        return await _of_table(here, given["table"], at, language)
    if "person" in given:
        return await _of_person(here, given["person"], language)
    if request.url.path == "/codex":
        return _of_card(request.query_params.get("card", ""), language)
    return None


def with_preview(page: str, shown: Preview, request: Request) -> str:
    """Return the client's page with the tags of a link."""
    address = context(request).settings.public_url
    tags = {
        "og:site_name": "Archrivals",
        "og:type": "website",
        "og:title": shown.title,
        "og:description": shown.description,
        "og:image": f"{address}/previews/{shown.picture}.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    own = "table" in request.path_params or "person" in request.path_params
    lines = [f"<title>{escape(shown.title)}</title>"]
    lines += [
        f'<meta name="description" content="{escape(shown.description)}" />',
        *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()),
    ]
    if own:  # a link is for those who were given it
        lines.append('<meta name="robots" content="noindex" />')
    return BLOCK.sub(lambda _: "\n    ".join(lines), page, count=1)


# --- The kinds of links -------------------------------------------------------------------------


async def _of_table(here: Context, table: str, at: str, language: str) -> Preview | None:
    """Return the preview of an invitation, a running table, or a finished game and its moments."""
    row = await here.store.row(sa.select(tables).where(tables.c.id == table))
    if row is None:
        return None
    query = sa.select(seats).where(seats.c.table == table).order_by(seats.c.seat)
    sitting = await here.store.rows(query)
    box = _box(row, language)
    names = ", ".join(each["name"] for each in sitting if each["name"])
    ladder = row["ladder"] if row["ladder"] in BOXES else MIXED
    if row["status"] == "open":
        owner = next((each["name"] for each in sitting if each["person"] == row["owner"]), "")
        free = sum(not each["name"] for each in sitting)
        return Preview(
            _say(language, "preview-invites" if owner else "preview-table", name=owner, box=box),
            _say(language, "preview-seats", players=len(sitting), free=free),
            f"invite-{ladder}",
        )
    if row["status"] == "playing":
        title = _say(language, "preview-playing", names=names, box=box)
        return Preview(title, _say(language, "preview-watch"), f"invite-{ladder}")
    title = _say(language, "preview-replay", names=names, box=box)
    return Preview(title, _ended(row, sitting, at, language), f"replay-{ladder}")


def _box(row: Any, language: str) -> str:
    """Return the name of the box or of the mixture."""
    setup = row["setup"]
    recipe = setup.get("recipe")
    if recipe:
        names = recipe_names().get(recipe["id"], {})
        return names.get(language) or names.get("en") or _say(language, "preview-mixture")
    box = BOXES.get(setup["box"])
    return box.name if box else ""


def _ended(row: Any, sitting: list[Any], at: str, language: str) -> str:
    """Return how a game ended, or which moment of it is shown."""
    answers = len(row["answers"] or ())
    if at.isascii() and at.isdecimal() and len(at) < 7 and 0 < int(at) <= answers:
        return _say(language, "preview-moment", at=int(at), all=answers)
    result = row["result"] or {}
    winners = ", ".join(sitting[seat]["name"] for seat in result.get("winners", ()))
    points = " : ".join(str(each) for each in result.get("points", ()))
    if not winners:
        return _say(language, "preview-look")
    n = len(result["winners"])
    return _say(language, "preview-won", names=winners, n=n, points=points)


async def _of_person(here: Context, person: str, language: str) -> Preview | None:
    """Return the preview of a player's public profile."""
    found = await profiles.profile(here.store, person)
    if found is None:
        return None
    words = _say(language, "preview-player", games=found.games, wins=found.wins)
    return Preview(found.name, words, "archrivals")


def _of_card(address: str, language: str) -> Preview | None:
    """Return the preview of a card by its address among the cards."""
    found = _cards().get(address)
    if found is None:
        return None
    box, card = found
    text = rules_text(card, language).replace("\n", " ")
    if len(text) > MAX_DESCRIPTION_CHARS:
        text = f"{text[: MAX_DESCRIPTION_CHARS - 1]}…"
    return Preview(f"{name_in(card, language)} · {BOXES[box].name}", text, f"cards-{box}")


@cache
def _cards() -> dict[str, tuple[str, Card]]:
    """Return every card by its address, which `addressOf` of the client writes."""
    return {f"{box.id}:{card.id}": (box.id, card) for box in BOXES.values() for card in box.cards}


# --- Words --------------------------------------------------------------------------------------


@cache
def messages(language: str) -> Messages:
    """Return the words of previews in a language."""
    file = resources.files("archrivals.server.edge").joinpath("preview_words", f"{language}.ftl")
    return read(file.read_text("utf-8"), f"preview_words/{language}.ftl")


def _say(language: str, message: str, **values: Value) -> str:
    return said(messages(language), message, values)
