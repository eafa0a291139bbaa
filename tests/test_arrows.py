"""Who may import whom: the engine nobody, the speech the engine, the boxes both."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from loops import for_each

SOURCE = Path(__file__).resolve().parent.parent / "src" / "archrivals"
MODULES = sorted(SOURCE.rglob("*.py"))

ALLOWED = {
    "engine": {"engine"},
    "speech": {"speech", "engine"},
    "boxes": {"boxes", "speech", "engine"},
    "codex": {"codex", "boxes", "speech", "engine"},
    "bots": {"bots", "boxes", "engine", "suggesting"},
    "coach": {"coach", "bots", "boxes", "speech", "engine"},
    "hosting": {"hosting", "codex", "coach", "bots", "boxes", "speech", "engine", "__version__"},
    "workshop": {"workshop", "codex", "bots", "boxes", "speech", "engine"},
    "local": {"local", "workshop", "hosting", "coach", "bots", "boxes", "speech", "engine"},
    "lab": {"lab", "codex", "coach", "bots", "box_files", "boxes", "engine"},
    "research": {"research", "bots", "box_files", "boxes", "engine"},
    "server": {
        "server",
        "hosting",
        "coach",
        "bots",
        "boxes",
        "speech",
        "engine",
        "findings",
        "folders",
        "web_client",
        "__version__",
    },
    "terminal": {
        "terminal",
        "workshop",
        "lab",
        "codex",
        "coach",
        "bots",
        "boxes",
        "speech",
        "engine",
        "suggesting",
        "box_files",
        "folders",
        "origin",
        "web_client",
        "__version__",
    },
    "admin": {"admin", "server", "terminal", "bots", "findings", "folders", "origin"},
    "_api": {
        "_api",
        "suggesting",
        "lab",
        "bots",
        "box_files",
        "boxes",
        "speech",
        "engine",
    },
    "": {
        "",
        "_api",
        "bots",
        "boxes",
        "engine",
        "terminal",
        "__version__",
    },  # the public names; `python -m archrivals`
}
"""Each part of the house, and the parts it may import."""

ROOMS = ("records", "language", "state", "play", "views")
"""The rooms of the engine: each imports those before it. The modules beside them import all."""

LAYERS = (
    "core",
    "telemetry",
    "context",
    "jobs",
    "accounts",
    "moderation",
    "operating",
    "calls",
    "archive",
    "tables",
    "lobby",
    "edge",
)
"""The layers of the server, in the same order. The modules beside them run it and import all."""

FOREIGN = {
    "terminal": {"textual", "rich", "shtab"},
    "lab": {"pyarrow", "pyminion", "ray"},
    "research": {"gymnasium", "numpy", "pettingzoo", "pyspiel"},
    "server": {
        "aiosqlite",
        "alembic",
        "argon2",
        "asyncpg",
        "confusable_homoglyphs",
        "cryptography",
        "fastapi",
        "h11",
        "msgspec",
        "nats",
        "openskill",
        "opentelemetry",
        "prometheus_client",
        "pydantic",
        "segno",
        "sqlalchemy",
        "starlette",
        "structlog",
        "uvicorn",
        "zxcvbn",
        "uvloop",
    },
}
"""The only packages from outside the standard library, and the part that may use them."""


def part_of(path: Path) -> str:
    """``speech/english/nouns.py`` belongs to speech; the package's own module to no part."""
    inside = path.relative_to(SOURCE).parts
    return inside[0] if len(inside) > 1 else ""


def module_of(path: Path) -> str:
    """The full name of a file's module."""
    inside = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(("archrivals", *(inside[:-1] if inside[-1] == "__init__" else inside)))


NAMES = {module_of(path) for path in MODULES}


def imports(path: Path) -> list[tuple[int, str]]:
    """Every module that a file imports, anywhere in it, by its full name."""
    package = ("archrivals", *path.relative_to(SOURCE).parent.parts)
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join((*base, *([node.module] if node.module else [])))
            for alias in node.names:  # from archrivals import engine
                inner = f"{module}.{alias.name}"
                own = module == "archrivals" or inner in NAMES
                found.append((node.lineno, inner if own else module))
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "import_module":
            name = node.args[0]  # import_module(f"archrivals.server.{module}")
            first = name.values[0] if isinstance(name, ast.JoinedStr) else name
            if isinstance(first, ast.Constant):
                found.append((node.lineno, str(first.value).rstrip(".")))
    return found


