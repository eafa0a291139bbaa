"""The wire: bytes as msgspec writes them, and two readers that refuse the same messages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import MISSING, asdict, fields, is_dataclass
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from random_games import random_setup
from tiers import by_day, size

from archrivals.boxes import BOXES
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import Setup
from archrivals.engine.records import to_json
from archrivals.engine.views.seats import public_view
from archrivals.engine.views.why import Reason
from archrivals.hosting import wire
from archrivals.hosting.clocks import ClockRules
from archrivals.hosting.codec import Malformed, encode, json_of, listed
from archrivals.hosting.codec import decode as decode_by_json
from archrivals.hosting.hosted import Facts, HostedTable
from archrivals.server.core.codec import decode
from archrivals.speech.table_talk import why_message
from archrivals.speech.talk.messages import message

TABLE = "a-table-of-ours"
STRANGE = 'Zoë "\\"/\b\f\n\r\t\x00\x1f\x7f\u2028\U0001f9b8'
"""A name with all that JSON escapes, or does not."""


def facts_for(setup: Setup, seed: str) -> Facts:
    """A table with a strange name, a bot and a running clock."""
    plain = json.loads(json.dumps(asdict(setup)))
    chairs = [(f"Player {seat}", f"person-{seat}", None) for seat in range(setup.players)]
    chairs[0] = (STRANGE, "person-0", None)
    chairs[-1] = ("Goldie", None, "goldie")  # type: ignore[assignment]
    return Facts(TABLE, plain, seed, ClockRules(60_000, 300_000), tuple(chairs))


def messages(table: HostedTable, chance: Random) -> Iterator[bytes]:
    """All that is sent while a random game is played, with answers taken back now and then."""
    viewers = [(-1, True), (-1, False), (0, True), (0, False), (1, True)]
    for seat, words in viewers:
        yield encode(table.view(seat, words, 17))
    for number in range(size(400, 1_000)):
        if table.over:
            break
        since, undone = table.log_length, False
        seat = chance.choice(table.asked)
        ask = table.table.ask_of(seat)
        assert ask is not None
        back = chance.randrange(table.facts.setup["players"])
        if chance.random() < 0.03 and table.undo_state(back) != "no":
            table.undo(back, f"undo-{number}", number)
            undone = True
        else:
            option = chance.randrange(len(ask.options))
            answer = wire.Answer(TABLE, table.position, f"answer-{number}", option)
            table.answer(seat, answer, number % 900, number)
        yield from table.updates(since, viewers, undone=undone, elapsed=number).values()
    for seat, words in viewers:
        yield encode(table.view(seat, words, 0))


SETUPS = [
    *(pytest.param(random_setup(Random(box), box=box), id=box) for box in BOXES),
    *(pytest.param(setup_of(RECIPES[recipe]), id=recipe) for recipe in list(RECIPES)[::4]),
]


@pytest.mark.parametrize("setup", SETUPS)
def test_whole_games_give_the_bytes_that_msgspec_writes(setup: Setup) -> None:
    table = HostedTable.begin(facts_for(setup, "codecs"))
    sent = 0
    for frame in messages(table, Random("codecs")):
        assert msgspec.json.encode(msgspec.json.decode(frame)) == frame
        sent += 1
    assert sent > 200


@pytest.mark.parametrize("setup", by_day(SETUPS, 3))
def test_what_is_remembered_of_the_last_view_is_what_a_fresh_view_shows(setup: Setup) -> None:
    table = HostedTable.begin(facts_for(setup, "piles"))
    for _ in messages(table, Random("piles")):
        if not table.over:
            assert to_json(table.public()) == to_json(public_view(table.table))


REASON = wire.HintReason("deck", -1, True, 0.25, None, False, 0.0001, 1.0)
REPLIES: list[wire.Reply] = [
    wire.Welcome(2, "person-0", STRANGE, 1_794_721_773_595),
    wire.Room(
        TABLE,
        STRANGE,
        "open",
        {"box": "heroes-unite", "arranged": [["hand 0", ["punch"]]], "first": None},
        [wire.RoomSeat(0, STRANGE, "person-0", None, False, 0)],
        "person-0",
        False,
        True,
        {"turn": 0, "bank": 0},
        "c" * 64,
        -1,
        dealing=wire.Dealing(5, False),
        tries=[wire.FailedDeal("d" * 64, [0, 1])],
    ),
    wire.Room(
        TABLE, "", "over", {}, [], "", True, False, {}, "", 0, "seed", "again", "r", "joint-1"
    ),
    wire.Accepted(TABLE, "command", 3),
    wire.Refused("over", "the game is over"),
    wire.Refused("too-often", "wait", TABLE, "command", "T3", 4),
    wire.UndoAsked(TABLE, "command", 1),
    wire.UndoRefused(TABLE, "command", 1),
    wire.Away(TABLE, 1, 5),
    wire.Away(TABLE, 1, 5, True, {"0": "wait"}),
    wire.Back(TABLE, 1),
    wire.Said(TABLE, "id", "person-0", STRANGE, STRANGE, 1),
    wire.Pong(7),
]
ORDERS: list[wire.FromClient] = [
    wire.Hello(2, "ticket", True),
    wire.Join(TABLE),
    wire.Join(TABLE, 4),
    wire.Leave(TABLE),
    wire.Answer(TABLE, 3, "command", 2),
    wire.Undo(TABLE, 3, "command"),
    wire.Consent(TABLE, "command", False),
    wire.Concede(TABLE, "command"),
    wire.Vote(TABLE, 4, "abandon"),
    wire.Return(TABLE, "command"),
    wire.Resync(TABLE),
    wire.Say(TABLE, STRANGE),
    wire.Mute(TABLE, "person-1"),
    wire.WhyNot(TABLE, "play"),
    wire.Hint(TABLE, 3),
    wire.Looking(TABLE, on=False),
    wire.Ping(),
]


def test_there_is_a_sample_of_every_kind() -> None:
    assert {type(each) for each in ORDERS} == set(get_args(wire.FromClient))
    # views and updates come out of games, and each codec encodes messages of the table by itself
    rest = {wire.View, wire.Update, wire.Reason, wire.Hints}
    assert {type(each) for each in REPLIES} == {*get_args(wire.ToClient)} - rest


def naive(value: Any) -> Any:
    """A message as plain data, field by field: in what is in it, nothing is left out."""
    if isinstance(value, wire.Message | wire.Reply):
        told = {"type": type(value).__name__.lower()}
        for each in fields(value):
            usual = each.default if each.default_factory is MISSING else each.default_factory()
            if getattr(value, each.name) != usual:
                told[each.name] = naive(getattr(value, each.name))
        return told
    if is_dataclass(value):
        return {each.name: naive(getattr(value, each.name)) for each in fields(value)}
    return [naive(each) for each in value] if isinstance(value, list) else value


OPTIONS = [
    wire.HintOption(0, None, 0.0, 0.1234, REASON),
    wire.HintOption(1, 0.5, 0.0, 0.0, None),
]


@pytest.mark.parametrize("message", [*REPLIES, *ORDERS], ids=lambda each: type(each).__name__)
def test_every_message_is_written_as_msgspec_writes_it(message: Any) -> None:
    assert encode(message) == msgspec.json.encode(naive(message))


def test_json_goes_into_messages_as_it_is() -> None:
    line = json_of(why_message(Reason("over", "G1")))
    lines = listed([line, json_of(message("advice-experience"))])
    reason = wire.Reason(TABLE, "play", "punch", lines, "G1")
    assert encode(reason) == msgspec.json.encode(naive(reason) | {"lines": json.loads(lines)})
    hints = wire.Hints(TABLE, 1, OPTIONS, listed([line, line]))
    again = json.loads(listed([line, line]))
    assert encode(hints) == msgspec.json.encode(naive(hints) | {"lines": again})


@pytest.mark.parametrize("message", ORDERS, ids=lambda each: type(each).__name__)
def test_every_order_is_read_as_it_was_written(message: wire.FromClient) -> None:
    frame = encode(message)
    by_json = decode_by_json(frame)
    assert by_json == decode_by_json(frame.decode()) == decode(frame) == message


def order(**changed: Any) -> str:
    """An answer with something changed in it."""
    good = {"type": "answer", "table": TABLE, "position": 1, "command": "c", "option": 0}
    return json.dumps({name: each for name, each in (good | changed).items() if each is not ...})


HOSTILE = [
    "",
    " ",
    "null",
    "[]",
    '"answer"',
    "17",
    "{}",
    "{",
    '{"type":"ping"',
    '{"type":"ping",}',
    '{"type":"ping"} {}',
    '\ufeff{"type":"ping"}',
    '{type:"ping"}',
    "{'type':'ping'}",
    '{"type":1}',
    '{"type":null}',
    '{"type":["ping"]}',
    '{"type":"nothing"}',
    '{"type":"welcome","version":2,"person":"p","name":"n","now":1}',
    '{"type":"Ping"}',
    '{"type":"ping","type":"hello"}',
    '{"type":"ping","more":1}',
    '{"type":"ping","":1}',
    '{"table":"' + TABLE + '"}',
    order(type=...),
    order(table=...),
    order(option=...),
    order(table=""),
    order(table="short"),
    order(table="x" * 33),
    order(table=TABLE + "\n"),
    order(table="no spaces in it"),
    order(table="../../etc/passwd"),
    order(table="täble-äää"),
    order(table=1),
    order(table=None),
    order(table=[TABLE]),
    order(table={"id": TABLE}),
    order(command=""),
    order(command="x" * 65),
    order(command="a b"),
    order(command="c\n"),
    order(command="é"),
    order(command="\x7f"),
    order(position=-1),
    order(position=10_000_001),
    order(position=10**30),
    order(position=-(10**30)),
    order(position=1.0),
    order(position=1.5),
    order(position=True),
    order(position="1"),
    order(position=None),
    order(option=-1),
    order(option=10_001),
    order(option=False),
    order(option=[]),
    order(extra=None),
    order(option=0).replace('"option": 0', '"option": 1e0'),
    order(option=0).replace('"option": 0', '"option": NaN'),
    order(option=0).replace('"option": 0', '"option": Infinity'),
    order(option=0).replace('"option": 0', '"option": 00'),
    order(option=0).replace('"option": 0', '"option": +1'),
    order(option=0).replace('"option": 0', '"option": "x", "option": 0'),
    order(option=0).replace('"option": 0', '"option": 1E400'),
    order(option=0).replace('"option": 0', '"option": ' + "[" * 5_000 + "]" * 5_000),
    order(option=0).replace('"option": 0', '"option": ' + '{"a":' * 5_000 + "1" + "}" * 5_000),
    json.dumps({"type": "join", "table": TABLE, "seat": 5}),
    json.dumps({"type": "join", "table": TABLE, "seat": "0"}),
    json.dumps({"type": "vote", "table": TABLE, "seat": 5, "choice": "wait"}),
    json.dumps({"type": "vote", "table": TABLE, "seat": 0, "choice": "leave"}),
    json.dumps({"type": "vote", "table": TABLE, "seat": 0, "choice": None}),
    json.dumps({"type": "consent", "table": TABLE, "command": "c", "allow": 1}),
    json.dumps({"type": "consent", "table": TABLE, "command": "c", "allow": "true"}),
    json.dumps({"type": "say", "table": TABLE, "text": ""}),
    json.dumps({"type": "say", "table": TABLE, "text": "x" * 501}),
    '{"type":"say","table":"' + TABLE + '","text":"half a pair \\ud83d"}',
    '{"type":"say","table":"' + TABLE + '","text":"half a pair \\ude00 of another"}',
    '{"type":"say","table":"' + TABLE + '","text":"raw half \ud83d"}',
    '{"type":"say","table":"' + TABLE + '","text":"a raw\ttab"}',
    '{"type":"say","table":"' + TABLE + '","text":"a raw\x00nothing"}',
    '{"type":"say","table":"' + TABLE + '","text":"no escape \\x41"}',
    json.dumps({"type": "whynot", "table": TABLE, "verb": "x" * 17}),
    json.dumps({"type": "whynot", "table": TABLE, "verb": "play", "card": "x" * 97}),
    json.dumps({"type": "hello", "version": -1, "ticket": "t"}),
    json.dumps({"type": "hello", "version": 2, "ticket": "x" * 129}),
    json.dumps({"type": "hello", "version": 2, "ticket": "t", "words": 0}),
    json.dumps({"type": "hello", "version": "2", "ticket": "t"}),
    json.dumps({"type": "mute", "table": TABLE, "person": ""}),
]
FINE = [
    ' \t\r\n{ "type" : "ping" } \n',
    '{"typ\\u0065":"p\\u0069ng"}',
    '{"type":"ping","type":"ping"}',
    order(option=0).replace('"option": 0', '"option": 1, "option": 2'),
    order(option=0).replace('"option": 0', '"option": -0'),
    order(command="!~"),
    order(table="_" * 8),
    order(position=10_000_000, option=10_000),
    json.dumps({"table": TABLE, "type": "join"}),
    json.dumps({"type": "join", "table": TABLE, "seat": None}),
    json.dumps({"type": "say", "table": TABLE, "text": "\U0001f9b8" * 500}),
    '{"type":"say","table":"' + TABLE + '","text":"\\ud83e\\uddb8 \\/ \\u0000"}',
    json.dumps({"type": "mute", "table": TABLE, "person": "p", "on": False}),
    json.dumps({"type": "whynot", "table": TABLE, "verb": ""}),
]


@pytest.mark.parametrize("frame", HOSTILE, ids=range(len(HOSTILE)))
def test_both_refuse_what_is_malformed(frame: str) -> None:
    with pytest.raises((msgspec.MsgspecError, UnicodeError, RecursionError)):  # as a socket does
        decode(frame)
    with pytest.raises(Malformed) as refused:
        decode_by_json(frame)
    assert str(refused.value)


@pytest.mark.parametrize("frame", FINE, ids=range(len(FINE)))
def test_both_read_what_is_only_unusual(frame: str) -> None:
    assert decode_by_json(frame) == decode(frame)


def test_mangled_frames_have_the_same_fate() -> None:
    chance = Random("mangled")
    frames = [encode(message).decode() for message in ORDERS]
    letters = '"{}[]:,\\ 019.-+eEtrufalsn_\x00\x1fé\ud800'
    refused = 0
    for number in range(20_000):
        frame = list(chance.choice(frames))
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(frame))
            frame[at : at + chance.choice((0, 1, 1, 2))] = chance.choice(
                ("", chance.choice(letters))
            )
        text = "".join(frame)
        assert read(decode, text) == read(decode_by_json, text), f"frame {number}: {text!r}"
        refused += read(decode_by_json, text) is None
    assert 5_000 < refused < 20_000


def read(decoder: Any, frame: str) -> Any:
    """A message, or None if it is refused."""
    try:
        return decoder(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, Malformed):
        return None
