"""``archrivals admin``: the same as the pages do, on the server's machine."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

import pytest
import sqlalchemy as sa

from archrivals.server.accounts import accounts
from archrivals.server.accounts.mydata import delete
from archrivals.server.core.schema import people
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import Store
from archrivals.server.moderation import reports
from archrivals.terminal.cli import main

Run = Callable[..., str]


@pytest.fixture
def admin(sqlite_settings: Settings, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a task at a database in which Ann has an account, Bob is a guest, and reported."""

    async def filled() -> None:
        store = Store(sqlite_settings)
        ann = await accounts.new_guest(store, "Ann")
        await accounts.make_account(store, ann, "ann@example.org", "a horse of staples")
        bob = await accounts.new_guest(store, "Bob")
        await reports.file(store, ann.id, bob.id, "a-table-gone", "He insults me.")
        await store.close()

    asyncio.run(filled())

    def run(*words: str, code: int = 0) -> str:
        arguments = ["admin", "--database", sqlite_settings.database, *words]
        try:
            ended = main(arguments)
        except SystemExit as usage:
            ended = int(str(usage.code))
        told = capsys.readouterr()
        assert ended == code, told
        return told.out + told.err

    return run


def test_a_role_is_granted_with_its_secret_shown_once(admin: Run) -> None:
    told = admin("grant", "Ann", "moderator")
    secret = re.search(r"secret: ([A-Z2-7]{32})$", told, re.MULTILINE)
    assert secret is not None
    assert "█" in told
    listed = admin("list")
    assert "moderator  Ann" in listed
    assert secret[1] not in listed + admin("audit")
    assert "no role any more" in admin("revoke", "ann@example.org")
    assert admin("list") == "No person has a role.\n"
    assert "make an account first" in admin("grant", "Bob", "moderator", code=1)
    assert "no person is called 'Cem'" in admin("grant", "Cem", "moderator", code=2)
    assert "grant" in admin("audit")


def test_a_report_is_read_answered_and_undone(admin: Run) -> None:
    listed = admin("reports")
    report = listed.split()[0]
    assert "Bob, by Ann: He insults me." in listed
    assert "table a-table-gone (gone)" in admin("reports", report)
    done = admin("act", "Bob", "mute", "--for", "3d", "--reason", "Insults", "--report", report)
    sanction = re.search(r"admin undo (\S+)", done)
    assert sanction is not None
    assert admin("reports") == "No report waits.\n"
    assert "acted" in admin("reports", "--closed")
    assert "mute until 20" in admin("people", "Bob")
    assert admin("undo", sanction[1], "--reason", "It was Ben") == "It is undone.\n"
    assert "undone: It was Ben" in admin("people", "Bob")
    assert [line.split()[3] for line in admin("audit").splitlines()] == ["undo", "mute"]
    assert admin("appeals") == "No appeal waits.\n"


def test_a_report_by_a_deleted_account_names_a_former_player(
    admin: Run, sqlite_settings: Settings
) -> None:
    async def ann_goes() -> None:
        store = Store(sqlite_settings)
        (row,) = await store.rows(sa.select(people.c.id).where(people.c.name == "Ann"))
        ann = await accounts.person_by_id(store, row["id"])
        assert ann is not None
        await delete(store, ann)
        await store.close()

    asyncio.run(ann_goes())
    assert "Bob, by Former player: " in admin("reports")


def test_mistakes_are_told_in_a_sentence(admin: Run, sqlite_settings: Settings) -> None:
    assert "not a time such as" in admin("act", "Bob", "mute", "--for", "soon", code=2)
    assert "no such action" in admin("undo", "nothing-here", "--reason", "x", code=1)

    async def another_bob() -> None:
        store = Store(sqlite_settings)
        await accounts.new_guest(store, "Bob")
        assert len(await store.rows(sa.select(people).where(people.c.name == "Bob"))) == 2
        await store.close()

    asyncio.run(another_bob())
    assert "several people" in admin("act", "Bob", "warn", "--reason", "x", code=2)


def test_the_server_is_operated_from_the_command_line(admin: Run) -> None:
    assert "registrations: yes\n" in admin("server")
    assert "registrations is no now" in admin("set", "registrations", "no", "--reason", "Full")
    assert "tables_per_person is 3 now" in admin("set", "tables_per_person", "3", "--reason", "x")
    told = admin("server")
    assert "registrations: no, changed" in told
    assert "tables_per_person: 3, changed" in told
    assert "registrations is yes now" in admin("set", "registrations", "usual", "--reason", "x")
    announced = admin("announce", "We restart at noon.", "--for", "2h", "--reason", "New release")
    id = re.search(r"admin end (\S+)", announced)
    assert id is not None
    assert "en: We restart at noon." in admin("server")
    assert admin("end", id[1], "--reason", "Done") == "It is ended.\n"
    assert "noon" not in admin("server")
    actions = [line.split()[3] for line in admin("audit").splitlines()]
    assert actions == ["end", "announce", "set", "set", "set"]


def test_mistakes_of_an_operator_are_told_in_a_sentence(admin: Run) -> None:
    assert "there is no such setting; there is" in admin("set", "x", "no", "--reason", "x", code=1)
    assert "true or false" in admin("set", "tables", "3", "--reason", "x", code=1)
    assert "none of yes, no, usual" in admin("set", "tables", "maybe", "--reason", "x", code=2)
    assert "no such announcement" in admin("end", "nothing", "--reason", "x", code=1)
    assert "no such host" in admin("drain", "nothing-here", "--reason", "x", code=1)
