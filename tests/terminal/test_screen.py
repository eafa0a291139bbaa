"""The full screen, driven by its keys."""

# mypy: no-warn-unreachable, no-strict-equality
# An assertion narrows what the next call changes.

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets._footer import FooterKey
from tiers import NIGHT

from archrivals.boxes import BOXES
from archrivals.engine.language.rules import Setup
from archrivals.speech import LANGUAGES
from archrivals.terminal.game import Game, new_game, saved_game
from archrivals.terminal.pages import Confirm, EndPage, Page, WhereTo
from archrivals.terminal.panes import CardList, market_lines
from archrivals.terminal.rows import Note, Row, full_text, sort_text
from archrivals.terminal.screen import TableApp, TableScreen, play_on_screen


def smallest(first: tuple[int, int], *others: tuple[int, int]) -> list[tuple[int, int]]:
    """Return sizes of terminals: all at night, else the one where it is hardest."""
    return [first, *others] if NIGHT else [first]


Act = Callable[[Pilot[str], TableScreen], Awaitable[None]]


def a_game(seed: str = "screen", **setup: Any) -> Game:
    """A game whose first turn is the person's, against one bot."""
    table = Setup(**{"players": 2, "first": 0, "heroes": ("hawkman", "batgirl"), **setup})
    return new_game(table, seed, ("random",) * (table.players - 1))


def on_screen(
    game: Game,
    act: Act,
    size: tuple[int, int] = (100, 30),
    save: Path | None = None,
    offer: str = "",
    *,
    again: bool = False,
) -> TableApp:
    """Open the screen, act, close it."""

    async def run() -> TableApp:
        app = TableApp(game, save, offer, again=again)
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
    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
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

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
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

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await pilot.press("e")
        assert isinstance(screen.app.screen, Confirm)
        await pilot.press("n")
        assert game.view.turn.number == 1
        await pilot.press("a", "e", "y")
        assert game.view.turn.number == 3
        assert "Turn 2: Batgirl's turn begins." in shown(screen, "lines")
        await pilot.press("a", "e", "y", "a", "e", "y")
        assert game.view.turn.number == 7

    on_screen(game, act)


def test_keys_that_come_before_the_question_is_there_do_no_harm() -> None:
    game = a_game()

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await screen.run_action("end_turn")
        await screen.run_action("end_turn")
        await pilot.press("y")
        assert screen.app.screen is screen, "one press too many asks nothing more"
        assert game.view.turn.number == 3
        await screen.run_action("end_turn")
        sure = screen.app.screen
        assert isinstance(sure, Confirm)
        sure.action_answer(True)
        sure.action_answer(True)
        await pilot.pause()
        assert screen.app.screen is screen
        assert game.view.turn.number == 5, "two answers are one"

    on_screen(game, act)


def press_twice(screen: TableScreen, key: str, character: str) -> None:
    """Two presses that arrive before the screen has handled the first."""
    for _ in range(2):
        screen.app.post_message(events.Key(key, character))


def test_enter_pressed_twice_answers_one_question() -> None:
    hand = ("crimson-whirlwind", "katana", "kick", "vulnerability", "punch")
    game = a_game(arranged=(("hand 0", hand),))

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        last = game.options.index("Play Crimson Whirlwind")
        screen.query_one("#options", CardList).highlighted = last
        await pilot.pause()
        press_twice(screen, "enter", "\r")
        await pilot.pause()
        assert "Crimson Whirlwind" in shown(screen, "prompt")
        assert len(game.options) <= last, "the second press meets fewer options"
        assert len(game.table.answers) == 1

    on_screen(game, act)


