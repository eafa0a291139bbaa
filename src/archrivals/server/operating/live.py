"""Settings that an operator changes while the server runs: few, and asked where they matter.

Unchanged settings have the value of the environment. They are read from the database whenever they
are needed, so a change holds at every process at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from archrivals.bots import looks_ahead
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.words import plain_text
from archrivals.server.core.schema import live_settings
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store, now
from archrivals.server.moderation import audit

MAX_SETTING: Final = 1_000
"""The largest number that a setting may have."""


@dataclass(frozen=True, slots=True)
class Live:
    """Settings that change while running: sign-up, new tables, bots that think ahead, limits."""

    registrations: bool = True
    tables: bool = True
    thinking_bots: bool = True
    tables_per_person: int = 30

    def measured(self) -> dict[str, int]:
        """As numbers, for Prometheus."""
        return {each.name: int(getattr(self, each.name)) for each in fields(self)}

    def check_registrations(self) -> None:
        """Refuse a new person."""
        if not self.registrations:
            reason = "This server takes no new players at the moment. Come back later."
            raise Refusal(403, "registrations-closed", reason)

    def check_table(self, bots: Iterable[str | None]) -> None:
        """Refuse a new table, or one with bots that think too long now."""
        if not self.tables:
            reason = "No new tables can be opened at the moment. Games in play go on."
            raise Refusal(403, "tables-closed", reason)
        self.check_bots(bots)

    def check_bots(self, bots: Iterable[str | None]) -> None:
        """Refuse bots that think ahead while those rest."""
        if not self.thinking_bots and any(bot is not None and looks_ahead(bot) for bot in bots):
            reason = "The strongest opponents rest at the moment. Choose a weaker one."
            raise Refusal(403, "bots-rest", reason)


NAMES: Final = tuple(each.name for each in fields(Live))


def by_environment(settings: Settings) -> Live:
    """Return the settings that hold until they are changed."""
    return Live(tables_per_person=settings.tables_per_person)


def _merged(settings: Settings, rows: Iterable[Any]) -> Live:
    changed = {row["setting"]: row["value"] for row in rows if row["setting"] in NAMES}
    return replace(by_environment(settings), **changed)


async def live(store: Store) -> Live:
    """The settings as they are now."""
    return _merged(store.settings, await store.rows(sa.select(live_settings)))


async def live_within(store: Store, connection: AsyncConnection) -> Live:
    """The same in the caller's transaction."""
    found = await connection.execute(sa.select(live_settings))
    return _merged(store.settings, found.mappings())


async def change(
    store: Store, actor: str, name: str, value: bool | int | None, reason: str
) -> None:
    """Set a setting from now on; None gives it the value of the environment back."""
    if name not in NAMES:
        raise Refusal(404, "no-setting", f"there is no such setting; there is {', '.join(NAMES)}")
    usual = getattr(by_environment(store.settings), name)
    if value is not None and type(value) is not type(usual):
        wanted = "true or false" if isinstance(usual, bool) else "a number"
        raise Refusal(422, "invalid", f"{name} is {wanted}")
    if type(value) is int and not 0 <= value <= MAX_SETTING:
        raise Refusal(422, "invalid", f"{name} is from 0, for no limit, to {MAX_SETTING}")
    mine = live_settings.c.setting == name
    async with store.begin() as connection:
        before = await live_within(store, connection)
        await connection.execute(sa.delete(live_settings).where(mine))
        if value is not None:
            row = {"setting": name, "value": value, "changed": now()}
            await connection.execute(sa.insert(live_settings).values(row))
        what = {"before": getattr(before, name), "after": usual if value is None else value}
        await audit.write(connection, actor, "set", None, name, plain_text(reason), what)
