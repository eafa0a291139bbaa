"""Stepping through a save, and proving it from its seed."""

from __future__ import annotations

from typing import Any

from archrivals.boxes import BOXES, catalogue_for
from archrivals.engine.catalogue import Catalogue
from archrivals.engine.rules import SetupError
from archrivals.engine.saving import SaveError, load, setup_from_json
from archrivals.engine.scoring import points
from archrivals.engine.state import HERO, Shuffle, seat_of
from archrivals.engine.streams import commitment, stream_names
from archrivals.engine.table import Table


def cards_of_save(saved: dict[str, Any]) -> Catalogue:
    """The cards of a saved table, mixed or not."""
    setup = saved.get("setup")
    box = setup.get("box", "") if isinstance(setup, dict) else ""
    if box not in BOXES:
        raise SaveError(f"not a save, or of an unknown box {box!r}: {', '.join(BOXES)}")
    try:
        return catalogue_for(setup_from_json(saved["setup"]))
    except SetupError as error:
        raise SaveError(f"this save's recipe cannot be played: {error}") from None


def seat_names(table: Table) -> list[str]:
    """Seats by number and Super Hero or Character, also of those who are out by now."""
    s = table.state
    names = dict.fromkeys(range(s.seats), "?")
    for event in s.log or []:
        if event[0] == "move" and event[6] >= 8 and event[6] % 8 == HERO:
            names[seat_of(event[6])] = s.cat.name[event[2]]
    return [f"{hero} (seat {seat})" for seat, hero in names.items()]


def _teams(table: Table) -> tuple[int, ...]:
    teams = table.state.teams
    return () if len(set(teams)) == len(teams) else teams


def step_through(saved: dict[str, Any], seat: int, *, stop: bool) -> int:
    """Show what each decision led to, as one seat (or a spectator) saw it."""
    from archrivals.engine.text.table_talk import event_lines

    cat = cards_of_save(saved)
    end = load(saved, cat)
    setup = setup_from_json(saved["setup"])
    if not -1 <= seat < setup.players:
        raise SaveError(f"no seat {seat}: seats are 0 to {setup.players - 1}, −1 a spectator")
    names = seat_names(end)
    table = Table.new(setup, cat, saved["seed"])
    shown = 0
    answers = saved["answers"]
    for at in range(len(answers) + 1):
        log = table.state.log or []
        for line in event_lines(table.events(seat, shown), names, cat, teams=_teams(table)):
            print(line)
        shown = len(log)
        if at == len(answers):
            break
        if stop and not _go_on(at, len(answers), answers[at][0], names):
            return 0
        table.answer(*answers[at])
    print("\nThe game is over." if table.over else "\nThe save ends here; the game does not.")
    return 0


def _go_on(at: int, total: int, seat: int, names: list[str]) -> bool:
    try:
        word = input(f"[{at + 1}/{total}] {names[seat]} decides. Enter: go on, q: quit > ")
    except EOFError:
        return False
    return word.strip().lower() not in ("q", "quit")


def verified(saved: dict[str, Any], published: str | None) -> int:
    """Play the answers again from the seed, and compare."""
    cat = cards_of_save(saved)
    shown = commitment(str(saved.get("seed")))
    print(f"seed         {saved.get('seed')}")
    print(f"commitment   {shown}")
    if published is not None and published.lower() != shown:
        print(f"published    {published}\nDIFFERENT: this seed was not the one committed to.")
        return 1
    shuffles: list[Shuffle] = []
    try:
        table = load(saved, cat, shuffles=shuffles)
    except SaveError as error:
        print(f"DIFFERENT: {error}")
        return 1
    s = table.state
    for name, blocks in zip(stream_names(s.seats), s.counters, strict=True):
        print(f"stream       {name}: {blocks} blocks of SHA-256 used")
    print(f"shuffles     {len(shuffles)} recomputed, {len(table.answers)} answers played again")
    for seat, name in enumerate(seat_names(table)):
        print(f"points       {name}: {points(s, seat)}")
    if table.result is not None:
        winners = ", ".join(seat_names(table)[seat] for seat in table.result.winners)
        print(f"result       {winners} ({table.result.rule})")
    print("SAME: the answers lead from this seed to this position.")
    return 0
