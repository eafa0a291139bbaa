"""The full screen, driven by its keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from archrivals.engine.rules import Setup
from archrivals.terminal.game import Game, new_game, saved_game
from archrivals.terminal.pages import Confirm, Page, WhereTo
from archrivals.terminal.panes import CardList
from archrivals.terminal.screen import TableApp, TableScreen

Act = Callable[[Pilot[None], TableScreen], Awaitable[None]]


def a_game(seed: str = "screen", **setup: object) -> Game:
    """A game whose first turn is the person's, against one bot."""
    table = Setup(**({"players": 2, "first": 0, "heroes": ("hawkman", "batgirl")} | setup))
    return new_game(table, seed, ("random",) * (table.players - 1))


def on_screen(
    game: Game, act: Act, size: tuple[int, int] = (100, 30), save: Path | None = None
) -> TableApp:
    """Open the screen, act, close it."""

    async def run() -> TableApp:
        app = TableApp(game, save)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await act(pilot, app.table_screen)
        return app

    return asyncio.run(run())


def shown(screen: TableScreen, id: str) -> str:
    """The text of a pane."""
    pane = screen.query_one(f"#{id}")
    if isinstance(pane, OptionList):
        return "\n".join(str(option.prompt) for option in pane.options)
    assert isinstance(pane, Static)
    text = str(pane.content)
    return " ".join(text.split()) if id == "lines" else text


def test_the_table_shows_everything_at_a_glance() -> None:
    async def act(pilot: Pilot[None], screen: TableScreen) -> None:
        assert "Power 0" in shown(screen, "title")
        assert "Batgirl  hand 5  deck 5  discard 0" in shown(screen, "foes")
        assert "Vandal Savage" in shown(screen, "market")
        assert "Punch" in shown(screen, "hand")
        assert "Hawkman" in shown(screen, "front")
        assert "Your turn, 0 Power." in shown(screen, "prompt")
        assert "Turn 1: your turn begins." in shown(screen, "lines")
        assert "End your turn" in shown(screen, "options")

    on_screen(a_game(), act)


def test_digits_answer_and_what_can_be_bought_is_ticked() -> None:
    game = a_game(arranged=(("hand 0", ("kick", "kick", "punch")),))

    async def act(pilot: Pilot[None], screen: TableScreen) -> None:
        assert "✓" not in shown(screen, "market")
        kick = game.options.index("Play Kick") + 1
        await pilot.press(str(kick))
        assert "Power 2" in shown(screen, "title")
        await pilot.press("a")
        assert "Power 5" in shown(screen, "title")
        assert "✓  3 Kick" in shown(screen, "market")
        assert "You play Punch and Kick (+3 Power)." in shown(screen, "lines")
        buy = game.options.index("Buy Kick (cost 3)") + 1
        await pilot.press(str(buy))
        assert "discard 1" in str(screen.query_one("#hand", CardList).border_subtitle)

    on_screen(game, act)


