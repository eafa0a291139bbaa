"""Gather tactical positions out of played games, and ask bots what they do in them.

    python tools/gather_tactics.py                       # plays, judges, writes tests/tactics
    python tools/gather_tactics.py --again               # replaces what other rules judge otherwise
    python tools/gather_tactics.py --ask                 # levels 4 to 7, in the lab and on a server
    python tools/gather_tactics.py --ask --bots greedy prodigy --every 5

The suite in ``tests/test_tactics.py`` asks a part of them; ``--ask`` asks all.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Final, get_args

from archrivals.bots.closing import near
from archrivals.bots.conduct import may_end
from archrivals.bots.greedy import promised_power, values_of
from archrivals.bots.learned import LearnedBot
from archrivals.engine.play.game import Refused
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table
from archrivals.lab.simulating import faces_for
from archrivals.lab.tactics import (
    LETTERS,
    Position,
    Theme,
    Way,
    certain_win,
    chooser,
    hopeless,
    keep,
    kept,
    named,
    passed,
    shopping,
    table_named,
    tempting_end,
    written,
)

FILE: Final = Path(__file__).resolve().parent.parent / "tests" / "tactics" / "positions.jsonl"
LEVELS: Final = ("tilda", "bruno", "vera", "sibyl")
TABLES: Final = (
    ("heroes-unite", 2),
    ("rivals-batman-joker", 2),
    ("rivals-shazam-black-adam", 2),
    ("confrontations", 2),
    ("base-set", 3),
    ("heroes-unite", 4),
    ("confrontations", 4),
    ("rivals-teams", 4),
    ("confrontations", 3),
    ("batman-vs-shazam", 2),
)
WANTED: Final[dict[Theme, int]] = {"win": 170, "lost end": 170, "announce": 240}
A_GAME: Final[dict[Theme, int]] = {"win": 2, "lost end": 2, "announce": 4}
"""How many positions of a theme one game gives at most."""

WHIM: Final = 0.15
"""How often the players of these games do something else than experience says."""

NEARLY_POWER: Final = 1
"""An announcement that lacks more Power than this by the cards in hand tempts no one."""


def gathered(name: str, players: int, seed: str) -> Iterator[Position]:
    """The positions of one game between players of experience and some whim."""
    setup = table_named(name, players)
    table = Table.new(setup, faces_for(setup), seed, log=False, anchored=False)
    chance = Random(f"whims {seed}")
    habit = LearnedBot()
    taken: Counter[Theme] = Counter()
    while table.asks:
        ask = table.asks[0]
        at = habit.answer(Sight(table, ask.seat), ask)
        if chance.random() < WHIM:
            at = chance.randrange(len(ask.options))
        if max(index for _, index in table.answers[-1:] or [(0, 0)]) >= len(LETTERS):
            return
        for theme in get_args(Theme):
            if taken[theme] < A_GAME[theme] and len(ask.options) > 1:
                found = _found(theme, table, at, chance)
                if found is not None:
                    taken[theme] += 1
                    yield named(
                        Position(
                            "", theme, name, players, seed, written(table.answers), ask.seat, found
                        )
                    )
        table.answer(ask.seat, at)


def _found(theme: Theme, table: Table, at: int, chance: Random) -> tuple[int, ...] | None:
    """Whether the open ask is a position of a theme; with the announcements in vain."""
    ask = table.asks[0]
    sight = Sight(table, ask.seat)
    if theme == "announce":
        if ask.kind != "announce" or chance.random() < 0.4:
            return None
        promised = promised_power(values_of(sight.cat), sight)
        costs = [sight.cost_of(foe) for verb, foe in ask.options if verb == "confront"]
        return hopeless(table, ask.seat) if promised + NEARLY_POWER >= min(costs) else None
    if theme == "win":
        if ask.kind not in ("announce", "turn") or not may_end(sight):
            return None
        if ask.kind == "turn" and (sight.confronting >= 0 or not shopping(ask.seat)(ask, at)):
            return None
        return () if certain_win(table, ask.seat) else None
    if not near(sight) or sight.confronting >= 0 or not shopping(ask.seat)(ask, at):
        return None
    return () if tempting_end(table, ask.seat) else None


def gather(seconds: float, held: list[Position]) -> list[Position]:
    """Play games in turn at all tables until there are enough of each theme."""
    found: dict[Theme, list[Position]] = {theme: [] for theme in WANTED}
    for position in held:
        found[position.theme].append(position)
    game = max((int(position.seed.partition("-")[2]) + 1 for position in held), default=0)
    while process_time() < seconds:
        name, players = TABLES[game % len(TABLES)]
        for position in gathered(name, players, f"tactics-{game}"):
            if len(found[position.theme]) < WANTED[position.theme]:
                found[position.theme].append(position)
        game += 1
        if game % 10 == 0:
            text = ", ".join(f"{theme}: {len(each)}" for theme, each in found.items())
            print(f"{game} games, {process_time():.0f} s CPU; {text}", flush=True)
        if all(len(found[theme]) >= n for theme, n in WANTED.items()):
            break
    return [position for theme in WANTED for position in found[theme]]


def holds(position: Position) -> bool:
    """Return whether a position of any rules is reached and judged as when it was gathered."""
    try:
        table = position.open()
    except (Refused, IndexError):
        return False
    if table.ask_of(position.seat) is None:
        return False
    if position.theme == "announce":
        return hopeless(table, position.seat) == position.hopeless
    judge = certain_win if position.theme == "win" else tempting_end
    return judge(table, position.seat)


def ask(positions: list[Position], bots: list[str]) -> int:
    """Ask bots in both ways; how many positions they get wrong."""
    wrong = 0
    for bot in bots:
        for way in get_args(Way):
            began = process_time()
            right: Counter[str] = Counter()
            asked: Counter[str] = Counter()
            for position in positions:
                said = passed(position, chooser(bot, way))
                if said is not None:
                    asked[position.theme] += 1
                    right[position.theme] += said
                if said is False:
                    wrong += 1
                    print(f"  {bot}, {way}: {position.name}", flush=True)
            text = ", ".join(
                f"{theme} {asked[theme] - right[theme]} wrong of {asked[theme]}" for theme in asked
            )
            print(f"{bot}, {way}: {text} ({process_time() - began:.0f} s CPU)", flush=True)
    return wrong


def main() -> int:
    """Gather, or ask."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--ask", action="store_true", help="ask bots instead of gathering")
    parser.add_argument("--again", action="store_true", help="judge the kept positions again")
    parser.add_argument("--bots", nargs="*", default=list(LEVELS))
    parser.add_argument("--every", type=int, default=1, help="ask each nth position only")
    parser.add_argument("--seconds", type=float, default=600, help="CPU time for gathering")
    args = parser.parse_args()
    if args.ask:
        return int(ask(kept(FILE)[:: args.every], args.bots) > 0)
    held = [each for each in kept(FILE, of_any_rules=True) if holds(each)] if args.again else []
    positions = gather(args.seconds, held)
    FILE.parent.mkdir(exist_ok=True)
    keep(positions, FILE)
    print(f"{len(positions)} positions in {FILE.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
