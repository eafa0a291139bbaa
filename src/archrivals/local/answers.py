"""What a page answers in its own way: who plays, tables before the game, one's games, files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, cast

from archrivals.bots import BOTS
from archrivals.boxes.box_file import MAX_BOX_BYTES
from archrivals.engine.links import MAX_LINK_CHARS
from archrivals.engine.records import Limit, fields_of, from_plain, record
from archrivals.hosting import continuing, rooms, wire
from archrivals.hosting.checks import Checked, ToCheck, checked
from archrivals.hosting.continuing import Me, Past, Sat
from archrivals.hosting.dealing import from_turn
from archrivals.hosting.history import MAX_LISTED_GAMES, favourite, streak
from archrivals.hosting.lessons import LESSONS, bots_for
from archrivals.hosting.operations import archive, lobby, people
from archrivals.hosting.operations.archive import (
    Game,
    Games,
    GamesOf,
    NewSave,
    OfPerson,
    Player,
    PlayOn,
    Profile,
    left_by,
    wish_of,
)
from archrivals.hosting.operations.declared import (
    DescribedAs,
    In,
    JsonObject,
    answers,
    operation,
)
from archrivals.hosting.operations.lobby import (
    Begun,
    ChatLine,
    Lesson,
    ListedTable,
    MyTable,
    NewTable,
    Other,
    Readiness,
    Seated,
    SeatedBot,
    Sit,
    Wanted,
)
from archrivals.hosting.operations.people import (
    ChangeMe,
    Myself,
    Name,
    NewGuest,
    PersonShown,
    TicketShown,
)
from archrivals.hosting.operations.tables import OfTable, Opened
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.replays import known_as, playable
from archrivals.hosting.rows import Saved, TableRow, from_row
from archrivals.hosting.save_files import save_in
from archrivals.hosting.table_request import CLOCKS, Wish

from .desk import Desk
from .saves import table_of
from .tables import LocalTable

CSRF: Final = "local"
"""Nothing is forged within a page: any token will do."""


# --- Who plays --------------------------------------------------------------------------------


@answers(people.ME)
def myself(desk: Desk) -> Myself:
    """Return who plays here."""
    return _shown(desk)


def _shown(desk: Desk) -> Myself:
    return Myself(from_plain(PersonShown, desk.me), CSRF, notices=0, role=None)


@answers(people.SESSION)
def session(desk: Desk) -> Myself | None:
    """Return the same, or null before the player has typed a name."""
    return None if desk.server.person is None else _shown(desk)


@answers(people.BECOME_GUEST)
def become_guest(asked: NewGuest, desk: Desk) -> Myself:
    """Play here under a name."""
    server = desk.server
    if server.person is not None:
        name = server.person["name"]
        raise Refusal(409, "logged-in", f"You are {name} here already; log out first.")
    server.person = {
        "id": server.new_id(),
        "name": asked.name,
        "email": None,
        "guest": True,
        "verified": False,
        "pending": None,
        "created": server.now(),
        "preferences": {},
    }
    server.keep_person()
    return _shown(desk)


@answers(people.CHANGE_ME)
def change_me(asked: ChangeMe, desk: Desk) -> Myself:
    """Take another name, other preferences."""
    me = desk.me
    if asked.name is not None:
        me["name"] = asked.name
    merged = {**me["preferences"], **(asked.preferences or {})}
    me["preferences"] = {key: each for key, each in merged.items() if each is not None}
    desk.server.keep_person()
    return _shown(desk)


@answers(people.TICKET)
def ticket(desk: Desk) -> TicketShown:
    """Return a ticket: every one is good within a page."""
    assert desk.me
    return TicketShown(desk.server.new_id())


# --- Before the game --------------------------------------------------------------------------


def _opened(desk: Desk, wish: Wish) -> LocalTable:
    server, me = desk.server, desk.me
    row = rooms.opened(server.new_id(), wish, me["id"], server.now(), server.entropy)
    row |= {"listed": False, "rated": False, "clock": CLOCKS["none"]}
    return LocalTable.new(row, rooms.seats_of(wish, me["id"], me["name"]))


def _link(table: LocalTable) -> Opened:
    return Opened(table.id, f"/t/{table.id}")


@record
class NewTableHere(NewTable):
    """A table to open; ``box_file`` is the text of a box of one's own, in place of ``box``."""

    box_file: Annotated[str, Limit(max_length=MAX_BOX_BYTES)] = ""


@operation("POST", "/tables", page="answers", status=201, refuses=(400, 401, 403, 409))
def open_table(asked: NewTableHere, desk: Desk) -> Opened:
    """Open a table for those before this screen."""
    table = _opened(desk, lobby.wish(asked, box_file=asked.box_file))
    desk.server.keep_table(table)
    return _link(table)


