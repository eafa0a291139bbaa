"""Makes a Unix machine as poor as Windows for all code that is not Python's own.

Python imports this by itself when the folder is on its path, in every process.
"""

import asyncio
import asyncio.unix_events
import multiprocessing.connection
import multiprocessing.popen_spawn_posix
import multiprocessing.resource_tracker
import os
import signal
import subprocess
import sys
import tempfile

MISSING_MODULES = ("fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty", "uvloop")
MISSING_SIGNALS = ("SIGALRM", "SIGCHLD", "SIGCONT", "SIGHUP", "SIGQUIT", "SIGSTOP", "SIGUSR1")
MISSING_CALLS = ("fork", "forkpty", "killpg", "nice", "setsid")


def no_signal_handlers(*_: object) -> None:
    """What the event loop of Windows says."""
    raise NotImplementedError


# Python's own modules have what they need by now.
assert asyncio, multiprocessing and subprocess and tempfile
for name in MISSING_MODULES:
    sys.modules[name] = None  # type: ignore[assignment]  # an import of it fails
for name in MISSING_SIGNALS:
    delattr(signal, name)
for name in MISSING_CALLS:
    delattr(os, name)
asyncio.unix_events._UnixSelectorEventLoop.add_signal_handler = no_signal_handlers
