"""Bring cards along that no rule of the table could use: each is refused with the reason."""

from typing import Any

import archrivals

punch = archrivals.card("punch").to_json()
batman = archrivals.card("batman-1").to_json()
wrong: list[tuple[str, dict[str, Any]]] = [
    ("a starter that nothing deals", punch | {"id": "jab", "name": "Jab"}),
    ("a Character at a table with Super Heroes", batman),
    ("no copies", punch | {"copies": 0}),
    ("another kind of card under a known id", punch | {"kind": "main"}),
]
for what, card in wrong:
    try:
        archrivals.Table("heroes-unite", cards=archrivals.load_cards(card))
    except archrivals.SetupError as refused:
        print(f"{what}: {refused}")
    else:
        raise AssertionError(f"{what}: accepted")

for heroes, players in (("nightwing", 2), (["nightwing", "batgirl"], "2")):
    try:
        archrivals.Table(heroes=heroes, players=players)  # type: ignore[arg-type]  # on purpose
    except archrivals.SetupError as refused:
        print(refused)
