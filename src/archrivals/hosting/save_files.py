"""Save files that come from elsewhere: played again before anything in them is believed."""

from __future__ import annotations

from typing import Any, Final, cast

from archrivals.bots import BOTS
from archrivals.boxes.casting import is_ready_made
from archrivals.engine.checking import findings
from archrivals.engine.fairness import ALONE
from archrivals.engine.language.rules import Setup, SetupError
from archrivals.engine.links import LinkError, save_in_link
from archrivals.engine.records import Misfit, from_plain, to_plain
from archrivals.engine.saving import (
    SaveError,
    load,
    setup_from_json,
    sitting_of,
    state_digest,
)
from archrivals.engine.state.streams import commitment
from archrivals.engine.table import Table

from . import rooms
from .cards import cards_for
from .continuing import Continues
from .refusal import Refusal
from .results import ending
from .rows import PersonRow, Saved, SeatRow, TableRow
from .table_request import CLOCKS, MIXED

OPPONENT: Final = "goldie"
"""Who plays the other seats of a game that does not say who sat there."""


def checked(saved: Any) -> tuple[Setup, Table]:
    """The game of a save, played again; a refusal where it is not what the file claims."""
    try:
        if not isinstance(saved, dict) or not isinstance(saved.get("setup"), dict):
            raise SaveError("not a save")
        if saved.get("changes"):
            raise SaveError("the rules changed in the middle of it")
        setup = setup_from_json(saved["setup"])
        cat = cards_for(setup)
        game = load(saved, cat, log=False)
        wrong = [each.what for each in findings(saved, cat) if each.right is False]
        if wrong:
            raise SaveError(f"its {wrong[0]} is not what the file claims")
    except (SaveError, SetupError, KeyError, TypeError, ValueError) as error:
        raise Refusal(422, "no-save", f"this file cannot be played: {error}") from None
    return setup, game


def save_in(words: str) -> Saved:
    """Return the save in a link that a person pasted; a refusal says why there is none."""
    try:
        found = save_in_link(words, lambda saved: cards_for(setup_from_json(saved["setup"])))
        return cast(Saved, found)
    except LinkError as error:
        raise Refusal(422, error.code, str(error)) from None


def seats_in(saved: Saved, setup: Setup, me: PersonRow) -> list[SeatRow]:
    """Return the player of each seat, as the file names them; at least one seat is mine."""
    bots = _bots(saved, setup.players)
    if None not in bots:
        bots[0] = None
    mine = bots.index(None)
    taken: set[str] = {me["name"]}
    seats: list[SeatRow] = []
    for seat, bot in enumerate(bots):
        person = None if bot else me["id"] if seat == mine else f"{me['id']}.{seat}"
        name = rooms.bot_name(bot, taken) if bot else me["name"] if seat == mine else f"{seat + 1}"
        taken.add(name)
        seats.append({"seat": seat, "person": person, "bot": bot, "name": name, "ready": True})
    return seats


def _bots(saved: Saved, players: int) -> list[str | None]:
    """The bot of each seat, None for a person; one that this release lacks is a person's seat.

    The terminal knows one person: there, and in a file that names no players, a bot has the seat.
    """
    known = [each.bot if each.bot in BOTS else None for each in sitting_of(saved, players)]
    if known and "seats" in saved:
        return known
    return [None, *(bot or OPPONENT for bot in known[1:] or [None] * (players - 1))]


def row_of(saved: Saved, setup: Setup, id: str, me: PersonRow, at: int) -> TableRow:
    """The columns of a table that a save becomes."""
    return {
        "id": id,
        "status": "playing",
        "name": "",
        "ladder": MIXED if setup.recipe is not None else setup.box,
        "setup": saved["setup"],
        "seed": saved["seed"],
        "commitment": saved.get("commitment", commitment(saved["seed"])),
        "rules": saved["archrivals"],
        "cards": saved["cards"],
        "fair": _origin(saved),
        "listed": False,
        "rated": False,
        "clock": CLOCKS["none"],
        "owner": me["id"],
        "created": at,
        "started": at,
        "wake": 0,
    }


def _origin(saved: Any) -> Any:  # FairRow, or None
    """Return how the seed of a save came about, and from which game it goes on, if from any."""
    fair: Any = saved.get("fair")
    try:
        continued = from_plain(Continues, saved["continues"])
    except (KeyError, Misfit):
        return fair
    return (fair or {"rule": ALONE}) | {"continues": to_plain(continued)}


def finished_game(saved: Any, id: str, me: PersonRow, at: int) -> tuple[TableRow, list[SeatRow]]:
    """A game that was played to its end elsewhere: its table and its seats, with one person.

    The origin of its seed is unknown, so it counts as one that its host drew alone.
    """
    setup, game = checked(saved)
    if not game.over:
        raise Refusal(422, "not-over", "this game is not over yet")
    known = setup.recipe is None or is_ready_made(setup.recipe)
    if setup.arranged or setup.gifts or setup.left_out or setup.own_box or not known:
        raise Refusal(422, "own-cards", "only games with the usual cards can be added")
    sitting = [
        each if each["person"] == me["id"] else each | {"person": None}
        for each in seats_in(saved, setup, me)
    ]
    row = row_of(saved, setup, id, me, at)
    row |= {"fair": _origin(saved | {"fair": None}), "commitment": commitment(saved["seed"])}
    answers = [list(answer) for answer in game.answers]
    end = ending(row, sitting, game.state.result, answers, "over", ())
    row |= {
        "status": "over",
        "ended": at,
        "answers": answers,
        "digest": state_digest(game.state),
        "result": end.result,
    }
    seats = [
        each | {"place": end.places[each["seat"]], "points": end.points[each["seat"]]}
        for each in sitting
    ]
    return row, seats
