"""The shapes that clients are told of are those of real views."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from archrivals.bots import make_bot
from archrivals.boxes import catalogue_for
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.foresight import foretell
from archrivals.engine.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table
from archrivals.engine.views import private_view, public_view
from archrivals.server import shapes, wire

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


def foreseen(table: Table, seat: int) -> dict[str, Any]:
    """The private part of a view with all that people are told beside an ask."""
    shown = private_view(table, seat)
    ask = table.ask_of(seat)
    if ask is not None:
        foretell(table.state, ask, shown["ask"])
    return shown


@pytest.mark.parametrize("kind", SETUPS)
def test_every_view_and_event_of_a_game_has_the_shape_that_is_published(kind: str) -> None:
    setup = SETUPS[kind]
    table = Table.new(setup, catalogue_for(setup), f"shapes-{kind}", anchored=False)
    bots = [make_bot("keen", "shapes", seat) for seat in range(setup.players)]
    pick = Random(kind)
    told = 0
    for _ in range(400):
        asked = [ask.seat for ask in table.asks]
        for seat in (-1, pick.randrange(setup.players), *asked):
            msgspec.convert(public_view(table), shapes.PublicView)
            msgspec.convert(foreseen(table, seat), shapes.PrivateView)
            msgspec.convert(table.events(seat, told), list[shapes.EventInView])
        told = len(table.state.log or ())
        if table.over:
            break
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].answer(Sight(table, ask.seat), ask))


def test_the_schema_names_every_message_and_every_shape() -> None:
    names = wire.schema()["$defs"]
    assert {"Answer", "View", "Update", "Refused", "PublicView", "OptionInView"} <= names.keys()
    assert {"LeadsInView", "OutlookInView", "KeptInView", "PriceInView"} <= names.keys()
    assert names["Update"]["properties"]["public"] == {"$ref": "#/$defs/PublicView"}
