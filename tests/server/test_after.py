"""Replays: what is shown after a game, and that nothing is shown before its end.

The games here are played by bots; the other tests of this part use them, too.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any

import pytest
from tiers import NIGHT

from archrivals.bots import make_bot
from archrivals.boxes import catalogue_for
from archrivals.engine.language.rules import Setup
from archrivals.engine.records import from_plain, to_plain
from archrivals.engine.saving import RULES_VERSION, card_digest, save, setup_from_json, state_digest
from archrivals.engine.sight import Sight
from archrivals.engine.state.flat import hand
from archrivals.engine.state.streams import commitment, shuffled, stream_names
from archrivals.engine.table import Table
from archrivals.engine.views.seats import result_view
from archrivals.engine.views.visibility import shown_card
from archrivals.hosting import replays
from archrivals.hosting.replays import ANSWERS_PER_CHECKPOINT, MAX_FRAMES, NoReplay, save_of
from archrivals.hosting.rows import ResultRow, TableRow
from archrivals.speech.table_talk import Hearer, Message, voice
from archrivals.terminal.verifying import verified


def frames(*asked: Any) -> list[dict[str, Any]]:
    """Frames of a replay, as they are sent."""
    shown: list[dict[str, Any]] = to_plain(replays.frames(*asked))
    return shown


def shuffles(row: TableRow) -> list[dict[str, Any]]:
    """Every shuffle of a game, as it is sent."""
    made: list[dict[str, Any]] = to_plain(replays.shuffles_of(replays.replay_of(row)))
    return made


TWO = Setup(box="heroes-unite", players=2)
PICKED = Setup(box="heroes-unite", players=3, hero_choice="pick")
TEAMS = Setup(box="confrontations", players=4)
RIVALS = Setup(box="rivals-batman-joker", players=2)
SETUPS = [TWO, PICKED, TEAMS, RIVALS] if NIGHT else [TEAMS]
KINDS = pytest.mark.parametrize("setup", SETUPS, ids=lambda each: each.box)


@lru_cache(maxsize=16)
def bot_game(setup: Setup, seed: str = "after", most: int = 100_000) -> Table:
    """A game of bots, to its end or for so many answers."""
    table = Table.new(setup, catalogue_for(setup), seed)
    bots = [make_bot("greedy", seed, seat) for seat in range(setup.players)]
    while table.asks and len(table.answers) < most:
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].answer(Sight(table, ask.seat), ask))
    return table


def result_of(row: TableRow) -> ResultRow:
    """The result of a game that is over."""
    assert row["result"] is not None
    return row["result"]


def table_row(table: Table, table_id: str = "table-one", **changes: Any) -> TableRow:
    """The row of a table that has been played to this position and no further."""
    seed = table.state.seed
    row: Any = {
        "id": table_id,
        "status": "over",
        "name": "A table",
        "ladder": table.setup.box,
        "setup": json.loads(json.dumps(asdict(table.setup))),
        "seed": seed,
        "commitment": commitment(seed),
        "rules": RULES_VERSION,
        "cards": card_digest(table.state.cat),
        "listed": True,
        "rated": True,
        "clock": {},
        "owner": "ann-ann-ann",
        "created": 1,
        "started": 2,
        "ended": 3,
        "result": to_plain(result_view(table)),
        "answers": [list(answer) for answer in table.answers],
        "digest": state_digest(table.state),
        "epoch": 1,
        "wake": 0,
    }
    changed: TableRow = row | changes
    return changed


def all_frames(row: TableRow, seat: replays.Viewer, step: int = 77) -> list[dict[str, Any]]:
    """Every frame, asked for in pieces."""
    found: list[dict[str, Any]] = []
    for first in range(0, len(row["answers"]) + 1, step):
        found += frames(row, seat, first, step, ["Ann", "Bob", "Cem", "Dee"])
    return found


@lru_cache(maxsize=16)
def game_frames(setup: Setup, seat: replays.Viewer) -> list[dict[str, Any]]:
    """Every frame of the game of bots with this setup; several tests look at it."""
    return all_frames(table_row(bot_game(setup)), seat)


# --- The save ---------------------------------------------------------------------------------


@KINDS
def test_a_download_is_proven_by_verify(setup: Setup, capsys: pytest.CaptureFixture[str]) -> None:
    row = table_row(bot_game(setup))
    downloaded = json.loads(json.dumps(save_of(row)))
    assert downloaded == downloaded | save(bot_game(setup))
    assert verified(downloaded, row["commitment"]) == 0
    assert "SAME" in capsys.readouterr().out


def test_a_changed_download_is_found_out() -> None:
    row = table_row(bot_game(TWO))
    assert verified(dict(save_of(row)), commitment("another seed")) == 1
    assert verified(dict(save_of(row)) | {"answers": row["answers"][:-1]}, row["commitment"]) == 1


def test_a_short_setup_is_written_out_for_the_download() -> None:
    row = table_row(bot_game(TWO), setup={"players": 2})
    assert verified(dict(save_of(row)), row["commitment"]) == 0
    assert setup_from_json(save_of(row)["setup"]) == TWO


# --- Not before the end -----------------------------------------------------------------------


@pytest.mark.parametrize("status", ["open", "playing", "", "OVER"])
def test_nothing_of_a_table_in_play_is_shown(status: str) -> None:
    row = table_row(bot_game(TWO))
    frames(row, 0, 0, 1)  # what is remembered of it must not help
    row["status"] = status
    looks = (save_of, replays.replay_of, replays.finished, shuffles)
    for look in (*looks, lambda row: frames(row, 0, 0, 1)):
        with pytest.raises(NoReplay) as refused:
            look(row)
        assert refused.value.code == "in-play"
        assert row["seed"] not in refused.value.reason


def test_a_table_given_up_before_it_began_has_no_replay() -> None:
    row = table_row(bot_game(TWO), status="abandoned", answers=None)
    with pytest.raises(NoReplay) as refused:
        save_of(row)
    assert refused.value.code == "not-played"


def test_a_game_of_other_rules_or_cards_can_be_downloaded_but_not_stepped() -> None:
    for changes, code in (
        ({"rules": "0"}, "other-rules"),
        ({"cards": "0" * 64, "digest": "0" * 64}, "other-cards"),
        ({"answers": [[0, 99]]}, "other-rules"),
    ):
        row = table_row(bot_game(TWO), **changes)
        assert save_of(row)["archrivals"] == row["rules"]
        with pytest.raises(NoReplay) as refused:
            frames(row, 0, 0, 1)
        assert refused.value.code == code


# --- Shuffles ---------------------------------------------------------------------------------


@KINDS
def test_every_shuffle_can_be_made_again_from_the_seed(setup: Setup) -> None:
    row = table_row(bot_game(setup))
    told = shuffles(row)
    counters = {"deal": 1}  # its first block decides who begins
    for each in told:
        assert each["counter"] == counters.get(each["stream"], 0)
        places = list(range(len(each["before"])))  # cards by their places: ids may repeat
        mixed, counters[each["stream"]] = shuffled(
            places, row["seed"], each["stream"], each["counter"]
        )
        assert [each["before"][at] for at in mixed] == each["after"]
    names = stream_names(setup.players)
    assert [counters.get(name, 0) for name in names] == bot_game(setup).state.counters
    positions = [each["position"] for each in told]
    assert positions == sorted(positions)
    assert {f"seat-{seat}" for seat in range(setup.players)} <= {
        each["stream"] for each in told if each["position"] == 0
    }


@KINDS
def test_shuffled_decks_are_those_of_the_frames(setup: Setup) -> None:
    row = table_row(bot_game(setup))
    dealt = {each["stream"]: each["after"] for each in reversed(shuffles(row))}
    (first,) = frames(row, "all", 0, 1)
    for seat in first["view"]["seats"]:
        hand = [card["id"] for card in seat["hand"]]
        assert sorted(hand) == sorted(dealt[f"seat-{seat['seat']}"][-len(hand) :])


def test_a_shuffle_of_the_frame_is_told_at_its_position() -> None:
    row = table_row(bot_game(TWO))
    told = {
        (frame["position"], event["zone"]["seat"])
        for frame in all_frames(row, -1)
        for event in frame["events"]
        if event["kind"] == "shuffle" and event["zone"]["zone"] == "discard"
    }
    later = {
        (each["position"], int(each["stream"][-1]))
        for each in shuffles(row)
        if each["position"] and each["stream"].startswith("seat-")
    }
    assert told == later != set()


# --- Frames -----------------------------------------------------------------------------------


@KINDS
def test_frames_are_what_the_seat_saw_at_that_position_and_no_more(setup: Setup) -> None:
    row = table_row(bot_game(setup))
    for seat in (-1, 0, setup.players - 1):
        seen = game_frames(setup, seat)
        assert [each["position"] for each in seen] == list(range(len(row["answers"]) + 1))
        live = Table.new(setup, catalogue_for(setup), row["seed"])
        told = 0
        for frame in seen:
            assert frame["view"] == to_plain(live.view(seat))
            assert frame["events"] == to_plain(live.events(seat, told))
            assert not _hidden_handles(live, seat) & set(_handles(frame["view"]))
            told = len(live.state.log or ())
            if frame["position"] < len(row["answers"]):
                live.answer(*row["answers"][frame["position"]])


def _hidden_handles(table: Table, seat: int) -> set[str]:
    """The cards in hands that are not this seat's to see."""
    s = table.state
    others = [o for o in range(s.seats) if seat < 0 or s.teams[o] != s.teams[seat]]
    return {shown_card(s, card).handle for other in others for card in s.zones[hand(other)]}


