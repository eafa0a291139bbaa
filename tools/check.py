"""Run the checks of a tier, and report the cost of each.

    python tools/check.py quick                    what the uncommitted change can touch; a minute
    python tools/check.py quick --since main       the same for all that has come since a commit
    python tools/check.py gate                     what must hold before a change goes in: .ci/run
    python tools/check.py night                    everything: all samples whole, both databases
    python tools/check.py gate --only pytest,mypy  some steps of it
    python tools/check.py gate --list              the steps and their commands

Steps run side by side, two more than there are cores. A step that fails prints what it has said.
Many tests wait for a clock. If only a few of them fail, these are run once more, alone on the
machine; those that pass then are named as unsteady, and do not fail the gate.
The tables at the end, one of steps and one of test files, are in processor seconds.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

import costs  # noqa: E402
import failures  # noqa: E402
from touched import changed_files, tests_for  # noqa: E402

CORES: Final = os.cpu_count() or 2
EXTRA_STEPS: Final = 2
"""Steps beyond the number of cores: servers and browsers wait as long as they work."""
DEAREST_FILES: Final = 25
COSTS: Final = "costs"
AGAIN: Final = "pytest again"
MAX_RETRIED_TESTS: Final = 5
"""Tests that are tried a second time: where more fail, the clock is not the cause."""
QUICK_LIMIT_S: Final = 40
"""Tests that would begin later are left to the gate."""
QUICK_TESTS: Final = f"pytest -q -x -n {CORES} --dist loadfile --no-loadscope-reorder"
"""A file stays with one worker, for some start a server; the order of the files is kept."""
GATE: Final = "gate"
NIGHT: Final = "night"
PYTEST: Final = "pytest"
TESTS_FAILED: Final = 1
"""What pytest returns then; any other number means that it did not run all tests."""


@dataclass(frozen=True, slots=True)
class Step:
    """One check: what it guards, its command, where it runs, and the steps it waits for."""

    name: str
    guards: str
    command: str
    at: str = "."
    after: tuple[str, ...] = ()
    tiers: tuple[str, ...] = (GATE, NIGHT)


NIGHTLY: Final = (NIGHT,)
GATED: Final = (GATE,)

SIMULATE: Final = "archrivals simulate --box all --mix --check --jobs 1"
TESTS: Final = {
    "server h": "tests/server/test_[h-z]*.py",
    "whole": "tests/test_*.py",
    "server a": "tests/server/test_[a-g]*.py",
}
REST: Final = " ".join(
    f"--ignore{'-glob' if '*' in place else ''}='{place}'"
    for places in TESTS.values()
    for place in places.split()
)
PARTS: Final = {"rest": REST, **TESTS}
"""Parts of the tests; ``rest`` are all that the others leave. Those that wait most come first."""

STEPS: Final = (
    # The longest first: the cores then end their work at about the same time.
    Step("runtime", "Python for the page", "npm run -s runtime", "web"),
    Step("made", "types and sentences for the browser, made by Python", "npm run -s made", "web"),
    Step("package", "the wheel is built, is whole, and plays a first turn without Node",
         "python tools/check_package.py --client web/dist", ".", ("runtime",), GATED),
    Step("package", "every way to install, step by step",
         "python tools/check_package.py --long --client web/dist", ".", ("runtime",), NIGHTLY),
    Step("vitest", "the browser's functions and components", "npx vitest run --retry 1", "web",
         ("made", "runtime")),
    Step("playwright", "first play, whole games, the linear view, two browsers, axe",
         "npx playwright test --grep @gate --retries 1", "web", ("package",), GATED),
    Step("playwright", "every page and every device",
         "npx playwright test --retries 1", "web", ("package",), NIGHTLY),
    # Each in one process: workers would each look for all the tests, and that takes long.
    *(Step(f"{PYTEST} {name}", "tests", f"pytest -q {where}") for name, where in PARTS.items()),
    Step("random games", "every law of the engine, over every kind of table",
         f"{SIMULATE} --games 60 --replays 6", tiers=GATED),
    Step("random games", "every law of the engine, over every kind of table",
         f"{SIMULATE} --games 20000 --replays 2000", tiers=NIGHTLY),
    Step("interactions", "engine against referee: pairs of cards in arranged positions",
         "python tools/prove_interactions.py --short --jobs 1", tiers=GATED),
    Step("interactions", "engine against referee: pairs of cards in arranged positions",
         "python tools/prove_interactions.py --jobs 1", tiers=NIGHTLY),
    # A clean checkout has no cache to read, and writing one takes a tenth of the time.
    Step("mypy", "types of Python", "mypy --cache-dir=/dev/null"),
    Step("tsc", "types of the browser", "npm run -s types:check", "web", ("made",)),
    Step("site", "no broken link, no missing anchor", "python tools/build_site.py"),
    Step("biome", "style of the browser, and the types of the wire",
         "npx biome check . && node tools/write-types.mjs --check", "web"),
    Step("ruff", "style of Python", "ruff check . && ruff format --check ."),
    Step("attack", "honest tables go on under attack", "bench/hostile", tiers=NIGHTLY),
    Step("chaos", "no acknowledged answer is lost through kills",
         "bench/chaos --tables 10 --kills 60", tiers=NIGHTLY),
    Step("page", "a page deals and plays as a server does", "python tools/prove_page.py",
         tiers=NIGHTLY),
    Step("mutants", "small changes of engine and cards are noticed",
         "python tools/mutate.py --engine 120 --cards 120", tiers=NIGHTLY),
)  # fmt: skip


def quick_steps(changed: list[str]) -> list[Step]:
    """Return the steps for what a change can touch."""
    steps = []
    if tests := tests_for(changed):
        command = f"{QUICK_TESTS} --seconds {QUICK_LIMIT_S} {' '.join(tests)}"
        steps.append(Step(PYTEST, f"{len(tests)} files, nearest first", command))
    if python := existing(changed, "", ".py"):
        steps.append(Step("ruff", "style", f"ruff check {python} && ruff format --check {python}"))
        steps.append(Step("mypy", "types", "mypy"))
    if web := existing(changed, "web/src/", ""):
        related = f"npx vitest related --run {web}"
        steps.append(Step("made", "what types and tests need of Python", "npm run -s made", "web"))
        steps.append(Step("vitest", "what imports the change", related, "web", ("made",)))
        steps.append(Step("biome", "style", f"npx biome check {web}", "web"))
        steps.append(Step("tsc", "types", "npm run -s types:check", "web", ("made",)))
    return steps


def existing(changed: list[str], place: str, ending: str) -> str:
    """Return the changed files of a place that are still there, as words of a command."""
    found = [file for file in changed if file.startswith(place) and file.endswith(ending)]
    return " ".join(file.removeprefix("web/") for file in found if (ROOT / file).exists())


@dataclass(slots=True)
class Run:
    """A step under way, or done."""

    step: Step
    process: subprocess.Popen[bytes]
    output: Path
    noted: Path
    """Where pytest notes the tests that failed."""
    began: float
    seconds: float = 0.0
    processor: float = 0.0
    failed: bool = False

    def ended(self) -> bool:
        """Look whether the step has ended, and note what it cost with all its children."""
        pid, status, used = os.wait4(self.process.pid, os.WNOHANG)
        if not pid:
            return False
        self.process.returncode = os.waitstatus_to_exitcode(status)
        self.seconds = time.monotonic() - self.began
        self.processor = used.ru_utime + used.ru_stime
        self.failed = self.process.returncode != 0
        return True


@dataclass(slots=True)
class Runner:
    """Runs steps side by side."""

    environment: dict[str, str]
    scratch: Path
    done: list[Run] = field(default_factory=list)
    running: list[Run] = field(default_factory=list)

    def run(self, steps: Sequence[Step]) -> None:
        """Run steps, each as soon as those before it are done and a core is free."""
        waiting = list(steps)
        names = {step.name for step in steps}
        while waiting or self.running:
            passed = {run.step.name for run in self.done if not run.failed}
            for step in [each for each in waiting if names & set(each.after) <= passed]:
                if len(self.running) < CORES + EXTRA_STEPS:
                    waiting.remove(step)
                    self._begin(step)
            if not self.running:  # the rest waits for a step that has failed
                break
            time.sleep(0.1)
            for run in [each for each in self.running if each.ended()]:
                self.running.remove(run)
                self.done.append(run)
                self._tell(run)

    def _begin(self, step: Step) -> None:
        output = self.scratch / f"{len(self.done) + len(self.running)}-{step.name}.txt"
        noted = output.with_suffix(".failures")
        with output.open("wb") as file:
            process = subprocess.Popen(
                ["bash", "-c", step.command],
                cwd=ROOT / step.at,
                env={**self.environment, "ARCHRIVALS_FAILURES": str(noted)},
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self.running.append(Run(step, process, output, noted, time.monotonic()))

    def _tell(self, run: Run) -> None:
        word = "FAILED" if run.failed else "passed"
        print(f"== {run.step.name}: {word}, {run.seconds:.0f} s", flush=True)
        text = run.output.read_text(encoding="utf-8", errors="replace").rstrip()
        lines = text.splitlines()
        print("\n".join(lines if run.failed else lines[-2:]), flush=True)

    def try_again(self, command: str = "pytest -q") -> list[str]:
        """Run the tests that failed once more, if they are few; return them if they pass now."""
        ended = [run for run in self.done if run.process.returncode == TESTS_FAILED]
        unsteady = {run.step.name: failures.read(run.noted) for run in ended}
        tests = sorted(test for each in unsteady.values() for test in each)
        if not 0 < len(tests) <= MAX_RETRIED_TESTS:
            return []
        names = " ".join(map(shlex.quote, tests))
        self.run([Step(AGAIN, "tests that failed, alone", f"{command} {names}")])
        if self.done[-1].failed:
            return []
        for run in ended:
            run.failed = not unsteady[run.step.name]
        return tests

    def stop(self) -> None:
        """End the steps that are still running."""
        for run in self.running:
            os.killpg(run.process.pid, signal.SIGTERM)


def print_costs(runs: Sequence[Run], folder: Path, seconds: float) -> None:
    """Print what the steps and the dearest test files cost."""
    print("\n| step | seconds | processor seconds |\n|---|---|---|")
    for run in runs:
        print(f"| {run.step.name} | {run.seconds:.0f} | {run.processor:.0f} |")
    print(f"| all | {seconds:.0f} | {sum(run.processor for run in runs):.0f} |")
    files = costs.read(folder)
    if not files:
        return
    print("\n| test file | tests | processor seconds |\n|---|---|---|")
    for file, (spent, tests) in list(files.items())[:DEAREST_FILES]:
        print(f"| {file} | {tests or ''} | {spent:.1f} |")
    rest = list(files.values())[DEAREST_FILES:]
    tests, seconds = sum(n for _, n in rest), sum(spent for spent, _ in rest)
    print(f"| {len(rest)} others | {tests} | {seconds:.1f} |\n")


def counts(runs: Sequence[Run]) -> Counter[str]:
    """Count the tests that passed, failed and so on, each by its last try."""
    found: Counter[str] = Counter()
    for run in runs:
        if run.step.name == AGAIN and run.failed:
            continue  # the first try has counted them
        if run.step.name.startswith(PYTEST):
            last = run.output.read_text(encoding="utf-8").rstrip().rpartition("\n")[2]
            for number, word in re.findall(r"(\d+) (passed|failed|skipped|errors?)\b", last):
                if run.failed or word in ("passed", "skipped"):
                    found[word.removesuffix("s")] += int(number)
    return found


def main() -> int:
    """Run the steps of a tier; the exit code is 1 if one fails."""
    about, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        description=about, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("tier", choices=("quick", GATE, NIGHT))
    parser.add_argument("--since", default="HEAD", help="quick: the commit to compare with")
    parser.add_argument("--only", default="", help="names of steps, with commas")
    parser.add_argument("--list", action="store_true", help="print the steps and run nothing")
    given = parser.parse_args()
    began = time.monotonic()
    if given.tier == "quick":
        steps = quick_steps(changed_files(given.since))
    else:
        steps = [step for step in STEPS if given.tier in step.tiers]
    if given.only:
        steps = [step for step in steps if step.name.startswith(tuple(given.only.split(",")))]
    if given.list:
        for step in steps:
            print(f"{step.name:16}{step.guards}\n{'':16}{step.command}")
        return 0
    with tempfile.TemporaryDirectory() as scratch:
        runner = Runner(environment(given.tier, Path(scratch)), Path(scratch))
        try:
            runner.run(steps)
            unsteady = runner.try_again() if given.tier == GATE else []
        finally:
            runner.stop()
        print_costs(runner.done, Path(scratch, COSTS), time.monotonic() - began)
        failed = [run.step.name for run in runner.done if run.failed]
        failed += sorted({step.name for step in steps} - {run.step.name for run in runner.done})
        print(f"FAILED: {', '.join(failed)}" if failed else "All steps passed.")
        if unsteady:
            print(f"Unsteady, passed alone: {', '.join(unsteady)}")
        found = counts(runner.done)
        print(", ".join(f"{number} {word}" for word, number in found.items()))
        return bool(failed)


def environment(tier: str, scratch: Path) -> dict[str, str]:
    """Return the environment of every step."""
    programs = str(Path(sys.executable).parent)
    inherited = dict(os.environ)
    # Hundreds of tests start a process: without bytecode on disk each would compile every import.
    inherited.pop("PYTHONDONTWRITEBYTECODE", None)
    return {
        **inherited,
        "ARCHRIVALS_TIER": tier,
        "ARCHRIVALS_COSTS": str(scratch / COSTS),
        "PATH": os.pathsep.join((programs, os.environ["PATH"])),
    }


if __name__ == "__main__":
    sys.exit(main())
