"""Write the golden replays of tests/replays: whole random games, their result, their digests.

Run it only when the rules have changed on purpose; say so in the commit that carries the files.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from archrivals.boxes import catalogue_for
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import Setup
from archrivals.engine.records import to_plain
from archrivals.engine.saving import save
from archrivals.engine.state.asks import Ask
from archrivals.engine.table import Table

REPLAYS = Path(__file__).resolve().parent.parent / "tests" / "replays"

GAMES: dict[str, Setup] = {
    "two-players": Setup(players=2),
    "three-players-short": Setup(players=3, super_villains=2),
    "four-players-picked": Setup(players=4, hero_choice="pick", super_villains=4),
    "five-players-long": Setup(players=5, super_villains=12),
    "synergy": Setup(players=3, hero_choice="two", variants=("synergy",)),
    "hunt": Setup(players=4, variants=("hunt",), super_villains=6),
    "hidden": Setup(players=2, variants=("hidden",)),
    "all-variants": Setup(players=5, variants=("synergy", "hunt", "hidden")),
    "base-set": Setup(box="base-set", players=3, super_villains=6),
    "batman-joker": Setup(box="rivals-batman-joker"),
    "shazam-black-adam": Setup(box="rivals-shazam-black-adam"),
    "confrontations-one-on-one": Setup(box="confrontations", players=2),
    "confrontations-for-three": Setup(box="confrontations", players=3),
    "confrontations-two-on-two": Setup(box="confrontations", players=4),
} | {name: setup_of(recipe) for name, recipe in RECIPES.items()}


def answer(table: Table, ask: Ask, chance: Random) -> int:
    """Mostly at random; in a turn first all cards, then the dearest purchase, then the end."""
    options = range(len(ask.options))
    if ask.kind != "turn" or chance.random() < 0.1:
        return chance.choice(options)
    plays = [at for at in options if ask.options[at][0] in ("play", "use")]
    if plays:
        return chance.choice(plays)
    s = table.state
    prices = {
        at: s.cat.cost[s.faces[ask.options[at][1]]]
        for at in options
        if ask.options[at][0] in ("buy", "hunt")
    }
    dearest = [at for at, price in prices.items() if price == max(prices.values())]
    return chance.choice(dearest or options)


def log_digest(table: Table) -> str:
    """Return a fingerprint of the log of a game: who, what, from where, and why."""
    events = [[event.kind, to_plain(event)] for event in table.state.log or ()]
    return sha256(json.dumps(events).encode()).hexdigest()


def replay(name: str, setup: Setup) -> dict[str, Any]:  # plain JSON data
    """One game, played by chance to its end."""
    chance = Random(name)
    table = Table.new(setup, catalogue_for(setup), f"replay {name}")
    while not table.over:
        ask = chance.choice(table.asks)
        table.answer(ask.seat, answer(table, ask, chance))
    result = table.result
    assert result is not None
    return save(table) | {
        "result": {
            "rule": result.rule,
            "winners": list(result.winners),
            "points": list(result.points),
            "ties": list(result.ties),
        },
        "log": log_digest(table),
    }


def written(game: dict[str, Any]) -> str:
    """A replay as text: one line for each part, so that a diff shows what changed."""
    lines = [f"{json.dumps(key)}: {json.dumps(part)}" for key, part in game.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    """Write all of them."""
    REPLAYS.mkdir(exist_ok=True)
    for name, setup in GAMES.items():
        game = replay(name, setup)
        (REPLAYS / f"{name}.json").write_text(written(game), encoding="utf-8")
        print(f"{name}: {len(game['answers'])} answers, {game['result']}")


if __name__ == "__main__":
    main()
