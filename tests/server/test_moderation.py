"""Moderation: who may, what they see, what it does, that it can be undone, and who did it."""

from __future__ import annotations

import ast
import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from browsers import browser
from lobbies import TWO, Lobby, both, here
from moderators import PASSWORD, account, act, code_of, moderator

from archrivals.hosting import wire
from archrivals.hosting.refusal import Refusal
from archrivals.server import moderation
from archrivals.server.accounts import mydata
from archrivals.server.accounts.accounts import new_guest, person_by_id
from archrivals.server.accounts.sessions import open_session
from archrivals.server.core.schema import admin_sessions, metadata
from archrivals.server.core.schema import audit as audit_rows
from archrivals.server.core.schema import roles as role_rows
from archrivals.server.core.schema import sanctions as sanction_rows
from archrivals.server.core.store import Store, now
from archrivals.server.moderation import audit, roles, sanctions, totp

__all__ = ["both", "here"]  # fixtures

pytestmark = pytest.mark.anyio

# --- The second factor ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [
        (59, "287082"),
        (1_111_111_109, "081804"),
        (1_111_111_111, "050471"),
        (1_234_567_890, "005924"),
        (2_000_000_000, "279037"),
        (20_000_000_000, "353130"),
    ],
)
def test_codes_are_those_of_rfc_6238(seconds: int, shown: str) -> None:
    secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"  # "12345678901234567890"
    assert totp.code(secret, totp.step_at(seconds)) == shown
    for late in (0, 30):
        assert totp.matching_step(secret, shown, seconds + late) == totp.step_at(seconds)
    assert totp.matching_step(secret, shown, seconds + 90) is None


async def test_a_code_opens_an_admin_session_once(both: Lobby) -> None:
    mo = await account(both, "Mo")
    await mo.refused("POST", "admin/session", 403, "no-role", code="000000")
    await roles.grant(both.context.store, mo.id, "moderator")
    await mo.refused("GET", "admin/reports", 403, "second-factor")
    code = await code_of(both, mo.id)
    opened = await mo.call("POST", "admin/session", code=code)
    assert 29 * 60_000 < opened["until"] - now() <= 30 * 60_000
    assert await mo.call("GET", "admin/reports") == []
    await mo.refused("POST", "admin/session", 403, "wrong-code", code=code)  # it was used
    await mo.call("DELETE", "admin/session", 204)
    await mo.refused("GET", "admin/reports", 403, "second-factor")


async def test_wrong_codes_are_limited(both: Lobby) -> None:
    mo = await account(both, "Mo")
    await roles.grant(both.context.store, mo.id, "moderator")
    right = await code_of(both, mo.id)
    wrong = "000000" if right != "000000" else "000001"
    for _ in range(5):
        await mo.refused("POST", "admin/session", 403, "wrong-code", code=wrong)
    await mo.refused("POST", "admin/session", 429, "too-often", code=right)
    store = both.context.store
    await store.do(sa.update(role_rows).values(tried=now() - roles.LOCKOUT_MS))
    await mo.call("POST", "admin/session", code=await code_of(both, mo.id))


async def test_an_admin_session_ends_by_time_and_with_the_role(both: Lobby) -> None:
    mo = await moderator(both)
    store = both.context.store
    await store.do(sa.update(admin_sessions).values(until=now() - 1))
    await mo.refused("GET", "admin/audit", 403, "second-factor")
    await mo.call("POST", "admin/session", code=await code_of(both, mo.id))
    assert await roles.revoke(store, mo.id)
    await mo.refused("GET", "admin/audit", 403, "no-role")
    assert not await roles.revoke(store, mo.id)


async def test_a_role_is_for_accounts_and_a_new_secret_replaces_the_old(both: Lobby) -> None:
    guest = await both.player("Gus")
    with pytest.raises(Refusal, match="account first"):
        await roles.grant(both.context.store, guest.id, "moderator")
    mo = await account(both, "Mo")
    first = await roles.grant(both.context.store, mo.id, "moderator")
    assert await roles.grant(both.context.store, mo.id, "moderator") != first
    held = await roles.holders(both.context.store)
    assert [(each["name"], each["role"]) for each in held] == [("Mo", "moderator")]


