"""Why a line of the story is there: the rules it follows from, and the cards that took part.

A ground is read off the message alone, which says who did it, from where to where, and because of
which card, all as its seat was shown it. So a ground reveals no more than the line itself. What
each message follows from is plain data (``GROUNDS``): the browser reads the same table.

>>> from archrivals.speech.talk.messages import CardArg, CardsArg, SeatArg, message
>>> drawn = CardsArg((), hidden=2)
>>> why = CardArg("raven")
>>> line = message("move-draw", who=SeatArg(1), cards=drawn, why=why, shuffled="yes")
>>> ground_of(line, {"T3", "D1"})
Ground(rules=('T3', 'D1'), cards=('raven',))
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Final

from archrivals.engine.records import record

from .messages import Arg, CardArg, CardsArg, ListArg, Message, PhraseArg, SeatArg, SeatsArg

NOTHING: Final = "none"
SOMETHING: Final = "some"


@record
class Basis:
    """Rules that a message follows from.

    They count where every argument named in ``when`` has one of its values. A card, a player or a
    list is ``some`` or ``none``, and so is a number, which is ``none`` at 0.
    """

    rules: tuple[str, ...]
    when: dict[str, tuple[str, ...]]


@record
class Ground:
    """The ids of rules, the closest first, and of cards, as the line names them."""

    rules: tuple[str, ...]
    cards: tuple[str, ...]


def _by(*rules: str, **when: str | tuple[str, ...]) -> Basis:
    values = {name: (each,) if isinstance(each, str) else each for name, each in when.items()}
    return Basis(rules, values)


BORROWED: Final = ("deck", "discard", "in-play", "line-up", "main-deck", "stack", "destroyed")
"""Places from which a card is played that is not in a hand."""

GROUNDS: Final[dict[str, tuple[Basis, ...]]] = {
    # --- The turn
    "log-turn": (_by("E1", "T1"),),
    "log-play": (
        _by("T3"),
        _by("V5", frm="on-hero"),
        _by("H1", "Q31", frm="on-hero"),
        _by("Q15", frm=BORROWED),
    ),
    "log-play-again": (_by("R4", "Q16"),),
    "log-power": (_by("T3", "Q17"),),
    "log-buy": (_by("T4", "T5"),),
    "log-defeat": (_by("R5", "T4", "T5"),),
    "log-use": (
        _by("K11", own="super-hero"),
        _by("S9", "K8", own="character"),
        _by("K2", "K3", "K8", "K11", "S9", own="no"),
        _by("D6", fits="no"),
    ),
    "log-pay": (_by("Q17", "K8"),),
    "log-no-weakness": (_by("W1"),),
    "log-no-deck": (_by("D1"),),
    "log-limit": (_by("Q16"),),
    "log-no-card": (_by("D6"),),
    "log-rest": (_by("Q16"),),
    "log-reveal": (_by("T3", "D5"),),
    "log-look": (_by("T3", "D5"),),
    "log-select": (_by("T3", "Q18"),),
    "log-take-text": (_by("T3"),),
    "log-choice": (_by("T3"),),
    "log-choice-unknown": (_by("T3"),),
    "log-total": (_by("A7", "T3"),),
    "log-shuffle": (_by("D1"),),
    "log-shuffle-main-deck": (_by("S3", "H3"),),
    "log-end-turn": (_by("E1"), _by("D1", shuffled="yes")),
    # --- Attacks, Super-Villains
    "log-attack": (_by("A1", "A8"),),
    "log-defend": (_by("A1", "A2", "A3"),),
    "log-protect": (_by("A3"),),
    "log-hunt": (_by("H2", "Q32"),),
    "log-flip": (_by("E1", "A6"),),
    "log-appears": (_by("A6", "B3"),),
    "log-first-appearance": (_by("A6"),),
    # --- Confrontations
    "log-confront": (_by("T2", instead=NOTHING), _by("F1", "X4")),
    "log-cancel": (_by("F12", "Q26"),),
    "log-done": (_by("F2", "Q23"),),
    "log-block": (_by("F2", "F8", "Q24"),),
    "log-block-costs": (_by("F2", "F7", "F8", "Q24"),),
    "log-cost": (_by("F5"),),
    "log-confrontation-lost": (_by("F3"),),
    "log-confrontation-won": (_by("F3", "F4", "Q25"),),
    "log-assist": (_by("K5", "Q27", "X4"),),
    "log-out": (_by("V3", "Q29"),),
    # --- The end; how a game ended names its rule itself
    "log-win": (_by("Q25", "T3"),),
    "log-over": (_by("G4"),),
    # --- Cards that move
    "move-hero": (_by("S5", "S9"),),
    "move-on-hero": (_by("H1"),),
    "move-line-up": (_by("S3"),),
    "move-draw": (_by("T3", why=SOMETHING), _by("E1", why=NOTHING), _by("D1", shuffled="yes")),
    "move-discard": (_by("D2"),),
    "move-destroy": (_by("D3"), _by("W6", frm="in-play", to="weaknesses")),
    "move-gain": (_by("D4"), _by("H2", "Q32", n=SOMETHING)),
    "move-gain-weakness": (_by("W1"),),
    "move-put": (_by("T3", why=SOMETHING), _by("S3", "H3", why=NOTHING)),
    "move-pass": (_by("T3", "Q36"),),
    "move-return": (_by("T3"), _by("W6", to="weaknesses")),
    "move-get-back": (_by("T3", "Q12"),),
    "move-refill": (_by("E2", why=NOTHING), _by("T9", "T3", why=SOMETHING)),
    "move-go-back": (_by("Q15"), _by("E1", why=NOTHING)),
    "move-go-under": (_by("T3"),),
    "move-lay": (_by("V4"),),
    "move-lie-aside": (_by("T3"),),
    "move-come-back": (_by("G4"),),
    "move-leave": (_by("T3", why=SOMETHING), _by("V2", "V3", why=NOTHING)),
    "move-other": (_by("T3"),),
}
"""What each line of the story follows from, the closest rule first."""

WITHOUT_GROUND: Final = frozenset({"log-conceded", "log-timeout"})
"""Lines about a person's act, and no rule of the game: a player left for good."""


