"""Random games for property tests: any number of players, any variants, keen random answers.

A rich table begins in the middle of things: hands, decks, discard piles and cards in play are dealt
from the whole box, so that a few answers already meet what a fresh game shows late or never.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any, get_args

from archrivals.boxes import BOXES, catalogue
from archrivals.engine.language.rules import Setup, Variant
from archrivals.engine.state.asks import Ask
from archrivals.engine.table import Table

CATALOGUES = {box: catalogue(box) for box in BOXES}
CATALOGUE = CATALOGUES["heroes-unite"]
STACKED = tuple(name for name, box in BOXES.items() if box.rules.villain_stack)
VARIANTS: tuple[Variant, ...] = get_args(Variant)
ALL_VARIANTS = tuple(mix for n in range(len(VARIANTS) + 1) for mix in combinations(VARIANTS, n))


def random_setup(chance: Random, **fixed: Any) -> Setup:
    """Any table that can be set up."""
    box = fixed.get("box", "heroes-unite")
    fewest, most = BOXES[box].rules.players
    players = chance.randint(fewest, most)
    if box not in STACKED:
        chosen = chance.choice(("deal", "pick"))
        small: dict[str, Any] = {"players": players, "hero_choice": chosen}
        return Setup(**(small | fixed))
    setup: dict[str, Any] = {
        "players": players,
        "super_villains": chance.choice((2, 4, 8, 12)),
        "hero_choice": chance.choice(("deal", "pick", "two") if players < 4 else ("deal", "pick")),
        "variants": chance.choice(ALL_VARIANTS),
    }
    return Setup(**(setup | fixed))


def new_table(chance: Random, *, rich: bool = False, **fixed: Any) -> Table:
    """A random table at its first ask."""
    setup = random_setup(chance, **fixed)
    if rich:
        setup = replace(setup, arranged=_dealt_from_the_box(setup, chance))
    return Table.new(setup, CATALOGUES[setup.box], f"seed {chance.random()}")


def _dealt_from_the_box(setup: Setup, chance: Random) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Places and cards for a rich table; a quarter of the cards are starters and Weaknesses."""
    cat = CATALOGUES[setup.box]
    ids = [card.id for card in cat.cards for _ in range(card.copies) if card.kind == "main"]
    ids += [card.id for card in cat.cards if card.kind == "super-villain"][:6]
    if "synergy" in setup.variants:
        lying = {card.synergy for card in cat.cards if card.synergy}
        ids = [card for card in ids if card not in lying]
    chance.shuffle(ids)
    plain = []
    for card in cat.cards:
        if card.kind in ("starter", "stack", "weakness"):
            plain += [card.id] * (card.copies // 2)
    chance.shuffle(plain)
    ongoing = [card for card in ids if cat.ongoing[cat.by_id[card]]]
    ids = [card for card in ids if card not in ongoing]

    def take(n: int) -> tuple[str, ...]:
        share = 0.25 if setup.box in STACKED else 0.4
        piles = [plain if plain and (not ids or chance.random() < share) else ids for _ in range(n)]
        return tuple(pile.pop() for pile in piles if pile)

    arranged = []
    for seat in range(setup.players):
        for place, n in (("hand", 5), ("deck", 6), ("discard", 4)):
            arranged.append((f"{place} {seat}", take(chance.randint(n - 2, n))))
        if ongoing and chance.random() < 0.7:
            arranged.append((f"in-play {seat}", (ongoing.pop(),)))
    return tuple(arranged)


def random_index(ask: Ask, chance: Random) -> int:
    """A random answer, keen to play, buy and use rather than to end the turn."""
    options = range(len(ask.options))
    if ask.kind == "turn" and len(options) > 1 and chance.random() < 0.9:
        keen = [at for at in options if ask.options[at][0] not in ("end", "done", "call")]
        return chance.choice(keen or options)
    return chance.choice(options)


def answer_somehow(table: Table, chance: Random) -> None:
    """One random answer to one of the open asks."""
    ask = chance.choice(table.asks)
    table.answer(ask.seat, random_index(ask, chance))


def play_on(table: Table, chance: Random, steps: int) -> Table:
    """So many random answers, or fewer if the game ends."""
    for _ in range(steps):
        if table.over:
            break
        answer_somehow(table, chance)
    return table


def play_out(table: Table, chance: Random) -> Table:
    """Random answers to the end of the game."""
    for _ in range(20_000):
        if table.over:
            return table
        answer_somehow(table, chance)
    raise AssertionError(f"{table.setup} did not end within 20,000 answers")
