"""Replace a printed card: everybody's Punch is a Slap that gives 2 Power."""

import archrivals

slap = archrivals.card("punch").to_json() | {
    "name": "Slap",
    "play": [{"kind": "Power", "amount": 2}],
}
table = archrivals.Table(cards=archrivals.load_cards(slap), seed="house", super_villains=2)
print(table)
hands = [card.name for card in table.view(0).hand]
assert set(hands) <= {"Slap", "Vulnerability"}

table.play("greedy")
print(table.result)
