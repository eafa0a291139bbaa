"""Tables at which people sit, for tests: their facts, their rows, and answers by name.

The tables are arranged (``Setup.arranged``), with Super Heroes that do nothing by themselves, so
that a test knows every option there is.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import lru_cache
from itertools import count
from typing import Any, Final

from archrivals.boxes import catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.records import to_plain
from archrivals.engine.saving import RULES_VERSION, card_digest
from archrivals.engine.state.streams import commitment
from archrivals.hosting import wire
from archrivals.hosting.clocks import NO_CLOCK, ClockRules
from archrivals.hosting.entries import Entry
from archrivals.hosting.hosted import Facts, HostedTable
from archrivals.server.core import schema
from archrivals.server.core.store import Store

NAMES: Final = ("Ann", "Bob", "Cem", "Dee", "Eva")
PEOPLE: Final = tuple(f"{name.lower()}-{name.lower()}-{name.lower()}" for name in NAMES)
ANN, BOB, CEM, DEE, EVA = PEOPLE
SEED: Final = "the seed of a test"
HEROES: Final = ("red-tornado", "hawkman", "batgirl", "nightwing", "black-canary")
RING: Final = "yellow-lantern-corps-power-ring"
"""+2 Power. Attack: Each foe discards a card."""

HANDS: Final = (
    ("punch", "raven", "jervis-tetch", RING, "deadshot"),
    ("punch", "kick"),
    ("punch", "kick"),
    ("punch",),
    ("punch",),
)
"""Plain Power; Power and a card drawn; a look at the deck; two Attacks."""

_commands = count(1)


def arranged(players: int = 2, **places: tuple[str, ...]) -> Setup:
    """A table of Heroes Unite where seat 0 begins; ``places`` such as ``hand_0`` as they are."""
    lying: dict[str, tuple[str, ...]] = {f"hand {seat}": HANDS[seat] for seat in range(players)}
    lying |= {f"deck {seat}": ("punch", "vulnerability", "punch") for seat in range(players)}
    lying |= {name.replace("_", " "): cards for name, cards in places.items()}
    heroes = HEROES[:players]
    return Setup(players=players, first=0, heroes=heroes, arranged=tuple(lying.items()))


TEAMS: Final = Setup(box="confrontations", players=4)


def plain(setup: Setup) -> dict[str, Any]:
    """A setup as the database gives it."""
    found: dict[str, Any] = json.loads(json.dumps(asdict(setup)))
    return found


def facts_of(
    setup: Setup,
    clock: ClockRules | None = None,
    bots: Sequence[int] = (),
    table: str = "table-one",
) -> Facts:
    """What the database knows; everybody is a person but for these seats."""
    chairs = tuple(
        (NAMES[seat], None, "greedy") if seat in bots else (NAMES[seat], PEOPLE[seat], None)
        for seat in range(setup.players)
    )
    return Facts(table, plain(setup), SEED, clock or NO_CLOCK, chairs)


def sit(
    setup: Setup | None = None, clock: ClockRules | None = None, bots: Sequence[int] = ()
) -> HostedTable:
    """A hosted table before its first answer."""
    return HostedTable.begin(facts_of(setup or arranged(), clock, bots))


def command() -> str:
    """An id that no other command has."""
    return f"command-{next(_commands)}"


def option(shown: dict[str, Any], verb: str, card: str = "") -> int:
    """The number of an option in what a seat sees (``private``); without a card the first."""
    ask = shown["ask"]
    assert ask is not None, "this seat is not asked anything"
    for number, each in enumerate(ask["options"]):
        if each["verb"] == verb and card in ("", each.get("card", "")):
            return number
    raise AssertionError(f"no option {verb} {card} among {ask['options']}")


def order(hosted: HostedTable, seat: int, verb: str, card: str = "") -> wire.Answer:
    """The message by which a seat answers so."""
    number = option(to_plain(hosted.private(seat)), verb, card)
    return wire.Answer(hosted.facts.id, hosted.position, command(), number)


def answer(hosted: HostedTable, seat: int, verb: str, card: str = "", spent: int = 0) -> Entry:
    """Let a seat answer."""
    return hosted.answer(seat, order(hosted, seat, verb, card), spent, 1_000)


def anything(hosted: HostedTable, seat: int, spent: int = 0) -> Entry:
    """Let a seat take its last option: end the turn, or decline."""
    ask = hosted.table.ask_of(seat)
    assert ask is not None
    last = len(ask.options) - 1
    message = wire.Answer(hosted.facts.id, hosted.position, command(), last)
    return hosted.answer(seat, message, spent, 1_000)


def end_turn(hosted: HostedTable, spent: int = 0) -> None:
    """Whoever is asked ends the turn; the others are not asked anything on the way."""
    number = hosted.table.state.number
    while hosted.table.state.number == number:
        anything(hosted, hosted.asked[0], spent)


async def until(condition: Callable[[], object]) -> None:
    """Wait until something is so; not for long."""
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.001)


# --- Rows -------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _digest(box: str) -> str:
    return card_digest(catalogue(box))


def table_row(setup: Setup, table: str = "table-one", **changes: Any) -> dict[str, Any]:
    """The row of a table whose game has just begun."""
    row: dict[str, Any] = {
        "id": table,
        "status": "playing",
        "name": "",
        "ladder": setup.box,
        "setup": plain(setup),
        "seed": SEED,
        "commitment": commitment(SEED),
        "rules": RULES_VERSION,
        "cards": _digest(setup.box),
        "listed": False,
        "rated": True,
        "clock": {"turn": 0, "bank": 0},
        "owner": ANN,
        "created": 1,
        "epoch": 0,
        "wake": 0,
    }
    return row | changes


async def enter(
    store: Store,
    table: str = "table-one",
    setup: Setup | None = None,
    bots: Sequence[int] | Mapping[int, str] = (),
    **changes: Any,
) -> None:
    """Put a table and its seats into the database; bots are greedy unless they are named."""
    setup = setup or arranged()
    named = bots if isinstance(bots, Mapping) else dict.fromkeys(bots, "greedy")
    async with store.begin() as connection:
        await connection.execute(
            schema.tables.insert().values(**table_row(setup, table, **changes))
        )
        for seat in range(setup.players):
            await connection.execute(
                schema.seats.insert().values(
                    table=table,
                    seat=seat,
                    person=None if seat in bots else PEOPLE[seat],
                    bot=named.get(seat),
                    name=NAMES[seat],
                    ready=True,
                )
            )


async def enter_people(store: Store) -> None:
    """Five people with accounts, in the order of their seats."""
    async with store.begin() as connection:
        for person, name in zip(PEOPLE, NAMES, strict=True):
            await connection.execute(
                schema.people.insert().values(
                    id=person, name=name, created=5, verified=5, preferences={}
                )
            )
