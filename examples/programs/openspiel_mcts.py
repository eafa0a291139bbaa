"""Let OpenSpiel's own searches decide: Monte Carlo tree search, with and without a clear view.

MCTSBot searches the state it is given, with all hidden cards in it. ISMCTSBot deals them again for
each simulation, so that it knows what its player knows.
"""

import numpy
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from archrivals.research import load_game, register_openspiel

luck = numpy.random.RandomState(1)
rollouts = RandomRolloutEvaluator(1, luck)

game = load_game("archrivals-heroes-unite-v1", super_villains=2)
state = game.new_initial_state("monday")
for search in (
    MCTSBot(game, 2, 3, rollouts, random_state=luck),
    ISMCTSBot(game, rollouts, 2, 3, random_state=luck),
):
    action = search.step(state)
    print(type(search).__name__, state.action_to_string(state.current_player(), action))
    state.apply_action(action)

register_openspiel()
theirs = pyspiel.load_game("archrivals_heroes_unite_v1(super_villains=2)")
root = theirs.new_initial_state()
root.apply_action(7)  # the deal
action = MCTSBot(theirs, 2, 3, rollouts, random_state=luck).step(root)
print("registered:", root.action_to_string(root.current_player(), action))
