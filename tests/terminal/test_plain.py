"""The plain table: a conversation over two streams."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from tiers import by_day

from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import Setup
from archrivals.engine.play.texts import Done
from archrivals.engine.play.turns import act
from archrivals.engine.saving import SaveError, save, state_digest
from archrivals.engine.state.asks import Option
from archrivals.engine.state.flat import State
from archrivals.terminal.game import Game, Left, new_game, saved_game
from archrivals.terminal.plain import PlainTable, play_plainly
from archrivals.terminal.play import PlayOptions, play


def a_game(seed: str = "plain", **setup: Any) -> Game:
    """A game whose first turn is the person's, against one bot."""
    table = Setup(**{"players": 2, "first": 0, "heroes": ("hawkman", "batgirl"), **setup})
    return new_game(table, seed, ("random",) * (table.players - 1))


def talk(game: Game, *words: str, save: Path | None = None) -> str:
    """What is said when a player types these lines, then closes the input."""
    out = io.StringIO()
    left = play_plainly(game, io.StringIO("".join(f"{word}\n" for word in words)), out, save)
    assert left == Left(0)
    return out.getvalue()


class Player(io.TextIOBase):
    """Types by looking at the options: plays, buys the dearest card, ends; else the first one."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.quick = False

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        asked = self.game.asked
        assert asked is not None
        if asked.kind == "announce":
            return "1\n" if self.strong() else f"{len(asked.choices)}\n"
        if asked.kind != "turn":
            return "1\n"
        self.quick = not self.quick
        if self.quick:
            return "a\n"
        costs = [
            (choice.card.cost or 0, at)
            for at, choice in enumerate(asked.choices)
            if choice.verb == "buy" and choice.card
        ]
        if costs:
            return f"{max(costs)[1] + 1}\n"
        verbs = [choice.verb for choice in asked.choices]
        bound = [at for at, verb in enumerate(verbs) if verb == "play"]
        return f"{len(verbs)}\n" if verbs[-1] in ("end", "done") else f"{bound[-1] + 1}\n"

    def strong(self) -> bool:
        """Whether a Confrontation may be worth trying."""
        held = self.game.view.seats[0].hand or ()
        return sum((self.game.card(each.id).cost or 0) for each in held) >= 10


@pytest.mark.parametrize(
    ("players", "variants"), [(2, ()), (3, ("synergy",)), (4, ("hunt",)), (2, ("hidden",))]
)
def test_a_whole_game_is_played_to_its_score(players: int, variants: tuple[str, ...]) -> None:
    setup = Setup(players=players, super_villains=3, variants=variants)  # type: ignore[arg-type]
    game = new_game(setup, "whole", ("greedy", "random", "greedy")[: players - 1])
    out = io.StringIO()
    table = PlainTable(game, Player(game), out, None)  # type: ignore[arg-type]
    assert table.run() == Left(0)
    text = out.getvalue()
    assert game.over
    assert "The game is over" in text
    assert re.search(r"^You: -?\d+ points?, \d+ Super-Villains?$", text, re.MULTILINE)
    assert re.search(r"^The turn that decided it: turn \d+, .*\. Your chance", text, re.MULTILINE)
    assert "archrivals replay" in text.splitlines()[-1]
    assert "None" not in text
    assert "\x1b" not in text  # no colour, no cursor


TABLES = {
    "base-set": Setup(box="base-set", super_villains=3),
    "batman-joker": Setup(box="rivals-batman-joker"),
    "shazam-black-adam": Setup(box="rivals-shazam-black-adam"),
    "confrontations-2": Setup(box="confrontations"),
    "confrontations-3": Setup(box="confrontations", players=3),
    "confrontations-4": Setup(box="confrontations", players=4),
    "batman-vs-shazam": setup_of(RECIPES["batman-vs-shazam"]),
    "rivals-teams": setup_of(RECIPES["rivals-teams"]),
}


@pytest.mark.parametrize("name", by_day(TABLES, 3))
def test_a_whole_game_of_every_box_is_played_to_its_score(name: str) -> None:
    setup = TABLES[name]
    game = new_game(setup, f"whole {name}", ("greedy",) * (setup.players - 1))
    out = io.StringIO()
    assert PlainTable(game, Player(game), out, None).run().code == 0  # type: ignore[arg-type]
    text = out.getvalue()
    assert game.over
    assert "The game is over" in text
    if game.confronts:
        assert re.search(r"^You: -?\d+ points?, \d+ defeated Characters?", text, re.MULTILINE)
        assert "Your turn. Confront " in text
    if game.mates:
        assert " together: " in text
        assert re.search(r"^You and .* win|^.* and .* win", text, re.MULTILINE)
    assert "None" not in text
    assert not re.search(r"\b(rivals|confrontations|heroes|base)[a-z-]*:[a-z]", text)
    assert "\x1b" not in text


def two_on_two(**setup: Any) -> Game:
    """Aquaman (you) and Superman against Felix Faust and Lex Luthor."""
    heroes = ("Aquaman", "Felix Faust", "Superman", "Lex Luthor")
    return a_game(**{"box": "confrontations", "players": 4, "heroes": heroes, **setup})


def test_two_on_two_tells_sides_costs_and_the_teammates_hand() -> None:
    text = talk(two_on_two(arranged=(("hand 2", ("enhanced-strength", "punch", "punch")),)), "t")
    assert "You are Aquaman (Level 1). " in text
    assert "Your teammate: Superman (Level 1), a random bot." in text
    assert "Against you: Lex Luthor (Level 1), a random bot." in text
    assert (
        "Characters: You (Aquaman), Level 1, cost 9; Felix Faust (foe), Level 1, cost 9; "
        "Superman (your teammate), Level 1, cost 9; Lex Luthor (foe), Level 1, cost 9." in text
    )
    assert "Superman, your teammate, holds 2 × Punch, Enhanced Strength." in text
    assert "Confront Felix Faust (cost 9) or Lex Luthor (cost 9), or play a normal turn?" in text
    assert "score pile: none." in text
    assert "[house effect]" in text
    assert "Super-Villain" not in text


def test_a_confrontation_is_played_with_words_and_ended_with_e() -> None:
    game = two_on_two(arranged=(("hand 0", ("punch", "punch")), ("hand 2", ("punch",))))
    text = talk(game, "confront felix", "t", "w buy steel", "buy steel", "call", "e", "e")
    assert "You Confront Felix Faust (Level 1): 0 Power against cost 9, 9 missing." in text
    assert "Turn 1. Power 0 against Felix Faust's cost 9." in text
    assert "You cannot buy cards on a turn with a Confrontation. (T6)" in text
    assert "Ask Superman for an Assist card (none in hand)" in text
    assert "Superman cannot or will not help you now." in text
    assert "and Felix Faust costs 9: you would lose." in text
    assert "To say that you are done all the same, type e again." in text
    assert "You lose the Confrontation: " in text


def test_help_and_reasons_know_what_the_table_has() -> None:
    text = talk(
        two_on_two(), "h", "w confront superman", "e", "3", "w confront felix", "w lay steel"
    )
    assert "call         ask your teammate for an Assist card" in text
    assert "Superman is your teammate's Character. You can only Confront foes. (T2)" in text
    assert "First decide: a Confrontation, or a normal turn." in text
    assert "A Confrontation is announced at the start of a turn. (T2)" in text
    assert "Only two or three players of Confrontations put cards onto" in text
    assert "Confront" not in talk(a_game(), "h")


def test_an_assist_card_is_laid_by_name() -> None:
    game = a_game(
        box="confrontations",
        heroes=("Aquaman", "Circe"),
        arranged=(("hand 0", ("enhanced-strength", "punch")),),
    )
    text = talk(game, "2", "lay", "lay punch", "lay enhanced", "lay punch", "e", "e")
    assert "Which Assist card? For example: lay metallo." in text
    assert "Punch has no Assist. (K6)" in text
    assert "You put Enhanced Strength onto your Character, for your next turn." in text
    assert "In front of you: Aquaman (Level 1, cost 9), Enhanced Strength (on it: Assist)." in text
    assert "You have put a card onto your Character this turn. (V4)" in text


def test_a_weakness_that_binds_is_played_by_itself() -> None:
    game = a_game(
        box="rivals-shazam-black-adam",
        heroes=("Black Adam", "Shazam!"),
        arranged=(("hand 0", ("weakness", "punch")),),
    )
    text = talk(game, "2", "e")
    assert "Play Weakness: it must be played first." in text
    assert "You play Weakness." in text


def test_a_recipe_is_saved_and_loaded_with_both_stacks_for_sale(tmp_path: Path) -> None:
    file = tmp_path / "mixed.json"
    game = new_game(setup_of(RECIPES["rivals-teams"]), "mixed", ("greedy",) * 3)
    notes = [row.card.name for row in game.market if row.note and row.note.kind == "left"]
    assert sorted(notes) == ["Kick", "Word of Power"]
    talk(game, f"s {file}")
    again = saved_game(file)
    assert again.table.setup == game.table.setup
    assert state_digest(again.table.state) == state_digest(game.table.state)
    assert again.names == game.names


def test_the_first_decision_tells_the_situation() -> None:
    text = talk(a_game())
    assert "You are Hawkman. Each Hero you play on your turn gives +1 Power." in text
    assert "Against you: Batgirl, a random bot. On the card: “" in text
    assert "Super-Villain Vandal Savage (8, 8 left)" in text
    assert "Your hand: " in text
    assert "Your turn, 0 Power." in text
    assert "1. Play " in text


def test_the_end_of_the_input_ends_the_game_politely() -> None:
    assert talk(a_game()).endswith("You leave the table. Until next time.\n")
    assert talk(a_game(), "q", "1").endswith("You leave the table. Until next time.\n")


def test_input_that_means_nothing_is_explained_and_changes_nothing() -> None:
    game = a_game()
    text = talk(game, "99", "0", "nonsense", "buy kick", "", "e", "s")
    assert "There is no option 99: take 1 to 3, or h for help." in text
    assert '"nonsense" is no option and no command.' in text
    assert "Kick costs 3 and you have 0 Power. (T4)" in text
    assert "Where to? For example: s game.json." in text
    assert len(game.table.answers) == 0


def test_numbers_without_end_and_names_of_no_file_are_answered() -> None:
    digits = "9" * 5000
    text = talk(a_game(), digits, f"l {digits}", "s a\0b")
    assert f'"{digits}" is no option and no command.' in text
    assert "a\0b cannot be written: embedded null byte." in text
    assert text.endswith("You leave the table. Until next time.\n")


def test_an_option_can_be_typed_in_words() -> None:
    game = a_game()
    assert "You play Punch (+1 Power)." in talk(game, "play punch")
    assert "could be any of 1, 2: type the number." in talk(a_game(), "play")


def test_a_card_is_read_in_full_with_rulings_and_source() -> None:
    text = talk(a_game(), "c kyle", "c shazam", "c ring", "c xyz", "c")
    assert "Kyle Rayner: Hero, cost 7, 2 VP" in text
    assert "Ruling: The win comes at once" in text
    assert "1 copy in the box." in text
    assert "Shazam!: Super Hero" in text
    assert "Shazam!: Super Power, cost 7, 2 VP" in text
    assert "Which one: Blue Lantern Power Ring, Green Lantern Power Ring" in text
    assert 'No card here has "xyz" in its name.' in text
    assert "Which card? For example: c katana." in text


def test_the_whole_table_and_the_log_and_the_help_are_told() -> None:
    text = talk(a_game(), "t", "l", "l 1", "h", "?")
    assert "Main deck: 106 cards. Weaknesses: 20. Super-Villains left: 8. Destroyed: none." in text
    assert "You, Hawkman: hand 5, deck 5, in play: none, discard pile: none." in text
    assert "Batgirl: hand 5, deck 5, in play: none, discard pile: none." in text
    assert "Turn 1: your turn begins." in text
    assert "play all cards that need no decision" in text


def test_why_not_names_the_reason_and_the_rule() -> None:
    text = talk(
        a_game(), "w buy kick", "w buy weak", "w play punch", "w end", "w fly", "w buy ring", "w"
    )
    assert "Kick costs 3 and you have 0 Power. (T4)" in text
    assert "You cannot buy Weaknesses. (S4)" in text
    assert "You can play Punch now." in text
    assert "You can end your turn now: type e." in text
    assert "Say what you would like to do: w buy katana." in text
    assert '"ring" should name one card' in text
    assert "Which card? For example: w play katana." in talk(a_game(), "w play")


def test_commands_go_by_their_words_too() -> None:
    text = talk(a_game(), "help", "table", "Card Kick", "why end", "log", "quit", "1")
    assert "play all cards that need no decision" in text
    assert "Main deck: 106 cards." in text
    assert "Kick: Super Power, cost 3, 1 VP" in text
    assert "You can end your turn now: type e." in text
    assert text.endswith("You leave the table. Until next time.\n")


def test_help_tells_the_game_in_short_for_the_table_at_hand() -> None:
    assert "the most Victory Points win" in talk(a_game(), "h")
    three = a_game(box="confrontations", players=3, heroes=("Aquaman", "Circe", "Superman"))
    text = talk(three, "h")
    assert "is out, and the last one left wins" in text
    assert "the one of lowest cost must be Confronted" in text
    assert "put an Assist card onto your Character" in text
    assert "your Defenses and Blocks" in talk(two_on_two(), "h")
    text = talk(new_game(setup_of(RECIPES["rivals-teams"]), "mixed", ("greedy",) * 3), "h")
    assert "the one of lowest Level must be Confronted" in text
    assert "protect your teammate with your Blocks." in text
    assert "an Assist card" not in text.partition("You see your teammate")[2].partition("> ")[0]


def test_what_is_for_sale_tells_its_text_once_a_turn() -> None:
    game = a_game(arranged=(("hand 0", ("kick", "kick", "punch")),))
    text = talk(game, "a", "buy kick")
    assert "Buy Kick (cost 3): +2 Power\n" in text
    assert text.count("Buy Kick (cost 3): ") == 1
    again = talk(a_game(arranged=(("hand 0", ("kick", "kick", "punch")),)), "a", "")
    assert again.count("Buy Kick (cost 3): ") == 2


def test_a_weakness_that_binds_is_offered_with_what_it_does() -> None:
    game = a_game(
        box="rivals-shazam-black-adam",
        heroes=("Black Adam", "Shazam!"),
        arranged=(("hand 0", ("weakness", "weakness", "punch")),),
    )
    text = talk(game, "1")
    assert "Play Weakness: it must be played first." in text or (
        "Play Weakness: Ongoing: Your Character's cost is 1 lower." in text
    )


class Terminal(io.StringIO):
    """What is written to a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_gets_lines_broken_between_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    out = Terminal()
    play_plainly(a_game(), io.StringIO(""), out, None)
    lines = out.getvalue().splitlines()
    assert max(len(line) for line in lines) <= 40
    assert " ".join(out.getvalue().split()) == " ".join(talk(a_game()).split())