def _handles(value: Any) -> list[str]:
    if isinstance(value, dict):
        own = [value["handle"]] if "handle" in value else []
        return own + [found for each in value.values() for found in _handles(each)]
    if isinstance(value, list):
        return [found for each in value for found in _handles(each)]
    return []


@KINDS
def test_what_another_seat_chose_is_not_told(setup: Setup) -> None:
    row = table_row(bot_game(setup))
    spectator, first, everything = (game_frames(setup, seat) for seat in (-1, 0, "all"))
    assert spectator[0]["decision"] is None
    for at, (who, option) in enumerate(row["answers"], 1):
        assert spectator[at]["decision"]["seat"] == who
        assert spectator[at]["decision"]["text"] is spectator[at]["decision"]["option"] is None
        assert everything[at]["decision"]["option"] == option
        assert everything[at]["decision"]["text"]
        mine = everything[at] if who == 0 else spectator[at]
        assert first[at]["decision"] == mine["decision"]


@KINDS
def test_all_shows_every_hand_and_every_card_that_anybody_saw(setup: Setup) -> None:
    row = table_row(bot_game(setup))
    live = Table.new(setup, catalogue_for(setup), row["seed"])
    for frame in game_frames(setup, "all"):
        for seat in range(setup.players):
            own = to_plain(live.view(seat).seats[seat].hand)
            assert frame["view"]["seats"][seat]["hand"] == own
        assert [ask["seat"] for ask in frame["view"]["asks"]] == [ask.seat for ask in live.asks]
        for event in frame["events"]:
            if event["kind"] == "move" and "hand" in (event["from"]["zone"], event["to"]["zone"]):
                assert event["card"]
            if event["kind"] == "look":
                assert event["cards"]
        if frame["position"] < len(row["answers"]):
            live.answer(*row["answers"][frame["position"]])


