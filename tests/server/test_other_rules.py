"""Games that go on across a change of rules: at a host, in a log, in a save, and for good."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from seated import ANN, arranged, command, enter, until
from test_gateway import Place
from test_host import TABLE, House, house, seated

from archrivals.boxes import BOXES, catalogue
from archrivals.engine.checking import findings
from archrivals.engine.language.rules import Setup
from archrivals.engine.positions import latest_position
from archrivals.engine.records import to_plain
from archrivals.engine.saving import (
    RULES_VERSION,
    SaveError,
    card_digest,
    gone_on,
    load,
    save,
    setup_to_json,
)
from archrivals.engine.table import Table
from archrivals.hosting import hosted as hosting
from archrivals.hosting import wire
from archrivals.hosting.clocks import ClockRules
from archrivals.hosting.entries import Entry
from archrivals.hosting.hosted import Facts, HostedTable
from archrivals.hosting.replays import NoReplay, check_version
from archrivals.hosting.standings import Standing, changed_from, since, standing_from
from archrivals.server.core.rules_in_play import Following, followed, sentences
from archrivals.server.core.schema import standings, tables
from archrivals.server.core.settings import Settings

pytestmark = pytest.mark.anyio

OLD = "4"
"""The rules that the games of these tests are said to have followed."""

CLOCK = ClockRules(60_000, 60_000)


def begun(box: str, seed: str) -> tuple[Facts, HostedTable]:
    """A game of two people that follows older rules."""
    setup = json.loads(json.dumps(setup_to_json(Setup(box=box, players=2))))
    chairs = (("Ann", "ann", None), ("Bob", "bob", None))
    facts = Facts("a-table", setup, seed, CLOCK, chairs, rules=OLD)
    return facts, HostedTable.begin(facts)


def played(hosted: HostedTable, answers: int, luck: Random) -> tuple[list[Entry], Standing | None]:
    """Some answers by chance, an undo now and then, and the latest standing."""
    log, standing = [], None
    for at in range(answers):
        if hosted.over:
            break
        back = [seat for seat in (0, 1) if hosted.undo_state(seat) != "no"]
        if back and luck.random() < 0.06:
            log.append(hosted.undo(back[0], command(), at, 5))
        else:
            ask = luck.choice(hosted.table.asks)
            option = luck.randrange(len(ask.options))
            message = wire.Answer("a-table", hosted.position, command(), option)
            log.append(hosted.answer(ask.seat, message, 7, at))
        if text := hosted.standing():
            standing = standing_from(text)
    return log, standing


@pytest.mark.parametrize("box", BOXES)
def test_a_game_goes_on_with_the_answers_that_still_fit(box: str) -> None:
    luck = Random(box)
    facts, before = begun(box, box)
    standing = standing_from(before.opening())
    log, latest = played(before, 45, luck)
    after, entry = HostedTable.go_on(facts, log, latest or standing, at=9)
    assert after.digest == before.digest
    assert (after.clock, after.log_length) == (before.clock, before.log_length)
    assert after.table.answers == before.table.answers
    assert after.change is not None
    assert (after.change.before, after.change.after, after.change.back) == (OLD, RULES_VERSION, ())
    assert after.position > before.position  # no client takes what follows for old news
    assert "note-rules" in after.recap(0)
    log = [*log, entry]
    more, _ = played(after, 12, luck)
    again = HostedTable.resume(replace(facts, rules=RULES_VERSION), [*log, *more])
    assert (again.digest, again.position) == (after.digest, after.position)
    assert (again.table.answers, again.clock) == (after.table.answers, after.clock)


@pytest.mark.parametrize("box", BOXES)
def test_answers_that_no_longer_fit_are_taken_back_to_the_start_of_the_turn(
    box: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts, before = begun(box, f"{box} back")
    standing = standing_from(before.opening())
    luck = Random(1)
    while True:  # to the middle of a turn
        log, latest = played(before, 30, luck)
        if latest is not None and any(each.kind == "answer" for each in since(latest, log)):
            break
        facts, before = begun(box, f"{box} {luck.random()}")
    standing = latest
    held = [each for each in since(standing, log) if each.kind == "answer"]
    with monkeypatch.context() as patch:  # the new rules offer nothing that was chosen
        patch.setattr(hosting, "option_called", lambda *_: None)
        after, entry = HostedTable.go_on(facts, log, standing, at=9)
    change = changed_from(entry)
    assert len(after.table.answers) == standing.answers
    assert change.options is None
    assert {name for _, name in change.back} <= {each.note for each in held}  # all are listed
    assert after.change is not None
    assert sum(after.change.back) == len(change.back) > 0  # and shown
    assert after.undo_state(0) == after.undo_state(1) == "no"  # not across the change
    again = HostedTable.resume(replace(facts, rules=RULES_VERSION), [*log, entry])
    assert again.digest == after.digest


def saved_game(hosted: HostedTable, **more: Any) -> dict[str, Any]:
    """A game with its parts, as a server gives it."""
    cat = hosted.table.state.cat
    saved = {
        "archrivals": RULES_VERSION,
        "cards": card_digest(cat),
        "setup": hosted.facts.setup,
        "seed": hosted.facts.seed,
        "answers": hosted.table.answers,
        "digest": hosted.digest,
        "changes": [to_plain(part) for part in hosted.parts],
    }
    return json.loads(json.dumps(saved | more))  # type: ignore[no-any-return]  # plain data


def test_each_part_of_a_game_is_verified_by_its_own_rules() -> None:
    facts, before = begun("base-set", "parts")
    log, latest = played(before, 60, Random(2))
    assert latest is not None
    after, _ = HostedTable.go_on(facts, log, latest, at=9)
    played(after, 20, Random(3))
    cat = catalogue("base-set")

    def found(saved: dict[str, Any]) -> list[tuple[str, bool | None]]:
        return [(each.code, each.right) for each in findings(saved, cat) if each.what == "game"]

    saved = saved_game(after)
    assert found(saved) == [("part-elsewhere", None), ("same-game", True)]
    saved["changes"][0]["rules"] = RULES_VERSION  # as the release of the first part sees it
    assert found(saved) == [("same-part", True), ("same-game", True)]
    saved["answers"][3] = [saved["answers"][3][0], 0 if saved["answers"][3][1] else 1]
    assert found(saved)[0] == ("other-part", False)
    saved = saved_game(after)
    saved["answers"][-1][1] ^= 1
    assert found(saved)[1][1] is False
    row: Any = {"rules": RULES_VERSION, "changes": saved["changes"]}
    with pytest.raises(NoReplay, match="the rules changed"):
        check_version(row)


def test_a_save_of_other_rules_goes_on_from_between_two_actions() -> None:
    cat, luck = catalogue("heroes-unite"), Random(4)
    table = Table.new(Setup(players=2), cat, "saved")
    for _ in range(50):
        ask = luck.choice(table.asks)
        table.answer(ask.seat, luck.randrange(len(ask.options)))
    standing = {"standing": latest_position(table)}
    saved = save(table) | {"archrivals": OLD, "cards": "of another release"} | standing
    with pytest.raises(SaveError, match="rules version 4"):
        load(saved, cat)
    went = gone_on(saved, cat)
    assert went is not None
    again = load(went.saved, cat)
    assert (went.before, len(again.answers)) == (OLD, 50 - went.back)
    base, _ = table.anchor()
    assert again.state.zones == (base or table.state).zones
    later = save(again)
    assert load(later | {"changes": went.saved["changes"]}, cat).state.zones == again.state.zones
    saved["standing"]["position"]["cards"] = [["no-such-card", 10]]
    assert gone_on(saved, cat) is None


def test_words_of_a_ruling_are_no_part_of_what_cards_are() -> None:
    cat = catalogue("base-set")
    table = Table.new(Setup(box="base-set", players=2), cat, "prose")
    saved = save(table)
    worded = [replace(card, rulings=("Other words.",), names=()) for card in cat.cards]
    other = type(cat)(worded, cat.rules_for, cat.boxes)
    assert card_digest(other) == card_digest(cat)
    assert load(saved, other).state.zones == table.state.zones
    stronger = [replace(card, cost=9) if card.cost == 3 else card for card in cat.cards]
    assert card_digest(type(cat)(stronger, cat.rules_for, cat.boxes)) != card_digest(cat)


# --- At a host --------------------------------------------------------------------------------


@pytest.fixture
async def here(sqlite_settings: Settings, anyio_backend: str) -> AsyncIterator[House]:
    """A house with a host."""
    async with house(sqlite_settings) as opened:
        await opened.host()
        yield opened


async def grow_old(here: House, rules: str = OLD) -> None:
    """Let the host stop, and the game be one of other rules."""
    await here.hosts.pop().stop()
    await here.store.do(tables.update().values(rules=rules))


async def test_a_host_goes_on_with_a_game_of_other_rules_and_writes_it_down(here: House) -> None:
    desk, (ann, bob) = await seated(here)
    await ann.play("play", "punch")
    await ann.play("end")
    await bob.play("play", "punch")
    digest = desk.hosted.digest
    await grow_old(here)
    host = await here.host()
    await host._sweep()
    await here.rest()
    assert host.desks[TABLE].hosted.digest == digest
    row = await here.row()
    assert (row["rules"], row["changes"][0]["rules"]) == (RULES_VERSION, OLD)
    assert [entry.kind for entry in await here.log()][-1] == "rules"
    view = await bob.look()
    assert view["rules"]["before"] == OLD
    assert view["rules"]["back"] == []
    await bob.play("end")
    await grow_old(here, "6")  # and back again
    await (await here.host())._sweep()
    await here.rest()
    assert [part["rules"] for part in (await here.row())["changes"]] == [OLD, "6"]
    assert (await ann.look())["rules"]["before"] == "6"


async def test_a_game_waits_for_a_living_host_of_its_own_rules(here: House) -> None:
    await seated(here)
    await grow_old(here)
    host = await here.host()
    other: dict[str, Any] = {"id": "other", "alive": 2**52, "rules": OLD}
    await here.store.do(sa.insert(host_rows()).values(**other, taking=True))
    assert await host.leases.waiting(9) == []
    await here.store.do(host_rows().update().values(taking=False))
    assert await host.leases.waiting(9) == [TABLE]


def host_rows() -> sa.Table:
    """Return the table of hosts."""
    from archrivals.server.core.schema import hosts

    return hosts


async def test_a_standing_that_cannot_be_read_is_left_to_another_release(here: House) -> None:
    await seated(here)
    await grow_old(here)
    await here.store.do(standings.update().values(standing='{"rules": 7}'))
    host = await here.host()
    await host._sweep()
    await here.rest()
    assert not host.desks
    assert (await here.row())["host"] is None
    assert await host.leases.waiting(9) == []
    assert (await here.row())["rules"] == OLD  # as it was, for its own release


async def test_an_operator_is_told_which_rules_games_follow(here: House) -> None:
    await seated(here)
    await enter(here.store, "older", rules="3")
    assert await followed(here.store) == [Following("3", 1, 0), Following(RULES_VERSION, 1, 1)]
    assert "cannot go on" in sentences(await followed(here.store))[0]


# --- With no way on ---------------------------------------------------------------------------


async def test_a_game_that_cannot_go_on_can_be_given_up(sqlite_settings: Settings) -> None:
    async with house(sqlite_settings, lease=3_000) as opened:
        place = Place(opened.context)
        await enter(opened.store, "a-stuck-table", arranged(2), rules="3")
        await place.host.start()
        try:
            line = await place.line(ANN)
            await line.asked(wire.Join("a-stuck-table"), "refused")
            assert (await line.asked(wire.Concede("a-stuck-table", command()), "accepted"))[
                "position"
            ] == 0
            row = await opened.row("a-stuck-table")
            assert (row["status"], row["result"]["why"]) == ("abandoned", "abandoned")
            await until(lambda: line.told("room"))
        finally:
            await place.host.stop()
