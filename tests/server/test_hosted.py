"""A table in the memory of its host: what is answered, refused, undone, given up and resumed."""

# mypy: no-warn-unreachable
# An assertion narrows what the next call changes.

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest
from seated import (
    RING,
    TEAMS,
    answer,
    anything,
    arranged,
    command,
    end_turn,
    facts_of,
    order,
    sit,
)

from archrivals.boxes import BOXES
from archrivals.engine.language.rules import Setup
from archrivals.engine.records import to_plain
from archrivals.engine.state.flat import SUPER_VILLAINS
from archrivals.engine.views.seats import LeftInView
from archrivals.hosting import wire
from archrivals.hosting.clocks import ClockRules
from archrivals.hosting.entries import Entry
from archrivals.hosting.hosted import SPECTATOR, Chair, HostedTable, Repeat
from archrivals.hosting.refusal import Refusal
from archrivals.server.core import codec

BOT = "greedy"


def refused(code: str, what: Callable[[], object]) -> Refusal:
    """What is refused with this code."""
    with pytest.raises(Refusal) as caught:
        what()
    assert caught.value.code == code
    return caught.value


def stands(hosted: HostedTable) -> tuple[Any, ...]:
    """Everything that a table is, for comparison with another in the same position."""
    seats = range(len(hosted.chairs))
    return (
        hosted.digest,
        hosted.entries,
        hosted.position,
        hosted.table.answers,
        hosted.chairs,
        hosted.clock,
        hosted.clocks(0),
        hosted.left,
        hosted.seen,
        hosted.asked,
        hosted.over,
        hosted.result,
        [hosted.undo_state(seat) for seat in seats],
        hosted.public(),
        [hosted.private(seat) for seat in seats],
    )


# --- Answers ----------------------------------------------------------------------------------


def test_people_are_told_what_answers_lead_to_and_programs_and_bots_are_not() -> None:
    hosted = sit()
    told, untold = hosted.private(0, words=True).ask, hosted.private(0).ask
    assert told is not None
    assert told.outlook is not None
    assert told.outlook.plays
    assert any(option.leads for option in told.options)
    assert untold is not None
    assert untold.outlook is None
    hosted.chairs[0].bot = BOT
    assert hosted.private(0, words=True) == hosted.private(0)


def test_an_answer_changes_the_table_and_becomes_the_next_entry() -> None:
    hosted = sit()
    message = order(hosted, 0, "play", "punch")
    entry = hosted.answer(0, message, 250, 77)
    assert entry == Entry(
        "table-one", 0, message.command, "answer", 0, message.option, "turn play punch", 250, 77
    )
    assert hosted.table.answers == [(0, message.option)]
    assert hosted.entries == hosted.position == 1
    assert answer(hosted, 0, "play", "raven").position == 1
    assert hosted.entries == hosted.position == 2


def test_the_same_command_twice_is_a_repeat_that_tells_the_same_position() -> None:
    hosted = sit()
    first = order(hosted, 0, "play", "punch")
    hosted.answer(0, first, 0, 1)
    told = hosted.seen[0, first.command]
    answer(hosted, 0, "play", "raven")
    before = stands(hosted)
    with pytest.raises(Repeat) as caught:
        hosted.answer(0, first, 0, 2)
    assert caught.value.position == told == first.position
    assert stands(hosted) == before


def test_a_repeat_counts_as_one_after_the_end_too() -> None:
    hosted = sit()
    given_up = command()
    hosted.concede(0, given_up, BOT, 1)
    with pytest.raises(Repeat):
        hosted.concede(0, given_up, BOT, 2)
    refused("over", lambda: hosted.concede(1, command(), BOT, 3))


def test_the_same_command_of_another_seat_is_not_a_repeat() -> None:
    hosted = sit()
    message = order(hosted, 0, "play", "punch")
    hosted.answer(0, message, 0, 1)
    other = wire.Answer("table-one", hosted.position, message.command, 0)
    refused("not-asked", lambda: hosted.answer(1, other, 0, 2))


def test_an_answer_to_an_older_or_newer_position_is_stale() -> None:
    hosted = sit()
    answer(hosted, 0, "play", "punch")
    before = stands(hosted)
    for position in (0, 2, 9_999):
        message = wire.Answer("table-one", position, command(), 0)
        refused("stale", partial(hosted.answer, 0, message, 0, 1))
    assert stands(hosted) == before


