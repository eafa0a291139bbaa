"""Saves: engine version, card digest, setup, seed, answers; loading plays them again."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields, replace
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple, TypeVar

from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import OWN, Catalogue
from archrivals.engine.language.codec import (
    CardError,
    card_from_json,
    card_to_json,
    digest,
    digest_with_prose,
)
from archrivals.engine.language.rules import Recipe, Setup
from archrivals.engine.play.game import Refused
from archrivals.engine.records import Format, Limit, Misfit, record, to_plain
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.flat import Shuffle, State

from .positions import NoPosition, table_at
from .table import Table

T = TypeVar("T")

RULES_VERSION: Final = "5"
"""Raised whenever the same answers could lead to another game."""

PLAYED_BY: Final = {"3": "0.1", "4": "0.2.dev-b82fbb6"}
"""The release that plays the games of older rules versions."""


@lru_cache(maxsize=8)
def card_digest(cat: Catalogue) -> str:
    """The fingerprint of a table's cards, worked out once."""
    return digest(cat.cards)


@lru_cache(maxsize=8)
def card_digests(cat: Catalogue) -> tuple[str, ...]:
    """The fingerprints by which saves know a table's cards, the present one first."""
    return card_digest(cat), digest_with_prose(cat.cards)


SaveFault = Literal["unreadable", "other-rules", "other-cards", "refused-answer", "other-position"]


@record
class Part:
    """A part of a game that ended with a change of rules: which rules and cards it followed, after
    how many answers it ended, and the position there (None: as it was dealt)."""

    at: int
    rules: str
    cards: str
    position: Any = None


class SaveError(ValueError):
    """A save that cannot be loaded; the message says why.

    ``fault`` names the kind of reason, ``at`` the number of answers before it.
    """

    def __init__(self, why: str, fault: SaveFault = "unreadable", at: int | None = None) -> None:
        super().__init__(why)
        self.fault: SaveFault = fault
        self.at = at


def other_rules(version: object) -> str:
    """Explain why a game of another rules version is not played on here, and what plays it.

    >>> other_rules("3")
    'this game follows rules version 3 and this is version 5: play it with Archrivals 0.1'
    """
    here = f"this game follows rules version {version} and this is version {RULES_VERSION}"
    if isinstance(version, str) and version in PLAYED_BY:
        return f"{here}: play it with Archrivals {PLAYED_BY[version]}"
    newer = isinstance(version, str) and version.isdigit() and int(version) > int(RULES_VERSION)
    return f"{here}: {'a newer Archrivals plays it' if newer else 'no release plays it'}"


def state_digest(s: State) -> str:
    """A fingerprint of everything that is true at the table."""
    turn = s.turn
    facts = [
        s.zones,
        list(s.epoch),
        s.counters,
        s.active,
        s.number,
        s.villain_up,
        s.immune,
        None if s.result is None else [s.result.winners, s.result.points, s.result.rule],
        [sorted(s.out), s.limit, s.cost_changes, s.until_defeated, s.progress, s.idle],
        [turn.seat, turn.power, turn.plays, turn.gained, turn.hunt_over],
        [
            turn.announced,
            turn.target,
            turn.extra,
            turn.cheaper,
            turn.laid,
            turn.assists,
            turn.called,
        ],
        [turn.given_assist, turn.discarded, turn.controls, sorted(turn.drawn.items())],
        turn.helped,
        [[seat, card] for seat, card, *_ in (*turn.granted, *turn.awaiting)],
        [
            [seat, card, count, sorted(map(str, seen)), fights]
            for seat, card, _, count, seen, fights in turn.live
        ],
        sorted((key, _plain(value)) for key, value in turn.used.items()),
        sorted(turn.gave.items()),
        sorted(turn.text.items()),
        sorted(turn.borrowed.items()),
    ]
    return sha256(json.dumps(facts, separators=(",", ":")).encode()).hexdigest()


def _plain(value: Any) -> Any:
    return sorted(map(str, value)) if isinstance(value, frozenset) else value