def test_leaving_an_unsaved_game_takes_two_words() -> None:
    game = a_game()
    text = talk(game, "1", "q", "q", "1")
    assert "The game is not saved: s FILE saves it. To leave all the same, type q again." in text
    assert len(game.table.answers) == 1


def test_a_defense_that_a_teammate_did_not_need_is_told_and_kept() -> None:
    setup = Setup(
        box="confrontations",
        players=4,
        first=1,
        heroes=("Aquaman", "Felix Faust", "Superman", "Lex Luthor"),
        arranged=(
            ("hand 0", ("doctor-destiny",)),
            ("hand 1", ("dead-kings-sceptor",)),
            ("hand 2", ("the-others",)),
        ),
    )
    text = talk(new_game(setup, "plain", ("greedy",) * 3), "protect")
    told = "Superman defends with The Others and avoids the Attack (Dead King's Sceptor).\n"
    assert f"{told}Your Defense was not needed: you keep Doctor Destiny.\n" in text
    assert "Your hand: Doctor Destiny" in text


def test_all_plain_cards_are_played_at_once_and_the_rest_is_kept() -> None:
    game = a_game(arranged=(("hand 0", ("punch", "punch", "vulnerability", "soultaker-sword")),))
    text = talk(game, "a", "a")
    assert "You play 2 × Punch (+2 Power)." in text
    assert "Your hand: Soultaker Sword, Vulnerability." in text
    assert "All cards that need no decision are played." in text