async def test_no_route_of_admin_answers_without_role_and_second_factor(here: Lobby) -> None:
    stranger = await here.player("Gus")
    mo = await account(here, "Mo")
    await roles.grant(here.context.store, mo.id, "operator")  # who may do everything
    outside = browser(here.app)
    found = [
        (method.upper(), re.sub(r"\{\w+\}", "abcdefgh1234", path))
        for path, methods in here.app.openapi()["paths"].items()
        if path.startswith("/api/admin")
        for method in methods
    ]
    assert len(found) >= 19
    bodies: dict[str, Any] = {"kind": "warn", "reason": "x"}
    for method, path in found:
        sent: dict[str, Any] = {"code": "000000"} if path.endswith("/session") else bodies
        if "/undo" in path or "/dismiss" in path:
            sent = {"reason": "x"}
        elif "/appeals/" in path:
            sent = {"grant": True, "reason": "x"}
        elif re.search("/(drain|resume|end)$", path):
            sent = {"reason": "x"}
        elif "/settings/" in path:
            sent = {"value": True, "reason": "x"}
        elif path.endswith("/announcements"):
            sent = {"text": "x", "language": "en", "hours": 1, "reason": "x"}
        json = sent if method == "POST" else None
        answers = [
            await each.request(method, path, json=json)
            for each in (outside, stranger.http, mo.http)
        ]
        assert [each.status_code for each in answers] == [401, 403, 403], (method, path)
        codes = [each.json()["code"] for each in answers]
        last = "wrong-code" if (method, path) == ("POST", "/api/admin/session") else "second-factor"
        assert codes == ["no-session", "no-role", last], (method, path)
    await outside.aclose()


# --- Reports ----------------------------------------------------------------------------------


async def test_a_report_comes_with_its_evidence(both: Lobby) -> None:
    mo = await moderator(both)
    ann, bob = await both.players("Ann", "Bob")
    async with both.host():
        table = await ann.open(**TWO)
        await bob.sit(table)
        line = await both.line(bob, table)
        await line.asked(wire.Say(table, "you fool"), "said")
        await ann.ready(table)
        assert await bob.ready(table)
        view = await line.next("view")
        asked = view["private"]["ask"] is not None
        if asked:
            await line.asked(wire.Answer(table, view["position"], "c1", 0), "accepted")
        sent = {"person": bob.id, "reason": "He insults me."}
        first = (await ann.call("POST", f"tables/{table}/reports", 201, **sent))["report"]
        await line.asked(wire.Say(table, "so what"), "said")
        second = (await ann.call("POST", f"tables/{table}/reports", 201, **sent))["report"]
    queue = await mo.call("GET", "admin/reports")
    assert [each["id"] for each in queue] == [first, second]
    assert [queue[0][name] for name in ("reported_name", "reporter_name")] == ["Bob", "Ann"]
    shown = await mo.call("GET", f"admin/reports/{first}")
    assert [each["text"] for each in shown["said"]] == ["you fool"]
    assert [each["text"] for each in shown["after"]] == ["so what"]
    assert [each["id"] for each in shown["earlier"]] == [second]
    assert shown["status"] == "playing"
    assert not shown["over"]
    assert shown["answers"] == (1 if asked else None)
    assert [each["name"] for each in shown["seats"]] == ["Ann", "Bob"]
    await act(mo, bob, "warn", report=first)
    why = {"reason": "The same again."}
    await mo.call("POST", f"admin/reports/{second}/dismiss", 204, **why)
    await mo.refused("POST", f"admin/reports/{second}/dismiss", 409, "closed", **why)
    assert await mo.call("GET", "admin/reports") == []
    closed = await mo.call("GET", "admin/reports?closed=true")
    assert {each["id"]: each["outcome"] for each in closed} == {
        first: "acted",
        second: "dismissed",
    }


async def test_people_and_tables_are_found_without_mail_addresses(both: Lobby) -> None:
    mo = await moderator(both)
    ann = await account(both, "Ann the Bold")
    table = await ann.open(**TWO, name="a quiet table")
    assert [each["id"] for each in await mo.call("GET", "admin/people?find=BOLD")] == [ann.id]
    assert [each["id"] for each in await mo.call("GET", f"admin/people?find={ann.id}")] == [ann.id]
    answer = await mo.http.get(f"/api/admin/people/{ann.id}")
    assert "example.org" not in answer.text
    assert [each["id"] for each in answer.json()["tables"]] == [table]
    found = await mo.call("GET", "admin/tables?status=open")
    assert [(each["id"], each["name"]) for each in found] == [(table, "a quiet table")]
    await mo.refused("GET", "admin/people/nobody-there", 404, "nobody")


# --- What it does -----------------------------------------------------------------------------


