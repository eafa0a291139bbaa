"""Nobody is sent what they must not see: shown at the wire, over the real host and gateway.

Twin tables differ only in cards that a viewer cannot see; both get the same orders, and every
byte that the viewer is sent must be the same, so also the number, size and order of messages.
"""

# mypy: no-warn-unreachable
# An assertion narrows what the next call changes.

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from io import StringIO
from itertools import islice, pairwise
from math import exp, sqrt
from operator import mul
from random import Random
from statistics import fmean, pstdev
from typing import Any, cast

import httpx
import msgspec
import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute
from random_games import STACKED, new_table, random_index
from test_non_interference import quiet_table
from tiers import by_day, size
from twins import (
    QUIET,
    SPECTATOR,
    asked_about,
    bound_to_show,
    exposed,
    is_hidden,
    same_answer,
    twins,
)
from wire_twins import NAMES, SEED, Pair, WireLeak, World, copied, entry_for, world

from archrivals.bots import make_bot
from archrivals.boxes import BOXES
from archrivals.engine.language.rules import Setup
from archrivals.engine.play.attacks import defenses
from archrivals.engine.records import to_json
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask, cards_of
from archrivals.engine.state.events import Moved
from archrivals.engine.state.flat import SUPER_VILLAINS
from archrivals.engine.table import Table
from archrivals.engine.views.seats import Piles, PublicView, WaitedFor, public_view
from archrivals.engine.views.visibility import shown_card
from archrivals.engine.views.why import VERBS
from archrivals.hosting import hosted as hosted_module
from archrivals.hosting import replays, wire
from archrivals.hosting.clocks import NO_CLOCK, Clock, ClockRules
from archrivals.hosting.hosted import Chair, Facts, HostedTable
from archrivals.hosting.replays import Replay, frames
from archrivals.server.accounts.accounts import person_by_id
from archrivals.server.accounts.sessions import open_session
from archrivals.server.core import codec
from archrivals.server.core.settings import Settings
from archrivals.server.edge.app import make_app
from archrivals.server.edge.security import COOKIE
from archrivals.server.lobby.rooms import room
from archrivals.server.tables import orders
from archrivals.server.tables.desk import Desk
from archrivals.server.tables.envelopes import Envelope
from archrivals.server.tables.host import Host
from archrivals.server.telemetry.logs import configure

pytestmark = pytest.mark.anyio

PAIRS = size(40, 80)
"""Pairs of tables for each of the five boxes; up to twice as many, until all kinds were met."""

KINDS = {"room", "view", "update", "accepted", "refused", "undoasked", "undorefused"}
KINDS |= {"reason", "said", "away", "back"}
"""Messages that the pairs must have met."""

WINDOWS = size(30, 60)
"""So many windows of each kind of table."""


# --- Every byte -------------------------------------------------------------------------------


MEDDLING = ("stale", "illegal", "watch", "why", "look", "chat", "undo", "undo", "away")


async def meddle(pair: Pair, chance: Random) -> None:
    """Something that is no answer: refused, undone, asked why, said, gone and back."""
    viewer = pair.viewer
    seats = range(len(pair.one.chairs))
    cat = pair.one.table.state.cat
    what = chance.choice(
        ("stale", "illegal", "watch", "why", "look", "chat", "undo", "undo", "away")
    )
    command = pair.command()
    if what == "stale":
        await pair.send(
            viewer, lambda hosted: wire.Answer(hosted.facts.id, hosted.position + 7, command, 0)
        )
    elif what == "illegal":  # or not asked at all
        await pair.send(
            viewer, lambda hosted: wire.Answer(hosted.facts.id, hosted.position, command, 9_999)
        )
    elif what == "watch":
        await pair.send(
            SPECTATOR, lambda hosted: wire.Answer(hosted.facts.id, hosted.position, command, 0)
        )
    elif what == "why":
        for _ in range(8):
            verb, card = chance.choice(VERBS), chance.choice(cat.ids)
            await pair.send(viewer, partial(_why_not, verb, card))
    elif what == "look":
        await pair.send(viewer, lambda hosted: wire.Resync(hosted.facts.id))
    elif what == "chat":
        await pair.send(chance.choice(seats), lambda hosted: wire.Say(hosted.facts.id, "Hurry!"))
    elif what == "undo":
        await undo(pair, chance.choice(seats), chance)
    else:
        await go_and_come_back(pair, chance.choice(seats))


def _why_not(verb: str, card: str, hosted: HostedTable) -> wire.WhyNot:
    return wire.WhyNot(hosted.facts.id, verb, card)


def _consent(command: str, allow: bool, hosted: HostedTable) -> wire.Consent:
    return wire.Consent(hosted.facts.id, command, allow)


