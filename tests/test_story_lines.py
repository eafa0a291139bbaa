"""The story is true: a storykeeper reads every line of random games against the events."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from auditing import setup_for
from random_games import play_on
from storykeeper import lies
from tiers import by_day, size

from archrivals.boxes import BOXES, catalogue_for
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.records import to_plain
from archrivals.engine.table import Table
from archrivals.speech.table_talk import event_lines, titled

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve")
ANSWERS = 400


def story_of(name: str, number: int, answers: int, *lie: str) -> list[str]:
    """Play a random game and return what its story tells wrongly; ``lie`` changes its words."""
    setup = setup_for(name, number)
    table = Table.new(setup, catalogue_for(setup), f"{name} {number}", anchored=False)
    play_on(table, Random(f"story {name} {number}"), answers)
    s = table.state
    names = NAMES[: s.seats]
    told = table.events(-1)
    titles = {card.id: titled(card) for card in s.cat.cards}
    titles |= {id_: titled(s.cat.cards[at]) for id_, at in s.cat.by_id.items()}
    lines = event_lines(told, names, s.cat, setup=table.setup)
    if lie:
        lines = [line.replace(lie[0], lie[1]) for line in lines]
    return lies(to_plain(told), lines, titles, names)


@pytest.mark.parametrize("number", range(size(1, 300)))
@pytest.mark.parametrize("name", BOXES)
def test_every_line_of_a_random_game_is_true(name: str, number: int) -> None:
    assert story_of(name, number, size(ANSWERS, 20_000)) == []


@pytest.mark.parametrize("name", RECIPES)
def test_every_line_of_a_random_game_of_a_mixture_is_true(name: str) -> None:
    assert story_of(name, 0, size(150, 20_000)) == []


LIES = {
    "actor": ("Ann destroys", "Bob destroys"),
    "verb": (" gains ", " takes "),
    "place": ("from the Line-Up", "off the main deck"),
    "owner": ("from their discard pile", "from Bob's discard pile"),
    "return": ("is back on top of the main deck", "is back in the Line-Up"),
    "power": ("(+2 Power)", "(+3 Power)"),
    "draw": ("draws 2 cards", "draws 3 cards"),
    "victim": (" attacks Ann", " attacks Bob"),
    "attack of a defense": ("avoids the Attack (", "avoids the Attack (Kick, "),
    "refill": ("New in the Line-Up: ", "New in the Line-Up: Kick, "),
    "changed cost": ("Character costs 3 more", "Character costs 4 more"),
    "outcome": ("against cost 12", "against cost 9"),
    "price": (" pays 4 Power ", " pays 3 Power "),
    "Confronted": ("Confronts Ann", "Confronts Bob"),
}


@pytest.mark.parametrize("lie", by_day(LIES, 6))
def test_a_lie_is_found(lie: str) -> None:
    games = (("heroes-unite", 0), ("heroes-unite", 2), ("rivals-batman-joker", 0))
    assert any(story_of(name, number, 3 * ANSWERS, *LIES[lie]) for name, number in games)


def test_the_storykeeper_knows_nothing_of_the_engine() -> None:
    text = (Path(__file__).parent / "storykeeper.py").read_text(encoding="utf-8")
    assert "archrivals" not in text
