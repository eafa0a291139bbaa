"""Even load: which host takes a table, and what a host gives away, by what all have published."""

from __future__ import annotations

from collections.abc import Sequence

from archrivals.server.tables.balance import Balance, LoadMeter
from archrivals.server.tables.leases import Peer

TABLES = 200
A_MINUTE = 60
"""Rounds: hosts look once a second."""


def peer(id: str, tables: int, load: float = 0.3, *, taking: bool = True) -> Peer:
    """A host of our rules."""
    return Peer(id, "5", taking, tables, load, 0.0)


def balance(me: str, peers: Sequence[Peer]) -> Balance:
    """A host, with what it knows."""
    made = Balance(me)
    made.heard(peers)
    return made


def spread(hosts: dict[str, int]) -> float:
    """Return the greatest distance of a host from the mean, as a share of it."""
    mean = sum(hosts.values()) / len(hosts)
    return max(abs(n - mean) for n in hosts.values()) / mean


def rounds(hosts: dict[str, int], orphans: int, most: int = A_MINUTE) -> int:
    """Let hosts take and give until all are within a fifth of the mean; return the seconds."""
    known = {id: Balance(id) for id in hosts}
    for second in range(most + 1):
        if not orphans and spread(hosts) <= 0.2:
            return second
        peers = [peer(id, n) for id, n in hosts.items()]
        for id, mine in known.items():
            mine.heard(peers)
            for _ in range(mine.surplus(hosts[id])):
                target = mine.least()
                assert target is not None
                mine.sent[target] += 1
                hosts[id], hosts[target] = hosts[id] - 1, hosts[target] + 1
        taken = min(orphans, 25)
        chooser = known[next(iter(known))]
        for at in range(taken):
            chosen = chooser.chosen(f"table-{second}-{at}")
            chooser.sent[chosen] += 1
            hosts[chosen] += 1
        orphans -= taken
    raise AssertionError(f"after {most} seconds: {hosts}")


def test_a_host_that_is_added_has_its_share_within_a_minute() -> None:
    for count in (1, 2, 5):
        hosts = {f"host-{n}": TABLES // count for n in range(count)} | {"new": 0}
        total = sum(hosts.values())
        assert rounds(hosts, 0) <= A_MINUTE
        assert sum(hosts.values()) == total  # none is lost on the way


def test_the_tables_of_a_dead_host_go_to_all_others_alike() -> None:
    hosts = {"one": 66, "two": 67}
    assert rounds(hosts, 67) <= A_MINUTE
    assert sum(hosts.values()) == TABLES


def test_what_is_even_stays_where_it_is() -> None:
    peers = [peer("one", 105), peer("two", 95)]
    assert balance("one", peers).surplus(105) == 0
    assert balance("two", peers).surplus(95) == 0
    giver = balance("one", [peer("one", 130), peer("two", 70)])
    assert giver.surplus(130) > 0
    giver.sent["two"] = 26  # not published yet
    assert giver.surplus(104) > 0  # until it is nearly even
    giver.sent["two"] = 28
    assert giver.surplus(102) == 0


def test_the_less_loaded_of_two_takes_a_table() -> None:
    peers = [peer("one", 80), peer("two", 20)]
    assert {balance("one", peers).chosen(f"table-{n}") for n in range(9)} == {"two"}
    busy = [peer("one", 50, load=0.8), peer("two", 50, load=0.1)]
    assert balance("one", busy).chosen("table") == "two"


def test_a_full_host_takes_none_while_another_has_room() -> None:
    peers = [peer("full", 1, load=0.95), peer("busy", 90, load=0.5)]
    assert balance("full", peers).chosen("table") == "busy"
    both = [peer("full", 1, load=0.95), peer("busy", 90, load=0.9)]
    assert balance("busy", both).chosen("table") == "full"  # somebody has to


def test_hosts_that_leave_or_play_other_rules_get_none() -> None:
    peers = [peer("one", 90), peer("drained", 0, taking=False), Peer("old", "4", True, 0, 0, 0)]
    mine = balance("one", peers)
    assert mine.chosen("table") == "one"
    assert mine.surplus(90) == 0
    assert mine.least() is None


def test_load_is_a_share_of_a_processor() -> None:
    meter = LoadMeter()
    sum(range(100_000))
    assert meter.load() >= 0
    assert meter.memory() >= 0
