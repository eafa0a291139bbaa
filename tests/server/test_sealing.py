"""The secrets of second factors: sealed in the database, so that a copy of it opens nothing."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from archrivals.hosting.refusal import Refusal
from archrivals.server.accounts.accounts import person_by_id
from archrivals.server.accounts.sessions import open_session
from archrivals.server.core.backups import back_up
from archrivals.server.core.schema import people
from archrivals.server.core.schema import roles as rows
from archrivals.server.core.sealing import NoKey, is_sealed, key_of, opened, seal
from archrivals.server.core.settings import Settings, SettingsError
from archrivals.server.core.starting import change_schema
from archrivals.server.core.store import Store
from archrivals.server.moderation import roles, totp

pytestmark = pytest.mark.anyio
KEY = bytes(range(32))


async def operator(store: Store) -> str:
    """Grant a role to somebody new; the secret of their second factor."""
    row = {"id": "op", "name": "Op", "email": "op@example.org", "created": 1, "preferences": {}}
    await store.do(sa.insert(people).values(row))
    return await roles.grant(store, "op", "operator")


async def confirmed(store: Store, secret: str) -> bool:
    """Whether the code of a secret opens an admin session."""
    person = await person_by_id(store, "op")
    assert person is not None
    _, session = await open_session(store, person, "")
    code = totp.code(secret, totp.step_at(time.time()))
    return await roles.confirm(store, "op", session.token, code) > 0


async def stored(store: Store) -> str:
    """The secret as it lies in the database."""
    row = await store.row(sa.select(rows.c.secret))
    assert row is not None
    return str(row["secret"])


def test_a_seal_opens_for_its_owner_and_its_key_alone() -> None:
    one = seal(b"x" * 20, "ann", KEY)
    assert opened(one, "ann", KEY) == b"x" * 20
    assert seal(b"x" * 20, "ann", KEY) != one  # a nonce of its own
    head, body = one[:-9], one[-9:]
    for sealed, owner, key in (
        (one, "bob", KEY),
        (one, "ann", bytes(32)),
        (head + ("A" if body[0] != "A" else "B") + body[1:], "ann", KEY),
    ):
        with pytest.raises(NoKey):
            opened(sealed, owner, key)


def test_what_is_no_key_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="openssl rand -hex 32"):
        Settings(key="change-me")
    settings = Settings(database=f"sqlite:///{tmp_path / 'a.db'}")
    (tmp_path / "a.db.key").write_text("nonsense")
    with pytest.raises(NoKey, match="is not a key"):
        key_of(settings)


async def test_neither_database_nor_backup_gives_a_second_factor_away(
    store: Store, tmp_path: Path
) -> None:
    secret = await operator(store)
    assert is_sealed(await stored(store))
    await back_up(store.settings, tmp_path / "nightly.backup")
    assert secret.encode() not in (tmp_path / "nightly.backup").read_bytes()
    assert await confirmed(store, secret)


async def test_without_its_key_a_server_says_so(store: Store) -> None:
    secret = await operator(store)
    other = Store(replace(store.settings, key="ab" * 32))
    try:
        with pytest.raises(Refusal, match="key of its second factors is missing"):
            await confirmed(other, secret)
    finally:
        await other.close()


async def test_a_cluster_without_a_key_grants_no_role(postgres_settings: Settings) -> None:
    bare = Store(replace(postgres_settings, key=""))
    try:
        with pytest.raises(Refusal, match="set ARCHRIVALS_KEY"):
            await operator(bare)
        await bare.do(sa.delete(people))
    finally:
        await bare.close()


async def test_secrets_of_an_earlier_release_are_sealed_and_opened_for_the_way_back(
    sqlite_settings: Settings,
) -> None:
    store = Store(sqlite_settings)
    secret = await operator(store)
    assert (await change_schema(sqlite_settings, "0010")).unsealed == 0
    assert await stored(store) == secret  # as the release before wrote it
    await change_schema(sqlite_settings)
    assert is_sealed(await stored(store))
    assert await confirmed(store, secret)
    await store.close()
