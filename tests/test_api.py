"""The promised names: what they are, that they print well, and that they do what the pages say."""

from __future__ import annotations

import ast
import inspect
import io
import json
import re
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path

import pytest
from commands import run
from tiers import by_day

import archrivals
from archrivals import Card, CardError, Refused, SaveError, SetupError, Table
from archrivals.bots import BOTS, BotError
from archrivals.bots.random_bot import RandomBot

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "api"
PROMISED = sorted(archrivals.__all__)


def named(name: str) -> object:
    """A promised thing."""
    return getattr(archrivals, name)


# --- The names --------------------------------------------------------------------------------


def test_the_import_alone_loads_nothing_else() -> None:
    code = "import sys; old = {*sys.modules}; import archrivals; print({*sys.modules} - old)"
    done = subprocess.run(
        [sys.executable, "-I", "-c", f"import sys; sys.path[:0] = {sys.path!r}; {code}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "{'archrivals'}"


def test_every_promised_name_is_there_and_no_other_is_shown() -> None:
    assert all(named(name) is not None for name in PROMISED)
    assert dir(archrivals) == PROMISED
    with pytest.raises(AttributeError, match="no attribute 'Tabel'"):
        named("Tabel")


def test_what_type_checkers_see_is_what_is_imported() -> None:
    tree = ast.parse((ROOT / "src" / "archrivals" / "__init__.py").read_text(encoding="utf-8"))
    seen = {
        alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("archrivals.")
        for alias in node.names
    }
    assert seen == {name: f"archrivals.{home}" for name, home in vars(archrivals)["_HOMES"].items()}
    assert sorted([*seen, "__version__"]) == PROMISED


def test_the_pages_list_exactly_the_promised_names() -> None:
    index = (PAGES / "index.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \[?`(\w+)`", index, flags=re.MULTILINE)
    assert sorted(rows) == PROMISED
    described = [
        name
        for page in sorted(PAGES.glob("*.md"))
        for name in re.findall(r"^::: archrivals\.(\w+)$", page.read_text("utf-8"), re.MULTILINE)
    ]
    assert sorted([*described, "__version__"]) == PROMISED


def test_the_pages_link_to_headings_that_there_are() -> None:
    index = (PAGES / "index.md").read_text(encoding="utf-8")
    for page, heading in re.findall(r"\]\((\w+\.md)(?:#([\w-]+))?\)", index):
        text = (PAGES / page).read_text(encoding="utf-8")
        titles = re.findall(r"^#+ (.*)$", text, flags=re.MULTILINE)
        slugs = {title.lower().replace(" ", "-").replace("'", "") for title in titles}
        assert not heading or heading in slugs, (page, heading)


def calls() -> list[tuple[str, object]]:
    """Every promised function, and every method of the classes that are made for the API."""
    found: list[tuple[str, object]] = []
    for name in PROMISED:
        thing = named(name)
        if inspect.isfunction(thing):
            found.append((name, thing))
        elif inspect.isclass(thing) and thing.__module__.startswith("archrivals._api"):
            found += [
                (f"{name}.{member}", getattr(thing, member))
                for member, value in vars(thing).items()
                if member[0] != "_" and isinstance(value, classmethod | type(calls))
            ]
    return found


@pytest.mark.parametrize(("name", "call"), calls(), ids=[name for name, _ in calls()])
def test_every_promised_call_has_an_example_that_runs(name: str, call: object) -> None:
    assert ">>> " in (inspect.getdoc(call) or "")


def test_there_are_calls_to_look_at() -> None:
    assert {"card", "play_match", "Table.answer", "Table.load"} <= {name for name, _ in calls()}


def test_a_type_checker_knows_the_names(tmp_path: Path) -> None:
    api = pytest.importorskip("mypy.api")
    script = tmp_path / "script.py"
    script.write_text(
        "import archrivals\n"
        "table = archrivals.Table('heroes-unite', players=2)\n"
        "points: tuple[int, ...] = table.result.points if table.result else ()\n"
        "text: str = archrivals.card('katana').text\n"
        "class Mine:\n"
        "    def __init__(self, seed: str) -> None: ...\n"
        "    def answer(self, sight: archrivals.Sight, ask: archrivals.Ask) -> int:\n"
        "        return 0\n"
        "table.play(Mine, 'greedy')\n"
        "archrivals.play_match([Mine, 'greedy'], box='heroes-unite')\n"
        "archrivals.Tabel()\n"
    )
    out, _, code = api.run(["--strict", str(script)])
    assert code == 1
    assert len([line for line in out.splitlines() if ": error:" in line]) == 1, out
    assert 'script.py:11: error: Module has no attribute "Tabel"' in out


# --- The README -------------------------------------------------------------------------------


def test_the_program_of_the_readme_is_five_lines_and_runs() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    [program] = re.findall(r"^```python\n(import archrivals\n.*?)^```", readme, re.S | re.M)
    assert len(list(filter(None, program.splitlines()))) == 5
    out = io.StringIO()
    with redirect_stdout(out):
        exec(compile(program, "README.md", "exec"), {})
    assert "The game is over" in out.getvalue()


def test_the_program_of_the_index_runs() -> None:
    index = (PAGES / "index.md").read_text(encoding="utf-8")
    [program] = re.findall(r"^```python\n(.*?)^```", index, re.S | re.M)
    out = io.StringIO()
    with redirect_stdout(out):
        exec(compile(program, "index.md", "exec"), {})
    assert "Play Punch" in out.getvalue()


# --- Tables -----------------------------------------------------------------------------------


def test_a_table_shows_no_card_that_the_player_who_is_asked_cannot_see() -> None:
    table = Table("heroes-unite", players=3, seed="hidden")
    asked = table.ask.seat
    drawn = str(table)
    assert drawn == str(table.view(asked))
    assert [line for line in drawn.splitlines() if line.startswith("  hand of")] == [
        line for line in drawn.splitlines() if line.startswith(f"  hand of seat {asked}:")
    ]
    assert "hand of" not in str(table.view())
    others = [seat for seat in range(3) if seat != asked]
    assert all("hand" not in table.view(asked)["seats"][seat] for seat in others)
    assert json.loads(json.dumps(table.view(asked))) == table.view(asked)


@pytest.mark.parametrize("box", by_day(archrivals.list_boxes(), 2))
def test_every_ask_of_a_game_prints_its_options_in_words(box: str) -> None:
    table = Table(box, seed="words")
    bot = archrivals.make_bot("keen", "words")
    kinds = set()
    while not table.over and len(table.answers) < 400:
        for ask in table.asks:
            kinds.add(ask.kind)
            words = [str(option) for option in table.ask_of(ask.seat).options]
            assert all(words)
            assert str(ask).splitlines()[-1] == f"  {len(words) - 1}  {words[-1]}"
        assert str(table)
        table.answer(bot.answer(table.sight(), table.ask))
    assert len(kinds) > 3


def test_an_ask_that_was_answered_says_only_its_facts() -> None:
    table = Table(seed="old")
    ask = table.ask
    table.answer(len(ask.options) - 1)
    assert str(ask) == repr(ask)


def test_several_who_are_asked_at_once_are_answered_by_their_seats() -> None:
    table = Table("heroes-unite", players=4, seed="window", hero_choice="pick")
    bot = archrivals.make_bot("keen", "window")
    while len(table.asks) < 2:
        table.answer(bot.answer(table.sight(), table.ask))
    first, second = (ask.seat for ask in table.asks[:2])
    assert str(table.asks[1]) != str(table.asks[0])
    table.answer(0, seat=second)
    assert table.answers[-1] == (second, 0)
    assert table.ask.seat == first


def test_what_cannot_be_done_at_a_table_is_said() -> None:
    table = Table(seed="wrong", super_villains=2)
    other = 1 - table.ask.seat
    with pytest.raises(Refused, match=f"seat {other} is not asked anything now"):
        table.answer(0, seat=other)
    with pytest.raises(Refused, match="is not asked anything now"):
        table.ask_of(other)
    with pytest.raises(Refused, match="options 0 to"):
        table.answer(-1)
    with pytest.raises(TypeError):
        table.answer(0.0)  # type: ignore[arg-type]  # that is what is tried
    with pytest.raises(ValueError, match="no seat 2: seats are 0 to 1, −1 a spectator"):
        table.view(2)
    with pytest.raises(ValueError, match="3 bots for 2 seats"):
        table.play("greedy", "greedy", "greedy")
    with pytest.raises(BotError, match="did you mean 'greedy'"):
        table.play("gredy")
    assert table.answers == ()
    table.play("greedy")
    with pytest.raises(Refused, match="the game is over"):
        _ = table.ask
    assert table.asks == ()


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"box": "heroes-united"}, "no box 'heroes-united'; did you mean 'heroes-unite'?"),
        ({"recipe": "rivals-team"}, "no recipe 'rivals-team'; did you mean 'rivals-teams'?"),
        ({"recipe": "rivals-teams", "players": 2}, "it is for 4 players"),
        ({"players": 9}, "9 players"),
        ({"super_villains": 1}, "1 Super-Villains"),
        ({"variants": ("tag",)}, "'tag' is not a variant"),
        ({"heroes": ("nobody", "noone")}, "'nobody' is not a Super Hero"),
    ],
)
def test_a_table_that_cannot_be_says_why(options: dict[str, object], says: str) -> None:
    with pytest.raises(SetupError) as refused:
        Table(**options)  # type: ignore[arg-type]  # that is what is tried
    assert says in str(refused.value)


