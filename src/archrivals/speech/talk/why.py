"""Why something cannot be done, as a message.

>>> from archrivals.engine.records import to_plain
>>> to_plain(why_message(Reason("too-dear", "T4", card="kick", n=3, have=1)))
{'id': 'why-too-dear', 'args': {'card': {'card': 'kick'}, 'n': 3, 'have': 1}}
"""

from __future__ import annotations

from archrivals.engine.views.why import Reason

from .messages import Arg, CardArg, Message
from .signatures import SENTENCES


def why_message(why: Reason) -> Message:
    """A reason; its sentence says which of the facts it wants."""
    id_ = f"why-{why.kind}"
    known: dict[str, Arg] = {
        "card": CardArg(why.card),
        "other": CardArg(why.other),
        "n": why.n,
        "have": why.have,
        "verb": why.verb,
    }
    return Message(id_, {name: known[name] for name in SENTENCES[id_]})
