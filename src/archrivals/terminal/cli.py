"""``archrivals``: the entry point. It imports little, so that an answer comes at once."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0 when all went well."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    _open_closed_streams()
    try:
        try:
            return _run(words)
        finally:
            sys.stdout.flush()  # here, because a fault at the exit can no longer be answered
    except BrokenPipeError:  # the reader of a pipe has seen enough
        _write_no_more()
        return 0
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        from .commands.command import Usage

        _write_no_more()
        raise Usage(f"the answer cannot be written: {error.strerror}") from None


def _run(words: list[str]) -> int:
    if words == ["--version"]:  # scripts ask for it: no parser is needed for the answer
        from archrivals.origin import version

        print(f"archrivals {version()}")
        return 0
    from .commands.command import Usage
    from .parsing import parser

    _take_every_character()
    options = parser().parse_args(words)
    try:
        return int(options.run(options))
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    except ValueError as error:
        from archrivals.engine.language.rules import SetupError
        from archrivals.engine.saving import SaveError

        if isinstance(error, SetupError | SaveError):
            raise Usage(str(error)) from None
        raise


def _open_closed_streams() -> None:
    """Python has None for a stream that the caller has closed: read and write nothing there."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - until the exit
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _write_no_more() -> None:
    """Send the rest of the output nowhere: Python would try to write it again at the exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _take_every_character() -> None:
    """Cards and rules have characters that some encodings lack, such as that of a Windows pipe.

    People type some that are none at all.
    """
    if isinstance(sys.stdin, io.TextIOWrapper) and sys.stdin.errors == "strict":
        sys.stdin.reconfigure(errors="replace")
    for stream in (sys.stdout, sys.stderr):
        if not isinstance(stream, io.TextIOWrapper) or stream.encoding.lower() == "utf-8":
            continue
        if os.name == "nt" and "PYTHONIOENCODING" not in os.environ and not stream.isatty():
            stream.reconfigure(encoding="utf-8")
        else:
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
