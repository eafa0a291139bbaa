"""One mail a day with the games that wait, least time first; none if nothing waits."""

from __future__ import annotations

from typing import Final, cast

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.server.accounts import mail
from archrivals.server.context import Context
from archrivals.server.core.schema import call_settings, calls, people

from . import vacation, words
from .facts import about, past
from .outbox import INBOX, WAITING_EVENTS, CallRow
from .wishes import Wishes, quiet_until, wishes_of
from .words import About

DIGEST_INTERVAL_MS: Final = 24 * 3_600_000
DIGESTS_PER_ROUND: Final = 20
FAR: Final = 2**60
"""The time that is left where no clock runs: such games stand last."""


async def mail_digests(context: Context) -> int:
    """Mail all who want it, have had none for a day, and for whom a game waits; return how many.

    A mail is entered before it is sent: a server that dies in between sends it the next day, and
    never twice.
    """
    store = context.store
    if not store.settings.smtp:
        return 0
    late = call_settings.c.mailed <= store.clock() - DIGEST_INTERVAL_MS
    wanted = (call_settings.c.on, call_settings.c.mail, people.c.verified.is_not(None), late)
    called = sa.exists().where(
        calls.c.person == people.c.id,
        calls.c.channel == INBOX,
        calls.c.event.in_(WAITING_EVENTS),
        calls.c.due <= store.clock(),
        calls.c.state.not_in(("dropped", "replaced")),
    )
    query = (
        sa.select(people.c.id, people.c.email, store.clock().label("now"))
        .join(call_settings, call_settings.c.person == people.c.id)
        .where(*wanted, called)
        .limit(DIGESTS_PER_ROUND)
    )
    sent = 0
    for row in await store.rows(query):
        async with store.begin() as connection:
            wishes = await wishes_of(connection, row["id"])
            if wishes is None or quiet_until(wishes, row["now"]) is not None:
                continue
            if await vacation.ends(connection, [row["id"]], row["now"]):
                continue
            games = await _waiting(connection, row["id"], row["now"])
            if not games:
                continue
            mine = (call_settings.c.person == row["id"], late)
            entered = call_settings.update().where(*mine).values(mailed=store.clock())
            if not (await connection.execute(entered)).rowcount:
                continue  # another gateway was faster
        subject, text = written(store.settings.public_url, wishes, games)
        sent += await mail.send(store.settings, row["email"], subject, text)
    return sent


async def _waiting(connection: AsyncConnection, person: str, at: int) -> list[About]:
    """Return the games that wait for a person, least time first."""
    found = await connection.execute(
        sa.select(calls, sa.literal(at).label("now"))
        .where(calls.c.person == person, calls.c.channel == INBOX, calls.c.due <= at)
        .where(calls.c.event.in_(WAITING_EVENTS), calls.c.state.not_in(("dropped", "replaced")))
        .order_by(calls.c.position)
    )
    games: dict[str, About] = {}
    for each in found.mappings().all():
        row = cast(CallRow, dict(each))
        if not await past(connection, row):
            games[row["table"]] = await about(connection, row)
    return sorted(games.values(), key=lambda each: FAR if each.left is None else each.left)


def written(url: str, wishes: Wishes, games: list[About]) -> tuple[str, str]:
    """Return the subject and the text of a mail."""
    language = wishes.language
    said = [words.notice(language, "turn", each) for each in games]
    subject = said[0].title if len(said) == 1 else words.several(language, games).title
    lines = [f"{each.title}\n{each.text}\n{url}/t/{each.table}\n" for each in said]
    stop = words.stop(language, f"{url}/settings/calls")
    return subject, "\n".join((*lines, stop, ""))
