"""Admission of costly work: bounds, deadlines, doubles, and fairness between people."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from archrivals.server.core.admission import PEOPLE_PER_ADDRESS, Bounds, Dropped, Job, Queue
from archrivals.server.core.rates import Pace

WIDE = Bounds(all=1000, person=1000)


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Line:
    """A queue whose jobs take as long as they are told, and all that became of them."""

    def __init__(self, bounds: Bounds = WIDE) -> None:
        self.clock = Clock()
        self.dropped: list[tuple[Job, Dropped]] = []
        self.queue = Queue(bounds, self.clock, lambda job, why: self.dropped.append((job, why)))

    def run(self, seconds: float = 0.1, *, light: bool = False) -> Job | None:
        """Let the next job run to its end."""
        job = self.queue.next(light=light)
        if job is not None:
            self.clock.now += seconds
            self.queue.finished(job, seconds)
        return job


def job(table: str = "one", person: str = "ann", position: int = 0, **changes: Any) -> Job:
    """A bot's decision at seat 0 of a person's table, from an address of the person's own."""
    known: dict[str, Any] = {"address": f"address of {person}", "deadline": 1e9}
    return Job("bot", table, 0, position, person, **known | changes)


# --- Doubles and deadlines --------------------------------------------------------------------


def test_the_same_job_waits_once() -> None:
    line = Line()
    assert line.queue.offer(job()) == "admitted"
    assert line.queue.offer(job()) == "repeated"
    assert len(line.queue) == 1


def test_the_same_job_is_not_begun_again_while_it_runs() -> None:
    line = Line()
    line.queue.offer(job())
    running = line.queue.next()
    assert running is not None
    assert line.queue.offer(job()) == "repeated"
    line.queue.finished(running, 0.1)
    assert line.queue.offer(job()) == "admitted"


def test_a_repeated_job_waits_until_the_later_deadline() -> None:
    line = Line()
    line.queue.offer(job(deadline=1.0))
    line.queue.offer(job(deadline=3.0))
    line.queue.offer(job(deadline=2.0))
    line.clock.now = 2.5
    assert line.run() is not None
    assert line.dropped == []


def test_a_newer_position_replaces_an_older_one_and_keeps_its_place() -> None:
    line = Line()
    old, new = job(position=4), job(position=5)
    line.queue.offer(old)
    line.queue.offer(job("two"))
    assert line.queue.offer(new) == "admitted"
    assert line.dropped == [(old, "replaced")]
    assert len(line.queue) == 2
    assert line.run() == new
    assert line.queue.offer(replace(old, position=3)) == "admitted"  # nothing newer waits


def test_an_older_position_does_not_replace_a_newer_one() -> None:
    line = Line()
    line.queue.offer(job(position=5))
    assert line.queue.offer(job(position=4)) == "outdated"
    assert line.run() == job(position=5)


def test_other_seats_and_kinds_are_other_jobs() -> None:
    line = Line()
    for each in (job(), replace(job(), seat=1), replace(job(), kind="hint"), job("two")):
        assert line.queue.offer(each) == "admitted"
    assert len(line.queue) == 4


def test_an_expired_job_is_dropped_unstarted() -> None:
    line = Line()
    late, good = job("one", deadline=1.0), job("two", deadline=2.0)
    line.queue.offer(late)
    line.queue.offer(good)
    line.clock.now = 1.0
    assert line.run() == good
    assert line.dropped == [(late, "expired")]
    assert line.run() is None


def test_expired_jobs_take_no_room() -> None:
    line = Line(Bounds(all=2, person=2))
    line.queue.offer(job("one", deadline=1.0))
    line.queue.offer(job("two", deadline=1.0))
    assert line.queue.offer(job("three")) == "refused"
    line.clock.now = 1.5
    assert line.queue.offer(job("three")) == "admitted"


# --- Bounds -----------------------------------------------------------------------------------


def test_a_person_has_only_so_many_jobs_waiting() -> None:
    line = Line(Bounds(all=100, person=3))
    offered = [line.queue.offer(job(f"table {n}")) for n in range(5)]
    assert offered == ["admitted"] * 3 + ["refused"] * 2
    assert line.queue.offer(job("another", "bob")) == "admitted"