async def undo(pair: Pair, seat: int, chance: Random) -> None:
    """A seat would like to take its last answer back; the others allow it, or one does not."""
    command = pair.command()
    await pair.send(seat, lambda hosted: wire.Undo(hosted.facts.id, hosted.position, command))
    assert (pair.desks[0].undo is None) == (pair.desks[1].undo is None)
    others = [other for other in range(len(pair.one.chairs)) if other != seat]
    chance.shuffle(others)
    against = chance.choice(others) if chance.random() < 0.4 else None
    for other in others:
        if pair.desks[0].undo is None:
            return
        await pair.send(other, partial(_consent, command, other != against))


async def go_and_come_back(pair: Pair, seat: int) -> None:
    """A seat leaves, everybody is told, and it joins again."""
    line, host = pair.world.lines[seat], pair.world.host
    for desk in pair.desks:
        line.say(wire.Leave(desk.id))
    await pair.world.settled()
    for desk in pair.desks:
        desk.born = -1e9
        await host.absences.update(desk, host.time())
    await pair.world.settled()
    pair.compare("leaving")
    await pair.send(seat, lambda hosted: wire.Join(hosted.facts.id))
    for desk in pair.desks:
        desk.viewers = dict.fromkeys(desk.viewers, 1e12)


async def two_tables(here: World, desks: dict[int, tuple[Desk, Desk]], players: int) -> None:
    """A table and its twin for so many players, opened when they are needed first."""
    if players not in desks:
        setup = Setup(box="heroes-unite", players=players)
        desks[players] = (
            await here.open(f"table-{players}-one", setup),
            await here.open(f"table-{players}-two", setup),
        )


@pytest.mark.long
@pytest.mark.parametrize("box", by_day(BOXES, 3))
async def test_every_byte_is_the_same_whatever_is_hidden(
    box: str, sqlite_settings: Settings
) -> None:
    chance = Random(f"every byte: {box}")
    desks: dict[int, tuple[Desk, Desk]] = {}
    compared: dict[str, int] = {}
    steps = 0
    async with world(sqlite_settings, written=False) as here:
        for number in range(2 * PAIRS):
            if number >= PAIRS and compared.keys() >= KINDS:
                break
            table = quiet_table(chance, number % 8, box)
            players = table.state.seats
            await two_tables(here, desks, players)
            viewer = chance.choice([SPECTATOR, *range(players), table.ask.seat])
            pair = Pair.made(here, desks[players], table, viewer, chance)
            try:
                await pair.send(viewer, lambda hosted: wire.Resync(hosted.facts.id))
                for _ in range(8):
                    if chance.random() < 0.5:
                        await meddle(pair, chance)
                    if not await pair.step(chance):
                        break
                    steps += 1
            except WireLeak as leak:
                raise WireLeak(f"pair {number} of {box}, viewer {viewer}: {leak}") from None
            for kind, times in pair.compared.items():
                compared[kind] = compared.get(kind, 0) + times
    assert steps > PAIRS * 2, "hardly any pair could be walked: the test has become empty"
    assert compared.keys() >= KINDS, compared


# --- Windows ----------------------------------------------------------------------------------


def windows(
    chance: Random, box: str, players: int, *, quiet: bool = False
) -> Iterator[tuple[Table, int, int]]:
    """Positions of random games, and an answer to each that opens a window of several seats.

    ``quiet`` are those between two actions only.
    """
    while True:
        fixed: dict[str, Any] = {"super_villains": 8} if box in STACKED else {}
        fixed |= {"box": box, "players": players, "hero_choice": "deal"}
        table = new_table(chance, rich=True, **fixed)
        for _ in range(60):
            before = None if quiet and table.ask.kind not in QUIET else table.fork()
            ask = chance.choice(table.asks)
            option = random_index(ask, chance)
            table.answer(ask.seat, option)
            if table.over:
                break
            if before is not None and len(table.asks) == len(table.window) > 1:
                yield before, ask.seat, option


def probes(desk: Desk, place: int) -> list[wire.FromClient]:
    """Everything that somebody at a table can send without answering or being heard."""
    table, position = desk.id, desk.hosted.position
    asked = desk.hosted.table.ask_of(place) is not None
    return [
        wire.Resync(table),
        wire.Answer(table, position, "a-probe", 9_999 if asked else 0),
        wire.Answer(table, position + 1, "a-probe", 0),
        wire.Undo(table, position, "a-probe"),
        wire.WhyNot(table, "play", "punch"),
        wire.WhyNot(table, "defend", "punch"),
    ]


async def probed(here: World, desk: Desk, place: int) -> list[str]:
    """What they are told."""
    return await here.asked(place, *probes(desk, place))


BOXES_OF_WINDOWS = [("heroes-unite", 3), ("base-set", 4), ("confrontations", 4)]


@pytest.mark.parametrize(("box", "players"), by_day(BOXES_OF_WINDOWS, 2))
async def test_while_a_window_is_open_its_answers_are_heard_by_nobody_else(
    box: str, players: int, sqlite_settings: Settings
) -> None:
    assert "defend" in await silent_windows(sqlite_settings, box, players)