def test_any_piece_is_the_same_as_in_the_whole() -> None:
    row = table_row(bot_game(TEAMS))
    whole = all_frames(row, 1, MAX_FRAMES)
    replays._replay.cache_clear()
    for first in (
        0,
        1,
        ANSWERS_PER_CHECKPOINT - 1,
        ANSWERS_PER_CHECKPOINT,
        ANSWERS_PER_CHECKPOINT + 1,
        5 * ANSWERS_PER_CHECKPOINT + 3,
        len(row["answers"]),
    ):
        assert frames(row, 1, first, 3, ["Ann", "Bob", "Cem", "Dee"]) == whole[first : first + 3]
    assert frames(row, 1, len(row["answers"]) + 1, 3) == []


def test_a_replay_is_built_once_and_stepping_costs_no_more_than_a_checkpoint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    row = table_row(bot_game(TEAMS))
    frames(row, 0, 0, 1)
    given = []
    answer = Table.answer

    def counted(table: Table, seat: int, index: int) -> None:
        given.append(seat)
        answer(table, seat, index)

    monkeypatch.setattr(Table, "answer", counted)
    for first in range(1, len(row["answers"]), 331):
        given.clear()
        frames(row, 0, first, 1)
        assert (
            len(given) <= ANSWERS_PER_CHECKPOINT + 40
        )  # and the few since the last quiet position