def test_a_table_without_a_seed_draws_its_own() -> None:
    one, other = Table(), Table()
    assert one.seed != other.seed
    assert Table(seed=one.seed).view(0) == one.view(0)


@pytest.mark.parametrize("recipe", ["rivals-teams", "two-sets"])
def test_mixtures_are_tables_too(recipe: str, tmp_path: Path) -> None:
    table = Table(recipe=recipe, seed="mixed")
    assert table.players == 4
    assert recipe in repr(table)
    table.play("greedy")
    assert table.over
    table.save(tmp_path / "game.json")
    assert Table.load(tmp_path / "game.json").result is not None


def test_a_fork_in_mid_effect_goes_its_own_way_and_keeps_the_log() -> None:
    table = Table(seed="fork")
    bot = archrivals.make_bot("keen", "fork")
    while table.ask.kind == "turn":
        table.answer(bot.answer(table.sight(), table.ask))
    twin = table.fork()
    assert (twin.view(0), twin.log(), twin.answers) == (table.view(0), table.log(), table.answers)
    twin.play("random")
    assert not table.over
    assert table.log() != twin.log()


def test_the_log_tells_a_seat_what_it_may_know() -> None:
    table = Table(seed="log", super_villains=2)
    seat = table.ask.seat
    table.play("greedy")
    mine, all_ = table.log(seat), table.log()
    assert mine != all_
    assert any(line.startswith("You") for line in mine)
    assert not any(line.startswith("You") for line in all_)


