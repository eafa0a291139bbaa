"""People: what they may be called, how they log in, and what they are given."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher

from archrivals.hosting.refusal import Refusal
from archrivals.server.accounts import accounts, passwords, sessions
from archrivals.server.accounts.accounts import Person
from archrivals.server.accounts.tickets import Ticket, issue, redeem
from archrivals.server.accounts.validation import check_password, clean_email, clean_name
from archrivals.server.core.schema import people, tickets
from archrivals.server.core.schema import sessions as session_rows
from archrivals.server.core.store import Store, hashed, now

pytestmark = pytest.mark.anyio


async def account(store: Store, name: str = "Ada", email: str = "ada@example.org") -> Person:
    guest = await accounts.new_guest(store, name)
    return await accounts.make_account(store, guest, email, "correct horse")


# --- What may be typed ------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["Al", "  Ada ", "李小龍", "Ana Maria", "Zoë!", "🃏🃏", "x" * 24])
def test_a_name_is_two_to_twenty_four_characters_that_can_be_seen(typed: str) -> None:
    assert clean_name(typed) == typed.strip()


def test_spaces_within_a_name_become_one() -> None:
    assert clean_name(" Lady    Katana ") == "Lady Katana"


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "a",
        "   ",
        " a ",
        "x" * 25,
        "two\nlines",
        "ab\n",
        "nul\x00",
        "tab\there",
        "right\u202eleft",
        "iso\u2066late",
        "zero\u200bwidth",
        "filler\u3164",
        "\ufeffbom",
        "tag\U000e0041",
        "private\ue000",
        "\u00a0\u00a0\u00a0",
    ],
)
def test_a_name_that_hides_something_is_refused(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(typed)
    assert (refused.value.status, refused.value.code) == (422, "invalid")


def test_a_mail_address_is_kept_in_lower_case() -> None:
    assert clean_email("Ada@Example.ORG") == "ada@example.org"


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "ada",
        "a@b@c",
        "a b@c",
        "@c",
        "a@",
        "a@b\n",
        "a\x00@b",
        "a,b@c",
        "<a@b>",
        "x" * 200 + "@b",
    ],
)
def test_what_is_no_mail_address_is_refused(typed: str) -> None:
    with pytest.raises(Refusal):
        clean_email(typed)


@pytest.mark.parametrize("size", [0, 7, 201])
def test_a_password_that_is_too_short_or_too_long_is_refused(size: int) -> None:
    with pytest.raises(Refusal):
        check_password("x" * size)


# --- Passwords --------------------------------------------------------------------------------


async def test_a_password_is_kept_as_argon2id_and_matches_itself_alone() -> None:
    kept = await passwords.hash_of("correct horse")
    assert kept.startswith("$argon2id$")
    assert await passwords.matches(kept, "correct horse")
    assert not await passwords.matches(kept, "wrong horse")


async def test_a_password_matches_however_its_letters_are_composed() -> None:
    assert await passwords.matches(await passwords.hash_of("caf\u00e9 noir"), "cafe\u0301 noir")


async def test_nobody_has_the_decoys_password() -> None:
    assert not await passwords.matches(None, "nobody has this password")


def test_the_real_parameters_are_those_of_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert passwords.HASHER.memory_cost >= 64 * 1024


class Counting(PasswordHasher):
    """Counts how often it was asked."""

    verified = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Any:
        self.verified += 1
        return super().verify(hash, password)


async def test_an_unknown_mail_and_a_wrong_password_cost_and_say_the_same(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await account(store)
    counting = Counting(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "HASHER", counting)
    said = []
    for email in ("ada@example.org", "nobody@example.org"):
        with pytest.raises(Refusal) as refused:
            await accounts.log_in(store, email, "wrong horse")
        said.append((refused.value.status, refused.value.code, refused.value.reason))
    assert said[0] == said[1]
    assert counting.verified == 2


async def test_logging_in_renews_a_password_that_was_kept_with_less_work(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await account(store)
    stronger = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    monkeypatch.setattr(passwords, "HASHER", stronger)
    await accounts.log_in(store, "ada@example.org", "correct horse")
    row = await store.row(sa.select(people).where(people.c.id == person.id))
    assert row is not None
    assert not stronger.check_needs_rehash(row["password"])


# --- Guests and accounts ----------------------------------------------------------------------


async def test_two_guests_may_have_the_same_name(store: Store) -> None:
    first, second = [await accounts.new_guest(store, "Ada") for _ in range(2)]
    assert first.id != second.id
    assert first.guest
    assert await accounts.person_by_id(store, first.id) == first


async def test_a_guest_who_makes_an_account_stays_the_same_person(store: Store) -> None:
    guest = await accounts.new_guest(store, "Ada")
    person = await accounts.make_account(store, guest, "Ada@Example.org", "correct horse")
    assert (person.id, person.email, person.guest) == (guest.id, "ada@example.org", False)
    assert await accounts.log_in(store, "ADA@example.org", "correct horse") == person


async def test_a_mail_address_belongs_to_one_account(store: Store) -> None:
    await account(store)
    with pytest.raises(Refusal) as refused:
        await account(store, "Bea", "ADA@example.org")
    assert (refused.value.status, refused.value.code) == (409, "email-taken")


async def test_an_account_cannot_be_made_twice(store: Store) -> None:
    person = await account(store)
    with pytest.raises(Refusal) as refused:
        await accounts.make_account(store, person, "other@example.org", "correct horse")
    assert refused.value.code == "has-account"


async def test_preferences_are_merged_and_null_forgets_one(store: Store) -> None:
    guest = await accounts.new_guest(store, "Ada")
    await accounts.change(store, guest, preferences={"sound": True, "speed": 1.5})
    changed = await accounts.change(store, guest, "Bea", {"speed": None, "deck": "left"})
    assert changed.name == "Bea"
    assert changed.preferences == {"sound": True, "deck": "left"}
    assert await accounts.person_by_id(store, guest.id) == changed


async def test_preferences_changed_at_once_are_all_kept(store: Store) -> None:
    guest = await accounts.new_guest(store, "Ada")
    await asyncio.gather(
        *(accounts.change(store, guest, preferences={f"key{n}": n}) for n in range(6))
    )
    found = await accounts.person_by_id(store, guest.id)
    assert found is not None
    assert found.preferences == {f"key{n}": n for n in range(6)}


async def test_there_is_room_for_so_many_preferences(store: Store) -> None:
    guest = await accounts.new_guest(store, "Ada")
    await accounts.change(store, guest, preferences={f"key{n}": n for n in range(60)})
    with pytest.raises(Refusal) as refused:
        await accounts.change(store, guest, preferences={f"more{n}": n for n in range(5)})
    assert refused.value.code == "too-many-preferences"


# --- Sessions ---------------------------------------------------------------------------------


async def test_the_database_keeps_only_a_hash_of_the_cookie(store: Store) -> None:
    guest = await accounts.new_guest(store, "Ada")
    token, session = await sessions.open_session(store, guest, "a browser\x00\n")
    rows = await store.rows(sa.select(session_rows))
    assert [row["token"] for row in rows] == [hashed(token)]
    assert token not in str(rows)
    assert rows[0]["agent"] == "a browser"
    assert session.id == hashed(token)[:16]
    assert await sessions.find_session(store, token) == session
    assert await sessions.find_session(store, session.token) is None


async def test_guests_stay_logged_in_longer_than_accounts(store: Store) -> None:
    guest = await accounts.new_guest(store, "Ada")
    _, as_guest = await sessions.open_session(store, guest, "")
    _, as_account = await sessions.open_session(store, await account(store), "")
    assert as_guest.expires - as_guest.created == 180 * 86_400_000
    assert as_account.expires - as_account.created == 30 * 86_400_000


async def test_using_a_session_makes_it_last(store: Store) -> None:
    guest = await accounts.new_guest(store, "Ada")
    token, _ = await sessions.open_session(store, guest, "")
    soon = now() + 60_000
    await store.do(sa.update(session_rows).values(seen=now() - 10_000_000, expires=soon))
    found = await sessions.find_session(store, token)
    assert found is not None
    assert found.expires > soon
    assert [each.expires for each in await sessions.sessions_of(store, guest)] == [found.expires]


async def test_a_session_that_has_expired_is_none_and_is_swept_away(store: Store) -> None:
    guest = await accounts.new_guest(store, "Ada")
    token, _ = await sessions.open_session(store, guest, "")
    await issue(store, guest.id, "socket")
    await store.do(sa.update(session_rows).values(expires=now() - 1))
    await store.do(sa.update(tickets).values(expires=now() - 1))
    assert await sessions.find_session(store, token) is None
    assert await sessions.sessions_of(store, guest) == []
    assert await sessions.sweep(store) == 2
    assert await sessions.sweep(store) == 0


async def test_nobody_can_close_somebody_elses_session(store: Store) -> None:
    ada, bea = [await accounts.new_guest(store, name) for name in ("Ada", "Bea")]
    token, session = await sessions.open_session(store, ada, "")
    assert not await sessions.close_session(store, bea, session.id)
    assert await sessions.find_session(store, token) is not None
    assert await sessions.close_session(store, ada, session.id)
    assert await sessions.find_session(store, token) is None


async def test_changing_the_password_logs_out_everywhere_else(store: Store) -> None:
    person = await account(store)
    here, session = await sessions.open_session(store, person, "")
    there, _ = await sessions.open_session(store, person, "")
    mailed = await issue(store, person.id, "reset")
    with pytest.raises(Refusal):
        await accounts.change_password(store, person, "wrong horse", "battery staple", "")
    await accounts.change_password(store, person, "correct horse", "battery staple", session.token)
    assert await sessions.find_session(store, here) is not None
    assert await sessions.find_session(store, there) is None
    assert await redeem(store, mailed, "reset") is None
    assert await accounts.log_in(store, "ada@example.org", "battery staple") == person


# --- Tickets ----------------------------------------------------------------------------------


async def test_a_ticket_is_good_once_and_for_its_use_alone(store: Store) -> None:
    guest = await accounts.new_guest(store, "Ada")
    ticket = await issue(store, guest.id, "socket")
    assert await redeem(store, ticket, "reset") is None
    assert await redeem(store, ticket, "socket") == Ticket(guest.id, None)
    assert await redeem(store, ticket, "socket") is None
    assert await redeem(store, "made up", "socket") is None


async def test_of_many_who_redeem_a_ticket_at_once_one_gets_it(store: Store) -> None:
    guest = await accounts.new_guest(store, "Ada")
    ticket = await issue(store, guest.id, "socket")
    got = await asyncio.gather(*(redeem(store, ticket, "socket") for _ in range(8)))
    assert [each for each in got if each is not None] == [Ticket(guest.id, None)]


async def test_a_ticket_that_is_too_old_is_void(store: Store) -> None:
    guest = await accounts.new_guest(store, "Ada")
    ticket = await issue(store, guest.id, "socket")
    await store.do(sa.update(tickets).values(expires=now()))
    assert await redeem(store, ticket, "socket") is None


async def test_only_the_newest_reset_mail_counts(store: Store) -> None:
    person = await account(store)
    assert await accounts.reset_ticket(store, "nobody@example.org") is None
    first, second = [await accounts.reset_ticket(store, "ada@example.org") for _ in range(2)]
    assert first is not None
    assert second is not None
    with pytest.raises(Refusal) as refused:
        await accounts.reset_password(store, first, "battery staple")
    assert refused.value.code == "ticket-void"
    assert await accounts.reset_password(store, second, "battery staple") == person
    assert await accounts.log_in(store, "ada@example.org", "battery staple") == person


# --- Blocks -----------------------------------------------------------------------------------


async def test_blocking_twice_is_blocking_once(store: Store) -> None:
    ada, bea = [await accounts.new_guest(store, name) for name in ("Ada", "Bea")]
    await asyncio.gather(*(accounts.block(store, ada, bea.id) for _ in range(4)))
    assert await accounts.blocked(store, ada.id) == [accounts.Blocked(bea.id, "Bea")]
    assert await accounts.blocked(store, bea.id) == []
    await accounts.unblock(store, ada, bea.id)
    assert await accounts.blocked(store, ada.id) == []


async def test_one_blocks_others_who_exist(store: Store) -> None:
    ada = await accounts.new_guest(store, "Ada")
    for other, status in ((ada.id, 409), ("nobody-here", 404)):
        with pytest.raises(Refusal) as refused:
            await accounts.block(store, ada, other)
        assert refused.value.status == status
