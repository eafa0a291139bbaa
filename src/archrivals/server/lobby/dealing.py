"""The deal: a seed that neither the server nor a player can choose (``docs/decisions/020``).

The server shows a commitment to its secret when a table opens. Browsers commit to shares while they
wait. When all are ready and all commitments are there, their list is fixed; then shares are
revealed, and the seed follows. All of it is in the column ``fair`` of a table. :func:`settle` takes
every step, in the transaction that changed the table, so a process may die anywhere.

``fair`` has ``rule``, ``secret`` and ``tries``. Before the deal it also has ``hands``, by seat: who
gives a share there, the commitment and the share; and ``commitments`` once they are fixed. After
the deal it has ``commitments`` and ``shares``, one for each seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

import sqlalchemy as sa

from archrivals.engine.fairness import seat_commitment
from archrivals.hosting.dealing import dealt, fresh_deal, game_of, hand_of
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.rows import FairRow, HandRow, SeatRow, TableRow
from archrivals.server.context import Context
from archrivals.server.core.schema import seats, tables
from archrivals.server.core.store import now

from .allowed import kept_out

SHARE_TIMEOUT_MS: Final = 20_000
"""Milliseconds that browsers have to commit to shares, and again to reveal them."""

SLOW_TURN_MS: Final = 3_600_000
"""A turn that may take so long is one of a game of days: its players are rarely there at once."""

MAX_DEAL_TRIES: Final = 20
"""The number of failed attempts after which a table is closed."""

EXPIRED_PER_ROUND: Final = 50

OTHER_DEAL: Final = Refusal(
    409, "other-deal", "the table has another commitment by now; look again and make a new share"
)


# --- What a seat gives ------------------------------------------------------------------------


async def offer(connection: Any, row: TableRow, seat: int, person: str, share: bool) -> None:
    """Take or decline a seat's share. ``row`` is locked, as everywhere here."""
    fair = row["fair"]
    if fair is None:
        return
    known = fair["hands"].get(str(seat), {})
    if share and known.get("person") != person:
        fair["hands"][str(seat)] = {"person": person, "promise": "", "share": ""}
    elif not share:
        fair["hands"].pop(str(seat), None)
    await _keep(connection, row, fair=fair)


async def promise(
    connection: Any, row: TableRow, seat: SeatRow, commitment: str, promised: str
) -> None:
    """A seat commits to a share; it may think again until the list is fixed."""
    hand = _open_hand(row, seat, commitment)
    if "commitments" in row["fair"] and hand["promise"] != promised:
        raise Refusal(409, "fixed", "the commitments are fixed; this seat has made another one")
    hand["promise"] = promised
    await _keep(connection, row, fair=row["fair"])


async def reveal(
    connection: Any, row: TableRow, seat: SeatRow, commitment: str, share: str
) -> None:
    """Reveal a seat's share."""
    hand = _open_hand(row, seat, commitment)
    if "commitments" not in row["fair"]:
        raise Refusal(409, "not-fixed", "not yet: some seat has not committed to a share")
    if seat_commitment(row["id"], seat["seat"], commitment, share) != hand["promise"]:
        raise Refusal(409, "other-share", "this is not the share that this seat committed to")
    hand["share"] = share
    await _keep(connection, row, fair=row["fair"])


def _open_hand(row: TableRow, seat: SeatRow, commitment: str) -> HandRow:
    if row["fair"] is None or row["commitment"] != commitment:
        raise OTHER_DEAL
    hand = hand_of(row["fair"], seat)
    if not hand:
        raise Refusal(409, "no-share", "this seat gives no share; be ready with a share first")
    return hand


async def _keep(connection: Any, row: TableRow, **columns: Any) -> None:
    row |= cast(TableRow, columns)
    await connection.execute(tables.update().where(tables.c.id == row["id"]).values(**columns))


# --- Step by step -----------------------------------------------------------------------------