# --- Saves ------------------------------------------------------------------------------------


def test_a_save_is_loaded_in_the_same_position_and_by_the_commands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table("confrontations", players=4, seed="kept")
    for _ in range(20):
        table.answer(0)
    file = tmp_path / "game.json"
    table.save(str(file))
    again = Table.load(file)
    assert again.to_json() == table.to_json()
    assert str(again) == str(table)
    assert run(capsys, "verify", str(file))[0] == 0


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("no json", "it is not JSON"),
        ("[]", "a JSON object is wanted"),
        ("{}", "it has no setup"),
        ('{"setup": {"box": "heroes-united"}}', "did you mean 'heroes-unite'"),
        ('{"setup": {"box": "heroes-unite"}}', "not a save: it lacks archrivals"),
        ('{"setup": {}, "own_cards": 3}', "its own_cards are not a list"),
        ('{"setup": {}, "own_cards": [{}]}', "one of its own cards cannot be read"),
    ],
)
def test_what_is_no_save_is_said(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    with pytest.raises(SaveError) as refused:
        Table.load(file)
    assert says in str(refused.value)


# --- Cards ------------------------------------------------------------------------------------

WATCH = {
    "id": "night-watch",
    "name": "Night Watch",
    "kind": "main",
    "type": "Hero",
    "cost": 3,
    "vp": 1,
    "copies": 40,
    "play": [{"kind": "Power", "amount": 2}, {"kind": "Draw", "amount": 1}],
    "source": {"facts": "house", "effect": "house", "copies": "house"},
}


def test_every_card_prints_its_facts_and_its_text() -> None:
    found = archrivals.cards()
    assert len(found) == sum(len(archrivals.cards(box)) for box in archrivals.list_boxes()) == 392
    for card in found:
        assert str(card).startswith(card.name)
        assert card.text in str(card)
        assert card == archrivals.card(card.id, card.box)
        assert archrivals.load_cards(card.to_json())[0].record == card.record
    with pytest.raises(ValueError, match="no box 'heroes'"):
        archrivals.cards("heroes")


def test_cards_of_ones_own_are_played_saved_replayed_and_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps([WATCH]))
    [watch] = archrivals.load_cards(file)
    assert watch.house
    assert watch.box == "own"
    assert str(watch) == "Night Watch: Hero, cost 3, 1 VP\n+2 Power. Draw a card. [house effect]"
    table = Table("heroes-unite", seed="own", cards=[watch])
    table.play("greedy", "collector")
    assert any("plays Night Watch" in line for line in table.log())
    game = tmp_path / "game.json"
    table.save(game)
    assert Table.load(game).result is not None
    assert Table.load(game, cards=[watch]).to_json() == table.to_json()
    with pytest.raises(SaveError, match="other cards"):
        Table.load(game, cards=[])
    code, out = run(capsys, "verify", str(game))
    assert code == 0, out
    code, out = run(capsys, "replay", str(game), "--all")
    assert code == 0
    assert "plays Night Watch" in out


