"""People: guests by a name, accounts by mail and password, and the tickets they are given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.engine.records import record
from archrivals.hosting.operations.people import MOST_PREFERENCES, Preference
from archrivals.hosting.refusal import Refusal
from archrivals.server.core.rows import SanctionRow
from archrivals.server.core.schema import blocks, claims, devices, people, sessions, tickets
from archrivals.server.core.store import Store, new_id, now

from . import passwords, standing
from .names import check_free, name_key
from .tickets import issue, redeem
from .validation import check_password, clean_email, clean_name

NO_PERSON: Final = Refusal(404, "nobody", "There is no person with this id.")
BLOCKS: Final = "blocks"
"""The subject for changes of a person's list of blocked people."""


@dataclass(frozen=True, slots=True)
class Person:
    """A player; without a mail address, a guest."""

    id: str
    name: str
    email: str | None
    created: int
    preferences: dict[str, Preference]
    verified: int | None = None
    """The time at which the mail address was verified; None for guests."""

    pending: str | None = None
    """The mail address that a guest wants an account with; a mail is on its way there."""

    password: str | None = field(default=None, repr=False, compare=False)
    """The hash that let them in; None unless they have just logged in."""

    @property
    def guest(self) -> bool:
        """Return whether they have no account yet."""
        return self.email is None


def person_from(row: Mapping[str, Any]) -> Person:
    """The person of a row of ``people``."""
    return Person(
        row["id"],
        row["name"],
        row["email"],
        row["created"],
        dict(row["preferences"]),
        row["verified"],
        row.get("pending"),
    )


async def person_by_id(store: Store, person: str) -> Person | None:
    """Return a person by their id."""
    row = await store.row(sa.select(people).where(people.c.id == person))
    return person_from(row) if row else None


# --- Becoming a person -------------------------------------------------------------------------


async def new_guest(store: Store, name: str) -> Person:
    """Add a guest who typed a name; others may have the same."""
    guest = Person(new_id(), clean_name(name), None, now(), {})
    await check_name(store, guest.id, guest.name)
    await store.do(
        sa.insert(people).values(
            id=guest.id,
            name=guest.name,
            looks=name_key(guest.name),
            created=guest.created,
            preferences={},
        )
    )
    return guest


async def check_name(store: Store, person: str, name: str) -> None:
    """Refuse a name that looks like that of a bot, of the server or of another account."""
    check_free(name, store.settings.own_bots)
    others = sa.select(people.c.id).where(
        people.c.looks == name_key(name), people.c.email.is_not(None), people.c.id != person
    )
    if await store.row(others.limit(1)):
        reason = "Another account has this name, or one that looks like it."
        raise Refusal(409, "name-taken", f"{reason} Please choose another one.")


async def make_account(store: Store, person: Person, email: str, password: str) -> Person:
    """Give a guest a mail address and a password; they stay who they are, with their games.

    This is for a server without mail, where the address is a name to log in with and nothing else;
    ``claims`` has it verified.
    """
    address = clean_email(email)
    check_password(password, person.name, address)
    await check_name(store, person.id, person.name)
    kept, at = await passwords.hash_of(password), now()
    change = (
        sa.update(people)
        .where(people.c.id == person.id, people.c.email.is_(None))
        .values(email=address, password=kept, verified=at)
    )
    try:
        changed = await store.do(change)
    except IntegrityError:
        raise Refusal(
            409, "email-taken", "There is an account with this mail address; log in to it instead."
        ) from None
    if not changed:
        raise Refusal(409, "has-account", "You have an account already.")
    return replace(person, email=address, verified=at)


async def log_in(store: Store, email: str, password: str) -> Person:
    """Return the owner of this mail address and password; refuse a person who is banned."""
    row = await _known(store, email, password)
    ban = await store.row(standing.held(row["id"], "ban"), SanctionRow)
    if ban is not None:
        raise standing.refusal("ban", ban["until"], ban["reason"])
    kept = row["password"]
    if passwords.outdated(kept):
        kept = await passwords.hash_of(password)
        await store.do(
            sa.update(people)
            .where(people.c.id == row["id"], people.c.password == row["password"])
            .values(password=kept)
        )
    return replace(person_from(row), password=kept)


async def ban_of(store: Store, email: str, password: str) -> SanctionRow:
    """The ban of the account that has this mail address and password."""
    row = await _known(store, email, password)
    ban = await store.row(standing.held(row["id"], "ban"), SanctionRow)
    if ban is None:
        raise Refusal(404, "not-banned", "You are not kept out; log in.")
    return ban


async def _known(store: Store, email: str, password: str) -> dict[str, Any]:
    """Return the row of an account; refuse any error with the same words, in the same time."""
    row: dict[str, Any] | None = await store.row(
        sa.select(people).where(people.c.email == email.lower())
    )
    kept = row["password"] if row else None
    if not await passwords.matches(kept, password) or row is None:
        raise Refusal(
            401,
            "wrong-password",
            "No account has this mail address and password; check both, or reset the password.",
        )
    return row


# --- Changing oneself -------------------------------------------------------------------------


