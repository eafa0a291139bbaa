"""The start of a server: database, schema and bus, or a sentence that names the missing part."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import nats.errors
import sqlalchemy as sa

from . import revisions
from .backups import back_up
from .bus import CONNECT_TIMEOUT_S, Bus, LocalBus, NatsBus
from .place import CannotStart, check_known, check_place, explained, file_of
from .rules_in_play import Following, followed
from .sealing import NoKey, open_factors, seal_factors, unsealed_factors
from .settings import Settings, without_login
from .store import Store

SEALED_SINCE: Final = "0011"
"""The first schema whose releases can read sealed secrets."""


async def open_store(settings: Settings, *, own: bool = False) -> Store:
    """The database, with a schema that this version can work with.

    The only server on a file (``own``) brings it up to date, after a backup of it. Other
    databases are brought up to date by `archrivals migrate` alone: their processes start at any
    time, some of them of the version before.
    """
    check_place(settings)
    store = Store(settings)
    try:
        if own and store.sqlite:
            await _bring_up(store)
        else:
            _check_revision(await store.revision())
    except Exception as error:
        await store.close()
        explanation = explained(error, sa.make_url(settings.database))
        if explanation is None:
            raise
        raise CannotStart(explanation) from None
    return store


# --- The schema -------------------------------------------------------------------------------


def _check_revision(at: str | None) -> None:
    """Refuse a schema that this version cannot work with; one step newer it can."""
    wanted = revisions.newest()
    if at in (wanted, revisions.after(wanted)):
        return
    if at is None:
        raise CannotStart("the database has no tables yet; create them: archrivals migrate")
    check_known(at)
    raise CannotStart(
        f"the schema of the database is {at}, and this version wants {wanted}; "
        "make a backup, then run: archrivals migrate"
    )


async def _bring_up(store: Store) -> None:
    at = await store.revision()
    if at is None or at in revisions.known():
        await _walk(store, at, revisions.newest())
    else:
        _check_revision(at)


async def _walk(store: Store, at: str | None, to: str) -> Path | None:
    """Change the schema, after a backup of a file that has one; that backup."""
    copy = None
    if at is not None and at != to and store.sqlite:
        copy = await _keep_copy(store.settings, at)
    if at is not None and at >= SEALED_SINCE > to:
        try:
            await open_factors(store)
        except NoKey as error:
            what = "an earlier version needs the secrets of second factors in the open"
            raise CannotStart(f"{what}, and {error}") from None
    await store.migrate(to)
    if to >= SEALED_SINCE:
        with suppress(NoKey):  # `archrivals migrate` and `archrivals doctor` say so
            await seal_factors(store)
    return copy


async def _keep_copy(settings: Settings, at: str) -> Path | None:
    """A backup of a file before its schema changes."""
    file = file_of(settings)
    if file is None:
        return None
    copy = file.with_name(f"{file.name}-{at}-{time.strftime('%Y%m%d-%H%M%S')}.backup")
    await back_up(settings, copy)
    return copy


@dataclass(frozen=True, slots=True)
class SchemaChange:
    """A change of the schema: its revisions, and the backup of a file from before."""

    before: str | None
    after: str
    backup: Path | None
    unsealed: int
    """Secrets of second factors that are in the open, because there is no key."""

    games: tuple[Following, ...] = ()
    """The rules that games in play follow."""


async def change_schema(settings: Settings, to: str | None = None) -> SchemaChange:
    """Bring a database to a revision, up or down."""
    if to is not None and to not in revisions.known():
        raise CannotStart(
            f"there is no schema {to}; this version has {revisions.known()[0]} to "
            f"{revisions.newest()}"
        )
    check_place(settings)
    store = Store(settings)
    try:
        at = await store.revision()
        if at is not None:
            check_known(at)
        wanted = to or revisions.newest()
        copy = await _walk(store, at, wanted)
        unsealed = await unsealed_factors(store) if wanted >= SEALED_SINCE else 0
        games = tuple(await followed(store))
    except Exception as error:
        explanation = explained(error, sa.make_url(settings.database))
        if explanation is None:
            raise
        raise CannotStart(explanation) from None
    finally:
        await store.close()
    return SchemaChange(at, wanted, copy, unsealed, games)


# --- NATS -------------------------------------------------------------------------------------


async def open_bus(settings: Settings, name: str) -> Bus:
    """Open the line on which the processes of this server talk."""
    if settings.alone:
        return LocalBus()
    where = f"NATS at {without_login(settings.bus)}"
    try:
        return await NatsBus.connect(settings.bus, settings.realm, name, CONNECT_TIMEOUT_S)
    except nats.errors.AuthorizationError:
        raise CannotStart(
            f"{where} refuses the user or the password in ARCHRIVALS_BUS; correct them"
        ) from None
    except (nats.errors.Error, OSError, TimeoutError, ValueError):
        raise CannotStart(f"{where} does not answer; start it, or correct ARCHRIVALS_BUS") from None
