"""``archrivals box``: boxes of one's own, from the first file to a friend's table."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from archrivals.suggesting import unknown

from .command import Command, Options, Parser, Usage, at_least
from .tables import box_named, box_names, language_option

if TYPE_CHECKING:
    from archrivals.boxes.own_boxes import OwnBox

ACTIONS: Final = {
    "new": "write NAME.box.json to begin with, and box.schema.json for your editor",
    "check": "list everything that is wrong, and show the text of each new or changed card",
    "say": "read an effect that is typed as its sentence, and print it for the file",
    "worth": "let bots play with and without a card, and say what it is worth for its cost",
    "show": "show what the box changes, card by card",
    "diff": "compare the box with the one it changes, or with another file",
    "export": "print a box of the package as a file with all of its cards",
    "schema": "print the JSON Schema of a box file",
}
WATCH_INTERVAL_S: Final = 0.3
KINDS: Final = ("main", "super-hero", "super-villain", "character", "stack", "starter")
"""The kinds of cards that have an effect."""


def _box_options(parser: Parser) -> None:
    actions = "\n".join(f"{name}: {what}" for name, what in ACTIONS.items())
    parser.add_argument("action", choices=tuple(ACTIONS), metavar="ACTION", help=actions)
    parser.add_argument(
        "file",
        nargs="*",
        metavar="FILE",
        help="the file of a box; a name for new, a sentence for say, and for export a box of the\n"
        "package\n"
        f"{', '.join(box_names())}",
    )
    parser.add_argument(
        "--base",
        type=box_named,
        default="heroes-unite",
        metavar="BOX",
        help="the box that a new one changes (default: heroes-unite)",
    )
    parser.add_argument(
        "--games",
        type=at_least(0),
        default=20,
        metavar="N",
        help="number of games that check plays with the box (default: 20)",
    )
    parser.add_argument(
        "--deals",
        type=at_least(8),
        default=240,
        metavar="N",
        help="number of deals that worth plays, three games and more each (default: 240)",
    )
    parser.add_argument(
        "--kind",
        choices=KINDS,
        default="main",
        help="the kind of card that say reads for (default: main)",
    )
    parser.add_argument(
        "--next", action="store_true", help="print the words that may come next in a sentence"
    )
    parser.add_argument(
        "--watch", action="store_true", help="check again whenever the file is saved"
    )
    language_option(parser)


def box(options: Options) -> int:
    """Do one thing with a box."""
    wanted = {"schema": 0, "diff": 2, "worth": 2}.get(options.action, 1)
    fewest = 2 if options.action == "worth" else min(wanted, 1)
    if not fewest <= len(options.file) <= wanted:
        what = {"new": "a name, such as low-tide", "say": 'a sentence, such as "Draw 2 cards."'}
        what |= {"export": "a box of the package", "worth": "the file of a box and a card of it"}
        words = what.get(options.action, "the file of a box")
        raise Usage(f"archrivals box {options.action} takes {words if wanted else 'nothing more'}")
    run = {
        "new": _new,
        "check": _check,
        "say": _say,
        "worth": _worth,
        "show": _show,
        "diff": _diff,
        "export": _export,
        "schema": _schema,
    }
    return run[options.action](options)


def _new(options: Options) -> int:
    from archrivals.boxes import BOXES
    from archrivals.boxes.box_file import SCHEMA_NAME, file_text
    from archrivals.boxes.own_boxes import meaning_digest
    from archrivals.engine.language.cards import slug

    name = options.file[0].removesuffix(".json").removesuffix(".box")
    id = slug(Path(name).name)
    if not id:
        raise Usage(f"{name!r} is not a name: use letters, such as low-tide")
    path = Path(name).with_name(f"{id}.box.json")
    if path.exists():
        raise Usage(f"{path} is there already: choose another name")
    example = {
        "name": "My First Card",
        "kind": "main",
        "type": "Hero",
        "cost": 4,
        "vp": 1,
        "copies": 3,
        "play": [{"kind": "Power", "amount": 2}],
    }
    based_on = {"box": options.base, "digest": meaning_digest(BOXES[options.base].cards)}
    facts = {"format": 1, "id": id, "name": id.replace("-", " ").title(), "version": "1"}
    facts |= {"author": "", "licence": "", "based_on": based_on}
    try:
        path.write_text(
            file_text(facts | {"changes": {}, "leave_out": [], "cards": [example]}),
            encoding="utf-8",
        )
        path.with_name(SCHEMA_NAME).write_text(_schema_text(), encoding="utf-8")
    except OSError as error:
        raise Usage(f"cannot write {path}: {error.strerror}") from None
    print(path)
    return 0


def _schema_text() -> str:
    from archrivals.boxes.box_file import box_schema

    return json.dumps(box_schema(), indent=1, ensure_ascii=False) + "\n"


def _schema(options: Options) -> int:
    print(_schema_text(), end="")
    return 0


def _export(options: Options) -> int:
    from archrivals.boxes.box_file import file_text
    from archrivals.boxes.own_boxes import exported

    name = options.file[0]
    if name not in box_names():
        raise Usage(unknown("box", name, box_names()))
    print(file_text(exported(name)), end="")
    return 0


# --- Checking ---------------------------------------------------------------------------------


def _check(options: Options) -> int:
    from archrivals.terminal.making import checked

    path = options.file[0]
    code = checked(path, options.games, options.language)
    while options.watch:
        before = _saved_at(path)
        while _saved_at(path) == before:
            time.sleep(WATCH_INTERVAL_S)
        print()
        code = checked(path, options.games, options.language)
    return code


def _saved_at(path: str) -> float:
    try:
        return Path(path).stat().st_mtime
    except OSError:
        return 0.0  # an editor may be replacing it


def _say(options: Options) -> int:
    from archrivals.terminal.making import next_words, read_aloud

    if options.next:
        print("  ".join(next_words(options.file[0], options.language)))
        return 0
    understood, lines = read_aloud(options.file[0], options.kind, options.language)
    print("\n".join(lines))
    return 0 if understood else 1


def _worth(options: Options) -> int:
    from archrivals.terminal.making import weighed

    path, card = options.file
    for line in weighed(path, card, options.deals, options.language):
        print(line, flush=True)
    return 0


# --- Showing ----------------------------------------------------------------------------------


def _read(path: str) -> OwnBox:
    from archrivals.box_files import read_box
    from archrivals.boxes.own_boxes import own_box

    return own_box(read_box(path))


def _show(options: Options) -> int:
    from archrivals.terminal.making import shown

    print("\n".join(shown(_read(options.file[0]), options.language)))
    return 0


def _diff(options: Options) -> int:
    from archrivals.boxes import BOXES
    from archrivals.terminal.making import differences

    mine = _read(options.file[-1])
    other = BOXES[mine.host].cards if len(options.file) < 2 else _read(options.file[0]).cards
    lines = differences(other, mine.cards, options.language)
    print("\n".join(lines))
    return 1 if lines else 0


COMMANDS: Final = {
    "box": Command(
        "A box of your own is a file: it changes a box of the package, or has cards of its own. "
        "Every command that takes --box plays it. Games with made cards are never rated.",
        "  archrivals box new low-tide\n"
        "  archrivals box check low-tide.box.json --watch\n"
        "  archrivals play --box low-tide.box.json\n"
        '  archrivals box say "Draw 2 cards, then discard a card."\n'
        "  archrivals box worth low-tide.box.json my-first-card\n"
        "  archrivals box show low-tide.box.json\n"
        "  archrivals box export confrontations > confrontations.box.json",
        _box_options,
        box,
    ),
}