def test_a_price_is_kept_back_when_all_plain_cards_are_played() -> None:
    game = a_game(heroes=("batgirl", "hawkman"), arranged=(("hand 0", ("punch", "punch", "kick")),))
    text = talk(game, "a")
    assert "You play Kick and Punch (+3 Power)." in text
    assert "Punch is kept: Batgirl could use it." in text


def test_a_card_that_wants_to_be_first_is_decided_on_first() -> None:
    game = a_game(arranged=(("hand 0", ("punch", "whirlwind")),))
    assert "Whirlwind wants to be the first card of a turn: decide on it first." in talk(game, "a")


def test_ending_with_something_left_behind_takes_two_words() -> None:
    game = a_game(arranged=(("hand 0", ("kick", "kick")),))
    text = talk(game, "1", "e", "e")
    assert "You have not played Kick." in text
    assert "To end your turn all the same, type e again." in text
    assert "You end your turn (not played: Kick)" in text


def test_a_turn_with_nothing_left_ends_by_itself() -> None:
    dear = ("kyle-rayner", "jason-blood", "sciencell", "shazam", "larfleeze")
    game = a_game(arranged=(("hand 0", ("punch",)), ("line-up", dear)))
    assert "Nothing is left to play or buy: your turn ends." in talk(game, "1")


