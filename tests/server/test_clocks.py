"""Clocks: an allowance for each turn, a bank beyond it, and nobody's time lost by a host."""

from __future__ import annotations

import pytest
from seated import answer, anything, arranged, command, end_turn, facts_of, sit

from archrivals.hosting import wire
from archrivals.hosting.clocks import NO_CLOCK, Clock, ClockRules
from archrivals.hosting.hosted import HostedTable
from archrivals.hosting.table_request import CLOCKS
from archrivals.server.tables.desk import Desk

HOUR = 3_600_000
RULES = ClockRules(turn=1_000, bank=5_000)


# --- The clock itself -------------------------------------------------------------------------


def test_without_an_allowance_and_a_bank_no_time_counts() -> None:
    rules = NO_CLOCK
    clock = Clock(rules, 2)
    clock.charge(0, 10**9)
    assert not rules.running
    assert clock.soonest([0, 1]) is None
    assert clock.banks == [0, 0]


@pytest.mark.parametrize("rules", [ClockRules(1, 0), ClockRules(0, 1)], ids=["turn", "bank"])
def test_either_an_allowance_or_a_bank_is_a_clock(rules: ClockRules) -> None:
    assert rules.running


def test_a_game_of_an_hour_a_turn_or_more_is_slow() -> None:
    assert [ClockRules(HOUR - 1, 0).slow, ClockRules(HOUR, 0).slow] == [False, True]
    known = {name: ClockRules(**rules).slow for name, rules in CLOCKS.items()}
    assert [name for name, slow in known.items() if slow] == ["daily", "days", "weekly", "untimed"]


def test_the_allowance_is_used_before_the_bank() -> None:
    clock = Clock(RULES, 2)
    assert clock.left(0) == 6_000
    clock.charge(0, 400)
    assert (clock.allowance(0), clock.banks[0], clock.left(0)) == (600, 5_000, 5_600)
    clock.charge(0, 600)
    assert (clock.allowance(0), clock.banks[0], clock.left(0)) == (0, 5_000, 5_000)
    clock.charge(0, 1)
    assert (clock.allowance(0), clock.banks[0], clock.left(0)) == (0, 4_999, 4_999)
    assert (clock.left(1), clock.banks[1]) == (6_000, 5_000)


def test_a_charge_that_goes_beyond_the_allowance_takes_only_the_rest_from_the_bank() -> None:
    clock = Clock(RULES, 1)
    clock.charge(0, 1_700)
    assert (clock.allowance(0), clock.banks[0]) == (0, 4_300)


def test_a_bank_does_not_go_below_nothing() -> None:
    clock = Clock(RULES, 1)
    clock.charge(0, 99_999)
    assert (clock.banks[0], clock.left(0)) == (0, 0)


def test_a_new_turn_gives_everyone_a_fresh_allowance_and_no_bank() -> None:
    clock = Clock(RULES, 2)
    clock.at_turn(1, 0)
    clock.charge(0, 1_500)
    clock.charge(1, 300)
    clock.at_turn(1, 0)
    assert (clock.allowance(0), clock.allowance(1)) == (0, 700)
    clock.at_turn(2, 1)
    assert (clock.allowance(0), clock.allowance(1)) == (1_000, 1_000)
    assert clock.banks == [4_500, 5_000]


def test_a_turn_of_ones_own_adds_to_the_bank_up_to_the_most_and_only_once() -> None:
    clock = Clock(ClockRules(0, 5_000, gain=2_000, most=6_000), 2)
    clock.at_turn(1, 0)
    assert clock.banks == [5_000, 5_000], "the first turn begins with the bank as it is"
    clock.charge(0, 4_000)
    clock.at_turn(2, 1)
    assert clock.banks == [1_000, 6_000]
    clock.at_turn(3, 0)
    assert clock.banks == [3_000, 6_000]
    clock.at_turn(2, 1)  # taken back
    clock.at_turn(3, 0)
    assert clock.banks == [3_000, 6_000]


def test_a_game_by_days_without_a_clock_is_slow_and_no_time_counts() -> None:
    clock = Clock(ClockRules(**CLOCKS["untimed"]), 2)
    clock.charge(0, 10**12)
    assert clock.rules.slow
    assert clock.soonest([0, 1]) is None


