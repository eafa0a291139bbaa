"""The library holds: own cards, seeds, options, views, copies, notebooks, recipes, matches."""

# mypy: no-warn-unreachable
# An assertion narrows what the next call changes.

from __future__ import annotations

import copy
import json
import pickle
from dataclasses import asdict, replace
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tiers import size

import archrivals
from archrivals import Card, Option, Recipe, Refused, SetupError, Table, TableAsk
from archrivals.terminal.rows import full_text, headline

PUNCH = archrivals.card("punch").to_json()
HERO = archrivals.card("nightwing").to_json() | {"id": "mine", "name": "Mine", "synergy": ""}
JAB = PUNCH | {"id": "jab", "name": "Jab"}
LEVELS = [
    archrivals.card(f"batman-{level}").to_json()
    | {"id": f"mine-{level}", "name": "Mine", "level": level}
    for level in (1, 2, 3)
]


def made(*cards: dict[str, Any]) -> list[Card]:
    """Cards of one's own."""
    return archrivals.load_cards(list(cards))


# --- Cards of one's own -------------------------------------------------------------------------


@pytest.mark.rule("S1")
def test_a_renamed_punch_is_still_dealt() -> None:
    slap = made(PUNCH | {"name": "Slap", "play": [{"kind": "Power", "amount": 2}]})
    table = Table(cards=slap, seed="w", super_villains=2)
    view = table.view(0)
    assert {card.name for card in view.hand} <= {"Slap", "Vulnerability"}
    assert view.seats[0].hand_size + view.seats[0].deck == 10
    table.play("greedy")
    assert table.result is not None
    assert table.result.rule != "Q39"


def test_what_no_rule_of_a_table_could_use_is_refused_with_the_reason() -> None:
    villain = archrivals.card("vandal-savage", "heroes-unite").to_json()
    cases: list[tuple[str, list[dict[str, Any]], str]] = [
        ("heroes-unite", [JAB], "Jab is a starter, and nothing at this table deals it"),
        ("heroes-unite", [LEVELS[0]], "Mine is a Character, and this table is played with Super"),
        ("rivals-batman-joker", [LEVELS[0]], "Mine has these Levels: 1. A Character has one"),
        ("rivals-batman-joker", [LEVELS[0], *LEVELS], "share an id"),
        ("rivals-batman-joker", [LEVELS[0] | {"copies": 2}, *LEVELS[1:]], "Levels: 1, 1, 2, 3"),
        ("rivals-batman-joker", [each | {"side": None} for each in LEVELS], "Mine has no side"),
        ("rivals-batman-joker", [HERO], "Mine is a Super Hero, and this table is played with"),
        ("rivals-batman-joker", [villain | {"id": "x"}], "this table has no Super-Villain stack"),
        ("heroes-unite", [HERO | {"copies": 0}], "Mine has 0 copies, so it would never be seen"),
        ("heroes-unite", [HERO | {"copies": 2}], "Mine has 2 copies, and each Super Hero can be"),
        ("heroes-unite", [PUNCH | {"kind": "main"}], "has the id 'punch' of a starter card"),
        ("heroes-unite", [PUNCH | {"copies": 13}], "need 14 cards with the id 'punch', and this"),
        ("heroes-unite", [villain | {"id": "x", "name": "Mine"}], "start on top"),
    ]
    wrong = []
    for box, cards, says in cases:
        for call in (
            lambda box=box, cards=cards: Table(box, cards=made(*cards)),
            lambda box=box, cards=cards: archrivals.play_match(
                ["greedy", "random"], blocks=1, box=box, cards=made(*cards)
            ),
        ):
            try:
                call()
                wrong.append(f"{box}, {says}: accepted")
            except SetupError as refused:
                if says not in str(refused):
                    wrong.append(f"{box}, {says}: {refused}")
    assert not wrong, "\n".join(wrong)


def test_whole_characters_heroes_and_super_villains_of_ones_own_are_taken() -> None:
    duel = Table("rivals-batman-joker", cards=made(*LEVELS), heroes=["Mine", "The Joker"], seed=1)
    assert [card.level for card in duel.view().seats[0].hero] == [3, 2, 1]
    table = Table(cards=made(HERO), heroes=["mine", "nightwing"], seed=1)
    assert table.view().names == ("Mine", "Nightwing")
    top = archrivals.card("vandal-savage", "heroes-unite").to_json() | {"name": "Mine"}
    shown = Table(cards=made(top), seed=1).view().super_villain
    assert shown is not None
    assert shown.name == "Mine"


