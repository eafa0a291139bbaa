"""The deal as data: the commitment to a table's seed, and what all may know of it.

``docs/decisions/020`` explains how a seed comes about that no one can choose.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from archrivals.engine.fairness import JOINT, decks_digest, joint_seed, server_commitment
from archrivals.engine.saving import RULES_VERSION, card_digest, setup_from_json

from . import wire
from .cards import cards_for
from .rows import FairRow, HandRow, SeatRow, TableRow

JSON = dict[str, Any]


# --- The secret -------------------------------------------------------------------------------


def fresh_deal(
    table: str, setup: JSON, entropy: Callable[[int], bytes] = secrets.token_bytes
) -> TableRow:
    """The columns of a table that have no shares yet; its commitment binds all of them.

    >>> from dataclasses import asdict
    >>> from archrivals.engine.language.rules import Setup
    >>> columns = fresh_deal("a-table-of-ours", asdict(Setup()))
    >>> columns["seed"], columns["fair"]["tries"], len(columns["commitment"])
    ('', [], 64)
    """
    secret = entropy(32).hex()
    game = game_of(setup)
    return {
        "seed": "",
        "commitment": server_commitment(table, secret, game),
        "rules": game["rules"],
        "cards": game["cards"],
        "fair": {"rule": JOINT, "secret": secret, "tries": [], "hands": {}},
    }


def game_of(setup: JSON) -> JSON:
    cat = cards_for(setup_from_json(setup))
    return {
        "rules": RULES_VERSION,
        "cards": card_digest(cat),
        "decks": decks_digest(cat),
        "setup": setup,
    }


# --- Public facts ----------------------------------------------------------------------------


def promises(row: TableRow, sitting: Sequence[SeatRow]) -> list[str | None]:
    """Return each seat's commitment, or "" if it is still due; None where no share is given."""
    fair: Any = row["fair"] or {}
    if row["status"] != "open":
        return [each or None for each in fair.get("commitments", [None] * len(sitting))]
    return [hand_of(fair, each).get("promise") for each in sitting]


def dealing(row: TableRow) -> wire.Dealing | None:
    """Until when commitments or shares have time, if the table is at that."""
    if row["status"] != "open" or not row["wake"]:
        return None
    return wire.Dealing(row["wake"], "commitments" in (row["fair"] or {}))


def from_turn(fair: Any) -> int | None:  # the column as it is kept
    """Return the turn from which a game goes on that continues another, by how its seed came about;
    None for a game that was played from its beginning."""
    continues = (fair or {}).get("continues")
    return None if continues is None else int(continues["turn"])


def tries(row: TableRow) -> list[wire.FailedDeal]:
    """The attempts that came to nothing."""
    failed = (row["fair"] or {}).get("tries", [])
    return [wire.FailedDeal(each["commitment"], each["missing"]) for each in failed]


def hand_of(fair: FairRow, seat: SeatRow) -> HandRow:
    """Return the commitments of the seat's person now; nothing of a person who sat there before."""
    hand: HandRow = fair.get("hands", {}).get(str(seat["seat"]), {})
    return hand if seat["person"] is not None and hand.get("person") == seat["person"] else {}


# --- The seed ---------------------------------------------------------------------------------


def dealt(row: TableRow, sitting: Sequence[SeatRow]) -> TableRow:
    """The columns of a table whose shares are all there: how its seed came about, and the seed."""
    fair = row["fair"]
    shares = [hand_of(fair, each).get("share", "") for each in sitting]
    done: Any = {name: fair[name] for name in ("rule", "secret", "commitments", "tries")}
    seed = joint_seed(fair["secret"], row["id"], row["commitment"], shares)
    return {"fair": done | {"shares": shares}, "seed": seed}
