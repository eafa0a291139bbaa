"""The API of people, as a browser meets it, over each database."""

from __future__ import annotations

import re

import pytest
import sqlalchemy as sa
from browsers import Client, NewBrowser

from archrivals.server.accounts.tickets import redeem
from archrivals.server.context import Context
from archrivals.server.core.schema import people
from archrivals.server.core.schema import sessions as session_rows

pytestmark = pytest.mark.anyio

ADA = {"email": "ada@example.org", "password": "correct horse"}


async def account(client: Client, email: str = "ada@example.org") -> str:
    """Sign a browser up as Ada; her id."""
    await client.become("guests", name="Ada")
    answer = await client.become("accounts", email=email, password="correct horse")
    assert answer.status_code == 200, answer.text
    found: str = answer.json()["person"]["id"]
    return found


async def test_a_guest_types_a_name_and_is_known_from_then_on(client: Client) -> None:
    answer = await client.become("guests", name="  Lady  Katana ")
    assert answer.status_code == 200
    assert answer.json()["person"]["name"] == "Lady Katana"
    assert answer.json()["person"]["guest"] is True
    again = await client.get("/api/me")
    assert again.json() == answer.json()


async def test_the_cookie_is_for_the_server_alone(client: Client) -> None:
    answer = await client.become("guests", name="Ada")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie
    assert f"Max-Age={180 * 86_400}" in cookie


async def test_without_a_session_one_is_told_so(client: Client) -> None:
    for path in ("me", "sessions", "blocks", "me/export"):
        answer = await client.get(f"/api/{path}")
        assert answer.status_code == 401
        assert answer.json()["code"] == "no-session"
    client.cookies.set("archrivals_session", "made-up")
    assert (await client.get("/api/me")).status_code == 401


async def test_a_page_asks_who_is_here_without_an_error(client: Client) -> None:
    nobody = await client.get("/api/session")
    assert (nobody.status_code, nobody.json()) == (200, None)
    answer = await client.become("guests", name="Ada")
    known = await client.get("/api/session")
    assert known.json() == answer.json()
    assert "archrivals_session" in known.headers["set-cookie"]  # it lasts anew from now


async def test_who_is_logged_in_cannot_become_another_guest(client: Client) -> None:
    await client.become("guests", name="Ada")
    answer = await client.become("guests", name="Bea")
    assert (answer.status_code, answer.json()["code"]) == (409, "logged-in")


async def test_a_guest_becomes_an_account_and_keeps_the_id(client: Client) -> None:
    guest = (await client.become("guests", name="Ada")).json()
    old_cookie = client.cookies["archrivals_session"]
    answer = await client.become("accounts", **ADA)
    assert answer.json()["person"] == {
        **guest["person"],
        "email": "ada@example.org",
        "guest": False,
        "verified": True,
    }
    assert answer.json()["csrf"] != guest["csrf"]
    assert client.cookies["archrivals_session"] != old_cookie
    assert len((await client.get("/api/sessions")).json()) == 1


async def test_a_mail_address_that_is_taken_is_refused(browsers: NewBrowser) -> None:
    await account(browsers())
    other = browsers()
    await other.become("guests", name="Bea")
    answer = await other.become("accounts", **ADA)
    assert (answer.status_code, answer.json()["code"]) == (409, "email-taken")
    without = await browsers().become("accounts", **ADA)
    assert without.status_code == 401


async def test_logging_in_and_out(browsers: NewBrowser) -> None:
    id = await account(browsers())
    there = browsers()
    answer = await there.become("login", email="ADA@example.org", password="correct horse")
    assert answer.json()["person"]["id"] == id
    out = await there.post("/api/logout")
    assert out.status_code == 204
    assert "archrivals_session" not in there.cookies
    assert (await there.get("/api/me")).status_code == 401
    assert (await there.post("/api/logout")).status_code == 204


async def test_a_wrong_password_and_an_unknown_mail_get_the_same_answer(
    browsers: NewBrowser,
) -> None:
    await account(browsers())
    client = browsers()
    wrong = await client.become("login", email="ada@example.org", password="wrong horse")
    unknown = await client.become("login", email="bea@example.org", password="wrong horse")
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.content == unknown.content
    assert wrong.headers == unknown.headers


async def test_logging_in_ends_the_session_of_the_guest_who_was_here(
    browsers: NewBrowser, context: Context
) -> None:
    await account(browsers())
    client = browsers()
    guest = (await client.become("guests", name="Bea")).json()["person"]["id"]
    assert (await client.become("login", **ADA)).status_code == 200
    mine = sa.select(session_rows).where(session_rows.c.person == guest)
    assert await context.store.rows(mine) == []


async def test_sessions_are_listed_and_one_can_be_logged_out(browsers: NewBrowser) -> None:
    here, there = browsers(), browsers()
    await account(here)
    there.headers["User-Agent"] = "another browser"
    await there.become("login", **ADA)
    listed = (await here.get("/api/sessions")).json()
    assert sorted(each["this"] for each in listed) == [False, True]
    other = next(each for each in listed if not each["this"])
    assert other["agent"] == "another browser"
    assert (await here.delete(f"/api/sessions/{other['id']}")).status_code == 204
    assert (await here.delete(f"/api/sessions/{other['id']}")).status_code == 404
    assert (await there.get("/api/me")).status_code == 401
    assert (await here.get("/api/me")).status_code == 200
    own = (await here.get("/api/sessions")).json()[0]["id"]
    assert (await here.delete(f"/api/sessions/{own}")).status_code == 204
    assert "archrivals_session" not in here.cookies


