"""The regular tasks of a gateway at the database: old rows go, late deals end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Final

from archrivals.server.accounts.sessions import sweep
from archrivals.server.context import Context
from archrivals.server.core.trouble import DATABASE_TROUBLE
from archrivals.server.lobby.retention import forget_old
from archrivals.server.lobby.rooms import end_late_deals
from archrivals.server.moderation.sanctions import end_removals
from archrivals.server.telemetry.logs import logger

SWEEP_INTERVAL_S: Final = 3600.0
DEALS_INTERVAL_S: Final = 1.0


async def sweep_old_rows(context: Context) -> None:
    """Delete rows that have run out or are too old; show again names that were removed for a time.

    A task that fails is tried again an hour later; the others go on.
    """
    while True:
        await asyncio.sleep(SWEEP_INTERVAL_S)
        await _try(sweep(context.store), "sweep")
        await _try(end_removals(context.store, context.bus), "sweep")
        await _try(forget_old(context), "sweep")
        await _try(context.store.clear_traces(), "sweep")


async def end_deals(context: Context) -> None:
    """Go on with deals for which a player is too late."""
    while True:
        await asyncio.sleep(DEALS_INTERVAL_S)
        await _try(end_late_deals(context), "deals")


async def _try(task: Awaitable[object], during: str) -> None:
    try:
        await task
    except DATABASE_TROUBLE as trouble:
        logger("gateway").warning("database trouble", during=during, error=repr(trouble))
    except Exception:
        logger("gateway").exception("a regular task failed", during=during)
