"""A finished game, shown again: its save to download, and every step of it as a seat saw it.

Nothing here works while a table is in play: a replay holds the seed, and with it every card.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Annotated, Any, Final, Literal, cast, get_args

from archrivals.engine.course import Course, course_of
from archrivals.engine.fairness import ALONE
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup, SetupError
from archrivals.engine.links import link_text
from archrivals.engine.play.game import Refused
from archrivals.engine.record import steps
from archrivals.engine.records import record, to_plain
from archrivals.engine.saving import (
    RULES_VERSION,
    SaveError,
    card_digests,
    other_rules,
    setup_from_json,
    setup_to_json,
    state_digest,
)
from archrivals.engine.state.flat import Shuffle
from archrivals.engine.table import Table
from archrivals.engine.views.events import EventInView, MovedInView
from archrivals.engine.views.seats import JSON, Departure, ask_view, private_view
from archrivals.speech.table_talk import (
    Message,
    left_message,
    log_messages,
    option_messages,
    question,
)

from .cards import cards_for
from .operations.declared import DescribedAs, JsonObject
from .refusal import Refusal
from .rows import FairRow, Saved, TableRow

Viewer = int | Literal["all"]
"""A seat, −1 for a spectator, or ``all``: every hand and every decision."""

OTHER_CARDS: Final = "played with other cards than this server has now"
FINISHED: Final = frozenset({"over", "abandoned"})
ANSWERS_PER_CHECKPOINT: Final = 64
"""A rebuilt table is kept at each so-many-th answer, to step on from."""

MAX_REBUILT_GAMES: Final = 24
"""How many rebuilt games are kept; a long one takes about a megabyte."""

MAX_FRAMES: Final = 100
FRAMES_PER_PART: Final = 20
"""Frames that are made together."""

Part = tuple[str | int, ...]
"""A part of a game: turns, shuffles, record, link, a moment, or some frames for a seat."""


class NoReplay(Refusal):
    """A replay that cannot be shown."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(404 if code == "no-seat" else 409, code, reason)


@record
class Turn:
    """A turn, and the position it begins at: after how many answers."""

    number: int
    seat: int
    position: int


@record
class Moment:
    """A moment of a game: in which turn, and after how many answers nothing was half done."""

    turn: int
    begun: int


@record
class Turns:
    """The turns of a game, and the team of each seat."""

    teams: tuple[int, ...]
    turns: tuple[Turn, ...]


@record
class Shuffled:
    """A shuffle: a stream from block ``counter`` on turns ``before`` into ``after``.

    The last card is the top one.
    ``stream`` is ``deal``, ``main``, ``villains``, ``dice``, or ``seat-0`` and so on.
    """

    position: int
    stream: str
    counter: int
    before: tuple[str, ...]
    after: tuple[str, ...]


@record
class TableMessage:
    """A message of the table, to be said in any language: as on the wire (``docs/protocol.md``)."""

    id: str
    args: JsonObject


@record
class Decision:
    """A decision of a seat; ``option`` and ``text`` only for that seat, or where all is seen."""

    seat: int
    kind: str
    option: int | None
    text: Annotated[Message | None, DescribedAs(TableMessage | None)]


@record
class Frame:
    """The table after ``position`` answers, and how it got there from the one before.

    ``view`` and ``events`` are those of a live table, as the chosen seat had them. With ``all``
    every seat has its ``hand``, and ``asks`` are all open asks.
    """

    position: int
    decision: Decision | None
    events: Annotated[tuple[EventInView, ...], DescribedAs(tuple[JsonObject, ...])]
    lines: Annotated[tuple[Message, ...], DescribedAs(tuple[TableMessage, ...])]
    view: Annotated[Any, DescribedAs(JsonObject)]


