"""Intervals against closed forms; the test's errors on made-up blocks."""

from __future__ import annotations

from math import comb, isclose, sqrt
from random import Random
from statistics import variance

import pytest
from tiers import size

from archrivals.lab.sprt import (
    MIN_BLOCKS,
    Sprt,
    bootstrap,
    correlation,
    normal,
    variance_ratio,
)


def binomial_quantile(n: int, p: float, q: float) -> int:
    """The smallest number of hits that is reached with chance q."""
    total = 0.0
    for hits in range(n + 1):
        total += comb(n, hits) * p**hits * (1 - p) ** (n - hits)
        if total >= q:
            return hits
    return n


@pytest.mark.parametrize(("n", "hits"), [(40, 28), (100, 50), (250, 30)])
def test_the_bootstrap_of_zeros_and_ones_is_the_binomial(n: int, hits: int) -> None:
    """Resampled means of k ones among n are binomial: the interval has a closed form."""
    found = bootstrap([1.0] * hits + [0.0] * (n - hits), "closed form", resamples=20_000)
    assert found.mean == hits / n
    assert abs(found.low * n - binomial_quantile(n, hits / n, 0.025)) <= 1
    assert abs(found.high * n - binomial_quantile(n, hits / n, 0.975)) <= 1


def test_the_bootstrap_of_many_blocks_is_the_normal_interval() -> None:
    chance = Random(1)
    blocks = [chance.choice([0.0, 0.25, 0.5, 0.75, 1.0]) for _ in range(600)]
    half = 1.96 * sqrt(variance(blocks) / len(blocks))
    found = bootstrap(blocks)
    assert isclose(found.high - found.low, 2 * half, rel_tol=0.08)
    assert isclose(normal(blocks).high - normal(blocks).mean, half, rel_tol=1e-9)


def test_the_interval_holds_the_truth_19_times_in_20() -> None:
    """Two games of a block that share their luck: single games would be too sure."""
    chance = Random(2)
    held = 0
    for number in range(300):
        blocks = []
        for _ in range(60):
            lucky = chance.random() < 0.6
            both = lucky if chance.random() < 0.8 else chance.random() < 0.6
            blocks.append((lucky + both) / 2)
        found = bootstrap(blocks, str(number), resamples=400)
        held += found.low <= 0.6 <= found.high
    assert 0.91 <= held / 300 <= 0.98


def test_equal_blocks_leave_room_for_what_was_not_seen() -> None:
    """All of n won: 97.5 % sure that fewer than 1 in 1/q blocks is lost, (1−q)^n = 1/40."""
    won = bootstrap([1.0] * 50)
    assert (won.mean, won.high) == (1.0, 1.0)
    assert isclose(won.low**50, 0.025, rel_tol=1e-9)
    lost = bootstrap([0.0] * 50)
    assert (lost.low, lost.mean) == (0.0, 0.0)
    assert isclose(lost.high, 1 - won.low)


def test_the_same_blocks_have_the_same_interval() -> None:
    blocks = [0.0, 0.5, 1.0, 1.0, 0.5]
    assert bootstrap(blocks, "a") == bootstrap(blocks, "a")


def test_the_variance_ratio_of_games_that_mirror_each_other() -> None:
    luck_decides = [[1.0, 0.0], [0.0, 1.0]] * 10
    assert variance_ratio(luck_decides) == 0
    assert correlation(0, 2) == -1
    in_step = [[1.0, 1.0], [0.0, 0.0]] * 10
    assert variance_ratio(in_step) == 2
    assert correlation(2, 2) == 1
    assert variance_ratio([[1.0, 1.0]] * 5) is None
    assert variance_ratio([[1.0, 0.0]]) is None


def test_the_variance_ratio_of_unrelated_games_is_one() -> None:
    chance = Random(3)
    games = [[float(chance.random() < 0.3) for _ in range(4)] for _ in range(4_000)]
    ratio = variance_ratio(games)
    assert ratio is not None
    assert isclose(ratio, 1, abs_tol=0.08)
    assert abs(correlation(ratio, 4)) < 0.03


# --- SPRT -------------------------------------------------------------------------------------


def pair(chance: Random, share: float) -> float:
    """A block of two games with this mean share, often split one to one by the deal."""
    if chance.random() < 0.5:
        return 0.5
    return float(chance.random() < share)


def verdicts(share: float, runs: int, most: int = 3_000) -> tuple[float, float]:
    """How often the test of 50 against 60 % says higher, and after how many blocks."""
    chance = Random(f"{share}")
    higher = blocks = 0
    for _ in range(runs):
        test = Sprt(0.5, 0.6)
        while test.add(pair(chance, share)) == "open" and test.blocks < most:
            pass
        assert test.verdict != "open"
        higher += test.verdict == "higher"
        blocks += test.blocks
    return higher / runs, blocks / runs


def test_the_test_errs_one_time_in_twenty() -> None:
    # A block is 0.5 every second time, so its mean is half-way between 0.5 and its share.
    wrongly, _ = verdicts(share=0.5, runs=size(100, 300))
    rightly, _ = verdicts(share=0.7, runs=size(100, 300))
    assert wrongly <= 0.05 + 0.03
    assert rightly >= 0.95 - 0.03


def test_the_test_ends_soon_where_the_answer_is_plain() -> None:
    _, close = verdicts(share=0.6, runs=40)
    _, plain = verdicts(share=0.95, runs=40)
    assert plain < close / 3


def test_equal_blocks_count_as_coins_do() -> None:
    test = Sprt(0.5, 0.6)
    for _ in range(10):
        test.add(1.0)
    assert isclose(test.log_likelihood_ratio, 10 * 0.18232, rel_tol=1e-3)


def test_nothing_is_decided_by_a_few_blocks() -> None:
    test = Sprt(0.1, 0.9)
    for _ in range(MIN_BLOCKS - 1):
        assert test.add(1.0) == "open"
    assert test.add(1.0) == "higher"
    assert test.add(0.0) == "higher"
    assert test.blocks == MIN_BLOCKS


@pytest.mark.parametrize("shares", [(0.6, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_a_test_that_makes_no_sense_is_refused(shares: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="two shares"):
        Sprt(*shares)
