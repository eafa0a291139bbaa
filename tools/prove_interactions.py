"""Prove that engine and referee agree: arranged positions of all pairs of cards, and whole games.

The referee (``tests/referee``) is a second, naive interpreter of the cards. For every ordered pair
of cards of which one can touch the other, of every box and every ready-made mixture, a small table
is laid out and played by both; every second one is carried over three turns. Scenes lay out what
pairs seldom reach: two hunts in a turn, a knock-out before the count, triggers of several owners.
The 300 mixtures of the lab and mixtures by cast are played as well; then whole random games. After
every answer asks and options, all zones, Power, costs, owners, lasting state, score and tie-breaks
are compared. Any difference is printed with the command that repeats it, and the exit code is 1.

    python tools/prove_interactions.py                  # all pairs twice, scenes, 20,000 games
    python tools/prove_interactions.py --short          # a sample, for the gate
    python tools/prove_interactions.py --part 3/20      # every 20th position and game, from the 3rd
    python tools/prove_interactions.py --positions 0 --games 4000:8000  # a part of the work
    python tools/prove_interactions.py --only heroes-unite --position 1234
    python tools/prove_interactions.py --short --fault all --tests  # are planted faults found?
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from typing import NamedTuple, get_args

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from referee.game import Game
from referee.judging import Difference, play_both
from referee.positions import (
    Pair,
    Place,
    Stratum,
    any_pair,
    keen_choice,
    pairs,
    position,
    stratum,
)
from referee.scenes import SCENES, Stage

from archrivals.boxes import BOXES, catalogue
from archrivals.boxes.casting import characters_of
from archrivals.boxes.mixing import mixed, setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Recipe, Setup, SetupError, Share, Variant
from archrivals.engine.play.dealing import check
from archrivals.engine.state.asks import Ask
from archrivals.engine.table import Table
from archrivals.lab.kinds import free_recipe

ROOT = Path(__file__).resolve().parent.parent
MIXTURES = "mixtures"
CASTS = "casts"
DRAWN = {MIXTURES: 300, CASTS: 100}
"""Tables that are drawn by number, and how many there are of each."""

_TWO = "heroes-unite", "rivals-shazam-black-adam"
OWN = {
    "own-fighting": Recipe(
        id="own-fighting",
        name="Shazam! vs. Black Adam with all of Heroes Unite",
        host=_TWO[1],
        players=4,
        main=tuple(map(Share, _TWO)),
        characters=(_TWO[1], "rivals-batman-joker"),
        stacks=_TWO[1:],
        weaknesses=_TWO[1:],
        teams=(0, 1, 0, 1),
    ),
    "own-stacked": Recipe(
        id="own-stacked",
        name="Heroes Unite with all of Shazam! vs. Black Adam",
        host=_TWO[0],
        players=3,
        main=tuple(map(Share, _TWO)),
        characters=("base-set", _TWO[0]),
        stacks=_TWO,
        weaknesses=_TWO[1:],
        super_villains="base-set",
    ),
}
"""Mixtures of our own for scenes that need cards of boxes that no ready-made recipe brings
together; the pairs of their cards are not laid out."""

ROUNDS = 2
"""How often each pair is laid out; every second time it is carried over three turns."""

GAMES = 20_000
PER_DRAWN = 20
"""How many positions one drawn mixture is played for."""

SCENES_PER_TABLE = 200
SHORT_POSITIONS = 2_000
SHORT_DRAWN = 80
SHORT_ROUNDS = 4
SHORT_SCENES = 12
"""How often the short form plays each scene of a table."""

SHORT_GAMES = 36
MOST_ANSWERS = 24
"""How many answers a position is played for: mostly a turn or two."""

CARRIED_TURNS = 3
MOST_CARRIED = 120
"""How far a position is carried: turns, and answers at most."""

CHUNK = 40
PROGRESS_S = 60


class Job(NamedTuple):
    """Some positions, scenes or games of a table, by their numbers."""

    table: str
    kind: str
    numbers: list[int]


class Report(NamedTuple):
    """What a job found."""

    job: Job
    answers: int
    differences: list[str]


# --- Tables -----------------------------------------------------------------------------------


def _places() -> dict[str, Place]:
    """Every box and every ready-made mixture."""
    found = {box: Place(box, catalogue(box), Setup(box=box)) for box in BOXES}
    for name, recipe in (RECIPES | OWN).items():
        found[name] = Place(name, mixed(recipe), setup_of(recipe))
    return found


PLACES = _places()
TABLES = (*PLACES, *DRAWN)
PAIRS: dict[str, list[Pair]] = {}
"""Filled before the workers are forked."""


def place_of(name: str, number: int) -> Place:
    """Return a table by name; of those that are drawn, the one for a position or game."""
    return PLACES[name] if name in PLACES else _drawn(name, number // PER_DRAWN % DRAWN[name])


@lru_cache(maxsize=8)
def _drawn(name: str, number: int) -> Place:
    """Return a mixture of the lab, or a ready-made one with any cast."""
    setup = setup_of(free_recipe(number)) if name == MIXTURES else _any_cast(number)
    assert setup.recipe is not None
    return Place(name, mixed(setup.recipe), setup)


def _any_cast(number: int) -> Setup:
    """A ready-made mixture, played by any of its Characters (Q41)."""
    chance = Random(f"cast {number}")
    named = [recipe for recipe in RECIPES.values() if recipe.heroes]
    while True:
        recipe = chance.choice(named)
        names = chance.sample(list(characters_of(recipe)), recipe.players)
        try:
            return setup_of(recipe, heroes=names)
        except SetupError:  # these cannot play together
            continue


def _players(place: Place, chance: Random) -> int:
    """2 to 5, as far as the table allows; a recipe without names seats any number (X1)."""
    recipe = place.setup.recipe
    if recipe is not None:
        fixed = recipe.heroes or recipe.teams or place.name in DRAWN
        return recipe.players if fixed else chance.randint(2, 5)
    return chance.randint(*BOXES[place.name].rules.players)


def _seating(place: Place, players: int) -> Place:
    """A table with a number of seats: a mixture has starting cards for all of them."""
    recipe = place.setup.recipe
    if recipe is None or players == recipe.players:
        return place
    return _seated(place.name, players)


@cache
def _seated(name: str, players: int) -> Place:
    recipe = PLACES[name].setup.recipe
    assert recipe is not None
    setup = setup_of(recipe, players)
    assert setup.recipe is not None
    return Place(name, mixed(setup.recipe), setup)


# --- Playing ----------------------------------------------------------------------------------


def play_position(name: str, number: int) -> Table:
    """Lay out a position and play it with both."""
    chance = Random(f"{name} position {number}")
    if name in DRAWN:
        place = place_of(name, number)
        pair = any_pair(place, chance)
        if pair is None:  # nothing of one box touches anything of another
            return play_game(name, number)
        carried = number % 2 == 1
    else:
        found = PAIRS[name]
        place, pair = PLACES[name], found[number % len(found)]
        carried = number // len(found) % 2 == 1
    players = _players(place, chance)
    place = _seating(place, players)
    setup = position(place, pair, players, chance)
    choose = keen_choice((pair.a, pair.b), chance)
    most, turns = (MOST_CARRIED, CARRIED_TURNS) if carried else (MOST_ANSWERS, 0)
    return play_both(setup, place.cat, f"position {number}", choose, most=most, turns=turns)


def scenes_of(place: Place) -> list[str]:
    """Return the scenes that a table can show."""
    return [name for name, scene in SCENES.items() if scene.fits(place)]


def play_scene(name: str, number: int) -> Table:
    """Lay out a scene and play it with both."""
    chance = Random(f"{name} scene {number}")
    place = place_of(name, number)
    fitting = scenes_of(place)
    scene = SCENES[fitting[number % len(fitting)]]
    players = _players(place, chance)
    if scene.players and place.setup.recipe is None:
        players = scene.players
    place = _seating(place, players)
    if scene.players not in (0, players):
        return play_position(name, number)
    stage = Stage(place, players, chance)
    scene.lay(stage)
    choose = keen_choice(stage.stars, chance, scene.eager)
    return play_both(
        stage.setup_now(),
        place.cat,
        f"scene {number}",
        choose,
        most=MOST_CARRIED,
        turns=scene.turns,
        log=True if scene.logged else None,
    )


def play_game(name: str, number: int) -> Table:
    """A whole random game with both."""
    chance = Random(f"{name} game {number}")
    place = place_of(name, number)
    if place.setup.recipe is not None:
        place = _seating(place, _players(place, chance))
        setup = _with_variants(place, chance)
    else:
        setup = _any_setup(name, chance)

    def choose(table: Table, game: Game) -> tuple[Ask, int]:
        ask = chance.choice(table.asks)
        options = range(len(ask.options))
        if ask.kind == "turn" and chance.random() < 0.9:
            lazy = ("end", "done", "call")
            keen = [at for at in options if ask.options[at][0] not in lazy]
            return ask, chance.choice(keen or options)
        return ask, chance.choice(options)

    return play_both(setup, place.cat, f"game {number}", choose)


VARIANT_NAMES: tuple[Variant, ...] = get_args(Variant)


def _any_variants(chance: Random) -> tuple[Variant, ...]:
    return tuple(variant for variant in VARIANT_NAMES if chance.random() < 0.3)


def _with_variants(place: Place, chance: Random) -> Setup:
    """A mixture with any variants that its cards and rules allow."""
    setup = place.setup
    if not place.cat.rules_for(setup.players).villain_stack:
        return setup
    other = replace(setup, variants=_any_variants(chance), super_villains=chance.choice((2, 4, 8)))
    return other if _can_begin(other, place.cat) else setup


def _can_begin(setup: Setup, cat: Catalogue) -> bool:
    try:
        check(setup, cat)
    except SetupError:  # H1 where a Hero card is missing
        return False
    return True


def _any_setup(box: str, chance: Random) -> Setup:
    fewest, most = BOXES[box].rules.players
    players = chance.randint(fewest, most)
    if BOXES[box].rules.confrontations:
        return Setup(box=box, players=players, hero_choice=chance.choice(("deal", "pick")))
    return Setup(
        box=box,
        players=players,
        super_villains=chance.choice((2, 4, 8)),
        hero_choice=chance.choice(("deal", "pick", "two") if players < 4 else ("deal", "pick")),
        variants=_any_variants(chance),
    )


PLAYING = {"position": play_position, "scene": play_scene, "game": play_game}


def work(job: Job) -> Report:
    """Play some positions, scenes or games; the differences in words."""
    play = PLAYING[job.kind]
    answers = 0
    failures = []
    for number in job.numbers:
        try:
            answers += len(play(job.table, number).answers)
        except Difference as found:
            again = f"python tools/prove_interactions.py --only {job.table} --{job.kind} {number}"
            failures.append(f"{found}\n  again: {again}")
    return Report(job, answers, failures)


# --- Which ------------------------------------------------------------------------------------


class Amount(NamedTuple):
    """How much of the work is done; None for the sample of the short form."""

    positions: range | None
    scenes: range | None
    games: range | None
    part: tuple[int, int] = (0, 1)


def jobs(tables: list[str], amount: Amount) -> list[Job]:
    """Return the positions and scenes of the tables, then the games, the tables in turn."""
    chosen = {
        "scene": _scene_numbers(tables, amount.scenes),
        "position": _position_numbers(tables, amount.positions),
        "game": _game_numbers(tables, amount.games or range(0)),
    }
    found: list[Job] = []
    first, step = amount.part
    for kind, numbers in chosen.items():
        size = 2 if kind == "game" else CHUNK
        for at, name in enumerate(tables):
            found += _chunks(name, kind, numbers[name][(first + at) % step :: step], size)
    return found


def _chunks(table: str, kind: str, numbers: list[int], size: int) -> Iterator[Job]:
    for at in range(0, len(numbers), size):
        yield Job(table, kind, numbers[at : at + size])


def positions_in(name: str) -> int:
    """Return how many positions the long form lays out at a table."""
    return DRAWN[name] * PER_DRAWN if name in DRAWN else ROUNDS * len(PAIRS.get(name, ()))


def _position_numbers(tables: list[str], positions: range | None) -> dict[str, list[int]]:
    if positions is not None:
        return _in_turn({name: positions_in(name) for name in tables}, positions)
    everything = sum(len(PAIRS[name]) for name in tables if name in PAIRS) or 1
    return {
        name: _spread(name, SHORT_DRAWN)
        if name in DRAWN
        else sample(name, -(-SHORT_POSITIONS * len(PAIRS.get(name, ())) // everything))
        for name in tables
    }


def _scene_numbers(tables: list[str], scenes: range | None) -> dict[str, list[int]]:
    if scenes is not None:
        return _in_turn({name: scenes_in(name) for name in tables}, scenes)
    return {
        name: _spread(name, SHORT_DRAWN)
        if name in DRAWN
        else list(range(SHORT_SCENES * len(scenes_of(PLACES[name]))))
        for name in tables
    }


def _game_numbers(tables: list[str], games: range) -> dict[str, list[int]]:
    """Return the games of each table; each of a drawn table is a game of another mixture."""
    chosen = {}
    for at, name in enumerate(tables):
        numbers = [game // len(tables) for game in games if game % len(tables) == at]
        if name in DRAWN:
            numbers = [number * PER_DRAWN + number // DRAWN[name] for number in numbers]
        chosen[name] = numbers
    return chosen


def scenes_in(name: str) -> int:
    """Return how many scenes the long form lays out at a table."""
    return DRAWN[name] * PER_DRAWN if name in DRAWN else SCENES_PER_TABLE


def _spread(name: str, n: int) -> list[int]:
    """Return some positions of drawn tables, two of each."""
    return [at * PER_DRAWN + again for at in range(n // 2) for again in (at % 8, 9 + at % 8)]


def _in_turn(totals: dict[str, int], wanted: range) -> dict[str, list[int]]:
    """Return which numbers of each table lie in a range over all of them, one after the other."""
    chosen = {}
    before = 0
    for name, total in totals.items():
        inside = range(max(0, wanted.start - before), min(total, wanted.stop - before))
        chosen[name] = list(inside)
        before += total
    return chosen


def sample(name: str, n: int) -> list[int]:
    """Positions of one table, as many of each kind of meeting; the rare kinds several times."""
    chance = Random(f"short {name}")
    kinds: dict[Stratum, list[int]] = {}
    for at, pair in enumerate(PAIRS.get(name, ())):
        kinds.setdefault(stratum(PLACES[name], pair), []).append(at)
    total = len(PAIRS.get(name, ()))
    for kind in kinds.values():
        chance.shuffle(kind)
        kind += [again * total + at for again in range(1, SHORT_ROUNDS) for at in kind]
    found: list[int] = []
    for each in itertools.zip_longest(*kinds.values()):
        found += [number for number in each if number is not None]
    return sorted(found[:n])


# --- Planted faults -----------------------------------------------------------------------------


class Fault(NamedTuple):
    """A fault that a copy of the package gets: the right text there, and the false one.

    ``tests`` are those of our tests that find it; ``shared`` says why the proof cannot, where
    engine and referee read the same facts.
    """

    file: str
    right: str
    wrong: str
    tests: tuple[str, ...] = ()
    shared: str = ""


PLAY = "engine/play/"
FAULTS = {
    "first-gain-off-by-one": Fault(
        PLAY + "resolving.py",
        "for each in before) >= ability.nth",
        "for each in before) > ability.nth",
        ("tests/cards/test_cf_characters.py",),
    ),
    "moved-to-the-mover": Fault(
        PLAY + "resolving.py",
        "        seat = holder(s, card, x.you)\n        put(s, card,",
        "        seat = x.you\n        put(s, card,",
        ("tests/cards/test_cf_equipment.py",),
    ),
    "weakness-on-top-of-its-stack": Fault(
        PLAY + "resolving.py",
        's.move(card, WEAKNESSES, bottom=True, how="destroy", doer=doer)',
        's.move(card, WEAKNESSES, how="destroy", doer=doer)',
        ("tests/rules/test_where_boxes_meet.py",),
    ),
    "weaknesses-return-last": Fault(
        PLAY + "confronting.py",
        """    happens(s, target, fx.Falls)
    yield from each(settle(s))
    if last:
        _knocked_out(s, seat, target)
    happens(s, seat, fx.Defeats, fallen)
    happens(s, seat, fx.Gains, fallen, gained)
    yield from each(settle(s))
