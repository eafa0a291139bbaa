"""Operations: every door answers from one list, and each says whether a page can answer it."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Annotated, Any, Final, get_args

import pytest

from archrivals.engine.records import Limit, record
from archrivals.hosting.operations.declared import Answer, answers, answers_in, hints_of, operation
from archrivals.hosting.operations.reading import read
from archrivals.hosting.refusal import Refusal
from archrivals.local.routes import ROOMS
from archrivals.server.edge.operations import every_answer

SOURCE = Path(__file__).resolve().parent.parent / "src" / "archrivals"
SERVER = list(every_answer())
PAGE = list(answers_in(*ROOMS))


def address(answer: Answer) -> tuple[str, str]:
    """Where an operation is asked for."""
    return answer.operation.method, answer.operation.path


def wrong(server: Iterable[Answer], page: Iterable[Answer]) -> list[str]:
    """What is wrong with the lists of the two doors, in sentences."""
    answered = {address(each) for each in page}
    found = []
    for each in server:
        name = " ".join(address(each))
        if each.operation.page is None:
            found.append(f"{name} says neither that a page answers it nor that it needs a server")
        elif each.operation.page == "answers" and address(each) not in answered:
            found.append(f"{name} says that a page answers it, and no page does")
        elif each.operation.page == "needs a server" and address(each) in answered:
            found.append(f"{name} says that it needs a server, and a page answers it")
    return found


# --- The two lists ----------------------------------------------------------------------------


def test_a_page_answers_what_says_so_and_nothing_that_needs_a_server() -> None:
    assert len(SERVER) > 70
    assert wrong(SERVER, PAGE) == []
    assert all(each.operation.page == "answers" for each in PAGE)


def test_an_operation_that_a_page_has_forgotten_is_named() -> None:
    @operation("GET", "/weather")
    async def undecided() -> None:
        """It says nothing of a page."""

    @operation("GET", "/tides", page="answers")
    async def forgotten() -> None:
        """No page answers it."""

    assert wrong([undecided, forgotten], []) == [
        "GET /weather says neither that a page answers it nor that it needs a server",
        "GET /tides says that a page answers it, and no page does",
    ]


@pytest.mark.parametrize("door", [SERVER, PAGE], ids=["server", "page"])
def test_no_two_answers_of_a_door_have_the_same_address(door: list[Answer]) -> None:
    addresses = [address(each) for each in door]
    assert len(set(addresses)) == len(addresses)


def test_the_doors_take_and_return_the_same_records() -> None:
    here = {address(each): each.operation for each in PAGE}
    for each in SERVER:
        if address(each) in here:
            other = here[address(each)]
            assert issubclass(other.request or object, each.operation.request or object)
            assert other.reply == each.operation.reply, address(each)


def test_an_answer_with_other_records_than_its_operation_is_refused() -> None:
    @operation("GET", "/weather", page="needs a server")
    async def weather() -> int:
        """Return the weather."""
        return 20

    with pytest.raises(TypeError, match="other records"):

        @answers(weather.operation)
        def in_words() -> str:
            """Return it in words."""
            return "fine"


def records_in(kind: Any) -> set[type]:
    """The records that a reply is made of."""
    if isinstance(kind, type) and is_dataclass(kind):
        return {kind, *(each for hint in hints_of(kind).values() for each in records_in(hint))}
    return {each for inside in get_args(kind) for each in records_in(inside)}


def test_no_two_records_of_the_interface_have_the_same_name() -> None:
    """The description of the interface would name neither."""
    requests = {each.operation.request for each in SERVER if each.operation.named("body")}
    found: set[type] = set()
    for each in SERVER:
        if "TableMessage" not in str(each.operation.reply):
            found |= {kind for kind in records_in(each.operation.reply) if "wire" not in str(kind)}
    names = sorted(kind.__name__ for kind in found | {kind for kind in requests if kind})
    assert sorted(set(names)) == names


def test_every_field_of_a_path_is_in_its_record() -> None:
    for each in SERVER:
        named = each.operation.named("path")
        assert each.operation.path.count("{") == len(named), address(each)


# --- A request without a web framework --------------------------------------------------------


@record
class Order:
    """Something to eat."""

    table: Annotated[str, Limit(pattern="^[a-z]+$")]
    dish: Annotated[str, Limit(min_length=2, max_length=8)]
    plates: Annotated[int, Limit(ge=1, le=9)] | None = 1
    extras: Annotated[tuple[Annotated[str, Limit(max_length=4)], ...], Limit(max_items=2)] = ()


@operation("POST", "/tables/{table}/orders", page="needs a server")
async def order(asked: Order) -> None:
    """Take an order."""


def test_a_request_becomes_its_record() -> None:
    sent = {"dish": "soup", "plates": None, "extras": ["salt"]}
    asked = read(order.operation, {"table": "corner"}, {}, sent)
    assert asked == Order("corner", "soup", None, ("salt",))
    assert read(order.operation, {"table": "corner"}, {"x": "y"}, {"dish": "pie"}).plates == 1


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        ({"dish": "x"}, "dish: 1 characters are too few"),
        ({"dish": "spaghetti"}, "dish: 9 characters are too many"),
        ({"dish": 7}, "dish: expected text, found 7"),
        ({"dish": "pie", "plates": 10}, "plates: 10 is too large"),
        ({"dish": "pie", "plates": 0}, "plates: 0 is too small"),
        ({"dish": "pie", "plates": True}, "plates: expected"),
        ({"dish": "pie", "extras": ["a", "b", "c"]}, "extras: 3 items are too many"),
        ({"dish": "pie", "extras": ["pepper"]}, r"extras\[0\]: 6 characters are too many"),
        ({"dish": "pie", "table": "mine"}, "table: is not expected here"),
        ({"plates": 2}, "dish: is missing"),
        (["pie"], "The body must be an object"),
        (None, "The body must be an object"),
    ],
    ids=str,
)
def test_a_request_that_is_not_as_it_should_be_is_refused(sent: Any, reason: str) -> None:
    with pytest.raises(Refusal, match=reason) as refused:
        read(order.operation, {"table": "corner"}, {}, sent)
    assert (refused.value.status, refused.value.code) == (422, "invalid")


def test_a_path_that_is_not_as_it_should_be_is_refused() -> None:
    with pytest.raises(Refusal, match="does not match"):
        read(order.operation, {"table": "Corner 3"}, {}, {"dish": "pie"})


# --- Debts ------------------------------------------------------------------------------------


def untyped(path: Path) -> int:
    """How many signatures of public functions of a file hand objects of JSON around."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    loose = "dict[str, Any]"
    named = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign) and loose in ast.unparse(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    } | {"JSON", "JsonObject", "Row"}
    count = 0
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name[0] != "_":
            given = [each.annotation for each in (*node.args.args, *node.args.kwonlyargs)]
            hints = [hint for hint in (*given, node.returns) if hint is not None]
            words = {each.id for hint in hints for each in ast.walk(hint) if hasattr(each, "id")}
            count += any(loose in ast.unparse(hint) for hint in hints) or bool(words & named)
    return count


