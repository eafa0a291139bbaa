"""Take one seat of three. Put your own answer where this program takes the first option."""

import archrivals

me, read = 1, 0
table = archrivals.Table("heroes-unite", players=3, seed="mine", super_villains=2)
while True:
    table.play("greedy", until=me)
    for line in table.log(me, since=read):
        print(" ", line)
    read = len(table.answers)
    if table.over:
        break
    table.answer(table.options[0])
gains = [event for event in table.events(me) if "gained" in event.facts]
print(f"{len(gains)} cards were gained.")
