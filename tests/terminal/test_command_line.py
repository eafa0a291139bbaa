"""The command line itself: how it starts, what its pages say, how it answers mistakes."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from commands import run

from archrivals import __version__, origin
from archrivals.admin import checkup
from archrivals.terminal import progress as bars
from archrivals.terminal.cli import main
from archrivals.terminal.commands import INDEX
from archrivals.terminal.parsing import parser

# --- Starting ---------------------------------------------------------------------------------


def modules_after(*words: str) -> set[str]:
    """The modules that a fresh process has imported once a command has answered."""
    code = (
        "import sys\n"
        "from archrivals.terminal.cli import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit: pass\n"
        "print('modules:', *sys.modules)"
    )
    call = [sys.executable, "-c", code, *words]
    done = subprocess.run(call, capture_output=True, text=True, timeout=120, check=True)
    answer, modules = done.stdout.rsplit("modules:", 1)
    assert "archrivals" in answer + done.stderr
    return set(modules.split())


def test_the_version_needs_no_parser_and_no_engine() -> None:
    modules = modules_after("--version")
    assert "archrivals.terminal.cli" in modules
    assert not {"argparse", "dataclasses", "json"} & modules
    assert not {name for name in modules if name.startswith("archrivals.engine")}


@pytest.mark.parametrize("words", [["--help"], ["pley"]])
def test_help_and_a_wrong_command_need_no_engine_boxes_or_bots(words: list[str]) -> None:
    modules = modules_after(*words)
    parts = {name.split(".")[1] for name in modules if name.startswith("archrivals.")}
    assert parts == {"terminal", "suggesting", "origin"}


def test_help_of_the_operator_s_commands_needs_no_server() -> None:
    modules = modules_after("serve", "--help")
    parts = {name.split(".")[1] for name in modules if name.startswith("archrivals.")}
    assert parts == {"admin", "terminal", "suggesting", "origin"}


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == (0, f"archrivals {__version__}\n")
    assert run(capsys, "--version", "play") == (0, f"archrivals {__version__}\n")


@pytest.mark.parametrize(
    ("noted", "shown"),
    [
        ("commit: 0123456789abcdef\nsources: sha256:ab\n", " (commit 0123456789ab)"),
        ("commit: 0123456789abcdef\nchanged: yes\nsources: x\n", " (commit 0123456789ab, changed)"),
        ("sources: sha256:ab\n", ""),
    ],
)
def test_a_built_package_names_its_commit_with_the_version(
    noted: str,
    shown: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "built-from.txt").write_text(noted)
    monkeypatch.setattr(origin, "BUILT_FROM", tmp_path / "built-from.txt")
    assert run(capsys, "--version") == (0, f"archrivals {__version__}{shown}\n")
    (found,) = (each for each in checkup.examined({}) if each.about == "built from")
    assert found.text.endswith(f"sources {noted.split()[-1]}")
    assert ("with changes" in found.text) == ("changed" in noted)


# --- Help pages -------------------------------------------------------------------------------


def test_the_help_page_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(capsys, "--help")
    assert code == 0
    for name, (_, summary) in INDEX.items():
        assert re.search(rf"^  {name} +{re.escape(summary)}$", out, re.M)


def test_without_a_command_the_commands_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(capsys)
    assert code == 2
    assert out == run(capsys, "--help")[1]


@pytest.mark.parametrize("name", INDEX)
def test_every_command_explains_itself(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    code, out = run(capsys, name, "--help")
    assert code == 0
    assert INDEX[name][1] in out
    assert f"\n  archrivals {name}" in out, "a page has examples"
    assert max(map(len, out.splitlines())) <= 100


@pytest.mark.parametrize("name", INDEX)
def test_every_example_of_a_help_page_can_be_typed(name: str) -> None:
    command = parser().commands.choices[name]
    command.complete()
    examples = str(command.epilog).splitlines()[1:]
    assert examples
    for line in examples:
        words = shlex.split(re.split(r" [|>] ", line)[0])
        assert words[0] == "archrivals"
        if not {"mine.json", "mybot:Mine"} & set(words):  # the reader's own
            assert parser().parse_args(words[1:]).run


# --- Mistakes ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["pley"], "no command 'pley'; did you mean 'play'?"),
        (["simulat", "--games", "1"], "no command 'simulat'; did you mean 'simulate'?"),
        (["play", "--playrs", "3"], "no option '--playrs'; did you mean '--players'?"),
        (["play", "--box", "heros-unite"], "no box 'heros-unite'; did you mean 'heroes-unite'?"),
        (["cards", "--box", "bas-set"], "no box 'bas-set'; did you mean 'base-set'?"),
        (["lab", "balance", "Confrontation"], "did you mean 'confrontations'?"),
        (["play", "--bots", "otto,goldi"], "no bot 'goldi'; did you mean 'goldie'?"),
        (["match", "gredy", "random"], "no bot 'gredy'; did you mean 'greedy'?"),
        (["match", "oracel", "random"], "no bot 'oracel'; did you mean 'oracle'?"),
        (["play", "--recipe", "rival-teams"], "did you mean 'rivals-teams'?"),
        (["recipes", "two-set"], "no recipe 'two-set'; did you mean 'two-sets'?"),
        (["rules", "T99"], "no rule 'T99'; did you mean 'T9'?"),
        (["rules", "confrontaton"], "did you mean 'confrontation'?"),
        (["cards", "--language", "sp"], "no language 'sp'; there are en, es, de"),
        (["lab", "balance", "base-set", "--kinds", "gits"], "did you mean 'gift'?"),
        (["lab", "balance", "base-set", "--only", "emrald"], "did you mean 'emerald-knight'?"),
        (["play", "--heroes", "pik"], "--heroes takes deal, pick or two, not 'pik'"),
        (["play", "--players", "x"], "'x' is not a whole number of at least 2"),
        (["play", "--players", "0"], "'0' is not a whole number of at least 2"),
        (["play", "--players", "-3"], "'-3' is not a whole number of at least 2"),
        (["simulate", "--players", "0"], "'0' is not a whole number of at least 2"),
        (["lab", "balance", "base-set", "--deals", "0", "--out", __file__], "cannot write to"),
        (["simulate", "--games", "0"], "'0' is not a whole number of at least 1"),
        (["backup"], "archrivals backup: the following arguments are required: FILE"),
        (["replay", "a", "b"], "archrivals replay: 'b' is one argument too many"),
        (["chess"], "no command 'chess'; `archrivals --help` lists all"),
    ],
)
def test_a_mistake_gets_one_line_with_the_nearest_right_thing(
    capsys: pytest.CaptureFixture[str], words: list[str], meant: str
) -> None:
    code, out = run(capsys, *words)
    assert code == 2
    assert out.startswith("archrivals")
    assert meant in out
    assert out.count("\n") == 1


def test_a_card_that_there_is_not_brings_the_nearest_name(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(capsys, "cards", "katanna")[1].endswith("did you mean 'Katana'?\n")
    assert run(capsys, "cards", "arow")[1].endswith("did you mean 'Green Arrow'?\n")
    code, out = run(capsys, "cards", "xxxxxxxx")
    assert code == 1
    assert "did you mean" not in out


# --- Streams ----------------------------------------------------------------------------------

ARCHRIVALS = [sys.executable, "-m", "archrivals"]


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    "words", [["--version"], ["--help"], ["rules", "T4"], ["cards", "katana"]], ids=" ".join
)
def test_a_reader_that_has_seen_enough_is_no_mistake(words: list[str], unbuffered: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [*ARCHRIVALS, *words],
        stdout=writer,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONUNBUFFERED": unbuffered},
        timeout=120,
        check=False,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this machine has no full device")
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_disk_that_is_full_gets_one_line(unbuffered: str) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [*ARCHRIVALS, "cards", "katana"],
            stdout=full,
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONUNBUFFERED": unbuffered},
            timeout=120,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == b"archrivals: the answer cannot be written: No space left on device\n"


@pytest.mark.skipif(os.name != "posix", reason="needs the shell of Unix")
@pytest.mark.parametrize(("closed", "plain"), [("<&-", ["--plain"]), (">&-", []), ("<&- >&-", [])])
def test_a_stream_that_is_closed_ends_the_game_politely(closed: str, plain: list[str]) -> None:
    call = ["sh", "-c", f'"$@" {closed}', "sh", *ARCHRIVALS, "play", *plain, "--bots", "random"]
    done = subprocess.run(
        call, capture_output=True, text=True, input="q\n", timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("" if ">" in closed else "Until next time.\n")


def test_a_byte_that_is_no_character_is_answered() -> None:
    done = subprocess.run(
        [*ARCHRIVALS, "play", "--plain", "--bots", "random"],
        input=b"buy caf\xe9\nq\n",
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "utf-8:strict"},
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert '"buy caf\ufffd" is no option and no command.' in done.stdout.decode()


# --- Progress ---------------------------------------------------------------------------------


class Clock:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock that progress goes by."""
    made = Clock()
    monkeypatch.setattr("archrivals.terminal.progress.time.monotonic", made)
    return made


