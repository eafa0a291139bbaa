"""Prove the links that hold a whole game: each opens as its game, and a forged one does not.

    python tools/prove_links.py                       # 10,000 games, half an hour of a processor
    python tools/prove_links.py --games 200 --forged 400

Games of every box, mixture and variant are played to their end, or broken off. Most have a joint
deal with a share of every seat, which makes the longest links. Each link is opened again and
compared with its save. Then links are cut, changed and written with other facts under a right
checksum: each must be refused or open as a game that the rules allow, in bounded time.
The exit code is 0 only if all of that is so and no link of a game of at most 4,000 answers is
longer than 1,500 characters. Bots need a thousand answers at most; games by chance are longer.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from random import Random
from time import perf_counter
from typing import Any, Final, get_args

from make_replays import answer

from archrivals.boxes import BOXES
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.fairness import (
    JOINT,
    decks_digest,
    joint_seed,
    seat_commitment,
    server_commitment,
)
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import HeroChoice, Setup, SetupError, Variant
from archrivals.engine.links import CHECKSUM_BYTES, FORMAT, LinkError, link_text, save_in_link
from archrivals.engine.records import to_plain
from archrivals.engine.saving import save, setup_from_json
from archrivals.engine.table import Table
from archrivals.hosting.cards import cards_for
from archrivals.hosting.results import heroes_of

JSON = dict[str, Any]
MAX_CHARS: Final = 1_500
MAX_ANSWERS: Final = 4_000
OPENING_LIMIT_S: Final = 20.0
NAMES: Final = ("Hildegard von Bingen", "María Sklodowska", "Ada Lovelace", "Grace Hopper", "Mei")


def some_setup(chance: Random) -> Setup:
    """Any box with any variants and number of players, or any mixture."""
    if chance.random() < 0.2:
        return setup_of(chance.choice(list(RECIPES.values())))
    box = chance.choice(list(BOXES))
    players = chance.randint(*BOXES[box].rules.players)
    if not BOXES[box].rules.villain_stack:
        choices: tuple[HeroChoice, ...] = ("deal", "pick")
        return Setup(box=box, players=players, hero_choice=chance.choice(choices))
    return Setup(
        box=box,
        players=players,
        super_villains=chance.choice((2, 4, 8, 12)),
        hero_choice=chance.choice(("deal", "pick", "two") if players < 4 else ("deal", "pick")),
        variants=tuple(each for each in get_args(Variant) if chance.random() < 0.3),
    )


def dealt(setup: Setup, cat: Catalogue, chance: Random) -> JSON:
    """Return the proof of a joint deal; every seat has a share, or some are those of bots."""
    table = secrets.token_urlsafe(12)
    secret = secrets.token_hex(32)
    gives = [chance.random() < 0.8 for _ in range(setup.players)]
    shares = [secrets.token_hex(32) if each else "" for each in gives]
    blank = save(Table.new(setup, cat, "0"))
    game = {"rules": blank["archrivals"], "cards": blank["cards"], "setup": blank["setup"]}
    shown = server_commitment(table, secret, game | {"decks": decks_digest(cat)})
    commitments = [
        seat_commitment(table, seat, shown, share) if share else ""
        for seat, share in enumerate(shares)
    ]
    fair = {"rule": JOINT, "secret": secret, "shares": shares, "commitments": commitments}
    return {
        "seed": joint_seed(secret, table, shown, shares),
        "table": table,
        "commitment": shown,
        "fair": fair | {"tries": []},
        "seats": [
            {
                "seat": seat,
                "name": NAMES[seat],
                "person": None,
                "bot": None if gives[seat] else "otto",
            }
            for seat in range(setup.players)
        ],
    }


def played(chance: Random) -> tuple[JSON, Catalogue]:
    """Return a game as its save; one in eight was broken off."""
    setup = some_setup(chance)
    cat = cards_for(setup)
    proof = dealt(setup, cat, chance)
    table = Table.new(setup, cat, proof["seed"], log=False, anchored=False)
    last = chance.randrange(400) if chance.random() < 0.125 else None
    while not table.over and len(table.answers) != last:
        ask = chance.choice(table.asks)
        table.answer(ask.seat, answer(table, ask, chance))
    saved = save(table) | proof
    result: Any = {"rule": "", "winners": [], "points": [], "ties": [], "why": "abandoned"}
    if table.result is not None:
        result = json.loads(json.dumps(to_plain(table.result)))
    heroes = heroes_of(setup, proof["seed"], saved["answers"])
    saved["result"] = result | {"gone": [], "heroes": heroes}
    return saved, cat


def forged(text: str, chance: Random) -> str:
    """Return a link that was cut, changed, or written with other bytes and a right checksum."""
    kind = chance.randrange(4)
    if kind == 0:
        return text[: chance.randrange(len(text))]
    if kind == 1:
        at = chance.randrange(len(text))
        other = chance.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        return text[:at] + (other if other != text[at] else "~") + text[at + 1 :]
    body = bytearray(urlsafe_b64decode(text + "=" * (-len(text) % 4))[1 + CHECKSUM_BYTES :])
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(body) if kind == 2 else min(24, len(body)))
        body[at] = chance.randrange(256)
    raw = bytes([FORMAT]) + sha256(body).digest()[:CHECKSUM_BYTES] + bytes(body)
    return urlsafe_b64encode(raw).decode().rstrip("=")


def cards_of(saved: JSON) -> Catalogue:
    """Return the cards of a save."""
    return cards_for(setup_from_json(saved["setup"]))


def main() -> int:
    """Play, write, open, forge; print the figures."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=10_000)
    options.add_argument("--forged", type=int, default=2_000)
    options.add_argument("--seed", default="links")
    asked = options.parse_args()
    chance = Random(asked.seed)
    lengths: list[int] = []
    answers: list[int] = []
    texts: list[str] = []
    wrong = 0
    while len(lengths) < asked.games:
        try:
            saved, cat = played(chance)
        except SetupError:  # this box has not these variants together
            continue
        text = link_text(saved, cat)
        if save_in_link(text, cards_of) != saved:
            wrong += 1
            print(f"another game: {text}", file=sys.stderr)
        lengths.append(len(text))
        answers.append(len(saved["answers"]))
        texts = [*texts[-49:], text]
    refused, slowest = 0, 0.0
    for _ in range(asked.forged):
        false, begun = forged(chance.choice(texts), chance), perf_counter()
        try:
            save_in_link(false, cards_of)
        except LinkError:
            refused += 1
        slowest = max(slowest, perf_counter() - begun)
    middle = sorted(lengths)[len(lengths) // 2]
    print(f"{len(lengths):,} games, {wrong} opened as another one")
    print(f"links of {min(lengths)} to {max(lengths):,} characters, the median {middle}")
    print(f"games of {min(answers)} to {max(answers):,} answers")
    print(f"{asked.forged:,} forged links, {refused:,} refused; the others are games by the rules")
    print(f"the slowest took {slowest:.2f} s")
    usual = [n for n, given in zip(lengths, answers, strict=True) if given <= MAX_ANSWERS]
    return 0 if not wrong and max(usual) <= MAX_CHARS and slowest < OPENING_LIMIT_S else 1


if __name__ == "__main__":
    sys.exit(main())
