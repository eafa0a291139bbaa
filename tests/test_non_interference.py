"""What a seat cannot see has no bearing on what it sees: views, asks and events, byte by byte.

A table and its twin differ only in cards hidden from one viewer. Both get the same answers, and
as long as no card that differs comes to light they must look the same to that viewer.
"""

from __future__ import annotations

from random import Random

import pytest
from random_games import ALL_VARIANTS, STACKED, new_table, play_on
from script import FOE, ME, THIRD, Script
from tiers import by_day, size
from twins import QUIET, SPECTATOR, Leak, seen_by, walk

from archrivals.boxes import BOXES
from archrivals.engine.play.turns import turn_ask
from archrivals.engine.state.flat import hand, under_hero
from archrivals.engine.table import Table
from archrivals.engine.views.seats import WaitedFor

GROUPS = size(2, 20)
BOX_GROUPS = size(1, 5)
PAIRS = 50
"""Pairs of tables in a group: all groups together walk 400 pairs, or 3,000 in the long form."""


def quiet_table(chance: Random, number: int, box: str = "heroes-unite") -> Table:
    """A random game in progress, between two actions."""
    stacked = {"variants": ALL_VARIANTS[number % len(ALL_VARIANTS)], "super_villains": 8}
    while True:
        rich = chance.random() < 0.6
        table = new_table(chance, rich=rich, box=box, **(stacked if box in STACKED else {}))
        play_on(table, chance, chance.randint(0, 30 if rich else 500))
        for _ in range(40):
            if table.over or table.ask.kind in QUIET:
                break
            play_on(table, chance, 1)
        if not table.over and table.ask.kind in QUIET:
            return table


def face_down_table(chance: Random) -> Table:
    """A random game in progress in which each player has a card face down under the Super Hero."""
    table = quiet_table(chance, 0, "base-set").fork()
    s = table.state
    for seat in range(s.seats):
        if s.zones[hand(seat)]:
            s.move(chance.choice(s.zones[hand(seat)]), under_hero(seat))
    table.asks = (turn_ask(s),)
    return table


def pairs(
    number: int, test: str, *, steps: int, own_first: bool, box: str = "heroes-unite"
) -> None:
    """Make the pairs of one group; a leak tells how to see it again."""
    chance = Random(number)
    moved = 0
    for _ in range(PAIRS):
        table = quiet_table(chance, chance.randrange(8), box)
        viewer = chance.choice([SPECTATOR, *range(table.state.seats)])
        if own_first and chance.random() < 0.7:
            viewer = table.ask.seat
        try:
            given, _ = walk(table, viewer, chance, steps=steps, own_first=own_first)
        except Leak as leak:
            again = f"python -m pytest tests/test_non_interference.py -k '{test} and {number}'"
            raise Leak(f"{leak}\n{table.setup}\nsee it again: {again}") from None
        moved += given > 0
    assert moved > PAIRS // 3, "hardly any pair could be walked: the test has become empty"


@pytest.mark.rule("D5", "S6", "Q5")
@pytest.mark.parametrize("number", range(GROUPS))
def test_ones_own_answers_tell_nothing_of_hidden_cards(number: int) -> None:
    test = "test_ones_own_answers_tell_nothing_of_hidden_cards"
    pairs(number, test, steps=3, own_first=True)


@pytest.mark.rule("D5", "S6", "Q5")
@pytest.mark.parametrize("number", range(100, 100 + GROUPS))
def test_anybodys_answers_tell_nothing_of_hidden_cards(number: int) -> None:
    test = "test_anybodys_answers_tell_nothing_of_hidden_cards"
    pairs(number, test, steps=25, own_first=False)


@pytest.mark.rule("D5", "S11", "Q5", "Q28")
@pytest.mark.parametrize("number", range(200, 200 + BOX_GROUPS))
@pytest.mark.parametrize("box", by_day([box for box in BOXES if box != "heroes-unite"], 2))
def test_no_box_tells_anything_of_hidden_cards(box: str, number: int) -> None:
    test = "test_no_box_tells_anything_of_hidden_cards"
    pairs(number, test, steps=25, own_first=False, box=box)


@pytest.mark.rule("D5")
def test_cards_under_a_super_hero_tell_nothing_to_others() -> None:
    chance = Random("face down")
    for _ in range(size(20, 200)):
        table = face_down_table(chance)
        viewer = chance.choice([SPECTATOR, *range(table.state.seats)])
        walk(table, viewer, chance, steps=8, own_first=True)