async def test_who_is_muted_is_told_why_and_until_when(both: Lobby) -> None:
    mo = await moderator(both)
    ann, bob = await both.players("Ann", "Bob")
    table = await ann.open(**TWO)
    await bob.sit(table)
    line = await both.line(bob, table)
    done = await act(mo, bob, "mute", hours=2)
    refused = await line.asked(wire.Say(table, "hello"), "said", "refused")
    assert refused["code"] == "muted"
    assert refused["why"] == "rude words"
    assert "rude words" in refused["reason"]
    assert "until 20" in refused["reason"]
    assert 7000 < refused["wait"] <= 7200
    await bob.refused("POST", "tables", 403, "muted", **TWO, name="read this")
    await mo.call("POST", f"admin/sanctions/{done}/undo", 204, reason="It was Ben.")
    await line.asked(wire.Say(table, "hello"), "said")
    await mo.refused("POST", f"admin/sanctions/{done}/undo", 409, "undone", reason="Again.")


async def test_a_mute_ends_by_itself(both: Lobby) -> None:
    mo = await moderator(both)
    bob = await both.player("Bob")
    await act(mo, bob, "mute", hours=1)
    store = both.context.store
    await store.do(sa.update(sanction_rows).values(until=now() - 1))
    table = await bob.open(**TWO, name="hello")
    line = await both.line(bob, table)
    await line.asked(wire.Say(table, "hello"), "said")


async def test_who_is_kept_out_of_rated_games_plays_others(both: Lobby) -> None:
    mo = await moderator(both)
    ann, bob = await both.players("Ann", "Bob")
    rated, unrated = await ann.open(**TWO), await ann.open(**TWO, rated=False)
    waiting = await ann.open(**TWO)
    await bob.sit(waiting)
    await act(mo, bob, "unrated", hours=24)
    why = await bob.refused("POST", f"tables/{rated}/seat", 403, "unrated")
    assert "rude words" in why
    await bob.refused("PUT", f"tables/{waiting}/ready", 403, "unrated", ready=True)
    await bob.refused("POST", "tables", 403, "unrated", **TWO, rated=True)
    assert await bob.sit(unrated) == 1
    assert not (await bob.room(await bob.open(**TWO)))["rated"]
    against_bots = await bob.open(**TWO, rated=True, bots=[None, "greedy"])  # none of these counts
    assert not (await bob.call("PUT", f"tables/{against_bots}/ready", ready=True, share=True))[
        "begun"
    ]
    await bob.call("PUT", f"tables/{against_bots}/seats/1", 204, bot=None)
    await ann.sit(against_bots)
    assert not await ann.ready(against_bots)
    assert [each["ready"] for each in (await ann.room(against_bots))["seats"]] == [False, True]


async def test_who_is_banned_is_out_and_told_why_when_they_log_in(both: Lobby) -> None:
    mo = await moderator(both)
    ann = await account(both, "Ann")
    login = {"email": "ann@example.org", "password": PASSWORD}
    first = await act(mo, ann, "ban", hours=48)
    second = await act(mo, ann, "ban")
    await ann.refused("GET", "me", 401, "no-session")
    answer = await ann.http.become("login", **login)
    assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    assert "rude words" in answer.json()["reason"]
    assert "until" not in answer.json()["reason"]
    answer = await ann.http.become("login", email=login["email"], password="a guess")
    assert answer.json()["code"] == "wrong-password"  # a stranger does not hear of the ban
    await mo.call("POST", f"admin/sanctions/{second}/undo", 204, reason="Two days are enough.")
    answer = await ann.http.become("login", **login)
    assert "until 20" in answer.json()["reason"]
    await mo.call("POST", f"admin/sanctions/{first}/undo", 204, reason="It was her brother.")
    assert (await ann.http.become("login", **login)).status_code == 200
    shown = await ann.call("GET", "me/notices")
    assert {each["undone_reason"] for each in shown} == {
        "Two days are enough.",
        "It was her brother.",
    }


async def test_nobody_slips_in_while_they_are_banned(store: Store) -> None:
    bob = await new_guest(store, "Bob")
    async with store.begin() as connection:
        await sanctions._done(connection, bob.id, sanctions.Wish("ban", "rude words"), None)
        late = asyncio.create_task(open_session(store, bob, ""))
        done, _ = await asyncio.wait({late}, timeout=0.3)
        assert not done, "it waits for the ban"
    with pytest.raises(Refusal, match="log in again"):
        await late


