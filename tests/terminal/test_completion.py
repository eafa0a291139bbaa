"""Completion, asked of the shells themselves."""

from __future__ import annotations

import os
import pty
import re
import select
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from commands import run

from archrivals.bots import BOTS
from archrivals.boxes import BOXES
from archrivals.boxes.recipes import RECIPES
from archrivals.terminal.commands import INDEX
from archrivals.terminal.commands.completing import METAVARS, NAMES, SHELLS, script
from archrivals.terminal.parsing import parser

SOURCE = Path(__file__).resolve().parents[2] / "src"
FREE = {"ACTION", "ADDRESS", "HEX", "ID", "K", "N", "NAMES", "RAY", "SHELL", "TASK", "URL", "WORD"}
FREE |= {"NAME[,NAME...]", "ID[,ID...]", "KIND[,KIND...]", "('P0', 'P1')"}
"""What people make up, or what has few enough choices to be in the script itself."""

ASKED = {
    "archrivals pl": {"play"},
    "archrivals play --bo": {"--box", "--bots"},
    "archrivals play --box her": {"heroes-unite"},
    "archrivals play --bots g": {name for name in BOTS if name[0] == "g"},
    "archrivals match greedy ra": {"random"},
    "archrivals play --recipe rivals": {name for name in RECIPES if name.startswith("rivals")},
    "archrivals play --heroes p": {"pick"},
    "archrivals lab balance con": {"confrontations"},
    "archrivals replay gam": {"game.json"},
    "archrivals completion f": {"fish"},
}
"""What is typed before Tab, and what it can become."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a saved game, the scripts, and the program in ``bin``."""
    made = tmp_path_factory.mktemp("home")
    (made / "game.json").write_text("{}", encoding="utf-8")
    for shell in SHELLS:
        name = "_archrivals" if shell == "zsh" else shell
        (made / name).write_text(script(shell), encoding="utf-8")
    program = made / "bin" / "archrivals"
    program.parent.mkdir()
    program.write_text(
        f'#!/bin/sh\nPYTHONPATH={SOURCE} exec {sys.executable} -m archrivals "$@"\n',
        encoding="utf-8",
    )
    program.chmod(0o755)
    return made


def at_home(home: Path) -> dict[str, str]:
    """An environment in which a shell knows nothing but the program."""
    return {"PATH": f"{home / 'bin'}:/usr/bin:/bin", "HOME": str(home), "TERM": "dumb"}


def needs(shell: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(shell) is None, reason=f"{shell} is not installed")


def shell_says(home: Path, *words: str) -> str:
    done = subprocess.run(
        words, cwd=home, env=at_home(home), capture_output=True, text=True, timeout=120, check=True
    )
    return done.stdout


@needs("bash")
def test_bash_completes(home: Path) -> None:
    lines = [
        f"source {home / 'bash'}",
        "function=$(complete -p archrivals | sed 's/.*-F \\([^ ]*\\).*/\\1/')",
    ]
    for typed in ASKED:
        words = typed.split(" ")
        lines += [
            f"COMP_WORDS=({shlex.join(words)}); COMP_CWORD={len(words) - 1}; COMPREPLY=()",
            '"$function" archrivals "${COMP_WORDS[COMP_CWORD]}"',
            'echo "${COMPREPLY[@]}"',
        ]
    said = shell_says(home, "bash", "--norc", "-c", "\n".join(lines)).splitlines()
    assert [set(line.split()) for line in said] == list(ASKED.values())


@needs("fish")
def test_fish_completes(home: Path) -> None:
    lines = [f"source {home / 'fish'}"]
    for typed in ASKED:
        lines += [f"complete -C {shlex.quote(typed)}", "echo ==="]
    said = shell_says(home, "fish", "--no-config", "-c", "\n".join(lines)).split("===\n")[:-1]
    found = [{line.split("\t")[0] for line in part.splitlines()} for part in said]
    assert found == list(ASKED.values())


class Terminal:
    """A shell at a terminal, for what only works there."""

    def __init__(self, home: Path, *words: str) -> None:
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            os.chdir(home)
            os.execvpe(words[0], words, at_home(home))

    def send(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def read_until(self, *wanted: str, seconds: float = 120.0) -> str:
        """All that appears until all these texts have."""
        found = ""
        end = time.monotonic() + seconds
        while not all(text in found for text in wanted):
            ready, _, _ = select.select([self.screen], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{wanted} did not appear: {found!r}"
            found += os.read(self.screen, 4096).decode(errors="replace")
        return found

    def close(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.screen)


@needs("zsh")
def test_zsh_completes(home: Path) -> None:
    """Ctrl-D lists what the word can become; a widget shows the line when it is done."""
    shell = Terminal(home, "zsh", "-f", "-i")
    try:
        shell.send(
            f"PS1=; unsetopt zle_bracketed_paste; fpath=({home} $fpath); "
            f"autoload -U compinit; compinit -u -d {home / 'dump'}; LISTMAX=999; "
            "zstyle ':completion:*' list-colors ''; "
            'zle_done() { zle -I; print -r -- "<$BUFFER>"; BUFFER=; }; zle -N zle_done; '
            "bindkey '^X' zle_done; bindkey '^D' list-choices; print re''ady\n"
        )
        shell.read_until("ready")
        for typed, become in ASKED.items():
            if len(become) == 1:
                shell.send(f"{typed}\t\x18")
                line = re.findall("<(.*?)>", shell.read_until(">"))[-1]
                assert line.split()[-1] in become
            else:
                shell.send(f"{typed}\x04")
                shell.read_until(*become)
                shell.send("\x18")
                shell.read_until(f"<{typed}>")
    finally:
        shell.close()


def test_scripts_ask_for_names_when_they_are_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    listed = {kind: run(capsys, "completion", "--list", kind)[1].split() for kind in NAMES}
    assert listed["boxes"] == list(BOXES)
    assert set(BOTS) <= set(listed["bots"])
    assert listed["recipes"] == list(RECIPES)
    assert {"T", "T4"} <= set(listed["rules"])
    for shell in SHELLS:
        code, out = run(capsys, "completion", shell)
        assert code == 0
        assert all(f"archrivals completion --list {kind}" in out for kind in NAMES)


@pytest.mark.parametrize("name", INDEX)
def test_every_argument_is_completed_or_known_to_be_free(name: str) -> None:
    command = parser().commands.choices[name]
    command.complete()
    for action in command._actions:
        if action.metavar is not None:
            assert str(action.metavar) in METAVARS.keys() | FREE


def test_completion_names_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "shtab", None)
    code, out = run(capsys, "completion", "bash")
    assert code == 2
    assert out == "archrivals: completion needs shtab: pip install 'archrivals[terminal]'\n"
    assert run(capsys, "completion")[0] == 2
    assert "bash, zsh or fish" in run(capsys, "completion", "tcsh")[1]