async def change(
    store: Store,
    person: Person,
    name: str | None = None,
    preferences: Mapping[str, Preference | None] | None = None,
) -> Person:
    """Another name, other preferences; a preference of ``None`` is forgotten, others stay."""
    shown = person.name if name is None else clean_name(name)
    if shown != person.name:
        await standing.check(store, person.id, "rename")
        await check_name(store, person.id, shown)
    async with store.begin() as connection:
        # The first statement writes, so that two changes at once come one after the other.
        done = await connection.execute(
            sa.update(people)
            .where(people.c.id == person.id)
            .values(name=shown, looks=name_key(shown))
            .returning(people.c.preferences)
        )
        merged: dict[str, Preference | None] = {**(done.scalar() or {}), **(preferences or {})}
        kept = {key: value for key, value in merged.items() if value is not None}
        if len(kept) > MOST_PREFERENCES:
            raise Refusal(
                409,
                "too-many-preferences",
                f"There is room for {MOST_PREFERENCES} preferences; set some to null first.",
            )
        await connection.execute(
            sa.update(people).where(people.c.id == person.id).values(preferences=kept)
        )
    return replace(person, name=shown, preferences=kept)


async def confirm(store: Store, person: Person, password: str) -> None:
    """Refuse unless this is the person's password; a guest has none, so nothing is right."""
    kept = await store.row(sa.select(people.c.password).where(people.c.id == person.id))
    if not await passwords.matches(kept["password"] if kept else None, password):
        raise Refusal(403, "wrong-password", "That is not your password.")


async def change_password(store: Store, person: Person, old: str, new: str, stay: str) -> None:
    """A new password; every session but ``stay`` (its hashed token) is logged out."""
    if person.guest:
        raise Refusal(409, "guest", "A guest has no password; make an account first.")
    check_password(new, person.name, person.email or "")
    await confirm(store, person, old)
    kept = await passwords.hash_of(new)
    async with store.begin() as connection:
        await _set_password(connection, person.id, kept, stay)


async def _set_password(connection: AsyncConnection, person: str, kept: str, stay: str) -> None:
    """Log out all who knew the old password, and cancel the mails about it."""
    await connection.execute(sa.update(people).where(people.c.id == person).values(password=kept))
    await connection.execute(sa.delete(claims).where(claims.c.person == person))
    await shut_out(connection, person, stay)


async def shut_out(connection: AsyncConnection, person: str, stay: str = "") -> None:
    """End every session but ``stay``, and void every ticket and device."""
    await connection.execute(
        sa.delete(sessions).where(sessions.c.person == person, sessions.c.token != stay)
    )
    await connection.execute(sa.delete(tickets).where(tickets.c.person == person))
    await connection.execute(sa.delete(devices).where(devices.c.person == person))


# --- A forgotten password ---------------------------------------------------------------------


async def reset_ticket(store: Store, email: str) -> str | None:
    """A ticket to reset the password of an account, if there is one with this address."""
    row = await store.row(sa.select(people.c.id).where(people.c.email == email.lower()))
    return await issue(store, row["id"], "reset") if row else None


async def reset_password(store: Store, token: str, new: str) -> Person:
    """A new password by a ticket from a mail; every session is logged out."""
    check_password(new)
    ticket = await redeem(store, token, "reset")
    person = await person_by_id(store, ticket.person) if ticket else None
    if person is None:
        raise Refusal(
            403,
            "ticket-void",
            "This link was used already, or is more than an hour old; ask for a new mail.",
        )
    kept = await passwords.hash_of(new)
    async with store.begin() as connection:
        await _set_password(connection, person.id, kept, stay="")
        await connection.execute(  # the mail came to its address
            sa.update(people)
            .where(people.c.id == person.id, people.c.verified.is_(None))
            .values(verified=now())
        )
    return person


# --- Blocks -----------------------------------------------------------------------------------


async def block(store: Store, person: Person, other: str) -> None:
    """Block a person: neither hear from them nor sit with them."""
    if other == person.id:
        raise Refusal(409, "yourself", "You cannot block yourself.")
    if await person_by_id(store, other) is None:
        raise NO_PERSON
    there = sa.exists().where(blocks.c.person == person.id, blocks.c.other == other)
    new = sa.select(sa.literal(person.id), people.c.id).where(people.c.id == other, ~there)
    try:
        await store.do(sa.insert(blocks).from_select(["person", "other"], new))
    except IntegrityError:  # blocked twice at once, or just departed: either way it is done
        return


async def unblock(store: Store, person: Person, other: str) -> None:
    """Hear from them again."""
    await store.do(sa.delete(blocks).where(blocks.c.person == person.id, blocks.c.other == other))


@record
class Blocked:
    """A person that you block."""

    id: str
    name: str


async def blocked(store: Store, person: str) -> list[Blocked]:
    """Return the people that a person blocks."""
    found = await store.rows(
        sa.select(people.c.id, people.c.name)
        .join(blocks, blocks.c.other == people.c.id)
        .where(blocks.c.person == person)
        .order_by(people.c.name, people.c.id)
    )
    return [Blocked(**each) for each in found]
