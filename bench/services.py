"""A PostgreSQL and a NATS server of one's own, to be restarted and killed at will.

They run the machine's installed programs on free ports in a temporary folder; what others use on
this machine is left alone, and every process that ends here was started here.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import Any, Final

from archrivals.server.local_cluster import free_port

READY_TIMEOUT_S: Final = 60.0


def logged(log: Path, since: int = 0) -> list[dict[str, object]]:
    """What a process has written into its log, from a place on."""
    if not log.exists():
        return []
    with log.open("rb") as file:
        file.seek(since)
        lines = file.read().splitlines()
    found: list[dict[str, object]] = []
    for line in lines:
        if line.startswith(b"{"):
            with contextlib.suppress(ValueError):
                found.append(json.loads(line))
    return found


class Service:
    """One server process with a port."""

    def __init__(self, name: str, command: list[str], port: int, log: Path, **how: Any) -> None:
        self.name = name
        self.port = port
        self._command = command
        self._log = log
        self._how = how
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        with self._log.open("ab") as out:
            self._process = subprocess.Popen(
                self._command, stdout=out, stderr=out, stdin=subprocess.DEVNULL, **self._how
            )
        until = time.monotonic() + READY_TIMEOUT_S
        while not self._answers():
            if time.monotonic() > until or self._process.poll() is not None:
                raise RuntimeError(f"{self.name} did not start; see {self._log}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return True
        except OSError:
            return False

    def end(self, number: signal.Signals) -> None:
        """Send a signal and wait until the process is gone."""
        if self._process is None or self._process.poll() is not None:
            return
        self._process.send_signal(number)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


class Postgres(Service):
    """A PostgreSQL on a data directory of its own."""

    def __init__(self, folder: Path) -> None:
        programs = Path("/usr/lib/postgresql")
        versions = sorted(programs.iterdir(), key=lambda each: float(each.name))
        if not versions:
            raise RuntimeError("PostgreSQL must be installed for this")
        self._bin = versions[-1] / "bin"
        self._data = folder / "postgres"
        self._data.mkdir()
        how: dict[str, Any] = {}
        if os.getuid() == 0:  # PostgreSQL does not run as root
            folder.chmod(0o755)
            shutil.chown(self._data, "postgres", "postgres")
            how = {"user": "postgres", "group": "postgres", "extra_groups": []}
        port = free_port()
        command = [str(self._bin / "postgres"), "-D", str(self._data), "-p", str(port)]
        command += ["-k", "", "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=300"]
        super().__init__("postgres", command, port, folder / "postgres.log", **how)

    @property
    def address(self) -> str:
        """Where it is."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def prepare(self) -> None:
        """A fresh data directory."""
        init = [str(self._bin / "initdb"), "-D", str(self._data), "-A", "trust", "-U", "postgres"]
        subprocess.run(init, check=True, stdout=subprocess.DEVNULL, timeout=120, **self._how)


class Services:
    """Both; ``folder`` is theirs alone."""

    def __init__(self, folder: Path) -> None:
        nats = shutil.which("nats-server") or "/usr/sbin/nats-server"
        if not Path(nats).exists():
            raise RuntimeError("nats-server must be installed for this")
        self.postgres = Postgres(folder)
        port = free_port()
        self.nats = Service(
            "nats", [nats, "-a", "127.0.0.1", "-p", str(port)], port, folder / "nats.log"
        )

    @property
    def environment(self) -> dict[str, str]:
        """Where the cluster finds them."""
        return {
            "ARCHRIVALS_DATABASE": self.postgres.address,
            "ARCHRIVALS_BUS": f"nats://127.0.0.1:{self.nats.port}",
        }

    def start(self) -> None:
        """A fresh database directory, then both servers."""
        self.postgres.prepare()
        self.postgres.start()
        self.nats.start()

    def stop(self) -> None:
        """End both, each by its own process id."""
        self.nats.end(signal.SIGTERM)
        self.postgres.end(signal.SIGINT)