@answers(lobby.LEARN)
def learn(asked: Lesson, desk: Desk) -> Opened:
    """Begin a first game."""
    lesson = asked.lesson
    if lesson not in LESSONS:
        raise Refusal(404, "no-lesson", f"there is no such lesson; there are {', '.join(LESSONS)}")
    table = _opened(desk, Wish(LESSONS[lesson], bots_for(lesson), "", False, False))
    _make_ready(desk, table, ready=True)
    return _link(table)


def _make_ready(desk: Desk, table: LocalTable, *, ready: bool) -> bool:
    mine = [each for each in table.seats if each["person"] is not None]
    if not mine:
        raise rooms.NOT_SEATED
    for each in mine:  # all who play here sit before the same screen
        each["ready"] = ready
    return _settled(desk, table)


def _settled(desk: Desk, table: LocalTable) -> bool:
    """Keep a table that has changed; return whether its game has begun, as all are ready."""
    if all(each["ready"] for each in table.seats):
        table.begin(desk.server.now(), desk.server.entropy)
    desk.server.keep_table(table)
    return table.playing


@answers(lobby.READY)
def ready(asked: Readiness, desk: Desk) -> Begun:
    """Be ready, all who sit before this screen."""
    return Begun(_make_ready(desk, desk.open_table(asked.table), ready=asked.ready))


@answers(lobby.TABLE)
async def table(asked: OfTable, desk: Desk) -> Annotated[wire.Room, DescribedAs(JsonObject)]:
    """Return a table."""
    return await desk.room(asked.table)


@record
class SitHere(Sit):
    """A seat at a table; with ``name`` it is for another player at the same screen."""

    name: Annotated[Name | None, In("query")] = None


@operation("POST", "/tables/{table}/seat", page="answers")
def sit(asked: SitHere, desk: Desk) -> Seated:
    """Take a seat."""
    table, me = desk.open_table(asked.table), desk.me
    mine = [each for each in table.seats if each["person"] == me["id"] and asked.name is None]
    if mine and asked.seat in (None, mine[0]["seat"]):
        return Seated(mine[0]["seat"])
    seat = rooms.free_seat(table.seats, asked.seat)
    for old in mine:
        old |= {"person": None, "name": "", "ready": False}
    person = me["id"] if asked.name is None else f"{me['id']}.{seat}"
    table.seats[seat] |= {"person": person, "name": asked.name or me["name"], "ready": False}
    desk.server.keep_table(table)
    return Seated(seat)


@answers(lobby.STAND_UP)
def stand_up(asked: OfTable, desk: Desk) -> None:
    """Remove the table: the player is alone at it."""
    desk.server.drop_table(desk.open_table(asked.table))


@answers(lobby.SET_BOT)
def set_bot(asked: SeatedBot, desk: Desk) -> None:
    """Put a bot into a seat, or free it."""
    table, bot = desk.open_table(asked.table), asked.bot
    if bot is not None and bot not in BOTS:
        raise Refusal(422, "no-bot", f"there is no such bot; there are {', '.join(BOTS)}")
    if asked.seat >= len(table.seats):
        raise rooms.NO_SEAT
    if table.seats[asked.seat]["person"] == desk.me["id"]:
        raise rooms.OWN_SEAT
    taken = {each["name"] for each in table.seats if each["seat"] != asked.seat}
    name = rooms.bot_name(bot, taken)
    table.seats[asked.seat] |= {"person": None, "bot": bot, "name": name, "ready": bot is not None}
    _settled(desk, table)


@answers(lobby.LOBBY)
def listed(asked: Wanted, desk: Desk) -> tuple[ListedTable, ...]:
    """Return no table: the page has no other players."""
    return ()


@answers(lobby.CHAT)
def said(asked: OfTable, desk: Desk) -> tuple[ChatLine, ...]:
    """Return no line: the page has no other players."""
    return ()


@answers(lobby.MY_TABLES)
def my_tables(desk: Desk) -> tuple[MyTable, ...]:
    """Return the tables of this device that are not over; those in play come first."""
    assert desk.me
    found = [each for each in desk.server.tables.values() if not (each.finished or each.trial)]
    shown = [_mine(each, desk.server.me) for each in found]
    return tuple(sorted(shown, key=lambda each: (each.status == "open", -each.created)))


def _mine(table: LocalTable, me: str) -> MyTable:
    row = table.row
    others = [each for each in table.seats if each["name"] and each["person"] != me]
    return from_row(
        MyTable,
        row,
        last=table.log[-1].at if table.log else row["started"] or row["created"],
        yours=True if table.playing else None,
        others=tuple(from_row(Other, each) for each in others),
        from_turn=from_turn(row["fair"]),
    )


@operation("DELETE", "/tables/{table}", page="answers", status=204)
def delete(asked: OfTable, desk: Desk) -> None:
    """Forget a table for good."""
    desk.server.drop_table(desk.table(asked.table))


