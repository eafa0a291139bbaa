"""Prove that a page plays the same games: Pyodide and this Python play them, and are compared.

This Python plays games of every box and recipe by chance and notes a digest of the position every
a number of answers. Pyodide, in Node, plays the same setups, seeds and answers again. At a few
tables of the local server every frame is compared, byte by byte. The exit code is 1 if anything
differs, and the number of the game is printed.

    python tools/prove_page.py                        # 1,000 games, 10 of them with all frames
    python tools/prove_page.py --games 20 --frames 2
    python tools/prove_page.py --only 17              # one game
    python tools/prove_page.py --restored             # from an image of Pyodide's memory
    python tools/prove_page.py --pyodide ~/node_modules/pyodide

It needs Node and the npm package ``pyodide``, which ``npm ci`` in ``web`` brings along.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from archrivals.boxes import BOXES
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import Setup
from archrivals.engine.saving import setup_from_json, state_digest
from archrivals.engine.table import Table
from archrivals.hosting.cards import cards_for
from archrivals.local import LocalServer

ROOT: Final = Path(__file__).resolve().parent.parent
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
GAMES: Final = 1_000
FRAMES: Final = 10
ANSWERS_PER_DIGEST: Final = 40
"""A digest is noted after this many answers each, and at the end."""

MAX_ANSWERS: Final = 2_000
"""Answers after which a game played by chance is left as it is."""

TABLES: Final = (*BOXES, *RECIPES)
BOTS: Final = ("pip", "otto", "goldie", "bruno")
"""Bots that do not look at a clock: they decide alike wherever they run."""

JSON = dict[str, Any]


# --- Games by their answers: in this Python, and in the other ----------------------------------


def setup_for(number: int) -> Setup:
    """The table of a game."""
    chance = Random(f"table of game {number}")
    kind = TABLES[number % len(TABLES)]
    if kind in RECIPES:
        return setup_of(RECIPES[kind])
    fewest, most = BOXES[kind].rules.players
    return Setup(box=kind, players=chance.randint(fewest, most))


def played(number: int) -> JSON:
    """A game by chance: setup, seed, answers, and the digests on its way."""
    setup, chance = setup_for(number), Random(f"answers of game {number}")
    game: JSON = {
        "number": number,
        "setup": json.loads(json.dumps(asdict(setup))),
        "seed": f"seed of game {number}",
        "answers": [],
    }
    table = Table.new(setup, cards_for(setup), game["seed"])
    while not table.over and len(game["answers"]) < MAX_ANSWERS:
        ask = chance.choice(table.asks)
        answer = (ask.seat, keen(chance, [verb for verb, _ in ask.options]))
        table.answer(*answer)
        game["answers"].append(answer)
    return game | {"digests": digests(game)}


def keen(chance: Random, verbs: Sequence[str]) -> int:
    """An option by chance, seldom one that ends a turn: so games come to their end."""
    doing = [at for at, verb in enumerate(verbs) if verb != "end"]
    return chance.choice(doing) if doing and chance.random() < 0.95 else len(verbs) - 1


def digests(game: JSON) -> list[str]:
    """The digests of a game that is played again."""
    setup = setup_from_json(game["setup"])
    table = Table.new(setup, cards_for(setup), game["seed"])
    found = [state_digest(table.state)]
    for number, (seat, option) in enumerate(game["answers"], 1):
        table.answer(seat, option)
        if number % ANSWERS_PER_DIGEST == 0 or number == len(game["answers"]):
            found.append(state_digest(table.state))
    return found


# --- Frames of the local server ----------------------------------------------------------------


class Page:
    """A page that answers by chance; it notes a fingerprint of everything it hears."""

    def __init__(self, number: int) -> None:
        self._chance = Random(f"page {number}")
        self._time = 1_800_000_000.0
        self._more = False
        self._view: JSON = {}
        self._room: JSON = {}
        self.heard: list[str] = []
        self._server = LocalServer(self._now, self._chance.randbytes)

    def _now(self) -> float:
        self._time += 0.001
        return self._time

    def _take(self, text: str) -> Any:
        batch = json.loads(text)
        self._more = batch["more"]
        self.heard.append(sha256(text.encode()).hexdigest())  # stored and sent texts
        for _, frame in batch["send"]:
            data = json.loads(frame)
            if data["type"] == "room":
                self._room = data
            elif data["type"] in ("view", "update"):
                self._view = data
        return batch.get("body")

    def _call(self, method: str, path: str, body: Any) -> Any:
        return self._take(self._server.call(method, path, json.dumps(body)))

    def _say(self, **message: Any) -> None:
        self._take(self._server.receive(1, json.dumps(message)))

    def play(self, wanted: JSON) -> None:
        """A whole game, with an answer taken back now and then."""
        self._call("POST", "guests", {"name": "Ada"})
        table = self._call("POST", "tables", wanted)["table"]
        self._call("PUT", f"tables/{table}/ready", {"ready": True})
        self._take(self._server.connect(1))
        self._say(type="hello", version=2, ticket="local", words=True)
        self._say(type="join", table=table)
        for number in range(MAX_ANSWERS):
            while self._more:
                self._take(self._server.think())
            if self._room["status"] != "playing":
                return
            about = {"table": table, "position": self._view["position"], "command": f"c{number}"}
            if self._view.get("undo", "no") != "no" and self._chance.random() < 0.03:
                self._say(type="undo", **about)
                continue
            options = self._view["private"]["ask"]["options"]
            self._say(type="answer", **about, option=self._chance.randrange(len(options)))


def wish_for(number: int) -> JSON:
    """The wish for the table of a game."""
    chance = Random(f"bots of game {number}")
    setup = setup_for(number)
    bots: list[str | None] = [chance.choice(BOTS) for _ in range(setup.players)]
    bots[chance.randrange(setup.players)] = None
    if setup.recipe is not None:
        return {"recipe": setup.recipe.id, "bots": bots}
    return {"box": setup.box, "players": setup.players, "bots": bots}


def heard(number: int) -> list[str]:
    """The fingerprints of all that a page hears in a game."""
    page = Page(number)
    page.play(wish_for(number))
    return page.heard


# --- In the page -------------------------------------------------------------------------------


def answered(line: str) -> str:
    """What the page finds for a job, a line of JSON each."""
    job = json.loads(line)
    if "answers" in job:
        return json.dumps(digests(job))
    return json.dumps(heard(job["number"]))


PAGE: Final = """
import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
const [, , pyodide, source, tools, jobs, found, restored] = process.argv;
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const { default: create } = await import(`${pyodide}/pyodide.asm.mjs`);
async function started(options) {
  const python = await loadPyodide({
    packageCacheDir: pyodide,
    createPyodideModule: async (settings) => {
      const module = await create(settings);
      const size = options._loadSnapshot?.byteLength ?? 0;
      if (module.HEAPU8.byteLength < size) module.growMemory(size);
      return module;
    },
    ...options,
  });
  for (const [from, to] of [[source, "/src"], [tools, "/tools"]]) {
    python.FS.mkdir(to);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: from }, to);
  }
  return python;
}
const START = `
import sys
sys.path[:0] = ["/src", "/tools"]
sys.dont_write_bytecode = True
from archrivals.local.warming import warm
warm()`;
let python = await started({ _makeSnapshot: restored === "yes" });
python.runPython(START);
if (restored === "yes") python = await started({ _loadSnapshot: python.makeMemorySnapshot() });
python.runPython("import sys; from prove_page import answered");
console.error(python.runPython("sys.version"));
const answered = python.globals.get("answered");
const out = createWriteStream(found);
for await (const line of createInterface({ input: createReadStream(jobs) }))
  out.write(`${answered(line)}\\n`);