""",
        """    happens(s, seat, fx.Defeats, fallen)
    happens(s, seat, fx.Gains, fallen, gained)
    yield from each(settle(s))
    happens(s, target, fx.Falls)
    yield from each(settle(s))
    if last:
        _knocked_out(s, seat, target)
""",
        ("tests/rules/test_shazam_black_adam.py",),
    ),
    "owners-in-seat-order": Fault(
        PLAY + "triggers.py",
        "seat = next(seat for seat in s.from_seat(s.active) if seat in owners)",
        "seat = min(owners)",
        ("tests/rules/test_resolving.py",),
    ),
    "no-second-chance-to-block": Fault(
        PLAY + "confronting.py",
        "            declined.clear()\n",
        "",
        ("tests/rules/test_teams.py",),
    ),
    "up-to-cannot-stop": Fault(
        PLAY + "picking.py",
        "may_stop = pick.up_to or (declinable and not chosen)",
        "may_stop = (pick.up_to or declinable) and not chosen",
        ("tests/cards/test_base_heroes.py",),
    ),
    "formula-counts-its-own-card": Fault(
        PLAY + "scoring.py",
        "return len(counted) - matches(card, vp.what)",
        "return len(counted)",
        ("tests/cards/test_base_heroes.py",),
    ),
    "hunt-ends-the-hunting": Fault(
        PLAY + "turns.py",
        "        pay(s, seat, card, price(s, card))\n",
        "        s.turn.hunt_over = True\n        pay(s, seat, card, price(s, card))\n",
        ("tests/rules/test_variants.py",),
    ),
    "assist-counts-itself": Fault(
        PLAY + "counting.py",
        "if n.and_this and not x.assist:",
        "if n.and_this:",
        ("tests/cards/test_cf_villains.py",),
    ),
    "wrong-number-on-a-card": Fault(
        "boxes/rivals_shazam_black_adam/basics.py",
        'Filter(types=("Hero", "Super Power"), max_cost=4)',
        'Filter(types=("Hero", "Super Power"), max_cost=5)',
        ("tests/cards/test_sb_characters.py",),
        "engine and referee read the same cards",
    ),
    "wrong-rule-of-a-recipe": Fault(
        "boxes/recipes.py",
        '(("target", "lowest-level"), ("share_blocks", True))',
        '(("target", "lowest-level"),)',
        ("tests/rules/test_mixtures.py",),
        "engine and referee read the same recipes",
    ),
    "appearance-starts-with-the-next": Fault(
        PLAY + "triggers.py",
        "run(s, Scene(s.active, card), s.cat",
        "run(s, Scene(s.next_seat(s.active), card), s.cat",
        ("tests/rules/test_attacks.py",),
    ),
    "knocked-out-player-ranks": Fault(
        PLAY + "scoring.py",
        "for seat in seats if seat not in s.out}",
        "for seat in seats}",
        ("tests/rules/test_two_and_three.py",),
    ),
    "refill-ignores-the-limit": Fault(
        PLAY + "resolving.py",
        "min(x.slots, line_up_size(s) - len(s.zones[LINE_UP]))",
        "min(x.slots, s.rules.line_up - len(s.zones[LINE_UP]))",
        ("tests/rules/test_where_boxes_meet.py",),
    ),
    "destroyed-card-returns": Fault(
        PLAY + "picking.py",
        '    if "gained" in places:',
        "    if not places:",
    ),
    "borrowed-card-defends": Fault(
        PLAY + "attacks.py",
        " and defense.place == place and card not in s.turn.borrowed:",
        " and defense.place == place:",
    ),
    "weakness-hides-the-bought-card": Fault(
        PLAY + "resolving.py",
        "    face = s.faces[x.event]\n",
        "    face = s.faces[[each.card for each in s.turn.gained if each.seat == x.you][-1]]\n",
    ),
}
"""Fifteen that reviewers planted, and three that were in the engine and were fixed."""


def planted(fault: Fault, folder: Path) -> None:
    """Copy the package and plant a fault in the copy."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=_COMPILED)
    path = folder / "src" / "archrivals" / fault.file
    text = path.read_text(encoding="utf-8")
    if text.count(fault.right) != 1:
        raise SystemExit(f"{fault.file} no longer has the one place where a fault is planted")
    path.write_text(text.replace(fault.right, fault.wrong), encoding="utf-8")


