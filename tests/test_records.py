"""Records: what is written is read again, and nothing else is read."""

from __future__ import annotations

import copy
import json
import pickle
from dataclasses import FrozenInstanceError, fields, is_dataclass, replace
from random import Random
from typing import Annotated, Any, get_args

import pytest
from tiers import by_day, size

from archrivals.bots import make_bot
from archrivals.boxes import catalogue_for
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import Setup
from archrivals.engine.records import (
    Limit,
    Misfit,
    from_plain,
    record,
    replaced,
    to_json,
    to_plain,
)
from archrivals.engine.sight import Sight
from archrivals.engine.state import events
from archrivals.engine.state.events import Event
from archrivals.engine.state.flat import CardInView
from archrivals.engine.table import Table
from archrivals.engine.views import events as event_views
from archrivals.engine.views import foresight, seats
from archrivals.engine.views.events import CauseInEvent, EndedInView, EventInView, NotedInView
from archrivals.engine.views.seats import (
    OptionInView,
    PrivateView,
    PublicView,
    TurnInView,
    View,
    private_view,
    public_view,
)

SETUPS = {
    "heroes-unite": Setup(players=3, super_villains=4),
    "all-variants": Setup(players=2, variants=("synergy", "hunt", "hidden")),
    "base-set": Setup(box="base-set", super_villains=4),
    "batman-joker": Setup(box="rivals-batman-joker"),
    "shazam-black-adam": Setup(box="rivals-shazam-black-adam"),
    "two-on-two": Setup(box="confrontations", players=4),
    "three": Setup(box="confrontations", players=3),
    "rivals-teams": setup_of(RECIPES["rivals-teams"]),
}


def naive(value: Any) -> Any:
    """What a record is as plain data, field by field."""
    if is_dataclass(value):
        told = {each.name: (each.default, getattr(value, each.name)) for each in fields(value)}
        return {
            name.removesuffix("_"): naive(held)
            for name, (default, held) in told.items()
            if held != default
        }
    if isinstance(value, dict):
        return {key: naive(each) for key, each in value.items()}
    return [naive(each) for each in value] if isinstance(value, list | tuple) else value


def same_again(record: Any) -> None:
    """A record as JSON, read again; written twice, as it may keep its text."""
    text = json.dumps(naive(record), ensure_ascii=False, separators=(",", ":"))
    assert to_json(record) == to_json(record) == text
    assert from_plain(type(record), json.loads(text)) == record


@pytest.mark.parametrize("kind", by_day(SETUPS, 3))
def test_every_view_and_event_of_a_game_is_read_as_it_was_written(kind: str) -> None:
    setup = SETUPS[kind]
    table = Table.new(setup, catalogue_for(setup), f"shapes-{kind}", anchored=False)
    bots = [make_bot("keen", "shapes", seat) for seat in range(setup.players)]
    pick = Random(kind)
    told = 0
    for _ in range(size(150, 400)):
        asked = [ask.seat for ask in table.asks]
        same_again(public_view(table))
        for seat in (-1, pick.randrange(setup.players), *asked):
            same_again(private_view(table, seat, foretold=True))
            same_again(table.view(seat))
            for event in table.events(seat, told):
                same_again(event)
        told = len(table.state.log or ())
        if table.over:
            break
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].answer(Sight(table, ask.seat), ask))


RECORDS = [
    each
    for module in (event_views, events, foresight, seats)
    for each in vars(module).values()
    if isinstance(each, type) and is_dataclass(each) and each.__module__ == module.__name__
]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: str(record.__name__))
def test_every_record_is_frozen_and_has_no_dict(record: Any) -> None:
    made = record(*range(len(fields(record))))
    assert not hasattr(made, "__dict__")
    with pytest.raises(FrozenInstanceError):
        setattr(made, fields(record)[0].name, 1)
    for again in (copy.copy(made), copy.deepcopy(made), pickle.loads(pickle.dumps(made))):
        assert again == made
        assert hash(again) == hash(made)
    assert replace(made, **{fields(record)[0].name: -7}) != made


