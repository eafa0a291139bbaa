"""A whole cluster on one machine, without containers: for trying it out, and for the tests.

Every member is a process of its own over PostgreSQL and NATS; one that dies is started again,
as an operator's machinery would.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from archrivals.server.core.settings import CLUSTER_BUS, CLUSTER_DATABASE

READY_TIMEOUT_S: Final = 40.0
ENTRANCES: Final = ("gateway", "serve")
"""The kinds of processes that people reach; ``serve`` is a whole server by itself."""


@dataclass(slots=True)
class Member:
    """One process of the cluster: ``kind`` is the command it runs.

    ``port`` is where it answers: an entrance to people, any other to probes, unless it is 0.
    """

    kind: str
    number: int
    port: int
    process: subprocess.Popen[bytes] | None = None
    wanted: bool = True
    started: int = 0

    @property
    def name(self) -> str:
        """Return its name in reports."""
        return f"{self.kind}-{self.number}"

    @property
    def alive(self) -> bool:
        """Return whether it runs."""
        return self.process is not None and self.process.poll() is None


def free_port() -> int:
    """Return a port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass(slots=True)
class LocalCluster:
    """Gateways, hosts and bot workers that share a database schema and a realm on the bus.

    With ``probed`` hosts and bot workers answer probes, each on a port of its own.
    """

    schema: str
    gateways: int = 2
    hosts: int = 2
    bots: int = 2
    ports: tuple[int, ...] = ()
    settings: dict[str, str] = field(default_factory=dict)
    folder: Path | None = None
    members: list[Member] = field(default_factory=list)
    ready_within: float = READY_TIMEOUT_S
    probed: bool = False

    def start(self) -> None:
        """Bring the database up to date, start everything, and wait for the gateways."""
        self.members += self.plan()
        if any(member.kind == "host" for member in self.members):
            self._migrate()
        for member in self.members:
            self._spawn(member)
        until = time.monotonic() + self.ready_within
        for member in self.entrances:
            while not self.ready(member):
                if time.monotonic() > until or not member.alive:
                    why = (
                        f"was not ready within {self.ready_within:.0f} s"
                        if member.alive
                        else "ended while it started"
                    )
                    self.stop()
                    raise RuntimeError(f"{member.name} {why}; see its log")
                time.sleep(0.05)

    def _migrate(self) -> None:
        command = [sys.executable, "-m", "archrivals", "migrate"]
        done = subprocess.run(
            command,
            env=self._environment(self.members[0]),
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(done.stderr.strip())

    def plan(self) -> list[Member]:
        """The members to start."""
        planned = []
        for kind, count in (("gateway", self.gateways), ("host", self.hosts), ("bots", self.bots)):
            for number in range(count):
                given = self.ports[number] if number < len(self.ports) else 0
                port = (given or free_port()) if kind == "gateway" else 0
                planned.append(Member(kind, number, port or (free_port() if self.probed else 0)))
        return planned

    def _environment(self, member: Member) -> dict[str, str]:
        probed = member.port if member.kind not in ENTRANCES else 0
        return {
            "ARCHRIVALS_DATABASE": CLUSTER_DATABASE,
            "ARCHRIVALS_BUS": CLUSTER_BUS,
            **os.environ,
            "ARCHRIVALS_SCHEMA": self.schema,
            "ARCHRIVALS_REALM": self.schema,
            "ARCHRIVALS_METRICS_PORT": str(probed),
            **self.settings,
        }

    def _spawn(self, member: Member) -> None:
        command = [sys.executable, "-m", "archrivals", member.kind]
        if member.kind in ENTRANCES:
            command += ["--port", str(member.port)]
        log = self.folder / f"{member.name}.log" if self.folder else Path(os.devnull)
        with log.open("ab") as out:
            member.process = subprocess.Popen(
                command,
                env=self._environment(member),
                stdout=out,
                stderr=out,
                stdin=subprocess.DEVNULL,
            )
        member.started += 1

    def of(self, kind: str) -> list[Member]:
        """The members of a kind."""
        return [member for member in self.members if member.kind == kind]

    @property
    def entrances(self) -> list[Member]:
        """The members that people reach."""
        return [member for member in self.members if member.kind in ENTRANCES]

    @property
    def addresses(self) -> list[str]:
        """Return the addresses of the gateways."""
        return [f"http://127.0.0.1:{member.port}" for member in self.entrances]

    def ready(self, member: Member) -> bool:
        """Return whether a gateway can serve."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{member.port}/readyz", timeout=2) as got:
                return bool(got.status == 200)
        except OSError:
            return False

    def tend(self) -> list[Member]:
        """Restart the processes that have died; return them."""
        dead = [member for member in self.members if member.wanted and not member.alive]
        for member in dead:
            self._spawn(member)
        return dead

    def send(self, member: Member, number: signal.Signals) -> None:
        """Send a signal: SIGKILL, SIGSTOP, SIGCONT, SIGTERM."""
        if member.process is not None and member.alive:
            member.process.send_signal(number)
            if number == getattr(signal, "SIGKILL", None):
                member.process.wait()

    def stop(self) -> None:
        """End every member by its own process id."""
        for member in self.members:
            member.wanted = False
            if hasattr(signal, "SIGCONT"):  # one that was stopped does not hear the next
                self.send(member, signal.SIGCONT)
            self.send(member, signal.SIGTERM)
        until = time.monotonic() + 15
        for member in self.members:
            if member.process is None:
                continue
            try:
                member.process.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                member.process.kill()
                member.process.wait()


def main() -> int:
    """Run a cluster until it is interrupted."""
    cluster = LocalCluster(
        os.environ.get("ARCHRIVALS_SCHEMA", "local_cluster"), ports=(8777, 8778), folder=Path(".")
    )
    try:
        cluster.start()
        print("Gateways:", *cluster.addresses, flush=True)
        print("Every member writes NAME.log here; Ctrl-C ends them all.", flush=True)
        while True:
            time.sleep(0.5)
            for member in cluster.tend():
                print(f"{member.name} had died and is started again", flush=True)
    except KeyboardInterrupt:
        return 0
    finally:
        cluster.stop()
