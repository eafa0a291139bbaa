"""Write docs/balance-first-look.md: greedy against greedy at every kind of table.

python tools/balance_first_look.py --games 4000 --jobs 2
"""

from __future__ import annotations

import argparse
from pathlib import Path

from archrivals.boxes import BOXES
from archrivals.lab.first_look import TABLES, Look, interval, look_at, out_of_line

HEAD = """# Balance: a first look

Greedy against greedy, {games} games at each kind of table, 95 % Wilson intervals. Written by
`python tools/balance_first_look.py`; the same cards and bots give the same page. The bots are
simple: they confront when their hand promises the Power and buy by a fixed value, so this shows
gross faults, not fine balance.
"""
ROW_HEAD = (
    "| table, players | first seat wins | turns | knock-outs | Confrontations | won | Blocks "
    "| Assists | Attacks | Defenses |",
    "|---|---|---|---|---|---|---|---|---|---|",
)
FAIR = """A fair share for the first seat is one in the number of sides: a half, with three players
a third, with four alone a quarter."""
HOUSE = """House cards whose buyers win more or less often than those of every printed card of like
cost (one more or less):"""
PAGE = Path(__file__).parent.parent / "docs" / "balance-first-look.md"


def percent(hits: float, n: float) -> str:
    """A share with its interval."""
    share, low, high = interval(hits, n)
    return f"{share:.1%} ({low:.1%}–{high:.1%})"


def table_line(box: str, players: int, look: Look) -> str:
    """One row: how games go."""
    n = look.games
    outs = look.endings["G3"] + look.endings["V3"]
    fights = look.events["outcome"]
    return (
        f"| {BOXES[box].name}, {players} | {percent(look.first_wins, n)} | {look.turns / n:.1f} "
        f"| {percent(outs, n)} | {fights / n:.2f} | {look.won_fights / n:.2f} "
        f"| {look.events['block'] / n:.2f} | {look.events['assist'] / n:.2f} "
        f"| {look.events['attack'] / n:.1f} | {look.events['defend'] / n:.1f} |"
    )


def side_lines(look: Look) -> list[str]:
    """Who wins how often."""
    ranked = sorted(look.side_seats, key=lambda name: -look.side_wins[name] / look.side_seats[name])
    lines = []
    for name in ranked:
        seats = look.side_seats[name]
        lines.append(f"| {name} | {seats} | {percent(look.side_wins[name], seats)} |")
    return lines


def main() -> None:
    """Play and write."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=4000)
    options.add_argument("--jobs", type=int, default=2)
    given = options.parse_args()
    looks = {table: look_at(*table, given.games, given.jobs) for table in TABLES}
    lines = [HEAD.format(games=f"{given.games:,}"), *ROW_HEAD]
    lines += [table_line(*table, look) for table, look in looks.items()]
    lines += ["", FAIR, ""]
    for (box, players), look in looks.items():
        lines += [f"## {BOXES[box].name}, {players} players", ""]
        lines += ["| side | seats | wins |", "|---|---|---|", *side_lines(look), ""]
        found = list(out_of_line(box, look))
        if any(card.source.effect == "house" for card in BOXES[box].cards):
            lines.append(HOUSE)
            lines.append("")
            if found:
                lines += ["| card | buyers win | interval | printed cards |", "|---|---|---|---|"]
                lines += [
                    f"| {card} | {share:.1%} | {low:.1%}–{high:.1%} | {least:.1%}–{most:.1%} |"
                    for card, share, low, high, least, most in found
                ]
            else:
                lines.append("none.")
            lines.append("")
    PAGE.write_text("\n".join(lines), encoding="utf-8")
    print(f"wrote {PAGE.name}")


if __name__ == "__main__":
    main()
