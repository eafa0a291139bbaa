"""After the game over HTTP: replays, players, leaderboards."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from fastapi import FastAPI, Request
from test_after import TEAMS, TWO, bot_game, result_of, table_row
from test_after_results import (
    ANN,
    BOB,
    CEM,
    DEE,
    PEOPLE,
    end,
    enter_table,
    on_postgres,
    on_sqlite,
    playing,
)

from archrivals.engine.records import to_plain
from archrivals.engine.state.streams import shuffled
from archrivals.engine.table import Table
from archrivals.hosting.operations.archive import (
    Frames,
    Games,
    Profile,
    ReplaySummary,
    Save,
    Shuffles,
)
from archrivals.hosting.replays import FRAMES_PER_PART, NoReplay, frames, replay_of
from archrivals.hosting.rows import TableRow
from archrivals.hosting.save_files import save_in
from archrivals.server.accounts.accounts import person_by_id
from archrivals.server.accounts.limits import limits
from archrivals.server.accounts.sessions import open_session
from archrivals.server.archive.profiles import LADDERS, SETTLED_GAMES, Leaderboard, leaderboard
from archrivals.server.archive.rendering import Renderer, render_data
from archrivals.server.context import Context
from archrivals.server.core import schema
from archrivals.server.core.admission import Job
from archrivals.server.core.bus import LocalBus
from archrivals.server.core.rates import Shares
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store
from archrivals.server.edge.models import model_of
from archrivals.server.edge.operations import PARTS, routes
from archrivals.server.edge.security import COOKIE, install_errors
from archrivals.server.jobs.lanes import Result
from archrivals.server.telemetry.metrics import Metrics
from archrivals.terminal.verifying import verified


class AtOnce:
    """Makes replays here instead of in a process of its own."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.result: Result | None = None

    async def start(self) -> None:
        """There is nothing to start."""

    async def ask(self, job: Job) -> Result:
        """The result."""
        self.jobs.append(job)
        return self.result or Result("done", render_data(job.data, 10.0))


def at_once(renderer: Renderer) -> Renderer:
    renderer.lane = AtOnce()  # type: ignore[assignment]  # as much of a lane as is used
    return renderer


def app_of(client: httpx.AsyncClient) -> FastAPI:
    """The application that a client talks to."""
    transport = client._transport
    assert isinstance(transport, httpx.ASGITransport)
    assert isinstance(transport.app, FastAPI)
    return transport.app


def renderer_of(client: httpx.AsyncClient) -> AtOnce:
    found: AtOnce = app_of(client).state.renderer.lane
    return found


def client_request(client: httpx.AsyncClient) -> Request:
    """A request to the application that a client talks to."""
    return Request({"type": "http", "app": app_of(client)})


Work = Callable[[Store, httpx.AsyncClient], Awaitable[None]]
On = Callable[[Path, Callable[[Store], Awaitable[None]]], None]


def served(path: Path, work: Work, on: On = on_sqlite, smtp: str = "") -> None:
    """Do something with a server that has these routes and four people."""

    async def whole(store: Store) -> None:
        app = FastAPI()
        app.routes.extend(routes(PARTS[0]))
        install_errors(app)
        settings = replace(store.settings, smtp=smtp)
        app.state.context = Context(settings, store, LocalBus(), Metrics())
        app.state.renderer = at_once(Renderer(app.state.context))
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test/api") as client:
            await work(store, client)

    on(path, whole)


async def finished(store: Store, setup: Any = TWO, **changes: Any) -> TableRow:
    """Enter a game that is over."""
    row = playing(setup, **changes)
    assert await end(store, row, await enter_table(store, row))
    return table_row(bot_game(setup), row["id"])


# --- Replays ----------------------------------------------------------------------------------


def test_a_summary_tells_who_played_how_it_ended_and_the_seed(tmp_path: Path) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        row = await finished(store, TEAMS)
        answer = await client.get("/tables/table-one/replay")
        assert answer.status_code == 200
        told = answer.json()
        assert model_of(ReplaySummary).model_validate(told).model_dump(mode="json") == told
        for points, lines in zip(told["points"], told["result"]["scores"], strict=True):
            assert points == sum(line["copies"] * line["each"] for line in lines)
        assert (told["seed"], told["commitment"]) == (row["seed"], row["commitment"])
        assert told["answers"] == len(row["answers"])
        assert told["points"] == result_of(row)["points"]
        assert [each["team"] for each in told["seats"]] == [0, 1, 0, 1]
        assert [each["name"] for each in told["seats"]] == ["Ann", "Bob", "Cem", "Dee"]
        assert told["turns"][0]["number"] == 1
        assert told["shown"] is None
        assert (await client.get("/tables/no-such-table/replay")).status_code == 404

    served(tmp_path, work)


