"""Whole games over real sockets, of every box: what the server wrote down is what was played.

Two scripted people sit at separate sockets (in the cluster at separate gateways), bots in all
other seats. Afterwards the engine alone, from the published seed and answers, must come to the
same position and the same result.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from poor_machines import without_unix
from servers import Decide, Message, Person, cluster, person, small_server

from archrivals.boxes import catalogue_for
from archrivals.engine.fairness import seat_commitment
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.records import to_plain
from archrivals.engine.saving import load, setup_from_json, state_digest
from archrivals.engine.views.seats import public_view
from archrivals.terminal.cli import main as archrivals

pytestmark = pytest.mark.anyio

FEW = 2  # Super-Villains: the shortest game there is
SHARE = "5a" * 32


# --- Two scripted people ----------------------------------------------------------------------


def scripted(cat: Catalogue) -> Decide:
    """Play every card, buy the dearest, confront when the hand looks strong enough, then end."""
    cost = {id: card.cost or 0 for id, card in zip(cat.ids, cat.cards, strict=True)}

    def strength(held: Message) -> float:
        return 1.0 if held["id"] == "punch" else 0.55 * cost[held["id"]]

    def decide(seen: Message) -> int:
        ask = seen["private"]["ask"]
        options: list[Message] = ask["options"]
        last = len(options) - 1
        if ask["kind"] == "turn":
            plays = [at for at, option in enumerate(options) if option["verb"] == "play"]
            buys = [
                (cost[option["card"]], at)
                for at, option in enumerate(options)
                if option["verb"] == "buy" and cost[option["card"]] > 0
            ]
            return plays[0] if plays else max(buys)[1] if buys else last
        if ask["kind"] == "announce":
            seats = seen["public"]["seats"]
            foes = [
                (seats[option["seat"]]["cost"], at)
                for at, option in enumerate(options)
                if option["verb"] == "confront"
            ]
            power = sum(map(strength, seen["private"]["hands"][str(seen["seat"])]))
            weakest = min(foes, default=(power + 1, last))
            return weakest[1] if weakest[0] <= power else last
        return last if ask["kind"] == "block" else 0

    return decide


# --- Where they play --------------------------------------------------------------------------


@dataclass(frozen=True)
class Game:
    """What is played: a box or a recipe, and for how many."""

    players: int
    box: str = "heroes-unite"
    recipe: str | None = None

    def __str__(self) -> str:
        return f"{self.recipe or self.box}-{self.players}"

    @property
    def wish(self) -> dict[str, Any]:
        """The body of ``POST /api/tables``."""
        bots = [None, None, *["greedy"] * (self.players - 2)]
        named = {"recipe": self.recipe} if self.recipe else {"box": self.box}
        return {**named, "players": self.players, "super_villains": FEW, "bots": bots}


HEROES_UNITE_2 = Game(2)
HEROES_UNITE_4 = Game(4)
BASE_SET = Game(2, "base-set")
BATMAN_JOKER = Game(2, "rivals-batman-joker")
SHAZAM_BLACK_ADAM = Game(2, "rivals-shazam-black-adam")
CONFRONTATIONS_2 = Game(2, "confrontations")
CONFRONTATIONS_3 = Game(3, "confrontations")
CONFRONTATIONS_4 = Game(4, "confrontations")
TWO_SETS = Game(4, recipe="two-sets")
RIVALS_CROSSED = Game(2, recipe="shazam-vs-joker")

ALL = (
    HEROES_UNITE_2,
    HEROES_UNITE_4,
    BASE_SET,
    BATMAN_JOKER,
    SHAZAM_BLACK_ADAM,
    CONFRONTATIONS_2,
    CONFRONTATIONS_3,
    CONFRONTATIONS_4,
    TWO_SETS,
    RIVALS_CROSSED,
)
WHEN_SMALL: tuple[Game, ...] = ()
IN_A_CLUSTER = (BATMAN_JOKER,)
"""By day one is played in a cluster, and those that go on from a moment on a small server."""


def games(in_the_gate: tuple[Game, ...]) -> list[Any]:
    """Return every game, marked where it is for the night."""
    return [
        pytest.param(game, id=str(game), marks=[] if game in in_the_gate else [pytest.mark.night])
        for game in ALL
    ]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in one process."""
    with small_server(tmp_path_factory.mktemp("small")) as address:
        yield address


@pytest.fixture
def poor(tmp_path: Path) -> Iterator[str]:
    """The same, without what only Unix has: uvloop, handlers of signals, some modules."""
    with small_server(tmp_path, **without_unix()) as address:
        yield address


