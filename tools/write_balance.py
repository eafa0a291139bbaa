"""Write the figures of docs/balance.md from the studies in docs/balance.

    archrivals lab balance confrontations --out docs/balance   # plays; once for each box
    python tools/write_balance.py                               # writes what stands in the page

``docs/balance/before`` has the figures of the cards as they were before they were tuned.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from archrivals.boxes import BOXES
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.cards import Card
from archrivals.lab.balance.changes import Change
from archrivals.lab.balance.charts import runaway_index
from archrivals.lab.balance.figures import (
    Effect,
    effects,
    mean_and_error,
    share,
    standings,
)
from archrivals.lab.balance.page import guesses, percent, points
from archrivals.lab.balance.studies import LEVELS, Study
from archrivals.speech import rules_text

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
STUDIED: Final = tuple(box for box in BOXES if (DOCS / "balance" / f"{box}.json").exists())
ROWS_SHOWN: Final = 4
FIRST_GRANTED_ABILITY: Final = 100
"""From here on abilities are counted that a text has granted to a card (``state/flat.py``)."""

NAMES: Final = {card.id: card.name for box in BOXES.values() for card in box.cards} | {
    card.id: f"{card.name}, Level {card.level}"
    for box in BOXES.values()
    for card in box.cards
    if card.level
}
GUESSED: Final = {
    card.id for box in BOXES.values() for card in box.cards if "effect" in card.source.ours
}
"""Cards with an effect of our own."""
HOUSE: Final = " *house*"
SIDES: Final = {
    card.name: "heroes" if card.side == "hero" else "villains"
    for box in BOXES.values()
    for card in box.cards
    if card.side
}
"""Where there are more Characters than this, each has too few games to be shown."""

BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"

TUNED: Final = {
    "silver-banshee": "+1 Power. Attack: A foe of your choice gains a Weakness and puts it on top "
    "of their deck.",
    "kryptonite": "+2 Power. Attack: Each foe either discards a Super Power or gains a Weakness.",
    "ragman": "Confrontation: Reveal the top 2 cards of your deck. Draw all Heroes and Villains "
    "among them, then put the rest back on top in any order. Otherwise: +2 Power.",
    "the-deep": "Ongoing: Once during each of your turns, you may discard a card. If you do, a foe "
    "of your choice with 5 or more cards in hand discards a card.",
    "zatanna-zatara-1": "The first Hero or Super Power other than Enhanced Strength you gain on "
    "each of your turns may go on top of your deck instead of into your discard pile.",
    "circe-1": "On each of your turns, the first time you gain a Villain, you or your teammate "
    "draws a card.",
    "ocean-master-1": "On each of your turns, the first time you gain a Villain or Equipment, a "
    "foe of your choice with 5 or more cards in hand discards a card.",
    "felix-faust-2": "Once during each of your turns, you may destroy a card from your hand. If "
    "you do, +1 Power, +2 more if it is a Super Power.",
}
"""The texts of Confrontations as they were."""


def studies() -> dict[str, Study]:
    """Read the study of every box."""
    return {box: Study.read(DOCS / "balance" / f"{box}.json") for box in STUDIED}


def sides(study: Study) -> dict[str, str]:
    """How often heroes beat villains, table by table."""
    return {
        table: f"{percent(*share(*usual.sides['hero']))}, {usual.sides['hero'][0]:.0f} games"
        for table, usual in study.usual.items()
        if "hero" in usual.sides
    }


def side_lines(before: Study, now: dict[str, Study]) -> list[str]:
    """Heroes against villains in every box that has both."""
    lines = ["| box, bots, players | before | now |", "|---|---|---|"]
    was = sides(before)
    for box, study in now.items():
        for table, found in sorted(sides(study).items()):
            earlier = was.get(table, "–") if box == before.box else "the same cards"
            lines.append(f"| {BOXES[box].name}, {table} | {earlier} | {found} |")
    return lines


def worth(study: Study, change: Change) -> str:
    """An effect, both levels together."""
    found = [each for each in effects(study, change.kind) if each.change == change]
    return f"{points(found[0])}, {found[0].deals} deals" if found else "–"


def tuned_lines(before: Study, now: Study) -> list[str]:
    """Return the changes, and their effects."""
    cards = {card.id: card for card in BOXES[now.box].cards}
    band_then, _ = standings(before)
    band_now, _ = standings(now)
    lines = [
        "| card | text before | text now | gift before (band) | gift now (band) |",
        "|---|---|---|---|---|",
    ]
    for name, text in TUNED.items():
        card = cards[name]
        row = [f"{card.name}{f' {card.level}' if card.level else ''}", text, rules_text(card, "en")]
        if card.kind == "main":
            gift, cost = Change("gift", name), card.cost or 0
            for study, band in ((before, band_then), (now, band_now)):
                edges = f"{100 * band.low(cost):+.0f} to {100 * band.high(cost):+.0f}"
                row.append(f"{worth(study, gift)} ({edges})")
        else:
            row += ["–", "–"]
        lines.append("| " + " | ".join(row) + " |")
    return lines


PARTS: Final = {"effect": "effect", "copies": "copies", "symbol": "emblem", "vp": "VP"}
"""The parts of a card that a guess of ours can be about, in the order in which they are named."""


def guessed(cards: list[Card]) -> str:
    """Name the parts of some cards that we chose ourselves."""
    found = [
        name for part, name in PARTS.items() if any(part in each.source.ours for each in cards)
    ]
    return ", ".join(found) or "–"


def guess_lines(now: dict[str, Study]) -> list[str]:
    """Say for each box which of its cards are guesses."""
    return ["| box | parts of cards that no source gives |", "|---|---|"] + [
        f"| {BOXES[box].name} | {guesses(box)} |" for box in now
    ]


def outside_lines(now: dict[str, Study]) -> list[str]:
    """Cards outside the band now."""
    lines = [
        "| box | card | our guess | cost | gift | beyond the band by | chance? |",
        "|---|---|---|---|---|---|---|",
    ]
    for box, study in now.items():
        _, found = standings(study, now.get(BOXES[box].kin))
        for each in found:
            if each.beyond:
                lines.append(
                    f"| {BOXES[box].name} | {each.card.name} "
                    f"| {guessed([each.card])} | {each.card.cost} "
                    f"| {points(each.gift)} | {100 * each.beyond:+.1f} "
                    f"| {'no' if each.out else 'may be'} |"
                )
    return lines


def box_lines(now: dict[str, Study]) -> list[str]:
    """First turn, runaway index, length, and the cost step of each box."""
    lines = [
        "| box, bots, players | games | first seat wins | turns | who leads at half wins |",
        "|---|---|---|---|---|",
    ]
    for box, study in now.items():
        for table, usual in sorted(study.usual.items(), key=lambda each: each[0].split(", ")[::-1]):
            turns = sum(int(turns) * n for turns, n in usual.turns.items()) / usual.games
            lines.append(
                f"| {BOXES[box].name}, {table} | {usual.games} "
                f"| {percent(*share(usual.games, usual.first_wins))} | {turns:.1f} "
                f"| {percent(*runaway_index(usual))} |"
            )
    return lines


def hero_lines(now: dict[str, Study]) -> list[str]:
    """What heroes are worth at both levels."""
    lines = [f"| box | hero | our guess | {' | '.join(LEVELS)} |"]
    lines.append("|---|---|---|" + "---|" * len(LEVELS))
    for box, study in now.items():
        called = {card.id: card.name for card in BOXES[box].cards}
        for each in effects(study, "hero"):
            row = []
            for level in LEVELS:
                found = study.effects[level][each.change.key]
                row.append(points(Effect(each.change, level, found.deals, *mean_and_error(found))))
            name = called.get(each.change.what, each.change.what)
            kinds = ("super-hero", "character")
            mine = [card for card in BOXES[box].cards if card.name == name and card.kind in kinds]
            lines.append(f"| {BOXES[box].name} | {name} | {guessed(mine)} | {' | '.join(row)} |")
    return lines


def measured() -> dict[str, dict[str, Any]]:
    """What ``tools/measure_sides.py`` found, by table and bot."""
    path = DOCS / "balance" / "sides.json"
    found: dict[str, dict[str, Any]] = {}
    if path.exists():
        found = json.loads(path.read_text(encoding="utf-8"))
    return found


def duel_lines(found: dict[str, dict[str, Any]]) -> list[str]:
    """Sides, first seat and knock-outs of boxes and mixtures, by the way of playing."""
    lines = [
        "| table, bot | games | who wins | first side wins | knock-outs "
        "| Confrontations won of announced |",
        "|---|---|---|---|---|---|",
    ]
    for table, bots in found.items():
        for bot, sums in sorted(bots.items()):
            games, fights = sums["games"], sums["fights"]
            lines.append(
                f"| {_called(table)}, {bot} | {games} | {_winners(sums['heroes'])} "
                f"| {percent(*share(games, sums['first']))} "
                f"| {sums['endings'].get('G3', 0) + sums['endings'].get('V3', 0)} "
                f"| {fights.get('won', 0)} of {fights.get('announced', 0)} |"
            )
    return lines


def _called(table: str) -> str:
    return BOXES[table].name if table in BOXES else RECIPES[table].name


def _winners(heroes: dict[str, list[float]]) -> str:
    """Each Character where there are few, else each side, else the best and the worst."""
    if len(heroes) <= ROWS_SHOWN:
        return "; ".join(f"{name} {percent(*share(n, won))}" for name, (n, won) in heroes.items())
    if heroes.keys() <= SIDES.keys():
        sides: dict[str, list[float]] = {}
        for name, (n, won) in heroes.items():
            all_n, all_won = sides.get(SIDES[name], (0, 0.0))
            sides[SIDES[name]] = [all_n + n, all_won + won]
        return "; ".join(f"{side} {percent(*share(n, won))}" for side, (n, won) in sides.items())
    order = sorted(heroes, key=lambda name: heroes[name][1] / heroes[name][0])
    named = (f"{name} {percent(*share(*heroes[name]))}" for name in (order[-1], order[0]))
    return " to ".join(named)


def use_lines(found: dict[str, dict[str, Any]]) -> list[str]:
    """How often each activated ability is used in a game."""
    lines = ["| table, bot | uses in a game, the most used first |", "|---|---|"]
    for table, bots in found.items():
        for bot, sums in sorted(bots.items()):
            most = sorted(sums["used"].items(), key=lambda use: -use[1])
            uses = "; ".join(f"{_ability(name)}: {n / sums['games']:.2f}" for name, n in most)
            lines.append(f"| {_called(table)}, {bot} | {uses or 'none'} |")
    return lines


def _ability(key: str) -> str:
    """An ability by its card; a second one by its number as well, and one that a text granted."""
    card, _, number = key.partition("/")
    at = int(number)
    return (
        NAMES[card]
        + (HOUSE if card in GUESSED else "")
        + (" (granted)" if at >= FIRST_GRANTED_ABILITY else f" ({at + 1})" if at else "")
    )


def main() -> int:
    """Write the figures."""
    now = studies()
    before = Study.read(DOCS / "balance" / "before" / "confrontations.json")
    parts = [
        "### Which cards are guesses",
        guess_lines(now),
        "### Heroes against villains",
        side_lines(before, now),
        "### Tuned cards",
        tuned_lines(before, now["confrontations"]),
        "### Outside the band now",
        outside_lines(now),
        "### Super Heroes and Characters",
        hero_lines(now),
        "### The games",
        box_lines(now),
    ]
    found = measured()
    if found:
        parts += [
            "### Sides and endings, measured again",
            duel_lines(found),
            "### Activated abilities",
            use_lines(found),
        ]
    text = "\n\n".join(each if isinstance(each, str) else "\n".join(each) for each in parts)
    page = DOCS / "balance.md"
    head, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, _, tail = rest.partition(END)
    page.write_text(f"{head}{BEGIN}\n\n{text}\n\n{END}{tail}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
