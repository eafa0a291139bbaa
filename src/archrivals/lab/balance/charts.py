"""The charts of a study, as Vega-Lite made with Altair."""

from __future__ import annotations

from typing import Any, Final

from archrivals.boxes import BOXES
from archrivals.lab.executors import package

from .figures import Band, Effect, Standing, mean_and_error, share
from .studies import LEVELS, MOMENTS_PER_GAME, Study, Usual

CHART_WIDTH: Final = 620
PERCENT: Final = "+.0%"
COLOURS: Final = {"printed": "#4c78a8", "house": "#e4572e"}

TURNS_PER_BIN: Final = 4
"""The turns of one bin, by which games are counted."""

DARK: Final = "datum['of fair'] < 0.65 || datum['of fair'] > 1.4"
"""Cells whose words must be light."""

PLACES: Final = {"in the band": "circle", "at its edge": "triangle-up", "outside": "diamond"}
"""Where a card stands; at the edge is outside by no more than chance can do."""

Chart = Any  # a chart of Altair's has no one public type
Rows = list[dict[str, Any]]


def _altair() -> Any:
    return package("altair", "a report page")


def names(box: str) -> dict[str, str]:
    """Return the words for a card or hero: its name for its id; Characters go by their names."""
    return {card.id: card.name for card in BOXES[box].cards}


def forest(box: str, effects: list[Effect], title: str) -> Chart:
    """Each effect with its interval, the greatest on top; grey where it may be chance."""
    alt = _altair()
    called = names(box)
    rows: Rows = [
        {
            "name": called.get(each.change.what, each.change.what),
            "effect": each.mean,
            "low": each.low,
            "high": each.high,
            "real": "more than chance" if each.real else "may be chance",
            "deals": each.deals,
            "q": each.q,
        }
        for each in effects
    ]
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y("name:N", sort=None, title=None),
        color=alt.Color(
            "real:N",
            scale=alt.Scale(
                domain=["more than chance", "may be chance"], range=["#2b5d8a", "#b0b0b0"]
            ),
            title=None,
            legend=alt.Legend(orient="top"),
        ),
        tooltip=["name:N", _tip("effect"), _tip("low"), _tip("high"), "deals:Q", "q:Q"],
    )
    axis = alt.Axis(format=PERCENT, orient="top")
    bars = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q", axis=axis, title=title), x2=alt.X2("high:Q")
    )
    points = base.mark_point(filled=True, size=45, opacity=1).encode(x=alt.X("effect:Q"))
    return (_nothing() + bars + points).properties(width=CHART_WIDTH, height=alt.Step(13))


def gifts(standings: list[Standing]) -> Chart:
    """Every card as a gift, by skill and together; our own effects in another colour."""
    alt = _altair()
    rows: Rows = [_standing(each) for each in sorted(standings, key=lambda one: -one.gift.mean)]
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y("name:N", sort=None, title=None),
        color=_whose(),
        tooltip=["name:N", "cost:Q", _tip("effect"), _tip("low"), _tip("high"), "place:N"],
    )
    axis = alt.Axis(format=PERCENT, orient="top")
    bars = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q", axis=axis, title="share of wins more with the card"), x2=alt.X2("high:Q")
    )
    points = base.mark_point(filled=True, size=45, opacity=1).encode(
        x=alt.X("effect:Q"),
        shape=alt.Shape(
            "place:N",
            scale=alt.Scale(domain=list(PLACES), range=list(PLACES.values())),
            title=None,
            legend=alt.Legend(orient="top"),
        ),
    )
    return (_nothing() + bars + points).properties(width=CHART_WIDTH, height=alt.Step(13))


