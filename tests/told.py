"""What bots and research environments say, as JSON: run where the package may have been changed.

    python tests/told.py --answers 1000

Two copies of the package that should play alike print the same.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Any, Final, get_args

from archrivals.bots import BOTS, make_bot, thinking
from archrivals.bots.learned import LearnedBot, worth_of
from archrivals.bots.prodigy import scores
from archrivals.bots.thinking import Budget, PlannerBot
from archrivals.boxes import BOXES, catalogue
from archrivals.coach.chances import chances_for
from archrivals.engine.language import effects as fx
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table
from archrivals.research import GAMES, load_game

UNTAUGHT: Final = ("random", "keen", "greedy")
SHORT: Final = Budget(nodes=40, worlds=1, options=4)
"""A thought is cut short: what it begins with and how it judges is learned, its length is not."""

STATES: Final = 60
"""So many states of each environment: their tensors take long to write down."""

CATALOGUES: Final = {box: catalogue(box) for box in BOXES}
TABLES: Final = [*((box, 2) for box in BOXES), ("confrontations", 4)]


def answers_of(name: str, wanted: int) -> list[int]:
    """A bot's answers to its first decisions with a choice, as many of every table."""
    found: list[int] = []
    for box, players in TABLES:
        each = -(-wanted // len(TABLES))
        game = 0
        while each > 0:
            for answer in _answers(name, Setup(box=box, players=players), f"{name} {game}"):
                found.append(answer)
                each -= 1
                if not each:
                    break
            game += 1
    return found


def _answers(name: str, setup: Setup, seed: str) -> Any:
    table = Table.new(setup, CATALOGUES[setup.box], seed, log=False)
    bots = [make_bot(name, seed, seat) for seat in range(setup.players)]
    for bot in bots:
        if isinstance(bot, PlannerBot):
            bot.budget = replace(bot.budget, nodes=SHORT.nodes, worlds=SHORT.worlds)
    sights = [Sight(table, seat) for seat in range(setup.players)]
    while table.asks:
        ask = table.asks[0]
        answer = bots[ask.seat].answer(sights[ask.seat], ask)
        if len(ask.options) > 1:
            yield answer
        table.answer(ask.seat, answer)


def judged(box: str, players: int, turns: int) -> str:
    """A digest of the network's scores and the coach's chances, to the last bit."""
    cat = CATALOGUES[box]
    fights = BOXES[box].rules.confrontations
    worth = worth_of(cat, confrontations=fights, insight=True)
    chances = chances_for(cat, confrontations=fights)
    table = Table.new(Setup(box=box, players=players), cat, f"judged {box}", log=False)
    bot = LearnedBot("", worth)
    sights = [Sight(table, seat) for seat in range(players)]
    digest = sha256()
    while table.asks and table.state.number <= turns:
        ask = table.asks[0]
        first = bot.answer(sights[ask.seat], ask)
        said = [scores(worth, sights[ask.seat], ask, first), chances.of(table.state)]
        digest.update(json.dumps(said).encode())
        table.answer(ask.seat, first)
    return digest.hexdigest()


def columns_and_numbers(name: str) -> list[Any]:
    """What an environment's columns are, and a digest of what stands under them in some states."""
    game = load_game(name)
    state = game.new_initial_state(name)
    chance = Random(name)
    digest = sha256()
    for _ in range(STATES):
        if state.is_terminal():
            break
        player = state.current_player()
        seen = [state.observation_tensor(player), state.information_state_tensor(player)]
        digest.update(json.dumps([*seen, state.option_features()]).encode())
        state.apply_action(chance.choice(state.legal_actions()))
    return [game.shape, game.column_names(), game.option_column_names(), digest.hexdigest()]


def told(answers: int) -> dict[str, Any]:
    """Everything that is compared; ``kinds`` says which package it was."""
    thinking.GLANCE = SHORT  # type: ignore[misc]  # as above
    return {
        "kinds": [kind.__name__ for kind in get_args(fx.Effect)],
        "bots": {name: answers_of(name, answers) for name in BOTS if name not in UNTAUGHT},
        "judged": {f"{box}, {players}": judged(box, players, 12) for box, players in TABLES},
        "environments": {name: columns_and_numbers(name) for name in GAMES},
    }


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--answers", type=int, default=1_000, help="of each bot")
    json.dump(told(parser.parse_args().answers), sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