def at_a_terminal(monkeypatch: pytest.MonkeyPatch, *, piped: bool = False) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr(bars, "_is_pipe", lambda stream: piped)


def test_progress_appears_after_two_seconds_and_goes_away(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    at_a_terminal(monkeypatch)
    with bars.Progress(10, "games") as progress:
        clock.now += 1.9
        progress.at(3)
        assert capsys.readouterr().err == ""
        clock.now += 0.1
        progress.at(5)
        assert "5/10 games, 2 s left" in capsys.readouterr().err
    assert capsys.readouterr().err == "\r\033[K"


def test_short_work_leaves_no_trace_of_progress(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    at_a_terminal(monkeypatch)
    with bars.Progress(10, "games") as progress:
        clock.now += 1.0
        progress.at(10)
    assert capsys.readouterr().err == ""


def test_progress_keeps_out_of_the_way_of_a_pipe(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    at_a_terminal(monkeypatch, piped=True)
    with bars.Progress(10, "games") as progress:
        clock.now += 5.0
        progress.at(5)
    assert capsys.readouterr().err == ""


@pytest.mark.night
def test_a_bench_tells_its_progress(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    at_a_terminal(monkeypatch)
    monkeypatch.setattr(bars, "FIRST_NOTICE_S", 0.0)
    assert main(["bench", "--rounds", "1", "--json"]) == 0
    assert "1/1 rounds" in capsys.readouterr().err