def with_fault(name: str, arguments: list[str], *, tests: bool) -> bool:
    """Run the proof on a copy with a fault, and perhaps the tests; return whether it is found."""
    fault = FAULTS[name]
    found = []
    with tempfile.TemporaryDirectory() as folder:
        planted(fault, Path(folder))
        paths = os.pathsep.join((str(Path(folder, "src")), str(ROOT / "tests"), str(ROOT)))
        environment = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
        if fault.shared:
            print(f"{name}: the proof cannot see it: {fault.shared}", flush=True)
        else:
            done = _run_in([__file__, *arguments, "--stop"], environment)
            by_proof = done.returncode == 1 and "Traceback" not in done.stderr
            found.append(by_proof)
            summary = done.stdout.strip().splitlines()[-1:] or done.stderr.splitlines()[-1:]
            print(f"{name}: {'found' if by_proof else 'NOT FOUND'} by the proof: {summary[0]}")
            if by_proof:
                print(f"    {done.stdout.splitlines()[0][:200]}", flush=True)
        if tests and fault.tests:
            options = ("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider")
            done = _run_in([*options, *fault.tests], environment)
            found.append(done.returncode == 1)
            failed = [line for line in done.stdout.splitlines() if line.startswith("FAILED")]
            first_line = failed[0] if failed else done.stdout.strip().splitlines()[-1]
            print(
                f"{name}: {'found' if found[-1] else 'NOT FOUND'} by the tests: {first_line}"[:300]
            )
    return any(found) if fault.shared or tests else all(found)


