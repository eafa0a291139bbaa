"""``archrivals shards``: which database has the logs of which tables, and moving them."""

from __future__ import annotations

from typing import Any, Final

from archrivals.terminal.commands.command import Command, Options, Parser, Usage

from .serving import run_process, server_module


def _options(parser: Parser) -> None:
    parser.add_argument(
        "task", nargs="?", choices=("list", "route", "move"), default="list", help="what to do"
    )
    parser.add_argument("range", nargs="?", metavar="A..B", help="ids from A to B, without B")
    parser.add_argument("shard", nargs="?", metavar="SHARD", help="name of a shard, or `first`")
    parser.add_argument("--database", metavar="URL", help="first database of the server")


def shards(options: Options) -> int:
    """List the shards, or change what they have."""
    span = None
    if options.task == "list":
        if options.range is not None:
            raise Usage("`archrivals shards list` takes nothing more")
    elif options.shard is None:
        raise Usage(f"name a range and a shard: archrivals shards {options.task} V.. west")
    else:
        try:
            span = server_module("core.shards").span_from(options.range)
        except ValueError as error:
            raise Usage(str(error)) from None

    async def done(store: Any, bus: Any) -> None:
        if not store.shards:
            raise Usage("ARCHRIVALS_SHARDS is empty; write NAME=postgresql://…, comma between")
        if span is None:
            await _list(store)
            return
        parts = server_module("tables.moving")
        to = None if options.shard == server_module("core.settings").FIRST else options.shard
        if options.task == "route":
            await parts.route(store, span, to)
            print(f"New tables of {span} go to {options.shard}. Those that exist stay.")
            return
        moved = await parts.move(store, bus, span, to, print)
        print(f"{moved.tables} tables with {moved.entries} entries moved to {options.shard}.")
        if moved.troubles:
            told = "\n  ".join(["Not moved; run the same again:", *moved.troubles])
            raise server_module("running").CannotStart(told)

    return run_process("administer", "settings_from", options, work=done)


async def _list(store: Any) -> None:
    parts, core = server_module("tables.moving"), server_module("core.shards")
    for place in await parts.places(store):
        name = core.called(place.shard)
        if place.entries is None:
            print(f"{name:<12} {place.tables:>8} tables, does not answer, or is not known here")
            continue
        size = f"{place.entries:>10} entries, {place.size / 1_000_000:>8.1f} MB"
        print(f"{name:<12} {place.tables:>8} tables, {size}")
    print("New tables:")
    known = await core.routes_of(store)
    if not known or known[0][0]:
        known = [("", None), *known]
    for (first, shard), (end, _) in zip(known, [*known[1:], ("", None)], strict=True):
        span = core.Span(first, end)
        print(f"  {span!s:<20} to {core.called(shard)} ({span.share:.0%})")


COMMANDS: Final = {
    "shards": Command(
        "The log of a table is in the first database or in one of ARCHRIVALS_SHARDS. `list` shows\n"
        "what each has and where new tables go. `route` changes that for a range of ids,\n"
        "and `move` also moves the logs of those that exist, while people play. A range is\n"
        "`..V`, `G..V`, `V..` or `..` for all, in the order of bytes: - 0…9 A…Z _ a…z. The first\n"
        "database is called `first`. For a cluster, set the environment as for its gateways.",
        "  archrivals shards\n"
        "  archrivals shards route V.. west\n"
        "  archrivals shards move ..V east\n"
        "  archrivals shards move .. first",
        _options,
        shards,
    ),
}
