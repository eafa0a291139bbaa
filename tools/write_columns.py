"""Enter new versions of the research environments; with --check, compare.

    python tools/write_columns.py --check   # fails where an id has another shape than it was given
    python tools/write_columns.py           # enters the ids of GAMES that have no shape yet

A new version begins with the columns of the newest one. Names of cards, zones and effects that it
lacks come after them, in their lists: those of cards in ``research.json`` of their box, all others
in ``research/columns.json``. Entered columns never change: a network that was trained with an id
finds every column where it was.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final, get_args

import archrivals.research
from archrivals.boxes import BOXES
from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import Kind
from archrivals.engine.state.flat import SEAT_ZONE_NAMES, ZONE_NAMES
from archrivals.research import GAMES, load_game
from archrivals.research.columns import columns_of, stored, stored_of

SOURCE: Final = Path(archrivals.research.__file__).parent.parent
FILE: Final = SOURCE / "research" / "columns.json"

Data = dict[str, Any]


def version_of(name: str) -> int:
    """The number at the end of an id."""
    return int(name.rpartition("-v")[2])


# --- Comparing --------------------------------------------------------------------------------


def box_of(name: str) -> str:
    """Return the box of a game."""
    return GAMES[name].box


def complaints() -> list[str]:
    """Return the faults of the present ids, each a sentence that says what to do."""
    found = []
    for name in GAMES:
        box = box_of(name)
        number, shapes = str(version_of(name)), stored_of(box)["shapes"]
        if number not in stored() or number not in stored_of(box)["columns"] or name not in shapes:
            found.append(f"{name} is new: run python tools/write_columns.py")
        elif load_game(name).shape != shapes[name]:
            found.append(
                f"{name} has other columns, ranges or actions than it was given. Undo that if it "
                f"was not meant. If it was, give it a new number: enter {renumbered(name, shapes)} "
                f"in place of {name} among the games of {file_of(box).relative_to(SOURCE)}, then "
                "run python tools/write_columns.py"
            )
    return found


def renumbered(name: str, shapes: Data) -> str:
    """The same game under the next number that was never given."""
    stem = name.rpartition("-v")[0]
    given = [version_of(each) for each in shapes if each.rpartition("-v")[0] == stem]
    return f"{stem}-v{max(given) + 1}"


# --- Entering ---------------------------------------------------------------------------------


def grown(newest: Data) -> Data:
    """The columns of the next version: those of the newest, then what it has no names for."""
    features = [
        *(f"type {name}" for name in get_args(fx.CardType)),
        *(f"kind {name}" for name in get_args(Kind)),
        *(f"keyword {name}" for name in get_args(fx.Keyword)),
        *(f"effect {kind.__name__}" for kind in get_args(fx.Effect)),
    ]
    return newest | {
        "zones": longer(newest["zones"], [*ZONE_NAMES, *SEAT_ZONE_NAMES]),
        "features": longer(newest["features"], features),
    }


def longer(names: list[str], more: list[str]) -> list[str]:
    """Return a list, and after it the new entries."""
    return [*names, *(name for name in more if name not in names)]


def entered() -> list[str]:
    """Write the versions and ids that are not yet stored; return those ids."""
    columns = stored()
    for version in sorted({version_of(name) for name in GAMES}):
        if str(version) not in columns:
            columns[str(version)] = grown(columns[max(columns, key=int)])
    write(FILE, columns)
    for name in GAMES:
        cards, number = stored_of(box_of(name))["columns"], str(version_of(name))
        if number not in cards:
            newest = cards[max(cards, key=int)] if cards else []
            cards[number] = longer(newest, [card.id for card in BOXES[box_of(name)].cards])
    columns_of.cache_clear()
    new = [name for name in GAMES if name not in stored_of(box_of(name))["shapes"]]
    for name in new:
        stored_of(box_of(name))["shapes"][name] = load_game(name).shape
    for box in BOXES:
        write(file_of(box), stored_of(box))
    return new


def file_of(box: str) -> Path:
    """Return the file of a box that names its games and the columns of its cards."""
    return SOURCE / "boxes" / box.replace("-", "_") / "research.json"


def write(file: Path, data: Data) -> None:
    """One list on a line: a diff shows which one has grown."""

    def lines(value: Any, indent: str) -> str:
        if not isinstance(value, dict):
            return json.dumps(value)
        inner = indent + " "
        parts = [f"{inner}{json.dumps(key)}: {lines(each, inner)}" for key, each in value.items()]
        return "{\n" + ",\n".join(parts) + f"\n{indent}}}" if parts else "{}"

    file.write_text(lines(data, "") + "\n", encoding="utf-8", newline="\n")


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing, fail on a difference")
    if not parser.parse_args().check:
        for name in entered():
            print(f"entered {name}")
    wrong = complaints()
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