def test_an_option_out_of_range_is_refused_with_its_rule_and_changes_nothing() -> None:
    hosted = sit()
    before = stands(hosted)
    options = len(hosted.table.ask.options)
    for number in (options, 10_000):
        message = wire.Answer("table-one", 0, command(), number)
        reason = refused("illegal", partial(hosted.answer, 0, message, 0, 1))
        assert reason.rule == "T3"
        assert reason.reason == f"there are options 0 to {options - 1}, not {number}"
    assert stands(hosted) == before


def test_who_is_not_asked_is_told_who_must_decide() -> None:
    hosted = sit()
    for seat in (1, SPECTATOR):
        message = wire.Answer("table-one", 0, command(), 0)
        reason = refused("not-asked", partial(hosted.answer, seat, message, 0, 1))
        assert "Ann must decide" in reason.reason


def test_a_refused_command_may_be_sent_again_and_then_counts() -> None:
    hosted = sit()
    same = command()
    refused("illegal", lambda: hosted.answer(0, wire.Answer("table-one", 0, same, 99), 0, 1))
    assert hosted.answer(0, wire.Answer("table-one", 0, same, 0), 0, 2).command == same


def test_an_entry_of_a_kind_that_there_is_not_is_an_error() -> None:
    entry = Entry("table-one", 0, command(), "cheat", 0, 0, "", 0, 1)
    with pytest.raises(ValueError, match="no entry is of kind 'cheat'"):
        sit().take(entry)


# --- Windows ----------------------------------------------------------------------------------


def in_a_window() -> HostedTable:
    """Three players; seat 0 attacks, and the others are asked together."""
    hosted = sit(arranged(3))
    answer(hosted, 0, "play", RING)
    assert hosted.asked == (1, 2)
    return hosted


def test_a_window_keeps_its_position_until_all_have_answered() -> None:
    hosted = in_a_window()
    position = hosted.position
    anything(hosted, 2)
    assert (hosted.position, hosted.entries) == (position, position + 1)
    assert hosted.asked == (1,)
    anything(hosted, 1)
    assert hosted.position == hosted.entries == position + 2


def test_in_a_window_both_answer_the_position_that_they_saw() -> None:
    hosted = in_a_window()
    messages = [wire.Answer("table-one", hosted.position, command(), 0) for _ in range(2)]
    hosted.answer(2, messages[0], 0, 1)
    hosted.answer(1, messages[1], 0, 2)
    refused("stale", lambda: hosted.answer(1, wire.Answer("table-one", 1, command(), 0), 0, 3))


def test_nobody_answers_twice_in_a_window() -> None:
    hosted = in_a_window()
    anything(hosted, 2)
    again = wire.Answer("table-one", hosted.position, command(), 0)
    refused("not-asked", lambda: hosted.answer(2, again, 0, 1))


def test_in_a_window_nothing_tells_who_has_answered() -> None:
    hosted = in_a_window()

    def told() -> tuple[Any, ...]:
        seen = [hosted.private(seat, words=True) for seat in (0, 1)]
        undo = [hosted.undo_state(seat) for seat in (0, 1)]
        return hosted.position, hosted.public(), seen, undo, hosted.clocks(0)

    before = told()
    anything(hosted, 2)
    assert told() == before


def test_giving_up_in_a_window_leaves_the_answers_and_moves_everybody_on() -> None:
    hosted = in_a_window()
    anything(hosted, 2)
    before = hosted.position
    hosted.concede(1, command(), BOT, 1)
    assert hosted.position > before
    assert hosted.asked == (1,)
    anything(hosted, 1)
    assert hosted.position == hosted.entries
    assert [seat for seat, _ in hosted.table.answers] == [0, 2, 1]


# --- Undo -------------------------------------------------------------------------------------


def test_nothing_is_undone_before_the_first_answer() -> None:
    hosted = sit()
    assert [hosted.undo_state(seat) for seat in (0, 1, SPECTATOR)] == ["no", "no", "no"]
    refused("no-undo", lambda: hosted.undo(0, command(), 1))
    refused("no-undo", lambda: hosted.undo(1, command(), 1))


def test_a_plain_power_card_is_taken_back_freely() -> None:
    hosted = sit()
    fresh = hosted.digest
    answer(hosted, 0, "play", "punch")
    assert hosted.undo_state(0) == "free"
    assert hosted.undo_state(1) == "no"
    entry = hosted.undo(0, command(), 5)
    assert (entry.kind, entry.position, entry.value) == ("undo", 1, 0)
    assert hosted.digest == fresh
    assert hosted.table.answers == []