def test_frames_come_in_pieces_for_any_seat(tmp_path: Path) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        row = await finished(store)
        where = "/tables/table-one/replay/frames"
        asked: dict[str, Any] = {"seat": "1", "first": 40, "count": 3}
        told = (await client.get(where, params=asked)).json()
        assert model_of(Frames).model_validate(told).model_dump(mode="json") == told
        live = Table.new(TWO, bot_game(TWO).state.cat, row["seed"])
        for seat, option in row["answers"][:40]:
            live.answer(seat, option)
        assert [each["position"] for each in told["frames"]] == [40, 41, 42]
        assert told["frames"][0]["view"] == to_plain(live.view(1))
        assert (await client.get(where)).json()["seat"] == -1
        revealed = (await client.get(where, params={"seat": "all"})).json()
        model_of(Frames).model_validate(revealed)
        assert all("hand" in each for each in revealed["frames"][0]["view"]["seats"])
        beyond = await client.get(where, params={"first": 999_999})
        assert beyond.json()["frames"] == []
        nobody = await client.get(where, params={"seat": "3"})
        assert (nobody.status_code, nobody.json()["code"]) == (404, "no-seat")

    served(tmp_path, work)


def test_what_is_the_same_for_everybody_is_sent_compressed_to_who_takes_it(tmp_path: Path) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        await finished(store)
        for path in ("", "/frames?seat=all", "/shuffles", "/file"):
            where = f"/tables/table-one/replay{path}"
            plain = await client.get(where, headers={"Accept-Encoding": "identity"})
            small = await client.get(where, headers={"Accept-Encoding": "gzip"})
            assert "content-encoding" not in plain.headers
            assert small.headers["content-encoding"] == "gzip"
            assert small.content == plain.content
            assert int(small.headers["content-length"]) < len(plain.content) / 2

    served(tmp_path, work)


def test_only_what_names_nobody_is_kept_by_a_browser_for_an_hour(tmp_path: Path) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        await finished(store)
        where = "/tables/table-one/replay"
        summary = await client.get(where)
        assert summary.headers["cache-control"] == "private, no-cache"
        names = {each["name"] for each in summary.json()["seats"]}
        assert names == {"Ann", "Bob"}
        for part in ("frames?seat=all", "shuffles", "record", "course", "file"):
            told = await client.get(f"{where}/{part}")
            assert told.headers["cache-control"] == "private, max-age=3600", part
            assert not [name for name in names if json.dumps(name) in told.text], part

    served(tmp_path, work)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_every_shuffle_is_told_once_the_game_is_over_and_not_before(
    tmp_path: Path, database: str
) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        row = playing()
        seats = await enter_table(store, row)
        early = await client.get("/tables/table-one/replay/shuffles")
        assert (early.status_code, early.json()["code"]) == (409, "in-play")
        assert row["seed"] not in early.text
        assert await end(store, row, seats)
        told = (await client.get("/tables/table-one/replay/shuffles")).json()
        assert model_of(Shuffles).model_validate(told).model_dump(mode="json") == told
        summary = (await client.get("/tables/table-one/replay")).json()
        for each in told["shuffles"]:
            places = list(range(len(each["before"])))
            mixed, _ = shuffled(places, summary["seed"], each["stream"], each["counter"])
            assert [each["before"][at] for at in mixed] == each["after"]
        assert len(told["shuffles"]) > 10
        assert (await client.get("/tables/no-such-table/replay/shuffles")).status_code == 404

    served(tmp_path, work, on_sqlite if database == "sqlite" else lambda _, do: on_postgres(do))


