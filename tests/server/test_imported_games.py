"""Games that were played within a browser, added to one's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from test_after import TWO, bot_game
from test_after_results import ANN, BOB
from test_after_routes import client_request, renderer_of, served

from archrivals.engine.saving import save
from archrivals.server.accounts.accounts import person_by_id
from archrivals.server.accounts.limits import limits
from archrivals.server.accounts.sessions import open_session
from archrivals.server.core.rates import Shares
from archrivals.server.core.store import Store
from archrivals.server.edge.security import COOKIE
from archrivals.server.jobs.lanes import Result

Sent = dict[str, Any]


def game(most: int = 100_000) -> Sent:
    """A save such as a browser sends, with who sat where."""
    saved: Sent = json.loads(json.dumps(save(bot_game(TWO, "import", most))))
    seats = [{"seat": 0, "bot": "bruno"}, {"seat": 1, "bot": None, "name": "<b>"}]
    return saved | {"seats": seats}


async def as_person(store: Store, client: httpx.AsyncClient, id: str) -> None:
    """Log in."""
    person = await person_by_id(store, id)
    assert person is not None
    token, session = await open_session(store, person, "test")
    client.cookies.set(COOKIE, token)
    client.headers["X-Archrivals-CSRF"] = session.csrf


def test_a_finished_game_is_played_again_and_kept_unrated(tmp_path: Path) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        saved = game()
        assert (await client.post("/saves", json=saved)).status_code == 401
        await as_person(store, client, ANN)
        answer = await client.post("/saves", json=saved)
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]
        told = (await client.get(f"/tables/{table}/replay")).json()
        assert told["answers"] == len(saved["answers"])
        assert [each["name"] for each in told["seats"]] == ["Bruno", "Ann"]
        assert told["rated"] is False
        mine = (await client.get(f"/people/{ANN}/games")).json()["games"]
        assert [(each["table"], each["rated"]) for each in mine] == [(table, False)]
        file = (await client.get(f"/tables/{table}/replay/file")).json()
        assert (file["seed"], file["answers"]) == (saved["seed"], saved["answers"])
        again = await client.post("/saves", json=saved)
        assert (again.status_code, again.json()["code"]) == (409, "here-already")
        client.cookies.clear()
        await as_person(store, client, BOB)
        theirs = (await client.get(f"/people/{ANN}/games")).json()["games"]
        assert theirs == []  # it is listed nowhere

    served(tmp_path, work)


@pytest.mark.parametrize("wrong", ["open", "seed", "result", "answers", "arranged", "nothing"])
def test_what_does_not_come_out_as_the_file_claims_is_refused(tmp_path: Path, wrong: str) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        saved = game(40) if wrong == "open" else game()
        if wrong == "seed":
            saved["seed"] = "another"
        elif wrong == "answers":
            saved["answers"][3] = [0, 99]
        elif wrong == "result":
            saved["digest"] = "0" * 64
        elif wrong == "arranged":
            saved["setup"]["gifts"] = [[0, "katana"]]
        elif wrong == "nothing":
            saved = {}
        await as_person(store, client, ANN)
        answer = await client.post("/saves", json=saved)
        assert answer.status_code == 422, answer.text
        assert (await client.get(f"/people/{ANN}/games")).json()["games"] == []

    served(tmp_path, work)


def test_adding_games_is_limited_and_waits_for_no_busy_process(tmp_path: Path) -> None:
    async def work(store: Store, client: httpx.AsyncClient) -> None:
        await as_person(store, client, ANN)
        renderer = await client.get("/tables/no-such-table/replay")
        assert renderer.status_code == 404
        renderer_of(client).result = Result("full", b"")
        answer = await client.post("/saves", json=game())
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        limits(client_request(client)).saves = Shares(1, 0.001, lambda: None)
        codes = [(await client.post("/saves", json={})).status_code for _ in range(3)]
        assert codes[-1] == 429

    served(tmp_path, work)
