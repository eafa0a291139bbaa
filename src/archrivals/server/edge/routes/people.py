"""The people one knows: played with, followed, noted about, and invited."""

from __future__ import annotations

from archrivals.engine.records import record
from archrivals.hosting.operations.declared import needs_server
from archrivals.hosting.operations.tables import PersonId, TableId
from archrivals.server.edge.asking import Member
from archrivals.server.lobby import acquaintances, invitations
from archrivals.server.lobby.acquaintances import Acquaintance, Note, Tie
from archrivals.server.lobby.invitations import Invited, Reason

from .accounts import Other
from .moderation import CHANGING


@record
class TieOf:
    """One's tie to a person."""

    person: PersonId
    follows: bool = False
    note: Note = ""


@record
class Invite:
    """A person to invite to a table."""

    table: TableId
    person: PersonId


@record
class Decline:
    """An invitation, and why one does not come."""

    table: TableId
    reason: Reason


@needs_server("GET", "/me/people", refuses=(401,))
async def my_people(by: Member) -> tuple[Acquaintance, ...]:
    """List the people you have played with or follow; those you follow come first."""
    return tuple(await acquaintances.known(by.here.store, by.person.id))


@needs_server("GET", "/me/people/{person}", refuses=(401,))
async def my_tie(asked: Other, by: Member) -> Tie:
    """Return whether you follow a person, and your private note about them."""
    return await acquaintances.tie(by.here.store, by.person.id, asked.person)


@needs_server("PUT", "/me/people/{person}", refuses=CHANGING, status=204)
async def keep_tie(asked: TieOf, by: Member) -> None:
    """Follow a person or not, and note something about them that only you see."""
    wanted = Tie(asked.follows, asked.note)
    await acquaintances.keep(by.here.store, by.person.id, asked.person, wanted)


@needs_server("GET", "/me/invitations", refuses=(401,))
async def my_invitations(by: Member) -> tuple[Invited, ...]:
    """List the invitations that wait for your answer, latest first."""
    return tuple(await invitations.waiting(by.here.store, by.person.id))


@needs_server("PUT", "/tables/{table}/invitations/{person}", refuses=CHANGING, status=204)
async def invite(asked: Invite, by: Member) -> None:
    """Call a person to a table that waits for players and where you sit."""
    await invitations.invite(by.here, by.person, asked.table, asked.person)


@needs_server("POST", "/tables/{table}/decline", refuses=CHANGING, status=204)
async def decline(asked: Decline, by: Member) -> None:
    """Decline an invitation; to accept one, take a seat."""
    await invitations.decline(by.here, by.person, asked.table, asked.reason)
