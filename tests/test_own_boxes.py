"""A box is a file: it is read, explained, played, saved and played again where the file is not."""

from __future__ import annotations

import json
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from commands import run
from loops import for_each

import archrivals
from archrivals import SetupError, Table
from archrivals.boxes import BOXES, catalogue, catalogue_for
from archrivals.boxes.box_file import box_schema, file_text
from archrivals.boxes.own_boxes import exported, own_box
from archrivals.engine.language.codec import digest
from archrivals.engine.saving import load, setup_from_json

Capture = pytest.CaptureFixture[str]
REPLAYS = Path(__file__).parent / "replays"
UNMIXED = [
    path
    for path in sorted(REPLAYS.glob("*.json"))
    if not json.loads(path.read_text(encoding="utf-8"))["setup"].get("recipe")
]
WATCH: dict[str, Any] = {
    "name": "Night Watch",
    "kind": "main",
    "type": "Hero",
    "cost": 4,
    "vp": 1,
    "copies": 6,
    "play": [{"kind": "Power", "amount": 2}],
}
TIDES: dict[str, Any] = {
    "format": 1,
    "id": "tides",
    "name": "Low Tide",
    "author": "Ana",
    "based_on": {"box": "heroes-unite"},
    "changes": {"katana": {"copies": 1, "play": [{"kind": "Power", "amount": 3}]}},
    "leave_out": ["raven"],
    "cards": [WATCH],
    "words": {"de": {"name": "Ebbe", "cards": {"night-watch": "Nachtwache"}}},
}


@pytest.fixture
def tides(tmp_path: Path) -> Path:
    """The file of a small box that changes Heroes Unite."""
    path = tmp_path / "tides.box.json"
    path.write_text(file_text(TIDES), encoding="utf-8")
    return path


# --- The boxes of the package -------------------------------------------------------------------


@for_each("box", BOXES)
def test_every_box_of_the_package_is_the_same_out_of_its_file(box: str) -> None:
    again = own_box(file_text(exported(box)))
    assert digest(again.cards) == digest(BOXES[box].cards)
    assert set(again.homes) == {box}
    assert (again.added, again.changed, again.left_out) == ((), (), ())


@for_each("path", UNMIXED, lambda path: path.stem)
def test_stored_replays_of_the_boxes_of_the_package_are_equal_out_of_files(path: Path) -> None:
    saved = json.loads(path.read_text(encoding="utf-8"))
    setup = setup_from_json(saved["setup"])
    cat = catalogue_for(replace(setup, own_box=file_text(exported(setup.box))))
    load(saved, cat, log=False)  # compares the digests of the cards and of the position


def test_the_schema_takes_what_the_reader_takes() -> None:
    jsonschema = pytest.importorskip("jsonschema")
    schema = box_schema()
    validator = jsonschema.Draft202012Validator(schema)
    assert not list(validator.iter_errors(TIDES | {"$schema": "box.schema.json"}))
    wrong = TIDES | {"changes": {"katana": {"copys": 1}}}
    assert len(list(validator.iter_errors(wrong))) == 1


# --- A table ------------------------------------------------------------------------------------


def test_a_table_plays_the_changes_of_a_box_and_nothing_else_does(tides: Path) -> None:
    table = Table(tides, seed="sea")
    faces = {each.id: each for each in own_box(file_text(TIDES)).cards}
    cat = table.sight(0).cat
    assert {"night-watch", "katana"} <= set(cat.ids)
    assert "raven" not in cat.ids
    assert cat.printed(cat.by_id["katana"]).text[:10] == "+3 Power. "
    assert cat.printed(cat.by_id["katana"]).box == "tides"
    assert cat.printed(cat.by_id["punch"]).box == "heroes-unite"
    assert faces["katana"].copies == 1
    plain = catalogue("heroes-unite")
    assert plain.cards == BOXES["heroes-unite"].cards
    assert repr(table) == "<Table tides, 2 players, seed 'sea', 0 answers>"


def test_a_save_of_a_made_box_needs_no_file(tides: Path, tmp_path: Path, capsys: Capture) -> None:
    table = Table(str(tides), seed="sea", super_villains=2)
    table.play("greedy")
    game = tmp_path / "game.json"
    table.save(game)
    tides.unlink()
    assert Table.load(game).result == table.result
    assert "own_cards" not in table.to_json()
    assert run(capsys, "verify", str(game))[0] == 0
    code, replayed = run(capsys, "replay", str(game), "--all", "--language", "de")
    assert code == 0
    assert "Nachtwache" in replayed
    assert run(capsys, "coach", str(game), "--effort", "1")[0] == 0