def test_a_match_is_played_with_cards_of_ones_own() -> None:
    strong = made(PUNCH | {"play": [{"kind": "Power", "amount": 9}]})
    alone, both = (
        archrivals.play_match(
            ["greedy", "random"], blocks=2, jobs=jobs, seed=7, super_villains=2, cards=strong
        )
        for jobs in (1, 2)
    )
    plain = archrivals.play_match(["greedy", "random"], blocks=2, seed="7", super_villains=2)
    for figure in ("share", "margin", "turns", "decisions"):
        assert alone.figures["pairs"][0][figure] == both.figures["pairs"][0][figure]
    assert alone.figures["cards"] != plain.figures["cards"]
    assert not alone.failures


# --- Seeds --------------------------------------------------------------------------------------


def test_a_seed_of_any_simple_kind_is_text_at_once_and_its_save_loads() -> None:
    numbers = pytest.importorskip("numpy")
    for seed, text in (
        (5, "5"),
        ("5", "5"),
        (b"ice", "696365"),
        ("Ä ☃", "Ä ☃"),
        ("", ""),
        (numbers.int64(5), "5"),
    ):
        table = Table(seed=seed)
        assert table.seed == text
        table.answer(0)
        again = Table.from_json(json.loads(json.dumps(table.to_json())))
        assert again.to_json() == table.to_json()
    assert len(Table().seed) == 32
    for wrong in (5.5, ["a"], "\ud800"):
        with pytest.raises(SetupError, match="seed"):
            Table(seed=wrong)  # type: ignore[arg-type]  # that is what is tried


# --- What a table is asked for ------------------------------------------------------------------


def test_words_of_the_wrong_type_are_answered_with_a_sentence() -> None:
    cases: list[tuple[dict[str, Any], str]] = [
        ({"heroes": "nightwing"}, "heroes is a list of names, one for each seat, such as"),
        ({"heroes": [1, 2]}, "heroes is a list of names"),
        ({"heroes": None}, "heroes is a list of names"),
        ({"players": "2"}, "players is a whole number such as 2, not '2'"),
        ({"players": 2.0}, "players is a whole number such as 2, not 2.0"),
        ({"super_villains": "8"}, "super_villains is a whole number"),
        ({"variants": "hunt"}, "variants is a list of names, any of ['synergy', 'hunt', 'hidden']"),
        ({"variants": ["hnt"]}, "'hnt' is not a variant"),
        ({"hero_choice": "pik"}, "no hero_choice 'pik'; did you mean 'pick'?"),
        ({"hero_choice": ["deal"]}, "no hero_choice"),
        ({"box": ["heroes-unite"]}, "no box"),
        ({"recipe": 3}, "a recipe is an id, a Recipe or a dict, not 3"),
        ({"recipe": {"id": "x"}}, 'Recipe lacks its field "name"'),
        ({"cards": PUNCH}, "cards is a list of Cards, as load_cards gives it"),
        ({"cards": [PUNCH]}, "see load_cards"),
        ({"cards": 3}, "cards is a list of Cards"),
    ]
    wrong = []
    for words, says in cases:
        try:
            Table(**words)
            wrong.append(f"{words}: accepted")
        except SetupError as refused:
            if says not in str(refused):
                wrong.append(f"{words}: {refused}")
    assert not wrong, "\n".join(wrong)


def test_the_docstring_of_a_table_explains_every_word() -> None:
    import inspect

    words = inspect.signature(Table).parameters
    text = inspect.getdoc(Table) or ""
    assert [name for name in words if f"``{name}``" not in text] == []
    assert words["box"].default == archrivals.list_boxes()[0]


def test_a_recipe_of_ones_own_is_a_dict_a_record_or_a_file(tmp_path: Path) -> None:
    ready = archrivals.load_recipe("two-sets")
    mine = replace(ready, id="mine", players=2, rules=(("line_up", 7),))
    plain = json.loads(json.dumps(asdict(mine)))
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(plain))
    assert archrivals.load_recipe(file) == archrivals.load_recipe(plain) == mine
    assert isinstance(mine, Recipe)
    for recipe in (mine, plain):
        table = Table(recipe=recipe, seed="mixed", super_villains=2)
        assert len(table.view().line_up) == 7
        assert repr(table) == "<Table mine, 2 players, seed 'mixed', 0 answers>"
        again = pickle.loads(pickle.dumps(table))
        assert again.to_json() == table.to_json()
    match = archrivals.play_match(["greedy", "random"], blocks=1, recipe=plain, super_villains=2)
    assert match.figures["recipe"] == "mine"
    file.write_text("{")
    with pytest.raises(SetupError, match="not JSON"):
        archrivals.load_recipe(file)
    with pytest.raises(SetupError, match="did you mean 'two-sets'"):
        archrivals.load_recipe("two-set")
    assert archrivals.list_recipes()[0] == "two-sets"