def _run_in(command: list[str], environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )


_COMPILED = shutil.ignore_patterns("__pycache__")


# --- Running ------------------------------------------------------------------------------------


def _span(text: str) -> range:
    """``N`` is the first N, ``A:B`` those from A to before B."""
    first, colon, last = text.rpartition(":")
    return range(int(first) if colon else 0, int(last))


def _part(text: str) -> tuple[int, int]:
    """``3/20`` is every twentieth, from the third on."""
    which, slash, of = text.partition("/")
    if not slash or not 1 <= int(which) <= int(of):
        raise ValueError(text)
    return int(which) - 1, int(of)


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--short", action="store_true", help="a sample, for the gate")
    parser.add_argument("--positions", type=_span, help="which positions: N, or A:B")
    parser.add_argument("--scenes", type=_span, help="which scenes: N, or A:B")
    parser.add_argument("--games", type=_span, help="which whole games: N, or A:B")
    parser.add_argument("--part", type=_part, default=(0, 1), help="K/N: every N-th, from the K-th")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    parser.add_argument("--only", choices=TABLES, help="one box or mixture")
    for kind in PLAYING:
        parser.add_argument(f"--{kind}", type=int, help=f"play one {kind} and print it")
    parser.add_argument("--stop", action="store_true", help="stop at the first difference")
    parser.add_argument("--fault", choices=[*FAULTS, "all"], help="with a fault planted in a copy")
    parser.add_argument("--tests", action="store_true", help="with --fault: also run its tests")
    return parser