def test_an_attack_without_a_defense_needs_no_answer() -> None:
    game = new_game(
        Setup(
            heroes=("hawkman", "nightwing"),
            first=1,
            arranged=(("hand 1", ("yellow-lantern-corps-power-ring",)), ("hand 0", ("punch",))),
        ),
        "attacked",
        ("greedy",),
    )
    text = "\n".join(game.story.lines)
    assert "Yellow Lantern Corps Power Ring attacks you." in text
    assert "You have no Defense to use." in text
    assert "You discard Punch (Yellow Lantern Corps Power Ring)." in text


def test_picks_say_what_was_chosen_so_far() -> None:
    game = a_game(arranged=(("hand 0", ("nekron", "punch", "kick")),))
    text = talk(game, "play nekron", "1")
    assert "Chosen so far: " in text
    assert "Stop here" in text


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = a_game()
    text = talk(game, "a", f"s {file}")
    assert f"archrivals play --plain --load {file}" in text
    assert json.loads(file.read_text())["bots"] == ["random"]
    again = saved_game(file)
    assert state_digest(again.table.state) == state_digest(game.table.state)
    assert again.bot(1) == "random"
    text = talk(again)
    assert "Turn 1: your turn begins." in text
    assert "Your turn, 3 Power." in text


def test_leaving_saves_where_a_file_is_known_and_says_where_it_cannot(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert f"Saved in {file}." in talk(a_game(), "q", save=file)
    assert file.exists()
    assert "cannot be written" in talk(a_game(), f"s {tmp_path / 'no' / 'where'}")


def test_a_save_that_fails_keeps_the_person_at_the_table(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    text = talk(a_game(), "a", "q", f"s {file}", "q", "1", save=tmp_path / "no" / "where")
    assert "cannot be written" in text
    assert "The game is not saved: s FILE saves it." in text
    assert f"Saved in {file}." in text
    text = talk(a_game(), "a", "q", "q", "1", save=tmp_path / "no" / "where")
    assert text.count("cannot be written") == 1, "the second q leaves"


def test_a_save_that_fails_at_the_end_of_the_input_is_told_by_the_exit_code(
    tmp_path: Path,
) -> None:
    out = io.StringIO()
    assert play_plainly(a_game(), io.StringIO("a\n"), out, tmp_path / "no" / "where").code == 1
    assert "cannot be written" in out.getvalue()


def test_a_game_that_is_stopped_amid_an_answer_can_be_loaded(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stops = [KeyboardInterrupt()]

    def stopped_once(s: State, option: Option) -> Done:
        if stops:
            raise stops.pop()
        return act(s, option)

    file = tmp_path / "game.json"
    game = a_game()
    monkeypatch.setattr("archrivals.engine.play.game.act", stopped_once)
    assert f"Saved in {file}." in talk(game, "play punch", save=file)
    assert not stops
    again = saved_game(file)
    assert len(again.table.answers) == 1
    assert again.view.turn.power == 1


def test_a_save_that_is_interrupted_leaves_the_older_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    file = tmp_path / "game.json"
    game = a_game()
    assert game.save(file) == ""
    before = file.read_text()
    game.quick()
    with monkeypatch.context() as patch:
        patch.setattr("os.replace", stop)
        with pytest.raises(KeyboardInterrupt):
            game.save(file)
    assert file.read_text() == before
    assert game.save(file) == ""
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_what_is_no_save_is_refused_with_the_reason(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with pytest.raises(SaveError, match="cannot be read"):
        saved_game(file)
    file.write_text("{")
    with pytest.raises(SaveError, match="not JSON"):
        saved_game(file)
    file.write_text("[]")
    with pytest.raises(SaveError, match="no setup"):
        saved_game(file)


@pytest.mark.parametrize(
    "broken",
    [
        {"bots": None},
        {"bots": 5},
        {"bots": [5]},
        {"seed": 5},
        {"answers": 5},
        {"seed": "\ud800"},
        {"answers": None},
        {"answers": [[0]]},
        {"answers": [[0, "x"]]},
        {"answers": [[0, 0.0]]},
        {"archrivals": ["4"]},
        {"own_cards": [5]},
    ],
    ids=str,
)
def test_a_broken_save_is_refused_with_the_reason(broken: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(save(a_game().table) | {"bots": ["random"]} | broken))
    with pytest.raises(SaveError):
        saved_game(file)


@pytest.mark.parametrize(
    "broken",
    [
        {"box": []},
        {"players": "2"},
        {"players": True},
        {"super_villains": "8"},
        {"heroes": 5},
        {"heroes": "hawkman"},
        {"variants": [["x"]]},
        {"first": []},
        {"gifts": [1]},
        {"arranged": [["hand 0", "punch"]]},
        {"recipe": 5},
    ],
    ids=str,
)
def test_a_broken_setup_is_refused_with_its_field(broken: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    saved = save(a_game().table)
    file.write_text(json.dumps(saved | {"setup": saved["setup"] | broken}))
    with pytest.raises(SaveError, match=next(iter(broken))):
        saved_game(file)


def test_without_a_terminal_the_game_is_played_line_by_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    options = PlayOptions(plain=False, setup=Setup(players=2), seed="x", bots=("random",))
    assert play(options) == 0
    out = capsys.readouterr().out
    assert "The full screen needs a terminal" in out
    assert "You leave the table." in out


def test_the_number_of_bots_must_fit_the_players() -> None:
    with pytest.raises(ValueError, match="3 players: 2 bots, not 1"):
        new_game(Setup(players=3), "x", ("random",))


def test_a_player_who_is_out_keeps_the_name_in_a_game_that_was_saved() -> None:
    """V3: who is out has no Character any more, and the log tells who it was."""
    game = saved_game(Path(__file__).parent.parent / "replays" / "confrontations-two-on-two.json")
    assert "Player 3" not in game.names
    assert len(set(game.names)) == 4