def test_an_address_has_only_so_many_jobs_waiting() -> None:
    line = Line(Bounds(all=100, person=3))
    offered = [
        line.queue.offer(job(f"table {n}", f"guest {n}", address="one house")) for n in range(20)
    ]
    assert Counter(offered) == {
        "admitted": 3 * PEOPLE_PER_ADDRESS,
        "refused": 20 - 3 * PEOPLE_PER_ADDRESS,
    }


def test_in_a_full_queue_whoever_has_most_waiting_makes_room() -> None:
    line = Line(Bounds(all=6, person=4))
    for n in range(4):
        line.queue.offer(job(f"table {n}", "hog"))
    for person in ("ann", "bob"):
        line.queue.offer(job(person, person))
    assert line.queue.offer(job("cem", "cem")) == "admitted"
    assert [(each.table, why) for each, why in line.dropped] == [("table 3", "displaced")]
    assert line.queue.offer(job("more", "hog")) == "refused"
    assert len(line.queue) == 6


def test_a_full_queue_makes_room_for_those_who_are_waited_for() -> None:
    line = Line(Bounds(all=2, person=2))
    line.queue.offer(job("one", "ann", watched=False))
    line.queue.offer(job("two", "ann"))
    assert line.queue.offer(job("three", "bob")) == "admitted"
    assert [each.table for each, _ in line.dropped] == ["one"]


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.integers(0, 8), st.integers(0, 3), st.integers(0, 30)), max_size=120))
def test_no_bound_is_ever_passed(offers: list[tuple[int, int, int]]) -> None:
    line = Line(Bounds(all=10, person=3))
    admitted = 0
    for person, address, table in offers:
        offered = line.queue.offer(
            job(f"{person}:{table}", f"person {person}", address=f"house {address}")
        )
        admitted += offered == "admitted"
        waiting = list(line.queue)
        assert len(waiting) <= 10
        assert max(Counter(each.person for each in waiting).values(), default=0) <= 3
        assert (
            max(Counter(each.origin for each in waiting).values(), default=0)
            <= 3 * PEOPLE_PER_ADDRESS
        )
    assert admitted == len(line.queue) + len(line.dropped)  # nothing is lost without a word


# --- Fairness ---------------------------------------------------------------------------------


def served(line: Line, seconds: dict[str, float], rounds: int) -> Counter[str]:
    """How much time each person gets, when everybody has jobs waiting all the time."""
    found: Counter[str] = Counter()
    for n in range(rounds):
        running = line.queue.next()
        assert running is not None
        took = seconds[running.person]
        line.clock.now += took
        line.queue.finished(running, took)
        found[running.person] += round(1000 * took)
        line.queue.offer(replace(running, table=f"{running.person} {n}"))
    return found


def test_people_are_served_in_turn_however_many_jobs_they_have() -> None:
    line = Line()
    for n in range(100):
        line.queue.offer(job(f"table {n}", "hog"))
    line.queue.offer(job("ann's", "ann"))
    assert line.run() == job("table 0", "hog")
    assert line.run() == job("ann's", "ann")


def test_time_is_shared_and_not_the_number_of_jobs() -> None:
    line = Line()
    takes = {"slow": 1.0, "quick": 0.01}
    for person in takes:
        for n in range(5):
            line.queue.offer(job(f"{person} {n}", person))
    got = served(line, takes, 500)
    assert got["slow"] <= got["quick"] + 1000
    assert line.queue.offer(job("new", "ann")) == "admitted"


def test_an_address_counts_for_a_few_people_at_most() -> None:
    line = Line()
    takes = {f"guest {n}": 0.1 for n in range(60)} | {"ann": 0.1}
    for person in takes:
        house = "one house" if person.startswith("guest") else ""
        line.queue.offer(job(person, person, address=house))
    got = served(line, takes, 500)
    assert got.total() / got["ann"] == pytest.approx(PEOPLE_PER_ADDRESS + 1, rel=0.1)
    guests = [got[f"guest {n}"] for n in range(60)]
    assert max(guests) - min(guests) <= 100


def test_a_person_with_many_addresses_counts_once() -> None:
    line = Line()
    for n in range(10):
        line.queue.offer(job(f"hog {n}", "hog", address=f"address {n}"))
    for n in range(5):
        line.queue.offer(job(f"ann {n}", "ann"))
    begun = [line.run() for _ in range(10)]
    assert Counter(each.person for each in begun if each) == {"hog": 5, "ann": 5}


