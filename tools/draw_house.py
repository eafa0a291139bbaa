"""Draw docs/pictures/house.svg and answer.svg: the folders of the code, and the way of an answer.

Both are drawn from the code. The folders, their jobs and their arrows are read from docstrings and
imports; each stop of an answer names a function that must exist. `python tools/write_docs.py`
writes the pictures.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from textwrap import wrap
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "archrivals"
FLOORS: Final = ROOT / "web" / "src" / "floors.test.ts"

STYLE: Final = """
  .ground { fill: #fffdf8; }
  .box { fill: #f3eee2; stroke: #b9ae97; }
  .outer { fill: none; stroke: #b9ae97; stroke-dasharray: 3 4; }
  .line { fill: none; stroke: #6b6353; stroke-width: 1.4; }
  .wire { fill: none; stroke: #1d4f91; stroke-width: 1.4; stroke-dasharray: 6 4; }
  .tip { fill: #6b6353; } .tip-wire { fill: #1d4f91; }
  text { fill: #1d1a14; font: 13px system-ui, sans-serif; }
  .name { font-weight: 700; font-size: 15px; }
  .small { fill: #5a5242; font-size: 11.5px; }
  .code { fill: #5a5242; font: 11.5px ui-monospace, monospace; }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #16181d; }
    .box { fill: #23262d; stroke: #545a66; }
    .outer { stroke: #545a66; }
    .line { stroke: #a9b0bd; } .tip { fill: #a9b0bd; }
    .wire { stroke: #8ab8f5; } .tip-wire { fill: #8ab8f5; }
    text { fill: #eceff4; }
    .small, .code { fill: #b4bac6; }
  }
"""

Arrows = Mapping[str, set[str]]
"""What each folder imports."""


def svg(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """Return a picture of this size."""
    tips = "".join(
        f'<marker id="{name}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" '
        f'orient="auto-start-reverse"><path class="{name}" d="M0 0 8 4 0 8z"/></marker>'
        for name in ("tip", "tip-wire")
    )
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><defs>{tips}</defs>"
        f'<rect class="ground" width="{width:g}" height="{height:g}"/>'
    )
    return "\n".join([head, *parts, "</svg>", ""])


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Return a line of text."""
    of_kind = f'class="{kind}" ' if kind else ""
    return f'<text {of_kind}x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(words)}</text>'


def rectangle(x: float, y: float, width: float, height: float, kind: str = "box") -> str:
    """Return a box with round corners."""
    return (
        f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6"/>'
    )


# --- What the code says -----------------------------------------------------------------------


def job_of(folder: Path) -> str:
    """Return the first sentence of a package's docstring."""
    tree = ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))
    job = " ".join((ast.get_docstring(tree) or "").split("\n\n")[0].split())
    return job.replace("``", "").rstrip(".")


def imported(file: Path, package: Path, name: str) -> set[str]:
    """Return the other folders that a file imports, also by ``import_module``."""
    inside = (name, *file.relative_to(package).parent.parts)
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        modules: list[str] = []
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(inside[: len(inside) - node.level + 1]) if node.level else ""
            module = ".".join(part for part in (base, node.module) if part)
            modules = [module, *(f"{module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "import_module":
            modules = [
                str(each.value) for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)
            ]
        for module in modules:
            if module.startswith(f"{name}."):
                found.add(module.removeprefix(f"{name}.").partition(".")[0])
    return found


def arrows_of(package: Path, name: str) -> dict[str, set[str]]:
    """Return the folders of a package that each of its folders imports."""
    folders = sorted(path.parent for path in package.glob("*/__init__.py"))
    names = {folder.name for folder in folders}
    return {
        folder.name: {
            each for file in folder.rglob("*.py") for each in imported(file, package, name)
        }
        & names - {folder.name}
        for folder in folders
    }


def ranks_of(arrows: Arrows) -> dict[str, int]:
    """Return how high each folder stands: one above the highest that it imports."""

    def rank(name: str) -> int:
        return max((rank(other) + 1 for other in arrows[name]), default=0)

    return {name: rank(name) for name in arrows}


def needed(arrows: Arrows) -> list[tuple[str, str]]:
    """Return the arrows that no chain of others makes needless."""

    def reached(name: str) -> set[str]:
        return {each for other in arrows[name] for each in (other, *reached(other))}

    return [
        (name, other)
        for name in arrows
        for other in sorted(arrows[name])
        if not any(other in reached(third) for third in arrows[name] - {other})
    ]


def floors() -> list[list[str]]:
    """Return the floors of the browser's code from the top, as its test declares them."""
    declared = FLOORS.read_text(encoding="utf-8").partition("const FLOORS = [")[2]
    rows = re.findall(r"\[([^\]]+)\]", declared.partition("] as const")[0])
    found = [re.findall(r'"([\w-]+)(?:/\*)?"', row) for row in rows]
    return [row for row in reversed(found) if row]


# --- The house --------------------------------------------------------------------------------

BOX_WIDTH: Final = 230
GAP: Final = 28
ROW_GAP: Final = 46
LINE: Final = 16
MARGIN: Final = 24
IN_BROWSER: Final = ("local", "server")
"""The folders that the browser's code talks to."""


class Place(NamedTuple):
    """The place of a folder's box, and the text in it."""

    x: float
    y: float
    height: float
    lines: list[str]

    @property
    def middle(self) -> float:
        """Return the middle of its edges above and below."""
        return self.x + BOX_WIDTH / 2


def house() -> str:
    """Return the picture of the house: its folders, their jobs, and what imports what."""
    arrows = arrows_of(PACKAGE, "archrivals")
    places, height = placed(arrows)
    parts = []
    drawn = needed(arrows)
    for name, other in drawn:
        parts.append(arrow(name, other, places, drawn))
    for name, place in places.items():
        parts.append(rectangle(place.x, place.y, BOX_WIDTH, place.height))
        parts.append(text(place.x + 12, place.y + 22, name, "name"))
        for at, line in enumerate(place.lines):
            parts.append(text(place.x + 12, place.y + 42 + at * LINE, line, "small"))
    right = max(place.x for place in places.values()) + BOX_WIDTH + 3 * GAP
    parts += browser(right, places)
    note = (
        "Solid arrow: imports; what follows from other arrows is left out. "
        "Dashed arrow: requests and messages as in hosting/wire.py."
    )
    parts.append(text(MARGIN, height + 6, note, "small"))
    return svg(right + BOX_WIDTH + MARGIN, height + MARGIN, "The house of Archrivals", parts)


def placed(arrows: Arrows) -> tuple[dict[str, Place], float]:
    """Return where each folder is drawn, and the height of them all."""
    ranks = ranks_of(arrows)
    rows = [
        [name for name in arrows if ranks[name] == rank] for rank in range(max(ranks.values()) + 1)
    ]
    widest = max(map(len, rows))
    middles: dict[str, float] = {}

    def over(name: str) -> float:
        below = [middles[other] for other in arrows[name]]
        return sum(below) / len(below) if below else 0.0

    for row in rows:  # from the ground up: each above what it imports
        row.sort(key=lambda name: (name in IN_BROWSER, over(name), name))
        first = (widest - len(row)) / 2
        middles |= {name: first + at for at, name in enumerate(row)}
    places: dict[str, Place] = {}
    y: float = MARGIN
    for row in reversed(rows):
        texts = {name: lines_of(name) for name in row}
        height = 42 + LINE * max(map(len, texts.values()))
        for name in row:
            x = MARGIN + middles[name] * (BOX_WIDTH + GAP)
            places[name] = Place(x, y, height, texts[name])
        y += height + ROW_GAP
    return places, y


def lines_of(name: str) -> list[str]:
    """Return the text in a folder's box: its job, and its rooms from the ground up."""
    folder = PACKAGE / name
    lines = wrap(job_of(folder), 34)
    arrows = {}
    if any(folder.glob("*/__init__.py")) and name in ("engine", "server"):
        arrows = arrows_of(folder, f"archrivals.{name}")
    if arrows:
        ranks = ranks_of(arrows)
        rooms = sorted(arrows, key=lambda room: (ranks[room], room))
        lines += wrap(" ← ".join(rooms), 32)
    return lines


def arrow(name: str, other: str, places: Mapping[str, Place], drawn: list[tuple[str, str]]) -> str:
    """Return the line from a folder down to one that it imports."""
    upper, lower = places[name], places[other]
    out = sorted((each for each in drawn if each[0] == name), key=lambda e: places[e[1]].x)
    into = sorted((each for each in drawn if each[1] == other), key=lambda e: places[e[0]].x)
    x = upper.x + BOX_WIDTH * (out.index((name, other)) + 1) / (len(out) + 1)
    to = lower.x + BOX_WIDTH * (into.index((name, other)) + 1) / (len(into) + 1)
    y, end = upper.y + upper.height, lower.y
    way = f"M{x:g} {y:g}"
    for row in passed(upper, lower, places):
        gap = min(gaps_of(row), key=lambda each: abs(each - (x + to) / 2))
        way += curve(x, y, gap, row[0].y) + f"V{row[0].y + row[0].height:g}"
        x, y = gap, row[0].y + row[0].height
    return f'<path class="line" marker-end="url(#tip)" d="{way}{curve(x, y, to, end)}"/>'


def curve(x: float, y: float, to: float, end: float) -> str:
    """Return the part of a line that goes from one row to the next."""
    bend = ROW_GAP * 0.9
    return f"C{x:g} {y + bend:g} {to:g} {end - bend:g} {to:g} {end:g}"


def passed(upper: Place, lower: Place, places: Mapping[str, Place]) -> list[list[Place]]:
    """Return the rows between two folders, from above."""
    between = [each for each in places.values() if upper.y < each.y < lower.y]
    return [sorted(each for each in between if each.y == y) for y in sorted({p.y for p in between})]


def gaps_of(row: list[Place]) -> list[float]:
    """Return where a line can pass a row: between its boxes, or left or right of them."""
    return [row[0].x - GAP / 2, *(each.x + BOX_WIDTH + GAP / 2 for each in row)]


def browser(x: float, places: Mapping[str, Place]) -> list[str]:
    """Return the floors of the browser's code, and its lines to those it talks to."""
    step, height, top = 44.0, 32.0, float(MARGIN)
    rows = floors()
    parts = [
        rectangle(x - 12, top, BOX_WIDTH + 24, 62 + step * len(rows), "outer"),
        text(x, top + 22, "web/src", "name"),
        text(x, top + 42, "The table in a browser", "small"),
    ]
    for at, row in enumerate(rows):
        y = top + 56 + at * step
        parts.append(rectangle(x, y, BOX_WIDTH, height))
        parts.append(text(x + BOX_WIDTH / 2, y + 21, "   ".join(row), "", "middle"))
    side = x - 12
    for name in IN_BROWSER:
        place = places[name]
        right = place.x + BOX_WIDTH
        if any(each.y == place.y and right < each.x < x for each in places.values()):
            y = place.y - ROW_GAP * 0.3  # over what stands between
            way = f"M{right - 24:g} {place.y:g}V{y:g}H{side:g}"
        else:
            y = place.y + place.height / 2
            way = f"M{right:g} {y:g}H{side:g}"
        ends = 'marker-start="url(#tip-wire)" marker-end="url(#tip-wire)"'
        parts.append(f'<path class="wire" {ends} d="{way}"/>')
    return parts


# --- The way of an answer ---------------------------------------------------------------------

LANES: Final = {
    "Screen": "web/src",
    "Gateway": "server/edge",
    "Host": "server/tables",
    "Table": "hosting, engine",
    "Database": "log of the table",
}
"""Where an answer stops, from left to right, and the code that runs there."""


class Step(NamedTuple):
    """One step of an answer: from a lane to a lane, in words, and the function that takes it."""

    start: str
    end: str
    words: str
    file: str
    function: str


STEPS: Final = (
    Step("Screen", "Screen", "a card is pressed", "web/src/board/live/live.ts", "answer"),
    Step("Screen", "Gateway", "answer", "web/src/base/wire/socket.ts", "send"),
    Step(
        *("Gateway", "Host", "envelope, by the bus"),
        *("src/archrivals/server/edge/host_requests.py", "HostRequests.order"),
    ),
    Step(
        *("Host", "Host", "one order after another"),
        *("src/archrivals/server/tables/order_queue.py", "OrderQueue.add"),
    ),
    Step(
        *("Host", "Host", "person, seat, position"),
        *("src/archrivals/server/tables/orders.py", "answer"),
    ),
    Step(
        *("Host", "Table", "option"),
        *("src/archrivals/hosting/hosted.py", "HostedTable.answer"),
    ),
    Step(
        *("Table", "Table", "the rules, to the next ask"),
        *("src/archrivals/engine/play/game.py", "Game.answer"),
    ),
    Step(
        *("Table", "Host", "a message for each seat"),
        *("src/archrivals/hosting/hosted.py", "HostedTable.updates"),
    ),
    Step(
        *("Host", "Database", "entry, while the lease holds"),
        *("src/archrivals/server/tables/log.py", "Writer.write"),
    ),
    Step(
        *("Database", "Host", "written: now it may be shown"),
        *("src/archrivals/server/tables/commits.py", "Commits.commit"),
    ),
    Step(
        *("Host", "Gateway", "out, by the bus"),
        *("src/archrivals/server/tables/publisher.py", "Publisher.to_viewers"),
    ),
    Step(
        *("Gateway", "Screen", "update"),
        *("src/archrivals/server/edge/sockets.py", "Socket.send"),
    ),
    Step("Screen", "Screen", "the new state", "web/src/board/live/live.ts", "received"),
    Step(
        "Screen", "Screen", "beats, played in turn", "web/src/board/stage/director.ts", "Director"
    ),
)

LANE_WIDTH: Final = 216
STEP_HEIGHT: Final = 52


class NoSuchFunction(Exception):
    """A step names a function that the code does not have."""


def is_in(function: str, file: Path) -> bool:
    """Return whether a file defines a function, a method (``Class.name``) or a class."""
    if not file.exists():
        return False
    source = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return (
            re.search(rf"^\s*(export )?(function |class )?{function}\b[^;=]*\{{$", source, re.M)
            is not None
        )
    body: list[ast.stmt] = ast.parse(source).body
    for name in function.split("."):
        kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
        found = [each for each in body if isinstance(each, kinds) and each.name == name]
        if not found:
            return False
        body = found[0].body
    return True


def answer() -> str:
    """Return the picture of the way of one answer, from a screen to the log and back."""
    for step in STEPS:
        if not is_in(step.function, ROOT / step.file):
            raise NoSuchFunction(f"{step.file} has no {step.function}: change STEPS in {__file__}")
    middles = {lane: MARGIN + LANE_WIDTH * (at + 0.5) for at, lane in enumerate(LANES)}
    bottom = MARGIN + 74 + STEP_HEIGHT * len(STEPS)
    parts = []
    for lane, where in LANES.items():
        x = middles[lane]
        parts.append(f'<path class="outer" d="M{x:g} {MARGIN + 48}V{bottom:g}"/>')
        parts.append(rectangle(x - 84, MARGIN, 168, 48))
        parts.append(text(x, MARGIN + 20, lane, "name", "middle"))
        parts.append(text(x, MARGIN + 38, where, "code", "middle"))
    for at, step in enumerate(STEPS):
        parts += step_parts(at + 1, step, middles, MARGIN + 96 + at * STEP_HEIGHT)
    width = 2 * MARGIN + LANE_WIDTH * len(LANES)
    return svg(width, bottom + MARGIN, "The way of one answer", parts)


def step_parts(number: int, step: Step, middles: Mapping[str, float], y: float) -> list[str]:
    """Return a step: its arrow, or a dot where it stays, its words and its function."""
    start, end = middles[step.start], middles[step.end]
    called = f"{number}. {step.words}"
    code = f"{Path(step.file).name} {step.function}"
    if step.start == step.end:
        return [
            f'<circle class="tip" cx="{start:g}" cy="{y:g}" r="4"/>',
            text(start + 12, y - 2, called),
            text(start + 12, y + 13, code, "code"),
        ]
    middle = (start + end) / 2
    return [
        f'<path class="line" marker-end="url(#tip)" d="M{start:g} {y:g}H{end:g}"/>',
        text(middle, y - 7, called, "", "middle"),
        text(middle, y + 15, code, "code", "middle"),
    ]
