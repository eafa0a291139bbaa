"""``archrivals``: the entry point. It imports little, so that an answer comes at once."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from archrivals import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0 when all went well."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    if words == ["--version"]:  # scripts ask for it: no parser is needed for the answer
        print(f"archrivals {__version__}")
        return 0
    from .commands.command import Usage
    from .parsing import parser

    _write_every_character()
    options = parser().parse_args(words)
    try:
        return int(options.run(options))
    except BrokenPipeError:  # the reader of a pipe has seen enough
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - until the exit
        return 0
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    except ValueError as error:
        from archrivals.engine.language.rules import SetupError
        from archrivals.engine.saving import SaveError

        if isinstance(error, SetupError | SaveError):
            raise Usage(str(error)) from None
        raise


def _write_every_character() -> None:
    """Cards and rules have characters that some encodings lack, such as that of a Windows pipe."""
    for stream in (sys.stdout, sys.stderr):
        if not isinstance(stream, io.TextIOWrapper) or stream.encoding.lower() == "utf-8":
            continue
        if os.name == "nt" and "PYTHONIOENCODING" not in os.environ and not stream.isatty():
            stream.reconfigure(encoding="utf-8")
        else:
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
