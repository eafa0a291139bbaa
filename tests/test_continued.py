"""Games that go on from the middle of another one, with the same luck or with other luck."""

from __future__ import annotations

from typing import Any

import pytest

from archrivals.bots import make_bot
from archrivals.boxes import BOXES, catalogue
from archrivals.engine.continued import other_luck
from archrivals.engine.language.rules import Setup
from archrivals.engine.records import to_plain
from archrivals.engine.saving import load, save, state_digest
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table
from archrivals.engine.views.determinization import hidden_from


def played(box: str, seed: str, players: int = 2) -> Table:
    table = Table.new(Setup(box=box, players=players), catalogue(box), seed)
    return played_on(table)


def played_on(table: Table) -> Table:
    seats = range(table.state.seats)
    bots = [make_bot("greedy", "continued", seat) for seat in seats]
    sights = [Sight(table, seat) for seat in seats]
    while table.asks:
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].answer(sights[ask.seat], ask))
    return table


def continued(whole: Table, at: int, seat: int, luck: str) -> Table:
    seed = other_luck(whole.state.seed, at, seat, luck)
    table = Table.new(whole.setup, whole.state.cat, seed)
    for answer in whole.answers[:at]:
        table.answer(*answer)
    return table


def quiet(whole: Table, at: int) -> int:
    """The first position from there on at which nothing is half done."""
    table = Table.new(whole.setup, whole.state.cat, whole.state.seed)
    for answer in whole.answers:
        if len(table.answers) >= at and table.anchor() == (None, []):
            break
        table.answer(*answer)
    return len(table.answers)


def shown(table: Table, seat: int) -> Any:
    """All that a seat sees, but for the names of cards on the wire."""

    def nameless(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: nameless(each) for key, each in value.items() if key != "handle"}
        return [nameless(each) for each in value] if isinstance(value, list) else value

    return nameless(to_plain(table.view(seat)))


@pytest.mark.parametrize("box", BOXES)
def test_other_luck_changes_nothing_that_the_seat_knows_and_only_what_it_does_not(box: str) -> None:
    whole = played(box, f"continued-{box}")
    for at in (0, len(whole.answers) // 3, len(whole.answers) // 2):
        at = quiet(whole, at)
        real = Table.new(whole.setup, whole.state.cat, whole.state.seed)
        for answer in whole.answers[:at]:
            real.answer(*answer)
        other = continued(whole, at, 0, "1")
        assert shown(other, 0) == shown(real, 0)
        hidden = hidden_from(real.state, 0)
        faces = [each.state.faces for each in (real, other, continued(whole, at, 0, "2"))]
        one, two, three = ([each[card] for card in hidden] for each in faces)
        assert sorted(one) == sorted(two) == sorted(three)
        assert len({tuple(one), tuple(two), tuple(three)}) == 3
        rest = [card for card in range(len(faces[0])) if card not in hidden]
        assert [faces[0][card] for card in rest] == [faces[1][card] for card in rest]


@pytest.mark.parametrize("box", BOXES)
def test_a_continued_game_is_its_setup_its_seed_and_its_answers(box: str) -> None:
    whole = played(box, f"again-{box}")
    at = quiet(whole, len(whole.answers) // 2)
    table = played_on(continued(whole, at, 0, "abc"))
    saved = save(table)
    assert saved["seed"].endswith(f"~{at}~0~abc")
    again = load(saved, table.state.cat)
    assert state_digest(again.state) == state_digest(table.state)
    assert again.state.faces == table.state.faces
    assert [tuple(each) for each in saved["answers"][:at]] == whole.answers[:at]


def test_a_fork_deals_again_where_the_game_does() -> None:
    whole = played("heroes-unite", "forks")
    at = quiet(whole, 60)
    seed = other_luck(whole.state.seed, at, 1, "7")
    table = Table.new(whole.setup, whole.state.cat, seed)
    for number, answer in enumerate(whole.answers[:at]):
        twin = table.fork()
        for later in whole.answers[number:at]:
            twin.answer(*later)
        assert twin.state.faces == continued(whole, at, 1, "7").state.faces
        table.answer(*answer)


def test_a_game_can_be_continued_more_than_once() -> None:
    whole = played("heroes-unite", "twice")
    first, second = quiet(whole, 40), quiet(whole, 90)
    once = played_on(continued(whole, first, 0, "a"))
    later = quiet(once, second)
    twice = continued(once, later, 0, "b")
    assert twice.state.seed == f"twice~{first}~0~a~{later}~0~b"
    assert shown(twice, 0) == shown(continued(once, later, 0, "c"), 0)
    earlier = continued(once, quiet(once, 10), 0, "d")
    assert earlier.state.seed.count("~") == 3  # what came later is not dealt again


def test_where_something_is_half_done_the_cards_are_dealt_again_when_it_is_done() -> None:
    whole = played("heroes-unite", "mid-action")
    table = Table.new(whole.setup, whole.state.cat, whole.state.seed)
    for answer in whole.answers:
        if table.anchor() != (None, []):
            break
        table.answer(*answer)
    other = continued(whole, len(table.answers), 0, "1")
    assert other.state.faces == table.state.faces
    while other.anchor() != (None, []):
        other.answer(other.ask.seat, 0)
    assert other.state.seed.endswith("~1")