async def test_a_ban_ends_by_itself_and_can_be_appealed_against_from_outside(both: Lobby) -> None:
    mo = await moderator(both)
    ann = await account(both, "Ann")
    login = {"email": "ann@example.org", "password": PASSWORD}
    done = await act(mo, ann, "ban", hours=48)
    text = {"text": "It was my brother."}
    wrong = login | {"password": "a guess"}
    await ann.refused("POST", "appeals", 401, "wrong-password", **wrong, **text)
    await ann.call("POST", "appeals", 204, **login, **text)
    await ann.refused("POST", "appeals", 409, "appealed", **login, **text)
    waiting = await mo.call("GET", "admin/appeals")
    assert [(each["id"], each["appeal"]) for each in waiting] == [(done, "It was my brother.")]
    store = both.context.store
    await store.do(sa.update(sanction_rows).values(until=now() - 1))
    await store.do(
        sa.update(metadata.tables["people"])
        .where(metadata.tables["people"].c.id == ann.id)
        .values(banned=now() - 1)
    )
    assert (await ann.http.become("login", **login)).status_code == 200
    await ann.refused("POST", "appeals", 404, "not-banned", **login, **text)


async def test_who_is_renamed_keeps_that_name_for_the_time(both: Lobby) -> None:
    mo = await moderator(both)
    bob = await both.player("Bob the Vile")
    table = await bob.open(**TWO)
    line = await both.line(bob, table)
    done = await act(mo, bob, "rename", hours=24, name="Bob the Mild")
    assert (await bob.call("GET", "me"))["person"]["name"] == "Bob the Mild"
    assert (await bob.room(table))["seats"][0]["name"] == "Bob the Mild"
    said = await line.asked(wire.Say(table, "hm"), "said")
    assert said["name"] == "Bob the Mild"
    await bob.refused("PATCH", "me", 403, "renamed", name="Bob the Worse")
    await mo.call("POST", f"admin/sanctions/{done}/undo", 204, reason="It is a family name.")
    assert (await bob.call("GET", "me"))["person"]["name"] == "Bob the Vile"
    await act(mo, bob, "rename")  # without a name the server takes one
    assert (await bob.call("GET", "me"))["person"]["name"].startswith("Player ")


async def test_a_line_and_the_name_of_a_table_are_removed_for_a_time(both: Lobby) -> None:
    mo = await moderator(both)
    ann, bob = await both.players("Ann", "Bob")
    table = await bob.open(**TWO, name="vile words")
    line = await both.line(bob, table)
    said = await line.asked(wire.Say(table, "more of them"), "said")
    thing = f"chat:{said['id']}"
    where = f"admin/people/{bob.id}/sanctions"
    more = {"kind": "remove", "reason": "x"}
    await mo.refused("POST", where, 422, "invalid", **more)
    elsewhere = f"admin/people/{ann.id}/sanctions"
    await mo.refused("POST", elsewhere, 404, "no-thing", **more, thing=thing)
    await act(mo, bob, "remove", thing=thing, hours=1)
    assert await line.next("said") == said | {"text": ""}
    named = await act(mo, bob, "remove", thing=f"table:{table}")
    assert await ann.call("GET", f"tables/{table}/chat") == []
    assert (await ann.room(table))["name"] == ""
    await mo.call("POST", f"admin/sanctions/{named}/undo", 204, reason="A song.")
    assert (await ann.room(table))["name"] == "vile words"
    store, bus = both.context.store, both.context.bus
    assert await sanctions.end_removals(store, bus) == 0
    await store.do(
        sa.update(sanction_rows).where(sanction_rows.c.until.is_not(None)).values(until=now() - 1)
    )
    await asyncio.gather(*(sanctions.end_removals(store, bus) for _ in range(3)))
    assert await line.next("said") == said
    assert [each["text"] for each in await ann.call("GET", f"tables/{table}/chat")] == [
        "more of them"
    ]


async def test_moderators_do_not_act_on_each_other_but_the_operator_does(both: Lobby) -> None:
    mo, ned = await moderator(both), await moderator(both, "Ned")
    where = f"admin/people/{ned.id}/sanctions"
    await mo.refused("POST", where, 403, "has-role", kind="warn", reason="x")
    wish = sanctions.Wish("warn", "Be kind.")
    assert await sanctions.act(both.context.store, both.context.bus, audit.CONSOLE, ned.id, wish)


# --- The person concerned ---------------------------------------------------------------------


