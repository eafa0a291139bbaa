"""A lobby with a moderator in it."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from lobbies import Lobby, Player

from archrivals.server.core.schema import roles as role_rows
from archrivals.server.core.sealing import opened_factor
from archrivals.server.moderation import roles, totp

PASSWORD = "a horse of correct staples"


async def account(lobby: Lobby, name: str) -> Player:
    """Somebody with an account; the mail address is made from the name."""
    player = await lobby.player(name)
    email = f"{name.lower().replace(' ', '.')}@example.org"
    answer = await player.http.become("accounts", email=email, password=PASSWORD)
    assert answer.status_code == 200, answer.text
    return player


async def code_of(lobby: Lobby, person: str) -> str:
    """The code that a moderator's authenticator shows now; one that was used counts no more."""
    store = lobby.context.store
    await store.do(sa.update(role_rows).where(role_rows.c.person == person).values(step=0))
    row = await store.row(sa.select(role_rows.c.secret).where(role_rows.c.person == person))
    assert row is not None
    secret = opened_factor(store.settings, person, row["secret"])
    return totp.code(secret, totp.step_at(time.time()))


async def operator(lobby: Lobby, name: str = "Op") -> Player:
    """Somebody who sees to the server, and has typed a code."""
    return await moderator(lobby, name, "operator")


async def moderator(lobby: Lobby, name: str = "Mo", role: str = "moderator") -> Player:
    """Somebody with a role, who has typed a code."""
    player = await account(lobby, name)
    await roles.grant(lobby.context.store, player.id, role)
    await player.call("POST", "admin/session", code=await code_of(lobby, player.id))
    return player


async def act(mo: Player, person: Player, kind: str, **more: Any) -> str:
    """A moderator does something about somebody."""
    sent = {"kind": kind, "reason": "rude words", **more}
    done = await mo.call("POST", f"admin/people/{person.id}/sanctions", 201, **sent)
    return str(done["sanction"])
