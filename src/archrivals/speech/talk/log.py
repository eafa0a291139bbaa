"""What happened, as messages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.views.events import EventInView
from archrivals.engine.views.seats import Departure

from .happening_args import HappeningArgs, Say, just
from .happenings import Happening, chosen_text, happenings
from .messages import (
    NO_CARD,
    NO_SEAT,
    Arg,
    CardArg,
    ListArg,
    Message,
    PhraseArg,
    SeatArg,
    SeatsArg,
    message,
    yes_no,
)
from .moves import move_message
from .paths import paths_of


def log_message(what: Happening, names: Sequence[str], cat: Catalogue) -> Message | None:
    """One happening as a message; None for what goes without saying.

    ``names`` are the players: one with the name of their Super Hero gets a shorter line.
    """
    return None if what.told_elsewhere else SAY[what.kind](HappeningArgs(what, names, cat))


def log_messages(
    events: Iterable[EventInView], names: Sequence[str], cat: Catalogue, setup: Setup
) -> list[Message]:
    """Events as messages, those that belong together as one."""
    messages = (log_message(what, names, cat) for what in happenings(events, setup))
    return [each for each in messages if each is not None]


# --- The turn ---------------------------------------------------------------------------------


def _notes(t: HappeningArgs, source: Arg) -> ListArg:
    """Return the notes on a card: its gift, that its text found nothing, which card played it."""
    notes = [message("note-power", n=t.what.n)] if t.what.n else []
    if t.what.reason and len(t.what.cards) > 1:
        notes.append(message("note-no-card-for", card=CardArg(t.what.cards[-1])))
    elif t.what.reason:
        notes.append(message("note-no-card"))
    if source != NO_CARD:
        notes.append(message("note-source", card=source))
    return ListArg(tuple(notes), "notes")


def _play(t: HappeningArgs) -> Message:
    """A card of one's own, or one that another card plays out of some place (Q15)."""
    zone, owner = t.what.frm
    return message(
        "log-play",
        who=t.who,
        cards=t.cards,
        frm=zone,
        giver=NO_SEAT if owner == t.what.seat else SeatArg(owner),
        notes=_notes(t, NO_CARD if t.what.from_hand else t.why),
    )


def _play_again(t: HappeningArgs) -> Message:
    notes = _notes(t, CardArg(t.what.card))
    return message("log-play-again", who=t.who, cards=t.cards, notes=notes)


def _use(t: HappeningArgs) -> Message:
    id_ = t.what.cards[0]
    card = t.card(id_)
    own = card.kind if card.kind in ("super-hero", "character") else "no"
    return message(
        "log-use",
        who=t.who,
        paid=t.what.cost,
        card=CardArg(id_),
        own=own if t.called(t.what.seat, card) else "no",
        fits=yes_no(not t.what.reason),
    )


def _nothing(t: HappeningArgs) -> Message:
    """Explain why a text did nothing."""
    if t.what.reason == "no-weakness":
        return message("log-no-weakness", who=t.who, why=t.why)
    if t.what.reason == "no-deck":
        return message("log-no-deck", who=t.who, why=t.why)
    return message("log-limit" if t.what.reason == "limit" else "log-no-card", cards=t.cards)


def _attack(t: HappeningArgs) -> Message:
    return message("log-attack", cards=t.cards, victims=SeatsArg(t.what.seats, "whom"))


def _defend(t: HappeningArgs) -> Message:
    """A3: perhaps for a teammate. Without a card it is a hunt that is avoided."""
    if t.what.n == t.what.seat:
        return message("log-defend", who=t.who, cards=t.cards, attack=t.why)
    saved = SeatArg(t.what.n)
    return message("log-protect", who=t.who, whom=saved, cards=t.cards, attack=t.why)


def _hunt(t: HappeningArgs) -> Message:
    return message("log-hunt", who=t.who, cards=t.cards, owner=SeatArg(t.what.n))


def _take_text(t: HappeningArgs) -> Message:
    return message("log-take-text", taker=t.why, cards=t.cards)


def _choice(t: HappeningArgs) -> Message:
    """The text that was chosen, where it is on the card itself."""
    id_ = t.what.cards[0]
    card = t.card(id_)
    text = chosen_text(t.what, card)
    if not text:
        return message("log-choice-unknown", who=t.who, why=t.why)
    owner, path = paths_of(t.cat).find(text, card)
    phrase = PhraseArg(owner, path, form="label")
    return message("log-choice", who=t.who, text=phrase, card=CardArg(id_))


def _first_appearance(t: HappeningArgs) -> Message:
    id_ = t.what.cards[0]
    if not t.card(id_).first_appearance:
        return message("log-appears", card=CardArg(id_))
    hit = t.what.seats
    spared = tuple(seat for seat in range(len(t.names)) if seat not in hit) if hit else ()
    return message(
        "log-first-appearance",
        card=CardArg(id_),
        text=PhraseArg(id_, "first_appearance", form="sentence"),
        spared=SeatsArg(spared, "spared"),
    )