@pytest.mark.parametrize(
    "asked",
    [
        {"count": 101},
        {"count": 0},
        {"first": -1},
        {"first": 10**30},
        {"seat": "5"},
        {"seat": "-2"},
        {"seat": "me"},
    ],
    ids=str,
)
def test_frames_out_of_bounds_are_refused(tmp_path: Path, asked: dict[str, Any]) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        answer = await client.get("/tables/table-one/replay/frames", params=asked)
        assert answer.status_code == 422
        assert answer.json().keys() == {"code", "reason"}

    served(tmp_path, work)


def test_a_download_is_proven_by_verify(tmp_path: Path) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        row = await finished(store)
        answer = await client.get("/tables/table-one/replay/file")
        assert answer.headers["content-type"] == "application/json"
        disposition = 'attachment; filename="archrivals-table-one.json"'
        assert answer.headers["content-disposition"] == disposition
        assert verified(json.loads(answer.content), row["commitment"]) == 0
        model_of(Save).model_validate_json(answer.content)

    served(tmp_path, work)


def test_a_link_of_a_server_holds_the_whole_game_and_no_account(tmp_path: Path) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        await finished(store)
        text = (await client.get("/tables/table-one/replay/link")).json()["link"]
        file = (await client.get("/tables/table-one/replay/file")).json()
        saved = save_in(text)
        assert saved | {"seats": None} == file | {"seats": None}
        assert {each["person"] for each in saved["seats"]} == {None}

    served(tmp_path, work)


@pytest.mark.parametrize("status", ["open", "playing"])
def test_while_a_game_is_in_play_all_of_it_is_409_and_without_the_seed(
    tmp_path: Path, status: str
) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        # Even a row that holds everything already: only its status counts.
        row = table_row(bot_game(TWO), "table-one", status=status, seed="the-secret-seed")
        await enter_table(store, row)
        parts = ("/frames", "/frames?seat=0", "/frames?seat=all", "/file", "/link", "/shuffles")
        for path in ("", *parts):
            answer = await client.get(f"/tables/table-one/replay{path}")
            assert answer.status_code == 409
            assert answer.json().keys() == {"code", "reason"}
            assert answer.json()["code"] == "in-play"
            assert "the-secret-seed" not in answer.text + str(answer.headers)

    served(tmp_path, work)


def test_a_game_of_other_rules_has_a_summary_and_a_file_but_no_frames(tmp_path: Path) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        await finished(store, rules="0")
        told = (await client.get("/tables/table-one/replay")).json()
        assert told["shown"]["code"] == "other-rules"
        assert told["turns"] == []
        assert (await client.get("/tables/table-one/replay/file")).status_code == 200
        for path in ("frames", "shuffles"):
            answer = await client.get(f"/tables/table-one/replay/{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")

    served(tmp_path, work)


def test_an_open_table_that_was_closed_has_no_replay(tmp_path: Path) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        row = playing(status="abandoned", ended=7)
        await enter_table(store, row)
        answer = await client.get("/tables/table-one/replay")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-played")
        games = (await client.get(f"/people/{ANN}/games")).json()
        assert games == {"games": [], "next": None}

    served(tmp_path, work)


# --- Players ----------------------------------------------------------------------------------


def test_a_profile_tells_games_ratings_and_nothing_private(tmp_path: Path) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        mail = "ann@example.org"
        await store.do(sa.update(schema.people).values(email=mail).where(schema.people.c.id == ANN))
        await finished(store, table_id="table-001", ended=None)
        await finished(store, table_id="table-002", rated=False)
        answer = await client.get(f"/people/{ANN}")
        told = answer.json()
        assert model_of(Profile).model_validate(told).model_dump(mode="json") == told
        assert mail not in answer.text
        won = 0 in result_of(table_row(bot_game(TWO)))["winners"]
        assert (told["name"], told["since"], told["games"]) == ("Ann", 5, 2)
        assert told["wins"] == (2 if won else 0)
        assert told["streak"] == (2 if won else -2)
        other = (await client.get(f"/people/{BOB}")).json()
        assert (other["games"], other["wins"]) == (2, 0 if won else 2)
        assert other["streak"] == -told["streak"]
        (ladder,) = told["ladders"]
        assert (ladder["ladder"], ladder["games"]) == ("heroes-unite", 1)
        assert (ladder["rating"] > 1000) == won
        assert ladder["provisional"]
        assert told["favourite"]["games"] == 2
        assert {each["table"] for each in told["recent"]} == {"table-001", "table-002"}
        changed = {each["table"]: each["change"] for each in told["recent"]}
        assert changed == {
            "table-001": {"before": 1000, "after": ladder["rating"]},
            "table-002": None,
        }
        assert (await client.get("/people/nobody-at-all")).status_code == 404
        assert (await client.get("/people/nobody-at-all/games")).status_code == 404
        fresh = (await client.get(f"/people/{DEE}")).json()
        assert (fresh["games"], fresh["streak"], fresh["favourite"]) == (0, 0, None)

    served(tmp_path, work)


