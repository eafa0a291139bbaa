"""``archrivals doctor``, ``backup`` and ``restore``: a server stays well, and comes back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from archrivals.terminal.commands.command import Command, Options, Parser

from .serving import run_process, server_is_installed


def _options(parser: Parser, file: str, database: str) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=file)
    parser.add_argument("--database", metavar="URL", help=f"{database} (default: as for `serve`)")


def _backup_options(parser: Parser) -> None:
    _options(parser, "file to write; it must not exist", "database of the server")


def backup(options: Options) -> int:
    """Write a backup."""
    return run_process("backup", "settings_from", options, file=options.file, say=print)


def _restore_options(parser: Parser) -> None:
    _options(parser, "backup to restore", "empty place to restore into")


def restore(options: Options) -> int:
    """Restore a backup."""
    return run_process("restore", "settings_from", options, file=options.file, say=print)


def _doctor_options(parser: Parser) -> None:
    parser.add_argument("--port", type=int, metavar="N", help="port of the server (default: 8777)")
    parser.add_argument("--url", metavar="URL", help="address that people open")
    parser.add_argument(
        "--database", metavar="URL", help="database of the server (default: as for `serve`)"
    )


def doctor(options: Options) -> int:
    """Look an installation over; of a server only where its packages are installed."""
    from .checkup import examined

    served = server_is_installed()
    found = [each for each in examined() if not served or each.about != "web client"]
    print(*found, sep="\n")
    code = int(any(each.state == "FAULT" for each in found))
    return run_process("doctor", "settings_from", options, say=print) or code if served else code


COMMANDS: Final = {
    "doctor": Command(
        "It looks at the extras, the terminal, the language and the folder of your games. If the "
        "server's packages are installed, it also looks at port, web client, database, schema, "
        "disk, clock, TLS, proxy, mail, NATS and secrets, with the settings of the environment. It "
        "changes nothing. The exit code is 1 if there is a fault.",
        "  archrivals doctor\n  archrivals doctor --url https://play.example.org",
        _doctor_options,
        doctor,
    ),
    "backup": Command(
        "The backup is a SQLite file with the whole database of one moment, also of a server that "
        "uses PostgreSQL.",
        "  archrivals backup archrivals-2026-11-17.backup\n"
        "  archrivals backup --database postgresql://archrivals@db/archrivals today.backup",
        _backup_options,
        backup,
    ),
    "restore": Command(
        "The place must be empty: a file that does not exist, or a new PostgreSQL database. A "
        "backup of either kind of database can be restored into the other. Games in play go on "
        "when the server starts.",
        "  archrivals restore today.backup --database sqlite:///restored.db\n"
        "  archrivals restore today.backup --database postgresql://archrivals@db/restored",
        _restore_options,
        restore,
    ),
}
