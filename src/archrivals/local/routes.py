"""What a page asks over HTTP where there is a server, answered here in the same shapes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qsl, urlsplit

from archrivals.bots import BOTS
from archrivals.boxes import BOXES
from archrivals.engine.saving import setup_from_json
from archrivals.hosting import codec, reference, rooms
from archrivals.hosting.coaching import check_review
from archrivals.hosting.history import MAX_LISTED_GAMES, favourite, streak
from archrivals.hosting.lessons import LESSONS, bots_for
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.replays import (
    MAX_FRAMES,
    NoReplay,
    Viewer,
    finished,
    frames,
    known_as,
    part_of,
    save_of,
    summary,
)
from archrivals.hosting.results import left_by
from archrivals.hosting.table_request import CLOCKS, Wish, wish_of
from archrivals.hosting.words import shown_name

from .saves import table_of
from .tables import JSON, LocalTable

if TYPE_CHECKING:
    from .server import LocalServer

NO_SERVER: Final = Refusal(404, "no-server", "this needs a server, and there is none")
NO_SESSION: Final = Refusal(401, "no-session", "Nobody is logged in here; type a name, or log in.")
CSRF: Final = "local"
"""Nothing is forged within a page: any token will do."""


class Request:
    """A request, and the parts of its path."""

    def __init__(
        self, server: LocalServer, parts: dict[str, str], query: dict[str, str], body: Any
    ) -> None:
        self.server = server
        self.parts = parts
        self.query = query
        self.body = body

    @property
    def me(self) -> JSON:
        """Who asks."""
        if self.server.person is None:
            raise NO_SESSION
        return self.server.person

    @property
    def person(self) -> JSON:
        """The person of the path, who can only be the one who asks."""
        if self.parts["person"] != self.me["id"]:
            raise Refusal(404, "no-person", "there is no player with this id")
        return self.me

    @property
    def table(self) -> LocalTable:
        """The table of the path."""
        found = self.server.tables.get(self.parts["table"])
        if found is None:
            raise rooms.NO_TABLE
        return found

    @property
    def open_table(self) -> LocalTable:
        """The same, before its game."""
        if self.table.row["status"] != "open":
            raise rooms.NOT_OPEN
        return self.table

    @property
    def finished_table(self) -> LocalTable:
        """The same, after its game."""
        finished(self.table.row)
        return self.table

    @property
    def language(self) -> str:
        """The language that is wanted, if we speak it."""
        return reference.spoken(self.query.get("language", "en"))

    def number(self, name: str, otherwise: int, least: int, most: int) -> int:
        """A number of the query."""
        text = self.query.get(name, str(otherwise))
        if not re.fullmatch(r"-?[0-9]{1,7}", text) or not least <= int(text) <= most:
            raise Refusal(422, "invalid", f"{name} must be a number from {least} to {most}")
        return int(text)

    def field(self, name: str, *kinds: type, otherwise: Any = ...) -> Any:
        """A field of the body."""
        found = self.body.get(name, otherwise) if isinstance(self.body, dict) else ...
        if type(found) not in kinds and found is not otherwise:
            raise Refusal(422, "invalid", f"{name} is missing, or of another type")
        if found is ...:
            raise Refusal(422, "invalid", f"{name} is missing")
        return found


Answer = tuple[int, Any]


def answered(server: LocalServer, method: str, path: str, body: str | None) -> Answer:
    """The status and the body that answer a request."""
    split = urlsplit(path)
    try:
        sent = None if body is None else json.loads(body)
        for wanted, pattern, answer in _ROUTES:
            found = pattern.fullmatch(split.path)
            if found is not None and wanted == method:
                query = dict(parse_qsl(split.query, keep_blank_values=True))
                return answer(Request(server, found.groupdict(), query, sent))
        raise NO_SERVER
    except Refusal as refusal:
        return refusal.status, {"code": refusal.code, "reason": refusal.reason}
    except json.JSONDecodeError:
        return 400, {"code": "malformed", "reason": "the body is no JSON"}


# --- Who plays --------------------------------------------------------------------------------


def _myself(asked: Request) -> Answer:
    return 200, {"person": asked.me, "csrf": CSRF}


def _session(asked: Request) -> Answer:
    return (200, None) if asked.server.person is None else _myself(asked)


def _become_guest(asked: Request) -> Answer:
    server = asked.server
    if server.person is not None:
        name = server.person["name"]
        raise Refusal(409, "logged-in", f"You are {name} here already; log out first.")
    server.person = {
        "id": server.new_id(),
        "name": shown_name(asked.field("name", str)),
        "email": None,
        "guest": True,
        "verified": False,
        "pending": None,
        "created": server.now(),
        "preferences": {},
    }
    server.keep_person()
    return _myself(asked)


def _change_me(asked: Request) -> Answer:
    me = asked.me
    name = asked.field("name", str, otherwise=None)
    changed = asked.field("preferences", dict, otherwise=None)
    if name is not None:
        me["name"] = shown_name(name)
    if changed is not None:
        merged = {**me["preferences"], **changed}
        me["preferences"] = {key: each for key, each in merged.items() if each is not None}
    asked.server.keep_person()
    return _myself(asked)


def _ticket(asked: Request) -> Answer:
    assert asked.me
    return 200, {"ticket": asked.server.new_id()}


# --- What can be looked up --------------------------------------------------------------------


def _games(asked: Request) -> Answer:
    return 200, reference.games()


def _codex(asked: Request) -> Answer:
    return 200, reference.codex(asked.language)


def _rules(asked: Request) -> Answer:
    return 200, reference.rules(asked.language)


def _rules_page(asked: Request) -> Answer:
    if asked.parts["box"] not in BOXES:
        raise Refusal(422, "invalid", f"there is no such box; there are {', '.join(BOXES)}")
    return 200, reference.rules_page(asked.parts["box"], asked.language)


def _catalogue(asked: Request) -> Answer:
    return 200, reference.catalogue(asked.language)


def _cards(asked: Request) -> Answer:
    setup = setup_from_json(asked.table.row["setup"])
    return 200, reference.table_cards(setup, asked.language)


# --- Before the game --------------------------------------------------------------------------

_WISHES: Final[dict[str, tuple[type, ...]]] = {
    "box": (str,),
    "players": (int, type(None)),
    "recipe": (str, dict, type(None)),
    "super_villains": (int,),
    "heroes": (str,),
    "cast": (list,),
    "variants": (list,),
    "bots": (list,),
    "name": (str,),
    "listed": (bool,),
    "rated": (bool,),
    "clock": (str,),
}


def _wish(asked: Request) -> Wish:
    body = asked.body if isinstance(asked.body, dict) else {}
    unknown = [name for name in body if name not in _WISHES]
    if unknown:
        raise Refusal(422, "invalid", f"a table has no {', '.join(unknown)}")
    wanted = {name: asked.field(name, *_WISHES[name]) for name in body}
    if wanted.get("clock", "none") not in CLOCKS:
        raise Refusal(422, "invalid", f"there is no such clock; there are {', '.join(CLOCKS)}")
    return wish_of(**wanted)


def _opened(asked: Request, wish: Wish) -> LocalTable:
    server, me = asked.server, asked.me
    row = rooms.opened(server.new_id(), wish, me["id"], server.now(), server.entropy)
    row |= {"listed": False, "rated": False, "clock": CLOCKS["none"]}
    return LocalTable.new(row, rooms.seats_of(wish, me["id"], me["name"]))


def _told(table: LocalTable) -> Answer:
    return 201, {"table": table.id, "link": f"/t/{table.id}"}


def _open(asked: Request) -> Answer:
    table = _opened(asked, _wish(asked))
    asked.server.keep_table(table)
    return _told(table)


def _learn(asked: Request) -> Answer:
    lesson = asked.parts["lesson"]
    if lesson not in LESSONS:
        raise Refusal(404, "no-lesson", f"there is no such lesson; there are {', '.join(LESSONS)}")
    table = _opened(asked, Wish(LESSONS[lesson], bots_for(lesson), "", False, False))
    _make_ready(asked, table, ready=True)
    return _told(table)


def _make_ready(asked: Request, table: LocalTable, *, ready: bool) -> bool:
    mine = [each for each in table.seats if each["person"] is not None]
    if not mine:
        raise rooms.NOT_SEATED
    for each in mine:  # all who play here sit before the same screen
        each["ready"] = ready
    return _settled(asked, table)


def _settled(asked: Request, table: LocalTable) -> bool:
    """Keep a table that has changed; whether its game has begun, as everybody is ready."""
    if all(each["ready"] for each in table.seats):
        table.begin(asked.server.now(), asked.server.entropy)
    asked.server.keep_table(table)
    return table.playing


def _ready(asked: Request) -> Answer:
    ready = asked.field("ready", bool, otherwise=True)
    return 200, {"begun": _make_ready(asked, asked.open_table, ready=ready)}


def _room(asked: Request) -> Answer:
    room = rooms.room_of(asked.table.row, asked.table.seats, asked.server.me)
    return 200, json.loads(codec.encode(room))


def _sit(asked: Request) -> Answer:
    """Take a seat; with ``name`` it is for somebody else before this screen."""
    table, me = asked.open_table, asked.me
    wanted = asked.number("seat", -1, -1, 4)
    if "name" in asked.query:
        seat = rooms.free_seat(table.seats, None if wanted < 0 else wanted)
        person, name = f"{me['id']}.{seat}", shown_name(asked.query["name"])
        table.seats[seat] |= {"person": person, "name": name, "ready": False}
        asked.server.keep_table(table)
        return 200, {"seat": seat}
    mine = [each for each in table.seats if each["person"] == me["id"]]
    if mine and wanted in (-1, mine[0]["seat"]):
        return 200, {"seat": mine[0]["seat"]}
    seat = rooms.free_seat(table.seats, None if wanted < 0 else wanted)
    for old in mine:
        old |= {"person": None, "name": "", "ready": False}
    table.seats[seat] |= {"person": me["id"], "name": me["name"], "ready": False}
    asked.server.keep_table(table)
    return 200, {"seat": seat}


def _stand_up(asked: Request) -> Answer:
    """Whoever opened a table here takes it away with them."""
    asked.server.drop_table(asked.open_table)
    return 204, None


def _set_bot(asked: Request) -> Answer:
    table, seat = asked.open_table, int(asked.parts["seat"])
    bot = asked.field("bot", str, otherwise=None)
    if bot is not None and bot not in BOTS:
        raise Refusal(422, "no-bot", f"there is no such bot; there are {', '.join(BOTS)}")
    if seat >= len(table.seats):
        raise rooms.NO_SEAT
    if table.seats[seat]["person"] == asked.me["id"]:
        raise rooms.OWN_SEAT
    taken = {each["name"] for each in table.seats if each["seat"] != seat}
    name = rooms.bot_name(bot, taken)
    table.seats[seat] |= {"person": None, "bot": bot, "name": name, "ready": bot is not None}
    _settled(asked, table)
    return 204, None


def _listed(asked: Request) -> Answer:
    return 200, []  # nobody else is here


def _my_tables(asked: Request) -> Answer:
    assert asked.me
    found = [each for each in asked.server.tables.values() if not each.finished]
    shown = [_listed_for(each, asked.server.me) for each in found]
    return 200, sorted(shown, key=lambda each: (each["status"] == "open", -each["created"]))


def _listed_for(table: LocalTable, me: str) -> JSON:
    row = table.row
    others = [each for each in table.seats if each["name"] and each["person"] != me]
    last = table.log[-1].at if table.log else row["started"] or row["created"]
    return {
        **{name: row[name] for name in ("id", "name", "status", "ladder", "created")},
        "last": last,
        "yours": True if table.playing else None,
        "others": [{name: each[name] for name in ("name", "person", "bot")} for each in others],
    }


def _delete(asked: Request) -> Answer:
    asked.server.drop_table(asked.table)
    return 204, None


def _rematch(asked: Request) -> Answer:
    server, old = asked.server, asked.table
    rooms.check_rematch(old.row)
    again = server.tables.get(old.row["rematch"] or "")
    if again is None:
        row = rooms.opened_again(server.new_id(), old.row, server.now(), server.entropy)
        again = LocalTable.new(row, rooms.seats_again(old.seats, BOTS))
        server.keep_table(again)
        old.row["rematch"] = again.id
        server.keep_table(old)
    return _told(again)


# --- After the game ---------------------------------------------------------------------------


def _replay(asked: Request) -> Answer:
    table = asked.finished_table
    made: JSON = {}
    shown = None
    try:
        made = part_of(table.row, ("turns",))
    except NoReplay as why:  # it can still be downloaded
        shown = {"code": why.code, "reason": why.reason}
    return 200, summary(table.row, table.seats, made, shown)


def _frames(asked: Request) -> Answer:
    table = asked.finished_table
    seat = asked.query.get("seat", "-1")
    viewer: Viewer = "all" if seat == "all" else asked.number("seat", -1, -1, 4)
    first = asked.number("first", 0, 0, 1_000_000)
    count = asked.number("count", 20, 1, MAX_FRAMES)
    names = [each["name"] for each in table.seats]
    steps = frames(table.row, viewer, first, count, names)
    total = len(table.row["answers"])
    return 200, {"table": table.id, "seat": viewer, "answers": total, "frames": steps}


def _shuffles(asked: Request) -> Answer:
    made = part_of(asked.finished_table.row, ("shuffles",))
    return 200, {"table": asked.table.id, "shuffles": made}


def _record(asked: Request) -> Answer:
    return 200, part_of(asked.finished_table.row, ("record",))


def _file(asked: Request) -> Answer:
    return 200, save_of(asked.finished_table.row)


def _coach(asked: Request) -> Answer:
    table, seat = asked.finished_table, asked.number("seat", 0, 0, 4)
    check_review(table.row, seat)
    found = table.reviews.get(str(seat))
    if found is None:
        asked.server.ask_review(table, seat)
    state = "thinking" if found is None else "ready"
    return 200, {"table": table.id, "seat": seat, "state": state, "review": found}


def _profile(asked: Request) -> Answer:
    me, games = asked.person, _history(asked)
    played = [each for each in games if each["status"] == "over"]
    heroes = [(each["seat"], asked.server.tables[each["table"]].row["result"]) for each in played]
    return 200, {
        "id": me["id"],
        "name": me["name"],
        "since": me["created"],
        "games": len(played),
        "wins": sum(each["place"] == 1 for each in played),
        "streak": streak(each["place"] == 1 for each in played),
        "favourite": favourite(heroes),
        "ladders": [],
        "recent": games[:MAX_LISTED_GAMES],
    }


def _games_of(asked: Request) -> Answer:
    assert asked.person
    return 200, {"games": _history(asked), "next": None}


def _history(asked: Request) -> list[JSON]:
    """One's finished games, the latest first."""
    found = [each for each in asked.server.tables.values() if each.finished]
    shown = [game for each in found for game in _played(each, asked.me["id"])]
    return sorted(shown, key=lambda each: (each["ended"], each["table"]), reverse=True)


