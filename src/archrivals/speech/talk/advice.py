"""What one answer has over another, as a message: the coach's hints and its reviews.

>>> from archrivals.engine.records import to_plain
>>> raven = message("option-buy", card=CardArg("raven"), cost=5)
>>> how = Compared("unclear", better=True)
>>> advice = advice_message(how, raven, message("option-end"), 0, 0.6, 0.5)
>>> to_plain(advice.args["chance"])
{'id': 'share', 'args': {'n': 60, 'edge': 'exact'}}
"""

from __future__ import annotations

from typing import Final, Literal

from archrivals.engine.records import record

from .messages import Arg, CardArg, Message, SeatArg, message, yes_no

Point = Literal["even", "unclear", "end", "deck", "points", "levels", "turn"]
"""What two answers are compared by."""


@record
class Compared:
    """The comparison of an answer with another.

    ``foe``: it is about the other side. ``card`` is the id of a card that is owned more
    or less ``often``, or with ``gone`` not owned any more.
    """

    point: Point
    better: bool
    foe: bool = False
    card: str = ""
    gone: bool = False
    often: bool = True


def advice_message(
    how: Compared, this: Message, that: Message, seat: int, chance: float, other: float
) -> Message:
    """Explain why one option is better or worse than another, with the chance to win with each."""
    claim = _claim(how, this, that, seat)
    id_ = "advice-even" if how.point == "even" else "advice"
    return message(id_, claim=claim, chance=share_message(chance), other=share_message(other))


def share_message(share: float) -> Message:
    """A chance; one that is almost certain is never called so."""
    if 0.995 <= share < 1.0:
        return message("share", n=99, edge="over")
    if 0.0 < share < 0.005:
        return message("share", n=1, edge="under")
    return message("share", n=round(100 * share), edge="exact")


def _claim(how: Compared, this: Message, that: Message, seat: int) -> Message:
    one, two = _ways(this, that)
    args: dict[str, Arg] = {"this": one, "that": two}
    if how.point == "even":
        return Message("claim-even", args)
    if how.point in ("unclear", "end"):
        return Message(f"claim-{how.point}", args | {"better": yes_no(how.better)})
    more: dict[str, Arg] = {"better": yes_no(how.better)}
    if not how.foe:
        more["who"] = SeatArg(seat)
    side = "foe-" if how.foe else ""
    if how.point == "deck" and how.card and not _own_card(how, this, that):
        what = "gone" if how.gone else "gets"
        often: dict[str, Arg] = {"card": CardArg(how.card), "often": yes_no(how.often)}
        owner: dict[str, Arg] = {} if how.foe else {"who": SeatArg(seat)}
        return Message(f"claim-{side}{what}", args | often | owner)
    return Message(f"claim-{side}{how.point}", args | more)


def _own_card(how: Compared, this: Message, that: Message) -> bool:
    """Return whether the card that makes the difference is the one that is bought itself."""
    mine = this if how.often else that
    return not how.foe and not how.gone and mine.args.get("card") == CardArg(how.card)


# --- Answers as the subjects of a sentence -----------------------------------------------------


def _ways(this: Message, that: Message) -> tuple[Message, Message]:
    """Both answers in short; of two that are bought or chosen the cards alone."""
    if this.id in BY_CARD and that.id in BY_CARD and this.args["card"] != that.args["card"]:
        one, two = (message("way-card", card=each.args["card"]) for each in (this, that))
        return one, two
    return _way(this), _way(that)


def _way(option: Message) -> Message:
    if option.id == "option-at":
        inside = option.args["option"]
        assert isinstance(inside, Message)
        return _way(inside)
    if option.id in WAYS:
        id_, names = WAYS[option.id]
        return Message(id_, {name: option.args[name] for name in names})
    return message("way-option", option=option)


BY_CARD: Final = ("option-buy", "option-name", "option-card", "option-gave")

WAYS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "option-play": ("way-play", ("card",)),
    "option-lay": ("way-lay", ("card",)),
    "option-confront": ("way-confront", ("whom",)),
    "option-normal": ("way-normal", ()),
    "option-call": ("way-call", ()),
    "option-done": ("way-done", ()),
    "option-seat": ("way-seat", ("who",)),
    "option-seat-level": ("way-seat", ("who",)),
    "option-shield": ("way-shield", ("whom", "card")),
    "option-buy": ("way-buy", ("card",)),
    "option-defeat": ("way-defeat", ("card",)),
    "option-hunt": ("way-hunt", ("card",)),
    "option-use": ("way-use", ("card",)),
    "option-use-paid": ("way-use", ("card",)),
    "option-use-name": ("way-use", ("card",)),
    "option-end": ("way-end", ()),
    "option-defend": ("way-defend", ("card",)),
    "option-block": ("way-block", ("card",)),
    "option-block-counted": ("way-block", ("card",)),
    "option-assist": ("way-assist", ("card",)),
    "option-name": ("way-choose", ("card",)),
    "option-card": ("way-choose", ("card",)),
    "option-gave": ("way-choose", ("card",)),
    "option-no-defense": ("way-no-defense", ()),
    "option-no-block": ("way-no-block", ()),
    "option-no-assist": ("way-no-assist", ()),
    "option-no-card": ("way-no-card", ()),
    "option-stop": ("way-stop", ()),
}
"""How an answer is spoken of, and the cards and players it names; every other one by its own
words."""
