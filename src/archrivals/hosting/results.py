"""The end of a table as data: how it ended, and the place of every seat."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final, Literal, NamedTuple

from archrivals.engine.language.rules import Setup, SetupError
from archrivals.engine.play.game import Refused
from archrivals.engine.saving import SaveError, setup_from_json
from archrivals.engine.state.flat import Result, hero_zone
from archrivals.engine.table import Table

from .cards import cards_for, teams_for
from .rows import ResultRow, SeatRow, TableRow

LEAVING: Final = ("concede", "timeout", "seat")
"""The kinds of entries by which a player leaves, or comes back."""

MAX_SETUP_ANSWERS: Final = 40
"""After this many answers all have a Super Hero or Character, in any way of choosing."""


def plain(result: Result | ResultRow | None) -> ResultRow:
    """A result as it is stored: the engine's own, or what the host makes of one."""
    if isinstance(result, Result):
        return {
            "rule": result.rule,
            "winners": list(result.winners),
            "points": list(result.points),
            "ties": [list(tie) for tie in result.ties],
        }
    blank: ResultRow = {"rule": "", "winners": [], "points": [], "ties": []}
    return blank | result if result else blank


# --- Places -----------------------------------------------------------------------------------


def places(
    table_setup: Setup, engine_result: Result | ResultRow | None, conceded: Sequence[int]
) -> list[int]:
    """The place of each seat; 1 for those who won.

    Teams share a place. A side of which all have given up is behind all others, the first to do
    so last; where no result names winners, the game has ended because a player gave up, and then
    one is enough. Of the others the winners come first, then those with more points; equal
    points share a place.
    """
    team_of = teams_for(table_setup)
    result = plain(engine_result)
    gone = _given_up(team_of, conceded, decided=bool(result["winners"]))
    worth: dict[int, tuple[int, int]] = {}
    for side in set(team_of):
        seats = [seat for seat, team in enumerate(team_of) if team == side]
        if side in gone:
            worth[side] = (0, gone[side])
        elif any(seat in result["winners"] for seat in seats):
            worth[side] = (2, 0)
        else:
            worth[side] = (1, sum(result["points"][seat] for seat in seats if result["points"]))
    return [1 + sum(other > worth[side] for other in worth.values()) for side in team_of]


def _given_up(team_of: Sequence[int], conceded: Sequence[int], *, decided: bool) -> dict[int, int]:
    """The sides that have given up, each with when."""
    gone: dict[int, int] = {}
    for when, seat in enumerate(conceded):
        side = team_of[seat]
        mates = {mate for mate, team in enumerate(team_of) if team == side}
        if side not in gone and (not decided or mates <= set(conceded[: when + 1])):
            gone[side] = when
    return gone


# --- The end ----------------------------------------------------------------------------------


class Sitting(NamedTuple):
    """A seat for the ratings; ``gone`` when its person did not stay to the end."""

    seat: int
    side: int
    person: str | None
    bot: str = ""
    gone: bool = False

    def left_a_mate(self, sittings: Sequence[Sitting]) -> bool:
        """Return whether their side went on with a person: then they are last in any case."""
        return self.gone and any(
            each.side == self.side and each.person is not None and not each.gone
            for each in sittings
        )


class Ending(NamedTuple):
    """The record of a table that is over; ``places`` and ``points`` by seat."""

    result: ResultRow
    sittings: list[Sitting]
    by_side: list[int]
    places: list[int | None]
    points: list[int | None]


def ending(
    row: TableRow,
    seats: Sequence[SeatRow],
    result: Result | ResultRow | None,
    answers: Sequence[Sequence[int]],
    status: Literal["over", "abandoned"],
    gone: Sequence[int],
) -> Ending:
    """Return how a table ended; ``gone`` are the seats whose person left, the first first."""
    setup = setup_from_json(row["setup"])
    heroes = heroes_of(setup, row["seed"], answers)
    outcome = plain(result) | {"gone": list(gone), "heroes": heroes}
    sittings = _sittings(setup, seats, gone)
    by_side = places(setup, outcome, _with_bots(sittings, gone))
    last = len(set(teams_for(setup)))
    return Ending(
        outcome,
        sittings,
        by_side,
        [
            None if status != "over" else last if each.left_a_mate(sittings) else by_side[each.seat]
            for each in sittings
        ],
        [outcome["points"][each.seat] if outcome["points"] else None for each in sittings],
    )


def gone_by(log: Iterable[tuple[str, int, str]]) -> list[int]:
    """Return the seats whose person gave up, ran out of time or left, by kind, seat and note."""
    conceded: set[int] = set()
    gone: list[int] = []
    for kind, seat, note in log:
        if kind not in LEAVING:
            continue
        if kind != "seat":
            conceded.add(seat)
        back = kind == "seat" and not note
        if back and seat in gone and seat not in conceded:
            gone.remove(seat)
        elif not back and seat not in gone:
            gone.append(seat)
    return gone


def _sittings(setup: Setup, seats: Sequence[SeatRow], gone: Collection[int]) -> list[Sitting]:
    team_of = teams_for(setup)
    return [
        Sitting(
            seat=each["seat"],
            side=team_of[each["seat"]],
            person=each["person"],
            bot=each["bot"] or "",
            gone=each["person"] is not None and each["seat"] in gone,
        )
        for each in sorted(seats, key=lambda each: int(each["seat"]))
    ]


def _with_bots(sittings: Sequence[Sitting], gone: Sequence[int]) -> list[int]:
    """Bots go with the last person of their side."""
    leavers = [seat for seat in gone if sittings[seat].person is not None]
    left: list[int] = []
    for when, seat in enumerate(leavers):
        left.append(seat)
        side = [each for each in sittings if each.side == sittings[seat].side]
        people = {each.seat for each in side if each.person is not None}
        if people <= set(leavers[: when + 1]):
            left += [each.seat for each in side if each.person is None]
    return left


def heroes_of(setup: Setup, seed: str, answers: Sequence[Sequence[int]]) -> list[str]:
    """Each seat's first Super Hero or Character by name; none where it cannot be dealt."""
    try:
        table = Table.new(setup, cards_for(setup), seed, log=False, anchored=False)
        state = table.state
        zones = [hero_zone(seat) for seat in range(setup.players)]
        for seat, option in answers[:MAX_SETUP_ANSWERS]:
            if all(state.zones[zone] for zone in zones):
                break
            table.answer(seat, option)
    except (SetupError, SaveError, Refused, KeyError):
        return []
    return [
        state.cat.name[state.faces[state.zones[zone][0]]] if state.zones[zone] else ""
        for zone in zones
    ]