@dataclass(frozen=True, slots=True)
class Replay:
    """A game that was played again, with a fork of its table at each checkpoint."""

    setup: Setup
    cat: Catalogue
    seed: str
    teams: tuple[int, ...]
    answers: tuple[tuple[int, int], ...]
    checkpoints: tuple[Table, ...]
    turns: tuple[Turn, ...]
    shuffles: tuple[tuple[int, Shuffle], ...]
    """All that were made, each with the position it led to."""

    def at(self, position: int) -> Table:
        """Return the table after a number of answers; it has a log, which is empty."""
        table = self.checkpoints[position // ANSWERS_PER_CHECKPOINT].fork()
        for seat, option in self.answers[len(table.answers) : position]:
            table.answer(seat, option)
        table.state.log = []
        return table


# --- What may be shown ------------------------------------------------------------------------


def finished(row: TableRow) -> None:
    """Refuse a table that is still in play, or that never was."""
    if row["status"] not in FINISHED:
        raise NoReplay("in-play", "this game is not over: its replay is shown when it is")
    if row["answers"] is None:
        raise NoReplay("not-played", "this game was given up before it began")


def save_of(row: TableRow) -> Saved:
    """A finished game in the engine's save format; ``archrivals verify`` accepts it."""
    finished(row)
    return save_at(row, row["answers"], row["digest"])


def save_at(row: TableRow, answers: Sequence[Sequence[int]], digest: str | None) -> Saved:
    """A game in the engine's save format as it is after some answers."""
    saved: Saved = {
        "archrivals": row["rules"],
        "cards": row["cards"],
        # As it was committed to; before there were commitments to it, with all that we know now.
        "setup": row["setup"] if row.get("fair") else setup_to_json(_setup(row)),
        "seed": row["seed"],
        "answers": answers,
    }
    if digest:
        saved["digest"] = digest
    saved |= {"table": known_as(row), "commitment": row["commitment"], "fair": fair_of(row)}
    if "continues" in (row.get("fair") or {}):
        saved["continues"] = row["fair"]["continues"]
    if row.get("changes"):
        saved["changes"] = row["changes"]
    saved["result"] = row["result"]
    return json.loads(json.dumps(saved))  # type: ignore[no-any-return]  # plain lists throughout


def known_as(row: TableRow) -> str:
    """The id by which a table was committed to: its own, unless it came here in a file."""
    return str(row.get("origin") or row["id"])


def fair_of(row: TableRow) -> FairRow:
    """Return the origin of a game's seed."""
    fair = row.get("fair")
    if fair is None:
        return {"rule": ALONE}
    names = ("rule", "secret", "commitments", "shares", "tries")
    return cast(FairRow, {name: fair[name] for name in names if name in fair})


def record_of(row: TableRow) -> dict[str, Any]:
    """A finished game card by card, for a page that checks it without knowing the rules."""
    replay = replay_of(row)
    saved: dict[str, Any] = dict(save_of(row))
    del saved["answers"]
    saved["rules"] = saved.pop("archrivals")
    saved.setdefault("digest", "")
    return saved | {"steps": steps(replay.setup, replay.cat, replay.seed, replay.answers)}


def link_of(row: TableRow, seats: Sequence[str]) -> str:
    """Return a finished game as the text of a link; ``seats`` are name and bot of each in turn."""
    setup = playable(row)
    sitting = [
        {"name": name, "bot": bot} for name, bot in zip(seats[::2], seats[1::2], strict=True)
    ]
    try:
        return link_text({**save_of(row), "seats": sitting}, cards_for(setup))
    except SaveError as error:
        raise NoReplay("other-rules", f"this game cannot be played again: {error}") from None


def moment_in(replay: Replay, position: int) -> Moment:
    """Describe the moment after a number of answers."""
    table = replay.at(position)
    _, since = table.anchor()
    return Moment(table.state.number, len(table.answers) - len(since))


def course_in(replay: Replay) -> Course:
    """Return the course of a finished game, turn by turn."""
    return course_of(replay.setup, replay.cat, replay.seed, replay.answers)


def _setup(row: TableRow) -> Setup:
    try:
        return setup_from_json(row["setup"])
    except SaveError as error:
        raise NoReplay("other-rules", str(error)) from None


def playable(row: TableRow) -> Setup:
    """Return the setup of a game; refuse it if it cannot be played again here."""
    finished(row)
    return check_version(row)


def check_version(row: TableRow) -> Setup:
    """Return the setup of a game; refuse it if it would become another game here."""
    if row["rules"] != RULES_VERSION:
        raise NoReplay("other-rules", f"{other_rules(row['rules'])}; you can download it here")
    if row.get("changes"):
        raise NoReplay("changed-rules", "the rules changed in the middle of this game")
    setup = _setup(row)
    try:
        same = row["cards"] in card_digests(cards_for(setup))
    except (SetupError, KeyError) as error:
        raise NoReplay("other-rules", f"this game cannot be played again: {error}") from None
    if not same and not row.get("digest"):  # where it leads says whether these cards play alike
        raise NoReplay("other-cards", OTHER_CARDS)
    return setup


def replay_of(row: TableRow) -> Replay:
    """A finished game, played again; the last few are remembered."""
    playable(row)
    return replay_of_save(save_of(row))


def replay_of_save(saved: Saved) -> Replay:
    """A saved game, played again; the last few are remembered."""
    return _replay(json.dumps(saved, sort_keys=True))


@lru_cache(maxsize=MAX_REBUILT_GAMES)
def _replay(text: str) -> Replay:
    saved = json.loads(text)
    try:
        setup = setup_from_json(saved["setup"])
        cat = cards_for(setup)
        replay = _played(setup, cat, saved["seed"], saved["answers"])
        if saved["cards"] not in card_digests(cat):
            end = replay.at(len(replay.answers)).state
            if saved.get("digest") != state_digest(end):
                raise NoReplay("other-cards", OTHER_CARDS)
        return replay
    except (SaveError, SetupError, Refused, KeyError) as error:
        raise NoReplay("other-rules", f"this game cannot be played again: {error}") from None


def _played(setup: Setup, cat: Catalogue, seed: str, answers: Sequence[Sequence[int]]) -> Replay:
    made: list[Shuffle] = []
    table = Table.new(setup, cat, seed, log=False, shuffles=made)
    checkpoints = [table.fork()]
    turns: list[Turn] = []
    _note_turn(table, turns)
    positions = [0] * len(made)
    for seat, option in answers:
        table.answer(seat, option)
        _note_turn(table, turns)
        positions += [len(table.answers)] * (len(made) - len(positions))
        if len(table.answers) % ANSWERS_PER_CHECKPOINT == 0:
            checkpoints.append(table.fork())
    return Replay(
        setup,
        cat,
        seed,
        table.state.teams,
        tuple(table.answers),
        tuple(checkpoints),
        tuple(turns),
        tuple(zip(positions, made, strict=True)),
    )


def _note_turn(table: Table, turns: list[Turn]) -> None:
    number = table.state.number
    if table.state.turn.seat >= 0 and (not turns or turns[-1].number != number):
        turns.append(Turn(number, table.state.turn.seat, len(table.answers)))


def shuffles_of(replay: Replay) -> tuple[Shuffled, ...]:
    """Return every shuffle of a game, the opening's first, so that anybody can make it again.

    ``streams.shuffled(before, seed, stream, counter)`` must give ``after``; both are card ids, the
    last card on top. ``position`` is that of the frame in which it was made.
    """
    faces = replay.checkpoints[0].state.faces
    ids = [replay.cat.ids[face] for face in faces]
    return tuple(
        Shuffled(
            position,
            made.stream,
            made.counter,
            before=tuple([ids[card] for card in made.before]),
            after=tuple([ids[card] for card in made.after]),
        )
        for position, made in replay.shuffles
    )


# --- Part by part -----------------------------------------------------------------------------


def part_of(row: TableRow, part: Sequence[Any], names: Sequence[str] = ()) -> Any:
    """A part of a replay."""
    kind, *rest = part
    if kind == "turns":
        replay = replay_of(row)
        return Turns(replay.teams, replay.turns)
    if kind == "shuffles":
        return shuffles_of(replay_of(row))
    if kind == "record":
        return record_of(row)
    if kind == "moment":
        return moment_in(replay_of(row), *rest)
    if kind == "course":
        return course_in(replay_of(row))
    if kind == "link":
        return link_of(row, rest)
    viewer, piece = rest
    return frames(row, viewer, FRAMES_PER_PART * piece, FRAMES_PER_PART, names)


def pieces(first: int, count: int, answers: int) -> range:
    """The pieces in which these frames are; a game has a frame more than answers."""
    last = min(first + count - 1, answers)
    return (
        range(first // FRAMES_PER_PART, last // FRAMES_PER_PART + 1) if first <= last else range(0)
    )


def team_of(saved: Saved) -> Sequence[int]:
    """Return the team of each seat of a saved game."""
    setup = saved["setup"]
    teams: Sequence[int] = setup["teams"] or range(setup["players"])
    return teams


# --- Step by step -----------------------------------------------------------------------------


def frames(
    row: TableRow,
    seat: Viewer,
    first: int,
    count: int,
    names: Sequence[str] = (),
) -> list[Frame]:
    """Positions ``first`` to ``first + count - 1`` of a finished game, as a seat saw them.

    Position ``n`` is the table after ``n`` answers: its view, the decision that led there, and
    what happened between, as events and as messages. Position 0 is the table when it was dealt.
    Another player's choice shows in its result, as it did at the table; so the viewer of a
    seat learns no card before that seat did.
    """
    if not 0 < count <= MAX_FRAMES or first < 0:
        raise ValueError(f"1 to {MAX_FRAMES} frames from position 0 on, not {count} from {first}")
    replay = replay_of(row)
    players = replay.setup.players
    if seat != "all" and not -1 <= seat < players:
        raise NoReplay("no-seat", f"seats are 0 to {players - 1}, −1 a spectator")
    shown: list[Frame] = []
    if first > len(replay.answers):
        return shown
    if first == 0:
        table = Table.new(replay.setup, replay.cat, replay.seed)
        shown.append(_frame(row, table, seat, names, None))
    else:
        table = replay.at(first - 1)
    last = min(first + count - 1, len(replay.answers))
    for who, option in replay.answers[len(table.answers) : last]:
        table.state.log = []
        decision = _decision(table, seat, (who, option))
        table.answer(who, option)
        shown.append(_frame(row, table, seat, names, decision))
    return shown


def _departures(row: TableRow, position: int) -> list[Message]:
    """Return the messages about players who left for good after this number of answers."""
    result = row["result"] or {}
    left = result.get("left") or []
    ends = result.get("why") in get_args(Departure)  # then the last one ended the game
    return [
        left_message(each["seat"], each["how"], plays_on=not (ends and each is left[-1]))
        for each in left
        if each["at"] == position
    ]


def _frame(
    row: TableRow, table: Table, seat: Viewer, names: Sequence[str], decision: Decision | None
) -> Frame:
    events = _all_events(table) if seat == "all" else table.events(seat)
    position = len(table.answers)
    said = log_messages(events, names, table.state.cat, table.setup)
    return Frame(
        position,
        decision,
        tuple(events),
        lines=(*said, *_departures(row, position)),
        view=_all_seen(table) if seat == "all" else table.view(seat),
    )


def _decision(table: Table, viewer: Viewer, answer: tuple[int, int]) -> Decision:
    """Return who decided: all knew. What: for that seat alone, as it may name hidden cards."""
    seat, option = answer
    ask = table.ask_of(seat)
    assert ask is not None  # these answers were played before
    if viewer not in ("all", seat):
        return Decision(seat, ask.kind, None, None)
    return Decision(seat, ask.kind, option, option_messages(question(table, ask))[option])


def _all_seen(table: Table) -> JsonObject:
    """A spectator's view with every hand and every open ask."""
    shown = table.view(-1)
    seats = tuple(
        replace(each, hand=private_view(table, each.seat).hands[str(each.seat)])
        for each in shown.seats
    )
    asks = [ask_view(table.state, ask) for ask in table.asks]
    everything: JSON = to_plain(replace(shown, seats=seats)) | {"asks": to_plain(asks)}
    return everything


def _all_events(table: Table) -> list[EventInView]:
    """Return events with all that any seat saw of them."""
    return [
        _joined(views)
        for views in zip(*(table.events(seat) for seat in range(table.state.seats)), strict=True)
    ]


def _joined(views: Sequence[EventInView]) -> EventInView:
    first = views[0]
    if not isinstance(first, MovedInView):  # only the seat that looks learns the cards
        return views[first.seat] if first.kind == "look" else first
    moves = [view for view in views if isinstance(view, MovedInView)]
    return replace(
        first,
        card=next((move.card for move in moves if move.card), None),
        handle=next((move.handle for move in moves if move.handle), None),
        now=next((move.now for move in moves if move.now), None),
    )
