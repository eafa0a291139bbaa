"""Mail addresses that a person claims: believed when the link that was mailed is opened.

The answer is the same whether the address has an account or not. Its owner alone is
informed, by mail. The link by itself gives nothing to a person who opens a stranger's mail: it
takes the session that asked, or the password that was chosen.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from archrivals.hosting.refusal import Refusal
from archrivals.server.core.rows import ClaimRow
from archrivals.server.core.schema import claims, people
from archrivals.server.core.store import Store, hashed, new_id, now

from . import passwords
from .accounts import Person, check_name, person_by_id
from .validation import check_password, clean_email

CLAIM_LIFE_MS: Final = 24 * 3_600_000
"""Milliseconds for which a link is good."""

VOID: Final = "This link was used already, or is more than a day old; ask for a new mail."


async def claim_account(store: Store, person: Person, email: str, password: str) -> str:
    """A guest wants to be an account with this address; what to put into the mail."""
    if not person.guest:
        raise Refusal(409, "has-account", "You have an account already.")
    address = clean_email(email)
    check_password(password, person.name, address)
    await check_name(store, person.id, person.name)
    return await _claim(store, person.id, address, await passwords.hash_of(password))


async def claim_own_address(store: Store, person: Person) -> str | None:
    """An account wants its address verified; what to put into the mail, None if it is."""
    if person.email is None or person.verified is not None:
        return None
    return await _claim(store, person.id, person.email, None)


async def _claim(store: Store, person: str, email: str, password: str | None) -> str:
    token = new_id(32)
    values = {
        "email": email,
        "password": password,
        "token": hashed(token),
        "expires": now() + CLAIM_LIFE_MS,
    }
    insert = (sqlite if store.sqlite else postgresql).insert(claims)
    await store.do(  # only the newest mail counts
        insert.values(person=person, **values).on_conflict_do_update(
            index_elements=["person"], set_=values
        )
    )
    return token


async def has_account(store: Store, email: str) -> bool:
    """Return whether there is an account with this address; for its owner alone."""
    return await store.row(sa.select(people.c.id).where(people.c.email == email)) is not None


async def open_claim(store: Store, token: str) -> ClaimRow:
    """Return the claim of a link; refuse one that has expired or was used."""
    good = (claims.c.token == hashed(token), claims.c.expires > now())
    row = await store.row(sa.select(claims).where(*good), ClaimRow)
    if row is None:
        raise Refusal(403, "ticket-void", VOID)
    return row


async def verify(store: Store, token: str, asking: str | None, password: str | None) -> Person:
    """Believe a claim: for the person who made it, or for one who knows the password."""
    row = await open_claim(store, token)
    if row["person"] != asking and not await _knows(store, row, password):
        reason = "Type the password that you chose with this address."
        raise Refusal(403, "password-needed", reason)
    changes = {"email": row["email"], "password": row["password"]} if row["password"] else {}
    guest = await person_by_id(store, row["person"]) if changes else None
    if guest is not None:  # another guest of the same name may have been faster
        await check_name(store, guest.id, guest.name)
    mine = people.c.id == row["person"]
    unchanged = people.c.email.is_(None) if changes else people.c.email == row["email"]
    try:
        async with store.begin() as connection:
            done = await connection.execute(
                sa.delete(claims).where(claims.c.token == hashed(token))
            )
            if not done.rowcount:
                raise Refusal(403, "ticket-void", VOID)
            done = await connection.execute(
                sa.update(people).where(mine, unchanged).values(verified=now(), **changes)
            )
    except IntegrityError:  # the reader of the mail may know that
        reason = "There is an account with this mail address; log in to it instead."
        raise Refusal(409, "email-taken", reason) from None
    person = await person_by_id(store, row["person"])
    if not done.rowcount or person is None:
        raise Refusal(403, "ticket-void", VOID)
    return person


async def _knows(store: Store, claim: ClaimRow, password: str | None) -> bool:
    if password is None:
        return False
    kept = claim["password"]
    if kept is None:
        query = sa.select(people.c.password).where(people.c.id == claim["person"])
        kept = (await store.row(query) or {}).get("password")
    return await passwords.matches(kept, password)