def test_the_walks_pass_through_asks_in_mid_effect() -> None:
    chance = Random(2)
    kinds: set[str] = set()
    for number in range(150):
        try:
            table = quiet_table(chance, number)
            kinds |= walk(table, SPECTATOR, chance, steps=25, own_first=False)[1]
        except Leak:
            continue  # told by the tests above
    assert kinds >= {"turn", "defend", "destroy", "move", "may"}


# --- Tables made by hand ----------------------------------------------------------------------

POOL = ["Batarang", "Katana", "Kick", "Punch", "Punch", "Raven", "Skeets"]


def attacked(*held: str) -> Script:
    """I am about to attack; FOE holds these two cards, the rest of the pool is FOE's deck."""
    rest = POOL[:]
    for name in held:
        rest.remove(name)
    table = Script().players(3).hand(FOE, *held).deck(FOE, "Talon", *rest)
    table.hand(ME, "Deadshot", "Yellow Lantern Corps Power Ring").main_deck("Oa", "Apokolips")
    return table.hand(THIRD, "Punch", "Kick").deck(THIRD, "Talon")


def seen_since(table: Script, viewer: int, start: int) -> str:
    """What a viewer sees, with the handles left out: the two tables use different cards."""
    text = seen_by(table.table, viewer, start, indent=1)
    handles = ('"handle"', '"now"')
    return "\n".join(line for line in text.splitlines() if not line.strip().startswith(handles))


@pytest.mark.rule("Q5")
@pytest.mark.parametrize("held", [("Katana", "Skeets"), ("Katana", "Punch"), ("Punch", "Punch")])
@pytest.mark.parametrize("viewer", [SPECTATOR, ME, THIRD])
def test_a_foe_with_a_defense_looks_like_one_without(viewer: int, held: tuple[str, ...]) -> None:
    both = [attacked("Batarang", "Kick"), attacked(*held)]
    starts = [len(table.table.events(viewer)) for table in both]

    def seen() -> list[str]:
        return [seen_since(table, viewer, start) for table, start in zip(both, starts, strict=True)]

    for table in both:
        table.play("Deadshot")
    assert [ask.seat for ask in both[1].table.asks] == [FOE, THIRD]
    assert len(set(seen())) == 1
    for table in both:
        table.asks(THIRD, "defend", ["none"]).answer("none")
    assert len(set(seen())) == 1
    for table in both:
        ask = table.table.ask_of(FOE)
        assert ask is not None
        table.table.answer(FOE, ask.options.index(("none", None)))
    assert len(set(seen())) == 1


@pytest.mark.rule("D5")
def test_a_foe_who_must_discard_is_asked_though_the_cards_are_all_alike() -> None:
    """Not to ask would tell that the hand is of one sort."""
    waiting = []
    for held in (("Punch", "Raven"), ("Punch", "Punch")):
        table = attacked(*held).play("Yellow Lantern Corps Power Ring")
        table.asks(FOE, "defend", ["none"]).answer("none")
        table.asks(THIRD, "defend", ["none"]).answer("none")
        waiting.append(table.table.view(ME).waiting)
    assert waiting[0][0] == WaitedFor(FOE, "discard")
    assert waiting[1] == waiting[0]


@pytest.mark.rule("D5")
def test_a_foe_who_must_destroy_is_asked_though_one_card_only_will_do() -> None:
    """Trigon destroys a card of cost 1 or more: that it was the only one is not told."""
    waiting = []
    for other in ("Raven", "Punch"):
        table = Script().super_villains("Vandal Savage", "Trigon").hand(ME, *["Kick"] * 4)
        table.deck(ME, *["Punch"] * 5).hand(FOE, "Kick", other)
        for _ in range(4):
            table.play("Kick")
        table.buy("Vandal Savage").end()
        table.asks(ME, "defend", ["none"]).answer("none")
        table.asks(FOE, "defend", ["none"]).answer("none")
        waiting.append(table.table.view(ME).waiting)
    assert waiting[0] == (WaitedFor(FOE, "destroy"),)
    assert waiting[1] == waiting[0]


@pytest.mark.rule("D5")
@pytest.mark.parametrize(
    ("played", "place"),
    [("Trigon", "main-deck"), ("Red Lantern Power Ring", "deck 0")],
)
def test_who_looks_at_two_cards_is_asked_though_they_are_alike(played: str, place: str) -> None:
    """Not to ask would tell the others that the two are the same."""
    waiting = []
    for pair in (("Raven", "Katana"), ("Raven", "Raven")):
        table = Script().hand(ME, played).place(place, *pair, "Oa").play(played)
        waiting.append([each.kind for each in table.table.view(FOE).waiting])
    assert waiting[0] != ["turn"]
    assert waiting[1] == waiting[0]