async def settle(context: Context, connection: Any, row: TableRow, *, late: bool = False) -> None:
    """Go on with the deal as far as it goes. ``row`` is that of an open table, and locked.

    ``late`` if the time is up. Afterwards ``row["status"]`` is "playing" if the game has begun.
    """
    query = sa.select(seats).where(seats.c.table == row["id"]).order_by(seats.c.seat)
    found = (await connection.execute(query)).mappings()
    sitting = [cast(SeatRow, dict(each)) for each in found]
    fair = row["fair"]
    if all(each["ready"] for each in sitting) and "commitments" not in (fair or {}):
        players = [each["person"] for each in sitting if each["person"]]
        out = await kept_out(context, connection, row, players)
        gone = [each["seat"] for each in sitting if each["person"] in out]
        await _unready(connection, row, sitting, gone)
    if fair is None:
        if all(each["ready"] for each in sitting):  # opened by a release without joint deals
            game = game_of(row["setup"])
            await _begin(connection, row, rules=game["rules"], cards=game["cards"])
        return
    if "commitments" in fair:
        missing = _missing(fair, sitting, late=late)
        if missing:
            await _fail(connection, row, sitting, missing)
            if row["status"] == "open":
                await _gather(context, connection, row, sitting)
        elif all(hand["share"] for each in sitting if (hand := hand_of(fair, each))):
            await _deal(connection, row, sitting)
        return
    if late:  # nothing has been revealed yet: the same secret will do
        silent = [each["seat"] for each in sitting if hand_of(fair, each).get("promise") == ""]
        await _unready(connection, row, sitting, silent)
    await _gather(context, connection, row, sitting)


def _missing(fair: FairRow, sitting: Sequence[SeatRow], *, late: bool) -> list[int]:
    """The seats that did not keep to the fixed list: gone, changed, or too late."""
    found = []
    for each, fixed in zip(sitting, fair["commitments"], strict=True):
        hand = hand_of(fair, each)
        kept = each["ready"] and hand.get("promise", "") == fixed
        if not kept or (late and hand and not hand["share"]):
            found.append(each["seat"])
    return found


async def _gather(
    context: Context, connection: Any, row: TableRow, sitting: Sequence[SeatRow]
) -> None:
    """Wait for all to be ready, then for all commitments; then fix them."""
    if not all(each["ready"] for each in sitting):
        if row["wake"]:
            await _keep(connection, row, wake=0)
        return
    game = game_of(row["setup"])
    if any(game[name] != row[name] for name in ("rules", "cards")):
        await _fail(connection, row, sitting, [])  # the server was updated since the table opened
        if row["status"] != "open":
            return
    fair = row["fair"]
    promised = [hand_of(fair, each).get("promise") for each in sitting]
    if "" in promised:
        if not row["wake"]:
            await _wait(context, connection, row)
        return
    fair["commitments"] = [each or "" for each in promised]
    if any(promised):
        await _keep(connection, row, fair=fair)
        await _wait(context, connection, row)
    else:
        await _deal(connection, row, sitting)


async def _unready(
    connection: Any, row: TableRow, sitting: Sequence[SeatRow], which: Sequence[int]
) -> None:
    for each in sitting:
        if each["seat"] in which and each["person"] is not None and each["ready"]:
            each["ready"] = False
            await connection.execute(
                seats.update()
                .where(seats.c.table == row["id"], seats.c.seat == each["seat"])
                .values(ready=False)
            )


async def _wait(context: Context, connection: Any, row: TableRow) -> None:
    turn = int(row["clock"].get("turn", 0))
    until = context.store.clock() + (turn if turn >= SLOW_TURN_MS else SHARE_TIMEOUT_MS)
    changed = tables.update().where(tables.c.id == row["id"]).values(wake=until)
    row["wake"] = (await connection.execute(changed.returning(tables.c.wake))).scalar()


async def _fail(
    connection: Any, row: TableRow, sitting: Sequence[SeatRow], missing: Sequence[int]
) -> None:
    """Nothing of this attempt is used: a player who could choose the used parts could choose the
    seed."""
    old = row["fair"]
    afresh = fresh_deal(row["id"], row["setup"])
    failed = {"commitment": row["commitment"], "missing": list(missing)}
    afresh["fair"]["tries"] = [*old["tries"], failed]
    afresh["fair"]["hands"] = {
        seat: {"person": hand["person"], "promise": "", "share": ""}
        for seat, hand in old["hands"].items()
    }
    await _unready(connection, row, sitting, missing)
    await _keep(connection, row, wake=0, **afresh)
    if len(afresh["fair"]["tries"]) >= MAX_DEAL_TRIES:
        await connection.execute(tables.delete().where(tables.c.id == row["id"]))
        row["status"] = "closed"


async def _deal(connection: Any, row: TableRow, sitting: Sequence[SeatRow]) -> None:
    await _begin(connection, row, **dealt(row, sitting))


async def _begin(connection: Any, row: TableRow, **columns: Any) -> None:
    await _keep(connection, row, status="playing", started=now(), wake=0, **columns)


async def expired(context: Context) -> list[str]:
    """The tables whose time for the deal is up."""
    query = (
        sa.select(tables.c.id)
        .where(
            tables.c.status == "open",
            tables.c.wake > 0,
            tables.c.wake <= context.store.clock(),
        )
        .limit(EXPIRED_PER_ROUND)
    )
    return [row["id"] for row in await context.store.rows(query)]
