"""Play generated boxes: no crash, no endless game, no answer that takes too much work.

A box has some cards made of parts of printed ones, or random records of the card language, added to
a box of the package.
Each problem names the box by its number, which makes the same box again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from strange_cards import strange_card

from archrivals.boxes import BOXES
from archrivals.boxes.impossible import impossible
from archrivals.boxes.own_boxes import canonical, opened
from archrivals.engine.language.cards import Card
from archrivals.engine.language.codec import card_to_json
from archrivals.lab.box_trying import try_box

CARDS_PER_BOX = 5
PRINTED = [card for box in BOXES.values() for card in box.cards if card.kind == "main"]
MAX_TRIES = 1_000
"""The cards that are made for a box; most have a text that no table can carry out."""


def mixed_card(chance: Random, at: int) -> Card:
    """Return a card made of parts of printed ones."""
    one, two, three = (chance.choice(PRINTED) for _ in range(3))
    return replace(
        one,
        id=f"made-{at}",
        name=f"Made {at}",
        cost=chance.randint(1, 9),
        copies=chance.randint(1, 4),
        play=(*one.play, *two.play)[: chance.randint(1, 4)],
        abilities=one.abilities or (two.abilities if one.ongoing else ()),
        defense=one.defense or three.defense,
        on_gain=three.on_gain,
        symbol=None,
    )


def strange_cards(number: int) -> list[Card]:
    """Return random records as cards, without those that no table can carry out."""
    strange = (strange_card(number * MAX_TRIES + at) for at in range(MAX_TRIES))
    possible = (card for card in strange if next(impossible(card), None) is None)
    return [
        replace(card, copies=4, symbol=None, first_appearance=())
        for card in islice(possible, CARDS_PER_BOX)
    ]


def generated(number: int, *, strange: bool = False) -> dict[str, Any]:
    """Return the box of a number."""
    names = list(BOXES)
    chance = Random(f"box {number}")
    mixed = [mixed_card(chance, at) for at in range(CARDS_PER_BOX)]
    return {
        "format": 1,
        "id": f"made-{number}",
        "name": f"Made {number}",
        "based_on": {"box": names[number % len(names)]},
        "cards": [card_to_json(card) for card in (strange_cards(number) if strange else mixed)],
    }


def problems_of(number: int, games: int, *, strange: bool = False) -> tuple[int, list[str]]:
    """Return how many games of a box were played to their end, and its problems."""
    text = canonical(json.dumps(generated(number, strange=strange)))
    found = opened(text)
    if found.box is None:
        return 0, [f"box {number}: {each.path}: {each.what}" for each in found.problems]
    tried = try_box(text, games, f"box-{number}")
    faults = [each.what for each in tried.problems if each.level == "fault"]
    return tried.games, [f"box {number}: {what}" for what in faults]


def main() -> int:
    """Play the boxes; the exit code is 1 if one has a problem."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--boxes", type=int, default=1_000, help="how many boxes (default: 1000)")
    parser.add_argument("--first", type=int, default=0, help="the first box (default: 0)")
    parser.add_argument("--games", type=int, default=20, help="games with each (default: 20)")
    parser.add_argument("--strange", action="store_true", help="random records instead of parts")
    options = parser.parse_args()
    began, played, wrong = time.monotonic(), 0, 0
    for number in range(options.first, options.first + options.boxes):
        games, problems = problems_of(number, options.games, strange=options.strange)
        played, wrong = played + games, wrong + len(problems)
        for problem in problems:
            print(problem, flush=True)
    print(
        f"{options.boxes} boxes, {played} games to their end, {wrong} problems, "
        f"{time.monotonic() - began:.0f} s"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