def test_history_is_paged_by_end_and_id_without_gaps(tmp_path: Path) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        for number in range(7):  # three ends, several tables each
            row = playing(table_id=f"table-{number:03}")
            seats = await enter_table(store, row)
            assert await end(store, row, seats, ended=100 + number // 3)
        seen: list[str] = []
        asked: dict[str, Any] = {"count": 2}
        while True:
            page = (await client.get(f"/people/{BOB}/games", params=asked)).json()
            model_of(Games).model_validate(page)
            seen += [each["table"] for each in page["games"]]
            if page["next"] is None:
                break
            asked["before"] = page["next"]
        assert seen == [f"table-{number:03}" for number in range(6, -1, -1)]
        for before in ("", "x", "1.", ".abcdefgh", "-1.abcdefgh", "1.abc$efgh"):
            asked = {"before": before}
            assert (await client.get(f"/people/{BOB}/games", params=asked)).status_code == 422

    served(tmp_path, work)


def test_an_unlisted_table_counts_but_only_its_player_finds_it(tmp_path: Path) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        await finished(store, listed=False)

        async def found(person: str) -> list[str]:
            profile = (await client.get(f"/people/{person}")).json()
            games = (await client.get(f"/people/{person}/games")).json()["games"]
            assert profile["games"] == 1
            assert profile["recent"] == games
            return [each["table"] for each in games]

        assert await found(ANN) == []
        person = await person_by_id(store, ANN)
        assert person is not None
        token, _ = await open_session(store, person, "test")
        client.cookies.set(COOKIE, token)
        assert await found(ANN) == ["table-one"]
        assert await found(BOB) == []
        assert (await client.get("/tables/table-one/replay")).status_code == 200

    served(tmp_path, work)


# --- Leaderboards -----------------------------------------------------------------------------


async def rated(store: Store, person: str, mu: float, games: int = SETTLED_GAMES) -> None:
    await store.do(
        schema.ratings.insert().values(
            person=person, ladder="mixed", mu=mu, sigma=2.0, games=games, wins=1
        )
    )


@pytest.mark.parametrize(("smtp", "verified"), [("", False), ("smtp://127.0.0.1", True)])
def test_a_leaderboard_says_whether_mail_addresses_are_verified(
    tmp_path: Path, smtp: str, *, verified: bool
) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        for path in ("/leaderboards", "/leaderboards/mixed"):
            assert (await client.get(path)).json()["verified"] is verified

    served(tmp_path, work, smtp=smtp)


def test_a_leaderboard_lists_the_best_who_have_played_enough(tmp_path: Path) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        await rated(store, ANN, 20.0)
        await rated(store, BOB, 40.0, SETTLED_GAMES - 1)
        await rated(store, DEE, 30.0)
        await rated(store, CEM, 30.0)
        told = (await client.get("/leaderboards/mixed")).json()
        assert model_of(Leaderboard).model_validate(told).model_dump(mode="json") == told
        assert [each["person"] for each in told["players"]] == [CEM, DEE, ANN]
        assert [each["rank"] for each in told["players"]] == [1, 2, 3]
        assert [each["rating"] for each in told["players"]] == [1960, 1960, 1560]
        top = (await client.get("/leaderboards/mixed", params={"count": 1})).json()
        assert [each["person"] for each in top["players"]] == [CEM]
        assert len(await leaderboard(store, "mixed", 10, least=0)) == len(PEOPLE)
        ladders = (await client.get("/leaderboards")).json()["ladders"]
        assert [each["ladder"] for each in ladders] == list(LADDERS)
        assert {each["ladder"]: each["players"] for each in ladders}["mixed"] == 3

    served(tmp_path, work)


def test_there_is_no_such_ladder(tmp_path: Path) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        answer = await client.get("/leaderboards/chess")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-ladder")
        assert (await client.get("/leaderboards/Chess!")).status_code == 422
        assert (await client.get("/leaderboards/base-set")).json()["players"] == []

    served(tmp_path, work)


# --- What replays cost ------------------------------------------------------------------------


def test_a_replay_is_made_once_for_all_who_look(tmp_path: Path) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        row = table_row(bot_game(TWO))
        await enter_table(store, row)
        made = renderer_of(client).jobs
        where = "/tables/table-one/replay"
        whole: list[dict[str, Any]] = []
        for first in range(0, len(row["answers"]) + 1, FRAMES_PER_PART):
            answer = await client.get(
                f"{where}/frames", params={"first": first, "count": FRAMES_PER_PART}
            )
            whole += answer.json()["frames"]
        assert [frame["position"] for frame in whole] == list(range(len(row["answers"]) + 1))
        pieces = len(made)
        assert pieces == len(row["answers"]) // FRAMES_PER_PART + 1
        for first, count in ((0, 1), (7, 30), (FRAMES_PER_PART - 1, 2), (len(row["answers"]), 100)):
            answer = await client.get(f"{where}/frames", params={"first": first, "count": count})
            assert answer.json()["frames"] == whole[first : first + count]
        assert len(made) == pieces  # whatever is asked for, it was there
        for _ in range(2):
            await client.get(where)
            await client.get(f"{where}/shuffles")
        assert len(made) == pieces + 2
        await client.get(f"{where}/frames", params={"seat": 0})
        assert len(made) == pieces + 3

    served(tmp_path, work)


def test_who_looks_at_everything_is_slowed_down_and_not_by_what_is_there(tmp_path: Path) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        await enter_table(store, table_row(bot_game(TWO)))
        where = "/tables/table-one/replay/frames"
        limits(client_request(client)).replays = Shares(3, 1e-6, lambda: None)
        asked = [{"seat": seat, "first": 0} for seat in ("-1", "0", "1", "all")]
        seen = [(await client.get(where, params=each)).status_code for each in asked]
        assert seen == [200, 200, 200, 429]
        seen = [(await client.get(where, params=each)).status_code for each in asked]
        assert seen == [200, 200, 200, 429]

    served(tmp_path, work)


def test_a_server_without_time_says_so(tmp_path: Path) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        await enter_table(store, table_row(bot_game(TWO)))
        for outcome in ("full", "late", "failed"):
            renderer_of(client).result = Result(outcome)
            for part in ("", "/frames", "/shuffles"):
                answer = await client.get(f"/tables/table-one/replay{part}")
                assert (answer.status_code, answer.json()["code"]) == (503, "busy")
                assert answer.headers["retry-after"] == "2"
        renderer_of(client).result = None
        assert (await client.get("/tables/table-one/replay")).status_code == 200

    served(tmp_path, work)


def test_a_gateway_keeps_no_more_of_replays_than_it_may(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        await enter_table(store, table_row(bot_game(TWO)))
        known: Renderer = app_of(client).state.renderer
        for seat in ("-1", "0", "1", "all"):
            await client.get("/tables/table-one/replay/frames", params={"seat": seat})
            assert known._size == sum(map(len, known._kept.values())) <= 100_000
        assert len(known._kept) < 4

    monkeypatch.setattr("archrivals.server.archive.rendering.CACHE_BYTES", 100_000)
    served(tmp_path, work)


@pytest.mark.anyio
async def test_replays_are_made_in_another_process() -> None:
    context = Context(Settings(), None, LocalBus(), Metrics())  # type: ignore[arg-type]  # unused
    known = Renderer(context)
    row = table_row(bot_game(TWO))
    try:
        made = json.loads(await known.part(row, ("turns",), "ann", ""))
        replay = replay_of(row)
        assert made["turns"] == to_plain(replay.turns)
        frames_there = await known.frames(row, "all", 5, 30, "ann", "", ["Ann", "Bob"])
        shown = frames(row, "all", 5, 30, ["Ann", "Bob"])
        assert [json.loads(bytes(each)) for each in frames_there] == to_plain(shown)
        with pytest.raises(NoReplay, match="seats are"):
            await known.frames(row, 4, 0, 1, "ann", "", [])
    finally:
        await known.close()