def main() -> int:
    """Run the proof."""
    options = _arguments().parse_args()
    if options.fault:
        rest = [
            each for each in sys.argv[1:] if each not in ("--tests", f"--fault={options.fault}")
        ]
        if "--fault" in rest:
            at = rest.index("--fault")
            del rest[at : at + 2]
        names = list(FAULTS) if options.fault == "all" else [options.fault]
        missed = [name for name in names if not with_fault(name, rest, tests=options.tests)]
        print(f"{len(names) - len(missed)} of {len(names)} faults found")
        return bool(missed)
    tables = [options.only] if options.only else list(TABLES)
    for kind in PLAYING:
        number = getattr(options, kind)
        if number is not None:
            if kind != "game":
                _find_pairs(tables)
            report = work(Job(tables[0], kind, [number]))
            print("\n".join(report.differences) or f"no difference in {report.answers} answers")
            return bool(report.differences)
    _find_pairs(tables)
    amount = Amount(options.positions, options.scenes, options.games, options.part)
    if options.short:
        games = range(SHORT_GAMES) if options.games is None else options.games
        amount = amount._replace(games=games)
    else:
        positions = range(sum(positions_in(name) for name in tables))
        scenes = range(sum(scenes_in(name) for name in tables))
        amount = Amount(
            positions if options.positions is None else options.positions,
            scenes if options.scenes is None else options.scenes,
            range(GAMES) if options.games is None else options.games,
            options.part,
        )
    return _run(jobs(tables, amount), tables, options.jobs, stop=options.stop)


