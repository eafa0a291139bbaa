"""Records: how they are declared, written as JSON, read within limits, and described by a schema.

A record is a dataclass. In JSON a field that has its default is left out, and a name that Python
keeps for itself ends with an underscore: ``from_`` is ``from`` in the data.

>>> from archrivals.engine.views.seats import WaitedFor
>>> to_plain([WaitedFor(1, "defend")])
[{'seat': 1, 'kind': 'defend'}]
>>> from_plain(WaitedFor, {"seat": 1, "kind": "defend"})
WaitedFor(seat=1, kind='defend')
>>> from_plain(WaitedFor, {"seat": "1", "kind": "defend"})
Traceback (most recent call last):
archrivals.engine.records.limits.Misfit: seat: expected a whole number, found "1"
"""

from .declaring import (
    Encoded,
    Kept,
    default_of,
    fields_of,
    is_kind,
    is_record,
    name_of,
    record,
    replaced,
    typed_fields,
)
from .limits import Limit, Misfit, did_you_mean, nearest_word, quoted
from .reading import Format, Said, from_plain, members_of
from .schema import Schema
from .writing import JsonText, Writer, to_json, to_plain

__all__ = [
    "Encoded",
    "Format",
    "JsonText",
    "Kept",
    "Limit",
    "Misfit",
    "Said",
    "Schema",
    "Writer",
    "default_of",
    "did_you_mean",
    "fields_of",
    "from_plain",
    "is_kind",
    "is_record",
    "members_of",
    "name_of",
    "nearest_word",
    "quoted",
    "record",
    "replaced",
    "to_json",
    "to_plain",
    "typed_fields",
]