def test_a_turn_is_ended_after_a_warning_and_the_bot_plays_on() -> None:
    game = a_game()

    async def act(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("e")
        assert isinstance(screen.app.screen, Confirm)
        await pilot.press("n")
        assert game.view["turn"]["number"] == 1
        await pilot.press("a", "e", "y")
        assert game.view["turn"]["number"] == 3
        assert "Turn 2: Batgirl's turn begins." in shown(screen, "lines")
        await pilot.press("a", "e", "y", "a", "e", "y")
        assert game.view["turn"]["number"] == 7

    on_screen(game, act)


def test_arrows_and_enter_play_from_the_hand_and_buy_from_the_market() -> None:
    game = a_game(arranged=(("hand 0", ("kick", "kick")),))

    async def act(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("tab")
        assert screen.focused is screen.query_one("#hand")
        await pilot.press("enter", "enter")
        assert game.view["turn"]["power"] == 4
        await pilot.press("right", "end", "up", "enter")
        assert "You buy Kick for 3 Power." in shown(screen, "lines")
        await pilot.press("enter")
        assert "Buy Kick? Kick costs 3 and you have 1 Power. (T4)" in shown(screen, "card")
        await pilot.press("left", "left")
        assert screen.focused is screen.query_one("#options")

    on_screen(game, act)


def test_the_highlighted_card_is_shown_and_read_in_full() -> None:
    game = a_game(arranged=(("hand 0", ("katana", "punch")),))

    async def act(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("tab", "home")
        names = [row.card.name for row in screen.query_one("#hand", CardList).entries if row.card]
        await pilot.press(*["down"] * names.index("Katana"))
        assert "Katana: Hero, cost 2, 1 VP" in shown(screen, "card")
        await pilot.press("i")
        page = screen.app.screen
        assert isinstance(page, Page)
        texts = [str(line.content) for line in page.query(Static)]
        assert any(text.startswith("+1 Power. Defense:") for text in texts)
        assert any("4 copies in the box." in text for text in texts)
        await pilot.press("escape")
        assert screen.app.screen is screen

    on_screen(game, act)


def test_why_not_answers_below() -> None:
    async def act(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("w")
        assert "Highlight a card" in shown(screen, "card")
        await pilot.press("tab", "tab", "end", "w")
        assert "Vandal Savage costs 8 and you have 0 Power. (T4)" in shown(screen, "card")
        await pilot.press("up")
        assert "Kick: Super Power" in shown(screen, "card")

    on_screen(a_game(), act)


def test_a_question_takes_the_focus_and_gives_it_back() -> None:
    game = a_game(arranged=(("hand 0", ("soultaker-sword", "punch", "weakness")),))

    async def act(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("tab")
        pane = screen.query_one("#hand", CardList)
        pane.highlighted = [row.card.id for row in pane.entries if row.card].index(
            "soultaker-sword"
        )
        await pilot.press("enter")
        assert screen.focused is screen.query_one("#options")
        assert "Soultaker Sword: You may destroy" in shown(screen, "prompt")
        await pilot.press("e")
        assert "answer the question first" in shown(screen, "card")
        await pilot.press("end")
        assert "Soultaker Sword: Equipment" in shown(screen, "card")  # the card that asks
        await pilot.press("enter")
        assert screen.focused is pane

    on_screen(game, act)


def test_a_card_in_a_pane_answers_a_question_about_it() -> None:
    game = a_game(arranged=(("hand 0", ("soultaker-sword", "weakness")),))

    async def act(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press(str(game.options.index("Play Soultaker Sword") + 1))
        await pilot.press("tab", "enter")
        assert "You destroy Weakness from your hand (Soultaker Sword)." in shown(screen, "lines")

    on_screen(game, act)


def test_help_log_and_piles_open_and_close() -> None:
    async def act(pilot: Pilot[None], screen: TableScreen) -> None:
        pages = {"question_mark": "Help", "l": "What happened", "d": "Discard piles"}
        for key, title in pages.items():
            await pilot.press(key)
            assert isinstance(screen.app.screen, Page)
            assert title in str(screen.app.screen.query_one(".sheet").border_title)
            await pilot.press("down", "pagedown", "up", "escape")
            assert screen.app.screen is screen

    on_screen(a_game(), act)


def test_the_game_is_saved_under_a_name(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = a_game()

    async def act(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("a", "s", "escape", "s")
        page = screen.app.screen
        assert isinstance(page, WhereTo)
        page.query_one(Input).value = str(file)
        await pilot.press("enter")
        assert f"archrivals play --load {file}" in shown(screen, "card")

    on_screen(game, act)
    assert saved_game(file).view["turn"]["power"] == game.view["turn"]["power"] > 0


def test_leaving_asks_first_and_saves_where_a_file_is_known(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    async def act(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("q", "n")
        assert screen.app.is_running
        await pilot.press("q", "y")

    app = on_screen(a_game(), act, save=file)
    assert app.return_code == 0
    assert file.exists()


def test_a_super_hero_can_be_picked_first() -> None:
    game = new_game(Setup(players=2, first=0, hero_choice="pick"), "pick", ("random",))

    async def act(pilot: Pilot[None], screen: TableScreen) -> None:
        assert "Which Super Hero" in shown(screen, "prompt")
        assert "Batgirl: Super Hero" in shown(screen, "card")
        await pilot.press("down", "enter")
        assert "Black Canary" in shown(screen, "front")

    on_screen(game, act)


def test_what_others_did_to_me_is_told_as_my_turn_begins() -> None:
    ring = "yellow-lantern-corps-power-ring"
    game = new_game(
        Setup(
            heroes=("hawkman", "nightwing"),
            first=1,
            arranged=(("hand 1", (ring,)), ("hand 0", ("punch", "vulnerability"))),
        ),
        "attacked",
        ("greedy",),
    )

    async def act(pilot: Pilot[None], screen: TableScreen) -> None:
        assert "Yellow Lantern Corps Power Ring: Discard a card." in shown(screen, "prompt")
        await pilot.press("1")
        assert "Since your last turn: You discard" in shown(screen, "card")
        await pilot.press("tab")
        assert "Since your last turn" not in shown(screen, "card")

    on_screen(game, act)


async def play_on(pilot: Pilot[None], screen: TableScreen, decisions: int) -> None:
    """Go on by keys: all plain cards, the first card for sale, the end; else the first answer."""
    game = screen.game
    for _ in range(decisions):
        if game.over:
            return
        if isinstance(screen.app.screen, Confirm):
            await pilot.press("y")
        elif game.my_turn:
            await pilot.press("a")
            buys = [at for at, text in enumerate(game.options) if text.startswith("Buy")]
            screen.choose(buys[0] if buys else len(game.options) - 1)
            await pilot.pause()
        else:
            await pilot.press("1")


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (160, 50)])
def test_five_players_fit_every_terminal(size: tuple[int, int]) -> None:
    game = new_game(
        Setup(players=5, variants=("synergy", "hunt")), "fits", ("greedy", "random") * 2
    )

    async def act(pilot: Pilot[None], screen: TableScreen) -> None:
        await play_on(pilot, screen, 6)
        assert len(game.table.answers) > 10

    on_screen(game, act, size)


@pytest.mark.long
def test_a_whole_game_is_played_to_its_end() -> None:
    game = new_game(Setup(players=3, super_villains=2), "whole", ("greedy", "greedy"))

    async def act(pilot: Pilot[None], screen: TableScreen) -> None:
        await play_on(pilot, screen, 500)
        assert game.over
        assert isinstance(screen.app.screen, Page)
        await pilot.press("escape")
        assert "The game is over" in shown(screen, "prompt")
        await pilot.press("q")

    assert on_screen(game, act).return_code == 0


def test_the_screen_at_eighty_by_twenty_four_still_shows_every_pane() -> None:
    async def act(pilot: Pilot[None], screen: TableScreen) -> None:
        for id in ("foes", "market", "hand", "front", "ask", "log", "card"):
            region = screen.query_one(f"#{id}").region
            assert region.width > 10, id
            assert region.height >= 2, id
            assert region.bottom <= 24, id

    on_screen(a_game(), act, size=(80, 24))
