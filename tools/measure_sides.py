"""Measure sides, first seat, endings and used abilities of boxes and ready-made mixtures.

    python tools/measure_sides.py --deals 100 --bots greedy collector fighter
    python tools/measure_sides.py rivals-batman-joker --deals 400 --bots collector

All seats have the same bot. A deal is played once with each of the first two seats on turn first,
so neither side gains by it. Figures are added to ``docs/balance/sides.json`` (or ``--out``), which
``tools/write_balance.py`` puts into ``docs/balance.md``. Figures of other cards are replaced.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any, Final

from archrivals.boxes import BOXES
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.coach.chances import shares
from archrivals.engine.language.rules import Setup
from archrivals.engine.saving import RULES_VERSION, card_digest
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.flat import State, hero_zone
from archrivals.engine.table import Table
from archrivals.lab.blocks import seated_bot
from archrivals.lab.simulating import faces_for

OUT: Final = Path(__file__).resolve().parent.parent / "docs" / "balance" / "sides.json"
CHUNK: Final = 10
BOTS: Final = ("greedy", "collector")

JSON = dict[str, Any]


def table_named(name: str) -> Setup:
    """The usual table of a box or a mixture."""
    if name in RECIPES:
        return setup_of(RECIPES[name])
    return Setup(box=name, players=2)


def play(name: str, bot: str, deal: int, first: int) -> JSON:
    """One game: who won, how it ended, and the cards used on the way."""
    setup = replace(table_named(name), first=first)
    seed = f"sides-{name}-{deal}"
    table = Table.new(setup, faces_for(setup), seed, log=False, anchored=False)
    s = table.state
    sights = [Sight(table, seat) for seat in range(s.seats)]
    bots = [seated_bot(bot, f"{seed}-{first}", seat) for seat in range(s.seats)]
    heroes = [_hero(s, seat) for seat in range(s.seats)]
    used: Counter[str] = Counter()
    fights: Counter[str] = Counter()
    while table.asks:
        ask = table.asks[0]
        choice = 0
        if len(ask.options) > 1:
            choice = bots[ask.seat].answer(sights[ask.seat], ask)
        _note(s, ask, choice, used, fights)
        levels = _levels(s)
        table.answer(ask.seat, choice)
        fights["won"] += levels - _levels(s)
    result = table.result
    assert result is not None
    won = shares(s, result)
    return {
        "heroes": [[hero, won[seat]] for seat, hero in enumerate(heroes)],
        "first": won[first],
        "rule": result.rule,
        "turns": s.number,
        "used": dict(used),
        "fights": dict(fights),
    }


def _hero(s: State, seat: int) -> str:
    return s.cat.name[s.faces[s.zones[hero_zone(seat)][-1]]]


def _levels(s: State) -> int:
    if not s.rules.confrontations:
        return 0
    return sum(len(s.zones[hero_zone(seat)]) for seat in range(s.seats))


def _note(s: State, ask: Ask, choice: int, used: Counter[str], fights: Counter[str]) -> None:
    verb, what = ask.options[choice]
    if verb == "use":
        card, number = what
        used[f"{s.cat.ids[s.faces[card]]}/{number}"] += 1
    if ask.kind == "announce" and verb == "confront":
        fights["announced"] += 1


def chunk(task: tuple[str, str, int, int]) -> tuple[list[JSON], float]:
    """Some deals from both first seats, and the CPU seconds that they took."""
    name, bot, start, stop = task
    began = process_time()
    games = [play(name, bot, deal, first) for deal in range(start, stop) for first in (0, 1)]
    return games, process_time() - began


def summed(games: list[JSON]) -> JSON:
    """Games as sums; who is first is one figure for each deal."""
    found: JSON = {"games": len(games), "first": 0.0, "turns": 0}
    heroes: dict[str, list[float]] = {}
    counts: dict[str, Counter[str]] = {
        "endings": Counter(),
        "used": Counter(),
        "fights": Counter(),
    }
    for game in games:
        found["first"] += game["first"]
        found["turns"] += game["turns"]
        counts["endings"][game["rule"]] += 1
        counts["used"].update(game["used"])
        counts["fights"].update(game["fights"])
        for hero, share in game["heroes"]:
            n, wins = heroes.get(hero, (0, 0.0))
            heroes[hero] = [n + 1, round(wins + share, 6)]
    found["first"] = round(found["first"], 6)
    return (
        found
        | {"heroes": dict(sorted(heroes.items()))}
        | {name: dict(sorted(each.items())) for name, each in counts.items()}
    )


def tasks(names: list[str], bots: list[str], deals: int) -> Iterator[tuple[str, str, int, int]]:
    """All there is to play, in pieces."""
    for name in names:
        for bot in bots:
            for start in range(0, deals, CHUNK):
                yield name, bot, start, min(deals, start + CHUNK)


def main(words: list[str] | None = None) -> int:
    """Play, and write what came of it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("tables", nargs="*", help="boxes and mixtures; all without any")
    parser.add_argument("--deals", type=int, default=50, help="deals of each, two games a deal")
    parser.add_argument("--bots", nargs="*", default=list(BOTS))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT)
    args = parser.parse_args(words)
    names = args.tables or [*BOXES, *RECIPES]
    todo = list(tasks(names, args.bots, args.deals))
    found: dict[tuple[str, str], list[JSON]] = {}
    spent: Counter[tuple[str, str]] = Counter()
    with ProcessPoolExecutor(args.jobs) as pool:
        for (name, bot, _, _), (games, seconds) in zip(todo, pool.map(chunk, todo), strict=True):
            found.setdefault((name, bot), []).extend(games)
            spent[name, bot] += seconds  # type: ignore[assignment]  # seconds have fractions
    kept: JSON = json.loads(args.out.read_text("utf-8")) if args.out.exists() else {}
    for (name, bot), games in found.items():
        cards = card_digest(faces_for(table_named(name)))
        total = {"rules": RULES_VERSION, "cards": cards} | summed(games)
        kept.setdefault(name, {})[bot] = total
        print(f"{name}, {bot}: {spent[name, bot]:.1f} s CPU, {json.dumps(total)}", flush=True)
    lines = [f'"{name}": {json.dumps(each, sort_keys=True)}' for name, each in sorted(kept.items())]
    args.out.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