async def test_logging_out_everywhere_is_everywhere(browsers: NewBrowser) -> None:
    here, there = browsers(), browsers()
    await account(here)
    await there.become("login", **ADA)
    assert (await here.delete("/api/sessions")).status_code == 204
    for each in (here, there):
        assert (await each.get("/api/me")).status_code == 401


async def test_name_and_preferences_can_be_changed(client: Client) -> None:
    await client.become("guests", name="Ada")
    sent = {"name": "Bea", "preferences": {"sound": False, "speed": 2, "zoom": 1.25, "side": "l"}}
    answer = await client.patch("/api/me", json=sent)
    assert answer.status_code == 200
    assert answer.json()["person"]["name"] == "Bea"
    assert answer.json()["person"]["preferences"] == sent["preferences"]
    await client.patch("/api/me", json={"preferences": {"speed": None}})
    me = (await client.get("/api/me")).json()["person"]
    assert me["preferences"] == {"sound": False, "zoom": 1.25, "side": "l"}


async def test_changing_the_password_needs_the_old_one(browsers: NewBrowser) -> None:
    here, there = browsers(), browsers()
    await account(here)
    await there.become("login", **ADA)
    wrong = await here.post("/api/password", json={"old": "wrong horse", "new": "battery staple"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-password")
    right = await here.post("/api/password", json={"old": "correct horse", "new": "battery staple"})
    assert right.status_code == 204
    assert (await here.get("/api/me")).status_code == 200
    assert (await there.get("/api/me")).status_code == 401


async def test_a_guest_has_no_password_to_change(client: Client) -> None:
    await client.become("guests", name="Ada")
    answer = await client.post("/api/password", json={"old": "nothing", "new": "battery staple"})
    assert (answer.status_code, answer.json()["code"]) == (409, "guest")


async def test_a_forgotten_password_is_replaced_by_mail(
    browsers: NewBrowser, capsys: pytest.CaptureFixture[str]
) -> None:
    here, client = browsers(), browsers()
    await account(here)
    unknown = await client.post("/api/password/forgotten", json={"email": "bea@example.org"})
    assert capsys.readouterr().err == ""
    known = await client.post("/api/password/forgotten", json={"email": "Ada@example.org"})
    assert unknown.status_code == known.status_code == 202
    assert unknown.content == known.content
    mailed = capsys.readouterr().err
    assert "To: ada@example.org" in mailed
    link = re.search(r"http://127\.0\.0\.1:8777/#reset=([\w-]+)", mailed)
    assert link is not None
    sent = {"token": link[1], "new": "battery staple"}
    assert (await client.post("/api/password/reset", json=sent)).status_code == 204
    again = await client.post("/api/password/reset", json=sent)
    assert (again.status_code, again.json()["code"]) == (403, "ticket-void")
    assert (await here.get("/api/me")).status_code == 401
    await client.become("login", email="ada@example.org", password="battery staple")
    assert (await client.get("/api/me")).status_code == 200


async def test_a_ticket_for_the_socket_is_redeemed_once(client: Client, context: Context) -> None:
    id = (await client.become("guests", name="Ada")).json()["person"]["id"]
    ticket = (await client.post("/api/tickets")).json()["ticket"]
    redeemed = await redeem(context.store, ticket, "socket")
    assert redeemed is not None
    assert (redeemed.person, bool(redeemed.session)) == (id, True)
    assert await redeem(context.store, ticket, "socket") is None


async def test_people_are_blocked_and_unblocked(browsers: NewBrowser) -> None:
    ada, bea = browsers(), browsers()
    own = (await ada.become("guests", name="Ada")).json()["person"]["id"]
    other = (await bea.become("guests", name="Bea")).json()["person"]["id"]
    for _ in range(2):
        assert (await ada.put(f"/api/blocks/{other}")).status_code == 204
    assert (await ada.get("/api/blocks")).json() == [{"id": other, "name": "Bea"}]
    for _ in range(2):
        assert (await ada.delete(f"/api/blocks/{other}")).status_code == 204
    assert (await ada.get("/api/blocks")).json() == []
    assert (await ada.put("/api/blocks/nobody-here-by-this")).status_code == 404
    assert (await ada.put(f"/api/blocks/{own}")).status_code == 409


async def test_ones_data_comes_as_a_file(client: Client) -> None:
    id = await account(client)
    answer = await client.get("/api/me/export")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.json()["profile"]["id"] == id
    assert client.cookies["archrivals_session"] not in answer.text


async def test_a_guest_is_deleted_at_once(client: Client, context: Context) -> None:
    await client.become("guests", name="Ada")
    assert (await client.delete("/api/me")).status_code == 204
    assert await context.store.rows(sa.select(people)) == []
    assert (await client.get("/api/me")).status_code == 401


async def test_an_account_is_deleted_by_its_password(client: Client, context: Context) -> None:
    await account(client)
    missing = await client.delete("/api/me")
    assert (missing.status_code, missing.json()["code"]) == (403, "password-needed")
    wrong = await client.erase("me", password="wrong horse")
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-password")
    assert (await client.erase("me", password="correct horse")).status_code == 204
    assert await context.store.rows(sa.select(people)) == []
