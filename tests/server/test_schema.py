"""The schema that clients are given is that of the engine's records."""

from __future__ import annotations

from archrivals.server.core import codec


def test_the_schema_names_every_message_and_every_record() -> None:
    names = codec.schema()["$defs"]
    assert {"Answer", "View", "Update", "Refused", "PublicView", "OptionInView"} <= names.keys()
    assert {"LeadsInView", "OutlookInView", "KeptInView", "PriceInView"} <= names.keys()
    assert names["Update"]["properties"]["public"] == {"$ref": "#/$defs/PublicView"}


def test_an_event_is_told_by_its_kind() -> None:
    names = codec.schema()["$defs"]
    kinds = [names[each["$ref"].rpartition("/")[2]] for each in names["EventInView"]["anyOf"]]
    told = [kind for each in kinds for kind in each["properties"]["kind"]["enum"]]
    assert {"move", "play", "power", "over"} <= set(told)
    assert len(told) == len(set(told))


def test_the_schema_says_what_is_left_out_and_what_is_null() -> None:
    names = codec.schema()["$defs"]
    seat, event = names["SeatInView"], names["MovedInView"]
    assert "cost" not in seat["required"]
    assert seat["properties"]["cost"] == {"type": "integer"}
    assert {"from", "to"} <= event["properties"].keys()
    assert "from_" not in event["properties"]
    assert {"from", "to"} <= set(event["required"])
    ask = names["PrivateView"]["properties"]["ask"]
    assert {"type": "null"} in ask["anyOf"]
    assert all(not each.get("additionalProperties", True) for each in (seat, event))