def against_cost(standings: list[Standing], band: Band) -> Chart:
    """Plot the worth of a gift by the card's cost, and the band of the printed cards."""
    alt = _altair()
    rows: Rows = [_standing(each) for each in standings]
    costs = sorted({row["cost"] for row in rows})
    lines: Rows = [
        {
            "cost": cost,
            "low": band.low(cost),
            "high": band.high(cost),
            "middle": band.middle(cost),
        }
        for cost in (costs[0] - 0.4, costs[-1] + 0.4)
    ]
    inside = alt.Chart(alt.Data(values=lines)).encode(
        x=alt.X("cost:Q", title="cost", axis=alt.Axis(tickMinStep=1))
    )
    area = inside.mark_area(opacity=0.12, color=COLOURS["printed"]).encode(
        y=alt.Y("low:Q", title="worth as a gift", axis=alt.Axis(format=PERCENT)), y2="high:Q"
    )
    line = inside.mark_line(color=COLOURS["printed"], strokeDash=[4, 3]).encode(y="middle:Q")
    dots = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("shifted:Q"),
        y=alt.Y("effect:Q"),
        color=_whose(),
        tooltip=["name:N", "cost:Q", _tip("effect"), _tip("low"), _tip("high"), "place:N"],
    )
    points = dots.mark_point(filled=True, size=55, opacity=0.9)
    off = alt.Chart(alt.Data(values=[row for row in rows if row["place"] != "in the band"]))
    labels = off.mark_text(align="left", dx=7, fontSize=11).encode(
        x="shifted:Q", y="effect:Q", text="name:N"
    )
    return (area + line + points + labels).properties(width=CHART_WIDTH, height=380)


def by_skill(study: Study, standings: list[Standing]) -> Chart:
    """Gifts at one level of skill against the other."""
    alt = _altair()
    rows: Rows = []
    for each in standings:
        row = _standing(each)
        for level in LEVELS:
            row[level], _ = mean_and_error(study.effects[level][each.gift.change.key])
        rows.append(row)
    ends = [min(min(row[level] for level in LEVELS) for row in rows), 0.5]
    same = alt.Chart(alt.Data(values=[{"x": end} for end in ends])).mark_line(
        color="#888", strokeDash=[4, 3]
    )
    dots = alt.Chart(alt.Data(values=rows)).mark_point(filled=True, size=50, opacity=0.8)
    axis = alt.Axis(format=PERCENT)
    return (
        same.encode(x="x:Q", y="x:Q")
        + dots.encode(
            x=alt.X(f"{LEVELS[0]}:Q", axis=axis, title=f"worth to {LEVELS[0]} bots"),
            y=alt.Y(f"{LEVELS[1]}:Q", axis=axis, title=f"worth to {LEVELS[1]} bots"),
            color=_whose(),
            tooltip=["name:N", "cost:Q", *(_tip(level) for level in LEVELS)],
        )
    ).properties(width=380, height=380)


def _standing(each: Standing) -> dict[str, Any]:
    cost = each.card.cost or 0
    # Cards of one cost lie side by side, always in the same places.
    shift = (sum(map(ord, each.card.id)) % 17 - 8) / 28
    return {
        "name": each.card.name,
        "cost": cost,
        "shifted": cost + shift,
        "effect": each.gift.mean,
        "low": each.gift.low,
        "high": each.gift.high,
        "whose": "house" if each.house else "printed",
        "place": "outside" if each.out else "at its edge" if each.beyond else "in the band",
    }


def _whose() -> Any:
    alt = _altair()
    return alt.Color(
        "whose:N",
        scale=alt.Scale(domain=list(COLOURS), range=list(COLOURS.values())),
        title=None,
        legend=alt.Legend(orient="top"),
    )


def _tip(field: str) -> Any:
    return _altair().Tooltip(f"{field}:Q", format="+.1%")


def _nothing() -> Chart:
    """The line of no effect."""
    alt = _altair()
    return alt.Chart(alt.Data(values=[{"at": 0}])).mark_rule(color="#888").encode(x="at:Q")


# --- Games as they are ------------------------------------------------------------------------


