"""The coach: chances, luck, hints, marks; what it may know, and what must add up."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from commands import run
from random_games import answer_somehow, new_table

from archrivals.bots.learned import LearnedBot
from archrivals.boxes import BOXES, catalogue
from archrivals.coach.advice import Advice, Effort, Ending, Tried, advise
from archrivals.coach.chances import TRAITS, chances_for
from archrivals.coach.data import hint_from_json, hint_json
from archrivals.coach.hints import Hint, hints
from archrivals.coach.luck import steps_of
from archrivals.coach.marks import as_played, glance, mark
from archrivals.coach.reasons import Kind, Reason, reason
from archrivals.coach.turning_point import turning_point
from archrivals.coach.walk import walked
from archrivals.coach.words import compared, hint_messages
from archrivals.engine.language.rules import Setup
from archrivals.engine.records import to_plain
from archrivals.engine.saving import load, save
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table
from archrivals.engine.views.determinization import (
    Redeal,
    Unimaginable,
    hidden_from,
    hidden_from_all,
)
from archrivals.lab.coach_proof import checked_games, luck_intervals, lucky_games, mistakes_interval
from archrivals.speech.table_talk import Hearer, Message, voice
from archrivals.speech.talk.advice import advice_message
from archrivals.speech.talk.messages import CardArg, message
from archrivals.speech.talk.signatures import faults
from archrivals.terminal import progress as bars
from archrivals.terminal.game import new_game
from archrivals.terminal.plain import play_plainly
from archrivals.terminal.replaying import cards_of_save

REPLAYS = Path(__file__).parent.parent / "replays"
QUICK = Effort(options=6, first=2, fresh=8)


def played_out(setup: Setup, seed: str, *, other: bool = False) -> Table:
    """A whole game of collectors; with ``other`` the first seat sometimes answers otherwise."""
    table = Table.new(setup, catalogue(setup.box), seed)
    chance = Random(seed)
    bot = LearnedBot()
    while table.asks:
        ask = table.asks[0]
        answer = bot.answer(Sight(table, ask.seat), ask)
        if other and ask.seat == 0 and chance.random() < 0.05:
            answer = chance.randrange(len(ask.options))
        table.answer(ask.seat, answer)
    return table


@pytest.fixture(scope="module")
def short_game() -> Table:
    return played_out(Setup(players=2, super_villains=2), "short", other=True)


def at_a_sale(seed: str = "sale", box: str = "heroes-unite") -> Table:
    """A table at a turn with something to buy."""
    table = Table.new(Setup(box=box, players=2, first=0), catalogue(box), seed)
    bot = LearnedBot()
    while True:
        ask = table.ask
        answer = bot.answer(Sight(table, ask.seat), ask)
        if ask.seat == 0 and ask.kind == "turn" and ask.options[answer][0] == "buy":
            return table
        table.answer(ask.seat, answer)


# --- Chances ----------------------------------------------------------------------------------


@pytest.mark.parametrize("box", BOXES)
def test_chances_are_of_all_sides_and_end_with_the_result(box: str) -> None:
    chance = Random(f"chances {box}")
    table = new_table(chance, box=box)
    chances = chances_for(table.state.cat, confrontations=table.state.rules.confrontations)
    teams = table.state.teams
    for _ in range(60):
        found = dict(zip(teams, chances.of(table.state), strict=True))
        assert sum(found.values()) == pytest.approx(1.0)
        if table.over:
            break
        answer_somehow(table, chance)


def test_who_has_won_has_every_chance() -> None:
    table = played_out(Setup(players=2, super_villains=2), "won")
    assert table.result is not None
    chances = chances_for(table.state.cat, confrontations=False)
    winners = set(table.result.winners)
    share = 1 / len(winners)
    expected = tuple(share if seat in winners else 0.0 for seat in (0, 1))
    assert chances.of(table.state) == expected


# --- Dealing anew -----------------------------------------------------------------------------


@pytest.mark.parametrize("box", BOXES)
def test_what_nobody_knows_is_dealt_anew_and_nothing_else(box: str) -> None:
    chance = Random(f"redeal {box}")
    table = new_table(chance, box=box)
    dealt = 0
    for _ in range(80):
        if table.over:
            break
        s = table.state
        seats = range(s.seats)
        unseen = hidden_from_all(s)
        assert set(unseen) == set.intersection(*(set(hidden_from(s, seat)) for seat in seats))
        try:
            twin = Redeal(table).table("other")
        except Unimaginable:
            pass
        else:
            dealt += 1
            fixed = set(range(len(s.faces))) - set(unseen)
            assert all(twin.state.faces[card] == s.faces[card] for card in fixed)
            assert sorted(twin.state.faces) == sorted(s.faces)
            assert [ask.options for ask in twin.asks] == [ask.options for ask in table.asks]
        answer_somehow(table, chance)
    assert dealt > 20


def without_handles(shown: object) -> object:
    if isinstance(shown, dict):
        return {key: without_handles(each) for key, each in shown.items() if key != "handle"}
    return [without_handles(each) for each in shown] if isinstance(shown, list) else shown


def test_an_answer_that_tells_nothing_leads_to_the_same_position_on_every_deal() -> None:
    chance = Random("reveals_cards")
    setup = Setup(players=2, super_villains=8)
    table = played_out(setup, "reveals_cards", other=True)
    walk = walked(setup, table.state.cat, "reveals_cards", table.answers)
    told = [step.reveals for step in walk.steps]
    again = Table.new(setup, table.state.cat, "reveals_cards")
    looked = 0
    for at, answer in enumerate(table.answers):
        if not told[at] and chance.random() < 0.3:
            try:
                twin = Redeal(again).table("other")
            except Unimaginable:
                continue
            finally:
                fork = again.fork()
            twin.answer(*answer)
            fork.answer(*answer)
            for seat in (0, 1):
                one, other = to_plain(twin.view(seat)), to_plain(fork.view(seat))
                assert without_handles(one) == without_handles(other)
            looked += 1
        again.answer(*answer)
    assert looked > 30


# --- Luck -------------------------------------------------------------------------------------


def test_what_one_wins_by_luck_the_other_loses(short_game: Table) -> None:
    setup, cat = short_game.setup, short_game.state.cat
    start, steps = steps_of(setup, cat, "short", short_game.answers, 2)
    assert sum(start) == pytest.approx(1.0)
    for step in steps:
        assert sum(step.luck) == pytest.approx(0.0)
        assert sum(step.choice) == pytest.approx(0.0)
        if step.said == step.option:  # what a collector would do is neither merit nor fault
            assert not any(step.choice)
    assert any(any(step.choice) for step in steps)
    assert steps[-1].chances in ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5))


def test_luck_of_a_few_games_is_measured_for_everybody() -> None:
    found = list(lucky_games("rivals-batman-joker", range(3), "test", 1))
    assert [each.game for each in found] == [0, 1, 2]
    intervals = luck_intervals(found)
    assert intervals["first_seat"].low < intervals["first_seat"].mean < intervals["first_seat"].high
    again = list(lucky_games("rivals-batman-joker", range(1), "test", 1))
    assert again == found[:1]


# --- Hints ------------------------------------------------------------------------------------


@pytest.mark.parametrize("box", ["heroes-unite", "rivals-batman-joker"])
def test_hints_are_the_same_on_tables_that_a_seat_cannot_tell_apart(box: str) -> None:
    table = at_a_sale(box=box)
    ask = table.ask
    real = hints(Sight(table, 0), ask, "seed", QUICK)
    other = table.imagined(0, "another deal")
    assert hints(Sight(other, 0), other.ask, "seed", QUICK) == real
    assert len(real) == min(3, len(ask.options))
    assert all(hint.chance is not None and 0 <= hint.chance <= 1 for hint in real)


def test_hints_say_what_experience_says_where_nothing_can_be_tried() -> None:
    table = at_a_sale()
    loose = Table.new(table.setup, table.state.cat, "sale", anchored=False)
    for answer in table.answers:
        loose.answer(*answer)
    loose._steps = iter(())  # type: ignore[assignment]  # as in mid-effect, with no way back
    (only,) = hints(Sight(loose, 0), loose.ask, "seed", QUICK)
    assert only.chance is None
    assert hint_messages([only], [], 0, loose.state.cat) == [message("advice-experience")]


def ending(chance: float, *, cards: float, points: int, owned: dict[int, int]) -> Ending:
    terms = tuple(cards if name == "cards" else 0.0 for name in TRAITS)
    nothing = (0.0,) * len(TRAITS)
    return Ending(chance, False, (terms, nothing), (owned, {}), (points, 0), ())


def two_options(one: list[Ending], other: list[Ending]) -> Advice:
    return Advice(0, (Tried(0, tuple(one)), Tried(1, tuple(other))))


def test_a_reason_names_the_card_that_makes_the_difference() -> None:
    good = [ending(0.6 + n / 1000, cards=1.0, points=5, owned={7: 1}) for n in range(8)]
    bad = [ending(0.5, cards=0.2, points=5, owned={}) for _ in range(8)]
    advice = two_options(good, bad)
    why = reason(advice, advice.tried[0], advice.tried[1], [1.0] * 10, (0, 1))
    assert (why.kind, why.card, why.here, why.there, why.better) == ("deck", 7, 1.0, 0.0, True)
    back = reason(advice, advice.tried[1], advice.tried[0], [1.0] * 10, (0, 1))
    assert (back.kind, back.card, back.better) == ("deck", 7, False)


CAT = catalogue("heroes-unite")
BUY_RAVEN = message("option-buy", card=CardArg("raven"), cost=5)
BUY_KICK = message("option-buy", card=CardArg("kick"), cost=3)
END = message("option-end")


def told(why: Reason, this: Message, that: Message, language: str = "en", you: int = 0) -> str:
    """A reason in words, with 60 % against 49 %."""
    advice = advice_message(compared(why, CAT), this, that, 0, 0.6, 0.49)
    return voice(language).say(advice, Hearer(("Ana", "Circe"), CAT, you))


def test_a_card_that_is_bought_makes_the_deck_stronger() -> None:
    why = Reason("deck", 1, True, 0.9, CAT.by_id["raven"], False, 1.0, 0.06)
    assert told(why, BUY_RAVEN, BUY_KICK) == (
        "Raven makes your deck stronger than Kick here: 60 % to win instead of 49 %."
    )
    assert told(why, BUY_RAVEN, BUY_KICK, "es") == (
        "Raven refuerza tu mazo más que Patada: 60 % de ganar en vez de 49 %."
    )
    assert told(why, BUY_RAVEN, BUY_KICK, "de") == (
        "Raven stärkt dein Deck hier mehr als Tritt: 60 % Siegchance statt 49 %."
    )
    assert told(why, BUY_RAVEN, END, you=1) == (
        "Buying Raven makes Ana's deck stronger than ending the turn here: "
        "60 % to win instead of 49 %."
    )


def test_a_card_that_comes_of_another_choice_is_named() -> None:
    why = Reason("deck", 1, True, 0.9, CAT.by_id["raven"], False, 1.0, 0.06)
    assert told(why, END, BUY_KICK) == (
        "Ending the turn gets you Raven more often than buying Kick: 60 % to win instead of 49 %."
    )
    theirs = Reason("foe-deck", 1, True, 0.9, CAT.by_id["raven"], False, 0.0, 0.85)
    assert told(theirs, BUY_KICK, END) == (
        "Buying Kick keeps Raven from the other side more often than ending the turn: "
        "60 % to win instead of 49 %."
    )


@pytest.mark.parametrize("kind", get_args(Kind))
@pytest.mark.parametrize("better", [True, False])
def test_every_reason_is_a_message_that_is_declared(kind: Kind, better: bool) -> None:
    for card, fewer in ((-1, False), (0, False), (0, True)):
        why = Reason(kind, 1, better, 0.9, card, fewer, 1.0, 0.0)
        advice = advice_message(compared(why, CAT), BUY_RAVEN, END, 0, 0.999, 0.001)
        assert faults(advice) == []


def test_a_hint_survives_its_journey() -> None:
    why = Reason("deck", 1, True, 0.9, CAT.by_id["raven"], False, 1.0, 0.06)
    for hint in (Hint(0, 0.6, 0.0, 0.0, why), Hint(2, None, 0.0, 0.0, None)):
        assert hint_from_json(hint_json(hint, CAT), CAT) == hint


def test_what_chance_alone_might_have_made_is_called_even() -> None:
    one = [ending(0.5 + 0.1 * (n % 2), cards=0.0, points=0, owned={}) for n in range(8)]
    other = [ending(0.5 + 0.1 * (n % 3 == 0), cards=0.0, points=0, owned={}) for n in range(8)]
    advice = two_options(one, other)
    assert reason(advice, advice.tried[0], advice.tried[1], [1.0], (0, 1)).kind == "even"


# --- Marks ------------------------------------------------------------------------------------


def test_to_end_the_turn_with_power_left_is_marked_and_to_buy_well_is_not() -> None:
    table = at_a_sale()
    ask, sight = table.ask, Sight(table, 0)
    end = len(ask.options) - 1
    assert ask.options[end][0] == "end"
    marked = mark(sight, ask, end, "seed")
    assert marked is not None
    assert marked.mistake
    assert ask.options[marked.preferred][0] in ("buy", "use", "play")
    assert marked.gain.mean >= 2 * marked.gain.error
    assert mark(sight, ask, marked.preferred, "another seed") is None
    seen = glance(sight, ask, marked.preferred, "another seed")
    best = as_played(sight, ask, marked.preferred, seen, "another seed").mark
    assert best is not None
    assert not best.mistake


def test_what_was_played_is_tried_to_the_end_whatever_it_is_worth() -> None:
    table = at_a_sale()
    end = len(table.ask.options) - 1
    advice = advise(Sight(table, 0), table.ask, "seed", QUICK, played=end)
    assert advice is not None
    assert advice.of(end) is not None


def test_mistakes_are_played_to_the_end_of_the_game() -> None:
    games = checked_games("rivals-batman-joker", range(3), "test", looked_at=0.3, pairs=1, most=1)
    found = list(games)
    assert found
    assert all(each.won in (-1.0, -0.5, 0.0, 0.5, 1.0) and each.said > 0 for each in found)
    assert -1.0 <= mistakes_interval(found).mean <= 1.0


# --- The command ------------------------------------------------------------------------------


def test_coach_looks_back_at_a_finished_game_alone(
    short_game: Table,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(save(short_game)))
    with monkeypatch.context() as watched:  # by somebody who sees how far it is
        watched.setattr(sys.stderr, "isatty", lambda: True)
        watched.setattr(bars, "FIRST_NOTICE_S", 0.0)
        code, out = run(capsys, "coach", str(path), "--effort", "5")
    assert code == 0
    for said in ("Chance to win at the start", "luck (standard error", "The turns that decided"):
        assert said in out
    assert "/100 % reviewed, " in out
    code, out = run(capsys, "coach", str(path), "--seat", "1", "--effort", "5", "--json")
    data = json.loads(out)
    assert code == 0
    assert len(data["decided"]) == 3
    whole = data["start"] + data["luck"] + sum(data["choices"]) + data["rest"]
    assert whole == pytest.approx(data["result"], abs=0.01)
    begun = Table.new(short_game.setup, short_game.state.cat, "short")
    path.write_text(json.dumps(save(begun)))
    assert run(capsys, "coach", str(path))[0] == 2
    assert "not over" in run(capsys, "coach", str(path))[1]


def test_a_hint_can_be_asked_for_at_the_plain_table() -> None:
    game = new_game(Setup(players=2, first=0), "hinted", ("greedy",))
    out = io.StringIO()
    play_plainly(game, io.StringIO("hint\n"), out, None)
    said = out.getvalue()
    best = re.search(r"^> Best first:\n(\d+)\. (.+)\n +.+ \d+ % to win", said, re.MULTILINE)
    assert best is not None
    assert game.options[int(best[1]) - 1] == best[2]
    assert not game.table.answers


@pytest.mark.parametrize("replay", ["two-players", "confrontations-one-on-one"])
def test_the_turning_point_is_the_turn_with_the_largest_step_towards_the_result(
    replay: str,
) -> None:
    saved = json.loads((REPLAYS / f"{replay}.json").read_text())
    cat = cards_of_save(saved)
    end = load(saved, cat)
    assert end.result is not None
    game = (end.setup, cat, end.state.seed, end.answers)
    for seat in range(end.setup.players):
        found = turning_point(*game, seat)
        table = Table.new(*game[:3], log=False)
        chances = chances_for(cat, confrontations=table.state.rules.confrontations)
        at: dict[Any, Any] = {}
        for answer in end.answers:
            table.answer(*answer)
            at.setdefault(table.state.number, chances.of(table.state)[seat])
        last = table.state.number
        at[last + 1] = float(seat in end.result.winners)
        towards = 1 if seat in end.result.winners else -1
        steps = {n: towards * (at[n + 1] - at[n]) for n in range(2, last + 1)}
        assert max(steps.values()) <= towards * found.swing + 1e-9
        if found.number > 1:
            assert steps[found.number] == pytest.approx(towards * found.swing)