def test_a_bought_card_is_taken_back_freely() -> None:
    hosted = sit(arranged(2, hand_0=("punch", "punch", "punch")))
    for _ in range(3):
        answer(hosted, 0, "play", "punch")
    answer(hosted, 0, "buy", "kick")
    assert hosted.undo_state(0) == "free"


@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("raven", {}),  # draws
        ("raven", {"deck_0": (), "discard_0": ("punch", "punch")}),  # shuffles, and draws
        ("jervis-tetch", {}),  # looks at the top card
    ],
    ids=["a draw", "a shuffle", "a look"],
)
def test_what_brought_something_to_light_needs_consent(
    card: str, places: dict[str, tuple[str, ...]]
) -> None:
    hosted = sit(arranged(2, **places))
    answer(hosted, 0, "play", card)
    assert hosted.undo_state(0) == "ask"


def test_a_reveal_needs_consent_even_if_nobody_had_to_answer() -> None:
    hosted = sit(arranged(2, hand_1=()))  # without a hand the foe is not asked to defend
    answer(hosted, 0, "play", "deadshot")
    assert [seat for seat, _ in hosted.table.answers] == [0]
    assert hosted.undo_state(0) == "ask"


def test_a_card_from_a_hidden_hand_needs_consent() -> None:
    hosted = sit(arranged(2))
    answer(hosted, 0, "play", RING)
    anything(hosted, 1)  # no Defense
    while hosted.asked == (1,):
        anything(hosted, 1)
    assert hosted.undo_state(0) == "ask"


def test_a_card_of_the_main_deck_needs_consent() -> None:
    hosted = sit(arranged(2, hand_0=("teleportation",)))
    answer(hosted, 0, "play", "teleportation")
    assert hosted.undo_state(0) == "ask"


def test_the_end_of_a_turn_needs_consent() -> None:
    hosted = sit()
    end_turn(hosted)
    assert (hosted.undo_state(0), hosted.undo_state(1)) == ("ask", "no")


def test_a_flipped_super_villain_needs_consent() -> None:
    hosted = sit()
    state = hosted.table.state
    state.turn.power = 30  # more than any hand gives
    answer(hosted, 0, "play", "punch")
    face_up = state.cat.ids[state.faces[state.zones[SUPER_VILLAINS][-1]]]
    answer(hosted, 0, "buy", face_up)
    log = state.log
    assert log is not None
    before = len(log)
    end_turn(hosted)
    assert "flip" in {event.kind for event in log[before:]}
    assert hosted.undo_state(0) == "ask"


def test_a_window_is_never_undone_freely_however_it_closes() -> None:
    hosted = in_a_window()
    assert [hosted.undo_state(seat) for seat in range(3)] == ["no", "no", "no"]
    anything(hosted, 1)
    assert [hosted.undo_state(seat) for seat in range(3)] == ["no", "no", "no"]
    anything(hosted, 2)
    assert hosted.undo_state(2) != "free"


def test_an_undo_keeps_the_answers_of_all_others() -> None:
    hosted = sit(arranged(3))
    answer(hosted, 0, "play", "punch")
    end_turn(hosted)
    before = hosted.digest, list(hosted.table.answers)
    mine = answer(hosted, 1, "play", "punch")
    hosted.undo(1, command(), 1)
    assert (hosted.digest, hosted.table.answers) == before
    hosted.answer(1, wire.Answer("table-one", hosted.position, command(), mine.value), 0, 2)
    end_turn(hosted)
    answer(hosted, 2, "play", "kick")
    hosted.undo(1, command(), 3)  # by consent: what seat 2 did goes, what seat 0 did stays
    assert [seat for seat, _ in hosted.table.answers] == [0, 0, 1]
    assert hosted.asked == (1,)


def test_after_an_undo_the_position_is_new_and_old_answers_are_stale() -> None:
    hosted = sit()
    stale = order(hosted, 0, "play", "punch")
    played = order(hosted, 0, "play", "punch")
    hosted.answer(0, played, 0, 1)
    hosted.undo(0, command(), 2)
    assert hosted.position == hosted.entries == 2
    refused("stale", lambda: hosted.answer(0, stale, 0, 3))
    with pytest.raises(Repeat):
        hosted.answer(0, played, 0, 4)
    entry = answer(hosted, 0, "play", "punch")
    assert (entry.position, hosted.position) == (2, 3)