def heat_map(study: Study) -> Chart | None:
    """Heroes by number of players: wins against a fair share."""
    alt = _altair()
    called = names(study.box)
    rows: Rows = []
    for table, usual in study.usual.items():
        bot, players = table.split(", ")
        for hero, (games, wins) in usual.heroes.items():
            fair = sum(each[1] for each in usual.heroes.values()) / sum(
                each[0] for each in usual.heroes.values()
            )
            won, low, high = share(games, wins)
            rows.append(
                {
                    "hero": called.get(hero, hero),
                    "players": players,
                    "bot": bot,
                    "wins": won,
                    "low": low,
                    "high": high,
                    "games": games,
                    "of fair": won / fair,
                }
            )
    if not rows:
        return None
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("players:O", title=None, axis=alt.Axis(orient="top", labelAngle=0)),
        y=alt.Y(
            "hero:N",
            title=None,
            sort=alt.EncodingSortField("of fair", op="mean", order="descending"),
        ),
    )
    cells = base.mark_rect().encode(
        color=alt.Color(
            "of fair:Q",
            scale=alt.Scale(scheme="purpleorange", domain=[0.5, 1.5], clamp=True),
            title="wins, 1 = a fair share",
        ),
        tooltip=[
            "hero:N",
            alt.Tooltip("wins:Q", format=".1%"),
            alt.Tooltip("low:Q", format=".1%"),
            alt.Tooltip("high:Q", format=".1%"),
            "games:Q",
        ],
    )
    words = base.mark_text(fontSize=11).encode(
        text=alt.Text("wins:Q", format=".0%"),
        color=alt.condition(DARK, alt.value("white"), alt.value("black")),
    )
    return (
        (cells + words)
        .properties(width=alt.Step(74), height=alt.Step(22))
        .facet(column=alt.Column("bot:N", title=None, sort=list(LEVELS)))
    )


def lengths(study: Study) -> Chart:
    """Plot how many turns games take; the rare game that takes far longer is left out."""
    alt = _altair()
    rows: Rows = []
    longest = 0
    for table, usual in study.usual.items():
        counts = sorted((int(turns), n) for turns, n in usual.turns.items())
        binned: dict[int, int] = {}
        for turns, n in counts:
            binned[turns // TURNS_PER_BIN] = binned.get(turns // TURNS_PER_BIN, 0) + n
        inside = [turns for turns, n in counts for _ in range(n)][: -(usual.games // 100) or None]
        longest = max(longest, inside[-1])
        # Bins without a game count as well: a line must not leap over them.
        for at in range(min(binned) - 1, max(binned) + 2):
            share_of = binned.get(at, 0) / usual.games
            rows.append({"table": table, "turns": (at + 0.5) * TURNS_PER_BIN, "games": share_of})
    return (
        alt.Chart(
            alt.Data(values=[row for row in rows if row["turns"] <= longest + 2 * TURNS_PER_BIN])
        )
        .mark_line(interpolate="monotone")
        .encode(
            x=alt.X("turns:Q", title="turns of all players", scale=alt.Scale(zero=False)),
            y=alt.Y("games:Q", title="part of the games", axis=alt.Axis(format=".0%")),
            color=_table(),
        )
        .properties(width=CHART_WIDTH, height=220)
    )


def runaway(study: Study) -> Chart:
    """Plot how often the side that leads wins, by the share of the game that is over."""
    alt = _altair()
    rows: Rows = []
    for table, usual in study.usual.items():
        for moment in range(1, MOMENTS_PER_GAME):
            leads, wins, _ = usual.leads[moment]
            won, low, high = share(leads, wins)
            rows.append(
                {
                    "table": table,
                    "over": moment / MOMENTS_PER_GAME,
                    "wins": won,
                    "low": low,
                    "high": high,
                }
            )
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("over:Q", title="part of the game that is over", axis=alt.Axis(format=".0%")),
        color=_table(),
    )
    line = base.mark_line(point=True).encode(
        y=alt.Y(
            "wins:Q",
            title="the leader wins",
            axis=alt.Axis(format=".0%"),
            scale=alt.Scale(domain=[0.3, 1.0]),
        ),
        tooltip=["table:N", alt.Tooltip("wins:Q", format=".1%")],
    )
    return line.properties(width=CHART_WIDTH, height=240)


def _table() -> Any:
    alt = _altair()
    return alt.Color("table:N", title=None, legend=alt.Legend(orient="right"))


def runaway_index(usual: Usual) -> tuple[float, float, float]:
    """P(win | lead at half), with its interval."""
    leads, wins, _ = usual.leads[MOMENTS_PER_GAME // 2]
    return share(leads, wins)
