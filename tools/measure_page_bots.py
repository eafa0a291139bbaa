"""Measure how strong a bot of a slow device is: a share of its nodes against all of them.

    python tools/measure_page_bots.py                        # Vera, a quarter, 200 games
    python tools/measure_page_bots.py --bot sibyl --share 0.1 --games 40

Each deal is played twice, with the seats exchanged. No clock cuts a thought, so the same command
prints the same figures on every machine.
"""

from __future__ import annotations

import argparse
from math import inf, sqrt

from archrivals.bots import make_bot
from archrivals.bots.thinking import PlannerBot
from archrivals.engine.language.rules import DEFAULT_BOX, Setup
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table
from archrivals.hosting.cards import cards_for


def won_by_adapted(setup: Setup, bot: str, share: float, deal: int, seat: int) -> float:
    """What the adapted bot of a seat gets out of a deal: 1, 0, or its part of a shared win."""
    seed = f"adapted {deal}"
    table = Table.new(setup, cards_for(setup), seed, log=False)
    bots = [make_bot(bot, seed, each) for each in range(setup.players)]
    slow = bots[seat]
    if not isinstance(slow, PlannerBot):
        raise SystemExit(f"{bot} does not think ahead")
    slow.hurry(inf, share)
    sights = [Sight(table, each) for each in range(setup.players)]
    while table.asks:
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].answer(sights[ask.seat], ask))
    result = table.state.result
    assert result is not None  # no ask is left
    return 1 / len(result.winners) if seat in result.winners else 0.0


def main() -> None:
    """Play, and print the share of wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="vera")
    parser.add_argument("--share", type=float, default=0.25)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--box", default=DEFAULT_BOX)
    wanted = parser.parse_args()
    setup = Setup(box=wanted.box, players=2)
    pairs = [
        sum(won_by_adapted(setup, wanted.bot, wanted.share, deal, seat) for seat in (0, 1)) / 2
        for deal in range(wanted.games // 2)
    ]
    mean = sum(pairs) / len(pairs)
    error = sqrt(sum((each - mean) ** 2 for each in pairs) / (len(pairs) - 1) / len(pairs))
    print(
        f"{wanted.bot} with {wanted.share:.0%} of the nodes won {mean:.1%} of {2 * len(pairs)} "
        f"games of {wanted.box} against all nodes "
        f"(95 % confidence interval {mean - 1.96 * error:.1%} to {mean + 1.96 * error:.1%})"
    )


if __name__ == "__main__":
    main()