def test_a_seat_that_a_bot_plays_takes_nothing_back() -> None:
    hosted = sit(arranged(3))
    answer(hosted, 0, "play", "punch")
    hosted.reseat(0, command(), BOT, 1)
    assert hosted.undo_state(0) == "no"
    refused("no-undo", lambda: hosted.undo(0, command(), 2))
    hosted.reseat(0, command(), "", 3)
    assert hosted.undo_state(0) == "free"


def test_nothing_is_undone_after_the_end() -> None:
    hosted = sit()
    answer(hosted, 0, "play", "punch")
    hosted.concede(1, command(), BOT, 1)
    assert hosted.undo_state(0) == "no"
    refused("over", lambda: hosted.undo(0, command(), 2))


# --- Giving up --------------------------------------------------------------------------------


def test_with_two_sides_giving_up_ends_the_game() -> None:
    hosted = sit()
    answer(hosted, 0, "play", "punch")
    entry = hosted.concede(0, command(), BOT, 9)
    assert (entry.kind, entry.seat, entry.note) == ("concede", 0, BOT)
    assert hosted.over
    assert hosted.asked == ()
    assert to_plain(hosted.result) == {
        "rule": "",
        "why": "conceded",
        "left": [{"seat": 0, "how": "conceded", "at": 1}],
        "winners": [1],
        "points": [],
        "ties": [],
    }
    assert hosted.public().result == hosted.result
    assert hosted.public().waiting == ()
    assert hosted.private(0).ask is None
    assert hosted.talk(0, words=True) is None
    message = wire.Answer("table-one", hosted.position, command(), 0)
    refused("over", lambda: hosted.answer(0, message, 0, 10))


def test_with_three_players_a_bot_plays_on_for_whoever_gives_up() -> None:
    hosted = sit(arranged(3))
    hosted.concede(0, command(), BOT, 1)
    assert not hosted.over
    assert hosted.result is None
    assert hosted.asked == (0,)
    assert (hosted.chairs[0].bot, hosted.chairs[0].conceded) == (BOT, True)
    refused("conceded", lambda: hosted.concede(0, command(), BOT, 2))
    refused("no-seat", lambda: hosted.reseat(0, command(), "", 3))
    hosted.timeout(1, command(), BOT, 4)
    assert hosted.over
    assert hosted.result is not None
    assert hosted.result.winners == (2,)
    assert hosted.result.why == "timeout"
    assert hosted.result.left == (LeftInView(0, "conceded", 0), LeftInView(1, "timeout", 0))


def test_everybody_is_told_who_left_and_how_in_the_update_and_in_the_story() -> None:
    hosted = sit(arranged(3))
    viewers = [(seat, True) for seat in (0, 1, 2, SPECTATOR)]
    hosted.recap(1)  # a story that has begun goes on

    def told(left: str) -> list[Any]:
        (line,) = {
            msgspec.json.encode(message["lines"])
            for sent in hosted.updates(hosted.log_length, viewers).values()
            for message in [msgspec.json.decode(sent)]
        }
        (message,) = msgspec.json.decode(line)
        assert message["id"] == f"log-{left}"
        return [message["args"][name] for name in ("who", "bot")]

    hosted.timeout(0, command(), BOT, 1)
    assert told("timeout") == [{"seat": 0}, "yes"]
    anything(hosted, 0)
    hosted.concede(1, command(), BOT, 2)
    assert told("conceded") == [{"seat": 1}, "no"]
    for seat in (0, 1, SPECTATOR):
        story = [each["id"] for each in msgspec.json.decode(hosted.recap(seat))]
        assert [each for each in story if each in ("log-timeout", "log-conceded")] == [
            "log-timeout",
            "log-conceded",
        ]
        assert story[-1] == "log-conceded"
        assert story.index("log-timeout") < len(story) - 2  # the bot has answered between


def test_who_left_is_told_once_more_after_an_undo_and_never_beyond_its_end() -> None:
    hosted = sit(arranged(3))
    answer(hosted, 0, "play", "punch")
    hosted.concede(1, command(), BOT, 1)
    hosted.undo(0, command(), 2)
    assert [(each.answers, each.log_length) for each in hosted.left] == [(0, hosted.log_length)]
    assert msgspec.json.decode(hosted.recap(0))[-1]["id"] == "log-conceded"