def _find_pairs(tables: list[str]) -> None:
    for name in tables:
        if name in PLACES and name not in OWN:
            PAIRS[name] = pairs(PLACES[name], crossing=name in RECIPES)


class Tally:
    """What has been played and found."""

    def __init__(self, todo: list[Job]) -> None:
        self.todo = sum(len(job.numbers) for job in todo)
        self.began = time.monotonic()
        self.reported = self.began
        self.played: Counter[tuple[str, str]] = Counter()
        self.answers: Counter[str] = Counter()
        self.differences: Counter[str] = Counter()

    def add(self, report: Report) -> None:
        """Count a report; print the differences, and now and then how far it is."""
        name = report.job.table
        self.played[name, report.job.kind] += len(report.job.numbers)
        self.answers[name] += report.answers
        before = self.differences.total()
        self.differences[name] += len(report.differences)
        for difference in report.differences[: max(0, MOST_TOLD - before)]:
            print(f"{difference}\n", flush=True)
        if time.monotonic() - self.reported > PROGRESS_S:
            self.reported = time.monotonic()
            done = f"{self.played.total():,} of {self.todo:,} positions, scenes and games"
            print(f"{done}, {self.differences.total():,} differences", file=sys.stderr, flush=True)

    def of(self, kind: str) -> int:
        """Return how many of a kind have been played at all tables."""
        return sum(n for (_, each), n in self.played.items() if each == kind)

    def show(self, tables: list[str]) -> None:
        """Print a line for each table, and the sum."""
        heads = ("positions", "scenes", "games", "answers", "differences")
        print(f"{'table':28}" + "".join(f"{head:>13}" for head in heads))
        for name in tables:
            numbers = [self.played[name, kind] for kind in PLAYING]
            numbers += [self.answers[name], self.differences[name]]
            print(f"{name:28}" + "".join(f"{n:13,}" for n in numbers))
        print(
            f"{self.of('position') + self.of('scene'):,} positions "
            f"({self.of('scene'):,} of them scenes) and {self.of('game'):,} games, "
            f"{self.answers.total():,} answers, {self.differences.total():,} differences, "
            f"{time.monotonic() - self.began:.0f} seconds"
        )


MOST_TOLD = 20


def _run(todo: list[Job], tables: list[str], processes: int, *, stop: bool) -> int:
    tally = Tally(todo)
    with multiprocessing.get_context("fork").Pool(processes) as pool:
        for report in pool.imap_unordered(work, todo):
            tally.add(report)
            if stop and tally.differences.total():
                break
    tally.show(tables)
    return bool(tally.differences.total())


if __name__ == "__main__":
    sys.exit(main())
