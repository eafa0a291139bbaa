"""``archrivals``: every command, with help that teaches."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from archrivals import __version__
from archrivals.bots import BOTS
from archrivals.bots.levels import BY_ID
from archrivals.boxes import BOXES
from archrivals.engine.rules import HERO_CHOICES, VARIANTS, Recipe, Setup, SetupError
from archrivals.engine.saving import SaveError

Options = argparse.Namespace


class Usage(SystemExit):
    """A mistake of the caller's: said in one line, exit code 2."""

    def __init__(self, message: str) -> None:
        print(f"archrivals: {message}", file=sys.stderr)
        super().__init__(2)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0 when all went well."""
    options = parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except (SetupError, SaveError) as error:
        raise Usage(str(error)) from None
    except BrokenPipeError:  # the reader of a pipe has seen enough
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - stays open until the exit
        return 0
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


# --- The parser -------------------------------------------------------------------------------


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    top = argparse.ArgumentParser(
        prog="archrivals",
        description="Play, study and extend superhero deck-building games.",
        epilog="First time? `archrivals play` sits you down against a bot.",
    )
    top.add_argument("--version", action="version", version=f"archrivals {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _play(commands)
    _cards(commands)
    _rules(commands)
    _recipes(commands)
    _simulate(commands)
    _match(commands)
    _lab(commands)
    _replay(commands)
    _verify(commands)
    _coach(commands)
    _bench(commands)
    _coverage(commands)
    _server(commands)
    return top


def _command(commands: Any, name: str, run: Any, teaches: str, example: str) -> Any:
    made = commands.add_parser(
        name,
        help=teaches.split(".", maxsplit=1)[0],
        description=teaches,
        epilog=f"examples:\n{example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.set_defaults(run=run)
    return made


def _table_options(made: Any, bots: str = "", extra: tuple[str, ...] = ()) -> None:
    made.add_argument(
        "--box", choices=[*BOXES, *extra], default="heroes-unite", help="which box to play"
    )
    made.add_argument(
        "--recipe", metavar="ID|FILE", help="a mixture: see `archrivals recipes`, or a JSON file"
    )
    made.add_argument("--players", type=int, default=2, metavar="N", help="how many (default 2)")
    if bots:
        made.add_argument(
            "--bots",
            default=bots,
            metavar="NAMES",
            help=f"bots by name, comma between ({', '.join(BOTS)}); one name fills every seat",
        )
    made.add_argument(
        "--super-villains",
        type=int,
        default=8,
        metavar="N",
        help="2 to 12: 8 is a standard game, 4 a short one",
    )
    made.add_argument(
        "--heroes",
        choices=HERO_CHOICES,
        default="deal",
        help="; ".join(f"{name}: {what}" for name, what in HERO_CHOICES.items()),
    )
    made.add_argument(
        "--variant",
        action="append",
        choices=VARIANTS,
        default=[],
        help="; ".join(f"{name}: {what}" for name, what in VARIANTS.items()) + " (repeatable)",
    )
    made.add_argument("--seed", metavar="WORD", help="play the same shuffles again")


def _setup(options: Options) -> Setup:
    recipe = _recipe(options.recipe)
    variants = tuple(dict.fromkeys(options.variant))
    if recipe is not None:
        from archrivals.boxes.mixing import setup_of

        return replace(setup_of(recipe), super_villains=options.super_villains, variants=variants)
    return Setup(
        box=options.box,
        players=options.players,
        super_villains=options.super_villains,
        hero_choice=options.heroes,
        variants=variants,
    )


def _recipe(name: str | None) -> Recipe | None:
    """A ready-made recipe by its id, or one out of a file, checked."""
    from archrivals.boxes.mixing import reasons_against
    from archrivals.boxes.recipes import RECIPES
    from archrivals.engine.saving import recipe_from_json

    if name is None:
        return None
    if name in RECIPES:
        return RECIPES[name]
    if not name.endswith(".json"):
        raise Usage(f"no recipe {name!r}: there are {', '.join(RECIPES)}")
    recipe = recipe_from_json(_read_json(Path(name)))
    problems = reasons_against(recipe)
    if problems:
        raise Usage(f"{name} cannot be played: {'; '.join(problems)}")
    return recipe


def _bot_names(text: str, more: tuple[str, ...] = ()) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in (*BOTS, *more):
            raise Usage(f"no bot {name!r}: there are {', '.join((*BOTS, *more))}")
    return names


# --- play -------------------------------------------------------------------------------------


def _play(commands: Any) -> None:
    made = _command(
        commands,
        "play",
        play,
        "Play at the terminal. You sit against bots; every card explains itself. Bots made for "
        f"people, the easiest first: {', '.join(BY_ID)}.",
        "  archrivals play\n"
        "  archrivals play --players 4 --super-villains 4 --heroes two\n"
        "  archrivals play --bots otto\n"
        "  archrivals play --plain --variant synergy --seed monday",
    )
    made.add_argument(
        "--plain",
        action="store_true",
        help="a linear, numbered table for screen readers and pipes",
    )
    _table_options(made, "goldie")
    made.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    made.add_argument("--save", type=Path, metavar="FILE", help="where the game is saved")


def play(options: Options) -> int:
    """Play at the terminal."""
    from archrivals.terminal.play import PlayOptions
    from archrivals.terminal.play import play as sit_down

    names = _bot_names(options.bots)
    setup = _setup(options)
    foes = setup.players - 1
    return sit_down(
        PlayOptions(
            plain=options.plain,
            setup=setup,
            seed=options.seed or secrets.token_hex(16),
            bots=tuple(names[at % len(names)] for at in range(foes)),
            load=options.load,
            save=options.save,
        )
    )


# --- cards, rules -----------------------------------------------------------------------------


def _cards(commands: Any) -> None:
    made = _command(
        commands,
        "cards",
        cards,
        "Look cards up. Texts are generated from what the cards do.",
        "  archrivals cards katana\n"
        "  archrivals cards 'power ring' --box heroes-unite\n"
        "  archrivals cards --json | head\n"
        "  archrivals cards katana --language es",
    )
    made.add_argument("query", nargs="*", help="words of a card's name, type, keyword or text")
    made.add_argument("--box", choices=BOXES, help="only this box")
    made.add_argument("--language", default="en", metavar="CODE", help="of the texts: en or es")
    made.add_argument("--json", action="store_true", help="as data, with every field")


def cards(options: Options) -> int:
    """Look cards up."""
    from archrivals.engine.text import LANGUAGES
    from archrivals.terminal.codex import entries, for_people

    if options.language not in LANGUAGES:
        raise Usage(f"no language {options.language!r}; there are: {', '.join(LANGUAGES)}")
    found = entries(options.box, " ".join(options.query), options.language)
    if options.json:
        print(json.dumps(found, indent=1, ensure_ascii=False))
    elif found:
        print(for_people(found))
    else:
        print(f"No card has {' '.join(options.query)!r} in its name, type, keywords or text.")
        return 1
    return 0


def _rules(commands: Any) -> None:
    made = _command(
        commands,
        "rules",
        rules,
        "Read the rules ledger. Every refusal and log line names a rule by its id.",
        "  archrivals rules T4\n  archrivals rules A\n  archrivals rules 'first appearance'",
    )
    made.add_argument("id", nargs="*", help="a rule id, a part (A), or words; none lists all parts")


def rules(options: Options) -> int:
    """Read the rules ledger."""
    from archrivals.terminal.codex import rule_pages

    text = rule_pages(" ".join(options.id))
    if not text:
        raise Usage(f"no rule {' '.join(options.id)!r}; `archrivals rules` lists the parts")
    print(text)
    return 0


def _recipes(commands: Any) -> None:
    made = _command(
        commands,
        "recipes",
        recipes,
        "List the tables there are. Boxes alone, and every mixture the rulebooks describe; a "
        "recipe is plain data and may be your own.",
        "  archrivals recipes\n"
        "  archrivals recipes rivals-teams --json > mine.json\n"
        "  archrivals play --recipe mine.json",
    )
    made.add_argument("id", nargs="?", help="one recipe only")
    made.add_argument("--json", action="store_true", help="as data")


def recipes(options: Options) -> int:
    """List the tables there are."""
    from archrivals.boxes.recipes import RECIPES
    from archrivals.terminal.codex import recipe_list

    if options.id is not None:
        print(json.dumps(asdict(_recipe(options.id) or RECIPES[options.id]), indent=1))
    elif options.json:
        print(json.dumps([asdict(recipe) for recipe in RECIPES.values()], indent=1))
    else:
        print(recipe_list())
    return 0


# --- simulate ---------------------------------------------------------------------------------


def _simulate(commands: Any) -> None:
    made = _command(
        commands,
        "simulate",
        simulate,
        "Let bots play whole games. Prints wins, turns, scores and speed; any game that fails "
        "is named with the command that repeats it, and the exit code is 1.",
        "  archrivals simulate --players 4 --bots greedy,greedy,random,random --games 200\n"
        "  archrivals simulate --mix --games 2000 --check",
    )
    _table_options(made, "random", extra=("all",))
    made.add_argument("--games", type=int, default=100, metavar="N", help="how many (default 100)")
    made.add_argument("--first", type=int, default=0, metavar="K", help="number of the first game")
    made.add_argument("--mix", action="store_true", help="tables of all kinds, by game number")
    made.add_argument("--check", action="store_true", help="check every invariant at every step")
    made.add_argument("--replays", type=int, default=0, metavar="N", help="play N again from saves")
    made.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default 1)")
    made.add_argument("--json", action="store_true", help="the figures as data")


def simulate(options: Options) -> int:
    """Let bots play whole games."""
    from archrivals.lab.simulating import Plan, as_json
    from archrivals.lab.simulating import simulate as run
    from archrivals.terminal.figures import Progress, simulation

    if options.games < 1 or options.jobs < 1 or options.first < 0:
        raise Usage("--games and --jobs are at least 1, --first at least 0")
    if options.box == "all" and not options.mix:
        raise Usage("--box all needs --mix: it goes round every kind of table")
    plan = Plan(
        box=options.box,
        recipe=_recipe(options.recipe),
        players=options.players,
        bots=_bot_names(options.bots),
        games=options.games,
        seed=options.seed or "1",
        variants=tuple(dict.fromkeys(options.variant)),
        super_villains=options.super_villains,
        hero_choice=options.heroes,
        mix=options.mix,
        first=options.first,
        checked=options.check,
        replays=options.replays,
        jobs=options.jobs,
    )
    if not plan.mix:
        from archrivals.engine.dealing import check
        from archrivals.lab.simulating import faces_for

        check(plan.setup(0), faces_for(plan.setup(0)))
    with Progress(plan.games, "games") as progress:
        played, seconds = run(plan, progress.at)
    figures = as_json(plan, played, seconds)
    print(json.dumps(figures, indent=1) if options.json else simulation(figures))
    return 1 if played.failures else 0


# --- match ------------------------------------------------------------------------------------


def _match(commands: Any) -> None:
    made = _command(
        commands,
        "match",
        match,
        "Find out which bot is better. Every deal is played from every side of the table, so that "
        "its luck falls on all of them; with more than two bots, all meet all. At a table of more "
        "than two sides the first bot of a pair sits alone among seats of the second.",
        "  archrivals match greedy random --blocks 200 --jobs 2\n"
        "  archrivals match greedy keen random --players 4 --blocks 100 --out games.parquet\n"
        "  archrivals match greedy keen --sprt 0.50 0.55 --blocks 5000\n"
        "  archrivals match greedy keen --blocks 100000 --address auto",
    )
    made.add_argument(
        "names",
        nargs="+",
        metavar="BOT",
        help=f"two or more: {', '.join(BOTS)}; of the lab: oracle, patient, loner",
    )
    _table_options(made)
    made.add_argument(
        "--blocks",
        type=int,
        default=100,
        metavar="N",
        help="deals, each played from every side (default 100)",
    )
    made.add_argument("--first", type=int, default=0, metavar="K", help="number of the first deal")
    made.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("P0", "P1"),
        help="stop a pair once its share is plainly nearer P1 than P0, or P0 than P1 (5 %% errors)",
    )
    made.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default 1)")
    made.add_argument(
        "--address",
        metavar="RAY",
        help="play on a Ray cluster instead: auto, or HOST:PORT (archrivals[lab])",
    )
    made.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="keep every game: .parquet (archrivals[lab]) or .jsonl",
    )
    made.add_argument("--json", action="store_true", help="the figures as data")


def match(options: Options) -> int:
    """Find out which bot is better."""
    from archrivals.engine.dealing import check
    from archrivals.lab import blocks, crews, keeping, lab_bots, matches
    from archrivals.lab.simulating import faces_for
    from archrivals.terminal.figures import Progress, match_result

    plan = blocks.Match(
        names=_bot_names(",".join(options.names), more=tuple(lab_bots.LAB_BOTS)),
        setup=_setup(options),
        blocks=options.blocks,
        first=options.first,
        seed=options.seed or "1",
    )
    check(plan.setup, faces_for(plan.setup))
    _check_match(options, plan.names)
    try:
        if options.out is not None:
            keeping.check_path(options.out)
        crew = crews.crew_for(plan, options.jobs, options.address)
    except (ValueError, crews.MissingPackage, ConnectionError) as error:
        raise Usage(str(error)) from None
    sprt = tuple(options.sprt) if options.sprt else None
    with Progress(plan.blocks * len(plan.pairs), "blocks", every=30) as progress:
        outcome = matches.play_match(plan, crew, sprt, progress.at)
    if options.out is not None:
        keeping.keep(outcome, options.out)
    figures = matches.as_json(outcome)
    print(json.dumps(figures, indent=1) if options.json else match_result(figures))
    return 130 if outcome.interrupted else 1 if outcome.failures else 0


def _check_match(options: Options, names: tuple[str, ...]) -> None:
    if len(names) < 2:
        raise Usage(f"a match needs two bots or more: {', '.join(BOTS)}")
    if len(set(names)) < len(names):
        raise Usage("name each bot once: against itself it plays the same game from every side")
    if options.blocks < 1 or options.jobs < 1 or options.first < 0:
        raise Usage("--blocks and --jobs are at least 1, --first at least 0")
    if options.sprt and not 0 < options.sprt[0] < options.sprt[1] < 1:
        raise Usage("--sprt takes two shares between 0 and 1, the lower one first")


# --- lab --------------------------------------------------------------------------------------


def _lab(commands: Any) -> None:
    from archrivals.terminal.balance import lab_options

    made = _command(
        commands,
        "lab",
        lab,
        "Find out what cards, heroes and the first turn are worth. Deals are played as they are "
        "and with one thing changed for one seat; the report is a page of charts "
        "(archrivals[lab]), its figures a JSON file that the next run goes on from.",
        "  archrivals lab balance heroes-unite --out balance\n"
        "  archrivals lab balance confrontations --kinds gift --deals 100 --level greedy --jobs 2\n"
        "  archrivals lab balance confrontations --kinds cost --only ares,olympus --deals 200",
    )
    lab_options(made)


def lab(options: Options) -> int:
    """Find out what everything is worth."""
    from archrivals.terminal import balance

    return balance.lab(options, Usage)


# --- replay, verify ---------------------------------------------------------------------------


def _replay(commands: Any) -> None:
    made = _command(
        commands,
        "replay",
        replay,
        "Step through a saved game. Each line is what everybody saw; Enter goes on.",
        "  archrivals replay game.json\n  archrivals replay game.json --seat 1 --all",
    )
    made.add_argument("file", type=Path, help="a save")
    made.add_argument("--seat", type=int, default=-1, metavar="N", help="as this seat saw it")
    made.add_argument("--all", action="store_true", help="do not stop between decisions")


def replay(options: Options) -> int:
    """Step through a saved game."""
    from archrivals.terminal.replaying import step_through

    return step_through(_read_json(options.file), options.seat, stop=not options.all)


def _verify(commands: Any) -> None:
    made = _command(
        commands,
        "verify",
        verify,
        "Recompute a saved game from its seed. Shows the commitment, every shuffle and the "
        "result; exit code 1 when anything differs.",
        "  archrivals verify game.json\n  archrivals verify game.json --commitment 3f5a…",
    )
    made.add_argument("file", type=Path, help="a save")
    made.add_argument("--commitment", metavar="HEX", help="what was published before the game")


def verify(options: Options) -> int:
    """Recompute a saved game from its seed."""
    from archrivals.terminal.replaying import verified

    return verified(_read_json(options.file), options.commitment)


def _coach(commands: Any) -> None:
    made = _command(
        commands,
        "coach",
        coach,
        "Look back at a finished game with the coach. Shows the chance to win turn by turn, luck "
        "apart from choices, the three turns that decided it and what would have been better.",
        "  archrivals coach game.json\n  archrivals coach game.json --seat 1 --json",
    )
    made.add_argument("file", type=Path, help="a save")
    made.add_argument("--seat", type=int, default=0, metavar="N", help="whose game (default 0)")
    made.add_argument(
        "--deals",
        type=int,
        default=16,
        metavar="N",
        help="other deals that luck is measured against (default 16); more is slower and surer",
    )
    made.add_argument("--json", action="store_true", help="as data")


def coach(options: Options) -> int:
    """Look back at a finished game."""
    from archrivals.terminal.coaching import looked_back

    if options.deals < 2:
        raise Usage("--deals is at least 2")
    saved = _read_json(options.file)
    return looked_back(saved, options.seat, options.deals, as_data=options.json)


def _read_json(file: Path) -> dict[str, Any]:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Usage(f"cannot read {file}: {error.strerror}") from None
    except ValueError:
        raise Usage(f"{file} cannot be read: it is not JSON") from None
    if not isinstance(data, dict):
        raise Usage(f"{file} cannot be read: a JSON object is wanted")
    return data


# --- bench, coverage --------------------------------------------------------------------------


def _bench(commands: Any) -> None:
    made = _command(
        commands,
        "bench",
        bench,
        "Measure the engine on one core. Decisions, forks and whole games, interleaved with "
        "pyminion where it is installed.",
        "  archrivals bench\n  archrivals bench --rounds 9 --json",
    )
    made.add_argument("--rounds", type=int, default=5, metavar="N", help="rounds (default 5)")
    made.add_argument("--json", action="store_true", help="the figures as data")


def bench(options: Options) -> int:
    """Measure the engine."""
    from archrivals.lab.benching import bench as measure
    from archrivals.terminal.figures import speeds

    figures = measure(options.rounds).summary()
    print(json.dumps(figures, indent=1) if options.json else speeds(figures))
    return 0


def _coverage(commands: Any) -> None:
    made = _command(
        commands,
        "coverage",
        coverage,
        "Show what is tested. Cards, rules and rulings that a test names; with --play also "
        "every card seen bought, played, attacking and defending in bot games.",
        "  archrivals coverage\n  archrivals coverage --play",
    )
    made.add_argument("--box", choices=BOXES, help="only this box")
    made.add_argument(
        "--tests", type=Path, default=Path("tests"), metavar="DIR", help="where the tests are"
    )
    made.add_argument("--play", action="store_true", help="run the exhaustive player, too")


def coverage(options: Options) -> int:
    """Show what is tested."""
    from archrivals.terminal.covering import covered

    if not options.tests.is_dir():
        raise Usage(f"no tests in {options.tests}: run this in a checkout, or name --tests DIR")
    boxes = [options.box] if options.box else list(BOXES)
    return covered(boxes, options.tests, play=options.play)


# --- the server -------------------------------------------------------------------------------


def _server(commands: Any) -> None:
    made = _command(
        commands,
        "serve",
        serve,
        "Run a server for your friends. One process, one file; nothing else to install.",
        "  archrivals serve\n  archrivals serve --listen 0.0.0.0 --url http://my-laptop.local:8777",
    )
    _address(made)
    made.add_argument("--database", metavar="URL", help="default: sqlite:///archrivals.db")
    made = _command(
        commands,
        "gateway",
        gateway,
        "Run the edge of a cluster. HTTP and sockets; PostgreSQL and NATS come from the "
        "environment, see deploy/README.md.",
        "  archrivals gateway --port 8777",
    )
    _address(made)
    _command(
        commands,
        "host",
        host,
        "Run a process of a cluster that hosts tables. Any number; each can go at any time.",
        "  archrivals host",
    )
    made = _command(
        commands,
        "bots",
        bots,
        "Run a process of a cluster in which bots think. Any number.",
        "  archrivals bots --jobs 4",
    )
    made.add_argument("--jobs", type=int, default=1, metavar="N", help="how many at a time")
    _command(
        commands,
        "migrate",
        migrate,
        "Bring the database of a server up to date. The server does it itself, too.",
        "  archrivals migrate",
    )
    made = _command(
        commands,
        "schema",
        schema,
        "Print the JSON Schema of every message on the wire, or with --http the OpenAPI "
        "description.",
        "  archrivals schema > wire.schema.json",
    )
    made.add_argument("--http", action="store_true", help="the HTTP interface (OpenAPI)")


def _address(made: Any) -> None:
    made.add_argument("--listen", metavar="ADDRESS", help="default 127.0.0.1: this machine only")
    made.add_argument("--port", type=int, metavar="N", help="default 8777")
    made.add_argument("--url", metavar="URL", help="where people find it, for invite links")


def _settings(options: Options, *, cluster: bool) -> Any:
    try:
        from archrivals.server import settings
    except ModuleNotFoundError as missing:
        raise Usage(f"the server needs {missing.name}: pip install 'archrivals[server]'") from None
    given = {name: getattr(options, name, None) for name in ("listen", "port", "url", "database")}
    if cluster:
        given["database"] = os.environ.get("ARCHRIVALS_DATABASE", settings.CLUSTER_DATABASE)
        given["bus"] = os.environ.get("ARCHRIVALS_BUS", settings.CLUSTER_BUS)
    try:
        return settings.settings_from(None, **given)
    except settings.SettingsError as error:
        raise Usage(str(error)) from None


def _running() -> Any:
    try:
        from archrivals.server import running
    except ModuleNotFoundError as missing:
        raise Usage(f"the server needs {missing.name}: pip install 'archrivals[server]'") from None
    return running


def serve(options: Options) -> int:
    """Run a server in one process."""
    _running().serve(_settings(options, cluster=False))
    return 0


def gateway(options: Options) -> int:
    """Run the edge of a cluster."""
    _running().gateway(_settings(options, cluster=True))
    return 0


def host(options: Options) -> int:
    """Run a process that hosts tables."""
    _running().host(_settings(options, cluster=True))
    return 0


def bots(options: Options) -> int:
    """Run a process in which bots think."""
    if options.jobs < 1:
        raise Usage("--jobs is at least 1")
    _running().bots(_settings(options, cluster=True), options.jobs)
    return 0


def migrate(options: Options) -> int:
    """Bring the database up to date."""
    cluster = "ARCHRIVALS_DATABASE" not in os.environ
    _running().migrate(_settings(options, cluster=cluster))
    return 0


def schema(options: Options) -> int:
    """Print what the server speaks."""
    described = _running().described(http=options.http)
    print(json.dumps(described, indent=1, sort_keys=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
