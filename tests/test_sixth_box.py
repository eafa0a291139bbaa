"""A sixth box is one more folder: it is played, checked, read, drawn and listed at once."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
NODE_MODULES = ROOT / "web" / "node_modules"
BOX, FOLDER = "harbour-lights", "harbour_lights"
LANGUAGES = {"en": "Harbour Lights", "de": "Hafenlichter", "es": "Luces del puerto"}

PLAYED = """
import json, sys
from random import Random

import archrivals
from archrivals.boxes import BOXES
from archrivals.coach.hints import hints
from archrivals.engine.records import to_plain
from archrivals.engine.sight import Sight
from archrivals.hosting import reference
from archrivals.research import NEWEST, load_game
from archrivals.terminal.commands.tables import box_names
from archrivals.terminal.verifying import proof_of
from pages import Page

box, *languages = sys.argv[1:]
table = archrivals.Table(box, seed="sea", super_villains=2)
state = load_game(next(name for name in NEWEST if box in name)).new_initial_state("sea")
advice = hints(Sight(state.table, state.current_player()), state.ask(), "sea")
table.play("planner")
page = Page(seed="sea")
page.greet()
page.join(page.begin(box=box, players=2, super_villains=2, bots=[None, "vera"]))
page.play(Random("sea"))
proof = proof_of(page.get(f"tables/{page.table}/save"))
print(json.dumps({
    "boxes": list(BOXES),
    "result": table.result.rule,
    "hints": len(advice),
    "right": proof.same,
    "checks": [[check.what, check.right] for check in proof.checks],
    "terminal": box_names(),
    "page": [each["id"] for each in page.get("games")["boxes"]],
    "research": state.observation_tensor(0) != [],
    "codex": {
        language: [card for card in reference.codex(language) if card["box"] == box]
        for language in languages
    },
    "rules": {language: to_plain(reference.rules_page(box, language)) for language in languages},
    "ruling": [
        rule.text
        for language in languages
        for rule in reference.rules(language).rules if rule.id == "C-lamplighter"
    ],
}))
"""

DRAWN = """
import { createServer } from "vite";
import { sources } from "./tools/runtime.mjs";

const vite = await createServer({
  root: import.meta.dirname,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, ws: false },
});
const { BOXES, castOf, coloursOf } = await vite.ssrLoadModule("/src/base/boxes/boxes.ts");
const { WORDS } = await vite.ssrLoadModule("/src/base/words/words.ts");
const { isDrawn, pictureOf } = await vite.ssrLoadModule("/src/art/gallery.ts");
const [, , box, cards] = process.argv;
const said = {};
for (const code of ["en", "de", "es"])
  said[code] = (code === "en" ? WORDS.en : await WORDS.load(code)).box[box];
console.log(
  JSON.stringify({
    boxes: BOXES,
    cast: castOf(box),
    colours: coloursOf(box),
    said,
    drawn: castOf(box).map(isDrawn),
    pictures: JSON.parse(cards).map((card) => pictureOf(card)),
    packed: sources().filter((name) => name.includes(box.replaceAll("-", "_"))),
  }),
);
await vite.close();
"""


def told(command: list[str], where: Path, **environment: str) -> Any:
    """What a program prints as JSON."""
    done = subprocess.run(
        command,
        cwd=where,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with the folder of one more box, and nothing else changed."""
    house = tmp_path_factory.mktemp("house")
    left_out = shutil.ignore_patterns("__pycache__", "client")
    shutil.copytree(ROOT / "src" / "archrivals", house / "src" / "archrivals", ignore=left_out)
    own = ROOT / "tests" / "sixth_box"
    shutil.copytree(own, house / "src" / "archrivals" / "boxes" / FOLDER, ignore=left_out)
    return house


@pytest.fixture(scope="module")
def played(house: Path) -> Any:
    """What the Python of that house says of the box."""
    paths = os.pathsep.join(map(str, (house / "src", ROOT / "tests" / "local")))
    command = [sys.executable, "-c", PLAYED, BOX, *LANGUAGES]
    return told(command, house, PYTHONPATH=paths)


@pytest.fixture(scope="module")
def drawn(house: Path, played: Any) -> Any:
    """What the browser's client of that house says of the box."""
    if not shutil.which("node") or not NODE_MODULES.is_dir():
        pytest.skip("needs Node, and npm ci in web")
    web = house / "web"
    shutil.copytree(ROOT / "web" / "src", web / "src", ignore=shutil.ignore_patterns("*.test.*"))
    shutil.copytree(ROOT / "web" / "tools", web / "tools")
    (web / "node_modules").symlink_to(NODE_MODULES.resolve(), target_is_directory=True)
    (web / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    (web / "drawn.mjs").write_text(DRAWN, encoding="utf-8")
    return told(["node", "drawn.mjs", BOX, json.dumps(played["codex"]["en"])], web)


def test_a_sixth_box_stands_at_the_end_of_every_list(played: Any) -> None:
    for boxes in (played["boxes"], played["terminal"], played["page"]):
        assert len(boxes) == 6
        assert boxes[-1] == BOX


def test_a_sixth_box_is_played_to_the_end_and_bots_and_coach_know_what_to_do(played: Any) -> None:
    assert played["result"] in ("G1", "G2")
    assert played["hints"] > 0
    assert played["research"]


def test_a_game_of_a_sixth_box_can_be_checked(played: Any) -> None:
    assert played["right"]
    assert {what for what, right in played["checks"] if right} >= {"commitment", "seed", "game"}


def test_a_sixth_box_is_read_in_every_language(played: Any) -> None:
    texts = [
        [card["text"] for card in played["codex"][language] if card["id"] == "lamplighter"]
        for language in LANGUAGES
    ]
    assert texts == [
        ["+1 Power. Draw a card."],
        ["+1 Kraft. Ziehe eine Karte."],
        ["+1 de Poder. Roba una carta."],
    ]
    assert played["ruling"] == [
        "Lamplighter: burns all night.",
        "Lamplighter: brennt die ganze Nacht.",
        "Lamplighter: arde toda la noche.",
    ]
    for page in played["rules"].values():
        rows = {row["id"] for chapter in page["chapters"] for row in chapter["rows"]}
        assert {"S5", "C-lamplighter"} <= rows


def test_a_sixth_box_is_shown_and_drawn_in_the_browser(drawn: Any) -> None:
    assert drawn["boxes"][-1] == BOX
    assert drawn["said"] == LANGUAGES
    assert drawn["cast"] == ["lamplighter", "the-kraken"]
    assert drawn["colours"] == {"--sky": "#336699", "--deep": "#112233"}
    assert drawn["drawn"] == [True, True]
    assert len(drawn["pictures"]) == 11
    assert all("<svg" in picture for picture in drawn["pictures"])


def test_a_sixth_box_is_in_the_bundle_of_the_page(drawn: Any) -> None:
    own = ROOT / "tests" / "sixth_box"
    files = {
        path.relative_to(own).as_posix() for path in own.rglob("*.*") if "__py" not in str(path)
    }
    assert {name.removeprefix(f"boxes/{FOLDER}/") for name in drawn["packed"]} == files