out.end();
"""


def in_page(
    jobs: Sequence[JSON], node: str, pyodide: Path, *, restored: bool = False
) -> Iterator[Any]:
    """What Pyodide finds for each job."""
    with tempfile.TemporaryDirectory() as folder:
        program, asked, found = (Path(folder) / name for name in ("page.mjs", "asked", "found"))
        program.write_text(PAGE, encoding="utf-8")
        asked.write_text("".join(f"{json.dumps(job)}\n" for job in jobs), encoding="utf-8")
        places = (pyodide.resolve(), ROOT / "src", ROOT / "tools", asked, found)
        how = "yes" if restored else "no"
        subprocess.run([node, str(program), *map(str, places), how], check=True)
        for line in found.read_text(encoding="utf-8").splitlines():
            yield json.loads(line)


# --- The proof ---------------------------------------------------------------------------------


def main() -> int:
    """Play, compare, and say what differs."""
    parser = argparse.ArgumentParser(description="Prove that a page plays the same games.")
    parser.add_argument("--games", type=int, default=GAMES, help="games by their answers")
    parser.add_argument("--frames", type=int, default=FRAMES, help="games with all their frames")
    parser.add_argument("--only", type=int, help="this game alone, with all its frames")
    parser.add_argument(
        "--restored", action="store_true", help="start Pyodide from an image, as later visits do"
    )
    parser.add_argument("--node", default="node", help="the Node to run")
    parser.add_argument("--pyodide", type=Path, default=PYODIDE, help="the npm package")
    wanted = parser.parse_args()
    if not wanted.pyodide.is_dir():
        parser.error(f"there is no {wanted.pyodide}: run npm ci in web, or name it by --pyodide")
    alone = wanted.only is not None
    numbers = [wanted.only] if alone else range(wanted.games)
    framed = [wanted.only] if alone else [n * 7 for n in range(wanted.frames)]
    began = time.perf_counter()
    games = [played(number) for number in numbers]
    expected = [*(game["digests"] for game in games), *(heard(number) for number in framed)]
    here = time.perf_counter() - began
    jobs = [
        *({key: each for key, each in game.items() if key != "digests"} for game in games),
        *({"number": number} for number in framed),
    ]
    began = time.perf_counter()
    found = list(in_page(jobs, wanted.node, wanted.pyodide, restored=wanted.restored))
    there = time.perf_counter() - began
    wrong = [
        job["number"]
        for job, mine, theirs in zip(jobs, expected, found, strict=True)
        if mine != theirs
    ]
    for number in wrong:
        print(f"DIFFERENT: python tools/prove_page.py --only {number}")
    answers = sum(len(game["answers"]) for game in games)
    notes = sum(len(each) for each in expected[: len(games)])
    batches = sum(len(each) for each in expected[len(games) :])
    print(
        f"{len(games)} games of {len({job['number'] % len(TABLES) for job in jobs})} kinds, "
        f"{answers:,} answers, {notes:,} digests; {len(framed)} games with {batches:,} batches of "
        f"frames: {len(wrong)} different. {here:.0f} s here, {there:.0f} s in Pyodide."
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
