"""The corpus: logs of every release go on to play as they did, or name the release that plays them.

`bench/corpus RELEASE` records the games of a release. A game of the present rules must lead to the
position that the release itself has written down; an older one must be answered with a sentence
that says what to do.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from archrivals.boxes import BOXES
from archrivals.engine.saving import (
    PLAYED_BY,
    RULES_VERSION,
    SaveError,
    load,
    setup_from_json,
)
from archrivals.hosting.cards import cards_for
from archrivals.hosting.entries import Entry
from archrivals.hosting.hosted import HostedTable
from archrivals.hosting.replays import NoReplay, check_version
from archrivals.hosting.rooms import facts_of

CORPUS = Path(__file__).parent / "corpus"
Game = Any  # plain JSON, as recorded


def _games() -> list[Game]:
    files = sorted(CORPUS.glob("*.jsonl"))
    return [json.loads(line) for file in files for line in file.read_text("utf-8").splitlines()]


GAMES = _games()
PLAYED = [game for game in GAMES if game["rules"] == RULES_VERSION]
OLDER = [game for game in GAMES if game["rules"] != RULES_VERSION]

RAISE = f"""
A log of this rules version no longer leads to the same game, so games in play would break in an
upgrade. If that was not meant, it is a bug. If it was: raise RULES_VERSION in engine/saving.py and
name the release that plays version {RULES_VERSION} in PLAYED_BY.
"""


def _name(game: Game) -> str:
    setup = game["setup"]
    recipe = setup.get("recipe") or {}
    return f"{game['release']}-{recipe.get('id', setup.get('box'))}-{setup['players']}"


def _log(game: Game) -> list[Entry]:
    """The entries of a game; an answer was recorded as its seat and its option."""
    found = []
    for at, each in enumerate(game["entries"]):
        kind, seat, value, note = each if len(each) == 4 else ("answer", *each, "")
        found.append(Entry("a-table-of-old", at, f"c-{at}", kind, seat, value, note, 0, 0))
    return found


def test_every_rules_version_that_a_release_plays_is_in_the_corpus() -> None:
    assert {game["rules"] for game in GAMES} == {RULES_VERSION, *PLAYED_BY}


def test_games_of_every_sort_are_in_the_corpus() -> None:
    assert {game["setup"]["box"] for game in PLAYED} == set(BOXES)
    assert any(game["setup"].get("recipe") for game in PLAYED)
    assert any(any(game["bots"]) for game in PLAYED)
    assert {entry.kind for game in PLAYED for entry in _log(game)} >= {"answer", "undo"}


@pytest.mark.parametrize("game", PLAYED, ids=_name)
def test_a_log_leads_to_the_position_that_its_release_wrote_down(game: Game) -> None:
    chairs = [("Somebody", None if bot else "them", bot) for bot in game["bots"]]
    row: Any = {**game, "id": "a-table-of-old", "owner": "them"}
    hosted = HostedTable.begin(facts_of(row, chairs))
    for entry in _log(game):
        try:
            hosted.take(entry)
        except Exception as error:  # whatever it is: the log does not play
            pytest.fail(f"entry {entry.position}: {error!r}\n{RAISE}")
    assert hosted.over, RAISE
    assert hosted.digest == game["digest"], RAISE


@pytest.mark.parametrize("game", PLAYED, ids=_name)
def test_a_replay_is_shown_whatever_the_words_of_a_ruling_are(game: Game) -> None:
    """A replay must lead to the same position; a ruling may have other words by now."""
    assert check_version(game) == setup_from_json(game["setup"])
    reworded: Any = {**game, "cards": "of other words"}
    assert check_version(reworded) == setup_from_json(game["setup"])


@pytest.mark.parametrize("game", OLDER, ids=_name)
def test_a_game_of_older_rules_is_answered_with_the_release_that_plays_it(game: Game) -> None:
    told = f"play it with Archrivals {PLAYED_BY[game['rules']]}"
    with pytest.raises(NoReplay, match=told):
        check_version(game)
    saved = {**game, "archrivals": game["rules"]}
    with pytest.raises(SaveError, match=told):
        load(saved, cards_for(setup_from_json(game["setup"])))
    assert game["release"].startswith(PLAYED_BY[game["rules"]])