def test_the_order_in_which_ones_own_cards_are_given_does_not_matter() -> None:
    [watch] = archrivals.load_cards(WATCH)
    [other] = archrivals.load_cards(WATCH | {"id": "day-watch", "name": "Day Watch"})
    one, two = (Table(seed="order", cards=each) for each in ([watch, other], [other, watch]))
    assert one.view(0) == two.view(0)


@pytest.mark.parametrize("bot", sorted(set(BOTS) - {"mastermind", "archrival", "sibyl"}))
def test_every_bot_plays_with_cards_it_has_never_seen(bot: str) -> None:
    table = Table(seed="new", cards=archrivals.load_cards(WATCH), super_villains=2)
    table.play(bot, "keen")
    assert table.over


def test_a_card_of_ones_own_takes_the_place_of_one_with_its_id() -> None:
    changed = archrivals.card("kick").to_json() | {"play": [{"kind": "Power", "amount": 9}]}
    table = Table(seed="changed", cards=archrivals.load_cards(changed))
    stack = [each for each in table._table.state.cat.cards if each.id == "kick"]
    assert [each.play[0].amount for each in stack] == [9]  # type: ignore[union-attr]
    assert len(table._table.state.cat.cards) == 82
    with pytest.raises(SetupError, match="share an id"):
        Table(cards=archrivals.load_cards([changed, changed]))


def test_what_is_wrong_with_a_card_of_ones_own_is_said_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps([WATCH, WATCH | {"cost": "three"}]))
    with pytest.raises(CardError, match=r"mine\.json, card 2, cost: expected "):
        archrivals.load_cards(file)
    file.write_text("{")
    with pytest.raises(CardError, match="it is not JSON"):
        archrivals.load_cards(file)
    with pytest.raises(CardError, match="expected Card"):
        archrivals.load_cards([3])


ALL_PASS = {"kind": "Attack", "whom": "each-player", "do": [{"kind": "PassCards"}]}


@pytest.mark.parametrize(
    ("play", "problem"),
    [
        ({"kind": "Redeal", "n": 2}, r"play\[0\]: Redeal is for all players at once"),
        (
            ALL_PASS | {"do": [{"kind": "PassCards"}, {"kind": "GainWeakness"}]},
            r"play\[0\]: PassCards is for all players at once",
        ),
        (
            ALL_PASS | {"if_any_spared": [{"kind": "Power", "amount": 1}]},
            r"play\[0\]: if_any_spared never follows PassCards",
        ),
    ],
)
def test_a_text_that_no_table_can_carry_out_is_refused(play: object, problem: str) -> None:
    with pytest.raises(CardError, match=problem):
        archrivals.load_cards(WATCH | {"play": [play]})


def test_cards_are_equal_when_they_are_the_same() -> None:
    assert archrivals.card("kick") == archrivals.card("kick", "heroes-unite")
    assert len({archrivals.card("kick"), archrivals.card("kick")}) == 1
    assert archrivals.card("kick") != archrivals.card("kick", "base-set")
    assert isinstance(archrivals.card("kick"), Card)


# --- Matches ----------------------------------------------------------------------------------


class Mine(RandomBot):
    """A bot in a module."""


def test_a_match_takes_names_and_classes() -> None:
    match = archrivals.play_match([Mine, "greedy"], blocks=2, super_villains=2, seed="api")
    assert match.share(f"{__name__}:Mine", "greedy") == 0.0
    assert match.share("greedy", f"{__name__}:Mine") == 1.0
    assert not match.failures
    assert "greedy: 0.0%" in str(match)
    with pytest.raises(ValueError, match="have not met"):
        match.share("greedy", "keen")


def test_what_cannot_be_a_match_is_said() -> None:
    class Hidden(RandomBot):
        """Inside a function."""

    with pytest.raises(ValueError, match="two bots or more"):
        archrivals.play_match(["greedy"])
    with pytest.raises(BotError, match="stands inside a function"):
        archrivals.play_match([Hidden, "greedy"])
    with pytest.raises(BotError, match="did you mean 'oracle'"):
        archrivals.play_match(["orakle", "greedy"])
    with pytest.raises(SetupError, match="no box"):
        archrivals.play_match(["random", "greedy"], box="chess")