async def silent_windows(settings: Settings, box: str, players: int) -> set[str]:
    """Listen to windows at a server until all have answered; return the kinds of their asks."""
    chance = Random(box)
    found = windows(chance, box, players)
    kinds: set[str] = set()
    async with world(settings, written=False) as here:
        desk = await here.open("table-of-windows", Setup(box="heroes-unite", players=players))
        places = [SPECTATOR, *range(players)]
        for _ in range(WINDOWS):
            before, attacker, option = next(found)
            hosted = here.put(desk, before, here.number())
            await here.tell(attacker, wire.Answer(desk.id, hosted.position, "opens-it", option))
            position = hosted.position
            open_asks = list(hosted.table.window)
            kinds |= {ask.kind for ask in open_asks}
            told = {place: await probed(here, desk, place) for place in places}
            public = msgspec.json.decode(told[SPECTATOR][0])["public"]
            chance.shuffle(open_asks)
            for number, ask in enumerate(open_asks[:-1]):
                answer = chance.randrange(len(ask.options))
                order = wire.Answer(desk.id, position, f"answer-{number}", answer)
                mine = [msgspec.json.decode(text) for text in await here.asked(ask.seat, order)]
                assert sorted(message["type"] for message in mine) == ["accepted", "update"]
                assert [message["position"] for message in mine] == [position, position]
                shown = next(message for message in mine if message["type"] == "update")
                assert shown["public"] == public
                assert shown["events"] == []
                assert shown.get("undo", "no") == "no"
                assert shown["private"]["ask"] is None
                told[ask.seat] = await probed(here, desk, ask.seat)
                for place in places:
                    assert await probed(here, desk, place) == told[place], place
            await close(here, desk, open_asks[-1], chance)
    return kinds


async def close(here: World, desk: Desk, ask: Ask, chance: Random) -> None:
    """The last answer of a window: everybody hears of it, once."""
    option = chance.randrange(len(ask.options))
    shadow = copied(desk.hosted.table)
    shadow.answer(ask.seat, option)
    if shadow.over:
        return
    here.hush()
    position = desk.hosted.position
    await here.tell(ask.seat, wire.Answer(desk.id, position, "the-last", option))
    for place in (SPECTATOR, *range(len(desk.hosted.chairs))):
        updates = [text for text in here.lines[place].heard() if '"update"' in text]
        assert len(updates) == 1
        assert msgspec.json.decode(updates[0])["position"] > position


async def test_nobody_finds_out_by_anothers_command_whether_it_was_carried_out(
    sqlite_settings: Settings,
) -> None:
    """The commands of bots can be guessed."""
    found = windows(Random(5), "heroes-unite", 3)
    async with world(sqlite_settings, written=False) as here:
        desk = await here.open("table-of-windows", Setup(players=3))
        for _ in range(5):
            before, attacker, option = next(found)
            bot = next(seat for seat in range(3) if seat != attacker)
            hosted = here.put(desk, before, here.number(), [bot])
            await here.tell(attacker, wire.Answer(desk.id, hosted.position, "opens-it", option))
            if hosted.position == hosted.entries:
                continue
            written = {command for seat, command in hosted.seen if seat == bot}
            assert written
            for command in written:
                probe = wire.Answer(desk.id, hosted.position, command, 0)
                told = await here.asked(attacker, probe)
                assert [msgspec.json.decode(text)["type"] for text in told] == ["refused"]


async def test_who_gives_up_during_a_window_does_not_tell_how_many_have_answered(
    sqlite_settings: Settings,
) -> None:
    found = windows(Random(6), "base-set", 4)
    async with world(sqlite_settings, written=False) as here:
        desk = await here.open("table-of-windows", Setup(players=4))
        for number in range(12):
            before, attacker, option = next(found)
            hosted = here.put(desk, before, here.number())
            await here.tell(attacker, wire.Answer(desk.id, hosted.position, "opens-it", option))
            position = hosted.position
            for ask in hosted.table.window[: number % len(hosted.table.window)]:
                order = wire.Answer(desk.id, position, "an-answer", len(ask.options) - 1)
                await here.tell(ask.seat, order)
            here.hush()
            await here.tell(attacker, wire.Concede(desk.id, "gives-up"))
            shown = msgspec.json.decode(here.lines[SPECTATOR].heard()[0])
            assert (shown["type"], shown["position"]) == ("update", position + 1)
            assert len(shown["public"]["waiting"]) == len(hosted.table.window)