@pytest.fixture(scope="module")
def gateways(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """The gateways of a cluster."""
    with cluster(tmp_path_factory.mktemp("cluster")) as members:
        yield members.addresses


# --- The games --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games(WHEN_SMALL))
async def test_a_game_on_a_small_server_is_what_the_engine_makes_of_its_seed_and_answers(
    small: str, game: Game, tmp_path: Path
) -> None:
    await played_and_proven([small, small], game, tmp_path)


async def test_a_finished_game_goes_on_from_a_moment_against_bots(small: str) -> None:
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(person(small, "Ada"))
        two = await stack.enter_async_context(person(small, "Grace"))
        wish = {"players": 2, "super_villains": FEW, "bots": [None, None]}
        old = (await one.call("POST", "tables", json=wish))["table"]
        await two.call("POST", f"tables/{old}/seat")
        await asyncio.gather(
            sat_and_played(one, old, shares=False), sat_and_played(two, old, shares=False)
        )
        real = await one.call("GET", f"tables/{old}/replay")
        at = real["turns"][-2]["position"]
        for luck in ("same", "new"):
            wanted = {"position": at, "seat": 1, "luck": luck}
            made = await two.call("POST", f"tables/{old}/replay/continued", json=wanted)
            table = made["table"]
            mine = [each for each in await two.call("GET", "me/tables") if each["id"] == table]
            assert [each["from_turn"] for each in mine] == [real["turns"][-2]["number"]]
            await two.send("join", table=table)
            setup = setup_from_json(real["setup"])
            await two.play(table, scripted(catalogue_for(setup)))
            saved = await two.call("GET", f"tables/{table}/replay/file")
            assert [each["bot"] for each in two.rooms[-1]["seats"]] == ["goldie", None]
            assert load(saved, catalogue_for(setup)).over
            first = await two.call("GET", f"tables/{old}/replay/file")
            assert saved["answers"][:at] == first["answers"][:at]
            assert (saved["seed"] == first["seed"]) == (luck == "same")
            played = await two.call("GET", f"people/{two.id}/games")
            known = {each["table"]: each["from_turn"] for each in played["games"]}
            assert known == known | {table: real["turns"][-2]["number"], old: None}
        assert await one.call("GET", f"tables/{old}/replay") == real


@pytest.mark.skipif(os.name != "posix", reason="this machine is not Unix anyway")
@pytest.mark.night
async def test_a_game_on_a_server_without_what_only_unix_has(poor: str, tmp_path: Path) -> None:
    await played_and_proven([poor, poor], CONFRONTATIONS_3, tmp_path)


@pytest.mark.parametrize("game", games(IN_A_CLUSTER))
async def test_a_game_in_a_cluster_is_what_the_engine_makes_of_its_seed_and_answers(
    gateways: list[str], game: Game, tmp_path: Path
) -> None:
    await played_and_proven(gateways, game, tmp_path)


async def played_and_proven(addresses: list[str], game: Game, folder: Path) -> None:
    """Play a game between two people at two sockets, and prove it afterwards."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(person(addresses[0], "One"))
        two = await stack.enter_async_context(person(addresses[1], "Two"))
        table = (await one.call("POST", "tables", json=game.wish))["table"]
        assert await two.call("POST", f"tables/{table}/seat") == {"seat": 1}
        ends = await asyncio.gather(
            sat_and_played(one, table, shares=True), sat_and_played(two, table, shares=False)
        )
        await proven(one, two, table, ends, folder)


async def sat_and_played(somebody: Person, table: str, *, shares: bool) -> Message:
    """Join, see the commitment, be ready, and play to the end; with a share of the seed or not."""
    await somebody.send("join", table=table)
    room = await somebody.next("room")
    setup = setup_from_json(room["setup"])
    await somebody.call("PUT", f"tables/{table}/ready", json={"ready": True, "share": shares})
    if shares:
        await shared(somebody, table, room)
    return await somebody.play(table, scripted(catalogue_for(setup)))


async def shared(somebody: Person, table: str, room: Message) -> None:
    """Commit to a share, and reveal it when everybody has."""
    commitment = {"commitment": room["commitment"]}
    to = seat_commitment(table, room["you"], room["commitment"], SHARE)
    await somebody.call("PUT", f"tables/{table}/promise", json=commitment | {"promise": to})
    while not room.get("dealing", {}).get("fixed"):
        room = await somebody.next("room")
    assert room["seats"][room["you"]]["promise"] == to
    await somebody.call("PUT", f"tables/{table}/share", json=commitment | {"share": SHARE})


async def proven(
    one: Person, two: Person, table: str, ends: Sequence[Message], folder: Path
) -> None:
    """What was published is what was played, and follows from what was promised before."""
    before, after = one.rooms[0], one.rooms[-1]
    assert (before["status"], after["status"]) == ("open", "over")
    assert "seed" not in before
    replay = await two.call("GET", f"tables/{table}/replay")
    saved = await two.call("GET", f"tables/{table}/replay/file")
    assert replay["seed"] == saved["seed"] == after["seed"]
    assert before["commitment"] == replay["commitment"] == saved["commitment"]
    assert saved["fair"]["shares"] == [SHARE, *[""] * (saved["setup"]["players"] - 1)]

    # The engine alone, from the same seed and answers.
    again = load(saved, catalogue_for(setup_from_json(saved["setup"])))
    assert again.over
    assert replay["digest"] == saved["digest"] == state_digest(again.state)
    assert replay["answers"] == len(saved["answers"])
    shown = to_plain(public_view(again))
    assert ends[0]["public"] == ends[1]["public"] == shown
    assert replay["result"] | shown["result"] == replay["result"]  # it has more: Heroes, who left
    assert replay["points"] == shown["result"]["points"]

    # Nothing that somebody sent was lost, doubled or changed.
    for seat, somebody in enumerate((one, two)):
        mine = [option for who, option in saved["answers"] if who == seat]
        assert mine == [option for _, option in somebody.commands]

    file = folder / "game.json"
    file.write_text(json.dumps(saved), encoding="utf-8")
    assert archrivals(["verify", str(file), "--commitment", before["commitment"]]) == 0