def _shuffle(t: HappeningArgs) -> Message:
    if t.what.seat < 0:
        return message("log-shuffle-main-deck")
    return message("log-shuffle", who=t.who)


def _end_turn(t: HappeningArgs) -> Message:
    return message(
        "log-end-turn",
        who=t.who,
        kept=t.counted(t.what.cards),
        drawn=t.counted(t.what.drawn, t.what.hidden),
        shuffled=yes_no(t.what.shuffled),
    )


# --- Confrontations ---------------------------------------------------------------------------


def _confront(t: HappeningArgs) -> Message:
    """``instead`` is the card that turns the Confrontation to another foe."""
    id_ = t.what.cards[0]
    return message(
        "log-confront",
        who=t.who,
        whom=SeatArg(t.what.n),
        card=CardArg(id_),
        own=yes_no(t.called(t.what.n, t.card(id_))),
        instead=t.why,
    )


def _block(t: HappeningArgs) -> Message:
    if not t.what.seats:
        return message("log-block", who=t.who, cards=t.cards)
    owner = t.what.seats[0]
    return message(
        "log-block-costs",
        who=t.who,
        cards=t.cards,
        owner=SeatArg(owner),
        own=yes_no(owner == t.what.seat),
        n=abs(t.what.n),
        more=yes_no(t.what.n >= 0),
    )


def _cost(t: HappeningArgs) -> Message:
    more = yes_no(t.what.n >= 0)
    return message("log-cost", who=t.who, n=abs(t.what.n), more=more, why=t.why)


def _outcome(t: HappeningArgs) -> Message:
    """F3, F4: equal is enough; the next Level shows."""
    fallen = t.what.cards[0]
    n, cost = t.what.n, t.what.cost
    if n < cost:
        return message("log-confrontation-lost", who=t.who, n=n, cost=cost)
    card = t.card(fallen)
    next_ = 0 if card.level is None else card.level + 1
    levels = {each.level for each in t.cat.cards if each.name == card.name}
    return message(
        "log-confrontation-won",
        who=t.who,
        n=n,
        cost=cost,
        card=CardArg(fallen),
        next=next_ if next_ in levels else 0,
    )


def _assist(t: HappeningArgs) -> Message:
    """K5: the Power is the active player's."""
    gets = t.what.seats[0] if t.what.n else t.what.seat
    return message(
        "log-assist",
        who=t.who,
        cards=t.cards,
        n=t.what.n,
        whom=NO_SEAT if gets == t.what.seat else SeatArg(gets),
        fits=yes_no(not t.what.reason),
    )


# --- The end ----------------------------------------------------------------------------------


def _over(t: HappeningArgs) -> Message:
    points = [message("points", who=SeatArg(seat), n=n) for seat, n in enumerate(t.what.points)]
    return message(
        "log-over",
        ending=message("ending", rule=t.what.rule),
        winners=SeatsArg(t.what.seats, "name"),
        points=ListArg(tuple(points)),
    )


def left_message(seat: int, how: Departure, *, plays_on: bool) -> Message:
    """A player who left for good: no event of the game, but a line of its story.

    >>> left_message(1, "timeout", plays_on=False).id
    'log-timeout'
    """
    return message(f"log-{how}", who=SeatArg(seat), bot=yes_no(plays_on))


def rules_message() -> Message:
    """A line of the story where the game went on by other rules.

    >>> rules_message().id
    'note-rules'
    """
    return message("note-rules")


SAY: Final[dict[str, Say]] = {
    "move": move_message,
    "confront": _confront,
    "cancel": just("log-cancel"),
    "done": just("log-done"),
    "block": _block,
    "cost": _cost,
    "outcome": _outcome,
    "assist": _assist,
    "out": just("log-out"),
    "turn": just("log-turn"),
    "play": _play,
    "play-again": _play_again,
    "power": just("log-power"),
    "buy": just("log-buy"),
    "defeat": just("log-defeat"),
    "use": _use,
    "pay": just("log-pay"),
    "nothing": _nothing,
    "rest": just("log-rest"),
    "attack": _attack,
    "defend": _defend,
    "hunt": _hunt,
    "reveal": just("log-reveal"),
    "look": just("log-look"),
    "select": just("log-select"),
    "take-text": _take_text,
    "choice": _choice,
    "total": just("log-total"),
    "flip": just("log-flip"),
    "first-appearance": _first_appearance,
    "shuffle": _shuffle,
    "end-turn": _end_turn,
    "win": just("log-win"),
    "over": _over,
}
