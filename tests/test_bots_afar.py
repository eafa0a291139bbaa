"""Bots in other processes: they answer as they would at the table, and get nothing hidden."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
import twins
from random_games import STACKED, new_table, play_on, random_index
from script import FOE, ME, THIRD, Script
from test_imagining import dealt_otherwise
from test_non_interference import quiet_table
from tiers import at_night, by_day, size

from archrivals.bots import BOTS, BotError, looks_ahead, make_bot, remembers
from archrivals.bots.remote import RemoteSight, answer_job, job_of
from archrivals.boxes import BOXES, catalogue_for
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.cards import records_in
from archrivals.engine.language.codec import Text, text_from_json, text_to_json
from archrivals.engine.language.effects import Grant, Use
from archrivals.engine.language.rules import Setup
from archrivals.engine.saving import setup_from_json
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask, cards_of
from archrivals.engine.state.flat import HERO
from archrivals.engine.table import Table
from archrivals.engine.views.seats import JSON

MOST_ANSWERS = size(60, 200)
THINKING = sorted(name for name in BOTS if looks_ahead(name))
REMEMBERING = sorted(name for name in BOTS if remembers(name))
OWN = "somebody:Own"
"""A bot that nobody here knows: it is told all that its seat may know."""

SOME_RECIPES = ("rivals-teams", *[name for name in RECIPES if name != "rivals-teams"][:2])
KINDS = [
    *[(box, rich) for box in BOXES for rich in (False, True)],
    *[(recipe, False) for recipe in SOME_RECIPES],
    ("teams", True),
]


def tables(kind: str, chance: Random, *, rich: bool, number: int) -> Iterator[Table]:
    """Random tables of a kind: a box, a recipe or two against two."""
    for _ in range(number):
        if kind in RECIPES:
            setup = setup_of(RECIPES[kind])
            yield Table.new(setup, catalogue_for(setup), f"{kind} {chance.random()}")
        elif kind == "teams":
            yield new_table(chance, rich=rich, box="confrontations", players=4)
        else:
            # With few Super-Villains a rich table may deal out the whole stack.
            fixed = {"super_villains": 8} if rich and kind in STACKED else {}
            yield new_table(chance, rich=rich, box=kind, **fixed)


def sent(table: Table, seat: int, bot: str = "greedy") -> JSON:
    """A job as it arrives; it must be pure JSON to begin with."""
    job = job_of(table, seat, bot, "a seed")
    arrived: JSON = json.loads(json.dumps(job))
    assert arrived == job
    return arrived


# --- The same answers -------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "rich"), by_day(KINDS, 5))
def test_a_bot_answers_afar_as_at_the_table(kind: str, *, rich: bool) -> None:
    chance = Random(f"afar {kind} {rich}")
    for table in tables(kind, chance, rich=rich, number=size(1, 3)):
        cat = table.state.cat
        while not table.over and len(table.answers) < MOST_ANSWERS:
            for ask in table.asks:
                job = sent(table, ask.seat)
                told = f"{table.setup}, seed {table.state.seed!r}, answers {table.answers}, {ask}"
                live = Sight(table, ask.seat)
                remote = RemoteSight(job, cat)
                compare_sights(live, remote, told)
                compare_asks(live, ask, remote, remote.ask, told)
                for name in BOTS.keys() - set(THINKING):
                    mine = make_bot(name, job["seed"], ask.seat).answer(live, ask)
                    assert answer_job(sent(table, ask.seat, name), cat) == mine, told
            ask = chance.choice(table.asks)
            greedy = make_bot("greedy", "", ask.seat).answer(Sight(table, ask.seat), ask)
            keen = chance.random() < 0.5
            table.answer(ask.seat, random_index(ask, chance) if keen else greedy)


@pytest.mark.parametrize(
    ("box", "name"),
    [
        (box, name) if n % 2 == 0 and n % len(THINKING) == m else at_night((box, name))
        for n, box in enumerate(BOXES)
        for m, name in enumerate(THINKING)
    ],
)
def test_a_bot_thinks_afar_as_at_the_table(box: str, name: str) -> None:
    chance = Random(f"thinks afar {box} {name}")
    thought = in_mid_effect = 0
    for table in tables(box, chance, rich=False, number=3):
        cat = table.state.cat
        while not table.over and len(table.answers) < 150:
            ask = chance.choice(table.asks)
            quiet = ask.kind in ("turn", "announce")
            if chance.random() < (0.03 if quiet else 0.15) and len(ask.options) > 1:
                job = sent(table, ask.seat, name)
                if "world" in job:
                    thought += 1
                    in_mid_effect += not quiet
                    mine = make_bot(name, job["seed"], ask.seat).answer(Sight(table, ask.seat), ask)
                    told = f"{table.setup}, seed {table.state.seed!r}, answers {table.answers}"
                    assert answer_job(job, cat, seconds=inf) == mine, told
            greedy = make_bot("greedy", "", ask.seat).answer(Sight(table, ask.seat), ask)
            table.answer(ask.seat, random_index(ask, chance) if chance.random() < 0.3 else greedy)
    assert thought > 3


def read(sight: Sight) -> dict[str, Any]:
    """All that a sight tells, cards by their faces."""

    def named(cards: list[int]) -> list[tuple[int, str]]:
        return [(sight.face(card), sight.zone(card)) for card in cards]

    held = [sight.hand, *(sight.hand_of(mate) for mate in sight.mates())]
    villain = sight.super_villain
    told: dict[str, Any] = {
        "seat": sight.seat,
        "seats": sight.seats,
        "position": sight.position,
        "levels": [sight.levels(seat) for seat in range(sight.seats)],
        "power": sight.power,
        "confrontations": sight.confrontations,
        "confronting": sight.confronting,
        "foes": sight.foes(),
        "mates": sight.mates(),
        "hands": [named(cards) for cards in held],
        "assists": [[sight.may_assist(card) for card in cards] for cards in held],
        "line up": named(sight.line_up),
        "super-villain": villain if villain is None else named([villain]),
        "left": (sight.super_villains_left, sight.main_deck_left),
    }
    for seat in range(sight.seats):
        told[f"seat {seat}"] = {
            "discard": named(sight.discard(seat)),
            "in play": named(sight.in_play(seat)),
            "sizes": (sight.hand_size(seat), sight.deck_size(seat)),
        }
    return told


def compare_sights(live: Sight, remote: RemoteSight, told: str) -> None:
    assert read(remote) == read(live), told
    for seat in range(live.seats):
        if live._state.zones[(seat + 1) * 8 + HERO]:
            assert remote.face(remote.hero(seat)) == live.face(live.hero(seat)), told
            if live.confrontations:
                assert remote.cost_of(seat) == live.cost_of(seat), told


def compare_asks(live: Sight, ask: Ask, remote: RemoteSight, afar: Ask, told: str) -> None:
    assert (afar.seat, afar.kind, afar.about, afar.usual) == (
        ask.seat,
        ask.kind,
        ask.about,
        ask.usual,
    ), told
    assert [remote.face(card) for card in afar.shown] == [live.face(c) for c in ask.shown], told
    assert (afar.source < 0) == (ask.source < 0), told
    assert len(afar.options) == len(ask.options), told
    same: dict[int, int] = {}
    for there, here in zip(afar.options, ask.options, strict=True):
        assert there[0] == here[0], told
        cards, others = cards_of(here), cards_of(there)
        assert len(cards) == len(others), told
        for card, other in zip(cards, others, strict=True):
            assert remote.face(other) == live.face(card), told
            assert remote.zone(other) == live.zone(card), told
            same.setdefault(other, card)
            assert same[other] == card, f"two cards have become one: {told}"
        if here[0] == "use" and ask.kind == "turn":
            assert remote.ability(*there[1]) == live.ability(*here[1]), told
        if here[0] in ("trigger", "shield", "use"):
            assert there[1][1] == here[1][1], told
        elif here[0] == "place":
            assert there[1][0] == here[1][0], told
        elif not cards:
            assert there == here, told


def test_every_text_of_every_card_can_be_sent() -> None:
    for box in BOXES.values():
        for card in box.cards:
            texts = (part for part in records_in(card) if isinstance(part, get_args(Text)))
            for text in texts:
                assert text_from_json(json.loads(json.dumps(text_to_json(text)))) == text


def test_an_ability_granted_for_the_turn_is_told_with_the_option() -> None:
    table = new_table(Random(1), box="base-set", players=2, variants=(), hero_choice="deal")
    grants = [
        (face, effect)
        for face, card in enumerate(table.state.cat.cards)
        for effect in records_in(card)
        if isinstance(effect, Grant) and isinstance(effect.ability, Use)
    ]
    face, grant = grants[0]
    name = table.state.cat.ids[face]
    kept = Setup(box="base-set", first=0, arranged=(("hand 0", (name,)),))
    table = Table.new(kept, table.state.cat, "granted")
    table.state.turn.power = 9
    table.answer(0, table.ask.options.index(next(o for o in table.ask.options if o[0] == "play")))
    while table.ask.kind != "turn":
        table.answer(0, 0)
    job = sent(table, 0)
    remote = RemoteSight(job, table.state.cat)
    uses = [option for option in remote.ask.options if option[0] == "use"]
    assert grant.ability in [remote.ability(*what) for _, what in uses]
    live = make_bot("greedy", "", 0).answer(Sight(table, 0), table.ask)
    assert answer_job(job, table.state.cat) == live


# --- Nothing hidden ---------------------------------------------------------------------------


@pytest.mark.rule("D5", "S11")
@pytest.mark.parametrize("box", by_day(BOXES, 3))
def test_the_jobs_of_twins_are_the_same_byte_by_byte(
    box: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = 0
    look = twins.compare

    def compare(one: Table, other: Table, viewer: int, *rest: Any) -> None:
        nonlocal compared
        look(one, other, viewer, *rest)
        if one.ask_of(viewer) is not None:
            jobs = [json.dumps(job_of(each, viewer, "greedy", "s")) for each in (one, other)]
            assert jobs[0] == jobs[1]
            compared += 1

    monkeypatch.setattr(twins, "compare", compare)
    chance = Random(f"twins {box}")
    for number in range(12):
        table = quiet_table(chance, number % 8, box)
        viewer = table.ask.seat if number % 2 else chance.randrange(table.state.seats)
        twins.walk(table, viewer, chance, steps=20, own_first=number % 3 > 0)
    assert compared > 12


@pytest.mark.rule("D5", "S6", "S11")
@pytest.mark.parametrize("name", [*REMEMBERING, OWN])
@pytest.mark.parametrize("box", by_day(BOXES, 1))
def test_the_jobs_of_bots_with_a_memory_tell_nothing_that_the_seat_did_not_see(
    box: str, name: str
) -> None:
    chance = Random(f"memory {box} {name}")
    moved = worlds = 0
    for _ in range(8):
        table = new_table(chance, box=box)
        play_on(table, chance, chance.randint(0, 250))
        for _ in range(4):
            if table.over:
                break
            ask = chance.choice(table.asks)
            twin = dealt_otherwise(table, ask.seat, chance) if table.forkable else None
            if twin is not None and table.anchor()[0] is None:
                moved += twin.state.faces != table.state.faces
                jobs = [json.dumps(job_of(each, ask.seat, name, "s")) for each in (table, twin)]
                assert jobs[0] == jobs[1]
                worlds += "world" in json.loads(jobs[0])
            play_on(table, chance, chance.randint(1, 6))
    assert moved > 5
    assert worlds > 5 or name not in (*THINKING, OWN)


def test_a_job_tells_neither_what_was_laid_out_nor_the_seed_nor_any_number_of_a_card() -> None:
    secret = "this seed is secret"
    laid = (("deck 1", ("katana",)), ("hand 1", ("raven",)))
    setup = Setup(players=2, first=0, arranged=laid)
    table = Table.new(setup, catalogue_for(setup), secret)
    job = job_of(table, 0, "greedy", secret)
    text = json.dumps(job)
    assert secret not in text
    assert "hand 1" not in text
    assert setup_from_json(job["setup"]) == replace(setup, arranged=())
    assert job["position"] == 0


def test_the_seed_of_a_job_depends_on_seed_seat_and_position_but_not_on_who_was_faster() -> None:
    def attacked() -> Script:
        table = Script().players(3).hand(ME, "Deadshot").hand(FOE, "Katana").hand(THIRD, "Kick")
        return table.play("Deadshot")

    one, other = attacked().table, attacked().table
    assert [ask.seat for ask in one.asks] == [FOE, THIRD]
    first = job_of(one, THIRD, "random", "s")
    other.answer(FOE, 0)
    second = job_of(other, THIRD, "random", "s")
    assert first["seed"] == second["seed"]
    assert second["position"] == first["position"] + 1
    others = [job_of(one, FOE, "random", "s"), job_of(one, THIRD, "random", "t")]
    assert first["seed"] not in {job["seed"] for job in others}


def test_there_is_no_job_for_a_seat_that_is_not_asked() -> None:
    table = new_table(Random(3), players=2, hero_choice="deal")
    with pytest.raises(ValueError, match="is not asked anything now"):
        job_of(table, 1 - table.ask.seat, "greedy", "s")


def test_a_remote_sight_knows_no_other_cards_than_those_in_sight() -> None:
    table = new_table(Random(4), players=2, hero_choice="deal")
    remote = RemoteSight(sent(table, table.ask.seat), table.state.cat)
    with pytest.raises(PermissionError, match="hidden card"):
        remote.face(10_000)
    with pytest.raises(PermissionError, match="its own hand"):
        remote.hand_of(1 - remote.seat)
    assert remote.zone(10_000) == "hidden"


def test_a_job_for_a_bot_that_was_not_allowed_is_refused_before_anything_is_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "uninvited.py").write_text("raise AssertionError('it was imported')\n")
    monkeypatch.syspath_prepend(tmp_path)
    table = Table.new(Setup(players=2), catalogue_for(Setup()), "uninvited")
    job = sent(table, table.ask.seat, "uninvited:Guest")
    with pytest.raises(BotError, match="no bot 'uninvited:Guest' is allowed here"):
        answer_job(job, table.state.cat)
    with pytest.raises(BotError, match="it was imported"):
        answer_job(job, table.state.cat, own={"uninvited:Guest"})