@pytest.mark.night
def test_enter_pressed_twice_saves_once_and_leaves_the_table_open(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await pilot.press("s")
        page = screen.app.screen
        assert isinstance(page, WhereTo)
        page.query_one(Input).value = str(file)
        press_twice(screen, "enter", "\r")
        await pilot.pause()
        assert screen.app.screen is screen
        assert file.exists()

    on_screen(a_game(), act)


def test_arrows_and_enter_play_from_the_hand_and_buy_from_the_market() -> None:
    game = a_game(arranged=(("hand 0", ("kick", "kick")),))

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await pilot.press("tab")
        assert screen.focused is screen.query_one("#hand")
        await pilot.press("enter", "enter")
        assert game.view.turn.power == 4
        await pilot.press("right", "end", "up", "enter")
        assert "You buy Kick for 3 Power." in shown(screen, "lines")
        await pilot.press("enter")
        assert "Buy Kick? Kick costs 3 and you have 1 Power. (T4)" in shown(screen, "card")
        await pilot.press("left", "left")
        assert screen.focused is screen.query_one("#options")

    on_screen(game, act)


def test_the_highlighted_card_is_shown_and_read_in_full() -> None:
    game = a_game(arranged=(("hand 0", ("katana", "punch")),))

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
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
    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await pilot.press("w")
        assert "Highlight a card" in shown(screen, "card")
        await pilot.press("tab", "tab", "end", "w")
        assert "Vandal Savage costs 8 and you have 0 Power. (T4)" in shown(screen, "card")
        await pilot.press("up")
        assert "Kick: Super Power" in shown(screen, "card")

    on_screen(a_game(), act)


def test_a_question_takes_the_focus_and_gives_it_back() -> None:
    game = a_game(arranged=(("hand 0", ("soultaker-sword", "punch", "weakness")),))

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
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

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await pilot.press(str(game.options.index("Play Soultaker Sword") + 1))
        await pilot.press("tab", "enter")
        assert "You destroy Weakness from your hand (Soultaker Sword)." in shown(screen, "lines")

    on_screen(game, act)


def test_help_log_and_piles_open_and_close() -> None:
    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
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

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await pilot.press("a", "s", "escape", "s")
        page = screen.app.screen
        assert isinstance(page, WhereTo)
        page.query_one(Input).value = str(file)
        await pilot.press("enter")
        assert f"archrivals play --load {file}" in shown(screen, "card")

    on_screen(game, act)
    assert saved_game(file).view.turn.power == game.view.turn.power > 0


def test_leaving_asks_first_and_saves_where_a_file_is_known(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await pilot.press("q", "n")
        assert screen.app.is_running
        await pilot.press("q", "y")

    app = on_screen(a_game(), act, save=file)
    assert app.return_code == 0
    assert file.exists()


def test_a_save_that_fails_keeps_the_person_at_the_table(tmp_path: Path) -> None:
    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await pilot.press("a", "q", "y")
        assert screen.app.is_running
        assert "cannot be written" in shown(screen, "card")
        assert "s saves the game elsewhere" in shown(screen, "card")
        await pilot.press("s")
        assert isinstance(screen.app.screen, WhereTo), "another file can be named"
        await pilot.press("escape", "q")
        texts = [str(line.content) for line in screen.app.screen.query(Static)]
        assert any("The game is not saved" in text for text in texts)
        await pilot.press("y")

    app = on_screen(a_game(), act, save=tmp_path / "no" / "where.json")
    assert app.return_code == 0
    assert app.table_screen.save_path is None


@pytest.mark.night
def test_the_end_does_not_offer_a_file_that_was_not_written(tmp_path: Path) -> None:
    game = a_game()

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        screen._finish()
        await pilot.pause()
        told = " ".join(str(line.content) for line in screen.app.screen.query(Static))
        assert "cannot be written" in told
        assert "archrivals coach" not in told

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("archrivals.terminal.screen.result_lines", lambda *_: ["Over.", "You win."])
        patch.setattr("archrivals.terminal.screen.score_sheet", lambda *_: ["Total 3 2"])
        patch.setattr("archrivals.terminal.screen.deciding_lines", lambda *_: ["Turn 1."])
        on_screen(game, act, save=tmp_path / "no" / "where.json")


def test_the_end_shows_the_score_the_deciding_turn_and_the_way_to_another_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("archrivals.terminal.pages.EARLY_KEYS_S", 0.0)
    file = Path(__file__).parent.parent / "replays" / "two-players.json"
    game = saved_game(file)

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        page = screen.app.screen
        assert isinstance(page, EndPage)
        told = [str(line.content) for line in page.query(Static)]
        totals = next(line for line in told if line.startswith("Total"))
        assert game.view.result is not None
        assert [int(n) for n in totals.split()[1:]] == list(game.view.result.points)
        assert any(line.startswith("The turn that decided it: turn ") for line in told)
        await pilot.press("escape")
        assert screen.app.screen is screen
        assert "n begins another" in shown(screen, "prompt")
        await pilot.press("n")

    app = on_screen(game, act, again=True)
    assert app.return_value == "again"


@pytest.mark.night
def test_a_key_for_the_last_question_does_not_begin_another_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("archrivals.terminal.pages.EARLY_KEYS_S", 1_000.0)
    file = Path(__file__).parent.parent / "replays" / "two-players.json"

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        press_twice(screen, "enter", "\r")
        await pilot.pause()
        assert isinstance(screen.app.screen, EndPage)

    on_screen(saved_game(file), act, again=True)


@pytest.mark.night
def test_a_game_that_is_offered_goes_on_or_makes_room_for_a_new_one() -> None:
    for key, result in (("enter", None), ("y", None), ("escape", "new"), ("n", "new")):

        async def act(pilot: Pilot[str], screen: TableScreen, key: str = key) -> None:
            page = screen.app.screen
            assert isinstance(page, Confirm)
            assert "Go on?" in str(page.query(Static).first().content)
            await pilot.press(key)

        assert on_screen(a_game(), act, offer="Go on?").return_value == result, key


@pytest.mark.night
def test_yes_has_its_letter_in_every_language() -> None:
    for language, key in (("en", "y"), ("de", "j"), ("es", "s")):
        game = new_game(Setup(players=2, first=0), "screen", ("random",), language)

        async def act(pilot: Pilot[str], screen: TableScreen, key: str = key) -> None:
            await pilot.press("q")
            told = str(screen.app.screen.query(Static).last().content)
            assert "[Esc]" in told
            assert "[Enter]" in told or "[Intro]" in told
            await pilot.press(key)

        assert on_screen(game, act).return_code == 0, language


@pytest.mark.night
def test_columns_stay_in_line_however_long_the_names_are() -> None:
    faults = []
    for language in LANGUAGES:
        for box in BOXES.values():
            rows = [Row(card, note=Note("left", 12)) for card in box.cards if card.cost is not None]
            sorts = [sort_text(row.card, language) for row in rows]
            for width in (43, 46, 63):
                lines = [str(entry.line) for entry in market_lines(rows, language, width)]
                pairs = zip(lines, sorts, strict=True)
                starts = {line.rindex(f" {sort}") for line, sort in pairs}
                if len(starts) > 1 or max(map(len, lines)) > width:
                    faults.append((language, box.id, width, starts))
    assert faults == []


@pytest.mark.night
def test_with_room_the_texts_of_the_cards_for_sale_are_shown() -> None:
    game = a_game()

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        market = screen.query_one("#market", CardList)
        for row in game.market:
            begin = full_text(row.card).split()[:4]
            assert " ".join(begin) in " ".join(shown(screen, "market").split())
        assert market.max_scroll_y == 0, "all of them are in sight"

    on_screen(game, act, (120, 40))


@pytest.mark.night
def test_a_screen_that_was_not_left_claims_no_save(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(TableApp, "run", lambda self: None)
    play_on_screen(a_game(), tmp_path / "game.json")
    assert capsys.readouterr().out == ""


@pytest.mark.night
def test_control_c_asks_once_like_q() -> None:
    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await pilot.press("ctrl+c", "ctrl+c", "ctrl+q")
        assert isinstance(screen.app.screen, Confirm)
        await pilot.press("n")
        assert screen.app.screen is screen

    on_screen(a_game(), act)


@pytest.mark.night
def test_eighty_columns_have_room_for_all_counts_in_the_title() -> None:
    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        title = shown(screen, "title")
        assert title.endswith("main deck 106   Super-Villains 8   Weaknesses 20")
        assert len(title) <= 78
        market = shown(screen, "market").splitlines()
        room = screen.query_one("#market").content_size.width
        assert all(len(line) <= room for line in market if line.endswith(" left"))

    on_screen(a_game(), act, size=(80, 24))


@pytest.mark.night
def test_who_i_am_is_told_where_nothing_is_highlighted() -> None:
    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await pilot.press("end")
        assert "You are Hawkman. " in shown(screen, "card")

    on_screen(a_game(), act)


@pytest.mark.night
def test_a_super_hero_can_be_picked_first() -> None:
    game = new_game(Setup(players=2, first=0, hero_choice="pick"), "pick", ("random",))

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
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

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        assert "Yellow Lantern Corps Power Ring: Discard a card." in shown(screen, "prompt")
        await pilot.press("1")
        assert "Since your last turn: You discard" in shown(screen, "card")
        await pilot.press("tab")
        assert "Since your last turn" not in shown(screen, "card")

    on_screen(game, act)


async def play_on(pilot: Pilot[str], screen: TableScreen, decisions: int) -> None:
    """Go on by keys: all plain cards, the first card for sale, the end; else the first answer."""
    game = screen.game
    for _ in range(decisions):
        if game.over:
            return
        if isinstance(screen.app.screen, Confirm):
            await pilot.press("y")
        elif game.my_turn:
            await pilot.press("a")
            if not game.my_turn:
                continue
            buys = [at for at, text in enumerate(game.options) if text.startswith("Buy")]
            screen.choose(buys[0] if buys else len(game.options) - 1)
            await pilot.pause()
        else:
            await pilot.press("1")


@pytest.mark.parametrize("size", smallest((60, 20), (80, 24), (160, 50)))
def test_five_players_fit_every_terminal(size: tuple[int, int]) -> None:
    game = new_game(
        Setup(players=5, variants=("synergy", "hunt")), "fits", ("greedy", "random") * 2
    )

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await play_on(pilot, screen, 6)
        assert len(game.table.answers) > 10

    on_screen(game, act, size)


@pytest.mark.night
def test_a_whole_game_is_played_to_its_end(tmp_path: Path) -> None:
    game = new_game(Setup(players=3, super_villains=2), "whole", ("greedy", "greedy"))

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await play_on(pilot, screen, 500)
        assert game.over
        assert isinstance(screen.app.screen, Page)
        await pilot.press("escape")
        assert "The game is over. q leaves the table." in shown(screen, "prompt")
        screen._save_to(tmp_path / "game.json")
        await pilot.pause()
        assert "archrivals coach" in shown(screen, "card")
        await pilot.press("a")
        assert shown(screen, "card").startswith("The game is over")
        await pilot.press("e", "q")

    assert on_screen(game, act).return_code == 0


# --- Confrontations ---------------------------------------------------------------------------


def two_on_two(**setup: Any) -> Game:
    """Aquaman (you) and Superman against Felix Faust and Lex Luthor."""
    heroes = ("Aquaman", "Felix Faust", "Superman", "Lex Luthor")
    return a_game(**{"box": "confrontations", "players": 4, "heroes": heroes, **setup})


@pytest.mark.night
def test_two_on_two_shows_sides_costs_and_the_teammates_hand() -> None:
    game = two_on_two(arranged=(("hand 2", ("enhanced-strength", "punch", "punch")),))

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        players = shown(screen, "foes")
        assert "foe  Felix Faust  L1 cost 9  hand 5  deck 5  discard 0" in players
        assert "mate Superman  L1 cost 9  hand 3" in players
        assert "holds 2 × Punch, Enhanced Strength" in players
        assert str(screen.query_one("#foes").border_title) == "Players"
        assert "Aquaman L1 cost 9" in shown(screen, "front")
        assert "or play a normal turn?" in shown(screen, "prompt")
        assert "Super-Villains" not in shown(screen, "title")
        await pilot.press("home")  # by habit Enter plays a normal turn
        assert "Felix Faust (Level 1): Character, cost 9, 4 VP" in shown(screen, "card")

    on_screen(game, act)


def test_a_confrontation_by_keys_shows_power_against_cost() -> None:
    game = two_on_two(arranged=(("hand 0", ("punch", "punch")), ("hand 2", ("punch",))))

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await pilot.press("e")
        assert "First decide" in shown(screen, "card")
        await pilot.press("shift+tab", "home", "enter")  # the first foe, among the players
        assert "Power 0 against Felix Faust's cost 9" in shown(screen, "title")
        assert "⚔ foe  Felix Faust" in shown(screen, "foes")
        assert "not in a Confrontation" in str(screen.query_one("#market").border_title)
        await pilot.press("c")
        assert "Superman cannot or will not help you now." in shown(screen, "card")
        await pilot.press("a", "e")
        assert isinstance(screen.app.screen, Confirm)
        await pilot.press("y")
        assert "You lose the Confrontation: 2 Power against cost 9." in shown(screen, "lines")

    on_screen(game, act)


def test_enter_goes_on_with_playing_and_not_with_a_call_for_help() -> None:
    game = two_on_two(arranged=(("hand 0", ("punch", "punch")),))

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await pilot.press("enter")  # a normal turn
        assert screen.query_one("#options", CardList).highlighted == 0
        assert "Punch: Starter" in shown(screen, "card")
        await pilot.press("enter")
        assert game.view.turn.power == 1

    on_screen(game, act)


def test_enter_on_a_foe_who_cannot_be_confronted_says_why() -> None:
    level_two = (("hero 1", ("felix-faust-2", "felix-faust-3")),)
    game = two_on_two(arranged=level_two)

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await pilot.press("shift+tab", "home", "enter")
        assert "You must Confront the lowest cost first. (F1)" in shown(screen, "card")
        await pilot.press("down", "w")
        assert "is your teammate's Character" in shown(screen, "card")
        await pilot.press("down", "enter")
        assert "Confront Lex Luthor" in shown(screen, "prompt")

    on_screen(game, act)


@pytest.mark.night
def test_an_assist_card_is_put_onto_the_character_with_p() -> None:
    game = a_game(
        box="confrontations",
        heroes=("Aquaman", "Circe"),
        arranged=(("hand 0", ("enhanced-strength", "punch")),),
    )

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await pilot.press("2", "p")
        assert "Enhanced Strength on it: Assist" in shown(screen, "front")
        await pilot.press("p")
        assert "V4" in shown(screen, "card")
        await pilot.press("c")  # nobody to call here
        await pilot.press("a", "e", "y")
        assert game.view.turn.number == 3

    on_screen(game, act)


@pytest.mark.night
@pytest.mark.night
def test_help_and_piles_know_confrontations() -> None:
    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await pilot.press("question_mark")
        texts = " ".join(str(line.content) for line in screen.app.screen.query(Static))
        assert "ask your teammate for an Assist card" in texts
        assert "Whoever defeats a Level 3 wins at once" in texts
        await pilot.press("escape", "d", "escape")

    on_screen(two_on_two(), act)


@pytest.mark.parametrize("size", smallest((60, 20), (80, 24), (100, 30)))
def test_two_on_two_fits_every_terminal(size: tuple[int, int]) -> None:
    game = new_game(Setup(box="confrontations", players=4), "fits", ("greedy",) * 3)

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await play_on(pilot, screen, 12)
        assert len(game.table.answers) > 20
        for id in ("foes", "market", "hand", "front", "ask", "log", "card"):
            region = screen.query_one(f"#{id}").region
            assert region.height >= 2, id
            assert region.bottom <= size[1], id

    on_screen(game, act, size)


@pytest.mark.night
@pytest.mark.night
def test_a_whole_game_of_two_on_two_is_played_to_its_end() -> None:
    game = new_game(Setup(box="confrontations", players=4), "whole", ("greedy",) * 3)

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        await play_on(pilot, screen, 800)
        assert game.over
        page = screen.app.screen
        assert isinstance(page, Page)
        assert any("together: " in str(line.content) for line in page.query(Static))
        await pilot.press("escape", "q")

    assert on_screen(game, act).return_code == 0


def test_the_screen_at_eighty_by_twenty_four_still_shows_every_pane() -> None:
    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        for id in ("foes", "market", "hand", "front", "ask", "log", "card"):
            region = screen.query_one(f"#{id}").region
            assert region.width > 10, id
            assert region.height >= 2, id
            assert region.bottom <= 24, id

    on_screen(a_game(), act, size=(80, 24))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", ["heroes-unite", "confrontations"])
def test_all_keys_are_named_in_one_line_of_eighty_columns(language: str, box: str) -> None:
    game = new_game(Setup(box=box), "keys", ("greedy",), language)

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        footer = screen.query_one(Footer)
        for _ in range(100):  # it makes its keys by the way
            if footer.query(FooterKey):
                break
            await pilot.pause(0.1)
        await pilot.pause()
        keys = footer.query(FooterKey)
        assert keys.first().description == game.say("key-quick")
        assert max(key.region.right for key in keys) <= footer.region.right

    on_screen(game, act, size=(80, 24))


@pytest.mark.night
def test_the_whole_screen_speaks_german() -> None:
    setup = Setup(box="confrontations", players=4, first=0)
    game = new_game(setup, "screen", ("greedy",) * 3, "de")

    async def act(pilot: Pilot[str], screen: TableScreen) -> None:
        titles = [str(screen.query_one(f"#{id}").border_title) for id in ("foes", "market", "hand")]
        assert titles == ["Spieler", "Zum Kaufen", "Deine Hand"]
        assert "du bist dran" in shown(screen, "title")
        assert "Partner" in shown(screen, "foes")
        await pilot.press("question_mark")
        page = screen.app.screen
        assert isinstance(page, Page)
        told = "\n".join(str(each.content) for each in page.query(Static))
        assert "i, Leertaste die markierte Karte ganz lesen" in told
        await pilot.press("escape", "q")
        assert isinstance(screen.app.screen, Confirm)
        await pilot.press("j")

    on_screen(game, act)
