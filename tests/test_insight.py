"""Insight: what is added to the worth of cards by games that were played to their end."""

from __future__ import annotations

from random import Random

import pytest
from random_games import CATALOGUES, new_table

from archrivals.bots.learned import LearnedBot, worth_of
from archrivals.bots.prodigy import InsightBot
from archrivals.bots.worth import learned_of
from archrivals.boxes import BOXES
from archrivals.coach.chances import shares
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table

INSIGHT = {box: learned_of(box, "insight") for box in BOXES if learned_of(box, "insight")}


@pytest.mark.parametrize("box", list(INSIGHT))
def test_insight_is_about_cards_that_there_are(box: str) -> None:
    assert set(INSIGHT[box]) <= {card.id for card in CATALOGUES[box].cards}
    assert all(len(each) == 3 for each in INSIGHT[box].values())


@pytest.mark.parametrize("box", list(BOXES))
def test_what_insight_says_is_added_to_what_experience_says(box: str) -> None:
    cat = CATALOGUES[box]
    fights = BOXES[box].rules.confrontations
    plain = worth_of(cat, confrontations=fights)
    deep = worth_of(cat, confrontations=fights, insight=True)
    for phase, at in ((0.0, 0), (0.5, 1), (1.0, 2)):
        for face, card in enumerate(cat.cards):
            more = INSIGHT.get(box, {}).get(card.id, (0.0, 0.0, 0.0))[at]
            assert deep.to_buy(phase)[face] == pytest.approx(plain.to_buy(phase)[face] + more)


@pytest.mark.night
def test_who_has_insight_wins_more_than_who_has_experience_alone() -> None:
    box = "rivals-shazam-black-adam"
    won = sum(_won(box, f"insight {deal}", side) for deal in range(150) for side in (0, 1))
    assert won / 300 > 0.55


def _won(box: str, seed: str, side: int) -> float:
    table = Table.new(Setup(box=box, players=2), CATALOGUES[box], seed, log=False)
    bots = [InsightBot() if seat == side else LearnedBot() for seat in range(2)]
    sights = [Sight(table, seat) for seat in range(2)]
    while table.asks:
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].answer(sights[ask.seat], ask))
    assert table.result is not None
    return shares(table.state, table.result)[side]


def test_each_bot_sees_cards_with_its_own_eyes() -> None:
    table = new_table(Random("eyes"), box="heroes-unite", players=2)
    sight = Sight(table, 0)
    bots = (LearnedBot(), InsightBot())
    assert bots[0].worth(sight) is not bots[1].worth(sight)
    assert bots[1].worth(sight) is InsightBot().worth(sight)  # worked out once