async def test_an_early_answer_waits_without_a_trace(sqlite_settings: Settings) -> None:
    """Not even its own seat can tell from how long it takes whether others have answered."""
    found = windows(Random(7), "heroes-unite", 3)
    async with world(sqlite_settings, written=False, window=2_000) as here:
        desk = await here.open("table-of-windows", Setup(players=3))
        before, attacker, option = next(found)
        hosted = here.put(desk, before, here.number())
        await here.tell(attacker, wire.Answer(desk.id, hosted.position, "opens-it", option))
        watching = [place for place in range(-1, 3) if hosted.table.ask_of(place) is None]
        asks = hosted.table.window
        told = {place: await probed(here, desk, place) for place in watching}
        early: list[int] = []
        for ask in asks:
            early.append(ask.seat)
            order = wire.Answer(desk.id, hosted.position, "an-answer", len(ask.options) - 1)
            here.hush()
            here.lines[ask.seat].say(order)
            await here.settled(early)
            for place in watching:
                assert await here.asked(place, *probes(desk, place), but=early) == told[place]
            assert not any(here.lines[seat].heard() for seat in early)
        assert hosted.table.asks == asks
        assert desk.elapsed(here.host.time()) < 2_000, "too slow a machine for this test"
        await here.settled()
        for seat in early:
            assert sum('"accepted"' in text for text in here.lines[seat].heard()) == 1
        assert hosted.table.asks != asks


@pytest.mark.parametrize(("box", "players"), BOXES_OF_WINDOWS)
def test_clocks_and_undo_tell_nothing_of_a_window(box: str, players: int) -> None:
    kinds = views_in_windows(box, players)
    assert "defend" in kinds
    assert box == "confrontations" or kinds & {"lay", "pass-left", "pass-right"}


def views_in_windows(box: str, players: int) -> set[str]:
    """Look at windows from every seat until all have answered; return the kinds of their asks."""
    chance = Random(box)
    kinds: set[str] = set()
    found = windows(chance, box, players)
    for _ in range(WINDOWS):
        before, attacker, option = next(found)
        before = copied(before)
        before.answers = []
        chairs = [Chair(str(seat), str(seat), None) for seat in range(players)]
        facts = Facts("clocked-table", {}, before.state.seed, ClockRules(20_000, 60_000), ())
        hosted = HostedTable(facts, before, chairs, Clock(facts.clock, players))
        hosted.answer(attacker, wire.Answer(facts.id, 0, "opens-it", option), 3_000, 0)
        order = list(hosted.table.window)
        kinds |= {ask.kind for ask in order}
        seen = [codec.encode(hosted.view(place, True, 30_000)) for place in range(-1, players)]
        chance.shuffle(order)
        for number, ask in enumerate(order):
            answered = {each.seat for each in order[:number]}
            position = hosted.position
            for place, view in enumerate(seen, -1):
                if place not in answered:
                    assert codec.encode(hosted.view(place, True, 30_000)) == view
            answer = chance.randrange(len(ask.options))
            hosted.answer(
                ask.seat,
                wire.Answer(facts.id, position, f"answer-{number}", answer),
                chance.randrange(60_000),
                0,
            )
        if hosted.over or len(hosted.table.window) > 1:
            continue
        states = {hosted.undo_state(each.seat) for each in order}
        assert states == {"ask"}, "who was the last to answer is not told, and nothing is free"
    return kinds


@pytest.mark.parametrize("box", BOXES)
def test_what_is_free_to_take_back_has_shown_nothing_that_was_hidden(box: str) -> None:
    assert free_undos(box) > 50


def free_undos(box: str) -> int:
    """Look at what an undo that is free takes back; return how many there were."""
    chance = Random(f"free in {box}")
    free = 0
    for _ in range(12):
        table = new_table(chance, rich=True, box=box, hero_choice="deal")
        seats = range(table.state.seats)
        chairs = [Chair(str(seat), str(seat), None) for seat in seats]
        facts = Facts("a-table", {}, table.state.seed, NO_CLOCK, ())
        hosted = HostedTable(facts, table, chairs, Clock(facts.clock, len(seats)))
        for _ in range(60):
            if hosted.over:
                break
            ask = chance.choice(table.asks)
            together = len(table.window) > 1
            mark = len(table.state.log or [])
            hosted.take(entry_for(hosted, ask.seat, random_index(ask, chance)))
            if hosted.undo_state(ask.seat) != "free":
                continue
            free += 1
            assert not together
            for event in (table.state.log or [])[mark:]:
                assert event.kind not in ("reveal", "look", "flip", "total", "shuffle")
                if isinstance(event, Moved):
                    assert not is_hidden(table.state, ask.seat, event.frm)
    return free


# --- The classifier ---------------------------------------------------------------------------

TABLES_OF_ATTACKS = [
    ("heroes-unite", 3),
    ("heroes-unite", 4),
    ("confrontations", 3),
    ("confrontations", 4),
]
ATTACKS = 190
"""So many pairs of Defense windows for each of these tables: over 1,500 windows together."""