def _played(table: LocalTable, me: str) -> Iterator[JSON]:
    names = ("seat", "name", "person", "bot", "place")
    for mine in table.seats:
        if mine["person"] == me:
            yield {
                "table": table.id,
                **{key: table.row[key] for key in ("name", "status", "ladder", "rated", "ended")},
                **{key: mine[key] for key in ("seat", "place", "points")},
                "left": left_by(table.row["result"]),
                "players": [{key: each[key] for key in names} for each in table.seats],
                "change": None,
            }


# --- Files ------------------------------------------------------------------------------------


def _save(asked: Request) -> Answer:
    if asked.table.row["status"] == "open":
        raise Refusal(409, "not-played", "this game has not begun")
    return 200, asked.table.save


def _import(asked: Request) -> Answer:
    server = asked.server
    table, entries = table_of(asked.body, server.new_id(), asked.me, server.now())
    known = known_as(table.row)
    if any(known_as(each.row) == known for each in server.tables.values()):
        raise Refusal(409, "here-already", "this game is here already")
    server.keep_table(table)
    for entry in entries:
        server.keep_entry(entry)
    return _told(table)


# --- The paths --------------------------------------------------------------------------------

PERSON: Final = "(?P<person>[A-Za-z0-9_-]{8,32})"
TABLE: Final = "tables/(?P<table>[A-Za-z0-9_-]{8,32})"

