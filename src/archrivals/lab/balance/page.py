"""The report of a study: one HTML page that opens anywhere, without a network."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any, Final

from archrivals.boxes import BOXES
from archrivals.codex.cards import ours_in
from archrivals.engine.language.cards import Kind, Part
from archrivals.lab.executors import package

from . import charts
from .changes import Change
from .figures import (
    FALSE_DISCOVERY_RATE,
    Effect,
    Standing,
    effects,
    mean_and_error,
    share,
    standings,
)
from .studies import LEVELS, MOMENTS_PER_GAME, Study

MAX_BANS: Final = 30
"""The number of bans that are shown: the clearest ones."""

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; max-width: 60rem; margin: 2rem auto;
  padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; font-size: 0.9rem; margin: 1rem 0; }
th, td { text-align: right; padding: 0.2rem 0.7rem; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
.chart { overflow-x: auto; } .small { color: #555; font-size: 0.9rem; }
"""

SHELL: Final = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Balance: {name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>{style}</style></head><body>
{body}
<script>{vega}</script>
<script>
const charts = {charts};
for (const [at, chart] of Object.entries(charts))
  vegaEmbed("#" + at, chart, {{actions: false, renderer: "svg"}});
</script></body></html>
"""


class Page:
    """A page as it grows: text, tables and charts."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.charts: dict[str, Any] = {}

    def text(self, words: str, small: bool = False) -> None:
        """A paragraph."""
        self.parts.append(f"<p{' class=small' if small else ''}>{escape(words)}</p>")

    def heading(self, words: str) -> None:
        """A heading."""
        self.parts.append(f"<h2>{escape(words)}</h2>")

    def table(self, head: list[str], rows: list[list[str]]) -> None:
        """A table; its first column has names."""
        cells = "".join(f"<th>{escape(each)}</th>" for each in head)
        lines = "".join(
            "<tr>" + "".join(f"<td>{escape(each)}</td>" for each in row) + "</tr>" for row in rows
        )
        self.parts.append(f"<div class=chart><table><tr>{cells}</tr>{lines}</table></div>")

    def chart(self, chart: Any) -> None:
        """A chart of Altair's."""
        at = f"chart-{len(self.charts)}"
        self.charts[at] = chart.to_dict()
        self.parts.append(f"<div class=chart><div id={at}></div></div>")

    def html(self, name: str) -> str:
        """All of it, with the libraries inside."""
        vega = package("vl_convert", "a report page").javascript_bundle()
        drawn = json.dumps(self.charts, separators=(",", ":")).replace("</", "<\\/")
        body = "\n".join(self.parts)
        return SHELL.format(name=escape(name), style=STYLE, body=body, vega=vega, charts=drawn)


def write_page(study: Study, path: Path) -> None:
    """The report; the figures of a kin box are read as well as those of this one."""
    page = Page()
    name = BOXES[study.box].name
    page.parts.append(f"<h1>Balance: {escape(name)}</h1>")
    page.text(
        "What a card, a hero or the first turn is worth, found by changing it: the same deal is "
        "played as it is and with one change for one seat, for each seat in turn, by equal bots. "
        "The worth is the share of wins with the change less that without it. Intervals are of "
        f"95 %; an effect counts as real where the share of false discoveries (Benjamini–Hochberg) "
        f"stays under {FALSE_DISCOVERY_RATE:.0%}. Two levels of skill: greedy (L1), collector (L2)."
    )
    page.text(f"Guesses, because no source gives these parts of cards: {guesses(study.box)}.")
    page.text(f"Rules version {study.rules}, cards {study.cards[:16]}.", small=True)
    _tables(page, study)
    kin = BOXES[study.box].kin
    _cards(page, study, _beside(path, kin) if kin else None)
    _bans(page, study)
    _heroes(page, study)
    if study.usual:
        page.heading("How long games last")
        page.chart(charts.lengths(study))
        page.heading("Does the leader win?")
        page.text(
            "How often the side with most Victory Points so far wins in the end. At half time this "
            "is the runaway index: 50 % would say that the first half does not matter, 100 % that "
            "the second does not."
        )
        page.chart(charts.runaway(study))
    path.write_text(page.html(name), encoding="utf-8")


PARTS: Final[dict[Part, str]] = {
    "effect": "effects",
    "copies": "numbers of copies",
    "symbol": "emblems",
    "vp": "Victory Points",
}
PLACES: Final[dict[Kind, str]] = {
    "main": "main deck",
    "stack": "stack",
    "super-hero": "Super Heroes",
    "super-villain": "Super-Villains",
    "character": "Levels of Characters",
}


def guesses(box: str) -> str:
    """Say which cards of a box are guesses: how many parts of them no source gives.

    >>> guesses("rivals-batman-joker").partition("; ")[0]
    'main deck (46 cards): numbers of copies 46, emblems 46'
    """
    lines = []
    for kind, place in PLACES.items():
        cards = [card for card in BOXES[box].cards if card.kind == kind]
        parts = [f"{PARTS[part]} {n}" for part, n in ours_in(box, kind).items() if n]
        if parts:
            many = f"{len(cards)} cards" if kind == "main" else f"{len(cards)}"
            lines.append(f"{place} ({many}): {', '.join(parts)}")
    return "; ".join(lines) or "none"


def _beside(path: Path, box: str) -> Study | None:
    found = path.with_name(f"{box}.json")
    return Study.read(found) if found.exists() else None


def percent(mean: float, low: float, high: float) -> str:
    """A share with its interval.

    >>> percent(0.5, 0.4, 0.6)
    '50.0 % (40.0 to 60.0)'
    """
    return f"{100 * mean:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def points(effect: Effect) -> str:
    """An effect with its interval, in hundredths of a win."""
    return f"{100 * effect.mean:+.1f} ({100 * effect.low:+.1f} to {100 * effect.high:+.1f})"


def _tables(page: Page, study: Study) -> None:
    if not study.usual:
        return
    page.heading("The games as they are")
    rows = []
    for table, usual in sorted(study.usual.items(), key=lambda each: each[0].split(", ")[::-1]):
        turns = sum(int(turns) * n for turns, n in usual.turns.items()) / usual.games
        heroes = usual.sides.get("hero")
        changes = sum(each[2] for each in usual.leads) / usual.games
        rows.append(
            [
                table,
                str(usual.games),
                percent(*share(usual.games, usual.first_wins)),
                percent(*share(*heroes)) if heroes else "–",
                f"{turns:.1f}",
                percent(*charts.runaway_index(usual)),
                f"{changes:.2f}",
            ]
        )
    head = ["table", "games", "first seat wins", "heroes beat villains", "turns"]
    page.table([*head, "who leads at half wins", "changes of lead"], rows)
    page.text(
        f"Changes of lead are seen at {MOMENTS_PER_GAME - 1} moments of a game, a tenth apart. "
        "Heroes against villains are counted where just these two sides meet.",
        small=True,
    )
    firsts = [each for level in LEVELS for each in effects(study, "first", level)]
    if firsts:
        words = "; ".join(f"{each.level} {points(each)}, {each.deals} deals" for each in firsts)
        page.text(
            f"What the first turn is worth with two players, in hundredths of a win: {words}."
        )


def _cards(page: Page, study: Study, kin: Study | None) -> None:
    if not effects(study, "gift"):
        return
    band, found = standings(study, kin)
    deals = sorted({each.gift.deals for each in found})
    page.heading("What cards are worth by their cost")
    page.text(
        "Each card was given to one seat in its starting deck, in place of a Punch; the mean of "
        f"both skill levels, {_from_to(deals)} deals each, two games a deal. The line and the band "
        f"are those of {band.cards} printed cards"
        + (f" ({BOXES[kin.box].name} included: this box has few). " if kin else ". ")
        + f"A step of cost is worth {100 * band.per_cost:+.1f} hundredths of a win. Cards outside "
        "the band have their names; only house texts are ours to tune."
    )
    page.chart(charts.against_cost(found, band))
    out = [each for each in found if each.out]
    if out:
        page.table(
            ["outside the band", "text", "cost", "worth", "band"], [_out(each) for each in out]
        )
    page.heading("Every card as a gift")
    page.chart(charts.gifts(found))
    page.heading("Skill")
    page.text(
        "The same gifts at both levels. Above the line a card is worth more to those who know what "
        "to do with it."
    )
    page.chart(charts.by_skill(study, found))


def _out(each: Standing) -> list[str]:
    edge = each.gift.mean - each.beyond
    whose = "house" if each.house else "printed"
    side = "at most" if each.beyond > 0 else "at least"
    return [
        each.card.name,
        whose,
        str(each.card.cost),
        points(each.gift),
        f"{side} {100 * edge:+.1f}",
        "no" if each.out else "may be",
    ]


def _from_to(numbers: list[int]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"


def _bans(page: Page, study: Study) -> None:
    bans = effects(study, "ban")
    if not bans:
        return
    page.heading("What it costs to do without a card")
    plain = sorted(bans, key=lambda each: -abs(each.mean) / each.error)[:MAX_BANS]
    real = sum(each.real for each in bans)
    page.text(
        f"One seat never takes the card by choice. Of {len(bans)} cards the {len(plain)} plainest "
        f"are shown, {_from_to(sorted({each.deals for each in bans}))} deals each; {real} are more "
        "than chance. A card comes up in few games and something else is bought in its stead, so "
        "these effects are small."
    )
    page.chart(charts.forest(study.box, sorted(plain, key=lambda each: each.mean), "share of wins"))
    _costs(page, study)


def _costs(page: Page, study: Study) -> None:
    called = charts.names(study.box)
    costs = {each.change: each for each in effects(study, "cost")}
    bans = {each.change.what: each for each in effects(study, "ban")}
    rows = []
    for what in sorted({change.what for change in costs}):
        less, more = costs.get(Change("cost", what, -1)), costs.get(Change("cost", what, 1))
        usual = bans.get(what)
        rows.append(
            [called[what], *(points(each) if each else "–" for each in (less, usual, more))]
        )
    if rows:
        page.text(
            "The same ban where the card costs one less or one more for all players, in hundredths "
            "of a win:"
        )
        page.table(["card", "one less", "as it is", "one more"], rows)


def _heroes(page: Page, study: Study) -> None:
    found = effects(study, "hero")
    heat = charts.heat_map(study)
    if not found and heat is None:
        return
    page.heading("Super Heroes and Characters")
    if found:
        page.text(
            "What a seat wins more or less with a hero instead of the one it was dealt, two "
            f"players, {_from_to(sorted({each.deals for each in found}))} deals of both levels. "
            "Where the other seat has the hero, they are exchanged."
        )
        page.chart(charts.forest(study.box, found, "share of wins"))
        page.table(["hero", *LEVELS], _by_level(study, [each.change for each in found]))
    if heat is not None:
        page.text("Wins by number of players, as dealt; white is a fair share.")
        page.chart(heat)


def _by_level(study: Study, changes: list[Change]) -> list[list[str]]:
    called = charts.names(study.box)
    rows = []
    for change in changes:
        row = [called.get(change.what, change.what)]
        for level in LEVELS:
            found = study.effects[level][change.key]
            mean, error = mean_and_error(found)
            row.append(points(Effect(change, level, found.deals, mean, error)))
        rows.append(row)
    return rows