@dataclass(frozen=True, slots=True)
class Attacked:
    """Twins before an Attack that the observer cannot tell apart: in one of them the target holds
    a Defense, in the other it does not."""

    tables: tuple[Table, Table]
    options: tuple[int, int]
    holds: tuple[bool, bool]
    attacker: int
    observer: int
    target: int
    bots: frozenset[int]


def attacks(chance: Random, box: str, players: int) -> Iterator[Attacked]:
    """Pairs out of random games."""
    for before, attacker, option in windows(chance, box, players, quiet=True):
        tries = (_attacked(before, attacker, option, chance) for _ in range(12))
        yield from islice((found for found in tries if found is not None), 3)


def _attacked(before: Table, attacker: int, option: int, chance: Random) -> Attacked | None:
    s = before.state
    observer = chance.randrange(s.seats)
    one, other, changed = twins(before, observer, chance)
    wanted = one.ask.options[option]
    if wanted not in other.ask.options or changed & set(cards_of(wanted)):
        return None
    options = option, other.ask.options.index(wanted)
    shadows = copied(one), copied(other)
    for shadow, index in zip(shadows, options, strict=True):
        shadow.answer(attacker, index)
        shown = exposed(shadow.state, observer, shadow.state.log or [])
        if (shown | asked_about(shadow, observer)) & changed:
            return None
    asked = [[(ask.seat, ask.kind) for ask in shadow.window] for shadow in shadows]
    if asked[0] != asked[1] or any(kind != "defend" for _, kind in asked[0]):
        return None
    foes = [seat for seat, _ in asked[0] if s.teams[seat] != s.teams[observer]]
    chance.shuffle(foes)
    for target in foes:
        holds = [bool(defenses(shadow.state, target)) for shadow in shadows]
        if holds[0] == holds[1]:
            continue
        people = {attacker, observer}
        if people.isdisjoint(seat for seat, _ in asked[0]):
            people.add(asked[0][-1][0])
        rest = [seat for seat in range(s.seats) if seat not in people]
        bots = frozenset(seat for seat in rest if chance.random() < 0.5)
        return Attacked(
            (one, other), options, (holds[0], holds[1]), attacker, observer, target, bots
        )
    return None


Heard = list[tuple[str, int]]
"""Kind and size of each message, in order."""


def sizes(told: Iterable[str]) -> Heard:
    """What a wire-tap with a scale would see."""
    return [(text[9 : text.index('"', 9)], len(text.encode())) for text in told]


async def watched(
    here: World, desk: Desk, attack: Attacked, which: int, number: int, chance: Random
) -> tuple[Heard, Heard]:
    """A Defense window up to its last answer: what the observer hears and what the target hears.

    People answer one after the other, in an order that does not depend on what they hold; the
    observer asks all that can be asked after each of them.
    """
    hosted = here.put(desk, attack.tables[which], number, attack.bots)
    here.hush()
    opens = wire.Answer(desk.id, hosted.position, "opens-it", attack.options[which])
    await here.tell(attack.attacker, opens)
    heard: list[str] = here.lines[attack.observer].heard()
    own: list[str] = here.lines[attack.target].heard()
    people = [ask for ask in hosted.table.window if ask.seat not in attack.bots]
    chance.shuffle(people)
    for number, ask in enumerate(people[:-1]):
        option = chance.randrange(len(ask.options))
        await here.tell(ask.seat, wire.Answer(desk.id, hosted.position, f"a-{number}", option))
        if not hosted.in_window and len(hosted.table.window) < 2:
            raise AssertionError("the window has closed too soon")
        await here.tell(attack.observer, *probes(desk, attack.observer))
        heard += here.lines[attack.observer].heard()
        own += here.lines[attack.target].heard()
    return sizes(heard), sizes(own)


@dataclass(frozen=True, slots=True)
class Sample:
    """A window as numbers; ``pair`` keeps twins in the same fold."""

    pair: int
    holds: bool
    features: dict[str, float]


def samples(pair: int, holds: Sequence[bool], heard: Sequence[Heard]) -> list[Sample]:
    """Counts, kinds, order and sizes.

    Whoever listens knows all that is public, so sizes are given beside how large the message is
    for the same public position, too: then a single byte is as good as a thousand.
    """
    made = []
    for which in (0, 1):
        mine, other = heard[which], heard[1 - which]
        features: dict[str, float] = {
            "messages": len(mine),
            "bytes": sum(each for _, each in mine),
            "more messages": len(mine) - len(other),
            "more bytes": sum(each for _, each in mine) - sum(each for _, each in other),
        }
        for at, (kind, length) in enumerate(mine):
            usual = other[at][1] if at < len(other) else 0
            features[f"size {at}"] = length
            features[f"more {at}"] = length - usual
            features[f"{kind} at {at}"] = 1
            features[f"{kind}s"] = features.get(f"{kind}s", 0) + 1
            if at:
                features[f"{mine[at - 1][0]}, then {kind}"] = 1
        made.append(Sample(pair, holds[which], features))
    return made


