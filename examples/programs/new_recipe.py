"""Mix boxes in a way of your own, then measure two bots at that table."""

import archrivals

recipe = {
    "id": "seven-for-sale",
    "name": "Both sets, seven cards for sale",
    "host": "heroes-unite",
    "players": 2,
    "main": [{"box": "heroes-unite", "types": ["Hero", "Villain"]}, {"box": "base-set"}],
    "characters": ["heroes-unite", "base-set"],
    "stacks": ["heroes-unite"],
    "weaknesses": ["heroes-unite"],
    "super_villains": "base-set",
    "rules": [["line_up", 7]],
}
table = archrivals.Table(recipe=recipe, seed="mixed")
print(table)
assert len(table.view().line_up) == 7

strong = archrivals.card("kick").to_json() | {"play": [{"kind": "Power", "amount": 3}]}
match = archrivals.play_match(
    ["greedy", "random"],
    blocks=2,
    recipe=recipe,
    super_villains=2,
    cards=archrivals.load_cards(strong),
)
print(match)