def test_a_match_and_a_simulation_take_a_box_file(tides: Path, capsys: Capture) -> None:
    result = archrivals.play_match(["greedy", "random"], blocks=1, super_villains=2, box=tides)
    assert result.figures["box"] == "tides"
    assert not result.failures
    words = f"--box {tides} --games 2 --check --replays 1 --super-villains 2 --json"
    figures = json.loads(run(capsys, "simulate", *words.split())[1])
    assert figures["failures"] == []
    assert list(figures["tables"]) == ["tides, 2 players, standard"]


def test_a_player_reads_what_is_other_and_that_nothing_is_rated_before_sitting_down(
    tides: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("q\nq\n"))
    _, lines = run(capsys, "play", "--plain", "--language", "en", "--box", str(tides))
    before, _, _ = lines.partition("You are ")
    assert "Low Tide by Ana, version 1" in before
    assert "New cards: Night Watch" in before
    assert "Changed cards: Katana" in before
    assert "Left out: Raven" in before
    assert "never rated" in before


def test_a_box_that_cannot_be_played_is_refused_with_line_and_reason(
    tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "wrong.box.json"
    path.write_text(file_text(TIDES | {"leave_out": ["ravenn"]}), encoding="utf-8")
    with pytest.raises(SetupError, match=r"line 9: leave_out\[0\].*did you mean \"raven\"\?"):
        Table(path)
    code, said = run(capsys, "simulate", "--box", str(path))
    assert code == 2
    assert 'did you mean "raven"?' in said


# --- An owner's patch ---------------------------------------------------------------------------

PATCH = Path(__file__).parent.parent / "examples" / "owners-patch.box.json"


def test_an_owners_patch_changes_text_deck_play_and_bots_at_its_table_only(
    tmp_path: Path, capsys: Capture
) -> None:
    before = digest(BOXES["confrontations"].cards)
    mine = Table(PATCH, seed="own", players=4)
    house = Table("confrontations", seed="own", players=4)
    cat, printed = mine.sight(0).cat, house.sight(0).cat
    assert {old.id for old, _ in own_box(PATCH.read_text("utf-8")).changed} == {
        *("lana-lang", "strife", "tula", "flight", "zod"),
    }
    assert cat.printed(cat.by_id["lana-lang"]).text == "Assist. +1 Power. Draw a card."
    assert cat.printed(cat.by_id["strife"]).text_in("de") == "+3 Kraft."
    assert cat.cards[cat.by_id["flight"]].symbol == "Superman"
    assert [cat.cards[cat.by_id[id]].copies for id in ("tula", "zod")] == [3, 2]
    assert sum(card.copies for card in cat.cards) == sum(card.copies for card in printed.cards) + 3
    mine.play("goldie")
    house.play("goldie")
    assert mine.result is not None
    assert mine.answers != house.answers
    game = tmp_path / "game.json"
    mine.save(game)
    assert Table.load(game).result == mine.result
    assert run(capsys, "verify", str(game))[0] == 0
    assert digest(BOXES["confrontations"].cards) == before


def test_the_command_checks_shows_compares_and_begins_a_box(
    tides: Path, tmp_path: Path, capsys: Capture
) -> None:
    code, said = run(capsys, "box", "check", str(tides), "--games", "2", "--language", "en")
    assert code == 0, said
    assert "  de  Nachtwache: +2 Kraft." in said
    assert "Ready. Bots have played 2 games" in said
    assert "+ Night Watch: Hero, cost 4, 1 VP × 6" in run(capsys, "box", "diff", str(tides))[1]
    assert "Katana" in run(capsys, "box", "show", str(tides), "--language", "de")[1]
    begun = tmp_path / "high-tide.box.json"
    assert run(capsys, "box", "new", str(tmp_path / "High Tide")) == (0, f"{begun}\n")
    assert run(capsys, "box", "check", str(begun), "--games", "1")[0] == 0
    assert json.loads((tmp_path / "box.schema.json").read_text("utf-8")) == box_schema()
    code, text = run(capsys, "box", "export", "base-set")
    assert own_box(text).cards == BOXES["base-set"].cards
    begun.write_text(file_text(TIDES | {"leave_out": ["ravn"]}), encoding="utf-8")
    code, said = run(capsys, "box", "check", str(begun))
    assert code == 1
    assert f"{begun}:9: leave_out[0]: there is no card" in said
