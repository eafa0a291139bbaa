"""Draw docs/pictures/terminal.svg: the full screen in the middle of a game, without a terminal.

With ``--box confrontations --players 4`` two on two, and so on; name another file with ``--out``.
"""

import argparse
import asyncio
import re
from pathlib import Path

from archrivals.bots import make_bot
from archrivals.boxes import BOXES
from archrivals.engine.language.rules import DEFAULT_BOX, Setup
from archrivals.engine.sight import Sight
from archrivals.terminal.game import Game, new_game
from archrivals.terminal.position import ME
from archrivals.terminal.screen import TableApp

ROOT = Path(__file__).resolve().parent.parent
SEED = "p5"
SIZE = (100, 30)
FETCHED_FONT = re.compile(r',\s*url\([^)]*\) format\("[^"]*"\)')
"""A font that the picture would fetch from elsewhere; the reader's own will do."""


def a_game_on_turn(setup: Setup, turn: int) -> Game:
    """A game at the start of the person's turn, a bot having played for them so far."""
    game = new_game(setup, SEED, ("greedy",) * (setup.players - 1))
    bot = make_bot("greedy", SEED, ME)
    while game.view.turn.number < turn or not game.my_turn:
        ask = game.table.ask_of(ME)
        if ask is None:
            raise SystemExit(f"the game ended before turn {turn}")
        game.answer(bot.answer(Sight(game.table, ME), ask))
    return game


async def picture(game: Game, keys: list[str]) -> str:
    """The screen as SVG, after these keys."""
    app = TableApp(game)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause()
        return FETCHED_FONT.sub("", app.export_screenshot(title="archrivals play"))


def main() -> None:
    """Write the picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "pictures" / "terminal.svg")
    parser.add_argument("--keys", default="a tab tab end", help="keys typed before the picture")
    parser.add_argument("--box", choices=BOXES, default=DEFAULT_BOX, help="which box")
    parser.add_argument("--players", type=int, default=3, help="how many")
    parser.add_argument("--turn", type=int, default=25, help="the person's first turn from this on")
    options = parser.parse_args()
    options.out.parent.mkdir(parents=True, exist_ok=True)
    setup = Setup(box=options.box, players=options.players, first=0)
    game = a_game_on_turn(setup, options.turn)
    svg = asyncio.run(picture(game, options.keys.split()))
    options.out.write_text(svg, encoding="utf-8", newline="\n")
    print(f"wrote {options.out}")


if __name__ == "__main__":
    main()
