"""Learns to play by policy gradient: a weight for each feature of an option, nothing else.

It plays against random legal moves, and prints how often it wins as it goes on:

    pip install "archrivals[research]"
    python examples/train.py
"""

import argparse

import numpy as np

from archrivals.research import gym_env

words = argparse.ArgumentParser()
words.add_argument("--game", default="archrivals-heroes-unite-v1")
words.add_argument("--games", type=int, default=200)
words.add_argument("--rate", type=float, default=0.02)
options = words.parse_args()

env = gym_env(options.game, opponents="random", super_villains=2)
chance = np.random.default_rng(1)
weights = np.zeros(env.observation_space["options"].shape[1])


def play(seed: int) -> tuple[float, np.ndarray]:
    """One game: what it was worth, and how it would have become likelier."""
    seen, _ = env.reset(seed=seed)
    lean = np.zeros_like(weights)
    worth, over = 0.0, False
    while not over:
        rows = seen["options"][seen["action_mask"] == 1]
        scores = np.exp(np.clip(rows @ weights, -30, 30))
        odds = scores / scores.sum()
        action = chance.choice(len(rows), p=odds)
        lean += rows[action] - odds @ rows  # the gradient of the log-odds of this action
        seen, worth, over, cut, _ = env.step(action)
        over = over or cut
    return worth, lean


usual, results = 0.0, []
for game in range(options.games):
    worth, lean = play(seed=game)
    weights += options.rate * (worth - usual) * lean / (1 + np.linalg.norm(lean))
    usual += 0.05 * (worth - usual)
    results.append(worth > 0)
    if (game + 1) % 25 == 0:
        print(f"after {game + 1:3} games: won of the last 25: {np.mean(results[-25:]):.0%}")
