"""Play one game twice: the same setup, seed and answers give equal results."""

import archrivals

results = []
for _ in range(2):
    table = archrivals.Table("rivals-batman-joker", seed="twice")
    table.play("greedy", "collector")
    results.append(table.result)
assert results[0] == results[1]
print(results[0])

other = archrivals.Table("rivals-batman-joker", seed="once more")
other.play("greedy", "collector")
assert len({*results, other.result}) == 2
