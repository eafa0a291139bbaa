"""Places and ratings, worked out from how a game ended."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from test_after import TEAMS, TWO

from archrivals.bots import BOTS
from archrivals.bots.levels import LEVELS
from archrivals.engine.language.rules import Setup
from archrivals.engine.state.flat import Result
from archrivals.hosting.results import Sitting, places
from archrivals.hosting.rows import ResultRow
from archrivals.server.archive.ratings import (
    BOT_RATINGS,
    NEWCOMER,
    Rating,
    apart,
    counts,
    new_ratings,
    shown,
)

THREE = Setup(players=3)
FOUR = Setup(players=4)
PEOPLE = ("ann-ann-ann", "bob-bob-bob", "cem-cem-cem", "dee-dee-dee")
ANN, BOB, CEM, DEE = PEOPLE


def outcome(winners: Sequence[int], points: Sequence[int]) -> Result:
    return Result("G1", tuple(winners), tuple(points), tuple((0,) for _ in points))


# --- Places -----------------------------------------------------------------------------------


def test_places_are_by_points_after_the_winners() -> None:
    assert places(FOUR, outcome([2], [10, 30, 40, 20]), []) == [4, 2, 1, 3]


def test_equal_points_share_a_place_and_the_next_is_left_out() -> None:
    assert places(FOUR, outcome([0], [40, 20, 20, 10]), []) == [1, 2, 2, 4]


def test_a_tie_that_was_broken_is_not_shared() -> None:
    assert places(THREE, outcome([1], [30, 30, 5]), []) == [2, 1, 3]


def test_winners_share_the_first_place() -> None:
    assert places(THREE, outcome([0, 2], [30, 5, 30]), []) == [1, 3, 1]
    assert places(TWO, outcome([0, 1], [30, 30]), []) == [1, 1]


def test_a_team_shares_its_place() -> None:
    assert places(TEAMS, outcome([1, 3], [50, 0, 40, 1]), []) == [2, 1, 2, 1]
    named = Setup(box="heroes-unite", players=4, teams=(0, 0, 1, 1))
    assert places(named, outcome([2, 3], [9, 9, 9, 9]), []) == [2, 2, 1, 1]


def test_who_gave_up_comes_last_and_the_first_to_do_so_at_the_very_end() -> None:
    assert places(FOUR, outcome([1], [10, 30, 40, 20]), [2, 1]) == [2, 3, 4, 1]


def test_a_game_that_ended_by_giving_up_needs_no_points() -> None:
    assert places(TWO, None, [0]) == [2, 1]
    assert places(TEAMS, None, [3]) == [1, 2, 1, 2]
    told: ResultRow = {"rule": "", "why": "conceded", "winners": [1], "points": [], "ties": []}
    assert places(THREE, told, [2, 0]) == [2, 1, 3]


def test_a_team_plays_on_while_one_of_it_does() -> None:
    result = outcome([0, 2], [50, 0, 40, 1])
    assert places(TEAMS, result, [0]) == [1, 2, 1, 2]
    assert places(TEAMS, result, [0, 2]) == [2, 1, 2, 1]


# --- Ratings ----------------------------------------------------------------------------------


def sat(*people: str | None, teams: Sequence[int] = (), gone: Sequence[int] = ()) -> list[Sitting]:
    return [
        Sitting(seat, teams[seat] if teams else seat, who, "" if who else "greedy", seat in gone)
        for seat, who in enumerate(people)
    ]


def test_the_winner_rises_and_the_loser_falls() -> None:
    after = new_ratings(sat(ANN, BOB), [2, 1], {})
    assert after[BOB].mu > NEWCOMER.mu > after[ANN].mu
    assert shown(*after[BOB]) > 1000 > shown(*after[ANN])
    assert max(after[ANN].sigma, after[BOB].sigma) < NEWCOMER.sigma


def test_four_players_are_ordered_by_their_places() -> None:
    after = new_ratings(sat(*PEOPLE), [3, 1, 4, 2], {})
    assert after[BOB].mu > after[DEE].mu > after[ANN].mu > after[CEM].mu


def test_a_team_rises_and_falls_together() -> None:
    after = new_ratings(sat(*PEOPLE, teams=(0, 1, 0, 1)), [1, 2, 1, 2], {})
    assert after[ANN].mu == after[CEM].mu > NEWCOMER.mu > after[BOB].mu == after[DEE].mu


def test_a_draw_draws_players_together() -> None:
    known = {ANN: Rating(30.0, 5.0), BOB: Rating(20.0, 5.0)}
    after = new_ratings(sat(ANN, BOB), [1, 1], known)
    assert 30.0 > after[ANN].mu > after[BOB].mu > 20.0
    level = new_ratings(sat(ANN, BOB), [1, 1], {})
    assert level[ANN].mu == pytest.approx(level[BOB].mu)


def test_a_bot_at_the_table_is_known_and_stays_as_it_is() -> None:
    after = new_ratings(sat(ANN, BOB, None), [1, 2, 3], {})
    assert set(after) == {ANN, BOB}
    over_a_weak = sat(ANN, BOB)
    over_a_weak.append(Sitting(2, 2, None, "random"))
    assert new_ratings(over_a_weak, [1, 2, 3], {})[BOB].mu < after[BOB].mu
    assert BOT_RATINGS["random"].mu < BOT_RATINGS["keen"].mu < BOT_RATINGS["greedy"].mu
    assert set(BOT_RATINGS) == set(BOTS)


@pytest.mark.parametrize("share", [0.5, 0.65, 0.8])
def test_a_share_of_wins_leaves_a_rating_where_it_is_at_the_distance_it_stands_for(
    share: float,
) -> None:
    bot = BOT_RATINGS["pip"]
    mu = bot.mu + apart(share)
    seated = [*sat(ANN), Sitting(1, 1, None, "pip")]
    ends = ([1, 2], [2, 1])
    won, lost = (new_ratings(seated, end, {ANN: Rating(mu, bot.sigma)})[ANN].mu for end in ends)
    assert share * won + (1 - share) * lost == pytest.approx(mu, abs=1e-4)


def test_a_higher_level_is_taken_for_more() -> None:
    mus = [BOT_RATINGS[level.id].mu for level in LEVELS]
    assert mus == sorted(mus)
    assert abs(BOT_RATINGS["bruno"].mu - BOT_RATINGS["collector"].mu) < 0.1  # they play alike


def test_an_unknown_bot_can_sit_there_too() -> None:
    seated = [*sat(ANN, BOB), Sitting(2, 2, None, "of next year")]
    assert new_ratings(seated, [1, 2, 3], {})[ANN].mu > NEWCOMER.mu


def test_who_left_is_last_but_the_mate_who_stayed_is_not() -> None:
    teams = (0, 1, 0, 1)
    stayed = new_ratings(sat(*PEOPLE, teams=teams), [1, 2, 1, 2], {})
    left = new_ratings(sat(*PEOPLE, teams=teams, gone=[2]), [1, 2, 1, 2], {})
    assert left[CEM].mu < NEWCOMER.mu
    assert {who: left[who] for who in (ANN, BOB, DEE)} == {
        who: stayed[who] for who in (ANN, BOB, DEE)
    }


def test_games_without_people_on_two_sides_do_not_count() -> None:
    assert counts(sat(ANN, BOB))
    assert counts(sat(ANN, None, BOB, None))
    assert not counts(sat(ANN, None))
    assert not counts(sat(ANN, None, BOB, None, teams=(0, 1, 0, 1)))
    assert not counts(sat(ANN, ANN))