def save(table: Table) -> dict[str, Any]:
    """Return a table as plain data, with the cards that a player brought along."""
    cat = table.state.cat
    own = [card for box, card in zip(cat.boxes, cat.cards, strict=True) if box == OWN]
    saved: dict[str, Any] = {
        "archrivals": RULES_VERSION,
        "cards": card_digest(cat),
        "setup": setup_to_json(table.setup),
        "seed": table.state.seed,
        "answers": [list(answer) for answer in table.answers],
        "digest": state_digest(table.state),
    }
    if own and not table.setup.own_box:  # the file of a box has them
        saved["own_cards"] = [card_to_json(card) for card in own]
    return json.loads(json.dumps(saved))  # type: ignore[no-any-return]  # plain lists throughout


def own_cards(saved: dict[str, Any]) -> tuple[Card, ...]:
    """Return the cards that a player brought along to a saved table."""
    found = saved.get("own_cards", [])
    if not isinstance(found, list):
        raise SaveError("not a save: its own_cards are not a list")
    try:
        return tuple(card_from_json(each) for each in found)
    except CardError as error:
        raise SaveError(f"one of its own cards cannot be read: {error}") from None


def setup_to_json(setup: Setup) -> dict[str, Any]:
    """Return a setup as plain data; a box of one's own is in it only where there is one."""
    data = asdict(setup)
    if not setup.own_box:
        del data["own_box"]  # older releases do not know it
    return data


def setup_from_json(data: dict[str, Any]) -> Setup:
    """A setup out of a save; :class:`SaveError` where a field is not what it should be."""
    if not isinstance(data, dict):
        raise SaveError("not a save: its setup is not an object")
    recipe = data.get("recipe")
    try:
        setup: Setup = SAVED.read(Setup, data | {"recipe": None})
    except Misfit as misfit:
        raise SaveError(f"this save's setup cannot be read: {misfit}") from None
    return setup if recipe is None else replace(setup, recipe=recipe_from_json(recipe))


SAVED: Final = Format(Limit())


def known_fields(kind: type[T], data: dict[str, Any]) -> T:
    """Read the fields of a record out of a save, which may have others besides."""
    names = [each.name for each in fields(kind)]  # type: ignore[arg-type]  # a dataclass
    known: T = SAVED.read(kind, {name: data[name] for name in names if name in data})
    return known


@record
class Sitting:
    """A player of a saved game, as its file names them; ``bot`` where one plays."""

    name: str = ""
    bot: str | None = None


def sitting_of(saved: Mapping[str, Any], players: int) -> list[Sitting]:
    """Return who sits at each seat of a save; empty where the file does not name them all.

    Browsers write each seat, the terminal the bots of all seats but its own, which is the first.
    A seat that cannot be read has no name and no bot.

    >>> sitting_of({"bots": ["goldie"]}, 2)
    [Sitting(name='', bot=None), Sitting(name='', bot='goldie')]
    """
    found = saved.get("seats")
    if not isinstance(found, list):
        bots = saved.get("bots")
        found = [{}, *({"bot": bot} for bot in bots)] if isinstance(bots, list) else []
    return [_sitting(each) for each in found] if len(found) == players else []


def _sitting(seat: Any) -> Sitting:
    try:
        return known_fields(Sitting, seat) if isinstance(seat, dict) else Sitting()
    except Misfit:
        return Sitting()


BY_HAND: Final = Format(Limit(ge=-1_000, le=1_000, max_length=100, printable=True, max_items=24))
"""How much is taken of a recipe, which anybody may write."""


def recipe_from_json(data: Any) -> Recipe:
    """A recipe out of JSON: lists become tuples, records records; anything else is refused."""
    try:
        recipe: Recipe = BY_HAND.read(Recipe, data)
    except Misfit as misfit:
        raise SaveError(f"this recipe cannot be read: {misfit}") from None
    return recipe


OTHER_CARDS: Final = "saved with other cards than these: their digests differ"


def parts_of(saved: Mapping[str, Any]) -> tuple[Part, ...]:
    """Return the parts of a saved game that ended with a change of rules."""
    try:
        parts: tuple[Part, ...] = tuple(
            known_fields(Part, each) for each in saved.get("changes") or ()
        )
    except (Misfit, TypeError) as error:
        raise SaveError(f"not a save: its changes of rules cannot be read: {error}") from None
    return parts


