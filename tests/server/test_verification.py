"""Accounts on a server that sends mail: verified first, and nobody is told who has one."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from browsers import Client, Open

from archrivals.hosting.refusal import Refusal
from archrivals.server.accounts import accounts, claims, mail, passwords
from archrivals.server.context import Context
from archrivals.server.core.schema import claims as claim_rows
from archrivals.server.core.schema import people
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store, now
from archrivals.server.edge.routes import accounts as routes

pytestmark = pytest.mark.anyio

SMTP = {"smtp": "smtp://mail.example.org:25", "url": "https://play.example.org"}
ADA = {"email": "ada@example.org", "password": "correct horse"}

Mails = list[tuple[str, str]]


@pytest.fixture
def mails(monkeypatch: pytest.MonkeyPatch) -> Mails:
    """What was mailed: to whom, and the text."""
    found: Mails = []

    async def send(settings: Settings, to: str, subject: str, text: str) -> bool:
        found.append((to, text))
        return True

    monkeypatch.setattr(mail, "send", send)
    return found


def link_in(mailed: tuple[str, str], kind: str = "verify") -> str:
    """The ticket of the link in a mail."""
    found = re.search(rf"https://play\.example\.org/#{kind}=([\w-]+)", mailed[1])
    assert found is not None, mailed
    return found[1]


async def guest(opened: Open, name: str = "Ada") -> Client:
    """A browser with a guest at a server that sends mail."""
    client = opened(**SMTP)
    await client.become("guests", name=name)
    return client


async def registered(opened: Open, mails: Mails) -> Client:
    """Ada, with a verified account."""
    client = await guest(opened)
    assert (await client.post("/api/accounts", json=ADA)).status_code == 200
    assert (await client.become("verify", token=link_in(mails.pop()))).status_code == 200
    return client


async def test_a_guest_is_one_until_the_link_is_opened(opened: Open, mails: Mails) -> None:
    client = await guest(opened)
    asked = (await client.post("/api/accounts", json=ADA)).json()
    assert (asked["person"]["guest"], asked["person"]["email"]) == (True, None)
    assert asked["person"]["pending"] == "ada@example.org"
    assert (await client.get("/api/me")).json()["person"] == asked["person"]
    other = opened(**SMTP)
    assert (await other.become("login", **ADA)).status_code == 401
    ((to, _),) = mails
    assert to == "ada@example.org"
    done = await client.become("verify", token=link_in(mails[0]))
    me = done.json()["person"]
    assert (me["id"], me["email"], me["guest"]) == (asked["person"]["id"], ADA["email"], False)
    assert (me["verified"], me["pending"]) == (True, None)
    assert (await other.become("login", **ADA)).json()["person"]["id"] == me["id"]
    again = await client.post("/api/verify", json={"token": link_in(mails[0])})
    assert (again.status_code, again.json()["code"]) == (403, "ticket-void")


async def test_in_another_browser_the_link_takes_the_password(opened: Open, mails: Mails) -> None:
    client = await guest(opened)
    await client.post("/api/accounts", json=ADA)
    token = link_in(mails[0])
    phone = opened(**SMTP)
    for wrong in ({}, {"password": "a guess"}):
        answer = await phone.post("/api/verify", json={"token": token, **wrong})
        assert (answer.status_code, answer.json()["code"]) == (403, "password-needed")
    done = await phone.become("verify", token=token, password=ADA["password"])
    assert done.json()["person"]["email"] == ADA["email"]
    assert (await phone.get("/api/me")).status_code == 200
    assert (await client.get("/api/me")).json()["person"]["verified"] is True


async def test_a_stranger_who_opens_the_link_of_a_mail_binds_nobody(
    opened: Open, mails: Mails
) -> None:
    mallory, ada = await guest(opened, "Mallory"), await guest(opened, "Ada")
    await mallory.post("/api/accounts", json=ADA)
    answer = await ada.post("/api/verify", json={"token": link_in(mails[0])})
    assert answer.json()["code"] == "password-needed"


async def test_a_link_is_good_for_a_day_and_the_newest_counts(
    opened: Open, mails: Mails, sqlite_store: Store
) -> None:
    client = await guest(opened)
    for _ in range(2):
        await client.post("/api/accounts", json=ADA)
    first, second = (link_in(each) for each in mails)
    assert (await client.post("/api/verify", json={"token": first})).status_code == 403
    await sqlite_store.do(claim_rows.update().values(expires=now() - 1))
    assert (await client.post("/api/verify", json={"token": second})).status_code == 403
    assert (await client.get("/api/me")).json()["person"]["pending"] is None


async def test_of_two_who_want_an_address_the_one_who_opens_the_link_gets_it(
    opened: Open, mails: Mails
) -> None:
    one, two = await guest(opened, "Ada"), await guest(opened, "Bea")
    for client in (one, two):
        assert (await client.post("/api/accounts", json=ADA)).status_code == 200
    assert (await two.become("verify", token=link_in(mails[1]))).status_code == 200
    late = await one.post("/api/verify", json={"token": link_in(mails[0])})
    assert (late.status_code, late.json()["code"]) == (409, "email-taken")


# --- What is not told -------------------------------------------------------------------------


async def test_whether_an_address_has_an_account_is_told_to_its_owner_alone(
    opened: Open, mails: Mails
) -> None:
    await registered(opened, mails)
    answers = []
    for name, email in (("Bea", "ada@example.org"), ("Cem", "nobody@example.org")):
        client = await guest(opened, name)
        sent = {"email": email, "password": "another horse"}
        answer = await client.post("/api/accounts", json=sent)
        told = answer.json()["person"]
        answers.append((answer.status_code, {**told, "id": "", "name": "", "created": 0}))
        assert told["pending"] == email
        assert (await client.get("/api/me")).json()["person"]["pending"] == email
    (first, one), (second, two) = answers
    assert first == second == 200
    assert {**one, "pending": ""} == {**two, "pending": ""}
    (taken, free) = mails
    assert taken[0] == "ada@example.org"
    assert "You have one already" in taken[1]
    assert "#verify=" not in taken[1]
    assert link_in(free)


@pytest.mark.parametrize("path", ["accounts", "password/forgotten", "login"])
async def test_it_takes_the_same_work_whether_an_address_has_an_account_or_not(
    opened: Open,
    mails: Mails,
    sqlite_context: Context,
    monkeypatch: pytest.MonkeyPatch,
    path: str,
) -> None:
    await registered(opened, mails)

    async def after_the_answer(*given: object) -> None:
        done.append("answered")

    for later in ("mail_claim", "mail_reset"):
        monkeypatch.setattr(routes, later, after_the_answer)
    run = passwords.Furnace.run

    async def counted(self: Any, work: Callable[..., Any], *given: Any, **more: Any) -> Any:
        done.append(work.__name__)
        return await run(self, work, *given, **more)

    monkeypatch.setattr(passwords.Furnace, "run", counted)
    done: list[str] = []

    @sa.event.listens_for(sqlite_context.store.engine.sync_engine, "before_cursor_execute")
    def statement(_: Any, __: Any, text: str, *___: Any) -> None:
        done.append(text)

    work = []
    for number, email in enumerate(("ada@example.org", "nobody@example.org")):
        client = await guest(opened, f"Person {'AB'[number]}")
        done.clear()
        sent = {"email": email, "password": "another horse"}
        if path == "password/forgotten":
            del sent["password"]
        answer = await client.post(f"/api/{path}", json=sent)
        assert answer.status_code in (200, 202, 401)
        work.append(list(done))
    assert work[0] == work[1]
    assert path == "password/forgotten" or any("hash" in e or "matches" in e for e in work[0])


async def test_mails_about_accounts_have_their_limits(opened: Open, mails: Mails) -> None:
    client = await guest(opened)
    answers = [(await client.post("/api/accounts", json=ADA)).status_code for _ in range(5)]
    assert answers == [200, 200, 200, 429, 429]
    assert len(mails) == 3


# --- Accounts from before ---------------------------------------------------------------------


async def test_an_account_from_before_can_have_its_address_verified(
    opened: Open, mails: Mails, sqlite_store: Store
) -> None:
    client = await registered(opened, mails)
    assert (await client.post("/api/me/verification")).json()["reason"].endswith("is verified.")
    await sqlite_store.do(people.update().values(verified=None))
    assert (await client.get("/api/me")).json()["person"]["verified"] is False
    assert (await client.post("/api/me/verification")).status_code == 202
    phone = opened(**SMTP)
    token = link_in(mails[0])
    assert (await phone.post("/api/verify", json={"token": token})).status_code == 403
    done = await phone.become("verify", token=token, password=ADA["password"])
    assert done.json()["person"]["verified"] is True
    assert (await (await guest(opened, "Bea")).post("/api/me/verification")).status_code == 409


async def test_a_password_reset_by_mail_verifies_the_address(store: Store) -> None:
    ada = await accounts.make_account(store, await accounts.new_guest(store, "Ada"), **ADA)
    await store.do(people.update().values(verified=None))
    ticket = await accounts.reset_ticket(store, ADA["email"])
    assert ticket is not None
    await accounts.reset_password(store, ticket, "another horse")
    found = await accounts.person_by_id(store, ada.id)
    assert found is not None
    assert found.verified is not None


async def test_of_two_guests_with_one_name_the_faster_keeps_it(store: Store) -> None:
    one, other = [await accounts.new_guest(store, "Ada") for _ in range(2)]
    first = await claims.claim_account(store, one, **ADA)
    second = await claims.claim_account(store, other, "other@example.org", "correct horse")
    await claims.verify(store, first, one.id, None)
    with pytest.raises(Refusal) as refused:
        await claims.verify(store, second, other.id, None)
    assert refused.value.code == "name-taken"
    await accounts.change(store, other, "Grace")
    assert (await claims.verify(store, second, other.id, None)).name == "Grace"


async def test_claims_work_on_each_database(store: Store) -> None:
    ada = await accounts.new_guest(store, "Ada")
    await claims.claim_account(store, ada, **ADA)
    token = await claims.claim_account(store, ada, "Ada@Example.org", "correct horse")
    person = await claims.verify(store, token, ada.id, None)
    assert (person.id, person.email) == (ada.id, "ada@example.org")
    assert await accounts.log_in(store, **ADA) == person
