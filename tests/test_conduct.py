"""What no bot from level 4 up does, and abilities that are used where they pay."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from random_games import CATALOGUES
from script import FOE, ME, Script

from archrivals.bots import BOTS, conducts, make_bot
from archrivals.bots.conduct import conducted, critical
from archrivals.bots.greedy import values_of
from archrivals.bots.learned import LearnedBot
from archrivals.bots.levels import LEVELS
from archrivals.bots.remote import answer_job, job_of
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Option
from archrivals.engine.state.flat import SUPER_VILLAINS, hand
from archrivals.engine.table import Table

SB = "rivals-shazam-black-adam"
CONDUCTED = [level.id for level in LEVELS if level.number >= 4]


def said(table: Table, seat: int, bot: str) -> Option:
    """What a bot answers at the table, which must be what it answers on a server."""
    ask = table.ask_of(seat)
    assert ask is not None
    job = json.loads(json.dumps(job_of(table, seat, bot, "s")))
    at = make_bot(bot, job["seed"], seat).answer(Sight(table, seat), ask)
    assert answer_job(job, table.state.cat, seconds=1e9) == at
    return ask.options[at]


def strongest(cat: Catalogue, fits: Callable[[int], bool]) -> str:
    """The name of the card of a main deck that does most."""
    worth = values_of(cat).fight
    faces = [face for face, kind in enumerate(cat.kind) if kind == "main" and fits(face)]
    return cat.name[max(faces, key=worth.__getitem__)]


def test_levels_from_4_up_and_the_ladder_from_the_collector_up_are_conducted() -> None:
    ladder = {"collector", "planner", "mastermind", "prodigy", "archrival"}
    assert {name for name in BOTS if conducts(name)} == ladder | set(CONDUCTED)


# --- Winning and losing -----------------------------------------------------------------------


@pytest.mark.parametrize("bot", CONDUCTED)
def test_a_certain_knock_out_is_announced_and_fought_to_its_end(bot: str) -> None:
    script = Script().box("rivals-batman-joker").level(FOE, 3)
    table = script.hand(ME, "Punch", "Punch").deck(ME, *("Punch",) * 3).table
    table.state.turn.power = 20
    assert said(table, ME, bot)[0] == "confront"
    while not table.over and table.state.number == 1:
        ask = table.ask
        at = len(ask.options) - 1
        if ask.seat == ME and at:
            at = ask.options.index(said(table, ME, bot))
        table.answer(ask.seat, at)
    assert table.result is not None
    assert table.result.winners == (ME,)


def test_a_confrontation_without_a_chance_is_not_announced() -> None:
    script = Script().box("rivals-batman-joker").hand(ME, "Punch", "Punch").deck(ME, "Punch")
    table = script.table
    ask = table.ask
    assert ask.kind == "announce"
    sight = Sight(table, ME)
    assert critical(sight, ask)
    assert ask.options[conducted(LearnedBot(), sight, ask, 0)] == ("normal", None)


@pytest.mark.parametrize("ahead", [True, False])
def test_the_last_super_villain_is_taken_to_win_and_left_to_go_on(*, ahead: bool) -> None:
    rich = ("jason-blood", "the-demon-etrigan", "brother-blood")
    laid = (
        ("super-villains", ("vandal-savage",)),
        ("hand 0", ()),
        ("discard 0" if ahead else "discard 1", rich),
    )
    table = Table.new(Setup(players=2, first=ME, arranged=laid), CATALOGUES["heroes-unite"], "last")
    s = table.state
    villain = ("buy", s.zones[SUPER_VILLAINS][-1])
    s.turn.power = s.cat.cost[s.faces[villain[1]]]
    table = Table.at_rest(table.setup, s)
    options = table.ask.options
    wrong = len(options) - 1 if ahead else options.index(villain)
    right = conducted(LearnedBot(), Sight(table, ME), table.ask, wrong)
    assert (options[right] == villain) == ahead


# --- Abilities --------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["greedy", "collector"])
def test_a_punch_is_paid_for_a_better_card_and_kept_for_a_worse_one(bot: str) -> None:
    cat = CATALOGUES[SB]

    def fits(face: int) -> bool:
        return cat.type[face] in ("Hero", "Super Power") and cat.cost[face] <= 4

    good = strongest(cat, fits)
    script = Script().box(SB).hero(ME, "Shazam!").hero(FOE, "Black Adam").level(ME, 2)
    table = script.hand(ME, "Punch", "Punch").discard(ME, good).deck(ME, "Punch").normal().table
    assert said(table, ME, bot)[0] == "use"
    script = Script().box(SB).hero(ME, "Shazam!").hero(FOE, "Black Adam").level(ME, 3)
    table = script.hand(ME, "Punch").deck(ME, *("Vulnerability",) * 5).normal().table
    assert said(table, ME, bot)[0] == "play"


@pytest.mark.parametrize("bot", ["greedy", "collector"])
def test_a_card_without_a_text_is_played_where_another_pays_for_it(bot: str) -> None:
    script = Script().box("confrontations").hand(ME, "Bizarro", "Vulnerability").normal()
    table = script.play("Bizarro").table
    held = table.state.zones[hand(ME)]
    assert said(table, ME, bot) == ("play", held[0])
    alone = Script().box("confrontations").hand(ME, "Vulnerability").normal().table
    assert said(alone, ME, bot)[0] != "play"


# --- On a server ------------------------------------------------------------------------------


def test_a_defense_is_thought_about_on_a_server_as_in_the_lab() -> None:
    table = Script().hand(ME, "Deadshot").hand(FOE, "Katana", "Punch").play("Deadshot").table
    job = job_of(table, FOE, "vera", "s")
    assert job["view"]["ask"]["kind"] == "defend"
    assert job["world"]["since"][0][:2] == [ME, "play"]
    said(table, FOE, "vera")
