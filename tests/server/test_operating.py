"""The operator's page: what runs, what waits, what everybody is told, what changes meanwhile."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from browsers import browser
from lobbies import TWO, Lobby, both, here
from moderators import account, moderator, operator

from archrivals import __version__
from archrivals.hosting import wire
from archrivals.server.core.schema import announcements as announcement_rows
from archrivals.server.core.schema import processes as process_rows
from archrivals.server.core.store import now
from archrivals.server.operating.processes import LOST_AFTER_MS, Presence, data_directory, present
from archrivals.server.tables.host import Host

__all__ = ["both", "here"]  # fixtures

pytestmark = pytest.mark.anyio


async def test_every_process_tells_of_itself_and_what_it_measures(both: Lobby) -> None:
    op = await operator(both)
    ann = await both.player("Ann")
    table = await ann.open(**TWO, bots=[None, "greedy"])
    context = both.context
    async with both.host() as host, present(context, "serve") as presence:
        assert await ann.ready(table)
        line = await both.line(ann, table)
        await line.next("view")
        await host._sweep()
        context.metrics.bot_fell_back("late")
        await presence.beat()
        shown = await op.call("GET", "admin/server")
    (process,) = shown["processes"]
    assert process["id"] == presence.id
    assert (process["kind"], process["version"], process["state"]) == (
        "serve",
        __version__,
        "running",
    )
    assert (process["tables"], process["bot_fallbacks"], process["silent"]) == (1, 1, False)
    assert process["disk_size"] >= process["disk_free"] > 0
    queues = {each["queue"]: each["depth"] for each in process["queues"]}
    assert {"log", "orders", "tables", "reports", "appeals"} <= queues.keys()
    assert (shown["rolling"], shown["versions"]) == (False, {__version__: 1})
    assert (shown["open"], shown["playing"]) == (0, 1)
    assert shown["database"] > 10_000
    told = context.metrics.registry.get_sample_value("archrivals_database_bytes")
    assert told == shown["database"]
    assert (await op.call("GET", "admin/server"))["processes"] == []  # it has ended


async def test_a_process_that_says_nothing_is_silent_and_counts_no_more(both: Lobby) -> None:
    op = await operator(both)
    context = both.context
    one, other = Presence(context, "gateway"), Presence(context, "bots")
    for each in (one, other):
        await each.beat()
    late = sa.update(process_rows).where(process_rows.c.id == other.id)
    await context.store.do(late.values(version="0.0.1"))
    shown = await op.call("GET", "admin/server")
    assert shown["rolling"]  # two versions side by side
    assert shown["versions"] == {__version__: 1, "0.0.1": 1}
    await context.store.do(late.values(seen=now() - LOST_AFTER_MS - 1000))
    shown = await op.call("GET", "admin/server")
    assert [each["silent"] for each in shown["processes"]] == [True, False]
    assert not shown["rolling"]
    await other.leave()  # it was asleep, and is told to stop
    shown = await op.call("GET", "admin/server")
    assert shown["rolling"]
    assert {each["state"] for each in shown["processes"]} == {"running", "stopping"}


async def test_a_host_is_drained_and_its_game_goes_on_at_another(both: Lobby) -> None:
    op = await operator(both)
    ann = await both.player("Ann")
    context = both.context
    first = Host(context)
    await first.start()
    leaving = Presence(context, "host", first)
    await leaving.beat()
    table = await ann.open(**TWO, bots=[None, "greedy"])
    assert await ann.ready(table)
    line = await both.line(ann, table)
    await line.next("view")
    assert list(first.desks) == [table]
    why = {"reason": "A new disk."}
    drain = f"admin/processes/{leaving.id}/drain"
    await op.refused("POST", drain, 409, "last-host", **why)
    second = Host(context)
    await second.start()
    staying = Presence(context, "host", second)
    await staying.beat()
    await op.call("POST", drain, 204, **why)
    await leaving.beat()
    assert first.draining
    assert not first.desks
    answer = await line.asked(wire.Resync(table), "view")  # whoever has it now
    assert answer["table"] == table
    assert list(second.desks) == [table]
    first.take(table)
    assert not first.desks
    await leaving.beat()
    shown = await op.call("GET", "admin/server")
    assert {each["id"]: each["state"] for each in shown["processes"]} == {
        leaving.id: "draining",
        staying.id: "running",
    }
    assert shown["rolling"]
    assert context.metrics.registry.get_sample_value("archrivals_draining") == 1
    await op.refused("POST", f"admin/processes/{staying.id}/drain", 409, "last-host", **why)
    await op.call("POST", f"admin/processes/{leaving.id}/resume", 204, **why)
    await leaving.beat()
    assert leaving.state == "running"
    await second.stop()
    assert (await line.asked(wire.Resync(table), "view"))["table"] == table
    assert list(first.desks) == [table]
    await first.stop()
    lines = await op.call("GET", "admin/audit")
    told = [(each["action"], each["reason"]) for each in lines if each["subject"] == leaving.id]
    assert told == [("resume", "A new disk."), ("drain", "A new disk.")]
    await op.refused("POST", "admin/processes/nobody-there/drain", 404, "no-process", **why)


async def test_everybody_reads_what_the_operator_announces(both: Lobby) -> None:
    op = await operator(both)
    outside = browser(both.app)
    assert (await outside.get("/api/announcements")).json() == []
    sent = {"text": "Heute um 22 Uhr ist Pause.", "language": "de", "hours": 2}
    why = {"reason": "An upgrade."}
    id = (await op.call("POST", "admin/announcements", 201, **sent, **why))["announcement"]
    (told,) = (await outside.get("/api/announcements")).json()
    assert (told["id"], told["text"], told["language"]) == (id, sent["text"], "de")
    await op.call("POST", f"admin/announcements/{id}/end", 204, **why)
    assert (await outside.get("/api/announcements")).json() == []
    await op.refused("POST", f"admin/announcements/{id}/end", 404, "no-announcement", **why)
    await op.call("POST", "admin/announcements", 201, **sent, **why)
    await both.context.store.do(sa.update(announcement_rows).values(until=now() - 1))
    assert (await outside.get("/api/announcements")).json() == []
    for wrong in ({"hours": 0}, {"language": "xx"}, {"text": " "}, {"reason": ""}):
        await op.call("POST", "admin/announcements", 422, **sent | why | wrong)
    actions = [each["action"] for each in await op.call("GET", "admin/audit")]
    assert actions[:3] == ["announce", "end", "announce"]
    await outside.aclose()


async def test_settings_change_while_the_server_runs(both: Lobby) -> None:
    op = await operator(both)
    ann = await both.player("Ann")

    async def set_to(name: str, value: Any) -> None:
        await op.call("POST", f"admin/settings/{name}", 204, value=value, reason="A test.")

    await set_to("registrations", False)
    newcomer = browser(both.app)
    answer = await newcomer.become("guests", name="Bob")
    assert (answer.status_code, answer.json()["code"]) == (403, "registrations-closed")
    sent = {"email": "ann@example.org", "password": "a horse of correct staples"}
    answer = await ann.http.become("accounts", **sent)
    assert answer.json()["code"] == "registrations-closed"
    await set_to("registrations", None)
    assert (await newcomer.become("guests", name="Bob")).status_code == 200
    await newcomer.aclose()

    table = await ann.open(**TWO)
    await set_to("thinking_bots", False)
    await ann.refused("POST", "tables", 403, "bots-rest", **TWO, bots=[None, "sibyl"])
    await ann.refused("PUT", f"tables/{table}/seats/1", 403, "bots-rest", bot="vera")
    await ann.call("PUT", f"tables/{table}/seats/1", 204, bot="greedy")
    await set_to("tables", False)
    await ann.refused("POST", "tables", 403, "tables-closed", **TWO)
    await ann.refused("POST", "quick", 403, "tables-closed", **TWO)
    await set_to("tables", True)

    await set_to("tables_per_person", 1)
    assert await ann.ready(table)
    await ann.refused("POST", "tables", 409, "too-many-games", **TWO)
    presence = Presence(both.context, "gateway")
    await presence.beat()
    told = both.context.metrics.registry.get_sample_value
    assert told("archrivals_setting", {"setting": "tables_per_person"}) == 1
    shown = {each["name"]: each for each in (await op.call("GET", "admin/server"))["settings"]}
    assert shown["thinking_bots"] == {"name": "thinking_bots", "value": False, "usual": True}
    assert shown["tables_per_person"]["usual"] == both.context.settings.tables_per_person
    for name, value in (("tables", 1), ("tables_per_person", True), ("tables_per_person", -1)):
        await op.call("POST", f"admin/settings/{name}", 422, value=value, reason="A test.")
    await op.refused(
        "POST", "admin/settings/colour", 404, "no-setting", value=True, reason="A test."
    )
    line = (await op.call("GET", "admin/audit"))[0]
    assert (line["action"], line["subject"]) == ("set", "tables_per_person")
    assert line["details"] == {"before": 30, "after": 1}


async def test_a_moderator_is_no_operator(here: Lobby) -> None:
    mo, op = await moderator(here), await operator(here)
    paths = here.app.openapi()["paths"]
    found = [
        (method.upper(), path.format(process="abcdefgh", name="tables", announcement="abcdefgh"))
        for path, methods in paths.items()
        for method, about in methods.items()
        if "operating" in about["tags"]
    ]
    assert len(found) == 6
    sent = {"reason": "x", "value": True, "text": "x", "language": "en", "hours": 1}
    for method, path in found:
        answer = await mo.http.request(method, path, json=sent if method == "POST" else None)
        assert (answer.status_code, answer.json()["code"]) == (403, "no-role"), path
    assert await op.call("GET", "admin/reports") == []  # an operator moderates, too
    ann = await account(here, "Ann")
    await ann.refused("GET", "admin/server", 403, "no-role")


def test_the_data_directory_is_that_of_the_file() -> None:
    assert data_directory("sqlite:////tmp/some/where.db").as_posix() == "/tmp/some"
    assert data_directory("sqlite://").is_dir()
    assert data_directory("postgresql://postgres@localhost/test").is_dir()
