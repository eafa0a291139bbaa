"""The generated pages of docs/ match the code they are generated from."""

import ast
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import database_page  # noqa: E402
import draw_house  # noqa: E402
import tools_page  # noqa: E402

from archrivals.server.core import schema  # noqa: E402
from archrivals.terminal.parsing import parser  # noqa: E402


def test_the_generated_pages_are_up_to_date() -> None:
    script = ROOT / "tools" / "write_docs.py"
    check = subprocess.run(
        [sys.executable, str(script), "--check"], capture_output=True, text=True, check=False
    )
    assert check.returncode == 0, check.stderr


ARCHITECTURE = (ROOT / "docs" / "ARCHITECTURE.md").read_text(encoding="utf-8")


def test_the_architecture_page_is_short_and_names_only_what_is_there() -> None:
    assert len(ARCHITECTURE.splitlines()) < 80
    named = [word for word in re.findall(r"`([\w./-]+)`", ARCHITECTURE) if "/" in word[1:]]
    homes = (ROOT, ROOT / "src" / "archrivals")
    assert len(named) > 40
    assert [path for path in named if not any((home / path).exists() for home in homes)] == []


def test_the_architecture_page_names_every_folder_of_the_package_and_of_the_server() -> None:
    package = ROOT / "src" / "archrivals"
    folders = [path.parent.name for path in package.glob("*/__init__.py")]
    folders += [path.parent.name for path in package.glob("server/*/__init__.py")]
    told = set(re.findall(r"`(?:[\w./-]+/)?(\w+)`", ARCHITECTURE))
    assert len(folders) > 12
    assert [name for name in folders if name not in told | {"migrations"}] == []


# --- Pictures ---------------------------------------------------------------------------------


def test_a_picture_shows_the_arrows_that_do_not_follow_from_others() -> None:
    arrows = {"engine": set[str](), "speech": {"engine"}, "boxes": {"speech", "engine"}}
    assert draw_house.needed(arrows) == [("speech", "engine"), ("boxes", "speech")]
    assert draw_house.ranks_of(arrows) == {"engine": 0, "speech": 1, "boxes": 2}


def test_a_picture_names_only_functions_that_exist() -> None:
    hosted = ROOT / "src" / "archrivals" / "hosting" / "hosted.py"
    live = ROOT / "web" / "src" / "board" / "live" / "live.ts"
    assert draw_house.is_in("HostedTable.answer", hosted)
    assert draw_house.is_in("received", live)
    assert not draw_house.is_in("HostedTable.anwser", hosted)
    assert not draw_house.is_in("anwser", live)
    assert not draw_house.is_in("told", live.with_name("gone.ts"))


def test_the_picture_of_the_house_has_every_folder() -> None:
    shown = draw_house.house()
    folders = [path.parent.name for path in draw_house.PACKAGE.glob("*/__init__.py")]
    assert len(folders) > 10
    assert [name for name in folders if f">{name}</text>" not in shown] == []


# --- The database -----------------------------------------------------------------------------


def test_the_page_of_the_database_explains_every_column_and_names_who_writes_each_table() -> None:
    written, told = database_page.writers(), database_page.purposes()
    known = schema.metadata.tables
    assert len(known) > 20
    assert [name for name in known if not (written.get(name) and told.get(name))] == []
    columns = [column for table in known.values() for column in table.columns]
    assert [str(column) for column in columns if not column.doc] == []


def test_a_module_that_writes_a_table_is_found() -> None:
    def found(statement: str) -> set[str]:
        nodes = ast.walk(ast.parse(statement))
        return {
            name for node in nodes for name in database_page.tables_in(node, {"seats": "seats"})
        }

    for statement in (
        *("sa.insert(schema.seats)", "update(seats)", "seats.delete()"),
        *('"UPDATE seats SET bot = NULL"', "dialect.insert(seats)"),
    ):
        assert found(statement) == {"seats"}
    assert found("sa.select(seats)") == set()


# --- Tools ------------------------------------------------------------------------------------


def test_every_program_of_tools_and_benches_says_what_it_does() -> None:
    page, found = tools_page.tools_page(), list(tools_page.programs())
    assert len(found) > 35
    assert [
        each.command for each in found if f"| `{each.command}` | {each.does} |" not in page
    ] == []
    assert [each.command for each in found if not re.match(r"[A-Z][a-z]+ ", each.does)] == []


# --- Pages that name files and commands -------------------------------------------------------

WEB = ROOT / "web"
SCRIPTS = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["scripts"]


def fault_in(code: str) -> str:
    """Return what is wrong with a command or a path between backquotes; nothing if it is right."""
    program, *words = shlex.split(code)
    paths: list[Path] = []
    if program == "pytest":
        paths = [ROOT / word for word in words if "/" in word]
    elif program == "python" or program.startswith("bench/"):
        script = ROOT / (words[0] if program == "python" else program)
        told = script.read_text(encoding="utf-8") if script.is_file() else ""
        if lost := [word for word in words if word.startswith("--") and word not in told]:
            return f"{code}: no options {lost}"
        paths = [script]
    elif program == "archrivals":
        try:
            parser().parse_args(words)
        except SystemExit:
            return f"{code}: the command line does not take it"
    elif code.startswith("npm run "):
        return "" if words[1] in SCRIPTS else f"{code}: no such script"
    elif code.startswith("npx vitest run "):
        paths = [WEB / words[2]]
    elif code.startswith("npx playwright test "):
        paths = [WEB / "e2e" / f"{words[2]}.spec.ts"]
    elif re.fullmatch(r"[\w.-]+(/[\w.-]+)+", code):
        homes = (ROOT, ROOT / "src" / "archrivals", ROOT / "web")
        paths = [next((home / code for home in homes if (home / code).exists()), ROOT / code)]
    gone = [path.relative_to(ROOT).as_posix() for path in paths if not path.exists()]
    return f"{code}: no {gone}" if gone else ""


@pytest.mark.parametrize("page", ["by-symptom.md", "adding-a-language.md"])
def test_a_page_names_only_files_and_commands_that_exist(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8").replace(" xx", " es")
    named = re.findall(r"`([^`]+)`", text)
    assert len(named) > 20
    assert [fault for code in named if (fault := fault_in(code))] == []


@pytest.mark.parametrize(
    "code",
    [
        *("src/archrivals/gone.py", "pytest tests/test_gone.py", "python tools/gone.py"),
        *("python tools/write_docs.py --chekc", "bench/gone", "bench/hostile --chekc"),
        *("archrivals pley", "npm run gone", "npx vitest run src/gone", "npx playwright test gone"),
    ],
)
def test_a_name_of_nothing_is_found(code: str) -> None:
    assert fault_in(code)
