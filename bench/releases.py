"""Releases of the project next to each other: trees of git refs, run by their command lines."""

from __future__ import annotations

import io
import re
import signal
import subprocess
import sys
import tarfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from archrivals.server.local_cluster import LocalCluster, Member, free_port

ROOT: Final = Path(__file__).resolve().parent.parent
READY_TIMEOUT_S: Final = 150.0
"""Seconds until a member answers, on a machine that may be busy."""

BEFORE: Final = "e2d6bf63"
"""The first commit with the newest schema. The one before had shards, which no release has had:
0012 drops them, so a process with that schema cannot go on next to it."""


@dataclass(frozen=True, slots=True)
class Release:
    """A tree of the project that can run."""

    name: str
    source: Path

    @property
    def newest(self) -> str:
        """The newest schema that it knows."""
        files = (self.source / "archrivals/server/migrations/versions").glob("[0-9]*.py")
        return max(file.name.partition("_")[0] for file in files)

    @property
    def wire(self) -> str:
        """The version of the wire that it speaks."""
        return self._constant("wire.py", "VERSION")

    @property
    def rules(self) -> str:
        """The version of the rules that its games follow."""
        return self._constant("saving.py", "RULES_VERSION")

    def _constant(self, file: str, name: str) -> str:
        """Read a number from its source, wherever the file is in that release."""
        for each in sorted((self.source / "archrivals").rglob(file)):
            if found := re.search(rf'^{name}: Final = "?(\d+)', each.read_text(), re.MULTILINE):
                return found[1]
        return "unknown"

    def __str__(self) -> str:
        return f"{self.name} (schema {self.newest}, wire {self.wire}, rules {self.rules})"


def unpacked(ref: str, folder: Path) -> Release:
    """The release of a git ref."""
    tree = subprocess.run(
        ["git", "-C", str(ROOT), "archive", ref, "src"], capture_output=True, check=False
    )
    if tree.returncode:
        raise SystemExit(f"there is no release {ref}: {tree.stderr.decode().strip()}")
    with tarfile.open(fileobj=io.BytesIO(tree.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return Release(ref, folder / "src")


NOT_DRILLABLE: Final = 3
"""The exit code of a drill that cannot begin, because the older release plays other games."""

CHECKOUT: Final = Release("this checkout", ROOT / "src")


@dataclass(slots=True)
class MixedCluster(LocalCluster):
    """A cluster whose members may be of different releases; ``small`` is one server by itself."""

    release: Release = field(default_factory=lambda: CHECKOUT)
    releases: dict[str, Release] = field(default_factory=dict)
    small: bool = False

    def plan(self) -> list[Member]:
        """One server, or the members of a cluster."""
        return [Member("serve", 0, free_port())] if self.small else LocalCluster.plan(self)

    def _environment(self, member: Member) -> dict[str, str]:
        release = self.releases.get(member.name, self.release)
        return LocalCluster._environment(self, member) | {"PYTHONPATH": str(release.source)}

    def command(self, release: Release, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a command of a release by the side of the cluster."""
        return subprocess.run(
            [sys.executable, "-m", "archrivals", *words],
            env=self._environment(self.members[0]) | {"PYTHONPATH": str(release.source)},
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )

    def replace(self, member: Member, release: Release) -> None:
        """End a member as a rolling update does, and start it as another release."""
        self.end(member)
        self.begin(member, release)

    def end(self, member: Member) -> None:
        """Ask a member to end, and wait."""
        self.send(member, signal.SIGTERM)
        if member.process is not None:
            member.process.wait(60)

    def begin(self, member: Member, release: Release) -> None:
        """Start a member that does not run, and wait until it is ready."""
        self.releases[member.name] = release
        self._spawn(member)
        until = time.monotonic() + READY_TIMEOUT_S
        while not self.ready(member):
            if not member.alive:
                raise CannotBegin(f"{member.name} of {release.name} ended while starting")
            if time.monotonic() > until:
                raise CannotBegin(f"{member.name} of {release.name} did not get ready")
            time.sleep(0.1)


def check_drillable(old: Release) -> None:
    """Refuse a release whose games the drill cannot play on, and say why."""
    for what, theirs, ours in (
        ("wire", old.wire, CHECKOUT.wire),
        ("rules", old.rules, CHECKOUT.rules),
    ):
        if theirs != ours:
            print(
                f"{old.name} cannot be drilled: it has {what} version {theirs}, and "
                f"{CHECKOUT.name} has {ours}. The players of the drill stay in their games across "
                "the upgrade, so both releases must have the same wire and the same rules; "
                f"{BEFORE} is such a release.",
                file=sys.stderr,
            )
            raise SystemExit(NOT_DRILLABLE)


class CannotBegin(Exception):
    """A member of a release does not start."""