def test_an_import_by_name_is_seen() -> None:
    names = {module for _, module in imports(SOURCE / "admin" / "serving.py")}
    assert {"archrivals.server", "archrivals.server.running"} <= names


def reached(start: str, arrows: dict[str, set[str]]) -> set[str]:
    """Every module that importing this one leads to."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for module in arrows[waiting.pop()] - found:
            found.add(module)
            waiting.append(module)
    return found


def test_there_is_something_to_look_at() -> None:
    parts = {part_of(path) for path in MODULES}
    assert {"engine", "boxes"} <= parts <= ALLOWED.keys(), "a new part needs its arrows here"


@for_each("path", MODULES)
def test_imports_follow_the_arrows(path: Path) -> None:
    part = part_of(path)
    for line, module in imports(path):
        top, _, rest = module.partition(".")
        where = f"{path.relative_to(SOURCE.parent)}:{line} imports {module}"
        if top == "archrivals":
            assert rest.partition(".")[0] in ALLOWED[part], f"{where}: not for {part or 'the root'}"
        elif top not in sys.stdlib_module_names:
            assert top in FOREIGN.get(part, set()), f"{where}: outside the standard library"


@for_each(
    "path", [path for room in ROOMS for path in sorted((SOURCE / "engine" / room).glob("*.py"))]
)
def test_each_room_of_the_engine_builds_on_those_before_it(path: Path) -> None:
    room = path.parent.name
    below = ROOMS[: ROOMS.index(room) + 1]
    for line, module in imports(path):
        if module.startswith("archrivals."):
            other = module.removeprefix("archrivals.engine.").partition(".")[0]
            assert other in below, f"{path.relative_to(SOURCE.parent)}:{line} imports {module}"


def layer_of(module: str) -> str:
    """``archrivals.server.core.bus`` is of the layer ``core``; what runs a server is of none."""
    inside = module.removeprefix("archrivals.server.").partition(".")[0]
    return inside if inside in LAYERS else ""


@for_each(
    "path", [path for path in MODULES if layer_of(module_of(path)) and part_of(path) == "server"]
)
def test_each_layer_of_the_server_builds_on_those_before_it(path: Path) -> None:
    below = LAYERS[: LAYERS.index(layer_of(module_of(path))) + 1]
    for line, module in imports(path):
        if module.startswith("archrivals.server."):
            where = f"{path.relative_to(SOURCE.parent)}:{line} imports {module}"
            assert layer_of(module) in below, where


@for_each("path", [path for path in MODULES if part_of(path) in ("engine", "speech", "boxes")])
def test_the_rules_know_no_clock_no_chance_and_no_files(path: Path) -> None:
    outside = {"random", "time", "datetime", "os", "pathlib", "io", "socket", "secrets", "uuid"}
    assert not outside & {module.partition(".")[0] for _, module in imports(path)}


def test_no_import_of_the_engine_leads_back() -> None:
    """Not even one that only a type checker follows: the engine is read from the bottom up."""
    own = {module_of(path): path for path in MODULES if part_of(path) == "engine"}
    arrows = {
        name: {module for _, module in imports(path)} & own.keys() for name, path in own.items()
    }
    assert [name for name in own if name in reached(name, arrows)] == []


def rings(arrows: dict[str, set[str]]) -> list[list[str]]:
    """Return the groups of modules that import each other, directly or through others."""
    ways = {module: reached(module, arrows) for module in arrows}
    found = {
        tuple(sorted(other for other in ways[module] if module in ways[other]))
        for module in arrows
        if module in ways[module]
    }
    return [list(ring) for ring in sorted(found)]


RINGS = {
    ("archrivals._api.pictures", "archrivals._api.views"): "a view draws itself in a notebook",
    (
        "archrivals.boxes",
        "archrivals.boxes.casting",
        "archrivals.boxes.ledger",
        "archrivals.boxes.mixing",
        "archrivals.boxes.own_boxes",
    ): "the list of boxes is in the package, which mixes a table or reads a box when asked",
    ("archrivals.research.games", "archrivals.research.openspiel"): "an optional dependency",
}
"""Groups of files that import each other, and why. No new one may come."""


def test_no_other_files_import_each_other() -> None:
    """Imports for types alone count as well: a ring of files can only be read as one."""
    arrows = {
        module_of(path): {name for _, name in imports(path) if name in NAMES} - {module_of(path)}
        for path in MODULES
    }
    assert {tuple(ring) for ring in rings(arrows)} == RINGS.keys()


def test_a_ring_of_files_is_found() -> None:
    arrows = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}
    assert rings(arrows) == [["a", "b", "c"]]