@answers(lobby.REMATCH)
def rematch(asked: OfTable, desk: Desk) -> Opened:
    """Open the same table once more."""
    server, old = desk.server, desk.table(asked.table)
    rooms.check_rematch(old.row)
    again = server.tables.get(old.row["rematch"] or "")
    if again is None:
        row = rooms.opened_again(server.new_id(), old.row, server.now(), server.entropy)
        again = LocalTable.new(row, rooms.seats_again(old.seats, BOTS))
        server.keep_table(again)
        old.row["rematch"] = again.id
        server.keep_table(old)
    return _link(again)


# --- After the game ---------------------------------------------------------------------------


@answers(archive.PROFILE)
def profile(asked: OfPerson, desk: Desk) -> Profile:
    """Return what the games of this device add up to."""
    me, games = desk.person(asked.person), _history(desk)
    played = [each for each in games if each.status == "over"]
    heroes = [(each.seat, desk.server.tables[each.table].row["result"]) for each in played]
    return Profile(
        me["id"],
        me["name"],
        since=me["created"],
        games=len(played),
        wins=sum(each.place == 1 for each in played),
        streak=streak(each.place == 1 for each in played),
        favourite=favourite(heroes),
        ladders=(),
        recent=games[:MAX_LISTED_GAMES],
    )


@answers(archive.GAMES)
def games_of(asked: GamesOf, desk: Desk) -> Games:
    """Return one's finished games, all on one page."""
    desk.person(asked.person)
    return Games(_history(desk), None)


def _history(desk: Desk) -> tuple[Game, ...]:
    """Return one's finished games, the latest first."""
    found = [each for each in desk.server.tables.values() if each.finished and not each.trial]
    shown = [game for each in found for game in _played(each, desk.me["id"])]
    return tuple(sorted(shown, key=lambda each: (each.ended, each.table), reverse=True))


def _played(table: LocalTable, me: str) -> Iterator[Game]:
    row = table.row
    for mine in table.seats:
        if mine["person"] == me:
            yield from_row(
                Game,
                {**mine, **row},  # the name is that of the table
                table=table.id,
                from_turn=from_turn(row["fair"]),
                left=left_by(row["result"]),
                players=tuple(from_row(Player, each) for each in table.seats),
                change=None,
            )


@answers(archive.PLAY_ON)
async def play_on(asked: PlayOn, desk: Desk) -> Opened:
    """Play on from a moment of a finished game, at a table of its own."""
    server, me, row = desk.server, desk.me, await desk.finished(asked.table)
    playable(row)
    past, wish = from_row(Past, row, table=known_as(row)), wish_of(asked)
    continuing.check_moment(past, wish)
    made = continuing.branch(
        past,
        [from_row(Sat, each) for each in desk.table(asked.table).seats],
        wish,
        await desk.moment(row, asked.position),
        from_row(Me, me),
        *(server.new_id(), server.entropy(8).hex(), server.now()),
    )
    sitting: list[Any] = [fields_of(each) for each in made.seats]
    table = LocalTable.new(cast(TableRow, fields_of(made.row)), sitting)
    table.log = list(made.entries)
    return _kept(desk, table)


def _kept(desk: Desk, table: LocalTable) -> Opened:
    """Keep a table that has a log already."""
    desk.server.keep_table(table)
    for entry in table.log:
        desk.server.keep_entry(entry)
    return _link(table)


# --- Files ------------------------------------------------------------------------------------


@operation("GET", "/tables/{table}/save", page="answers")
def save(asked: OfTable, desk: Desk) -> Annotated[Saved, DescribedAs(JsonObject)]:
    """Return a game as a file, also before its end."""
    found = desk.table(asked.table)
    if found.row["status"] == "open":
        raise Refusal(409, "not-played", "this game has not begun")
    return found.save


@operation("POST", "/checks", page="answers")
def check(asked: ToCheck) -> Checked:
    """Check a game within the page, so that its player need not trust a server."""
    return checked(asked)


@answers(archive.KEEP_SAVE)
def keep_save(asked: NewSave, desk: Desk) -> Opened:
    """Take in a game from a file."""
    table = _taken_in(desk, asked.saved)
    if _same_game(desk, table) is not None:
        raise Refusal(409, "here-already", "this game is here already")
    return _kept(desk, table)


@record
class NewLink:
    """A link that holds a whole game: the address, or only its text."""

    link: Annotated[str, Limit(max_length=MAX_LINK_CHARS)]


@operation("POST", "/links", page="answers", status=201)
def open_link(asked: NewLink, desk: Desk) -> Opened:
    """Take in a game from a link; return the table where it is here already."""
    table = _taken_in(desk, save_in(asked.link))
    known = _same_game(desk, table)
    return _kept(desk, table) if known is None else _link(known)


def _taken_in(desk: Desk, saved: Any) -> LocalTable:
    """Return the table of a save, which is not kept yet."""
    return table_of(saved, desk.server.new_id(), desk.me, desk.server.now())


def _same_game(desk: Desk, table: LocalTable) -> LocalTable | None:
    """Return the table of this device that has the same game, if there is one."""
    known = known_as(table.row)
    return next((each for each in desk.server.tables.values() if known_as(each.row) == known), None)
