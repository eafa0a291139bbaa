"""Whole games at the local server, through frames alone."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from pages import Page
from tiers import by_day

from archrivals.bots.levels import LEVELS
from archrivals.boxes import BOXES
from archrivals.boxes.recipes import RECIPES
from archrivals.hosting.codec import encode
from archrivals.hosting.entries import Entry
from archrivals.hosting.hosted import HostedTable
from archrivals.hosting.orders import viewers_of
from archrivals.hosting.rooms import facts_of
from archrivals.local import LocalServer, server
from archrivals.local.tables import LocalTable

QUICK = ("pip", "otto", "goldie", "bruno")


def wish(chance: Random, **fixed: Any) -> dict[str, Any]:
    """A table against different quick bots."""
    if "recipe" in fixed:
        return {
            "super_villains": 4,
            **fixed,
            "bots": _bots(chance, RECIPES[fixed["recipe"]].players),
        }
    fewest, most = BOXES[fixed["box"]].rules.players
    players = chance.randint(fewest, most)
    return {"players": players, "super_villains": 4, **fixed, "bots": _bots(chance, players)}


def _bots(chance: Random, players: int) -> list[str | None]:
    bots: list[str | None] = [chance.choice(QUICK) for _ in range(players)]
    bots[chance.randrange(players)] = None
    return bots


WISHES = [
    *(pytest.param({"box": box}, id=box) for box in BOXES),
    *(pytest.param({"recipe": recipe}, id=recipe) for recipe in RECIPES),
]


def undo(page: Page) -> None:
    """Take the last answer back, if that is possible."""
    if page.view.get("undo", "no") != "no":
        command = page.command()
        table, position = page.view["table"], page.view["position"]
        told = page.say(type="undo", table=table, position=position, command=command)
        assert [each["type"] for each in told] == ["update", "accepted"]
        page.think()


@pytest.mark.parametrize("wanted", by_day(WISHES, 4))
def test_a_whole_game_is_the_one_that_a_server_would_host(
    wanted: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    log: list[Entry] = []
    commit = LocalServer._commit

    def recorded(
        self: LocalServer, table: LocalTable, entry: Entry, *rest: Any, **more: Any
    ) -> None:
        log.append(entry)
        commit(self, table, entry, *rest, **more)

    monkeypatch.setattr(LocalServer, "_commit", recorded)
    chance = Random(json.dumps(wanted))
    page = Page(seed=json.dumps(wanted))
    page.greet()
    table = page.begin(**wish(chance, **wanted))
    page.join(table)
    view = page.heard[-1]
    page.play(chance, lambda: undo(page) if chance.random() < 0.04 else None)
    assert page.room["status"] == "over"
    told = page.server.tables[table]
    chairs = [(each["name"], each["person"], each["bot"]) for each in told.seats]
    twin = HostedTable.begin(facts_of(told.row, chairs))
    seat = page.room["you"]
    assert encode(twin.view(seat, True, 0)).decode() == view
    updates = iter([each for each in page.heard if json.loads(each)["type"] == "update"])
    for entry in log:
        since, undone = twin.log_length, entry.kind == "undo"
        twin.take(entry)
        for viewer in viewers_of(twin, entry, [(seat, True)]):
            sent = twin.updates(since, [viewer], undone=undone)[viewer]
            assert next(updates) == sent.decode()
    assert list(updates) == []
    assert twin.over
    assert (twin.digest, twin.table.answers) == (
        told.row["digest"],
        [tuple(answer) for answer in told.row["answers"]],
    )
    assert page.rows.keys() == {'["tables", "me"]', f'["tables", "{table}"]'}


@pytest.mark.parametrize("wanted", by_day(WISHES[::4], 2))
def test_a_game_goes_on_at_the_same_ask_after_every_reload(wanted: dict[str, Any]) -> None:
    chance = Random(json.dumps(wanted))
    page = Page(seed=json.dumps(wanted))
    page.greet()
    table = page.begin(**wish(chance, **wanted))
    page.join(table)
    reloads = 0

    def reload() -> None:
        nonlocal reloads
        if chance.random() < 0.75:
            return
        before = page.view
        page.reload()
        page.greet()
        page.join(table)
        for part in ("position", "public", "private", "told"):
            assert page.view[part] == before[part]
        assert page.view.get("undo", "no") == before.get("undo", "no")
        page.think()
        reloads += 1

    page.play(chance, reload)
    assert reloads > 2


def test_what_was_sent_twice_counts_once_after_a_reload_too() -> None:
    page = Page()
    page.greet()
    table = page.begin(players=2, bots=[None, "pip"])
    page.join(table)
    page.think()
    sent = {"type": "answer", "table": table, "position": page.view["position"], "command": "mine"}
    assert page.say(**sent, option=0)[-1]["type"] == "accepted"
    known = len(page.server.tables[table].log)
    again = page.say(**sent, option=0)
    page.reload()
    page.greet()
    page.join(table)
    assert again == page.say(**sent, option=0)
    assert [each["type"] for each in again] == ["accepted"]
    assert len(page.server.tables[table].log) == known


def test_nothing_is_told_before_it_is_kept() -> None:
    page = Page()
    page.greet()
    table = page.begin(players=2, bots=[None, "pip"])
    page.join(table)
    page.think()
    text = page.server.receive(
        1,
        json.dumps(
            {
                "type": "answer",
                "table": table,
                "position": page.view["position"],
                "command": "mine",
                "option": 0,
            }
        ),
    )
    batch = json.loads(text)
    (store, key, entry), *kept = batch["keep"]
    assert {each[:2] == ["tables", table] for each in kept} <= {True}  # how a turn began
    assert (store, key[0], entry["command"]) == ("entries", table, "mine")
    assert [json.loads(frame)["type"] for _, frame in batch["send"]] == ["update", "accepted"]


@pytest.mark.parametrize("bot", [level.id for level in LEVELS])
def test_every_level_plays(bot: str) -> None:
    page = Page(seed=bot)
    page.greet()
    table = page.begin(players=2, super_villains=2, bots=[None, bot])
    page.join(table)
    chance = Random(bot)
    for _ in range(12):
        page.think()
        if page.room["status"] != "playing":
            break
        assert page.ask is not None
        page.answer(chance.randrange(len(page.ask["options"])))
    assert len(page.server.tables[table].log) > 12


def test_a_bot_that_breaks_does_not_stop_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: Any) -> int:
        raise RuntimeError("this bot is broken")

    monkeypatch.setattr(server, "answer_job", broken)
    page = Page()
    page.greet()
    page.join(page.begin(players=2, bots=[None, "pip"]))
    page.think()
    assert page.ask is not None
    for _ in range(30):
        assert page.ask is not None
        page.answer(len(page.ask["options"]) - 1)
        page.think()
    assert "this bot is broken" in capsys.readouterr().err


def test_at_a_shared_table_a_bot_plays_for_who_gives_up_and_all_are_told() -> None:
    page = Page(seed="shared")
    page.greet()
    table = page.call("POST", "tables", {"players": 3, "bots": [None, None, None]})[1]["table"]
    for name in ("Bea", "Cem"):
        assert page.call("POST", f"tables/{table}/seat?name={name}")[0] == 200
    page.call("PUT", f"tables/{table}/ready", {"ready": True})
    page.join(table)
    assert [each["bot"] for each in page.room["seats"]] == [None, None, None]
    page.say(type="concede", table=table, command="enough")
    assert [each["bot"] is None for each in page.room["seats"]] == [False, True, True]
    assert all(each["person"] for each in page.room["seats"])
    page.reload()
    page.greet()
    page.join(table)
    assert [each["bot"] is None for each in page.room["seats"]] == [False, True, True]