FOLDS = 5


def balanced(guesses: Sequence[tuple[bool, bool]]) -> float:
    """The mean of how many of each class were found; half is chance."""
    rates = []
    for wanted in (False, True):
        of_class = [guess == truth for guess, truth in guesses if truth == wanted]
        rates.append(sum(of_class) / len(of_class))
    return sum(rates) / 2


def cross_validated(learn: Learner, known: Sequence[Sample]) -> float:
    """Balanced accuracy on windows that were not learnt from."""
    guesses = []
    for fold in range(FOLDS):
        guess = learn([each for each in known if each.pair % FOLDS != fold])
        guesses += [
            (guess(each.features), each.holds) for each in known if each.pair % FOLDS == fold
        ]
    return balanced(guesses)


def best_threshold(known: Sequence[Sample]) -> Guess:
    """The single number, and the threshold for it, that tells most."""
    best = (0.5, "", 0.0, False)
    for name in sorted({name for each in known for name in each.features}):
        with_, without = (
            [each.features.get(name, 0.0) for each in known if each.holds == holds]
            for holds in (True, False)
        )
        values = sorted({*with_, *without})
        cuts = [(a + b) / 2 for a, b in pairwise(values[:: max(1, len(values) // 8)])]
        for cut in cuts:
            above = sum(value > cut for value in with_) / len(with_)
            rate = (above + 1 - sum(value > cut for value in without) / len(without)) / 2
            best = max(best, (rate, name, cut, True), (1 - rate, name, cut, False))
    _, name, cut, higher = best
    return lambda features: (features.get(name, 0.0) > cut) == higher


def logistic(known: Sequence[Sample]) -> Guess:
    """All numbers together, by logistic regression."""
    names = sorted({name for each in known for name in each.features})
    columns = [[each.features.get(name, 0.0) for each in known] for name in names]
    scale = [(fmean(column), pstdev(column)) for column in columns]
    used = [
        (name, mean, spread)
        for name, (mean, spread) in zip(names, scale, strict=True)
        if spread > 0
    ]

    def row(features: dict[str, float]) -> list[float]:
        return [(features.get(name, 0.0) - mean) / spread for name, mean, spread in used]

    rows = [(row(each.features), each.holds) for each in known]
    weights = [0.0] * len(used)
    chance = Random(1)
    for rate in (0.1, 0.05, 0.02, 0.01):
        chance.shuffle(rows)
        for values, holds in rows:
            z = sum(map(mul, weights, values))
            error = holds - 1 / (1 + exp(-max(-30.0, min(30.0, z))))
            weights = [w + rate * error * value for w, value in zip(weights, values, strict=True)]
    return lambda features: sum(map(mul, weights, row(features))) > 0


Guess = Callable[[dict[str, float]], bool]
Learner = Callable[[Sequence[Sample]], Guess]


def by_chance(windows: int) -> float:
    """What guessing does not exceed in 99 of 100 cases (binomial, by its normal limit)."""
    return 0.5 + 2.326 * sqrt(0.25 / windows)


async def tapped(
    settings: Settings, box: str, players: int, pairs: int
) -> tuple[list[Sample], list[Sample]]:
    """Pairs of windows as the observer and as the target hear them."""
    chance = Random(f"{box} {players}")
    observer: list[Sample] = []
    target: list[Sample] = []
    found = attacks(chance, box, players)
    async with world(settings, written=False) as here:
        desk = await here.open(f"{box}-{players}", Setup(players=players))
        for pair in range(pairs):
            attack = next(found)
            number = here.number()
            heard = [
                await watched(here, desk, attack, which, number + 500 * which, chance)
                for which in (0, 1)
            ]
            observer += samples(pair, attack.holds, [each[0] for each in heard])
            target += samples(pair, attack.holds, [each[1] for each in heard])
    return observer, target


@pytest.mark.long
@pytest.mark.rule("Q5")
@pytest.mark.night
async def test_no_classifier_finds_out_who_holds_a_defense(sqlite_settings: Settings) -> None:
    observers: list[Sample] = []
    targets: list[Sample] = []
    for box, players in TABLES_OF_ATTACKS:
        observer, target = await tapped(sqlite_settings, box, players, ATTACKS)
        observers += observer
        targets += target
    assert len(observers) >= 1_500
    assert sum(each.holds for each in observers) * 2 == len(observers)
    limit = by_chance(len(observers))
    for learn in (best_threshold, logistic):
        rate = cross_validated(learn, observers)
        assert rate <= limit, f"{learn.__name__} tells in {rate:.1%} of {len(observers)} windows"
        assert cross_validated(learn, targets[:400]) > 0.9, "the classifier has gone blind"


async def test_the_classifier_finds_a_leak_where_there_is_one(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if only those who have a choice were waited for."""

    def leaky(table: Table, piles: Piles) -> PublicView:
        waiting = [each for each in table.window if len(each.options) > 1]
        shown = tuple(WaitedFor(each.seat, each.kind) for each in waiting)
        return replace(public_view(table, piles), waiting=shown)

    monkeypatch.setattr(hosted_module, "public_view", leaky)
    observers, _ = await tapped(sqlite_settings, "heroes-unite", 3, 60)
    for learn in (best_threshold, logistic):  # what the others hold blurs it
        assert cross_validated(learn, observers) > 0.7 > by_chance(len(observers))


# --- Replays ----------------------------------------------------------------------------------


def replayed(start: Table, answers: Sequence[tuple[int, int]]) -> Replay:
    """A game from this position on, as if it had been played out."""
    s = start.state
    return Replay(start.setup, s.cat, s.seed, s.teams, tuple(answers), (start,), (), ())


@pytest.mark.parametrize("box", by_day(BOXES, 2))
def test_a_replay_shows_a_seat_the_same_until_something_comes_to_light(
    box: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "replay_of", lambda row: row["replay"])
    chance = Random(f"replays of {box}")
    steps = 0
    for number in range(40):
        table = quiet_table(chance, number % 8, box)
        viewer = chance.choice([SPECTATOR, *range(table.state.seats)])
        one, other, changed = twins(table, viewer, chance)
        starts = copied(one), copied(other)
        for start in starts:
            start.answers = []
        answers = list(same_answers(one, other, viewer, changed, chance))
        steps += len(answers)
        if not answers:
            continue
        shown = [
            frames(
                cast(Any, {"replay": replayed(start, given), "result": None}),
                viewer,
                1,
                len(answers),
                NAMES,
            )
            for start, given in zip(starts, zip(*answers, strict=True), strict=True)
        ]
        assert len(shown[0]) == len(answers)
        assert to_json(shown[0]) == to_json(shown[1])
    assert steps > 80


def same_answers(
    one: Table, other: Table, viewer: int, changed: set[int], chance: Random
) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """The same answers to twins for as long as the viewer is shown no card that differs."""
    for _ in range(12):
        ask = chance.choice(one.asks)
        twin = other.ask_of(ask.seat)
        assert twin is not None
        answer = same_answer(ask, twin, changed, chance)
        if answer is None:
            return
        marks = [len(each.state.log or []) for each in (one, other)]
        one.answer(ask.seat, answer[0])
        other.answer(ask.seat, answer[1])
        shown = asked_about(one, viewer) | asked_about(other, viewer)
        for each, mark in zip((one, other), marks, strict=True):
            shown |= exposed(each.state, viewer, (each.state.log or [])[mark:])
        if shown & changed or bound_to_show(one, other, viewer, changed) or one.over or other.over:
            return
        yield (ask.seat, answer[0]), (ask.seat, answer[1])


# --- Over HTTP --------------------------------------------------------------------------------


def browser_of(app: FastAPI, cookie: str) -> httpx.AsyncClient:
    """Somebody's browser; without a cookie, a stranger's."""
    transport = httpx.ASGITransport(app=app)
    cookies = {COOKIE: cookie} if cookie else {}
    return httpx.AsyncClient(transport=transport, base_url="http://test", cookies=cookies)


async def test_nothing_over_http_tells_of_a_game_in_play(sqlite_settings: Settings) -> None:
    """Every address of the server that can be read, for players, spectators and strangers."""
    async with world(sqlite_settings) as here:
        desk = await here.open("table-in-play", Setup(players=3))
        store = here.context.store
        hosted = desk.hosted
        for _ in range(25):
            ask = hosted.table.ask
            order = wire.Answer(desk.id, hosted.position, f"c{hosted.entries}", 0)
            await here.tell(ask.seat, order)
        app = make_app(here.context)
        paths = {
            route.path
            for route in app.routes
            if isinstance(route, APIRoute) and "GET" in (route.methods or ())
        }
        paths |= set(app.openapi()["paths"])
        assert len([path for path in paths if "/replay" in path]) >= 3
        for place in (None, SPECTATOR, 0, 1, 2):
            await nothing_to_read(here, app, desk, place, paths)
            known = await room(store, desk.id, "" if place is None else here.persons[place])
            assert (known.status, known.seed) == ("playing", None)
            assert SEED not in repr(known)


async def nothing_to_read(
    here: World, app: FastAPI, desk: Desk, place: int | None, paths: Iterable[str]
) -> None:
    """Read these addresses of the server, as a person at this place or as a stranger."""
    store, cookie, told = here.context.store, "", ""
    if place is not None:
        person = await person_by_id(store, here.persons[place])
        assert person is not None
        cookie, _ = await open_session(store, person, "test")
    async with browser_of(app, cookie) as browser:
        for path in sorted(paths):
            address = path.replace("{table}", desk.id).replace("{person}", here.persons[0])
            if "{" in address:
                continue
            for query in ("", "?seat=all", "?seat=0"):
                answer = await browser.get(address + query)
                assert answer.status_code < 500, address
                assert SEED not in answer.text, address
                replay = address.startswith(f"/api/tables/{desk.id}/replay")
                if replay and answer.status_code == 405:  # to play on from a moment is posted
                    assert answer.headers["allow"] == "POST"
                elif replay:
                    assert answer.status_code == 409
                    assert answer.json()["code"] == "in-play"
                if address == f"/api/tables/{desk.id}" and place is not None:
                    assert answer.status_code == 200
                    assert answer.json().get("seed") is None
                told += answer.text
    viewer = SPECTATOR if place is None else place
    assert not hidden_handles(desk.hosted.table, viewer) & set(re.findall(r"[0-9a-f]{12}", told))


def hidden_handles(table: Table, viewer: int) -> set[str]:
    """What the cards would be called that a viewer cannot see."""
    s = table.state
    up = s.zones[SUPER_VILLAINS][-1:] if s.villain_up else []
    return {
        shown_card(s, card).handle
        for zone, cards in enumerate(s.zones)
        if is_hidden(s, viewer, zone)
        for card in cards
        if card not in up
    }


# --- Whole games, and the log -----------------------------------------------------------------


@contextmanager
def log_lines(settings: Settings) -> Iterator[StringIO]:
    """Everything that any logger of this process writes meanwhile, as a server writes it."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    stream = StringIO()
    configure(replace(settings, log="debug"), "host", "test", stream)
    try:
        yield stream
    finally:
        root.handlers[:], level = before
        root.setLevel(level)
        logging.getLogger("archrivals").setLevel(logging.NOTSET)


@pytest.mark.long
@pytest.mark.parametrize(
    ("box", "players"), by_day([("heroes-unite", 3), ("confrontations", 4)], 1)
)
async def test_a_whole_game_tells_nobody_a_hidden_card_nor_the_log_any(
    box: str, players: int, sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = Setup(box=box, players=players, super_villains=2 if box in STACKED else 8)
    texts: set[str] = set()
    with log_lines(sqlite_settings) as stream:
        async with world(sqlite_settings) as here:
            desk = await here.open("table-in-play", setup)
            hosted = desk.hosted
            bots = [make_bot("greedy", "a game", seat) for seat in range(players)]
            while not hosted.over:
                ask = hosted.table.ask
                option = bots[ask.seat].answer(Sight(hosted.table, ask.seat), ask)
                command = f"c{hosted.entries}"
                for illegal in (9_999, option) if hosted.entries % 25 == 0 else (option,):
                    order = wire.Answer(desk.id, hosted.position, command, illegal)
                    await here.tell(ask.seat, order)
                assert command == f"c{hosted.entries - 1}", "an answer was refused"
                for place in range(-1, players):
                    told = here.lines[place].heard()
                    if hosted.over:
                        continue
                    assert SEED not in "".join(told)
                    named = {handle for text in told for handle in handles_in(text)}
                    assert not named & hidden_handles(hosted.table, place)
                    texts |= {
                        msgspec.json.decode(text)["reason"] for text in told if '"refused"' in text
                    }
            await broken(here, monkeypatch)
            tickets, seed = here.tickets, hosted.facts.seed
    written = stream.getvalue()
    assert "an order broke the table" in written
    assert texts
    names = card_names(hosted.table)
    for line in (*written.splitlines(), *texts):
        assert seed not in line
        assert not any(ticket in line for ticket in tickets)
        assert '"options"' not in line or "[hidden]" in line
        assert not names & set(re.findall(r"[a-z0-9-]+", line)), line
        assert not re.search(r"options=\(|Ask\(", line), line


def handles_in(text: str) -> set[str]:
    """The cards that a message shows lying somewhere; events may tell of one revealed before."""
    message = msgspec.json.decode(text)
    shown = msgspec.json.encode([message.get("public"), message.get("private")]).decode()
    return set(re.findall(r'"handle":"(\w+)"', shown))


def card_names(table: Table) -> set[str]:
    """The ids of all cards, but for those that are everyday words."""
    return {name for name in table.state.cat.ids if "-" in name} | {"katana", "batarang"}


async def broken(here: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """An order that breaks the server with a hidden card in its hands."""

    async def breaks(host: Host, desk: Desk, envelope: Envelope, message: wire.Concede) -> None:
        private = desk.hosted.private(envelope.seat)
        raise KeyError(f"private={private}", f"seed={desk.hosted.facts.seed}")

    monkeypatch.setitem(orders.ORDERS, wire.Concede, breaks)
    desk = await here.open("table-that-breaks", Setup(players=2))
    here.lines[0].say(wire.Concede("table-that-breaks", "breaks-it"))
    while not desk.closed:
        await asyncio.sleep(0.01)
