"""Stepping through a saved game, decision by decision."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from archrivals.boxes import BOXES, catalogue_for
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import SetupError
from archrivals.engine.records import to_plain
from archrivals.engine.saving import SaveError, load, own_cards, parts_of, setup_from_json
from archrivals.engine.table import Table
from archrivals.engine.views.events import EventInView, MovedInView
from archrivals.speech.summary import hero_names
from archrivals.speech.table_talk import event_lines
from archrivals.suggesting import unknown

from .rows import yes_no
from .words import words


def cards_of_save(saved: dict[str, Any]) -> Catalogue:
    """The cards of a saved table, mixed or not, with those that a player brought along."""
    if not isinstance(saved.get("setup"), dict):
        raise SaveError("this is not a saved game: it has no setup")
    setup = setup_from_json(saved["setup"])
    if setup.box not in BOXES:
        raise SaveError(f"this save cannot be loaded: {unknown('box', setup.box, BOXES)}")
    try:
        return catalogue_for(setup, own_cards(saved))
    except SetupError as error:
        raise SaveError(f"this save's recipe cannot be played: {error}") from None


def check_whole(saved: dict[str, Any]) -> None:
    """Refuse a game whose rules changed in the middle: it is not played again from its deal."""
    if parts_of(saved):
        why = "the rules changed in the middle of this game, so it cannot be played again"
        raise SaveError(f"{why}; `archrivals verify` checks its parts", "other-rules")


def seat_names(table: Table, language: str = "en") -> list[str]:
    """Seats by number and Super Hero or Character."""
    say = words(language)
    return [say("seat", name=hero, seat=seat) for seat, hero in enumerate(hero_names(table))]


@dataclass(frozen=True, slots=True)
class Step:
    """One decision and what followed from it; decision 0 is the setup, before anybody decides.

    ``option`` is the number of the chosen option, ``events`` what happened as the seat or a
    spectator knows it, ``lines`` the same in words, ``over`` whether the game has ended.
    """

    decision: int
    seat: int | None
    option: int | None
    events: list[EventInView]
    lines: list[str]
    over: bool


def steps(end: Table, seat: int, language: str = "en") -> Iterator[Step]:
    """The game that led to a table, as one seat saw it; −1 is a spectator."""
    cat = end.state.cat
    if not -1 <= seat < end.setup.players:
        raise SaveError(f"no seat {seat}: seats are 0 to {end.setup.players - 1}, −1 a spectator")
    names = seat_names(end, language)
    say = words(language)
    bare = [say("seat-bare", seat=at) for at in range(end.setup.players)]
    table = Table.new(end.setup, cat, end.state.seed)
    teams = () if len(set(table.state.teams)) == len(table.state.teams) else table.state.teams
    shown = 0
    for decision, answer in enumerate([None, *end.answers]):
        if answer is not None:
            table.answer(*answer)
        events = table.events(seat, shown)
        shown = len(table.state.log or [])
        by, option = answer or (None, None)
        lines = []
        for sits_down, part in groupby(events, _sits_down):
            known = bare if sits_down else names  # their names come now
            lines += event_lines(list(part), known, cat, language, teams, end.setup)
        yield Step(decision, by, option, events, lines, table.over)


def _sits_down(event: EventInView) -> bool:
    """Return whether a seat gets its Super Hero or Character."""
    return (
        isinstance(event, MovedInView) and event.from_.zone == "unused" and event.to.zone == "hero"
    )


def step_through(saved: dict[str, Any], seat: int, *, stop: bool, language: str = "en") -> int:
    """Show what each decision led to; with ``stop`` wait between them."""
    check_whole(saved)
    end = load(saved, cards_of_save(saved))
    names = seat_names(end, language)
    total = len(end.answers)
    say = words(language)
    for step in steps(end, seat, language):
        if stop and step.seat is not None:
            name = names[step.seat]
            if not _go_on(say("replay-step", at=step.decision, all=total, name=name)):
                return 0
        for line in step.lines:
            print(line)
    print(f"\n{say('replay-end', over=yes_no(end.over))}")
    return 0


def print_steps(saved: dict[str, Any], seat: int, language: str = "en") -> int:
    """Every step as a line of JSON."""
    check_whole(saved)
    for step in steps(load(saved, cards_of_save(saved)), seat, language):
        print(json.dumps(to_plain(step), ensure_ascii=False))
    return 0


def _go_on(asked: str) -> bool:
    try:
        word = input(f"{asked} ")
    except EOFError:
        return False
    return word.strip().lower() not in ("q", "quit")
