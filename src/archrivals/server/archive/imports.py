"""Games that were played without this server: its own replay decides what it believes of them."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from archrivals.hosting.refusal import Refusal
from archrivals.server.accounts.accounts import Person
from archrivals.server.core.schema import seats, tables
from archrivals.server.core.store import Store, now

from .rendering import Renderer

HERE: Final = Refusal(409, "here-already", "this game is here already")


def id_for(saved: Any, person: str) -> str:
    """Return the id of a person's copy of a game: the same each time it is imported."""
    content = f"{person}:{saved.get('seed')}:{saved.get('answers')}"
    return urlsafe_b64encode(sha256(content.encode()).digest()[:12]).decode()


async def keep_game(
    store: Store, rendering: Renderer, person: Person, saved: dict[str, Any], address: str
) -> str:
    """Keep a finished game of a person, unlisted and unrated; return its table."""
    id = id_for(saved, person.id)
    if await store.row(sa.select(tables.c.id).where(tables.c.id == id)) is not None:
        raise HERE
    me = {"id": person.id, "name": person.name}
    row, sitting = await rendering.played(saved, id, me, now(), address)
    try:
        async with store.begin() as connection:
            await connection.execute(tables.insert().values(**row, epoch=0))
            await connection.execute(seats.insert(), [each | {"table": id} for each in sitting])
    except IntegrityError:  # the same request came twice
        raise HERE from None
    return id
