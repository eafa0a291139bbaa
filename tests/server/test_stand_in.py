"""Bots whose workers are stopped, slow or killed in mid-turn: no turn is thrown away.

A host plays games of bots while the worker processes are treated badly. Afterwards every game is
played again from its answers. ``ARCHRIVALS_TIER=night`` plays 200 games:

    ARCHRIVALS_TIER=night pytest tests/server/test_stand_in.py --log-cli-level=INFO
"""

from __future__ import annotations

import ast
import asyncio
import logging
import os
import secrets
import signal
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from multiprocessing import active_children
from random import Random

import pytest
from seated import enter
from test_host import House, house
from tiers import size

from archrivals.bots.greedy import GreedyBot
from archrivals.boxes import catalogue_for
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table
from archrivals.hosting.hosted import SPECTATOR, HostedTable
from archrivals.server.core.settings import Settings
from archrivals.server.jobs import lanes
from archrivals.server.jobs.bots import work

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="workers cannot be stopped here"),
]

log = logging.getLogger(__name__)

GAMES = size(1, 200)
AT_ONCE = size(2, 25)
BUDGET_MS = size(20, 100)
"""Milliseconds for a decision: little, so that many are missed and few are waited for."""

PAUSE_S = size(1, 5)
"""Seconds at most between two acts of sabotage: a killed worker takes some to come back."""

STUCK_S = 120.0
LOOK_EVERY_S = 5.0
"""Seconds without an answer at a table, and between two signs that somebody looks at it."""

ENDS = ("end", "done")
TABLES = (
    (Setup(players=2, super_villains=2), ("goldie", "greedy")),
    (Setup(box="base-set", players=3, super_villains=2), ("pip", "greedy", "otto")),
    (Setup(box="rivals-batman-joker", players=2, super_villains=2), ("tilda", "collector")),
    (Setup(box="rivals-shazam-black-adam", players=2, super_villains=2), ("sibyl", "greedy")),
    (Setup(box="confrontations", players=2), ("archrival", "goldie")),
    (replace(setup_of(RECIPES["two-sets"]), super_villains=2), ("vera", "bruno", "pip", "keen")),
)
"""Every box and a mixture; bots that answer at once and bots that think ahead."""

Places = dict[tuple[str, int], str]
"""Where stand-ins decided, by table and position, each with its reason."""


# --- Treating workers badly -------------------------------------------------------------------


def send(number: signal.Signals) -> None:
    """Send a signal to all workers."""
    for process in active_children():
        with suppress(ProcessLookupError):
            os.kill(process.pid or 0, number)


@dataclass
class Saboteur:
    """Stops, slows down and kills the workers, one way after the other."""

    random: Random
    done: Counter[str] = field(default_factory=Counter)

    async def work(self) -> None:
        """Go on until cancelled."""
        while True:
            for way in (self.stop, self.slow, self.kill):
                self.done[way.__name__] += 1
                await way()
                await asyncio.sleep(self.random.uniform(0, PAUSE_S))  # and some turns as usual

    async def stop(self) -> None:
        """Stop all workers for longer than a decision may take."""
        send(signal.SIGSTOP)
        await asyncio.sleep(5 * BUDGET_MS / 1000)
        send(signal.SIGCONT)

    async def slow(self) -> None:
        """Let all workers run for a small part of the time only."""
        for _ in range(20):
            send(signal.SIGSTOP)
            await asyncio.sleep(0.5 * BUDGET_MS / 1000)
            send(signal.SIGCONT)
            await asyncio.sleep(0.1 * BUDGET_MS / 1000)

    async def kill(self) -> None:
        """Kill one worker, whatever it does."""
        if found := active_children():
            self.random.choice(found).kill()


# --- Playing ----------------------------------------------------------------------------------


async def play(here: House, number: int, seed: str) -> HostedTable:
    """Let bots play one game to its end while a spectator looks on."""
    id = f"table-{number:04}"
    setup, bots = TABLES[number % len(TABLES)]
    await enter(here.store, id, setup, dict(enumerate(bots)), seed=f"{seed}:{number}")
    here.hosts[0].take(id)
    while id not in here.hosts[0].desks:
        await asyncio.sleep(0.01)
    hosted = here.hosts[0].desks[id].hosted
    spectator = await here.viewer(SPECTATOR, id, look=False)
    await spectator.ask("look", seconds=STUCK_S)
    moved = looked = time.monotonic()
    entries = 0
    while not hosted.over:
        await asyncio.sleep(0.02)
        now = time.monotonic()
        if hosted.entries > entries:
            entries, moved = hosted.entries, now
        assert now < moved + STUCK_S, f"{id} stands still at {entries}"
        if now > looked + LOOK_EVERY_S:
            looked = now
            spectator.heard.clear()
            await spectator.ask("look", seconds=STUCK_S)
    return hosted