DEBTS: Final = {
    "hosting/coaching.py": 3,
    "hosting/dealing.py": 2,
    "hosting/operations/declared.py": 1,
    "hosting/operations/reference.py": 4,
    "hosting/reference.py": 4,
    "hosting/replays.py": 1,
    "hosting/rooms.py": 1,
    "hosting/table_request.py": 3,
    "hosting/wire.py": 1,
    "local/answers.py": 2,
    "server/accounts/mydata.py": 1,
    "server/archive/imports.py": 1,
    "server/archive/reviews.py": 1,
    "server/core/codec.py": 1,
    "server/core/sqlite.py": 2,
    "server/edge/routes/accounts.py": 1,
    "server/edge/routes/lobby.py": 1,
    "server/edge/security.py": 1,
    "server/running.py": 1,
}
"""By file, the public functions that take or return rows and objects of JSON; it only shrinks."""


def test_no_more_objects_of_json_are_handed_around_than_were() -> None:
    for part in ("hosting", "local", "server"):
        for path in (SOURCE / part).rglob("*.py"):
            name = path.relative_to(SOURCE).as_posix()
            assert untyped(path) <= DEBTS.get(name, 0), f"{name}: take or return a record instead"


def test_no_class_of_pydantic_is_written_by_hand() -> None:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                assert "BaseModel" not in [ast.unparse(base) for base in node.bases], path


def test_every_record_of_a_request_can_be_made() -> None:
    for each in (*SERVER, *PAGE):
        kind: Any = each.operation.request
        if kind is not None:
            assert kind(**{field.name: None for field in fields(kind)}), kind