@pytest.mark.parametrize(("first", "count"), [(0, 0), (0, MAX_FRAMES + 1), (-1, 5), (0, -1)])
def test_only_so_many_frames_at_once(first: int, count: int) -> None:
    with pytest.raises(ValueError, match="frames"):
        frames(table_row(bot_game(TWO)), 0, first, count)


@pytest.mark.parametrize("seat", [-2, 2, 7])
def test_there_is_no_such_seat(seat: int) -> None:
    with pytest.raises(NoReplay) as refused:
        frames(table_row(bot_game(TWO)), seat, 0, 1)
    assert refused.value.code == "no-seat"


def test_lines_and_decisions_can_be_said_in_any_language() -> None:
    row = table_row(bot_game(TWO))
    seen = frames(row, "all", 0, 60, ["Ann", "Bob"])
    hearer = Hearer(("Ann", "Bob"), bot_game(TWO).state.cat)

    def said(data: object, language: str) -> str:
        return voice(language).say(from_plain(Message, data), hearer)

    lines = [said(line, "es") for frame in seen for line in frame["lines"]]
    assert "Turno 2: empieza el turno de Bob." in lines
    assert "Turn 2: Bob's turn begins." in [
        said(line, "en") for frame in seen for line in frame["lines"]
    ]
    decisions = {said(frame["decision"]["text"], "es") for frame in seen[1:]}
    assert "Termina tu turno" in decisions


def test_lines_name_players_by_their_seats() -> None:
    seen = all_frames(table_row(bot_game(TWO)), -1)
    seats = {
        line["args"]["who"]["seat"]
        for frame in seen
        for line in frame["lines"]
        if "who" in line["args"]
    }
    assert seats == {0, 1}


@KINDS
def test_the_index_says_where_each_turn_begins(setup: Setup) -> None:
    row = table_row(bot_game(setup))
    turns = replays.replay_of(row).turns
    assert [turn.number for turn in turns] == list(range(1, bot_game(setup).state.number + 1))
    for turn in turns[:: len(turns) // 5]:
        (frame,) = frames(row, -1, turn.position, 1)
        shown = frame["view"]["turn"]
        assert (shown["number"], shown["seat"]) == (turn.number, turn.seat)
        if turn.position:
            (before,) = frames(row, -1, turn.position - 1, 1)
            assert before["view"]["turn"]["number"] < turn.number or turn.number == 1


def test_a_game_that_was_given_up_is_shown_as_far_as_it_went() -> None:
    stopped = bot_game(TWO, "stopped", 50)
    row = table_row(stopped, status="abandoned", result=None)
    assert verified(dict(save_of(row)), row["commitment"]) == 0
    seen: Sequence[dict[str, Any]] = all_frames(row, 0)
    assert len(seen) == 51
    assert seen[-1]["view"] == to_plain(stopped.view(0))
