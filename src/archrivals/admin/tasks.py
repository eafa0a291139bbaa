"""``archrivals admin``: roles, reports, actions and the server itself, on its own machine."""

from __future__ import annotations

import argparse
import re
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any, Final

from archrivals.terminal.commands.command import Command, Options, Parser, Usage, at_least
from archrivals.terminal.commands.tables import language_named

from .serving import run_process, server_module

KINDS: Final = ("warn", "mute", "unrated", "ban", "rename", "remove")
DEPARTED: Final = "Former player"
"""The name of a person who has deleted the account, as the browser shows it."""

UNITS: Final = {"m": 60_000, "h": 3_600_000, "d": 86_400_000, "w": 604_800_000}


def span(text: str) -> int:
    """A time such as 30m, 12h, 3d or 2w, in milliseconds.

    >>> span("3d")
    259200000
    """
    found = re.fullmatch(r"([1-9]\d{0,3})([mhdw])", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a time such as 30m, 12h, 3d or 2w")
    return int(found[1]) * UNITS[found[2]]


def _options(parser: Parser) -> None:
    parser.add_argument(
        "--database", metavar="URL", help="database of the server (default: as for `serve`)"
    )
    tasks = parser.add_subparsers(metavar="TASK", dest="task", required=True, parser_class=_Task)

    def task(name: str, summary: str) -> Parser:
        return tasks.add_parser(name, help=summary, description=f"{summary}.")

    grant = task("grant", "Give an account a role and a second factor")
    grant.add_argument("person", metavar="NAME", help="name, id or mail address of an account")
    grant.add_argument("role", choices=("moderator", "operator"), help="what they become")
    revoke = task("revoke", "Take a role away")
    revoke.add_argument("person", metavar="NAME", help="name, id or mail address of an account")
    task("list", "List who has a role")

    reports = task("reports", "List the reports that wait, or show one with its evidence")
    reports.add_argument("report", nargs="?", metavar="ID", help="report to show")
    reports.add_argument("--closed", action="store_true", help="list those that are closed")
    dismiss = task("dismiss", "Close a report without an action")
    dismiss.add_argument("report", metavar="ID", help="report to close")
    dismiss.add_argument("--reason", required=True, metavar="TEXT", help="why")

    people = task("people", "Find people, or show one with all that was done about them")
    people.add_argument("find", nargs="?", default="", metavar="NAME", help="part of a name, or id")

    act = task("act", "Warn, mute, keep out of rated games, ban, rename, or remove something")
    act.add_argument("person", metavar="NAME", help="name, id or mail address")
    act.add_argument("kind", choices=KINDS, help="what to do: " + ", ".join(KINDS))
    act.add_argument("--reason", required=True, metavar="TEXT", help="why; the person reads it")
    act.add_argument("--for", dest="last", type=span, metavar="TIME", help="30m, 12h, 3d or 2w")
    act.add_argument("--report", metavar="ID", help="report that this answers")
    act.add_argument("--name", metavar="NAME", help="new name (rename)")
    act.add_argument("--thing", metavar="THING", help="chat:ID or table:ID (remove)")
    undo = task("undo", "Undo an action")
    undo.add_argument("sanction", metavar="ID", help="action to undo")
    undo.add_argument("--reason", required=True, metavar="TEXT", help="why; the person reads it")

    task("appeals", "List the appeals that wait for an answer")
    answer = task("answer", "Answer an appeal")
    answer.add_argument("sanction", metavar="ID", help="action that was appealed against")
    answer.add_argument("decision", choices=("undo", "keep"), help="undo the action, or keep it")
    answer.add_argument("--reason", required=True, metavar="TEXT", help="why; the person reads it")
    _operating(task)
    audit = task("audit", "Print the audit log, latest first")
    audit.add_argument(
        "--last", type=at_least(1), default=50, metavar="N", help="lines to print (default: 50)"
    )


def _operating(task: Callable[[str, str], Parser]) -> None:
    task("server", "Show the processes that run, the settings that can change, announcements")
    for name, summary in (
        ("drain", "Have a host hand its tables to the others"),
        ("resume", "Let a drained host take tables again"),
    ):
        made = task(name, summary)
        made.add_argument("process", metavar="ID", help="host, as `server` lists it")
        made.add_argument("--reason", required=True, metavar="TEXT", help="why")
    change = task("set", "Change a setting while the server runs")
    change.add_argument("setting", metavar="NAME", help="setting, as `server` lists it")
    change.add_argument(
        "value", type=_value, metavar="VALUE", help="yes, no, a number, or usual: the environment's"
    )
    change.add_argument("--reason", required=True, metavar="TEXT", help="why")
    announce = task("announce", "Publish a text to all players")
    announce.add_argument("text", metavar="TEXT", help="the text")
    announce.add_argument(
        "--for", dest="last", type=span, default="1d", metavar="TIME", help="how long (default: 1d)"
    )
    announce.add_argument(
        "--language",
        type=language_named,
        default="en",
        metavar="CODE",
        help="language of the text: en, es or de (default: en)",
    )
    announce.add_argument("--reason", required=True, metavar="TEXT", help="why; for the audit log")
    end = task("end", "End an announcement")
    end.add_argument("announcement", metavar="ID", help="announcement, as `server` lists it")
    end.add_argument("--reason", required=True, metavar="TEXT", help="why")


def _value(text: str) -> bool | int | None:
    words: dict[str, bool | None] = {"yes": True, "no": False, "usual": None}
    if text in words:
        return words[text]
    if text.isascii() and text.isdecimal():
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is none of yes, no, usual, and no number")


class _Task(argparse.ArgumentParser):
    """The parser of one task; it reports mistakes like all other commands."""

    def error(self, message: str) -> Any:
        raise Usage(f"{message} (see `{self.prog} --help`)")


def admin(options: Options) -> int:
    """Do one task at the database of a server."""
    work = TASKS[options.task]

    async def done(store: Any, bus: Any) -> None:
        for line in await work(options, store, bus):
            print(line)

    return run_process("administer", "settings_from", options, work=done)


def _part(name: str) -> Any:
    return server_module(f"moderation.{name}")


def _when(at: int | None) -> str:
    return "for good" if at is None else f"{datetime.fromtimestamp(at / 1000):%Y-%m-%d %H:%M}"


async def _id_of(store: Any, wanted: str) -> str:
    """A person by id, mail address or name; a name that several have is refused."""
    found: list[str] = await _part("reports").named(store, wanted)
    if not found:
        raise Usage(f"no person is called {wanted!r}; `archrivals admin people` finds people")
    if len(found) > 1:
        raise Usage(f"several people are called {wanted!r}; take an id: {', '.join(found)}")
    return found[0]


# --- Roles ------------------------------------------------------------------------------------


async def _grant(options: Options, store: Any, bus: Any) -> list[str]:
    person = await _id_of(store, options.person)
    secret = await _part("roles").grant(store, person, options.role)
    address = _part("totp").address(secret, options.person, "Archrivals")
    return [
        server_module("core.lan").qr_code(address),
        f"Scan this with an authenticator app, or type the secret: {secret}",
        "It is shown this once. Granting the role again makes a new one.",
        f"{options.person} is {options.role} now. The pages are at /admin.",
    ]


async def _revoke(options: Options, store: Any, bus: Any) -> list[str]:
    had = await _part("roles").revoke(store, await _id_of(store, options.person))
    return [f"{options.person} {'has no role any more' if had else 'had no role'}."]


async def _list(options: Options, store: Any, bus: Any) -> list[str]:
    rows = await _part("roles").holders(store)
    return [f"{row['role']}  {row['name']}  {row['id']}" for row in rows] or [
        "No person has a role."
    ]


# --- Reports ----------------------------------------------------------------------------------


def _report(row: Any) -> str:
    about, by = row.reported_name or DEPARTED, row.reporter_name or DEPARTED
    outcome = f"  {row.outcome}" if row.outcome else ""
    return f"{row.id}  {_when(row.at)}  {about}, by {by}: {row.reason}{outcome}"


def _sanction(row: Any) -> str:
    undone = f"  undone: {row.undone_reason}" if row.undone else ""
    until = "" if row.until is None else f" until {_when(row.until)}"
    return f"{row.id}  {_when(row.at)}  {row.kind}{until}: {row.reason}{undone}"


async def _reports(options: Options, store: Any, bus: Any) -> list[str]:
    if options.report is None:
        rows = await _part("reports").queue(store, closed=options.closed)
        return [_report(row) for row in rows] or ["No report waits."]
    row = await _part("reports").evidence(store, options.report)
    moment = "before the game" if row.answers is None else f"after answer {row.answers}"
    return [
        _report(row),
        f"person {row.reported}, table {row.table} ({row.status or 'gone'}), {moment}",
        *(f"  {_when(line.at)}  {line.name}: {line.text}" for line in row.said),
        "-- the report --",
        *(f"  {_when(line.at)}  {line.name}: {line.text}" for line in row.after),
        *(f"earlier report: {_report(each)}" for each in row.earlier),
        *(f"earlier action: {_sanction(each)}" for each in row.sanctions),
    ]


async def _dismiss(options: Options, store: Any, bus: Any) -> list[str]:
    await _part("reports").dismiss(store, "console", options.report, options.reason)
    return ["The report is closed."]


async def _people(options: Options, store: Any, bus: Any) -> list[str]:
    rows = await _part("reports").find_people(store, options.find)
    lines = [
        f"{row.id}  {row.name}{' (guest)' if row.guest else ''}, reports: {row.reports}"
        for row in rows
    ]
    if len(rows) == 1:
        row = await _part("reports").person(store, rows[0].id)
        lines += [f"  {_sanction(each)}" for each in row.sanctions]
        lines += [f"  report {_report(each)}" for each in row.about]
    return lines or ["No person has that name."]


# --- Actions ----------------------------------------------------------------------------------


async def _act(options: Options, store: Any, bus: Any) -> list[str]:
    given = ("kind", "reason", "last", "report", "name", "thing")
    wish = _part("sanctions").Wish(**{name: getattr(options, name) for name in given})
    person = await _id_of(store, options.person)
    id = await _part("sanctions").act(store, bus, "console", person, wish)
    return [f"Done. To undo it: archrivals admin undo {id} --reason …"]


async def _undo(options: Options, store: Any, bus: Any) -> list[str]:
    await _part("sanctions").undo(store, bus, "console", options.sanction, options.reason)
    return ["It is undone."]


async def _appeals(options: Options, store: Any, bus: Any) -> list[str]:
    rows = await _part("sanctions").appeals(store)
    lines = [f"{row.name}: {_sanction(row)}\n  appeal: {row.appeal}" for row in rows]
    return lines or ["No appeal waits."]


async def _answer(options: Options, store: Any, bus: Any) -> list[str]:
    grant = options.decision == "undo"
    await _part("sanctions").answer(
        store, bus, "console", options.sanction, grant=grant, reason=options.reason
    )
    return ["It is undone." if grant else "It stands."]


# --- The server -------------------------------------------------------------------------------


def _operate(name: str) -> Any:
    return server_module(f"operating.{name}")


def _said(value: bool | int) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


async def _server(options: Options, store: Any, bus: Any) -> list[str]:
    lines = []
    for row in await _operate("processes").running(store):
        if row["silent"]:
            state = f"silent since {_when(row['seen'])}"
        else:
            report = row["report"]
            figures = (f"{report.get(name, 0):.0f} {name}" for name in ("tables", "sockets"))
            state = f"{row['state']}  {', '.join(figures)}"
        lines.append(f"{row['id']}  {row['kind']}  {row['place']}  {row['version']}  {state}")
    usual, now = _operate("live").by_environment(store.settings), await _operate("live").live(store)
    for name in _operate("live").NAMES:
        value, before = getattr(now, name), getattr(usual, name)
        lines.append(f"{name}: {_said(value)}" + ("" if value == before else ", changed"))
    for row in await _operate("announcements").current(store):
        lines.append(f"{row.id}  until {_when(row.until)}  {row.language}: {row.text}")
    return lines


async def _drain(options: Options, store: Any, bus: Any) -> list[str]:
    resume = options.task == "resume"
    await _operate("processes").drain(
        store, "console", options.process, options.reason, resume=resume
    )
    return ["It takes tables again." if resume else "It hands its tables over within seconds."]


async def _set(options: Options, store: Any, bus: Any) -> list[str]:
    await _operate("live").change(store, "console", options.setting, options.value, options.reason)
    value = getattr(await _operate("live").live(store), options.setting)
    return [f"{options.setting} is {_said(value)} now, at every process."]


async def _announce(options: Options, store: Any, bus: Any) -> list[str]:
    given = (options.text, options.language, options.last, options.reason)
    id = await _operate("announcements").announce(store, "console", *given)
    return [f"All players see it now. To end it: archrivals admin end {id} --reason …"]


async def _end(options: Options, store: Any, bus: Any) -> list[str]:
    await _operate("announcements").end(store, "console", options.announcement, options.reason)
    return ["It is ended."]


async def _audit(options: Options, store: Any, bus: Any) -> list[str]:
    rows = await _part("audit").read(store, most=options.last)
    return [
        f"{_when(row.at)}  {row.actor_name or row.actor}  {row.action}  "
        f"{row.person_name or ''}  {row.subject}  {row.reason}".rstrip()
        for row in rows
    ]


TASKS: Final[dict[str, Callable[[Options, Any, Any], Awaitable[list[str]]]]] = {
    "grant": _grant,
    "revoke": _revoke,
    "list": _list,
    "reports": _reports,
    "dismiss": _dismiss,
    "people": _people,
    "act": _act,
    "undo": _undo,
    "appeals": _appeals,
    "answer": _answer,
    "server": _server,
    "drain": _drain,
    "resume": _drain,
    "set": _set,
    "announce": _announce,
    "end": _end,
    "audit": _audit,
}

COMMANDS: Final = {
    "admin": Command(
        "It works at the database, also of a server that runs. `archrivals admin TASK --help`\n"
        "explains a task. For a cluster, set ARCHRIVALS_DATABASE and ARCHRIVALS_BUS as for its\n"
        "processes.",
        '  archrivals admin grant "Ann the Bold" moderator\n'
        "  archrivals admin reports\n"
        '  archrivals admin act o5NGNBzB4U5Xkr4n mute --for 3d --reason "Insults in chat"\n'
        '  archrivals admin undo h2Wq0Zt1aXyz --reason "It was another player"\n'
        '  archrivals admin announce "We restart at noon." --for 2h --reason "New release"\n'
        "  archrivals admin audit --last 20",
        _options,
        admin,
    ),
}