def test_the_soonest_is_the_seat_with_the_least_left() -> None:
    clock = Clock(RULES, 3)
    clock.charge(1, 2_000)
    assert clock.soonest([0, 1, 2]) == 4_000
    assert clock.soonest([0, 2]) == 6_000
    assert clock.soonest([]) is None


# --- At a table -------------------------------------------------------------------------------


def test_a_decision_is_charged_to_whoever_made_it() -> None:
    hosted = sit(arranged(2), RULES)
    answer(hosted, 0, "play", "punch", spent=1_250)
    assert hosted.clock.banks == [4_750, 5_000]
    assert hosted.clock.left(0) == 4_750


def test_the_next_turn_begins_with_a_fresh_allowance_at_once() -> None:
    hosted = sit(arranged(2), RULES)
    end_turn(hosted, spent=900)
    shown = hosted.clocks(0)
    assert shown == wire.Clocks(1_000, [5_000, 5_000], [1])
    end_turn(hosted, spent=1_200)
    assert hosted.clocks(0) == wire.Clocks(1_000, [5_000, 4_800], [0])
    assert (hosted.clock.left(0), hosted.clock.left(1)) == (6_000, 5_800)


def test_what_is_shown_counts_down_the_allowance_and_then_the_bank() -> None:
    hosted = sit(arranged(2), RULES)
    assert hosted.clocks(400) == wire.Clocks(600, [5_000, 5_000], [0])
    assert hosted.clocks(1_400) == wire.Clocks(0, [4_600, 5_000], [0])
    assert hosted.clocks(99_000) == wire.Clocks(0, [0, 5_000], [0])


def test_a_table_without_a_clock_shows_none() -> None:
    hosted = sit()
    answer(hosted, 0, "play", "punch", spent=10**6)
    assert hosted.clocks(0) is None


def test_no_clock_runs_after_the_end() -> None:
    hosted = sit(arranged(2), RULES)
    hosted.concede(0, command(), "greedy", 1)
    shown = hosted.clocks(0)
    assert shown is not None
    assert shown.running == []


def test_in_a_window_all_clocks_run_until_it_closes_and_each_pays_its_own() -> None:
    hosted = sit(arranged(3), RULES)
    answer(hosted, 0, "play", "yellow-lantern-corps-power-ring")
    anything(hosted, 2, spent=1_500)
    assert hosted.clocks(0) == wire.Clocks(1_000, [5_000] * 3, [1, 2])
    anything(hosted, 1, spent=3_000)
    assert hosted.clock.banks == [5_000, 3_000, 4_500]


def test_taking_back_does_not_give_time_back() -> None:
    hosted = sit(arranged(2), RULES)
    answer(hosted, 0, "play", "punch", spent=800)
    hosted.undo(0, command(), 1, spent=700)
    assert hosted.clock.left(0) == 4_500
    assert hosted.clock.banks == [4_500, 5_000]


def test_a_resumed_table_has_the_same_clocks() -> None:
    facts = facts_of(arranged(2), RULES)
    hosted = HostedTable.begin(facts)
    log = [answer(hosted, 0, "play", "punch", spent=1_250)]
    log.append(hosted.undo(0, command(), 1, spent=60))
    log.append(answer(hosted, 0, "play", "raven", spent=70))
    for _ in range(3):
        again = HostedTable.resume(facts, log)
        assert again.clock == hosted.clock
        assert again.clocks(10) == hosted.clocks(10)
        assert [again.clock.left(seat) for seat in (0, 1)] == [
            hosted.clock.left(seat) for seat in (0, 1)
        ]
        log.append(anything(hosted, hosted.asked[0], spent=400))


# --- Without a host ---------------------------------------------------------------------------


def test_the_clock_stands_still_while_no_host_has_the_table() -> None:
    facts = facts_of(arranged(2), RULES)
    hosted = HostedTable.begin(facts)
    log = [answer(hosted, 0, "play", "punch", spent=300)]
    first = Desk(hosted, 1, opened=100.0, born=100.0)
    assert first.elapsed(100.5) == 500
    # The host dies half a second later; another takes the table after an hour.
    taken = 100.5 + 3_600
    second = Desk(HostedTable.resume(facts, log), 2, opened=taken, born=taken)
    assert second.elapsed(taken) == 0
    assert second.hosted.clocks(second.elapsed(taken)) == wire.Clocks(700, [5_000] * 2, [0])