def start_of(
    setup: Setup,
    cat: Catalogue,
    seed: str,
    answers: Sequence[tuple[int, int]],
    parts: Sequence[Part],
    *,
    log: bool = True,
    shuffles: list[Shuffle] | None = None,
) -> Table:
    """Return the table from which the last of these parts leads on, or the deal."""
    if not parts or parts[-1].position is None:
        return Table.new(setup, cat, seed, log=log, shuffles=shuffles)
    last = parts[-1]
    try:
        table = table_at(last.position, setup, cat, answers[: last.at], seed=seed)
    except NoPosition as error:
        raise SaveError(str(error)) from None
    table.state.log = [] if log else None
    table.state.shuffles = shuffles
    return table


class WentOn(NamedTuple):
    """A saved game that goes on by our rules: as a save of ours, and its rules before.

    ``back`` counts the answers that were taken back.
    """

    saved: dict[str, Any]
    before: str
    back: int


def gone_on(saved: Mapping[str, Any], cat: Catalogue) -> WentOn | None:
    """Return a game of other rules as one that goes on by ours from its last kept position.

    None where it follows our rules already, or keeps no position that can be read here.
    """
    before, kept = saved.get("archrivals"), saved.get("standing")
    if before == RULES_VERSION or not isinstance(before, str) or not isinstance(kept, dict):
        return None
    try:
        part = Part(kept["at"], before, saved["cards"], kept["position"])
        answers = saved["answers"][: part.at]
        again = {
            **saved,
            "archrivals": RULES_VERSION,
            "cards": card_digest(cat),
            "answers": answers,
            "changes": [*saved.get("changes", ()), to_plain(part)],
        }
        del again["digest"], again["standing"]
        load(again, cat)
    except (KeyError, TypeError, SaveError):
        return None
    return WentOn(again, before, len(saved["answers"]) - part.at)


def load(
    saved: dict[str, Any],
    cat: Catalogue,
    *,
    log: bool = True,
    shuffles: list[Shuffle] | None = None,
    marks: list[int] | None = None,
    choices: list[tuple[int, int]] | None = None,
) -> Table:
    """The table of a save, in the same position; anything that differs is refused.

    ``marks`` fills with how long the log was before each answer; ``choices`` with the number of
    each answer among all options that were open, and with how many those were.
    """
    if saved.get("archrivals", RULES_VERSION) != RULES_VERSION:  # other rules have other keys
        raise SaveError(other_rules(saved["archrivals"]), "other-rules")
    missing = [
        key for key in ("archrivals", "cards", "setup", "seed", "answers") if key not in saved
    ]
    if missing:
        raise SaveError(f"not a save: it lacks {', '.join(missing)}")
    known = saved["cards"] in card_digests(cat)
    if not known and "digest" not in saved:  # what it leads to says whether it plays alike
        raise SaveError(OTHER_CARDS, "other-cards")
    setup = setup_from_json(saved["setup"])
    parts = parts_of(saved)
    try:
        seed: str = SAVED.read(str, saved["seed"], "its seed")
        answers: tuple[tuple[int, int], ...] = SAVED.read(
            tuple[tuple[int, int], ...], saved["answers"], "its answers"
        )
    except Misfit as misfit:
        raise SaveError(f"not a save: {misfit}") from None
    first = parts[-1].at if parts else 0
    table = start_of(setup, cat, seed, answers, parts, log=log, shuffles=shuffles)
    if marks is not None:
        marks += [0] * first
    for at, (seat, index) in enumerate(answers[first:], first):
        if marks is not None:
            marks.append(len(table.state.log or ()))
        if choices is not None:
            choices.append(_choice(table.asks, seat, index))
        try:
            table.answer(seat, index)
        except Refused as refused:
            if not known:
                raise SaveError(OTHER_CARDS, "other-cards") from None
            why = f"answer {at} ({seat}, {index}) cannot be given: {refused}"
            raise SaveError(why, "refused-answer", at) from None
    if "digest" in saved and saved["digest"] != state_digest(table.state):
        if not known:
            raise SaveError(OTHER_CARDS, "other-cards")
        why = "the answers lead to another position than the one saved"
        raise SaveError(why, "other-position", len(answers))
    return table


def _choice(asks: tuple[Ask, ...], seat: int, index: int) -> tuple[int, int]:
    """Return the number of an option among those of all asks, and how many they have together."""
    number, total = 0, 0
    for ask in asks:
        if ask.seat == seat:
            number = total + index
        total += len(ask.options)
    return number, total
