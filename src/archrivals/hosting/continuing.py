"""Playing on from any moment of a finished game: at a table of its own, which is never rated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from archrivals.bots import BOTS
from archrivals.engine.continued import other_luck
from archrivals.engine.fairness import ALONE
from archrivals.engine.records import record, to_plain
from archrivals.engine.state.streams import commitment

from . import rooms
from .entries import Entry
from .refusal import Refusal
from .replays import Moment
from .rows import ClockRow
from .table_request import CLOCKS

Luck = Literal["same", "new"]
"""``same``: the hidden cards lie as they lay. ``new``: those that the seat could not know are dealt
again."""

OPPONENT: Final = "goldie"
"""The bot that plays for a person of the game that goes on."""

NO_MOMENT: Final = Refusal(404, "no-moment", "this game has no such moment to go on from")


@record
class Past:
    """A finished game, as far as its table can go on with it."""

    table: str
    ladder: str
    setup: Any  # an object of JSON, as in a save
    rules: str
    cards: str
    seed: str
    answers: Any  # lists of seat and option


@record
class Sat:
    """The player of a seat of a finished game."""

    seat: int
    name: str
    bot: str | None


@record
class Me:
    """The person who plays on."""

    id: str
    name: str


@record
class Continues:
    """A game that goes on from a moment of another one: of which table, and from which turn."""

    table: str
    turn: int
    position: int
    luck: Luck


@record
class PlayedOn:
    """The columns of a table at which a game goes on: in play already, unlisted and unrated."""

    id: str
    ladder: str
    setup: Any
    seed: str
    commitment: str
    fair: Any
    rules: str
    cards: str
    clock: ClockRow
    owner: str
    created: int
    started: int
    status: str = "playing"
    name: str = ""
    listed: bool = False
    rated: bool = False
    wake: int = 0


@record
class Seat:
    """A seat of it."""

    seat: int
    person: str | None
    bot: str | None
    name: str
    ready: bool = True


@record
class Branch:
    """A table at which a game goes on, with the answers that led there."""

    row: PlayedOn
    seats: tuple[Seat, ...]
    entries: tuple[Entry, ...]


@record
class Wish:
    """From which moment of a game to play on, in which seat, and with which luck."""

    position: int
    seat: int
    luck: Luck
    people: bool = False


def check_moment(past: Past, wish: Wish) -> None:
    """Refuse a moment that a game does not have, and a seat."""
    if not 0 <= wish.seat < past.setup["players"] or not 0 <= wish.position < len(past.answers):
        raise NO_MOMENT


def branch(
    past: Past,
    sitting: Sequence[Sat],
    wish: Wish,
    moment: Moment,
    me: Me,
    id: str,
    lot: str,
    at: int,
) -> Branch:
    """Return the table at which a game goes on; ``lot`` is a hexadecimal number by lot.

    New luck begins with an action: an action that is half done is done again.
    """
    position, seed = wish.position, past.seed
    if wish.luck == "new":
        position = moment.begun
        seed = other_luck(seed, position, wish.seat, lot)
    continues = Continues(past.table, moment.turn, position, wish.luck)
    row = PlayedOn(
        id,
        *(past.ladder, past.setup, seed, commitment(seed)),
        fair={"rule": ALONE, "continues": to_plain(continues)},
        rules=past.rules,
        cards=past.cards,
        clock=CLOCKS["none"],
        owner=me.id,
        created=at,
        started=at,
    )
    answers = [(seat, option) for seat, option in past.answers[:position]]
    return Branch(row, _seats(sitting, wish, me), tuple(entries_of(id, answers, at)))


def _seats(sitting: Sequence[Sat], wish: Wish, me: Me) -> tuple[Seat, ...]:
    """Return the seats: one is mine; bots play the others, or people before the same screen."""
    taken, seats = {me.name}, []
    for each in sitting:
        bot = each.bot if each.bot in BOTS else OPPONENT
        if each.seat == wish.seat:
            seats.append(Seat(each.seat, me.id, None, me.name))
        elif wish.people and each.bot is None:
            name = each.name or str(each.seat + 1)
            seats.append(Seat(each.seat, f"{me.id}.{each.seat}", None, name))
        else:
            seats.append(Seat(each.seat, None, bot, rooms.bot_name(bot, taken)))
        taken.add(seats[-1].name)
    return tuple(seats)


def entries_of(table: str, answers: Sequence[tuple[int, int]], at: int) -> list[Entry]:
    """Return the log that leads to where a game goes on."""
    return [
        Entry(table, number, f"from-{number}", "answer", seat, option, "", 0, at)
        for number, (seat, option) in enumerate(answers)
    ]
