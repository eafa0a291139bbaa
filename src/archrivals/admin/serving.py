"""``archrivals serve`` and the processes of a cluster."""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from typing import Any, Final

from archrivals.terminal.commands.command import (
    Command,
    Options,
    Parser,
    Usage,
    at_least,
    no_options,
)


def _address(parser: Parser) -> None:
    parser.add_argument(
        "--listen",
        metavar="ADDRESS",
        help="address to listen on (default: 127.0.0.1, this machine only)",
    )
    parser.add_argument("--port", type=int, metavar="N", help="port to listen on (default: 8777)")
    parser.add_argument("--url", metavar="URL", help="address that invite links carry")


def server_module(module: str) -> Any:
    """A module of the server, which is an extra."""
    try:
        return import_module(f"archrivals.server.{module}")
    except ModuleNotFoundError as missing:
        if _is_ours(missing):
            raise
        raise Usage(
            "the server's packages are not installed: pip install 'archrivals[server]'"
        ) from None


def server_is_installed() -> bool:
    """Return whether all packages of the server are there."""
    try:
        import_module("archrivals.server.running")
    except ModuleNotFoundError as missing:
        if _is_ours(missing):
            raise
        return False
    return True


def _is_ours(missing: ModuleNotFoundError) -> bool:
    return (missing.name or "").partition(".")[0] == "archrivals"


def run_process(process: str, settings: str, options: Options, **more: Any) -> int:
    """Run a process of the server with the settings that this function makes.

    If it cannot start, one sentence says why: the exit code is 2 for a mistake in the settings,
    and 1 for a missing service.
    """
    running, makers = server_module("running"), server_module("core.settings")
    given = {name: getattr(options, name, None) for name in ("listen", "port", "url", "database")}
    try:
        made = getattr(makers, settings)(None, **given)
        if process in ("serve", "bots"):
            _import_bots(made.own_bots)
        getattr(running, process)(made, **more)
    except running.SettingsError as error:
        raise Usage(str(error)) from None
    except running.CannotStart as error:
        print(f"archrivals: {error}", file=sys.stderr)
        return 1
    return 0


def _serve_options(parser: Parser) -> None:
    parser.add_argument(
        "--lan",
        action="store_true",
        help="listen to all devices in the house and print the address and its QR code",
    )
    parser.add_argument("--open", action="store_true", help="open the page in your browser")
    _address(parser)
    parser.add_argument(
        "--database",
        metavar="URL",
        help="database to use, such as sqlite:///games.db (default: archrivals.db in your data "
        "folder; `archrivals doctor` says where that is)",
    )


def serve(options: Options) -> int:
    """Run a server in one process."""
    if options.lan and options.listen is not None:
        raise Usage("--lan listens on every address of this machine: leave --listen out")
    return run_process("serve", "settings_from", options, lan=options.lan, show=options.open)


def _import_bots(own: tuple[str, ...]) -> None:
    """Say it now if one of the operator's bots is missing, not in the middle of a game."""
    from archrivals.bots import BotError, check_bot, import_from_here

    import_from_here(own)
    for name in own:
        try:
            check_bot(name)
        except BotError as error:
            raise Usage(f"ARCHRIVALS_BOTS: {error}") from None


def gateway(options: Options) -> int:
    """Run the edge of a cluster."""
    return run_process("gateway", "cluster_settings_from", options)


def host(options: Options) -> int:
    """Run a process that hosts tables."""
    return run_process("host", "cluster_settings_from", options)


def _bots_options(parser: Parser) -> None:
    parser.add_argument(
        "--jobs",
        type=at_least(1),
        default=1,
        metavar="N",
        help="number of decisions at a time (default: 1)",
    )


def bots(options: Options) -> int:
    """Run a process in which bots think."""
    return run_process("bots", "cluster_settings_from", options, jobs=options.jobs)


def _migrate_options(parser: Parser) -> None:
    parser.add_argument("--database", metavar="URL", help="database of the server")
    parser.add_argument(
        "--to",
        metavar="N",
        help="schema to go to, such as 0007, before an older version is installed",
    )


def migrate(options: Options) -> int:
    """Bring the database up to date."""
    cluster = options.database is None and "ARCHRIVALS_DATABASE" not in os.environ
    settings = "cluster_settings_from" if cluster else "settings_from"
    return run_process("migrate", settings, options, to=options.to, say=print)


def _schema_options(parser: Parser) -> None:
    parser.add_argument(
        "--http",
        action="store_true",
        help="print the OpenAPI description of the HTTP interface instead",
    )


def schema(options: Options) -> int:
    """Print what the server speaks."""
    described = server_module("running").described(http=options.http)
    print(json.dumps(described, indent=1, sort_keys=True))
    return 0


COMMANDS: Final = {
    "serve": Command(
        "It is one process and keeps everything in one SQLite file.",
        "  archrivals serve --open\n"
        "  archrivals serve --lan\n"
        "  archrivals serve --listen 0.0.0.0 --url http://my-laptop.local:8777",
        _serve_options,
        serve,
    ),
    "gateway": Command(
        "It answers HTTP and WebSockets. The environment names PostgreSQL and NATS; see "
        "deploy/README.md.",
        "  archrivals gateway --port 8777",
        _address,
        gateway,
    ),
    "host": Command(
        "Run as many as you need. Each can stop at any time: another takes over its tables.",
        "  archrivals host",
        no_options,
        host,
    ),
    "bots": Command(
        "Bots think here. Run as many as you need.",
        "  archrivals bots --jobs 4",
        _bots_options,
        bots,
    ),
    "migrate": Command(
        "`archrivals serve` does this itself with its SQLite file, after a backup. All other "
        "processes wait for this command. Processes of the version before keep running.",
        "  archrivals migrate\n  archrivals migrate --to 0007",
        _migrate_options,
        migrate,
    ),
    "schema": Command(
        "It describes every message between the browser and the server.",
        "  archrivals schema > wire.schema.json\n  archrivals schema --http > openapi.json",
        _schema_options,
        schema,
    ),
}