def test_nobody_saves_up_time_while_they_ask_for_nothing() -> None:
    line = Line()
    for n in range(50):
        line.queue.offer(job(f"hog {n}", "hog"))
    for _ in range(40):
        line.run()
    for n in range(10):
        line.queue.offer(job(f"ann {n}", "ann"))
    begun = [line.run() for _ in range(10)]
    assert Counter(each.person for each in begun if each) == {"hog": 5, "ann": 5}


def test_what_nobody_waits_for_comes_last() -> None:
    line = Line()
    line.queue.offer(job("asleep", "ann", watched=False))
    line.queue.offer(job("awake", "hog"))
    line.queue.offer(job("also awake", "hog"))
    begun = [line.run(10.0) for _ in range(3)]
    assert [each.table for each in begun if each] == ["awake", "also awake", "asleep"]


def test_light_jobs_alone_can_be_asked_for() -> None:
    line = Line()
    line.queue.offer(job("heavy", "ann"))
    assert line.run(light=True) is None
    line.queue.offer(job("light", "bob", light=True))
    assert line.run(light=True) == job("light", "bob", light=True)
    assert line.run() == job("heavy", "ann")


def test_light_jobs_cost_nobody_else_their_turn() -> None:
    line = Line()
    for n in range(20):
        line.queue.offer(job(f"light {n}", "hog", light=True))
        line.queue.offer(job(f"heavy {n}", "hog"))
    line.queue.offer(job("ann's", "ann"))
    for _ in range(20):
        line.run(0.5, light=True)
    first = line.run()
    assert first is not None
    assert first.person == "ann"


# --- How much time there is -------------------------------------------------------------------


def test_who_is_alone_has_all_the_time() -> None:
    line = Line()
    assert line.queue.share(job()) == 1.0


def test_time_is_divided_between_people_and_between_the_tables_of_one() -> None:
    line = Line()
    for n in range(9):
        line.queue.offer(job(f"table {n}", "hog"))
    assert line.queue.share(job("another", "hog")) == pytest.approx(0.1)
    assert line.queue.share(job("ann's", "ann")) == pytest.approx(0.5)
    assert line.queue.share(job("ann's", "ann"), places=2) == 1.0
    for n in range(60):
        line.queue.offer(job(f"guest {n}", f"guest {n}", address="one house"))
    assert line.queue.share(job("ann's", "ann")) == pytest.approx(1 / (2 + PEOPLE_PER_ADDRESS))


# --- Pace -------------------------------------------------------------------------------------


def test_a_pace_lets_a_burst_through_and_then_one_after_the_other() -> None:
    clock = Clock()
    pace = Pace(2.0, 3, clock)
    assert [pace.wait("ann") for _ in range(5)] == pytest.approx([0, 0, 0, 0.5, 1.0])
    assert pace.wait("bob") == 0
    clock.now = 100.0
    assert [pace.wait("ann") for _ in range(4)] == pytest.approx([0, 0, 0, 0.5])


def test_without_a_rate_there_is_no_pace() -> None:
    pace = Pace(0, 0, Clock())
    assert {pace.wait("ann") for _ in range(100)} == {0.0}


def test_a_pace_forgets_who_is_not_in_a_hurry() -> None:
    clock = Clock()
    pace = Pace(1.0, 1, clock)
    for n in range(5000):
        clock.now += 1.0
        pace.wait(str(n))
    assert len(pace) <= 1001


# --- Age --------------------------------------------------------------------------------------


def test_the_age_of_a_queue_is_that_of_the_first_job_that_somebody_still_wants() -> None:
    line = Line()
    assert line.queue.oldest == 0
    line.queue.offer(job(table="a", deadline=100))
    line.clock.now = 2.0
    line.queue.offer(job(table="b", deadline=100))
    line.clock.now = 5.0
    assert line.queue.oldest == 5
    line.queue.offer(job(table="a", position=9, deadline=100))  # another question at that table
    assert line.queue.oldest == 3
    line.clock.now = 99.0
    assert line.queue.next() is not None
    assert line.queue.oldest > 90
    line.clock.now = 101.0
    assert line.queue.oldest == 0
