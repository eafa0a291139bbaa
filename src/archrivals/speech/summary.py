"""A table in a few lines, as the terminal and the API print it: players, piles, and the end.

A browser does not load its words: they stand in ``summary.ftl`` of each catalogue.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.state.events import Moved
from archrivals.engine.state.flat import HERO, CardInView, seat_of
from archrivals.engine.table import Table
from archrivals.engine.views.seats import ResultInView, StackInView, View

from .table_talk import ending_text, titled, you
from .talk.fluent import Messages, Value, said
from .talk.voice import catalogue_of, voice

NO_HERO: Final = "?"
"""The name of a seat that has no Super Hero yet."""


@cache
def _messages(language: str) -> Messages:
    return catalogue_of(language, ("summary",))


def _say(language: str, id_: str, /, **given: Value) -> str:
    return said(_messages(language), id_, given)


def hero_names(table: Table) -> list[str]:
    """Each player's Super Hero or Character, also of those who are out; ? where none is chosen."""
    s = table.state
    names = dict.fromkeys(range(s.seats), NO_HERO)
    for event in s.log or []:
        if isinstance(event, Moved) and event.to >= 8 and event.to % 8 == HERO:
            names[seat_of(event.to)] = s.cat.name[event.face]
    return list(names.values())


def cards_of(shown: Iterable[CardInView | StackInView], cat: Catalogue) -> list[Card]:
    """The cards of a zone of a view."""
    return [cat.cards[cat.by_id[each.id]] for each in shown]


def counted(cards: Sequence[Card], language: str = "en") -> str:
    """Cards in one line: ``3 × Punch, Kick``."""
    found = Counter(titled(card, language) for card in cards)
    text = ", ".join(f"{n} × {name}" if n > 1 else name for name, n in found.items())
    return text or _say(language, "no-cards")


# --- The end ----------------------------------------------------------------------------------


def result_lines(
    view: View, names: Sequence[str], tie_breaks: Sequence[str], language: str = "en"
) -> list[str]:
    """The score, who won, and why; ``tie_breaks`` as the rules of the table name them."""
    result = _ended(view)
    order = sorted(
        range(len(names)),
        key=lambda seat: (seat in result.winners, result.points[seat]),
        reverse=True,
    )
    ending = ending_text(result.rule, language)
    lines = [_say(language, "result-over", ending=ending, rule=result.rule)]
    for seat in order:
        worth = zip(result.ties[seat], tie_breaks, strict=True)
        parts = [_say(language, "result-points", n=result.points[seat])]
        parts += [_say(language, "result-tie", tie=name, n=n) for n, name in worth]
        lines.append(_say(language, "result-seat", name=names[seat], parts=", ".join(parts)))
    lines += _team_lines(view, names, language)
    lines.append(_verdict(view, names, tie_breaks, language))
    return lines


def _ended(view: View) -> ResultInView:
    assert view.result is not None  # the game is over
    return view.result


def _sides(view: View) -> list[list[int]]:
    """The seats of each team, the winners first."""
    winners = _ended(view).winners
    teams = [each.team for each in view.seats]
    sides = [
        [seat for seat, its in enumerate(teams) if its == team] for team in dict.fromkeys(teams)
    ]
    return sorted(sides, key=lambda side: side[0] not in winners)


def _listed(parts: Sequence[str], language: str) -> str:
    return voice(language).joined(parts, "and")


def _team_lines(view: View, names: Sequence[str], language: str) -> list[str]:
    """G5: a team's points are added."""
    sides = _sides(view)
    if len(sides) == len(view.seats):
        return []
    points = _ended(view).points
    return [
        _say(
            language,
            "result-team",
            names=_listed([names[seat] for seat in side], language),
            n=sum(points[seat] for seat in side),
        )
        for side in sides
    ]


def _verdict(view: View, names: Sequence[str], tie_breaks: Sequence[str], language: str) -> str:
    result = _ended(view)
    won = [side for side in _sides(view) if side[0] in result.winners]
    winners = [names[seat] for side in won for seat in side]
    totals = [sum(result.points[seat] for seat in side) for side in _sides(view)]
    tie, why = "", "points"
    if len(won) > 1:
        why = "shared"
    elif result.rule not in ("G1", "G2", "H3", "Q39"):
        why = "rule"
    elif totals.count(totals[0]) > 1:
        tie, why = _tie_break(view, tie_breaks, language), "tie"
    own = "you" if winners == [you(language)] else "one"
    who = "several" if len(winners) > 1 else own
    return _say(language, "verdict", winners=_listed(winners, language), who=who, why=why, tie=tie)


def _tie_break(view: View, tie_breaks: Sequence[str], language: str) -> str:
    """Describe the tie-break between those equal in points."""
    result = _ended(view)
    best, *others = _sides(view)
    points = sum(result.points[seat] for seat in best)
    rivals = [side for side in others if sum(result.points[seat] for seat in side) == points]
    for at, name in enumerate(tie_breaks):
        mine = sum(result.ties[seat][at] for seat in best)
        if all(mine > sum(result.ties[seat][at] for seat in side) for side in rivals):
            return _say(language, "tie-name", tie=name)
    return _listed([_say(language, "tie-name", tie=name) for name in tie_breaks], language)
