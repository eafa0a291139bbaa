"""Draw docs/pictures/terminal.svg: the full screen in the middle of a game, without a terminal."""

import argparse
import asyncio
from pathlib import Path

from archrivals.bots import make_bot
from archrivals.engine.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.terminal.game import ME, Game, new_game
from archrivals.terminal.screen import TableApp

ROOT = Path(__file__).resolve().parent.parent
SEED = "p5"
TURN = 25
SIZE = (100, 30)


def a_game_on_turn(turn: int) -> Game:
    """A game at the start of the person's turn, a bot having played for them so far."""
    game = new_game(Setup(players=3, first=0), SEED, ("greedy", "greedy"))
    bot = make_bot("greedy", SEED, ME)
    while game.view["turn"]["number"] < turn or not game.my_turn:
        ask = game.table.ask_of(ME)
        if ask is None:
            raise SystemExit(f"the game ended before turn {turn}")
        game.answer(bot.answer(Sight(game.table, ME), ask))
    return game


async def picture(keys: list[str]) -> str:
    """The screen as SVG, after these keys."""
    app = TableApp(a_game_on_turn(TURN))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause()
        return app.export_screenshot(title="archrivals play")


def main() -> None:
    """Write the picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "pictures" / "terminal.svg")
    parser.add_argument("--keys", default="a tab tab end", help="what is typed before the picture")
    options = parser.parse_args()
    options.out.parent.mkdir(parents=True, exist_ok=True)
    svg = asyncio.run(picture(options.keys.split()))
    options.out.write_text(svg, encoding="utf-8", newline="\n")
    print(f"wrote {options.out}")


if __name__ == "__main__":
    main()