@pytest.mark.rule("X1")
def test_a_second_game_follows_only_a_first_one_that_is_over() -> None:
    first = Table(recipe="two-sets-first-half", players=2, seed=1)
    with pytest.raises(SetupError, match="when the first one is over"):
        first.second_game()
    first.play("greedy")
    second = first.second_game(seed=2)
    assert second.ask.kind == "hero"
    assert first.result is not None
    assert first.result.points[second.ask.seat] == min(first.result.points)


# --- Options ------------------------------------------------------------------------------------


def test_options_have_verbs_cards_and_words_and_are_answered_themselves() -> None:
    for box in archrivals.list_boxes():
        table = Table(box, seed="options")
        chance = Random(box)
        for _ in range(60):
            if table.over:
                break
            assert table.ask is table.ask_of(table.ask.seat)
            for ask in table.asks:
                assert isinstance(ask, TableAsk)
                for number, option in enumerate(ask.options):
                    verb, _ = option
                    assert (option.number, option.verb) == (number, verb)
                    assert option.card is None or isinstance(option.card, Card)
                    assert str(option)
                    assert option.seat is None or 0 <= option.seat < table.players
            chosen = chance.choice(chance.choice(table.asks).options)
            said = str(chosen)
            table.answer(chosen)
            assert table.answers[-1] == (chosen.ask.seat, chosen.number)
            assert str(chosen) == said


def test_an_option_of_another_ask_is_refused_and_one_of_a_copy_is_not() -> None:
    table = Table(seed="old")
    option = table.options[0]
    assert repr(option) == f"<Option 0: {option}>"
    twin = table.fork()
    with pytest.raises(Refused, match="is for seat"):
        table.answer(option, seat=1 - option.ask.seat)
    table.answer(option)
    with pytest.raises(Refused, match="an option of another ask"):
        table.answer(option)
    twin.answer(option)
    assert twin.answers == table.answers
    bot = archrivals.make_bot("greedy")
    assert bot.answer(table.sight(), table.ask) in range(len(table.options))
    old = table.options
    table.answer(0)
    kind = {str(each) for each in old}
    assert all(word.split()[0] in ("play", "end", "buy", "use", "none") for word in kind)
    assert isinstance(old[0], Option)


def test_a_sight_names_cards_of_the_one_card_class() -> None:
    table = Table(seed="sight")
    sight = table.sight()
    shown = [sight.card(number) for number in sight.hand]
    assert shown == list(table.view(sight.seat).hand)
    assert isinstance(shown[0], Card)
    assert shown[0] is sight.card(sight.hand[0])
    assert "\n" in str(archrivals.card("katana"))


def test_a_card_prints_as_in_the_terminal() -> None:
    for card in archrivals.cards():
        lines = (headline(card.record), full_text(card.record))
        assert str(card) == "\n".join(filter(None, lines))


# --- Views, results, events ---------------------------------------------------------------------


def ids(cards: tuple[Card, ...]) -> list[str]:
    """Cards by their ids."""
    return [card.id for card in cards]


def test_a_view_says_the_same_typed_and_as_json() -> None:
    for box in archrivals.list_boxes():
        table = Table(box, seed="view")
        bot = archrivals.make_bot("greedy", "view")
        for _ in range(120):
            if table.over:
                break
            table.answer(bot.answer(table.sight(), table.ask))
        for seat in range(-1, table.players):
            view = table.view(seat)
            plain = json.loads(json.dumps(view))
            turn = plain["turn"]
            assert (view.turn, view.active, view.power) == (
                turn["number"],
                turn["seat"],
                turn["power"],
            )
            assert ids(view.line_up) == [each["id"] for each in plain["line_up"]]
            assert [(card.id, n) for card, n in view.stacks] == [
                (each["id"], each["left"]) for each in plain["stacks"]
            ]
            for shown, data in zip(view.seats, plain["seats"], strict=True):
                assert ids(shown.discard) == [each["id"] for each in data["discard"]]
                assert (shown.hand is None) == ("hand" not in data)
                assert (shown.deck, shown.cost) == (data["deck"], data.get("cost"))
            assert len(view.hand) == (view.seats[seat].hand_size if seat >= 0 else 0)
            assert pickle.loads(pickle.dumps(view)) == view
            assert str(copy.deepcopy(view)) == str(view)


def test_results_of_equal_games_are_equal_and_print_what_broke_the_tie() -> None:
    one, two = (Table(seed="same", super_villains=2) for _ in range(2))
    one.play("greedy")
    two.play("greedy")
    assert one.result is not two.result
    assert one.result == two.result
    assert len({one.result, two.result}) == 1
    assert f"ties={one.result.ties}" in repr(one.result)  # type: ignore[union-attr]
    assert pickle.loads(pickle.dumps(one.result)) == one.result


