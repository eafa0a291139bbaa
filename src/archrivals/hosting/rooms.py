"""A table before and after the game, as data: the seats, and all public facts."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, Final

from archrivals.bots.levels import name_of
from archrivals.boxes.two_games import second_game
from archrivals.engine.fairness import ALONE, receipt
from archrivals.engine.saving import setup_from_json

from . import wire
from .cards import teams_for
from .clocks import ClockRules
from .dealing import dealing, fresh_deal, from_turn, promises, tries
from .hosted import Facts
from .refusal import Refusal
from .replays import known_as
from .rows import SeatRow, TableRow, from_row
from .table_request import CLOCKS, Wish, plain_setup

STAND_IN: Final = "greedy"
"""The stand-in at a rematch for a bot that the server has lost."""

NO_TABLE: Final = Refusal(404, "no-table", "there is no such table; the link may be incomplete")
NOT_OPEN: Final = Refusal(409, "not-open", "the game has begun already")
NO_SEAT: Final = Refusal(404, "no-seat", "there is no such seat")
OWN_SEAT: Final = Refusal(409, "your-seat", "this is your own seat")
NOT_SEATED: Final = Refusal(403, "no-seat", "take a seat first")

Entropy = Callable[[int], bytes]


# --- Opening ----------------------------------------------------------------------------------


def opened(
    id: str, wish: Wish, owner: str, at: int, entropy: Entropy = secrets.token_bytes
) -> TableRow:
    """The columns of a table that has just been opened."""
    setup = json.loads(json.dumps(plain_setup(wish.setup)))
    return {
        "id": id,
        "status": "open",
        "name": wish.name,
        "ladder": wish.ladder,
        "setup": setup,
        **fresh_deal(id, setup, entropy),
        "listed": wish.listed,
        "rated": wish.rated,
        "clock": CLOCKS[wish.clock],
        "owner": owner,
        "created": at,
        "wake": 0,
    }


def seats_of(wish: Wish, person: str, name: str) -> list[SeatRow]:
    """The seats of a new table: its opener has the first that is free."""
    own = next((seat for seat, bot in enumerate(wish.bots) if bot is None), None)
    taken = {name}
    sitting: list[SeatRow] = []
    for seat, bot in enumerate(wish.bots):
        mine = seat == own
        called = name if mine else bot_name(bot, taken)
        taken.add(called)
        sitting.append(
            {
                "seat": seat,
                "person": person if mine else None,
                "bot": bot,
                "name": called,
                "ready": bot is not None,
            }
        )
    return sitting


def bot_name(bot: str | None, taken: Collection[str]) -> str:
    """Return the name of a bot at its table, unlike the others there; an empty seat has none."""
    if not bot:
        return ""
    name = name_of(bot)
    more = (f"{name} {number}" for number in count(2))
    return name if name not in taken else next(each for each in more if each not in taken)


def free_seat(sitting: Sequence[SeatRow], wanted: int | None) -> int:
    """Return the seat that a person gets: the wanted one, or the first that is free."""
    free = [each["seat"] for each in sitting if each["person"] is None and not each["bot"]]
    if wanted is not None and wanted not in free:
        raise Refusal(409, "taken", "this seat is taken")
    if not free:
        raise Refusal(409, "full", "all seats are taken; you can watch")
    return int(free[0] if wanted is None else wanted)


# --- Looking ----------------------------------------------------------------------------------


def room_of(row: TableRow, sitting: Sequence[SeatRow], person: str) -> wire.Room:
    """A table as a person may know it; its seed only after the end."""
    teams = teams_for(setup_from_json(row["setup"]))
    promised = promises(row, sitting)
    over = row["status"] in ("over", "abandoned")
    played = over and row["answers"] is not None
    return from_row(
        wire.Room,
        row,
        table=row["id"],
        setup=row["setup"] if over else {**row["setup"], "arranged": []},
        seats=[
            from_row(wire.RoomSeat, each, team=teams[each["seat"]], promise=promise)
            for each, promise in zip(sitting, promised, strict=True)
        ],
        you=next((each["seat"] for each in sitting if each["person"] == person), -1),
        seed=row["seed"] if over else None,
        receipt=receipt({**row, "table": known_as(row)}) if played else None,
        rule=(row["fair"] or {}).get("rule", ALONE),
        dealing=dealing(row),
        tries=tries(row),
        from_turn=from_turn(row["fair"]),
    )


# --- Playing ----------------------------------------------------------------------------------


def facts_of(row: TableRow, chairs: Iterable[tuple[str, str | None, str | None]]) -> Facts:
    """Return the facts for the host of a table that begins, or goes on."""
    clock = ClockRules(**row["clock"])
    facts = Facts(row["id"], row["setup"], row["seed"], clock, tuple(chairs), row["owner"])
    return replace(facts, rules=row.get("rules", facts.rules))


# --- Once more --------------------------------------------------------------------------------


def check_rematch(row: TableRow) -> None:
    """Refuse a rematch of a game that is not over."""
    if row["status"] not in ("over", "abandoned"):
        raise Refusal(409, "not-over", "this game is not over yet")


def next_setup(row: TableRow) -> dict[str, Any]:
    """The same again; after the first of two games with both sets, the second one (X1)."""
    setup = setup_from_json(row["setup"])
    points = (row["result"] or {}).get("points")
    if setup.recipe is None or setup.recipe.half != 1 or not points:
        return dict(row["setup"])
    second = plain_setup(second_game(setup, row["seed"], points))
    return json.loads(json.dumps(second))  # type: ignore[no-any-return]  # plain lists throughout


def opened_again(
    id: str, row: TableRow, at: int, entropy: Entropy = secrets.token_bytes
) -> TableRow:
    """The columns of a table at which the same is played once more."""
    setup = next_setup(row)
    again: TableRow = {
        "name": row["name"],
        "ladder": row["ladder"],
        "listed": row["listed"],
        "rated": row["rated"],
        "clock": row["clock"],
        "owner": row["owner"],
        **fresh_deal(id, setup, entropy),
    }
    return again | {"setup": setup, "id": id, "status": "open", "created": at, "wake": 0}


def seats_again(sitting: Sequence[SeatRow], bots: Collection[str]) -> list[SeatRow]:
    """Return the seats of a rematch; a bot that the server has lost gets a stand-in."""
    again: list[SeatRow] = []
    for each in sitting:
        values: SeatRow = {
            "seat": each["seat"],
            "person": each["person"],
            "bot": each["bot"],
            "name": each["name"],
            "ready": each["bot"] is not None,
        }
        if each["bot"] and each["bot"] not in bots:
            others = {other["name"] for other in sitting if other is not each}
            values |= {"bot": STAND_IN, "name": bot_name(STAND_IN, others)}
        elif not each["bot"] and not each["person"]:  # a person whose account is gone
            values["name"] = ""
        again.append(values)
    return again