async def test_who_is_concerned_sees_what_and_why_and_appeals_once(both: Lobby) -> None:
    mo = await moderator(both)
    bob = await both.player("Bob")
    assert (await bob.call("GET", "me"))["notices"] == 0
    done = await act(mo, bob, "mute", hours=24)
    assert (await bob.call("GET", "session"))["notices"] == 1
    (notice,) = await bob.call("GET", "me/notices")
    assert (notice["kind"], notice["reason"], notice["active"]) == ("mute", "rude words", True)
    assert "actor" not in notice  # who decided is for moderators
    await bob.call("POST", f"me/notices/{done}/seen", 204)
    assert (await bob.call("GET", "me"))["notices"] == 0
    await bob.call("POST", f"me/notices/{done}/appeal", 204, text="It was a quotation.")
    await bob.refused("POST", f"me/notices/{done}/appeal", 409, "appealed", text="Please!")
    ann = await both.player("Ann")
    await ann.refused("POST", f"me/notices/{done}/appeal", 404, "no-notice", text="For Bob.")
    (waiting,) = await mo.call("GET", "admin/appeals")
    assert (waiting["name"], waiting["appeal"]) == ("Bob", "It was a quotation.")
    await mo.call("POST", f"admin/appeals/{done}", 204, grant=True, reason="So it was. Sorry.")
    await mo.refused("POST", f"admin/appeals/{done}", 404, "no-appeal", grant=True, reason="x")
    (notice,) = await bob.call("GET", "me/notices")
    assert (notice["active"], notice["answer"], notice["seen"]) == (
        False,
        "So it was. Sorry.",
        False,
    )
    assert await bob.open(**TWO, name="free to speak")


async def test_an_appeal_can_be_refused_and_the_action_stands(both: Lobby) -> None:
    mo = await moderator(both)
    bob = await both.player("Bob")
    done = await act(mo, bob, "mute")
    await bob.call("POST", f"me/notices/{done}/appeal", 204, text="Why?")
    await mo.call("POST", f"admin/appeals/{done}", 204, grant=False, reason="See line 3.")
    (notice,) = await bob.call("GET", "me/notices")
    assert (notice["active"], notice["answer"]) == (True, "See line 3.")
    await bob.refused("POST", "tables", 403, "muted", **TWO, name="hello")


# --- The audit log ----------------------------------------------------------------------------


async def test_every_action_is_in_the_audit_log_with_who_and_why(both: Lobby) -> None:
    mo = await moderator(both)
    bob = await both.player("Bob")
    done = await act(mo, bob, "mute", hours=1)
    await mo.call("POST", f"admin/sanctions/{done}/undo", 204, reason="Enough.")
    lines = await mo.call("GET", "admin/audit")
    assert {each["action"] for each in lines} == {"grant", "confirm", "mute", "undo"}
    by_action = {each["action"]: each for each in lines}
    told = [by_action["mute"][name] for name in ("actor_name", "person_name", "subject", "reason")]
    assert told == ["Mo", "Bob", done, "rude words"]
    assert by_action["grant"]["actor"] == audit.CONSOLE
    assert await mo.call("GET", f"admin/audit?before={min(each['at'] for each in lines)}") == []


async def test_the_database_refuses_to_change_the_audit_log(both: Lobby) -> None:
    await moderator(both)
    store = both.context.store
    for change in (sa.update(audit_rows).values(reason="nothing"), sa.delete(audit_rows)):
        with pytest.raises(sa.exc.DBAPIError, match="only appended to"):
            await store.do(change)
    assert len(await audit.read(store)) == 2


def test_no_code_changes_the_audit_log() -> None:
    sources = Path(str(moderation.__file__)).parent.parent.rglob("*.py")
    changing = [
        str(path)
        for path in sources
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and re.fullmatch(r"(sa\.)?(update|delete)", ast.unparse(node.func))
        and ast.unparse(node.args[0] if node.args else node.func) in ("audit", "audit_rows")
    ]
    assert changing == []


async def test_who_deletes_their_account_is_in_no_row_of_the_database(both: Lobby) -> None:
    mo = await moderator(both)
    ann, bob = await both.players("Ann", "Bob the Vile")
    table = await bob.open(**TWO)
    await ann.sit(table)
    line = await both.line(bob, table)
    await line.asked(wire.Say(table, "vile words"), "said")
    for reporter, reported in ((ann, bob), (bob, ann)):
        sent = {"person": reported.id, "reason": "rude"}
        await reporter.call("POST", f"tables/{table}/reports", 201, **sent)
    await act(mo, bob, "rename", name="Bob the Mild")
    await act(mo, bob, "mute")
    store = both.context.store
    bobby = await person_by_id(store, bob.id)
    assert bobby is not None
    await mydata.delete(store, bobby)
    await _nowhere(store, bob.id, "Vile", "Mild", "vile words")
    lines = await mo.call("GET", "admin/audit")
    assert [each["person_name"] for each in lines if each["action"] == "mute"] == [None]


async def _nowhere(store: Store, *words: str) -> None:
    for table in metadata.sorted_tables:
        for row in await store.rows(sa.select(table)):
            for word in words:
                assert word not in str(row), (table.name, row)
