"""The balance lab: changes, paired deals, sums that go on, figures, the page."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from commands import run as command

from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.table import Table
from archrivals.lab.balance.changes import KINDS, Change, Choosy
from archrivals.lab.balance.figures import Effect, band_of, effects, mean_and_error, standings
from archrivals.lab.balance.games import Board, play, usual_game, worth
from archrivals.lab.balance.studies import LEVELS, Study, Sum, changes_of, run, tasks_for, watch
from archrivals.lab.simulating import faces

BOX = "rivals-shazam-black-adam"
BOARD = Board(BOX, 2, "greedy")


def told(*_: int) -> None:
    """Nobody wants to know."""


# --- Changes and games ------------------------------------------------------------------------


def test_a_deal_is_the_same_game_whether_dealt_or_named() -> None:
    usual = usual_game(BOARD, 0)
    again = play(BOARD, 0, usual.setup, faces(BOX))
    assert (again.shares, again.turns, again.took) == (usual.shares, usual.turns, usual.took)
    assert len(usual.leaders) == usual.turns


def test_a_forbidden_card_is_never_taken_and_the_other_seat_may_take_it() -> None:
    usual = usual_game(BOARD, 1)
    card = sorted(usual.took[0])[0]
    changed = play(BOARD, 1, usual.setup, faces(BOX), (0, card))
    assert card not in changed.took[0]
    assert play(BOARD, 1, usual.setup, faces(BOX), (0, "no-such-card")).took == usual.took


def test_a_card_that_must_be_taken_is_taken() -> None:
    class Eager:
        name = "eager"

        def answer(self, sight: Sight, ask: Ask) -> int:
            return 0

    table = Table.new(usual_game(BOARD, 0).setup, faces(BOX), "demo")
    sight = Sight(table, 0)
    card = table.state.zones[1][0]
    name = sight.cat.ids[sight.face(card)]
    bot = Choosy(Eager(), name)
    only = Ask(0, "gain", -1, (("card", card),))
    assert bot.answer(sight, only) == 0
    assert bot.took == {name}
    or_not = Ask(0, "gain", -1, (("card", card), ("none", None)))
    assert bot.answer(sight, or_not) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_every_change_has_a_key_that_can_be_read_back(kind: str) -> None:
    for change in changes_of(BOX, [Change.from_key(kind).kind])[:3]:
        assert Change.from_key(change.key) == change


def test_changes_do_what_they_say() -> None:
    setup = usual_game(BOARD, 0).setup
    assert Change("gift", "greed").setup(setup, 1).gifts == ((1, "greed"),)
    assert Change("first").setup(setup, 1).first == 1
    mine, theirs = setup.heroes
    assert Change("hero", theirs).setup(setup, 0).heroes == (theirs, mine)
    cat = faces(BOX)
    at = cat.by_id["greed"]
    assert Change("cost", "greed", 1).cards(cat).cost[at] == cat.cost[at] + 1


def test_the_dearest_card_is_worth_something_as_a_gift() -> None:
    gift = Change("gift", "doctor-fate")
    found = [worth(BOARD, deal, gift, usual_game(BOARD, deal)) for deal in range(6)]
    assert sum(each or 0 for each in found) > 0.5


def test_teams_keep_their_sides() -> None:
    board = Board("confrontations", 4, "random")
    usual = usual_game(board, 0)
    swap = Change("hero", "Circe")
    sides = {card.name: card.side for card in faces("confrontations").cards}
    for seat in range(4):
        changed = swap.setup(usual.setup, seat).heroes
        if sides[usual.setup.heroes[seat]] == "villain":
            assert [sides[name] for name in changed] == [sides[name] for name in usual.setup.heroes]


# --- Studies ----------------------------------------------------------------------------------


def test_a_study_goes_on_where_it_stopped(tmp_path: Path) -> None:
    changes = changes_of(BOX, ["gift", "first"], ["greed", ""])
    halves, whole = tmp_path / "halves.json", tmp_path / "whole.json"
    for deals in (2, 4):
        study = Study.begun(BOX, halves)
        run(study, list(tasks_for(study, "greedy", changes, deals)), halves, 1, told)
        watch(study, BOARD, deals, halves, 1, told)
    study = Study.begun(BOX, whole)
    watch(study, BOARD, 4, whole, 1, told)
    run(study, list(tasks_for(study, "greedy", changes, 4)), whole, 2, told)
    first, second = (json.loads(path.read_text()) for path in (halves, whole))
    assert first == second
    assert first["effects"]["greedy"]["gift:greed"][:2] == [4, 4]
    assert first["usual"]["greedy, 2 players"]["games"] == 4


def test_figures_of_other_cards_are_not_mixed(tmp_path: Path) -> None:
    path = tmp_path / "study.json"
    Study(BOX, "0", "other cards").keep(path)
    with pytest.raises(ValueError, match="other cards"):
        Study.begun(BOX, path)


# --- Figures ----------------------------------------------------------------------------------


def test_an_effect_has_the_mean_and_error_of_its_deals() -> None:
    found = Sum()
    for value in (0.5, None, 0.0, 0.25, 0.25):
        found.add(value)
    mean, error = mean_and_error(found)
    assert (found.deals, found.tried, mean) == (4, 5, 0.25)
    assert error == pytest.approx((0.125 / 3 / 4) ** 0.5)


def test_the_band_is_a_line_and_the_spread_of_the_cards_alone() -> None:
    line = band_of([(cost, 0.1 * cost - 0.1, 0.0) for cost in (1.0, 2.0, 3.0, 5.0)])
    assert line.middle(4) == pytest.approx(0.3)
    assert line.spread == pytest.approx(0.0)
    noisy = band_of([(1.0, 0.1, 0.1), (2.0, 0.0, 0.1), (3.0, 0.1, 0.1), (4.0, 0.0, 0.1)])
    assert noisy.spread == 0.0, "all of it may be chance"


def test_a_house_card_far_above_the_printed_ones_is_out() -> None:
    study = Study(BOX)
    cat = faces(BOX)
    for level in LEVELS:
        study.effects[level] = {}
        for card in cat.cards:
            if card.kind == "main":
                high = 0.45 if card.id == "greed" else 0.05 * (card.cost or 0)
                n = 100
                study.effects[level][f"gift:{card.id}"] = Sum(
                    n, n, n * high, n * (high * high + 0.04)
                )
    band, found = standings(study)
    assert band.per_cost == pytest.approx(0.05)
    assert [each.card.id for each in found if each.out] == ["greed"]
    assert found[0].house


def test_chance_alone_makes_few_discoveries() -> None:
    draw = Random("no effect").gauss
    study = Study(BOX)
    for level in LEVELS:
        study.effects[level] = {}
        for number in range(200):
            found = Sum()
            for _ in range(50):
                found.add(draw(0.0, 0.2))
            study.effects[level][f"ban:card-{number}"] = found
    bans = effects(study, "ban")
    assert len(bans) == 200
    assert sum(each.real for each in bans) <= 2
    assert isinstance(bans[0], Effect)


# --- The command and its page -----------------------------------------------------------------


@pytest.mark.night
def test_the_command_writes_its_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "balance", "rivals-batman-joker", "--kinds", "gift,first,hero,ban", "--only"]
    words += ["The Joker,robin,", "--deals", "2", "--games", "2", "--out", str(tmp_path)]
    code, out = command(capsys, *words)
    assert code == 0
    figures = json.loads((tmp_path / "rivals-batman-joker.json").read_text())
    assert set(figures["effects"]) == set(LEVELS)
    assert "hero:The Joker" in figures["effects"]["greedy"]
    assert str(tmp_path / "rivals-batman-joker.json") in out
    code, out = command(capsys, "lab", "balance", BOX, "--kinds", "wish", "--out", str(tmp_path))
    assert code == 2
    assert "gift" in out


def test_a_study_without_unchanged_games_has_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["lab", "balance", BOX, "--kinds", "first", "--deals", "1", "--games", "0"]
    for _ in range(2):  # the second run reads what the first one kept
        assert command(capsys, *words, "--level", "greedy", "--out", str(tmp_path))[0] == 0
    assert json.loads((tmp_path / f"{BOX}.json").read_text())["usual"] == {}


def test_a_place_that_holds_no_study_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["lab", "balance", BOX, "--games", "0", "--deals", "0", "--out"]
    file = tmp_path / "a-file"
    file.write_text("")
    code, out = command(capsys, *words, str(file))
    assert code == 2
    assert out.startswith(f"archrivals: cannot write to {file}: ")
    for text in ("{}", "[]", "none", '{"usual": [], "effects": {}}'):
        (tmp_path / f"{BOX}.json").write_text(text)
        code, out = command(capsys, *words, str(tmp_path))
        assert code == 2
        assert "has no figures of a study: move it away first" in out


@pytest.mark.night
def test_the_page_needs_no_network(tmp_path: Path) -> None:
    pytest.importorskip("altair")
    pytest.importorskip("vl_convert")
    from archrivals.lab.balance.page import write_page

    path = tmp_path / f"{BOX}.json"
    study = Study.begun(BOX, path)
    changes = changes_of(BOX, ["gift", "ban", "hero", "first"], ["greed", "sabbac", "tawky-tawny"])
    for level in LEVELS:
        run(study, list(tasks_for(study, level, changes, 2)), path, 1, told)
        watch(study, Board(BOX, 2, level), 4, path, 1, told)
    write_page(study, tmp_path / "page.html")
    page = (tmp_path / "page.html").read_text()
    assert "vegaEmbed" in page
    assert "src=" not in page.partition("<script>")[0]
    assert "Greed" in page
    assert len(page) < 2_000_000
