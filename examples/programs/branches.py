"""Try every answer to a question on copies of the table, in the middle of an effect too."""

import copy
import pickle

import archrivals

table = archrivals.Table("heroes-unite", seed="branch")
bot = archrivals.make_bot("keen", "branch")
while len(table.options) < 2 or table.ask.kind == "turn":
    table.answer(bot.answer(table.sight(), table.ask))

print(table.ask)
kept = pickle.dumps(table)
for option in table.options:
    branch = copy.deepcopy(table)
    branch.answer(option)
    print(option, "->", *branch.log(since=-1))
assert pickle.loads(kept).to_json() == table.to_json()
