"""Results as a table, one row a game: a Parquet file, or JSON lines."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from archrivals.boxes.own_boxes import box_id

from .blocks import Game, Match
from .executors import package
from .matches import Outcome

COLUMNS: Final[dict[str, str]] = {
    "rules": "rules version",
    "cards": "digest of the cards",
    "box": "the box, of a mixture the host",
    "recipe": "the mixture, empty for a box alone",
    "players": "how many seats",
    "candidate": "whose share it is",
    "opponent": "who has the other sides",
    "block": "number of the block; its games share a seed and count as one",
    "seed": "of shuffles, heroes and first turn",
    "seating": "which side the candidate has",
    "bots": "by seat",
    "heroes": "by seat",
    "first": "the seat of the first turn",
    "share": "the candidate's part of the win, 0 to 1",
    "margin": "its Victory Points beyond the best other side's",
    "winners": "seats",
    "points": "Victory Points by seat",
    "rule": "the rule that ended the game",
    "turns": "turns of all players",
    "answers": "answers given, forced ones included",
    "decisions": "asks with more than one option, by seat",
    "thinking": "seconds of processor time a bot thought, by seat",
    "slowest": "those of its longest thought, by seat",
    "seconds": "processor time of the game",
}
"""Every column and what it says."""

SUFFIXES: Final = (".parquet", ".jsonl")


def check_path(path: Path) -> None:
    """Say before a long match, not after it, that its results cannot be kept."""
    if path.suffix not in SUFFIXES:
        raise ValueError(f"{path}: results are kept as {' or '.join(SUFFIXES)}")
    if not path.absolute().parent.is_dir():
        raise ValueError(f"{path}: there is no directory {path.parent}")
    if path.suffix == ".parquet":
        package("pyarrow.parquet", "a .parquet file (.jsonl does without)")
    new = not path.exists()
    try:
        path.open("ab").close()
    except OSError as error:
        raise ValueError(f"cannot write {path}: {error.strerror}") from None
    if new:
        path.unlink()


def rows(outcome: Outcome) -> Iterator[dict[str, Any]]:
    """All games in the order of pairs, blocks and seatings."""
    for meeting in outcome.meetings:
        for block in meeting.blocks:
            for game in block.games:
                pair = (meeting.candidate, meeting.opponent)
                yield row(outcome.match, pair, block.number, game)


def row(match: Match, pair: tuple[str, str], block: int, game: Game) -> dict[str, Any]:
    """A game as a row."""
    rules, cards = match.rules_and_cards
    return {
        "rules": rules,
        "cards": cards,
        "box": box_id(match.setup),
        "recipe": match.setup.recipe.id if match.setup.recipe else "",
        "players": match.setup.players,
        "candidate": pair[0],
        "opponent": pair[1],
        "block": block,
        "seed": match.seed_of(block),
        "seating": game.seating,
        "bots": list(game.bots),
        "heroes": list(game.heroes),
        "first": game.first,
        "share": game.share,
        "margin": game.margin,
        "winners": list(game.winners),
        "points": list(game.points),
        "rule": game.rule,
        "turns": game.turns,
        "answers": game.answers,
        "decisions": list(game.decisions),
        "thinking": list(game.thinking),
        "slowest": list(game.slowest),
        "seconds": game.seconds,
    }


def keep(outcome: Outcome, path: Path) -> int:
    """Write the table; how many games it has."""
    table = list(rows(outcome))
    if path.suffix == ".parquet":
        _as_parquet(table, path, outcome.match)
    else:
        with path.open("w", encoding="utf-8") as file:
            file.writelines(json.dumps(each, ensure_ascii=False) + "\n" for each in table)
    return len(table)


def _as_parquet(table: list[dict[str, Any]], path: Path, match: Match) -> None:
    arrow = package("pyarrow", "a .parquet file")
    parquet = package("pyarrow.parquet", "a .parquet file")
    words = arrow.dictionary(arrow.int32(), arrow.string())
    small, real = arrow.int32(), arrow.float64()
    kinds = {
        **dict.fromkeys(("rules", "cards", "box", "recipe", "candidate", "opponent"), words),
        **dict.fromkeys(("players", "block", "seating", "first", "turns", "answers"), small),
        **dict.fromkeys(("seed", "rule"), arrow.string()),
        **dict.fromkeys(("bots", "heroes"), arrow.list_(arrow.string())),
        **dict.fromkeys(("winners", "points", "decisions"), arrow.list_(small)),
        **dict.fromkeys(("thinking", "slowest"), arrow.list_(real)),
        **dict.fromkeys(("share", "margin", "seconds"), real),
    }
    fields = [
        arrow.field(name, kinds[name], metadata={"says": says}) for name, says in COLUMNS.items()
    ]
    rules, cards = match.rules_and_cards
    schema = arrow.schema(fields, metadata={"archrivals rules": rules, "archrivals cards": cards})
    parquet.write_table(arrow.Table.from_pylist(table, schema=schema), path, compression="zstd")