def test_whose_time_ran_out_has_none_left() -> None:
    hosted = sit(arranged(2), ClockRules(turn=1_000, bank=5_000))
    hosted.timeout(0, command(), BOT, 1, spent=6_003)
    shown = hosted.clocks(0)
    assert shown is not None
    assert shown.banks == [0, 5_000]


def test_the_last_person_who_goes_ends_the_game_of_bots() -> None:
    hosted = sit(arranged(4), bots=(1, 3))
    hosted.concede(2, command(), BOT, 1)
    assert not hosted.over
    hosted.concede(0, command(), BOT, 2)
    assert hosted.over
    assert hosted.result is not None
    assert hosted.result.winners == (1, 3)


def test_bots_alone_do_not_end_a_game_in_which_nobody_gave_up() -> None:
    hosted = sit(arranged(2), bots=(0, 1))
    assert not hosted.over


def test_of_a_team_one_may_give_up_and_the_mate_plays_on() -> None:
    hosted = sit(TEAMS)
    teams = hosted.table.state.teams
    mate = next(seat for seat in range(1, 4) if teams[seat] == teams[0])
    foes = [seat for seat in range(4) if teams[seat] != teams[0]]
    hosted.concede(0, command(), BOT, 1)
    assert not hosted.over
    hosted.concede(foes[0], command(), BOT, 2)
    assert not hosted.over
    hosted.concede(mate, command(), BOT, 3)
    assert hosted.over
    assert hosted.result is not None
    assert hosted.result.winners == tuple(foes)


def test_spectators_give_nothing_up() -> None:
    refused("no-seat", lambda: sit().concede(SPECTATOR, command(), BOT, 1))


def test_an_abandoned_game_has_no_winners() -> None:
    hosted = sit()
    hosted.abandon(command(), 1)
    assert hosted.over
    assert to_plain(hosted.result) == {
        "rule": "",
        "why": "abandoned",
        "winners": [],
        "points": [],
        "ties": [],
    }
    refused("over", lambda: hosted.abandon(command(), 2))


def test_a_bot_takes_a_seat_and_its_person_takes_it_back() -> None:
    hosted = sit(arranged(3))
    hosted.reseat(1, command(), BOT, 1)
    assert hosted.chairs[1].played_by_bot
    assert hosted.seat_of("bob-bob-bob") == 1
    hosted.reseat(1, command(), "", 2)
    assert not hosted.chairs[1].played_by_bot
    bots = sit(arranged(3), bots=(1,))
    refused("no-seat", lambda: bots.reseat(1, command(), "", 3))


@pytest.mark.parametrize("box", BOXES)
def test_a_game_played_to_its_end_has_a_result_of_the_rules(box: str) -> None:
    chance = Random(box)
    hosted = sit(Setup(box=box, players=2, super_villains=2))
    while not hosted.over and hosted.entries < 20_000:
        seat = chance.choice(hosted.asked)
        ask = hosted.table.ask_of(seat)
        assert ask is not None
        options = range(len(ask.options))
        hosted.answer(
            seat, wire.Answer("table-one", hosted.position, command(), chance.choice(options)), 0, 1
        )
    assert hosted.over
    result = hosted.result
    assert result is not None
    assert result.rule
    assert result.winners
    assert set(result.winners) <= {0, 1}
    assert len(result.points) == 2
    assert hosted.public().result == result


# --- Resuming ---------------------------------------------------------------------------------


def something(hosted: HostedTable, chance: Random, at: int) -> Entry:
    """Whatever may happen to a table; mostly answers."""
    seats = range(len(hosted.chairs))
    dice = chance.random()
    if dice < 0.10:
        able = [seat for seat in seats if hosted.undo_state(seat) != "no"]
        if able:
            return hosted.undo(chance.choice(able), command(), at, chance.randrange(3_000))
    elif dice < 0.16:
        seat = chance.choice(seats)
        chair = hosted.chairs[seat]
        if chair.person is not None and not chair.conceded:
            return hosted.reseat(seat, command(), "" if chair.bot else BOT, at)
    elif dice < 0.165 and not any(chair.conceded for chair in hosted.chairs):
        leave = chance.choice((hosted.concede, hosted.timeout))
        return leave(chance.choice(seats), command(), BOT, at)
    seat = chance.choice(hosted.asked)
    ask = hosted.table.ask_of(seat)
    assert ask is not None
    number = chance.randrange(len(ask.options))
    message = wire.Answer("table-one", hosted.position, command(), number)
    return hosted.answer(seat, message, chance.randrange(9_000), at)


