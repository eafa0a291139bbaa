"""The network: it scores whatever options there are, by what a seat sees and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from random import Random
from typing import get_args

import pytest
from random_games import CATALOGUES, answer_somehow, new_table
from script import Script
from test_imagining import dealt_otherwise
from tiers import by_day

from archrivals.bots import make_bot
from archrivals.bots.learned import LearnedBot, worth_of
from archrivals.bots.network import Eye, Network, Weights, all_weights, network_for
from archrivals.bots.numbers import PLAIN_NUMBERS, card_numbers, effect_name
from archrivals.bots.options import (
    CARD_ROLES,
    KINDS,
    OPTION,
    PILES,
    ROLES,
    SCENE,
    Decision,
    Text,
    text_of,
)
from archrivals.bots.prodigy import (
    HOPELESS_MARGIN,
    UNTAUGHT,
    ArchrivalBot,
    InsightBot,
    ProdigyBot,
    scores,
)
from archrivals.bots.thinking import Budget
from archrivals.boxes import BOXES
from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import hero
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.effects import Draw, Power
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table

# --- The weights ------------------------------------------------------------------------------


def test_everything_that_is_read_has_weights_under_its_name() -> None:
    weights = all_weights()
    for part, names in {"scene": SCENE, "kinds": KINDS, "roles": ROLES, "option": OPTION}.items():
        assert set(weights.first[part]) == set(names)
    for pile in PILES:
        assert set(weights.first[f"pile {pile}"]) == set(PLAIN_NUMBERS)
    for role in ROLES[:CARD_ROLES]:
        effects = set(weights.first["text"])
        assert set(weights.first[f"card {role}"]) == {*PLAIN_NUMBERS, *effects}
    lengths = {len(row) for rows in weights.first.values() for row in rows.values()}
    assert lengths == {weights.units}


def test_the_weights_know_most_kinds_of_effects() -> None:
    """Those that came after the training have none, and count as nothing."""
    known = set(all_weights().first["text"])
    assert known == set(all_weights().first["about"])
    kinds = {effect_name(kind.__name__) for kind in get_args(fx.Effect)}
    assert len(kinds & known) > 0.8 * len(kinds)


@dataclass(frozen=True, slots=True)
class Whistle:
    """A kind of effect that no network has learned."""

    amount: int = 1


def test_a_kind_of_effect_that_was_never_learned_counts_as_nothing() -> None:
    weights = all_weights()
    known, unknown = text_of((Power(1),)), text_of((Power(1), Whistle()))
    assert dict(unknown) == {**dict(known), effect_name("Whistle"): 1.0}
    eye = Eye[Text](weights.first["text"], weights.units, dict)
    assert eye[unknown] == eye[known]
    assert any(eye[known])
    assert weights.rows("kinds", ["turn", "never heard of"])[1] == [0.0] * weights.units


def test_the_weights_are_a_small_file() -> None:
    assert len(files("archrivals.bots").joinpath("network.json").read_bytes()) < 500_000


# --- Scores -----------------------------------------------------------------------------------


@pytest.mark.parametrize("box", list(BOXES))
def test_every_option_of_any_table_has_a_score(box: str) -> None:
    chance = Random(f"scores {box}")
    most = BOXES[box].rules.players[1]
    table = new_table(chance, rich=True, box=box, players=most)
    worth = worth_of(CATALOGUES[box], confrontations=BOXES[box].rules.confrontations)
    for _ in range(40):
        answer_somehow(table, chance)
        if table.over:
            break
        ask = table.asks[0]
        found = scores(worth, Sight(table, ask.seat), ask, 0)
        assert len(found) == len(ask.options)
        assert all(abs(score) < 100 for score in found)


def test_what_is_used_instead_of_a_block_has_a_score(table: Script) -> None:
    """Wonder Woman's last Level has a text that is not used on one's own turn."""
    table.box("confrontations").players(2).hero(0, "Lex Luthor").hero(1, "Wonder Woman")
    table.level(1, 3).hand(0, "Enhanced Strength").hand(1, "Krypto").confront(1).done()
    ask = table.table.asks[0]
    assert (ask.kind, [verb for verb, _ in ask.options]) == ("block", ["use", "none"])
    worth = worth_of(table.table.state.cat, confrontations=True)
    assert len(scores(worth, Sight(table.table, 1), ask, 1)) == 2
    assert make_bot("prodigy", "s", 1).answer(Sight(table.table, 1), ask) in (0, 1)
    table.asks(1, "block", ["use Wonder Woman", "none"]).answer("none")


@pytest.mark.parametrize("box", by_day(BOXES, 2))
def test_what_is_hidden_makes_no_difference(box: str) -> None:
    chance = Random(f"hidden {box}")
    table = new_table(chance, rich=True, box=box, players=2)
    compared = 0
    for _ in range(60):
        answer_somehow(table, chance)
        if table.over:
            break
        ask = table.asks[0]
        if not table.forkable or len(table.window) > 1 or len(ask.options) == 1:
            continue
        twin = dealt_otherwise(table, ask.seat, chance)
        here, there = Sight(table, ask.seat), Sight(twin, ask.seat)
        if twin.view(ask.seat) != table.view(ask.seat):
            continue  # a hidden card is named in the ask
        bot = ProdigyBot("s")
        worth = bot.worth(here)
        asked = twin.asks[0]
        assert scores(worth, here, ask, 0) == scores(worth, there, asked, 0)
        assert bot.answer(here, ask) == ProdigyBot("s").answer(there, asked)
        compared += 1
    assert compared > 5


def test_a_card_that_nobody_has_seen_is_scored_by_what_it_does() -> None:
    known = BOXES["heroes-unite"].cards
    weak = hero("A Newcomer", cost=4, vp=1, copies=1, play=(Power(1),))
    strong = hero("A Champion", cost=4, vp=1, copies=1, play=(Power(3), Draw(2)))
    cat = Catalogue((*known, weak, strong), boxes=["heroes-unite"] * (len(known) + 2))
    worth = worth_of(cat, confrontations=False)
    newcomer, champion = (card_numbers(worth, face) for face in (-2 % len(cat.cards), -1))
    assert newcomer.keys() >= set(PLAIN_NUMBERS) <= champion.keys()
    assert newcomer != champion
    laid = (("line-up", ("a-newcomer", "a-champion", "punch", "punch", "punch")),)
    table = Table.new(Setup(players=2, first=0, arranged=laid), cat, "unseen")
    table.state.turn.power = 4
    table = Table.at_rest(table.setup, table.state)
    ask = table.ask
    offered = {
        cat.cards[table.state.faces[what]].id: at
        for at, (verb, what) in enumerate(ask.options)
        if verb == "buy"
    }
    found = scores(worth, Sight(table, 0), ask, len(ask.options) - 1)
    assert found[offered["a-champion"]] > found[offered["a-newcomer"]]


def test_a_network_says_the_mean_of_its_minds() -> None:
    """With one mind only, each of them says something else; together they say the mean."""
    chance = Random("minds")
    table = new_table(chance, box="heroes-unite", players=2, hero_choice="deal", variants=())
    weights = all_weights()
    upper = weights.upper
    many = len(upper["third"])
    wide = weights.units // many
    worth = worth_of(table.state.cat, confrontations=False)
    ask = table.ask
    decision = Decision(worth, Sight(table, ask.seat), ask, 0)
    alone = []
    for mind in range(many):
        part = slice(mind * wide, (mind + 1) * wide)
        first = {
            name: {each: row[part] for each, row in rows.items()}
            for name, rows in weights.first.items()
        }
        above = {
            "bias": [upper["bias"][0][part]],
            "second": upper["second"][part],
            "second bias": upper["second bias"][mind : mind + 1],
            "third": upper["third"][mind : mind + 1],
        }
        alone.append(Network(worth, Weights(first, above)).scores(decision))
    means = [sum(each) / many for each in zip(*alone, strict=True)]
    assert network_for(worth).scores(decision) == pytest.approx(means)
    assert many == 1 or alone[0] != alone[1]


# --- The bots ---------------------------------------------------------------------------------


def test_the_prodigy_does_not_always_do_what_experience_says() -> None:
    told = differs = 0
    for number in range(4):
        table = Table.new(Setup(players=2), CATALOGUES["heroes-unite"], f"will {number}")
        while not table.over and table.state.number < 14:
            ask = table.asks[0]
            sight = Sight(table, ask.seat)
            said = make_bot("prodigy", "s", ask.seat).answer(sight, ask)
            told += 1
            differs += said != LearnedBot().answer(sight, ask)
            table.answer(ask.seat, said)
    assert 0 < differs < told / 2


def test_helping_a_teammate_is_left_to_experience() -> None:
    setup = Setup(box="confrontations", players=4)
    table = Table.new(setup, CATALOGUES["confrontations"], "helping", log=False)
    prodigy, experience = ProdigyBot("s"), InsightBot("s")
    helped = 0
    while not table.over and table.state.number < 24:
        ask = table.asks[0]
        sight = Sight(table, ask.seat)
        said = prodigy.answer(sight, ask)
        if ask.kind in UNTAUGHT and len(ask.options) > 1:
            helped += 1
            assert said == experience.answer(sight, ask)
        table.answer(ask.seat, said)
    assert helped > 10


def test_what_the_network_was_not_taught_does_not_come_up_at_tables_of_two() -> None:
    for box in BOXES:
        table = Table.new(Setup(box=box, players=2), CATALOGUES[box], "two", log=False)
        chance = Random(box)
        while not table.over and table.state.number < 40:
            ask = table.asks[0]
            assert ask.kind not in UNTAUGHT or len(ask.options) == 1
            table.answer(ask.seat, chance.randrange(len(ask.options)))


def test_the_archrival_leaves_out_what_is_hopeless() -> None:
    table = Table.new(Setup(players=2), CATALOGUES["heroes-unite"], "hopeless")
    bot = ArchrivalBot("s", Budget(rounds=0, nodes=60, worlds=1))
    left_out = 0
    while not table.over and table.state.number < 12:
        ask = table.asks[0]
        sight = Sight(table, ask.seat)
        first = LearnedBot().answer(sight, ask)
        if len(ask.options) > 1:
            promise = scores(bot.worth(sight), sight, ask, first)
            thought = bot.considered(sight, ask, first)
            assert thought[0] == first
            assert all(promise[at] > promise[first] - HOPELESS_MARGIN for at in thought[1:])
            left_out += len(ask.options) - len(thought)
        table.answer(ask.seat, bot.answer(sight, ask))
    assert left_out > 0