_ROUTES: Final[list[tuple[str, re.Pattern[str], Callable[[Request], Answer]]]] = [
    (method, re.compile(path), answer)
    for method, path, answer in (
        ("GET", "session", _session),
        ("GET", "me", _myself),
        ("PATCH", "me", _change_me),
        ("POST", "guests", _become_guest),
        ("POST", "tickets", _ticket),
        ("GET", "games", _games),
        ("GET", "codex", _codex),
        ("GET", "rules", _rules),
        ("GET", "rules/(?P<box>[a-z-]{1,32})", _rules_page),
        ("GET", "catalogue", _catalogue),
        ("POST", "lessons/(?P<lesson>[a-z-]{1,32})", _learn),
        ("GET", "me/tables", _my_tables),
        ("GET", "tables", _listed),
        ("POST", "tables", _open),
        ("GET", TABLE, _room),
        ("DELETE", TABLE, _delete),
        ("GET", f"{TABLE}/cards", _cards),
        ("GET", f"{TABLE}/chat", _listed),
        ("PUT", f"{TABLE}/ready", _ready),
        ("POST", f"{TABLE}/seat", _sit),
        ("DELETE", f"{TABLE}/seat", _stand_up),
        ("PUT", f"{TABLE}/seats/(?P<seat>[0-4])", _set_bot),
        ("POST", f"{TABLE}/rematch", _rematch),
        ("GET", f"{TABLE}/replay", _replay),
        ("GET", f"{TABLE}/replay/frames", _frames),
        ("GET", f"{TABLE}/replay/shuffles", _shuffles),
        ("GET", f"{TABLE}/replay/record", _record),
        ("GET", f"{TABLE}/replay/file", _file),
        ("GET", f"{TABLE}/coach", _coach),
        ("GET", f"people/{PERSON}", _profile),
        ("GET", f"people/{PERSON}/games", _games_of),
        ("GET", f"{TABLE}/save", _save),
        ("POST", "saves", _import),
    )
]