def test_events_since_an_answer_are_the_end_of_the_log() -> None:
    table = Table("heroes-unite", players=3, seed="news", super_villains=2)
    bot = archrivals.make_bot("keen", "news")
    for _ in range(60):
        before, given = len(table.events()), len(table.answers)
        table.answer(bot.answer(table.sight(), table.ask))
        for seat in (-1, 0):
            all_ = table.events(seat)
            assert table.events(seat, since=-1) == all_[before:]
            assert not given or table.events(seat, since=given) == all_[before:]
    again = pickle.loads(pickle.dumps(table))
    for since in (-61, -60, -7, -1, 0, 1, 30, 60, 99):
        assert again.log(1, since) == table.log(1, since) == table.fork().log(1, since)
    assert table.events(since=len(table.answers)) == []
    hidden = [event for event in table.events(0) if event.kind == "move" and not event.cards]
    assert hidden, "a spectator and a foe are not told what is drawn"


def test_bots_play_until_a_seat_is_asked() -> None:
    for players, mine in ((2, 1), (4, 2)):
        table = Table("heroes-unite", players=players, seed="mine", super_villains=2)
        stops = 0
        while not table.over:
            table.play("keen", until=mine)
            if table.over:
                break
            stops += 1
            assert {ask.seat for ask in table.asks} == {mine}
            given = len(table.answers)
            table.play("keen", until=mine)
            assert len(table.answers) == given, "it is still one's own turn"
            table.answer(table.options[0])
        assert stops > 10
    table = Table("heroes-unite", players=3, seed="each")
    table.play("greedy", "random", until=0)
    with pytest.raises(ValueError, match="4 bots for 2 seats"):
        table.play("greedy", "greedy", "greedy", "greedy", until=0)
    with pytest.raises(ValueError, match="no seat 3"):
        table.play("greedy", until=3)


# --- Copies -------------------------------------------------------------------------------------


def test_a_table_is_copied_and_pickled_at_every_position() -> None:
    """Of a random game of each box: its beginning, and all of it where nobody waits."""
    middle = 0
    for box in archrivals.list_boxes():
        players = 4 if box == "confrontations" else 2
        table = Table(box, players=players, seed=f"copies {box}", super_villains=2)
        chance = Random(box)
        while not table.over and len(table.answers) < size(25, 5_000):
            middle += table.ask.kind != "turn"
            twins = [copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
            chosen = chance.randrange(len(table.options))
            before = table.to_json()
            for twin in twins:
                assert twin.to_json() == before
                twin.answer(chosen)
            assert table.to_json() == before, "the original stays as it was"
            table.answer(chosen)
            after, told = table.to_json(), table.events(0, since=-1)
            for twin in twins:
                assert twin.to_json() == after
                assert twin.events(0, since=-1) == told
    assert middle > 10


def test_a_pickle_takes_cards_of_ones_own_along() -> None:
    table = Table(cards=made(HERO), heroes=["mine", "nightwing"], seed=3)
    again = pickle.loads(pickle.dumps(table))
    assert again.view().names == ("Mine", "Nightwing")
    card = pickle.loads(pickle.dumps(again.view().seats[0].hero[0]))
    assert card == made(HERO)[0]
    assert card.text == made(HERO)[0].text


# --- Notebooks ----------------------------------------------------------------------------------


class Reader(HTMLParser):
    """Reads HTML strictly: every tag is closed, and nothing is run or loaded."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ("div", "span", "table", "tr", "td"), tag
        assert [name for name, _ in attrs if name != "style"] == []
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def read(html: str) -> str:
    """The text of well-formed HTML."""
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == []
    return reader.text


def test_tables_and_cards_draw_themselves_in_a_notebook() -> None:
    for card in archrivals.cards():
        drawn = read(card._repr_html_())
        assert card.name in drawn
        assert card.text in drawn
    for box in archrivals.list_boxes():
        table = Table(box, seed="drawn")
        drawn = read(table._repr_html_())
        assert all(card.name in drawn for card in table.view().line_up)
        assert f"Hand of {table.view().names[table.ask.seat]}" in drawn
        assert drawn.count("Hand of") == str(table).count("hand of")
        assert "Hand of" not in read(table.view()._repr_html_())


def test_a_picture_shows_names_as_text_and_never_as_html() -> None:
    evil = '<script>alert("1")</script>&amp;'
    [card] = made(HERO | {"name": evil})
    assert evil in read(card._repr_html_())
    table = Table(cards=[card], heroes=["mine", "nightwing"], seed=1)
    assert evil in read(table._repr_html_())