def test_the_log_keeps_nothing_but_records() -> None:
    setup = SETUPS["two-on-two"]
    table = Table.new(setup, catalogue_for(setup), "log", anchored=False)
    bots = [make_bot("keen", "log", seat) for seat in range(setup.players)]
    while table.asks:
        ask = table.ask
        table.answer(ask.seat, bots[ask.seat].answer(Sight(table, ask.seat), ask))
    kinds = {type(event) for event in table.state.log or ()}
    assert kinds <= set(get_args(Event))
    assert len(kinds) > 5


def test_what_has_its_default_is_left_out() -> None:
    assert to_plain(CardInView("a1", "kick")) == {"handle": "a1", "id": "kick"}
    assert to_plain(CardInView("a1", "kick", assist=True))["assist"] is True
    assert to_plain(OptionInView("seat", seat=0)) == {"verb": "seat", "seat": 0}
    done = NotedInView("outcome", CauseInEvent(rule="F3"), 1, n=(7, 9))
    assert to_plain(done) == {"kind": "outcome", "cause": {"rule": "F3"}, "seat": 1, "n": [7, 9]}


def test_a_record_keeps_its_own_text_and_nobody_elses() -> None:
    card = CardInView("a1", 'the "Kick"')
    assert to_json(card) == to_json(card) == '{"handle":"a1","id":"the \\"Kick\\""}'
    for other in (replaced(card, id="punch"), replace(card, id="punch")):
        assert to_json(other) == '{"handle":"a1","id":"punch"}'
    assert (
        to_json([copy.copy(card), {"card": card}])
        == f'[{to_json(card)},{{"card":{to_json(card)}}}]'
    )


@record
class Told:
    """A record with events of any kind."""

    events: tuple[EventInView, ...]


def test_each_of_several_records_is_written_and_read_as_what_it_is() -> None:
    cause = CauseInEvent(card="kick")
    power, over = NotedInView("power", cause, 0, n=2), EndedInView("over", cause, -1, (0,), (7, 3))
    assert [event["kind"] for event in to_plain(Told((power, over)))["events"]] == ["power", "over"]
    same_again(Told((power, over)))


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        ({"number": 1, "seat": 0, "power": 2}, 'TurnInView lacks its field "confronting"'),
        ({"number": 1, "seat": 0, "power": 2, "confronting": -1, "deck": []}, "deck"),
        (
            {"number": "1", "seat": 0, "power": 2, "confronting": -1},
            "number: expected a whole number",
        ),
        (
            {"number": True, "seat": 0, "power": 2, "confronting": -1},
            "number: expected a whole number",
        ),
        ([1, 0, 2, -1], "expected TurnInView, found a list"),
    ],
)
def test_other_data_is_refused(data: Any, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        from_plain(TurnInView, data)


def test_a_fault_deep_in_a_view_is_named_by_its_place() -> None:
    setup = SETUPS["two-on-two"]
    table = Table.new(setup, catalogue_for(setup), "fault", anchored=False)
    data = to_plain(table.view(table.asks[0].seat))
    data["seats"][1]["hero"][0]["id"] = 7
    with pytest.raises(Misfit) as caught:
        from_plain(View, data)
    assert str(caught.value) == "seats[1].hero[0].id: expected text, found 7"


def test_a_view_has_all_that_its_parts_have() -> None:
    names = {each.name for each in fields(View)}
    assert names >= {each.name for each in fields(PublicView)}
    assert names >= {each.name for each in fields(PrivateView)} - {"hands"}


def test_limits_of_a_type_and_of_its_name_hold_and_other_marks_are_for_others() -> None:
    name = Annotated[str, Limit(max_length=5)]
    hint = Annotated[name, "a mark of another reader", Limit(min_length=2)]
    assert from_plain(hint, "Ann") == "Ann"
    for wrong in ("A", "Annabel"):
        with pytest.raises(Misfit):
            from_plain(hint, wrong)
