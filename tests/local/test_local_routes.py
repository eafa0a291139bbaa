"""What a page asks of the local server: the shapes of a server, and files that can be proved."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest
from pages import Page

from archrivals.boxes import catalogue_for
from archrivals.coach.hindsight import Budget
from archrivals.engine.course import Course
from archrivals.engine.language.rules import Setup
from archrivals.engine.records import to_json
from archrivals.engine.saving import RULES_VERSION, SaveError, save
from archrivals.engine.table import Table
from archrivals.hosting.coaching import COACH_VERSION
from archrivals.hosting.continuing import Me, Past, Sat, Wish, branch
from archrivals.hosting.futures import FuturesShown
from archrivals.hosting.lessons import LESSONS
from archrivals.hosting.operations.archive import (
    Coached,
    Frames,
    Games,
    Profile,
    Record,
    ReplaySummary,
    Save,
    Shuffles,
)
from archrivals.hosting.operations.people import Myself, TicketShown
from archrivals.hosting.reference import codex, games, rules
from archrivals.hosting.replays import Moment
from archrivals.server.core import codec
from archrivals.server.edge.models import model_of
from archrivals.terminal.game import saved_game
from archrivals.terminal.verifying import proof_of

SCHEMA = codec.schema()
TO_CLIENT = jsonschema.Draft202012Validator(
    SCHEMA["properties"]["to_client"] | {"$defs": SCHEMA["$defs"]}
)


@pytest.fixture
def page() -> Page:
    """Ada's page, with an open line."""
    page = Page()
    page.greet()
    return page


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the coach look back in a hurry."""
    quick = Budget().of(0.05)
    monkeypatch.setattr("archrivals.hosting.coaching.Budget", lambda: quick)


@pytest.fixture(scope="module")
def finished() -> Page:
    """A page with a finished game."""
    page = Page(seed="finished")
    page.greet()
    page.join(page.begin(players=2, super_villains=2, bots=[None, "pip"]))
    page.play(Random("finished"))
    return page


# --- Who plays --------------------------------------------------------------------------------


def test_who_plays_is_told_as_a_server_does(page: Page) -> None:
    me = page.get("session")
    model_of(Myself).model_validate(me, strict=True)
    assert me == page.get("me")
    model_of(TicketShown).model_validate(page.call("POST", "tickets")[1])
    status, problem = page.call("POST", "guests", {"name": "Eve"})
    assert (status, problem["code"]) == (409, "logged-in")


def test_what_is_left_of_a_game_without_its_table_does_not_keep_others_from_opening(
    page: Page,
) -> None:
    page.join(page.begin(players=2, super_villains=2, bots=[None, "pip"]))
    page.think()
    page.answer(0)
    tables = [key for key, row in page.rows.items() if row[0] == "tables" and row[1] != "me"]
    assert any(row[0] == "entries" for row in page.rows.values())
    for key in tables:
        del page.rows[key]
    page.reload()
    assert page.get("me/tables") == []


def test_a_name_and_preferences_outlive_a_reload(page: Page) -> None:
    page.call("PATCH", "me", {"name": "  Grace   Hopper ", "preferences": {"motion": False}})
    page.call("PATCH", "me", {"preferences": {"motion": None, "sound": 0.5}})
    page.reload()
    person = page.get("session")["person"]
    assert (person["name"], person["preferences"]) == ("Grace Hopper", {"sound": 0.5})


@pytest.mark.parametrize("name", ["", "x", "y" * 25, "a\u202eb", 7, None])
def test_a_name_that_cannot_be_shown_is_refused(page: Page, name: Any) -> None:
    status, problem = page.call("PATCH", "me", {"name": name})
    assert name is None or (status, problem["code"]) == (422, "invalid")
    assert page.get("me")["person"]["name"] == "Ada"


def test_what_needs_a_server_says_so(page: Page) -> None:
    for method, path in (
        ("POST", "login"),
        ("GET", "leaderboards"),
        ("POST", "quick"),
        ("GET", "tables/some-table/invitation"),
        ("DELETE", "games"),
        ("GET", "../secrets"),
    ):
        status, problem = page.call(method, path, {} if method == "POST" else None)
        assert (status, problem["code"]) == (404, "no-server"), path


# --- Looking up -------------------------------------------------------------------------------


def test_what_can_be_looked_up_is_what_a_server_tells(page: Page) -> None:
    assert page.get("games") == json.loads(json.dumps(games()))
    assert page.get("codex?language=de") == json.loads(json.dumps(codex("de")))
    assert page.get("rules?language=xx") == json.loads(to_json(rules("en")))
    assert page.get("catalogue?language=es")
    assert page.get("tables?status=open") == []


# --- Tables -----------------------------------------------------------------------------------


def test_a_table_is_opened_changed_and_begun(page: Page) -> None:
    status, opened = page.call("POST", "tables", {"players": 3, "bots": ["pip"]})
    table = opened["table"]
    assert (status, opened["link"]) == (201, f"/t/{table}")
    page.join(table)
    assert [each["name"] for each in page.room["seats"]] == ["Pip", "Ada", ""]
    assert page.call("PUT", f"tables/{table}/seats/2", {"bot": "pip"}) == (204, None)
    assert page.room["seats"][2]["name"] == "Pip 2"
    assert page.call("PUT", f"tables/{table}/seats/1", {"bot": "pip"})[1]["code"] == "your-seat"
    assert page.call("PUT", f"tables/{table}/seats/4", {"bot": "pip"})[1]["code"] == "no-seat"
    assert page.call("PUT", f"tables/{table}/seats/2", {"bot": "hal"})[1]["code"] == "no-bot"
    assert page.call("PUT", f"tables/{table}/seats/2", {"bot": None}) == (204, None)
    ready = page.call("PUT", f"tables/{table}/ready", {"ready": True, "share": True})
    assert ready == (200, {"begun": False})
    page.call("PUT", f"tables/{table}/seats/2", {"bot": "otto"})
    assert page.room["status"] == "playing"
    assert page.call("PUT", f"tables/{table}/ready", {"ready": True})[1]["code"] == "not-open"
    told = page.get(f"tables/{table}")
    assert told == page.room
    TO_CLIENT.validate(told)
    assert told["seats"][1]["promise"] is None
    assert "seed" not in told
    assert len(page.get(f"tables/{table}/cards?language=es")) > 50


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"box": "no-such-box"}, "cannot-be-played"),
        ({"players": 9}, "invalid"),
        ({"players": "2"}, "invalid"),
        ({"players": True}, "invalid"),
        ({"bots": ["hal"]}, "cannot-be-played"),
        ({"bots": ["pip", "pip"], "players": 2}, "cannot-be-played"),
        ({"clock": "never"}, "invalid"),
        ({"recipe": {"id": 1}}, "cannot-be-played"),
        ({"seed": "mine"}, "invalid"),
    ],
)
def test_a_table_that_cannot_be_is_refused(page: Page, wanted: Any, code: str) -> None:
    status, problem = page.call("POST", "tables", wanted)
    assert (status, problem["code"]) == (422, code)
    assert page.get("me/tables") == []


def test_my_tables_are_those_that_are_not_over(page: Page) -> None:
    begun = page.begin(players=2, bots=[None, "pip"])
    opened = page.call("POST", "tables", {"players": 2})[1]["table"]
    mine = page.get("me/tables")
    assert [(each["id"], each["status"]) for each in mine] == [(begun, "playing"), (opened, "open")]
    assert mine[0]["others"] == [{"name": "Pip", "person": None, "bot": "pip"}]
    assert page.call("DELETE", f"tables/{opened}/seat") == (204, None)
    assert page.call("DELETE", f"tables/{begun}") == (204, None)
    assert page.get("me/tables") == []
    assert page.rows.keys() == {'["tables", "me"]'}
    assert page.call("GET", f"tables/{begun}")[1]["code"] == "no-table"


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_lesson_begins(page: Page, lesson: str) -> None:
    status, opened = page.call("POST", f"lessons/{lesson}")
    assert status == 201
    page.join(opened["table"])
    page.think()
    assert page.room["status"] == "playing"
    assert page.ask is not None
    assert page.room["setup"]["arranged"] == []


def test_a_table_of_other_rules_goes_on_from_where_its_turn_began(page: Page) -> None:
    table = page.begin(players=2, bots=[None, "pip"])
    record = page.rows[f'["tables", "{table}"]'][2]
    record["row"]["rules"] = "3"
    page.reload()
    page.greet()
    told = page.join(table)
    assert [each["type"] for each in told] == ["room", "view"]
    assert told[1]["rules"] is not None
    row = page.rows[f'["tables", "{table}"]'][2]["row"]
    assert (row["rules"], len(row["changes"])) == (RULES_VERSION, 1)


def test_a_table_of_other_rules_without_the_start_of_a_turn_is_never_played_on(page: Page) -> None:
    table = page.begin(players=2, bots=[None, "pip"])
    record = page.rows[f'["tables", "{table}"]'][2]
    record["row"]["rules"] = "3"
    record["standing"] = None  # a release that kept none began it
    page.reload()
    page.greet()
    room, refused = page.join(table)
    assert (room["type"], refused["code"]) == ("room", "other-rules")
    assert f"this is version {RULES_VERSION}" in refused["reason"]
    assert not page.more
    told = page.say(type="resync", table=table)
    assert [each["code"] for each in told] == ["other-rules"]


def test_a_table_of_other_cards_is_never_played_on(page: Page) -> None:
    table = page.begin(players=2, bots=[None, "pip"])
    page.rows[f'["tables", "{table}"]'][2]["row"]["cards"] = "0" * 64
    page.reload()
    page.greet()
    assert page.join(table)[-1]["code"] == "other-cards"


# --- Frames -----------------------------------------------------------------------------------


def test_what_is_said_wrongly_is_refused_as_a_server_does(page: Page) -> None:
    table = page.begin(players=2, bots=[None, "pip"])
    assert page.say(type="resync", table=table)[0]["code"] == "not-joined"
    assert page.say(type="hello", version=2, ticket="again")[0]["code"] == "said-already"
    assert page.say(type="nothing")[0]["code"] == "malformed"
    assert page.say(type="ping", more="x" * 9_000)[0]["code"] == "too-large"
    assert page.join("no-such-table")[0]["code"] == "no-table"
    page.join(table)
    page.think()
    order = {"type": "answer", "table": table, "position": page.view["position"], "command": "a"}
    assert page.say(**order, option=999)[0]["code"] == "illegal"
    assert [each["type"] for each in page.say(**order | {"position": 9}, option=0)] == [
        "refused",
        "view",
    ]
    assert page.say(**order | {"command": "bot-1"}, option=0)[0]["code"] == "reserved"
    assert page.say(type="say", table=table, text="hello?")[0]["code"] == "alone"
    reason = page.say(type="whynot", table=table, verb="buy", card="kick")[0]
    assert (reason["type"], bool(reason["lines"])) == ("reason", True)


def test_who_has_not_said_hello_hears_nothing() -> None:
    page = Page()
    page._take(page.server.connect(1))
    assert page.say(type="ping")[0]["code"] == "no-hello"
    assert page.say(type="hello", version=1, ticket="t")[0]["code"] == "version"


def test_who_gives_up_has_lost_and_can_look_back(page: Page, hasty: None) -> None:
    table = page.begin(players=3, bots=[None, "pip", "otto"])
    page.join(table)
    page.think()
    page.answer(0)
    page.think()
    told = page.say(type="concede", table=table, command="enough")
    assert [each["type"] for each in told] == ["update", "room", "accepted"]
    assert page.room["status"] == "over"
    assert page.get(f"tables/{table}/replay")["seats"][0]["place"] == 3
    asked = page.get(f"tables/{table}/coach?seat=0")
    assert asked["state"] == "thinking"
    page.think()
    review = page.get(f"tables/{table}/coach?seat=0")["review"]
    assert not review["ended"]
    assert 0 < review["result"] < 1


def test_a_hint_comes_when_the_coach_has_thought(page: Page) -> None:
    table = page.begin(players=2, super_villains=2, bots=[None, "pip"])
    page.join(table)
    page.think()
    while page.ask is not None and len(page.ask["options"]) < 3:
        page.answer(0)
        page.think()
    assert page.say(type="hint", table=table, position=page.view["position"]) == []
    again = page.say(type="hint", table=table, position=page.view["position"])
    assert again[0]["code"] == "thinking"
    assert page.more
    page.think()
    told = json.loads(page.heard[-1])
    TO_CLIENT.validate(told)
    assert (told["type"], told["position"]) == ("hints", page.view["position"])
    assert len(told["lines"]) == len(told["options"]) > 0


# --- Before one screen ------------------------------------------------------------------------


def test_two_people_play_before_one_screen(page: Page) -> None:
    table = page.call("POST", "tables", {"players": 3, "bots": [None, None, "pip"]})[1]["table"]
    assert page.call("POST", f"tables/{table}/seat?seat=1&name=Grace") == (200, {"seat": 1})
    assert page.call("PUT", f"tables/{table}/ready", {"ready": True})[1] == {"begun": True}
    assert page.join(table, seat=2)[0]["code"] == "no-seat"
    assert page.join(table, seat=4)[0]["code"] == "no-seat"
    for _ in range(60):
        asked = [each["seat"] for each in page.view["public"]["waiting"]] if page.view else [0]
        seat = next((each for each in asked if each != 2), None)
        if seat is not None:
            page.join(table, seat=seat)
            assert (page.room["you"], page.view["seat"]) == (seat, seat)
            assert set(page.view["private"]["hands"]) == {str(seat)}
            if page.ask is not None:
                page.answer(0)
        page.think()
    told = [each for each in map(json.loads, page.heard) if each["type"] == "accepted"]
    assert len(told) > 20
    assert {entry.seat for entry in page.server.tables[table].log} == {0, 1, 2}


# --- After the game ---------------------------------------------------------------------------


def test_a_finished_game_is_shown_as_a_server_does(finished: Page) -> None:
    table = finished.table
    summary = finished.get(f"tables/{table}/replay")
    model_of(ReplaySummary).model_validate(summary)
    assert {each["place"] for each in summary["seats"]} == {1, 2}
    shown = finished.get(f"tables/{table}/replay/frames?seat=0&first=5&count=7")
    model_of(Frames).model_validate(shown)
    assert [each["position"] for each in shown["frames"]] == list(range(5, 12))
    model_of(Frames).model_validate(finished.get(f"tables/{table}/replay/frames?seat=all"))
    model_of(Shuffles).model_validate(finished.get(f"tables/{table}/replay/shuffles"))
    model_of(Record).model_validate(finished.get(f"tables/{table}/replay/record"))
    model_of(Course).model_validate(finished.get(f"tables/{table}/replay/course"))
    model_of(Save).model_validate(finished.get(f"tables/{table}/replay/file"))
    for query in ("seat=7", "first=-1", "count=0", "count=101", "seat=x"):
        status, problem = finished.call("GET", f"tables/{table}/replay/frames?{query}")
        assert (status, problem["code"]) == (422, "invalid")


def test_a_game_in_play_has_no_replay(page: Page) -> None:
    table = page.begin(players=2, bots=[None, "pip"])
    status, problem = page.call("GET", f"tables/{table}/replay")
    assert (status, problem["code"]) == (409, "in-play")


def test_finished_games_are_listed(finished: Page) -> None:
    me = finished.get("me")["person"]["id"]
    profile = finished.get(f"people/{me}")
    model_of(Profile).model_validate(profile)
    assert (profile["games"], profile["recent"][0]["table"]) == (1, finished.table)
    listed = finished.get(f"people/{me}/games?count=20")
    model_of(Games).model_validate(listed)
    assert listed["games"] == profile["recent"]
    assert finished.call("GET", "people/somebody-else")[1]["code"] == "no-person"


@pytest.mark.parametrize("luck", ["same", "new"])
def test_a_finished_game_goes_on_from_any_moment_and_stays_as_it_was(
    finished: Page, luck: str
) -> None:
    old = finished.table
    before = finished.get(f"tables/{old}/replay")
    turn = before["turns"][len(before["turns"]) // 2]
    wanted = {"position": turn["position"], "seat": 0, "luck": luck}
    status, body = finished.call("POST", f"tables/{old}/replay/continued", wanted)
    assert status == 201
    table = body["table"]
    finished.reload()  # what is kept of it is enough to go on
    finished.greet()
    [mine] = [each for each in finished.get("me/tables") if each["id"] == table]
    assert mine["from_turn"] == turn["number"]
    finished.join(table)
    room = finished.room
    assert (room["status"], room["rated"], room["from_turn"]) == ("playing", False, turn["number"])
    assert [each["bot"] for each in room["seats"]] == [None, "pip"]
    finished.play(Random(luck))
    saved = finished.get(f"tables/{table}/replay/file")
    real = finished.get(f"tables/{old}/replay/file")
    at = turn["position"]
    assert saved["answers"][:at] == real["answers"][:at]
    assert (saved["seed"] == real["seed"]) == (luck == "same")
    assert saved["continues"] == {
        "table": old,
        "turn": turn["number"],
        "position": at,
        "luck": luck,
    }
    assert proof_of(saved).same
    assert finished.get(f"tables/{table}/replay")["from_turn"] == turn["number"]
    games = finished.get(f"people/{finished.server.me}/games")["games"]
    assert {each["table"]: each["from_turn"] for each in games}[table] == turn["number"]
    assert finished.get(f"tables/{old}/replay") == before


@pytest.mark.parametrize(("people", "bots"), [(True, [None, None, "pip"]), (False, None)])
def test_other_seats_are_for_bots_or_for_people_before_the_same_screen(
    people: bool, bots: list[str | None] | None
) -> None:
    past = Past("old", "heroes-unite", {"players": 3}, "5", "", "demo", [[0, 0]] * 9)
    sitting = [Sat(0, "Ada", None), Sat(1, "Grace", None), Sat(2, "Pip", "pip")]
    wish = Wish(5, 1, "same", people)
    me = Me("me", "Linus")
    made = branch(past, sitting, wish, Moment(2, 4), me, "new", "ff", 0)
    order = [each.bot for each in made.seats]
    assert order == ([None, None, "pip"] if bots else ["goldie", None, "pip"])
    assert [each.person for each in made.seats] == ["me.0" if people else None, "me", None]
    names = [each.name for each in made.seats]
    assert names == ["Ada" if people else "Goldie", "Linus", "Pip"]
    assert len(made.entries) == 5
    assert made.row.seed == "demo"


def test_a_moment_that_a_game_does_not_have_and_a_game_in_play_are_refused(
    finished: Page, page: Page
) -> None:
    where = f"tables/{finished.table}/replay"
    last = finished.get(where)["answers"]
    for wanted in ({"position": last, "seat": 0}, {"position": 0, "seat": 3}):
        status, body = finished.call("POST", f"{where}/continued", wanted)
        assert (status, body["code"]) == (404, "no-moment")
    table = page.begin(players=2, super_villains=2, bots=[None, "pip"])
    status, body = page.call("POST", f"tables/{table}/replay/continued", {"position": 0, "seat": 0})
    assert (status, body["code"]) == (409, "in-play")


def test_a_rematch_is_the_same_table_for_everybody_who_asks(finished: Page) -> None:
    table = finished.table
    first = finished.call("POST", f"tables/{table}/rematch")[1]["table"]
    assert finished.call("POST", f"tables/{table}/rematch")[1]["table"] == first
    again = finished.get(f"tables/{first}")
    assert [each["name"] for each in again["seats"]] == ["Ada", "Pip"]
    assert finished.call("DELETE", f"tables/{first}")[0] == 204
    assert finished.call("POST", f"tables/{table}/rematch")[1]["table"] != first


def test_a_review_grows_is_made_once_and_kept(finished: Page, hasty: None) -> None:
    table = finished.table
    asked = finished.get(f"tables/{table}/coach?seat=0")
    assert (asked["state"], asked["share"], asked["review"]) == ("thinking", 0.0, None)
    shares = [0.0]
    first: dict[str, Any] = {}
    while finished.think(1):
        told = finished.get(f"tables/{table}/coach?seat=0")
        model_of(Coached).model_validate(told)
        shares.append(told["share"])
        first = first or told["review"] or {}
        assert (
            (told["state"] == "ready")
            == (told["share"] == 1)
            == bool(told["review"] and told["review"]["whole"])
        )
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert first["opens"] == told["review"]["opens"]
    assert not first["whole"]
    assert not finished.more
    finished.reload()
    assert finished.get(f"tables/{table}/coach?seat=0") == told
    finished.rows[f'["tables", "{table}"]'][2]["coach"] = COACH_VERSION - 1
    finished.reload()
    assert finished.get(f"tables/{table}/coach?seat=0")["state"] == "thinking"


def test_both_choices_are_played_on_a_few_futures_at_a_time(finished: Page) -> None:
    saved = finished.get(f"tables/{finished.table}/save")
    position = next(at for at, (seat, _) in enumerate(saved["answers"]) if seat == 0)
    option = 1 if saved["answers"][position][1] == 0 else 0
    where = f"tables/{finished.table}/coach/futures?position={position}&option={option}"
    done = [0]
    while done[-1] < 40:
        shown = finished.get(where)
        model_of(FuturesShown).model_validate(shown)
        assert shown["done"] > done[-1]
        done.append(shown["done"])
    assert len(shown["made"]["won"]) == len(shown["better"]["won"]) == 40
    assert shown["made"]["option"] == saved["answers"][position][1]
    assert shown["better"]["story"]["end"]["won"] == shown["better"]["won"][shown["future"]]
    assert finished.get(where) == shown
    status, body = finished.call("GET", where.replace(f"option={option}", "option=999"))
    assert (status, body["code"]) == (404, "no-choice")


def test_a_table_that_is_deleted_needs_no_review_any_more(finished: Page, page: Page) -> None:
    file = finished.get(f"tables/{finished.table}/save")
    table = page.call("POST", "saves", file)[1]["table"]
    page.get(f"tables/{table}/coach?seat=0")
    assert page.think(1) == 1
    assert page.call("DELETE", f"tables/{table}")[0] == 204
    assert page.think() == 0


# --- Files ------------------------------------------------------------------------------------


def test_a_finished_game_is_proved_and_comes_back_as_a_replay(finished: Page) -> None:
    table = finished.table
    saved = finished.get(f"tables/{table}/save")
    assert proof_of(saved).same
    other = Page("Grace", seed="other")
    status, told = other.call("POST", "saves", saved)
    assert status == 201
    here = told["table"]
    before, after = finished.get(f"tables/{table}/replay"), other.get(f"tables/{here}/replay")
    for name in ("answers", "digest", "points", "seed", "commitment", "turns"):
        assert before[name] == after[name]
    again = other.get(f"tables/{here}/save")
    assert proof_of(again).same
    assert again["table"] == table
    assert other.get(f"tables/{here}/replay/record")["table"] == table
    told = (finished.get(f"tables/{table}"), other.get(f"tables/{here}"))
    assert told[0]["receipt"] == told[1]["receipt"]
    assert other.call("POST", "saves", saved)[1]["code"] == "here-already"


def test_a_game_in_play_goes_on_at_another_device(page: Page) -> None:
    table = page.begin(players=3, super_villains=2, bots=["pip", None, "otto"])
    page.join(table)
    page.think()
    for _ in range(8):
        page.answer(0)
        page.think()
    saved = page.get(f"tables/{table}/save")
    assert proof_of(saved).same
    other = Page("Grace", seed="other")
    other.greet()
    status, told = other.call("POST", "saves", saved)
    assert status == 201
    here = told["table"]
    other.reload()
    other.greet()
    other.join(here)
    assert [each["name"] for each in other.room["seats"]] == ["Pip", "Grace", "Otto"]
    assert other.view["private"] == page.view["private"]
    other.play(Random("other"))
    assert proof_of(other.get(f"tables/{here}/save")).same


def test_a_game_of_the_page_goes_on_at_the_terminal_with_its_bots_and_its_proof(
    page: Page, tmp_path: Path
) -> None:
    table = page.begin(players=3, super_villains=2, bots=[None, "otto", "pip"])
    saved = page.get(f"tables/{table}/save")
    file = tmp_path / "game.json"
    text = json.dumps(saved)
    file.write_text(text, encoding="utf-8")
    game = saved_game(file, ("goldie",))
    assert [game.bot(1), game.bot(2)] == ["otto", "pip"]
    assert game.save(file) == ""
    assert file.read_text(encoding="utf-8") == text, "a file that is looked at stays as it is"
    game.answer(0)
    assert game.save(file) == ""
    again = json.loads(file.read_text(encoding="utf-8"))
    assert len(again["answers"]) > len(saved["answers"])
    assert again["fair"] == saved["fair"]
    assert proof_of(again).same
    game = saved_game(file)
    assert [game.bot(1), game.bot(2)] == ["otto", "pip"]


def test_a_game_of_the_page_with_the_person_elsewhere_stays_in_the_page(
    page: Page, tmp_path: Path
) -> None:
    table = page.begin(players=3, bots=["otto", None, "pip"])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(page.get(f"tables/{table}/save")), encoding="utf-8")
    with pytest.raises(SaveError, match="you have seat 1; the terminal plays seat 0 only"):
        saved_game(file)


def test_a_game_of_two_people_tells_who_plays_on_for_the_other(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = [{"name": "Ada", "bot": None}, {"name": "Ben", "bot": None}]
    file.write_text(json.dumps(a_save(seats=seats)), encoding="utf-8")
    game = saved_game(file, ("goldie",))
    assert "Goldie plays on for Ben: only one person plays at a terminal." in game.story.lines


@pytest.mark.parametrize(("bot", "plays"), [("otto", "otto"), ("mybot:Mine", "goldie")])
def test_a_game_of_the_terminal_goes_on_in_the_page_with_its_bots(
    page: Page, bot: str, plays: str
) -> None:
    status, told = page.call("POST", "saves", a_save(bots=[bot]))
    assert status == 201
    seats = page.get(f"tables/{told['table']}")["seats"]
    assert [each["bot"] for each in seats] == [None, plays]


@pytest.mark.parametrize("change", ["seed", "digest", "answers", "setup", "fair", "archrivals"])
def test_a_file_that_was_changed_is_refused(finished: Page, change: str) -> None:
    saved = finished.get(f"tables/{finished.table}/save")
    saved[change] = {
        "seed": "another",
        "digest": "0" * 64,
        "answers": [*saved["answers"][:-1], [0, 99]],
        "setup": {**saved["setup"], "players": 3},
        "fair": {**saved["fair"], "secret": "0" * 64},
        "archrivals": "3",
    }[change]
    status, problem = Page("Eve", seed="eve").call("POST", "saves", saved)
    assert (status, problem["code"]) == (422, "no-save")


def a_save(**more: Any) -> dict[str, Any]:
    """A game that has just begun, as the terminal saves it."""
    setup = Setup(players=2, first=0)
    return save(Table.new(setup, catalogue_for(setup), "a seed")) | more


@pytest.mark.parametrize("result", ["x", 5, ["x"]])
def test_a_result_that_is_none_is_refused(page: Page, result: Any) -> None:
    status, problem = page.call("POST", "saves", a_save(result=result))
    assert (status, problem["code"]) == (422, "no-save")


@pytest.mark.parametrize("bot", [[], {}, 5, "nobody"])
def test_a_seat_without_a_bot_that_there_is_becomes_a_persons(page: Page, bot: Any) -> None:
    status, told = page.call("POST", "saves", a_save(seats=[{"bot": bot}, {"bot": "otto"}]))
    assert status == 201
    seats = page.get(f"tables/{told['table']}")["seats"]
    assert [each["bot"] for each in seats] == [None, "otto"]


@pytest.mark.parametrize("body", [None, [], "x", {}, {"setup": 1}, {"setup": {}, "answers": 3}])
def test_what_is_no_save_is_refused(page: Page, body: Any) -> None:
    status, problem = page.call("POST", "saves", body)
    assert (status, problem["code"]) == (422, "no-save")


# --- Links that hold a game ---------------------------------------------------------------------


def test_a_finished_game_goes_to_another_page_in_a_link(finished: Page) -> None:
    text = finished.get(f"tables/{finished.table}/replay/link")["link"]
    assert len(text) <= 1_500
    eve = Page("Eve", seed="eve")
    status, opened = eve.call("POST", "links", {"link": f"https://a.example/#/game/{text}"})
    assert status == 201
    mine, theirs = (
        one.get(f"tables/{table}/replay")
        for one, table in ((finished, finished.table), (eve, opened["table"]))
    )
    for name in ("setup", "seed", "commitment", "result", "answers", "turns", "digest"):
        assert mine[name] == theirs[name]
    assert [each["name"] for each in mine["seats"]] == [each["name"] for each in theirs["seats"]]
    saved = eve.get(f"tables/{opened['table']}/replay/file")
    found = eve.call("POST", "checks", {"saved": saved})[1]["findings"]
    assert not [each for each in found if each.get("right") is False]


def test_a_link_that_is_opened_again_leads_to_the_same_table(finished: Page) -> None:
    text = finished.get(f"tables/{finished.table}/replay/link")["link"]
    assert finished.call("POST", "links", {"link": text}) == (
        201,
        {"table": finished.table, "link": f"/t/{finished.table}"},
    )


def test_a_link_that_was_cut_is_refused_by_name(finished: Page) -> None:
    text = finished.get(f"tables/{finished.table}/replay/link")["link"]
    status, problem = finished.call("POST", "links", {"link": text[:-9]})
    assert (status, problem["code"]) == (422, "link-bad")


def test_a_game_that_is_not_over_is_in_no_link(page: Page) -> None:
    table = page.begin(players=2, bots=[None, "pip"])
    assert page.call("GET", f"tables/{table}/replay/link")[1]["code"] == "in-play"