async def play_all(here: House, seed: str) -> list[HostedTable]:
    """Play all games, some at a time."""
    left, played = iter(range(GAMES)), []

    async def player() -> None:
        for number in left:
            played.append(await play(here, number, seed))

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(player())
    return played


# --- Looking back -----------------------------------------------------------------------------


@dataclass
class Findings:
    """What the games were like, and every turn that was thrown away."""

    games: int = 0
    turns: int = 0
    ended_by_stand_in: int = 0
    mixed_turns: int = 0
    wasted: list[str] = field(default_factory=list)


def stand_ins(lines: list[str]) -> Places:
    """Read the log."""
    told = [ast.literal_eval(line) for line in lines if "'stand-in decided'" in line]
    return {(line["table"], line["position"]): line["reason"] for line in told}


def makes_power(table: Table, seat: int, option: int) -> bool:
    """Tell whether an option leads to more Power, if what it asks is answered greedily."""
    ahead = table.fork()
    before = ahead.state.turn.power
    turn = ahead.state.number
    ahead.answer(seat, option)
    while ahead.asks and ahead.state.number == turn and ahead.ask.kind != "turn":
        asked = ahead.ask.seat
        ahead.answer(asked, GreedyBot().answer(Sight(ahead, asked), ahead.ask))
    return ahead.state.number == turn and ahead.state.turn.power > before


def look_back(found: Findings, hosted: HostedTable, known: Places) -> None:
    """Play a game again and find the turns that were thrown away."""
    setup = hosted.table.setup
    table = Table.new(setup, catalogue_for(setup), hosted.facts.seed)
    found.games += 1
    deciders: set[bool] = set()
    for position, (seat, option) in enumerate(hosted.table.answers):
        ask = table.ask_of(seat)
        assert ask is not None
        if ask.kind == "turn":
            stood_in = (hosted.facts.id, position) in known
            deciders.add(stood_in)
            if ask.options[option][0] in ENDS:
                found.turns += 1
                found.ended_by_stand_in += stood_in
                found.mixed_turns += len(deciders) > 1
                deciders.clear()
                where = f"{hosted.facts.id} at {position}"
                found.wasted += wasted(table, seat, where, stood_in)
        table.answer(seat, option)


def wasted(table: Table, seat: int, where: str, stood_in: bool) -> Iterator[str]:
    """Say what was left undone at the end of a turn."""
    ask = table.ask_of(seat)
    assert ask is not None
    for at, (verb, what) in enumerate(ask.options):
        if verb == "play" and makes_power(table, seat, at):
            yield f"{where}: {table.state.cat.ids[table.state.faces[what]]} not played"
    if stood_in:
        verb, what = ask.options[GreedyBot().answer(Sight(table, seat), ask)]
        if verb not in ENDS:
            yield f"{where}: the greedy bot would {verb} {what}"


async def test_no_turn_is_thrown_away_when_workers_are_stopped_slow_or_killed(
    sqlite_settings: Settings, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lanes, "RESULT_GRACE_S", 0.0)
    seed = os.environ.get("SEED") or secrets.token_hex(4)
    saboteur = Saboteur(Random(seed))
    async with house(sqlite_settings, bot_budget=BUDGET_MS, bot_answers_per_minute=0) as here:
        await here.host()
        stop, warm = asyncio.Event(), asyncio.Event()
        workers = asyncio.create_task(work(here.context, stop, 2, warm))
        await warm.wait()
        sabotage = asyncio.create_task(saboteur.work())
        played = await play_all(here, seed)
        sabotage.cancel()
        send(signal.SIGCONT)
        stop.set()
        await workers
    found, known = Findings(), stand_ins([record.message for record in caplog.records])
    for hosted in played:
        look_back(found, hosted, known)
    log.info(
        "%d games, %d turns; the stand-in decided %d times %s, ended %d turns and took over in the "
        "middle of %d; %d things were left undone; the workers: %s",
        *(found.games, found.turns, len(known), dict(Counter(known.values()))),
        *(found.ended_by_stand_in, found.mixed_turns, len(found.wasted), dict(saboteur.done)),
    )
    again = f"repeat with SEED={seed}"
    assert found.games == GAMES, again
    assert found.wasted == [], again
    assert found.ended_by_stand_in > 0, "no stand-in was needed, so nothing was shown"