@pytest.mark.parametrize(
    "setup",
    [arranged(3), Setup(players=4, hero_choice="pick"), TEAMS, Setup(box="base-set", players=3)],
    ids=["arranged", "picked", "teams", "base-set"],
)
def test_the_entries_give_the_same_table_again_whatever_they_are(setup: Setup) -> None:
    chance = Random(f"{setup.box} {setup.players}")
    facts = facts_of(setup, ClockRules(5_000, 60_000), bots=(2,))
    hosted = HostedTable.begin(facts)
    log: list[Entry] = []
    assert stands(HostedTable.resume(facts, log)) == stands(hosted)
    for at in range(240):
        if hosted.over:
            break
        log.append(something(hosted, chance, at))
        assert [entry.position for entry in log] == list(range(hosted.entries))
        if at % 12 == 0 or hosted.in_window:
            assert stands(HostedTable.resume(facts, log)) == stands(hosted)
    if not hosted.over:
        log.append(hosted.abandon(command(), 999))
    assert stands(HostedTable.resume(facts, log)) == stands(hosted)
    kinds = {entry.kind for entry in log}
    assert {"answer", "undo", "seat"} <= kinds, kinds


@pytest.mark.parametrize("end", ["concede", "timeout", "abandon"])
def test_a_resumed_table_is_over_if_its_last_entry_ended_it(end: str) -> None:
    hosted = sit()
    log = [answer(hosted, 0, "play", "punch")]
    if end == "abandon":
        log.append(hosted.abandon(command(), 5))
    else:
        log.append(getattr(hosted, end)(1, command(), BOT, 5))
    again = HostedTable.resume(hosted.facts, log)
    assert stands(again) == stands(hosted)
    assert again.over
    with pytest.raises(Repeat):
        again.answer(0, wire.Answer("table-one", 0, log[0].command, 0), 0, 6)


def test_a_bot_plays_where_neither_a_person_nor_a_bot_sits() -> None:
    hosted = sit(arranged(3))
    log = [hosted.reseat(0, command(), BOT, 1), hosted.reseat(0, command(), "", 2)]
    log.append(answer(hosted, 0, "play", "punch"))
    _, *others = hosted.facts.chairs
    facts = replace(hosted.facts, chairs=(("departed", None, None), *others))
    for entries in ([], log):
        again = HostedTable.resume(facts, entries)
        assert again.chairs[0] == Chair("departed", None, BOT)
        assert (again.asked, again.left) == ((0,), [])
    assert again.digest == hosted.digest
    log.append(hosted.concede(0, command(), "pip", 3))
    again = HostedTable.resume(facts, log)
    assert again.chairs[0] == Chair("departed", None, "pip", conceded=True)
    assert again.chairs[1:] == hosted.chairs[1:]


# --- Messages ---------------------------------------------------------------------------------


def test_a_view_has_the_position_the_seat_and_what_may_be_undone() -> None:
    hosted = sit(arranged(2), ClockRules(60_000, 300_000))
    answer(hosted, 0, "play", "punch")
    mine, other = hosted.view(0, True, 1_500), hosted.view(SPECTATOR, False, 1_500)
    assert (mine.position, mine.seat, mine.undo) == (1, 0, "free")
    assert (other.position, other.seat, other.undo) == (1, SPECTATOR, "no")
    assert mine.names == ["Ann", "Bob"]
    assert mine.talk is not None
    assert len(msgspec.json.decode(mine.talk.options)) == len(hosted.table.ask.options)
    assert msgspec.json.decode(mine.lines)
    assert (other.talk, other.lines) == (None, codec.NO_LINES)
    assert mine.clocks == other.clocks == wire.Clocks(58_500, [300_000, 300_000], [0])


def test_everybody_gets_an_update_of_their_own() -> None:
    hosted = sit()
    answer(hosted, 0, "play", "raven")
    sent = hosted.updates(0, [(0, True), (1, False), (SPECTATOR, True)])
    assert set(sent) == {(0, True), (1, False), (SPECTATOR, True)}
    assert b'"vulnerability"' not in sent[SPECTATOR, True]
    assert len(sent[0, True]) > len(sent[1, False])


def test_an_undone_update_tells_no_events() -> None:
    hosted = sit()
    answer(hosted, 0, "play", "punch")
    hosted.undo(0, command(), 1)
    sent = hosted.updates(0, [(0, True)], undone=True)[0, True]
    assert b'"events":[]' in sent
    assert b'"undone":true' in sent