def ground_of(line: Message, held: Container[str]) -> Ground | None:
    """Return why a line is there at a table where these rules hold; None if it needs no rule."""
    if line.id not in GROUNDS:
        return None
    cited = [*_named_rules(line), *_rules_of(line)]
    rules = [rule for rule in cited if rule in held]
    return Ground(tuple(dict.fromkeys(rules)), tuple(dict.fromkeys(_cards(line))))


def _rules_of(line: Message) -> Iterator[str]:
    for basis in GROUNDS[line.id]:
        if all(_value(line.args[name]) in values for name, values in basis.when.items()):
            yield from basis.rules


def _value(arg: Arg) -> str:
    """Return a word as it is, and of anything else whether there is some."""
    if isinstance(arg, str):
        return arg
    there = arg not in (0, SeatArg(-1), CardArg(""), ListArg(())) and arg != CardsArg(())
    return SOMETHING if there else NOTHING


def _named_rules(line: Message) -> Iterator[str]:
    """Yield the rules that the line itself names, such as the one that ended the game."""
    for name, arg in line.args.items():
        if isinstance(arg, Message):
            yield from _named_rules(arg)
        elif name == "rule" and isinstance(arg, str):
            yield arg


def _cards(arg: Arg) -> Iterator[str]:
    """Yield the ids of the cards that a line names."""
    match arg:
        case CardArg():
            yield from filter(None, [arg.card])
        case CardsArg():
            yield from (each.card for each in arg.cards)
        case PhraseArg():
            yield from filter(None, [arg.phrase, arg.called])
        case ListArg():
            for line in arg.list_:
                yield from _cards(line)
        case Message():
            for inner in arg.args.values():
                yield from _cards(inner)
        case int() | str() | SeatArg() | SeatsArg():
            return
